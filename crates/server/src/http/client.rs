//! The browser client inside the program: its files, and its one page for every address that people may open.

use super::fault::Fault;
use super::pages;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

/// The built client.
#[derive(RustEmbed)]
#[folder = "$OUT_DIR/web"]
struct Client;

const PAGE: &str = "index.html";
/// The names of files in this folder contain a hash, so a file under such a name never changes.
const ASSETS: &str = "assets/";
const FOREVER: &str = "public, max-age=31536000, immutable";

/// Every address without a page of its own: a file of the client, or its page. Programs are told that there
/// is nothing.
pub(super) async fn any(request: Request) -> Result<Response, Fault> {
    let path = request.uri().path().trim_start_matches('/');
    let headers = request.headers();
    let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
    if is_read
        && path != PAGE
        && let Some(response) = file(path, headers)
    {
        return Ok(response);
    }
    let is_person = path.is_empty() || accepts(headers, header::ACCEPT, "text/html");
    if is_read && is_person && !path.starts_with("api/") && !path.starts_with(ASSETS) {
        return file(PAGE, headers).ok_or_else(Fault::broken);
    }
    Err(pages::missing(request).await)
}

/// Whether the reader takes files in this encoding. What it gives no weight, it does not want.
fn takes(headers: &HeaderMap, encoding: &str) -> bool {
    let values = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut any = false;
    for entry in values.flat_map(|value| value.split(',')) {
        let mut parts = entry.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let weight = parts.find_map(|part| part.strip_prefix(['q', 'Q'])?.trim_start().strip_prefix('='));
        let wanted = weight.is_none_or(|weight| weight.trim().parse().is_ok_and(|weight: f32| weight > 0.0));
        if name.eq_ignore_ascii_case(encoding) {
            return wanted;
        }
        any |= name == "*" && wanted;
    }
    any
}

fn accepts(headers: &HeaderMap, name: header::HeaderName, what: &str) -> bool {
    headers.get_all(name).iter().filter_map(|value| value.to_str().ok()).any(|value| value.contains(what))
}

/// A file, compressed if the reader accepts that.
fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    let plain = Client::get(path)?;
    let compressed = || Client::get(&format!("{path}.br"));
    let packed = takes(headers, "br").then(compressed).flatten();
    let tag = format!("\"{}\"", hex(&plain.metadata.sha256_hash()[..12]));
    if accepts(headers, header::IF_NONE_MATCH, &tag) {
        return Some(axum::http::StatusCode::NOT_MODIFIED.into_response());
    }
    let is_packed = packed.is_some();
    let EmbeddedFile { data, .. } = packed.unwrap_or(plain);
    let mut response = data.into_owned().into_response();
    let kept = if path.starts_with(ASSETS) { FOREVER } else { "no-cache" };
    let mut set = |name, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            response.headers_mut().insert(name, value);
        }
    };
    set(header::CONTENT_TYPE, kind(path));
    set(header::CACHE_CONTROL, kept);
    set(header::ETAG, &tag);
    set(header::VARY, "accept-encoding");
    if is_packed {
        set(header::CONTENT_ENCODING, "br");
    }
    Some(response)
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("woff") => "font/woff",
        Some("json") => "application/json",
        _ => "application/octet-stream",
    }
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_encoding_without_weight_is_not_sent() {
        for (accepted, taken) in [
            ("br", true),
            ("gzip, BR ;q=0.2", true),
            ("*", true),
            ("gzip;q=1, *;q=0.5", true),
            ("br;q=0", false),
            ("br; q=0.000, gzip", false),
            ("*, br;Q=0", false),
            ("*;q=0", false),
            ("gzip", false),
            ("brx", false),
            ("br;q=x", false),
            ("", false),
        ] {
            let value = HeaderValue::from_str(accepted).expect("a header");
            let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, value)]);
            assert_eq!(takes(&headers, "br"), taken, "{accepted:?}");
        }
        assert!(!takes(&HeaderMap::new(), "br"));
    }
}
