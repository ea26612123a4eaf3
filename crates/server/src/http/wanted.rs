//! What a request carries: reads its body, path and query, or fails with a fault that says what is wrong.

use super::fault::Fault;
use crate::app::App;
use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use words::Message;

fn bad(status: StatusCode, why: String) -> Fault {
    Fault::new(status, "bad-request", Message::new("server-bad-request").with("why", why))
}

/// The body of a request, as JSON.
pub(super) struct Wanted<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Wanted<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Wanted<T>, Fault> {
        match Json::from_request(request, app).await {
            Ok(Json(body)) => Ok(Wanted(body)),
            Err(why) => Err(bad(why.status(), why.body_text())),
        }
    }
}

/// The parameters in its path.
pub(super) struct At<T>(pub(super) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<App>> for At<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<At<T>, Fault> {
        match Path::from_request_parts(parts, app).await {
            Ok(Path(found)) => Ok(At(found)),
            Err(why) => Err(bad(why.status(), why.body_text())),
        }
    }
}

/// The query after the question mark.
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Asked<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Asked<T>, Fault> {
        match Query::from_request_parts(parts, app).await {
            Ok(Query(found)) => Ok(Asked(found)),
            Err(why) => Err(bad(why.status(), why.body_text())),
        }
    }
}
