//! Marks for when and how long: needs, conditions, prices, spans, hooks, and what holds.

use super::{amount, cards, clause, whom};
use crate::content::{DiceKind, Hook, If, Need, Per, Price, Span, Static, Who};
use scene::Deed;

/// GR-R53: what holds for a while.
pub(super) fn until(span: Span, who: Who, what: &Static) -> Deed {
    let deed = holds(what);
    match whom(who) {
        Some(whom) => deed.to(whom).when([lasting(span)]),
        None => deed.when([lasting(span)]),
    }
}

/// What holds, as a mark.
pub(super) fn holds(what: &Static) -> Deed {
    let by = |mark: &'static str, by: i8| Deed::of(mark).counting(signed(by));
    match what {
        Static::Cost { cards: filter, by: less } => by("cost", *less).when(cards(*filter)),
        Static::HalfCost(filter) => Deed::of("cost").counting("½").when(cards(*filter)),
        Static::FreeIf(only_if) => Deed::of("cost").counting("0").when([condition(*only_if)]),
        Static::Damage { attacks, by, each_card } => {
            let each = each_card.then_some("deck");
            Deed::of("damage").counting(amount("+", *by)).when(per(by.per)).when(each).when(cards(*attacks))
        }
        Static::AttackDamageTaken(less) => by("shield", *less),
        Static::HalfCollisions => Deed::of("impact").counting("½"),
        Static::Results(more) => by("dice", *more).when(["check"]),
        Static::FoesResults(more) => by("dice", *more).to("target").when(["check"]),
        Static::AttackDice(more) => by("dice", *more),
        Static::FoesAttackDice(more) => by("dice", *more).to("target"),
        Static::Defense(more) => by("defense", *more),
        Static::DefenseOnCrater(more) => by("defense", *more).to("crater"),
        Static::NoDefense => Deed::of("defense").counting("0"),
        Static::Boost => Deed::of("speed").to("rise"),
        Static::Recovery(more) => by("recover", *more as i8),
        Static::Rage(more) => by("flag", *more as i8),
        Static::RageTwice => Deed::of("flag").counting("2×"),
        Static::NoRage => Deed::of("flag").counting("0"),
        Static::NoPower => Deed::of("power").counting("0"),
        Static::Unmoved => Deed::of("anchor").to("lock"),
        Static::Combo(filter) => Deed::of("combo").when(cards(*filter)),
        Static::ComboReaction => Deed::of("combo").to("counter"),
        Static::HalfRangedReach => Deed::of("aim").counting("½"),
        Static::Unlock(_) => Deed::of("activated").to("lock"),
        Static::Trample => Deed::of("struck").to("speed"),
        Static::Undying(most) => Deed::of("armor").counting(format!("≥{most}")).to("lock"),
        Static::ArcHunter => Deed::of("aim").to("structure-1"),
        Static::SplitMovement => Deed::of("speed").to("swap"),
        Static::Overload => Deed::of("damage").to("out"),
        Static::SecondTry(filter) => Deed::of("reroll").to("barred").when(cards(*filter)),
        Static::UntilHurt => Deed::of("damage").to("deactivated"),
        Static::On { when, then } => {
            let first = then.first().map_or_else(|| Deed::of("blank"), clause);
            first.when([hook(*when)])
        }
    }
}

fn signed(by: i8) -> String {
    if by < 0 { format!("−{}", by.unsigned_abs()) } else { format!("+{by}") }
}

/// What an amount is counted from.
pub(super) fn per(per: Per) -> Option<&'static str> {
    match per {
        Per::Nothing | Per::X => None,
        Per::Success => Some("check"),
        Per::Recovered => Some("recover"),
        Per::MyFire | Per::FoesFire => Some("fire"),
        Per::MySurge | Per::FoesSurge => Some("surge"),
        Per::MyPanic | Per::FoesPanic => Some("panic"),
        Per::MyPowerDice | Per::HalfSum => Some("dice"),
        Per::MyRage => Some("flag"),
        Per::MyPt => Some("power"),
        Per::Hand => Some("hand"),
        Per::FoesDamage => Some("damage"),
    }
}

/// GR-25.2: what must be so.
pub(super) fn need(need: Need) -> &'static str {
    match need {
        Need::Active => "may",
        Need::Ability(_) => "activated",
        Need::OnStructure => "structure-1",
        Need::OffStructure => "barred",
        Need::MyAttack => "attack",
        Need::Targeted => "target",
        Need::MayReact => "shield",
        Need::AgainstMelee => "melee",
        Need::MyRoll | Need::FoesRoll | Need::FoesDice | Need::AnyRoll => "dice",
        Need::MySuccess => "check",
        Need::FoesSuccess => "damage",
        Need::FailedDefense => "defense",
        Need::FoesInstant => "instant",
        Need::FoesTrigger => "ability",
        Need::FoesActivation => "activated",
        Need::FoesAttackCard | Need::FoesCard => "deck",
        Need::Replacement => "hand",
    }
}

/// The condition of one clause.
pub(super) fn condition(only_if: If) -> &'static str {
    match only_if {
        If::Recovered => "check",
        If::NotRecovered => "minus",
        If::InCombo => "combo",
        If::MySurges(_) => "surge",
    }
}

/// What it costs.
pub(super) fn price(price: Price) -> &'static str {
    match price {
        Price::Fs(_) => "cost",
        Price::Pt(_) => "power",
        Price::Surge(_) => "surge",
        Price::Stored(_) => "ability",
        Price::Burn(_) => "fire",
    }
}

/// For how long.
fn lasting(span: Span) -> &'static str {
    match span {
        Span::Turn | Span::MyTurn | Span::FoesTurn | Span::FoesNext => "lasting",
        Span::NextAttack => "next",
        Span::NextRoll => "dice",
        Span::ThisAttack => "attack",
        Span::Ever => "chain",
    }
}

/// The moment that it waits for.
fn hook(hook: Hook) -> &'static str {
    match hook {
        Hook::Upkeep => "next",
        Hook::Hurt => "damage",
        Hook::HurtComing => "shield",
        Hook::Hurting => "attack",
        Hook::Success => "check",
        Hook::Attacking => "dice",
        Hook::Held => "surge",
        Hook::FoeSpendsPt => "power",
        Hook::Collision => "impact",
        Hook::FoesCooldown => "lasting",
    }
}

/// GR-1.8: the kinds of dice.
pub(super) fn dice(dice: DiceKind) -> &'static str {
    match dice {
        DiceKind::Attack => "attack",
        DiceKind::Power => "power",
        DiceKind::Defense => "defense",
    }
}
