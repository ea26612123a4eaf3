//! Search plays millions of answers: in the steady state none of them allocates.

use allocation_counter::measure;
use steel_arena::SteelArena;
use testkit::rate::allocating;

#[test]
fn no_answer_allocates_in_the_steady_state() {
    let faults = allocating::<SteelArena>(2, |play| measure(play).count_total);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn an_allocation_would_be_counted() {
    assert_eq!(measure(|| drop(Vec::<u8>::with_capacity(100))).count_total, 1);
}
