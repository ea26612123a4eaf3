//! Views as text, for playthroughs and leak tests.

use super::names::{Names, letter};
use super::position::site_text;
use super::terms::TRAUMAS;
use crate::content::{Cards, Content, MapId};
use crate::view::{CombatView, PlayerView, View};
use kernel::Seat;
use std::fmt::Write as _;
use words::telling::{line, told};

pub(super) fn write(content: &Content, view: &View) -> String {
    let mut out = String::new();
    let of = |seat: Seat| Names::by(&view.table, content, seat);
    let names = of(view.seat.unwrap_or(Seat(0)));
    let seer = view.seat.map_or_else(|| "a spectator".to_owned(), letter);
    let map = line(&MapId(view.map), &names);
    let _ = writeln!(out, "seen by {seer}: {} on map {map}", view.mode.word());
    let order = line(&view.order, &names);
    let _ = writeln!(out, "turn {} of {}, order {order}", view.turn, letter(view.active));
    let _ = writeln!(out, "box {:?}, deck {}, used {:?}", view.supply, view.deck, view.used);
    for (cell, site) in &view.sites {
        let _ = writeln!(out, "{}: {}", names.cell(*cell), site_text(*site));
    }
    for (player, seat) in view.players.iter().zip((0..).map(Seat)) {
        write_player(of(seat), player, seat, &mut out);
    }
    if let Some(combat) = &view.combat {
        write_combat(of, combat, &mut out);
    }
    for item in &view.stack {
        let _ = writeln!(out, "response {}", told(item, &of(item.seat)));
    }
    let _ = writeln!(out, "asked: {}", line(&view.asked, &names));
    if let Some(question) = &view.question {
        let _ = writeln!(out, "question: {}", told(question, &names));
    }
    if let Some(outcome) = &view.outcome {
        let _ = writeln!(out, "over: {outcome:?}");
    }
    out
}

fn write_player(names: Names<'_>, player: &PlayerView, seat: Seat, out: &mut String) {
    let content = names.content;
    let cards = |cards: Cards| cards.iter().map(|card| names.card(seat, card)).collect::<Vec<_>>().join(" ");
    let pilot = &content.pilots[usize::from(player.pilot)];
    let robot = &content.robots[usize::from(player.robot)];
    let at = player.cell.map_or_else(|| "nowhere".to_owned(), |cell| names.cell(cell));
    let state = line(&player.state, &names);
    let _ = writeln!(out, "{}: {} in {} at {at}, {state}", letter(seat), pilot.code, robot.code);
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
    let _ = writeln!(out, "  skip {}", line(&player.skip, &names));
}

fn write_combat<'a>(of: impl Fn(Seat) -> Names<'a>, combat: &CombatView, out: &mut String) {
    let CombatView { stage, camps, cell, aim, reaction, dice, winner, successes } = combat;
    let names = of(Seat(0));
    let [stage, aim, reaction] = [line(stage, &names), line(aim, &names), line(reaction, &names)];
    let _ = writeln!(out, "combat {stage} at {} {aim}, reaction {reaction}", names.cell(*cell));
    for camp in camps {
        let cards = camp.cards.iter().map(|(card, struck)| {
            let struck = if *struck { " struck" } else { "" };
            format!("{}{struck}", names.card(camp.seat, *card))
        });
        let cards = cards.collect::<Vec<_>>().join(", ");
        let counter = if camp.counter { ", counter" } else { "" };
        let _ = writeln!(out, "  {} [{cards}] pool {:?}{counter}", letter(camp.seat), camp.pool);
    }
    for die in dice {
        let _ = writeln!(out, "  die {}", told(die, &names));
    }
    let winner = winner.map_or_else(|| "nobody".to_owned(), letter);
    let _ = writeln!(out, "  {winner} led with {successes}");
}
