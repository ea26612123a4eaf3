//! The laws hold for Steel Arena in every mode, with every number of seats and on other fields; and each
//! kind of leak, planted in the real game, is noticed.

use crate::shadow::Tiles;
use kernel::{Bout, Notation, Seat};
use steel_arena::{Setup, SteelArena};
use testkit::laws::{Battery, boxes, matches_enumeration, soak};

pub(crate) fn short() -> Battery<SteelArena> {
    Battery { seeds: 0..soak(), ..Battery::house(1) }
}

/// Where leaks are planted: two and three seats.
pub(crate) fn leaking() -> Battery<SteelArena> {
    let setups = vec![("base".to_owned(), Setup::base(2)), ("three".to_owned(), Setup::base(3))];
    Battery { setups, seeds: 0..3, ..short() }
}

/// SA-2.2 to SA-2.5, SA-2.10: tiles come as they lie face down in a real box.
#[test]
fn what_is_drawn_is_what_a_real_box_gives() {
    assert_eq!(boxes::<SteelArena, Tiles>(&Battery { seeds: 0..20 * soak(), ..short() }), Ok(()));
}

/// A imagines each pair of two face-down modules of B as often as it is due.
fn imagined(modules: &str, weights: &[(&str, u64)]) {
    let text =
        format!("[robots]\nA = {{ at = \"0,0\" }}\nB = {{ at = \"2,0\" }}\n[modules]\nB = [{modules}]\n");
    let content = short().content;
    let bout = SteelArena::read_position(&text, None, &content).expect("a position that can be played on");
    let kinds = |bout: &Bout<SteelArena>| {
        let codes = bout.table().modules(Seat(1)).iter().filter_map(|module| module.tile.kind);
        codes.map(|kind| content.kind(kind).code.clone()).collect::<Vec<_>>().join(" ")
    };
    let weights: Vec<(String, u64)> = weights.iter().map(|&(codes, due)| (codes.to_owned(), due)).collect();
    matches_enumeration(&bout, Seat(0), kinds, &weights, 4_000, 7).expect("as often as due");
}

#[test]
fn face_down_modules_are_imagined_as_often_as_they_are_due() {
    let turns = ["SWIVEL", "GYRO", "PIVOT", "ABOUT-FACE", "COMPASS"];
    imagined("\"(GYRO)\"", &turns.map(|code| (code, 1)));
}

#[test]
fn what_everybody_concludes_holds_in_every_imagined_bout() {
    imagined("\"(SWIVEL) cools\"", &[("SWIVEL", 1), ("ABOUT-FACE", 1), ("COMPASS", 1)]);
    imagined("\"(UMBRELLA) not-front\"", &[("UMBRELLA", 1), ("APRON", 1)]);
    let pairs =
        ["SWIVEL", "ABOUT-FACE", "COMPASS"].map(|cool| ["GYRO", "PIVOT"].map(|hot| format!("{cool} {hot}")));
    let due: Vec<(&str, u64)> = pairs.iter().flatten().map(|pair| (pair.as_str(), 1)).collect();
    imagined("\"(SWIVEL) cools\", \"(GYRO) stays-hot\"", &due);
}
