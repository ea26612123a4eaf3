//! The exhaustive player: prefers what was not used yet, and says what never came up.

use crate::laws::Battery;
use kernel::{Bout, Dealer, Input, Notation, Seat, Told, Waiting};
use std::collections::BTreeMap;

/// What occurred and what did not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exhausted {
    /// How many bouts were begun.
    pub bouts: u64,
    /// How many answers were given.
    pub answers: u64,
    /// How often each tag occurred, as an answer or an event.
    pub seen: BTreeMap<String, u64>,
    /// What was wanted and never occurred.
    pub missing: Vec<String>,
}

/// Plays bouts of the battery's set-ups in turn until everything wanted has come up or so many
/// answers were given. `tag` names what an answer or an event (in its notation) is a use of; the
/// answer whose tag was used least is preferred.
pub fn exhaust<G: Notation>(
    battery: &Battery<G>,
    tag: impl Fn(&str) -> String,
    wanted: &[String],
    answers_max: u64,
) -> Result<Exhausted, String> {
    let mut player = Player { tag, seen: BTreeMap::new(), answers: 0 };
    let missing = |seen: &BTreeMap<String, u64>| -> Vec<String> {
        wanted.iter().filter(|tag| !seen.contains_key(*tag)).cloned().collect()
    };
    let mut bouts = 0;
    while player.answers < answers_max && !missing(&player.seen).is_empty() {
        let setups = battery.setups.len().max(1) as u64;
        let (name, setup) =
            battery.setups.get((bouts % setups) as usize).ok_or("there is no set-up to play")?;
        let mut told = Vec::new();
        let bout = Bout::<G>::open(setup, &battery.content, Some(&mut told))
            .map_err(|reasons| format!("set-up `{name}` is refused: {reasons:?}"))?;
        player.hear(&bout, &told);
        player.play_out(bout, &mut Dealer::stream(battery.seeds.start, bouts), answers_max)?;
        bouts += 1;
    }
    let missing = missing(&player.seen);
    Ok(Exhausted { bouts, answers: player.answers, seen: player.seen, missing })
}

struct Player<T> {
    tag: T,
    seen: BTreeMap<String, u64>,
    answers: u64,
}

impl<T: Fn(&str) -> String> Player<T> {
    fn hear<G: Notation>(&mut self, bout: &Bout<G>, told: &[Told<G::Event>]) {
        for told in told {
            let tag = (self.tag)(&G::write_event(bout.at(Seat(0)), &told.event));
            *self.seen.entry(tag).or_default() += 1;
        }
    }

    fn play_out<G: Notation>(
        &mut self,
        mut bout: Bout<G>,
        dealer: &mut Dealer,
        answers_max: u64,
    ) -> Result<(), String> {
        while self.answers < answers_max {
            let input = match bout.waiting() {
                Waiting::Over => return Ok(()),
                Waiting::Chance(chance) => Input::Chance(dealer.roll(chance, bout.pile())),
                Waiting::Seats(owing) => {
                    let seat = owing.iter().next().ok_or("the bout waits for nobody")?;
                    self.answers += 1;
                    Input::Answer(seat, self.choose(&bout, seat, dealer)?)
                }
            };
            let mut told = Vec::new();
            let given = input.clone();
            let refused = |refusal| format!("{given:?} is listed and refused: {refusal:?}");
            bout.play_telling(input, Some(&mut told)).map_err(refused)?;
            self.hear(&bout, &told);
        }
        Ok(())
    }

    /// The answer used least so far; chance among several.
    fn choose<G: Notation>(
        &mut self,
        bout: &Bout<G>,
        seat: Seat,
        dealer: &mut Dealer,
    ) -> Result<G::Answer, String> {
        let mut listed = Vec::new();
        bout.answers(seat, &mut listed);
        dealer.shuffle(&mut listed);
        let tag = |&answer: &G::Answer| (self.tag)(&G::write_answer(bout.at(seat), seat, answer));
        let tagged = listed.iter().map(|answer| (tag(answer), *answer));
        let used = |tag: &String| self.seen.get(tag).copied().unwrap_or(0);
        let (tag, answer) =
            tagged.min_by_key(|(tag, _)| used(tag)).ok_or_else(|| format!("nothing is listed for {seat}"))?;
        *self.seen.entry(tag).or_default() += 1;
        Ok(answer)
    }
}
