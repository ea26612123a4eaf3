//! What the reader refuses: every fault by itself, with its remedy.

use super::{faults, house};
use crate::content::{KINDS_MAX, house_files, read_packs};
use kernel::PackText;

/// An action card with these lines, of a model that has its six cards already.
fn card(lines: &str) -> String {
    format!("[[card]]\nmodel = 'GIPSY-AVENGER'\ncode = 'GA-NEW'\nname = {{ en = 'New' }}\n{lines}\n")
}

/// The text has this fault, whatever else is wrong with it.
fn has(text: &str, wanted: &str) -> usize {
    let found = faults(text);
    assert!(found.iter().any(|fault| fault.contains(wanted)), "{text}\nhas no fault {wanted:?}: {found:#?}");
    found.len()
}

/// The text has this fault and no other.
fn only(text: &str, wanted: &str) {
    assert_eq!(has(text, wanted), 1, "{text}\n{:#?}", faults(text));
}

#[test]
fn an_unknown_key_is_refused_alone() {
    only("[[mat]]\ncode = 'MOON'\nname = { en = 'M' }\nwidth = 900\ndepth = 600\nwhite = true\n", "`white`");
}

#[test]
fn words_that_nobody_knows_have_a_remedy() {
    only(&card("actions = [{ do = ['rum'] }]"), "did you mean `run`?");
    only(&card("actions = [{ do = [{ mellee = { dice = 1 } }] }]"), "did you mean `melee`?");
    only(&card("actions = [{ do = [{ melee = { dices = 1 } }] }]"), "did you mean `dice`?");
    only(&card("actions = [{ do = [{ run = 2 }] }]"), "`run` stands alone");
    only(&card("actions = [{ do = [{ gain = { charge = 1, ammo = 1 } }] }]"), "one key in these braces");
    only(&card("actions = [{ cost = { money = 1 }, do = ['melee'] }]"), "`money` is unknown here");
}

#[test]
fn actions_that_can_do_nothing_are_refused() {
    only(&card(""), "an action card has an action");
    only(&card("actions = [{ do = [] }]"), "an action does something");
    only(&card("actions = [{ do = ['run', 'melee'] }]"), "`run` is the only step");
    only(&card("actions = [{ do = ['pilots', 'pilots'] }]"), "used once");
    only(&card("actions = [{ do = ['melee', 'melee', 'melee', 'melee', 'melee'] }]"), "at most 4");
    only(&card("actions = [{ do = ['run'] }, { do = ['melee'] }, { do = ['ranged'] }]"), "at most 2");
    let extra = |give: &str, steps: &str| {
        card(&format!(
            "actions = [{{ extra = {{ cost = {{ charge = 1 }}, give = {{ {give} }} }}, do = [{steps}] }}]"
        ))
    };
    only(&extra("dice = 1", "'tactical'"), "dice are added to an attack");
    only(&extra("push = 1", "'melee'"), "an attack needs `push`");
    let many = "actions = [{ do = [{ melee = { push = 1, drain = 1, hurt = 1 } }] }]";
    only(&card(many), "at most two conditions and two effects");
    only(&card("actions = [{ do = [{ melee = { short = 1 } }] }]"), "`short`");
}

#[test]
fn traits_that_can_do_nothing_are_refused() {
    let passive = |text: &str| card(&format!("actions = [{{ do = ['melee'] }}]\npassive = [{{ {text} }}]"));
    only(&passive("on = 'always', give = { dice = 1 }"), "say in which");
    only(&passive("on = 'melee', give = { armour = 1 }"), "this holds always");
    only(&passive("on = 'always', triggers = 1, give = 'firm'"), "this holds always");
    only(&passive("on = 'attack', triggers = 1, give = { dice = 1 }"), "after the dice are rolled");
    only(&passive("on = 'attack', give = 'no-damage'"), "only who is attacked");
    only(&passive("on = 'melee', if = 'long', give = { dice = 1 }"), "range is asked");
    only(&passive("on = 'defence', if = 'building', give = { dice = 1 }"), "no building");
    only(&passive("on = 'attack', if = 'building', give = { push = 1 }"), "suffers nothing but damage");
    only(&passive("on = 'melee', give = { dice = 0 }"), "0 changes nothing");
}

#[test]
fn cards_that_fit_no_model_are_refused() {
    has(&card("actions = [{ cost = { rage = 1 }, do = ['melee'] }]"), "Kaiju has Rage");
    has(&card("actions = [{ cost = { charge = 5 }, do = ['melee'] }]"), "costs more than the track");
    let dear = "actions = [{ extra = { cost = { charge = 5 }, give = { dice = 1 } }, do = ['melee'] }]";
    has(&card(dear), "a further payment costs more");
    has(&card("actions = [{ do = ['run'] }]"), "GIPSY-AVENGER has 6 action cards already (PR-1.23)");
    has(&card("actions = [{ do = ['run'] }]"), "the code of the card that it replaces: ");
    let instead = |lines: &str| card(lines).replace("GA-NEW", "GA-CHAIN-SWORD");
    only(&instead("actions = [{ do = ['run'] }]"), "exactly one action card lets its model run");
    only(&instead("actions = [{ do = ['pilots'] }]"), "exactly one Deep Drift card");
    let track =
        "actions = [{ do = ['melee'] }]\npassive = [{ on = 'always', give = { more = { ammo = 1 } } }]";
    has(&card(track), "cannot change a track");
    let kaiju = "[[card]]\nmodel = 'OTACHI'\ncode = 'OT-NEW'\nname = { en = 'New' }\n";
    has(&format!("{kaiju}actions = [{{ do = ['pilots'] }}]\n"), "a Kaiju has no pilots");
    has(
        &format!("{kaiju}actions = [{{ do = ['melee'] }}]\nwound = ['pilot-dies']\n"),
        "a Kaiju has no pilots",
    );
    has(
        "[[card]]\nmodel = 'OTTER'\ncode = 'OT-NEW'\nname = { en = 'N' }\nactions = [{ do = ['run'] }]\n",
        "no model",
    );
    let lone = "[[kaiju]]\ncode = 'LONE'\nname = { en = 'L' }\ncategory = 1\nspeed = 2\nskill = 2\npower = 2\n\
        armour = 2\nstructure = 7\nrage = { start = 1, most = 3 }\nblue = 1\n";
    only(lone, "from 1 to 6, not 7");
    has(&lone.replace('7', "6"), "lets a Kaiju gain Rage");
}

#[test]
fn pilots_upgrades_and_mutations_are_checked() {
    let pilot = |lines: &str| {
        format!("[[pilot]]\ncode = 'ACE'\nname = {{ en = 'Ace' }}\ngrade = 'cadet'\ncost = 0\n{lines}\n")
    };
    only(&pilot("rows = 'ABCD'"), "three capital letters");
    only(&pilot("rows = 'AbC'"), "three capital letters");
    only(&pilot("rows = 'ABC'\nabilities = ['focus', 'focus']"), "an ability twice");
    only(&pilot("rows = 'ABC'\nabilities = [{ activate = 'GA-NOTHING' }]"), "no action card is called");
    only(&pilot("rows = 'ABC'\nabilities = [{ activate = 'GA-ONE-MIND' }]"), "ACTIVATE cannot name");
    only(&pilot("rows = 'ABC'\nabilities = [{ activate = 'GA-LONG-STRIDE' }]"), "ACTIVATE cannot name");
    only(&pilot("rows = 'ABC'\nabilities = [{ activate = 'OT-DIVE' }]"), "ACTIVATE cannot name");
    let upgrade = "[[upgrade]]\ncode = 'WHEELS'\nname = { en = 'Wheels' }\n";
    only(upgrade, "gives nothing");
    only(
        &format!("{upgrade}only = 'OTACHI'\ngives = [{{ on = 'always', give = 'firm' }}]\n"),
        "no Jaeger is called",
    );
    let rage = "gives = [{ on = 'attack', give = { gain = { rage = 1 } } }]\n";
    only(&format!("{upgrade}{rage}"), "a resource that its model does not have");
    let mutation = "[[mutation]]\ncode = 'HORNS'\nname = { en = 'Horns' }\nslot = 'offensive'\n";
    only(&format!("{mutation}{}", rage.replace("rage", "ammo")), "a resource that its model does not have");
}

#[test]
fn battlefields_are_checked() {
    only(
        "[[piece]]\ncode = 'BOG'\nname = { en = 'Bog' }\nground = 'difficult'\ncells = [[0, 0], [0, 0]]\n",
        "different",
    );
    let scenario = |lines: &str| {
        format!("[[scenario]]\ncode = 'NOON'\nname = {{ en = 'Noon' }}\nmat = 'CITY'\n{lines}\n")
    };
    let one = "{ side = 'ppdc', edge = 'any', depth = 4 }";
    let two = "{ side = 'kaiju', edge = 'opposite' }";
    only(&scenario(&format!("deploy = [{one}]")), "both sides deploy");
    only(&scenario(&format!("deploy = [{two}, {one}]")), "deploys opposite");
    only(
        &scenario(&format!("buildings = {{ skyscraper = 12, base = 5 }}\ndeploy = [{one}, {two}]")),
        "16 buildings",
    );
    only(&scenario(&format!("terrain = ['BOG']\ndeploy = [{one}, {two}]")), "no terrain piece");
    only(
        "[[mission]]\ncode = 'PEACE'\nname = { en = 'P' }\nppdc = [{ per = 'unhurt', points = 1 }]\n",
        "both sides",
    );
}

#[test]
fn quick_plays_are_checked() {
    let quick = |buildings: &str, jaeger: &str| {
        format!(
            "[[quick]]\ncode = 'DUEL'\nname = {{ en = 'Duel' }}\nmat = 'CITY'\nbuildings = [{buildings}]\n\
            models = [{{ model = 'GIPSY-DANGER', {jaeger} }}, {{ model = 'OTACHI', at = [1000, 400, 180] }}]\n"
        )
    };
    let crew = "pilots = ['JAKE-PENTECOST', 'NATHAN-LAMBERT']";
    assert_eq!(faults(&quick("", &format!("{crew}, at = [200, 400]"))), [""; 0]);
    only(&quick("", "at = [200, 400]"), "needs 2 pilots, not 0 (PR-3.16)");
    only(&quick("", &format!("{crew}, upgrades = ['DARK-PAINT'], at = [200, 400]")), "(PR-3.17)");
    only(&quick("", &format!("{crew}, at = [20, 400]")), "over the edge");
    let at = |x: u16| format!("{{ what = 'skyscraper', at = [{x}, 400] }}");
    only(&quick(&at(240), &format!("{crew}, at = [200, 400]")), "skyscraper stands over GIPSY-DANGER");
    only(
        &quick(&format!("{}, {}", at(600), at(640)), &format!("{crew}, at = [200, 400]")),
        "over skyscraper",
    );
    only(
        &quick("{ what = 'tower', at = [600, 400] }", &format!("{crew}, at = [200, 400]")),
        "no kind of buildings",
    );
}

#[test]
fn codes_are_there_once() {
    let lorry = "[[object]]\ncode = 'LORRY'\nname = { en = 'Lorry' }\n";
    only(&format!("{lorry}{lorry}"), "stands there twice");
    only("[[object]]\ncode = 'GIPSY-AVENGER'\nname = { en = 'Toy' }\n", "stands there twice");
    only("[[force]]\ncode = 'NOBODY'\nname = { en = 'Nobody' }\n", "(PR-R64)");
}

#[test]
fn what_comes_too_many_is_told_where_it_stands() {
    let object =
        |number: usize| format!("[[object]]\ncode = 'OBJECT-{number}'\nname = {{ en = 'Object' }}\n");
    let text: String = (0..KINDS_MAX).map(object).collect();
    let besides = PackText { file: "besides.toml".to_owned(), text: text.clone() };
    let files: Vec<PackText> = house_files().into_iter().chain([besides]).collect();
    let found = read_packs(&files).expect_err("there are too many");
    let [one] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!(one.file, "besides.toml");
    let there = KINDS_MAX - house().objects.len();
    let is_it = format!("code = 'OBJECT-{there}'");
    assert!(
        text[one.fault.span.clone()].contains(&is_it) || text[one.fault.span.start..].find(&is_it) < Some(40)
    );
    assert!(one.fault.what.contains("at most 64 objects") && one.fault.help.is_some(), "{one:?}");
}
