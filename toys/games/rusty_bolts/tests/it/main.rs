//! Rusty Bolts under test: as every game, and what is its own.

use kernel::{Bout, Notation, Seat};
use rusty_bolts::RustyBolts;
use tabletop::told::labels;
use testkit::laws::{Battery, matches_enumeration, soak};
use testkit::positions::Breaking;

testkit::every_game! { RustyBolts:
    laws = Battery::house(8 * soak()),
    leaks = Battery::house(4),
    said = ["take 4"],
    faulty_pack = (
        "[[tool]]\ncode = 'saw'\nname = { en = 'Saw' }\nbolt = 1\ncopies = 99\n",
        ["`code` cannot be `saw`", "`bolts` is missing", "by the name `bolt`", "`copies` must be"],
    ),
    faulty_position = (
        "heap = 500\nhaep = 3\nused = ['WRENHC']\n[pockets]\nE = 'empty'\n",
        [
            ("`heap` must be a whole number from 0 to 255", "500"),
            ("nothing is known by the name `haep`", "haep"),
            ("nothing here is called `WRENHC`", "'WRENHC'"),
            ("`E` is no seat", "E"),
        ],
    ),
    broken = Breaking {
        words: &[("\"A\"", "\"B\""), ("hear", "drawn"), ("WRENCH", "MAGNET"), ("empty", "hidden")],
        ..Breaking::default()
    },
    scenarios = 11,
}

#[test]
fn a_pocket_is_imagined_as_often_as_its_tool_is_unseen() {
    let content = Battery::<RustyBolts>::house(1).content;
    let text =
        "unseen = ['MAGNET', 'RATCHET', 'RATCHET']\npockets = { A = 'holds MAGNET', B = 'holds WRENCH' }";
    let bout = RustyBolts::read_position(text, None, &content).expect("a position that can be played on");
    let held = |bout: &Bout<RustyBolts>| labels(bout, Seat(1)).concat();
    let due =
        [("MAGNET", 1), ("RATCHET", 2), ("WRENCH", 1)].map(|(code, due)| (format!("holds {code}"), due));
    matches_enumeration(&bout, Seat(0), held, &due, 4_000, 7).expect("uniform over the unseen tools");
}
