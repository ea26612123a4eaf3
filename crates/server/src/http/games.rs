//! Games: what can be played here, the rules, and the words for all of it.

use super::fault::Fault;
use super::lasting::{self, Lasting};
use super::wanted::{Asked, At};
use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use catalog::{Playable, Visitor};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;
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

/// The list of all games.
static GAMES: LazyLock<Lasting> = LazyLock::new(|| {
    let games = serde_json::to_string(&catalog::each(Describe)).expect("a list of games is data");
    Lasting::new("application/json", games)
});

/// All games.
pub(super) async fn list(Asked(wanted): Asked<lasting::Wanted>) -> Response {
    GAMES.answer(&wanted)
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

/// All messages that a client may need, by language.
static WORDS: LazyLock<BTreeMap<&'static str, Lasting>> = LazyLock::new(|| {
    let games = catalog::each(Sources).into_iter().flatten();
    let mut sources: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (language, source) in games.chain(words::OWN).chain(lobby::WORDS).chain(crate::WORDS) {
        sources.entry(language).or_default().push(source);
    }
    let whole = |sources: Vec<&str>| Lasting::new("text/plain; charset=utf-8", sources.join("\n"));
    sources.into_iter().map(|(language, sources)| (language, whole(sources))).collect()
});

/// The languages that have messages.
pub(super) async fn languages() -> Json<Vec<&'static str>> {
    Json(WORDS.keys().copied().collect())
}

/// All messages of a language that a client may need, as Fluent.
pub(super) async fn words(
    At(language): At<String>,
    Asked(wanted): Asked<lasting::Wanted>,
) -> Result<Response, Fault> {
    let words = WORDS.get(language.as_str());
    let words =
        words.ok_or_else(|| Fault::missing(Message::new("server-no-language").with("language", language)))?;
    Ok(words.answer(&wanted))
}

/// Where everything lies that a visit begins with and that readers keep.
#[cfg(feature = "browser")]
pub(super) fn addresses() -> Vec<String> {
    let words = WORDS.iter().map(|(language, words)| words.address(&format!("/api/words/{language}")));
    words.chain([GAMES.address("/api/games")]).collect()
}
