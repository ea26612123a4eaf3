//! Battlefields of one's own in set-ups: read, written, refused with all faults, and with the rulebook's advice.
//! GK-18.2 to GK-18.6, GK-R22.

use heavy_hitters::{HeavyHitters, Illegal, Setup};
use kernel::{Bout, Cited, Library, Notation, Prose};
use std::sync::Arc;
use words::{Catalog, ENGLISH, Speaker};

fn content() -> Arc<heavy_hitters::Content> {
    HeavyHitters::content(&HeavyHitters::house()).expect("the house pack has no faults")
}

fn read(text: &str) -> Setup {
    HeavyHitters::read_setup(text, None, &content()).expect("it can be read")
}

fn said(setup: &Setup) -> Vec<String> {
    let mut catalog = Catalog::new();
    for (language, source) in HeavyHitters::WORDS {
        catalog.add(language, source).expect("sound words");
    }
    let speaker = Speaker::new(&catalog, ENGLISH);
    let lines = HeavyHitters::say_setup(&content(), setup);
    let plain = |line: String| line.replace(['\u{2068}', '\u{2069}'], "");
    let lines = lines.iter().map(|line| plain(speaker.say(line))).collect();
    assert_eq!(speaker.faults(), []);
    lines
}

#[test]
fn a_battlefield_of_ones_own_is_read_and_written() {
    let setup = read("seats = 2\nstarts = [\"1F\", \"9F\"]\nbuildings = [\"4E\", \"5D\", \"5G\", \"5H\"]\n");
    let text = HeavyHitters::write_setup(&setup).expect("it can be written");
    assert!(text.contains("starts = [\"1F\", \"9F\"]"), "{text}");
    assert_eq!(read(&text), setup);
    let bout: Bout<HeavyHitters> = Bout::open(&setup, &content(), None).expect("it is legal");
    assert_eq!(bout.table().starts().len(), 2);
    assert_eq!(said(&setup), ["2 players on a battlefield of their own"]);
}

#[test]
fn labels_of_no_hex_are_named_with_their_places() {
    let text = "seats = 2\nstarts = [\"1F\", \"0A\"]\nbuildings = [\"E5\", \"4E\", \"3Z\", \"9A\"]\n";
    let faults = HeavyHitters::read_setup(text, None, &content()).expect_err("four are wrong");
    let told: Vec<(&str, &str)> =
        faults.iter().map(|fault| (&text[fault.span.clone()], fault.what.as_str())).collect();
    let expected = [
        ("\"0A\"", "column A has the hexes 1 to 8, and no 0"),
        ("\"E5\"", "a hex is a digit and a letter, such as 5K"),
        ("\"3Z\"", "there is no column Z: the columns are A to K"),
        ("\"9A\"", "column A has the hexes 1 to 8, and no 9"),
    ];
    assert_eq!(told, expected);
}

#[test]
fn all_that_is_impossible_is_refused_at_once() {
    let setup = read("seats = 3\nstarts = [\"1F\", \"5E\", \"1F\"]\nbuildings = [\"5E\", \"5E\"]\n");
    let refused = Bout::<HeavyHitters>::open(&setup, &content(), None).expect_err("it is impossible");
    let rules: Vec<&str> = refused.iter().map(Illegal::rule).collect();
    assert_eq!(rules, ["GK-2.7", "GK-3.6", "GK-2.7", "GK-3.6"], "{refused:?}");
}

#[test]
fn what_the_rulebook_advises_is_said_and_forbids_nothing() {
    let setup = read("seats = 2\nstarts = [\"1A\", \"5B\"]\nbuildings = [\"7K\", \"3A\", \"2B\"]\n");
    assert!(Bout::<HeavyHitters>::open(&setup, &content(), None).is_ok(), "GK-18.6");
    let lines = said(&setup);
    assert_eq!(lines.len(), 4, "{lines:?}");
    assert!(lines[1].contains("from 1A to 5B there are 4"), "{lines:?}");
    assert!(lines[3].contains("two alleys"), "{lines:?}");
    let uneven = said(&read("seats = 2\nstarts = [\"1A\", \"8C\"]\nbuildings = [\"2B\", \"3A\", \"4B\"]\n"));
    assert_eq!(uneven.len(), 3, "{uneven:?}");
    assert!(uneven[2].contains("8C has 0 and 1A has 3"), "{uneven:?}");
}
