//! Search plays millions of answers: in the steady state none of them allocates.

use allocation_counter::measure;
use giga_robo::GigaRobo;
use testkit::rate::allocating;

#[test]
fn no_answer_allocates_in_the_steady_state() {
    let faults = allocating::<GigaRobo>(2, |play| measure(play).count_total);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
