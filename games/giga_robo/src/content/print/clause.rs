//! One deed of a text as a sentence: under what condition, for what price, how often, and what.

use super::amount::{counted, unsigned};
use super::lasting::say_until;
use super::noun::{say_cards, say_dice, say_place, say_stock, say_tile, say_who, stock_word};
use super::word;
use crate::content::{
    Amount, Cancels, Chooser, Clause, Content, Filter, Force, If, Price, Rerolled, Stock, Verb, Who, Whose,
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
        Verb::Gain { who, .. }
        | Verb::Lose { who, .. }
        | Verb::LoseAll { who, .. }
        | Verb::Recover { who, .. }
        | Verb::Spend { who, .. } => *who == Who::Me,
        Verb::Banish(who) => *who == Who::Me,
        Verb::Reroll { whose, .. } => *whose == Rerolled::Mine,
        Verb::Raise { .. }
        | Verb::Concede(_)
        | Verb::Lock
        | Verb::NextRange { .. }
        | Verb::DropLowest(_)
        | Verb::Until { .. } => false,
        Verb::Move(_)
        | Verb::Close
        | Verb::Force { .. }
        | Verb::Follow
        | Verb::Tile { .. }
        | Verb::RazeOrCrater(_)
        | Verb::Douse
        | Verb::Barrier
        | Verb::LowerAll(_)
        | Verb::Deactivate
        | Verb::HandOver(_)
        | Verb::Store
        | Verb::Dice { .. }
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
        | Verb::RaiseDie => true,
    }
}

fn say_verb(content: &Content, verb: &Verb, cap: &'static str) -> Message {
    let said = |key: &str| word(key).with("cap", cap);
    match verb {
        Verb::Gain { what, n, who } => {
            said(giving(*what, *who)).with("who", say_who(*who, cap)).with("what", say_stock(*what, *n))
        }
        Verb::Lose { what, n, who } => said(own("lose", "lose-other", *who))
            .with("who", say_who(*who, cap))
            .with("stock", stock_word(*what))
            .with("what", say_stock(*what, *n)),
        Verb::LoseAll { what, who } => said(own("lose-all", "lose-all-other", *who))
            .with("who", say_who(*who, cap))
            .with("what", stock_word(*what)),
        Verb::Recover { who, n } => said(own("recover", "recover-other", *who))
            .with("who", say_who(*who, cap))
            .with("rolls", counted(word("n-recovery"), *n)),
        Verb::Move(n) => said("move").with("hexes", counted(word("n-hex"), *n)),
        Verb::Close => said("close"),
        Verb::Force { how, n, up_to, who, to_me, close } => {
            say_force(cap, *how, *n, *who, [*up_to, *to_me, *close])
        }
        Verb::Follow => said("follow"),
        Verb::Tile { tile, at } => said("tile").with("tile", say_tile(*tile)).with("place", say_place(*at)),
        Verb::RazeOrCrater(at) => said("raze-or-crater").with("place", say_place(*at)),
        Verb::Douse => said("douse"),
        Verb::Barrier => said("barrier"),
        Verb::Raise { whose, n } => said("raise")
            .with("whose", whose_word(*whose))
            .with("cards", counted_cards(Filter::default(), *n)),
        Verb::LowerAll(filter) => said("lower-all").with("cards", say_cards(*filter, "many")),
        Verb::Spend { who, n, chooser, cards } => {
            let chooser = match chooser {
                Chooser::Chance => "chance",
                Chooser::Owner => "owner",
            };
            let said = said(own("spend", "spend-other", *who)).with("who", say_who(*who, cap));
            said.with("cards", counted_cards(*cards, *n)).with("chooser", chooser)
        }
        Verb::Banish(who) => said(own("banish", "banish-other", *who)).with("who", say_who(*who, cap)),
        Verb::Deactivate => said("deactivate"),
        Verb::HandOver(n) => said("hand-over").with("tokens", counted(word("n-token"), *n)),
        Verb::Store => said("store"),
        Verb::Dice { whose, dice, n } => {
            let (n, fewer) = unsigned(*n);
            let key = if fewer { "dice-fewer" } else { "dice-more" };
            said(key).with("whose", whose_word(*whose)).with("dice", say_dice(*dice, n))
        }
        Verb::Reroll { whose, n, price, answered } => say_reroll(cap, *whose, *n, *price, *answered),
        Verb::DropLowest(n) => counted(said("drop-lowest"), *n),
        Verb::Concede(n) => said("concede").with("n", *n),
        Verb::Lock => said("lock"),
        Verb::Cancel(what) => said("cancel").with("what", cancels_word(*what)),
        Verb::Blank => said("blank"),
        Verb::Replace => said("replace"),
        Verb::GainCost => said("gain-cost"),
        Verb::PlayFree(filter) => said("play-free").with("cards", say_cards(*filter, "one")),
        Verb::KeepInHand => said("keep-in-hand"),
        Verb::Vanish => said("vanish"),
        Verb::RollPower(n) => said("roll-power").with("dice", say_dice(crate::content::DiceKind::Power, *n)),
        Verb::SkipTurn(n) => said("skip-turn").with("n", *n),
        Verb::HalveByDefense => said("halve-by-defense"),
        Verb::HalveDamage => said("halve-damage"),
        Verb::RaiseDie => said("raise-die"),
        Verb::NextRange { min, max } => say_next_range(cap, *min, *max),
        Verb::Until { span, who, what } => say_until(content, *span, *who, what, cap),
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
    [up_to, to_me, close]: [bool; 3],
) -> Message {
    let how = match how {
        Force::Pull => "pull",
        Force::Push => "push",
        Force::Throw => "throw",
    };
    let key = if to_me { "force-to-me" } else { "force" };
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
        If::MySurges(n) => word("if-my-surges").with("n", n),
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

fn whose_word(whose: Whose) -> &'static str {
    match whose {
        Whose::Mine => "mine",
        Whose::Foes => "foes",
    }
}
