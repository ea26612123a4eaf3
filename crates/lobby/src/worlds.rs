//! Two worlds: for tests, lobbies that one seat cannot tell apart, chance laid out in advance, and leaks to be found.

use crate::ids::TableId;
use crate::lobby::Lobby;
use crate::note::{Effect, Note};
use kernel::{Chance, Dealer, Rolled, Seat};
use scene::digest;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

/// What a test has prepared: chance for tables, and a leak.
#[derive(Default)]
pub(crate) struct Rig {
    pub(crate) dice: BTreeMap<TableId, Dice>,
    leak: Option<Leak>,
}

/// What chance gives at a table: these rolls, then those of this seed.
#[derive(Default)]
pub(crate) struct Dice {
    rolls: VecDeque<Rolled>,
    seed: u64,
}

impl Dice {
    pub(crate) fn roll(&mut self, nth: u64, chance: Chance, pile: &[u8]) -> Rolled {
        self.rolls.pop_front().unwrap_or_else(|| Dealer::stream(self.seed, nth).roll(chance, pile))
    }
}

/// A leak that a test plants, to see that it is found. Each tells what one seat alone knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leak {
    /// The card of a table tells how many answers the seat has that is asked.
    Card,
    /// Everybody hears what any seat hears.
    Events,
    /// Whoever is told something is told it twice, or not, by what the seat that is asked may answer. A count of
    /// the answers would tell too little: most cards bring as many as any other.
    Twice,
}

impl Lobby {
    /// Lays out what chance gives next at a table, and the seed of all that comes after it.
    pub fn load_dice(&mut self, table: TableId, rolls: VecDeque<Rolled>, seed: u64) {
        self.rig.0.dice.insert(table, Dice { rolls, seed });
    }

    /// Plants a leak in all that is sent from now on.
    pub fn plant(&mut self, leak: Leak) {
        self.rig.0.leak = Some(leak);
    }

    /// Lets out what the planted leak lets out.
    pub(crate) fn let_out(&self, effects: &mut Vec<Effect>) {
        let Some(leak) = self.rig.0.leak else { return };
        for effect in std::mem::take(effects) {
            let Effect::Send { to, note } = effect else {
                effects.push(effect);
                continue;
            };
            let (note, twice) = self.leaking(leak, &note);
            if twice {
                effects.push(Effect::Send { to, note: Arc::new(Note::clone(&note)) });
            }
            effects.push(Effect::Send { to, note });
        }
    }

    /// The note with its leak, and whether it is sent twice.
    fn leaking(&self, leak: Leak, note: &Arc<Note>) -> (Arc<Note>, bool) {
        let mut leaking = Note::clone(note);
        let (Note::Table(crate::TableCard { table, .. }) | Note::Bout { table, .. }) = &leaking else {
            return (Arc::clone(note), false);
        };
        let play = self.tables.get(table).and_then(|table| table.play.as_ref());
        let Some(live) = play.map(|play| &play.live) else { return (Arc::clone(note), false) };
        let asked = live.owing().iter().next();
        let choices = asked.map(|seat| live.look(Some(seat)).scene.prompt.choices).unwrap_or_default();
        let answers: Vec<String> = choices.into_iter().map(|choice| choice.answer).collect();
        match (leak, &mut leaking) {
            (Leak::Card, Note::Table(card)) => card.watchers += answers.len() as u32,
            (Leak::Events, Note::Bout { events, .. }) => {
                let from = live.inputs().saturating_sub(2);
                events.extend((0..live.seats()).flat_map(|seat| live.heard(from, Some(Seat(seat)))));
            }
            (Leak::Card, _) | (Leak::Events, _) | (Leak::Twice, _) => {}
        }
        (Arc::new(leaking), leak == Leak::Twice && digest(&answers) % 2 == 1)
    }
}

#[cfg(test)]
mod tests {
    use crate::*;
    use anygame::live::Live;
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
            let mut sensed =
                Sensed { refused: why.filter(|_| from == Who::Person(me)), notes: Vec::new(), wake: None };
            think(&mut self.lobby);
            sensed.wake = self.lobby.wake_at();
            for effect in effects {
                match effect {
                    Effect::Store(entry) => self.entries.push(*entry),
                    Effect::Send { to, note } if [To::Person(me), To::Person(WATCHER)].contains(&to) => {
                        sensed.notes.push((to, Note::clone(&note)));
                    }
                    Effect::Send { .. } | Effect::Reply { .. } | Effect::Finished(_) | Effect::Wake(_) => {}
                }
            }
            sensed
        }
    }

    /// Computers think at once.
    fn think(lobby: &mut Lobby) {
        for thought in lobby.thoughts() {
            lobby.take_thought(thought.think());
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
        opened_with(seed, terms(), |_| {})
    }

    /// The same for a game that is full of windows.
    fn opened_windows(seed: u64) -> World {
        let setup = SetupChoice::Written("seats = 3".to_owned());
        let Terms { clock, holding, .. } = terms();
        let terms = Terms { clock, holding, by_chance: true, ..Terms::of("heavy-hitters", setup) };
        opened_with(seed, terms, |_| {})
    }

    /// The same, where persons are asked although they can only pass: then no pause depends on what they hold.
    fn opened_asking(seed: u64) -> World {
        let mut world = opened(seed);
        for seat in [Seat(0), Seat(1)] {
            let request = Request::own(Command::Anyway { table: TABLE, anyway: true });
            world.apply(0, Who::Person(person(seat)), &request, person(seat));
        }
        world
    }

    fn opened_with(seed: u64, terms: Terms, prepare: impl FnOnce(&mut Lobby)) -> World {
        let mut world = World { lobby: Lobby::new(), entries: Vec::new() };
        prepare(&mut world.lobby);
        let mut send = |from, command| {
            let request = Request::own(command);
            world.apply(0, Who::Person(from), &request, from);
        };
        for from in [PersonId(1), PersonId(2), WATCHER] {
            send(from, Command::Connect { connection: ConnectionId(1), name: "P".to_owned() });
        }
        send(PersonId(1), Command::Open { terms, token: Token("x".repeat(20)), seed });
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
                kind: ["react", "act", "recycle-draw"][dealer.below(3) as usize].to_owned(),
                order: [
                    None,
                    Some(Order::Ask),
                    Some(Order::Pass),
                    Some(Order::Answer("react PARCEL".to_owned())),
                ][dealer.below(4) as usize]
                    .clone(),
            },
            3 if dealer.below(2) == 0 => Command::Undo { table: TABLE, number: 3 },
            3 => Command::Rest {
                table: TABLE,
                rest: Rest::ALL[dealer.below(3) as usize],
                begins: dealer.below(4) > 0,
            },
            4 => {
                let sight = play.sight(Some(somebody), terms().holding, false);
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
                    let sight = play.sight(Some(seat), terms().holding, false);
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

    /// The lobby of the same entries with other chance. What chance picked to set up the table stays.
    fn rebuilt(entries: &[Entry], rolled: Vec<Rolled>) -> World {
        let mut rolled = VecDeque::from(rolled);
        let mut entries = entries.to_vec();
        let all: usize =
            entries.iter().filter_map(|entry| entry.came.get(&TABLE)).map(|came| came.rolled.len()).sum();
        let mut of_set_up = all - rolled.len();
        for came in entries.iter_mut().filter_map(|entry| entry.came.get_mut(&TABLE)) {
            came.digest = None;
            for one in &mut came.rolled {
                if of_set_up > 0 && matches!(one, Rolled::Picked(_)) {
                    of_set_up -= 1;
                } else {
                    *one = rolled.pop_front().expect("there is as much chance as before");
                }
            }
        }
        let mut lobby = Lobby::rebuild(&entries).expect("the inputs are the same");
        think(&mut lobby);
        World { lobby, entries }
    }

    /// Two lobbies that `me` cannot tell apart, though they are different.
    fn fork(mut first: World, seed: u64, me: Seat, steps: u32) -> Option<(World, World, u64)> {
        let mut now = 0;
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
    fn chance_that_is_laid_out_comes_first_and_then_that_of_the_seed() {
        let rolled = |world: &World| -> Vec<Rolled> {
            world
                .entries
                .iter()
                .filter_map(|entry| entry.came.get(&TABLE))
                .flat_map(|it| it.rolled.clone())
                .collect()
        };
        let own = rolled(&opened(1));
        let mut laid_out = VecDeque::from(own.clone());
        laid_out.truncate(own.len() / 2);
        assert!(!laid_out.is_empty() && own != rolled(&opened(2)));
        let half = rolled(&opened_with(2, terms(), |lobby| lobby.load_dice(TABLE, laid_out.clone(), 7)));
        assert_eq!((&half[..laid_out.len()], half.len()), (&own[..laid_out.len()], own.len()));
        assert_eq!(half, rolled(&opened_with(3, terms(), |lobby| lobby.load_dice(TABLE, laid_out, 7))));
        assert_ne!(half[own.len() / 2..], own[own.len() / 2..]);
    }

    #[test]
    fn what_a_seat_cannot_tell_apart_it_is_not_told_apart() {
        let rounds = if std::env::var_os("HANGAR_SOAK").is_some() { 10_000 } else { 100 };
        let (mut forks, mut compared, mut by_order) = (0u64, 0u64, 0u64);
        for seed in 0..rounds {
            let me = Seat((seed % 2) as u8);
            let steps = 4 + (seed % 37) as u32;
            let Some((mut first, mut second, mut now)) = fork(opened_asking(seed), seed, me, steps) else {
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

    /// Whether something answers for the person at `seat`.
    fn is_held(world: &World, seat: Seat) -> bool {
        let play = world.lobby.tables[&TABLE].play.as_ref().expect("a bout is played");
        play.held_until(seat, terms().holding).is_some()
    }

    /// The person at `seat` gives a standing order for what it is asked, or takes it back. Nobody else senses that.
    fn declare(world: &mut World, now: u64, (seat, me): (Seat, Seat), order: Option<Order>) {
        let kind = world.live().kind(seat).expect("it is asked");
        let request = Request::own(Command::Declare { table: TABLE, kind, order });
        let sensed = world.apply(now, Who::Person(person(seat)), &request, person(me));
        assert_eq!((sensed.refused, sensed.notes), (None, Vec::new()));
    }

    /// The same bout twice: where in the first it is passed for the person at `you`, who can only pass, the second asks
    /// them anyway, and they order to pass. What is ordered never depends on what one holds, so neither does what is seen
    /// of a pass.
    #[test]
    fn who_can_only_pass_cannot_be_told_from_who_ordered_to_pass() {
        let rounds = if std::env::var_os("HANGAR_SOAK").is_some() { 200 } else { 8 };
        let mut passed = 0u64;
        for seed in 0..rounds {
            let (me, you) = (Seat((seed % 2) as u8), Seat(1 - (seed % 2) as u8));
            let (mut first, mut second, mut now) = (opened_windows(seed), opened_windows(seed), 0);
            let anyway = Request::own(Command::Anyway { table: TABLE, anyway: true });
            second.apply(0, Who::Person(person(you)), &anyway, person(me));
            let mut dealer = Dealer::new(seed);
            for step in 0..300 {
                if first.lobby.tables[&TABLE].ended.is_some() {
                    break;
                }
                let held = is_held(&first, you);
                let (from, request) = if held {
                    declare(&mut second, now, (you, me), Some(Order::Pass));
                    now = first.lobby.wake_at().map_or(now, |at| at.0.max(now));
                    (Who::House, Request::own(Command::Wake))
                } else {
                    wish(&first, &mut now, &mut dealer)
                };
                assert_eq!(
                    first.lobby.wake_at(),
                    second.lobby.wake_at(),
                    "seed {seed}, step {step}: pauses differ"
                );
                let kind = second.live().kind(you);
                // When the lobby wakes next is compared once the second has its order.
                let [one, other] = [&mut first, &mut second]
                    .map(|world| Sensed { wake: None, ..world.apply(now, from, &request, person(me)) });
                assert_eq!(one, other, "seed {seed}, step {step}: {request:?}");
                if held {
                    let removed =
                        Command::Declare { table: TABLE, kind: kind.expect("it was asked"), order: None };
                    second.apply(now, Who::Person(person(you)), &Request::own(removed), person(me));
                    passed += 1;
                }
            }
        }
        assert!(passed > 2 * rounds, "only {passed} passes");
    }
}
