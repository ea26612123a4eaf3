//! Tables: those that are open, one of them, the table of a link, and the record of its bout.

use super::caller::Me;
use super::fault::Fault;
use super::wanted::At;
use crate::app::App;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use lobby::{PersonId, Refusal, TableCard, TableId, Token};
use std::sync::Arc;
use words::Message;

/// The tables that are open to all, and the person's own.
pub(super) async fn list(State(app): State<Arc<App>>, me: Me) -> Result<Json<Vec<TableCard>>, Fault> {
    let person = PersonId(me.account.id);
    app.door.ask(move |lobby| lobby.listed(person)).await.map(Json).ok_or_else(Fault::stops)
}

/// A table of that list.
pub(super) async fn one(
    State(app): State<Arc<App>>,
    me: Me,
    At(table): At<u64>,
) -> Result<Json<TableCard>, Fault> {
    let (person, table) = (PersonId(me.account.id), TableId(table));
    let shown = app.door.ask(move |lobby| lobby.shown(person, table)).await.ok_or_else(Fault::stops)?;
    shown.map(Json).ok_or_else(|| Fault::of(&Refusal::NoSuchTable(table)))
}

/// The table that a link leads to: whoever has the link is invited.
pub(super) async fn invited(
    State(app): State<Arc<App>>,
    _me: Me,
    At(token): At<String>,
) -> Result<Json<TableCard>, Fault> {
    let found = app.door.ask(move |lobby| lobby.card(lobby.table_of(&Token(token))?)).await;
    found.ok_or_else(Fault::stops)?.map(Json).ok_or_else(no_link)
}

pub(super) fn no_link() -> Fault {
    Fault::missing(Message::new("server-no-link"))
}

/// The record of a table's bout: what the person may know, and the whole when the bout is over.
pub(super) async fn record(
    State(app): State<Arc<App>>,
    me: Me,
    At(table): At<u64>,
) -> Result<Response, Fault> {
    let person = PersonId(me.account.id);
    let record = app.door.ask(move |lobby| lobby.record(TableId(table), person)).await;
    let record = record.ok_or_else(Fault::stops)?;
    record.map(as_json).ok_or_else(|| Fault::missing(Message::new("server-no-record")))
}

/// A text that is already JSON.
pub(super) fn as_json(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}
