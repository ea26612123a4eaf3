//! What the owner asks of a running server: errands, which are left in its store and done by the server.
//!
//! Whoever can open the store is its owner, so there is no socket, no password, and nothing to guess.

use crate::age::Age;
use crate::house::Door;
use crate::http::forget;
use crate::names;
use crate::sockets::Sockets;
use crate::store::{Place, Store, StoreError};
use lobby::{Command, PersonId, SitterCard, StageCard, TableCard, TableId, Who};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// How often the server looks for errands, and the owner for answers.
const OFTEN: Duration = Duration::from_millis(250);

/// An errand of the owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Errand {
    /// Lists the open tables.
    Tables,
    /// Closes a table. A bout that is played there ends without a result.
    CloseTable(u64),
    /// Renames an account.
    Rename {
        /// Its number.
        account: u64,
        /// The new name.
        name: String,
    },
    /// Removes an account.
    Remove {
        /// Its number.
        account: u64,
    },
    /// Says that the clock is right though it jumped: what is old may be removed.
    TrustClock,
}

/// The result of an errand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// It is done.
    Done,
    /// The tables.
    Tables(Vec<TableLine>),
    /// It cannot be done; why, as a code.
    Refused(String),
}

/// A table in the owner's list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableLine {
    /// Its number.
    pub table: u64,
    /// The game.
    pub game: String,
    /// Who sits there.
    pub seats: Vec<String>,
    /// How many spectators it has.
    pub watchers: u32,
    /// Its progress: `gathering`, `playing`, `over`.
    pub stage: String,
}

/// Why an errand was not done.
#[derive(Debug)]
pub enum Undone {
    /// The store failed.
    Store(StoreError),
    /// No server took it: none is running on this store.
    NoServer,
    /// The server's answer cannot be read: the server is another version.
    Unreadable,
}

impl From<StoreError> for Undone {
    fn from(why: StoreError) -> Undone {
        Undone::Store(why)
    }
}

/// Leaves an errand for the server that runs on this store, and waits for the result.
pub async fn ask(place: &Place, errand: &Errand, patience: Duration) -> Result<Answer, Undone> {
    let store = Store::open_beside(place).await?;
    let body = serde_json::to_string(errand).map_err(|_| Undone::Unreadable)?;
    let number = store.leave_errand(&body).await?;
    let begun = Instant::now();
    loop {
        if let Some(text) = store.errand_answer(number).await? {
            return serde_json::from_str(&text).map_err(|_| Undone::Unreadable);
        }
        if begun.elapsed() > patience {
            return withdraw(&store, number).await;
        }
        tokio::time::sleep(OFTEN).await;
    }
}

/// Takes back an errand that no server took. If it was done meanwhile, it stays done.
async fn withdraw(store: &Store, number: i64) -> Result<Answer, Undone> {
    let text =
        serde_json::to_string(&Answer::Refused("withdrawn".to_owned())).map_err(|_| Undone::Unreadable)?;
    match store.answer_errand(number, &text).await {
        Ok(()) => Err(Undone::NoServer),
        Err(StoreError::NoErrand { .. }) => {
            let text = store.errand_answer(number).await?.unwrap_or_default();
            serde_json::from_str(&text).map_err(|_| Undone::Unreadable)
        }
        Err(why) => Err(why.into()),
    }
}

/// Does the waiting errands, until the server stops.
pub(crate) async fn run_errands(
    store: Arc<Store>,
    door: Door,
    sockets: Arc<Sockets>,
    age: Arc<Age>,
    mut stops: watch::Receiver<bool>,
) {
    loop {
        if let Err(why) = do_errands(&store, &door, (&sockets, &age)).await {
            tracing::error!(%why, "errands could not be looked up");
        }
        tokio::select! {
            () = tokio::time::sleep(OFTEN) => {}
            _ = stops.wait_for(|stops| *stops) => return,
        }
    }
}

async fn do_errands(store: &Store, door: &Door, beside: (&Sockets, &Age)) -> Result<(), StoreError> {
    for (number, body) in store.open_errands().await? {
        let answer = match serde_json::from_str(&body) {
            Ok(errand) => carried_out(store, door, beside, errand).await,
            Err(_) => Answer::Refused("unreadable".to_owned()),
        };
        let text = serde_json::to_string(&answer).unwrap_or_default();
        store.answer_errand(number, &text).await?;
    }
    Ok(())
}

async fn carried_out(store: &Store, door: &Door, (sockets, age): (&Sockets, &Age), errand: Errand) -> Answer {
    let refused = |code: &str| Answer::Refused(code.to_owned());
    match errand {
        Errand::Tables => match door.ask(|lobby| lobby.all()).await {
            Some(tables) => Answer::Tables(tables.into_iter().map(line).collect()),
            None => refused("stops"),
        },
        Errand::CloseTable(table) => {
            let close = Command::Close { table: TableId(table) };
            match door.order(Who::House, close).await {
                Some(Ok(())) => Answer::Done,
                Some(Err(why)) => refused(why.code()),
                None => refused("stops"),
            }
        }
        Errand::Rename { account, name } => rename(store, door, account, name).await,
        Errand::Remove { account } => match store.account(account).await {
            Ok(Some(_)) => match forget(store, door, sockets, account).await {
                Ok(()) => Answer::Done,
                Err(_) => refused("broken"),
            },
            Ok(None) => refused("no-such-account"),
            Err(_) => refused("broken"),
        },
        Errand::TrustClock => {
            age.trust();
            match age.save(store).await {
                Ok(()) => Answer::Done,
                Err(_) => refused("broken"),
            }
        }
    }
}

async fn rename(store: &Store, door: &Door, account: u64, name: String) -> Answer {
    let name = match names::display(&name, &lobby::Limits::default()) {
        Ok(name) => name,
        Err(why) => return Answer::Refused(why.code().to_owned()),
    };
    match store.rename(account, &name).await {
        Ok(()) => {
            // A person who is not connected gets the name when they connect again.
            drop(door.order(Who::Person(PersonId(account)), Command::Rename { name }).await);
            Answer::Done
        }
        Err(StoreError::NoAccount { .. }) => Answer::Refused("no-such-account".to_owned()),
        Err(StoreError::Alike { .. }) => Answer::Refused("name-alike".to_owned()),
        Err(_) => Answer::Refused("broken".to_owned()),
    }
}

fn line(card: TableCard) -> TableLine {
    let sitter = |sitter: &SitterCard| match sitter {
        SitterCard::Open => "-".to_owned(),
        SitterCard::Computer(level) => level.to_string(),
        SitterCard::Person { name, person, .. } => format!("{name} ({person})"),
    };
    TableLine {
        table: card.table.0,
        game: card.terms.game,
        seats: card.seats.iter().map(|seat| sitter(&seat.sitter)).collect(),
        watchers: card.watchers,
        stage: match card.stage {
            StageCard::Gathering => "gathering",
            StageCard::Playing { .. } => "playing",
            StageCard::Over(_) => "over",
        }
        .to_owned(),
    }
}
