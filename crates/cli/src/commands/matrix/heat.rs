//! The picture of a matrix: a field for each two builds, blue where the build of the row is ahead, red where it is
//! behind; on the right the score of each build against all others, with its interval.

use arena::Matrix;
use std::fmt::Write;

/// The side of a field.
const FIELD: f64 = 15.0;
/// Room for the names.
const NAMES: f64 = 215.0;
/// Room for the numbers above.
const TOP: f64 = 62.0;
/// The width of the bars.
const BARS: f64 = 200.0;
/// Space between the parts.
const GAP: f64 = 14.0;
/// Behind, even, ahead.
const HUES: [[f64; 3]; 3] = [[178.0, 64.0, 46.0], [240.0, 236.0, 226.0], [36.0, 96.0, 158.0]];

/// The picture as SVG. The builds stand in the order of the game.
pub(super) fn draw(matrix: &Matrix, title: &str) -> String {
    let count = matrix.names.len();
    let side = FIELD * count as f64;
    let (wide, high) = (NAMES + side + GAP + BARS + 2.0 * GAP, TOP + side + 40.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide:.0} {high:.0}\" font-family=\"sans-serif\" \
         font-size=\"10\" fill=\"#22252a\">\n<rect width=\"100%\" height=\"100%\" fill=\"#f7f4ec\"/>\n"
    );
    let head = format!("{}: each build against each, {} bouts", escaped(title), matrix.bouts);
    text(
        &mut svg,
        NAMES,
        20.0,
        "start",
        &format!("<tspan font-size=\"15\" font-weight=\"bold\">{head}</tspan>"),
    );
    let legend =
        "blue: the build of the row scores more; red: less; the bars: against all, with 95 % intervals";
    text(&mut svg, NAMES, 36.0, "start", legend);
    for row in 0..count {
        let y = TOP + FIELD * row as f64;
        let name = format!("{} · {}", escaped(&matrix.names[row]), row + 1);
        text(&mut svg, NAMES - 6.0, y + 11.0, "end", &name);
        text(&mut svg, NAMES + FIELD * (row as f64 + 0.5), TOP - 5.0, "middle", &(row + 1).to_string());
        for column in 0..count {
            let Some(score) = matrix.between(row, column) else { continue };
            let x = NAMES + FIELD * column as f64;
            let told = format!(
                "{} – {}: {:.0} % of {} bouts",
                escaped(&matrix.names[row]),
                escaped(&matrix.names[column]),
                100.0 * score.score,
                score.bouts()
            );
            let hue = hue(score.score);
            let size = FIELD - 1.0;
            writeln!(
                svg,
                "<rect x=\"{x:.0}\" y=\"{y:.0}\" width=\"{size:.0}\" height=\"{size:.0}\" fill=\"{hue}\">\
                 <title>{told}</title></rect>"
            )
            .expect(WRITTEN);
        }
        bar(&mut svg, matrix, row, NAMES + side + GAP, y);
    }
    let left = NAMES + side + GAP;
    for (share, mark) in [(0.0, "0"), (0.5, "50"), (1.0, "100 %")] {
        let x = left + BARS * share;
        let (from, to) = (TOP, TOP + side);
        writeln!(svg, "<path d=\"M{x:.0} {from:.0}V{to:.0}\" stroke=\"#22252a\" stroke-opacity=\".35\"/>")
            .expect(WRITTEN);
        text(&mut svg, x, to + 14.0, "middle", mark);
    }
    svg + "</svg>\n"
}

const WRITTEN: &str = "a text takes every line";

/// The score of a build against all others: a bar, and a line over its interval.
fn bar(svg: &mut String, matrix: &Matrix, build: usize, left: f64, y: f64) {
    let score = matrix.scores[build];
    let (wide, middle) = (BARS * score.score, y + FIELD / 2.0);
    let (low, high) = (left + BARS * score.low, left + BARS * score.high);
    let hue = hue(score.score);
    writeln!(
        svg,
        "<rect x=\"{left:.0}\" y=\"{:.0}\" width=\"{wide:.1}\" height=\"{:.0}\" fill=\"{hue}\"/>\
         <path d=\"M{low:.1} {middle:.1}H{high:.1}\" stroke=\"#22252a\" stroke-width=\"1.5\"/>",
        y + 3.0,
        FIELD - 6.0
    )
    .expect(WRITTEN);
}

fn text(svg: &mut String, x: f64, y: f64, anchor: &str, words: &str) {
    writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>").expect(WRITTEN);
}

/// From behind over even to ahead.
fn hue(score: f64) -> String {
    let (from, to, part) = match score < 0.5 {
        true => (HUES[0], HUES[1], score * 2.0),
        false => (HUES[1], HUES[2], score * 2.0 - 1.0),
    };
    let mixed = |channel: usize| (from[channel] + (to[channel] - from[channel]) * part).round() as u8;
    format!("#{:02x}{:02x}{:02x}", mixed(0), mixed(1), mixed(2))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::hue;

    #[test]
    fn even_is_pale_and_the_ends_differ() {
        assert_eq!([hue(0.0), hue(0.5), hue(1.0)], ["#b2402e", "#f0ece2", "#24609e"]);
    }
}
