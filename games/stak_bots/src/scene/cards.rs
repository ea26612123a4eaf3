//! Cards as things: in Staks, in hands, counted by kind.

use super::names::{Names, yes};
use super::{KINDS_A_ROW, picture};
use crate::card::{Card, StakId};
use crate::content::{Kind, KindId, say_card};
use crate::notation::letter;
use crate::table::Kinds;
use crate::view::{CardView, Older, Player, StakView, View};
use kernel::Seat;
use scene::{Face, Glyph, Id, Item, Layout, Mark, Number, Print, Token, Tone, Zone};
use std::borrow::Cow;
use words::Message;

/// The lines of a card besides its text: a scene shows these in other ways or not at all.
const NO_TEXT: [&str; 6] =
    ["sb-card-name", "sb-card-type", "sb-card-power", "sb-card-rank", "sb-card-copies", "sb-card-no-effect"];

/// The zone of a Stak.
pub(super) fn stak_id(stak: StakId) -> Id {
    Id::of("stak", stak.0)
}

/// The card at this height of a Stak; 0 is the bottom card. It names the place, so that it is the
/// same for whatever lies there.
pub(super) fn place_id(stak: StakId, height: usize) -> Id {
    stak_id(stak).at(height)
}

/// The top card of a Stak; the Stak itself where no card is left.
pub(super) fn top_id(view: &View, stak: StakId) -> Id {
    let staks = view.players.iter().flat_map(|player| &player.staks);
    let height = staks.filter(|each| each.stak == stak).map(|each| each.cards.len()).sum::<usize>();
    height.checked_sub(1).map_or_else(|| stak_id(stak), |top| place_id(stak, top))
}

/// SB-14.3, SB-14.4: every card of a Stak, the top card first.
pub(super) fn stak(names: &Names<'_>, stak: &StakView) -> Zone {
    let id = stak_id(stak.stak);
    let heights = (0..stak.cards.len()).rev();
    let item = |(card, height)| in_stak(names, stak.stak, card, id.at(height));
    let top_barred = stak.cards.first().is_some_and(|top| top.barred);
    let mut marks = Vec::new();
    if stak.gone {
        marks.push(Mark::new(Message::new("sb-scene-gone"), Tone::Spent).drawn("out"));
    }
    if stak.closed && !top_barred {
        marks.push(Mark::new(Message::new("sb-scene-closed"), Tone::Spent).drawn("barred"));
    }
    Zone {
        title: names.about_stak("sb-stak-start", stak.stak),
        layout: Layout::Stack,
        items: stak.cards.iter().zip(heights).map(item).map(Item::Card).collect(),
        unlisted: 0,
        marks,
        id,
    }
}

fn in_stak(names: &Names<'_>, stak: StakId, card: &CardView, id: Id) -> scene::Card {
    let mut marks = Vec::new();
    if card.damage > 0 {
        let words = Message::new("sb-scene-damage").with("damage", card.damage);
        marks.push(Mark::new(words, Tone::Harm).drawn("damage").counting(card.damage));
    }
    if card.attacking {
        marks.push(Mark::new(Message::new("sb-scene-attacking"), Tone::Asked).drawn("attack"));
    }
    if card.barred {
        marks.push(Mark::new(Message::new("sb-scene-barred"), Tone::Spent).drawn("barred"));
    }
    marks.extend(foreign(names, card.card, names.owner(stak)));
    marks.extend(older_card(card.older));
    if card.card.is_some() && !card.face_up {
        marks.push(Mark::new(Message::new("sb-scene-known"), Tone::Spent).drawn("face-down"));
    }
    let face = match names.kind_of(card.card) {
        Some(id) => front(names, id, !card.face_up),
        None => back(names, names.owner(stak)),
    };
    scene::Card { id, face, marks, lying: false, copies: 1 }
}

/// SB-R72: the number of the older cards that a hidden card is one of.
fn older_card(number: u8) -> Option<Mark> {
    let words = || Message::new("sb-scene-older-card").with("number", number);
    (number > 0).then(|| Mark::new(words(), Tone::Spent))
}

/// SB-R64, SB-R72: what is hidden from before a reshuffle.
pub(super) fn older(names: &Names<'_>, older: &Older, seat: Seat) -> Zone {
    let id = Id::of("older", seat.0).at(older.number);
    Zone {
        title: Message::new("sb-scene-older").with("number", older.number),
        layout: Layout::Grid(KINDS_A_ROW),
        items: counted(names, &id, &older.unseen, seat),
        unlisted: 0,
        marks: Vec::new(),
        id,
    }
}

/// SB-R53: the deck that a card came from, where that is not its holder's.
fn foreign(names: &Names<'_>, card: Option<Card>, holder: Seat) -> Option<Mark> {
    let deck = card.filter(|_| names.view.options.own_decks)?.deck();
    let words =
        Message::new("sb-scene-from").with("who", names.who(Seat(deck))).with("seat", letter(Seat(deck)));
    (deck != holder.0).then(|| Mark::new(words, Tone::Side(deck)).drawn("deck"))
}

/// The picture of a kind, composed once.
fn picture_of(kind: &Kind) -> Glyph {
    kind.picture.get(|| picture::kind(kind)).clone()
}

pub(super) fn front(names: &Names<'_>, id: KindId, turned_down: bool) -> Print {
    let fronts = &names.content.kind(id).fronts;
    fronts[usize::from(turned_down)].get(|| printed(names, id, turned_down).into()).clone()
}

fn printed(names: &Names<'_>, id: KindId, turned_down: bool) -> Face {
    let kind = names.content.kind(id);
    let number =
        |key: &'static str, value: u8, tone| Number { title: Message::new(key), value: value.into(), tone };
    let text = say_card(names.content, id);
    Face::Front {
        turned_down,
        title: names.name(kind),
        glyph: picture_of(kind),
        numbers: vec![
            number("sb-scene-power", kind.power, Tone::Power),
            number("sb-scene-rank", kind.rank, Tone::Plain),
        ],
        text: text.into_iter().filter(|line| !NO_TEXT.contains(&line.key.as_ref())).collect(),
    }
}

fn back(names: &Names<'_>, owner: Seat) -> Print {
    let tone = if names.view.options.own_decks { Tone::Side(owner.0) } else { Tone::Plain };
    Face::Back { title: Message::new("sb-scene-face-down"), tone }.into()
}

/// SB-R61, SB-R62, SB-R65: the known cards of a hand, then as many backs as there are others.
pub(super) fn hand(names: &Names<'_>, player: &Player) -> Zone {
    let zone = Id::of("hand", player.seat.0);
    let ids = hand_ids(names, player);
    let known = player.hand.iter().zip(ids).map(|(&card, id)| {
        let face =
            names.kind_of(Some(card)).map_or_else(|| back(names, player.seat), |id| front(names, id, false));
        let marks = foreign(names, Some(card), player.seat).into_iter().collect();
        Item::Card(scene::Card { id, face, marks, lying: false, copies: 1 })
    });
    let backs = usize::from(player.cards_in_hand).saturating_sub(player.hand.len());
    let older = player.older.iter().flat_map(|&(number, cards)| std::iter::repeat_n(number, cards.into()));
    let hidden = older.chain(std::iter::repeat(0)).take(backs).enumerate().map(|(place, older)| {
        let id = zone.at("hidden").at(place);
        Item::Card(scene::Card {
            id,
            face: back(names, player.seat),
            marks: older_card(older).into_iter().collect(),
            lying: false,
            copies: 1,
        })
    });
    Zone {
        id: zone.clone(),
        title: Message::new("sb-scene-hand").with("own", yes(names.view.seat == Some(player.seat))),
        layout: Layout::Fan,
        items: known.chain(hidden).collect(),
        unlisted: 0,
        marks: Vec::new(),
    }
}

/// The ids of the known cards of a hand: by kind and copy, so that they stay when others leave.
fn hand_ids(names: &Names<'_>, player: &Player) -> Vec<Id> {
    let zone = Id::of("hand", player.seat.0);
    let copy = |place: usize| player.hand[..place].iter().filter(|&&card| card == player.hand[place]).count();
    (0..player.hand.len()).map(|place| zone.at(code(names, player.hand[place])).at(copy(place))).collect()
}

/// Every copy of a card in the hand of this seat.
pub(super) fn in_hand(names: &Names<'_>, seat: Seat, card: Card) -> Vec<Id> {
    let players = names.view.players.iter().filter(|player| player.seat == seat);
    players
        .flat_map(|player| player.hand.iter().zip(hand_ids(names, player)))
        .filter(|(held, _)| **held == card)
        .map(|(_, id)| id)
        .collect()
}

fn code<'a>(names: &Names<'a>, card: Card) -> Cow<'a, str> {
    let code = names.kind_of(Some(card)).map_or("?", |id| names.content.kind(id).code.as_str());
    if names.view.options.own_decks {
        format!("{code}-{}", letter(Seat(card.deck()))).into()
    } else {
        code.into()
    }
}

/// Cards by kind with their number: tokens, for what is printed on them stands where they lie open.
pub(super) fn counted(names: &Names<'_>, zone: &Id, kinds: &Kinds, seat: Seat) -> Vec<Item> {
    let item = |(id, copies): (u8, u8)| {
        let id = KindId(id);
        Item::Token(Token {
            id: zone.at(code(names, Card::new(id, seat.0))),
            title: names.kind(id),
            glyph: picture_of(names.content.kind(id)),
            tone: Tone::Plain,
            copies: copies.into(),
        })
    };
    let mut items = Vec::with_capacity(kinds.iter().count());
    items.extend(kinds.iter().map(item));
    items
}
