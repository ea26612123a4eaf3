//! Replays: finished bouts step by step, positions as scenarios, and tables that go on from them.

use super::bouts::found;
use super::caller::{Address, Me, Reader};
use super::fault::Fault;
use super::wanted::{Asked, At, Wanted};
use crate::app::App;
use crate::store::FinishedRow;
use anygame::replay::{self, FRAMES_MAX, Replay, Unplayable};
use anygame::review::{Figure, Review, review};
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::Seat;
use lobby::{Admission, Command, Origin, PersonId, SetupChoice, TableId, Terms, Who};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::Semaphore;
use ts_rs::TS;
use words::Message;

/// How many bouts may be played again at once: this takes longer than other pages.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

impl From<Unplayable> for Fault {
    fn from(why: Unplayable) -> Fault {
        let missing = |code, why| Fault::new(StatusCode::NOT_FOUND, code, why);
        match why {
            Unplayable::OtherRules => {
                Fault::new(StatusCode::CONFLICT, "other-rules", Message::new("server-other-rules"))
            }
            Unplayable::NoSuchStep { last } => {
                missing("no-such-step", Message::new("server-no-step").with("last", last))
            }
            Unplayable::NoSuchSeat => missing("no-such-seat", Message::new("server-no-seat")),
            Unplayable::Over => Fault::new(StatusCode::CONFLICT, "over", Message::new("server-over-there")),
        }
    }
}

/// Plays a finished bout again, as far as it can be seen from this seat, without holding up anything else.
async fn again<T: Send + 'static>(
    app: &App,
    reader: &Reader,
    (bout, seat): (&str, Option<Seat>),
    work: impl FnOnce(&FinishedRow, u32) -> Result<T, Unplayable> + Send + 'static,
) -> Result<T, Fault> {
    let too_often = |wait| Fault::too_often("server-too-many-replays", wait);
    app.replays.take(reader.address, Instant::now()).map_err(too_often)?;
    let row = found(app, reader, bout).await?;
    let last = last_step(app, reader, &row, seat).await?;
    let _permit = AT_ONCE.acquire().await.map_err(|_| Fault::stops())?;
    let done = tokio::task::spawn_blocking(move || work(&row, last)).await.map_err(|_| Fault::broken())?;
    Ok(done?)
}

/// The last step of a bout that this reader may see from this seat now. While another bout goes on from the same
/// past, others could learn from it what somebody holds there.
async fn last_step(app: &App, reader: &Reader, row: &FinishedRow, seat: Option<Seat>) -> Result<u32, Fault> {
    let line = lineage(row)?;
    let closed = app.door.ask(move |lobby| lobby.closed(&line)).await.ok_or_else(Fault::stops)?;
    let Some(last) = closed else { return Ok(u32::MAX) };
    let own = seat.and_then(|seat| row.seats.get(seat.index())?.person);
    match own.filter(|own| reader.person == Some(*own)) {
        Some(_) => Ok(last),
        None => {
            let why = Message::new("server-closed").with("last", last);
            Err(Fault::new(StatusCode::CONFLICT, "closed", why))
        }
    }
}

/// The bouts that lead to a finished one, the oldest first and itself last.
fn lineage(row: &FinishedRow) -> Result<Vec<Origin>, Fault> {
    let mut line: Vec<Origin> = serde_json::from_str(&row.origins).map_err(|_| Fault::broken())?;
    let number = u32::try_from(row.number).map_err(|_| Fault::broken())?;
    line.push(Origin::whole(TableId(row.table.unsigned_abs()), number));
    Ok(line)
}

/// Refused while the bout is closed, also to those who sat there: this shows all of it.
pub(super) async fn is_open(app: &App, reader: &Reader, row: &FinishedRow) -> Result<(), Fault> {
    last_step(app, reader, row, None).await.map(drop)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Seen {
    /// The seat that looks on. `None` is a spectator.
    seat: Option<u8>,
    /// The number of the first frame.
    from: Option<u32>,
    /// The most frames to return.
    count: Option<u32>,
}

/// A finished bout, step by step. Whoever knows its id may see all of it, unless another bout goes on from it.
pub(super) async fn frames(
    State(app): State<Arc<App>>,
    reader: Reader,
    At(bout): At<String>,
    Asked(Seen { seat, from, count }): Asked<Seen>,
) -> Result<Json<Replay>, Fault> {
    let (from, count) = (from.unwrap_or(0), count.unwrap_or(FRAMES_MAX));
    let seat = seat.map(Seat);
    let show =
        move |row: &FinishedRow, last| replay::replay(&row.game, &row.record, seat, (from, count), last);
    again(&app, &reader, (&bout, seat), show).await.map(Json)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Position {
    /// The number of the step.
    step: u32,
    /// As this seat knew it. `None`: with all hidden information.
    seat: Option<u8>,
}

/// A position of a finished bout, as a scenario.
pub(super) async fn scenario(
    State(app): State<Arc<App>>,
    reader: Reader,
    At(bout): At<String>,
    Asked(Position { step, seat }): Asked<Position>,
) -> Result<Response, Fault> {
    let seat = seat.map(Seat);
    let write = move |row: &FinishedRow, last| match step {
        _ if step > last => Err(Unplayable::NoSuchStep { last }),
        _ => replay::scenario(&row.game, &row.record, step, seat),
    };
    let text = again(&app, &reader, (&bout, seat), write).await?;
    Ok(as_file(text, &format!("hangar-{bout}-{step}.toml")))
}

/// The position of a table's bout as a scenario: as the person knows it, and the whole when the bout is over.
pub(super) async fn scenario_of_table(
    State(app): State<Arc<App>>,
    me: Me,
    At(table): At<u64>,
) -> Result<Response, Fault> {
    let person = PersonId(me.account.id);
    let text = app.door.ask(move |lobby| lobby.scenario(TableId(table), person)).await;
    let text = text.ok_or_else(Fault::stops)?;
    let text = text.ok_or_else(|| Fault::missing(Message::new("server-no-position")))?;
    Ok(as_file(text, &format!("hangar-table-{table}.toml")))
}

/// A text to save as a file of this name.
fn as_file(text: String, name: &str) -> Response {
    let name: String = name.chars().filter(|&it| it.is_ascii_alphanumeric() || "-.".contains(it)).collect();
    let headers = [
        (header::CONTENT_TYPE, "application/toml; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    (headers, text).into_response()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Continuing {
    /// The number of the step in the finished bout.
    step: u32,
    /// The terms of the table. Their set-up is ignored.
    terms: Option<Box<Terms>>,
}

/// A table that was opened.
#[derive(Serialize, TS)]
pub(super) struct Opened {
    table: u64,
    path: String,
}

/// A new table whose bouts begin at a position of a finished one.
pub(super) async fn go_on(
    State(app): State<Arc<App>>,
    me: Me,
    Address(address): Address,
    At(bout): At<String>,
    Wanted(Continuing { step, terms }): Wanted<Continuing>,
) -> Result<Json<Opened>, Fault> {
    let begin = move |row: &FinishedRow, _| {
        replay::past(&row.game, &row.record, step).map(|past| (row.clone(), past))
    };
    let reader = Reader { address, person: Some(me.account.id) };
    let (row, past) = again(&app, &reader, (&bout, None), begin).await?;
    let mut origins = lineage(&row)?;
    origins.iter_mut().rev().take(1).for_each(|last| last.step = step);
    let (game, bout) = (row.game, row.id);
    let setup = SetupChoice::From { bout, step };
    let terms = match terms {
        Some(terms) => Terms { game, setup, ..*terms },
        None => {
            let (seating, watching) = (Admission::Link, Admission::Link);
            Terms { seating, watching, ..Terms::of(&game, setup) }
        }
    };
    let table = app.door.ask(|lobby| lobby.next_table()).await.ok_or_else(Fault::stops)?;
    let (token, seed) = app.chance.table(table).map_err(|_| Fault::broken())?;
    let terms = app.chance.terms(terms);
    let command = Command::Continue { terms, token: token.clone(), seed, past, origins };
    let done = app.door.order(Who::Person(PersonId(me.account.id)), command).await;
    done.ok_or_else(Fault::stops)?.map_err(|refusal| Fault::of(&refusal))?;
    let path = wire::protocol::link_path(&token.0);
    let table = app.door.ask(move |lobby| lobby.table_of(&token)).await.ok_or_else(Fault::stops)?;
    let table = table.ok_or_else(Fault::broken)?;
    Ok(Json(Opened { table: table.0, path }))
}

/// What is told of a finished bout when one looks back at it.
pub(super) async fn statistics(
    State(app): State<Arc<App>>,
    reader: Reader,
    At(bout): At<String>,
) -> Result<Json<Review>, Fault> {
    let look = |row: &FinishedRow, _| review(&row.game, &row.record);
    let (answers, mut review) = again(&app, &reader, (&bout, None), look).await?;
    let answers = Figure { words: Message::new("server-count-answers"), by_seat: answers };
    review.figures.insert(0, answers);
    Ok(Json(review))
}
