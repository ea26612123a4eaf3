//! The verdict names the road to the end and the points that decided.

use kernel::Bout;
use pacific_rim::PacificRim;
use testkit::said::verdict;
use testkit::scenario;

/// The bout at the end of a scenario.
fn end_of(scenario: &str) -> Bout<PacificRim> {
    scenario::end_of(format!("{}/tests/scenarios/{scenario}", env!("CARGO_MANIFEST_DIR")))
}

/// Ends of scenarios, and what is read.
const ENDS: [(&str, &str); 7] = [
    (
        "deep/PR-19.26.toml",
        "The Jaeger with the bomb was destroyed in close combat in round 1, and the bomb with it (PR-19.24).",
    ),
    ("examples/PR-E53.toml", "A Jaeger reached the breach with the bomb in round 1 (PR-19.25)."),
    (
        "examples/PR-E51.toml",
        "The time was up in round 1. The PPDC side has 18 victory points, the Kaiju side has 14 (PR-18.11).",
    ),
    (
        "rounds/PR-R57.toml",
        "The time was up in round 1. The PPDC side has 0 victory points, the Kaiju side has 0 (PR-18.11). Even points are \
         a victory of the PPDC side.",
    ),
    (
        "examples/PR-E52-wipe-out.toml",
        "All models of both sides are destroyed in round 1: that is a victory of the PPDC side (PR-18.13).",
    ),
    (
        "pilots/PR-E45-dies.toml",
        "All models of the PPDC side are destroyed, in round 1 (PR-18.12). Points do not count.",
    ),
    ("players/PR-R87-two.toml", "Nobody of the PPDC side is left at the table, in round 1."),
];

#[test]
fn the_verdict_names_the_road_and_the_points() {
    for (scenario, wanted) in ENDS {
        assert_eq!(verdict(&end_of(scenario), None), wanted, "{scenario}");
    }
}
