//! The schema of the files `tiles.toml` and `robots.toml`, for editors, made by the reader.

use super::KINDS_MAX;
use super::read::{BOARD, ROBOT, TILE};
use serde_json::json;
use tabletop::pack::Outline;
use tabletop::schema::{list, part, whole};

/// A JSON Schema (2020-12) of the files that hold tiles, boards and robots.
pub fn schema() -> String {
    let tiles = format!(
        "The tiles: a new code adds a kind, a known one replaces it. At most {KINDS_MAX} kinds in all packs."
    );
    let keys = json!({
        "tile": list(&tiles, part("A kind of tile.", "tile")),
        "board": list("The two sides of the robot boards.", part("One side.", "board")),
        "robot": list("The four robots: all of them, or none.", part("One robot.", "robot")),
    });
    let mut outline = Outline::default();
    outline.add(&TILE);
    outline.add(&BOARD);
    outline.add(&ROBOT);
    whole("Steel Arena: tiles and robots of a pack", &[], keys, outline.into_parts())
}
