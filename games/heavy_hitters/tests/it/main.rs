//! GKR Heavy Hitters under test: as every game, and what is its own.

mod shadow;

use heavy_hitters::HeavyHitters;
use testkit::laws::{Battery, boxes, soak};
use testkit::positions::Breaking;

testkit::every_game! { HeavyHitters:
    faulty_pack = (
        "[[faction]]\ncode = 'iron'\nname = { en = 'Iron' }\n[[sponsor]]\ncode = 'CHEER'\nname = { en = 'Cheer' }\ncopies = 99\n",
        ["`code` cannot be `iron`", "`copies` must be"],
    ),
    said = ["face N"],
    laws = Battery { seeds: 0..soak(), ..Battery::house(1) },
    leaks = Battery::house(1),
    broken = Breaking {
        words: &[("\"A\"", "\"B\""), ("hitter", "recon"), ("IMAUL", "TMAUL"), ("\"-\"", "\"A\"")],
        ..Breaking::default()
    },
}

/// GK-3.14, GK-3.16, GK-5.4, GK-14.10: cards come as they lie in a real box.
#[test]
fn what_is_drawn_is_what_a_real_box_gives() {
    assert_eq!(boxes::<HeavyHitters, shadow::Box>(&Battery::house(2 * soak())), Ok(()));
}
