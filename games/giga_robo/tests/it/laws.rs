//! The laws hold, each kind of leak is noticed, and pockets are imagined as often as they should be.

use giga_robo::{GigaRobo, Setup};
use kernel::{Bout, Dealer, Seat};
use testkit::laws::{Battery, assert_all, matches_enumeration, soak};
use testkit::leaks::every_leak_is_caught;

#[test]
fn every_law_holds() {
    assert_all(&Battery::<GigaRobo>::house(8 * soak()));
}

#[test]
fn every_planted_leak_is_noticed() {
    assert_eq!(every_leak_is_caught::<GigaRobo>(&Battery::house(4)), Ok(()));
}

#[test]
fn a_pocket_is_imagined_as_often_as_its_tool_is_unseen() {
    let content = Battery::<GigaRobo>::house(1).content;
    let mut bout = Bout::<GigaRobo>::open(&Setup::usual(2), &content, None).expect("a legal set-up");
    bout.settle(&mut Dealer::new(1));
    let pocket = |bout: &Bout<GigaRobo>| format!("{:?}", bout.table().pocket(Seat(1)));
    let own = format!("{:?}", bout.table().pocket(Seat(0)));
    let weight = |(id, copies): (_, u8)| {
        let pocket = format!("{:?}", giga_robo::Pocket::Holds(id));
        let unseen = u64::from(copies) - u64::from(pocket == own);
        (pocket, unseen)
    };
    let weights: Vec<_> = content.iter().map(|(id, tool)| weight((id, tool.copies))).collect();
    matches_enumeration(&bout, Seat(0), pocket, &weights, 4_000, 7).expect("uniform over the unseen tools");
}
