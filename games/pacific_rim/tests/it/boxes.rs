//! Any of the six cards: the order of a deck is followed through all that it may be, and every damage may be every card
//! that some order gives (PR-11.2, PR-R24, PR-R77).

use crate::shadow::Box;
use kernel::Notation;
use pacific_rim::PacificRim;
use testkit::laws::{boxes_counted, soak};

/// A Jaeger loses three cards of a deck of five, one after the other; the Kaiju has two in its own.
const CLAW: &str = r#"
seats = 2
stack = [
  { round = { step = "activated", turn = "kaiju", impulse = 0 } },
  { activation = { who = "K1", step = "late", hexes = 0, rough = false, halted = false, drifted = false, used = 0, accurate = false, push = false } },
  { wounding = { who = "P1", by = "K1", left = 3, melee = true, step = "draw" } },
]
mat = "CITY"
round = 1
towers = []
tokens = []
areas = []
models.p1 = { kit = { model = "PLAIN-J1", pilots = ["PLAIN-PILOT-2", "PLAIN-PILOT-3", "-"], mutations = ["-", "-"] }, owner = "A", standing = { at = { at = { x = 535_914_100, y = 400_000_000 }, facing = 0 } }, deck = [0, 2, 3, 4, 5], face = 1, damage = [], tracks = [2, 3], most = [4, 3], weak = [0, 0, 0, 0], waits = { focus = false, brutal = false, momentum = false } }
models.k1 = { kit = { model = "PLAIN-K1", pilots = ["-", "-", "-"], mutations = ["-", "-"] }, owner = "B", standing = { at = { at = { x = 600_000_000, y = 400_000_000 }, facing = 180 } }, deck = [0, 1], face = 2, damage = [3, 4, 5], tracks = [1, 3], most = [4, 3], weak = [0, 0, 0, 0], waits = { focus = false, brutal = false, momentum = false } }
"#;

/// The Jaeger has played its card: all six are in its deck.
#[test]
fn any_of_six_cards_is_drawn_as_often_as_any_other() {
    let content = crate::stage::content();
    let face_up = PacificRim::read_position(CLAW, None, &content).expect("a position that can be played on");
    let folded = CLAW.replace("deck = [0, 2, 3, 4, 5], face = 1", "deck = [0, 1, 2, 3, 4, 5]");
    let folded =
        PacificRim::read_position(&folded, None, &content).expect("a position that can be played on");
    let seeds = 0..6 * soak();
    let five = boxes_counted::<PacificRim, Box>(&face_up, seeds.clone());
    let six = boxes_counted::<PacificRim, Box>(&folded, seeds);
    assert!(matches!(five, Ok(10..)), "{five:?} draws were compared");
    assert!(matches!(six, Ok(10..)), "{six:?} draws were compared");
}
