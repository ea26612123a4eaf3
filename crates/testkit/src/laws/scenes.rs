//! Law 10: every scene derives from a view alone, binds every listed answer, and has words for each.

use super::walk::{apart, owing, walk};
use super::{Battery, Broken};
use kernel::{Bout, Dealer, Imaginer, Notation, Offer, Seat, Show, Waiting, offers};
use scene::delta::{Held, Told};
use scene::{Beat, Message, Scene, faults};
use std::collections::BTreeMap;

const LAW: &str = "10: scenes";

/// Seats that owe nothing look at one position in this many. Then other worlds are imagined too.
const LOOKED_ONE_IN: u32 = 6;

/// A game whose scenes are made of the common vocabulary, and say what its answers say.
pub trait Shown: Notation + Show<Scene = Scene, Beat = Beat, Words = Message> {}
impl<G: Notation + Show<Scene = Scene, Beat = Beat, Words = Message>> Shown for G {}

/// At every position, for every seat and a spectator: the scene has no fault, its choices are the
/// listed answers with their notation and words, it is the same in another world that the seat
/// cannot tell from this one, and whoever is told only what has changed in it holds all of it.
pub fn scenes<G: Shown>(battery: &Battery<G>) -> Result<(), Broken> {
    let mut readers = BTreeMap::new();
    walk(battery, LAW, |bout, dealer| {
        owing(bout).iter().try_for_each(|seat| look(bout, Some(seat), &mut readers))?;
        if dealer.below(LOOKED_ONE_IN) > 0 {
            return Ok(());
        }
        look(bout, None, &mut readers)?;
        (0..bout.seats()).map(Seat).try_for_each(|seat| {
            look(bout, Some(seat), &mut readers)?;
            same_in_another_world(bout, seat, dealer)
        })
    })
}

/// What `looker` sees of the bout, and what is on offer.
fn shown<G: Shown>(bout: &Bout<G>, looker: Option<Seat>) -> (Scene, Vec<Offer<G>>) {
    let offered = looker.map(|seat| offers(bout, seat)).unwrap_or_default();
    (G::show(bout.content(), &G::view(bout, looker), offered.clone()), offered)
}

/// What each seat, or a spectator, was told of its scenes and holds of them, from bout to bout.
type Readers = BTreeMap<Option<Seat>, (Told, Held)>;

fn look<G: Shown>(bout: &Bout<G>, looker: Option<Seat>, readers: &mut Readers) -> Result<(), String> {
    let (scene, offered) = shown(bout, looker);
    let wrong = |what: String| Err(format!("the scene of {looker:?}: {what}"));
    let found = faults(&scene);
    if !found.is_empty() {
        return wrong(format!("{found:?}"));
    }
    if scene.looker != looker.map(|seat| seat.0) || scene.seats != bout.seats() || scene.game != G::ID {
        return wrong("another looker, table or game".to_owned());
    }
    let owes: Vec<u8> = owing(bout).iter().map(|seat| seat.0).collect();
    if scene.prompt.owing != owes {
        return wrong(apart("who owes", &owes, &scene.prompt.owing));
    }
    let listed: Vec<(&str, &Message)> =
        offered.iter().map(|offer| (offer.notation.as_str(), &offer.words)).collect();
    let choices: Vec<(&str, &Message)> =
        scene.prompt.choices.iter().map(|choice| (choice.answer.as_str(), &choice.words)).collect();
    if choices != listed {
        return wrong(apart("what can be chosen", &listed, &choices));
    }
    let (told, held) = readers.entry(looker).or_default();
    match held.fold(told.next(&scene)) {
        Ok(folded) if folded == scene => {}
        Ok(folded) => return wrong(apart("what is made of its changes", &scene, &folded)),
        Err(gap) => return wrong(format!("what is made of its changes: {gap:?}")),
    }
    Ok(())
}

/// Another world that fits all that the seat knows shows it the same, down to the last word.
fn same_in_another_world<G: Shown>(bout: &Bout<G>, seat: Seat, dealer: &mut Dealer) -> Result<(), String> {
    if matches!(bout.waiting(), Waiting::Chance(_)) || bout.left().contains(seat) {
        return Ok(());
    }
    let other = Imaginer::new(bout, seat).imagine(dealer);
    for looker in [Some(seat), None] {
        let (one, another) = (shown(bout, looker).0, shown(&other, looker).0);
        if one != another {
            return Err(apart(&format!("for seat {seat} the scene of {looker:?}"), &one, &another));
        }
    }
    Ok(())
}
