//! Pacific Rim Extinction measured: whole random bouts, and each thing that is done to a bout.

testkit::bench_bouts!(pacific_rim::PacificRim, pacific_rim::Setup::usual(2));
