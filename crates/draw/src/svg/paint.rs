//! The common parts of the document: its head, its fonts, its patterns.

use super::page::n;
use crate::theme::Palette;
use std::fmt::Write;

/// The opening tag.
pub(crate) fn head(width: f64, height: f64) -> String {
    let (w, h) = (n(width), n(height));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\" role=\"img\">\n"
    )
}

/// Titles and numbers are condensed and bold, plates condensed, words plain.
pub(crate) fn style() -> &'static str {
    "<style>\
     text{font-family:\"Open Sans\",Arial,sans-serif}\
     .t,.p{font-family:\"Barlow Condensed\",\"Arial Narrow\",sans-serif;font-stretch:condensed}\
     .t,.b{font-weight:700}\
     </style>\n"
}

/// Whatever differs by colour also differs by pattern: seats, grounds, backs, whose turn it is.
pub(crate) fn patterns(palette: &Palette, accent: &str) -> String {
    let mut defs = String::from("<defs>\n");
    let floor = format!("<path d=\"M0 .5H40M.5 0V40\" stroke=\"{}\" stroke-opacity=\".16\"/>", palette.line);
    pattern(&mut defs, "floor", 40, &floor);
    let hazard =
        format!("<path d=\"M-4 12L12-4M2 18L18 2\" stroke=\"{}\" stroke-width=\"4\"/>", palette.floor);
    pattern(&mut defs, "hazard", 12, &hazard);
    let back = format!(
        "<path d=\"M0 12L6 6l6 6M0 6L6 0l6 6\" fill=\"none\" stroke=\"{accent}\" stroke-opacity=\".5\" stroke-width=\"1.4\"/>"
    );
    pattern(&mut defs, "back", 12, &back);
    for (seat, lines) in (0u32..).zip(SIDES) {
        let shape =
            format!("<path d=\"{lines}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\"/>", palette.floor);
        pattern(&mut defs, &format!("side-{seat}"), 8, &shape);
    }
    for (kind, lines) in (0u32..).zip(GROUNDS) {
        let shape = format!(
            "<path d=\"{lines}\" fill=\"none\" stroke=\"{}\" stroke-opacity=\".22\" stroke-width=\"1.2\"/>",
            palette.text
        );
        pattern(&mut defs, &format!("ground-{kind}"), 14, &shape);
    }
    defs + "</defs>\n"
}

fn pattern(defs: &mut String, id: &str, side: u32, shape: &str) {
    let _ = writeln!(
        defs,
        "<pattern id=\"{id}\" width=\"{side}\" height=\"{side}\" patternUnits=\"userSpaceOnUse\">{shape}</pattern>"
    );
}

/// One pattern for each seat; the first is plain.
const SIDES: [&str; 8] = [
    "M0 0",
    "M-2 6L6-2M2 10L10 2",
    "M2 0V8M6 0V8",
    "M0 4H2M4 4H6",
    "M-2 2L6 10M2-2L10 6",
    "M0 2H8M0 6H8",
    "M0 0L8 8M8 0L0 8",
    "M4 0V8",
];

/// One pattern for each kind of ground; the first is plain.
const GROUNDS: [&str; 9] = [
    "M0 0",
    "M3 3h1M10 10h1",
    "M0 4q3.500-3 7 0t7 0M0 11q3.500-3 7 0t7 0",
    "M0 14L14 0",
    "M0 0L14 14M14 0L0 14",
    "M0 3.500H14M0 10.500H14M3.500 0V3.500M10.500 3.500V10.500",
    "M2 7H9",
    "M0 9L7 3L14 9",
    "M1 12L5 7L4 3M9 13L12 9M8 1L12 4",
];
