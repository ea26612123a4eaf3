//! Prose: the scene in plain lines, for pipes and screen readers.
//!
//! It adds no words of its own: all words come from the scene, and counts are digits.

use crate::chance::{chance, shares};
use scene::{
    Board, Card, Cell, Choice, Die, DieState, Face, Field, Gauge, Item, Layout, Mark, Message, Order,
    Overlay, Panel, Part, Piece, Point, Pose, Prompt, Scene, Shape, Spot, Tone, Top, Tray, Zone,
};
use words::Speaker;

mod coarse;
pub mod measured;

use coarse::Grain;

/// How much prose says about a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// Everything.
    Whole,
    /// What is needed from turn to turn: of a stack only the top card has its text, cards in hand are
    /// named in one line, and unknown hands and what is merely counted are one number.
    Short,
}

/// Every line of the scene: the state of the bout, the table, the question, the choices by number.
pub fn write(scene: &Scene, speaker: &Speaker) -> Vec<String> {
    let say = |message: &Message| speaker.say(message);
    let mut out =
        Prose { say: &say, place: &|_, _| None, detail: Detail::Whole, is_owned: false, lines: Vec::new() };
    out.table(scene);
    out.prompt(scene);
    out.lines
}

/// The lines of the scene without the question and its choices: the state of the bout, then the
/// table in the scene's order, which begins with the things of the seat that looks.
pub fn table(scene: &Scene, say: Say<'_>, place: Where<'_>, detail: Detail) -> Vec<String> {
    let mut out = Prose { say, place, detail, is_owned: false, lines: Vec::new() };
    out.table(scene);
    out.lines
}

/// How a message becomes text.
pub type Say<'a> = &'a dyn Fn(&Message) -> String;

/// Says where something is on a board, where that is better said than by coordinates.
pub type Where<'a> = &'a dyn Fn(&Board, On<'_>) -> Option<String>;

/// Something on a board.
#[derive(Clone, Copy, Debug)]
pub enum On<'a> {
    /// A piece.
    Piece(&'a Piece),
    /// Ground of a plane.
    Shape(&'a Shape),
}

struct Prose<'a> {
    say: Say<'a>,
    place: Where<'a>,
    detail: Detail,
    /// Whether it is within what belongs to a seat.
    is_owned: bool,
    lines: Vec<String>,
}

impl Prose<'_> {
    fn table(&mut self, scene: &Scene) {
        self.line(0, self.say(&scene.headline));
        if let Some(outcome) = scene.verdict() {
            self.line(0, self.say(outcome));
        }
        self.parts(&scene.parts, 0);
        self.overlays(scene, &scene.overlays, 0);
    }

    fn line(&mut self, depth: usize, text: String) {
        self.lines.push(format!("{}{}", "  ".repeat(depth), text.trim()));
    }

    fn say(&self, message: &Message) -> String {
        (self.say)(message)
    }

    fn parts(&mut self, parts: &[Part], depth: usize) {
        for part in parts {
            match part {
                Part::Panel(panel) => self.panel(panel, depth),
                Part::Board(board) => self.board(board, depth),
                Part::Zone(zone) => self.zone(zone, depth),
                Part::Gauge(gauge) => self.gauge(gauge, depth),
                Part::Tray(tray) => self.tray(tray, depth),
                Part::Order(order) => self.order(order, depth),
                Part::Note(mark) => self.line(depth, self.say(&mark.words)),
            }
        }
    }

    fn panel(&mut self, panel: &Panel, depth: usize) {
        let lamp = if panel.active { " ▶" } else { "" };
        let title = format!("{}{}{lamp}", self.say(&panel.title), self.marks(&panel.marks));
        self.line(depth, if panel.parts.is_empty() { title } else { title + ":" });
        let outside = self.is_owned;
        self.is_owned |= panel.seat.is_some();
        self.parts(&panel.parts, depth + 1);
        self.is_owned = outside;
    }

    fn marks(&self, marks: &[Mark]) -> String {
        marks.iter().map(|mark| format!(", {}", self.say(&mark.words))).collect()
    }

    fn zone(&mut self, zone: &Zone, depth: usize) {
        let count: u32 = zone.items.iter().map(copies).sum::<u32>() + zone.unlisted;
        let count = match zone.layout {
            Layout::Life => zone.unlisted.to_string(),
            _ => count.to_string(),
        };
        let title = format!("{} ({count}){}", self.say(&zone.title), self.marks(&zone.marks));
        let is_short = self.detail == Detail::Short;
        let items = match zone.layout {
            Layout::Grid(_) if is_short && self.is_count(zone) => Vec::new(),
            Layout::Fan if is_short && zone.items.iter().all(is_plain_back) => Vec::new(),
            _ => self.items(zone),
        };
        if items.is_empty() {
            self.line(depth, title);
            return;
        }
        match zone.layout {
            Layout::Grid(_) if self.is_count(zone) => {
                self.line(depth, format!("{title}: {}", items.join("; ")))
            }
            Layout::Fan if is_short => self.line(depth, format!("{title}: {}", items.join("; "))),
            Layout::Stack | Layout::Fan | Layout::Row | Layout::Grid(_) | Layout::Sealed | Layout::Life => {
                self.line(depth, title + ":");
                items.into_iter().for_each(|item| self.line(depth + 1, item));
            }
            Layout::Track => {
                self.line(depth, title + ":");
                for (place, item) in items.into_iter().enumerate() {
                    self.line(depth + 1, format!("{}. {item}", place + 1));
                }
            }
        }
    }

    /// Whether a grid only counts things. Otherwise it shows the modules or cards that a seat uses.
    fn is_count(&self, zone: &Zone) -> bool {
        let is_formation = zone.items.len() <= FORMATION_MAX && zone.items.iter().all(|it| copies(it) <= 1);
        !(self.is_owned && is_formation)
    }

    /// The listed items of a zone. Unknown backs and unlisted items are only counted.
    fn items(&self, zone: &Zone) -> Vec<String> {
        let runs = zone.items.chunk_by(|one, other| is_plain_back(one) && is_plain_back(other));
        let item = |(place, run): (usize, &[Item])| {
            let wordy = match (zone.layout, self.detail) {
                (Layout::Grid(_), _) => !self.is_count(zone),
                (Layout::Fan, Detail::Short) => false,
                (Layout::Stack, Detail::Short) => place == 0,
                (Layout::Life, Detail::Short) => place == 0,
                (Layout::Stack | Layout::Fan | Layout::Row | Layout::Track, _) => true,
                (Layout::Sealed | Layout::Life, _) => true,
            };
            match (&run[0], run.len()) {
                (Item::Card(card), many) if many > 1 => format!("{many} × {}", self.card(card, wordy)),
                (item, _) => self.item(item, wordy),
            }
        };
        let items = runs.enumerate().map(item);
        let counts = !matches!(zone.layout, Layout::Life);
        let more =
            (counts && zone.unlisted > 0 && !zone.items.is_empty()).then(|| format!("+{}", zone.unlisted));
        items.chain(more).collect()
    }

    fn item(&self, item: &Item, wordy: bool) -> String {
        match item {
            Item::Card(card) => self.card(card, wordy),
            Item::Token(token) => times(token.copies, self.say(&token.title)),
            Item::Empty { title, .. } => format!("— {}", self.say(title)),
        }
    }

    fn card(&self, card: &Card, wordy: bool) -> String {
        let named = match &*card.face {
            Face::Back { title, .. } => self.say(title),
            Face::Front { title, numbers, text, .. } => {
                let numbers: String = numbers
                    .iter()
                    .map(|number| format!(", {} {}", self.say(&number.title), number.value))
                    .collect();
                let marks = self.marks(&card.marks);
                let is_new = |line: &&Message| card.marks.iter().all(|mark| mark.words != **line);
                let text = text.iter().filter(|_| wordy).filter(is_new);
                let text: Vec<String> = text.map(|line| self.say(line)).collect();
                let text = if text.is_empty() { String::new() } else { format!(": {}", text.join(" ")) };
                return times(card.copies, format!("{}{numbers}{marks}{text}", self.say(title)));
            }
        };
        times(card.copies, named + &self.marks(&card.marks))
    }

    fn gauge(&mut self, gauge: &Gauge, depth: usize) {
        let most = gauge.most.map(|most| format!("/{most}")).unwrap_or_default();
        self.line(depth, format!("{}: {}{most}", self.say(&gauge.title), gauge.value));
    }

    fn tray(&mut self, tray: &Tray, depth: usize) {
        let dice: Vec<String> = tray.dice.iter().map(|die| self.die(die)).collect();
        let total = tray.total.as_ref().map(|total| format!(" = {}", self.say(total))).unwrap_or_default();
        self.line(depth, format!("{}: {}{total}", self.say(&tray.title), dice.join(", ")));
    }

    /// Brackets hold what does not count.
    fn die(&self, die: &Die) -> String {
        let face = die.face.map_or("?".to_owned(), |face| face.to_string());
        match &die.note {
            Some(note) => format!("{face} ({})", self.say(note)),
            None if die.state == DieState::SetAside => format!("({face})"),
            None => face,
        }
    }

    fn order(&mut self, order: &Order, depth: usize) {
        self.line(depth, self.say(&order.title) + ":");
        for (place, (_, words)) in order.entries.iter().enumerate() {
            self.line(depth + 1, format!("{}. {}", place + 1, self.say(words)));
        }
    }

    fn board(&mut self, board: &Board, depth: usize) {
        self.line(depth, self.say(&board.title) + ":");
        for piece in &board.pieces {
            let layer = if piece.layer > 0 { format!(" ↑{}", piece.layer) } else { String::new() };
            let spot = self.spot(board, piece);
            let line = format!("{}: {spot}{layer}{}", self.say(&piece.title), self.marks(&piece.marks));
            self.line(depth + 1, line);
        }
        match &board.field {
            Field::Hexes(hexes) => hexes.cells.iter().for_each(|cell| self.cell(hexes.top, cell, depth + 1)),
            Field::Plane(plane) => {
                for shape in &plane.shapes {
                    let at = format!("{} mm", Grain::of(board).point(centre(shape)));
                    let words = (self.place)(board, On::Shape(shape)).map(|words| format!(", {words}"));
                    let words = words.unwrap_or_default();
                    self.line(depth + 1, format!("{}: {at}{words}", self.say(&shape.title)));
                }
            }
        }
    }

    /// The place by coordinates, then in words, or else by signs.
    fn spot(&self, board: &Board, piece: &Piece) -> String {
        let words = (self.place)(board, On::Piece(piece)).map(|words| format!(", {words}"));
        match piece.spot {
            Spot::Free(pose) => format!("{}{}", Grain::of(board).pose(pose), words.unwrap_or_default()),
            Spot::Cell { hex, facing } => {
                let (top, cell) = match &board.field {
                    Field::Hexes(hexes) => (hexes.top, hexes.cells.iter().find(|cell| cell.at == hex)),
                    Field::Plane(_) => (Top::Pointed, None),
                };
                let arrow = facing.map(|side| format!(" {}", arrow(top, side))).unwrap_or_default();
                let place = cell.map_or_else(|| format!("{},{}", hex.q, hex.r), |cell| self.cell_place(cell));
                format!("{place}{}", words.unwrap_or(arrow))
            }
        }
    }

    /// What is printed on a cell, or else its coordinates and what it is called.
    fn cell_place(&self, cell: &Cell) -> String {
        let title = cell.title.as_ref().map(|title| self.say(title));
        match title {
            Some(title) if cell.printed => title,
            Some(title) => format!("{},{} {title}", cell.at.q, cell.at.r),
            None => format!("{},{}", cell.at.q, cell.at.r),
        }
    }

    /// A cell with more than its place to report.
    fn cell(&mut self, top: Top, cell: &Cell, depth: usize) {
        let height = match cell.height {
            0 => String::new(),
            up @ 1.. => format!(" ▲{up}"),
            down => format!(" ▼{}", down.unsigned_abs()),
        };
        let edge =
            |edge: &scene::HexEdge| format!(" {} {}", arrow(top, edge.side), self.say(&edge.mark.words));
        let edges: String = cell.edges.iter().map(edge).collect();
        // A bare hex that only has a name says nothing; whatever stands there says its name.
        let is_bare = height.is_empty() && edges.is_empty() && cell.ground == Tone::Plain;
        if !(is_bare || height.is_empty() && cell.title.is_none() && edges.is_empty()) {
            self.line(depth, format!("{}{height}{edges}", self.cell_place(cell)));
        }
    }

    fn prompt(&mut self, scene: &Scene) {
        let prompt: &Prompt = &scene.prompt;
        if let Some(why) = &prompt.why {
            self.line(0, self.say(why));
        }
        if let Some(question) = &prompt.question {
            self.line(0, self.say(question));
        }
        if let Some(tool) = &prompt.pose {
            self.line(1, format!("{} ({})", posed(tool.start), tool.piece));
        }
        for (place, choice) in prompt.choices.iter().enumerate() {
            self.choice(scene, place + 1, choice);
        }
    }

    fn choice(&mut self, scene: &Scene, number: usize, choice: &Choice) {
        let amount = choice.amount;
        let amount = amount.map(|it| format!(" [{}–{}]", it.least, it.most)).unwrap_or_default();
        self.line(1, format!("{number}. {}{amount}", self.say(&choice.words)));
        self.overlays(scene, &choice.preview, 2);
    }

    /// What numbers may become, each with its share of the cases, chances, and what is measured.
    fn overlays(&mut self, scene: &Scene, overlays: &[Overlay], depth: usize) {
        for overlay in overlays {
            if let Overlay::Forecast { title, now, outcomes, .. } = overlay {
                self.line(depth, format!("{} {now}: {}", self.say(title), shares(outcomes)));
            }
            if let Overlay::Odds { cases, of, title } = overlay {
                self.line(depth, format!("{}: {}", self.say(title), chance(*cases, *of)));
            }
            let measured = measured::line(scene, overlay, self.say);
            measured.into_iter().for_each(|line| self.line(depth, line));
        }
    }
}

/// The middle of ground of a plane: no outline is told corner by corner.
pub fn centre(shape: &Shape) -> Point {
    let middle = |of: fn(&Point) -> i32| {
        let all = shape.corners.iter().map(of);
        let (least, most) = (all.clone().min().unwrap_or(0), all.max().unwrap_or(0));
        i32::midpoint(least, most)
    };
    Point { x: middle(|at| at.x), y: middle(|at| at.y) }
}

/// The directions of the sides of a cell, clockwise from side 0.
const ARROWS: [&str; 6] = ["→", "↘", "↙", "←", "↖", "↗"];
const ARROWS_FLAT: [&str; 6] = ["↘", "↓", "↙", "↖", "↑", "↗"];

pub(crate) fn arrow(top: Top, side: u8) -> &'static str {
    match top {
        Top::Pointed => ARROWS[usize::from(side % 6)],
        Top::Flat => ARROWS_FLAT[usize::from(side % 6)],
    }
}

fn posed(pose: Pose) -> String {
    format!("{},{} mm {}°", pose.at.x, pose.at.y, f64::from(pose.turned) / 1000.0)
}

fn copies(item: &Item) -> u32 {
    match item {
        Item::Card(card) => card.copies,
        Item::Token(token) => token.copies,
        Item::Empty { .. } => 0,
    }
}

/// A grid of more things than these is a count of them, not a formation.
const FORMATION_MAX: usize = 14;

fn times(copies: u32, named: String) -> String {
    if copies > 1 { format!("{copies} × {named}") } else { named }
}

fn is_plain_back(item: &Item) -> bool {
    matches!(item, Item::Card(card) if card.marks.is_empty() && card.face.is_back())
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::{Glyph, Id};
    use words::Catalog;

    fn speaker() -> Speaker {
        let mut catalog = Catalog::new();
        catalog.add("en", "it = { $it }\n").expect("the words are sound");
        Speaker::new(&catalog, "en")
    }

    fn said(it: &str) -> Message {
        Message::new("it").with("it", it)
    }

    fn card(name: &str) -> Item {
        cards(name, 1)
    }

    fn cards(name: &str, copies: u32) -> Item {
        let face = Face::Front {
            turned_down: false,
            title: said(name),
            glyph: Glyph::named("card"),
            numbers: Vec::new(),
            text: vec![said("It does something.")],
        };
        Item::Card(Card::new(Id::of("card", name), face).times(copies))
    }

    fn back() -> Item {
        let face = Face::Back { title: said("back"), tone: Tone::Plain };
        Item::Card(Card::new(Id::of("card", "back"), face))
    }

    fn zone(layout: Layout, items: Vec<Item>) -> Part {
        let (id, title) = (Id::of("zone", 0), said("Zone"));
        Part::Zone(Zone { id, title, layout, items, unlisted: 0, marks: Vec::new() })
    }

    fn owned(part: Part) -> Part {
        let (id, title) = (Id::of("seat", 0), said("Ann"));
        Part::Panel(Panel { id, title, seat: Some(0), active: false, marks: Vec::new(), parts: vec![part] })
    }

    fn lines(layout: Layout, items: Vec<Item>, detail: Detail) -> Vec<String> {
        lines_of(zone(layout, items), detail)
    }

    fn lines_of(part: Part, detail: Detail) -> Vec<String> {
        let scene = Scene {
            game: "none".to_owned(),
            headline: said("Turn 1."),
            looker: None,
            seats: 2,
            parts: vec![part],
            overlays: Vec::new(),
            prompt: Prompt::new([0], Some(said("What?")), Vec::new()),
            outcome: Some(said("A wins.")),
        };
        let speaker = speaker();
        let lines = table(&scene, &|message| speaker.say(message), &|_, _| None, detail);
        assert_eq!(lines[..2], ["Turn 1.", "A wins."], "where the bout stands comes first");
        lines[2..].to_vec()
    }

    #[test]
    fn the_whole_table_has_every_text() {
        let stack = lines(Layout::Stack, vec![card("Ox"), card("Elk"), back(), back()], Detail::Whole);
        let whole = ["Zone (4):", "  Ox: It does something.", "  Elk: It does something.", "  2 × back"];
        assert_eq!(stack, whole);
        let grid = lines(Layout::Grid(5), vec![card("Ox"), card("Elk")], Detail::Whole);
        assert_eq!(grid, ["Zone (2): Ox; Elk"]);
    }

    #[test]
    fn the_short_table_has_what_a_turn_needs() {
        let short = |layout, items| lines(layout, items, Detail::Short);
        let stack = short(Layout::Stack, vec![card("Ox"), card("Elk"), back(), back()]);
        assert_eq!(stack, ["Zone (4):", "  Ox: It does something.", "  Elk", "  2 × back"]);
        assert_eq!(short(Layout::Fan, vec![card("Ox"), back(), back()]), ["Zone (3): Ox; 2 × back"]);
        assert_eq!(short(Layout::Fan, vec![back(), back()]), ["Zone (2)"]);
        assert_eq!(short(Layout::Grid(5), vec![card("Ox"), card("Elk")]), ["Zone (2)"]);
    }

    #[test]
    fn a_formation_is_told_card_by_card() {
        let formation = |detail| lines_of(owned(zone(Layout::Grid(5), vec![card("Ox"), back()])), detail);
        let told = ["Ann:", "  Zone (2):", "    Ox: It does something.", "    back"];
        assert_eq!(formation(Detail::Short), told);
        assert_eq!(formation(Detail::Whole), told);
        let counted = owned(zone(Layout::Grid(5), vec![card("Ox"), cards("Elk", 2)]));
        assert_eq!(lines_of(counted, Detail::Short), ["Ann:", "  Zone (3)"]);
    }
}
