//! Two worlds: for the tests, a bout that one seat cannot tell from another.

use kernel::{Bout, Dealer, Imaginer, Input, Recording, Rolled, Rules, Seat};

/// The chance of another bout that `seat` cannot tell from this one: same inputs, other draws.
pub(crate) fn other_world<R: Rules>(recording: &Recording<R>, seat: Seat, seed: u64) -> Option<Vec<Rolled>> {
    let known = Imaginer::new(recording.bout(), seat);
    let inputs = &recording.record().inputs;
    let places: Vec<usize> =
        (0..inputs.len()).filter(|&place| matches!(inputs[place], Input::Chance(_))).collect();
    let mut order = places.clone();
    let mut dealer = Dealer::new(seed);
    dealer.shuffle(&mut order);
    for place in order {
        for bout in changed_at(recording, place, &mut dealer) {
            let (bout, rolled) = bout;
            if bout != *recording.bout() && Imaginer::new(&bout, seat) == known {
                return Some(rolled);
            }
        }
    }
    None
}

/// The bouts that come of another roll at `place`, all else alike as far as it can be.
fn changed_at<R: Rules>(
    recording: &Recording<R>,
    place: usize,
    dealer: &mut Dealer,
) -> Vec<(Bout<R>, Vec<Rolled>)> {
    let record = recording.record();
    let content = recording.bout().content();
    let mut start = Bout::<R>::open(&record.setup, content, None).expect("it was opened before");
    let mut rolled = Vec::new();
    for input in &record.inputs[..place] {
        start.play(input.clone()).expect("it was played before");
        rolled.extend(chance(input));
    }
    let kernel::Waiting::Chance(asked) = start.waiting() else { return Vec::new() };
    let mut outcomes = asked.outcomes(start.pile()).unwrap_or_default();
    dealer.shuffle(&mut outcomes);
    let play = |(other, _): (Rolled, u32)| {
        let (mut bout, mut rolled) = (start.clone(), rolled.clone());
        bout.play(Input::Chance(other.clone())).ok()?;
        rolled.push(other);
        for input in &record.inputs[place + 1..] {
            bout.play(input.clone()).ok()?;
            rolled.extend(chance(input));
        }
        Some((bout, rolled))
    };
    outcomes.into_iter().filter_map(play).collect()
}

fn chance<R: Rules>(input: &Input<R>) -> Option<Rolled> {
    match input {
        Input::Chance(rolled) => Some(rolled.clone()),
        Input::Answer(..) | Input::Batch(..) | Input::Leave(_) | Input::TimeUp => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::live::Live;
    use crate::*;
    use bots::Level;
    use kernel::{Dealer, Rolled, Seat};
    use std::collections::VecDeque;

    const TABLE: TableId = TableId(1);
    const WATCHER: PersonId = PersonId(9);

    /// One of two lobbies that go side by side.
    struct World {
        lobby: Lobby,
        entries: Vec<Entry>,
    }

    impl World {
        fn live(&self) -> &dyn Live {
            &*self.lobby.tables[&TABLE].play.as_ref().expect("a bout is played").live
        }

        /// What the command does, as far as `me` and a spectator can tell, and when it wakes.
        fn apply(&mut self, now: u64, from: Who, request: &Request, me: PersonId) -> Sensed {
            let verdict = self.lobby.apply(Moment(now), from, request.clone());
            let (effects, why) = match verdict {
                Ok(effects) => (effects, None),
                Err(refused) => (refused.effects, Some(refused.why)),
            };
            let mut sensed = Sensed {
                refused: why.filter(|_| from == Who::Person(me)),
                notes: Vec::new(),
                wake: self.lobby.wake_at(),
            };
            for effect in effects {
                match effect {
                    Effect::Store(entry) => self.entries.push(entry),
                    Effect::Send { to, note } if [To::Person(me), To::Person(WATCHER)].contains(&to) => {
                        sensed.notes.push((to, *note));
                    }
                    Effect::Send { .. } | Effect::Reply { .. } | Effect::Wake(_) => {}
                }
            }
            sensed
        }
    }

    /// All that a seat and a spectator can sense of a command.
    #[derive(PartialEq, Debug)]
    struct Sensed {
        refused: Option<Refusal>,
        notes: Vec<(To, Note)>,
        wake: Option<Moment>,
    }

    fn person(seat: Seat) -> PersonId {
        PersonId(u64::from(seat.0) + 1)
    }

    fn terms() -> Terms {
        Terms {
            clock: Clock::Bank { bank: 3_600_000, increment: 1_000 },
            holding: Pause { least: 1, most: 4_000 },
            ..Terms::of(
                "stak-bots",
                SetupChoice::Written("seats = 3\ndepth = 4\nreactive = true\nrecycling = true".to_owned()),
            )
        }
    }

    /// A table of two persons and a computer, with a spectator.
    fn opened(seed: u64) -> World {
        let mut world = World { lobby: Lobby::new(), entries: Vec::new() };
        let mut send = |from, command| {
            let request = Request::own(command);
            world.apply(0, Who::Person(from), &request, from);
        };
        for from in [PersonId(1), PersonId(2), WATCHER] {
            send(from, Command::Connect { connection: ConnectionId(1), name: "P".to_owned() });
        }
        send(PersonId(1), Command::Open { terms: terms(), token: Token("x".repeat(20)), seed });
        let level = Some(Level::Random);
        send(PersonId(1), Command::Fill { table: TABLE, seat: Seat(2), level });
        send(WATCHER, Command::Watch { table: TABLE, token: None });
        for seat in [Seat(0), Seat(1)] {
            send(person(seat), Command::Sit { table: TABLE, seat, token: None });
            send(person(seat), Command::Ready { table: TABLE, ready: true });
        }
        world
    }

    /// Something that somebody may want now; who is asked wants to answer.
    fn wish(world: &World, now: &mut u64, dealer: &mut Dealer) -> (Who, Request) {
        let table = &world.lobby.tables[&TABLE];
        let play = table.play.as_ref().expect("a bout is played");
        let wake = (Who::House, Request::own(Command::Wake));
        let somebody = Seat(dealer.below(2) as u8);
        let asked = play.live.owing().iter().next().filter(|seat| seat.0 < 2);
        let held = asked.and_then(|seat| play.held_until(seat, terms().holding));
        if let Some(at) = held.filter(|_| dealer.below(2) == 0) {
            *now = at.0.max(*now);
            return wake;
        }
        let command = match dealer.below(10) {
            0..=2 => Command::Declare {
                table: TABLE,
                kind: ["react", "act", "draw or not"][dealer.below(3) as usize].to_owned(),
                order: [
                    None,
                    Some(Order::Ask),
                    Some(Order::Pass),
                    Some(Order::Answer("react PARCEL".to_owned())),
                ][dealer.below(4) as usize]
                    .clone(),
            },
            3 => Command::Undo { table: TABLE, number: 3 },
            4 => {
                let sight = play.sight(Some(somebody), &table.terms, false);
                let answers = vec![["react", "scrap", "end"][dealer.below(3) as usize].to_owned()];
                return (
                    Who::Person(person(somebody)),
                    Request::own(Command::Move { table: TABLE, number: sight.number, answers }),
                );
            }
            5 => {
                *now += u64::from(dealer.below(2_000));
                return wake;
            }
            _ => match asked {
                Some(seat) => {
                    let sight = play.sight(Some(seat), &table.terms, false);
                    let choices = &sight.look.scene.prompt.choices;
                    let answer = choices[dealer.below(choices.len() as u32) as usize].answer.clone();
                    let request = Command::Move { table: TABLE, number: sight.number, answers: vec![answer] };
                    return (Who::Person(person(seat)), Request::own(request));
                }
                None => {
                    *now = world.lobby.wake_at().map_or(*now, |at| at.0.max(*now));
                    return wake;
                }
            },
        };
        (Who::Person(person(somebody)), Request::own(command))
    }

    /// The lobby of the same entries with other chance.
    fn rebuilt(entries: &[Entry], rolled: Vec<Rolled>) -> World {
        let mut rolled = VecDeque::from(rolled);
        let mut entries = entries.to_vec();
        for came in entries.iter_mut().filter_map(|entry| entry.came.get_mut(&TABLE)) {
            came.digest = None;
            came.rolled = rolled.drain(..came.rolled.len()).collect();
        }
        let lobby = Lobby::rebuild(&entries).expect("the inputs are the same");
        World { lobby, entries }
    }

    /// Two lobbies that `me` cannot tell apart, though they are different.
    fn fork(seed: u64, me: Seat, steps: u32) -> Option<(World, World, u64)> {
        let (mut first, mut now) = (opened(seed), 0);
        let mut dealer = Dealer::new(seed);
        for _ in 0..steps {
            if first.lobby.tables[&TABLE].ended.is_some() {
                return None;
            }
            let (from, request) = wish(&first, &mut now, &mut dealer);
            if !matches!(request.command, Command::Undo { .. }) {
                first.apply(now, from, &request, person(me));
            }
        }
        let rolled = first.live().other_world(me, seed)?;
        let second = rebuilt(&first.entries, rolled);
        let same_past = first.live().heard(0, Some(me)) == second.live().heard(0, Some(me));
        (same_past && first.live().alike_for(second.live(), me) == (true, true))
            .then_some((first, second, now))
    }

    #[test]
    fn what_a_seat_cannot_tell_apart_it_is_not_told_apart() {
        let rounds = if std::env::var_os("HANGAR_SOAK").is_some() { 10_000 } else { 100 };
        let (mut forks, mut compared, mut by_order) = (0u64, 0u64, 0u64);
        for seed in 0..rounds {
            let me = Seat((seed % 2) as u8);
            let Some((mut first, mut second, mut now)) = fork(seed, me, 4 + (seed % 37) as u32) else {
                continue;
            };
            forks += 1;
            assert_eq!(first.lobby.wake_at(), second.lobby.wake_at(), "seed {seed}: pauses differ");
            let mut dealer = Dealer::stream(seed, 1);
            for step in 0..40 {
                let over = |world: &World| world.lobby.tables[&TABLE].ended.is_some();
                if over(&first) || over(&second) {
                    break;
                }
                let (from, request) = wish(&first, &mut now, &mut dealer);
                let inputs = first.live().inputs();
                let held = first.lobby.tables[&TABLE].play.as_ref().is_some_and(|play| {
                    let person = |seat: &Seat| seat.0 < 2 && *seat != me;
                    play.live
                        .owing()
                        .iter()
                        .filter(person)
                        .any(|seat| play.held_until(seat, terms().holding).is_some())
                });
                let sensed = first.apply(now, from, &request, person(me));
                let other = second.apply(now, from, &request, person(me));
                if !first.live().alike_for(second.live(), me).0 {
                    break;
                }
                assert_eq!(sensed, other, "seed {seed}, step {step}: {request:?}");
                compared += 1;
                by_order += u64::from(held && from == Who::House && first.live().inputs() > inputs);
            }
        }
        assert!(forks > rounds / 2, "only {forks} forks");
        assert!(compared > 5 * rounds, "only {compared} comparisons");
        assert!(by_order > rounds / 10, "only {by_order} answers by order");
    }
}
