//! Guards: the checks for every page: who may send what from where, how often, and with which headers.

use super::caller;
use super::fault::Fault;
use crate::app::App;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{Ipv4Addr, Ipv6Addr};
use std::sync::Arc;
use std::time::Instant;
use words::Message;

/// What every answer tells a browser: load nothing from elsewhere, run no script in the page itself, use no
/// frame.
const HEADERS: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
         connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

/// Sets the headers of every answer.
pub(super) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    let kept = response.headers_mut().entry(header::CACHE_CONTROL);
    kept.or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Without a public address, the server is reached by a numeric address or as this machine. Another site
/// could make any other name lead here, and a browser would then take the server for that site.
pub(super) async fn host(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let named = request.headers().get_all(header::HOST).iter().map(|host| host.to_str().unwrap_or("?"));
    let mut named = named.chain(request.uri().authority().map(Authority::as_str));
    if app.config.public_url.is_some() || named.all(is_address) {
        return next.run(request).await;
    }
    let why = Message::new("server-other-host").with("url", app.url.as_str());
    Fault::new(StatusCode::MISDIRECTED_REQUEST, "other-host", why).into_response()
}

/// Whether this is a numeric address, or a name that never leaves this machine.
fn is_address(host: &str) -> bool {
    let Ok(host) = host.parse::<Authority>() else { return false };
    let name = host.host().trim_end_matches('.').to_ascii_lowercase();
    let six = name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let is_digits = match six {
        Some(six) => six.parse::<Ipv6Addr>().is_ok(),
        None => name.parse::<Ipv4Addr>().is_ok(),
    };
    is_digits || name == "localhost" || name.ends_with(".localhost")
}

/// A page of another site may change nothing here and open no connection for play.
pub(super) async fn origin(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let is_upgrade = request.headers().contains_key(header::UPGRADE);
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD) && !is_upgrade;
    let Some(origin) = request.headers().get(header::ORIGIN).filter(|_| !harmless) else {
        // Browsers always name the origin of requests that can do harm; programs name none.
        return next.run(request).await;
    };
    if is_ours(&app, &request, origin) {
        return next.run(request).await;
    }
    let why = Message::new("server-other-origin").with("url", app.url.as_str());
    Fault::new(StatusCode::FORBIDDEN, "other-origin", why).into_response()
}

fn is_ours(app: &App, request: &Request<Body>, origin: &HeaderValue) -> bool {
    let Ok(origin) = origin.to_str() else { return false };
    if origin == app.url {
        return true;
    }
    // Without a public address, people may use any name of the machine, but it must be the one they asked
    // for.
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    app.config.public_url.is_none() && host.is_some_and(|host| origin == format!("http://{host}"))
}

/// Limits the pages that one address may ask for.
pub(super) async fn rate(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    app.stats.paged();
    let (parts, body) = request.into_parts();
    let address = caller::address(&parts, app.config.behind_proxy);
    match app.requests.take(address, Instant::now()) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(wait) => Fault::too_often("server-too-many-requests", wait).into_response(),
    }
}
