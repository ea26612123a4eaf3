//! GKR Heavy Hitters under test: as every game, and what is its own.

use heavy_hitters::HeavyHitters;
use testkit::laws::{Battery, soak};

testkit::every_game! { HeavyHitters:
    said = ["face N"],
    laws = Battery { seeds: 0..soak(), ..Battery::house(1) },
    said = ["tag hitter 5F", "at 1A", "declare CDROP"],
}
