//! Details: everything a scene says about one thing, in words.

use super::hexes::standing;
use super::pen::Say;
use super::plate::name_of;
use super::zone::size_of;
use crate::chances;
use scene::{
    Board, Card, Cell, Choice, Die, DieState, Face, Field, Gauge, Id, Item, Mark, Order, Outlook, Overlay,
    Panel, Part, Piece, Scene, Shape, Spot, Tone, Tray, Zone,
};
use words::Message;

/// A thing of a scene.
#[derive(Clone, Copy)]
pub(super) enum Thing<'a> {
    Panel(&'a Panel),
    Board(&'a Board),
    Cell(&'a Board, &'a Cell),
    Shape(&'a Shape),
    Piece(&'a Board, &'a Piece),
    Zone(&'a Zone),
    Item(&'a Zone, &'a Item),
    Gauge(&'a Gauge),
    Tray(&'a Tray),
    Die(&'a Tray, &'a Die),
    Order(&'a Order),
}

/// The thing of this id.
pub(super) fn find<'a>(scene: &'a Scene, id: &Id) -> Option<Thing<'a>> {
    scene.parts.iter().find_map(|part| find_in(part, id))
}

fn find_in<'a>(part: &'a Part, id: &Id) -> Option<Thing<'a>> {
    match part {
        Part::Panel(panel) if panel.id == *id => Some(Thing::Panel(panel)),
        Part::Panel(panel) => panel.parts.iter().find_map(|part| find_in(part, id)),
        Part::Board(board) => find_on(board, id),
        Part::Zone(zone) if zone.id == *id => Some(Thing::Zone(zone)),
        Part::Zone(zone) => {
            zone.items.iter().find(|item| item.id() == id).map(|item| Thing::Item(zone, item))
        }
        Part::Gauge(gauge) => (gauge.id == *id).then_some(Thing::Gauge(gauge)),
        Part::Tray(tray) if tray.id == *id => Some(Thing::Tray(tray)),
        Part::Tray(tray) => tray.dice.iter().find(|die| die.id == *id).map(|die| Thing::Die(tray, die)),
        Part::Order(order) => (order.id == *id).then_some(Thing::Order(order)),
        Part::Note(_) => None,
    }
}

fn find_on<'a>(board: &'a Board, id: &Id) -> Option<Thing<'a>> {
    if board.id == *id {
        return Some(Thing::Board(board));
    }
    if let Some(piece) = board.pieces.iter().find(|piece| piece.id == *id) {
        return Some(Thing::Piece(board, piece));
    }
    match &board.field {
        Field::Hexes(hexes) => {
            hexes.cells.iter().find(|cell| cell.id == *id).map(|cell| Thing::Cell(board, cell))
        }
        Field::Plane(plane) => plane.shapes.iter().find(|shape| shape.id == *id).map(Thing::Shape),
    }
}

/// What a piece says itself of why it is barred: in a mark of words alone.
pub(super) fn barred(scene: &Scene, id: &Id) -> Option<Message> {
    let Thing::Piece(_, piece) = find(scene, id)? else { return None };
    let is_alone = |mark: &&Mark| mark.tone == Tone::Spent && mark.glyph.is_none() && mark.value.is_none();
    piece.marks.iter().find(is_alone).map(|mark| mark.words.clone())
}

/// All things of a scene, what lies in another after it.
pub(super) fn all(scene: &Scene) -> Vec<Id> {
    scene.parts.iter().flat_map(all_in).collect()
}

fn all_in(part: &Part) -> Vec<Id> {
    let (own, inner): (&Id, Vec<Id>) = match part {
        Part::Panel(panel) => (&panel.id, panel.parts.iter().flat_map(all_in).collect()),
        Part::Board(board) => (&board.id, all_on(board)),
        Part::Zone(zone) => (&zone.id, zone.items.iter().map(|item| item.id().clone()).collect()),
        Part::Gauge(gauge) => (&gauge.id, Vec::new()),
        Part::Tray(tray) => (&tray.id, tray.dice.iter().map(|die| die.id.clone()).collect()),
        Part::Order(order) => (&order.id, Vec::new()),
        Part::Note(_) => return Vec::new(),
    };
    std::iter::once(own.clone()).chain(inner).collect()
}

fn all_on(board: &Board) -> Vec<Id> {
    let pieces = board.pieces.iter().map(|piece| piece.id.clone());
    let ground: Vec<Id> = match &board.field {
        Field::Hexes(hexes) => hexes.cells.iter().map(|cell| cell.id.clone()).collect(),
        Field::Plane(plane) => plane.shapes.iter().map(|shape| shape.id.clone()).collect(),
    };
    pieces.chain(ground).collect()
}

/// The name of a thing.
pub(super) fn title(say: Say<'_>, thing: Thing<'_>) -> String {
    match thing {
        Thing::Panel(panel) => say(&panel.title),
        Thing::Board(board) => say(&board.title),
        Thing::Cell(_, cell) => match &cell.title {
            Some(title) => say(title),
            None => say(&Message::new("tui-screen-cell")
                .with("q", i64::from(cell.at.q))
                .with("r", i64::from(cell.at.r))),
        },
        Thing::Shape(shape) => say(&shape.title),
        Thing::Piece(_, piece) => say(&piece.title),
        Thing::Zone(zone) => say(&zone.title),
        Thing::Item(_, item) => say(name_of(item)),
        Thing::Gauge(gauge) => say(&gauge.title),
        Thing::Tray(tray) | Thing::Die(tray, _) => say(&tray.title),
        Thing::Order(order) => say(&order.title),
    }
}

/// The facts besides the name, line by line.
pub(super) fn facts(say: Say<'_>, thing: Thing<'_>) -> Vec<String> {
    match thing {
        Thing::Panel(panel) => marks(say, &panel.marks),
        Thing::Board(_) => Vec::new(),
        Thing::Cell(board, cell) => cell_facts(say, board, cell),
        Thing::Shape(_) => Vec::new(),
        Thing::Piece(board, piece) => piece_facts(say, board, piece),
        Thing::Zone(zone) => zone_facts(say, zone),
        Thing::Item(zone, item) => item_facts(say, zone, item),
        Thing::Gauge(gauge) => vec![match gauge.most {
            Some(most) => format!("{}/{most}", gauge.value),
            None => gauge.value.to_string(),
        }],
        Thing::Tray(tray) => tray.total.iter().map(say).collect(),
        Thing::Die(_, die) => die_facts(say, die),
        Thing::Order(order) => {
            let entry = |(place, (_, words)): (usize, &(Option<Id>, Message))| {
                format!("{}. {}", place + 1, say(words))
            };
            order.entries.iter().enumerate().map(entry).collect()
        }
    }
}

fn marks(say: Say<'_>, marks: &[Mark]) -> Vec<String> {
    marks.iter().map(|mark| format!("- {}", say(&mark.words))).collect()
}

fn cell_facts(say: Say<'_>, board: &Board, cell: &Cell) -> Vec<String> {
    let mut lines = vec![say(&Message::new("tui-screen-height").with("height", i64::from(cell.height)))];
    lines.extend(cell.edges.iter().map(|edge| format!("- {}", say(&edge.mark.words))));
    lines.extend(standing(board, cell.at).iter().map(|piece| format!("- {}", say(&piece.title))));
    lines
}

fn piece_facts(say: Say<'_>, board: &Board, piece: &Piece) -> Vec<String> {
    let mut lines = Vec::new();
    if let (Spot::Cell { hex, .. }, Field::Hexes(hexes)) = (piece.spot, &board.field) {
        let cell = hexes.cells.iter().find(|cell| cell.at == hex);
        lines.extend(cell.map(|cell| title(say, Thing::Cell(board, cell))));
    }
    if piece.layer != 0 {
        lines.push(say(&Message::new("tui-screen-layer").with("layer", i64::from(piece.layer))));
    }
    lines.extend(marks(say, &piece.marks));
    lines
}

fn zone_facts(say: Say<'_>, zone: &Zone) -> Vec<String> {
    let count = i64::try_from(size_of(zone)).unwrap_or(i64::MAX);
    let mut lines = vec![say(&Message::new("tui-screen-count").with("count", count))];
    lines.extend(marks(say, &zone.marks));
    lines.extend(zone.items.iter().map(|item| format!("- {}", item_in_short(say, item))));
    lines
}

fn item_in_short(say: Say<'_>, item: &Item) -> String {
    let name = say(name_of(item));
    match item {
        Item::Card(Card { face, copies, .. }) => {
            let number =
                face.numbers().first().map(|number| format!(" {}", number.value)).unwrap_or_default();
            let copies = if *copies > 1 { format!(" ×{copies}") } else { String::new() };
            format!("{name}{number}{copies}")
        }
        Item::Token(token) if token.copies > 1 => format!("{name} ×{}", token.copies),
        _ => name,
    }
}

fn item_facts(say: Say<'_>, zone: &Zone, item: &Item) -> Vec<String> {
    let mut lines = vec![format!("({})", say(&zone.title))];
    let Item::Card(card) = item else { return lines };
    if let Face::Front { turned_down, numbers, text, .. } = &*card.face {
        let numbers: Vec<String> =
            numbers.iter().map(|number| format!("{} {}", say(&number.title), number.value)).collect();
        if *turned_down {
            lines.push(say(&Message::new("tui-screen-face-down")));
        }
        lines.push(numbers.join(", "));
        lines.extend(marks(say, &card.marks));
        lines.extend(text.iter().map(say));
    } else {
        lines.extend(marks(say, &card.marks));
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// What is printed on a card that lies open, paragraph by paragraph.
pub(super) fn texts(say: Say<'_>, thing: Thing<'_>) -> Vec<String> {
    let Thing::Item(_, Item::Card(card)) = thing else { return Vec::new() };
    match &*card.face {
        Face::Front { text, .. } => text.iter().map(say).filter(|line| !line.is_empty()).collect(),
        Face::Back { .. } => Vec::new(),
    }
}

fn die_facts(say: Say<'_>, die: &Die) -> Vec<String> {
    let state = match die.state {
        DieState::InPlay => "in-play",
        DieState::Power => "power",
        DieState::SetAside => "set-aside",
        DieState::Success => "success",
    };
    let face = die.face.map_or("?".to_owned(), |face| face.to_string());
    let words = Message::new("tui-screen-die").with("face", face).with("sides", die.sides);
    [words.with("state", state)].iter().chain(&die.note).map(say).collect()
}

/// What an answer would do, line by line.
pub(super) fn consequences(say: Say<'_>, scene: &Scene, choice: &[Overlay]) -> Vec<String> {
    let name = |id: &Id| find(scene, id).map(|thing| title(say, thing)).unwrap_or_default();
    let names =
        |ids: &[Id]| ids.iter().map(&name).filter(|name| !name.is_empty()).collect::<Vec<_>>().join(", ");
    let line = |overlay: &Overlay| match overlay {
        Overlay::Things { ids, tone } => {
            let kind = match tone {
                Tone::Harm => "harm",
                Tone::Help => "help",
                _ => "other",
            };
            Some(say(&Message::new("tui-screen-would").with("kind", kind).with("what", names(ids))))
        }
        Overlay::Mark { on, mark } => Some(format!("{}: {}", name(on), say(&mark.words))),
        Overlay::Odds { cases, of, title } => Some(say(&chances::odds(*cases, *of).with("what", say(title)))),
        Overlay::Forecast { title, now, outcomes, .. } => {
            let forecast = Message::new("tui-screen-forecast").with("what", say(title)).with("now", *now);
            Some(say(&forecast.with("shares", shares(say, outcomes))))
        }
        Overlay::Line { blocker: Some(blocker), .. } => {
            Some(say(&Message::new("tui-screen-blocked").with("by", name(blocker))))
        }
        Overlay::Path(path) => Some(say(&Message::new("tui-screen-path").with("way", names(path)))),
        Overlay::Line { blocker: None, .. } | Overlay::Cells { .. } | Overlay::Area { .. } => None,
        Overlay::Arc(_)
        | Overlay::Sight(_)
        | Overlay::Ruler(_)
        | Overlay::Trace(_)
        | Overlay::Push(_)
        | Overlay::Template(_)
        | Overlay::Label(_) => draw::prose::measured::line(scene, overlay, say),
    };
    choice.iter().filter_map(line).collect()
}

/// What is measured over the table now, line by line.
pub(super) fn measures(say: Say<'_>, scene: &Scene) -> Vec<String> {
    scene.overlays.iter().filter_map(|overlay| draw::prose::measured::line(scene, overlay, say)).collect()
}

/// The values of a forecast; what is certain needs no share.
fn shares(say: Say<'_>, outcomes: &[Outlook]) -> String {
    if let [only] = outcomes {
        return only.value.to_string();
    }
    let of: u64 = outcomes.iter().map(|outcome| outcome.cases).sum();
    let share = |outcome: &Outlook| say(&chances::share(outcome.value, outcome.cases, of));
    outcomes.iter().map(share).collect::<Vec<_>>().join(", ")
}

/// The first thing of a choice that says more than its name.
pub(super) fn subject<'a>(scene: &'a Scene, choice: &Choice) -> Option<Thing<'a>> {
    choice.things.iter().find_map(|id| find(scene, id))
}
