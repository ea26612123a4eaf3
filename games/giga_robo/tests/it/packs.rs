//! Packs are read strictly, and all faults are told at once.

use giga_robo::GigaRobo;
use kernel::{Library, PackText};

#[test]
fn every_fault_of_a_pack_is_told() {
    let text = "[[tool]]\ncode = 'saw'\nname = { en = 'Saw' }\nbolt = 1\ncopies = 99\n".to_owned();
    let faults = GigaRobo::content(&[PackText { file: "tools.toml".to_owned(), text }]).expect_err("faulty");
    let told: Vec<&str> = faults.iter().map(|fault| fault.fault.what.as_str()).collect();
    let expected = ["`saw` is no code", "`bolts` is missing", "by the name `bolt`", "`copies` must be"];
    for what in expected {
        assert!(told.iter().any(|told| told.contains(what)), "{what} is not among {told:?}");
    }
    assert_eq!(told.len(), expected.len());
}
