//! Where a clause and a lasting text may stand. A text that could never do anything at its place is refused, with the
//! place where it can.

use crate::content::{Clause, Filter, Group, Hook, If, Per, Span, Static, Verb, Who};

/// The moment at which clauses are carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    /// An Instant or a Trigger, which may answer what is going on.
    Response,
    /// The Requirements of an attack: nothing is rolled yet.
    Declaring,
    /// The Rules Text of an attack, which has succeeded.
    Resolving,
    /// After the damage of an attack.
    Hurt,
    /// The moment for which a lasting text waits.
    Moment(Hook),
}

/// Where clauses stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) spot: Spot,
    /// Whether it is a card, and not an ability.
    pub(super) card: bool,
    /// Whether that has a range.
    pub(super) ranged: bool,
    /// Whether the text was begun for a while by another one.
    pub(super) begun: bool,
}

/// Where a lasting text stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Home {
    /// On an ability, or on a card that is Activated.
    Active(Place),
    /// On a card, wherever it is.
    Always,
    /// Begun for a while.
    Begun(Span, Place),
}

/// A reason for a refusal: what is wrong, what to do.
pub(super) type Reason = (&'static str, &'static str);

/// What is wrong with the verb at this place.
pub(super) fn misplaced(clause: &Clause, place: Place) -> Option<Reason> {
    of_dice(&clause.verb, place.spot)
        .or_else(|| of_attacks(&clause.verb, place.spot))
        .or_else(|| of_carriers(&clause.verb, place))
}

fn unless(sound: bool, what: &'static str, help: &'static str) -> Option<Reason> {
    (!sound).then_some((what, help))
}

/// Dice are added before a roll, and changed before success is resolved.
fn of_dice(verb: &Verb, spot: Spot) -> Option<Reason> {
    match verb {
        Verb::Dice { .. } => unless(
            matches!(spot, Spot::Response | Spot::Declaring | Spot::Moment(Hook::FoeSpendsPt)),
            "no roll is still to come here to which dice could be added",
            "let an Instant, a Trigger or the `played` of an attack do it",
        ),
        Verb::Reroll { .. } | Verb::RaiseDie | Verb::DropLowest(_) => unless(
            matches!(spot, Spot::Response | Spot::Moment(Hook::Attacking)),
            "no dice lie here that could still be changed",
            "let an Instant, a Trigger or a text for the moment `attacking` do it",
        ),
        Verb::Lock => unless(
            matches!(spot, Spot::Response | Spot::Declaring | Spot::Moment(Hook::Attacking)),
            "successes are settled here already",
            "let an Instant, a Trigger, the `played` of an attack or a text for the moment `attacking` do it",
        ),
        _ => None,
    }
}

/// Verbs that answer an attack or a response, and verbs of attacks.
fn of_attacks(verb: &Verb, spot: Spot) -> Option<Reason> {
    match verb {
        Verb::Concede(_) | Verb::HalveByDefense | Verb::Cancel(_) | Verb::Blank | Verb::Replace => unless(
            spot == Spot::Response,
            "nothing is going on here that this could answer",
            "let an Instant or a Trigger do it",
        ),
        Verb::HalveDamage => unless(
            spot == Spot::Moment(Hook::HurtComing),
            "no damage is about to be inflicted here",
            "write it into a text for the moment `hurt-coming`",
        ),
        Verb::KeepInHand | Verb::NextRange { .. } => unless(
            spot == Spot::Resolving,
            "only the Rules Text of an attack can do that",
            "write it into the `rules` of an attack",
        ),
        Verb::GainCost => unless(
            matches!(spot, Spot::Response | Spot::Resolving | Spot::Hurt | Spot::Moment(Hook::Success)),
            "no attack of the user has succeeded here",
            "let an Instant, the `rules` of an attack or a text for the moment `success` do it",
        ),
        Verb::PlayFree(filter) => unless(
            may_be_instant(filter) || matches!(spot, Spot::Response | Spot::Moment(Hook::Upkeep)),
            "no attack can be begun here",
            "let it be an Instant that is played for free",
        ),
        Verb::Until { span: Span::ThisAttack, .. } => unless(
            !matches!(spot, Spot::Moment(Hook::Upkeep | Hook::Held | Hook::FoesCooldown | Hook::Collision)),
            "no attack is going on here",
            "let it hold for a turn instead",
        ),
        _ => None,
    }
}

/// Verbs for only a card, only an ability, or only a text that was not begun for a while.
fn of_carriers(verb: &Verb, place: Place) -> Option<Reason> {
    match verb {
        Verb::Vanish => unless(
            place.card && place.spot != Spot::Declaring,
            "only a card that is used leaves the game by its text",
            "write it into the `rules` of a card",
        ),
        Verb::Store => {
            unless(!place.card, "a card stores no Power Surges", "let a Trigger of an ability do it")
        }
        Verb::Until { .. } => unless(
            !place.begun,
            "what holds for a while can begin nothing else that does",
            "write both side by side",
        ),
        _ => None,
    }
}

/// Whether the filter lets an Instant through; none has the Combo icon.
fn may_be_instant(filter: &Filter) -> bool {
    !filter.combo && filter.kind.is_none_or(|group| group == Group::Instant)
}

/// What is wrong with what is counted at this place.
pub(super) fn miscounted(per: Per, place: Place) -> Option<Reason> {
    let spot = place.spot;
    let (sound, what) = match per {
        Per::Success => (
            matches!(
                spot,
                Spot::Response
                    | Spot::Resolving
                    | Spot::Hurt
                    | Spot::Moment(Hook::Success | Hook::Hurting | Hook::Hurt | Hook::HurtComing)
            ),
            "no successes are made out here that could be counted",
        ),
        Per::MyPowerDice => (
            matches!(
                spot,
                Spot::Response
                    | Spot::Resolving
                    | Spot::Hurt
                    | Spot::Moment(Hook::Success | Hook::Attacking | Hook::Hurting | Hook::Hurt)
                    | Spot::Moment(Hook::HurtComing)
            ),
            "no Power Dice lie here that could be counted",
        ),
        Per::FoesDamage => (
            matches!(spot, Spot::Response | Spot::Declaring),
            "no attack of an opponent is to come here whose damage could be counted",
        ),
        Per::Nothing
        | Per::X
        | Per::Recovered
        | Per::MyFire
        | Per::MySurge
        | Per::MyPanic
        | Per::FoesFire
        | Per::FoesSurge
        | Per::FoesPanic
        | Per::MyRage
        | Per::MyPt
        | Per::Hand
        | Per::HalfSum => return None,
    };
    (!sound).then_some((what, "count something else, or let an Instant do it"))
}

/// The player that the verb is about.
pub(super) fn who(verb: &Verb) -> Option<Who> {
    match verb {
        Verb::Gain { who, .. }
        | Verb::Lose { who, .. }
        | Verb::LoseAll { who, .. }
        | Verb::Recover { who, .. }
        | Verb::Force { who, .. }
        | Verb::Spend { who, .. }
        | Verb::Banish(who)
        | Verb::Until { who, .. } => Some(*who),
        Verb::Move(_)
        | Verb::Close
        | Verb::Follow
        | Verb::Tile { .. }
        | Verb::RazeOrCrater(_)
        | Verb::Douse
        | Verb::Barrier
        | Verb::Raise { .. }
        | Verb::LowerAll(_)
        | Verb::Deactivate
        | Verb::HandOver(_)
        | Verb::Store
        | Verb::Dice { .. }
        | Verb::Reroll { .. }
        | Verb::DropLowest(_)
        | Verb::Concede(_)
        | Verb::Lock
        | Verb::Cancel(_)
        | Verb::Blank
        | Verb::Replace
        | Verb::GainCost
        | Verb::PlayFree(_)
        | Verb::KeepInHand
        | Verb::Vanish
        | Verb::RollPower(_)
        | Verb::SkipTurn(_)
        | Verb::HalveByDefense
        | Verb::HalveDamage
        | Verb::RaiseDie
        | Verb::NextRange { .. } => None,
    }
}

/// What is wrong with a lasting text at this place.
pub(super) fn homeless(what: &Static, home: Home) -> Option<Reason> {
    let of_card = matches!(home, Home::Active(place) if place.card);
    if let Static::Damage { attacks: cards, .. } | Static::SecondTry(cards) | Static::Combo(cards) = what
        && cards.kind == Some(Group::Instant)
    {
        return Some(("an Instant is no attack", "name a type of attack"));
    }
    match what {
        Static::Combo(Filter { combo: true, .. }) => {
            Some(("these cards have the Combo icon already", "leave out `combo`"))
        }
        Static::FreeIf(If::MySurges(_)) | Static::ArcHunter => (home != Home::Always)
            .then_some(("this can only be said of the card itself", "write it into the `always` of a card")),
        Static::FreeIf(If::Recovered | If::NotRecovered | If::InCombo) => Some((
            "nobody knows that when a card is paid",
            "let the cost depend on Power Surges (`my-surges`)",
        )),
        _ if home == Home::Always => Some((
            "a card says of itself, wherever it is, only when it is free and how its range counts",
            "write it into `active`",
        )),
        Static::UntilHurt | Static::On { when: Hook::Held, .. } => (!of_card).then_some((
            "only a card in the Cooldown Meter can be held or turned over",
            "write it into the `active` of a card",
        )),
        Static::Damage { by, .. } if by.per == Per::Nothing && by.plus == 0 => {
            Some(("a number of 0 does nothing", "write how much damage it is"))
        }
        Static::Damage { by, .. } => {
            let counts = matches!(by.per, Per::X | Per::Recovered | Per::HalfSum);
            if by.per == Per::FoesDamage {
                return Some((
                    "damage that counts the opponent's would never come to an end",
                    "write it into the `hurt` of an attack",
                ));
            }
            (counts && !matches!(home, Home::Begun(..)))
                .then_some(("nothing is chosen or rolled here that could be counted", "count something else"))
        }
        _ => None,
    }
}
