//! Search plays millions of answers: in the steady state none of them allocates.

use allocation_counter::measure;
use stak_bots::StakBots;

#[test]
fn an_allocation_would_be_counted() {
    let allocates = || drop(std::hint::black_box(Vec::<u8>::with_capacity(100)));
    assert_eq!(measure(allocates).count_total, 1);
}

/// Search clones bouts: `docs/speed.md` says how large one is.
#[test]
fn a_bout_stays_small() {
    let bytes = (size_of::<stak_bots::Table>(), size_of::<kernel::Bout<StakBots>>());
    assert_eq!(bytes, (1_252, 1_392));
}
