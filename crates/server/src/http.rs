//! The pages: accounts, tables, bouts, games, health and metrics, over plain HTTP.
//!
//! - `caller`: who asks, and from where; `fault`: the answer when something is wrong; `guard`: checks for
//!   every page (origin, rate, headers).
//! - `wanted`: reads what a request carries; `lasting`: content that readers keep.
//! - `accounts`, `tables`, `bouts`, `replay`, `games`, `setups`, `kits`, `lessons`, `pages`: the pages, by
//!   topic.
//! - `openapi`: the list of all pages, for programs.

mod accounts;
mod bouts;
pub(crate) mod caller;
#[cfg(feature = "browser")]
mod client;
pub(crate) mod fault;
mod games;
mod guard;
mod kits;
mod lasting;
mod lessons;
mod openapi;
mod pages;
#[cfg(not(feature = "browser"))]
mod plain;
mod replay;
mod setups;
mod tables;
mod wanted;

pub(crate) use accounts::forget;

use crate::app::App;
use crate::socket;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{delete, get, post, put};
use std::sync::Arc;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

/// The most bytes of a request's body.
const BODY_MAX: usize = 64 * 1024;

/// All pages of the server.
pub(crate) fn router(app: Arc<App>) -> Router {
    let api = Router::new()
        .route("/api/guest", post(accounts::guest))
        .route("/api/login", post(accounts::login))
        .route("/api/logout", post(accounts::logout))
        .route("/api/me", get(accounts::me).patch(accounts::rename).delete(accounts::remove))
        .route("/api/me/login", put(accounts::set_login))
        .route("/api/me/devices", get(accounts::devices).delete(accounts::end_others))
        .route("/api/me/devices/{device}", delete(accounts::end_device))
        .route("/api/me/muted", get(accounts::muted))
        .route("/api/tables", get(tables::list))
        .route("/api/tables/{table}", get(tables::one))
        .route("/api/tables/{table}/record", get(tables::record))
        .route("/api/tables/{table}/kits/{seat}", get(kits::own))
        .route("/api/tables/{table}/scenario", get(replay::scenario_of_table))
        .route("/api/links/{token}", get(tables::invited))
        .route("/api/bouts", get(bouts::mine))
        .route("/api/bouts/{bout}", get(bouts::one))
        .route("/api/bouts/{bout}/record", get(bouts::record))
        .route("/api/bouts/{bout}/replay", get(replay::frames))
        .route("/api/bouts/{bout}/scenario", get(replay::scenario))
        .route("/api/bouts/{bout}/continue", post(replay::go_on))
        .route("/api/bouts/{bout}/statistics", get(replay::statistics))
        .route("/api/games", get(games::list))
        .route("/api/games/{game}", get(games::one))
        .route("/api/games/{game}/rules", get(games::rules))
        .route("/api/games/{game}/options", get(setups::options))
        .route("/api/games/{game}/setups/check", post(setups::check))
        .route("/api/games/{game}/cards", get(setups::cards))
        .route("/api/games/{game}/kits", get(kits::page))
        .route("/api/games/{game}/kits/check", post(kits::check))
        .route("/api/games/{game}/kits/random", post(kits::random))
        .route("/api/games/{game}/lesson", get(lessons::lesson))
        .route("/api/games/{game}/pictures", get(lessons::pictures))
        .route("/api/words", get(games::languages))
        .route("/api/words/{language}", get(games::words))
        .layer(CompressionLayer::new());
    let in_time = TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, app.config.limits.request);
    for_people(Router::new())
        .merge(api)
        .route("/api/play", get(socket::play))
        .route("/api", get(openapi::page_of_all))
        .route("/openapi.json", get(openapi::document))
        .route("/style.css", get(pages::style))
        .route("/healthz", get(pages::health))
        .route("/metrics", get(pages::metrics))
        .method_not_allowed_fallback(pages::wrong_method)
        .layer(in_time)
        .layer(DefaultBodyLimit::max(BODY_MAX))
        .layer(from_fn_with_state(Arc::clone(&app), guard::origin))
        .layer(from_fn_with_state(Arc::clone(&app), guard::host))
        .layer(from_fn_with_state(Arc::clone(&app), guard::rate))
        .layer(from_fn(guard::headers))
        .with_state(app)
}

/// The pages for people: the browser table.
#[cfg(feature = "browser")]
fn for_people(router: Router<Arc<App>>) -> Router<Arc<App>> {
    router.fallback(client::any)
}

/// The pages for people, in a build without the browser table: how to play in a terminal.
#[cfg(not(feature = "browser"))]
fn for_people(router: Router<Arc<App>>) -> Router<Arc<App>> {
    router.route("/", get(plain::home)).route("/join/{token}", get(plain::join)).fallback(pages::missing)
}

/// The types of the pages' answers.
#[cfg(test)]
pub(crate) fn sent(types: &mut impl ts_rs::TypeVisitor) {
    types.visit::<accounts::Card>();
    types.visit::<accounts::Device>();
    types.visit::<bouts::Card>();
    types.visit::<fault::Body<'static>>();
    types.visit::<games::Card>();
    types.visit::<kernel::SetupOption<words::Message>>();
    types.visit::<anygame::kits::Checked>();
    types.visit::<anygame::kits::Page>();
    types.visit::<anygame::learn::Page>();
    types.visit::<anygame::learn::Picture>();
    types.visit::<anygame::learn::Piece>();
    types.visit::<anygame::review::Review>();
    types.visit::<anygame::replay::Replay>();
    types.visit::<replay::Opened>();
    types.visit::<setups::Checked>();
}
