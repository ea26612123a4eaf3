//! Help: what can be typed, what this table is, and the keys that matter now.

use super::asked::Subject;
use super::boxes::{Row, boxed, legend, over};
use super::face::Face;
use super::letters::{cut, folded, wide};
use super::paint::Brush;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::Message;

/// What can be typed, in the place of the table.
pub(super) fn help(face: &mut Face, brush: Brush<'_>, screen: &mut Buffer, area: Rect) {
    let inside = boxed(screen, brush, area, &Message::new("cli-screen-help").with("key", "?"));
    let keys = [
        ("1 2 3", Message::new("cli-screen-help-number")),
        ("↑ ↓ Tab", Message::new("cli-screen-help-step")),
        ("Enter", Message::new("cli-screen-help-enter")),
        ("← → + -", Message::new("cli-screen-help-amount")),
        ("i", Message::new("cli-screen-help-inspect")),
        ("Esc", Message::new("cli-screen-help-escape")),
        ("u", Message::new("cli-help-undo")),
        ("l", Message::new("cli-screen-help-log")),
        ("t", Message::new("cli-screen-help-about")),
        ("s", Message::new("cli-screen-help-save")),
        ("r", Message::new("cli-help-resign")),
        ("q", Message::new("cli-help-quit")),
        ("PgUp ⇕", Message::new("cli-screen-help-scroll")),
    ];
    let mut rows: Vec<Row> = Vec::new();
    for (key, words) in keys {
        let lines = folded(&brush.words(&words), inside.width.saturating_sub(10));
        for (place, line) in lines.into_iter().enumerate() {
            let key = if place == 0 { key } else { "" };
            let space = " ".repeat(usize::from(9u16.saturating_sub(wide(key))));
            rows.push((format!("{key}{space}{line}"), Style::new()));
        }
    }
    rows.extend(legend(brush));
    over(face, screen, inside, &rows);
}

/// The game, the table and who plays, in the place of the table.
pub(super) fn about(face: &mut Face, brush: Brush<'_>, screen: &mut Buffer, area: Rect) {
    let inside = boxed(screen, brush, area, &Message::new("cli-screen-about").with("key", "t"));
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

/// The keys that matter now, in the last line.
pub(super) fn hints(face: &Face, brush: Brush<'_>, screen: &mut Buffer, area: Rect) {
    let keys = keys(face);
    let texts: Vec<String> =
        keys.iter().map(|(key, words)| format!("{key} {}", brush.words(words))).collect();
    let wide_apart = format!(" {}", texts.join("   "));
    let apart = if wide(&wide_apart) > area.width { "  " } else { "   " };
    let text = cut(&format!(" {}", texts.join(apart)), area.width);
    screen.set_stringn(area.x, area.y, text, usize::from(area.width), brush.theme.quiet());
}

/// The keys that matter now, with what they do.
fn keys(face: &Face) -> Vec<(&'static str, Message)> {
    let answer = ("↑↓ Enter", Message::new("cli-screen-key-answer"));
    let back = || ("Esc", Message::new("cli-screen-key-back"));
    let common = || {
        let inspect = ("i", Message::new("cli-screen-key-inspect"));
        [
            inspect,
            ("u", Message::new("cli-screen-key-undo")),
            ("l", Message::new("cli-screen-key-log")),
            ("t", Message::new("cli-screen-key-about")),
        ]
    };
    let last = || [("?", Message::new("cli-screen-key-help")), ("q", Message::new("cli-screen-key-quit"))];
    match (&face.asked.subject, &face.looked) {
        _ if face.posing.is_some() => {
            let turn = (", . < >", Message::new("cli-screen-key-turn"));
            let step = ("+ -", Message::new("cli-screen-key-step"));
            vec![
                ("←↑↓→", Message::new("cli-screen-key-move")),
                turn,
                step,
                ("Enter", Message::new("cli-screen-key-place")),
                back(),
            ]
        }
        (_, Some(_)) => {
            let choose = ("Enter", Message::new("cli-screen-key-choose"));
            vec![
                ("←↑↓→", Message::new("cli-screen-key-look")),
                choose,
                back(),
                ("?", Message::new("cli-screen-key-help")),
            ]
        }
        (Subject::Others, None) if face.is_live => common().into_iter().chain(last()).collect(),
        (Subject::Others, None) => {
            vec![("Enter", Message::new("cli-screen-key-skip")), ("q", Message::new("cli-screen-key-quit"))]
        }
        (Subject::Game, None) if face.has_amount() => {
            let amount = ("← →", Message::new("cli-screen-key-amount"));
            let inspect = ("i", Message::new("cli-screen-key-inspect"));
            [amount, answer, inspect].into_iter().chain(last()).collect()
        }
        (Subject::Game, None) => [answer].into_iter().chain(common()).chain(last()).collect(),
        (Subject::Resign | Subject::Sure(_), None) => vec![answer, back()],
        (Subject::Over, None) => {
            let inspect = ("i", Message::new("cli-screen-key-inspect"));
            vec![
                answer,
                inspect,
                ("l", Message::new("cli-screen-key-log")),
                ("q", Message::new("cli-screen-key-quit")),
            ]
        }
    }
}
