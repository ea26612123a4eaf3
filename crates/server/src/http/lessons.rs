//! Lessons: the first one of a game, and pictures that show how to play it.

use super::fault::Fault;
use super::games::no_game;
use super::wanted::At;
use anygame::learn::{self, Page, Picture};
use axum::Json;

/// The first lesson of a game, position by position.
pub(super) async fn lesson(At(game): At<String>) -> Result<Json<Vec<Page>>, Fault> {
    learn::lesson(&game).map(Json).map_err(|_| no_game(&game))
}

/// How to play a game, in pictures.
pub(super) async fn pictures(At(game): At<String>) -> Result<Json<Vec<Picture>>, Fault> {
    learn::pictures(&game).map(Json).map_err(|_| no_game(&game))
}
