//! Accounts: a guest at once, a name and a password later, devices, and the end of an account.

use super::caller::{self, Address, Me};
use super::fault::Fault;
use super::wanted::{At, Wanted};
use crate::app::App;
use crate::clock;
use crate::house::Door;
use crate::logins;
use crate::names;
use crate::sessions::{self, PASSWORD};
use crate::sockets::Sockets;
use crate::store::{Account, Session, Store, StoreError};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use lobby::{Command, PersonId, Who};
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;
use ts_rs::TS;
use words::Message;

/// An account as its owner sees it.
#[derive(Serialize, TS)]
#[ts(rename = "Me")]
pub(super) struct Card {
    person: u64,
    name: String,
    /// The name to sign in with, if there is one.
    login: Option<String>,
    /// When it was made, in milliseconds.
    since: i64,
}

impl From<Account> for Card {
    fn from(account: Account) -> Card {
        Card { person: account.id, name: account.name, login: account.login, since: account.created }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Guest {
    name: Option<String>,
}

/// A new guest, or the one that this device remembers.
pub(super) async fn guest(
    State(app): State<Arc<App>>,
    Address(address): Address,
    headers: HeaderMap,
    Wanted(Guest { name }): Wanted<Guest>,
) -> Result<Response, Fault> {
    if let Some(me) = caller::who(&app, &headers).await? {
        app.store.touch_session(&me.session, clock::stamp()).await?;
        let account = match name {
            Some(name) => renamed(&app, me.account, &name).await?,
            None => me.account,
        };
        return Ok(Json(Card::from(account)).into_response());
    }
    let name = match name {
        Some(name) => readable(&app, &name)?,
        None => guest_name(&app)?,
    };
    let wait = |wait| Fault::too_often("server-too-many-guests", wait);
    app.guests.take(address, Instant::now()).map_err(wait)?;
    let account = app.store.new_guest(&name, clock::stamp()).await?;
    sign_in(&app, account, &headers).await
}

/// A name for a guest who has not given one.
fn guest_name(app: &App) -> Result<String, Fault> {
    let number = app.chance.guest().map_err(|_| Fault::broken())?;
    Ok(format!("Guest {number:04}"))
}

fn readable(app: &App, name: &str) -> Result<String, Fault> {
    names::display(name, &app.config.limits.lobby).map_err(|refusal| Fault::of(&refusal))
}

/// A new session of this account on the calling device.
async fn sign_in(app: &App, account: Account, headers: &HeaderMap) -> Result<Response, Fault> {
    let token = sessions::random_text().map_err(|_| Fault::broken())?;
    let device = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let device: String = device.chars().take(120).collect();
    app.store.new_session(account.id, &sessions::token_hash(&token), &device, clock::stamp()).await?;
    let value = app.secret.cookie_value(&token);
    Ok((cookie(app, Some(&value))?, Json(Card::from(account))).into_response())
}

type Cookie = AppendHeaders<[(header::HeaderName, HeaderValue); 1]>;

fn cookie(app: &App, value: Option<&str>) -> Result<Cookie, Fault> {
    let text = sessions::set_cookie(value, app.config.is_encrypted());
    let value = HeaderValue::from_str(&text).map_err(|_| Fault::broken())?;
    Ok(AppendHeaders([(header::SET_COOKIE, value)]))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Login {
    login: String,
    password: String,
}

/// Signs in with a name and a password.
pub(super) async fn login(
    State(app): State<Arc<App>>,
    Address(address): Address,
    headers: HeaderMap,
    Wanted(Login { login, password }): Wanted<Login>,
) -> Result<Response, Fault> {
    attempt(&app, address)?;
    let known = app.store.by_login(&login).await?;
    let (account, stored) = known.map_or((None, None), |(account, hash)| (Some(account), Some(hash)));
    let number = account.as_ref().map(|account| account.id);
    let right = is_right(&app, (address, &login), password, stored).await?;
    match account.filter(|_| right) {
        Some(account) => {
            app.store.touch(account.id, clock::stamp()).await?;
            if let Some(old) = caller::who(&app, &headers).await? {
                app.store.end_session(&old.session).await?;
                app.sockets.end(&old.session);
            }
            sign_in(&app, account, &headers).await
        }
        None => Err(wrong_password(address, number)),
    }
}

/// What was typed is not logged: it may be a password in the wrong field.
fn wrong_password(address: IpAddr, account: Option<u64>) -> Fault {
    tracing::warn!(%address, account, "a sign-in failed");
    Fault::new(StatusCode::FORBIDDEN, "wrong-password", Message::new("server-wrong-password"))
}

fn attempt(app: &App, address: IpAddr) -> Result<(), Fault> {
    app.tries.take(address, Instant::now()).map_err(|wait| Fault::too_often("server-too-many-tries", wait))
}

/// Whether the password is right. Wrong ones are counted, by account and by address.
async fn is_right(
    app: &App,
    (address, login): (IpAddr, &str),
    password: String,
    stored: Option<String>,
) -> Result<bool, Fault> {
    let wait = |wait| Fault::too_often("server-too-many-tries", wait);
    let guess = app.guesses.take(&logins::key(login), address, Instant::now()).map_err(wait)?;
    let right = heavy(app, move || sessions::is_password(&password, stored.as_deref())).await?;
    if right {
        app.guesses.was_right(guess);
    }
    Ok(right)
}

/// Runs work that takes long on purpose, without holding up anything else.
async fn heavy<T: Send + 'static>(app: &App, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fault> {
    let _permit = app.passwords.acquire().await.map_err(|_| Fault::stops())?;
    tokio::task::spawn_blocking(work).await.map_err(|_| Fault::broken())
}

/// The account that this device belongs to.
pub(super) async fn me(me: Me) -> Json<Card> {
    Json(Card::from(me.account))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rename {
    name: String,
}

/// Renames the account.
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    me: Me,
    Wanted(Rename { name }): Wanted<Rename>,
) -> Result<Json<Card>, Fault> {
    renamed(&app, me.account, &name).await.map(|account| Json(Card::from(account)))
}

async fn renamed(app: &App, account: Account, name: &str) -> Result<Account, Fault> {
    let name = readable(app, name)?;
    app.store.rename(account.id, &name).await?;
    // A person who is not connected gets the name when they connect again.
    drop(app.door.order(Who::Person(PersonId(account.id)), Command::Rename { name: name.clone() }).await);
    Ok(Account { name, ..account })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewLogin {
    login: String,
    password: String,
    /// The current password, if there is one.
    old: Option<String>,
}

/// Sets a name and a password to sign in with, also on other devices.
pub(super) async fn set_login(
    State(app): State<Arc<App>>,
    Address(address): Address,
    me: Me,
    Wanted(wanted): Wanted<NewLogin>,
) -> Result<Json<Card>, Fault> {
    attempt(&app, address)?;
    let NewLogin { login, password, old } = wanted;
    let login = login.trim().to_owned();
    // A login that is older than the rules for logins stays valid as long as its account wants it.
    if me.account.login.as_ref() != Some(&login) {
        if !logins::is_acceptable(&login) {
            let letters = logins::LETTERS;
            let why =
                Message::new("server-bad-login").with("least", *letters.start()).with("most", *letters.end());
            return Err(Fault::bad("bad-login", why));
        }
        let wait = |wait| Fault::too_often("server-too-many-tries", wait);
        app.logins.take(address, Instant::now()).map_err(wait)?;
    }
    if !PASSWORD.contains(&password.chars().count()) {
        let why = Message::new("server-bad-password")
            .with("least", *PASSWORD.start())
            .with("most", *PASSWORD.end());
        return Err(Fault::bad("bad-password", why));
    }
    prove(&app, address, &me.account, old).await?;
    let hash = heavy(&app, move || sessions::password_hash(&password)).await?.ok_or_else(Fault::broken)?;
    match app.store.set_login(me.account.id, &login, &hash).await {
        Ok(()) => {
            // Signs out anybody who knew the old password, or uses a device that was left signed in.
            sign_out_others(&app, &me).await?;
            Ok(Json(Card::from(Account { login: Some(login), ..me.account })))
        }
        Err(StoreError::Taken { .. }) => {
            let why = Message::new("server-login-taken").with("login", login);
            Err(Fault::new(StatusCode::CONFLICT, "login-taken", why))
        }
        Err(why) => Err(why.into()),
    }
}

/// An account with a password needs it for everything that cannot be undone.
async fn prove(app: &App, address: IpAddr, account: &Account, given: Option<String>) -> Result<(), Fault> {
    let Some(login) = &account.login else { return Ok(()) };
    let stored = app.store.by_login(login).await?.map(|(_, hash)| hash);
    match is_right(app, (address, login), given.unwrap_or_default(), stored).await? {
        true => Ok(()),
        false => Err(wrong_password(address, Some(account.id))),
    }
}

/// Signs this device out.
pub(super) async fn logout(State(app): State<Arc<App>>, me: Me) -> Result<Response, Fault> {
    app.store.end_session(&me.session).await?;
    app.sockets.end(&me.session);
    Ok((cookie(&app, None)?, StatusCode::NO_CONTENT).into_response())
}

/// The persons whom this person has muted, with their names. The name of a deleted account is empty.
pub(super) async fn muted(State(app): State<Arc<App>>, me: Me) -> Result<Json<Vec<(u64, String)>>, Fault> {
    let person = PersonId(me.account.id);
    let muted = app.door.ask(move |lobby| lobby.muted(person)).await.ok_or_else(Fault::stops)?;
    let mut named = Vec::with_capacity(muted.len());
    for (PersonId(id), name) in muted {
        let name = match name {
            Some(name) => name,
            None => app.store.account(id).await?.map(|account| account.name).unwrap_or_default(),
        };
        named.push((id, name));
    }
    Ok(Json(named))
}

/// A device that is signed in.
#[derive(Serialize, TS)]
pub(super) struct Device {
    /// An id for it that gives no access.
    id: String,
    /// The name it gives itself.
    device: String,
    since: i64,
    seen: i64,
    /// Whether it is the calling device.
    here: bool,
}

/// How many letters a device's id has.
const DEVICE: usize = 16;

fn device_id(session: &str) -> String {
    sessions::token_hash(session).chars().take(DEVICE).collect()
}

/// The devices of this account, the most recently used first.
pub(super) async fn devices(State(app): State<Arc<App>>, me: Me) -> Result<Json<Vec<Device>>, Fault> {
    let sessions = app.store.sessions_of(me.account.id).await?;
    let device = |session: Session| Device {
        id: device_id(&session.token_hash),
        here: session.token_hash == me.session,
        device: session.label,
        since: session.created,
        seen: session.seen,
    };
    Ok(Json(sessions.into_iter().map(device).collect()))
}

/// Signs one device out.
pub(super) async fn end_device(
    State(app): State<Arc<App>>,
    me: Me,
    At(device): At<String>,
) -> Result<StatusCode, Fault> {
    let sessions = app.store.sessions_of(me.account.id).await?;
    let found = sessions.into_iter().find(|session| device_id(&session.token_hash) == device);
    let session = found.ok_or_else(|| Fault::missing(Message::new("server-no-device")))?;
    app.store.end_session(&session.token_hash).await?;
    app.sockets.end(&session.token_hash);
    Ok(StatusCode::NO_CONTENT)
}

/// Signs all other devices out.
pub(super) async fn end_others(State(app): State<Arc<App>>, me: Me) -> Result<StatusCode, Fault> {
    sign_out_others(&app, &me).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn sign_out_others(app: &App, me: &Me) -> Result<(), Fault> {
    app.store.end_other_sessions(me.account.id, &me.session).await?;
    app.sockets.end_all(me.account.id, Some(&me.session));
    Ok(())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Removal {
    /// The account's own name, as confirmation.
    name: String,
    password: Option<String>,
}

/// Deletes the account: concedes its bouts and removes its name everywhere.
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    Address(address): Address,
    me: Me,
    Wanted(Removal { name, password }): Wanted<Removal>,
) -> Result<Response, Fault> {
    if name != me.account.name {
        let why = Message::new("server-confirm-name").with("name", me.account.name);
        return Err(Fault::bad("not-confirmed", why));
    }
    attempt(&app, address)?;
    prove(&app, address, &me.account, password).await?;
    forget(&app.store, &app.door, &app.sockets, me.account.id).await?;
    Ok((cookie(&app, None)?, StatusCode::NO_CONTENT).into_response())
}

/// Forgets a person everywhere.
pub(crate) async fn forget(store: &Store, door: &Door, sockets: &Sockets, id: u64) -> Result<(), Fault> {
    let person = PersonId(id);
    // From the start, nobody can come back as this person.
    store.end_sessions_of(id).await?;
    sockets.end_all(id, None);
    match door.order(Who::House, Command::Forget { person }).await {
        Some(Ok(())) => {}
        Some(Err(refusal)) => return Err(Fault::of(&refusal)),
        None => return Err(Fault::stops()),
    }
    store.delete_account(id).await?;
    Ok(())
}
