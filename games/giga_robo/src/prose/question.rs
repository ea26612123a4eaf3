//! Questions in words.

use super::names::{Names, flag};
use super::says::Saying;
use crate::city::Cell;
use crate::content::{Price, Tile, say_price, say_tile};
use crate::procedures::walking;
use crate::queries;
use crate::question::{DiceSet, Moment, Question, Sides};
use crate::statics;
use crate::table::{Deed, Item};
use crate::text::Text;
use kernel::Seat;
use words::Message;
use words::telling::message;

/// The question, addressed to the seat that owes the answer.
pub(crate) fn question(names: Names<'_>, seat: Seat, question: &Question) -> Message {
    let saying = Saying { names, about: seat };
    let plain = || message("gr-ask", question, &saying);
    match *question {
        Question::Upkeep | Question::Rage => gains(names, seat, plain()),
        Question::Act => act(names, seat, plain()),
        Question::Path { .. } => path(names, seat, question),
        Question::Combo { cell, aim, .. } => plain().with("target", names.target(cell, aim)),
        Question::React => react(names),
        Question::PowerDice { most, recovery } => power_dice(names, seat, most, recovery),
        Question::Respond { moment, .. } => respond(names, moment),
        Question::May { text, clause } => Message::new("gr-ask-may")
            .with("name", names.source(text.seat, text.source))
            .with("text", names.clause(text, clause)),
        Question::Number { text, clause, most, price, .. } => number(names, text, clause, most, price),
        Question::Dice { sides, chosen: DiceSet(chosen), most, price } => Message::new("gr-ask-dice")
            .with("whose", whose(sides, names, seat))
            .with("chosen", chosen.count_ones())
            .with("most", most)
            .with("priced", flag(price.is_some()))
            .with("price", price.map_or_else(super::names::nothing, |price| say_price(price, false))),
        Question::Purge(n) => plain().with("n", n),
        Question::Hex(wanted) => message("gr-ask", &wanted, &saying),
        _ => plain(),
    }
}

/// GR-6.4, GR-15.3: what there is to choose from.
fn gains(names: Names<'_>, seat: Seat, asked: Message) -> Message {
    let pilot = names.table.pilot(names.content, seat);
    asked
        .with("heart", statics::heart(names.table, names.content, seat))
        .with("rage", statics::rage(names.table, names.content, seat))
        .with("power", pilot.power)
}

fn act(names: Names<'_>, seat: Seat, asked: Message) -> Message {
    let movement = crate::procedures::turn::movement(names.table, names.content, seat);
    asked.with("movement", movement).with("fs", names.table.player(seat).fs)
}

/// GR-R57, GR-7.16: how much of the movement is planned.
fn path(names: Names<'_>, seat: Seat, question: &Question) -> Message {
    let Question::Path { plan, movement, spends, tramples } = question else {
        return Message::new("gr-ask-act");
    };
    let from = names.table.cell(seat).unwrap_or(Cell(0));
    let walk = walking::walk(names.table, names.content, seat, *movement, from);
    let key = if *spends { "gr-ask-path" } else { "gr-ask-move" };
    let flat = walking::flat(names.table);
    let spent =
        if *tramples { crate::city::Walk { city: &flat, ..walk }.cost(plan) } else { walk.cost(plan) };
    Message::new(key).with("spent", spent).with("movement", *movement)
}

/// GR-11.2: the attacker, the cards, and the aim.
fn react(names: Names<'_>) -> Message {
    let combat = &names.table.combat;
    let attacker = combat.seats[0];
    let cards = combat.camps[0].cards.iter().map(|card| card.card);
    names
        .about("gr-ask-react", attacker)
        .with("cards", names.cards(attacker, cards))
        .with("target", names.target(combat.cell, combat.aim))
}

fn power_dice(names: Names<'_>, seat: Seat, most: u8, recovery: bool) -> Message {
    let side = names.table.combat.side_of(names.table.flies(seat));
    let dice = side.map_or(0, |side| names.table.combat.camp(side).pool.len());
    let key = if recovery { "gr-ask-power-recovery" } else { "gr-ask-power-dice" };
    Message::new(key).with("most", most).with("dice", dice)
}

fn respond(names: Names<'_>, moment: Moment) -> Message {
    let happened = match names.table.stack.last() {
        Some(item) => declared(names, item),
        None => say_moment(moment),
    };
    Message::new("gr-ask-respond").with("happened", happened)
}

/// What waits to be resolved.
pub(crate) fn declared(names: Names<'_>, item: &Item) -> Message {
    // GR-R49: where there are several, everybody hears which opponent is meant.
    let foes = queries::foes_for(names.table, names.content, item.seat, item.source, item.deed);
    let named = foes.len() > 1 && foes.contains(item.foe);
    names
        .about("gr-waits", item.seat)
        .with("name", names.source(item.seat, item.source))
        .with("deed", deed_word(item.deed))
        .with("against", if named { names.player(item.foe) } else { super::names::nothing() })
        .with("named", flag(named))
}

fn number(names: Names<'_>, text: Text, clause: Option<u8>, most: u8, price: Option<Price>) -> Message {
    let asked = match price {
        None => Message::new("gr-ask-number"),
        Some(price) => Message::new("gr-ask-pay").with("price", say_price(price, false)),
    };
    let what = clause.map_or_else(|| names.bought(text), |clause| names.clause(text, clause));
    asked.with("name", names.source(text.seat, text.source)).with("text", what).with("most", most)
}

/// Whose dice may be chosen.
fn whose(Sides(sides): Sides, names: Names<'_>, seat: Seat) -> &'static str {
    let own = names.table.combat.side_of(names.table.flies(seat)).map(|side| side as usize);
    match sides {
        [true, true] => "either",
        [true, false] if own == Some(0) => "mine",
        [false, true] if own == Some(1) => "mine",
        [true | false, true | false] => "foes",
    }
}

/// What was declared, as a word of selectors.
pub(crate) fn deed_word(deed: Deed) -> &'static str {
    match deed {
        Deed::Play => "play",
        Deed::Trigger(_) => "trigger",
        Deed::Activate => "activate",
        Deed::Deactivate => "deactivate",
    }
}

/// The name of an Impact Tile.
pub(crate) fn tile_name(tile: Tile) -> Message {
    say_tile(tile)
}

/// GR-9: a moment of the timing table.
pub(crate) fn say_moment(moment: Moment) -> Message {
    Message::new("gr-moment").with("moment", moment.word())
}
