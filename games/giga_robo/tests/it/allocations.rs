//! Search plays millions of answers: in the steady state none of them allocates.

use allocation_counter::measure;
use giga_robo::GigaRobo;
use testkit::rate::allocating;

#[test]
fn no_answer_allocates_in_the_steady_state() {
    let faults = allocating::<GigaRobo>(2, |play| measure(play).count_total);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Computers clone bouts by the million: `docs/speed.md` says how large one is.
#[test]
fn a_bout_stays_small() {
    let bytes = (size_of::<giga_robo::Table>(), size_of::<kernel::Bout<GigaRobo>>());
    assert!(bytes.1 <= 5_120, "{bytes:?}");
    assert_eq!(bytes, (3_040, 4_928));
}
