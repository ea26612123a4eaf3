//! Packs: from the texts of their files to one content, or to every fault in all of them.

mod tile;
mod whole;

use super::{Board, Content, KINDS_MAX, Kind};
use kernel::{Fault, PackFault, PackText};
use std::collections::BTreeMap;
use std::ops::Range;
use tabletop::pack;
use tabletop::sheet::{Sheet, Table, line_column, quoted};

pub(super) use tile::{ARCS, BOARD, DELIVERIES, ROBOT, TILE, WAYS};

/// The most tiles that are checked, more than may be in play, so that reading is quick.
const TILES_MAX: usize = 8 * KINDS_MAX;

/// The files of the house pack.
pub fn house_files() -> Vec<PackText> {
    kernel::house!("steel-arena": "tiles.toml", "robots.toml")
}

/// The files of packs, what was read of them so far, and every fault with the number of its file.
#[derive(Default)]
struct Reading<'f> {
    files: &'f [PackText],
    kinds: Vec<Placed<Kind>>,
    boards: [Option<Placed<Board>>; 2],
    robots: Vec<Placed<BTreeMap<String, String>>>,
    faults: Vec<(usize, Fault)>,
    /// Whether something could not be read: then the whole set is not looked at.
    torn: bool,
}

/// The content so far, each with its file and its place there.
struct Placed<T> {
    at: usize,
    span: Range<usize>,
    facts: T,
}

/// The content of all these files together, or every fault in them, in the order of the files.
/// A tile or board takes the place of the one of the same code or side in an earlier file; the robots of a file take
/// the place of all earlier ones.
pub fn read_packs(files: &[PackText]) -> Result<Content, Vec<PackFault>> {
    let mut reading = Reading { files, ..Reading::default() };
    for (at, file) in files.iter().enumerate() {
        reading.read_file(at, &file.text);
    }
    if !reading.torn {
        whole::check(&mut reading);
    }
    if !reading.faults.is_empty() {
        return Err(reading.into_faults());
    }
    let [Some(a), Some(b)] = reading.boards else { return Err(Vec::new()) };
    let kinds = reading.kinds.into_iter().map(|placed| placed.facts).filter(|kind| kind.copies > 0).collect();
    let robots = reading.robots.into_iter().map(|placed| placed.facts).collect();
    Ok(Content::new(kinds, [a.facts, b.facts], robots))
}

impl Reading<'_> {
    fn read_file(&mut self, at: usize, text: &str) {
        let sheet = match Sheet::parse(text) {
            Ok(sheet) => sheet,
            Err(fault) => {
                self.torn = true;
                return self.faults.push((at, fault));
            }
        };
        let top = sheet.top();
        if pack::describes(&self.files[at].file) {
            pack::check(&top);
        } else {
            self.read_game_file(at, &top);
        }
        self.faults.extend(sheet.finish().into_iter().map(|fault| (at, fault)));
    }

    fn read_game_file(&mut self, at: usize, top: &Table<'_>) {
        for table in top.tables("tile") {
            match TILE.of(&table) {
                Some(kind) => self.add(at, &table, kind),
                None => self.torn = true,
            }
        }
        for table in top.tables("board") {
            match BOARD.of(&table) {
                Some((side, board)) => self.add_board(at, &table, side, board),
                None => self.torn = true,
            }
        }
        let robots = top.tables("robot");
        if !robots.is_empty() {
            self.robots.clear();
        }
        for table in robots {
            let names = ROBOT.of(&table);
            self.torn |= names.is_none();
            self.robots.extend(names.map(|facts| Placed { at, span: table.span(), facts }));
        }
        top.finish();
    }

    /// In one file a code stands once; a later file replaces the tile of an earlier one.
    fn add(&mut self, at: usize, table: &Table<'_>, kind: Kind) {
        let new = Placed { at, span: table.span(), facts: kind };
        match self.kinds.iter().position(|other| other.facts.code == new.facts.code) {
            Some(place) if self.kinds[place].at == at => {
                let help = self.other(&self.kinds[place]);
                table.fault(format!("there is another tile {}", quoted(&new.facts.code)), Some(help));
            }
            Some(place) => {
                self.kinds.remove(place);
                self.kinds.push(new);
            }
            None if self.kinds.len() == TILES_MAX => {
                let help = Some("leave out tiles, or packs".to_owned());
                table.fault(format!("more than {TILES_MAX} kinds of tiles are written"), help);
            }
            None => self.kinds.push(new),
        }
    }

    fn add_board(&mut self, at: usize, table: &Table<'_>, side: usize, board: Board) {
        if let Some(other) = self.boards[side].as_ref().filter(|other| other.at == at) {
            let word = ["A", "B"][side];
            table.fault(format!("the boards have another side {word}"), Some(self.other(other)));
        }
        self.boards[side] = Some(Placed { at, span: table.span(), facts: board });
    }

    fn other<T>(&self, other: &Placed<T>) -> String {
        let file = &self.files[other.at];
        format!("the other one is at {}:{}", file.file, line_column(&file.text, other.span.start).0)
    }

    fn into_faults(mut self) -> Vec<PackFault> {
        self.faults.sort_by_key(|(at, fault)| (*at, fault.span.start, fault.span.end));
        let name = |at: usize| self.files.get(at).map_or_else(String::new, |file| file.file.clone());
        self.faults.into_iter().map(|(at, fault)| PackFault { file: name(at), fault }).collect()
    }
}
