//! Computers clone bouts by the million, so a bout stays small.

use giga_robo::GigaRobo;

/// `docs/speed.md` says how large one is.
#[test]
fn a_bout_stays_small() {
    let bytes = (size_of::<giga_robo::Table>(), size_of::<kernel::Bout<GigaRobo>>());
    assert!(bytes.1 <= 5_120, "{bytes:?}");
    assert_eq!(bytes, (3_760, 4_016));
}
