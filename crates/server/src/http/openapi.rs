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
        answers: &[
            (200, "the account; a new guest also gets a session cookie"),
            (409, "somebody here has such a name"),
            (429, "too many new guests"),
        ],
        ..public(
            "post",
            "/api/guest",
            "Returns the account of this device. Makes a new guest if the device has none.",
        )
    },
    Page {
        body: &[("login", "string", true), ("password", "string", true)],
        answers: &[
            (200, "the account, and a session cookie"),
            (403, "wrong name or password"),
            (429, "too many tries"),
        ],
        ..public("post", "/api/login", "Signs in with a name and a password.")
    },
    Page { answers: &[(204, "done")], ..own("post", "/api/logout", "Signs this device out.") },
    Page {
        answers: &[(200, "the account")],
        ..own("get", "/api/me", "Returns the account that this device is signed in to.")
    },
    Page {
        body: &[("name", "string", true)],
        answers: &[(200, "the account"), (409, "somebody here has such a name")],
        ..own("patch", "/api/me", "Renames the account.")
    },
    Page {
        body: &[("name", "string", true), ("password", "string", false)],
        answers: &[(204, "done"), (400, "this is not the name of the account"), (403, "wrong password")],
        ..own("delete", "/api/me", "Deletes the account. Send its name, and its password if it has one.")
    },
    Page {
        body: &[("login", "string", true), ("password", "string", true), ("old", "string", false)],
        answers: &[
            (200, "the account; all other devices are signed out"),
            (400, "the name or the password is not allowed"),
            (403, "wrong old password"),
            (409, "somebody else signs in with this name"),
        ],
        ..own("put", "/api/me/login", "Sets the name and the password to sign in with.")
    },
    Page {
        answers: &[(200, "devices, the most recently used first")],
        ..own("get", "/api/me/devices", "Lists the devices that are signed in.")
    },
    Page { answers: &[(204, "done")], ..own("delete", "/api/me/devices", "Signs all other devices out.") },
    Page {
        answers: &[(204, "done"), (404, "no such device")],
        ..own("delete", "/api/me/devices/{device}", "Signs one device out.")
    },
    Page {
        answers: &[(200, "persons with their names")],
        ..own("get", "/api/me/muted", "Lists the persons whom the caller has muted.")
    },
    Page {
        answers: &[(200, "tables")],
        ..own("get", "/api/tables", "Lists the tables that are open to all, and the caller's own tables.")
    },
    Page {
        answers: &[(200, "the table"), (404, "no such table")],
        ..own("get", "/api/tables/{table}", "Returns one table of that list.")
    },
    Page {
        answers: &[
            (200, "the record as JSON"),
            (404, "there was no bout, or the caller is not at this table"),
        ],
        ..own(
            "get",
            "/api/tables/{table}/record",
            "Returns the record of a table's bout: what the caller may know, or all of it after the end.",
        )
    },
    Page {
        answers: &[(200, "TOML"), (404, "there was no bout, or the caller is not at this table")],
        ..own(
            "get",
            "/api/tables/{table}/scenario",
            "Returns a table's position as a scenario file: what the caller knows, or all after the end.",
        )
    },
    Page {
        answers: &[(200, "the kit; null if there is none, or if it belongs to somebody else")],
        ..own(
            "get",
            "/api/tables/{table}/kits/{seat}",
            "Returns the kit that one of the caller's seats brings to the next bout.",
        )
    },
    Page {
        answers: &[(200, "the table"), (404, "no table has this link")],
        ..own("get", "/api/links/{token}", "Returns the table that a link leads to.")
    },
    Page {
        answers: &[
            (200, "at most 50 bouts, the latest first; `?before=`: only those that ended before this time"),
            (400, "the time is not a number"),
        ],
        ..own("get", "/api/bouts", "Lists the caller's finished bouts.")
    },
    Page {
        answers: &[(200, "the bout"), (404, "no such bout")],
        ..public("get", "/api/bouts/{bout}", "Returns a finished bout.")
    },
    Page {
        answers: &[
            (200, "the record as JSON"),
            (404, "no such bout"),
            (409, "a bout is played that goes on from this one"),
        ],
        ..public("get", "/api/bouts/{bout}/record", "Returns the whole record of a finished bout.")
    },
    Page {
        answers: &[
            (200, "at most 12 frames; `?seat=`: who looks on, `?from=`: the first one, `?count=`: how many"),
            (404, "no such bout or seat"),
            (409, "the bout was played with other rules, or one is played that goes on from it"),
        ],
        ..public(
            "get",
            "/api/bouts/{bout}/replay",
            "Returns the bout step by step, as a seat or a spectator saw it.",
        )
    },
    Page {
        answers: &[
            (200, "TOML; `?step=` chooses the step; with `?seat=`, only what this seat knew then"),
            (404, "no such bout, step or seat"),
            (409, "the bout was played with other rules, or one is played that goes on from it"),
        ],
        ..public("get", "/api/bouts/{bout}/scenario", "Returns a position of the bout as a scenario file.")
    },
    Page {
        body: &[("step", "integer", true), ("terms", "object", false)],
        answers: &[
            (200, "the table and the path of its link"),
            (400, "these terms are not allowed, or the caller is not connected"),
            (404, "no such bout or step"),
            (409, "the bout was played with other rules, it is over at this step, or one goes on from it"),
        ],
        ..own(
            "post",
            "/api/bouts/{bout}/continue",
            "Opens a new table. Its bouts begin at a position of this bout.",
        )
    },
    Page {
        answers: &[
            (200, "the curve over the turns, the best deeds, luck, and figures by seat"),
            (404, "no such bout"),
            (409, "the bout was played with other rules, or one is played that goes on from it"),
        ],
        ..public("get", "/api/bouts/{bout}/statistics", "Returns the statistics of the bout.")
    },
    Page {
        answers: &[(200, "games with their named set-ups")],
        ..public(
            "get",
            "/api/games",
            "Lists all games. Under `?hash=` with the hash of the list, it never changes.",
        )
    },
    Page {
        answers: &[(200, "the game"), (404, "no such game")],
        ..public("get", "/api/games/{game}", "Returns one game.")
    },
    Page {
        answers: &[(200, "Markdown"), (404, "no such game")],
        ..public("get", "/api/games/{game}/rules", "Returns the numbered rules of a game, in our own words.")
    },
    Page {
        answers: &[(200, "options"), (404, "no such game")],
        ..public("get", "/api/games/{game}/options", "Lists what can be chosen before a bout.")
    },
    Page {
        body: &[("setup", "string", false), ("named", "string", false)],
        answers: &[
            (200, "the number of seats, or every fault; and the set-up as the program writes it"),
            (404, "no such game"),
            (413, "the set-up is too long"),
        ],
        ..public(
            "post",
            "/api/games/{game}/setups/check",
            "Checks a set-up: one that is written out, or one of the game's own by its name.",
        )
    },
    Page {
        answers: &[(200, "cards, with the number of copies"), (404, "no such game")],
        ..public("get", "/api/games/{game}/cards", "Lists all cards that decks may contain.")
    },
    Page {
        answers: &[
            (200, "parts, pieces and whole kits; null if seats bring nothing in this game"),
            (404, "no such game"),
        ],
        ..public("get", "/api/games/{game}/kits", "Lists everything that the kit of a seat may contain.")
    },
    Page {
        body: &[("text", "string", true)],
        answers: &[
            (200, "what was picked, and every fault; null if seats bring nothing in this game"),
            (404, "no such game"),
            (413, "the text is too long"),
        ],
        ..public("post", "/api/games/{game}/kits/check", "Checks the text of a kit.")
    },
    Page {
        body: &[("pieces", "array", true), ("seed", "integer", true)],
        answers: &[(200, "a whole kit; null if seats bring nothing in this game"), (404, "no such game")],
        ..public(
            "post",
            "/api/games/{game}/kits/random",
            "Makes a random kit with these pieces, if that is possible.",
        )
    },
    Page {
        answers: &[(200, "positions, each with its right answer"), (404, "no such game")],
        ..public("get", "/api/games/{game}/lesson", "Returns the first lesson of a game.")
    },
    Page {
        answers: &[(200, "positions, each with a sentence"), (404, "no such game")],
        ..public("get", "/api/games/{game}/pictures", "Shows how to play, in pictures.")
    },
    Page {
        answers: &[(200, "languages")],
        ..public("get", "/api/words", "Lists the languages that have words.")
    },
    Page {
        answers: &[(200, "Fluent"), (404, "no such language")],
        ..public(
            "get",
            "/api/words/{language}",
            "Returns all words of a language that a client may need. Under `?hash=` with their hash, they never change.",
        )
    },
    Page {
        answers: &[
            (101, "a WebSocket; docs/protocol.md describes its protocol"),
            (400, "the request asks for no WebSocket"),
        ],
        ..own("get", "/api/play", "Opens the connection for play.")
    },
    Page {
        answers: &[(200, "ok"), (503, "what does not work")],
        ..public("get", "/healthz", "Says whether the server works.")
    },
    Page {
        answers: &[(200, "figures for Prometheus"), (403, "not from this machine")],
        ..public(
            "get",
            "/metrics",
            "Returns figures of the server. Only the machine on which it runs may ask for them.",
        )
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
                        "code": { "type": "string", "description": "Why, as a code." },
                        "why": {
                            "type": "array",
                            "description": "Why, as a message: its key, then the name and the value of each argument.",
                            "prefixItems": [{ "type": "string" }],
                            "items": { "type": ["string", "number", "array"] },
                            "minItems": 1,
                        },
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
        let answer = json!({ "description": "the device is not signed in", "content": fault });
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

/// The errors that every page of this kind may answer with.
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
        faults.push((415, "the Content-Type of the body is not JSON"));
        faults.push((422, "the body lacks a required member, or has an unknown one"));
    }
    faults.push((429, "too many requests"));
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
            "<h1>Pages for programs</h1><p>Bodies and answers are JSON. Every refusal has the body \
             <code>{{ code, why, words }}</code>. This list as an OpenAPI document: \
             <a href=\"/openapi.json\">openapi.json</a>.</p>\
             <table><tr><th>Page</th><th>What</th><th>Answers</th></tr>{rows}</table>"
        ),
    )
}
