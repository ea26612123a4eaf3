//! Random bouts and nothing else, to be timed or counted: `pacific_rim_rate [BOUTS]`.

testkit::rate_bouts!(pacific_rim::PacificRim, pacific_rim::Setup::usual(2));
