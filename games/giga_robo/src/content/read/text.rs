//! Rules within a text: conditions need the things that they refer to, and X needs to be chosen.

use super::file::Read;
use super::filter;
use super::place::{self, Home, Place, Reason, Spot, homeless, miscounted, misplaced};
use crate::content::vocabulary::AMOUNT_MAX;
use crate::content::{Ability, Amount, Bought, CardFacts, Clause, Force, If, Per, Price, Static, Verb, Who};
use crate::table::TRIGGERS_MAX;

/// Stands for a Trigger where there is none.
const NO_TRIGGER: Bought = Bought { price: Price::Fs(0), damage: 0, most: Amount::fixed(0) };

/// The things that a clause may refer to because an earlier one made them.
#[derive(Clone, Copy, Default)]
struct Made {
    recovered: bool,
    rolled: bool,
    forced: bool,
}

pub(super) fn check_card(read: &Read<'_, CardFacts>) {
    let card = &read.facts;
    let spots = if card.kind.is_attack() {
        [Spot::Declaring, Spot::Resolving, Spot::Hurt]
    } else {
        [Spot::Response; 3]
    };
    let place = |spot| Place { spot, card: true, ranged: card.range.is_some(), begun: false };
    let texts = [("played", &card.played), ("rules", &card.rules), ("hurt", &card.hurt.then)];
    for ((key, clauses), spot) in texts.into_iter().zip(spots) {
        check(read, key, clauses, place(spot));
    }
    check_statics(read, "active", &card.active, Home::Active(place(Spot::Response)));
    check_statics(read, "always", &card.always, Home::Always);
    let Bought { price, damage, most } = card.hurt.bought.unwrap_or(NO_TRIGGER);
    let made = [card.hurt.plus, most]
        .iter()
        .all(|amount| !matches!(amount.per, Per::X | Per::Recovered | Per::HalfSum));
    read.check("hurt", made, "the Damage Text counts what it does not make");
    let stored = matches!(price, Price::Stored(_));
    read.check("hurt", !stored, "a card stores no Power Surges that could be paid");
    read.check("hurt", is_bounded(price_of(price)) && is_bounded(damage.into()), &bounds());
    let hunts = !card.always.contains(&Static::ArcHunter) || card.kind.is_attack();
    read.check("always", hunts, "only an attack has a range that is counted again");
}

pub(super) fn check_ability(read: &Read<'_, Ability>) {
    let place = Place { spot: Spot::Response, card: false, ranged: false, begun: false };
    check_statics(read, "active", &read.facts.active, Home::Active(place));
    let few = read.facts.triggers.len() <= usize::from(TRIGGERS_MAX);
    read.check("triggers", few, &format!("an ability has at most {TRIGGERS_MAX} Triggers"));
    for trigger in &read.facts.triggers {
        read.check("triggers", is_bounded(price_of(trigger.price)), &bounds());
        check(read, "triggers", &trigger.rules, place);
    }
}

fn check_statics<T>(read: &Read<'_, T>, key: &str, statics: &[Static], home: Home) {
    for what in statics {
        read.check(key, is_bounded(number_of(what)), &bounds());
        refuse(read, key, homeless(what, home).or_else(|| filter::empty(filter::of_static(what)?)));
        let (place, begun) = match home {
            Home::Active(place) => (place, false),
            Home::Begun(_, place) => (place, true),
            Home::Always => continue,
        };
        if let Static::On { when, then } = what {
            read.check(key, !then.is_empty(), "nothing happens at that moment");
            check(read, key, then, Place { spot: Spot::Moment(*when), begun, ..place });
        }
    }
}

fn refuse<T>(read: &Read<'_, T>, key: &str, reason: Option<Reason>) {
    if let Some((what, help)) = reason {
        read.fault_help(key, what, help.to_owned());
    }
}

fn check<T>(read: &Read<'_, T>, key: &str, clauses: &[Clause], place: Place) {
    let mut made = Made::default();
    for clause in clauses {
        check_clause(read, key, clause, made);
        check_place(read, key, clause, place);
        match &clause.verb {
            Verb::Recover { .. } => made.recovered = true,
            Verb::RollPower(_) => made.rolled = true,
            Verb::Force { .. } => made.forced = true,
            Verb::Until { span, what, .. } => {
                check_statics(read, key, std::slice::from_ref(what), Home::Begun(*span, place));
            }
            _ => {}
        }
    }
}

/// GR-10.9, GR-25.3: what the clause needs can be there at its place.
fn check_place<T>(read: &Read<'_, T>, key: &str, clause: &Clause, place: Place) {
    refuse(read, key, misplaced(clause, place));
    refuse(read, key, filter::of_verb(&clause.verb).and_then(filter::empty));
    let lasting = matches!(clause.verb, Verb::Until { .. });
    let counted = clause.verb.amount().filter(|_| !lasting);
    for amount in counted.iter().chain([&clause.again]) {
        refuse(read, key, miscounted(amount.per, place));
    }
    let in_range = matches!(place::who(&clause.verb), Some(Who::FoesInRange | Who::AllInRange));
    read.check(key, place.ranged || !in_range, "the text speaks of a range and has none");
    let stored = matches!(clause.price, Some(Price::Stored(_)));
    read.check(key, !(stored && place.card), "a card stores no Power Surges that could be paid");
    let combo = matches!(clause.only_if, Some(If::InCombo));
    let fights = matches!(place.spot, Spot::Declaring | Spot::Resolving | Spot::Hurt);
    read.check(key, !combo || fights, "only the card of an attack can be one of several");
}

fn check_clause<T>(read: &Read<'_, T>, key: &str, clause: &Clause, made: Made) {
    let told = |sound: bool, what: &str| read.check(key, sound, what);
    let asks = matches!(clause.only_if, Some(If::Recovered | If::NotRecovered))
        || matches!(place::who(&clause.verb), Some(Who::Passed | Who::Failed));
    told(!asks || made.recovered, "the text asks for a Recovery Roll that it does not make");
    let counts =
        |per: Per| clause.verb.amount().iter().chain([&clause.again]).any(|amount| amount.per == per);
    told(!counts(Per::Recovered) || made.recovered, "the text counts Recovery Rolls that it does not make");
    told(!counts(Per::HalfSum) || made.rolled, "the text counts dice that it does not roll");
    told(counts(Per::X) == clause.x, "X must be chosen with `x = true` where it is counted, and only there");
    let chosen = !clause.x || clause.price.is_some() || matches!(clause.verb, Verb::Reroll { .. });
    told(chosen, "X has no bound here: give each a `price`");
    let zero = |amount: &Amount| amount.per == Per::Nothing && amount.plus == 0;
    let counted = !matches!(clause.verb, Verb::Until { .. });
    let zeros = clause.verb.amount().filter(|_| counted).iter().chain([&clause.again]).any(zero);
    told(!zeros, "a number of 0 does nothing");
    let again = matches!(&clause.verb, Verb::Recover { n, .. } if n.per == Per::Recovered);
    told(!again, "Recovery Rolls cannot count those before them: each such clause begins anew");
    let early = matches!(&clause.verb, Verb::Dice { .. }) && counts(Per::Success);
    told(!early, "dice for a roll cannot count the successes of that roll");
    let same = matches!(clause.verb, Verb::NextRange { min: 0, max: 0 });
    told(!same, "a range that stays as it is needs no text");
    told(clause.again.per != Per::X, "X cannot say how often: let what is done count it");
    told(clause.verb != Verb::Follow || made.forced, "nobody was moved before whom the user could follow");
    let me = matches!(clause.verb, Verb::Force { who: Who::Me, .. });
    told(!me, "nobody forces the own robot: write `move`");
    let signed = matches!(clause.verb, Verb::Dice { .. } | Verb::Until { .. });
    let below = |amount: &Amount| amount.plus < 0 || amount.times < 0;
    let none = clause.verb.amount().iter().any(below);
    told(signed || !none, "only dice and damage may be counted below 0");
    told(!below(&clause.again), "nothing happens fewer than 0 times");
    let come = matches!(
        clause.verb,
        Verb::Force { how: Force::Pull, who, .. } | Verb::Force { to_me: true, who, .. }
            if matches!(who, Who::FoesNear | Who::RobotsNear)
    );
    told(!come, "whoever is adjacent cannot come closer");
    told(
        is_bounded(clause.price.map_or(0, price_of)) && numbers(&clause.verb).into_iter().all(is_bounded),
        &bounds(),
    );
    if let Verb::Reroll { price, .. } = &clause.verb {
        let at_once = !matches!(price, Some(Price::Surge(_) | Price::Stored(_)));
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
