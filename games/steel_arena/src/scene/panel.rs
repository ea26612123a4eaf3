//! Everything of one seat: the robot board with its modules around it, and the trophies.

use super::{glyph, module_id};
use crate::content::{Back, Content, Kind, KindId, What, say_kind, say_side};
use crate::event::Shown;
use crate::notation::letter;
use crate::procedures::outcome::{TEAM_TROPHIES, TROPHIES};
use crate::prose::{about, backed, named};
use crate::table::Side;
use crate::tile::{Facts, Part};
use crate::view::{ModuleView, RobotView, View};
use kernel::Seat;
use scene::{
    Card, Face, Gauge, Glyph, Id, Item, Layout, Mark, Number, Panel, Part as ScenePart, Print, Tone, Zone,
};
use std::collections::BTreeMap;
use words::Message;

pub(super) fn panel(content: &Content, view: &View, seat: Seat) -> Panel {
    let robot = &view.robots[seat.index()];
    let mut marks = Vec::new();
    if view.left.contains(seat) {
        marks.push(Mark::new(Message::new("sa-scene-left"), Tone::Spent));
    }
    if robot.side == Side::B {
        marks.push(Mark::new(Message::new("sa-scene-reinforced"), Tone::Power).drawn("reinforced"));
    }
    if robot.damage > 0 {
        let words = Message::new("sa-scene-damage").with("damage", robot.damage);
        marks.push(Mark::new(words, Tone::Harm).drawn("damage").counting(robot.damage));
    }
    let mut parts = vec![ScenePart::Gauge(score(view, seat)), ScenePart::Zone(modules(content, robot, seat))];
    parts.extend(trophies(content, robot, seat).map(ScenePart::Zone));
    Panel {
        id: Id::of("seat", seat.0),
        title: about("sa-scene-robot", seat, view.seat).with("letter", letter(seat)),
        seat: Some(seat.0),
        active: view.outcome.is_none() && view.turn.is_some_and(|(active, _)| active == seat),
        marks,
        parts,
    }
}

/// SA-19.1, SA-21.4: how near it is to the end of the bout, in teams both members together.
fn score(view: &View, seat: Seat) -> Gauge {
    let together = |mate: u8| if view.options.team { mate % 2 == seat.0 % 2 } else { mate == seat.0 };
    let counts = (0..).zip(&view.robots).filter(|&(mate, _)| together(mate));
    let (key, most) = match view.options.team {
        true => ("sa-scene-team-trophies", TEAM_TROPHIES),
        false => ("sa-scene-trophies", TROPHIES),
    };
    Gauge {
        id: Id::of("score", seat.0),
        title: Message::new(key),
        value: counts.map(|(_, robot)| robot.trophies.len() as i64).sum(),
        most: Some(most as i64),
        tone: Tone::Side(seat.0),
    }
}

/// SA-2.15: the board first, then its modules in the order in which they came.
fn modules(content: &Content, robot: &RobotView, seat: Seat) -> Zone {
    let central = (robot.cell.is_some()).then(|| central(content, robot, seat));
    let slots = (0..).map(|slot| module_id(seat, Part::Slot(slot)));
    let cards = slots.zip(&robot.modules).map(|(id, module)| Item::Card(module_card(content, id, module)));
    Zone {
        id: Id::of("modules", seat.0),
        title: Message::new("sa-scene-modules"),
        layout: Layout::Grid(5),
        items: central.into_iter().map(Item::Card).chain(cards).collect(),
        unlisted: 0,
        marks: Vec::new(),
    }
}

fn central(content: &Content, robot: &RobotView, seat: Seat) -> Card {
    let board = &content.boards[robot.side as usize];
    let side = match robot.side {
        Side::A => "A",
        Side::B => "B",
    };
    let face = Face::Front {
        turned_down: false,
        title: Message::new("sa-board-side").with("side", side),
        glyph: Glyph::named(format!("robot-{}", seat.0)),
        numbers: Vec::new(),
        text: say_side(side, board).split_off(1),
    };
    let marks = states(robot.hot, robot.used, robot.spent);
    Card { marks, ..Card::new(module_id(seat, Part::Central), face) }
}

/// SA-2.21, SA-16.6: what one may know of a module.
fn module_card(content: &Content, id: Id, module: &ModuleView) -> Card {
    let face = match module.kind {
        Some(kind) => front(content, kind, !module.open),
        None => lying(module.back),
    };
    let mut marks = states(module.hot, module.used, module.spent);
    marks.extend(module.kind.map(|kind| properties(content.kind(kind))).unwrap_or_default());
    marks.extend(conclusions(module.facts));
    Card { id, face, marks, lying: false, copies: 1 }
}

fn front(content: &Content, kind: KindId, turned_down: bool) -> Print {
    let fronts = &content.kind(kind).fronts;
    fronts[usize::from(turned_down)].get(|| printed(content, kind, turned_down).into()).clone()
}

fn printed(content: &Content, kind: KindId, turned_down: bool) -> Face {
    let printed = content.kind(kind);
    let title = Message::new("sa-scene-number").with("type", printed.back.colour().word());
    let number = number(printed).map(|(value, tone)| Number { title, value: value.into(), tone });
    Face::Front {
        turned_down,
        title: named(content, kind),
        glyph: glyph::of(printed),
        numbers: number.into_iter().collect(),
        text: say_kind(printed).split_off(2),
    }
}

/// The most important number of a module.
pub(super) fn number(kind: &Kind) -> Option<(u8, Tone)> {
    match kind.what {
        What::Attack(attack) => Some((attack.damage, Tone::Harm)),
        What::Movement(movement) => Some((movement.span.most, Tone::Plain)),
        What::Turn(span) => Some((span.most, Tone::Plain)),
        What::Defence(defence) => Some((defence.value, Tone::Help)),
        What::Terrain(_) => None,
    }
}

/// SA-1.10: a tile of which the back alone is seen.
pub(super) fn lying(back: Back) -> Print {
    let face = Face::Front {
        turned_down: true,
        title: backed(back),
        glyph: glyph::back(back),
        numbers: Vec::new(),
        text: Vec::new(),
    };
    face.into()
}

/// What is printed that matters at every look.
pub(super) fn properties(kind: &Kind) -> Vec<Mark> {
    let property = |on: bool, property: &'static str| {
        let words = Message::new("sa-tile-property").with("property", property);
        on.then(|| Mark::new(words, Tone::Plain).drawn(property))
    };
    let printed = [
        property(kind.speedy, "speedy"),
        property(kind.auto_cool, "auto-cool"),
        property(kind.one_use, "one-use"),
    ];
    printed.into_iter().flatten().collect()
}

fn states(hot: bool, used: bool, spent: bool) -> Vec<Mark> {
    let state = |on: bool, state: &'static str, tone: Tone| {
        let words = Message::new("sa-scene-state").with("state", state);
        on.then(|| Mark::new(words, tone).drawn(state))
    };
    let marks =
        [state(hot, "hot", Tone::Heat), state(used, "used", Tone::Spent), state(spent, "spent", Tone::Spent)];
    marks.into_iter().flatten().collect()
}

/// SA-R67: what everybody may conclude of it.
fn conclusions(facts: Facts) -> Vec<Mark> {
    let known = [
        (Facts::NOT_FRONT, "not-front"),
        (Facts::NOT_SIDE, "not-side"),
        (Facts::NOT_REAR, "not-rear"),
        (Facts::COOLS, "cools"),
        (Facts::STAYS_HOT, "stays-hot"),
    ];
    let mark = |fact: &'static str| {
        Mark::new(Message::new("sa-scene-fact").with("fact", fact), Tone::Plain).drawn(fact)
    };
    known.into_iter().filter(|(fact, _)| facts.has(*fact)).map(|(_, word)| mark(word)).collect()
}

/// SA-15.9: a pile, if there is one; what is known of it is listed.
fn trophies(content: &Content, robot: &RobotView, seat: Seat) -> Option<Zone> {
    let id = Id::of("trophies", seat.0);
    (!robot.trophies.is_empty()).then(|| Zone {
        title: Message::new("sa-scene-pile"),
        layout: Layout::Stack,
        items: counted(content, &id, &robot.trophies),
        unlisted: 0,
        marks: Vec::new(),
        id,
    })
}

/// Equal tiles of a pile lie together, wherever they lie in it.
pub(super) fn counted(content: &Content, id: &Id, tiles: &[Shown]) -> Vec<Item> {
    let mut copies: BTreeMap<Shown, u32> = BTreeMap::new();
    tiles.iter().for_each(|tile| *copies.entry(*tile).or_default() += 1);
    let item = |(tile, copies): (Shown, u32)| {
        let name = tile.kind.map_or_else(|| format!("back{}", tile.back.0), |kind| kind.0.to_string());
        let face = tile.kind.map_or_else(|| lying(tile.back), |kind| front(content, kind, false));
        Item::Card(Card { id: id.at(name), face, marks: Vec::new(), lying: false, copies })
    };
    copies.into_iter().map(item).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SteelArena;
    use kernel::Library;
    use std::collections::BTreeSet;

    #[test]
    fn a_pile_in_any_order_has_no_id_twice_and_loses_no_tile() {
        let content = SteelArena::content(&SteelArena::house()).expect("the house pack has no faults");
        let kinds = content.iter().map(|(id, kind)| Shown { back: kind.back, kind: Some(id) });
        let unseen = Back::all().map(|back| Shown { back, kind: None });
        let all: Vec<Shown> = kinds.chain(unseen).collect();
        let pile: Vec<Shown> = all.iter().chain(all.iter().rev()).copied().collect();
        let items = counted(&content, &Id::of("trophies", 0), &pile);
        let ids: BTreeSet<&Id> = items.iter().map(Item::id).collect();
        assert_eq!((items.len(), ids.len()), (all.len(), all.len()));
        let is_pair = |item: &Item| matches!(item, Item::Card(Card { copies: 2, .. }));
        assert!(items.iter().all(is_pair));
    }
}
