//! Every word of the vocabulary as a sentence.

use super::{Ability, Attack, Blow, Boon, Content, If, Reach, Resource, Stat, Step, Wound};
use words::Message;

pub(super) fn word(key: &str) -> Message {
    Message::new(format!("pr-text-{key}"))
}

/// The name of a resource.
pub fn say_resource(resource: Resource) -> Message {
    let which = match resource {
        Resource::Charge => "charge",
        Resource::Ammo => "ammo",
        Resource::Rage => "rage",
        Resource::Blue => "blue",
    };
    word("resource").with("resource", which)
}

/// The short name of a statistic.
pub fn say_stat(stat: Stat) -> Message {
    let which = match stat {
        Stat::Speed => "speed",
        Stat::Skill => "skill",
        Stat::Power => "power",
        Stat::Armour => "armour",
    };
    word("stat").with("stat", which)
}

fn amount(key: &str, resource: Resource, n: u8) -> Message {
    word(key).with("n", n).with("resource", say_resource(resource))
}

fn change(key: &str, n: i8) -> Message {
    word(key).with("way", if n > 0 { "more" } else { "less" }).with("n", n.unsigned_abs())
}

/// One step of an action; the first one begins the sentence.
pub fn say_step(step: Step, first: bool) -> Message {
    let said = match step {
        Step::Move(n) => word("step-move").with("n", n),
        Step::Run => word("step-run"),
        Step::Pivot => word("step-pivot"),
        Step::Circle => word("step-circle"),
        Step::Seize(n) => word("step-seize").with("n", n),
        Step::Attack(attack) => say_attack(&attack),
        Step::Tactical => word("step-tactical"),
        Step::Gain(resource, n) => amount("step-gain", resource, n),
        Step::Fill(resource) => word("step-fill").with("resource", say_resource(resource)),
        Step::Pilots => word("step-pilots"),
    };
    said.with("cap", if first { "first" } else { "later" })
}

/// An attack with all that is special about it.
fn say_attack(attack: &Attack) -> Message {
    let reach = match attack.reach {
        Reach::Melee => "melee",
        Reach::Ranged => "ranged",
    };
    let dice = (attack.dice != 0).then(|| change("note-dice", attack.dice));
    let odds = attack
        .odds
        .iter()
        .flatten()
        .map(|&(condition, n)| change("note-if", n).with("if", say_if(condition)));
    let around = attack.around.then(|| word("note-around"));
    let blows = attack.blows.iter().flatten().map(|blow| word("note-blow").with("blow", say_blow(*blow)));
    let notes: Vec<Message> = dice.into_iter().chain(odds).chain(around).chain(blows).collect();
    word("step-attack").with("reach", reach).with("count", notes.len()).with("notes", notes)
}

/// A condition.
pub(super) fn say_if(condition: If) -> Message {
    match condition {
        If::Short => word("if-short"),
        If::Long => word("if-long"),
        If::Building => word("if-building"),
        If::Behind => word("if-behind"),
    }
}

/// What happens to the other model.
pub fn say_blow(blow: Blow) -> Message {
    match blow {
        Blow::Push(n) => word("blow-push").with("n", n),
        Blow::Drain(n) => word("blow-drain").with("n", n),
        Blow::Stun => word("blow-stun"),
        Blow::Turn => word("blow-turn"),
        Blow::Hurt(n) => word("blow-hurt").with("n", n),
    }
}

/// What a trait gives.
pub(super) fn say_boon(boon: Boon) -> Message {
    match boon {
        Boon::Stat(stat, n) => change("boon-stat", n).with("stat", say_stat(stat)),
        Boon::Track(resource, n) => amount("boon-track", resource, n),
        Boon::Firm => word("boon-firm"),
        Boon::Watchful => word("boon-watchful"),
        Boon::Dice(n) => change("boon-dice", n),
        Boon::Reroll(n) => word("boon-reroll").with("n", n),
        Boon::Success(n) => word("boon-success").with("n", n),
        Boon::NoDamage => word("boon-no-damage"),
        Boon::Gain(resource, n) => amount("boon-gain", resource, n),
        Boon::Blow(blow) => word("boon-blow").with("blow", say_blow(blow)),
    }
}

/// What happens when a card is lost as damage.
pub(super) fn say_wound(wound: Wound) -> Message {
    match wound {
        Wound::Lose(resource, n) => amount("wound-lose", resource, n),
        Wound::Empty(resource) => word("wound-empty").with("resource", say_resource(resource)),
        Wound::Cap(resource, n) => amount("wound-cap", resource, n),
        Wound::Weaken(stat) => word("wound-weaken").with("stat", say_stat(stat)),
        Wound::PilotDies => word("wound-pilot-dies"),
        Wound::Turn => word("wound-turn"),
        Wound::Stun => word("wound-stun"),
        Wound::Again => word("wound-again"),
        Wound::Drop => word("wound-drop"),
        Wound::Gain(resource, n) => amount("wound-gain", resource, n),
        Wound::Splash(n) => word("wound-splash").with("n", n),
    }
}

/// An ability of a pilot.
pub(super) fn say_ability(content: &Content, ability: Ability) -> Message {
    let said = |key: &str| word(&format!("ability-{key}"));
    match ability {
        Ability::Accurate => said("accurate"),
        Ability::Activate(card) => said("activate").with("card", content.card(card).name.as_str()),
        Ability::Brutal => said("brutal"),
        Ability::Charge => said("charge"),
        Ability::Momentum => said("momentum"),
        Ability::Command => said("command"),
        Ability::Focus => said("focus"),
        Ability::Disengage => said("disengage"),
        Ability::Unbreakable => said("unbreakable"),
        Ability::Inspiring => said("inspiring"),
        Ability::MarkOne => said("mark-one"),
        Ability::Dynamo => said("dynamo"),
        Ability::Push => said("push"),
        Ability::Tactical => said("tactical"),
        Ability::SoloPilot => said("solo-pilot"),
    }
}
