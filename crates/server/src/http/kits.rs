//! Kits: what there is to choose, what the game says about a text, and one's own kit at a table.

use super::caller::Me;
use super::fault::Fault;
use super::games::no_game;
use super::wanted::{At, Wanted};
use crate::app::App;
use anygame::kits::{self, Checked, Page};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use kernel::Seat;
use lobby::{Kit, PersonId, TableId};
use serde::Deserialize;
use std::sync::Arc;
use words::Message;

/// Everything there is to choose. `None` if seats bring nothing.
pub(super) async fn page(At(game): At<String>) -> Result<Json<Option<Page>>, Fault> {
    kits::page(&game).map(Json).map_err(|_| no_game(&game))
}

/// The text of a kit.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Written {
    text: String,
}

/// What the game says about the text of a kit. `None` if seats bring nothing.
pub(super) async fn check(
    State(app): State<Arc<App>>,
    At(game): At<String>,
    Wanted(Written { text }): Wanted<Written>,
) -> Result<Json<Option<Checked>>, Fault> {
    let most = app.config.limits.lobby.setup;
    if text.chars().count() > most as usize {
        let why = Message::new("server-setup-too-long").with("most", most);
        return Err(Fault::new(StatusCode::PAYLOAD_TOO_LARGE, "too-long", why));
    }
    kits::check(&game, &text).map(Json).map_err(|_| no_game(&game))
}

/// A request for a random kit.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ByChance {
    /// The codes of pieces that it must contain.
    pieces: Vec<String>,
    seed: u32,
}

/// A random complete kit. `None` if seats bring nothing.
pub(super) async fn random(
    At(game): At<String>,
    Wanted(ByChance { pieces, seed }): Wanted<ByChance>,
) -> Result<Json<Option<Checked>>, Fault> {
    let pieces: Vec<&str> = pieces.iter().map(String::as_str).collect();
    let text = kits::random(&game, &pieces, seed.into()).map_err(|_| no_game(&game))?;
    let checked = text.map(|text| kits::check(&game, &text)).transpose().map_err(|_| no_game(&game))?;
    Ok(Json(checked.flatten()))
}

/// The kit of a seat, for the person who may choose it; otherwise `None`.
pub(super) async fn own(
    State(app): State<Arc<App>>,
    me: Me,
    At((table, seat)): At<(u64, u8)>,
) -> Result<Json<Option<Kit>>, Fault> {
    let person = PersonId(me.account.id);
    let kit = app.door.ask(move |lobby| lobby.kit(TableId(table), Seat(seat), person)).await;
    kit.map(Json).ok_or_else(Fault::stops)
}
