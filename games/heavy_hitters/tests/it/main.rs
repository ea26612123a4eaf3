//! GKR Heavy Hitters under test: as every game, and what is its own.

mod accounts;
mod builds;
mod cards;
mod custom;
mod exhaustive;
mod ghost;
mod glossary;
mod packs;
mod review;
mod shadow;
mod shown;
mod verdict;
mod volley;

use heavy_hitters::HeavyHitters;
use testkit::laws::{Battery, boxes, soak};
use testkit::positions::Breaking;

/// Texts that would do nothing, and words that do not exist.
const FAULTY: &str = r#"
[[faction]]
code = "iron"
name = { en = "Iron" }

[[sponsor]]
code = "CHEER"
name = { en = "Cheer" }
copies = 99
when = "any-own"

[[sponsor]]
code = "LATE"
name = { en = "Late" }
copies = 1
when = "hit"
text = [{ do = { energy = 1 } }]

[[sponsor]]
code = "WRONG"
name = { en = "Wrong" }
copies = 1
when = "aimed"
text = [
  { do = { stop = 1 } },
  { do = { number = 0 } },
  { do = { numbr = 1 } },
  { do = "tag" },
  { do = { armour = 1 }, lasting = true },
  { if = ["spots"], do = { number = 1 } },
]

[[pilot]]
faction = "NOWHERE"
code = "ACE"
name = { en = "Ace" }
text = [
  { do = { number = -1 } },
  { do = { energy = 1 } },
  { if = ["still"], do = { range = 1 } },
  { when = "resetting", if = ["flank"], do = { energy = 1 } },
]
"#;

/// One for each of them.
const FAULTS: [&str; 13] = [
    "`code` cannot be `iron`",
    "`copies` must be",
    "`when` cannot be `hit`",
    DOES_NOTHING,
    "0 changes nothing",
    "`numbr` is unknown here",
    DOES_NOTHING,
    DOES_NOTHING,
    DOES_NOTHING,
    DOES_NOTHING,
    DOES_NOTHING,
    DOES_NOTHING,
    DOES_NOTHING,
];
const DOES_NOTHING: &str = "this sentence does nothing";

testkit::every_game! { HeavyHitters:
    plans = (Battery::house(1), 100),
    scenarios = 240,
    lessons = 20,
    allocations = 2,
    said = ["face N", "tag hitter 5F", "at 1A"],
    faulty_pack = (FAULTY, FAULTS),
    laws = Battery { seeds: 0..soak(), ..Battery::house(1) }
        .mostly(&["standard", "three", "ambush", "own battlefield", "last standing", "free deploys"]),
    leaks = Battery::house(1),
    broken = Breaking {
        words: &[("\"A\"", "\"B\""), ("hitter", "recon"), ("BW-RIVET-GUN", "FU-SPARK"), ("\"-\"", "\"A\"")],
        ..Breaking::default()
    },
}

/// GK-3.14, GK-3.16, GK-5.4, GK-14.10: cards come as they lie in a real box.
#[test]
fn what_is_drawn_is_what_a_real_box_gives() {
    assert_eq!(boxes::<HeavyHitters, shadow::Box>(&Battery::house(2 * soak())), Ok(()));
}
