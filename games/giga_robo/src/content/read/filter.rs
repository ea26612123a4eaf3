//! Filters that no card fits.

use super::place::Reason;
use crate::content::{Filter, Group, Static, Verb};

/// The cards that a deed speaks of.
pub(super) fn of_verb(verb: &Verb) -> Option<&Filter> {
    match verb {
        Verb::LowerAll(cards)
        | Verb::PlayFree(cards)
        | Verb::PlayUpTo { cards, .. }
        | Verb::Spend { cards, .. }
        | Verb::Shift { cards, .. }
        | Verb::Expel { cards, .. }
        | Verb::Borrow { cards, .. }
        | Verb::Return { cards, .. } => Some(cards),
        _ => None,
    }
}

/// The cards that a lasting text speaks of.
pub(super) fn of_static(what: &Static) -> Option<&Filter> {
    match what {
        Static::Cost { cards, .. }
        | Static::HalfCost(cards)
        | Static::Damage { attacks: cards, .. }
        | Static::Range { attacks: cards, .. }
        | Static::Combo(cards)
        | Static::Splash(cards)
        | Static::FoesDice { attacks: cards, .. }
        | Static::ImpactWith(cards)
        | Static::TryFor { attacks: cards, .. }
        | Static::NoCooldown(cards)
        | Static::LendText(cards)
        | Static::SecondTry(cards) => Some(cards),
        _ => None,
    }
}

/// Why no card fits it, if none does.
pub(super) fn empty(filter: &Filter) -> Option<Reason> {
    let Filter { kind, combo, named, not_named, .. } = filter;
    if *combo && *kind == Some(Group::Instant) {
        return Some(("no Instant has the Combo icon", "leave out `combo`, or name a type of attack"));
    }
    let both = named.zip(*not_named).is_some_and(|(named, not)| named.starts_with(not.as_str()));
    both.then_some(("no card is named so and not named so", "leave out `named` or `not-named`"))
}
