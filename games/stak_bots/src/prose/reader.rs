//! Who reads, and at which table: seats, Staks and cards as this reader calls them.

use crate::StakBots;
use crate::card::{Card, StakId};
use crate::content::{Content, Kind, KindId, name_of};
use crate::notation::letter;
use crate::setup::Options;
use crate::table::Table;
use kernel::{Bout, Seat};
use words::Message;

/// One who is told something.
pub(super) struct Reader<'a> {
    pub(super) content: &'a Content,
    pub(super) options: Options,
    /// A spectator has none.
    pub(super) seat: Option<Seat>,
}

/// A card of a Stak as far as the reader knows it, with its marks.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    pub(super) card: Option<Card>,
    pub(super) damage: u8,
    pub(super) attacking: bool,
    pub(super) barred: bool,
}

impl<'a> Reader<'a> {
    /// The reader at `seat` of this bout.
    pub(super) fn at(bout: &'a Bout<StakBots>, seat: Seat) -> Reader<'a> {
        Reader { content: bout.content(), options: bout.table().options, seat: Some(seat) }
    }

    /// What messages select by: whether it is the reader.
    pub(super) fn who(&self, seat: Seat) -> &'static str {
        if self.seat == Some(seat) { "you" } else { "other" }
    }

    /// A message about a seat: `$who` and `$seat`.
    pub(super) fn about(&self, key: &'static str, seat: Seat) -> Message {
        Message::new(key).with("who", self.who(seat)).with("seat", letter(seat))
    }

    /// SB-R51: whose Stak it is.
    pub(super) fn owner(&self, stak: StakId) -> Seat {
        Seat(stak.0 / self.options.staks_each.max(1))
    }

    /// The number of the Stak among those of its player, from 1; 0 if it is the only one.
    fn number(&self, stak: StakId) -> u8 {
        if self.options.staks_each > 1 { stak.0 % self.options.staks_each + 1 } else { 0 }
    }

    /// A message about a Stak: `$whose`, `$owner` and `$number`.
    pub(super) fn about_stak(&self, key: &'static str, stak: StakId) -> Message {
        let owner = self.owner(stak);
        Message::new(key)
            .with("whose", self.who(owner))
            .with("owner", letter(owner))
            .with("number", self.number(stak))
    }

    /// "your Stak", "B's Stak 2".
    pub(super) fn stak(&self, stak: StakId) -> Message {
        self.about_stak("sb-stak", stak)
    }

    /// The kind of a card, if the reader knows it.
    pub(super) fn kind_of(&self, card: Option<Card>) -> Option<&'a Kind> {
        self.content.kinds.get(usize::from(card?.kind()?.0))
    }

    /// A card by its name and power; what else shares them is told apart by code.
    pub(super) fn kind(&self, id: KindId) -> Message {
        let Some(kind) = self.content.kinds.get(usize::from(id.0)) else { return Message::new("sb-a-card") };
        named_card(self.content, kind)
    }

    /// A card in the hand or a Stak of `holder`; with own decks it may come from another's (SB-R53).
    pub(super) fn card(&self, card: Card, holder: Seat) -> Message {
        let named = card.kind().map_or(Message::new("sb-a-card"), |kind| self.kind(kind));
        self.with_deck(named, Some(card), holder)
    }

    /// The card so named, with the deck it came from where that is not its holder's.
    pub(super) fn with_deck(&self, named: Message, card: Option<Card>, holder: Seat) -> Message {
        let foreign = |card: &Card| self.options.own_decks && card.deck() != holder.0;
        match card.filter(foreign) {
            Some(card) => self.about("sb-card-of-deck", Seat(card.deck())).with("card", named),
            None => named,
        }
    }

    /// A card of a Stak with its damage and marks.
    pub(super) fn marked(&self, seen: Seen) -> Message {
        let Some(kind) = self.kind_of(seen.card) else { return Message::new("sb-a-card") };
        let mark = match (seen.attacking, seen.barred) {
            (true, _) => "attacking",
            (false, true) => "barred",
            (false, false) => "none",
        };
        let plain = mark == "none" && seen.damage == 0;
        let named = named_card(self.content, kind);
        if plain {
            return named;
        }
        let mut marked = Message::new("sb-card-marked");
        marked.args = named.args;
        let code = if named.key == "sb-card" { "" } else { kind.code.as_str() };
        marked
            .with("coded", super::yes(!code.is_empty()))
            .with("code", code)
            .with("damage", seen.damage)
            .with("mark", mark)
    }

    /// The top card of a Stak with its damage.
    pub(super) fn top(&self, table: &Table, stak: StakId) -> Message {
        let seen = top(table, stak).map_or(Seen::NOTHING, |top| Seen {
            card: Some(top.card),
            damage: top.damage(),
            ..Seen::NOTHING
        });
        self.marked(seen)
    }
}

impl Seen {
    /// A card that nobody knows.
    pub(super) const NOTHING: Seen = Seen { card: None, damage: 0, attacking: false, barred: false };
}

/// The top card of a Stak; none of a Stak that never was.
pub(super) fn top(table: &Table, stak: StakId) -> Option<crate::card::Lying> {
    table.staks().any(|each| each == stak).then(|| table.top(stak)).flatten()
}

fn named_card(content: &Content, kind: &Kind) -> Message {
    let name = name_of(kind);
    let twins = content.kinds.iter().filter(|other| other.power == kind.power && name_of(other) == name);
    let is_only = twins.count() <= 1;
    let message = Message::new(if is_only { "sb-card" } else { "sb-card-coded" })
        .with("name", name)
        .with("power", kind.power);
    if is_only { message } else { message.with("code", kind.code.as_str()) }
}
