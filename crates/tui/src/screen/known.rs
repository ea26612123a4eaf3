//! Remembers which answers used the things of a table, so that the table can say why they are not possible now.
//!
//! It holds what a seat was offered itself, and what others are asked in bouts that this seat imagines:
//! what they are really offered would tell what they hold.

use super::details::{Thing, find, title};
use super::pen::Say;
use catalog::Playable;
use kernel::{Dealer, Imaginer, Seat, offers};
use scene::{Id, Item, Scene};
use std::collections::BTreeMap;
use words::Message;

/// How many answers are remembered for a thing.
const ANSWERS_MAX: usize = 12;

/// The answers that used things, by the seat that may know of them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Known(BTreeMap<(Seat, Id), Vec<Bound>>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Bound {
    /// The thing that lay there. An id names a place, and the thing there can change.
    thing: String,
    answer: String,
    /// The answer as it was offered to the seat itself.
    words: Option<Message>,
    rank: Rank,
}

/// An answer that may say why nothing can be chosen somewhere.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clue<'a> {
    pub(super) answer: &'a str,
    /// The answer as it was offered to the seat itself; none if somebody else might be asked it.
    pub(super) words: Option<&'a Message>,
}

/// How much an answer has to do with a thing, the least first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Rank {
    /// Somebody else might be asked this.
    Others,
    /// The thing is concerned.
    Concerned,
    /// The thing is what is clicked first.
    First,
}

impl Bound {
    fn clue(&self) -> Clue<'_> {
        Clue { answer: &self.answer, words: self.words.as_ref() }
    }
}

impl Known {
    /// Remembers what this seat is offered.
    pub(super) fn remember(&mut self, seat: Seat, scene: &Scene, say: Say<'_>) {
        self.add(seat, scene, |place| if place == 0 { Rank::First } else { Rank::Concerned }, (scene, say));
    }

    /// Remembers what `other` is asked in a bout that a seat imagines, as far as the seat sees what it
    /// is about in its own scene.
    pub(super) fn remember_of_other<G: Playable>(
        &mut self,
        other: Seat,
        (imaginer, dealer): (&Imaginer<G>, &mut Dealer),
        own: (&Scene, Say<'_>),
    ) {
        let imagined = imaginer.imagine(dealer);
        let view = G::view(&imagined, Some(other));
        let scene = G::show(imagined.content(), &view, offers(&imagined, other));
        self.add(imaginer.seat(), &scene, |_| Rank::Others, own);
    }

    fn add(&mut self, seat: Seat, offered: &Scene, rank: fn(usize) -> Rank, own: (&Scene, Say<'_>)) {
        for choice in &offered.prompt.choices {
            for (place, id) in choice.things.iter().enumerate() {
                let Some(thing) = name(own, id) else { continue };
                let known = self.0.entry((seat, id.clone())).or_default();
                let (answer, rank) = (choice.answer.clone(), rank(place));
                let words = (rank > Rank::Others).then(|| choice.words.clone());
                let bound = Bound { thing, answer, words, rank };
                known.retain(|other| other.answer != bound.answer || other.rank > bound.rank);
                if known.iter().all(|other| other.answer != bound.answer) {
                    known.push(bound);
                }
                if known.len() > ANSWERS_MAX {
                    known.remove(0);
                }
            }
        }
    }

    /// The answers that may say why nothing can be chosen there, the most telling first.
    pub(super) fn of(&self, seat: Seat, id: &Id, own: (&Scene, Say<'_>)) -> Vec<&str> {
        self.clues(seat, id, own).into_iter().map(|clue| clue.answer).collect()
    }

    /// The same with how they were offered.
    pub(super) fn clues(&self, seat: Seat, id: &Id, own: (&Scene, Say<'_>)) -> Vec<Clue<'_>> {
        let here = name(own, id);
        let all = self.0.get(&(seat, id.clone())).map_or(&[][..], Vec::as_slice);
        let mut fitting: Vec<&Bound> =
            all.iter().rev().filter(|bound| Some(&bound.thing) == here.as_ref()).collect();
        fitting.sort_by_key(|bound| std::cmp::Reverse(bound.rank));
        fitting.into_iter().map(Bound::clue).collect()
    }
}

/// The name of a thing in a seat's scene. Nothing for things that the seat does not see or know.
fn name((scene, say): (&Scene, Say<'_>), id: &Id) -> Option<String> {
    match find(scene, id)? {
        Thing::Item(_, Item::Card(card)) if card.face.is_back() => None,
        thing => Some(title(say, thing)),
    }
}
