//! The schema of `pack.toml`.

use super::{LANGUAGE, PLAIN_CODE};
use crate::schema::{list, name, names, whole};
use serde_json::json;

/// A JSON Schema (2020-12) of the file that describes a pack.
#[must_use]
pub fn schema() -> String {
    let keys = json!({
        "name": PLAIN_CODE.schema("The short name of the pack."),
        "title": names("The title by language; English must be there."),
        "version": {
            "description": "Three numbers with points between them, such as `0.1.0`.",
            "type": "string",
            "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+$",
        },
        "authors": list("Who answers for the pack: one name at least.", name("A name.")),
        "licence": name("What others may do with the pack, such as `CC0-1.0`."),
        "languages": list("The languages in which the pack has names.", LANGUAGE.schema("A tag such as `en`.")),
    });
    let required = ["name", "title", "version", "authors", "licence", "languages"];
    whole("The description of a pack: pack.toml", &required, keys, json!({}))
}
