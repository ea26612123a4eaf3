//! News: what goes on now, in the middle of the screen while it lasts: a fight with its dice and chances, what waits
//! to resolve, and notes.

use super::canvas::{Canvas, column, flow};
use super::letters::{cut, wide};
use super::part;
use super::pen::{Chip, Pen, Size, lines};
use ratatui::layout::Rect;
use scene::{Panel, Part, Scene, Tone};

/// Whether the part belongs to what goes on now.
pub(super) fn holds(part: &Part) -> bool {
    match part {
        Part::Panel(panel) => panel.seat.is_none() && panel.active,
        Part::Note(_) | Part::Order(_) | Part::Tray(_) => true,
        Part::Board(_) | Part::Zone(_) | Part::Gauge(_) => false,
    }
}

/// Whether something is fought out.
pub(super) fn has_fight(scene: &Scene) -> bool {
    scene.parts.iter().any(|part| matches!(part, Part::Panel(_)) && holds(part))
}

/// What goes on now, with what the highlighted answer may bring; cut at its end if there is too little room.
pub(super) fn draw(pen: &Pen<'_>, scene: &Scene, chances: &[Chip], (width, most): (u16, u16)) -> Canvas {
    let pen = &Pen { size: Size::Line, folds: false, ..*pen };
    let (mut panels, mut loose) = (Vec::new(), Vec::new());
    for part in scene.parts.iter().filter(|part| holds(part)) {
        match part {
            Part::Panel(panel) => panels.push(panel),
            Part::Board(_)
            | Part::Zone(_)
            | Part::Gauge(_)
            | Part::Tray(_)
            | Part::Order(_)
            | Part::Note(_) => {
                loose.push(part::draw(pen, part, width));
            }
        }
    }
    // What is fought out comes before what waits.
    panels.sort_by_key(|panel| !panel.parts.iter().any(|part| matches!(part, Part::Tray(_))));
    let said = lines(chances, width, 1);
    let mut rows = Vec::new();
    if panels.is_empty() {
        rows.push(said.clone());
    }
    for (place, panel) in panels.into_iter().enumerate() {
        rows.extend(of_panel(pen, panel, width));
        if place == 0 {
            rows.push(said.clone());
        }
    }
    rows.push(flow(&loose, width, 3));
    let all = column(&rows);
    if all.height() <= most {
        return all;
    }
    let mut cropped = Canvas::new(all.width(), most);
    cropped.put(0, 0, &all);
    cropped.hits.retain(|(area, _)| area.y < most);
    cropped
}

/// The title, then the dice, then the rest.
fn of_panel(pen: &Pen<'_>, panel: &Panel, width: u16) -> Vec<Canvas> {
    let is_said = |part: &&Part| matches!(part, Part::Note(_));
    let is_rolled = |part: &&Part| matches!(part, Part::Tray(_));
    let of = |wanted: &dyn Fn(&&Part) -> bool| -> Vec<Canvas> {
        panel.parts.iter().filter(wanted).map(|part| part::draw(pen, part, width)).collect()
    };
    let rolled = of(&is_rolled);
    let rest = of(&|part| !is_said(part) && !is_rolled(part));
    let said = panel.parts.iter().filter_map(|part| match part {
        Part::Note(mark) => Some(pen.words(&mark.words)),
        _ => None,
    });
    let said = said.collect::<Vec<_>>().join("  ");
    let title_width = wide(&pen.words(&panel.title));
    // Beside the title if there is room, else below it.
    let is_beside = title_width.saturating_add(wide(&said)).saturating_add(10) <= width;
    let (beside, notes) = if is_beside { (said.as_str(), Vec::new()) } else { ("", of(&is_said)) };
    vec![title(pen, panel, beside, width), flow(&notes, width, 3), column(&rolled), flow(&rest, width, 3)]
}

fn title(pen: &Pen<'_>, panel: &Panel, beside: &str, width: u16) -> Canvas {
    let style = pen.theme.tone(Tone::Asked);
    let mut canvas = Canvas::new(width, 1);
    canvas.text(0, 0, &"━".repeat(usize::from(width)), style);
    let text = cut(&format!(" {} ", pen.lit(&panel.id, &pen.words(&panel.title))), width.saturating_sub(2));
    let end = canvas.text(2, 0, &text, pen.style(&panel.id, style.patch(pen.theme.title())));
    if !beside.is_empty() {
        canvas.text(end + 1, 0, &format!(" {beside} "), style);
    }
    canvas.hit(Rect::new(0, 0, width, 1), &panel.id);
    canvas
}
