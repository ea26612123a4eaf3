//! Tags: a thing that may be chosen has an outline and the numbers of its choices.

use super::page::{Anchor, Area, Page, fill, filled, stroke};
use super::text::Font;
use scene::{Id, Tone};

/// Outlines the thing and tags it, if a choice begins with it.
pub(crate) fn on(page: &mut Page<'_>, id: &Id, area: Area, cut: f64) {
    let Some(numbers) = page.desk.tags.get(id) else { return };
    let colour = page.palette().tone(Tone::May);
    let outline = area.inset(-1.5);
    if cut > 5.0 && area.h > 40.0 {
        page.plate(outline, cut, &stroke(colour, 2.6));
    } else {
        page.rect(outline, cut, &stroke(colour, 2.2));
    }
    label(page, numbers, (area.right() + 3.0, area.y - 5.0));
}

/// The same with its sign elsewhere, if something else is in the corner.
pub(crate) fn outline(page: &mut Page<'_>, id: &Id, area: Area, sign: (f64, f64)) {
    let Some(numbers) = page.desk.tags.get(id) else { return };
    let colour = page.palette().tone(Tone::May);
    page.rect(area.inset(-1.5), 6.0, &stroke(colour, 2.2));
    label(page, numbers, sign);
}

/// The numbers of choices on a small sign that ends at this point.
pub(crate) fn label(page: &mut Page<'_>, numbers: &[usize], (right, y): (f64, f64)) {
    let font = Font::title(13.0);
    let said = ranges(numbers);
    let width = (font.width(&said) + 9.0).max(18.0);
    let area = Area::new(right - width, y, width, 17.0);
    let (paint, ink) = (page.palette().tone(Tone::May), page.palette().floor);
    page.rect(area, 3.0, &fill(paint));
    page.words((area.centre().0, y + 13.0), width - 2.0, Anchor::Middle, font, ink, &said);
}

/// The letter of a seat in a disc of its colour.
pub(crate) fn seat(page: &mut Page<'_>, seat: u8, (x, y): (f64, f64), radius: f64) {
    let (paint, ink) = (page.palette().tone(Tone::Side(seat)), page.palette().floor);
    page.circle((x, y), radius, &filled(paint, ink, 1.2));
    let said = char::from(b'A' + seat % 26).to_string();
    let font = Font::title(radius * 1.6);
    page.words((x, y + radius * 0.55), radius * 2.0, Anchor::Middle, font, ink, &said);
}

/// Numbers in short: `1–3 7`, with an ellipsis after the third group.
fn ranges(numbers: &[usize]) -> String {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    let groups: Vec<String> = sorted
        .chunk_by(|one, next| one + 1 == *next)
        .map(|group| match group {
            [one] => one.to_string(),
            [one, next] => format!("{one} {next}"),
            [first, .., last] => format!("{first}–{last}"),
            [] => String::new(),
        })
        .collect();
    match groups.len() {
        0..=3 => groups.join(" "),
        _ => format!("{}…", groups[..3].join(" ")),
    }
}

#[cfg(test)]
mod tests {
    use super::ranges;

    #[test]
    fn numbers_that_follow_one_another_are_joined() {
        assert_eq!(ranges(&[4]), "4");
        assert_eq!(ranges(&[2, 1]), "1 2");
        assert_eq!(ranges(&[1, 2, 3, 7]), "1–3 7");
        assert_eq!(ranges(&[1, 3, 5, 7, 9]), "1 3 5…");
        assert_eq!(ranges(&[]), "");
    }
}
