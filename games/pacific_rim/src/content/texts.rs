//! Texts as packs write them: attacks, actions and traits, each refused if it could do nothing.

use super::fitting::{unfit_action, unfit_trait};
use super::phrase::{read_all, read_may, read_one};
use super::vocabulary::{Action, Attack, Blow, Extra, If, On, Reach, Step, Trait};
use super::words::{BOONS, BOOSTS, COSTS, IFS, ONS, STEPS};
use serde_json::json;
use tabletop::pack::{Keys, Part};
use tabletop::schema::{list, part};
use tabletop::sheet::Table;

/// The most steps of an action.
const STEPS_MAX: usize = 4;
/// PR-1.25: the most actions of a card.
const ACTIONS_MAX: usize = 2;
/// The most traits of one card.
const TRAITS_MAX: usize = 3;
/// The most dice that a text adds or takes away.
const DICE_MAX: i8 = 9;

pub(super) static ATTACK_MELEE: Part<Step> =
    Part { name: "melee", says: "A melee attack.", read: |keys| read_attack(keys, Reach::Melee) };
pub(super) static ATTACK_RANGED: Part<Step> =
    Part { name: "ranged", says: "A ranged attack.", read: |keys| read_attack(keys, Reach::Ranged) };
pub(super) const ACTION: Part<Action> =
    Part { name: "action", says: "One of the actions of a card, of which one is chosen.", read: read_action };
const EXTRA: Part<Extra> =
    Part { name: "extra", says: "A further payment that makes the action better.", read: read_extra };
pub(super) const TRAIT: Part<Trait> =
    Part { name: "trait", says: "Something that holds while it is in play.", read: read_trait };

/// A number of dice, more or fewer; 0 if there is none.
fn dice(keys: &Keys<'_>, key: &'static str, says: &str) -> i8 {
    let schema =
        || json!({ "description": says, "type": "integer", "minimum": -DICE_MAX, "maximum": DICE_MAX });
    let read = |table: &Table<'_>| table.may(key)?.number(-DICE_MAX..=DICE_MAX);
    keys.ask(key, schema, read).unwrap_or(0)
}

/// PR-8.7, PR-10.8, PR-12.1: an attack of a card.
fn read_attack(keys: &Keys<'_>, reach: Reach) -> Option<Step> {
    let all = dice(keys, "dice", "So many dice more or fewer than SKL + POW.");
    let mut odds = vec![
        (If::Building, dice(keys, "building", "Dice more or fewer against a building.")),
        (If::Behind, dice(keys, "behind", "Dice more or fewer from completely behind.")),
    ];
    let around = match reach {
        Reach::Melee => keys.flag("around", "It reaches enemies in contact on every side."),
        Reach::Ranged => {
            odds.push((If::Short, dice(keys, "short", "Dice more or fewer at short range.")));
            odds.push((If::Long, dice(keys, "long", "Dice more or fewer at long range.")));
            false
        }
    };
    let number = |key, most, says| keys.number_or(key, 0..=most, 0, says);
    let blows = [
        (number("hurt", 3, "So much damage more."), Blow::Hurt as fn(u8) -> Blow),
        (number("drain", 9, "The target loses so much Charge or Rage."), Blow::Drain),
        (keys.flag("stun", "The face-up card of the target goes back to its deck.").into(), |_| Blow::Stun),
        (keys.flag("turn", "The target is turned by one hex side.").into(), |_| Blow::Turn),
        (number("push", 3, "The target is pushed so many hexes."), Blow::Push),
    ];
    let odds: Vec<(If, i8)> = odds.into_iter().filter(|(_, dice)| *dice != 0).collect();
    let blows: Vec<Blow> = blows.into_iter().filter(|(n, _)| *n > 0).map(|(n, of)| of(n)).collect();
    if odds.len() > 2 || blows.len() > 2 {
        keys.fault("an attack has at most two conditions and two effects", "leave something out");
        return None;
    }
    let (odds, blows) = (two(&odds), two(&blows));
    Some(Step::Attack(Attack { reach, dice: all, odds, around, blows }))
}

fn two<T: Copy>(all: &[T]) -> [Option<T>; 2] {
    [all.first().copied(), all.get(1).copied()]
}

/// PR-8.3, PR-8.4: an action with its cost and its steps.
fn read_action(keys: &Keys<'_>) -> Option<Action> {
    let cost = read_may(keys, "cost", &COSTS, "What it costs.");
    let extra = keys.may_part("extra", &EXTRA, "What may be paid besides.");
    keys.require("do");
    let steps = read_all(keys, "do", &STEPS, STEPS_MAX, "What is done, in this order.");
    let (cost, extra) = (given(cost)?, given(extra)?);
    let action = Action { cost, extra, steps: steps? };
    fitting(keys, unfit_action(&action), action)
}

/// Nothing if it is not there; `None` if it is faulty.
fn given<T>(found: Option<Option<T>>) -> Option<Option<T>> {
    match found {
        None => Some(None),
        Some(None) => None,
        Some(Some(thing)) => Some(Some(thing)),
    }
}

fn read_extra(keys: &Keys<'_>) -> Option<Extra> {
    let cost = read_one(keys, "cost", &COSTS, "What each payment costs.");
    let times = keys.number_or("times", 1..=4, 1, "It may be paid up to so many times.");
    let gives = read_one(keys, "give", &BOOSTS, "What each payment gives.");
    Some(Extra { cost: cost?, times, gives: gives? })
}

/// PR-1.26, PR-14.1, PR-14.2: a passive, or what an upgrade or a mutation gives.
fn read_trait(keys: &Keys<'_>) -> Option<Trait> {
    let on = keys.word("on", &ONS, "When it works.");
    let known: Vec<(&str, If)> = IFS.iter().map(|&(word, means, _)| (word, means)).collect();
    let schema =
        || tabletop::schema::words("The condition.", IFS.iter().map(|&(word, _, says)| (word, says)));
    let condition = keys.ask("if", schema, |table| table.may("if").map(|entry| entry.choice(&known)));
    let triggers = keys.number_or("triggers", 0..=6, 0, "It needs so many triggers on the own dice.");
    let boon = read_one(keys, "give", &BOONS, "What it gives.");
    let one = Trait { on: on?, condition: given(condition)?, triggers, boon: boon? };
    fitting(keys, unfit_trait(&one), one)
}

fn fitting<T>(keys: &Keys<'_>, why: Option<&'static str>, thing: T) -> Option<T> {
    match why {
        Some(why) => {
            keys.fault("this text can do nothing", why);
            None
        }
        None => Some(thing),
    }
}

/// The actions of a card; nothing if one of them is faulty.
pub(super) fn read_actions(keys: &Keys<'_>) -> Option<Vec<Action>> {
    let says = "The actions of the card, of which one is chosen.";
    let actions = read_parts(keys, "actions", &ACTION, ACTIONS_MAX, says);
    if actions.as_ref().is_some_and(Vec::is_empty) {
        keys.fault("an action card has an action", "write `actions = [{ do = [\"run\"] }]`");
    }
    actions
}

/// The traits at this key; nothing if one of them is faulty.
pub(super) fn read_traits(keys: &Keys<'_>, key: &'static str) -> Option<Vec<Trait>> {
    read_parts(keys, key, &TRAIT, TRAITS_MAX, "What holds while it is in play.")
}

/// At most so many tables of a part, none if they are not there; nothing if one of them is faulty.
pub(super) fn read_parts<T>(
    keys: &Keys<'_>,
    key: &'static str,
    of: &Part<T>,
    most: usize,
    says: &str,
) -> Option<Vec<T>> {
    let read = |table: &Table<'_>| {
        let Some(entry) = table.may(key) else { return Some(Vec::new()) };
        let tables = entry.tables()?;
        if tables.len() > most {
            entry.fault(format!("at most {most} are allowed here"), None);
        }
        let all: Vec<Option<T>> = tables.iter().map(|table| of.of(table)).collect();
        all.into_iter().collect()
    };
    keys.ask(key, || list(says, part("One of them.", of.name)), read)
}

/// Whether a trait that is always there has a condition or triggers.
pub(super) fn is_plain(one: &Trait) -> bool {
    one.on == On::Always && one.condition.is_none() && one.triggers == 0
}
