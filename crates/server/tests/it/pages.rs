//! Pages: all documented pages exist, and all are guarded.

use crate::bed::Bed;
use crate::home::Home;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

pub(crate) async fn every_page_of_the_document_is_there(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (session, _) = home.guest("Ada").await;
    let document =
        home.fetch(("GET", "/openapi.json"), None, None).await.json(&home.address).expect("a document");
    let paths = document["paths"].as_object().expect("pages");
    assert!(paths.len() > 15);
    for (path, methods) in paths {
        let real = path
            .replace("{game}", catalog::entries()[0].id)
            .replace("{language}", "en")
            .replace("{table}", "1");
        let real = real.replace("{token}", &"0".repeat(32)).replace("{bout}", "none");
        for (method, page) in methods.as_object().expect("methods") {
            if page.get("requestBody").is_some() {
                let answers = page["responses"].as_object().expect("answers");
                assert!(answers.contains_key("400") && answers.contains_key("422"), "{method} {path}");
            }
            if path.starts_with("/api/") && path.contains('{') {
                assert!(page["responses"].get("400").is_some(), "{method} {path}");
            }
            let needs_session = page.get("security").is_some();
            let body = page.get("requestBody").map(|_| json!({}));
            let without = home.fetch((&method.to_uppercase(), &real), None, body.clone()).await;
            assert_eq!(without.status == 401, needs_session, "{method} {path}: {}", without.body);
            if path.ends_with("/play") || method == "delete" || path.ends_with("/logout") {
                continue;
            }
            let with = home.fetch((&method.to_uppercase(), &real), Some(&session), body).await;
            assert!(
                ![405, 500, 501].contains(&with.status),
                "{method} {path}: {} {}",
                with.status,
                with.body
            );
            let missing = with.status == 404 && with.body.contains("server-no-page");
            assert!(!missing, "{method} {path} is no page");
        }
    }
    for page in ["/", "/api", "/style.css", "/healthz"] {
        assert_eq!(home.fetch(("GET", page), None, None).await.status, 200, "{page}");
    }
}

/// What of a value does not fit its schema, in a document that has these.
fn misfits(value: &Value, schema: &Value, document: &Value, at: &str) -> Vec<String> {
    if let Some(path) = schema["$ref"].as_str() {
        let named = document.pointer(path.trim_start_matches('#')).expect("a schema of the document");
        return misfits(value, named, document, at);
    }
    let is = |kind: &str| match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "number" => value.is_number(),
        "integer" => value.is_i64() || value.is_u64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("{at}: no type is called {other}"),
    };
    let kinds: Vec<&str> = match &schema["type"] {
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        kind => kind.as_str().into_iter().collect(),
    };
    if !kinds.is_empty() && !kinds.iter().any(|kind| is(kind)) {
        return vec![format!("{at} is no {kinds:?}: {value}")];
    }
    let mut all = Vec::new();
    for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        all.extend(value.get(name).is_none().then(|| format!("{at} has no {name}")));
    }
    for (name, of) in schema["properties"].as_object().into_iter().flatten() {
        all.extend(value.get(name).iter().flat_map(|it| misfits(it, of, document, &format!("{at}.{name}"))));
    }
    let items = value.as_array().map(Vec::as_slice).unwrap_or_default();
    let least = schema["minItems"].as_u64().unwrap_or(0);
    all.extend(((items.len() as u64) < least).then(|| format!("{at} has fewer than {least} items")));
    let first = schema["prefixItems"].as_array().map(Vec::as_slice).unwrap_or_default();
    for (place, item) in items.iter().enumerate() {
        let of = first.get(place).unwrap_or(&schema["items"]);
        all.extend(misfits(item, of, document, &format!("{at}[{place}]")));
    }
    all
}

pub(crate) async fn every_answer_fits_the_schema_of_the_document(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (session, _) = home.guest("Ada").await;
    let document =
        home.fetch(("GET", "/openapi.json"), None, None).await.json(&home.address).expect("a document");
    let long = json!({ "name": "x".repeat(70_000) });
    let strange =
        json!({ "name": "", "login": "x", "password": "y", "step": 1, "text": "", "seed": 1, "pieces": [] });
    let bodies = [json!({}), json!({ "no-such-member": 1 }), json!([]), json!({ "name": 7 }), strange, long];
    let mut compared = 0;
    for (path, methods) in document["paths"].as_object().expect("pages") {
        let real = path.split('/').map(|part| match part {
            "{game}" => catalog::entries()[0].id,
            "{language}" => "xx",
            "{token}" | "{bout}" | "{device}" => "none",
            "{table}" | "{seat}" => "one",
            part => part,
        });
        let real = real.collect::<Vec<_>>().join("/");
        for (method, page) in methods.as_object().expect("methods") {
            let with_body = page.get("requestBody").is_some();
            for body in &bodies[..if with_body { bodies.len() } else { 1 }] {
                for session in [None, Some(&session)] {
                    if session.is_some() && (path.ends_with("/logout") || path.ends_with("/devices")) {
                        continue;
                    }
                    let body = with_body.then(|| body.clone());
                    let reply = home.fetch((&method.to_uppercase(), &real), session, body).await;
                    let what = format!("{method} {path}: {} {}", reply.status, reply.body);
                    let answer = page["responses"].get(reply.status.to_string());
                    let answer =
                        answer.unwrap_or_else(|| panic!("this answer is not in the document: {what}"));
                    let schema = &answer["content"]["application/json"]["schema"];
                    if schema.is_null() {
                        continue;
                    }
                    let value =
                        serde_json::from_str(&reply.body).unwrap_or_else(|_| panic!("no JSON: {what}"));
                    assert_eq!(misfits(&value, schema, &document, "it"), [""; 0], "{what}");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 60, "only {compared} answers had a schema");
}

pub(crate) async fn pages_of_another_site_can_change_nothing(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let server = home.address.to_string();
    let host = server.trim_start_matches("http://").to_owned();
    for (origin, allowed) in [
        ("https://evil.example", false),
        ("null", false),
        (server.as_str(), true),
        ("http://localhost:1", false),
    ] {
        let request = format!(
            "POST /api/guest HTTP/1.0\r\nHost: {host}\r\nOrigin: {origin}\r\nContent-Type: application/json\r\n\
             Content-Length: 2\r\n\r\n{{}}"
        );
        let answer = raw(&host, &request).await;
        assert_eq!(answer.contains(" 200 "), allowed, "{origin}: {answer}");
        assert_eq!(answer.contains("other-origin"), !allowed, "{origin}: {answer}");
    }
    let upgrade = format!(
        "GET /api/play HTTP/1.1\r\nHost: {host}\r\nOrigin: https://evil.example\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    assert!(raw(&host, &upgrade).await.contains("other-origin"));
}

pub(crate) async fn a_name_that_leads_here_by_a_trick_is_no_name_of_the_server(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let server = home.address.to_string();
    let host = server.trim_start_matches("http://").to_owned();
    let (_, port) = host.rsplit_once(':').expect("a port");
    for (name, allowed) in [
        (format!("evil.example:{port}"), false),
        ("evil.example".to_owned(), false),
        (format!("127.0.0.1.evil.example:{port}"), false),
        (format!("localhost.evil.example:{port}"), false),
        (format!("evil.example@127.0.0.1:{port}"), true),
        (String::new(), false),
        (host.clone(), true),
        (format!("localhost:{port}"), true),
        (format!("hangar.localhost:{port}"), true),
        ("192.168.7.7".to_owned(), true),
        (format!("[::1]:{port}"), true),
    ] {
        for (method, page) in [("GET", "/"), ("GET", "/api/games"), ("POST", "/api/guest")] {
            let request = format!(
                "{method} {page} HTTP/1.0\r\nHost: {name}\r\nOrigin: http://{name}\r\n\
                 Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{{}}"
            );
            let answer = raw(&host, &request).await;
            let served = answer.starts_with("HTTP/1.0 200") || answer.starts_with("HTTP/1.1 200");
            assert_eq!(served, allowed, "{method} {page} {name}: {answer}");
            assert!(allowed || answer.contains("other-host"), "{name}: {answer}");
        }
    }
}

/// The server's answer to exactly these bytes.
async fn raw(host: &str, request: &str) -> String {
    let mut stream = tokio::net::TcpStream::connect(host).await.expect("a connection");
    stream.write_all(request.as_bytes()).await.expect("it can be written");
    let mut answer = Vec::new();
    while !is_whole(&String::from_utf8_lossy(&answer)) {
        let count = stream.read_buf(&mut answer).await.expect("an answer");
        assert!(count > 0, "the line ends within an answer: {}", String::from_utf8_lossy(&answer));
    }
    String::from_utf8_lossy(&answer).into_owned()
}

/// Whether an answer has all its headers, and a body of the length that they name.
fn is_whole(answer: &str) -> bool {
    let Some((headers, body)) = answer.split_once("\r\n\r\n") else { return false };
    let length = headers.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse::<usize>().ok())?
    });
    length.is_none_or(|length| body.len() >= length)
}

pub(crate) async fn every_answer_has_the_headers_that_protect(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    for page in ["/api", "/api/me", "/no-such-page", "/openapi.json", "/join/x"] {
        let reply = home.fetch(("GET", page), None, None).await;
        let policy = reply.header("content-security-policy").unwrap_or_default();
        assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"), "{page}: {policy}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"), "{page}");
        assert_eq!(reply.header("x-frame-options"), Some("DENY"), "{page}");
        assert_eq!(reply.header("cache-control"), Some("no-store"), "{page}");
        assert!(!reply.body.contains("<script"), "{page} has a script in it");
        assert!(!reply.body.contains("style=\""), "{page} has a style in it");
    }
}

pub(crate) async fn faults_say_what_and_what_to_do_and_nothing_of_the_inside(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (session, _) = home.guest("Ada").await;
    let long = "x".repeat(70_000);
    for (method, page, body, status) in [
        ("GET", "/no/such/page", None, 404),
        ("POST", "/api/tables", Some(json!({})), 405),
        ("GET", "/api/games/chess", None, 404),
        ("GET", "/api/tables/77", None, 404),
        ("GET", "/api/tables/seven", None, 400),
        ("GET", "/api/bouts/none", None, 404),
        ("GET", "/api/bouts?before=x", None, 400),
        ("GET", "/api/words/xx", None, 404),
        ("PATCH", "/api/me", Some(json!({ "nome": "x" })), 422),
        ("PATCH", "/api/me", Some(json!({ "name": long })), 413),
    ] {
        let reply = home.fetch((method, page), Some(&session), body).await;
        assert_eq!(reply.status, status, "{method} {page}: {}", reply.body);
        let fault: serde_json::Value = serde_json::from_str(&reply.body)
            .unwrap_or_else(|why| panic!("{method} {page} is no fault as data ({why}): {}", reply.body));
        let words = fault["words"].as_str().unwrap_or_default();
        assert!(words.len() > 15 && !fault["code"].as_str().unwrap_or_default().is_empty(), "{fault}");
        for inside in ["panicked", "sqlx", ".rs:", "SELECT", "stack"] {
            assert!(!reply.body.contains(inside), "{page}: {}", reply.body);
        }
    }
}

pub(crate) async fn figures_are_for_the_machine_alone(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    drop(home.player("Ada").await);
    let figures = home.fetch(("GET", "/metrics"), None, None).await;
    assert_eq!(figures.status, 200);
    assert!(figures.body.contains("hangar_persons 1"), "{}", figures.body);
    let host = home.address.to_string().trim_start_matches("http://").to_owned();
    let proxied = format!("GET /metrics HTTP/1.0\r\nHost: {host}\r\nX-Forwarded-For: 10.0.0.9\r\n\r\n");
    assert!(raw(&host, &proxied).await.contains("local-only"));
}
