//! The view in words, line by line.

use super::names::{Names, flag, letter, listed, trauma_word};
use super::question::{declared, tile_name};
use crate::city::{Elemental, Site, Terrain};
use crate::content::{Content, Tile, Trauma};
use crate::table::{Reaction, State};
use crate::view::{CampView, CombatView, PlayerView, View};
use kernel::{Outcome, Seat, SeatSet};
use words::{Arg, Message};

pub(super) fn say(content: &Content, view: &View) -> Vec<Message> {
    let names = Names::of_view(content, view);
    let mut lines = vec![headline(names, view)];
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        lines.extend(player_lines(names, seat, player));
    }
    lines.extend(view.combat.iter().flat_map(|combat| combat_lines(names, combat)));
    lines.extend(names.table.stack.iter().rev().map(|item| declared(names, item)));
    let sites = view.sites.iter().map(|&(cell, site)| {
        Message::new("gr-view-site").with("cell", names.cell(cell)).with("things", site_names(names, site))
    });
    lines.extend(sites);
    lines.push(
        Message::new("gr-view-supply")
            .with("deck", view.deck)
            .with("one", view.supply[0])
            .with("two", view.supply[1]),
    );
    lines
}

/// Whose turn it is, or how the bout ended.
pub(crate) fn headline(names: Names<'_>, view: &View) -> Message {
    match &view.outcome {
        Some(outcome) => ended(outcome, view.seat),
        None if view.turn == 0 => Message::new("gr-view-setup"),
        None => names.about("gr-view-turn", view.active).with("number", view.turn),
    }
}

fn ended(outcome: &Outcome, looker: Option<Seat>) -> Message {
    let first = outcome.first();
    let who = if looker.is_some_and(|seat| first.contains(seat)) { "you" } else { "other" };
    let letters = |seats: SeatSet| seats.iter().map(letter).collect::<Vec<_>>().join(", ");
    let key = if outcome.is_draw() { "gr-view-drawn" } else { "gr-view-won" };
    Message::new(key).with("who", who).with("seats", letters(first)).with("count", first.len())
}

fn player_lines(names: Names<'_>, seat: Seat, player: &PlayerView) -> Vec<Message> {
    let mut lines = vec![robot_line(names, seat, player), abilities_line(names, seat, player)];
    lines.push(
        names
            .about("gr-view-hand", seat)
            .with("cards", names.cards(seat, player.hand.iter()))
            .with("unknown", player.unknown),
    );
    lines.extend((0..3).rev().map(|slot| slot_line(names, seat, player, slot)));
    lines
}

/// The player's state, the robot's place, and all counters.
fn robot_line(names: Names<'_>, seat: Seat, player: &PlayerView) -> Message {
    let robot = names.table.robot(names.content, seat);
    let pilot = names.table.pilot(names.content, seat);
    let host = names.table.flies(seat);
    names
        .about("gr-view-robot", seat)
        .with("crew", names.crew(seat))
        .with("state", state_word(player.state))
        .with("host", names.player(host))
        .with("cell", player.cell.map_or("none".to_owned(), |cell| names.cell(cell)))
        .with("level", i32::from(names.table.level(seat)))
        .with("armor", player.armor)
        .with("max-armor", robot.armor)
        .with("fs", player.fs)
        .with("max-fs", pilot.max_fs)
        .with("pt", player.pt)
        .with("speed", player.speed)
        .with("defense", player.defense)
        .with("barrier", flag(player.barrier))
}

/// The state of a player, as a word of selectors.
pub(crate) fn state_word(state: State) -> &'static str {
    match state {
        State::Flying => "flying",
        State::Copilot(_) => "copilot",
        State::Out => "out",
    }
}

fn abilities_line(names: Names<'_>, seat: Seat, player: &PlayerView) -> Message {
    let ability = |at: u8| {
        let works = names.table.works(names.content, seat, at);
        Message::new("gr-view-ability")
            .with("name", names.ability(seat, at))
            .with("active", flag(works))
            .with("laid", player.laid[usize::from(at)])
    };
    let pilot = names.source(seat, crate::text::Source::Pilot);
    let pilot = Message::new("gr-view-ability").with("name", pilot).with("active", "yes").with("laid", 0u8);
    let all: Vec<Message> = std::iter::once(pilot).chain((0..3).map(ability)).collect();
    names.about("gr-view-abilities", seat).with("abilities", all)
}

fn slot_line(names: Names<'_>, seat: Seat, player: &PlayerView, slot: usize) -> Message {
    let there = &player.meter[slot];
    let cards = there.cards.iter().map(|card| {
        Message::new("gr-view-cooling")
            .with("card", names.card(seat, card))
            .with("active", flag(there.up.contains(card)))
    });
    let tokens = Trauma::ALL.into_iter().filter(|&trauma| there.tokens(trauma) > 0).map(|trauma| {
        Message::new("gr-tokens").with("token", trauma_word(trauma)).with("n", there.tokens(trauma))
    });
    names.about("gr-view-slot", seat).with("slot", slot + 1).with("things", listed(cards.chain(tokens)))
}

fn combat_lines(names: Names<'_>, combat: &CombatView) -> Vec<Message> {
    let mut lines: Vec<Message> = combat.camps.iter().map(|camp| camp_line(names, combat, camp)).collect();
    let dice = combat.dice.iter().filter(|die| !die.out).map(|die| {
        let seat = combat.camps[usize::from(die.side).min(combat.camps.len() - 1)].seat;
        names
            .about("gr-answer-die", seat)
            .with("nth", 1)
            .with("value", i32::from(die.value))
            .with("kind", super::answer::die_word(die.kind))
            .with("aside", flag(die.aside))
            .with("nth", 1u8)
    });
    let dice: Vec<Message> = dice.collect();
    if !dice.is_empty() {
        lines.push(Message::new("gr-view-dice").with("dice", dice));
    }
    lines.extend(combat.winner.map(|seat| ahead(names, seat, combat.successes)));
    lines
}

/// Who is ahead (GR-13.8, GR-13.9).
pub(crate) fn ahead(names: Names<'_>, seat: Seat, successes: u8) -> Message {
    names.about("gr-view-ahead", seat).with("successes", successes)
}

fn camp_line(names: Names<'_>, combat: &CombatView, camp: &CampView) -> Message {
    let [attack, power, defense] = camp.pool;
    let attacks = camp.seat == combat.camps[0].seat;
    names
        .about(if attacks { "gr-view-attacks" } else { "gr-view-reacts" }, camp.seat)
        .with("cards", names.cards(camp.seat, camp.cards.iter().map(|(card, _)| *card)))
        .with("target", names.target(combat.cell, combat.aim))
        .with("reaction", reaction_word(combat.reaction))
        .with("pool", say_pool([attack, power, defense]))
}

/// The number of dice of each kind.
pub(crate) fn say_pool([attack, power, defense]: [u8; 3]) -> Arg {
    let kinds = [("attack", attack), ("power", power), ("defense", defense)];
    let there = kinds.into_iter().filter(|(_, dice)| *dice > 0);
    listed(there.map(|(kind, dice)| Message::new("gr-dice").with("kind", kind).with("n", dice)))
}

/// A reaction as a word of selectors.
pub(crate) fn reaction_word(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::Open => "open",
        Reaction::Attack => "attack",
        Reaction::Defend => "defend",
        Reaction::Hit => "hit",
    }
}

/// GR-1.14: what stands or lies on a hex.
pub(crate) fn site_names(names: Names<'_>, site: Site) -> Arg {
    let structure = site.has_structure().then(|| Message::new("gr-structure").with("tier", site.structure));
    let barrier = site.barrier.then(|| Message::new("gr-barrier"));
    let elemental = site.elemental.map(|tile| tile_name(elemental_tile(tile)));
    let terrain = site.terrain.map(|tile| tile_name(terrain_tile(tile)));
    let anchors = Message::new("gr-tokens").with("token", "anchor").with("n", site.anchors);
    let anchors = (site.anchors > 0).then_some(anchors);
    let marked = (0..names.table.seats()).filter(|seat| site.tokens & (1 << seat) != 0);
    let targets = marked.map(|seat| names.about("gr-target-token", Seat(seat)));
    listed([structure, barrier, elemental, terrain, anchors].into_iter().flatten().chain(targets))
}

/// The same tile among all tiles.
pub(crate) fn elemental_tile(tile: Elemental) -> Tile {
    match tile {
        Elemental::Flood => Tile::Flood,
        Elemental::Inferno => Tile::Inferno,
        Elemental::ArcHazard => Tile::ArcHazard,
    }
}

/// The same tile among all tiles.
pub(crate) fn terrain_tile(tile: Terrain) -> Tile {
    match tile {
        Terrain::Crater => Tile::Crater,
        Terrain::Rubble => Tile::Rubble,
    }
}
