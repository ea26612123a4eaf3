//! A server as this device knows it: who one is there, and its pages.

use super::servers;
use super::trouble::failed;
use crate::failure::{Failure, Run};
use anygame::review::Review;
use lobby::{PersonId, TableCard};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use wire::client::{Address, Session, Trouble, fetch};
use words::Message;

/// A server, and who one is there.
pub struct House {
    /// The server, without a link.
    pub address: Address,
    pub(super) session: Session,
    /// Who one is there.
    pub me: PersonId,
    /// The person's name there.
    pub name: String,
    /// Why the device will not be known again.
    pub unkept: Option<Message>,
}

/// An account as its owner sees it.
#[derive(Deserialize)]
struct Account {
    person: u64,
    name: String,
}

/// A game that is played there.
#[derive(Clone, Debug, Deserialize)]
pub struct Game {
    /// Its name in commands.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The tables that have a name.
    pub setups: Vec<Setup>,
}

/// A named table of a game.
#[derive(Clone, Debug, Deserialize)]
pub struct Setup {
    pub name: String,
    pub seats: u8,
}

impl House {
    /// Signs in, as the guest that the server knows or as a new one.
    pub fn enter(address: &Address, name: Option<&str>) -> Run<House> {
        let address = address.server();
        let known = servers::session(&address);
        let body = name.map_or_else(|| json!({}), |name| json!({ "name": name }));
        let reply = wait(fetch(&address, ("POST", "/api/guest"), known.as_ref(), Some(&body)))?;
        let reply = reply.map_err(|trouble| failed(Some(&address), trouble))?;
        let account: Account = read(&address, reply.json(&address))?;
        let session = reply.session().or(known);
        let Some(session) = session else {
            return Err(failed(None, Trouble::NoServer { server: address.to_string() }).into());
        };
        let unkept = servers::remember(&address, &session).err();
        let unkept = unkept.map(|why| Message::new("tui-join-unkept").with("why", why.to_string()));
        Ok(House { address, session, me: PersonId(account.person), name: account.name, unkept })
    }

    /// The tables that are open to all, and the person's own tables.
    pub fn tables(&self) -> Run<Vec<TableCard>> {
        self.page("/api/tables")
    }

    /// The table that a link leads to.
    pub fn invited(&self, token: &str) -> Run<TableCard> {
        self.page(&format!("/api/links/{token}"))
    }

    /// All games with their named tables.
    pub fn games(&self) -> Run<Vec<Game>> {
        self.page("/api/games")
    }

    fn page<T: DeserializeOwned>(&self, path: &str) -> Run<T> {
        let reply = wait(fetch(&self.address, ("GET", path), Some(&self.session), None))?;
        read(&self.address, reply.and_then(|reply| reply.json(&self.address)))
    }
}

/// A finished bout in the person's list.
#[derive(Deserialize)]
struct Bout {
    id: String,
    game: String,
}

/// Looks back at the bout of this game that the person finished last.
pub(super) fn last_review(address: &Address, session: &Session, game: &str) -> Run<Option<Review>> {
    let page = |path: &str| wait(fetch(address, ("GET", path), Some(session), None));
    let reply = page("/api/bouts")?;
    let bouts: Vec<Bout> = read(address, reply.and_then(|reply| reply.json(address)))?;
    let Some(last) = bouts.into_iter().find(|bout| bout.game == game) else { return Ok(None) };
    let reply = page(&format!("/api/bouts/{}/statistics", last.id))?;
    read(address, reply.and_then(|reply| reply.json(address))).map(Some)
}

/// The content of a page, if it is from our server.
fn read<T: DeserializeOwned>(address: &Address, page: Result<Value, Trouble>) -> Run<T> {
    let none = |_| Trouble::NoServer { server: address.to_string() };
    let page = page.and_then(|value| serde_json::from_value(value).map_err(none));
    page.map_err(|trouble| failed(Some(address), trouble).into())
}

/// Waits for something that takes time.
fn wait<F: Future>(work: F) -> Run<F::Output> {
    Ok(runtime()?.block_on(work))
}

/// The runtime for asynchronous work, on this thread.
pub(super) fn runtime() -> Run<tokio::runtime::Runtime> {
    let built = tokio::runtime::Builder::new_current_thread().enable_all().build();
    built.map_err(|why| Failure::failed(Message::new("tui-no-threads").with("why", why.to_string())).into())
}
