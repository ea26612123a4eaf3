//! Tin Duel under test: as every game, and what is its own.

use kernel::{Bout, Notation, Seat};
use tabletop::told::labels;
use testkit::laws::{Battery, matches_enumeration, soak};
use testkit::positions::Breaking;
use tin_duel::TinDuel;

testkit::every_game! { TinDuel:
    laws = Battery::house(8 * soak()),
    leaks_but_waiting = Battery::house(4),
    said = ["play JAB", "play HAMMER", "play BRACE"],
    faulty_pack = (
        "[[move]]\ncode = 'jab'\nname = { en = 'Jab' }\npowr = 1\nguard = 99\ncopies = 1\n",
        ["`code` cannot be `jab`", "`power` is missing", "by the name `powr`", "`guard` must be"],
    ),
    broken = Breaking {
        words: &[("JAB", "HAMMER"), ("choose", "second"), ("BRACE", "FEINT"), ("\"A\"", "\"B\"")],
        bouts: 6,
        ..Breaking::default()
    },
    scenarios = 9,
}

#[test]
fn a_move_is_imagined_as_often_as_it_is_unseen() {
    let content = Battery::<TinDuel>::house(1).content;
    let text = "unseen = ['BRACE', 'JAB', 'JAB']\n[hands]\nA = { moves = ['FEINT', 'JAB'] }\nB = { moves = ['HAMMER'] }";
    let bout = TinDuel::read_position(text, None, &content).expect("a position that can be played on");
    let held = |bout: &Bout<TinDuel>| labels(bout, Seat(1)).concat();
    let due = [("BRACE", 1), ("HAMMER", 1), ("JAB", 2)].map(|(code, due)| (format!("holds {code}"), due));
    matches_enumeration(&bout, Seat(0), held, &due, 4_000, 7).expect("uniform over the unseen moves");
}
