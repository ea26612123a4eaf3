//! `hangar schema`: JSON Schemas of the files that people write, for editors.

use super::results::unwritten;
use super::{Desk, with_game};
use catalog::{Playable, Visitor};
use clap::Args;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use tui::edge::files::{replace, shown};
use tui::failure::{Failure, Run, Verdict};
use tui::near::nearest;
use words::Message;

/// The kind of file that is meant where none is named: the game's files of a pack.
const CONTENT: &str = "content";

/// The kind of file that is the same for all games.
const PACK: &str = "pack";

/// The kind of file that the tests of a game are.
const SCENARIO: &str = "scenario";

/// What `hangar arena` prints as JSON, and keeps; the same for all games.
const ARENA: &str = "arena";

/// The kind of file that scenarios begin with.
const START: &str = "start";

/// Which schema.
#[derive(Args, Debug)]
pub(crate) struct SchemaArgs {
    /// The game; `hangar games` lists them
    #[arg(required_unless_present = "out")]
    game: Option<String>,
    /// The kind of file: content (of a pack), pack (its pack.toml), set-up, build, scenario,
    /// start, or arena (what `hangar arena --json` prints)
    #[arg(default_value = CONTENT)]
    kind: String,
    /// Writes all schemas of all games into this folder
    #[arg(long, value_name = "DIR", conflicts_with = "game")]
    out: Option<PathBuf>,
}

pub(super) fn run(desk: &mut Desk<'_>, args: &SchemaArgs) -> Run<Verdict> {
    if let Some(folder) = &args.out {
        return write_all(desk, folder);
    }
    let game = args.game.as_deref().unwrap_or_default();
    let schemas = with_game(game, Schemas)?;
    let found = schemas.iter().find(|(kind, _)| *kind == args.kind);
    let (_, schema) = found.ok_or_else(|| {
        let known: Vec<&str> = schemas.iter().map(|(kind, _)| *kind).collect();
        let what = Message::new("cli-schema-kind").with("kind", args.kind.as_str()).with("game", game);
        let help = match nearest(&args.kind, known.iter().copied()) {
            Some(near) => Message::new("cli-game-near").with("near", near),
            None => Message::new("cli-schema-kind-help").with("kinds", known.join(", ")),
        };
        Failure::usage(what).help(help)
    })?;
    desk.stage.plain(schema.trim_end())?;
    Ok(Verdict::Good)
}

/// Every schema into a file of its own: `stak-bots.json` for content, `stak-bots.set-up.json`, `pack.json`.
fn write_all(desk: &mut Desk<'_>, folder: &Path) -> Run<Verdict> {
    let mut files = BTreeMap::new();
    for entry in catalog::entries() {
        for (kind, schema) in with_game(entry.id, Schemas)? {
            let name = match kind {
                CONTENT => format!("{}.json", entry.id),
                PACK | ARENA => format!("{kind}.json"),
                _ => format!("{}.{kind}.json", entry.id),
            };
            files.insert(name, schema);
        }
    }
    let count = files.len();
    let unwritable = |error: std::io::Error| unwritten(folder, &error);
    std::fs::create_dir_all(folder).map_err(unwritable)?;
    for (name, schema) in files {
        replace(&folder.join(name), &schema).map_err(unwritable)?;
    }
    let what = Message::new("cli-schemas-written").with("count", count).with("folder", shown(folder));
    desk.stage.say(&what)?;
    Ok(Verdict::Good)
}

struct Schemas;

impl Visitor for Schemas {
    type Out = Vec<(&'static str, String)>;

    fn visit<G: Playable>(self) -> Self::Out {
        let mut schemas = G::schemas();
        schemas.push((SCENARIO, testkit::scenario::schema::<G>()));
        schemas.push((START, testkit::scenario::start_schema::<G>()));
        schemas.push((ARENA, super::arena::schema()));
        schemas
    }
}
