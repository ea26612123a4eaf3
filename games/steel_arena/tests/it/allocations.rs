//! Search plays millions of answers: in the steady state none of them allocates.

use allocation_counter::measure;

#[test]
fn an_allocation_would_be_counted() {
    let allocates = || drop(std::hint::black_box(Vec::<u8>::with_capacity(100)));
    assert_eq!(measure(allocates).count_total, 1);
}
