//! One deed of a text as a sentence: under what condition, for what price, how often, and what.

use super::amount::{counted, unsigned};
use super::lasting::say_until;
use super::noun::{say_cards, say_dice, say_place, say_stock, say_tile, say_who, stock_word};
use super::word;
use crate::content::{
    Amount, Cancels, Chooser, Clause, Content, DiceKind, Filter, Force, Ground, Icon, If, Landing, Lender,
    Plain, Price, Reach, Rerolled, Stock, Strike, Sweep, Trauma, Verb, Who, Whose, Zone,
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
        Verb::Reroll { whose, .. } => matches!(whose, Rerolled::Mine | Rerolled::MyDefense),
        Verb::Plain(plain) => is_plain_deed(*plain),
        Verb::Spare(_) | Verb::Detonate(_) | Verb::LessDamage(_) | Verb::Raise { .. } => false,
        Verb::Grant(_) | Verb::Concede(_) | Verb::Immune(_) | Verb::NextRange { .. } => false,
        Verb::DropLowest(_) | Verb::Strike(_) | Verb::Until { .. } => false,
        Verb::Jump(_) | Verb::BreakAll(_) | Verb::GateThrow(_) | Verb::Borrow { .. } => true,
        Verb::DropAnchors(_) | Verb::PullTiles { .. } | Verb::Move(_) | Verb::Leap { .. } => true,
        Verb::RemoveTile { .. } | Verb::BreakBarrier { .. } | Verb::Shift { .. } => true,
        Verb::Return { .. } | Verb::SwitchOff(_) | Verb::TurnDown(_) | Verb::Turn { .. } => true,
        Verb::Repeat { .. } | Verb::Force { .. } | Verb::Tile { .. } | Verb::RazeOrCrater(_) => true,
        Verb::LowerAll(_) | Verb::HandOver(_) | Verb::Dice { .. } | Verb::Cancel(_) => true,
        Verb::PlayFree(_) | Verb::PlayUpTo { .. } | Verb::RollPower(_) | Verb::SkipTurn(_) => true,
        Verb::Mark { .. } | Verb::Unmark(_) | Verb::Retreat(_) | Verb::DropSuccesses(_) => true,
    }
}

fn is_plain_deed(plain: Plain) -> bool {
    match plain {
        Plain::Crash | Plain::Impact | Plain::Brace | Plain::Ground | Plain::Disarm | Plain::Mirror => false,
        Plain::ExtraTurn | Plain::Void | Plain::Scramble | Plain::Reboot | Plain::Lock => false,
        Plain::Graft | Plain::Surcharge | Plain::Deflect | Plain::BreakCounter => false,
        Plain::Approach | Plain::Usurp | Plain::AnchorLeap | Plain::Stride | Plain::CrashBeside => true,
        Plain::PullTile | Plain::MoveAgain | Plain::Rage | Plain::Close | Plain::Follow => true,
        Plain::Douse | Plain::Barrier | Plain::Deactivate | Plain::Store | Plain::Blank => true,
        Plain::Replace | Plain::GainCost | Plain::KeepInHand | Plain::Vanish => true,
        Plain::HalveByDefense | Plain::HalveDamage | Plain::Activate | Plain::RaiseDie => true,
    }
}

fn say_verb(content: &Content, verb: &Verb, cap: &'static str) -> Message {
    let said = |key: &str| word(key).with("cap", cap);
    match verb {
        Verb::Plain(plain) => said(&words::telling::kind(plain)),
        Verb::Gain { what, n, who } => say_gained(cap, *what, *n, *who),
        Verb::Lose { what, n, who } => say_lost(cap, *what, *n, *who),
        Verb::LoseAll { what, who } => say_all_lost(cap, *what, *who),
        Verb::Recover { who, n } => say_recovery(cap, *who, *n),
        Verb::Move(n) => said("move").with("hexes", counted(word("n-hex"), *n)),
        Verb::Retreat(n) => said("retreat").with("hexes", counted(word("n-hex"), *n)),
        Verb::Leap { in_range } => said("leap").with("in-range", flag(*in_range)),
        Verb::Jump(to) => said("jump").with("to", landing_word(*to)),
        Verb::DropAnchors(n) => said("drop-anchors").with("hexes", counted(word("n-hex"), *n)),
        Verb::Detonate(n) => said("detonate").with("n", *n),
        Verb::Force { how, n, up_to, who, to_me, close, beside } => {
            say_force(cap, *how, *n, *who, [*up_to, *to_me, *close, *beside])
        }
        Verb::GateThrow(n) => said("gate-throw").with("n", *n),
        Verb::Tile { tile, at } => said("tile").with("tile", say_tile(*tile)).with("place", say_place(*at)),
        Verb::RazeOrCrater(at) => said("raze-or-crater").with("place", say_place(*at)),
        Verb::RemoveTile { tile, at } => {
            said("remove-tile").with("tile", say_tile(*tile)).with("place", say_place(*at))
        }
        Verb::PullTiles { n, within } => counted(said("pull-tiles"), *n).with("within", *within),
        Verb::BreakBarrier { at, n, up_to, shields } => say_broken(cap, *at, *n, [*up_to, *shields]),
        Verb::BreakAll(sweep) => said("break-all").with("where", sweep_word(*sweep)),
        Verb::Mark { at, moves } => said("mark").with("at", ground_word(*at)).with("moves", flag(*moves)),
        Verb::Unmark(at) => said("unmark").with("place", say_place(*at)),
        Verb::Strike(strike) => say_strike(cap, *strike),
        Verb::Turn { what, into, half } => say_turned(cap, *what, *into, *half),
        Verb::HandOver(n) => said("hand-over").with("tokens", counted(word("n-token"), *n)),
        Verb::TurnDown(n) => said("turn-down").with("cards", counted(word("n-activated"), *n)),
        Verb::Grant(icon) => said("grant").with("icon", icon_word(*icon)),
        Verb::SwitchOff(code) => said("switch-off").with("name", super::ability_name(content, *code)),
        Verb::Raise { whose, n, top } => say_raised(cap, *whose, *n, *top),
        Verb::Shift { n, cards } => say_shifted(cap, *n, *cards),
        Verb::Return { n, cards } => said("return").with("cards", counted_cards(*cards, *n)),
        Verb::LowerAll(filter) => said("lower-all").with("cards", say_cards(*filter, "many")),
        Verb::Spend { who, n, chooser, cards, up_to, activated } => {
            say_spent(cap, *who, *n, *chooser, *cards, [*up_to, *activated])
        }
        Verb::Expel { who, n, from, cards } => say_expelled(cap, *who, *n, *from, *cards),
        Verb::Dice { whose, dice, n } => say_more_dice(cap, *whose, *dice, *n),
        Verb::Reroll { whose, n, price, answered } => say_reroll(cap, *whose, *n, *price, *answered),
        Verb::DropLowest(n) => counted(said("drop-lowest"), *n),
        Verb::DropSuccesses(n) => counted(said("drop-successes"), *n),
        Verb::RollPower(n) => said("roll-power").with("dice", say_dice(DiceKind::Power, *n)),
        Verb::Concede(n) => said("concede").with("n", *n),
        Verb::Cancel(what) => said("cancel").with("what", cancels_word(*what)),
        Verb::Immune(whose) => said("immune").with("whose", whose_word(*whose)),
        Verb::Borrow { from, cards } => say_borrow(cap, *from, *cards),
        Verb::PlayFree(filter) => said("play-free").with("cards", say_cards(*filter, "one")),
        Verb::PlayUpTo { cards, most } => say_play_up_to(cap, *cards, *most),
        Verb::Spare(who) => said("spare").with("who", say_who(*who, "later")),
        Verb::Repeat { every } => said("repeat").with("every", flag(*every)),
        Verb::SkipTurn(n) => said("skip-turn").with("n", *n),
        Verb::LessDamage(n) => say_less_damage(cap, *n),
        Verb::NextRange { min, max } => say_next_range(cap, *min, *max),
        Verb::Until { span, who, what } => say_until(content, *span, *who, what, cap),
    }
}

fn say_strike(cap: &'static str, strike: Strike) -> Message {
    let said = |key: &str| word(key).with("cap", cap);
    match strike {
        Strike::Damage(n) => said("strike-damage").with("n", n),
        Strike::Raze => said("strike-raze"),
        Strike::Scorch => said("strike-scorch"),
    }
}

fn say_play_up_to(cap: &'static str, cards: Filter, most: Amount) -> Message {
    let most = counted(word("n-number"), most);
    word("play-up-to").with("cap", cap).with("cards", say_cards(cards, "one")).with("most", most)
}

fn say_less_damage(cap: &'static str, n: Amount) -> Message {
    word("less-damage").with("cap", cap).with("damage", counted(word("n-damage").with("more", "no"), n))
}

fn say_turned(cap: &'static str, what: Trauma, into: Trauma, half: bool) -> Message {
    let said = word("turn").with("cap", cap).with("half", flag(half));
    said.with("what", stock_word(what.into())).with("into", stock_word(into.into()))
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

fn say_gained(cap: &'static str, what: Stock, n: Amount, who: Who) -> Message {
    word(giving(what, who)).with("cap", cap).with("who", say_who(who, cap)).with("what", say_stock(what, n))
}

fn say_lost(cap: &'static str, what: Stock, n: Amount, who: Who) -> Message {
    let said = say_taken(cap, ["lose", "lose-other"], who);
    said.with("stock", stock_word(what)).with("what", say_stock(what, n))
}

fn say_all_lost(cap: &'static str, what: Stock, who: Who) -> Message {
    say_taken(cap, ["lose-all", "lose-all-other"], who).with("what", stock_word(what))
}

fn say_recovery(cap: &'static str, who: Who, n: Amount) -> Message {
    say_taken(cap, ["recover", "recover-other"], who).with("rolls", counted(word("n-recovery"), n))
}

fn say_more_dice(cap: &'static str, whose: Whose, dice: DiceKind, n: Amount) -> Message {
    let (n, fewer) = unsigned(n);
    let key = if fewer { "dice-fewer" } else { "dice-more" };
    word(key).with("cap", cap).with("whose", whose_word(whose)).with("dice", say_dice(dice, n))
}

fn say_raised(cap: &'static str, whose: Whose, n: Amount, top: bool) -> Message {
    let said = word("raise").with("cap", cap).with("whose", whose_word(whose)).with("top", flag(top));
    said.with("cards", counted_cards(Filter::default(), n))
}

fn say_shifted(cap: &'static str, n: Option<Amount>, cards: Filter) -> Message {
    let which = n.map_or_else(|| say_cards(cards, "many"), |n| counted_cards(cards, n));
    word("shift").with("cap", cap).with("all", flag(n.is_none())).with("cards", which)
}

fn say_spent(
    cap: &'static str,
    who: Who,
    n: Amount,
    chooser: Chooser,
    cards: Filter,
    [up_to, activated]: [bool; 2],
) -> Message {
    say_taken(cap, ["spend", "spend-other"], who)
        .with("activated", flag(activated))
        .with("cards", counted_cards(cards, n))
        .with("chooser", chooser_word(chooser))
        .with("most", flag(up_to))
}

fn say_expelled(cap: &'static str, who: Who, n: Amount, from: Zone, cards: Filter) -> Message {
    let said = say_taken(cap, ["expel", "expel-other"], who).with("cards", counted_cards(cards, n));
    said.with("zone", if from == Zone::Hand { "hand" } else { "meter" })
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

/// Where a Target Token may be put, as a word of selectors.
fn ground_word(at: Ground) -> &'static str {
    match at {
        Ground::Unoccupied => "unoccupied",
        Ground::Structure => "structure",
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
