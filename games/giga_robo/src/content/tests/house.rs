//! The house pack against the facts of its cards.

use super::*;

#[test]
fn the_house_pack_has_its_counts() {
    let content = house();
    let codes: Vec<&str> = content.pilots.iter().map(|pilot| pilot.code.as_str()).collect();
    assert_eq!(codes, ["DASH", "TAKASHI-KATO"]);
    let codes: Vec<&str> = content.robots.iter().map(|robot| robot.code.as_str()).collect();
    assert_eq!(codes, ["AYZN", "DAI-RAIJIN-V"]);
    assert_eq!(content.impacts.iter().map(|impact| impact.copies).sum::<u8>(), 30);
    assert_eq!(content.supply, [12, 10]);
}
