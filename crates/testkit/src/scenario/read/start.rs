//! A start, read strictly: how bouts begin, and the packs and the content for it.

use super::values::key_span;
use super::{Opening, Reader, Text};
use crate::scenario::place::Flaw;
use crate::scenario::sources::StartText;
use std::ops::Range;
use std::sync::Arc;
use toml_edit::Document;

const KEYS: [&str; 5] = ["game", "about", "given", "setup", "packs"];

/// What a start says.
#[derive(Debug)]
pub(in crate::scenario) struct Start {
    pub(in crate::scenario) file: Arc<StartText>,
    pub(in crate::scenario) game: Option<Text>,
    pub(in crate::scenario) opening: Option<Opening>,
    pub(in crate::scenario) packs: Option<Vec<Text>>,
    /// Where content stands, in pack syntax.
    pub(in crate::scenario) inline: Vec<Range<usize>>,
}

impl Start {
    /// Reads the file. Each flaw says that it is in there.
    pub(in crate::scenario) fn read(file: StartText) -> Result<Start, Vec<Flaw>> {
        let file = Arc::new(file);
        let mut reader = Reader::default();
        let start = match Document::parse(file.text.as_str()) {
            Ok(document) => Some(reader.start_file(&file, document.as_table())),
            Err(error) => {
                reader.flaw(error.span().unwrap_or(0..0), error.message().to_owned());
                None
            }
        };
        match start {
            Some(start) if reader.flaws.is_empty() => Ok(start),
            _ => Err(reader.flaws.into_iter().map(|flaw| flaw.within(&file)).collect()),
        }
    }
}

impl Reader {
    fn start_file(&mut self, file: &Arc<StartText>, table: &toml_edit::Table) -> Start {
        if table.contains_key("start") {
            self.flaw(key_span(table, "start"), "a start cannot begin with another start");
        }
        let known = |key: &&str| *key != "start";
        let inline = self.content(table, &KEYS, known);
        self.text(table, "about");
        let opening = self.opening(table);
        if let Some(Opening::Setup { refused: Some(refused), .. }) = &opening {
            self.flaw(refused.whole.clone(), "a set-up that is refused stands in its scenario");
        }
        Start {
            file: file.clone(),
            game: self.text(table, "game"),
            opening,
            packs: self.texts(table, "packs").map(|packs| packs.values),
            inline,
        }
    }
}
