//! Rules within a text: conditions need the things that they refer to, and X needs to be chosen.

use super::file::Read;
use super::filter;
use super::place::{self, Home, Place, Reason, Spot, homeless, miscounted, misplaced};
use crate::content::vocabulary::AMOUNT_MAX;
use crate::content::{
    Ability, Amount, Bought, CardFacts, Chooser, Clause, Force, Hook, If, Kind, Per, Plain, Price, Reach,
    Static, Strike, Trait, Trigger, Verb, Who, Whose,
};
use crate::table::TRIGGERS_MAX;

/// Stands for a Trigger where there is none.
const NO_TRIGGER: Bought = Bought { price: Price::Fs(0), damage: 0, most: Amount::fixed(0), all: false };

/// The things that a clause may refer to because an earlier one made them.
#[derive(Clone, Copy, Default)]
struct Made {
    recovered: bool,
    rolled: bool,
    forced: bool,
    strode: bool,
    counted: bool,
    chosen: bool,
    spent: bool,
}

pub(super) fn check_card(read: &Read<'_, CardFacts>) {
    let card = &read.facts;
    let spots = if card.kind.is_attack() {
        [Spot::Declaring, Spot::Resolving, Spot::Hurt]
    } else {
        [Spot::Response; 3]
    };
    let place = |spot| Place { spot, card: true, ranged: card.range.is_some(), begun: false };
    let named = Made { chosen: card.pays.iter().any(|clause| clause.x), ..Made::default() };
    let texts = [
        ("played", &card.played, Made::default()),
        ("rules", &card.rules, named),
        ("hurt", &card.hurt.then, Made::default()),
    ];
    for ((key, clauses, made), spot) in texts.into_iter().zip(spots) {
        check_made(read, key, clauses, place(spot), made);
    }
    check(read, "pays", &card.pays, place(Spot::Paying));
    check_triggers(read, &card.triggers, place(Spot::Response));
    check_x(read);
    let often = !card.triggers.iter().any(|trigger| trigger.once_a_bout);
    read.check("triggers", often, "only a Trigger of an ability is for once in the bout");
    let lies = card.triggers.is_empty() || card.cooldown.is_some();
    read.check("triggers", lies, "a card without `cooldown` never lies Activated in the meter");
    check(read, "hurt", &card.hurt.before, place(Spot::Before));
    check_statics(read, "active", &card.active, Home::Active(place(Spot::Response)));
    check_statics(read, "always", &card.always, Home::Always);
    check_damage(read);
}

/// GR-25.4: how the damage of a card is made, and how its range counts.
fn check_damage(read: &Read<'_, CardFacts>) {
    let card = &read.facts;
    let Bought { price, damage, most, .. } = card.hurt.bought.unwrap_or(NO_TRIGGER);
    let made = [card.hurt.plus, most].iter().all(|amount| {
        !matches!(
            amount.per,
            Per::X | Per::Recovered | Per::Failures | Per::HalfSum | Per::SpentDice | Per::SpentCost
        )
    });
    read.check("hurt", made, "the Damage Text counts what it does not make");
    let counts_done = card.hurt.plus.per == Per::Done || card.hurt.each_done > 0;
    read.check("hurt", most.per != Per::Done, "what is bought is counted before that");
    read.check(
        "hurt",
        card.hurt.before.is_empty() || counts_done,
        "nobody counts what is done `before`: let `plus` count `done`",
    );
    read.check(
        "hurt",
        !counts_done || !card.hurt.before.is_empty(),
        "nothing is done `before` to be counted",
    );
    read.check("hurt", is_bounded(card.hurt.higher.into()), &bounds());
    let splashes = !(card.hurt.around_me && card.hurt.splash.is_some());
    read.check("hurt", splashes, "damage around the user has no opponent beside whom half of it could fall");
    read.check("hurt", is_bounded(card.hurt.each_done.into()), &bounds());
    let gates = |clause: &Clause| matches!(clause.verb, Verb::BreakBarrier { at: Reach::Gates, .. });
    let asks = card.rules.iter().chain(&card.hurt.before).chain(&card.hurt.then).any(gates);
    let passes = card.always.contains(&Static::Trait(Trait::WarpGate));
    read.check(
        "rules",
        !asks || passes,
        "this card does not count its range again: write `warp-gate` into `always`",
    );
    let stored = matches!(price, Price::Stored(_));
    read.check("hurt", !stored, "a card stores no Power Surges that could be paid");
    read.check("hurt", is_bounded(price_of(price)) && is_bounded(damage.into()), &bounds());
    let counts =
        [Static::Trait(Trait::ArcHunter), Static::Trait(Trait::FromBarriers), Static::Trait(Trait::WarpGate)];
    let hunts = card.kind.is_attack() || counts.iter().all(|text| !card.always.contains(text));
    read.check("always", hunts, "only an attack has a range that is counted again");
    let flat = !card.always.contains(&Static::Trait(Trait::FlatRange)) || card.kind == Kind::Melee;
    read.check("always", flat, "levels count only for the range of a melee attack");
    let rolls = card.always.iter().all(|what| !matches!(what, Static::TryAgain(_)));
    read.check("always", rolls || card.kind.is_attack(), "only an attack can fail");
    let area = usize::from(card.hurt.around_me) + usize::from(card.hurt.in_range);
    read.check("hurt", area < 2, "the damage goes either around the user or to all within range");
    let again = card.hurt.repeat == 0 || area == 0;
    read.check("hurt", again, "only damage to the Target is inflicted again");
    read.check("hurt", is_bounded(card.hurt.repeat.into()), &bounds());
}

pub(super) fn check_ability(read: &Read<'_, Ability>) {
    let place = Place { spot: Spot::Response, card: false, ranged: false, begun: false };
    check_statics(read, "active", &read.facts.active, Home::Active(place));
    check_triggers(read, &read.facts.triggers, place);
    let dear = read.facts.triggers.iter().all(|trigger| !trigger.own_cost);
    read.check("triggers", dear, "only a card has a cost: write a `price`");
}

/// GR-R176: an X of the Requirements is named once, by an Instant, and its Rules Text counts it.
fn check_x(read: &Read<'_, CardFacts>) {
    let card = &read.facts;
    let named = card.pays.iter().filter(|clause| clause.x).count();
    read.check("pays", named < 2, "one X is enough: give several things for it in the same clause");
    let instant = named == 0 || card.kind == Kind::Instant;
    read.check("pays", instant, "only an Instant names an X when it is declared");
    let counted = named == 0 || card.rules.iter().any(counts_x);
    read.check("pays", counted, "nothing in `rules` counts the X");
}

/// Whether the clause counts X.
fn counts_x(clause: &Clause) -> bool {
    clause.verb.amount().iter().chain([&clause.again]).any(|amount| amount.per == Per::X)
}

fn check_triggers<T>(read: &Read<'_, T>, triggers: &[Trigger], place: Place) {
    let few = triggers.len() <= usize::from(TRIGGERS_MAX);
    read.check("triggers", few, &format!("there are at most {TRIGGERS_MAX} Triggers"));
    for trigger in triggers {
        read.check("triggers", !trigger.rules.is_empty(), "a Trigger does nothing");
        check_trigger(read, trigger);
        check(read, "triggers", &trigger.pays, Place { spot: Spot::Paying, ..place });
        let made = Made { chosen: trigger.x, ..Made::default() };
        check_made(read, "triggers", &trigger.rules, place, made);
    }
}

/// GR-24.11, GR-24.12: a Trigger costs something.
fn check_trigger<T>(read: &Read<'_, T>, trigger: &Trigger) {
    let price = trigger.price.map_or(0, price_of);
    read.check("triggers", is_bounded(price), &bounds());
    let both = trigger.once && trigger.once_a_bout;
    read.check("triggers", !both, "once in the bout is once in every turn: leave out `once`");
    let given = trigger.price.is_some() || trigger.own_cost || !trigger.pays.is_empty();
    let single = trigger.price.is_none() || !trigger.own_cost;
    read.check("triggers", single, "a Trigger has one price: leave out `price` or `own-cost`");
    read.check("triggers", given, "a Trigger costs something: give it a `price`, or say what it `pays`");
    read.check("triggers", !trigger.x || trigger.price.is_some(), "X has no bound here: give each a `price`");
    let counted = trigger.rules.iter().any(counts_x);
    read.check("triggers", !trigger.x || counted, "nothing counts the X of the Trigger");
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
        if let Static::On { when, then, .. } = what {
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

/// The moments with a number have an X.
fn check<T>(read: &Read<'_, T>, key: &str, clauses: &[Clause], place: Place) {
    let chosen =
        matches!(place.spot, Spot::Moment(Hook::Hurt | Hook::Hurting | Hook::Deactivating | Hook::Striking));
    check_made(read, key, clauses, place, Made { chosen, ..Made::default() });
}

fn check_made<T>(read: &Read<'_, T>, key: &str, clauses: &[Clause], place: Place, mut made: Made) {
    for clause in clauses {
        check_clause(read, key, clause, made);
        check_place(read, key, clause, place);
        made.counted |= clause.verb.says_how_much();
        made.chosen |= clause.x;
        match &clause.verb {
            Verb::Recover { .. } => made.recovered = true,
            Verb::RollPower(_) => made.rolled = true,
            Verb::Spend { .. } => made.spent = true,
            Verb::Force { .. } => made.forced = true,
            Verb::Plain(Plain::Stride) => made.strode = true,
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
    let in_range = matches!(place::who(&clause.verb), Some(Who::FoesInRange | Who::AllInRange))
        || matches!(
            clause.verb,
            Verb::BreakBarrier { at: Reach::InRange, .. }
                | Verb::Leap { in_range: true }
                | Verb::Plain(Plain::Stride)
                | Verb::GateThrow(_)
        );
    read.check(key, place.ranged || !in_range, "the text speaks of a range and has none");
    let stored = matches!(clause.price, Some(Price::Stored(_)));
    read.check(key, !(stored && place.card), "a card stores no Power Surges that could be paid");
    let lost = clause.x && clause.price.is_none() && matches!(clause.verb, Verb::Lose { .. });
    read.check(key, !lost || place.spot == Spot::Paying, "X has no bound here: give each a `price`");
    let calm = clause.only_if == Some(If::NotAttacked);
    read.check(key, !(calm && has_fought(place.spot)), "the user has attacked by then, or has no turn");
    let own = clause.only_if == Some(If::FoesTurn) && place.spot == Spot::Moment(Hook::TurnBegins);
    read.check(key, !own, "it is the user's turn that begins, and not an opponent's");
    let combo = matches!(clause.only_if, Some(If::InCombo | If::Alone));
    let fights = matches!(place.spot, Spot::Declaring | Spot::Resolving | Spot::Before | Spot::Hurt);
    read.check(key, !combo || fights, "only the card of an attack can be one of several");
}

/// Whether at this place the user has always attacked in its turn, if it is its turn at all.
fn has_fought(spot: Spot) -> bool {
    matches!(
        spot,
        Spot::Resolving
            | Spot::Before
            | Spot::Hurt
            | Spot::Moment(Hook::Success | Hook::Attacking | Hook::AfterRules | Hook::Unhurt)
            | Spot::Moment(Hook::Targeted | Hook::Defending | Hook::FoesCooldown | Hook::FoesTurnEnds)
    )
}

fn check_clause<T>(read: &Read<'_, T>, key: &str, clause: &Clause, made: Made) {
    let told = |sound: bool, what: &str| read.check(key, sound, what);
    let asks = matches!(clause.only_if, Some(If::Recovered | If::NotRecovered))
        || matches!(place::who(&clause.verb), Some(Who::Passed | Who::Failed));
    told(!asks || made.recovered, "the text asks for a Recovery Roll that it does not make");
    let counts =
        |per: Per| clause.verb.amount().iter().chain([&clause.again]).any(|amount| amount.per == per);
    told(!counts(Per::Recovered) || made.recovered, "the text counts Recovery Rolls that it does not make");
    told(!counts(Per::Failures) || made.recovered, "the text counts Recovery Rolls that it does not make");
    told(
        !counts(Per::SpentDice) || made.spent,
        "the text counts the dice of a card that it does not put away",
    );
    told(
        !counts(Per::SpentCost) || made.spent,
        "the text counts the costs of cards that it does not put away",
    );
    told(!counts(Per::HalfSum) || made.rolled, "the text counts dice that it does not roll");
    told(!counts(Per::Done) || made.counted, "the text counts what no clause before says in numbers");
    let asks = matches!(clause.only_if, Some(If::Done | If::NotDone));
    told(!asks || made.counted, "no clause before says how much it does");
    let walks =
        place::who(&clause.verb) == Some(Who::OnTheWay) || matches!(clause.verb, Verb::DropAnchors(_));
    told(!walks || made.strode, "the text speaks of a way that it does not go: write `stride` before");
    let moved = clause.only_if == Some(If::Moved);
    told(!moved || made.forced, "nobody was moved before");
    let chosen = clause.x || made.chosen;
    told(!counts(Per::X) || chosen, "X must be chosen with `x = true` where it is counted, or before");
    told(!clause.x || counts(Per::X), "X is chosen, and nothing counts it");
    let bounded = matches!(
        clause.verb,
        Verb::Reroll { .. }
            | Verb::Return { .. }
            | Verb::Raise { whose: Whose::Mine, .. }
            | Verb::Lose { who: Who::Me, .. }
    );
    let chosen = !clause.x || clause.price.is_some() || bounded;
    told(chosen, "X has no bound here: give each a `price`");
    let zero = |amount: &Amount| amount.per == Per::Nothing && amount.plus == 0;
    let counted = !matches!(clause.verb, Verb::Until { .. });
    let zeros = clause.verb.amount().filter(|_| counted).iter().chain([&clause.again]).any(zero);
    told(!zeros, "a number of 0 does nothing");
    told(clause.verb != Verb::Strike(Strike::Damage(0)), "a number of 0 does nothing");
    let again = matches!(&clause.verb, Verb::Recover { n, .. } if n.per == Per::Recovered);
    told(!again, "Recovery Rolls cannot count those before them: each such clause begins anew");
    let early = matches!(&clause.verb, Verb::Dice { .. }) && counts(Per::Success);
    told(!early, "dice for a roll cannot count the successes of that roll");
    told(clause.again.per != Per::X, "X cannot say how often: let what is done count it");
    check_verb(read, key, clause, made);
}

fn check_verb<T>(read: &Read<'_, T>, key: &str, clause: &Clause, made: Made) {
    let told = |sound: bool, what: &str| read.check(key, sound, what);
    let same = matches!(clause.verb, Verb::NextRange { min: 0, max: 0 });
    told(!same, "a range that stays as it is needs no text");
    let chooser = match &clause.verb {
        Verb::Spend { who, chooser: Chooser::User, .. } => *who != Who::Me,
        Verb::Spend { who, chooser: Chooser::Foe, .. } => *who == Who::Me,
        _ => true,
    };
    told(chooser, "whose cards they are chooses with `owner`");
    let none = matches!(clause.verb, Verb::Detonate(0) | Verb::PullTiles { within: 0 | 1, .. });
    told(!none, "a number so low does nothing here");
    let turns = matches!(clause.verb, Verb::Turn { what, into, .. } if what == into);
    told(!turns, "tokens turn into others");
    let chance = matches!(clause.verb, Verb::Spend { up_to: true, chooser: Chooser::Chance, .. });
    told(!chance, "chance does not stop before: leave out `up-to`");
    told(
        clause.verb != Verb::Plain(Plain::Follow) || made.forced,
        "nobody was moved before whom the user could follow",
    );
    let beside = matches!(
        clause.verb,
        Verb::Force { beside: true, how, to_me, .. } if how != Force::Throw || to_me
    );
    told(!beside, "only a Throw goes straight to a hex adjacent to the user: leave out `beside`, or `to-me`");
    let me = matches!(clause.verb, Verb::Force { who: Who::Me, .. });
    told(!me, "nobody forces the own robot: write `move`");
    let signed = matches!(clause.verb, Verb::Dice { .. } | Verb::Until { .. });
    // The number of a moment, less 1.
    let below = |amount: &Amount| {
        let less = if amount.per == Per::X { -1 } else { 0 };
        amount.plus < less || amount.times < 0
    };
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
        Price::MaxArmor(n) | Price::Panic(n) => n.into(),
    }
}

/// The numbers of a verb that are no amounts.
fn numbers(verb: &Verb) -> Vec<i16> {
    match verb {
        Verb::Concede(n)
        | Verb::SkipTurn(n)
        | Verb::Detonate(n)
        | Verb::GateThrow(n)
        | Verb::Strike(Strike::Damage(n)) => vec![(*n).into()],
        Verb::PullTiles { within, .. } => vec![(*within).into()],
        Verb::NextRange { min, max } => vec![(*min).into(), (*max).into()],
        Verb::Reroll { price, .. } => price.map(price_of).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// The number of what holds, 0 where there is none.
fn number_of(what: &Static) -> i16 {
    match what {
        Static::Cost { by, .. } => (*by).into(),
        Static::Results(n)
        | Static::AttackResults(n)
        | Static::FoesResults(n)
        | Static::AttackDice(n)
        | Static::FoesAttackDice(n)
        | Static::DefenseOnCrater(n)
        | Static::FoesDice { by: n, .. } => (*n).into(),
        Static::Advantage(n) | Static::CoverDice(n) => (*n).into(),
        Static::DefenseUpTo { most, .. } => (*most).into(),
        Static::Speed { by, most } => (*by.max(&most.unwrap_or(0))).into(),
        Static::TryAgain(n) | Static::MovingHurts(n) => (*n).into(),
        Static::AllDamage(n) => (*n).into(),
        Static::TryFor { price, .. } => price_of(*price),
        Static::MoreHeart(n) | Static::PtRoom(n) | Static::RageToll(n) => (*n).into(),
        Static::Recovery(n) | Static::Rage(n) | Static::Undying(n) | Static::FsGains(n) => (*n).into(),
        Static::Receive { more, .. } | Static::Range { more, .. } => (*more).into(),
        _ => 0,
    }
}

/// Whether a text of this kind speaks of the one who has it.
fn is_for_oneself(what: &Static) -> bool {
    matches!(
        what,
        Static::On { .. }
            | Static::FreeIf(_)
            | Static::FreeFor(_)
            | Static::Unlock(_)
            | Static::Trait(
                Trait::ArcHunter | Trait::Lasso | Trait::FromBarriers | Trait::WarpGate | Trait::UntilHurt
            )
    )
}
