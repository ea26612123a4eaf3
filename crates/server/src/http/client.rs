//! The browser client inside the program: its files, and its one page for every address that people may open.

use super::fault::Fault;
use super::games;
use super::lasting::{FOREVER, hash};
use super::pages;
use crate::sessions::hex;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use std::sync::LazyLock;

/// The built client.
#[derive(RustEmbed)]
#[folder = "$OUT_DIR/web"]
struct Client;

const PAGE: &str = "index.html";
/// The names of files in this folder contain a hash, so a file under such a name never changes.
const ASSETS: &str = "assets/";
/// Where the page names the addresses of what it keeps.
const KEPT: &str = r#"<meta name="kept" content="" />"#;

/// The page with these addresses, which a visit need not ask for first; and its tag.
static WHOLE: LazyLock<Option<(String, String)>> = LazyLock::new(|| {
    let bare = Client::get(PAGE)?.data;
    let kept = KEPT.replace("\"\"", &format!("\"{}\"", games::addresses().join(" ")));
    let page = std::str::from_utf8(&bare).ok()?.replace(KEPT, &kept);
    let tag = format!("\"{}\"", hash(page.as_bytes()));
    Some((page, tag))
});

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
        return first(headers).ok_or_else(Fault::broken);
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
    let whole = || match packed {
        Some(packed) => ([(header::CONTENT_ENCODING, "br")], packed.data.into_owned()).into_response(),
        None => plain.data.into_owned().into_response(),
    };
    let mut response = unless_there(path, &tag, headers, whole);
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    Some(response)
}

/// The page.
fn first(headers: &HeaderMap) -> Option<Response> {
    let (page, tag) = WHOLE.as_ref()?;
    Some(unless_there(PAGE, tag, headers, || page.clone().into_response()))
}

/// A file, or nothing of it if the reader has it; and for how long to keep it.
fn unless_there(path: &str, tag: &str, headers: &HeaderMap, whole: impl FnOnce() -> Response) -> Response {
    let is_there = accepts(headers, header::IF_NONE_MATCH, tag);
    let mut response = if is_there { StatusCode::NOT_MODIFIED.into_response() } else { whole() };
    let kept = if path.starts_with(ASSETS) { FOREVER } else { "no-cache" };
    let said = [(header::CONTENT_TYPE, kind(path)), (header::CACHE_CONTROL, kept), (header::ETAG, tag)];
    for (name, value) in said {
        if let Ok(value) = HeaderValue::from_str(value) {
            response.headers_mut().insert(name, value);
        }
    }
    response
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_names_what_it_keeps() {
        let (page, _) = WHOLE.as_ref().expect("the client has a page");
        for address in games::addresses() {
            assert!(page.contains(&address), "{address} is not in the page:\n{page}");
        }
    }

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
