//! Steps written as lines: they mean the same as tables, every mistake is told at its place, and blessing keeps the form.

use crate::scenarios::{fails_in, file, replaced, try_text};
use testkit::scenario::{bless, house_only, rule_ids, upgrade};
use testkit::toys::Skirmish;
use testkit::toys::skirmish::RULES;

/// The scenario with its steps as lines.
fn lines(name: &str) -> String {
    let upgraded = upgrade(name, &file(name)).unwrap_or_else(|faults| panic!("{faults:?}"));
    upgraded.unwrap_or_else(|| panic!("{name} has lines already"))
}

#[test]
fn steps_mean_the_same_as_lines() {
    for name in ["parry.toml", "leaving.toml", "cover.toml", "not.toml", "opening.toml"] {
        let (before, after) = (try_text(&file(name)), try_text(&lines(name)));
        assert!(before.is_ok(), "{name}: {before:?}");
        assert_eq!(before, after, "{name}");
        assert_eq!(upgrade(name, &lines(name)), Ok(None), "{name} is written anew twice");
    }
}

#[test]
fn lines_read_like_a_protocol() {
    let steps = "[play]\nsteps = '''\nA: to 0,0; play Relay\nB: pass\n  = A: play on top\nA: play Spark\nB out of time\n\
                 B: discard Spark\n  ~ draw Lance\n  > paid B Spark; struck A; drew A Lance\n'''\n\n[then]\n";
    assert!(lines("cover.toml").contains(steps), "{}", lines("cover.toml"));
}

#[test]
fn comments_stay_and_other_parts_stay_as_they_are() {
    let noted = file("cover.toml").replacen("[[play]]\n", "[[play]]\n# first\n", 1);
    let upgraded = upgrade("cover.toml", &noted).expect("it is sound").expect("there is something to do");
    assert!(upgraded.contains("steps = '''\nA: to 0,0; play Relay\n# first\nB: pass\n"), "{upgraded}");
    let (given, _) = noted.split_once("[[play]]").expect("there are steps");
    let (_, then) = noted.split_once("[then]").expect("there is an end");
    assert!(upgraded.starts_with(given) && upgraded.ends_with(then), "{upgraded}");
}

#[test]
fn tables_that_stand_apart_and_comments_at_the_ends_of_lines_are_kept() {
    let apart = file("cover.toml")
        .replacen("[[play]]\n", "[[play]] # the first\n", 1)
        .replacen("answer = \"pass\"", "answer = \"pass\"   # it waits", 1)
        .replacen("[asks]\n\"cards of B\" = 1\n\"distance of A to B\" = 4\n", "", 1)
        .replacen("\n[[play]]\nseat = \"B\"", "\n[asks]\n\"cards of B\" = 1\n\n[[play]]\nseat = \"B\"", 1);
    assert!(try_text(&apart).is_ok(), "{:?}", try_text(&apart));
    let upgraded = upgrade("apart.toml", &apart).expect("it is sound").expect("there is something to do");
    assert!(try_text(&upgraded).is_ok(), "{upgraded}");
    let steps = "steps = '''\nA: to 0,0; play Relay\n# the first\nB: pass\n  = A: play on top\n# it waits\n";
    assert!(upgraded.contains(steps) && upgraded.contains("\n[asks]\n\"cards of B\" = 1\n"), "{upgraded}");
}

#[test]
fn what_cannot_be_written_as_lines_is_left_alone() {
    let odd = file("cover.toml").replace("\"play Spark\"", "\"play; Spark\"");
    let faults = upgrade("cover.toml", &odd).expect_err("it would become two answers");
    assert!(faults[0].message.contains("semicolon"), "{faults:?}");
}

#[test]
fn mistakes_are_told_at_their_lines() {
    let text = lines("not.toml");
    let fails = |from, to, words| fails_in(&text, from, to, words);
    fails("A: play Spark", "A plays Spark", "`A plays Spark` is no step");
    fails("A: play Spark", "Z: play Spark", "there is no seat `Z`");
    fails("A: play Spark", "A: play Sperk", "Sperk");
    fails("A! play Lance: SK-4", "A! play Lance", "write the rule that refuses it");
    fails("A! play Lance: SK-4", "A! play Lance: SK-99", "there is no rule `SK-99`");
    fails("  >! parried *", "  <! parried *", "is none of `~` chance");
    fails("  >! parried *", "  asts.x = 1", "`asts` is none of");
    fails("A: hit B", "  ~ draw P1\n\nA: hit B", "was not used");
    fails("  ~ draw Lance", "  ~ draw Lance; draw Lance", "`draw Lance` was not used");
    fails("  unasked = [\"C\"]", "  unasked = [\"C\"", "unclosed array");
    fails("now", "now\n  ~ draw Lance", "chance without anything that asks for it");
    fails("  > paid B Spark; drew A *", "  > paid B Spark\n  ~ draw Lance\n  > drew A *", "together");
    fails("steps = '''\n", "steps = '''\n  = A: move\n", "belongs to no step");
    fails("steps = '''", "step = '''", "unknown key `step`");
    fails("B: discard Spark", "B? discard Spark; pass\nB: discard Spark", "not legal: [\"pass\"]");
}

#[test]
fn blessing_keeps_lines() {
    let wrong =
        replaced(&lines("cover.toml"), "> paid B Spark; struck A; drew A Lance", "> paid B Lance; struck A");
    let wrong = wrong.replace("= A: play on top", "= A: move");
    let ids = rule_ids(RULES);
    let blessed =
        bless::<Skirmish>("it.toml", &wrong, house_only::<Skirmish>(), &ids).expect("it can be blessed");
    assert!(blessed.contains("  > paid B Spark; struck A\n"), "{blessed}");
    assert!(blessed.contains("  = A: play on top\n"), "{blessed}");
}
