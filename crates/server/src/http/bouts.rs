//! Finished bouts: the reader's own as a list, and any by its link.

use super::caller::{Me, Reader};
use super::fault::Fault;
use super::replay::is_open;
use super::tables::as_json;
use super::wanted::{Asked, At};
use crate::app::App;
use crate::store::{BoutCard, FinishedRow, FinishedSeat};
use axum::Json;
use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use ts_rs::TS;
use words::Message;

/// How many bouts a page of the list has.
const PAGE: u32 = 50;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Before {
    /// Only bouts that ended before this moment: the end of the last page.
    before: Option<i64>,
}

/// A finished bout, as a list shows it.
#[derive(Serialize, TS)]
#[ts(rename = "BoutCard")]
pub(super) struct Card {
    id: String,
    game: String,
    started: i64,
    ended: i64,
    /// How it ended, in the form that a table uses.
    #[ts(as = "Option<lobby::Ended>")]
    outcome: serde_json::Value,
    seats: Vec<Sat>,
    inputs: i64,
}

/// Who had a seat.
#[derive(Serialize, TS)]
#[ts(rename = "BoutSeat")]
struct Sat {
    name: String,
    /// The level of a computer.
    level: Option<String>,
    /// Whether it was the person who asks.
    me: bool,
}

fn seats(seats: Vec<FinishedSeat>, reader: Option<u64>) -> Vec<Sat> {
    let sat = |seat: FinishedSeat| Sat {
        me: reader.is_some() && seat.person == reader,
        name: seat.name,
        level: seat.level,
    };
    seats.into_iter().map(sat).collect()
}

impl Card {
    fn new(bout: BoutCard, reader: Option<u64>) -> Card {
        Card {
            id: bout.id,
            game: bout.game,
            started: bout.started,
            ended: bout.ended,
            outcome: serde_json::from_str(&bout.outcome).unwrap_or_default(),
            seats: seats(bout.seats, reader),
            inputs: bout.inputs,
        }
    }
}

/// The bouts of the person who asks, the latest first.
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    me: Me,
    Asked(Before { before }): Asked<Before>,
) -> Result<Json<Vec<Card>>, Fault> {
    let bouts = app.store.bouts_of(me.account.id, before, PAGE).await?;
    Ok(Json(bouts.into_iter().map(|bout| Card::new(bout, Some(me.account.id))).collect()))
}

/// A finished bout. Whoever knows its id may look at it, like somebody who was given its link.
pub(super) async fn one(
    State(app): State<Arc<App>>,
    reader: Reader,
    At(bout): At<String>,
) -> Result<Json<Card>, Fault> {
    let row = found(&app, &reader, &bout).await?;
    Ok(Json(Card {
        id: row.id,
        game: row.game,
        started: row.started,
        ended: row.ended,
        outcome: serde_json::from_str(&row.outcome).unwrap_or_default(),
        seats: seats(row.seats, reader.person),
        inputs: row.inputs,
    }))
}

/// Its whole record.
pub(super) async fn record(
    State(app): State<Arc<App>>,
    reader: Reader,
    At(bout): At<String>,
) -> Result<Response, Fault> {
    let row = found(&app, &reader, &bout).await?;
    is_open(&app, &reader, &row).await?;
    Ok(as_json(row.record))
}

/// A bout that this reader may look at: one that is open to its link, or their own. For all others, the bout
/// does not exist.
pub(super) async fn found(app: &App, reader: &Reader, bout: &str) -> Result<FinishedRow, Fault> {
    let row = app.store.bout(bout).await?;
    let played = |row: &FinishedRow| {
        reader.person.is_some() && row.seats.iter().any(|seat| seat.person == reader.person)
    };
    let row = row.filter(|row| row.open || played(row));
    row.ok_or_else(|| Fault::missing(Message::new("server-no-bout")))
}
