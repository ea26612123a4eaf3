//! Content that only another program changes: under an address with its hash, readers keep it and never ask again.

use crate::sessions::hex;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use sha2::{Digest, Sha256};

/// What never changes under its address.
pub(super) const FOREVER: &str = "public, max-age=31536000, immutable";
/// As many bytes of a hash as tell any two contents apart.
const TOLD_APART: usize = 12;

/// The query of such an address.
#[derive(Deserialize)]
pub(super) struct Wanted {
    hash: Option<String>,
}

/// Content that stays as long as the program runs.
pub(super) struct Lasting {
    kind: &'static str,
    text: String,
    hash: String,
}

impl Lasting {
    pub(super) fn new(kind: &'static str, text: String) -> Lasting {
        Lasting { kind, hash: hash(text.as_bytes()), text }
    }

    /// Its address: the path of its page, with the hash.
    #[cfg(feature = "browser")]
    pub(super) fn address(&self, path: &str) -> String {
        format!("{path}?hash={}", self.hash)
    }

    /// The answer. Who asks without a hash, or for the content of another program, gets what there is now and keeps
    /// none of it.
    pub(super) fn answer(&self, wanted: &Wanted) -> Response {
        let mut response = ([(header::CONTENT_TYPE, self.kind)], self.text.clone()).into_response();
        if wanted.hash.as_ref() == Some(&self.hash) {
            response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(FOREVER));
        }
        response
    }
}

/// What tells this content apart from any other.
pub(super) fn hash(content: &[u8]) -> String {
    hex(&Sha256::digest(content)[..TOLD_APART])
}
