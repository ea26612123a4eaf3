//! Beats: each event as a moment that is shown. Cards lie on one another, so a beat is about their Stak: what came to
//! lie on top may be covered again by now.

use super::cards::{place_id, stak_id};
use super::names::Names;
use super::seat_id;
use crate::card::{Card, StakId};
use crate::event::Event;
use kernel::Seat;
use scene::{Beat, Id, Overlay, Tone};

/// What is shown of an event to somebody who sees the table like this now.
pub(super) fn beat(names: &Names<'_>, event: &Event) -> Beat {
    match *event {
        Event::Dealt | Event::TimeUp | Event::LimitReached | Event::Drawn { .. } => Beat::deed(),
        Event::Starts { seat } | Event::TurnEnded { seat } => of(seat),
        Event::TurnBegan { seat, .. } => Beat::turn().by(seat.0).about([seat_id(seat)]),
        Event::Drew { seat, .. } | Event::DrewNothing { seat } => {
            of(seat).about([supply(names, seat.0), hand(seat)])
        }
        Event::Reshuffled { deck, .. } => {
            Beat::detail().about([Id::of("scrapheap", deck), Id::of("supply", deck)])
        }
        Event::Played { seat, on, .. } => deed(seat).about([hand(seat), stak_id(on)]),
        Event::Discarded { seat, card } => deed(seat).about([hand(seat), heap(names, card)]),
        Event::Scrapped { stak, card, .. } => harmed(vec![stak_id(stak)], Some(heap(names, card))),
        Event::TurnedUpOnTop { stak, .. } => about(stak_id(stak)),
        Event::TurnedUp { stak, height, .. } | Event::TurnedDown { stak, height, .. } => {
            Beat::detail().about([place_id(stak, height.into()), stak_id(stak)])
        }
        Event::Attacked { stak, target } => attacked(names, stak, target),
        Event::AttackCancelled | Event::AttackFellAway | Event::NothingToDo { .. } => Beat::detail(),
        Event::Damaged { stak, by } => {
            harmed(vec![stak_id(stak)], None).flying(stak_id(stak), -i64::from(by), Tone::Harm)
        }
        Event::Interrupted { stak } | Event::Triggered { stak, .. } | Event::EffectLost { stak } => {
            about(stak_id(stak))
        }
        Event::EffectBegan { stak, .. } => about(stak_id(stak)).by(names.owner(stak).0),
        Event::ChoseOpponent { seat, opponent } => deed(seat).about([seat_id(opponent)]),
        Event::Donated { to } => about(stak_id(to)),
        Event::Raised { stak } | Event::Sank { stak } => about(stak_id(stak)),
        Event::Swapped { a, b } => Beat::detail().about([stak_id(a), stak_id(b)]),
        Event::Took { seat, from, .. } => of(seat).about([stak_id(from), hand(seat)]),
        Event::StakGone { stak } => harmed(vec![stak_id(stak)], None),
        Event::Out { seat } => harmed(vec![seat_id(seat)], None),
        Event::Left { seat } | Event::Won { seat } => deed(seat).about([seat_id(seat)]),
    }
}

fn deed(seat: Seat) -> Beat {
    Beat::deed().by(seat.0)
}

/// A part of a deed that concerns a seat.
fn of(seat: Seat) -> Beat {
    Beat::detail().by(seat.0).about([seat_id(seat)])
}

fn about(id: Id) -> Beat {
    Beat::detail().about([id])
}

/// Things that are harmed, and where they go.
fn harmed(ids: Vec<Id>, to: Option<Id>) -> Beat {
    let about: Vec<Id> = ids.iter().cloned().chain(to).collect();
    Beat::detail().about(about).showing(Overlay::Things { ids, tone: Tone::Harm })
}

/// SB-7.1: from Stak to Stak: their top cards may be others by now.
fn attacked(names: &Names<'_>, stak: StakId, target: StakId) -> Beat {
    let (from, to) = (stak_id(stak), stak_id(target));
    let line = Overlay::Line { from: from.clone(), to: to.clone(), blocker: None };
    deed(names.owner(stak)).about([from, to]).showing(line)
}

fn hand(seat: Seat) -> Id {
    Id::of("hand", seat.0)
}

/// SB-R53: the supply that the seat draws from.
fn supply(names: &Names<'_>, seat: u8) -> Id {
    Id::of("supply", if names.view.options.own_decks { seat } else { 0 })
}

/// SB-R53: the scrapheap that the card goes to.
fn heap(names: &Names<'_>, card: Card) -> Id {
    Id::of("scrapheap", if names.view.options.own_decks { card.deck() } else { 0 })
}
