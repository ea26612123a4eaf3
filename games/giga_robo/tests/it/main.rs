//! Giga-Robo! as a whole.

mod accounts;
mod allocations;
mod cards;
mod exhaustive;
mod glossary;
mod grammar;
mod laws;
mod plans;
mod playthroughs;
mod positions;
mod review;
mod shadow;
mod windows;

use giga_robo::GigaRobo;
use testkit::positions::Breaking;

testkit::every_game! { GigaRobo:
    plans = (laws::short(), 1),
    laws = laws::asked(),
    leaks = laws::leaking(),
    broken = Breaking { bouts: 1, ..Breaking::default() },
    scenarios = 500,
    lessons = 21,
    allocations = 2,
}
