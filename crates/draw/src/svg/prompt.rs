//! The prompt: the question, and every choice with its number. Nothing is ever drawn over it.

use super::page::{Anchor, Area, Page, fill, filled, stroke};
use super::text::Font;
use crate::chance::{counted, percent, shares};
use scene::{Amount, Overlay, Prompt, Tone};

const CHOICE: Font = Font::text(14.0);
/// The most lines of odds or of a forecast.
const LINES: usize = 6;

/// The question in its band. Returns its height.
pub(crate) fn question(page: &mut Page<'_>, prompt: &Prompt, (x, y): (f64, f64), width: f64) -> f64 {
    let Some(question) = &prompt.question else { return 0.0 };
    let palette = page.palette();
    let asked = palette.tone(Tone::Asked);
    let said = page.say(question);
    let mut inner = page.fork();
    let font = Font { size: 17.0, condensed: false, bold: true };
    let mut tall = 0.0;
    if let Some(why) = prompt.why.as_ref().map(|why| page.say(why)) {
        tall += inner.lines((x + 20.0, y + 11.0), width - 32.0, 4, CHOICE, palette.text, &why) + 4.0;
    }
    tall += inner.lines((x + 20.0, y + 11.0 + tall), width - 32.0, 5, font, palette.text, &said);
    let area = Area::new(x, y, width, tall + 24.0);
    page.rect(area, 4.0, &filled(palette.raised, asked, 1.8));
    page.rect(Area { w: 8.0, ..area }, 2.0, &fill(asked));
    page.rect(Area { w: 8.0, ..area }, 2.0, "fill=\"url(#hazard)\"");
    page.absorb(inner);
    page.prompts.push(area);
    area.h
}

/// The numbered choices. Returns their height.
pub(crate) fn choices(page: &mut Page<'_>, prompt: &Prompt, (x, y): (f64, f64), width: f64) -> f64 {
    let mut row = y;
    for (place, choice) in prompt.choices.iter().enumerate() {
        let palette = page.palette();
        let may = palette.tone(Tone::May);
        let mut inner = page.fork();
        let room = if choice.amount.is_some() { 110.0 } else { 0.0 };
        let said = page.say(&choice.words);
        let tall = inner.lines((x + 40.0, row + 5.0), width - 48.0 - room, 4, CHOICE, palette.text, &said);
        let odds = odds(&mut inner, &choice.preview, (x + 40.0, row + 5.0 + tall), width - 48.0 - room);
        let area = Area::new(x, row, width, tall.max(18.0) + odds + 12.0);
        page.rect(area, 4.0, &filled(palette.raised, palette.line, 1.0));
        let sign = Area::new(x + 5.0, row + 5.0, 28.0, 20.0);
        page.rect(sign, 3.0, &fill(may));
        let number = (place + 1).to_string();
        let at = (sign.centre().0, sign.y + 15.5);
        page.words(at, 26.0, Anchor::Middle, Font::title(16.0), palette.floor, &number);
        if let Some(amount) = choice.amount {
            scale(page, amount, Area::new(area.right() - 106.0, row, 98.0, area.h));
        }
        page.absorb(inner);
        page.prompts.push(area);
        row += area.h + 5.0;
    }
    row - y
}

/// The odds and the forecasts of a choice, below its words. Returns their height.
fn odds(page: &mut Page<'_>, preview: &[Overlay], (x, y): (f64, f64), width: f64) -> f64 {
    let colour = page.palette().tone(Tone::Power);
    let mut tall = 0.0;
    for overlay in preview {
        let said = match overlay {
            Overlay::Odds { cases, of, title } => {
                let counted = counted(*cases, *of).map(|cases| format!(" · {cases}")).unwrap_or_default();
                format!("{}{counted} · {}", page.say(title), percent(*cases, *of))
            }
            Overlay::Forecast { title, now, outcomes, .. } => {
                format!("{} {now} → {}", page.say(title), shares(outcomes))
            }
            Overlay::Path(_)
            | Overlay::Line { .. }
            | Overlay::Things { .. }
            | Overlay::Cells { .. }
            | Overlay::Area { .. }
            | Overlay::Mark { .. }
            | Overlay::Arc(_)
            | Overlay::Sight(_)
            | Overlay::Ruler(_)
            | Overlay::Trace(_)
            | Overlay::Push(_)
            | Overlay::Template(_)
            | Overlay::Label(_) => continue,
        };
        tall += page.lines((x, y + tall), width, LINES, Font::title(15.0), colour, &said);
    }
    tall
}

/// The position of an amount between the least and the most.
fn scale(page: &mut Page<'_>, amount: Amount, area: Area) {
    let palette = page.palette();
    let (may, y) = (palette.tone(Tone::May), area.y + area.h / 2.0);
    let (left, right) = (area.x + 4.0, area.right() - 34.0);
    page.line((left, y), (right, y), &stroke(palette.line, 3.0));
    let span = (amount.most - amount.least).max(1) as f64;
    let part = ((amount.value - amount.least) as f64 / span).clamp(0.0, 1.0);
    page.circle((left + (right - left) * part, y), 6.0, &fill(may));
    let said = amount.value.to_string();
    page.words((area.right(), y + 6.0), 30.0, Anchor::End, Font::title(18.0), may, &said);
}
