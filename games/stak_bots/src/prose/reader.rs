//! The reader at a table: seats, Staks and cards as this reader calls them.

use crate::StakBots;
use crate::card::{Card, StakId};
use crate::content::{Content, Kind, KindId, name_of};
use crate::notation::letter;
use crate::setup::Options;
use crate::table::Table;
use kernel::{Bout, Seat};
use words::{Arg, Message};

/// One who is told something.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'a> {
    pub(crate) content: &'a Content,
    pub(crate) options: Options,
    /// A spectator has none.
    pub(crate) seat: Option<Seat>,
}

impl<'a> Reader<'a> {
    /// The reader at `seat` of this bout.
    pub(crate) fn at(bout: &'a Bout<StakBots>, seat: Seat) -> Reader<'a> {
        Reader { content: bout.content(), options: bout.table().options, seat: Some(seat) }
    }

    /// The word that messages select by: whether it is the reader.
    pub(crate) fn who(&self, seat: Seat) -> &'static str {
        if self.seat == Some(seat) { "you" } else { "other" }
    }

    /// A message about a seat: `$who` and `$seat`.
    pub(crate) fn about(&self, key: &'static str, seat: Seat) -> Message {
        Message::new(key).with("who", self.who(seat)).with("seat", letter(seat))
    }

    /// A message about a player: `$seat`, `$role` and `$team`.
    pub(crate) fn about_player(&self, key: &'static str, seat: Seat) -> Message {
        let role = match (self.who(seat), self.options.is_drone(seat)) {
            ("you", _) => "you",
            (_, true) => "drone",
            _ => "other",
        };
        let team = if self.options.teams > 0 { seat.0 % self.options.teams + 1 } else { 0 };
        Message::new(key).with("seat", letter(seat)).with("role", role).with("team", team)
    }

    /// SB-R51: whose Stak it is.
    pub(crate) fn owner(&self, stak: StakId) -> Seat {
        Seat(stak.0 / self.options.staks_each.max(1))
    }

    /// The number of the Stak among those of its player, from 1; 0 if it is the only one.
    fn number(&self, stak: StakId) -> u8 {
        if self.options.staks_each > 1 { stak.0 % self.options.staks_each + 1 } else { 0 }
    }

    /// Whose Stak it is, for a message: `$whose`, `$owner` and `$number`.
    pub(crate) fn whose(&self, stak: StakId) -> [(&'static str, Arg); 3] {
        let owner = self.owner(stak);
        let number = self.number(stak);
        [("whose", self.who(owner).into()), ("owner", letter(owner).into()), ("number", number.into())]
    }

    /// A message about a Stak: `$whose`, `$owner` and `$number`.
    pub(crate) fn about_stak(&self, key: &'static str, stak: StakId) -> Message {
        self.whose(stak).into_iter().fold(Message::new(key), |said, (name, arg)| said.with(name, arg))
    }

    /// "your Stak", "B's Stak 2".
    pub(crate) fn stak(&self, stak: StakId) -> Message {
        self.about_stak("sb-stak", stak)
    }

    /// The kind of a card, if the reader knows it.
    pub(crate) fn kind_of(&self, card: Option<Card>) -> Option<KindId> {
        card?.kind().filter(|id| usize::from(id.0) < self.content.kinds.len())
    }

    /// What is printed on a card, if the reader knows it.
    pub(crate) fn print_of(&self, card: Option<Card>) -> Option<&'a Kind> {
        self.kind_of(card).map(|id| self.content.kind(id))
    }

    /// A card by its name and power. If another card shares them, the code is added.
    pub(crate) fn kind(&self, id: KindId) -> Message {
        self.content.kinds.get(usize::from(id.0)).map_or(Message::new("sb-a-card"), |kind| self.named(kind))
    }

    fn named(&self, kind: &Kind) -> Message {
        let is_only = !self.has_twin(kind);
        let message = Message::new(if is_only { "sb-card" } else { "sb-card-coded" })
            .with("name", name_of(kind))
            .with("power", kind.power);
        if is_only { message } else { message.with("code", kind.code.as_str()) }
    }

    /// Whether another kind has the same name and power.
    pub(crate) fn has_twin(&self, kind: &Kind) -> bool {
        let name = kind.names.get(words::ENGLISH);
        let others = self.content.kinds.iter().filter(|other| other.power == kind.power);
        others.filter(|other| other.code != kind.code).any(|other| other.names.get(words::ENGLISH) == name)
    }

    /// The card, or that it is one.
    pub(crate) fn seen(&self, card: Option<Card>, holder: Seat) -> Message {
        card.map_or(Message::new("sb-a-card"), |card| self.card(card, holder))
    }

    /// A card in the hand or a Stak of `holder`; with own decks it may come from another's (SB-R53).
    pub(crate) fn card(&self, card: Card, holder: Seat) -> Message {
        let named = card.kind().map_or(Message::new("sb-a-card"), |kind| self.kind(kind));
        self.with_deck(named, Some(card), holder)
    }

    /// The card so named, with the deck it came from where that is not its holder's.
    pub(crate) fn with_deck(&self, named: Message, card: Option<Card>, holder: Seat) -> Message {
        let foreign = |card: &Card| self.options.own_decks && card.deck() != holder.0;
        match card.filter(foreign) {
            Some(card) => self.about("sb-card-of-deck", Seat(card.deck())).with("card", named),
            None => named,
        }
    }

    /// A card of a Stak with its damage.
    pub(crate) fn marked(&self, card: Option<Card>, damage: u8) -> Message {
        let Some(kind) = self.print_of(card) else { return Message::new("sb-a-card") };
        let named = self.named(kind);
        if damage == 0 {
            return named;
        }
        let mut marked = Message::new("sb-card-marked");
        marked.args = named.args;
        let code = if named.key == "sb-card" { "" } else { kind.code.as_str() };
        marked.with("coded", crate::prose::yes(!code.is_empty())).with("code", code).with("damage", damage)
    }

    /// The top card of a Stak with its damage.
    pub(crate) fn marked_top(&self, table: &Table, stak: StakId) -> Message {
        let top = top(table, stak);
        self.marked(top.map(|top| top.card), top.map_or(0, |top| top.damage()))
    }
}

/// The top card of a Stak; none of a Stak that never was.
pub(crate) fn top(table: &Table, stak: StakId) -> Option<crate::card::Lying> {
    table.staks().any(|each| each == stak).then(|| table.top(stak)).flatten()
}
