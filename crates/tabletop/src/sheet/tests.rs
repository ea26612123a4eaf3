//! Tests what a sheet reads, and every fault that it notes, with its place.

use super::*;
use proptest::prelude::*;

/// Reads the text and tells the faults as `line:column what | help`.
fn faults(text: &str, read: impl Fn(&Table<'_>)) -> Vec<String> {
    let sheet = Sheet::parse(text).expect("the text is TOML");
    let top = sheet.top();
    read(&top);
    let told = |fault: Fault| {
        let (line, column) = line_column(text, fault.span.start);
        let help = fault.help.map_or(String::new(), |help| format!(" | {help}"));
        format!("{line}:{column} {}{help}", fault.what)
    };
    sheet.finish().into_iter().map(told).collect()
}

#[test]
fn everything_sound_is_read_without_a_fault() {
    let text = "a = 'x'\nb = 7\nc = true\nd = ['p', 'q']\ne = 'two'\nf = { g = 1 }\nh = [{ i = 1 }]\n[[j]]\nk = 2\n[[j]]\nk = 3";
    let found = faults(text, |top| {
        assert_eq!(top.text("a"), Some("x"));
        assert_eq!(top.number("b", 0..=7u8), Some(7));
        assert_eq!(top.number_or("none", 0..=7u8, 4), 4);
        assert!(top.flag("c"));
        assert!(!top.flag("no flag"));
        assert_eq!(top.texts("d"), Some(vec!["p", "q"]));
        assert_eq!(top.choice("e", &[("one", 1), ("two", 2)]), Some(2));
        let f = top.table("f").expect("a table");
        assert_eq!(f.number("g", i64::MIN..=i64::MAX), Some(1));
        f.finish();
        assert_eq!(top.tables("h").len(), 1);
        let numbers = top.tables("j").iter().map(|j| j.number("k", 0..=9i32)).collect::<Vec<_>>();
        assert_eq!(numbers, [Some(2), Some(3)]);
        assert!(top.tables("no tables").is_empty());
        top.finish();
    });
    assert_eq!(found, [""; 0]);
}

#[test]
fn each_faulty_value_is_told_with_its_place_and_its_help() {
    told(&[
        (
            "",
            |t| {
                t.text("a");
            },
            &["1:1 `a` is missing"],
        ),
        (
            "\n a = 1",
            |t| {
                t.text("a");
            },
            &["2:6 `a` must be a text, not a whole number"],
        ),
        (
            "a = 9",
            |t| {
                t.number("a", 0..=8u8);
            },
            &["1:5 `a` must be a whole number from 0 to 8, not 9"],
        ),
        (
            "a = -1",
            |t| {
                t.number("a", 0..=8u8);
            },
            &["1:5 `a` must be a whole number from 0 to 8, not -1"],
        ),
        (
            "a = 1.5",
            |t| {
                t.number_or("a", 0..=8u8, 1);
            },
            &["1:5 `a` must be a whole number from 0 to 8, not a number with a fraction"],
        ),
        (
            "a = 'no'",
            |t| {
                t.flag("a");
            },
            &["1:5 `a` must be true or false, not a text"],
        ),
    ]);
}

#[test]
fn each_faulty_list_word_and_table_is_told_with_its_place_and_its_help() {
    told(&[
        (
            "a = ['x', 1]",
            |t| {
                t.texts("a");
            },
            &["1:11 `a` must be a text, not a whole number"],
        ),
        (
            "a = 1979-05-27",
            |t| {
                t.texts("a");
            },
            &["1:5 `a` must be a list, not a date"],
        ),
        (
            "a = 'wto'",
            |t| {
                t.choice("a", &[("one", 1), ("two", 2)]);
            },
            &["1:5 `a` cannot be `wto` | did you mean `two`? Known here: one, two"],
        ),
        (
            "a = 'seven'",
            |t| {
                t.choice("a", &[("one", 1)]);
            },
            &["1:5 `a` cannot be `seven` | known here: one"],
        ),
        (
            "[[a]]",
            |t| {
                t.table("a");
            },
            &["1:1 `a` must be a table, not a list of tables"],
        ),
        (
            "[a]",
            |t| {
                t.tables("a");
            },
            &["1:1 `a` must be a list of tables, not a table | write [[a]]"],
        ),
        ("b.c = 1", |t| t.finish(), &["1:1 nothing is known by the name `b` | known here: nothing"]),
        (
            "[x]\nclor = 1\nzzzzz = 2",
            |t| {
                let x = t.table("x").expect("it is there");
                x.may("color");
                x.need("size");
                x.finish();
            },
            &[
                "1:1 `size` is missing",
                "2:1 nothing is known by the name `clor` | did you mean `color`? Known here: color, size",
                "3:1 nothing is known by the name `zzzzz` | known here: color, size",
            ],
        ),
    ]);
}

type Read = fn(&Table<'_>);

/// Each text, read so, has these faults.
fn told(table: &[(&str, Read, &[&str])]) {
    for (text, read, expected) in table {
        assert_eq!(faults(text, *read), *expected, "{text}");
    }
}

#[test]
fn a_table_within_a_larger_text_keeps_the_places_of_the_whole() {
    let text = "other = 1\n[given]\nseats = 99\n[given.red]\nnope = 2";
    let sheet = Sheet::parse(text).expect("this is TOML");
    let given = sheet.start(Some("given")).expect("it is there");
    given.number("seats", 2..=6u8);
    given.table("red").expect("it is there").finish();
    given.finish();
    let places: Vec<_> =
        sheet.finish().into_iter().map(|fault| line_column(text, fault.span.start)).collect();
    assert_eq!(places, [(3, 9), (5, 1)]);

    let sheet = Sheet::parse(text).expect("this is TOML");
    assert!(sheet.start(Some("gven")).is_none());
    assert!(sheet.start(None).is_some());
    assert_eq!(sheet.finish()[0].what, "the table `gven` is missing");
}

#[test]
fn what_is_no_toml_or_too_large_is_one_fault() {
    let long = "#".repeat(TEXT_MAX + 1);
    let many = format!("a = [{}]", "1,".repeat(SIGNS_MAX));
    let deep = format!("a = {}{}", "[".repeat(90), "]".repeat(90));
    let table = [
        (long.as_str(), "the text is longer than 1048576 bytes", 0),
        (many.as_str(), "the text has more than 50000 values", 100_002),
        (deep.as_str(), "this is not TOML: cannot recurse further; max recursion depth met", 84),
        ("a = 1\na = 2", "this is not TOML: duplicate key", 6),
        ("é = ", "this is not TOML: invalid unquoted key", 0),
    ];
    for (text, what, at) in table {
        let fault = Sheet::parse(text).expect_err("it is faulty");
        assert!(fault.what.starts_with(what), "{}", fault.what);
        assert_eq!(fault.span.start, at, "{}", fault.what);
    }
}

#[test]
fn a_text_that_nests_as_deep_as_it_can_is_read() {
    let key = ["a"; 79].join(".");
    let text = format!("[{key}]\nx = {}1{}", format!("{{{key}=").repeat(79), "}".repeat(79));
    let sheet = Sheet::parse(&text).expect("this is TOML");
    sheet.top().finish();
    assert_eq!(sheet.finish().len(), 1);
}

#[test]
fn of_very_many_faults_some_are_listed_and_the_rest_counted() {
    let text: String = (0..20_000).map(|i| format!("key{i} = 1\n")).collect();
    let sheet = Sheet::parse(&text).expect("this is TOML");
    let top = sheet.top();
    top.may("kea");
    top.finish();
    let faults = sheet.finish();
    assert_eq!(faults.len(), FAULTS_MAX + 1);
    assert_eq!(faults[FAULTS_MAX].what, "19500 more faults are not listed");
}

#[test]
fn the_nearest_word_is_alike_or_none() {
    let known = ["power", "rank", "copies", "turn-up", "turn-down"];
    let table = [
        ("power", Some("power")),
        ("Power", Some("power")),
        ("pwoer", Some("power")),
        ("turn_up", Some("turn-up")),
        ("turnup", Some("turn-up")),
        ("rnak", Some("rank")),
        ("speed", None),
        ("", None),
        ("x", None),
    ];
    for (word, expected) in table {
        assert_eq!(nearest(word, &known), expected, "{word}");
    }
    assert_eq!(nearest(&"power".repeat(50), &known), None);
    assert_eq!(nearest("power", &[]), None);
}

#[test]
fn lines_and_columns_count_from_one_in_characters() {
    let text = "aé\r\nбв\n";
    let table = [(0, (1, 1)), (1, (1, 2)), (2, (1, 2)), (3, (1, 3)), (5, (2, 1)), (7, (2, 2)), (10, (3, 1))];
    for (offset, expected) in table {
        assert_eq!(line_column(text, offset), expected, "{offset}");
    }
    assert_eq!(line_column(text, usize::MAX), (3, 1));
}

#[test]
fn a_quoted_word_is_short_and_harmless() {
    assert_eq!(quoted("a\u{1b}[31m\n"), "`a\\u{1b}[31m\\n`");
    assert_eq!(quoted(&"x".repeat(1000)).chars().count(), 67);
}

proptest! {
    #[test]
    fn no_text_makes_a_sheet_stumble(text in "[\\[\\]{}a-c='\".,\n 0-9é#-]{0,80}") {
        if let Ok(sheet) = Sheet::parse(&text) {
            let top = sheet.top();
            for key in ["a", "b"] {
                let Some(entry) = top.may(key) else { continue };
                entry.text();
                entry.number(0..=3u8);
                entry.choice(&[("a", ())]);
                entry.list();
                for table in entry.tables().into_iter().flatten().chain(entry.table()) {
                    table.need("a");
                    table.finish();
                }
            }
            top.finish();
            for fault in sheet.finish() {
                prop_assert!(text.get(fault.span.clone()).is_some(), "{:?}", fault);
            }
        }
    }

    #[test]
    fn any_text_at_all_is_read_or_refused(text in ".{0,200}") {
        if let Err(fault) = Sheet::parse(&text) {
            prop_assert!(text.get(fault.span).is_some());
        }
    }
}

/// The faults of a text against a schema.
fn misfits(schema: &serde_json::Value, text: &str) -> Vec<String> {
    faults(text, |top| {
        let _ = Shape::new(schema).fits(top, schema);
    })
}

/// A schema with one of each thing that a table is compared with.
fn schema_of_all() -> serde_json::Value {
    serde_json::json!({
        "type": "object",
        "additionalProperties": false,
        "required": ["name"],
        "properties": {
            "name": { "description": "What it is called.", "type": "string", "maxLength": 5 },
            "size": { "type": ["integer", "null"], "minimum": 1, "maximum": 9 },
            "at": { "type": "string", "format": "hex" },
            "pair": { "type": "array", "items": { "type": "boolean" }, "minItems": 2, "maxItems": 2 },
            "deed": { "$ref": "#/$defs/deed" },
            "more": { "type": "array", "items": { "$ref": "#/$defs/more" } },
        },
        "$defs": {
            "deed": { "oneOf": [
                { "const": "stay" },
                { "type": "string", "enum": ["rest", "wait"] },
                {
                    "type": "object",
                    "required": ["move"],
                    "additionalProperties": false,
                    "properties": { "move": { "anyOf": [{ "type": "integer" }, { "$ref": "#/$defs/deed" }] } },
                },
                { "type": "object", "required": ["turn"], "properties": { "turn": { "type": "boolean" } } },
            ] },
            "more": { "oneOf": [
                { "type": "object", "required": ["do"], "properties": { "do": { "const": "draw" }, "count": { "type": "integer" } } },
                { "type": "object", "required": ["do", "who"], "properties": { "do": { "const": "give" }, "who": { "const": "all" } } },
            ] },
        },
    })
}

#[test]
fn a_table_is_compared_with_its_schema() {
    let schema = schema_of_all();
    let sound = "name = 'Ann'\nsize = 3\nat = '1,-2'\npair = [true, false]\ndeed = { move = { move = 'rest' } }\n\
                 [[more]]\ndo = 'draw'\ncount = 2\n[[more]]\ndo = 'give'\nwho = 'all'\n";
    assert_eq!(misfits(&schema, sound), [""; 0]);
    let table = [
        ("", "1:1 `name` is missing | write what it is: What it is called."),
        ("name = 'Annabel'", "1:8 `Annabel` is too long | write at most 5 characters"),
        ("name = 3", "1:8 `name` cannot be a whole number"),
        (
            "name = 'A'\nsiez = 1",
            "2:1 nothing is known by the name `siez` | did you mean `size`? Known here: at, deed, more, name, pair, size",
        ),
        ("name = 'A'\nsize = 10", "2:8 `size` must be a whole number from 1 to 9, not 10"),
        ("name = 'A'\nat = '1;2'", "2:6 `1;2` is no hex | write `q,r`, such as \"2,-1\""),
        ("name = 'A'\npair = [true]", "2:8 `pair` has 2 values, not 1"),
        ("name = 'A'\npair = true", "2:8 `pair` must be a list, not true or false"),
        (
            "name = 'A'\ndeed = 'sty'",
            "2:8 `deed` cannot be `sty` | did you mean `stay`? Known here: stay, rest, wait, move, turn",
        ),
        (
            "name = 'A'\ndeed = 'move'",
            "2:8 `deed` cannot be `move` | `move` needs more: write `{ move = … }`",
        ),
        ("name = 'A'\ndeed = { stay = 1 }", "2:10 `stay` stands alone | write \"stay\""),
        (
            "name = 'A'\ndeed = { mvoe = 1 }",
            "2:10 nothing is known by the name `mvoe` | did you mean `move`? Known here: move, turn, stay, rest, wait",
        ),
        (
            "name = 'A'\ndeed = { move = { turn = 1 } }",
            "2:26 `turn` must be true or false, not a whole number",
        ),
        (
            "name = 'A'\n[[more]]\ndo = 'drw'",
            "3:6 `do` cannot be `drw` | did you mean `draw`? Known here: draw, give",
        ),
        ("name = 'A'\n[[more]]\ndo = 'give'\nwho = 'me'", "4:7 `who` cannot be `me` | known here: all"),
        ("name = 'A'\n[[more]]\ncount = 1", "2:1 `do` is missing | known here: draw, give"),
        ("name = 'A'\n[more]", "2:1 `more` must be a list, not a table"),
    ];
    for (text, wanted) in table {
        assert_eq!(misfits(&schema, text), [wanted], "{text}");
    }
}
