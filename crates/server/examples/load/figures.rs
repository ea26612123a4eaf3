//! Figures: what was measured, as a table and as JSON.

use crate::hangar::Done;
use crate::player::Measured;
use serde_json::{Map, Value, json};
use std::fmt::Write as _;
use std::time::Duration;

/// What was measured in one part.
pub(crate) struct Figures {
    name: String,
    /// How busy the machine was when this ended.
    load: String,
    figures: Vec<(&'static str, f64, &'static str)>,
}

impl Figures {
    pub(crate) fn new(name: String) -> Figures {
        Figures { name, load: load_average(), figures: Vec::new() }
    }

    pub(crate) fn put(&mut self, what: &'static str, value: f64, unit: &'static str) {
        self.figures.push((what, value, unit));
    }

    /// What came of moves that were measured for so long.
    pub(crate) fn measured(&mut self, taken: Duration, done: Done, mut all: Measured) {
        all.micros.sort_unstable();
        let (seconds, moves) = (taken.as_secs_f64(), all.micros.len() as f64);
        let at = |share: f64| {
            let place = (moves - 1.0).max(0.0) * share;
            all.micros.get(place as usize).map_or(0.0, |micros| f64::from(*micros) / 1_000.0)
        };
        let micros = |time: Duration| time.as_secs_f64() * 1e6 / moves.max(1.0);
        self.put("durable moves", moves / seconds, "1/s");
        self.put("acknowledged after, median", at(0.5), "ms");
        self.put("acknowledged after, 99 of 100", at(0.99), "ms");
        self.put("acknowledged after, longest", at(1.0), "ms");
        self.put("commits", done.commits / seconds, "1/s");
        self.put("entries of a commit", done.entries / done.commits.max(1.0), "");
        self.put("server's processor", 100.0 * done.server.as_secs_f64() / seconds, "% of a core");
        self.put("client's processor", 100.0 * done.client.as_secs_f64() / seconds, "% of a core");
        self.put("server's processor for a move", micros(done.server), "µs");
        self.put("sent for a move, to both seats", all.heard as f64 / moves.max(1.0), "bytes");
        self.put("of it about the table", all.cards as f64 / moves.max(1.0), "bytes");
        self.put("messages for a move", all.messages as f64 / moves.max(1.0), "");
        self.put("written to the disk for a move", done.written / moves.max(1.0), "bytes");
    }
}

/// All figures, part by part.
pub(crate) fn table(all: &[Figures]) -> String {
    let mut out = String::new();
    for part in all {
        let _ = writeln!(out, "{} (load average {})", part.name, part.load);
        for (what, value, unit) in &part.figures {
            let places = if *value < 100.0 { 2 } else { 0 };
            let _ = writeln!(out, "  {what:<34} {value:>12.places$} {unit}");
        }
        out.push('\n');
    }
    out
}

/// The same for programs.
pub(crate) fn json(all: &[Figures]) -> String {
    let part = |part: &Figures| {
        let figure = |(what, value, unit): &(&str, f64, &str)| {
            let name = if unit.is_empty() { (*what).to_owned() } else { format!("{what} [{unit}]") };
            (name, json!(value))
        };
        let figures: Map<String, Value> = part.figures.iter().map(figure).collect();
        json!({ "part": part.name, "load average": part.load, "figures": figures })
    };
    let parts: Vec<Value> = all.iter().map(part).collect();
    let text = json!({ "machine": machine(), "parts": parts });
    serde_json::to_string_pretty(&text).expect("figures can be written") + "\n"
}

/// The machine, in a line.
pub(crate) fn machine() -> String {
    let processors = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = processors.lines().find_map(|line| line.strip_prefix("model name")?.split(": ").nth(1));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    format!("{cores} cores, {}; load average {}", model.unwrap_or("unknown processor"), load_average())
}

fn load_average() -> String {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split_whitespace().take(2).collect::<Vec<_>>().join(" ")
}
