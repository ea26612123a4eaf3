//! GKR Heavy Hitters under test: as every game, and what is its own.

mod shown;

use heavy_hitters::HeavyHitters;
use testkit::laws::{Battery, soak};

testkit::every_game! { HeavyHitters:
    scenarios = 80,
    lessons = 12,
    said = ["face N", "tag hitter 5F", "at 1A"],
    laws = Battery { seeds: 0..soak(), ..Battery::house(1) },
    leaks = Battery::house(1),
}
