//! Metrics of a running server, for its owner: counts and times, but nothing that anybody did.

use lobby::Metrics;
use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// The bounds of the histogram of commits, in microseconds.
const BOUNDS: [u64; 10] = [250, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 500_000];

/// Metrics of a running server.
#[derive(Debug, Default)]
pub(crate) struct Stats {
    lobby: Mutex<Metrics>,
    connections: AtomicI64,
    carried_out: AtomicU64,
    refused: AtomicU64,
    entries: AtomicU64,
    commits: [AtomicU64; BOUNDS.len() + 1],
    commit_micros: AtomicU64,
    pages: AtomicU64,
    is_full: AtomicBool,
}

impl Stats {
    pub(crate) fn show(&self, lobby: Metrics) {
        *self.lobby.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = lobby;
    }

    /// Whether there is room to store anything.
    pub(crate) fn set_full(&self, is_full: bool) {
        self.is_full.store(is_full, Ordering::Relaxed);
    }

    pub(crate) fn is_full(&self) -> bool {
        self.is_full.load(Ordering::Relaxed)
    }

    pub(crate) fn connected(&self, by: i64) {
        self.connections.fetch_add(by, Ordering::Relaxed);
    }

    pub(crate) fn requested(&self, carried_out: bool) {
        let counter = if carried_out { &self.carried_out } else { &self.refused };
        counter.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn stored(&self, entries: u64, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let place = BOUNDS.iter().position(|bound| micros <= *bound).unwrap_or(BOUNDS.len());
        self.commits[place].fetch_add(1, Ordering::Relaxed);
        self.commit_micros.fetch_add(micros, Ordering::Relaxed);
        self.entries.fetch_add(entries, Ordering::Relaxed);
    }

    pub(crate) fn paged(&self) {
        self.pages.fetch_add(1, Ordering::Relaxed);
    }

    /// All metrics in the text format of Prometheus.
    pub(crate) fn text(&self) -> String {
        let mut out = String::new();
        let lobby = *self.lobby.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let gauge = |out: &mut String, name: &str, help: &str, value: i64| {
            let _ = write!(out, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}\n");
        };
        let whole = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        gauge(&mut out, "hangar_tables", "Tables that are open.", whole(lobby.tables));
        gauge(&mut out, "hangar_bouts", "Bouts that are being played.", whole(lobby.playing));
        gauge(&mut out, "hangar_persons", "Persons whom the lobby knows.", whole(lobby.persons));
        gauge(&mut out, "hangar_persons_present", "Persons who are connected.", whole(lobby.present));
        gauge(&mut out, "hangar_watchers", "Spectators of all tables.", whole(lobby.watchers));
        let connections = self.connections.load(Ordering::Relaxed);
        gauge(&mut out, "hangar_connections", "Connections for play.", connections);
        let _ = write!(
            out,
            "# HELP hangar_requests_total Requests of clients.\n# TYPE hangar_requests_total counter\n\
             hangar_requests_total{{verdict=\"done\"}} {}\nhangar_requests_total{{verdict=\"refused\"}} {}\n",
            self.carried_out.load(Ordering::Relaxed),
            self.refused.load(Ordering::Relaxed),
        );
        let counter = |out: &mut String, name: &str, help: &str, value: u64| {
            let _ = write!(out, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {value}\n");
        };
        counter(&mut out, "hangar_entries_total", "Entries stored.", self.entries.load(Ordering::Relaxed));
        counter(&mut out, "hangar_pages_total", "Requests of pages.", self.pages.load(Ordering::Relaxed));
        self.histogram(&mut out);
        out
    }

    fn histogram(&self, out: &mut String) {
        let name = "hangar_commit_seconds";
        let _ = write!(out, "# HELP {name} Time to store a group of entries.\n# TYPE {name} histogram\n");
        let mut sum = 0;
        for (place, counter) in self.commits.iter().enumerate() {
            sum += counter.load(Ordering::Relaxed);
            let _ = match BOUNDS.get(place) {
                Some(bound) => writeln!(out, "{name}_bucket{{le=\"{}\"}} {sum}", seconds(*bound)),
                None => writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {sum}"),
            };
        }
        let micros = self.commit_micros.load(Ordering::Relaxed);
        let _ = write!(out, "{name}_sum {}\n{name}_count {sum}\n", seconds(micros));
    }
}

/// Every metric by its name, its kind and what it means, as `/metrics` tells them.
pub fn metrics() -> Vec<[String; 3]> {
    let text = Stats::default().text();
    let kind_of = |name: &str| {
        let kind =
            text.lines().find_map(|line| line.strip_prefix("# TYPE ")?.strip_prefix(name)?.strip_prefix(' '));
        kind.expect("every metric has a kind").to_owned()
    };
    let about = text.lines().filter_map(|line| line.strip_prefix("# HELP ")?.split_once(' '));
    about.map(|(name, about)| [name.to_owned(), kind_of(name), about.to_owned()]).collect()
}

fn seconds(micros: u64) -> String {
    format!("{}.{:06}", micros / 1_000_000, micros % 1_000_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_that_is_told_belongs_to_a_metric_of_the_list() {
        let known = metrics();
        assert!(known.iter().any(|[name, kind, _]| name == "hangar_commit_seconds" && kind == "histogram"));
        let figures = Stats::default().text();
        for line in figures.lines().filter(|line| !line.starts_with('#')) {
            assert!(known.iter().any(|[name, _, _]| line.starts_with(name.as_str())), "{line}");
        }
    }

    #[test]
    fn commits_are_counted_into_their_buckets() {
        let stats = Stats::default();
        stats.stored(3, Duration::from_micros(900));
        stats.stored(1, Duration::from_micros(1_500));
        stats.stored(1, Duration::from_secs(2));
        let text = stats.text();
        for line in [
            "hangar_commit_seconds_bucket{le=\"0.000500\"} 0",
            "hangar_commit_seconds_bucket{le=\"0.001000\"} 1",
            "hangar_commit_seconds_bucket{le=\"0.002000\"} 2",
            "hangar_commit_seconds_bucket{le=\"0.500000\"} 2",
            "hangar_commit_seconds_bucket{le=\"+Inf\"} 3",
            "hangar_commit_seconds_sum 2.002400",
            "hangar_commit_seconds_count 3",
            "hangar_entries_total 5",
        ] {
            assert!(text.lines().any(|it| it == line), "{line} is missing in\n{text}");
        }
    }
}
