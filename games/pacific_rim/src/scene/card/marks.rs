//! The mark of each word of the vocabulary.

use crate::content::{
    Ability, Attack, Blow, Boon, Boost, Extra, If, On, Reach, Resource, Stat, Step, Trait, Wound,
};
use scene::Deed;

fn change(what: &'static str, by: i8) -> Deed {
    let sign = if by < 0 { "−" } else { "+" };
    Deed::of(what).counting(format!("{sign}{}", by.unsigned_abs()))
}

fn many(what: &'static str, n: u8) -> Deed {
    Deed::of(what).counting(n.to_string())
}

/// The mark of a resource.
fn resource(of: Resource) -> &'static str {
    match of {
        Resource::Charge => "charge",
        Resource::Ammo => "ammo",
        Resource::Rage => "rage",
        Resource::Blue => "blue",
    }
}

fn stat(of: Stat) -> &'static str {
    match of {
        Stat::Speed => "stride",
        Stat::Skill => "skill",
        Stat::Power => "might",
        Stat::Armour => "shield",
    }
}

fn condition(of: If) -> &'static str {
    match of {
        If::Short => "near",
        If::Long => "far",
        If::Building => "skyscraper",
        If::Behind => "rear",
    }
}

/// PR-1.25: a step of an action.
pub(super) fn step(step: Step) -> Deed {
    match step {
        Step::Move(n) => many("stride", n),
        Step::Run => Deed::of("run"),
        Step::Pivot => Deed::of("pivot"),
        Step::Circle => Deed::of("circle"),
        Step::Seize(n) => many("grab", n),
        Step::Attack(attack) => strike(attack),
        Step::Tactical => Deed::of("tactical"),
        Step::Gain(of, n) => change(resource(of), n as i8),
        Step::Fill(of) => Deed::of(resource(of)).to("check"),
        Step::Pilots => Deed::of("pilot"),
    }
}

/// PR-8.7: an attack with its dice, its conditions and its first blow.
fn strike(attack: Attack) -> Deed {
    let what = match attack.reach {
        Reach::Melee => "fist",
        Reach::Ranged => "cannon",
    };
    let deed = if attack.dice == 0 { Deed::of(what) } else { change(what, attack.dice) };
    let odds = attack.odds.iter().flatten().map(|(each, _)| condition(*each));
    let first = attack.blows.iter().flatten().next().map(|blow| blow_mark(*blow));
    deed.to(first).when(odds.chain(attack.around.then_some("around")))
}

fn blow_mark(of: Blow) -> &'static str {
    match of {
        Blow::Push(_) => "push",
        Blow::Drain(_) => "minus",
        Blow::Stun => "lock",
        Blow::Turn => "pivot",
        Blow::Hurt(_) => "damage",
    }
}

fn blow(of: Blow) -> Deed {
    match of {
        Blow::Push(n) => many("push", n),
        Blow::Drain(n) => many("minus", n),
        Blow::Stun => Deed::of("lock"),
        Blow::Turn => Deed::of("pivot"),
        Blow::Hurt(n) => many("damage", n),
    }
}

/// PR-8.4: what may be paid besides.
pub(super) fn extra(extra: Extra) -> Deed {
    let deed = match extra.gives {
        Boost::Dice(n) => change("combat-die", n as i8),
        Boost::Push(n) => change("push", n as i8),
    };
    deed.to(resource(extra.cost.resource)).with_pips(extra.times)
}

/// What a passive, an upgrade or a mutation gives.
pub(super) fn given(of: &Trait) -> Deed {
    let when = match of.on {
        On::Always => None,
        On::Attack => Some("attack"),
        On::Melee => Some("fist"),
        On::Ranged => Some("cannon"),
        On::Defence => Some("shield"),
        On::MeleeDefence => Some("ward"),
        On::RangedDefence => Some("dodge"),
    };
    let deed = match of.boon {
        Boon::Stat(which, by) => change(stat(which), by),
        Boon::Track(which, n) => change(resource(which), n as i8).to("rise"),
        Boon::Firm => Deed::of("push").to("barred"),
        Boon::Watchful => Deed::of("rear").to("shield"),
        Boon::Dice(by) => change("combat-die", by),
        Boon::Reroll(n) => many("reroll", n),
        Boon::Success(n) => change("success", n as i8),
        Boon::NoDamage => Deed::of("damage").to("barred"),
        Boon::Gain(which, n) => change(resource(which), n as i8),
        Boon::Blow(one) => blow(one),
    };
    deed.with_pips(of.triggers).when(when.into_iter().chain(of.condition.map(condition)))
}

/// PR-11.4: what the loss of a card does.
pub(super) fn wound(of: Wound) -> Deed {
    match of {
        Wound::Lose(which, n) => change(resource(which), -(n as i8)).to("damage"),
        Wound::Empty(which) => Deed::of(resource(which)).to("barred"),
        Wound::Cap(which, n) => change(resource(which), -(n as i8)).to("down"),
        Wound::Weaken(which) => change(stat(which), -1).to("damage"),
        Wound::PilotDies => Deed::of("pilot").to("out"),
        Wound::Turn => Deed::of("pivot").to("damage"),
        Wound::Stun => Deed::of("lock").to("damage"),
        Wound::Again => Deed::of("damage").to("reroll"),
        Wound::Drop => Deed::of("grab").to("down"),
        Wound::Gain(which, n) => change(resource(which), n as i8).to("damage"),
        Wound::Splash(n) => many("minus", n).to("around"),
    }
}

/// PR-13: what a pilot can do.
pub(super) fn ability(of: Ability) -> Deed {
    match of {
        Ability::Accurate => Deed::of("lock").to("attack"),
        Ability::Activate(_) => Deed::of("deck").to("check"),
        Ability::Brutal => Deed::of("fist").to("reroll"),
        Ability::Charge => Deed::of("run"),
        Ability::Momentum => Deed::of("fist").to("stride"),
        Ability::Command => Deed::of("leader"),
        Ability::Focus => change("fist", 1),
        Ability::Disengage => Deed::of("stride").to("pull"),
        Ability::Unbreakable => Deed::of("charge").to("shield"),
        Ability::Inspiring => Deed::of("drift").to("rise"),
        Ability::MarkOne => Deed::of("reroll").to("charge"),
        Ability::Dynamo => Deed::of("charge"),
        Ability::Push => Deed::of("push").to("charge"),
        Ability::Tactical => Deed::of("tactical"),
        Ability::SoloPilot => Deed::of("pilot").to("reroll"),
    }
}
