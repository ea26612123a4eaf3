//! One deed of a text as a sentence: under what condition, for what price, how often, and what.

use super::amount::{counted, unsigned};
use super::lasting::say_until;
use super::noun::{say_cards, say_dice, say_place, say_stock, say_tile, say_who, stock_word};
use super::word;
use crate::content::{
    Amount, Cancels, Chooser, Clause, Content, Filter, Force, Ground, Icon, If, Landing, Lender, Price,
    Reach, Rerolled, Stock, Strike, Sweep, Verb, Who, Whose, Zone,
};
use words::Message;

/// The sentence, without its stop; `cap` is `first` where it begins with a capital letter.
pub(crate) fn say_clause(content: &Content, clause: &Clause, cap: &'static str) -> Message {
    if let Some(only_if) = clause.only_if {
        let rest = Clause { only_if: None, ..clause.clone() };
        return word("lead-if")
            .with("cap", cap)
            .with("if", say_if(only_if))
            .with("rest", say_clause(content, &rest, "later"));
    }
    if clause.again != Amount::ONE {
        let rest = Clause { again: Amount::ONE, ..clause.clone() };
        let lead = counted(word("lead-again").with("cap", cap), clause.again);
        return lead.with("rest", say_clause(content, &rest, "later"));
    }
    say_paid(content, clause, cap)
}

fn say_paid(content: &Content, clause: &Clause, cap: &'static str) -> Message {
    match (clause.price, clause.x) {
        (Some(price), x) => word("trigger")
            .with("price", say_price(price, x))
            .with("rest", say_verb(content, &clause.verb, "first")),
        (None, true) => {
            word("lead-x").with("cap", cap).with("rest", say_verb(content, &clause.verb, "later"))
        }
        (None, false) if clause.may => {
            let lead = if is_deed(&clause.verb) { "lead-may" } else { "lead-wish" };
            word(lead).with("cap", cap).with("rest", say_verb(content, &clause.verb, "later"))
        }
        (None, false) => say_verb(content, &clause.verb, cap),
    }
}

/// Whether the sentence tells the user to do something.
fn is_deed(verb: &Verb) -> bool {
    match verb {
        Verb::Gain { who, .. } | Verb::Lose { who, .. } | Verb::LoseAll { who, .. } => *who == Who::Me,
        Verb::Recover { who, .. } | Verb::Expel { who, .. } | Verb::Spend { who, .. } => *who == Who::Me,
        Verb::Spare(_) | Verb::Detonate(_) | Verb::Crash | Verb::Impact | Verb::Brace => false,
        Verb::Ground | Verb::Disarm | Verb::LessDamage(_) => false,
        Verb::Jump(_) | Verb::Approach | Verb::BreakAll(_) | Verb::GateThrow(_) => true,
        Verb::Borrow { .. } | Verb::Usurp => true,
        Verb::Mirror => false,
        Verb::Reroll { whose, .. } => matches!(whose, Rerolled::Mine | Rerolled::MyDefense),
        Verb::Raise { .. } | Verb::Grant(_) | Verb::ExtraTurn | Verb::Concede(_) | Verb::Void => false,
        Verb::Immune(_) | Verb::Scramble | Verb::Reboot | Verb::Lock | Verb::NextRange { .. } => false,
        Verb::DropLowest(_) | Verb::Graft | Verb::Surcharge | Verb::Strike(_) | Verb::Deflect => false,
        Verb::Until { .. } => false,
        Verb::AnchorLeap | Verb::Stride | Verb::DropAnchors(_) | Verb::CrashBeside | Verb::PullTile => true,
        Verb::PullTiles { .. } => true,
        Verb::Move(_) | Verb::MoveAgain | Verb::Leap { .. } | Verb::RemoveTile { .. } => true,
        Verb::BreakBarrier { .. } | Verb::Shift { .. } | Verb::Return { .. } | Verb::SwitchOff(_) => true,
        Verb::TurnDown(_) | Verb::Rage | Verb::Turn { .. } | Verb::Repeat { .. } | Verb::Close => true,
        Verb::Force { .. } | Verb::Follow | Verb::Tile { .. } | Verb::RazeOrCrater(_) | Verb::Douse => true,
        Verb::Barrier | Verb::LowerAll(_) | Verb::Deactivate | Verb::HandOver(_) | Verb::Store => true,
        Verb::Dice { .. } | Verb::Cancel(_) | Verb::Blank | Verb::Replace | Verb::GainCost => true,
        Verb::PlayFree(_) | Verb::PlayUpTo { .. } | Verb::KeepInHand | Verb::Vanish => true,
        Verb::RollPower(_) | Verb::SkipTurn(_) | Verb::HalveByDefense | Verb::HalveDamage => true,
        Verb::Mark { .. } | Verb::Unmark(_) | Verb::Activate | Verb::Retreat(_) => true,
        Verb::DropSuccesses(_) | Verb::RaiseDie => true,
    }
}

fn say_verb(content: &Content, verb: &Verb, cap: &'static str) -> Message {
    let said = |key: &str| word(key).with("cap", cap);
    match verb {
        Verb::Recover { who, n } => {
            say_taken(cap, ["recover", "recover-other"], *who).with("rolls", counted(word("n-recovery"), *n))
        }
        Verb::Move(n) => said("move").with("hexes", counted(word("n-hex"), *n)),
        Verb::Close => said("close"),
        Verb::Leap { in_range } => said("leap").with("in-range", flag(*in_range)),
        Verb::Approach | Verb::Jump(_) | Verb::BreakAll(_) => say_chained(verb, cap),
        Verb::GateThrow(_) | Verb::Borrow { .. } | Verb::Usurp | Verb::Mirror => say_chained(verb, cap),
        Verb::MoveAgain => said("move-again"),
        Verb::Force { how, n, up_to, who, to_me, close, beside } => {
            say_force(cap, *how, *n, *who, [*up_to, *to_me, *close, *beside])
        }
        Verb::AnchorLeap | Verb::Stride | Verb::DropAnchors(_) | Verb::Detonate(_) => say_chained(verb, cap),
        Verb::Crash | Verb::CrashBeside | Verb::Impact | Verb::Brace => say_chained(verb, cap),
        Verb::PullTile | Verb::PullTiles { .. } | Verb::Ground | Verb::Disarm => say_chained(verb, cap),
        Verb::Void | Verb::Immune(_) | Verb::Scramble | Verb::Reboot => say_chained(verb, cap),
        Verb::PlayUpTo { .. } | Verb::LessDamage(_) => say_chained(verb, cap),
        Verb::BreakBarrier { .. } | Verb::Turn { .. } => say_chained(verb, cap),
        Verb::Follow => said("follow"),
        Verb::Tile { tile, at } => said("tile").with("tile", say_tile(*tile)).with("place", say_place(*at)),
        Verb::RazeOrCrater(at) => said("raze-or-crater").with("place", say_place(*at)),
        Verb::Douse => said("douse"),
        Verb::RemoveTile { tile, at } => {
            said("remove-tile").with("tile", say_tile(*tile)).with("place", say_place(*at))
        }
        Verb::Barrier => said("barrier"),
        Verb::TurnDown(n) => said("turn-down").with("cards", counted(word("n-activated"), *n)),
        Verb::Grant(icon) => said("grant").with("icon", icon_word(*icon)),
        Verb::Rage => said("rage"),
        Verb::ExtraTurn => said("extra-turn"),
        Verb::Deactivate => said("deactivate"),
        Verb::SwitchOff(code) => said("switch-off").with("name", super::ability_name(content, *code)),
        Verb::HandOver(_) | Verb::Activate | Verb::Graft | Verb::Surcharge => say_chained(verb, cap),
        Verb::Retreat(_) | Verb::Deflect => say_chained(verb, cap),
        Verb::Store => said("store"),
        Verb::Concede(n) => said("concede").with("n", *n),
        Verb::Lock => said("lock"),
        Verb::Cancel(what) => said("cancel").with("what", cancels_word(*what)),
        Verb::Blank => said("blank"),
        Verb::Replace => said("replace"),
        Verb::GainCost => said("gain-cost"),
        Verb::PlayFree(filter) => said("play-free").with("cards", say_cards(*filter, "one")),
        Verb::KeepInHand => said("keep-in-hand"),
        Verb::Spare(who) => said("spare").with("who", say_who(*who, "later")),
        Verb::Repeat { every } => said("repeat").with("every", flag(*every)),
        Verb::Vanish => said("vanish"),
        Verb::SkipTurn(n) => said("skip-turn").with("n", *n),
        Verb::HalveByDefense => said("halve-by-defense"),
        Verb::HalveDamage => said("halve-damage"),
        Verb::NextRange { min, max } => say_next_range(cap, *min, *max),
        Verb::Mark { .. } | Verb::Unmark(_) | Verb::Strike(_) => say_targeted(verb, cap),
        Verb::Until { span, who, what } => say_until(content, *span, *who, what, cap),
        Verb::Dice { .. }
        | Verb::Reroll { .. }
        | Verb::DropLowest(_)
        | Verb::DropSuccesses(_)
        | Verb::RollPower(_)
        | Verb::RaiseDie => say_rolled(verb, cap),
        Verb::Spend { .. }
        | Verb::Expel { .. }
        | Verb::Raise { .. }
        | Verb::Shift { .. }
        | Verb::Return { .. }
        | Verb::LowerAll(_) => say_laid(verb, cap),
        Verb::Gain { .. } | Verb::Lose { .. } | Verb::LoseAll { .. } => say_stocked(verb, cap),
    }
}

/// What is done with Target Tokens.
fn say_targeted(verb: &Verb, cap: &'static str) -> Message {
    let said = |key: &str| word(key).with("cap", cap);
    match verb {
        Verb::Mark { at, moves } => {
            let on = if *at == Ground::Structure { "structure" } else { "unoccupied" };
            said("mark").with("at", on).with("moves", flag(*moves))
        }
        Verb::Unmark(at) => said("unmark").with("place", say_place(*at)),
        Verb::Strike(Strike::Damage(n)) => said("strike-damage").with("n", *n),
        Verb::Strike(Strike::Raze) => said("strike-raze"),
        Verb::Strike(Strike::Scorch) => said("strike-scorch"),
        _ => unreachable!("only deeds with Target Tokens come here"),
    }
}

/// What is done with Anchors, Impact Cards and what lies around, and to attacks of others.
fn say_chained(verb: &Verb, cap: &'static str) -> Message {
    let said = |key: &str| word(key).with("cap", cap);
    match verb {
        Verb::Void => said("void"),
        Verb::Immune(whose) => said("immune").with("whose", whose_word(*whose)),
        Verb::Scramble => said("scramble"),
        Verb::Reboot => said("reboot"),
        Verb::PlayUpTo { cards, most } => said("play-up-to")
            .with("cards", say_cards(*cards, "one"))
            .with("most", counted(word("n-number"), *most)),
        Verb::LessDamage(n) => {
            said("less-damage").with("damage", counted(word("n-damage").with("more", "no"), *n))
        }
        Verb::BreakBarrier { at, n, up_to, shields } => say_broken(cap, *at, *n, [*up_to, *shields]),
        Verb::Turn { what, into, half } => said("turn")
            .with("half", flag(*half))
            .with("what", stock_word((*what).into()))
            .with("into", stock_word((*into).into())),
        Verb::AnchorLeap => said("anchor-leap"),
        Verb::Stride => said("stride"),
        Verb::DropAnchors(n) => said("drop-anchors").with("hexes", counted(word("n-hex"), *n)),
        Verb::Detonate(n) => said("detonate").with("n", *n),
        Verb::Crash => said("crash"),
        Verb::CrashBeside => said("crash-beside"),
        Verb::Impact => said("impact"),
        Verb::Brace => said("brace"),
        Verb::PullTile => said("pull-tile"),
        Verb::PullTiles { n, within } => counted(said("pull-tiles"), *n).with("within", *within),
        Verb::Ground => said("ground"),
        Verb::Disarm => said("disarm"),
        Verb::Approach => said("approach"),
        Verb::Jump(to) => said("jump").with("to", landing_word(*to)),
        Verb::BreakAll(sweep) => said("break-all").with("where", sweep_word(*sweep)),
        Verb::GateThrow(n) => said("gate-throw").with("n", *n),
        Verb::Borrow { from, cards } => say_borrow(cap, *from, *cards),
        Verb::Usurp => said("usurp"),
        Verb::Mirror => said("mirror"),
        Verb::HandOver(n) => said("hand-over").with("tokens", counted(word("n-token"), *n)),
        Verb::Activate => said("activate"),
        Verb::Graft => said("graft"),
        Verb::Surcharge => said("surcharge"),
        Verb::Retreat(n) => said("retreat").with("hexes", counted(word("n-hex"), *n)),
        Verb::Deflect => said("deflect"),
        _ => unreachable!("only deeds of this kind come here"),
    }
}

fn say_borrow(cap: &'static str, from: Lender, cards: Filter) -> Message {
    let cards = say_cards(cards, "one");
    word("borrow").with("cap", cap).with("from", lender_word(from)).with("cards", cards)
}

fn say_broken(cap: &'static str, at: Reach, n: Amount, [up_to, shields]: [bool; 2]) -> Message {
    counted(word("break-barrier").with("cap", cap), n)
        .with("most", flag(up_to))
        .with("at", reach_word(at))
        .with("shields", flag(shields))
}

/// What comes and goes.
fn say_stocked(verb: &Verb, cap: &'static str) -> Message {
    let said = |key: &str| word(key).with("cap", cap);
    match verb {
        Verb::Gain { what, n, who } => {
            said(giving(*what, *who)).with("who", say_who(*who, cap)).with("what", say_stock(*what, *n))
        }
        Verb::Lose { what, n, who } => say_taken(cap, ["lose", "lose-other"], *who)
            .with("stock", stock_word(*what))
            .with("what", say_stock(*what, *n)),
        Verb::LoseAll { what, who } => {
            say_taken(cap, ["lose-all", "lose-all-other"], *who).with("what", stock_word(*what))
        }
        _ => unreachable!("only gains and losses come here"),
    }
}

/// What is done with dice.
fn say_rolled(verb: &Verb, cap: &'static str) -> Message {
    let said = |key: &str| word(key).with("cap", cap);
    match verb {
        Verb::Dice { whose, dice, n } => {
            let (n, fewer) = unsigned(*n);
            let key = if fewer { "dice-fewer" } else { "dice-more" };
            said(key).with("whose", whose_word(*whose)).with("dice", say_dice(*dice, n))
        }
        Verb::Reroll { whose, n, price, answered } => say_reroll(cap, *whose, *n, *price, *answered),
        Verb::DropLowest(n) => counted(said("drop-lowest"), *n),
        Verb::DropSuccesses(n) => counted(said("drop-successes"), *n),
        Verb::RollPower(n) => said("roll-power").with("dice", say_dice(crate::content::DiceKind::Power, *n)),
        Verb::RaiseDie => said("raise-die"),
        _ => unreachable!("only deeds with dice come here"),
    }
}

/// What is done with cards.
fn say_laid(verb: &Verb, cap: &'static str) -> Message {
    let said = |key: &str| word(key).with("cap", cap);
    match verb {
        Verb::Raise { whose, n, top } => said("raise")
            .with("whose", whose_word(*whose))
            .with("top", flag(*top))
            .with("cards", counted_cards(Filter::default(), *n)),
        Verb::Shift { n, cards } => said("shift")
            .with("all", flag(n.is_none()))
            .with("cards", n.map_or_else(|| say_cards(*cards, "many"), |n| counted_cards(*cards, n))),
        Verb::Return { n, cards } => said("return").with("cards", counted_cards(*cards, *n)),
        Verb::LowerAll(filter) => said("lower-all").with("cards", say_cards(*filter, "many")),
        Verb::Spend { who, n, chooser, cards, up_to, activated } => {
            say_taken(cap, ["spend", "spend-other"], *who)
                .with("activated", flag(*activated))
                .with("cards", counted_cards(*cards, *n))
                .with("chooser", chooser_word(*chooser))
                .with("most", flag(*up_to))
        }
        Verb::Expel { who, n, from, cards } => say_taken(cap, ["expel", "expel-other"], *who)
            .with("cards", counted_cards(*cards, *n))
            .with("zone", if *from == Zone::Hand { "hand" } else { "meter" }),
        _ => unreachable!("only deeds with cards come here"),
    }
}

/// A sentence about the user, or about somebody else.
fn say_taken(cap: &'static str, [mine, other]: [&'static str; 2], who: Who) -> Message {
    word(own(mine, other, who)).with("cap", cap).with("who", say_who(who, cap))
}

fn chooser_word(chooser: Chooser) -> &'static str {
    match chooser {
        Chooser::Chance => "chance",
        Chooser::Owner => "owner",
        Chooser::User => "user",
        Chooser::Foe => "foe",
    }
}

/// The key for the user, or for somebody else.
fn own(mine: &'static str, other: &'static str, who: Who) -> &'static str {
    if who == Who::Me { mine } else { other }
}

/// Trauma Tokens are received, everything else is gained.
fn giving(what: Stock, who: Who) -> &'static str {
    match what.trauma() {
        Some(_) => own("receive", "receive-other", who),
        None => own("gain", "gain-other", who),
    }
}

fn counted_cards(filter: Filter, n: Amount) -> Message {
    let one = say_cards(filter, "one");
    counted(word("n-card").with("one", one).with("many", say_cards(filter, "many")), n)
}

fn say_force(
    cap: &'static str,
    how: Force,
    n: Amount,
    who: Who,
    [up_to, to_me, close, beside]: [bool; 4],
) -> Message {
    let how = match how {
        Force::Pull => "pull",
        Force::Push => "push",
        Force::Throw => "throw",
    };
    let key = match (to_me, beside) {
        (true, _) => "force-to-me",
        (false, true) => "force-beside",
        (false, false) => "force",
    };
    word(key)
        .with("cap", cap)
        .with("how", how)
        .with("who", say_who(who, "later"))
        .with("most", if up_to { "yes" } else { "no" })
        .with("hexes", counted(word("n-hex"), n))
        .with("close", if close { "yes" } else { "no" })
}

fn say_reroll(
    cap: &'static str,
    whose: Rerolled,
    n: Option<Amount>,
    price: Option<Price>,
    answered: bool,
) -> Message {
    let key = match whose {
        Rerolled::Mine => "reroll-mine",
        Rerolled::MyDefense => "reroll-my-defense",
        Rerolled::Foes => "reroll-foes",
        Rerolled::Either => "reroll-either",
    };
    let dice = n.map_or_else(|| word("any-dice"), |n| counted(word("n-die"), n));
    let all = if n.is_none() && price.is_none() { "yes" } else { "no" };
    let said = word(key)
        .with("cap", cap)
        .with("dice", dice)
        .with("all", all)
        .with("answered", if answered { "yes" } else { "no" });
    match price {
        Some(price) => said.with("paid", "yes").with("price", say_price(price, false)),
        None => said.with("paid", "no"),
    }
}

fn say_next_range(cap: &'static str, min: i8, max: i8) -> Message {
    let change = |n: i8| {
        word("range-change").with("n", n.unsigned_abs()).with("more", if n < 0 { "no" } else { "yes" })
    };
    let ends = match (min, max) {
        (0, _) => "max",
        (_, 0) => "min",
        _ => "both",
    };
    word("next-range").with("cap", cap).with("ends", ends).with("min", change(min)).with("max", change(max))
}

/// A condition, as it follows "if".
pub(super) fn say_if(only_if: If) -> Message {
    match only_if {
        If::Recovered => word("if-recovered"),
        If::NotRecovered => word("if-not-recovered"),
        If::InCombo => word("if-in-combo"),
        If::Alone => word("if-alone"),
        If::Done => word("if-done"),
        If::NotDone => word("if-not-done"),
        If::Moved => word("if-moved"),
        If::FoeNear => word("if-foe-near"),
        If::FoesTurn => word("if-foes-turn"),
        If::MySurges(n) => word("if-my-surges").with("n", n),
        If::MyFire(n) => word("if-my-fire").with("n", n),
        If::NotAttacked => word("if-not-attacked"),
        If::MyFs(n) => word("if-my-fs").with("n", n),
        If::Higher => word("if-higher"),
    }
}

/// The price between the brackets of a Trigger; X times if an X is chosen.
pub(crate) fn say_price(price: Price, x: bool) -> Message {
    let (what, n) = match price {
        Price::Fs(n) => ("fs", n),
        Price::Pt(n) => ("pt", n),
        Price::Surge(n) => ("surge", n),
        Price::Stored(n) => ("stored", n),
        Price::Burn(n) => ("burn", n),
        Price::MaxArmor(n) => ("max-armor", n),
        Price::Panic(n) => ("panic", n),
    };
    let said = word("price").with("what", what);
    match (x, n) {
        (false, _) => said.with("n", n),
        (true, 1) => said.with("n", "X"),
        (true, _) => said.with("n", format!("{n}X")),
    }
}

/// What is Cancelled, as a word of selectors.
fn cancels_word(what: Cancels) -> &'static str {
    match what {
        Cancels::Instant => "instant",
        Cancels::Trigger => "trigger",
        Cancels::Activation => "activation",
        Cancels::AttackCard => "attack-card",
    }
}

/// Where Barriers are destroyed, as a word of selectors.
fn reach_word(at: Reach) -> &'static str {
    match at {
        Reach::NearMe => "near-me",
        Reach::InRange => "in-range",
        Reach::InPath => "in-path",
        Reach::Gates => "gates",
    }
}

/// Where a short Leap ends, as a word of selectors.
fn landing_word(to: Landing) -> &'static str {
    match to {
        Landing::NearMe => "near-me",
        Landing::ByStructure => "by-structure",
    }
}

/// Which Barriers go together, as a word of selectors.
fn sweep_word(sweep: Sweep) -> &'static str {
    match sweep {
        Sweep::OnMap => "on-map",
        Sweep::NearFoe => "near-foe",
    }
}

/// Where the Instant is that lends its text, as a word of selectors.
fn lender_word(from: Lender) -> &'static str {
    match from {
        Lender::FoesHand => "foes-hand",
        Lender::MyMeter => "my-meter",
    }
}

/// An icon, as a word of selectors.
pub(crate) fn icon_word(icon: Icon) -> &'static str {
    match icon {
        Icon::Combo => "combo",
        Icon::Counter => "counter",
    }
}

fn flag(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
}

fn whose_word(whose: Whose) -> &'static str {
    match whose {
        Whose::Mine => "mine",
        Whose::Foes => "foes",
    }
}
