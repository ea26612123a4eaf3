//! GKR Heavy Hitters measured: whole random bouts, and each thing that is done to a bout.

testkit::bench_bouts!(heavy_hitters::HeavyHitters, heavy_hitters::Setup::usual(2));
