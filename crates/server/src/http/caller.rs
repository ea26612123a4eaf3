//! Callers: the address that a request comes from, and the person who sent it.

use super::fault::Fault;
use crate::app::App;
use crate::sessions;
use crate::store::Account;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

/// The address that a request comes from.
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Address, Fault> {
        Ok(Address(address(parts, app.config.behind_proxy)))
    }
}

/// The client's address, or the one named by the proxy that the server's owner trusts: the last name in the
/// list is the one that the proxy itself saw.
pub(crate) fn address(parts: &Parts, behind_proxy: bool) -> IpAddr {
    let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let direct = direct.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    if !behind_proxy {
        return direct;
    }
    let named = parts.headers.get_all("x-forwarded-for").iter().next_back();
    let named = named.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    named.unwrap_or(direct)
}

/// Whether the request came from this machine and through no proxy.
pub(crate) fn is_local(parts: &Parts) -> bool {
    address(parts, false).to_canonical().is_loopback() && !parts.headers.contains_key("x-forwarded-for")
}

/// The person who asks. A page with this needs a session.
pub(crate) struct Me {
    pub(crate) account: Account,
    /// The key of the session in the store.
    pub(crate) session: String,
}

impl FromRequestParts<Arc<App>> for Me {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Me, Fault> {
        who(app, &parts.headers).await?.ok_or_else(Fault::no_session)
    }
}

/// The most cookies of a request that are looked up: no browser sends more than one that was signed here.
const COOKIES_MAX: usize = 4;

/// The person whose session the request carries, if it carries a valid one.
pub(crate) async fn who(app: &App, headers: &HeaderMap) -> Result<Option<Me>, Fault> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let tokens = cookies.flat_map(sessions::cookies_of).filter_map(|value| app.secret.token(value));
    for token in tokens.take(COOKIES_MAX) {
        let session = sessions::token_hash(token);
        let Some(id) = app.store.session(&session).await? else { continue };
        if let Some(account) = app.store.account(id).await? {
            return Ok(Some(Me { account, session }));
        }
    }
    Ok(None)
}

/// A reader, signed in or not.
pub(crate) struct Reader {
    pub(crate) address: IpAddr,
    pub(crate) person: Option<u64>,
}

impl FromRequestParts<Arc<App>> for Reader {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Reader, Fault> {
        let person = who(app, &parts.headers).await?.map(|me| me.account.id);
        Ok(Reader { address: address(parts, app.config.behind_proxy), person })
    }
}
