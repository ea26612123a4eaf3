//! The list of all pages, as an OpenAPI document and as a page to read.

use super::pages::{escaped, page};
use axum::Json;
use axum::response::Html;
use serde_json::{Map, Value, json};
use std::fmt::Write as _;

/// A page of the server.
pub(super) struct Page {
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    what: &'static str,
    /// Whether it needs a session.
    session: bool,
    /// The members of its body: name, type, and whether it is required.
    body: &'static [(&'static str, &'static str, bool)],
    /// Its answers: status and meaning.
    answers: &'static [(u16, &'static str)],
}

const fn public(method: &'static str, path: &'static str, what: &'static str) -> Page {
    Page { method, path, what, session: false, body: &[], answers: &[] }
}

const fn own(method: &'static str, path: &'static str, what: &'static str) -> Page {
    Page { method, path, what, session: true, body: &[], answers: &[] }
}

/// All pages for programs.
pub(super) const PAGES: &[Page] = &[
    Page {
        body: &[("name", "string", false)],
        answers: &[(200, "the account; a new session cookie for a new guest"), (429, "too many new guests")],
        ..public("post", "/api/guest", "A guest: the one that this device remembers, or a new one.")
    },
    Page {
        body: &[("login", "string", true), ("password", "string", true)],
        answers: &[(200, "the account, and a session cookie"), (403, "wrong"), (429, "too many tries")],
        ..public("post", "/api/login", "Signs in by name and password.")
    },
    Page { answers: &[(204, "done")], ..own("post", "/api/logout", "Signs this device out.") },
    Page { answers: &[(200, "the account")], ..own("get", "/api/me", "Who this device belongs to.") },
    Page {
        body: &[("name", "string", true)],
        answers: &[(200, "the account")],
        ..own("patch", "/api/me", "Another name.")
    },
    Page {
        body: &[("name", "string", true), ("password", "string", false)],
        answers: &[(204, "done"), (400, "the name is not the account's"), (403, "wrong password")],
        ..own(
            "delete",
            "/api/me",
            "Deletes the account. Its name must be given, and its password if it has one.",
        )
    },
    Page {
        body: &[("login", "string", true), ("password", "string", true), ("old", "string", false)],
        answers: &[
            (200, "the account; all other devices are signed out"),
            (400, "no such name or password may be had"),
            (403, "wrong old password"),
            (409, "somebody has this name"),
        ],
        ..own("put", "/api/me/login", "A name and a password to sign in by.")
    },
    Page {
        answers: &[(200, "devices, the one used last first")],
        ..own("get", "/api/me/devices", "The devices that are signed in.")
    },
    Page { answers: &[(204, "done")], ..own("delete", "/api/me/devices", "Signs all other devices out.") },
    Page {
        answers: &[(204, "done"), (404, "no such device")],
        ..own("delete", "/api/me/devices/{device}", "Signs one device out.")
    },
    Page {
        answers: &[(200, "persons with their names")],
        ..own("get", "/api/me/muted", "Whom one does not want to hear.")
    },
    Page { answers: &[(200, "tables")], ..own("get", "/api/tables", "Tables open to all, and one's own.") },
    Page {
        answers: &[(200, "the table"), (404, "no such table")],
        ..own("get", "/api/tables/{table}", "One of these tables.")
    },
    Page {
        answers: &[(200, "the record as JSON"), (404, "no bout, or none of one's own")],
        ..own(
            "get",
            "/api/tables/{table}/record",
            "The record of a table's bout: what one may know, or the whole when it is over.",
        )
    },
    Page {
        answers: &[(200, "TOML"), (404, "no bout, or none of one's own")],
        ..own(
            "get",
            "/api/tables/{table}/scenario",
            "The position of a table's bout as a scenario file: as one knows it, or whole when it is over.",
        )
    },
    Page {
        answers: &[(200, "what it brings; null for nothing, and for what is somebody else's")],
        ..own("get", "/api/tables/{table}/kits/{seat}", "What a seat of one's own brings to the next bout.")
    },
    Page {
        answers: &[(200, "the table"), (404, "the link leads nowhere")],
        ..own("get", "/api/links/{token}", "The table that a link leads to.")
    },
    Page {
        answers: &[
            (200, "bouts, the latest first, 50 at most; `?before=` for those before a moment"),
            (400, "the moment is no number"),
        ],
        ..own("get", "/api/bouts", "One's own bouts that are over.")
    },
    Page {
        answers: &[(200, "the bout"), (404, "no such bout")],
        ..public("get", "/api/bouts/{bout}", "A bout that is over.")
    },
    Page {
        answers: &[(200, "the record as JSON"), (404, "no such bout")],
        ..public("get", "/api/bouts/{bout}/record", "Its whole record.")
    },
    Page {
        answers: &[
            (200, "frames, 12 at most; `?seat=` for the eyes of a seat, `?from=` and `?count=` for which"),
            (404, "no such bout or seat"),
            (409, "it was played by other rules"),
        ],
        ..public("get", "/api/bouts/{bout}/replay", "The bout step by step, as it was seen from somewhere.")
    },
    Page {
        answers: &[
            (200, "TOML; `?step=` says after how many steps, `?seat=` whose knowledge it is to hold"),
            (404, "no such bout, step or seat"),
            (409, "it was played by other rules"),
        ],
        ..public("get", "/api/bouts/{bout}/scenario", "A position of the bout as a scenario file.")
    },
    Page {
        body: &[("step", "integer", true), ("terms", "object", false)],
        answers: &[
            (200, "the table and the path of its link"),
            (400, "no such table may be opened, or the caller is not connected"),
            (404, "no such bout or step"),
            (409, "it was played by other rules, or is over there"),
        ],
        ..own(
            "post",
            "/api/bouts/{bout}/continue",
            "A new table whose bouts begin at a position of the bout.",
        )
    },
    Page {
        answers: &[(200, "figures by seat"), (404, "no such bout"), (409, "it was played by other rules")],
        ..public("get", "/api/bouts/{bout}/statistics", "What is counted of the bout.")
    },
    Page { answers: &[(200, "games with their named tables")], ..public("get", "/api/games", "All games.") },
    Page {
        answers: &[(200, "the game"), (404, "no such game")],
        ..public("get", "/api/games/{game}", "One game.")
    },
    Page {
        answers: &[(200, "Markdown"), (404, "no such game")],
        ..public("get", "/api/games/{game}/rules", "The rules of a game in our own words, numbered.")
    },
    Page {
        answers: &[(200, "options"), (404, "no such game")],
        ..public("get", "/api/games/{game}/options", "What can be chosen before a bout.")
    },
    Page {
        body: &[("setup", "string", false), ("named", "string", false)],
        answers: &[
            (200, "the seats, or everything that is wrong; and the set-up as the program writes it"),
            (404, "no such game"),
            (413, "the set-up is too long"),
        ],
        ..public(
            "post",
            "/api/games/{game}/setups/check",
            "Whether a set-up holds that is written out, or the game's own of a name.",
        )
    },
    Page {
        answers: &[(200, "cards with their copies"), (404, "no such game")],
        ..public("get", "/api/games/{game}/cards", "All cards that decks may be made of.")
    },
    Page {
        answers: &[
            (200, "parts, pieces and whole kits; null where seats bring nothing"),
            (404, "no such game"),
        ],
        ..public("get", "/api/games/{game}/kits", "What each seat may bring of its own.")
    },
    Page {
        body: &[("text", "string", true)],
        answers: &[
            (200, "what was picked, and everything that is wrong; null where seats bring nothing"),
            (404, "no such game"),
            (413, "the text is too long"),
        ],
        ..public("post", "/api/games/{game}/kits/check", "Whether the text of a kit holds.")
    },
    Page {
        body: &[("pieces", "array", true), ("seed", "integer", true)],
        answers: &[(200, "a whole kit; null where seats bring nothing"), (404, "no such game")],
        ..public(
            "post",
            "/api/games/{game}/kits/random",
            "A kit by chance, with these pieces where that can be.",
        )
    },
    Page {
        answers: &[(200, "positions with the right answer"), (404, "no such game")],
        ..public("get", "/api/games/{game}/lesson", "The first lesson.")
    },
    Page {
        answers: &[(200, "positions with a sentence each"), (404, "no such game")],
        ..public("get", "/api/games/{game}/pictures", "How to play, in pictures.")
    },
    Page {
        answers: &[(200, "languages")],
        ..public("get", "/api/words", "The languages that there are words in.")
    },
    Page {
        answers: &[(200, "Fluent"), (404, "no such language")],
        ..public("get", "/api/words/{language}", "All words of a language that a client may need.")
    },
    Page {
        answers: &[(101, "a WebSocket; its protocol is told in docs/protocol.md")],
        ..own("get", "/api/play", "The connection for play.")
    },
    Page {
        answers: &[(200, "ok"), (503, "what is not")],
        ..public("get", "/healthz", "Whether the server works.")
    },
    Page {
        answers: &[(200, "figures for Prometheus"), (403, "not from this machine")],
        ..public("get", "/metrics", "Figures of the server, for the machine it runs on.")
    },
];

/// The OpenAPI document.
pub(super) async fn document() -> Json<Value> {
    let mut paths: Map<String, Value> = Map::new();
    for it in PAGES {
        let path = paths.entry(it.path).or_insert_with(|| json!({}));
        path[it.method] = operation(it);
    }
    Json(json!({
        "openapi": "3.1.0",
        "info": { "title": "Hangar", "version": env!("CARGO_PKG_VERSION"), "license": { "name": "MIT OR Apache-2.0" } },
        "paths": paths,
        "components": {
            "securitySchemes": {
                "session": { "type": "apiKey", "in": "cookie", "name": crate::sessions::COOKIE },
            },
            "schemas": {
                "Fault": {
                    "type": "object",
                    "required": ["code", "why", "words"],
                    "properties": {
                        "code": { "type": "string", "description": "Why, by name." },
                        "why": { "type": "object", "description": "Why, as a message key with arguments." },
                        "words": { "type": "string", "description": "Why and what to do, in English." },
                    },
                },
            },
        },
    }))
}

fn operation(it: &Page) -> Value {
    let names = it.path.split('{').skip(1).filter_map(|rest| rest.split('}').next());
    let parameter =
        |name: &str| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } });
    let mut operation = json!({ "summary": it.what, "parameters": names.map(parameter).collect::<Vec<_>>() });
    let fault = json!({ "application/json": { "schema": { "$ref": "#/components/schemas/Fault" } } });
    let mut answers = Map::new();
    for (status, what) in it.answers {
        let mut answer = json!({ "description": what });
        if *status >= 400 && it.path.starts_with("/api") {
            answer["content"] = fault.clone();
        }
        answers.insert(status.to_string(), answer);
    }
    if it.session {
        operation["security"] = json!([{ "session": [] }]);
        let answer = json!({ "description": "no session", "content": fault });
        answers.entry("401").or_insert(answer);
    }
    for (status, what) in faults(it) {
        let answer = json!({ "description": what, "content": fault });
        answers.entry(status.to_string()).or_insert(answer);
    }
    operation["responses"] = Value::Object(answers);
    if !it.body.is_empty() {
        let properties: Map<String, Value> =
            it.body.iter().map(|(name, kind, _)| ((*name).to_owned(), json!({ "type": kind }))).collect();
        let required: Vec<&str> = it.body.iter().filter(|(.., must)| *must).map(|(name, ..)| *name).collect();
        let schema = json!({ "type": "object", "properties": properties, "required": required,
            "additionalProperties": false });
        operation["requestBody"] =
            json!({ "required": true, "content": { "application/json": { "schema": schema } } });
    }
    operation
}

/// The other answers that every page of its kind may give.
fn faults(it: &Page) -> Vec<(u16, &'static str)> {
    let mut faults = Vec::new();
    if !it.path.starts_with("/api") {
        return faults;
    }
    if !it.body.is_empty() || it.path.contains('{') {
        faults.push((400, "the path, the query or the body cannot be read"));
    }
    if !it.body.is_empty() {
        faults.push((413, "the body is too long"));
        faults.push((415, "the body is not said to be JSON"));
        faults.push((422, "the body has not the members that are wanted, or has others"));
    }
    faults.push((429, "too many pages were asked for"));
    faults
}

/// The list as a page to read.
pub(super) async fn page_of_all() -> Html<String> {
    let mut rows = String::new();
    for it in PAGES {
        let body: Vec<String> =
            it.body.iter().map(|(name, _, must)| format!("{name}{}", if *must { "" } else { "?" })).collect();
        let body = if body.is_empty() {
            String::new()
        } else {
            format!("<br><code>{{ {} }}</code>", body.join(", "))
        };
        let answers: Vec<String> =
            it.answers.iter().map(|(status, what)| format!("{status} {}", escaped(what))).collect();
        let _ = write!(
            rows,
            "<tr><td><code>{} {}</code>{body}</td><td>{}{}</td><td>{}</td></tr>",
            it.method.to_uppercase(),
            escaped(it.path),
            escaped(it.what),
            if it.session { "" } else { " Needs no session." },
            answers.join("<br>"),
        );
    }
    page(
        "Hangar: pages for programs",
        &format!(
            "<h1>Pages for programs</h1><p>Bodies and answers are JSON. Whatever is refused answers \
             <code>{{ code, why, words }}</code>. The same as a document: <a href=\"/openapi.json\">openapi.json</a>.</p>\
             <table><tr><th>Page</th><th>What</th><th>Answers</th></tr>{rows}</table>"
        ),
    )
}
