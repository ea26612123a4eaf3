//! Help: what can be typed, what this table is, and the keys that matter now.

use super::asked::Subject;
use super::boxes::{Row, boxed, over};
use super::face::{Face, Over};
use super::legend::signs;
use super::letters::{cut, folded, wide};
use super::paint::Brush;
use super::reading::Wanted;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::Message;

/// More answers than this are a list to filter.
const FILTERED_FROM: usize = 9;

/// The help about keys, in place of the table.
pub(super) fn help(face: &mut Face, brush: Brush<'_>, screen: &mut Buffer, area: Rect) {
    let inside = boxed(screen, brush, area, &Message::new("tui-screen-help").with("key", "?"));
    let film = [
        ("← →", Message::new("tui-film-help-on")),
        ("↑ ↓", Message::new("tui-film-help-turn")),
        ("Home End", Message::new("tui-film-help-ends")),
        ("Space", Message::new("tui-film-help-play")),
        ("+ -", Message::new("tui-film-help-pace")),
        ("v", Message::new("tui-film-help-eyes")),
        ("1 2 3", Message::new("tui-film-help-number")),
    ];
    let is_past = matches!(face.asked.subject, Subject::Past { .. });
    let keys = [
        ("1 2 3", Message::new("tui-screen-help-number")),
        ("↑ ↓ Tab", Message::new("tui-screen-help-step")),
        ("Enter", Message::new("tui-screen-help-enter")),
        ("← → + -", Message::new("tui-screen-help-amount")),
        ("f", Message::new("tui-screen-help-filter")),
        ("i", Message::new("tui-screen-help-inspect")),
        ("i ?", Message::new("tui-screen-help-explain")),
        ("/", Message::new("tui-screen-help-look-up")),
        ("w", Message::new("tui-screen-help-why")),
        ("h", Message::new("tui-screen-help-learn")),
        ("Esc", Message::new("tui-screen-help-escape")),
        ("a", Message::new("tui-help-advice")),
        ("u", Message::new("tui-help-undo")),
        ("g", Message::new("tui-screen-help-signs")),
        ("l", Message::new("tui-screen-help-log")),
        ("t", Message::new("tui-screen-help-about")),
        ("s", Message::new("tui-screen-help-save")),
        ("o", Message::new("tui-screen-help-orders")),
        ("r", Message::new("tui-help-resign")),
        ("q", Message::new("tui-help-quit")),
        ("PgUp ⇕", Message::new("tui-screen-help-scroll")),
    ];
    let mut rows: Vec<Row> = Vec::new();
    for (key, words) in
        film.into_iter().filter(|_| is_past).chain(keys.into_iter().skip(if is_past { 5 } else { 0 }))
    {
        let lines = folded(&brush.words(&words), inside.width.saturating_sub(10));
        for (place, line) in lines.into_iter().enumerate() {
            let key = if place == 0 { key } else { "" };
            let space = " ".repeat(usize::from(9u16.saturating_sub(wide(key))));
            rows.push((format!("{key}{space}{line}"), Style::new()));
        }
    }
    rows.extend(signs(&face.scene, brush));
    over(face, screen, inside, &rows);
}

/// The game, the table and who plays, in the place of the table.
pub(super) fn about(face: &mut Face, brush: Brush<'_>, screen: &mut Buffer, area: Rect) {
    let inside = boxed(screen, brush, area, &Message::new("tui-screen-about").with("key", "t"));
    let mut rows: Vec<Row> = Vec::new();
    for (place, line) in face.about.iter().enumerate() {
        let (lead, style) = if place == 0 { ("", brush.theme.title()) } else { ("- ", Style::new()) };
        for (row, line) in folded(line, inside.width.saturating_sub(2 + wide(lead))).into_iter().enumerate() {
            let lead = if row == 0 { lead.to_owned() } else { " ".repeat(usize::from(wide(lead))) };
            rows.push((format!("{lead}{line}"), style));
        }
    }
    over(face, screen, inside, &rows);
}

/// The keys that matter now, in the last line; where there is little room, the last of them are left
/// out: help has them all.
pub(super) fn hints(face: &Face, brush: Brush<'_>, screen: &mut Buffer, area: Rect) {
    let keys = keys(face);
    let mut texts: Vec<String> =
        keys.iter().map(|(key, words)| format!("{key} {}", brush.words(words))).collect();
    let fits = |texts: &[String], apart: &str| wide(&format!(" {}", texts.join(apart))) <= area.width;
    while texts.len() > 1 && !fits(&texts, "  ") {
        texts.pop();
    }
    let apart = if fits(&texts, "   ") { "   " } else { "  " };
    let text = cut(&format!(" {}", texts.join(apart)), area.width);
    screen.set_stringn(area.x, area.y, text, usize::from(area.width), brush.theme.quiet());
}

/// A key with what it does.
type Key = (&'static str, Message);

impl Face {
    /// That a key does nothing here, and what can be pressed.
    pub(super) fn useless(&self, key: KeyCode) -> Message {
        let place = match &self.asked.subject {
            _ if self.over != Over::Nothing => "page",
            _ if self.looked.is_some() => "look",
            _ if self.posing.is_some() => "pose",
            Subject::Past { .. } => "film",
            Subject::Others => "others",
            Subject::Game | Subject::Resign | Subject::Orders(_) | Subject::Sure(_) | Subject::Over => "list",
        };
        let of = match key {
            KeyCode::Enter => Message::new("tui-screen-nothing-highlighted"),
            _ => Message::new("tui-screen-useless-key").with("key", key.to_string()),
        };
        Message::new("tui-screen-useless").with("what", of).with("place", place)
    }
}

/// The keys that matter now, the first first.
fn keys(face: &Face) -> Vec<Key> {
    let answer = || ("Enter", Message::new("tui-screen-key-answer"));
    let back = || ("Esc", Message::new("tui-screen-key-back"));
    let inspect = || ("i", Message::new("tui-screen-key-inspect"));
    let quit = || match face.is_lesson {
        true => ("q", Message::new("tui-screen-key-leave-lesson")),
        false => ("q", Message::new("tui-screen-key-quit")),
    };
    match (&face.asked.subject, &face.looked) {
        _ if face.writing.as_ref().is_some_and(|writing| writing.wanted == Wanted::Filter) => {
            let choose = ("↑ ↓", Message::new("tui-screen-key-choose"));
            vec![("Enter", Message::new("tui-screen-key-written")), choose, back()]
        }
        _ if face.writing.is_some() => vec![("Enter", Message::new("tui-screen-key-written")), back()],
        _ if face.posing.is_some() => posing_keys(),
        (_, Some(_)) => {
            let look = ("←↑↓→", Message::new("tui-screen-key-look"));
            let explain = ("?", Message::new("tui-screen-key-explain"));
            let why = ("w", Message::new("tui-screen-key-why"));
            vec![look, ("Enter", Message::new("tui-screen-key-choose")), explain, why, back()]
        }
        (Subject::Others, None) if face.is_live => {
            [inspect()].into_iter().chain(reading_keys(face)).chain([quit()]).chain(further_keys()).collect()
        }
        (Subject::Others, None) => vec![("Enter", Message::new("tui-screen-key-skip")), quit()],
        (Subject::Game, None) => {
            let amount = ("← →", Message::new("tui-screen-key-amount"));
            let amount = Some(amount).filter(|_| face.has_amount());
            let filter = ("f", Message::new("tui-screen-key-filter"));
            let filter = Some(filter).filter(|_| face.asked.lines.len() > FILTERED_FROM);
            let first = [answer()].into_iter().chain(amount).chain(filter).chain([inspect()]);
            first.chain(reading_keys(face)).chain([quit()]).chain(further_keys()).collect()
        }
        (Subject::Past { .. }, None) => film_keys(),
        (Subject::Resign | Subject::Orders(_) | Subject::Sure(_), None) => vec![answer(), back()],
        (Subject::Over, None) => {
            let log = ("l", Message::new("tui-screen-key-log"));
            [answer(), inspect(), log].into_iter().chain(reading_keys(face)).chain([quit()]).collect()
        }
    }
}

fn film_keys() -> Vec<Key> {
    vec![
        ("← →", Message::new("tui-film-key-on")),
        ("↑ ↓", Message::new("tui-film-key-turn")),
        ("Space", Message::new("tui-film-key-play")),
        ("+ -", Message::new("tui-film-key-pace")),
        ("v", Message::new("tui-film-key-eyes")),
        ("?", Message::new("tui-screen-key-help")),
        ("q", Message::new("tui-screen-key-quit")),
        ("Home End", Message::new("tui-film-key-ends")),
        ("l", Message::new("tui-screen-key-log")),
        ("i", Message::new("tui-screen-key-inspect")),
        ("/", Message::new("tui-screen-key-look-up")),
        ("g", Message::new("tui-screen-key-signs")),
        ("1 2 3", Message::new("tui-film-key-number")),
    ]
}

fn posing_keys() -> Vec<Key> {
    vec![
        ("←↑↓→", Message::new("tui-screen-key-move")),
        (", . < >", Message::new("tui-screen-key-turn")),
        ("+ -", Message::new("tui-screen-key-step")),
        ("Enter", Message::new("tui-screen-key-place")),
        ("Esc", Message::new("tui-screen-key-back")),
    ]
}

/// The keys to whatever can be read.
fn reading_keys(face: &Face) -> Vec<Key> {
    let learn = Some(("h", Message::new("tui-screen-key-learn"))).filter(|_| !face.is_lesson);
    let keys = [
        ("?", Message::new("tui-screen-key-help")),
        ("/", Message::new("tui-screen-key-look-up")),
        ("w", Message::new("tui-screen-key-why")),
    ];
    keys.into_iter().chain(learn).collect()
}

fn further_keys() -> Vec<Key> {
    vec![
        ("u", Message::new("tui-screen-key-undo")),
        ("g", Message::new("tui-screen-key-signs")),
        ("l", Message::new("tui-screen-key-log")),
        ("t", Message::new("tui-screen-key-about")),
        ("s", Message::new("tui-screen-key-save")),
        ("r", Message::new("tui-screen-key-resign")),
        ("o", Message::new("tui-screen-key-orders")),
        ("a", Message::new("tui-screen-key-advice")),
    ]
}
