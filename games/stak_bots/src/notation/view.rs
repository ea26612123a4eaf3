//! Views as text, for playthroughs and leak tests; and numbers that scenarios can ask for.

use super::letter;
use super::names::Names;
use crate::StakBots;
use crate::content::{Content, KindId};
use crate::queries;
use crate::table::Kinds;
use crate::view::{CardView, Deck, Player, View};
use kernel::Bout;
use std::fmt::Write as _;
use words::telling::told;

pub(super) fn write(content: &Content, view: &View) -> String {
    let names = Names::seen(content, view);
    let mut out = String::new();
    let seat = view.seat.map_or_else(|| "a spectator".to_owned(), letter);
    let _ = writeln!(out, "seen by {seat}");
    if let Some(turn) = view.turn {
        let fed = if turn.fed { "fed" } else { "not fed" };
        let last = if turn.last { ", the last" } else { "" };
        let (number, of) = (turn.number, letter(turn.seat));
        let _ = writeln!(out, "turn {number} of {of}, {fed}, {} attacks{last}", turn.attacks);
    }
    view.players.iter().for_each(|player| write_player(names, player, &mut out));
    for (number, deck) in view.decks.iter().enumerate() {
        let _ = writeln!(out, "deck {number}: {}", write_deck(content, deck));
    }
    if !view.waiting.is_empty() {
        let waiting: Vec<String> = view.waiting.iter().map(|&stak| names.stak(stak)).collect();
        let _ = writeln!(out, "waiting effects: {}", waiting.join(" "));
    }
    if let Some((from, at)) = view.attack {
        let _ = writeln!(out, "{} attacks {}", names.stak(from), names.stak(at));
    }
    let owing: Vec<String> = view.owing.iter().map(letter).collect();
    let _ = writeln!(out, "owing: {}", if owing.is_empty() { "nobody".to_owned() } else { owing.join(" ") });
    if let Some(question) = &view.question {
        let _ = writeln!(out, "asked: {}", told(question, &names));
    }
    if let Some(outcome) = &view.outcome {
        let _ = writeln!(out, "over: {outcome:?}");
    }
    out
}

fn write_player(names: Names<'_>, player: &Player, out: &mut String) {
    let hand: Vec<String> = player.hand.iter().map(|&card| names.card(card)).collect();
    let state = if player.out { " (out)" } else { "" };
    let count = player.cards_in_hand;
    let seat = letter(player.seat);
    let older = player.older.iter().map(|(number, cards)| format!(", {cards} of older {number}"));
    let _ = writeln!(out, "{seat}{state}: {count} in hand [{}]{}", hand.join(" "), older.collect::<String>());
    for stak in &player.staks {
        let cards: Vec<String> = stak.cards.iter().map(|card| write_card(names, card)).collect();
        let closed = if stak.closed { " closed" } else { "" };
        let gone = if stak.gone { " gone" } else { "" };
        let _ = writeln!(out, "  Stak {}{closed}{gone}: {}", names.stak(stak.stak), cards.join(", "));
    }
}

fn write_card(names: Names<'_>, card: &CardView) -> String {
    let name = card.card.map_or_else(|| "?".to_owned(), |card| names.card(card));
    let mut text = if card.face_up { name } else { format!("({name})") };
    if card.damage > 0 {
        let _ = write!(text, " damage {}", card.damage);
    }
    text.push_str(if card.attacking { " attacking" } else { "" });
    text.push_str(if card.barred { " barred" } else { "" });
    if card.older > 0 {
        let _ = write!(text, " older {}", card.older);
    }
    text
}

fn write_deck(content: &Content, deck: &Deck) -> String {
    let list = |kinds: &Kinds| {
        let all = kinds.iter().map(|(kind, count)| format!("{} {count}", content.kind(KindId(kind)).code));
        all.collect::<Vec<_>>().join(", ")
    };
    let older = deck.older.iter().map(|older| format!(", older {} [{}]", older.number, list(&older.unseen)));
    let (scrapheap, unseen) = (list(&deck.scrapheap), list(&deck.unseen));
    format!("supply {}, scrapheap [{scrapheap}], unseen [{unseen}]{}", deck.supply, older.collect::<String>())
}

/// `supply`, `supply of B`, `hand of A`, `height of A`, `damage on A`, `legal answers`,
/// `battle of A against B`.
pub(super) fn ask(bout: &Bout<StakBots>, name: &str) -> Result<String, String> {
    let (table, content) = (bout.table(), bout.content());
    let names = Names::of(table, content);
    let words: Vec<&str> = name.split_whitespace().collect();
    match words.as_slice() {
        ["supply"] => Ok(table.supply[0].to_string()),
        ["supply", "of", seat] => {
            let deck = table.deck_of(names.read_seat(seat)?);
            Ok(table.supply[usize::from(deck)].to_string())
        }
        ["hand", "of", seat] => Ok(table.hand(names.read_seat(seat)?).len().to_string()),
        ["height", "of", stak] => Ok(table.height(names.read_stak(stak)?).to_string()),
        ["damage", "on", stak] => {
            let top = table.top(names.read_stak(stak)?);
            Ok(top.map_or(0, |top| top.damage()).to_string())
        }
        ["battle", "of", from, "against", at] => {
            let (from, at) = (names.read_stak(from)?, names.read_stak(at)?);
            let forecast =
                queries::forecast(table, content, from, at).ok_or("one of these Staks is empty")?;
            let word = |leaves: bool| if leaves { "leaves" } else { "stays" };
            let (first, second) = (word(forecast.attacker_leaves), word(forecast.defender_leaves));
            Ok(format!("{first}, {second}"))
        }
        _ => Err(format!(
            "`{name}` is no number of Stak Bots; there are: supply, supply of A, hand of A, height of A, \
             damage on A, battle of A against B"
        )),
    }
}
