//! Stak Bots under test: scenarios, laws, leaks, playthroughs, the exhaustive player.

mod accounts;
mod allocations;
mod calls;
mod decks;
mod exhaustive;
mod laws;
mod limits;
mod playthroughs;
mod positions;
mod records;
mod review;
mod shadow;

use stak_bots::StakBots;
use testkit::positions::Breaking;

testkit::every_game! { StakBots:
    plans = (laws::short(), 1),
    laws = laws::short(),
    leaks = laws::leaking(),
    broken = Breaking {
        words: &[
            ("true", "false"),
            ("false", "true"),
            ("hear", "act"),
            ("\"A\"", "\"B\""),
            ("after", "choose"),
            ("next", "hear-order"),
            ("null", "0"),
            ("(?)\", ", ""),
            ("turn-up", "raise"),
            ("order", "recycle-draw"),
        ],
        least: 100,
        ..Breaking::default()
    },
    scenarios = 100,
    lessons = 13,
    allocations = 3,
}
