//! Painting: the face on a screen of any size, the question always in sight.

use super::asked::Subject;
use super::canvas::{Canvas, Ground};
use super::face::{Drawn, Face, Over};
use super::help;
use super::letters::{cut, folded, wide};
use super::pen::{Chip, Pen, Say, Size};
use super::reading;
use super::tabletop::{Laid, laid};
use super::theme::Theme;
use super::{boxes, details, legend, list, news};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use scene::{Id, Overlay, Part, Tone};
use words::Message;

/// The smallest screen that a table fits on.
const LEAST: (u16, u16) = (72, 20);
/// From this width on, details and log stand beside the table; before, beside the answers.
const WIDE: u16 = 110;
/// The least number of lines for the answers.
const LIST_LEAST: u16 = 5;
/// The most lines of a question and of a notice.
const SAID_MAX: usize = 5;

/// Where the parts of the face are.
struct Places {
    headline: Rect,
    table: Rect,
    rule: Rect,
    said: Rect,
    list: Rect,
    details: Option<Rect>,
    log: Rect,
    hints: Rect,
}

/// How many lines the words below the table need.
#[derive(Clone, Copy)]
struct Needs {
    /// The answers.
    list: u16,
    /// The answers with the texts of their cards.
    texts: u16,
    /// The question.
    asked: u16,
    /// The question and what there is to notice.
    said: u16,
}

/// What a screen is painted with.
#[derive(Clone, Copy)]
pub(crate) struct Brush<'a> {
    pub(crate) say: Say<'a>,
    pub(crate) theme: Theme,
}

impl Brush<'_> {
    pub(super) fn words(&self, message: &Message) -> String {
        (self.say)(message)
    }
}

/// Paints the face, and remembers where everything is.
pub(crate) fn paint(face: &mut Face, brush: Brush<'_>, screen: &mut Buffer) {
    let area = screen.area;
    face.drawn = Drawn::default();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let words = Message::new("tui-screen-too-small").with("columns", LEAST.0).with("rows", LEAST.1);
        return centred(screen, area, &brush.words(&words.with("quit", "q")), Style::new());
    }
    face.drawn.fits = true;
    if let Some(curtain) = &face.curtain {
        return centred(screen, area, curtain, brush.theme.tone(Tone::Asked));
    }
    let lights = face.lights();
    let pen = Pen { say: brush.say, theme: brush.theme, lights: &lights, size: Size::Line, folds: true };
    let (said, asked) = said(face, brush, area.width);
    let needs = needs(face, area, said.len(), asked);
    let (places, table) = places(face, &pen, area, needs);
    headline(face, brush, screen, places.headline);
    match face.over {
        Over::Nothing => show_table(face, &table, screen, places.table),
        Over::Help => help::help(face, brush, screen, places.table),
        Over::Signs => legend::whole(face, brush, screen, places.table),
        Over::Log => boxes::whole_log(face, brush, screen, places.table),
        Over::About => help::about(face, brush, screen, places.table),
        Over::Page => reading::page(face, brush, screen, places.table),
    }
    rule(face, brush, screen, places.rule);
    for (y, (line, style)) in (places.said.y..places.said.bottom()).zip(&said) {
        screen.set_stringn(places.said.x, y, line, usize::from(places.said.width), *style);
    }
    list::show(face, brush, screen, places.list);
    match places.details {
        Some(details) => {
            boxes::details(face, brush, screen, details);
            boxes::log(face, brush, screen, places.log);
        }
        None if boxes::has_details(face, brush) => boxes::details(face, brush, screen, places.log),
        None => boxes::log(face, brush, screen, places.log),
    }
    help::hints(face, brush, screen, places.hints);
}

fn main_width(area: Rect) -> u16 {
    if area.width < WIDE { area.width } else { area.width - side_width(area) }
}

fn side_width(area: Rect) -> u16 {
    (area.width / 3).clamp(32, 46)
}

fn list_width(area: Rect) -> u16 {
    if area.width < WIDE { area.width - side_width(area) } else { main_width(area) }
}

/// How many lines the words below the table need. While the game asks nothing, they are as many as
/// it needed last, so that the table stays as it is.
fn needs(face: &mut Face, area: Rect, said: usize, asked: usize) -> Needs {
    let rows = |rows: usize| u16::try_from(rows).unwrap_or(u16::MAX);
    let (list, texts) = list::heights(face, list_width(area));
    let now = [list, texts, rows(asked)];
    if face.asked.subject == Subject::Game {
        face.needed = now;
        face.divides = face.asks_off_board();
    }
    let most = |place: usize| now[place].max(face.needed[place]);
    let asked = most(2);
    Needs { list: most(0), texts: most(1), asked, said: rows(said).max(asked) }
}

/// The screen divided, and the table as large as its place. A notice takes its lines from the list.
fn places(face: &Face, pen: &Pen<'_>, area: Rect, needs: Needs) -> (Places, Laid) {
    let Needs { list, texts, asked, said } = needs;
    let width = main_width(area);
    // The headline, the rule and the hints have a line each.
    let room = area.height.saturating_sub(3 + asked);
    let mut least = list.clamp(LIST_LEAST, (room / 2).max(LIST_LEAST));
    let chances = chances(face, pen);
    let needs = (chances.as_slice(), face.divides);
    let mut table = laid(pen, &face.scene, needs, (width, room.saturating_sub(least)));
    if least > LIST_LEAST && table.height() > room.saturating_sub(least) {
        // A list can be scrolled; what lies on the table is better seen at once.
        least = list.min(room.saturating_sub(table.height())).max(LIST_LEAST);
        table = laid(pen, &face.scene, needs, (width, room.saturating_sub(least)));
    }
    let spare = room.saturating_sub(least).saturating_sub(table.height());
    let lines = least + spare.min(texts.saturating_sub(least));
    let at = |x: u16, y: u16, width: u16, height: u16| {
        Rect::new(area.x + x, area.y + y, width, height).intersection(area)
    };
    let table_height = room.saturating_sub(lines);
    let (rule, first) = (1 + table_height, 2 + table_height);
    let lines = lines.saturating_sub(said - asked);
    let is_wide = area.width >= WIDE;
    let side = area.width - side_width(area);
    let half = (area.height - 2) / 2;
    let log = match is_wide {
        true => at(side, 1 + half, area.width - side, area.height - 2 - half),
        // If there is nothing to answer, there is more room for the log.
        false if face.asked.lines.is_empty() => at(0, first + said, area.width, lines),
        false => at(side, first + said, area.width - side, lines),
    };
    let places = Places {
        headline: at(0, 0, area.width, 1),
        table: at(0, 1, width, table_height),
        rule: at(0, rule, width, 1),
        said: at(0, first, width, said),
        list: at(0, first + said, list_width(area), lines),
        details: is_wide.then(|| at(side, 1, area.width - side, half)),
        log,
        hints: at(0, area.height - 1, area.width, 1),
    };
    (places, table)
}

/// The chances of what goes on, and of what the highlighted answer would bring.
fn chances(face: &Face, pen: &Pen<'_>) -> Vec<Chip> {
    // Where nothing is fought out, the details have what an answer would bring.
    let shown = face.shown().filter(|_| news::has_fight(&face.scene));
    let preview = shown.map(|choice| choice.preview.as_slice()).unwrap_or_default();
    let said = |overlays: &[Overlay]| -> Vec<String> {
        let counted = |overlay: &&Overlay| matches!(overlay, Overlay::Odds { .. } | Overlay::Forecast { .. });
        let counted: Vec<Overlay> = overlays.iter().filter(counted).cloned().collect();
        details::consequences(pen.say, &face.scene, &counted)
    };
    let now = said(&face.scene.overlays);
    let then: Vec<String> = said(preview).into_iter().filter(|line| !now.contains(line)).collect();
    let now = now.into_iter().map(|line| Chip::new(format!("{line}  "), pen.theme.tone(Tone::Power)));
    now.chain(then.into_iter().map(|line| Chip::new(format!("› {line}  "), pen.theme.tone(Tone::May))))
        .collect()
}

/// The question and what there is to notice, line by line; and how many lines the question has.
fn said(face: &Face, brush: Brush<'_>, width: u16) -> (Vec<(String, Style)>, usize) {
    let width = if width < WIDE { width } else { width - side_width(Rect::new(0, 0, width, 1)) };
    let lines = |mark: &str, text: &str, style: Style| -> Vec<(String, Style)> {
        let folded = folded(text, width.saturating_sub(3)).into_iter().take(SAID_MAX).enumerate();
        folded
            .map(|(place, line)| (format!("{}{line}", if place == 0 { mark } else { "  " }), style))
            .collect()
    };
    let (mark, style) = match face.asked.subject {
        Subject::Others => ("… ", brush.theme.quiet()),
        Subject::Past { plays: true } => ("▶ ", brush.theme.tone(Tone::Asked)),
        Subject::Past { plays: false } => ("■ ", brush.theme.tone(Tone::Asked)),
        Subject::Game | Subject::Resign | Subject::Orders(_) | Subject::Sure(_) | Subject::Over => {
            ("? ", brush.theme.tone(Tone::Asked))
        }
    };
    let mut said = lines(mark, &face.asked.question, style);
    let asked = said.len();
    if let Some(posing) = &face.posing {
        let at = posing.pose.at;
        let words = Message::new("tui-screen-pose").with("x", at.x).with("y", at.y);
        let words = words.with("turn", posing.degrees()).with("step", posing.step());
        said.extend(lines("» ", &brush.words(&words), brush.theme.tone(Tone::May)));
        said.extend(match &posing.verdict {
            Some(Ok(())) => {
                let words = brush.words(&Message::new("tui-screen-pose-legal"));
                lines("+ ", &words, brush.theme.tone(Tone::Help))
            }
            Some(Err(why)) => lines("× ", why, brush.theme.tone(Tone::Harm)),
            None => lines("… ", &brush.words(&Message::new("tui-screen-pose-unknown")), brush.theme.quiet()),
        });
    }
    if let Some(words) = face.written() {
        said.extend(lines("/ ", &brush.words(&words), brush.theme.tone(Tone::May)));
    }
    if let Some((tone, notice)) = &face.notice {
        said.extend(lines("! ", notice, brush.theme.tone(*tone)));
    }
    (said, asked)
}

/// The state of the bout, and the clock at the right.
fn headline(face: &Face, brush: Brush<'_>, screen: &mut Buffer, area: Rect) {
    let clock =
        face.clock.as_ref().map(|clock| cut(&format!(" {clock}"), area.width / 2)).unwrap_or_default();
    let room = area.width - wide(&clock);
    let text = cut(&brush.words(&face.scene.headline), room);
    screen.set_stringn(area.x, area.y, text, usize::from(room), brush.theme.title());
    screen.set_stringn(
        area.x + room,
        area.y,
        clock,
        usize::from(area.width - room),
        brush.theme.tone(Tone::Asked),
    );
}

/// Shows what stays in sight, and of each field the part around what is in focus.
fn show_table(face: &mut Face, table: &Laid, screen: &mut Buffer, area: Rect) {
    let head = Rect { height: table.head.height().min(area.height), ..area };
    let mut things = table.head.show(screen, head, 0, 0);
    let mut ground = None;
    let below = Rect { y: head.bottom(), height: area.height - head.height, ..area };
    for (field, room) in table.fields.iter().zip(table.places(below)) {
        let shown = show_field(face, field, screen, room);
        things.extend(shown.0);
        ground = ground.or(shown.1);
    }
    (face.drawn.things, face.drawn.ground) = (things, ground);
}

/// Shows the part of a picture around what is in focus.
fn show_field(
    face: &Face,
    field: &Canvas,
    screen: &mut Buffer,
    area: Rect,
) -> (Vec<(Rect, Id)>, Option<Ground>) {
    let focus: Vec<Rect> = face.focus().iter().filter_map(|id| field.place_of(id)).collect();
    let across = span(focus.iter().map(|at| (at.x, at.width)), area.width);
    let down = span(focus.iter().map(|at| (at.y, at.height)), area.height);
    // Without a board, the person's own things are at the bottom.
    let is_own =
        face.scene.looker.is_some() && !face.scene.parts.iter().any(|part| matches!(part, Part::Board(_)));
    let own = if is_own { field.height().saturating_sub(area.height) } else { 0 };
    let left = first_seen(field.width(), area.width, across, face.shifted.0, 0);
    let top = first_seen(field.height(), area.height, down, face.shifted.1, own);
    let things = field.show(screen, area, left, top);
    let right = area.right().saturating_sub(1);
    if top > 0 {
        screen.set_string(right, area.y, "▲", Style::new());
    }
    if top.saturating_add(area.height) < field.height() && area.height > 0 {
        screen.set_string(right, area.bottom() - 1, "▼", Style::new());
    }
    (things, field.shown_ground(area, left, top))
}

/// From where to where the first of these stretches lie, and as many of the others as fit into the room together.
fn span(stretches: impl Iterator<Item = (u16, u16)>, room: u16) -> Option<(u16, u16)> {
    stretches.fold(None, |span, (start, size)| {
        let end = start.saturating_add(size);
        let Some((from, to)) = span else { return Some((start, end)) };
        let both = (start.min(from), end.max(to));
        if both.1 - both.0 <= room { Some(both) } else { Some((from, to)) }
    })
}

/// The first line or column in sight: at rest where the focus is seen from there, else with the focus in the middle.
fn first_seen(length: u16, room: u16, focus: Option<(u16, u16)>, shifted: i32, rest: u16) -> u16 {
    let most = length.saturating_sub(room);
    let wanted = focus.map_or(rest, |(from, to)| {
        let is_seen = from >= rest && to <= rest.saturating_add(room);
        if is_seen { rest } else { from.saturating_sub(room.saturating_sub(to - from) / 2) }
    });
    u16::try_from((i32::from(wanted) + shifted).clamp(0, i32::from(most))).unwrap_or(0)
}

/// The line above the question: what the list is narrowed to and filtered by, what was typed.
fn rule(face: &Face, brush: Brush<'_>, screen: &mut Buffer, area: Rect) {
    let style = brush.theme.quiet();
    screen.set_stringn(area.x, area.y, "═".repeat(usize::from(area.width)), usize::from(area.width), style);
    let mut texts = Vec::new();
    if !face.narrowed.is_empty() {
        let names = boxes::names(face, brush, &face.narrowed);
        let words =
            Message::new("tui-screen-narrowed").with("what", names).with("count", face.visible().len());
        texts.push(brush.words(&words.with("key", "Esc")));
    }
    if !face.filter.is_empty() && face.writing.is_none() {
        texts.push(brush.words(&face.filtered(Message::new("tui-screen-filtered"))));
    }
    if !face.typed.is_empty() {
        texts.push(brush.words(
            &Message::new("tui-screen-typed").with("number", face.typed.as_str()).with("key", "Enter"),
        ));
    }
    if !texts.is_empty() {
        let text = cut(&format!(" {} ", texts.join("  ")), area.width.saturating_sub(4));
        screen.set_stringn(area.x + 2, area.y, text, usize::from(area.width), brush.theme.tone(Tone::May));
    }
}

fn centred(screen: &mut Buffer, area: Rect, text: &str, style: Style) {
    let lines = folded(text, area.width.saturating_sub(4));
    let top = area.height.saturating_sub(u16::try_from(lines.len()).unwrap_or(0)) / 2;
    for (y, line) in (area.y + top..area.bottom()).zip(lines) {
        let x = area.x + area.width.saturating_sub(wide(&line)) / 2;
        screen.set_stringn(x, y, line, usize::from(area.width), style);
    }
}
