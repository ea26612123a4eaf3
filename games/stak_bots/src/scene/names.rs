//! How the looking seat calls seats, Staks and cards, from the view alone.

use super::cards;
use crate::card::{Card, StakId};
use crate::content::{Content, Kind, name_of};
use crate::prose::reader::Reader;
use crate::view::{CardView, StakView, View};
use kernel::Seat;
use scene::Id;
use std::ops::Deref;
use words::Message;

pub(super) use crate::prose::yes;

/// One who looks: a reader who has nothing but a view.
#[derive(Clone, Copy)]
pub(super) struct Names<'a> {
    reader: Reader<'a>,
    pub(super) view: &'a View,
}

/// Everything that a reader has a word for.
impl<'a> Deref for Names<'a> {
    type Target = Reader<'a>;

    fn deref(&self) -> &Reader<'a> {
        &self.reader
    }
}

impl<'a> Names<'a> {
    /// The one whose view this is.
    pub(super) fn of(content: &'a Content, view: &'a View) -> Names<'a> {
        Names { reader: Reader { content, options: view.options, seat: view.seat }, view }
    }

    /// A player by letter, with role and team.
    pub(super) fn player(&self, seat: Seat) -> Message {
        self.about_player("sb-view-name", seat)
    }

    /// The name alone, where the power stands beside it.
    pub(super) fn name(&self, kind: &Kind) -> Message {
        let coded = self.has_twin(kind);
        let message = Message::new("sb-scene-name").with("name", name_of(kind)).with("coded", yes(coded));
        if coded { message.with("code", kind.code.as_str()) } else { message }
    }

    /// A top card with its damage, as a question names it.
    pub(super) fn top_with_damage(&self, stak: StakId) -> Message {
        let top = self.top_view(stak);
        self.marked(top.and_then(|top| top.card), top.map_or(0, |top| top.damage))
    }

    /// This Stak as it is seen.
    pub(super) fn stak_view(&self, stak: StakId) -> Option<&'a StakView> {
        self.view.players.iter().flat_map(|player| &player.staks).find(|each| each.stak == stak)
    }

    /// The top card of a Stak as it is seen.
    pub(super) fn top_view(&self, stak: StakId) -> Option<&'a CardView> {
        self.stak_view(stak)?.cards.first()
    }

    /// The top card of a Stak, if the looking seat knows it.
    pub(super) fn top_card(&self, stak: StakId) -> Option<Card> {
        self.top_view(stak)?.card
    }

    /// The id of the top card of a Stak; of the Stak itself where no card is left.
    pub(super) fn top(&self, stak: StakId) -> Id {
        cards::top_id(self.view, stak)
    }
}
