//! What must hold within a text: conditions need what they speak of, X needs to be chosen.

use super::file::Read;
use crate::content::vocabulary::AMOUNT_MAX;
use crate::content::{Ability, Amount, Bought, CardFacts, Clause, If, Per, Price, Static, Verb, Who};
use crate::table::TRIGGERS_MAX;

/// Stands for a Trigger where there is none.
const NO_TRIGGER: Bought = Bought { price: Price::Fs(0), damage: 0, most: Amount::fixed(0) };

/// What a clause may refer to because an earlier one made it.
#[derive(Clone, Copy, Default)]
struct Made {
    recovered: bool,
    rolled: bool,
}

pub(super) fn check_card(read: &Read<'_, CardFacts>) {
    let card = &read.facts;
    for (key, clauses) in [("played", &card.played), ("rules", &card.rules), ("hurt", &card.hurt.then)] {
        check(read, key, clauses);
    }
    check_statics(read, "active", &card.active);
    check_statics(read, "always", &card.always);
    let Bought { price, damage, most } = card.hurt.bought.unwrap_or(NO_TRIGGER);
    let made = [card.hurt.plus, most]
        .iter()
        .all(|amount| !matches!(amount.per, Per::X | Per::Recovered | Per::HalfSum));
    read.check("hurt", made, "the Damage Text counts what it does not make");
    read.check("hurt", is_bounded(price_of(price)) && is_bounded(damage.into()), &bounds());
    let foes = |clause: &Clause| {
        matches!(&clause.verb, Verb::Recover { who: Who::FoesInRange | Who::AllInRange, .. })
    };
    let ranged = card.range.is_some() || !card.rules.iter().any(foes);
    read.check("range", ranged, "the text speaks of a range and the card has none");
}

pub(super) fn check_ability(read: &Read<'_, Ability>) {
    check_statics(read, "active", &read.facts.active);
    let few = read.facts.triggers.len() <= usize::from(TRIGGERS_MAX);
    read.check("triggers", few, &format!("an ability has at most {TRIGGERS_MAX} Triggers"));
    for trigger in &read.facts.triggers {
        read.check("triggers", is_bounded(price_of(trigger.price)), &bounds());
        check(read, "triggers", &trigger.rules);
    }
}

fn check_statics<T>(read: &Read<'_, T>, key: &str, statics: &[Static]) {
    for what in statics {
        read.check(key, is_bounded(number_of(what)), &bounds());
        if let Static::On { then, .. } = what {
            read.check(key, !then.is_empty(), "nothing happens at that moment");
            check(read, key, then);
        }
    }
}

fn check<T>(read: &Read<'_, T>, key: &str, clauses: &[Clause]) {
    let mut made = Made::default();
    for clause in clauses {
        check_clause(read, key, clause, made);
        match &clause.verb {
            Verb::Recover { .. } => made.recovered = true,
            Verb::RollPower(_) => made.rolled = true,
            Verb::Until { what, .. } => check_statics(read, key, std::slice::from_ref(what)),
            _ => {}
        }
    }
}

fn check_clause<T>(read: &Read<'_, T>, key: &str, clause: &Clause, made: Made) {
    let told = |sound: bool, what: &str| read.check(key, sound, what);
    let asks = matches!(clause.only_if, Some(If::Recovered | If::NotRecovered));
    told(!asks || made.recovered, "the text asks for a Recovery Roll that it does not make");
    let counts =
        |per: Per| amounts(&clause.verb).iter().chain([&clause.again]).any(|amount| amount.per == per);
    told(!counts(Per::Recovered) || made.recovered, "the text counts Recovery Rolls that it does not make");
    told(!counts(Per::HalfSum) || made.rolled, "the text counts dice that it does not roll");
    told(counts(Per::X) == clause.x, "X must be chosen with `x = true` where it is counted, and only there");
    let signed = matches!(clause.verb, Verb::Dice { .. } | Verb::Until { .. });
    let below = |amount: &Amount| amount.plus < 0 || amount.times < 0;
    let none = amounts(&clause.verb).iter().chain([&clause.again]).any(below);
    told(signed || !none, "only dice and damage may be counted below 0");
    told(
        is_bounded(clause.price.map_or(0, price_of)) && numbers(&clause.verb).into_iter().all(is_bounded),
        &bounds(),
    );
    if let Verb::Reroll { price, .. } = &clause.verb {
        let at_once = !matches!(price, Some(Price::Surge(_)));
        told(at_once, "dice are not rolled again for Power Surges: their owner would have to name them");
    }
    if let Verb::Until { who, what, .. } = &clause.verb {
        let own = matches!(who, Who::Me) || !is_for_oneself(what);
        told(own, "what the text says of `me` can only hold for the user");
    }
    told(!clause.may || clause.price.is_none(), "a price may always be left unpaid: `may` says nothing here");
}

fn bounds() -> String {
    format!("a number of a text is at most {AMOUNT_MAX}")
}

fn is_bounded(number: i16) -> bool {
    number.unsigned_abs() <= u16::from(AMOUNT_MAX)
}

fn price_of(price: Price) -> i16 {
    match price {
        Price::Fs(n) | Price::Pt(n) | Price::Surge(n) | Price::Stored(n) | Price::Burn(n) => n.into(),
    }
}

/// The numbers of a verb that are no amounts.
fn numbers(verb: &Verb) -> Vec<i16> {
    match verb {
        Verb::Concede(n) | Verb::SkipTurn(n) => vec![(*n).into()],
        Verb::NextRange { min, max } => vec![(*min).into(), (*max).into()],
        Verb::Reroll { price, .. } => price.map(price_of).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// The number of what holds, 0 where there is none.
fn number_of(what: &Static) -> i16 {
    match what {
        Static::Cost { by, .. } => (*by).into(),
        Static::AttackDamageTaken(n)
        | Static::Results(n)
        | Static::FoesResults(n)
        | Static::AttackDice(n)
        | Static::FoesAttackDice(n)
        | Static::Defense(n)
        | Static::DefenseOnCrater(n) => (*n).into(),
        Static::Recovery(n) | Static::Rage(n) | Static::Undying(n) => (*n).into(),
        _ => 0,
    }
}

/// Whether a text of this kind speaks of the one who has it.
fn is_for_oneself(what: &Static) -> bool {
    matches!(
        what,
        Static::On { .. } | Static::FreeIf(_) | Static::ArcHunter | Static::Unlock(_) | Static::UntilHurt
    )
}

/// All amounts that a verb counts.
fn amounts(verb: &Verb) -> Vec<Amount> {
    match verb {
        Verb::Gain { n, .. }
        | Verb::Lose { n, .. }
        | Verb::Recover { n, .. }
        | Verb::Force { n, .. }
        | Verb::Raise { n, .. }
        | Verb::Spend { n, .. }
        | Verb::Dice { n, .. } => vec![*n],
        Verb::Move(n) | Verb::HandOver(n) | Verb::DropLowest(n) | Verb::RollPower(n) => vec![*n],
        Verb::Reroll { n, .. } => n.iter().copied().collect(),
        Verb::Until { what: Static::Damage { by, .. }, .. } => vec![*by],
        Verb::LoseAll { .. }
        | Verb::Close
        | Verb::Follow
        | Verb::Tile { .. }
        | Verb::RazeOrCrater(_)
        | Verb::Douse
        | Verb::Barrier
        | Verb::LowerAll(_)
        | Verb::Banish(_)
        | Verb::Deactivate
        | Verb::Store
        | Verb::Concede(_)
        | Verb::Lock
        | Verb::Cancel(_)
        | Verb::Blank
        | Verb::Replace
        | Verb::GainCost
        | Verb::PlayFree(_)
        | Verb::KeepInHand
        | Verb::Vanish
        | Verb::SkipTurn(_)
        | Verb::HalveByDefense
        | Verb::HalveDamage
        | Verb::RaiseDie
        | Verb::NextRange { .. }
        | Verb::Until { .. } => Vec::new(),
    }
}
