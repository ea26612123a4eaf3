//! What things are called: seats by letters, Staks by the seats of their players, cards by codes.

use super::letter;
use crate::card::{Card, StakId, StakSet};
use crate::content::{Content, KindId};
use crate::event::Seen;
use crate::question::Prompt;
use crate::setup::Options;
use crate::table::Table;
use crate::view::View;
use kernel::{Seat, SeatSet};
use words::telling::{self, Node, Words, line};

/// The names at one table.
#[derive(Clone, Copy)]
pub(super) struct Names<'a> {
    pub(super) content: &'a Content,
    pub(super) options: Options,
    /// The deck of a card that names none.
    deck: u8,
}

impl<'a> Names<'a> {
    pub(super) fn of(table: &Table, content: &'a Content) -> Names<'a> {
        Names { content, options: table.options, deck: 0 }
    }

    /// Of what `seat` may answer: cards are of its own deck.
    pub(super) fn at(table: &Table, content: &'a Content, seat: Seat) -> Names<'a> {
        Names { content, options: table.options, deck: table.deck_of(seat) }
    }

    /// Of what this view shows.
    pub(super) fn seen(content: &'a Content, view: &View) -> Names<'a> {
        Names { content, options: view.options, deck: 0 }
    }

    pub(super) fn stak(self, stak: StakId) -> String {
        let each = self.options.staks_each.max(1);
        let owner = letter(Seat(stak.0 / each));
        if each == 1 { owner } else { format!("{owner}{}", stak.0 % each + 1) }
    }

    fn staks(self, staks: StakSet) -> String {
        staks.iter().map(|stak| self.stak(stak)).collect::<Vec<_>>().join(" ")
    }

    pub(super) fn card(self, card: Card) -> String {
        let code = card.kind().map_or("?", |kind| self.code(kind));
        if self.options.own_decks { format!("{code}/{}", letter(Seat(card.deck()))) } else { code.to_owned() }
    }

    fn seen_card(self, card: Option<Card>) -> String {
        card.map_or_else(|| "?".to_owned(), |card| self.card(card))
    }

    fn code(self, kind: KindId) -> &'a str {
        &self.content.kind(kind).code
    }

    pub(super) fn read_stak(self, text: &str) -> Result<StakId, String> {
        let known: Vec<StakId> = (0..self.options.seats * self.options.staks_each).map(StakId).collect();
        known.iter().copied().find(|&stak| self.stak(stak) == text).ok_or_else(|| {
            let names: Vec<String> = known.iter().map(|&stak| self.stak(stak)).collect();
            format!("`{text}` is no Stak; the Staks are {}", names.join(", "))
        })
    }

    pub(super) fn read_seat(self, text: &str) -> Result<Seat, String> {
        let mut seats = (0..self.options.seats).map(Seat);
        seats.find(|&seat| letter(seat) == text).ok_or_else(|| {
            format!("`{text}` is no seat; the seats are A to {}", letter(Seat(self.options.seats - 1)))
        })
    }

    /// A card by its code; `deck` is the deck of a card that names none.
    pub(super) fn read_card(self, text: &str, deck: u8) -> Result<Card, String> {
        let (code, deck) = match text.split_once('/') {
            Some((code, owner)) if self.options.own_decks => (code, self.read_seat(owner)?.0),
            Some(_) => return Err(format!("`{text}`: only with own decks a card has a deck")),
            None => (text, deck),
        };
        if code == "?" {
            return Ok(Card::unknown(deck));
        }
        self.content.find(code).map(|kind| Card::new(kind, deck)).ok_or_else(|| {
            let codes: Vec<&str> = self.content.kinds.iter().map(|kind| kind.code.as_str()).collect();
            match tabletop::sheet::nearest(code, &codes) {
                Some(near) => format!("no card has the code `{code}`; did you mean `{near}`?"),
                None => format!("no card has the code `{code}`; the codes are {}", codes.join(", ")),
            }
        })
    }
}

impl telling::Names for Names<'_> {
    fn write(&self, node: &Node) -> Option<String> {
        match node.type_name()? {
            "Seat" => Some(letter(node.get())),
            "SeatSet" => {
                let seats: Vec<String> = node.get::<SeatSet>().iter().map(letter).collect();
                Some(if seats.is_empty() { "-".to_owned() } else { seats.join("") })
            }
            "StakId" => Some(self.stak(node.get())),
            "StakSet" => Some(self.staks(node.get())),
            "Card" => Some(self.card(node.get())),
            "Seen" => Some(self.seen_card(node.get::<Seen>().0)),
            "KindId" => Some(self.code(node.get()).to_owned()),
            "Prompt" => {
                let Prompt { kind, wanted, .. } = node.get();
                Some(format!("{} {}", self.code(kind), line(&wanted, self)))
            }
            _ => None,
        }
    }

    fn read(&self, of: &str, words: &mut Words<'_>) -> Option<Result<Node, String>> {
        let word = words.peek().unwrap_or_default();
        let node = match of {
            "Seat" => self.read_seat(word).map(|seat| Node::of(&seat)),
            "StakId" => self.read_stak(word).map(|stak| Node::of(&stak)),
            "Card" if word == "?" => Err("an unseen card cannot be named".to_owned()),
            "Card" => self.read_card(word, self.deck).map(|card| Node::of(&card)),
            _ => return None,
        };
        words.take();
        Some(node)
    }

    /// What happens, happens to a Stak, where no seat does it.
    fn leads(&self, field: &str, node: &Node) -> bool {
        field == "stak" || node.type_name() == Some("Seat")
    }
}
