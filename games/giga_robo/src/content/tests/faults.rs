//! Every fault of a pack is told, with its place and what to do about it, and reading goes on.

use super::*;
use kernel::PackText;
use tabletop::sheet::line_column;

/// The house files, with a part of one of them replaced.
fn with(file: &str, changes: &[(&str, &str)]) -> Vec<PackText> {
    let mut files = house_files();
    let text = &mut files.iter_mut().find(|text| text.file.ends_with(file)).expect("a house file").text;
    for (from, to) in changes {
        assert!(text.contains(from), "{from} is not in {file}");
        *text = text.replacen(from, to, 1);
    }
    files
}

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
    let faults: Vec<String> = told(&files)
        .iter()
        .map(|fault| fault.split_once(", expected").map_or(fault.as_str(), |(what, _)| what).to_owned())
        .collect();
    let wanted = [
        "36: a card costs at most 30",
        "49: unknown variant `rerol`",
        "58: unknown variant `foes-carp`",
        "123: unknown variant `not-recoverd`",
    ];
    assert_eq!(faults, wanted);
    let files = with("dash.toml", &[("[[card]]\ncode = \"OPEN-PATH\"", "[[carp]]\ncode = \"OPEN-PATH\"")]);
    assert_eq!(told(&files)[0], "4: there are 10 cards, not 9 (GR-1.4)");
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
        "an attack has a range",
        "an attack has at least 1 Attack Die",
        "a roll has at most 6 dice (GR-12.10)",
        "the Instant does nothing",
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
    let faults = told(&files);
    let has = |what: &str| faults.iter().filter(|fault| fault.contains(what)).count();
    assert_eq!(has("X must be chosen with `x = true`"), 1, "{faults:#?}");
    assert_eq!(has("the text counts dice that it does not roll"), 1, "{faults:#?}");
    assert_eq!(has("the text asks for a Recovery Roll that it does not make"), 2, "{faults:#?}");
    assert_eq!(has("an amount is at most 30"), 1, "{faults:#?}");
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
    assert_eq!(told(&files), ["4: the card `BATTLE-FOCUS` of a pilot must be an Instant (GR-1.4)"]);
    let files = with(
        "ayzn.toml",
        &[("ultimate = true\n", ""), ("code = \"AYZN-PUNCH\"", "ultimate = true\ncode = \"AYZN-PUNCH\"")],
    );
    let wanted = [
        "4: the first 3 cards are Ultimate Techniques, not `AYZN-BLITZ-KNUCKLE`",
        "4: `AYZN-PUNCH` is an Ultimate Technique too many (GR-1.5)",
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
    assert!(
        faults.contains(&"10: the Quick Start Build has 11 different cards, not 10 (GR-3.14)".to_owned())
    );
    let files = with("ayzn.toml", &[("    \"AYZN-BLITZ-KNUCKLE\",", "    \"CORE-BREACH\",")]);
    assert_eq!(told(&files), ["10: the Quick Start Build has 1 Ultimate Technique, not 0 (GR-3.14)"]);
    let files = with("dash.toml", &[("abilities = [\"COMBAT-LOGIC\"]", "abilities = []")]);
    assert_eq!(told(&files), ["11: the Quick Start Build has 1 different abilities, not 0 (GR-3.14)"]);
}

#[test]
fn abilities_that_are_spoken_of_exist_and_can_be_chosen_together() {
    let files = with("ayzn.toml", &[("after = \"IRON-FUSION-STAGE-1\"", "after = \"IRON-FUSION-STAGE-9\"")]);
    assert_eq!(
        told(&files),
        ["4: there is no ability `IRON-FUSION-STAGE-9` | did you mean `IRON-FUSION-STAGE-1`?"]
    );
    let files = with("ayzn.toml", &[("after = \"IRON-FUSION-STAGE-1\"", "after = \"IRON-FUSION-STAGE-3\"")]);
    let wanted = ["2", "3"].map(|stage| {
        format!("4: `IRON-FUSION-STAGE-{stage}` needs too many abilities: a build has 3 (GR-3.8)")
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
    files.push(PackText { file: "own/pack.toml".to_owned(), text: "title = 'no matter'".to_owned() });
    files.push(PackText {
        file: "own/maps.toml".to_owned(),
        text: "[supply]\ntier-1 = 20\ntier-2 = 0".to_owned(),
    });
    let content = read_packs(&files).expect("it is sound");
    assert_eq!(content.pilots.iter().map(|pilot| pilot.heart).collect::<Vec<_>>(), [9, 4]);
    assert_eq!(content.supply, [20, 0]);
}

#[test]
fn what_lies_side_by_side_must_fit() {
    let empty = PackText { file: "empty.toml".to_owned(), text: String::new() };
    let wanted = [
        "1: there is no pilot",
        "1: there is no robot",
        "1: there are no Impact Cards",
        "1: there is no map",
        "1: there is no supply of Structures",
    ];
    assert_eq!(told(&[empty]), wanted);
    let mut files = house_files();
    let text = files[0].text.replacen("\"DASH\"", "\"DOUBLE\"", 1);
    files.push(PackText { file: "double.toml".to_owned(), text });
    assert_eq!(told(&files).len(), 13, "each of its cards and abilities stands twice");
    let homeless = PackText { file: "a.toml".to_owned(), text: "[[card]]\ncode = 'X'\n[robo]".to_owned() };
    let wanted = [
        "1: `card` belongs to a pilot or a robot | begin the file with [pilot] or [robot]",
        "3: nothing is known by the name `robo` | did you mean `robot`? Known here: pilot, robot, ability, card, impact, map, supply",
    ];
    assert_eq!(told(&[homeless]), wanted);
    let torn = PackText { file: "b.toml".to_owned(), text: "[[card".to_owned() };
    assert!(told(&[torn])[0].starts_with("1: this is not TOML"));
}
