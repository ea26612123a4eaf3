//! Words that could do nothing at their place are refused, each with what is wrong and what to do.

use super::*;

/// What is wrong with this text in the place of a card of the house, or of an ability.
fn refused(head: &str, body: &str) -> Vec<String> {
    let mut files = house_files();
    files.push(PackText { file: "own/one.toml".to_owned(), text: format!("{head}{body}\n") });
    wrongs(&files)
}

const INSTANT: &str =
    "[[card]]\ncode = \"RELOAD\"\nname = { en = \"Reload!\" }\ntype = \"instant\"\ncost = 2\ncooldown = 2\n";
const ATTACK: &str = "[[card]]\ncode = \"XYSTON-FIRE\"\nname = { en = \"Xyston Fire!\" }\ntype = \"ranged\"\ncost = 4\n\
                      cooldown = 1\nrange = [3, 6]\ndice = 1\ndamage = 3\n";
const ABILITY: &str = "[[ability]]\ncode = \"SPOTTER\"\nname = { en = \"Spotter\" }\n";

/// Where, the text, and the beginning of what is said.
const REFUSED: &[(&str, &str, &str)] = &[
    (INSTANT, "rules = [{ do = \"deflect\" }]", "no damage is about to be inflicted here"),
    (ATTACK, "rules = [{ do = \"surcharge\" }]", "nothing is going on here that this could answer"),
    (
        ATTACK,
        "rules = [{ do = { reroll = { whose = \"my-defense\" } } }]",
        "no Defense Dice of the user lie here",
    ),
    (
        ABILITY,
        "active = [{ on = { when = \"defending\", then = [{ do = { reroll = { whose = \"mine\" } } }] } }]",
        "no dice lie here that could still be changed",
    ),
    (ATTACK, "rules = [{ do = { drop-successes = 1 } }]", "no dice lie here that could still be changed"),
    (INSTANT, "rules = [{ do = { drop-successes = 0 } }]", "a number of 0 does nothing"),
    (INSTANT, "rules = [{ do = { strike = { damage = 0 } } }]", "a number of 0 does nothing"),
    (
        INSTANT,
        "rules = [{ do = { until = { span = \"turn\", what = { on = { when = \"upkeep\", then = [{ do = \"graft\" }] } } } } }]",
        "what holds for a while can begin nothing else that does",
    ),
    (
        ABILITY,
        "triggers = [{ pays = [{ do = { unmark = \"around-foe\" } }], rules = [{ do = { gain = { what = \"pt\" } } }] }]",
        "this is nothing that a player could give for something",
    ),
    (
        INSTANT,
        "active = [{ on = { when = \"success\", attacks = \"ranged\", then = [{ do = { gain = { what = \"fs\" } } }] } }]",
        "only what waits for the next attack can say of which type that is",
    ),
    (
        INSTANT,
        "rules = [{ do = { until = { span = \"next-attack\", what = { on = { when = \"success\", attacks = \"instant\", then = [{ do = { gain = { what = \"fs\" } } }] } } } } }]",
        "only what waits for the next attack can say of which type that is",
    ),
    (
        ABILITY,
        "active = [{ on = { when = \"activated\", then = [{ do = { mark = {} } }] } }]",
        "only a card in the Cooldown Meter can be held or turned over",
    ),
    (
        ABILITY,
        "active = [{ on = { when = \"returning\", then = [{ do = { mark = {} } }] } }]",
        "only a card in the Cooldown Meter can be held or turned over",
    ),
    (INSTANT, "active = [{ splash = { kind = \"instant\" } }]", "an Instant is no attack"),
    (
        INSTANT,
        "active = [{ foes-dice = { attacks = { kind = \"instant\" }, by = -1 } }]",
        "an Instant is no attack",
    ),
    (INSTANT, "active = [{ foes-dice = { by = 0 } }]", "a number of 0 does nothing"),
    (INSTANT, "active = [{ advantage = 0 }]", "a number of 0 does nothing"),
    (INSTANT, "active = [{ cover-dice = 0 }]", "a number of 0 does nothing"),
    (
        ATTACK,
        "hurt = { around-me = true, splash = \"hexes\" }",
        "damage around the user has no opponent beside whom half of it could fall",
    ),
    (
        ABILITY,
        "active = [{ on = { when = \"upkeep\", then = [{ do = { gain = { what = \"fs\", n = { per = \"foes-base\" } } } }] } }]",
        "no attack of an opponent has been met here",
    ),
    (
        ABILITY,
        "active = [{ on = { when = \"turn-begins\", then = [{ do = { until = { span = \"this-attack\", what = { attack-dice = 1 } } } }] } }]",
        "no attack is going on here",
    ),
    (INSTANT, "active = [{ defense = { per = \"foes-base\" } }]", "nothing is chosen, rolled or fought here"),
    (
        INSTANT,
        "always = [{ free-if = \"not-attacked\" }]\nrules = [{ do = \"douse\" }]",
        "nobody knows that when a card is paid",
    ),
    (
        ABILITY,
        "active = [{ on = { when = \"defending\", then = [{ if = \"not-attacked\", do = { gain = { what = \"pt\" } } }] } }]",
        "the user has attacked by then, or has no turn",
    ),
    (INSTANT, "active = [\"grafted\"]", "`active` cannot be `grafted`"),
];

#[test]
fn what_could_do_nothing_is_refused_with_a_reason() {
    for (head, body, wanted) in REFUSED {
        let told = refused(head, body);
        assert_eq!(told.len(), 1, "{body}: {told:#?}");
        assert!(told[0].starts_with(wanted), "{body}: {told:?}");
    }
}
