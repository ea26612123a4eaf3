//! Marks for when and how long: needs, conditions, prices, spans, hooks, and what holds.

use super::{amount, cards, clause, whom};
use crate::content::{DiceKind, Hook, Icon, If, Need, Per, Price, Span, Static, Trait, Who};
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
        Static::Trait(what) => holds_plainly(*what),
        Static::Cost { cards: filter, by: less } => by("cost", *less).when(cards(*filter)),
        Static::HalfCost(filter) => Deed::of("cost").counting("½").when(cards(*filter)),
        Static::FreeFor(tile) => Deed::of("cost").counting("0").when([super::ground(*tile)]),
        Static::FreeIf(only_if) => Deed::of("cost").counting("0").when([condition(*only_if)]),
        Static::Damage { attacks, by, each_card, near } => {
            let each = each_card.then_some("deck");
            let deed = Deed::of("damage").counting(amount("+", *by)).when(per(by.per)).when(each);
            deed.when(near.map(super::ground)).when(cards(*attacks))
        }
        Static::Splash(attacks) => Deed::of("damage").counting("½").to("around").when(cards(*attacks)),
        Static::AttackDamageTaken(less) => {
            Deed::of("shield").counting(amount("+", *less)).when(per(less.per))
        }
        Static::Results(more) | Static::AttackResults(more) => by("dice", *more).when(["check"]),
        Static::FoesResults(more) => by("dice", *more).to("target").when(["check"]),
        Static::AttackDice(more) => by("dice", *more),
        Static::FoesAttackDice(more) => by("dice", *more).to("target"),
        Static::FoesDice { attacks, by: more } => by("dice", *more).to("target").when(cards(*attacks)),
        Static::Advantage(more) => by("dice", *more as i8).when(["rise"]),
        Static::CoverDice(n) => Deed::of("dice").counting(format!("+{n}")).when(["defense", "structure-1"]),
        Static::Defense(more) | Static::DefenseUpTo { by: more, .. } => {
            Deed::of("defense").counting(amount("+", *more)).when(per(more.per))
        }
        Static::DefenseOnCrater(more) => by("defense", *more).to("crater"),
        Static::Speed { by, .. } => Deed::of("speed").counting(format!("+{by}")),
        Static::Forbid(icon) => {
            Deed::of(if *icon == Icon::Combo { "combo" } else { "counter" }).to("barred").when(["attack"])
        }
        Static::Recovery(more) => by("recover", *more as i8),
        Static::Rage(more) => by("flag", *more as i8),
        Static::Combo(filter) => Deed::of("combo").when(cards(*filter)),
        Static::Receive { what, more } => Deed::of(super::stock((*what).into())).counting(format!("+{more}")),
        Static::Heart(is) => Deed::of("cost").counting(amount("", *is)).when(per(is.per)),
        Static::MoreHeart(more) => Deed::of("cost").counting(format!("+{more}")).when(["next"]),
        Static::StartArmor(quarters) => Deed::of("armor").counting(format!("{quarters}/4")),
        Static::PtRoom(n) => Deed::of("power").counting(format!("≤{n}")),
        Static::RageToll(n) => Deed::of("flag").to("target").counting(format!("−{n}")).when(["power"]),
        Static::FsGains(more) => Deed::of("cost").counting(format!("+{more}")).when(["rise"]),
        Static::Unlock(_) => Deed::of("activated").to("lock"),
        Static::AllDamage(more) => by("damage", *more as i8).to("around"),
        Static::TryAgain(n) => Deed::of("reroll").counting(format!("−{n}")),
        Static::MovingHurts(n) => Deed::of("damage").counting(n.to_string()).when(["speed"]),
        Static::ImpactWith(filter) => Deed::of("impact").to("target").when(cards(*filter)),
        Static::Range { attacks, least, twice, more } => {
            let near = least.map(|least| format!("{least}…")).unwrap_or_default();
            let far = if *twice { "2×".to_owned() } else { format!("+{more}") };
            Deed::of("aim").counting(format!("{near}{far}")).when(cards(*attacks))
        }
        Static::SecondTry(filter) => Deed::of("reroll").to("barred").when(cards(*filter)),
        Static::TryFor { attacks, price: cost } => {
            Deed::of("reroll").to("barred").when([price(*cost)]).when(cards(*attacks))
        }
        Static::NoCooldown(filter) => Deed::of("hand").counting("0").when(cards(*filter)),
        Static::LendText(filter) => Deed::of("swap").to("lasting").when(cards(*filter)),
        Static::Undying(most) => Deed::of("armor").counting(format!("≥{most}")).to("lock"),
        Static::On { when, then, .. } => {
            let first = then.first().map_or_else(|| Deed::of("blank"), clause);
            first.when([hook(*when)])
        }
    }
}

/// What holds, where its name alone says it.
fn holds_plainly(what: Trait) -> Deed {
    match what {
        Trait::Overdrive => Deed::of("deck").to("deactivated"),
        Trait::HalfCollisions => Deed::of("impact").counting("½"),
        Trait::Grafted => Deed::of("swap").to("next"),
        Trait::RageTwice => Deed::of("flag").counting("2×"),
        Trait::NoRage => Deed::of("flag").counting("0"),
        Trait::NoPower => Deed::of("power").counting("0"),
        Trait::Unmoved => Deed::of("anchor").to("lock"),
        Trait::ComboReaction => Deed::of("combo").to("counter"),
        Trait::HalfRangedReach => Deed::of("aim").counting("½"),
        Trait::PowerToo => Deed::of("power").counting("+").when(["next"]),
        Trait::Counter => Deed::of("counter").to("check"),
        Trait::NoCounter => Deed::of("counter").to("barred"),
        Trait::NoForce => Deed::of("push").to("barred"),
        Trait::FlatRange => Deed::of("aim").to("barred").when(["rise"]),
        Trait::ForceSave => Deed::of("recover").when(["push"]),
        Trait::SwapForce => Deed::of("push").to("throw").when(["swap"]),
        Trait::Lasso => Deed::of("chain").to("target").when(["push"]),
        Trait::NoMovement => Deed::of("speed").to("barred"),
        Trait::Purge => Deed::of("barred").when(["cost", "panic"]),
        Trait::RazeAlong => Deed::of("struck").to("speed").when(["recover"]),
        Trait::NoArmor => Deed::of("armor").to("barred"),
        Trait::PanicStays => Deed::of("panic").to("lock"),
        Trait::FromBarriers | Trait::WarpGate => Deed::of("aim").to("barrier"),
        Trait::OwnLanding => Deed::of("throw").to("may"),
        Trait::NoDefense => Deed::of("defense").counting("0"),
        Trait::Boost => Deed::of("speed").to("rise"),
        Trait::Trample => Deed::of("struck").to("speed"),
        Trait::ArcHunter => Deed::of("aim").to("structure-1"),
        Trait::SplitMovement => Deed::of("speed").to("swap"),
        Trait::Overload => Deed::of("damage").to("out"),
        Trait::UntilHurt => Deed::of("damage").to("deactivated"),
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
        Per::MyFire | Per::FoesFire | Per::AllFire => Some("fire"),
        Per::InfernosNear => Some("inferno"),
        Per::MeleeCards => Some("melee"),
        Per::Done => Some("may"),
        Per::Failures => Some("minus"),
        Per::FoesLowest | Per::PowerDice | Per::SpentDice => Some("dice"),
        Per::SpentCost => Some("cost"),
        Per::MyCards => Some("deck"),
        Per::ArmorQuarter => Some("armor"),
        Per::BarrierInPath => Some("barrier"),
        Per::FoesRage => Some("flag"),
        Per::MyDefense => Some("defense"),
        Per::MySurge | Per::FoesSurge => Some("surge"),
        Per::MyPanic | Per::FoesPanic => Some("panic"),
        Per::MyPowerDice | Per::HalfSum => Some("dice"),
        Per::MyRage => Some("flag"),
        Per::MyPt => Some("power"),
        Per::Hand => Some("hand"),
        Per::FoesDamage | Per::FoesBase => Some("damage"),
    }
}

/// GR-25.2: what must be so.
pub(super) fn need(need: Need) -> &'static str {
    match need {
        Need::Active => "may",
        Need::Ability(_) => "activated",
        Need::OnStructure => "structure-1",
        Need::OffStructure => "barred",
        Need::OnTile(tile) => super::ground(tile),
        Need::MyAttack => "attack",
        Need::Targeted => "target",
        Need::MayReact => "shield",
        Need::AgainstMelee => "melee",
        Need::MyRoll | Need::FoesRoll | Need::FoesDice | Need::AnyRoll => "dice",
        Need::MySuccess => "check",
        Need::FoesSuccess => "damage",
        Need::FoesRangedSuccess => "ranged",
        Need::FailedDefense => "defense",
        Need::FoesInstant => "instant",
        Need::FoesTrigger => "ability",
        Need::FoesActivation => "activated",
        Need::FoesAttackCard | Need::FoesCard => "deck",
        Need::FoeNear | Need::StructureNear => "close",
        Need::AnchorNear | Need::FoeAnchored => "anchor",
        Need::AgainstRanged => "ranged",
        Need::FoesMove => "speed",
        Need::FoesDeclaration | Need::BothDeclared => "attack",
        Need::FoesCounter => "counter",
        Need::MyReaction | Need::MyReactionSuccess => "counter",
        Need::Replacement => "hand",
        Need::AfterMoving | Need::BeforeMoving => "speed",
        Need::BarrierNear => "barrier",
    }
}

/// The condition of one clause.
pub(super) fn condition(only_if: If) -> &'static str {
    match only_if {
        If::Recovered => "check",
        If::NotRecovered => "minus",
        If::InCombo => "combo",
        If::Alone => "attack",
        If::Done => "may",
        If::NotDone => "minus",
        If::Moved => "push",
        If::FoeNear => "close",
        If::FoesTurn => "target",
        If::MySurges(_) => "surge",
        If::MyFire(_) => "fire",
        If::NotAttacked => "skip",
        If::MyFs(_) => "cost",
        If::Higher => "rise",
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
        Price::MaxArmor(_) => "armor",
        Price::Panic(_) => "panic",
    }
}

/// For how long.
fn lasting(span: Span) -> &'static str {
    match span {
        Span::Turn | Span::MyTurn | Span::FoesTurn | Span::FoesNext => "lasting",
        Span::NextAttack | Span::NextSuccess => "next",
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
        Hook::Collision | Hook::Crashing => "impact",
        Hook::FoesCooldown | Hook::FoesTurnEnds => "lasting",
        Hook::Burnt => "fire",
        Hook::Deactivating => "deactivated",
        Hook::FoePowers => "power",
        Hook::FoeRages => "flag",
        Hook::Unhurt => "shield",
        Hook::FoesInstant => "instant",
        Hook::AfterRules => "check",
        Hook::TurnBegins => "next",
        Hook::TurnEnds => "lasting",
        Hook::Activated => "activated",
        Hook::Returning => "hand",
        Hook::Targeted => "target",
        Hook::Defending => "defense",
        Hook::Leaving => "out",
        Hook::Striking => "attack",
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
