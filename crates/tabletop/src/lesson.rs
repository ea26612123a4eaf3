//! Lessons and pictures: scenario files with words, for people who learn a game.
//!
//! A lesson shows the position before the last step of its file and wants the answer of that step; a
//! picture shows the position at its end. The words stand in the game's catalog under the name of the
//! file. The files are part of a game, and its tests run them: one with a fault is a panic that says where.

use crate::sheet::{Sheet, Table};
use kernel::{Bout, Input, Moment, Notation, Prose, Rolled, Seat, Waiting};
use std::sync::Arc;

/// The name of a file's words, and the file.
pub type Page = (&'static str, &'static str);

/// The first lesson of a game, in order; `words` makes the game's words of a name.
pub fn lesson<G: Notation + Prose>(
    pages: &[Page],
    content: &Arc<G::Content>,
    words: impl Fn(String) -> G::Words,
) -> Vec<Moment<G>> {
    let moment = |(name, text): &Page| {
        let (mut bout, mut plays) = opened::<G>(name, text, content);
        let last = plays.pop();
        plays.iter().for_each(|play| drop(play.carry_out(&mut bout)));
        let answer = last.as_ref().map(|play| play.answer_at(&bout).1);
        let chance = last.map_or_else(Vec::new, |play| play.carry_out(&mut bout.clone()));
        let after = Some(words(format!("{name}-after")));
        let (seat, words) = (asked(&bout), words((*name).to_owned()));
        Moment { words, bout, seat, answer, chance, after, part: None }
    };
    pages.iter().map(moment).collect()
}

/// How to play a game, in pictures that its first seat sees; each with the part of the scene that it is about, if it is
/// not about the whole.
pub fn pictures<G: Notation + Prose>(
    pages: impl IntoIterator<Item = (Page, Option<&'static str>)>,
    content: &Arc<G::Content>,
    words: impl Fn(String) -> G::Words,
) -> Vec<Moment<G>> {
    let moment = |((name, text), part): (Page, Option<&'static str>)| {
        let (mut bout, plays) = opened::<G>(name, text, content);
        plays.iter().for_each(|play| drop(play.carry_out(&mut bout)));
        let (seat, words) = (Some(Seat(0)), words(name.to_owned()));
        Moment { words, bout, seat, answer: None, chance: Vec::new(), after: None, part }
    };
    pages.into_iter().map(moment).collect()
}

/// The position that is given, and the steps from there.
fn opened<G: Notation>(name: &str, text: &str, content: &Arc<G::Content>) -> (Bout<G>, Vec<Play>) {
    let bout =
        G::read_position(text, Some("given"), content).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
    let sheet = Sheet::parse(text).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
    let plays = sheet.top().tables("play").iter().map(Play::of).collect();
    (bout, plays)
}

fn asked<G: Notation>(bout: &Bout<G>) -> Option<Seat> {
    match bout.waiting() {
        Waiting::Seats(seats) => seats.iter().next(),
        Waiting::Chance(_) | Waiting::Over => None,
    }
}

/// One step with its chance, as it is written.
struct Play {
    seat: String,
    answer: String,
    rolls: Vec<String>,
}

impl Play {
    fn of(table: &Table<'_>) -> Play {
        let text =
            |key| table.text(key).unwrap_or_else(|| panic!("a step of a lesson has its {key}")).to_owned();
        let rolls = table.texts("rolls").unwrap_or_default().into_iter().map(str::to_owned).collect();
        Play { seat: text("seat"), answer: text("answer"), rolls }
    }

    fn answer_at<G: Notation>(&self, bout: &Bout<G>) -> (Seat, G::Answer) {
        let seat = G::read_seat(&self.seat).expect("a step of a lesson has a seat");
        let answer = G::read_answer(bout.at(seat), seat, &self.answer);
        (seat, answer.unwrap_or_else(|why| panic!("`{}`: {why}", self.answer)))
    }

    /// Gives the answer and what chance brings to it, which comes back.
    fn carry_out<G: Notation>(&self, bout: &mut Bout<G>) -> Vec<Rolled> {
        let (seat, answer) = self.answer_at(bout);
        bout.play(Input::Answer(seat, answer)).expect("what a lesson does is legal");
        let mut rolls = Vec::new();
        for text in &self.rolls {
            let Waiting::Chance(chance) = bout.waiting() else { panic!("`{text}` is not asked for") };
            let rolled = G::read_rolled(bout.at(seat), chance, text).expect("chance of a lesson is possible");
            bout.play(Input::Chance(rolled.clone())).expect("chance of a lesson is possible");
            rolls.push(rolled);
        }
        rolls
    }
}
