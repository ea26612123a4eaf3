//! Games: what can be played here, the rules, and the words for all of it.

use super::fault::Fault;
use super::wanted::At;
use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use catalog::{Playable, Visitor};
use serde::Serialize;
use std::collections::BTreeSet;
use ts_rs::TS;
use words::Message;

/// A game in the list.
#[derive(Serialize, TS)]
#[ts(rename = "GameCard")]
pub(super) struct Card {
    id: &'static str,
    title: &'static str,
    /// What the game is about and how to win it.
    about: Message,
    setups: Vec<Setup>,
    /// The fewest and the most seats of these set-ups.
    seats: Seats,
    /// The levels of computers, the weakest first.
    levels: Vec<&'static str>,
    /// What the game calls the kit that each seat brings. `None` if seats bring nothing.
    kit: Option<Message>,
    /// Whether seats are asked for something before the first turn that can be left to chance.
    sets_up: bool,
}

/// The fewest and the most seats.
#[derive(Serialize, TS)]
#[ts(rename = "SeatRange")]
pub(super) struct Seats {
    least: u8,
    most: u8,
}

/// A named table of a game.
#[derive(Serialize, TS)]
#[ts(rename = "SetupCard")]
pub(super) struct Setup {
    name: String,
    /// Its name in words. `None` if the game has none for it.
    title: Option<Message>,
    seats: u8,
}

#[derive(Clone, Copy)]
struct Describe;

impl Visitor for Describe {
    type Out = Card;
    fn visit<G: Playable>(self) -> Card {
        let content = anygame::content::<G>();
        let setup = |(name, setup): (String, G::Setup)| {
            let seats = G::open(&setup, &content).ok()?.seats;
            Some(Setup { title: G::say_setup_name(&name), name, seats })
        };
        let setups: Vec<Setup> = G::setups().into_iter().filter_map(setup).collect();
        let counts = || setups.iter().map(|setup| setup.seats);
        let seats =
            Seats { least: counts().min().unwrap_or_default(), most: counts().max().unwrap_or_default() };
        let levels = lobby::Level::ALL.map(lobby::Level::name).into();
        Card {
            id: G::ID,
            title: G::TITLE,
            about: G::say_about(),
            setups,
            seats,
            levels,
            kit: anygame::kits::title::<G>(),
            sets_up: anygame::sets_up::<G>(),
        }
    }
}

struct Rulebook;

impl Visitor for Rulebook {
    type Out = &'static str;
    fn visit<G: Playable>(self) -> &'static str {
        G::RULES
    }
}

/// All games.
pub(super) async fn list() -> Json<Vec<Card>> {
    Json(catalog::each(Describe))
}

/// One game.
pub(super) async fn one(At(game): At<String>) -> Result<Json<Card>, Fault> {
    catalog::with_game(&game, Describe).map(Json).map_err(|_| no_game(&game))
}

/// The rules of a game, as Markdown.
pub(super) async fn rules(At(game): At<String>) -> Result<Response, Fault> {
    let rules = catalog::with_game(&game, Rulebook).map_err(|_| no_game(&game))?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], rules).into_response())
}

pub(super) fn no_game(game: &str) -> Fault {
    let known: Vec<&str> = catalog::entries().iter().map(|entry| entry.id).collect();
    Fault::missing(Message::new("server-no-game").with("game", game).with("known", known.join(", ")))
}

#[derive(Clone, Copy)]
struct Sources;

impl Visitor for Sources {
    type Out = &'static [(&'static str, &'static str)];
    fn visit<G: Playable>(self) -> Self::Out {
        G::WORDS
    }
}

/// The sources of all messages that a client may need.
fn sources() -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    let games = catalog::each(Sources).into_iter().flatten();
    games.chain(words::OWN).chain(lobby::WORDS).chain(crate::WORDS)
}

/// The languages that have messages.
pub(super) async fn languages() -> Json<BTreeSet<&'static str>> {
    Json(sources().map(|(language, _)| *language).collect())
}

/// All messages of a language that a client may need, as Fluent.
pub(super) async fn words(At(language): At<String>) -> Result<Response, Fault> {
    let all = sources();
    let sources: Vec<&str> = all.filter(|(known, _)| *known == language).map(|(_, source)| *source).collect();
    if sources.is_empty() {
        return Err(Fault::missing(Message::new("server-no-language").with("language", language)));
    }
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], sources.join("\n")).into_response())
}
