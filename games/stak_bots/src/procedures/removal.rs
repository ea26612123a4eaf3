//! Removal. Cards leave their Staks in one step (SB-R17 step 7, SB-R33); no card in between is
//! turned up. What nobody has seen is seen as it lies in the scrapheap.

use super::{Cx, Flow, Step, done, feed, settle, take, uncrown};
use crate::card::{Lying, STAKS_MAX, StakId, StakSet};
use crate::content::KindId;
use crate::event::{Event, Seen};
use crate::frame::Frame;
use crate::table::Table;
use kernel::{Chance, Reply};
use serde::{Deserialize, Serialize};

/// The cards to remove: for each Stak the top card or not, and a number of cards directly below it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Removal {
    /// Staks whose top card is scrapped.
    pub(crate) tops: StakSet,
    /// Staks whose top card returns to the hand of the Stak's player.
    pub(crate) returned: StakSet,
    /// For each Stak, how many cards directly below the top card are scrapped.
    pub(crate) below: [u8; STAKS_MAX],
    /// Whether the Staks settle at the end.
    pub(crate) settles: bool,
}

kernel::known_to_all! { Removal { tops, returned, below, settles } }

impl Removal {
    /// The top card of `stak` and `below` more below it.
    pub(crate) fn scrap_top(stak: StakId, below: u8) -> Removal {
        let mut removal = Removal { tops: StakSet::only(stak), settles: true, ..Removal::default() };
        removal.below[stak.index()] = below;
        removal
    }

    /// The cards directly below the top card of `stak`.
    pub(crate) fn scrap_below(stak: StakId, below: u8) -> Removal {
        let mut removal = Removal { settles: true, ..Removal::default() };
        removal.below[stak.index()] = below;
        removal
    }

    /// Whether everything that it names is there. One that waits for chance settles at the end.
    pub(crate) fn fits(&self, table: &Table) -> bool {
        self.settles && table.has_staks(self.tops.or(self.returned))
    }

    #[inline]
    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if let Reply::Rolled(rolled) = reply {
            let (stak, height) = self.first_unknown(cx).expect("a card was rolled for an unknown one");
            let lying = cx.table().stak(stak)[height];
            let card = cx.table_mut().make_known(lying, KindId(rolled.drawn()));
            cx.table_mut().stak_mut(stak)[height] = Lying::hidden(card);
        }
        if let Some((stak, height)) = self.first_unknown(cx) {
            let pile = cx.table().pile_of(cx.table().stak(stak)[height]);
            return Flow::Roll { chance: Chance::Draw { pile }, then: Frame::Removal(self) };
        }
        let staks = cx.table().staks().filter(|&stak| self.is_of(stak));
        staks.for_each(|stak| self.remove(cx, stak));
        if self.settles { settle(cx, StakSet::EMPTY) } else { done() }
    }

    /// Whether the top card of `stak` leaves it.
    pub(crate) fn takes_top(&self, stak: StakId) -> bool {
        self.tops.or(self.returned).contains(stak)
    }

    /// Whether a card leaves this Stak.
    fn is_of(&self, stak: StakId) -> bool {
        self.takes_top(stak) || self.below[stak.index()] > 0
    }

    /// The heights of the cards of `stak` that are scrapped below its top card.
    pub(crate) fn below_heights(&self, table: &Table, stak: StakId) -> std::ops::Range<usize> {
        let top = table.height(stak).saturating_sub(1);
        let count = usize::from(self.below[stak.index()]).min(top);
        top - count..top
    }

    fn first_unknown(&self, cx: &Cx<'_>) -> Option<(StakId, usize)> {
        if self.below == [0; STAKS_MAX] {
            return None;
        }
        cx.table().staks().filter(|stak| self.below[stak.index()] > 0).find_map(|stak| {
            let unknown = |&height: &usize| cx.table().stak(stak)[height].card.kind().is_none();
            Some((stak, self.below_heights(cx.table(), stak).rev().find(unknown)?))
        })
    }

    fn remove(&self, cx: &mut Cx<'_>, stak: StakId) {
        let (scrapped, returned) = (self.tops.contains(stak), self.returned.contains(stak));
        let below = self.below_heights(cx.table(), stak);
        if (scrapped || returned) && cx.table().height(stak) > 0 {
            uncrown(cx, stak);
            let top = cx.table().height(stak) - 1;
            if scrapped {
                scrap(cx, stak, top);
            } else {
                take_to_hand(cx, stak, top, true);
            }
        }
        below.rev().for_each(|height| scrap(cx, stak, height));
    }
}

/// SB-1.15, SB-4.13, SB-7.11, SB-R21: a card of a Stak goes face-up to the scrapheap; the duty is met.
fn scrap(cx: &mut Cx<'_>, stak: StakId, height: usize) {
    let lying = take(cx, stak, height);
    if !lying.is_open() {
        cx.reveal();
    }
    cx.table_mut().lay_in_scrapheap(lying.card);
    feed(cx);
    cx.tell(Event::Scrapped { stak, card: lying.card, height: height as u8 });
}

/// SB-R62: a card of a Stak goes to the hand of the player of that Stak. `shown`: everybody knew it
/// before; otherwise only its new holder learns it. The drone has no hand: its card is scrapped.
pub(crate) fn take_to_hand(cx: &mut Cx<'_>, stak: StakId, height: usize, shown: bool) {
    let seat = cx.table().owner(stak);
    if cx.table().options.is_drone(seat) {
        return scrap(cx, stak, height);
    }
    let lying = take(cx, stak, height);
    let mut held = if shown { Lying::open(lying.card) } else { lying.still_hidden(lying.card) };
    if lying.is_barred() {
        held.bar();
    }
    cx.table_mut().put_in_hand(seat, held);
    let took = |card| Event::Took { seat, card: Seen(card), from: stak, height: height as u8 };
    if shown {
        cx.tell(took(Some(held.card)));
    } else {
        cx.reveal();
        cx.tell_apart(seat, took(Some(held.card)), took(None));
    }
}
