//! GKR Heavy Hitters under test: as every game, and what is its own.

use heavy_hitters::HeavyHitters;
use testkit::laws::{self, Battery};

fn battery() -> Battery<HeavyHitters> {
    Battery { seeds: 0..2, ..Battery::house(1) }
}

#[test]
fn lists_equal_legality() {
    laws::lists(&battery()).expect("the law holds");
}
