//! Random bouts and nothing else, to be timed or counted: `stak_bots_rate [BOUTS]`.

testkit::rate_bouts!(stak_bots::StakBots, stak_bots::Setup::standard(2));
