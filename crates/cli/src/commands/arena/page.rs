//! The standing as a page: one file that loads nothing from elsewhere, readable in the light and in the dark, and on a
//! phone. Marks and bars are SVG that stretches with the page; words stay words, so they keep their size.

use super::report::Report;
use super::show::{about, changed, clock, ended, micros, plain, signed, span, two, verdict};
use arena::{Met, Standing};
use std::fmt::Write;
use words::{Message, Speaker};

const WRITTEN: &str = "a text takes every line";

/// Bars of the distribution of lengths, at most.
const BARS: u32 = 40;

const STYLE: &str = include_str!("page.css");

/// The whole page.
pub(super) fn draw(speaker: &Speaker, game: &str, report: &Report) -> String {
    let standing = &report.standing;
    let say = |message: &Message| escaped(&speaker.say(message));
    let mut page = String::new();
    let lead = say(&about(Message::new("cli-arena-bouts"), report));
    write!(
        page,
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{0}: {lead}</title>\n\
         <style>\n{STYLE}</style>\n<main>\n<h1>{0}</h1>\n<p class=\"lead\">{lead}</p>\n",
        escaped(game)
    )
    .expect(WRITTEN);
    let mut notes = Vec::new();
    notes.extend(standing.sprt.as_ref().map(|tested| say(&verdict(standing, tested))));
    if let Some(against) = &report.against {
        notes.extend(against.changes.iter().map(|change| say(&changed(&against.name, change))));
    }
    if !notes.is_empty() {
        let notes: String = notes.iter().map(|note| format!("<p>{note}</p>\n")).collect();
        writeln!(page, "<div class=\"note\">\n{notes}</div>").expect(WRITTEN);
    }
    section(&mut page, speaker, "cli-arena-page-ladder", "cli-arena-page-ladder-about", &ladder(standing));
    section(&mut page, speaker, "cli-arena-page-each", "cli-arena-page-each-about", &each(speaker, standing));
    let below = format!("<p>{}</p>\n", say(&ended(standing)));
    let lengths = lengths(speaker, standing) + &below;
    section(&mut page, speaker, "cli-arena-page-lengths", "cli-arena-page-lengths-about", &lengths);
    section(
        &mut page,
        speaker,
        "cli-arena-page-times",
        "cli-arena-page-times-about",
        &times(speaker, standing),
    );
    section(&mut page, speaker, "cli-arena-page-of", "cli-arena-page-of-about", &of(report));
    page + "</main>\n</html>\n"
}

/// A part of the page under its heading; empty ones are left out.
fn section(page: &mut String, speaker: &Speaker, head: &'static str, about: &'static str, body: &str) {
    if body.is_empty() {
        return;
    }
    let [head, about] = [head, about].map(|key| escaped(&plain(speaker, key)));
    writeln!(page, "<section>\n<h2>{head}</h2>\n<p class=\"about\">{about}</p>\n{body}</section>")
        .expect(WRITTEN);
}

/// A scale from left to right: where its ends are, and what is written below it.
struct Scale {
    least: f64,
    most: f64,
    marks: Vec<(f64, String)>,
}

impl Scale {
    /// Round marks, some five of them, around these values.
    fn round(values: impl Iterator<Item = f64> + Clone) -> Scale {
        let (least, most) = (values.clone().fold(0.0, f64::min), values.fold(0.0, f64::max));
        let step = [10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0, 2000.0];
        let step = step.into_iter().find(|step| (most - least) / step <= 5.0).unwrap_or(5000.0);
        let (first, last) = ((least / step).floor() as i32, ((most / step).ceil() as i32).max(1));
        let marks = (first..=last).map(|mark| (f64::from(mark) * step, signed(f64::from(mark) * step)));
        Scale { least: f64::from(first) * step, most: f64::from(last) * step, marks: marks.collect() }
    }

    /// Powers of ten around these values, which are times in microseconds.
    fn of_times(values: impl Iterator<Item = f64> + Clone) -> Scale {
        let logs = values.map(|value| value.max(0.01).log10());
        let least = logs.clone().fold(f64::INFINITY, f64::min).floor();
        let most = logs.fold(f64::NEG_INFINITY, f64::max).ceil().max(least + 1.0);
        let marks = (least as i32..=most as i32).map(|power| (f64::from(power), power_of_ten(power)));
        Scale { least, most, marks: marks.collect() }
    }

    /// Where a value lies, in hundredths of the width.
    fn at(&self, value: f64) -> f64 {
        100.0 * (value - self.least) / (self.most - self.least)
    }

    /// A row: a name, a line from `low` to `high` with a dot, and in words where the dot and the line are.
    fn row(&self, name: &str, [low, dot, high]: [f64; 3], [value, more]: [&str; 2]) -> String {
        let mut lines = String::new();
        for (mark, _) in &self.marks {
            let x = self.at(*mark);
            write!(lines, "<path class=\"grid\" d=\"M{x:.2} 0v24\"/>").expect(WRITTEN);
        }
        let [low, dot, high] = [low, dot, high].map(|value| self.at(value));
        format!(
            "<div class=\"row\"><b>{}</b><svg viewBox=\"0 0 100 24\" preserveAspectRatio=\"none\" role=\"img\" \
             aria-label=\"{value} {more}\">{lines}<path class=\"span\" d=\"M{low:.2} 12H{high:.2}\"/>\
             <path class=\"end\" d=\"M{low:.2} 7v10M{high:.2} 7v10\"/><path class=\"dot\" d=\"M{dot:.2} 12h.01\"/>\
             </svg><span><strong>{value}</strong> {more}</span></div>\n",
            escaped(name)
        )
    }

    /// What is written below the rows.
    fn below(&self) -> String {
        let mut text = String::from("<div class=\"row marks\"><b></b><div>");
        for (mark, words) in &self.marks {
            write!(text, "<i style=\"left:{:.2}%\">{words}</i>", self.at(*mark)).expect(WRITTEN);
        }
        text + "</div><span></span></div>\n"
    }
}

fn power_of_ten(power: i32) -> String {
    let of = |power: i32| 10_u32.pow(power.unsigned_abs());
    match power {
        ..=-1 => format!("{} ns", of(power + 3)),
        0..=2 => format!("{} µs", of(power)),
        3..=5 => format!("{} ms", of(power - 3)),
        6.. => format!("{} s", of(power - 6)),
    }
}

fn ladder(standing: &Standing) -> String {
    let ratings = standing.ladder.iter().map(|rated| rated.rating);
    let scale = Scale::round(ratings.flat_map(|rating| [rating.low, rating.high]));
    let row = |player: usize| {
        let rated = &standing.ladder[player];
        let rating = rated.rating;
        let words = [signed(rating.points), span(&rating)];
        scale.row(&rated.name, [rating.low, rating.points, rating.high], words.each_ref().map(String::as_str))
    };
    let rows: String = standing.ranked().into_iter().map(row).collect();
    format!("<div class=\"plot\">\n{rows}{}</div>\n", scale.below())
}

fn times(speaker: &Speaker, standing: &Standing) -> String {
    let timed = |player: usize| {
        let rated = &standing.ladder[player];
        Some((rated.name.as_str(), rated.mean?, rated.p99?))
    };
    let times: Vec<(&str, f64, f64)> = standing.ranked().into_iter().filter_map(timed).collect();
    if times.is_empty() {
        return String::new();
    }
    let scale = Scale::of_times(times.iter().flat_map(|(_, mean, p99)| [*mean, *p99]));
    let row = |&(name, mean, p99): &(&str, f64, f64)| {
        let words = [mean, p99].map(micros);
        let [mean, p99] = [mean, p99].map(|time| time.max(0.01).log10());
        scale.row(name, [mean, mean, p99.max(mean)], words.each_ref().map(String::as_str))
    };
    let rows: String = times.iter().map(row).collect();
    let by = Message::new("cli-arena-page-clock").with("clock", clock(standing.clock));
    format!("<div class=\"plot\">\n{rows}{}</div>\n<p>{}</p>\n", scale.below(), escaped(&speaker.say(&by)))
}

/// Each player of a row against each of a column.
fn each(speaker: &Speaker, standing: &Standing) -> String {
    let order = standing.ranked();
    let name = |player: usize| escaped(&standing.ladder[player].name);
    let heads: String =
        order.iter().map(|&player| format!("<th scope=\"col\">{}</th>", name(player))).collect();
    let mut table = format!("<div class=\"wide\"><table>\n<tr><td></td>{heads}</tr>\n");
    for &one in &order {
        write!(table, "<tr><th scope=\"row\">{}</th>", name(one)).expect(WRITTEN);
        for &other in &order {
            let cell = standing.between(one, other).map(|met| cell(speaker, standing, &met));
            table += &cell.unwrap_or_else(|| "<td class=\"self\">–</td>".to_owned());
        }
        table += "</tr>\n";
    }
    table + "</table></div>\n"
}

fn cell(speaker: &Speaker, standing: &Standing, met: &Met) -> String {
    let Met { one, other, wins, draws, losses, score, low, high, .. } = met;
    let [first, second] = [one, other].map(|player| standing.ladder[*player].name.as_str());
    let results = Message::new("cli-arena-page-results").with("wins", wins.to_string());
    let results = results.with("draws", draws.to_string()).with("losses", losses.to_string());
    let told = format!("{}: {}", speaker.say(&two(first, second)), speaker.say(&results));
    let (side, tint) = if *score >= 0.5 { ("ahead", score - 0.5) } else { ("behind", 0.5 - score) };
    format!(
        "<td class=\"{side}\" style=\"--tint:{:.0}%\" title=\"{}\"><strong>{:.1} %</strong><br>{:.1}–{:.1}</td>",
        100.0 * tint,
        escaped(&told),
        100.0 * score,
        100.0 * low,
        100.0 * high
    )
}

/// How many bouts had how many answers, in bars of equal width.
fn lengths(speaker: &Speaker, standing: &Standing) -> String {
    let Some(spread) = standing.answers else { return String::new() };
    let width = (spread.most - spread.least) / BARS + 1;
    let mut bars = vec![0; ((spread.most - spread.least) / width + 1) as usize];
    standing
        .lengths
        .iter()
        .for_each(|(length, bouts)| bars[((length - spread.least) / width) as usize] += bouts);
    let highest = bars.iter().copied().max().unwrap_or(1).max(1) as f64;
    let count = bars.len();
    let mut svg =
        format!("<svg class=\"bars\" viewBox=\"0 0 {count} 100\" preserveAspectRatio=\"none\" role=\"img\">");
    for (place, &bouts) in bars.iter().enumerate() {
        let high = 100.0 * bouts as f64 / highest;
        let first = spread.least + place as u32 * width;
        let told = Message::new("cli-arena-page-bar").with("bouts", bouts as usize);
        let told = told.with("first", first.to_string()).with("last", (first + width - 1).to_string());
        write!(
            svg,
            "<rect x=\"{place}.06\" y=\"{:.1}\" width=\".88\" height=\"{high:.1}\"><title>{}</title></rect>",
            100.0 - high,
            escaped(&speaker.say(&told))
        )
        .expect(WRITTEN);
    }
    let end = spread.least + count as u32 * width;
    let middle = 100.0 * f64::from(spread.median - spread.least) / f64::from(end - spread.least);
    let median = Message::new("cli-arena-page-median").with("median", spread.median.to_string());
    let (median, side) = (escaped(&speaker.say(&median)), if middle > 50.0 { "left" } else { "right" });
    format!(
        "<div class=\"lengths\">{svg}</svg><i class=\"median {side}\" style=\"left:{middle:.2}%\"><b>{median}</b></i></div>\n\
         <div class=\"ends\"><span>{}</span><span>{}</span></div>\n",
        spread.least,
        end - 1
    )
}

/// What the bouts are of, for those who want to play them again.
fn of(report: &Report) -> String {
    let about = serde_json::to_string_pretty(&report.about).expect("its maps have texts for keys");
    format!("<pre>{}</pre>\n", escaped(&about))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
