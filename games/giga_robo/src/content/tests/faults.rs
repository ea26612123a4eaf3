//! Every fault of a pack is reported, with its place and what to do about it, and reading goes on.

use super::*;
use tabletop::sheet::line_column;

/// The faults as `line: what | help`.
fn told(files: &[PackText]) -> Vec<String> {
    let faults = read_packs(files).expect_err("the pack is faulty");
    let tell = |fault: &kernel::PackFault| {
        let text = files.iter().find(|file| file.file == fault.file).map_or("", |file| &file.text);
        let (line, _) = line_column(text, fault.fault.span.start);
        let help = fault.fault.help.as_ref().map_or(String::new(), |help| format!(" | {help}"));
        format!("{line}: {}{help}", fault.fault.what)
    };
    faults.iter().map(tell).collect()
}

fn assert_told(files: &[PackText], why: &str, of: &str) {
    let faults = told(files);
    assert!(faults.iter().any(|fault| fault.contains(why)), "{of}: {faults:?}");
}

#[test]
fn each_faulty_card_tells_its_own_fault() {
    let files = with(
        "dash.toml",
        &[
            ("cost = 2\n", "cost = 31\n"),
            ("do = { reroll = { whose = \"mine\"", "do = { rerol = { whose = \"mine\""),
            ("needs = [\"foes-card\"]", "needs = [\"foes-carp\"]"),
            ("if = \"not-recovered\"", "if = \"not-recoverd\""),
        ],
    );
    let faults = told(&files);
    let wanted = [
        "36: a card costs at most 30",
        "49: nothing is known by the name `rerol` | did you mean `reroll`? Known here: gain, lose,",
        "58: `needs` cannot be `foes-carp` | did you mean `foes-card`? Known here: active, on-structure,",
        "123: `if` cannot be `not-recoverd` | did you mean `not-recovered`? Known here: recovered,",
    ];
    assert_eq!(faults.len(), wanted.len(), "{faults:#?}");
    for (fault, wanted) in faults.iter().zip(wanted) {
        assert!(fault.starts_with(wanted), "{fault}");
    }
    let files = with("dash.toml", &[("[[card]]\ncode = \"OPEN-PATH\"", "[[carp]]\ncode = \"OPEN-PATH\"")]);
    assert_eq!(told(&files)[0], "4: there are 10 cards, not 9 (GR-1.4) | add 1 under [[card]]");
}

#[test]
fn the_numbers_of_a_card_have_bounds() {
    let arc_heel = "cost = 4\ncooldown = 1\nrange = [1, 1]\ndice = 2\ndamage = 2\n";
    let files = with(
        "dai-raijin-v.toml",
        &[(arc_heel, "cost = 4\ncooldown = 4\nrange = [3, 1]\ndice = 7\ndamage = 21\n")],
    );
    let wanted = [
        "112: `cooldown` is a slot from 1 to 3",
        "113: `range` is the nearest and the farthest distance, from 1 to 12",
        "114: a roll has at most 6 dice (GR-12.10)",
        "115: a card does at most 20 damage",
    ];
    assert_eq!(told(&files), wanted);
}

#[test]
fn attacks_and_instants_are_kept_apart() {
    let glaive = "cost = 7\ncooldown = 3\nrange = [1, 2]\ndice = 2\n";
    let files = with(
        "dai-raijin-v.toml",
        &[
            ("cost = 2\nrange = [1, 1]\ndice = 1\n", "cost = 2\n"),
            (glaive, "cost = 7\ncooldown = 3\nrange = [1, 2]\ndice = 200\n"),
            (
                "rules = [{ do = { gain = { what = \"surge\", who = \"foes-near\" } } }]",
                "dice = 1\ncombo = true",
            ),
        ],
    );
    let faults: Vec<String> =
        told(&files).iter().map(|fault| fault.split_once(": ").expect("a line").1.to_owned()).collect();
    let wanted = [
        "an attack has a range | add the distances, such as `range = [1, 2]`",
        "an attack has at least 1 Attack Die | add `dice = 1`, or more",
        "a roll has at most 6 dice (GR-12.10)",
        "the Instant does nothing | write what it does at `rules`, `played` or `active`",
        "an Instant is no attack: it has no Attack Dice",
        "an Instant is no attack: it has no Combo icon",
    ];
    assert_eq!(faults, wanted);
}

#[test]
fn a_text_speaks_only_of_what_it_makes() {
    let files = with(
        "takashi-kato.toml",
        &[
            (
                "{ x = true, price = { pt = 1 }, do = { roll-power = { per = \"x\" } } },",
                "{ price = { pt = 1 }, do = { gain = { what = \"fs\", n = { per = \"x\" } } } },",
            ),
            ("    { do = { recover = {} } },\n", ""),
            ("n = { per = \"my-power-dice\", half = true }", "n = 31"),
        ],
    );
    let below = with("dash.toml", &[("what = \"fs\", n = 3", "what = \"fs\", n = -3")]);
    assert_eq!(told(&below), ["102: only dice and damage may be counted below 0"]);
    for (text, why) in [
        ("{ again = -1, do = { gain = { what = \"fs\" } } }", "nothing happens fewer than 0 times"),
        (
            "{ do = { force = { how = \"pull\", who = \"foes-near\" } } }",
            "whoever is adjacent cannot come closer",
        ),
        (
            "{ do = { spend = { cards = { kind = \"instant\", combo = true } } } }",
            "no Instant has the Combo icon",
        ),
        (
            "{ do = { lower-all = { named = \"AYZN-X\", not-named = \"AYZN\" } } }",
            "no card is named so and not named so",
        ),
    ] {
        assert_told(&with("dash.toml", &[("{ do = { gain = { what = \"fs\", n = 3 } } }", text)]), why, text);
    }
    let faults = told(&files);
    let has = |what: &str| faults.iter().filter(|fault| fault.contains(what)).count();
    assert_eq!(has("X must be chosen with `x = true`"), 1, "{faults:#?}");
    assert_eq!(has("the text counts dice that it does not roll"), 1, "{faults:#?}");
    assert_eq!(has("the text asks for a Recovery Roll that it does not make"), 2, "{faults:#?}");
    assert_eq!(has("`n` must be a whole number from -30 to 30, not 31"), 1, "{faults:#?}");
}

#[test]
fn the_numbers_of_a_text_have_bounds() {
    let files = with(
        "dai-raijin-v.toml",
        &[
            ("price = { surge = 3 }", "price = { surge = 200 }"),
            ("next-range = { max = 1 }", "next-range = { max = 100 }"),
            ("bought = { price = { fs = 2 }, damage = 2,", "bought = { price = { fs = 2 }, damage = 200,"),
            ("plus = { per = \"foes-surge\" }", "plus = { per = \"x\" }"),
            ("what = { attack-dice = 1 }", "what = { attack-dice = 127 }"),
        ],
    );
    let faults = told(&files);
    let wanted = ["a number of a text is at most 30", "the Damage Text counts what it does not make"];
    assert!(faults.iter().all(|fault| wanted.iter().any(|what| fault.ends_with(what))), "{faults:#?}");
    assert_eq!(faults.len(), 5, "{faults:#?}");
}

#[test]
fn a_pilot_has_ten_instants_and_a_robot_its_ultimates_first() {
    let files = with("dash.toml", &[("type = \"instant\"", "type = \"melee\"\nrange = [1, 1]\ndice = 1")]);
    assert_eq!(
        told(&files),
        [
            "35: the card of a pilot must be an Instant (GR-1.4) | write `type = \"instant\"`, and no `ultimate`"
        ]
    );
    let files = with(
        "ayzn.toml",
        &[("ultimate = true\n", ""), ("code = \"AYZN-PUNCH\"", "ultimate = true\ncode = \"AYZN-PUNCH\"")],
    );
    let wanted = [
        "68: the first 3 cards are Ultimate Techniques, not `AYZN-BLITZ-KNUCKLE` | write `ultimate = true`, or put the Ultimate Techniques first",
        "149: `AYZN-PUNCH` is an Ultimate Technique too many (GR-1.5) | leave `ultimate` out",
    ];
    assert_eq!(told(&files), wanted);
}

#[test]
fn quick_start_builds_name_what_there_is() {
    let files = with("ayzn.toml", &[("    \"AYZN-BLASTER\",\n", "    \"AYZN-BLASTR\",\n")]);
    let faults = told(&files);
    assert!(
        faults.contains(&"10: the Quick Start Build names `AYZN-BLASTR`, which is not among the cards | did you mean `AYZN-BLASTER`?".to_owned()),
        "{faults:#?}"
    );
    assert!(faults.contains(
        &"10: the Quick Start Build has 11 different cards, not 10 (GR-3.14) | name 11 at `cards`".to_owned()
    ));
    let files = with("ayzn.toml", &[("    \"AYZN-BLITZ-KNUCKLE\",", "    \"CORE-BREACH\",")]);
    assert_eq!(told(&files), ["10: the Quick Start Build has 1 Ultimate Technique, not 0 (GR-3.14)"]);
    let files = with("dash.toml", &[("abilities = [\"COMBAT-LOGIC\"]", "abilities = []")]);
    assert_eq!(
        told(&files),
        ["11: the Quick Start Build has 1 different abilities, not 0 (GR-3.14) | name 1 at `abilities`"]
    );
}

#[test]
fn abilities_that_are_spoken_of_exist_and_can_be_chosen_together() {
    let files = with("ayzn.toml", &[("after = \"IRON-FUSION-STAGE-1\"", "after = \"IRON-FUSION-STAGE-9\"")]);
    let wanted = "36: there is no ability `IRON-FUSION-STAGE-9` | did you mean `IRON-FUSION-STAGE-1`? Known here: IRON";
    let faults = told(&files);
    assert!(faults.len() == 1 && faults[0].starts_with(wanted), "{faults:#?}");
    let files = with("ayzn.toml", &[("after = \"IRON-FUSION-STAGE-1\"", "after = \"IRON-FUSION-STAGE-3\"")]);
    let wanted = ["2", "3"].map(|stage| {
        let line = if stage == "2" { 36 } else { 43 };
        let help = "name one that needs fewer others";
        format!(
            "{line}: `IRON-FUSION-STAGE-{stage}` needs too many abilities: a build has 3 (GR-3.8) | {help}"
        )
    });
    assert_eq!(told(&files), wanted);
}

#[test]
fn maps_and_the_supply_keep_their_frame() {
    let files = with(
        "maps.toml",
        &[
            ("zones = [\"5,0\", \"0,5\",", "zones = [\"4,0\","),
            ("    \"1,0\", ", "    \"6,0\", \"2,0\", "),
            ("tier-1 = 12", "tier-1 = 4"),
        ],
    );
    let wanted = [
        "5: there are at least 15 Structures in all (GR-3.26)",
        "13: a map has 6 Starting Zones (GR-4.1)",
        "13: a Starting Zone lies on the edge of the map (GR-4.1)",
        "14: 6,0 lies outside the map",
        "14: 2,0 is marked twice",
        "14: 4,0 is marked twice",
    ];
    let mut faults = told(&files);
    faults.sort_by_key(|fault| fault.split(':').next().and_then(|line| line.parse::<u32>().ok()));
    let mut found = faults.clone();
    found.retain(|fault| wanted.contains(&fault.as_str()));
    assert_eq!((found.len(), faults.len()), (6, 6), "{faults:#?}");
}

#[test]
fn a_later_pack_takes_the_place_of_what_has_the_same_code() {
    let mut files = house_files();
    let dash = files[0].text.replace("heart = 10", "heart = 9");
    files.push(PackText { file: "own/dash.toml".to_owned(), text: dash });
    files.push(PackText {
        file: "own/maps.toml".to_owned(),
        text: "[supply]\ntier-1 = 20\ntier-2 = 0".to_owned(),
    });
    let content = read_packs(&files).expect("it is sound");
    assert_eq!(content.pilots.iter().map(|pilot| pilot.heart).collect::<Vec<_>>(), [9, 4, 0, 0, 6, 5, 6]);
    assert_eq!(content.supply, [20, 0]);
}

#[test]
fn what_lies_side_by_side_must_fit() {
    let empty = PackText { file: "empty.toml".to_owned(), text: String::new() };
    let wanted = [
        "1: there is no pilot | write one under [pilot]",
        "1: there is no robot | write one under [robot]",
        "1: there is no kind of Impact Cards | write one under [[impact]]",
        "1: there is no map | write one under [[map]]",
        "1: there is no supply of Structures | write one under [supply]",
    ];
    assert_eq!(told(&[empty]), wanted);
    let homeless = PackText { file: "a.toml".to_owned(), text: "[[card]]\ncode = 'X'\n[robo]".to_owned() };
    let wanted = [
        "1: `name` is missing | write what it is: Names by language; English is always there.",
        "1: `type` is missing | write what it is: Its type.",
        "1: `cost` is missing | write what it is: Its printed cost.",
        "3: nothing is known by the name `robo` | did you mean `robot`? Known here: pilot, robot, ability, card, impact, map, supply",
    ];
    assert_eq!(told(&[homeless]), wanted);
    let torn = PackText { file: "b.toml".to_owned(), text: "[[card".to_owned() };
    assert!(told(&[torn])[0].starts_with("1: this is not TOML"));
}

/// Faults are where they can be mended: in the pack that was read later, not in the house's.
#[test]
fn a_clash_is_told_at_the_later_file() {
    let mut files = house_files();
    let text = files[0].text.replacen("\"DASH\"", "\"DOUBLE\"", 1);
    files.push(PackText { file: "own/double.toml".to_owned(), text });
    let found = read_packs(&files).expect_err("each of its cards and abilities stands twice");
    assert_eq!(found.len(), 13);
    for fault in &found {
        assert_eq!(fault.file, "own/double.toml");
        let help = fault.fault.help.as_deref().unwrap_or_default();
        assert!(help.contains("the other one is at packs/house/giga-robo/dash.toml:"), "{help}");
    }
    assert!(told(&files)[0].contains("there is another `"), "{:?}", told(&files)[0]);
}

#[test]
fn the_description_of_a_pack_is_read_too() {
    let mut files = house_files();
    files.push(PackText { file: "own/pack.toml".to_owned(), text: "name = 'Own'\nowner = 1".to_owned() });
    let faults = told(&files);
    assert!(faults.iter().any(|fault| fault.contains("`name` cannot be `Own`")), "{faults:#?}");
    assert!(faults.iter().any(|fault| fault.contains("nothing is known by the name `owner`")), "{faults:#?}");
}

/// What a clause may be is told apart word by word.
#[test]
fn a_wrong_word_of_a_clause_is_told_with_the_nearest_right_one() {
    let told_of = |clause: &str| -> Vec<String> {
        let files = with(
            "dash.toml",
            &[(
                "rules = [{ do = { reroll = { whose = \"mine\"",
                "rules = [{ do = { reroll = { whose = \"mine\"",
            )],
        );
        let mut files = files;
        let text = &mut files[0].text;
        let start = text.find("rules = [{ do = { reroll").expect("the clause");
        let end = start + text[start..].find('\n').expect("its end");
        text.replace_range(start..end, clause);
        told(&files).into_iter().map(|fault| fault.split_once(": ").expect("a line").1.to_owned()).collect()
    };
    let table = [
        ("rules = [{ do = \"gain\" }]", "`do` cannot be `gain` | `gain` needs more: write `{ gain = … }`"),
        ("rules = [{ do = { close = 1 } }]", "`close` stands alone | write \"close\""),
        ("rules = [{ do = { gain = { what = \"fz\" } } }]", "`what` cannot be `fz` | did you mean `fs`?"),
        ("rules = [{ do = { gain = { waht = \"fs\" } } }]", "`what` is missing | write what it is: What."),
        ("rules = [{ do = { gain = { what = \"fs\", n = \"two\" } } }]", "`n` cannot be `two`"),
        ("rules = [{ do = 3 }]", "`do` cannot be a whole number | known here: close, anchor-leap,"),
        ("rules = \"close\"", "`rules` must be a list, not a text"),
        ("rules = [{ if = \"in-combo\" }]", "`do` is missing | write what it is: What is done."),
        (
            "rules = [{ do = { until = { span = \"turn\", what = { defence = 1 } } } }]",
            "nothing is known by the name `defence` | did you mean `defense`?",
        ),
    ];
    for (clause, wanted) in table {
        let found = told_of(clause);
        assert!(found.iter().any(|fault| fault.starts_with(wanted)), "{clause}: {found:#?}");
    }
}

#[test]
fn what_stands_alone_takes_a_place_that_fits() {
    let alone = |text: &str| {
        let mut files = house_files();
        files.push(PackText { file: "alone.toml".to_owned(), text: text.to_owned() });
        files
    };
    let card = "\nname = { en = 'Jab' }\ntype = 'melee'\ncost = 1\nrange = [1, 1]\ndice = 3\n";
    let sound =
        alone(&format!("[[robot]]\ncode = 'BRUTE'\n[[card]]\ncode = 'JAB'\ninstead = 'BRUTE-4'{card}"));
    let content = read_packs(&sound).expect("a card for a blank");
    let brute = content.robots.last().expect("the bare robot");
    assert_eq!((brute.code.as_str(), brute.cards.len(), brute.abilities.len()), ("BRUTE", 33, 6));
    assert_eq!((brute.cards[3].code.as_str(), brute.cards[4].code.as_str()), ("JAB", "BRUTE-5"));
    for (text, wanted) in [
        (format!("[[card]]\ncode = 'JAB'{card}"), "`JAB` belongs to no pilot and no robot"),
        (format!("[[card]]\ncode = 'JAB'\ninstead = 'V-CUTER'{card}"), "did you mean `V-CUTTER`?"),
        (format!("[[card]]\ncode = 'BATTLE-FOCUS'{card}"), "must be an Instant (GR-1.4)"),
        (
            format!("[[card]]\ncode = 'JAB'\ninstead = 'AYZN-BLITZ-KNUCKLE'{card}"),
            "only an Ultimate Technique",
        ),
        (format!("[[card]]\ncode = 'JAB'\ninstead = 3{card}"), "`instead` cannot be"),
        ("[[robot]]\ncode = 'BRUTE'\narmor = 0\n".to_owned(), "from 1 to 99, not 0"),
        ("[[pilot]]\ncode = 'A-NAME-THAT-IS-TOO-LONG-FOR-IT'\n".to_owned(), "at most 28 letters"),
        ("[[pilot]]\nheart = 3\n".to_owned(), "missing field `code`"),
    ] {
        let faults = told(&alone(&text));
        assert!(faults.iter().any(|fault| fault.contains(wanted)), "{text}: {faults:?}");
    }
}

/// Each text in place of what Spirit Spark does, with a part of the reason why not.
#[test]
fn words_stand_only_where_they_can_do_something() {
    for (text, why) in [
        ("{ do = { gain = { what = \"fs\", n = { per = \"spent-cost\" } } } }", "that it does not put away"),
        ("{ do = { less-damage = 2 } }", "no damage is about to be inflicted here"),
        ("{ do = \"brace\" }", "no attack goes on here"),
        ("{ do = \"stride\" }", "speaks of a range and has none"),
        ("{ do = { drop-anchors = 2 } }", "a way that it does not go"),
        ("{ do = { gain = { what = \"fire\", who = \"on-the-way\" } } }", "a way that it does not go"),
        ("{ if = \"moved\", do = \"barrier\" }", "nobody was moved before"),
        ("{ if = \"not-done\", do = \"barrier\" }", "no clause before says how much"),
        ("{ do = { force = { how = \"pull\", beside = true } } }", "only a Throw goes straight"),
        ("{ do = { detonate = 0 } }", "a number so low does nothing"),
        ("{ do = { detonate = 31 } }", "a number of a text is at most 30"),
        ("{ do = { pull-tiles = { n = 2, within = 1 } } }", "a number so low does nothing"),
        (
            "{ do = { until = { span = \"turn\", what = { speed = { by = 0 } } } } }",
            "a number of 0 does nothing",
        ),
        (
            "{ do = { until = { span = \"turn\", what = { speed = { by = 2, most = 13 } } } } }",
            "no robot is as fast as that",
        ),
        (
            "{ do = { until = { span = \"turn\", what = { speed = { by = 2, most = 1 } } } } }",
            "no robot is slower than that",
        ),
        (
            "{ do = { until = { span = \"turn\", what = { moving-hurts = 0 } } } }",
            "a number of 0 does nothing",
        ),
        (
            "{ do = { until = { span = \"turn\", what = { try-again = 2 } } } }",
            "only be said of the card itself",
        ),
        (
            "{ do = { until = { span = \"turn\", what = \"flat-range\" } } }",
            "only be said of the card itself",
        ),
        (
            "{ do = { until = { span = \"turn\", who = \"foe\", what = \"lasso\" } } }",
            "can only hold for the user",
        ),
        (
            "{ do = { until = { span = \"turn\", what = { impact-with = { kind = \"instant\" } } } } }",
            "an Instant is no attack",
        ),
    ] {
        assert_told(&with("dash.toml", &[("{ do = { gain = { what = \"fs\", n = 3 } } }", text)]), why, text);
    }
}

/// The same of texts of attacks, Activated cards and abilities.
#[test]
fn words_of_attacks_and_abilities_stand_only_there() {
    for (from, to, why) in [
        ("rules = [{ do = \"pull-tile\" }", "rules = [{ do = \"void\" }", "nothing is going on here"),
        (
            "rules = [{ do = \"pull-tile\" }",
            "rules = [{ do = { immune = \"foes\" } }",
            "nothing is going on here",
        ),
        ("rules = [{ do = \"pull-tile\" }", "rules = [{ do = \"scramble\" }", "nothing is going on here"),
        ("rules = [{ do = \"pull-tile\" }", "rules = [{ do = \"disarm\" }", "nothing is going on here"),
        (
            "hurt = { in-range = true }",
            "hurt = { in-range = true, around-me = true }",
            "either around the user",
        ),
        ("hurt = { in-range = true }", "hurt = { in-range = true, repeat = 2 }", "only damage to the Target"),
        ("hurt = { repeat = 2 }", "hurt = { repeat = 31 }", "a number of a text is at most 30"),
        ("always = [{ try-again = 2 }]", "always = [{ try-again = 0 }]", "a number of 0 does nothing"),
        ("always = [{ try-again = 2 }]", "always = [\"flat-range\"]", "only for the range of a melee attack"),
        ("active = [\"purge\"]", "active = [\"lasso\"]", "nobody knows here how far away"),
        (
            "active = [\"purge\"]",
            "active = [\"purge\"]\nalways = [{ try-again = 1 }]",
            "only an attack can fail",
        ),
        (
            "active = [\"purge\"]",
            "triggers = [{ once-a-bout = true, price = { pt = 1 }, rules = [{ do = \"barrier\" }] }]",
            "only a Trigger of an ability is for once in the bout",
        ),
        (
            "price = { pt = 3 }, rules = [{ do = { detonate = 3 } }]",
            "once = true, once-a-bout = true, price = { pt = 3 }, rules = [{ do = { detonate = 3 } }]",
            "once in the bout is once in every turn",
        ),
    ] {
        assert_told(&with("o-gun.toml", &[(from, to)]), why, to);
    }
}
