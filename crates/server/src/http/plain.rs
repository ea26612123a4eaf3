//! Pages for people on a server without the browser table: what this is, and how to play in a terminal.

use super::fault::Fault;
use super::pages::{escaped, page};
use super::tables::no_link;
use super::wanted::At;
use crate::app::App;
use axum::extract::State;
use axum::response::Html;
use lobby::Token;
use std::sync::Arc;

/// The front page: what this is, and how to play.
pub(super) async fn home(State(app): State<Arc<App>>) -> Html<String> {
    let games: String =
        catalog::entries().iter().map(|game| format!("<li>{}</li>", escaped(game.title))).collect();
    let body = format!(
        "<h1>Hangar</h1><p>Tabletop games of robot combat, played by their real rules.</p><ul>{games}</ul>\
         <h2>Play from a terminal</h2><pre>hangar join {url}</pre>\
         <p>opens a table here, and tells the link by which others join it.</p>\
         <p class=\"small\"><a href=\"/api\">Pages for programs</a></p>\
         <p class=\"small\">Unofficial. The games belong to their publishers.</p>",
        url = escaped(&app.url),
    );
    page("Hangar", &body)
}

/// Where a link leads.
pub(super) async fn join(State(app): State<Arc<App>>, At(token): At<String>) -> Result<Html<String>, Fault> {
    let wanted = Token(token.clone());
    let table = app.door.ask(move |lobby| lobby.card(lobby.table_of(&wanted)?)).await;
    let table = table.ok_or_else(Fault::stops)?.ok_or_else(no_link)?;
    let body = format!(
        "<h1>You are invited</h1><p>to a table of {game}.</p><h2>Join from a terminal</h2>\
         <pre>hangar join {url}/join/{token}</pre>",
        game = escaped(&table.terms.game),
        url = escaped(&app.url),
        token = escaped(&token),
    );
    Ok(page("Hangar: an invitation", &body))
}
