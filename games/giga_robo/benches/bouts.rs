//! Giga-Robo! measured: whole random bouts, and each thing that is done to a bout.

testkit::bench_bouts!(giga_robo::GigaRobo, giga_robo::Setup::standard(2));
