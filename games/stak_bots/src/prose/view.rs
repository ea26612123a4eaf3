//! The table line by line, as a view shows it.

use super::event::ending_word;
use super::reader::{Reader, Seen};
use super::{card, joined, letters};
use crate::card::{Card, StakId};
use crate::content::{Content, KindId, name_of};
use crate::notation::letter;
use crate::table::Kinds;
use crate::view::{CardView, Deck, Player, StakView, TurnView, View};
use kernel::{Outcome, Seat};
use words::Message;

/// A line of a list may be about this long, the first one and the others.
const FIRST_WIDTH: usize = 66;
const LINE_WIDTH: usize = 94;

/// One thing of a list, and about how many characters it takes.
pub(super) struct Item {
    pub(super) width: usize,
    pub(super) said: Message,
}

pub(super) fn say(content: &Content, view: &View) -> Vec<Message> {
    let reader = Reader { content, options: view.options, seat: view.seat };
    let mut said = vec![reader.headline(view)];
    for player in &view.players {
        said.extend(say_player(&reader, player));
    }
    for (deck, place) in view.decks.iter().zip(0..) {
        said.extend(say_deck(&reader, deck, Seat(place)));
    }
    if !view.waiting.is_empty() {
        let waiting = view.waiting.iter().map(|stak| waiting(&reader, view, *stak)).collect();
        said.extend(lines(Message::new("sb-view-waiting"), waiting));
    }
    said.extend(view.attack.map(|(from, at)| {
        Message::new("sb-view-attack").with("from", reader.stak(from)).with("at", reader.stak(at))
    }));
    said
}

impl Reader<'_> {
    /// The first line: the turn and who owes an answer, or how the bout ended.
    pub(crate) fn headline(&self, view: &View) -> Message {
        if let Some(outcome) = &view.outcome {
            return say_outcome(self, outcome);
        }
        let owing = match self.seat {
            _ if view.owing.is_empty() => "nobody",
            Some(seat) if view.owing.contains(seat) => "you",
            _ => "others",
        };
        let message = match view.turn {
            Some(turn) => turn_line(self, turn),
            None => Message::new("sb-view-opening"),
        };
        message.with("owing", owing).with("asked", letters(view.owing.iter()))
    }
}

fn turn_line(reader: &Reader<'_>, turn: TurnView) -> Message {
    reader
        .about("sb-view-turn", turn.seat)
        .with("turn", turn.number)
        .with("fed", super::yes(turn.fed))
        .with("last", super::yes(turn.last))
        .with("attacks", turn.attacks)
        .with("tally", reader.options.attack_tally)
}

fn say_outcome(reader: &Reader<'_>, outcome: &Outcome) -> Message {
    let first = outcome.first();
    let among = reader.seat.is_some_and(|seat| first.contains(seat));
    let result = match (outcome.is_draw(), among, first.len() > 1) {
        (true, _, _) => "drawn",
        (false, true, false) => "you",
        (false, true, true) => "your-side",
        (false, false, false) => "other",
        (false, false, true) => "other-side",
    };
    Message::new("sb-view-outcome")
        .with("result", result)
        .with("seats", letters(first.iter()))
        .with("ending", ending_word(outcome.ending))
}

fn say_player(reader: &Reader<'_>, player: &Player) -> Vec<Message> {
    let lead = |key: &'static str| reader.about_player(key, player.seat);
    if player.out {
        return vec![lead("sb-view-out")];
    }
    let known = count(reader, player);
    let hand = match (player.hand.len(), usize::from(player.cards_in_hand)) {
        (_, 0) => "empty",
        (0, _) => "hidden",
        (known, all) if known < all => "part",
        _ => "known",
    };
    let lead = lead("sb-view-player").with("cards", player.cards_in_hand).with("hand", hand);
    let mut said = lines(lead, known);
    if !player.older.is_empty() {
        said.extend(lines(Message::new("sb-view-older-held"), player.older.iter().map(older_held).collect()));
    }
    said.extend(player.staks.iter().flat_map(|stak| say_stak(reader, stak)));
    said
}

/// SB-R72: cards of a hand that nobody else knows, from before a reshuffle.
fn older_held(&(number, count): &(u8, u8)) -> Item {
    let said = Message::new("sb-view-older-count").with("count", count).with("number", number);
    Item { width: 10, said }
}

/// The known cards of a hand; equal ones are counted.
fn count(reader: &Reader<'_>, player: &Player) -> Vec<Item> {
    let mut items = Vec::new();
    for same in player.hand.chunk_by(|a, b| a == b) {
        let said = reader.card(same[0], player.seat);
        items.push(counted(reader, same[0].kind(), said, same.len() as u8));
    }
    items
}

fn counted(reader: &Reader<'_>, kind: Option<KindId>, card: Message, count: u8) -> Item {
    let said = match count {
        1 => card,
        _ => Message::new("sb-view-count").with("count", count).with("card", card),
    };
    Item { width: width(reader, kind) + if count > 1 { 4 } else { 0 }, said }
}

/// About how many characters the name and power of a card take.
fn width(reader: &Reader<'_>, kind: Option<KindId>) -> usize {
    let name = kind.map(|kind| name_of(reader.content.kind(kind)));
    match name {
        Some(words::Arg::Text(name)) => name.chars().count() + 6,
        _ => 10,
    }
}

/// Each kind with its number of copies.
pub(super) fn cards_in_lines(reader: &Reader<'_>, counts: impl Iterator<Item = (KindId, u8)>) -> Vec<Item> {
    counts.map(|(kind, count)| counted(reader, Some(kind), reader.kind(kind), count)).collect()
}

fn say_stak(reader: &Reader<'_>, stak: &StakView) -> Vec<Message> {
    let about = |key: &'static str| reader.about_stak(key, stak.stak);
    let Some(top) = stak.cards.first() else {
        return vec![about("sb-view-stak-empty").with("gone", super::yes(stak.gone))];
    };
    let abilities = reader.print_of(top.card).and_then(card::abilities);
    let top_line = about("sb-view-stak")
        .with("cards", stak.cards.len())
        .with("top", say_card(reader, stak, top))
        .with("closed", super::yes(stak.closed && !top.barred))
        .with("does", super::yes(abilities.is_some()))
        .with("text", abilities.unwrap_or("".into()));
    let mut said = vec![top_line];
    let below = covered(reader, stak);
    if !below.is_empty() {
        said.extend(lines(Message::new("sb-view-below"), below));
    }
    said
}

/// The covered cards from the top; face-down ones that nobody knows are counted, by their shuffle.
fn covered(reader: &Reader<'_>, stak: &StakView) -> Vec<Item> {
    let unknown = |card: &CardView| card.card.is_none();
    let runs = stak.cards[1..].chunk_by(|a, b| unknown(a) && unknown(b) && a.older == b.older);
    let items = runs.map(|run| {
        let card = &run[0];
        if unknown(card) {
            let said = Message::new("sb-view-face-down").with("count", run.len()).with("older", card.older);
            return Item { width: if card.older > 0 { 24 } else { 14 }, said };
        }
        let said = say_card(reader, stak, card);
        let (width, key) = (width(reader, card.card.and_then(|card| card.kind())), "sb-view-known");
        let marks = if card.damage > 0 { 10 } else { 0 } + if card.attacking || card.barred { 20 } else { 0 };
        match card.face_up {
            true => Item { width: width + marks, said },
            false => Item { width: width + marks + 17, said: Message::new(key).with("card", said) },
        }
    });
    items.collect()
}

fn say_card(reader: &Reader<'_>, stak: &StakView, card: &CardView) -> Message {
    let seen = Seen { card: card.card, damage: card.damage, attacking: card.attacking, barred: card.barred };
    let marked = reader.marked(seen);
    reader.with_deck(marked, card.card, reader.owner(stak.stak))
}

/// An effect that waits, by its card: the top card of this Stak.
fn waiting(reader: &Reader<'_>, view: &View, stak: StakId) -> Item {
    let cards = view.players.iter().flat_map(|player| &player.staks).find(|each| each.stak == stak);
    let top = cards.and_then(|stak| stak.cards.first()).and_then(|top| top.card);
    let card = reader.marked(Seen { card: top, ..Seen::NOTHING });
    Item {
        width: width(reader, top.and_then(Card::kind)) + 20,
        said: reader.about_stak("sb-owned", stak).with("card", card),
    }
}

fn say_deck(reader: &Reader<'_>, deck: &Deck, seat: Seat) -> Vec<Message> {
    let whose = if reader.options.own_decks { reader.who(seat) } else { "all" };
    let lead = Message::new("sb-view-deck")
        .with("whose", whose)
        .with("seat", letter(seat))
        .with("supply", deck.supply)
        .with("scrapheap", deck.scrapheap.total());
    let kinds =
        |kinds: &Kinds| cards_in_lines(reader, kinds.iter().map(|(kind, count)| (KindId(kind), count)));
    let mut said = lines(lead, kinds(&deck.scrapheap));
    for older in &deck.older {
        said.extend(lines(Message::new("sb-view-older").with("number", older.number), kinds(&older.unseen)));
    }
    said
}

/// A list in lines: the first begins with `lead`, which gets `$items` and `$more`.
pub(super) fn lines(lead: Message, items: Vec<Item>) -> Vec<Message> {
    let mut rows: Vec<Vec<Message>> = vec![Vec::new()];
    let mut room = FIRST_WIDTH;
    for Item { width, said } in items {
        if width > room && rows.last().is_some_and(|row| !row.is_empty()) {
            rows.push(Vec::new());
            room = LINE_WIDTH;
        }
        room = room.saturating_sub(width);
        rows.last_mut().expect("there is a first row").push(said);
    }
    let last = rows.len() - 1;
    let mut lead = Some(lead);
    let row = |(place, row): (usize, Vec<Message>)| {
        let lead = lead.take().unwrap_or_else(|| Message::new("sb-view-more"));
        let more = super::yes(place < last);
        lead.with("items", joined(row, "sb-comma", "sb-comma")).with("more", more)
    };
    rows.into_iter().enumerate().map(row).collect()
}
