//! Deeds: the single changes of the table that actions and instructions make. Each settles at its end.

use super::{Cx, Flow, Step, done, drawn, feed, follow, interrupted, settle, take, uncrown};
use crate::card::{Card, Lying, StakId, StakSet};
use crate::event::Event;
use crate::frame::{Awaited, Frame};
use crate::procedures::drawing::stock;
use crate::procedures::removal::take_to_hand;
use crate::table::Table;
use kernel::{Chance, Seat};
use serde::{Deserialize, Serialize};

/// One change of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// A card of a hand is played onto a Stak (SB-5).
    Play { seat: Seat, card: Card, onto: StakId },
    /// A card of a hand is discarded (SB-6.2).
    Discard { seat: Seat, card: Card },
    /// In each of these Staks the uppermost face-down card is turned face-up.
    TurnUp { staks: StakSet },
    /// The card at this height is turned face-down.
    TurnDown { stak: StakId, height: u8 },
    /// The top cards of these Staks are turned face-down.
    TurnTopsDown { staks: StakSet },
    /// The bottom cards of these Staks go to their tops.
    Raise { staks: StakSet },
    /// The top cards of these Staks go to their bottoms.
    Sink { staks: StakSet },
    /// The top cards of two Staks change places.
    Swap { a: StakId, b: StakId },
    /// The card directly below the top card is taken into the hand.
    TakeBelow { stak: StakId },
    /// The top card of a supply goes face-down under a Stak.
    Donate { stak: StakId },
}

kernel::known_to_all! { Deed: Play { seat, card, onto }, Discard { seat, card }, TurnUp { staks }, TurnDown { stak, height }, TurnTopsDown { staks }, Raise { staks }, Sink { staks }, Swap { a, b }, TakeBelow { stak }, Donate { stak } }

impl Deed {
    /// What it waits for.
    pub(crate) fn awaits(&self) -> Awaited {
        match self {
            Deed::TurnUp { .. } | Deed::TakeBelow { .. } => Awaited::Chance,
            Deed::Play { .. }
            | Deed::Discard { .. }
            | Deed::TurnDown { .. }
            | Deed::TurnTopsDown { .. }
            | Deed::Raise { .. }
            | Deed::Sink { .. }
            | Deed::Swap { .. }
            | Deed::Donate { .. } => Awaited::Nothing,
        }
    }

    /// Whether everything that it names is there, for one that waits for chance.
    pub(crate) fn fits(&self, table: &Table) -> bool {
        if let Deed::TurnUp { staks } = *self {
            let hidden = |stak| uppermost_face_down(table.stak(stak)).is_some();
            return table.has_staks(staks) && staks.iter().all(hidden);
        }
        matches!(*self, Deed::TakeBelow { stak } if table.has_stak(stak))
    }

    #[inline]
    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match self {
            Deed::Play { seat, card, onto } => {
                let triggered = play(cx, seat, card, onto);
                return settle(cx, triggered);
            }
            Deed::Discard { seat, card } => {
                discard(cx, seat, card);
                return done();
            }
            Deed::TurnUp { staks } => return turn_up(cx, staks, reply),
            Deed::TakeBelow { stak } => return take_below(cx, stak, reply),
            Deed::TurnDown { stak, height } => turn_down(cx, stak, usize::from(height)),
            Deed::TurnTopsDown { staks } => {
                staks.iter().for_each(|stak| turn_down(cx, stak, cx.table().height(stak) - 1));
            }
            Deed::Raise { staks } => staks.iter().for_each(|stak| raise(cx, stak)),
            Deed::Sink { staks } => staks.iter().for_each(|stak| sink(cx, stak)),
            Deed::Swap { a, b } => swap(cx, a, b),
            Deed::Donate { stak } => donate(cx, stak),
        }
        settle(cx, StakSet::EMPTY)
    }
}

/// SB-5.1 to SB-5.5, SB-11.1: the card lies face-up on top, and its entry effect triggers.
pub(crate) fn play(cx: &mut Cx<'_>, seat: Seat, card: Card, onto: StakId) -> StakSet {
    let held = cx.table_mut().take_from_hand(seat, card).expect("a card that is played is held");
    enter(cx, seat, held, onto)
}

/// SB-5.4, SB-10.3, SB-R25: a card that counts as played from hand enters on top of a Stak.
pub(crate) fn enter(cx: &mut Cx<'_>, seat: Seat, held: Lying, onto: StakId) -> StakSet {
    uncrown(cx, onto);
    let mut lying = Lying::open(held.card);
    if held.is_barred() {
        lying.bar();
    }
    cx.table_mut().push(onto, lying);
    cx.reveal();
    cx.tell(Event::Played { seat, card: held.card, on: onto });
    let kind = held.card.kind().expect("a card that is played is known");
    if cx.content().kind(kind).entry.is_empty() {
        return StakSet::EMPTY;
    }
    cx.tell(Event::Triggered { stak: onto, kind });
    StakSet::only(onto)
}

/// SB-6.2, SB-6.8, SB-4.12, SB-15.4: the card lies face-up in the scrapheap; the duty is met.
pub(crate) fn discard(cx: &mut Cx<'_>, seat: Seat, card: Card) {
    let taken = cx.table_mut().take_from_hand(seat, card);
    assert!(taken.is_some(), "a card that is discarded is held");
    cx.table_mut().lay_in_scrapheap(card);
    feed(cx);
    cx.reveal();
    cx.tell(Event::Discarded { seat, card });
}

/// The height of the uppermost face-down card of a Stak.
pub(crate) fn uppermost_face_down(stak: &[Lying]) -> Option<usize> {
    stak.iter().rposition(|lying| !lying.is_open())
}

/// SB-11.9: turned face-up below the top, a card does not trigger.
fn turn_up(cx: &mut Cx<'_>, mut staks: StakSet, reply: Step) -> Flow {
    let mut rolled = drawn(&reply);
    while let Some(stak) = staks.iter().next() {
        let height =
            uppermost_face_down(cx.table().stak(stak)).expect("a Stak to turn up has a face-down card");
        let lying = cx.table().stak(stak)[height];
        let known = match (lying.card.kind(), rolled.take()) {
            (Some(_), _) => lying.card,
            (None, Some(kind)) => cx.table_mut().make_known(lying, kind),
            (None, None) => {
                let chance = Chance::Draw { pile: cx.table().pile_of(lying) };
                return Flow::Roll { chance, then: Frame::Deed(Deed::TurnUp { staks }) };
            }
        };
        let lying = &mut cx.table_mut().stak_mut(stak)[height];
        lying.card = known;
        lying.turn_up();
        cx.reveal();
        cx.tell(Event::TurnedUp { stak, card: known, height: height as u8 });
        staks.remove(stak);
    }
    settle(cx, StakSet::EMPTY)
}

/// SB-9.4, SB-10.5, SB-R13, SB-R21, SB-R62: everybody still knows the card; damage is gone; a top card
/// will be turned up again at once.
fn turn_down(cx: &mut Cx<'_>, stak: StakId, height: usize) {
    if height + 1 == cx.table().height(stak) {
        uncrown(cx, stak);
    }
    let mut lying = interrupted(cx, stak, height);
    lying.turn_down();
    cx.table_mut().stak_mut(stak)[height] = lying;
    cx.tell(Event::TurnedDown { stak, card: lying.card, height: height as u8 });
}

/// The bottom card keeps its facing; a face-down one is turned up as top card.
fn raise(cx: &mut Cx<'_>, stak: StakId) {
    uncrown(cx, stak);
    cx.table_mut().stak_mut(stak).rotate_left(1);
    let cards = cx.table().height(stak) as u8;
    follow(cx, stak, &|place| Some(place.checked_sub(1).unwrap_or(cards - 1)));
    cx.tell(Event::Raised { stak });
}

/// SB-10.4, SB-R10: the top card stays face-up, with its damage. That is not an interruption.
fn sink(cx: &mut Cx<'_>, stak: StakId) {
    uncrown(cx, stak);
    cx.table_mut().stak_mut(stak).rotate_right(1);
    let cards = cx.table().height(stak) as u8;
    follow(cx, stak, &|place| Some((place + 1) % cards));
    cx.tell(Event::Sank { stak });
}

/// SB-R11, SB-R24, SB-R29: both stay face-up, nothing enters, damage stays on them.
fn swap(cx: &mut Cx<'_>, a: StakId, b: StakId) {
    let (from_a, from_b) = (leave(cx, a), leave(cx, b));
    cx.table_mut().push(a, from_b);
    cx.table_mut().push(b, from_a);
    cx.tell(Event::Swapped { a, b });
}

fn leave(cx: &mut Cx<'_>, stak: StakId) -> Lying {
    uncrown(cx, stak);
    take(cx, stak, cx.table().height(stak) - 1)
}

/// SB-R62: only its new holder sees a face-down card.
fn take_below(cx: &mut Cx<'_>, stak: StakId, reply: Step) -> Flow {
    let Some(height) = cx.table().height(stak).checked_sub(2) else { return done() };
    let lying = cx.table().stak(stak)[height];
    let shown = lying.card.kind().is_some();
    if let Some(kind) = drawn(&reply) {
        let card = cx.table_mut().make_known(lying, kind);
        cx.table_mut().stak_mut(stak)[height].card = card;
    } else if !shown {
        let chance = Chance::Draw { pile: cx.table().pile_of(lying) };
        return Flow::Roll { chance, then: Frame::Deed(Deed::TakeBelow { stak }) };
    }
    take_to_hand(cx, stak, height, shown);
    settle(cx, StakSet::EMPTY)
}

/// SB-1.10, SB-1.11: the card goes unseen from the supply of the Stak's player below the bottom card;
/// into an empty Stak it comes as top card.
fn donate(cx: &mut Cx<'_>, stak: StakId) {
    let deck = cx.table().deck_of(cx.table().owner(stak));
    if stock(cx, deck) {
        let table = cx.table_mut();
        table.supply[usize::from(deck)] -= 1;
        table.push_under(stak, Lying::hidden(Card::unknown(deck)));
        follow(cx, stak, &|place| Some(place + 1));
        cx.tell(Event::Donated { to: stak });
    } else {
        cx.tell(Event::DrewNothing { seat: cx.table().owner(stak) });
    }
}
