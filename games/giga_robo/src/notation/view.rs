//! Views as text, for playthroughs and leak tests.

use super::names::{card_code, cell_name, letter};
use super::position::site_text;
use super::setup::write_mode;
use super::terms::{AIMS, TRAUMAS, WATCHES, word};
use crate::content::{Card, Cards, Content};
use crate::text::Source;
use crate::view::{CombatView, ItemView, PlayerView, View};
use kernel::Seat;
use std::fmt::Write as _;

pub(super) fn write(content: &Content, view: &View) -> String {
    let mut out = String::new();
    let seats = |seats: &[Seat]| seats.iter().map(|&seat| letter(seat)).collect::<Vec<_>>().join(" ");
    let seer = view.seat.map_or_else(|| "a spectator".to_owned(), letter);
    let map = content.maps[usize::from(view.map)].code;
    let _ = writeln!(out, "seen by {seer}: {} on map {map}", write_mode(view.mode));
    let _ = writeln!(out, "turn {} of {}, order {}", view.turn, letter(view.active), seats(&view.order));
    let _ = writeln!(out, "box {:?}, deck {}, used {:?}", view.supply, view.deck, view.used);
    let grid = &content.boards[usize::from(view.map)].grid;
    for (cell, site) in &view.sites {
        let _ = writeln!(out, "{}: {}", cell_name(grid, *cell), site_text(*site));
    }
    for (player, seat) in view.players.iter().zip((0..).map(Seat)) {
        write_player(content, view, player, seat, &mut out);
    }
    if let Some(combat) = &view.combat {
        write_combat(content, view, combat, &mut out);
    }
    for item in &view.stack {
        let _ = writeln!(out, "response {}", write_item(content, view, item));
    }
    let _ = writeln!(
        out,
        "asked: {}",
        if view.asked.is_empty() { "nobody".to_owned() } else { seats(&view.asked) }
    );
    if let Some(question) = &view.question {
        let _ = writeln!(out, "question: {question:?}");
    }
    if let Some(outcome) = &view.outcome {
        let _ = writeln!(out, "over: {outcome:?}");
    }
    out
}

fn write_player(content: &Content, view: &View, player: &PlayerView, seat: Seat, out: &mut String) {
    let card = |card: Card| card_code(content, player.pilot, player.robot, card).to_owned();
    let cards = |cards: Cards| cards.iter().map(card).collect::<Vec<_>>().join(" ");
    let pilot = &content.pilots[usize::from(player.pilot)];
    let robot = &content.robots[usize::from(player.robot)];
    let at = player.cell.map_or_else(
        || "nowhere".to_owned(),
        |cell| cell_name(&content.boards[usize::from(view.map)].grid, cell),
    );
    let _ = writeln!(out, "{}: {} in {} at {at}, {:?}", letter(seat), pilot.code, robot.code, player.state);
    let PlayerView { armor, fs, pt, barrier, speed, defense, movement, .. } = player;
    let _ = writeln!(
        out,
        "  armor {armor}, fs {fs}, pt {pt}, barrier {barrier}, speed {speed}, defense {defense}, movement {movement}"
    );
    let ability = pilot.abilities[usize::from(player.pilot_ability)].code;
    let abilities = (0..3).map(|at| {
        let code = robot.abilities[usize::from(player.abilities[at])].code;
        let active = if player.active[at] { " active" } else { "" };
        format!("{code}{active} {}", player.laid[at])
    });
    let _ =
        writeln!(out, "  {ability}; {}; stored {}", abilities.collect::<Vec<_>>().join(", "), player.stored);
    let _ = writeln!(out, "  hand [{}] and {} unknown", cards(player.hand), player.unknown);
    for (slot, number) in player.meter.iter().zip(1..) {
        let tokens = TRAUMAS.iter().map(|(word, trauma)| (slot.tokens(*trauma), word));
        let tokens: Vec<String> =
            tokens.filter(|(n, _)| *n > 0).map(|(n, word)| format!("{n} {word}")).collect();
        let _ = writeln!(
            out,
            "  slot {number} [{}] up [{}] {}",
            cards(slot.cards),
            cards(slot.up),
            tokens.join(" ")
        );
    }
    let _ = writeln!(out, "  used [{}], gone [{}]", cards(player.used), cards(player.gone));
    let _ = writeln!(out, "  skip {:?}, watch {}", player.skip, word(&WATCHES, &player.watch));
}

fn write_combat(content: &Content, view: &View, combat: &CombatView, out: &mut String) {
    let CombatView { stage, camps, cell, aim, reaction, dice, winner, successes } = combat;
    let cell = cell_name(&content.boards[usize::from(view.map)].grid, *cell);
    let _ = writeln!(out, "combat {stage:?} at {cell} {}, reaction {reaction:?}", word(&AIMS, aim));
    for camp in camps {
        let cards = camp.cards.iter().map(|(card, struck)| {
            let struck = if *struck { " struck" } else { "" };
            format!("{}{struck}", code(content, view, camp.seat, *card))
        });
        let cards = cards.collect::<Vec<_>>().join(", ");
        let counter = if camp.counter { ", counter" } else { "" };
        let _ = writeln!(out, "  {} [{cards}] pool {:?}{counter}", letter(camp.seat), camp.pool);
    }
    for die in dice {
        let aside = if die.aside { " aside" } else { "" };
        let gone = if die.out { " out" } else { "" };
        let _ = writeln!(out, "  die {} {:?} {}{aside}{gone}", die.side, die.kind, die.value);
    }
    let winner = winner.map_or_else(|| "nobody".to_owned(), letter);
    let _ = writeln!(out, "  {winner} leads with {successes}");
}

fn write_item(content: &Content, view: &View, item: &ItemView) -> String {
    let ItemView { seat, source, deed, foe } = *item;
    let source = match source {
        Source::Card(card) => code(content, view, seat, card),
        Source::Pilot => "the pilot ability".to_owned(),
        Source::Ability(at) => format!("ability {}", u16::from(at) + 1),
    };
    format!("{} {deed:?} {source} against {}", letter(seat), letter(foe))
}

fn code(content: &Content, view: &View, seat: Seat, card: Card) -> String {
    view.players.get(seat.index()).map_or_else(
        || "?".to_owned(),
        |player| card_code(content, player.pilot, player.robot, card).to_owned(),
    )
}
