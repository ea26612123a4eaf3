//! Every fault of a pack is reported, all at once, each with its place.

use super::*;
use proptest::prelude::*;

/// The faults of one file of cards.
fn faults(text: &str) -> Vec<String> {
    told(&[("c", text)])
}

fn effect(lines: &str) -> String {
    card("TEST", &format!("[[card.effect]]\n{lines}"))
}

#[test]
fn a_faulty_card_is_told_with_all_its_faults() {
    let text = "[[card]]\ncode = 'test'\ntype = 'T'\nname = { it = 'Prova', E = 'x', fr = ' ' }\npower = 16\nrank = 0\ncopies = 61\npowr = 1";
    let expected = [
        "c:2:8 `code` cannot be `test` | write 2 to 16 capital letters and digits, a letter first",
        "c:3:8 `type` cannot be `T` | write 2 to 16 capital letters and digits, a letter first",
        "c:4:8 `name` has no English | add `en = \"…\"`",
        "c:4:24 `E` is no language | write a language tag such as `en` or `pt-BR`",
        "c:4:38 ` ` is no name | write 1 to 40 characters, without spaces around them",
        "c:5:9 `power` must be a whole number from 0 to 15, not 16",
        "c:6:8 `rank` must be a whole number from 1 to 6, not 0",
        "c:7:10 `copies` must be a whole number from 0 to 60, not 61",
        "c:8:1 nothing is known by the name `powr` | did you mean `power`? Known here: code, type, name, power, rank, copies, effect",
    ];
    assert_eq!(faults(text), expected);
    let missing = ["code", "name", "power", "rank", "copies"].map(|key| format!("c:1:1 `{key}` is missing"));
    assert_eq!(faults("[[card]]"), missing);
}

#[test]
fn a_faulty_effect_is_told() {
    let table = [
        ("do = 'draw'", "c:7:1 `part` is missing"),
        ("part = 'entry'", "c:7:1 `do` is missing"),
        (
            "part = 'entri'\ndo = 'draw'",
            "c:8:8 `part` cannot be `entri` | did you mean `entry`? Known here: entry, attack, damage",
        ),
        (
            "part = 'damage'\ndo = 'scrap-belw'",
            "c:9:6 `do` cannot be `scrap-belw` | did you mean `scrap-below`? Known here: scrap-damaged, scrap-below, return-damaged",
        ),
        (
            "part = 'entry'\ndo = 'sink'",
            "c:7:1 `sink` must choose something | add `choose` with one of: any-stak, other-stak, every-stak",
        ),
        (
            "part = 'entry'\ndo = 'sink'\nchoose = 'covered-card'",
            "c:10:10 `sink` cannot choose `covered-card` | choose one of: any-stak, other-stak, every-stak",
        ),
        (
            "part = 'entry'\ndo = 'sink'\nchoose = 'all'",
            "c:10:10 `choose` cannot be `all` | known here: opponent, any-stak, other-stak, every-stak, covered-card",
        ),
        (
            "part = 'entry'\ndo = 'swap'\nchoose = 'any-stak'",
            "c:10:10 `swap` cannot choose `any-stak` | choose one of: other-stak",
        ),
        (
            "part = 'attack'\ndo = 'draw'\nchoose = 'opponent'",
            "c:10:10 `draw` chooses nothing | leave `choose` out",
        ),
        ("part = 'entry'\ndo = 'play'\ncount = 2", "c:10:9 `play` takes no count | leave `count` out"),
        (
            "part = 'entry'\ndo = 'draw'\ncount = 10",
            "c:10:9 `count` must be a whole number from 1 to 9, not 10",
        ),
        (
            "part = 'entry'\ndo = 'draw'\noptional = 1",
            "c:10:12 `optional` must be true or false, not a whole number",
        ),
        (
            "part = 'attack'\ndo = 'attack-again'\noptional = true",
            "c:10:12 `attack-again` cannot be optional | leave `optional` out",
        ),
        (
            "part = 'damage'\ndo = 'scrap-below'\noptional = true",
            "c:10:12 `scrap-below` cannot be optional | leave `optional` out",
        ),
        (
            "part = 'damage'\ndo = 'scrap-damaged'\ncount = 2",
            "c:10:9 `scrap-damaged` takes no count | leave `count` out",
        ),
        (
            "part = 'entry'\ndo = 'draw'\ncuont = 2",
            "c:10:1 nothing is known by the name `cuont` | did you mean `count`? Known here: part, do, choose, count, optional",
        ),
    ];
    for (lines, expected) in table {
        assert_eq!(faults(&effect(lines)), [expected], "{lines}");
    }
}

#[test]
fn effects_that_do_not_go_together_are_told() {
    let one = |part: &str, verb: &str| format!("[[card.effect]]\npart = '{part}'\ndo = '{verb}'\n");
    let table = [
        (
            one("attack", "attack-again") + &one("attack", "attack-again"),
            "c:10:1 the card says `attack-again` twice | keep one of them",
        ),
        (
            one("damage", "scrap-below") + &one("damage", "scrap-below"),
            "c:10:1 the card says `scrap-below` twice | keep one of them",
        ),
        (
            one("damage", "scrap-damaged") + &one("damage", "return-damaged"),
            "c:10:1 a damaged card cannot be both scrapped and returned | keep one of them",
        ),
        (one("entry", "draw").repeat(5), "c:19:1 a part holds at most 4 effects"),
    ];
    for (lines, expected) in table {
        assert_eq!(faults(&card("TEST", &lines)), [expected], "{lines}");
    }
    assert_eq!(
        faults(&card("TEST", "effect = 3")),
        ["c:7:10 `effect` must be a list of tables, not a whole number | write [[effect]]"]
    );
}

#[test]
fn cards_that_cannot_lie_side_by_side_are_told() {
    let typed = |code: &str, name: &str, power: u8, more: &str| {
        format!(
            "[[card]]\ncode = '{code}'\ntype = 'KIN'\nname.en = '{name}'\npower = {power}\nrank = 1\ncopies = 1\n{more}"
        )
    };
    let draw = "[[card.effect]]\npart = 'entry'\ndo = 'draw'\n";
    let table = [
        (card("TEST", ""), "d:2:8 there is another card `TEST` | the other one is TEST at c:2"),
        (
            card("OTHER", "").replace("OTHER Bot", "TEST Bot"),
            "d:2:8 another type is named `TEST Bot` too | the other one is TEST at c:2",
        ),
    ];
    for (text, expected) in table {
        assert_eq!(told(&[("c", &card("TEST", "")), ("d", &text)]), [expected]);
    }
    let table = [
        (
            typed("KB", "Kin", 2, draw),
            "d:2:8 cards of the type `KIN` must have the same effects | the other one is KA at c:2",
        ),
        (
            typed("KB", "Kith", 2, ""),
            "d:2:8 cards of the type `KIN` must have the same names | the other one is KA at c:2",
        ),
        (
            typed("KB", "Kin", 1, ""),
            "d:2:8 another card of the type `KIN` has the power 1 | the other one is KA at c:2",
        ),
    ];
    for (text, expected) in table {
        assert_eq!(told(&[("c", &typed("KA", "Kin", 1, "")), ("d", &text)]), [expected]);
    }
    assert_eq!(told(&[("c", &typed("KA", "Kin", 1, "")), ("d", &typed("KB", "Kin", 2, ""))]), [""; 0]);
}

#[test]
fn as_many_kinds_as_fit_and_no_more() {
    let cards = |count: usize| (0..count).map(|i| card(&format!("C{i}"), "")).collect::<String>();
    assert_eq!(faults(&cards(31)), [""; 0]);
    assert_eq!(
        faults(&cards(33)),
        ["c:219:8 33 kinds of cards, but at most 31 fit | leave out cards, or packs"]
    );
}

#[test]
fn empty_and_torn_files_are_told() {
    let hollow =
        "c:1:1 the file holds neither cards nor decks | write a card under [[card]] or a deck under [[deck]]";
    assert_eq!(faults(""), [hollow]);
    assert_eq!(told(&[]), [":1:1 the packs hold no cards"]);
    assert_eq!(faults("[[card]"), ["c:1:8 this is not TOML: unclosed array table, expected `]`"]);
    let description = &house_files()[0];
    assert_eq!(told(&[("a/pack.toml", &description.text)]), ["a/pack.toml:1:1 the packs hold no cards"]);
    let torn = told(&[("c", "=\n"), ("d", "[[deck]]\ncode = 'd'\nname.en = 'D'\ncards = { ANY = 1 }")]);
    assert_eq!(torn.len(), 1, "{torn:?}");
}

#[test]
fn the_description_of_a_pack_is_checked() {
    let text = "name = 'My Pack'\ntitle = { it = 'x' }\nversion = '1.0'\nauthors = []\nlanguages = ['english!']\nlicense = 'MIT'\n";
    let expected = [
        "pack.toml:1:1 `authors` is empty | name somebody who answers for the pack",
        "pack.toml:1:1 `licence` is missing",
        "pack.toml:1:8 `name` cannot be `My Pack` | write up to 32 small letters, digits and `-`, a letter first",
        "pack.toml:2:9 `title` has no English | add `en = \"…\"`",
        "pack.toml:3:11 `version` cannot be `1.0` | write three numbers, such as `0.1.0`",
        "pack.toml:5:14 `languages` cannot be `english!` | write a language tag such as `en` or `pt-BR`",
        "pack.toml:6:1 nothing is known by the name `license` | did you mean `licence`? Known here: name, title, version, authors, licence, languages",
    ];
    assert_eq!(told(&[("pack.toml", text), ("c", &card("TEST", ""))]), expected);
}

fn deck(code: &str, cards: &str) -> String {
    format!("[[deck]]\ncode = '{code}'\nname.en = 'D'\ncards = {{ {cards} }}\n")
}

const SOUND: &str = "P3 = 5, KLUTZ = 5, DONOR = 5, BEACON = 5, P4 = 5, LIFT = 5, PARCEL = 5, SINK = 5, P5 = 5, GUZZLE = 5, SWAP = 5, FLARE = 5";

#[test]
fn a_deck_is_told_with_every_breach() {
    let content = house();
    let cards = SOUND.replace("P3 = 5", "P3 = 6").replace("SWAP = 5, ", "");
    let table = [
        (deck("d", SOUND), vec![]),
        (
            deck("d", &cards),
            vec![
                "4:9 the deck has 56 cards, not 60 (SB-17.25)",
                "4:9 the deck has 11 cards of rank 1, not 10 (SB-17.25)",
                "4:9 the deck has 5 cards of rank 6, not 10 (SB-17.25)",
                "4:16 6 copies of one card, but at most 5 are allowed (SB-17.25)",
            ],
        ),
        (
            deck("d", "SWOP = 5, ZZZ = 1"),
            vec!["4:11 there is no card `SWOP` | did you mean `SWAP`?", "4:21 there is no card `ZZZ`"],
        ),
        (deck("d", "P1 = 300"), vec!["4:16 `P1` must be a whole number from 0 to 60, not 300"]),
        (
            "x = 1".to_owned(),
            vec![
                "1:1 there must be one deck, not 0",
                "1:1 nothing is known by the name `x` | known here: deck",
            ],
        ),
        (deck("a", SOUND) + &deck("b", SOUND), vec!["5:1 there must be one deck, not 2"]),
    ];
    for (text, expected) in table {
        let faults = read_deck(&text, &content).err().unwrap_or_default();
        let tell = |fault: &kernel::Fault| {
            let (line, column) = line_column(&text, fault.span.start);
            let help = fault.help.as_ref().map_or(String::new(), |help| format!(" | {help}"));
            format!("{line}:{column} {}{help}", fault.what)
        };
        assert_eq!(faults.iter().map(tell).collect::<Vec<_>>(), expected, "{text}");
    }
}

#[test]
fn decks_of_a_pack_are_compared_and_excused_for_faulty_cards() {
    let mut files = house_files();
    files[2].text = deck("d", SOUND) + &deck("d", SOUND);
    let faults = read_packs(&files).expect_err("two decks of one code");
    assert_eq!(faults[0].fault.what, "there is another deck `d`");
    files[2].text = deck("d", SOUND);
    files[1].text = files[1].text.replace("power = 0", "power = 99");
    let faults = read_packs(&files).expect_err("one card is faulty");
    assert_eq!(faults.len(), 1, "{faults:?}");
}

#[test]
fn a_huge_pack_is_refused_with_a_short_list() {
    let many = |count: usize, line: &dyn Fn(usize) -> String| (0..count).map(line).collect::<String>();
    let table = [
        many(24_000, &|_| "[[card]]\n".to_owned()),
        many(5_000, &|i| card(&format!("C{i}"), "")),
        "[[deck]]\n[deck.cards]\n".to_owned() + &many(40_000, &|i| format!("C{i} = 70\n")),
        many(12_000, &|i| format!("[[deck]]\ncode = 'd{i}'\n")),
        format!("[[card]]\n{}", many(40_000, &|i| format!("k{i} = 1\n"))),
        format!("[[card]]\n[card.name]\n{}", many(40_000, &|i| format!("k{i} = 'x'\n"))),
        format!("[[card]]\n{}", "[[card.effect]]\npart = 'entry'\n".repeat(9_000)),
        "[".repeat(49_000),
        "a".repeat(2_000_000),
    ];
    for text in table {
        let faults = faults(&text);
        assert!((1..=600).contains(&faults.len()), "{} faults of {}", faults.len(), &text[..20]);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn a_mutated_pack_never_panics(
        cuts in prop::collection::vec((0usize..3, any::<prop::sample::Index>(), 0usize..12, "[\\[\\]{}=\"'.,\n a-zA-Z0-9é-]{0,4}"), 1..6),
    ) {
        let mut files = house_files();
        for (file, at, length, new) in cuts {
            let text = &mut files[file].text;
            let bounds: Vec<usize> = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
            let from = at.index(bounds.len());
            let to = (from + length).min(bounds.len() - 1);
            text.replace_range(bounds[from]..bounds[to], &new);
        }
        match read_packs(&files) {
            Ok(content) => {
                for (id, _) in content.iter() {
                    say_card(&content, id);
                }
                for deck in &content.decks {
                    prop_assert_eq!(read_deck(&write_deck(deck, &content), &content), Ok(deck.clone()));
                }
            }
            Err(faults) => {
                prop_assert!(!faults.is_empty());
                for fault in faults {
                    let file = files.iter().find(|file| file.file == fault.file).expect("a file of the pack");
                    prop_assert!(file.text.get(fault.fault.span.clone()).is_some(), "{:?}", fault);
                }
            }
        }
    }
}
