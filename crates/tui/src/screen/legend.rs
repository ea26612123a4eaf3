//! The legend: what every sign on the table means, those of this table first.

use super::boxes::{Row, boxed, over};
use super::face::Face;
use super::letters::folded;
use super::paint::Brush;
use super::theme;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use scene::{Board, Cell, Die, DieState, Field, Item, Panel, Part, Piece, Scene, Spot, Tone};
use std::collections::BTreeMap;
use words::Message;

/// As many names stand for one sign at most.
const NAMES_MAX: usize = 4;

/// The legend in the place of the table.
pub(super) fn whole(face: &mut Face, brush: Brush<'_>, screen: &mut Buffer, area: Rect) {
    let inside = boxed(screen, brush, area, &Message::new("tui-screen-signs").with("key", "g"));
    let width = inside.width.saturating_sub(2);
    let mut rows: Vec<Row> = Vec::new();
    for (text, style) in signs(&face.scene, brush) {
        for (place, line) in folded(&text, width.saturating_sub(4)).into_iter().enumerate() {
            rows.push((format!("{}{line}", if place == 0 { "" } else { "    " }), style));
        }
    }
    over(face, screen, inside, &rows);
}

/// What every sign means: those of the boards, of the seats, of what lies there, and of the light.
pub(super) fn signs(scene: &Scene, brush: Brush<'_>) -> Vec<Row> {
    let mut signs = Signs { brush, rows: Vec::new() };
    let mut parts: Vec<&Part> = Vec::new();
    gather(&scene.parts, &mut parts);
    for part in &parts {
        if let Part::Board(board) = part {
            signs.of_board(board);
        }
    }
    for part in &parts {
        if let Part::Panel(panel) = part {
            signs.of_seat(panel);
        }
    }
    signs.of_dice(&parts);
    signs.of_cards(&parts);
    signs.of_light();
    signs.rows
}

/// All parts, those in panels too.
fn gather<'a>(parts: &'a [Part], all: &mut Vec<&'a Part>) {
    for part in parts {
        all.push(part);
        if let Part::Panel(panel) = part {
            gather(&panel.parts, all);
        }
    }
}

/// The legend as far as it is written.
struct Signs<'b> {
    brush: Brush<'b>,
    rows: Vec<Row>,
}

impl Signs<'_> {
    fn add(&mut self, sign: &str, words: &Message, tone: Tone) {
        let text = self.brush.words(words);
        self.put(sign, &text, tone);
    }

    fn put(&mut self, sign: &str, text: &str, tone: Tone) {
        let row = (format!("{sign} {text}"), self.brush.theme.tone(tone));
        if !self.rows.contains(&row) {
            self.rows.push(row);
        }
    }

    fn of_board(&mut self, board: &Board) {
        let mut tiles: BTreeMap<String, (Vec<String>, Tone)> = BTreeMap::new();
        let mut note = |sign: String, title: String, tone: Tone| {
            let (names, _) = tiles.entry(sign).or_insert((Vec::new(), tone));
            if !names.contains(&title) {
                names.push(title);
            }
        };
        for piece in &board.pieces {
            if let Some(sign) = art::sign(&piece.glyph.0) {
                note(sign.to_string(), self.brush.words(&piece.title), piece.tone);
            }
        }
        let hexes = match &board.field {
            Field::Hexes(hexes) => hexes.cells.as_slice(),
            Field::Plane(_) => &[],
        };
        for edge in hexes.iter().flat_map(|cell| &cell.edges) {
            let letter = super::hexes::edge_letter(&edge.mark);
            note(format!("═{letter}═"), self.brush.words(&edge.mark.words), edge.mark.tone);
        }
        for (sign, (names, tone)) in &tiles {
            let more = if names.len() > NAMES_MAX { ", …" } else { "" };
            let names: Vec<&str> = names.iter().take(NAMES_MAX).map(String::as_str).collect();
            self.put(sign, &format!("{}{more}", names.join(", ")), *tone);
        }
        self.of_ground(board, hexes);
        for piece in board.pieces.iter().filter(|piece| art::sign(&piece.glyph.0).is_none()) {
            self.of_piece(&board.pieces, piece);
        }
    }

    /// The ground where no tile lies on it, and heights.
    fn of_ground(&mut self, board: &Board, cells: &[Cell]) {
        let is_bare = |cell: &&Cell| {
            let lies = |piece: &Piece| {
                matches!(piece.spot, Spot::Cell { hex, .. } if hex == cell.at)
                    && art::sign(&piece.glyph.0).is_some()
            };
            !board.pieces.iter().any(lies)
        };
        let mut open = String::new();
        for cell in cells.iter().filter(is_bare) {
            let sign = theme::ground(cell.ground);
            match &cell.title {
                Some(title) if matches!(cell.ground, Tone::Ground(_)) => {
                    self.add(&sign.to_string(), title, cell.ground);
                }
                Some(_) | None if open.contains(sign) => {}
                Some(_) | None => open.extend([sign, ' ']),
            }
        }
        if !open.is_empty() {
            self.add(open.trim_end(), &Message::new("tui-sign-ground"), Tone::Plain);
        }
        if let Some(cell) = cells.iter().filter(|cell| cell.height != 0).max_by_key(|cell| cell.height) {
            let words = Message::new("tui-sign-height").with("height", i64::from(cell.height));
            self.add(&cell.height.to_string(), &words, Tone::Plain);
        }
    }

    /// A figure: whose, its first letters, where it looks.
    fn of_piece(&mut self, pieces: &[Piece], piece: &Piece) {
        let title = self.brush.words(&piece.title);
        let letters = super::hexes::letters_of(pieces, piece, self.brush.say);
        let side = match piece.tone {
            Tone::Side(seat) => theme::side(seat).to_string(),
            _ => String::new(),
        };
        let text = match piece.spot {
            Spot::Cell { facing: Some(_), .. } => {
                self.brush.words(&Message::new("tui-sign-facing").with("what", title))
            }
            Spot::Cell { facing: None, .. } | Spot::Free(_) => title,
        };
        self.put(&format!("{side}{letters}"), &text, piece.tone);
    }

    fn of_seat(&mut self, panel: &Panel) {
        let Some(seat) = panel.seat else { return };
        self.add(&theme::side(seat).to_string(), &panel.title, Tone::Side(seat));
        if panel.active {
            self.add("▶", &Message::new("tui-screen-sign-active"), Tone::Plain);
        }
    }

    fn of_dice(&mut self, parts: &[&Part]) {
        let dice = parts.iter().flat_map(|part| match part {
            Part::Tray(tray) => tray.dice.as_slice(),
            _ => &[],
        });
        for Die { face, state, .. } in dice {
            let (sign, words) = match (face, state) {
                (None, _) => ("[?]", Message::new("tui-sign-die-coming")),
                (Some(_), DieState::InPlay) => ("[5]", Message::new("tui-sign-die")),
                (Some(_), DieState::Power) => ("[5]+", Message::new("tui-sign-die-power")),
                (Some(_), DieState::SetAside) => ("(5)", Message::new("tui-sign-die-aside")),
                (Some(_), DieState::Success) => ("[5]!", Message::new("tui-sign-die-success")),
            };
            self.add(sign, &words, Tone::Plain);
        }
    }

    fn of_cards(&mut self, parts: &[&Part]) {
        let items: Vec<&Item> = parts
            .iter()
            .flat_map(|part| match part {
                Part::Zone(zone) => zone.items.as_slice(),
                _ => &[],
            })
            .collect();
        let card = |wanted: &dyn Fn(&scene::Card) -> bool| {
            items.iter().any(|item| matches!(item, Item::Card(card) if wanted(card)))
        };
        if card(&|card| card.face.is_back()) {
            self.add("▒", &Message::new("tui-screen-sign-back"), Tone::Plain);
        }
        if card(&|card| card.lying) {
            self.add("( )", &Message::new("tui-sign-lying"), Tone::Plain);
        }
        let stacked = |part: &&Part| matches!(part, Part::Zone(zone) if zone.items.len() > 1 && zone.layout == scene::Layout::Stack);
        if parts.iter().any(stacked) {
            self.add("▾", &Message::new("tui-screen-sign-covered"), Tone::Plain);
        }
    }

    fn of_light(&mut self) {
        for (sign, words, tone) in [
            ("*", Message::new("tui-screen-sign-may"), Tone::May),
            ("›", Message::new("tui-screen-sign-chosen"), Tone::May),
            ("»", Message::new("tui-screen-sign-looked"), Tone::May),
            ("×", Message::new("tui-screen-sign-harm"), Tone::Harm),
            ("+", Message::new("tui-screen-sign-help"), Tone::Help),
            ("~", Message::new("tui-screen-sign-way"), Tone::Asked),
        ] {
            self.add(sign, &words, tone);
        }
    }
}
