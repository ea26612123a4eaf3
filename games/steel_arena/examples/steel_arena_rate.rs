//! Random bouts and nothing else, to be timed or counted: `steel_arena_rate [BOUTS]`.

testkit::rate_bouts!(steel_arena::SteelArena, steel_arena::Setup::base(2));
