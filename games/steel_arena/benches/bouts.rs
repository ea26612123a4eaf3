//! Steel Arena measured: whole random bouts, and each thing that is done to a bout.

testkit::bench_bouts!(steel_arena::SteelArena, steel_arena::Setup::base(2));
