//! Search plays millions of answers: in the steady state none of them allocates.

use allocation_counter::measure;
use kernel::Library;
use steel_arena::SteelArena;
use testkit::rate::Player;

#[test]
fn no_answer_allocates_in_the_steady_state() {
    let content = SteelArena::content(&SteelArena::house()).expect("the house pack has no faults");
    let mut faults = Vec::new();
    for (name, setup) in SteelArena::setups() {
        let mut player = Player::<SteelArena>::new(&setup, &content, 1).expect("a named set-up is legal");
        player.play(2);
        let mut answers = 0;
        let counted = measure(|| answers = player.play(2).answers);
        assert!(answers > 0);
        if counted.count_total > 0 {
            faults.push(format!("{name}: {} allocations for {answers} answers", counted.count_total));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn an_allocation_would_be_counted() {
    assert_eq!(measure(|| drop(Vec::<u8>::with_capacity(100))).count_total, 1);
}
