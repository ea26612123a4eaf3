//! Pages of the server itself: its front page, where a link leads, health and metrics.

use super::caller;
use super::fault::Fault;
use crate::app::App;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use std::sync::Arc;
use std::time::Duration;
use words::Message;

/// How long the store may take to answer that it is there.
const HEALTH: Duration = Duration::from_secs(3);

pub(super) fn page(title: &str, body: &str) -> Html<String> {
    Html(format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title>\
         <link rel=\"stylesheet\" href=\"/style.css\"></head><body><main>{body}</main></body></html>"
    ))
}

/// Escapes text so that it is nothing but text in a page.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

const STYLE: &str = "\
:root{color-scheme:dark;--floor:#10151a;--raised:#182028;--text:#e8e6df;--dim:#9aa7b0;--may:#f2c230}\
body{margin:0;background:var(--floor);color:var(--text);font:16px/1.5 system-ui,sans-serif}\
main{max-width:60rem;margin:0 auto;padding:3rem 1.25rem}\
h1{font-size:2.6rem;letter-spacing:.02em;margin:0 0 .5rem}\
h2{font-size:1.2rem;margin:2.2rem 0 .5rem}\
a{color:var(--may)}\
pre{background:var(--raised);padding:.8rem 1rem;overflow-x:auto;border-left:4px solid var(--may)}\
table{border-collapse:collapse;width:100%}\
td,th{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid var(--raised)}\
code{white-space:nowrap}\
.small{color:var(--dim);font-size:.9rem}";

/// The style of the server's own pages.
pub(super) async fn style() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], STYLE)
}

/// Whether the server works: it can be reached, its house answers, its store is there.
pub(super) async fn health(State(app): State<Arc<App>>) -> Response {
    let bad = |what: &str| (StatusCode::SERVICE_UNAVAILABLE, format!("{what}\n")).into_response();
    if *app.gone.borrow() {
        return bad("the database is gone: nothing can be stored, and nothing is carried out");
    }
    if app.door.ask(|_| ()).await.is_none() {
        return bad("the house is closed");
    }
    // Whoever asks for this needs the answer soon.
    match tokio::time::timeout(HEALTH, app.store.alive()).await {
        Ok(Ok(())) if app.stats.is_full() => bad("no room: nothing new can be stored"),
        Ok(Ok(())) => (StatusCode::OK, "ok\n").into_response(),
        Ok(Err(_)) => bad("the store is gone"),
        Err(_) => bad("the store does not answer"),
    }
}

/// Metrics, only for the machine itself.
pub(super) async fn metrics(State(app): State<Arc<App>>, request: Request) -> Result<Response, Fault> {
    let (parts, _) = request.into_parts();
    if !caller::is_local(&parts) {
        return Err(Fault::new(StatusCode::FORBIDDEN, "local-only", Message::new("server-local-only")));
    }
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], app.stats.text()).into_response())
}

/// No page has this address.
pub(super) async fn missing(request: Request) -> Fault {
    Fault::missing(Message::new("server-no-page").with("path", request.uri().path()))
}

/// The page exists, but not for this method.
pub(super) async fn wrong_method(request: Request) -> Fault {
    let why = Message::new("server-wrong-method").with("method", request.method().as_str());
    Fault::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", why)
}
