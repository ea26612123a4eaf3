//! Where a clause and a lasting text may stand. A text that could never do anything at its place is refused, with the
//! place where it can.

use crate::content::{
    Amount, Chooser, Clause, Filter, Group, Hook, If, Per, Place as Where, Plain, Price, Reach, Rerolled,
    Span, Static, Trait, Verb, Who,
};

use crate::statics::SPEED_MAX;

/// The moment at which clauses are carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    /// An Instant or a Trigger, which may answer what is going on.
    Response,
    /// What a card or a Trigger costs.
    Paying,
    /// The Requirements of an attack: nothing is rolled yet.
    Declaring,
    /// The Rules Text of an attack, which has succeeded.
    Resolving,
    /// Before the damage of an attack is counted.
    Before,
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
    of_prices(clause, place.spot)
        .or_else(|| of_dice(&clause.verb, place.spot))
        .or_else(|| of_attacks(&clause.verb, place.spot))
        .or_else(|| of_carriers(&clause.verb, place))
}

fn unless(sound: bool, what: &'static str, help: &'static str) -> Option<Reason> {
    (!sound).then_some((what, help))
}

/// What is given for a card or a Trigger, and what belongs only there. Before the damage is counted stands only what can be
/// counted.
fn of_prices(clause: &Clause, spot: Spot) -> Option<Reason> {
    // GR-R176: so many as the user names.
    let named = clause.x && matches!(&clause.verb, Verb::Lose { n, .. } if *n == Amount::X);
    let fixed = clause.verb.amount().is_none_or(|amount| matches!(amount.per, Per::Nothing | Per::MyCards));
    let plain = !clause.may && clause.only_if.is_none() && clause.price.is_none();
    let once = clause.again == Amount::ONE;
    let given = match &clause.verb {
        Verb::Lose { who: Who::Me, .. } | Verb::Expel { who: Who::Me, .. } | Verb::SwitchOff(_) => true,
        Verb::Spend { who: Who::Me, chooser: Chooser::Owner, up_to, .. } => !up_to,
        Verb::BreakBarrier { at: Reach::NearMe, up_to, shields, .. } => !up_to && !shields,
        Verb::RemoveTile { at, .. } => matches!(at, Where::MyHex | Where::NearMe | Where::AroundMe),
        Verb::Unmark(at) => matches!(at, Where::MyHex | Where::FoesHex),
        Verb::Gain { what, who: Who::Me, .. } => what.trauma().is_some(),
        _ => false,
    };
    match spot {
        Spot::Paying => unless(
            given && (fixed && !clause.x || named) && plain && once,
            "this is nothing that a player could give for something",
            "let the user lose, spend, banish, deactivate or remove a fixed number of something",
        ),
        Spot::Before => unless(
            clause.verb.says_how_much()
                || matches!(&clause.verb, Verb::Gain { n, who: Who::Me, .. } if n.per == Per::Done),
            "only what can be counted comes before the damage is counted",
            "write it into `rules`, or into the `then` of `hurt`",
        ),
        Spot::Response | Spot::Declaring | Spot::Resolving | Spot::Hurt | Spot::Moment(_) => unless(
            !matches!(clause.verb, Verb::SwitchOff(_)),
            "an own ability is Deactivated only as a price",
            "write it into `pays`",
        ),
    }
}

/// Dice are added before a roll, and changed before success is resolved.
fn of_dice(verb: &Verb, spot: Spot) -> Option<Reason> {
    match verb {
        Verb::Dice { .. } => unless(
            matches!(spot, Spot::Response | Spot::Declaring | Spot::Moment(Hook::FoeSpendsPt)),
            "no roll is still to come here to which dice could be added",
            "let an Instant, a Trigger or the `played` of an attack do it",
        ),
        Verb::Reroll { whose: Rerolled::MyDefense, .. } => unless(
            matches!(spot, Spot::Response | Spot::Moment(Hook::Defending)),
            "no Defense Dice of the user lie here that could still be changed",
            "let an Instant, a Trigger or a text for the moment `defending` do it",
        ),
        Verb::Reroll { whose: Rerolled::Mine, .. } | Verb::Plain(Plain::RaiseDie) => unless(
            matches!(spot, Spot::Response | Spot::Moment(Hook::Attacking)),
            "no dice lie here that could still be changed",
            "let an Instant, a Trigger or a text for the moment `attacking` do it",
        ),
        Verb::Reroll { .. } | Verb::DropLowest(_) | Verb::DropSuccesses(_) => unless(
            matches!(spot, Spot::Response | Spot::Moment(Hook::Attacking | Hook::Defending)),
            "no dice lie here that could still be changed",
            "let an Instant, a Trigger or a text for the moment `attacking` do it",
        ),
        Verb::Plain(Plain::Lock) => unless(
            matches!(spot, Spot::Response | Spot::Declaring | Spot::Moment(Hook::Attacking)),
            "successes are settled here already",
            "let an Instant, a Trigger, the `played` of an attack or a text for the moment `attacking` do it",
        ),
        _ => None,
    }
}

/// What only an answer can do.
fn answers(spot: Spot) -> Option<Reason> {
    unless(
        spot == Spot::Response,
        "nothing is going on here that this could answer",
        "let an Instant or a Trigger do it",
    )
}

/// Verbs that answer an attack or a response, and verbs of attacks.
fn of_attacks(verb: &Verb, spot: Spot) -> Option<Reason> {
    match verb {
        Verb::Borrow { .. } | Verb::Concede(_) | Verb::Plain(Plain::Usurp | Plain::Mirror) => answers(spot),
        Verb::Cancel(_) | Verb::Plain(Plain::HalveByDefense | Plain::Blank | Plain::Surcharge) => {
            answers(spot)
        }
        Verb::Immune(_) | Verb::Plain(Plain::Void | Plain::Scramble | Plain::Replace) => answers(spot),
        Verb::Plain(Plain::Disarm | Plain::BreakCounter) => answers(spot),
        Verb::LessDamage(_) | Verb::Plain(Plain::HalveDamage | Plain::Deflect) => unless(
            spot == Spot::Moment(Hook::HurtComing),
            "no damage is about to be inflicted here",
            "write it into a text for the moment `hurt-coming`",
        ),
        Verb::Plain(Plain::KeepInHand) | Verb::NextRange { .. } => unless(
            spot == Spot::Resolving,
            "only the Rules Text of an attack can do that",
            "write it into the `rules` of an attack",
        ),
        Verb::Plain(Plain::Brace) => unless(
            matches!(spot, Spot::Resolving | Spot::Moment(Hook::Crashing)),
            "no attack goes on here that could bring Impact Cards",
            "write it into the `rules` of an attack, or into a text for the moment `crashing`",
        ),
        Verb::Plain(Plain::Rage) => unless(
            matches!(spot, Spot::Response | Spot::Moment(Hook::Unhurt)),
            "nobody gains Rage at this moment",
            "let an Instant, a Trigger or a text for the moment `unhurt` do it",
        ),
        Verb::Spare(who) => unless(
            matches!(spot, Spot::Declaring | Spot::Resolving) && *who != Who::Me,
            "no damage of an attack is to come here that others could be spared",
            "write it into the `played` or the `rules` of an attack, for others than the user",
        ),
        Verb::Repeat { .. } => unless(
            spot == Spot::Resolving,
            "only the Rules Text of an attack can play it once more",
            "write it into the `rules` of an attack",
        ),
        Verb::Plain(Plain::GainCost) => unless(
            matches!(spot, Spot::Response | Spot::Resolving | Spot::Hurt | Spot::Moment(Hook::Success)),
            "no attack of the user has succeeded here",
            "let an Instant, the `rules` of an attack or a text for the moment `success` do it",
        ),
        Verb::PlayFree(filter) | Verb::PlayUpTo { cards: filter, .. } => unless(
            may_be_instant(filter) || matches!(spot, Spot::Response | Spot::Moment(Hook::Upkeep)),
            "no attack can be begun here",
            "let it be an Instant that is played for free",
        ),
        Verb::GateThrow(_) => unless(
            spot == Spot::Resolving,
            "only the Rules Text of an attack throws its Target to a Barrier",
            "write it into the `rules` of an attack",
        ),
        Verb::BreakBarrier { at: Reach::InPath | Reach::Gates, .. } => unless(
            matches!(spot, Spot::Resolving | Spot::Before | Spot::Hurt),
            "no attack of the user leads past Barriers here",
            "write it into the `rules` or the `before` of an attack",
        ),
        Verb::Until { span: Span::ThisAttack, .. } => {
            unless(!is_outside_attacks(spot), "no attack is going on here", "let it hold for a turn instead")
        }
        _ => None,
    }
}

/// Whether this moment comes when no attack is going on.
fn is_outside_attacks(spot: Spot) -> bool {
    matches!(
        spot,
        Spot::Moment(Hook::Upkeep | Hook::Held | Hook::FoesCooldown | Hook::Collision | Hook::Crashing)
            | Spot::Moment(Hook::FoesTurnEnds | Hook::Burnt | Hook::Deactivating | Hook::FoePowers)
            | Spot::Moment(Hook::FoeRages | Hook::Unhurt | Hook::FoesInstant | Hook::Leaving)
            | Spot::Moment(Hook::TurnBegins | Hook::TurnEnds | Hook::Activated | Hook::Returning)
    )
}

/// Verbs for only a card, only an ability, or only a text that was not begun for a while.
fn of_carriers(verb: &Verb, place: Place) -> Option<Reason> {
    match verb {
        Verb::Plain(Plain::Vanish) => unless(
            place.card && !matches!(place.spot, Spot::Declaring | Spot::Before),
            "only a card that is used leaves the game by its text",
            "write it into the `rules` of a card",
        ),
        Verb::Borrow { cards, .. } if !may_be_instant(cards) => {
            Some(("only an Instant lends its Rules Text so", "leave out `combo` and the type of attack"))
        }
        Verb::Borrow { .. } | Verb::Plain(Plain::Usurp) => unless(
            place.card,
            "only a card has a Rules Text that another one could take the place of",
            "let an Instant do it",
        ),
        Verb::Plain(Plain::Store) => {
            unless(!place.card, "a card stores no Power Surges", "let a Trigger of an ability do it")
        }
        Verb::Until { .. } | Verb::Plain(Plain::Graft) => unless(
            !place.begun && !matches!(place.spot, Spot::Before | Spot::Paying),
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
                    | Spot::Before
                    | Spot::Hurt
                    | Spot::Moment(Hook::Success | Hook::Hurting | Hook::Hurt | Hook::HurtComing)
                    | Spot::Moment(Hook::Unhurt | Hook::AfterRules | Hook::Striking)
            ),
            "no successes are made out here that could be counted",
        ),
        Per::MyPowerDice | Per::MeleeCards | Per::FoesLowest | Per::PowerDice => (
            matches!(
                spot,
                Spot::Response
                    | Spot::Resolving
                    | Spot::Before
                    | Spot::Hurt
                    | Spot::Moment(Hook::Success | Hook::Attacking | Hook::Hurting | Hook::Hurt)
                    | Spot::Moment(
                        Hook::HurtComing | Hook::Unhurt | Hook::AfterRules | Hook::Defending | Hook::Striking
                    )
            ),
            "no dice or cards of an attack lie here that could be counted",
        ),
        Per::FoesBase => (
            matches!(spot, Spot::Response | Spot::Resolving | Spot::Before | Spot::Hurt),
            "no attack of an opponent has been met here whose damage could be counted",
        ),
        Per::BarrierInPath => (
            matches!(spot, Spot::Resolving | Spot::Before | Spot::Hurt),
            "no attack of the user leads past Barriers here",
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
        | Per::HalfSum
        | Per::Done
        | Per::Failures
        | Per::FoesRage
        | Per::MyDefense
        | Per::SpentDice
        | Per::SpentCost
        | Per::MyCards
        | Per::ArmorQuarter
        | Per::AllFire
        | Per::InfernosNear => return None,
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
        | Verb::Spare(who)
        | Verb::Expel { who, .. }
        | Verb::Until { who, .. } => Some(*who),
        Verb::Immune(_)
        | Verb::PlayUpTo { .. }
        | Verb::Plain(Plain::Void | Plain::Scramble | Plain::Reboot) => None,
        Verb::DropAnchors(_)
        | Verb::Detonate(_)
        | Verb::Plain(Plain::AnchorLeap | Plain::Stride | Plain::Crash) => None,
        Verb::PullTiles { .. }
        | Verb::Plain(Plain::CrashBeside | Plain::Impact | Plain::Brace | Plain::PullTile) => None,
        Verb::LessDamage(_) | Verb::Plain(Plain::Ground | Plain::Disarm | Plain::BreakCounter) => None,
        Verb::Jump(_) | Verb::Plain(Plain::Approach) | Verb::BreakAll(_) | Verb::GateThrow(_) => None,
        Verb::Borrow { .. } | Verb::Plain(Plain::Usurp | Plain::Mirror) => None,
        Verb::Move(_) | Verb::Plain(Plain::MoveAgain) | Verb::Leap { .. } | Verb::RemoveTile { .. } => None,
        Verb::BreakBarrier { .. } | Verb::Shift { .. } | Verb::Return { .. } | Verb::SwitchOff(_) => None,
        Verb::TurnDown(_)
        | Verb::Grant(_)
        | Verb::Turn { .. }
        | Verb::Plain(Plain::Rage | Plain::ExtraTurn) => None,
        Verb::Repeat { .. } | Verb::Tile { .. } | Verb::Plain(Plain::Close | Plain::Follow) => None,
        Verb::RazeOrCrater(_) | Verb::Raise { .. } | Verb::Plain(Plain::Douse | Plain::Barrier) => None,
        Verb::LowerAll(_)
        | Verb::HandOver(_)
        | Verb::Dice { .. }
        | Verb::Plain(Plain::Deactivate | Plain::Store) => None,
        Verb::Reroll { .. }
        | Verb::DropLowest(_)
        | Verb::Concede(_)
        | Verb::Plain(Plain::Lock)
        | Verb::Cancel(_) => None,
        Verb::PlayFree(_)
        | Verb::Plain(Plain::Blank | Plain::Replace | Plain::GainCost | Plain::KeepInHand) => None,
        Verb::RollPower(_) | Verb::SkipTurn(_) | Verb::Plain(Plain::Vanish | Plain::HalveByDefense) => None,
        Verb::Mark { .. }
        | Verb::Unmark(_)
        | Verb::Strike(_)
        | Verb::Plain(Plain::HalveDamage | Plain::RaiseDie) => None,
        Verb::Retreat(_)
        | Verb::Plain(Plain::Activate | Plain::Graft | Plain::Surcharge | Plain::Deflect) => None,
        Verb::DropSuccesses(_) | Verb::NextRange { .. } => None,
    }
}

/// What is wrong with what a lasting text counts.
fn uncounted(what: &Static, by: Amount, home: Home) -> Option<Reason> {
    let own = match what {
        Static::Defense(_) | Static::DefenseUpTo { .. } => matches!(by.per, Per::MyDefense),
        _ => false,
    };
    if own || by.per == Per::FoesDamage {
        return Some(("what counts itself would never come to an end", "count something else"));
    }
    let chosen = matches!(
        by.per,
        Per::X
            | Per::Recovered
            | Per::Failures
            | Per::HalfSum
            | Per::SpentDice
            | Per::SpentCost
            | Per::Done
            | Per::Hand
    );
    let fought = matches!(
        by.per,
        Per::Success
            | Per::MyPowerDice
            | Per::PowerDice
            | Per::MeleeCards
            | Per::FoesLowest
            | Per::FoesBase
            | Per::BarrierInPath
    );
    let begun = matches!(home, Home::Begun(..));
    let idle = match what {
        Static::AttackDamageTaken(_) => chosen && !begun,
        Static::Defense(_) | Static::DefenseUpTo { .. } => (chosen || fought) && !begun,
        _ => chosen || fought,
    };
    idle.then_some(("nothing is chosen, rolled or fought here that could be counted", "count something else"))
}

/// What is wrong with what more damage counts.
fn uncounted_damage(by: Amount, home: Home) -> Option<Reason> {
    if by.per == Per::FoesDamage {
        return Some((
            "damage that counts the opponent's would never come to an end",
            "write it into the `hurt` of an attack",
        ));
    }
    let counts = matches!(
        by.per,
        Per::X | Per::Recovered | Per::Failures | Per::HalfSum | Per::SpentDice | Per::SpentCost | Per::Done
    );
    (counts && !matches!(home, Home::Begun(..)))
        .then_some(("nothing is chosen or rolled here that could be counted", "count something else"))
}

/// What is wrong with a lasting text at this place.
pub(super) fn homeless(what: &Static, home: Home) -> Option<Reason> {
    let of_card = matches!(home, Home::Active(place) if place.card);
    if let Static::Damage { attacks: cards, .. }
    | Static::SecondTry(cards)
    | Static::ImpactWith(cards)
    | Static::TryFor { attacks: cards, .. }
    | Static::LendText(cards)
    | Static::Combo(cards)
    | Static::Splash(cards)
    | Static::FoesDice { attacks: cards, .. }
    | Static::Range { attacks: cards, .. } = what
        && cards.kind == Some(Group::Instant)
    {
        return Some(("an Instant is no attack", "name a type of attack"));
    }
    match what {
        Static::Combo(Filter { combo: true, .. }) => {
            Some(("these cards have the Combo icon already", "leave out `combo`"))
        }
        Static::TryAgain(0) => Some(("a number of 0 does nothing", "write how many dice it is")),
        Static::TryAgain(_)
        | Static::FreeIf(If::MySurges(_) | If::MyFire(_) | If::MyFs(_))
        | Static::FreeFor(_)
        | Static::Trait(Trait::FlatRange | Trait::FromBarriers | Trait::WarpGate | Trait::ArcHunter) => (home
            != Home::Always)
            .then_some(("this can only be said of the card itself", "write it into the `always` of a card")),
        Static::FreeIf(
            If::Recovered
            | If::NotRecovered
            | If::InCombo
            | If::Alone
            | If::Done
            | If::NotDone
            | If::Moved
            | If::Higher
            | If::FoesTurn
            | If::NotAttacked
            | If::FoeNear,
        ) => Some((
            "nobody knows that when a card is paid",
            "let the cost depend on Power Surges (`my-surges`)",
        )),
        _ if home == Home::Always => Some((
            "a card says of itself, wherever it is, only when it is free and how its range counts",
            "write it into `active`",
        )),
        _ => unwaiting(what, home, of_card),
    }
}

/// What is wrong with a lasting text of a moment, or about a number, at this place.
fn unwaiting(what: &Static, home: Home, of_card: bool) -> Option<Reason> {
    match what {
        Static::On { attacks: Some(kind), .. }
            if *kind == Group::Instant
                || !matches!(home, Home::Begun(Span::NextAttack | Span::NextSuccess, _)) =>
        {
            Some((
                "only what waits for the next attack can say of which type that is",
                "leave out `attacks`, or let it hold for `next-attack`",
            ))
        }
        Static::Trait(Trait::UntilHurt)
        | Static::On { when: Hook::Held | Hook::Activated | Hook::Returning | Hook::Leaving, .. } => {
            (!of_card).then_some((
                "only a card in the Cooldown Meter can be held or turned over, or leave it",
                "write it into the `active` of a card",
            ))
        }
        Static::Range { least: None, twice: false, more: 0, .. } => {
            Some(("a range that stays as it is needs no text", "write `least`, `twice` or `more`"))
        }
        Static::Range { least: Some(0), .. } => {
            Some(("the least of a range is at least 1", "write `least = 1`"))
        }
        Static::Defense(by) | Static::AttackDamageTaken(by) | Static::Heart(by)
            if by.per == Per::Nothing && by.plus == 0 && !matches!(what, Static::Heart(_)) =>
        {
            Some(("a number of 0 does nothing", "write how much it is"))
        }
        Static::Defense(by) | Static::AttackDamageTaken(by) | Static::Heart(by) => uncounted(what, *by, home),
        Static::DefenseUpTo { by, .. } => {
            let begun = matches!(home, Home::Begun(..));
            unless(
                begun,
                "nothing is counted here",
                "let a text begin it for a while (`until`), or write `defense`",
            )
            .or_else(|| uncounted(what, *by, home))
        }
        Static::Receive { more: 0, .. }
        | Static::FsGains(0)
        | Static::AllDamage(0)
        | Static::MoreHeart(0)
        | Static::PtRoom(0)
        | Static::Advantage(0)
        | Static::CoverDice(0)
        | Static::FoesDice { by: 0, .. }
        | Static::RageToll(0) => Some(("a number of 0 does nothing", "write how many more it is")),
        Static::Damage { by, .. } if by.per == Per::Nothing && by.plus == 0 => {
            Some(("a number of 0 does nothing", "write how much damage it is"))
        }
        Static::Damage { by, .. } => uncounted_damage(*by, home),
        _ => unmoving(what, home),
    }
}

/// What is wrong with a lasting text about Armor or movement at this place.
fn unmoving(what: &Static, home: Home) -> Option<Reason> {
    match what {
        Static::StartArmor(quarters) if !(1..=3).contains(quarters) => {
            Some(("the robot begins with 1 to 3 quarters of its Armor", "write `start-armor = 3`, or less"))
        }
        Static::StartArmor(_) => matches!(home, Home::Begun(..)).then_some((
            "when this begins the robot has its Armor already",
            "write it into the `active` of an ability of a pilot",
        )),
        Static::MovingHurts(0) | Static::Speed { by: 0, .. } => {
            Some(("a number of 0 does nothing", "write how many it is"))
        }
        Static::Trait(Trait::Lasso) => (!matches!(home, Home::Begun(..))).then_some((
            "nobody knows here how far away the opponent is",
            "let a text begin it for a while (`until`)",
        )),
        Static::Speed { most: Some(0 | 1), .. } => {
            Some(("no robot is slower than that", "write `most = 2`, or more"))
        }
        Static::Speed { most: Some(most), .. } if *most > SPEED_MAX => {
            Some(("no robot is as fast as that", "write `most = 12`, or less"))
        }
        Static::Trait(Trait::RazeAlong) if !matches!(home, Home::Begun(Span::Turn, _)) => Some((
            "the Structures fall along the movement of one turn",
            "let it begin with `until`, for `turn`",
        )),
        Static::TryFor { price: Price::Surge(_) | Price::Stored(_), .. } => Some((
            "dice are not rolled again for Power Surges: their owner would have to name them",
            "let it cost something else",
        )),
        _ => None,
    }
}
