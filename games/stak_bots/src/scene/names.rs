//! How the looking seat calls seats, Staks and cards, from the view alone.

use super::cards;
use crate::card::{Card, StakId};
use crate::content::{Content, Kind, KindId, name_of};
use crate::notation::letter;
use crate::view::{CardView, StakView, View};
use kernel::Seat;
use scene::Id;
use words::Message;

/// One who looks.
#[derive(Clone, Copy)]
pub(super) struct Names<'a> {
    pub(super) content: &'a Content,
    pub(super) view: &'a View,
}

pub(super) fn yes(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}

impl<'a> Names<'a> {
    /// What messages select by: whether it is the one who looks.
    pub(super) fn who(&self, seat: Seat) -> &'static str {
        if self.view.seat == Some(seat) { "you" } else { "other" }
    }

    /// A player by letter, with role and team.
    pub(super) fn player(&self, seat: Seat) -> Message {
        let options = &self.view.options;
        let role = match (self.who(seat), options.is_drone(seat)) {
            ("you", _) => "you",
            (_, true) => "drone",
            _ => "other",
        };
        let team = if options.teams > 0 { seat.0 % options.teams + 1 } else { 0 };
        Message::new("sb-view-name").with("seat", letter(seat)).with("role", role).with("team", team)
    }

    /// SB-R51: whose Stak it is.
    pub(super) fn owner(&self, stak: StakId) -> Seat {
        Seat(stak.0 / self.view.options.staks_each.max(1))
    }

    /// A message about a Stak: `$whose`, `$owner` and `$number`.
    pub(super) fn about_stak(&self, key: &'static str, stak: StakId) -> Message {
        let owner = self.owner(stak);
        Message::new(key)
            .with("whose", self.who(owner))
            .with("owner", letter(owner))
            .with("number", self.number(stak))
    }

    /// The number of the Stak among those of its player, from 1; 0 if it is the only one.
    pub(super) fn number(&self, stak: StakId) -> u8 {
        let each = self.view.options.staks_each;
        if each > 1 { stak.0 % each + 1 } else { 0 }
    }

    /// "your Stak", "B's Stak 2".
    pub(super) fn stak(&self, stak: StakId) -> Message {
        self.about_stak("sb-stak", stak)
    }

    /// The kind of a card, if the looking seat knows it.
    pub(super) fn kind_of(&self, card: Option<Card>) -> Option<KindId> {
        card?.kind().filter(|id| usize::from(id.0) < self.content.kinds.len())
    }

    /// A card by its name and power; what else shares them is told apart by code.
    pub(super) fn kind(&self, id: KindId) -> Message {
        let kind = self.content.kind(id);
        let key = if self.has_twin(kind) { "sb-card-coded" } else { "sb-card" };
        let named = Message::new(key).with("name", name_of(kind)).with("power", kind.power);
        if self.has_twin(kind) { named.with("code", kind.code.as_str()) } else { named }
    }

    /// The name alone, where the power stands beside it.
    pub(super) fn name(&self, kind: &Kind) -> Message {
        Message::new("sb-scene-name")
            .with("name", name_of(kind))
            .with("coded", yes(self.has_twin(kind)))
            .with("code", kind.code.as_str())
    }

    fn has_twin(&self, kind: &Kind) -> bool {
        let same = |other: &&Kind| other.power == kind.power && name_of(other) == name_of(kind);
        self.content.kinds.iter().filter(same).count() > 1
    }

    /// A top card with its damage, as a question names it.
    pub(super) fn top_with_damage(&self, stak: StakId) -> Message {
        let top = self.top_view(stak);
        let Some(id) = self.kind_of(top.and_then(|top| top.card)) else { return Message::new("sb-a-card") };
        let damage = top.map_or(0, |top| top.damage);
        if damage == 0 {
            return self.kind(id);
        }
        let (kind, named) = (self.content.kind(id), self.kind(id));
        let code = if named.key == "sb-card" { "" } else { kind.code.as_str() };
        Message { key: "sb-card-marked".into(), ..named }
            .with("coded", yes(!code.is_empty()))
            .with("code", code)
            .with("damage", damage)
            .with("mark", "none")
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
