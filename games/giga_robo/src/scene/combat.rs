//! The current combat: the cards, dice and successes of both sides, and the responses that wait.

use super::{cards, ids};
use crate::content::{Card, Cards};
use crate::dice::DieKind;
use crate::forecast::Clash;
use crate::prose::answer::die_word;
use crate::prose::names::{Names, ahead, reaction_word, say_pool};
use crate::prose::question::declared;
use crate::question::Question;
use crate::table::{Deed, Item, Reaction, Stage};
use crate::text::Source;
use crate::view::{CampView, CombatView, DieView, View};
use kernel::Seat;
use scene::{Die, DieState, Id, Item as Thing, Layout, Mark, Order, Panel, Part, Tone, Tray, Zone};
use words::Message;

/// The cards of the seat that lie in the combat or among the responses.
pub(super) fn shown(view: &View, seat: Seat) -> Cards {
    let camps = view.combat.iter().flat_map(|combat| &combat.camps).filter(|camp| camp.seat == seat);
    let fighting = camps.flat_map(|camp| camp.cards.iter().map(|(card, _)| *card));
    let waiting = view.stack.iter().filter(|item| item.seat == seat && item.deed == Deed::Play);
    let waiting = waiting.filter_map(|item| match item.source {
        Source::Card(card) => Some(card),
        Source::Pilot | Source::Ability(_) => None,
    });
    fighting.chain(waiting).collect()
}

/// GR-9.5 to GR-9.17: both sides and how far it has come.
pub(super) fn panel(names: Names<'_>, view: &View) -> Option<Panel> {
    let combat = view.combat.as_ref()?;
    let next = Message::new("gr-scene-next")
        .with("stage", stage_word(combat.stage))
        .with("reaction", reaction_word(combat.reaction));
    let mut parts = vec![Part::Note(Mark::new(next, Tone::Asked).drawn("next"))];
    for (side, camp) in (0u8..).zip(&combat.camps) {
        let pool = if combat.stage < Stage::Pools { gathering(names, side) } else { camp.pool };
        parts.extend((!camp.cards.is_empty()).then(|| Part::Zone(zone(names, view, side, camp))));
        // GR-11.12: a player who Takes the Hit rolls nothing.
        let rolls = combat.reaction != Reaction::Hit || pool != [0; 3];
        let camp = CampView { pool, ..camp.clone() };
        parts.extend(rolls.then(|| Part::Tray(tray(names, combat, side, &camp))));
    }
    let target = names.target(combat.cell, combat.aim);
    let title = names.about("gr-scene-combat", combat.camps[0].seat).with("target", target);
    Some(Panel { id: Id::of("combat", 0), title, seat: None, active: true, marks: Vec::new(), parts })
}

/// GR-9.8: what the side would roll if the pools were gathered now.
fn gathering(names: Names<'_>, side: u8) -> [u8; 3] {
    let pool = Clash::now(names.table, names.content).pools()[usize::from(side)];
    [pool.attack(), pool.power(), pool.defense()]
}

/// GR-10.19: the attack cards, left to right. What has cooled down already lies elsewhere, too.
fn zone(names: Names<'_>, view: &View, side: u8, camp: &CampView) -> Zone {
    let id = Id::of("camp", side);
    let item = |(at, &(card, struck)): (usize, &(Card, bool))| {
        let here = view.players[camp.seat.index()].used.contains(card);
        let name = if here { ids::card(camp.seat, card) } else { id.at(at) };
        let mut item = cards::card_as(names, name, camp.seat, card);
        item.marks.extend(struck.then(|| cards::state("struck", Tone::Spent)));
        Thing::Card(item)
    };
    Zone {
        title: names.about("gr-scene-camp", camp.seat),
        layout: Layout::Row,
        items: camp.cards.iter().enumerate().map(item).collect(),
        unlisted: 0,
        marks: camp.counter.then(|| cards::state("counter", Tone::Help)).into_iter().collect(),
        id,
    }
}

/// GR-12, GR-13: the pool before the roll; the dice, those set aside and those that succeed after it.
fn tray(names: Names<'_>, combat: &CombatView, side: u8, camp: &CampView) -> Tray {
    let id = ids::tray(side);
    let rolled = !combat.dice.is_empty();
    let lying = (0u8..).zip(&combat.dice).filter(|(_, die)| die.side == side && !die.out);
    let dice: Vec<Die> = if rolled {
        lying.map(|(at, die)| lies(combat, camp, id.at(at), die)).collect()
    } else {
        coming(&id, camp.pool)
    };
    let total = combat.winner.filter(|&seat| seat == camp.seat);
    Tray {
        title: names.about("gr-scene-dice", camp.seat).with("pool", say_pool(camp.pool)),
        seat: Some(camp.seat.0),
        dice,
        total: total.map(|seat| ahead(names, seat, combat.successes)),
        id,
    }
}

fn lies(combat: &CombatView, camp: &CampView, id: Id, die: &DieView) -> Die {
    let others = combat.dice.iter().filter(|other| other.side != die.side && !other.aside && !other.out);
    let best = others.map(|other| other.value).max();
    let succeeds = combat.winner == Some(camp.seat) && Some(die.value) > best;
    let state = match (die.aside, succeeds, die.kind) {
        (true, ..) => DieState::SetAside,
        (false, true, _) => DieState::Success,
        (false, false, DieKind::Power) => DieState::Power,
        (false, false, DieKind::Attack | DieKind::Defense) => DieState::InPlay,
    };
    let note =
        Message::new("gr-scene-die").with("kind", die_word(die.kind)).with("value", i32::from(die.value));
    Die { id, face: Some(die.value.max(0) as u8), sides: die.kind.faces(), state, note: Some(note) }
}

/// Dice that are not rolled yet.
fn coming(id: &Id, pool: [u8; 3]) -> Vec<Die> {
    let kinds = DieKind::ALL.into_iter().zip(pool);
    let all = kinds.flat_map(|(kind, dice)| std::iter::repeat_n(kind, usize::from(dice)));
    let die = |(at, kind): (usize, DieKind)| Die {
        id: id.at(at),
        face: None,
        sides: kind.faces(),
        state: if kind == DieKind::Power { DieState::Power } else { DieState::InPlay },
        note: None,
    };
    all.enumerate().map(die).collect()
}

fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::None | Stage::Declared => "declared",
        Stage::Reacting => "reacting",
        Stage::Pools => "pools",
        Stage::Rolled => "rolled",
        Stage::Determined => "determined",
        Stage::Resolving => "resolving",
        Stage::Resolved => "resolved",
    }
}

/// GR-8.7, GR-8.8: what was declared, the next to resolve first; and what comes if nobody responds.
pub(super) fn waiting(names: Names<'_>, view: &View) -> Option<Panel> {
    let asked = matches!(view.question, Some(Question::Respond { .. })) && view.combat.is_none();
    let mut parts = responses(names, view);
    if parts.is_empty() && asked {
        parts.push(Part::Note(Mark::new(Message::new("gr-scene-goes-on"), Tone::Asked).drawn("next")));
    }
    if parts.is_empty() {
        return None;
    }
    Some(Panel {
        id: Id::of("waiting", 0),
        title: Message::new("gr-scene-responses"),
        seat: None,
        active: true,
        marks: Vec::new(),
        parts,
    })
}

fn responses(names: Names<'_>, view: &View) -> Vec<Part> {
    let mut newest: Vec<(u8, &Item)> = (0..).zip(names.table.stack.iter()).collect();
    newest.reverse();
    if newest.is_empty() {
        return Vec::new();
    }
    let items = newest.iter().filter_map(|&(at, item)| response(names, view, at, item));
    let zone = Zone {
        id: Id::of("responses", 0),
        title: Message::new("gr-scene-declared"),
        layout: Layout::Grid(2),
        items: items.map(Thing::Card).collect(),
        unlisted: 0,
        marks: Vec::new(),
    };
    let entries = newest.iter().map(|&(at, item)| (Some(response_id(view, at, item)), declared(names, item)));
    let entries = entries.collect();
    let order = Order { id: Id::of("order", 0), title: Message::new("gr-scene-order"), entries };
    vec![Part::Order(order), Part::Zone(zone)]
}

/// The thing that stands for a declared response: an Instant that was played is itself.
pub(super) fn response_id(view: &View, at: u8, item: &Item) -> Id {
    let fights = |card: Card| {
        let camps = view.combat.iter().flat_map(|combat| &combat.camps).filter(|camp| camp.seat == item.seat);
        camps.flat_map(|camp| &camp.cards).any(|(other, _)| *other == card)
    };
    match (item.source, item.deed) {
        (Source::Card(card), Deed::Play)
            if view.players[item.seat.index()].used.contains(card) && !fights(card) =>
        {
            ids::card(item.seat, card)
        }
        _ => ids::response(at),
    }
}

fn response(names: Names<'_>, view: &View, at: u8, item: &Item) -> Option<scene::Card> {
    let id = response_id(view, at, item);
    let card = match item.source {
        Source::Card(card) => cards::card_as(names, id, item.seat, card),
        source => scene::Card { id, ..cards::ability(names, item.seat, source)? },
    };
    Some(card)
}
