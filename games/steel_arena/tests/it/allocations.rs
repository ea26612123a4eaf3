//! Search plays millions of answers: in the steady state none of them allocates.

use allocation_counter::measure;

#[test]
fn an_allocation_would_be_counted() {
    assert_eq!(measure(|| drop(Vec::<u8>::with_capacity(100))).count_total, 1);
}
