//! Faults: the answer when something is wrong, as data and in words.

use crate::store::StoreError;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use lobby::Refusal;
use serde::Serialize;
use std::sync::LazyLock;
use std::time::Duration;
use ts_rs::TS;
use words::{Message, Speaker};

/// The answer when something is wrong.
#[derive(Debug)]
pub(crate) struct Fault {
    status: StatusCode,
    code: &'static str,
    why: Message,
    wait: Option<Duration>,
}

/// A fault, as it is sent.
#[derive(Serialize, TS)]
#[ts(rename = "Fault")]
pub(super) struct Body<'a> {
    /// Why, as a code.
    code: &'a str,
    /// Why, and what to do, for a client that speaks the reader's language.
    why: &'a Message,
    /// The same in English.
    words: String,
}

impl Fault {
    pub(crate) fn new(status: StatusCode, code: &'static str, why: Message) -> Fault {
        Fault { status, code, why, wait: None }
    }

    pub(crate) fn no_session() -> Fault {
        Fault::new(StatusCode::UNAUTHORIZED, "no-session", Message::new("server-no-session"))
    }

    pub(crate) fn bad(code: &'static str, why: Message) -> Fault {
        Fault::new(StatusCode::BAD_REQUEST, code, why)
    }

    pub(crate) fn missing(why: Message) -> Fault {
        Fault::new(StatusCode::NOT_FOUND, "not-found", why)
    }

    pub(crate) fn too_many_connections(most: u32) -> Fault {
        let why = Message::new("server-too-many-connections").with("most", most);
        Fault::new(StatusCode::TOO_MANY_REQUESTS, "too-many-connections", why)
    }

    /// There was too much of something: `key` names the words that say what; `wait` is how long to wait.
    pub(crate) fn too_often(key: &'static str, wait: Duration) -> Fault {
        let seconds = wait.as_secs().saturating_add(1);
        let why = Message::new(key).with("seconds", i64::try_from(seconds).unwrap_or(i64::MAX));
        Fault { wait: Some(wait), ..Fault::new(StatusCode::TOO_MANY_REQUESTS, "too-often", why) }
    }

    /// Something in the server failed. Only its log says what exactly.
    pub(crate) fn broken() -> Fault {
        Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "broken", Message::new("server-broken"))
    }

    pub(crate) fn stops() -> Fault {
        Fault::new(StatusCode::SERVICE_UNAVAILABLE, "stops", Message::new("server-stops"))
    }

    pub(crate) fn of(refusal: &Refusal) -> Fault {
        let status = match refusal {
            Refusal::NoSuchTable(_) | Refusal::NotInvited | Refusal::BadLink => StatusCode::NOT_FOUND,
            _ => StatusCode::BAD_REQUEST,
        };
        Fault::new(status, refusal.code(), refusal.say())
    }
}

impl From<StoreError> for Fault {
    fn from(why: StoreError) -> Fault {
        if let StoreError::Alike { name } = why {
            let why = Message::new("server-name-alike").with("name", name);
            return Fault::new(StatusCode::CONFLICT, "name-alike", why);
        }
        tracing::error!(%why, "the store failed for a page");
        if let StoreError::Full { .. } = why {
            let why = Refusal::NoRoom;
            return Fault::new(StatusCode::INSUFFICIENT_STORAGE, why.code(), why.say());
        }
        Fault::broken()
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        static ENGLISH: LazyLock<Speaker> = LazyLock::new(|| Speaker::new(&crate::catalog(), words::ENGLISH));
        let words = ENGLISH.say(&self.why);
        let body = Json(Body { code: self.code, why: &self.why, words });
        let mut response = (self.status, body).into_response();
        if let Some(wait) = self.wait {
            let seconds = HeaderValue::from(wait.as_secs().saturating_add(1));
            response.headers_mut().insert(header::RETRY_AFTER, seconds);
        }
        response
    }
}
