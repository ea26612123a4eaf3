//! Glyphs: robots, tiles, marks, and a substitute for things without a drawing.

use super::page::{Area, Page, n};
use super::{above, bots, city, mechs, tiles};

/// Draws the glyph of this name into a square, in this ink on this ground.
pub(crate) fn draw(page: &mut Page<'_>, name: &str, area: Area, ink: &str, ground: &str) {
    let side = area.w.min(area.h);
    let (x, y) = (area.x + (area.w - side) / 2.0, area.y + (area.h - side) / 2.0);
    let shapes = match known(name) {
        Some(shapes) => shapes.replace("{h}", ground),
        None => unknown(name, ground),
    };
    let scale = (side / 64.0 * 1000.0).round() / 1000.0;
    page.put(&format!(
        "<g transform=\"translate({} {}) scale({scale})\" fill=\"{ink}\" stroke=\"none\" color=\"{ink}\">{}</g>",
        n(x),
        n(y),
        inked(&shapes, ink)
    ));
}

/// Draws it turned by this many degrees, if it is seen from above. Others stay upright.
pub(crate) fn draw_facing(
    page: &mut Page<'_>,
    name: &str,
    area: Area,
    (ink, ground): (&str, &str),
    degrees: u16,
) {
    let (x, y) = area.centre();
    let turned = if above::drawing(name).is_some() { degrees } else { 0 };
    page.put(&format!("<g transform=\"rotate({turned} {} {})\">", n(x), n(y)));
    draw(page, name, area, ink, ground);
    page.put("</g>");
}

fn known(name: &str) -> Option<&'static str> {
    bots::drawing(name)
        .or_else(|| above::drawing(name))
        .or_else(|| mechs::drawing(name))
        .or_else(|| tiles::drawing(name))
        .or_else(|| city::drawing(name))
        .or_else(|| mark(name))
}

/// Lines without a colour of their own take the ink.
fn inked(shapes: &str, ink: &str) -> String {
    shapes
        .split_inclusive('>')
        .map(|tag| {
            if tag.contains("stroke-width") && !tag.contains("stroke=") {
                tag.replacen("stroke-width", &format!("stroke=\"{ink}\" stroke-width"), 1)
            } else {
                tag.to_owned()
            }
        })
        .collect()
}

/// Small marks, drawn so that their outline alone tells them apart.
fn mark(name: &str) -> Option<&'static str> {
    Some(match name {
        "damage" => {
            r#"<path d="M32 2l7 15 15-8-6 16 15 7-15 7 6 16-15-8-7 15-7-15-15 8 6-16L1 32l15-7-6-16 15 8z"/>"#
        }
        "attack" => {
            r#"<path d="M6 6l12 3 29 29 6-6 5 5-8 8 9 9-5 5-9-9-8 8-5-5 6-6L9 18z"/><path d="M58 6l-12 3-9 9 9 9 9-9zM17 38l-6-6-5 5 8 8-9 9 5 5 9-9 8 8 5-5-6-6 2-2-9-9z"/>"#
        }
        "barred" => {
            r#"<path d="M32 3a29 29 0 1 0 .1 0zM32 12a20 20 0 0 1 11.700 3.700L15.700 43.700A20 20 0 0 1 32 12zm0 40a20 20 0 0 1-11.700-3.700l28-28A20 20 0 0 1 32 52z" fill-rule="evenodd"/>"#
        }
        "out" => r#"<path d="M12 4l20 19L52 4l8 8-19 20 19 20-8 8-20-19-20 19-8-8 19-20L4 12z"/>"#,
        "fed" => r#"<path d="M26 4h12v22h12L32 46 14 26h12zM6 40h9v12h34V40h9v20H6z"/>"#,
        "deck" => r#"<path d="M14 8h30v42H14z"/><path d="M48 14h4v44H20v-4h28z"/>"#,
        "face-down" => {
            r#"<path d="M14 6h36v52H14zM20 12v40h24V12z" fill-rule="evenodd"/><path d="M22 20l10-7 10 7v6l-10-7-10 7zM22 34l10-7 10 7v6l-10-7-10 7zM22 47l10-7 10 7v5H22z"/>"#
        }
        "shield" => r#"<path d="M32 3l25 9v18q0 20-25 31Q7 50 7 30V12z"/>"#,
        "heat" => r#"<path d="M34 2q2 14 13 22 10 9 8 21-4 17-23 17T9 45q-2-11 8-20 1 8 7 9-1-18 10-32z"/>"#,
        "power" => r#"<path d="M38 2L10 37h17l-5 25 31-38H35z"/>"#,
        "tag" => r#"<path d="M6 6h26l28 28-26 26L6 32z"/><circle cx="19" cy="19" r="5" fill="{h}"/>"#,
        "wall" => {
            r#"<path d="M4 10h34v12H4zM42 10h18v12H42zM4 26h18v12H4zM26 26h34v12H26zM4 42h34v12H4zM42 42h18v12H42z"/>"#
        }
        "check" => r#"<path d="M4 34l10-10 12 12L50 10l10 10-34 36z"/>"#,
        _ => return None,
    })
}

/// A nut with the first letters of the name, for names without a drawing.
fn unknown(name: &str, ground: &str) -> String {
    let last = name.rsplit(['-', ':']).next().unwrap_or(name);
    let letters: String = last.chars().filter(|letter| letter.is_alphanumeric()).take(2).collect();
    format!(
        "<path d=\"M18 6h28l14 26-14 26H18L4 32z\"/><text class=\"t\" x=\"32\" y=\"42\" font-size=\"28\" \
         text-anchor=\"middle\" fill=\"{ground}\">{}</text>",
        super::page::escape(&letters.to_uppercase())
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_take_the_ink_unless_they_have_a_colour() {
        let shapes = "<path stroke-width=\"2\"/><path stroke=\"#000\" stroke-width=\"2\"/>";
        let inked = inked(shapes, "red");
        assert_eq!(inked.matches("stroke=\"red\"").count(), 1);
        assert_eq!(inked.matches("stroke=\"#000\"").count(), 1);
    }

    #[test]
    fn unknown_names_show_their_letters() {
        assert!(unknown("mech-heron", "#fff").contains(">HE<"));
        assert!(unknown("", "#fff").contains("></text>"));
        assert!(unknown("<b>", "#fff").contains(">B<"));
    }

    #[test]
    fn all_that_steel_arena_names_is_drawn() {
        let kinds: [(&str, &[&str]); 6] = [
            ("robot", &["0", "1", "2", "3"]),
            ("attack", &["direct", "indirect", "beam", "melee", "sweep", "blast", "push", "spin", "heat"]),
            ("movement", &["forward", "diagonal", "jump"]),
            ("defence", &["front", "side", "circular", "umbrella", "swarm"]),
            ("terrain", &["trap", "surprise", "water", "scrap", "cover", "fuel"]),
            ("back", &["attack", "movement", "turn", "defence", "terrain"]),
        ];
        let named = kinds.iter().flat_map(|(kind, list)| list.iter().map(move |one| format!("{kind}-{one}")));
        let marks =
            ["turn", "hot", "used", "spent", "speedy", "auto-cool", "one-use", "reinforced", "damage"];
        let features = ["obstacle", "interference", "blast", "splinter", "burns", "cools", "melts", "cover"];
        let facts = ["not-front", "not-side", "not-rear", "stays-hot"];
        let marks = marks.into_iter().chain(features).chain(facts).map(str::to_owned);
        let letters: Vec<String> = named.chain(marks).filter(|name| known(name).is_none()).collect();
        assert_eq!(letters, Vec::<String>::new());
    }

    #[test]
    fn the_sixteen_robots_are_all_different() {
        let drawings: std::collections::BTreeSet<&str> =
            bots::BOTS.iter().map(|(_, shapes)| *shapes).collect();
        assert_eq!(drawings.len(), 16);
    }
}
