//! What the reader refuses of the words of Barriers, lent texts and movements.

use super::*;

/// A text of Shinōkami that another one takes the place of, and what is said of it first.
const REFUSED: &[(&str, &str, &str)] = &[
    (
        "rules = [{ do = \"barrier\" }]\n\n[[card]]\ncode = \"ARM",
        "rules = [{ do = { break-barrier = { at = \"in-path\" } } }]\n\n[[card]]\ncode = \"ARM",
        "no attack of the user leads past Barriers here",
    ),
    (
        "rules = [{ do = \"barrier\" }]\n\n[[card]]\ncode = \"ARM",
        "rules = [{ do = { gate-throw = 2 } }]\n\n[[card]]\ncode = \"ARM",
        "only the Rules Text of an attack throws its Target to a Barrier",
    ),
    (
        "rules = [{ do = \"barrier\" }]\n\n[[card]]\ncode = \"ARM",
        "rules = [{ do = { gain = { what = \"fs\", n = { per = \"barrier-in-path\" } } } }]\n\n[[card]]\ncode = \"ARM",
        "no attack of the user leads past Barriers here",
    ),
    (
        "rules = [{ do = \"barrier\" }]\n\n[[card]]\ncode = \"ARM",
        "rules = [{ if = \"not-done\", do = \"barrier\" }]\n\n[[card]]\ncode = \"ARM",
        "no clause before says how much it does",
    ),
    (
        "rules = [{ do = \"barrier\" }]\n\n[[card]]\ncode = \"ARM",
        "always = [\"warp-gate\"]\nrules = [{ do = \"barrier\" }]\n\n[[card]]\ncode = \"ARM",
        "only an attack has a range that is counted again",
    ),
    (
        "always = [\"warp-gate\"]\n",
        "",
        "this card does not count its range again: write `warp-gate` into `always`",
    ),
    (
        "always = [\"from-barriers\"]",
        "active = [\"from-barriers\"]",
        "this can only be said of the card itself",
    ),
    (
        "rules = [{ do = \"approach\" }]",
        "rules = [{ do = \"usurp\" }]",
        "nothing is going on here that this could answer",
    ),
    (
        "rules = [{ do = \"approach\" }]",
        "rules = [{ do = \"mirror\" }]",
        "nothing is going on here that this could answer",
    ),
    (
        "price = { pt = 1 }, rules = [{ do = \"barrier\" }]",
        "price = { pt = 1 }, rules = [{ do = { borrow = { from = \"my-meter\" } } }]",
        "only a card has a Rules Text that another one could take the place of",
    ),
    (
        "cards = { no-ultimate = true }",
        "cards = { kind = \"melee\" }",
        "only an Instant lends its Rules Text so",
    ),
    (
        "active = [\"panic-stays\"]",
        "active = [\"raze-along\"]",
        "the Structures fall along the movement of one turn",
    ),
    (
        "price = { panic = 1 }",
        "price = { surge = 1 }",
        "dice are not rolled again for Power Surges: their owner would have to name them",
    ),
    (
        "attacks = { word = \"FANG\" }",
        "attacks = { kind = \"instant\", word = \"FANG\" }",
        "an Instant is no attack",
    ),
    ("lend-text = { kind = \"attack\",", "lend-text = { kind = \"instant\",", "an Instant is no attack"),
    (
        "when = \"turn-begins\"",
        "when = \"leaving\"",
        "only a card in the Cooldown Meter can be held or turned over, or leave it",
    ),
    ("if = \"higher\"", "if = \"foes-turn\"", "it is the user's turn that begins, and not an opponent's"),
    ("what = { speed = { by = 2 } }", "what = { speed = { by = 0 } }", "a number of 0 does nothing"),
    ("{ all-damage = 2 }", "{ all-damage = 0 }", "a number of 0 does nothing"),
    (
        "per-success = true, before = [{ may = true, do = { break-barrier = { at = \"in-path\" } } }], each-done = 1",
        "per-success = true, each-done = 1",
        "nothing is done `before` to be counted",
    ),
    (
        "at = \"in-path\" } } }], each-done = 1",
        "at = \"in-path\" } } }]",
        "nobody counts what is done `before`: let `plus` count `done`",
    ),
    (
        "before = [{ do = { break-all = \"on-map\" } }, ",
        "before = [",
        "the text counts what no clause before says in numbers",
    ),
    (
        "before = [{ do = { break-all = \"on-map\" } }, { do = { gain = { what = \"panic\", n = { per = \"done\" } } } }]",
        "before = [{ do = { gain = { what = \"panic\" } } }]",
        "only what can be counted comes before the damage is counted",
    ),
];

#[test]
fn what_could_never_work_is_refused_with_its_reason() {
    for (from, to, wanted) in REFUSED {
        assert_eq!(&wrongs(&with("shinokami.toml", &[(from, to)]))[0], wanted, "{to}");
    }
}
