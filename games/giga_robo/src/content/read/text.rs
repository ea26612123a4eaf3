//! What must hold within a text: conditions need what they speak of, X needs to be chosen.

use super::file::Read;
use crate::content::{Ability, Amount, CardFacts, Clause, If, Per, Static, Verb, Who};

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
    let foes = |clause: &Clause| {
        matches!(&clause.verb, Verb::Recover { who: Who::FoesInRange | Who::AllInRange, .. })
    };
    let ranged = card.range.is_some() || !card.rules.iter().any(foes);
    read.check("range", ranged, "the text speaks of a range and the card has none");
}

pub(super) fn check_ability(read: &Read<'_, Ability>) {
    check_statics(read, "active", &read.facts.active);
    for trigger in &read.facts.triggers {
        check(read, "triggers", &trigger.rules);
    }
}

fn check_statics<T>(read: &Read<'_, T>, key: &str, statics: &[Static]) {
    for what in statics {
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
    if let Verb::Until { who, what, .. } = &clause.verb {
        let own = matches!(who, Who::Me) || !is_for_oneself(what);
        told(own, "what the text says of `me` can only hold for the user");
    }
    told(!clause.may || clause.price.is_none(), "a price may always be left unpaid: `may` says nothing here");
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
        | Verb::Cancel
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
