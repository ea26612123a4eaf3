//! Damaged, foreign and newer record files: the message and the exit code.

use crate::hangar::Home;

struct Case {
    name: &'static str,
    damage: fn(&str) -> Vec<u8>,
    code: i32,
    says: &'static [&'static str],
}

/// The text with a line replaced, counted from 1.
fn line(text: &str, number: usize, new: impl Fn(&str) -> String) -> Vec<u8> {
    let lines = text.lines().enumerate().map(|(place, line)| match place + 1 == number {
        true => new(line),
        false => line.to_owned(),
    });
    lines.map(|line| line + "\n").collect::<String>().into_bytes()
}

fn without(text: &str, number: usize) -> Vec<u8> {
    let kept = text.lines().enumerate().filter(|(place, _)| place + 1 != number);
    kept.map(|(_, line)| format!("{line}\n")).collect::<String>().into_bytes()
}

fn swapped(text: &str, from: &str, to: &str) -> Vec<u8> {
    assert!(text.contains(from), "{from} is not in {text}");
    text.replacen(from, to, 1).into_bytes()
}

const CASES: &[Case] = &[
    Case { name: "nothing", damage: |_| Vec::new(), code: 3, says: &["line 1", "not the record of a bout"] },
    Case {
        name: "bytes",
        damage: |_| vec![0xff; 300],
        code: 3,
        says: &["line 1", "not the record of a bout"],
    },
    Case {
        name: "other JSON",
        damage: |_| b"{\"a\":1}\n".to_vec(),
        code: 3,
        says: &["not the record of a bout"],
    },
    Case {
        name: "newer format",
        damage: |text| swapped(text, "\"version\":1", "\"version\":2"),
        code: 3,
        says: &["line 1", "format 2 is newer", "newer program"],
    },
    Case {
        name: "unknown game",
        damage: |text| swapped(text, "stak-bots", "stork-bots"),
        code: 3,
        says: &["stork-bots, which this program does not know", "Did you mean stak-bots?"],
    },
    Case {
        name: "other rules",
        damage: |text| swapped(text, "\"rules_version\":", "\"rules_version\":7"),
        code: 3,
        says: &["line 1", "version 7", " of the rules"],
    },
    Case {
        name: "other pack",
        damage: |text| swapped(text, "\"name\":\"house\"", "\"name\":\"mansion\""),
        code: 3,
        says: &["line 1", "the pack mansion", "--packs"],
    },
    Case {
        name: "head with an unknown key",
        damage: |text| swapped(text, "{\"format\"", "{\"colour\":1,\"format\""),
        code: 3,
        says: &["line 1 is damaged", "colour"],
    },
    Case {
        name: "no set-up",
        damage: |text| without(text, 2),
        code: 3,
        says: &["line 2 is damaged", "setup"],
    },
    Case {
        name: "head alone",
        damage: |text| text.lines().next().expect("a head").as_bytes().to_vec(),
        code: 3,
        says: &["line 2 is damaged", "breaks off"],
    },
    Case {
        name: "illegal set-up",
        damage: |text| swapped(text, "\"seats\":2", "\"seats\":77"),
        code: 1,
        says: &["line 2", "not allowed", "SB-R2"],
    },
    Case {
        name: "torn line",
        damage: |text| line(text, 10, |line| line[..line.len() / 2].to_owned()),
        code: 3,
        says: &["line 10 is damaged", "Restore"],
    },
    Case {
        name: "a byte that is no text",
        damage: |text| {
            let mut bytes = text.to_owned().into_bytes();
            let place = text.lines().take(11).map(|line| line.len() + 1).sum::<usize>() + 12;
            bytes[place] = 0xff;
            bytes
        },
        code: 3,
        says: &["line 12 is damaged"],
    },
    Case {
        name: "a line too few",
        damage: |text| without(text, 10),
        code: 3,
        says: &["line 10", "this should be input 8, but it is input 9"],
    },
    Case {
        name: "a line after the end",
        damage: |text| format!("{text}{{\"n\":1}}\n").into_bytes(),
        code: 3,
        says: &["the bout is already over, but the file goes on"],
    },
    Case {
        name: "a digest that is no number",
        damage: |text| line(text, 9, |line| line.replace("\"digest\":\"", "\"digest\":\"x")),
        code: 3,
        says: &["line 9 is damaged"],
    },
    Case {
        name: "another digest",
        damage: |text| {
            line(text, 9, |line| {
                let start = line.find("\"digest\":\"").expect("a digest") + 10;
                format!("{}0123456789abcdef{}", &line[..start], &line[start + 16..])
            })
        },
        code: 1,
        says: &["line 9", "the position after input 7 is different", "0123456789abcdef"],
    },
    Case {
        name: "an impossible input",
        damage: |text| line(text, 3, |_| "{\"n\":1,\"input\":{\"leave\":7}}".to_owned()),
        code: 1,
        says: &["line 3", "input 1 is refused", "A roll or draw was due first"],
    },
    Case {
        name: "an input of nobody",
        damage: |text| {
            let place = text.lines().position(|line| line.contains("\"answer\"")).expect("an answer");
            let new = format!("{{\"n\":{},\"input\":{{\"leave\":7}}}}", place - 1);
            line(text, place + 1, |_| new.clone())
        },
        code: 1,
        says: &["is refused", "no seat number 7"],
    },
    Case {
        name: "another outcome",
        damage: |text| {
            let last = text.lines().count();
            line(text, last, |line| line.replace("\"ending\":\"rules\"", "\"ending\":\"time\""))
        },
        code: 1,
        says: &["does not end the way its last line says"],
    },
];

#[test]
fn every_damage_is_named_with_its_place_and_what_to_do() {
    let home = Home::new();
    let good = home.record();
    for Case { name, damage, code, says } in CASES {
        let file = home.file("damaged.jsonl", damage(&good));
        for command in ["record", "replay"] {
            let ran = home.run(&[command, &file], "");
            assert_eq!(ran.code, *code, "{name}: {ran:?}");
            assert!(ran.err.contains("damaged.jsonl") && ran.err.contains("What to do: "), "{name}: {ran:?}");
            for words in *says {
                assert!(ran.err.contains(words), "{name}: `{words}` is not in {}", ran.err);
            }
        }
        let resumed = home.run(&["play", "stak-bots", "--resume", &file], "");
        assert_ne!(resumed.code, 0, "{name}: {resumed:?}");
    }
    home.run(&["record", "nowhere.jsonl"], "").ends(3).says("nowhere.jsonl cannot be read");
}

#[test]
fn no_cut_of_a_record_is_a_panic() {
    let home = Home::new();
    let good = home.record();
    for end in (0..good.len()).step_by(good.len() / 60) {
        let ran = home.run(&["record", &home.file("cut", &good[..end])], "");
        assert!([0, 3].contains(&ran.code), "{end}: {ran:?}");
    }
}
