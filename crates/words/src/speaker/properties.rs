//! Properties of every message and every source: nothing panics, nothing is lost without a fault.

use proptest::prelude::*;

use super::tests::catalog;
use super::*;

const KEYS: &[&str] = &["plain", "turn", "hit", "place", "shade", "lost", "big", "list-two", "list-none"];
const NAMES: &[&str] = &["player", "by", "to", "n", "colour", "what", "before", "next"];

/// Pieces of Fluent sources.
const PIECES: &[&str] = &[
    "plain = ",
    "hit = ",
    "-bot = ",
    "lost = ",
    "Words",
    " ",
    "\n",
    "\n    ",
    "{ ",
    " }",
    "$n",
    "$what",
    "-bot",
    "plain",
    "hit",
    "lost",
    "\"",
    "\\u0041",
    "\\\\",
    " ->\n",
    "[one]",
    "*[other]",
    " x",
    ".gender = ",
    "NUMBER(",
    ")",
    ", ",
    "type: \"ordinal\"",
    "12",
    "1.50",
    "# ",
    "é",
    "{ $n }",
    "{ hit }",
    "{ -bot }",
    "{ \"x\" }",
    "{ $n ->\n    [one] x\n   *[other] { lost }\n }\n",
    "{ NUMBER($n) ->\n   *[other] y\n }\n",
];

fn any_key() -> impl Strategy<Value = String> {
    prop_oneof![4 => proptest::sample::select(KEYS).prop_map(str::to_owned), 1 => any::<String>()]
}

fn any_name() -> impl Strategy<Value = String> {
    prop_oneof![6 => proptest::sample::select(NAMES).prop_map(str::to_owned), 1 => any::<String>()]
}

fn any_message() -> impl Strategy<Value = Message> {
    let bare = any_key().prop_map(Message::new);
    bare.prop_recursive(4, 40, 5, |inner| {
        let arg = prop_oneof![
            any::<i64>().prop_map(Arg::Number),
            (-3..30i64).prop_map(Arg::Number),
            any::<String>().prop_map(Arg::Text),
            inner.clone().prop_map(Arg::Message),
            proptest::collection::vec(inner, 0..5).prop_map(Arg::List),
        ];
        let args = proptest::collection::vec((any_name(), arg), 0..6);
        (any_key(), args).prop_map(|(key, args)| {
            args.into_iter().fold(Message::new(key), |message, (name, arg)| message.with(name, arg))
        })
    })
}

/// Fluent without much sense.
fn any_source() -> impl Strategy<Value = String> {
    let piece =
        prop_oneof![20 => proptest::sample::select(PIECES).prop_map(str::to_owned), 1 => any::<String>()];
    let line = |key: &'static str| {
        proptest::collection::vec(piece.clone(), 0..4)
            .prop_map(move |words| format!("{key} = x{}\n", words.concat()))
    };
    prop_oneof![
        proptest::collection::vec(piece.clone(), 0..20).prop_map(|pieces| pieces.concat()),
        (line("plain"), line("hit"), line("-bot"), line("lost"))
            .prop_map(|(a, b, c, d)| [a, b, c, d].concat()),
    ]
}

proptest! {
    #[test]
    fn anything_can_be_said(message in any_message(), lang in "en|it|it-CH|en-XA|fr|\\PC{0,6}") {
        let speaker = Speaker::new(&catalog(), &lang);
        let text = speaker.say(&message);
        prop_assert_eq!(speaker.say(&message), text);
        for fault in speaker.faults() {
            prop_assert!(!fault.to_string().is_empty());
        }
    }

    #[test]
    fn what_has_no_fault_has_no_marker(n in any::<i64>(), by in "[a-z]{1,9}") {
        let speaker = Speaker::new(&catalog(), "en");
        let text = speaker.say(&Message::new("hit").with("n", n).with("by", by).with("to", Message::new("bot")));
        prop_assert_eq!(text.contains('⟦'), !speaker.faults().is_empty());
        prop_assert!(!text.contains('⟦'));
    }

    #[test]
    fn any_source_is_refused_or_can_be_said(source in any_source(), message in any_message()) {
        let mut catalog = Catalog::new();
        if catalog.add("en", &source).is_err() {
            prop_assert_eq!(catalog.keys("en"), Catalog::new().keys("en"));
        }
        for lang in ["en", "en-XA"] {
            let speaker = Speaker::new(&catalog, lang);
            speaker.say(&message);
            for key in catalog.keys("en") {
                speaker.say(&Message::new(key).with("n", 1).with("what", "x"));
            }
        }
    }

    #[test]
    fn the_made_up_language_says_what_english_says(source in any_source(), n in -1..5i64) {
        let mut catalog = Catalog::new();
        if catalog.add("en", &source).is_ok() {
            let (english, accented) = (Speaker::new(&catalog, "en"), Speaker::new(&catalog, "en-XA"));
            for key in catalog.keys("en") {
                let message = Message::new(key).with("n", n).with("what", 2).with("before", 3).with("next", 4);
                let text = english.say(&message);
                if english.faults().is_empty() {
                    prop_assert_eq!(accented.say(&message), format!("［{}］", crate::pseudo(&text)));
                }
            }
        }
    }
}
