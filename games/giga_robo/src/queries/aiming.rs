//! What a card reaches. GR-10.6 to GR-10.11, GR-R18, GR-R82, GR-R154.

use super::{distance, from_a_structure, gates, grid, is_flat, is_wanted, own_range, range_at, recounts};
use crate::city::{Cell, Cells};
use crate::content::{Card, CardFacts, Content};
use crate::table::{Aim, Table};
use kernel::Seat;

/// An attack card, and all about its range that does not depend on what it is aimed at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aiming<'a> {
    table: &'a Table,
    content: &'a Content,
    seat: Seat,
    card: Card,
    /// What the card says.
    pub(crate) facts: &'a CardFacts,
    melee: bool,
    /// GR-10.7: the range, with what own texts do to it; none if it is played from anywhere.
    pub(crate) own: Option<(u8, u8)>,
}

impl<'a> Aiming<'a> {
    /// The card in an attack of this type.
    pub(crate) fn with(
        table: &'a Table,
        content: &'a Content,
        seat: Seat,
        card: Card,
        melee: bool,
    ) -> Aiming<'a> {
        let facts = table.facts(content, seat, card);
        Aiming { table, content, seat, card, facts, melee, own: own_range(table, content, seat, card, melee) }
    }

    /// Whether its range may be counted from elsewhere.
    fn counts_again(&self) -> bool {
        let Aiming { table, content, seat, card, .. } = *self;
        recounts(table, content, seat, card) || gates::passes(table, content, seat, card)
    }

    /// The hexes in which there may be something that it reaches.
    pub(crate) fn near(&self) -> Cells {
        let from = self.table.cell(self.seat).filter(|_| !self.counts_again());
        let within = |((_, most), from)| grid(self.table, self.content).at_distance(from, 0, most);
        self.own.zip(from).map_or(Cells::ALL, within)
    }

    /// GR-10.7, GR-10.10: whether it reaches the Target; a card before it may change the range.
    pub(crate) fn reaches(&self, at: (Cell, Aim), reach: (i8, i8)) -> bool {
        let Aiming { table, content, seat, card, facts, melee, .. } = *self;
        if !is_wanted(table, facts, at) {
            return false;
        }
        let Some(own) = self.own else { return true };
        let (least, most) = range_at(table, content, own, at, melee, reach);
        let melee = melee && !is_flat(facts);
        let span = least..=most;
        distance(table, content, seat, at, melee).is_some_and(|distance| span.contains(&distance))
            || from_a_structure(table, content, seat, card, at, &span)
            || gates::any(table, content, seat, card, at, (least, most), melee)
    }
}
