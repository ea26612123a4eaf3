//! Set-ups: the choices before a bout, the check of a written set-up, and the cards for decks.

use super::fault::Fault;
use super::games::no_game;
use super::wanted::{At, Wanted};
use crate::app::App;
use anygame::learn::Piece;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use catalog::{Playable, Visitor};
use kernel::{Cited, SetupOption};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use ts_rs::TS;
use words::Message;

struct Options;

impl Visitor for Options {
    type Out = Vec<SetupOption<Message>>;
    fn visit<G: Playable>(self) -> Self::Out {
        G::options()
    }
}

/// The choices before a bout of a game.
pub(super) async fn options(At(game): At<String>) -> Result<Json<Vec<SetupOption<Message>>>, Fault> {
    catalog::with_game(&game, Options).map(Json).map_err(|_| no_game(&game))
}

/// The set-up to check.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Meant {
    /// One in the game's notation.
    Setup(String),
    /// The game's own set-up of this name.
    Named(String),
}

/// The result of checking a set-up.
#[derive(Serialize, TS)]
pub(super) struct Checked {
    /// How many seats it has, if it is valid.
    seats: Option<u8>,
    /// Everything that is wrong with it.
    faults: Vec<Breach>,
    /// The set-up as the program writes it. If it cannot be read, the text as it was given.
    toml: String,
}

/// One fault of a set-up.
#[derive(Serialize, TS)]
#[ts(rename = "SetupFault")]
pub(super) struct Breach {
    /// The rule that forbids it. `None` if it cannot be read at all.
    rule: Option<&'static str>,
    why: Message,
}

/// A named set-up in the game's notation. `None` if the game has no such set-up.
struct Named<'a>(&'a str);

impl Visitor for Named<'_> {
    type Out = Option<String>;

    fn visit<G: Playable>(self) -> Option<String> {
        let found = G::setups().into_iter().find(|(name, _)| name == self.0);
        found.and_then(|(_, setup)| G::write_setup(&setup))
    }
}

struct Check(String);

impl Visitor for Check {
    type Out = Checked;

    fn visit<G: Playable>(self) -> Checked {
        let content = anygame::content::<G>();
        let setup = match G::read_setup(&self.0, None, &content) {
            Ok(setup) => setup,
            Err(faults) => {
                let faults = faults.iter().map(|fault| unreadable(&self.0, fault)).collect();
                return Checked { seats: None, faults, toml: self.0 };
            }
        };
        let toml = G::write_setup(&setup).unwrap_or(self.0);
        match G::open(&setup, &content) {
            Ok(opening) => Checked { seats: Some(opening.seats), faults: Vec::new(), toml },
            Err(why) => {
                let breach =
                    |why: &G::Illegal| Breach { rule: Some(why.rule()), why: G::say_refusal(&content, why) };
                Checked { seats: None, faults: why.iter().map(breach).collect(), toml }
            }
        }
    }
}

/// A fault of a text, with its line.
fn unreadable(text: &str, fault: &kernel::Fault) -> Breach {
    let before = text.get(..fault.span.start).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let why = Message::new("server-setup-fault")
        .with("line", line)
        .with("what", fault.what.as_str())
        .with("helps", if fault.help.is_some() { "yes" } else { "no" })
        .with("help", fault.help.as_deref().unwrap_or_default());
    Breach { rule: None, why }
}

/// Checks a written set-up and returns all its faults at once.
pub(super) async fn check(
    State(app): State<Arc<App>>,
    At(game): At<String>,
    Wanted(meant): Wanted<Meant>,
) -> Result<Json<Checked>, Fault> {
    let setup = match meant {
        Meant::Setup(text) => text,
        Meant::Named(name) => catalog::with_game(&game, Named(&name))
            .map_err(|_| no_game(&game))?
            .ok_or_else(|| Fault::missing(Message::new("lobby-no-such-setup").with("name", name)))?,
    };
    let most = app.config.limits.lobby.setup;
    if setup.chars().count() > most as usize {
        let why = Message::new("server-setup-too-long").with("most", most);
        return Err(Fault::new(StatusCode::PAYLOAD_TOO_LARGE, "too-long", why));
    }
    catalog::with_game(&game, Check(setup)).map(Json).map_err(|_| no_game(&game))
}

/// All cards that decks of a game may contain. `None` if there is no such choice.
pub(super) async fn cards(At(game): At<String>) -> Result<Json<Vec<Piece>>, Fault> {
    anygame::learn::pieces(&game).map(Json).map_err(|_| no_game(&game))
}
