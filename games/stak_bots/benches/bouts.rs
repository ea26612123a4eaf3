//! Stak Bots measured: whole random bouts, and each thing that is done to a bout.

testkit::bench_bouts!(stak_bots::StakBots, stak_bots::Setup::standard(2));
