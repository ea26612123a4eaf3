//! Steel Arena under test: laws, leaks, scenarios, faults of packs, words, slow second writings.

mod accounts;
mod allocations;
mod beats;
mod exhaustive;
mod foreseen;
mod laws;
mod packs;
mod playthroughs;
mod positions;
mod prose;
mod review;
mod scenes;
mod second_writing;
mod shadow;

use steel_arena::SteelArena;
use testkit::positions::Breaking;

testkit::every_game! { SteelArena:
    plans = (laws::short(), 1),
    laws = laws::short(),
    leaks = laws::leaking(),
    broken = Breaking {
        words: &[
            ("true", "false"),
            ("false", "true"),
            ("hear", "act"),
            ("\"A\"", "\"B\""),
            ("\"e\"", "\"sw\""),
        ],
        spares: |line| line.starts_with("cells") || line.starts_with('"'),
        bouts: 4,
        least: 100,
        ..Breaking::default()
    },
    scenarios = 100,
    lessons = 19,
    allocations = 2,
}
