//! Cards and abilities: what must hold for each of them alone.

use super::file::Read;
use super::text;
use crate::content::{Ability, CardFacts, Code, Kind};
use std::collections::BTreeMap;
use tabletop::pack::{NAME_MAX, is_name};
use tabletop::sheet::quoted;

/// The highest cost.
const COST_MAX: u8 = 30;
/// GR-12.10: the most dice of a kind in a roll.
const DICE_MAX: u8 = 6;
/// The highest base damage.
const DAMAGE_MAX: u8 = 20;
/// The farthest range.
const RANGE_MAX: u8 = 12;
/// GR-22.1: the slots of the Cooldown Meter.
const SLOT_MAX: u8 = 3;
/// GR-1.7: Power Tokens of a player.
const TOKENS_MAX: u8 = 6;

/// Capital letters, digits and single strokes between them.
pub(super) fn check_code<T>(read: &Read<'_, T>, code: &Code) {
    let sound = code.split('-').all(|word| {
        !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
    });
    if !sound {
        let help = "write capital letters and digits, words joined by `-`".to_owned();
        read.fault_help("code", format!("`code` cannot be {}", quoted(code)), help);
    }
}

/// A name in English at least, none empty or padded.
pub(super) fn check_names<T>(read: &Read<'_, T>, names: &BTreeMap<String, String>) {
    if !names.contains_key(words::ENGLISH) {
        read.fault_help("name", "`name` has no English", "add `en = \"…\"`".to_owned());
    }
    for name in names.values() {
        if !is_name(name) {
            let help = format!("write 1 to {NAME_MAX} characters, without spaces around them");
            read.fault_help("name", format!("{} is no name", quoted(name)), help);
        }
    }
}

/// GR-25.1: the numbers and icons of a card fit its type.
pub(super) fn check_card(read: &Read<'_, CardFacts>) {
    let card = &read.facts;
    check_code(read, &card.code);
    check_names(read, &card.names);
    read.check("cost", card.cost <= COST_MAX, &format!("a card costs at most {COST_MAX}"));
    let slot = card.cooldown.is_none_or(|slot| (1..=SLOT_MAX).contains(&slot));
    read.check("cooldown", slot, &format!("`cooldown` is a slot from 1 to {SLOT_MAX}"));
    let least = if card.kind == Kind::Instant { 0 } else { 1 };
    let range = card.range.is_none_or(|(near, far)| least <= near && near <= far && far <= RANGE_MAX);
    let what = format!("`range` is the nearest and the farthest distance, from 1 to {RANGE_MAX}");
    read.check("range", range, &what);
    read.check("dice", card.dice <= DICE_MAX, &format!("a roll has at most {DICE_MAX} dice (GR-12.10)"));
    read.check("damage", card.damage <= DAMAGE_MAX, &format!("a card does at most {DAMAGE_MAX} damage"));
    match card.kind {
        Kind::Melee | Kind::Ranged => check_attack(read),
        Kind::Instant => check_instant(read),
    }
    text::check_card(read);
}

fn check_attack(read: &Read<'_, CardFacts>) {
    if read.facts.range.is_none() {
        read.fault_help(
            "range",
            "an attack has a range",
            "add the distances, such as `range = [1, 2]`".to_owned(),
        );
    }
    if read.facts.dice == 0 {
        read.fault_help("dice", "an attack has at least 1 Attack Die", "add `dice = 1`, or more".to_owned());
    }
}

fn check_instant(read: &Read<'_, CardFacts>) {
    let card = &read.facts;
    let none = "an Instant is no attack:";
    read.check("dice", card.dice == 0, &format!("{none} it has no Attack Dice"));
    read.check("damage", card.damage == 0, &format!("{none} it has no base damage"));
    read.check("combo", !card.combo, &format!("{none} it has no Combo icon"));
    read.check("counter", !card.counter, &format!("{none} it has no Counter icon"));
    read.check("hurt", card.hurt == Default::default(), &format!("{none} it has no Damage Text"));
    let does = !card.rules.is_empty()
        || !card.played.is_empty()
        || !card.active.is_empty()
        || !card.triggers.is_empty();
    if !does {
        let help = "write what it does at `rules`, `played` or `active`".to_owned();
        read.fault_help("rules", "the Instant does nothing", help);
    }
}

/// GR-24: an ability holds something or does something for a price.
pub(super) fn check_ability(read: &Read<'_, Ability>) {
    let ability = &read.facts;
    check_code(read, &ability.code);
    check_names(read, &ability.names);
    let tokens = ability.activation.is_none_or(|tokens| (1..=TOKENS_MAX).contains(&tokens));
    read.check("activation", tokens, &format!("`activation` is 1 to {TOKENS_MAX} Power Tokens (GR-1.7)"));
    let does = !ability.active.is_empty() || !ability.triggers.is_empty();
    if !does {
        let help = "write what it does at `active` or `triggers`".to_owned();
        read.fault_help("active", "the ability does nothing", help);
    }
    text::check_ability(read);
}
