//! The picture of a table as SVG: complete in itself, and the same for the same scene.
//!
//! The question is at the top or beside the table, every choice has a number, and the first things of
//! a choice show that number.

mod board;
mod card;
mod glyph;
mod hex;
mod measured;
mod meters;
mod overlay;
mod page;
mod paint;
mod plane;
mod prompt;
mod table;
mod tag;
#[cfg(test)]
mod tests;
mod text;
mod tile;
mod zone;

use crate::theme::Theme;
use page::{Area, Desk, Page, escape, fill, filled, n};
use scene::{Board, Id, Piece, Scene, Tone};
use std::collections::BTreeMap;
use text::Font;
use words::Speaker;

/// The usual width of a picture.
pub const WIDTH: u32 = 1200;
/// The least width of a picture; less is drawn as this.
pub const WIDTH_MIN: u32 = 320;

/// Below this width everything stands in one column.
const NARROW: f64 = 820.0;
/// The column of the prompt.
const PROMPT: f64 = 340.0;
/// How many choices fit above the table in one column. If there are more, they are below it.
const FEW: usize = 5;
const MARGIN: f64 = 20.0;
const GAP: f64 = 16.0;

/// How a scene is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// The colours.
    pub theme: Theme,
    /// The width in pixels; the height follows from the scene.
    pub width: u32,
    /// The choice whose preview is drawn over the table.
    pub chosen: Option<usize>,
}

impl Look {
    /// The usual width, nothing chosen.
    pub fn new(theme: Theme) -> Look {
        Look { theme, width: WIDTH, chosen: None }
    }
}

/// The scene in the usual width.
pub fn write(scene: &Scene, speaker: &Speaker, theme: Theme) -> String {
    write_as(scene, speaker, Look::new(theme))
}

/// The scene, shown in this way.
pub fn write_as(scene: &Scene, speaker: &Speaker, look: Look) -> String {
    let palette = look.theme.palette();
    let tags = tags(scene);
    let desk = Desk { speaker, palette, accent: look.theme.accent(&scene.game), tags: &tags };
    let width = f64::from(look.width.max(WIDTH_MIN));
    let mut page = Page::new(desk);
    let height = compose(&mut page, scene, look, width);
    finish(page, scene, (width, height))
}

/// The drawing of a single robot or mark, for icons: a square of this many pixels.
pub fn write_glyph(name: &str, theme: Theme, side: u32) -> String {
    let palette = theme.palette();
    let speaker = Speaker::new(&words::Catalog::new(), words::ENGLISH);
    let tags = BTreeMap::new();
    let mut page = Page::new(Desk { speaker: &speaker, palette, accent: palette.text, tags: &tags });
    let side = f64::from(side.max(1));
    let area = Area::new(0.0, 0.0, side, side);
    page.rect(area, 0.0, &fill(palette.plate));
    glyph::draw(&mut page, name, area.inset(side / 16.0), palette.text, palette.plate);
    let (head, style) = (paint::head(side, side), paint::style());
    format!("{head}<title>{}</title>\n{style}{}</svg>\n", escape(name), page.into_shapes())
}

/// The numbers of the choices that each thing is the first of, so that clicking it is a beginning.
fn tags(scene: &Scene) -> BTreeMap<Id, Vec<usize>> {
    let mut tags: BTreeMap<Id, Vec<usize>> = BTreeMap::new();
    for (place, choice) in scene.prompt.choices.iter().enumerate() {
        for thing in choice.things.iter().take(1) {
            tags.entry(thing.clone()).or_default().push(place + 1);
        }
    }
    tags
}

/// Everything in its place; the height of the picture.
fn compose(page: &mut Page<'_>, scene: &Scene, look: Look, width: f64) -> f64 {
    let margin = if width < NARROW { 12.0 } else { MARGIN };
    let inner = width - 2.0 * margin;
    let top = header(page, scene, width, margin);
    let (asked, many) = (scene.prompt.question.is_some(), !scene.prompt.choices.is_empty());
    if width < NARROW || !(asked || many) {
        let mut y = top;
        if asked {
            y += prompt::question(page, &scene.prompt, (margin, y), inner) + GAP;
        }
        let few = scene.prompt.choices.len() <= FEW;
        if few && many {
            y += prompt::choices(page, &scene.prompt, (margin, y), inner) + GAP;
        }
        y += table_of(page, scene, look, (margin, y), inner) + GAP;
        if !few {
            y += prompt::choices(page, &scene.prompt, (margin, y), inner);
        }
        return y + margin;
    }
    let column = inner - PROMPT - GAP;
    let table = table_of(page, scene, look, (margin, top), column);
    let x = margin + column + GAP;
    let mut y = top + prompt::question(page, &scene.prompt, (x, top), PROMPT) + 10.0;
    y += prompt::choices(page, &scene.prompt, (x, y), PROMPT);
    (top + table).max(y) + margin
}

/// The table with what is drawn over it.
fn table_of(page: &mut Page<'_>, scene: &Scene, look: Look, at: (f64, f64), width: f64) -> f64 {
    let mut inner = page.fork();
    let others = scene.prompt.pose.iter().flat_map(|tool| &tool.others);
    inner.hidden = others.map(|tool| tool.piece.clone()).collect();
    let height = table::draw(&mut inner, &scene.parts, at, width);
    if let Some(tool) = &scene.prompt.pose
        && let Some(piece) = scene.boards().into_iter().find_map(|board| piece_of(board, &tool.piece))
    {
        plane::tool(&mut inner, piece, tool.start, tool.turn_step);
    }
    let right = at.0 + width;
    overlay::draw(&mut inner, &scene.overlays, Tone::Harm, right);
    let chosen = look.chosen.and_then(|place| scene.prompt.choices.get(place));
    if let Some(choice) = chosen {
        overlay::draw(&mut inner, &choice.preview, Tone::May, right);
    }
    page.absorb(inner);
    height
}

fn piece_of<'s>(board: &'s Board, id: &Id) -> Option<&'s Piece> {
    board.pieces.iter().find(|piece| piece.id == *id)
}

/// The painted line along the top: the state of the bout, and which seats it waits for.
fn header(page: &mut Page<'_>, scene: &Scene, width: f64, margin: f64) -> f64 {
    let palette = page.palette();
    let own = scene.looker.is_some_and(|seat| scene.prompt.owing.contains(&seat));
    let lamps = 26.0 * scene.prompt.owing.len() as f64;
    let mut inner = page.fork();
    let font = Font::title(22.0);
    let said = page.say(&scene.headline);
    let room = width - 2.0 * margin - lamps - 10.0;
    let tall = inner.lines((margin, 16.0), room, 3, font, palette.text, &said);
    let height = tall.max(28.0) + 26.0;
    page.rect(Area::new(0.0, 0.0, width, height), 0.0, &fill(palette.raised));
    page.rect(Area::new(0.0, 0.0, width, 6.0), 0.0, &fill(page.desk.accent));
    let edge = if own { palette.tone(Tone::Asked) } else { palette.line };
    page.rect(Area::new(0.0, height - 4.0, width, 4.0), 0.0, &fill(edge));
    if own {
        page.rect(Area::new(0.0, height - 4.0, width, 4.0), 0.0, "fill=\"url(#hazard)\"");
    }
    page.absorb(inner);
    for (place, seat) in (0u32..).zip(&scene.prompt.owing) {
        let at = (width - margin - 10.0 - 26.0 * f64::from(place), height / 2.0 + 1.0);
        page.circle(at, 10.0, &filled(palette.side(*seat), palette.tone(Tone::Asked), 2.4));
        page.circle(at, 10.0, &format!("fill=\"url(#side-{})\"", seat % 8));
    }
    height + GAP
}

/// The whole document.
fn finish(page: Page<'_>, scene: &Scene, (width, height): (f64, f64)) -> String {
    let palette = page.palette();
    let title = escape(&page.say(&scene.headline));
    let (head, style) = (paint::head(width, height), paint::style());
    let defs = paint::patterns(palette, page.desk.accent);
    let floor = format!("<rect width=\"{}\" height=\"{}\" {}/>\n", n(width), n(height), fill(palette.floor));
    let painted = "<rect width=\"100%\" height=\"100%\" fill=\"url(#floor)\"/>\n";
    let shapes = page.into_shapes();
    format!("{head}<title>{title}</title>\n{style}{defs}{floor}{painted}{shapes}</svg>\n")
}
