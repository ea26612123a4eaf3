//! Random bouts and nothing else, to be timed or counted: `heavy_hitters_rate [BOUTS]`.

testkit::rate_bouts!(heavy_hitters::HeavyHitters, heavy_hitters::Setup::usual(2));
