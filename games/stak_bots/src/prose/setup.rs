//! Set-ups: what was agreed before the bout, line by line.

use super::list::{Item, cards_in_lines, lines};
use super::reader::Reader;
use crate::content::Content;
use crate::notation::letter;
use crate::setup::{Borderless, DRONE, Decks, Level, Mode, Setup};
use kernel::Seat;
use std::collections::BTreeMap;
use words::Message;

/// SB-R55: the depth of the quick game.
const QUICK_DEPTH: u8 = 5;

pub(super) fn say(content: &Content, setup: &Setup) -> Vec<Message> {
    let mut said = vec![mode(setup), staks(setup), first(setup)];
    said.extend(decks(content, setup));
    said.extend(toggles(setup));
    said
}

/// SB-R55: our own modes are called so.
fn mode(setup: &Setup) -> Message {
    let key = match setup.mode {
        Mode::Drone(_) => "sb-setup-drone",
        Mode::Traitor => "sb-setup-traitor",
        Mode::Standard if is_plain(setup, Some(QUICK_DEPTH)) => "sb-setup-quick",
        Mode::Standard if is_plain(setup, None) => "sb-setup-standard",
        Mode::Standard => "sb-setup-options",
    };
    let rule = if setup.mode == Mode::Traitor { "SB-17.18" } else { "SB-R55" };
    let level = match setup.mode {
        Mode::Drone(Level::Easy) => "easy",
        Mode::Drone(Level::Hard) => "hard",
        Mode::Drone(Level::Normal) | Mode::Standard | Mode::Traitor => "normal",
    };
    Message::new(key)
        .with("seats", setup.seats)
        .with("depth", setup.depth_of(Seat(0)))
        .with("level", level)
        .with("rule", rule)
}

/// Whether all but the depth and the player who starts is as in the standard game.
fn is_plain(setup: &Setup, depth: Option<u8>) -> bool {
    *setup == Setup { depth, first: setup.first, ..Setup::standard(setup.seats) }
}

fn staks(setup: &Setup) -> Message {
    let drone = matches!(setup.mode, Mode::Drone(_));
    Message::new(if drone { "sb-setup-staks-drone" } else { "sb-setup-staks" })
        .with("staks", setup.staks_each)
        .with("depth", setup.depth_of(Seat(0)))
        .with("hand", setup.starting_hand())
        .with("human", letter(Seat(0)))
        .with("drone", letter(DRONE))
        .with("drone-depth", setup.depth_of(DRONE))
}

fn first(setup: &Setup) -> Message {
    let drone = matches!(setup.mode, Mode::Drone(_));
    match setup.first.or(drone.then_some(Seat(0))) {
        Some(seat) => Message::new("sb-setup-first").with("seat", letter(seat)),
        None => Message::new("sb-setup-first-by-chance"),
    }
}

/// SB-R68: deck lists are open. Equal decks are listed once.
fn decks(content: &Content, setup: &Setup) -> Vec<Message> {
    match &setup.decks {
        Decks::Common => vec![Message::new("sb-setup-common-deck")],
        Decks::Ranked => vec![
            Message::new("sb-setup-ranked-decks")
                .with("each", setup.ranked_cards_per_rank())
                .with("rule", "SB-R54"),
        ],
        Decks::Own(decks) => {
            let mut said = vec![Message::new("sb-setup-own-decks").with("rule", "SB-17.25")];
            let equal = decks.windows(2).all(|pair| pair[0] == pair[1]);
            let shown = if equal { 1.min(decks.len()) } else { decks.len() };
            for (seat, deck) in (0..).map(Seat).zip(&decks[..shown]) {
                let lead = Message::new("sb-setup-deck")
                    .with("whose", if equal { "all" } else { "one" })
                    .with("seat", letter(seat));
                said.extend(lines(lead, listed(content, setup, deck)));
            }
            said
        }
    }
}

fn listed(content: &Content, setup: &Setup, deck: &BTreeMap<String, u8>) -> Vec<Item> {
    let reader = Reader { content, options: setup.options(), seat: None };
    let known: Vec<_> = content.iter().filter_map(|(id, kind)| Some((id, *deck.get(&kind.code)?))).collect();
    cards_in_lines(&reader, known.into_iter())
}

/// The card of this code, or only the code.
pub(super) fn card_of_code(content: &Content, code: &str) -> Message {
    match content.find(code) {
        Some(id) => Reader { content, options: Setup::standard(2).options(), seat: None }.kind(id),
        None => Message::new("sb-code").with("code", code),
    }
}

/// SB-17: the options that are on.
fn toggles(setup: &Setup) -> Vec<Message> {
    let on =
        |on: bool, key: &'static str, rule: &'static str| on.then(|| Message::new(key).with("rule", rule));
    let tally = setup
        .attack_tally
        .map(|attacks| Message::new("sb-setup-attack-tally").with("attacks", attacks).with("rule", "SB-R50"));
    let teams = (setup.teams > 0)
        .then(|| Message::new("sb-setup-teams").with("teams", setup.teams).with("rule", "SB-R52"));
    let all = [
        on(setup.reactive, "sb-setup-reactive", "SB-17.4"),
        on(setup.recycling, "sb-setup-recycling", "SB-17.8"),
        on(setup.setup_effects, "sb-setup-effects", "SB-17.10"),
        on(setup.first_draw_skipped, "sb-setup-first-draw", "SB-17.28"),
        on(setup.borderless == Borderless::All, "sb-setup-borderless", "SB-17.12"),
        on(setup.borderless == Borderless::Team, "sb-setup-borderless-team", "SB-17.14"),
        tally,
        teams,
    ];
    all.into_iter().flatten().collect()
}
