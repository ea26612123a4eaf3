//! Random bouts and nothing else, to be timed or counted: `giga_robo_rate [BOUTS]`.

testkit::rate_bouts!(giga_robo::GigaRobo, giga_robo::Setup::standard(2));
