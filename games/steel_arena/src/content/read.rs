//! Packs: from the texts of their files to one content, or to every fault in all of them.

mod tile;

use super::{Back, Board, Colour, Content, KINDS_MAX, Kind};
use kernel::{Fault, PackFault, PackText};
use std::collections::BTreeMap;
use std::ops::Range;
use tabletop::sheet::{Entry, Sheet, Table, quoted};

pub(super) use tile::{ARCS, DELIVERIES, WAYS};

/// The longest name, in characters.
pub(super) const NAME_MAX: usize = 40;

/// SA-1.1: the robots of a pack.
const ROBOTS: usize = 4;

/// SA-1.3 to SA-1.5: how many tiles each generation has.
const TILES: [(u8, u8); 3] = [(1, 16), (2, 30), (3, 30)];

/// SA-2.2: the typed picks of four players, which generation 2 must be able to give.
const LEAST: [u8; 5] = [6, 4, 4, 2, 4];

/// The files of the house pack.
pub fn house_files() -> Vec<PackText> {
    let file = |file: &str, text: &str| PackText { file: file.to_owned(), text: text.to_owned() };
    vec![
        file(
            "packs/house/steel-arena/tiles.toml",
            include_str!("../../../../packs/house/steel-arena/tiles.toml"),
        ),
        file(
            "packs/house/steel-arena/robots.toml",
            include_str!("../../../../packs/house/steel-arena/robots.toml"),
        ),
    ]
}

/// What was read so far, and every fault with the number of its file.
#[derive(Default)]
struct Reading {
    kinds: Vec<(usize, Range<usize>, Kind)>,
    boards: [Option<Board>; 2],
    robots: Vec<BTreeMap<String, String>>,
    faults: Vec<(usize, Fault)>,
    /// Whether a tile could not be read: then the sums of tiles are not compared.
    torn: bool,
}

/// The content of all these files together, or every fault in them, in the order of the files.
/// A tile whose code was read before takes the place of the earlier one.
pub fn read_packs(files: &[PackText]) -> Result<Content, Vec<PackFault>> {
    let mut reading = Reading::default();
    // What a `pack.toml` says of the whole pack is no matter of the rules.
    let own = |file: &&(usize, &PackText)| !file.1.file.ends_with("pack.toml");
    for (at, file) in files.iter().enumerate().collect::<Vec<_>>().iter().filter(own) {
        reading.read_file(*at, &file.text);
    }
    reading.sums();
    let name = |at: usize| files.get(at).map_or_else(String::new, |file| file.file.clone());
    let faults: Vec<PackFault> = reading
        .faults
        .iter()
        .map(|(at, fault)| PackFault { file: name(*at), fault: fault.clone() })
        .collect();
    match reading.boards {
        [Some(a), Some(b)] if faults.is_empty() => {
            let kinds = reading.kinds.into_iter().map(|(_, _, kind)| kind).collect();
            Ok(Content::new(kinds, [a, b], reading.robots))
        }
        _ => Err(faults),
    }
}

impl Reading {
    fn read_file(&mut self, at: usize, text: &str) {
        let sheet = match Sheet::parse(text) {
            Ok(sheet) => sheet,
            Err(fault) => {
                self.torn = true;
                return self.faults.push((at, fault));
            }
        };
        let top = sheet.top();
        for table in top.tables("tile") {
            match tile::read(&table) {
                Some(kind) => self.add(at, &table, kind),
                None => self.torn = true,
            }
        }
        for table in top.tables("board") {
            match tile::read_board(&table) {
                Some((side, board)) => self.boards[side] = Some(board),
                None => self.torn = true,
            }
        }
        for table in top.tables("robot") {
            self.robots.extend(read_names(&table, "name"));
            table.finish();
        }
        top.finish();
        self.faults.extend(sheet.finish().into_iter().map(|fault| (at, fault)));
    }

    /// In one file a code stands once; a later file replaces the tile of an earlier one.
    fn add(&mut self, at: usize, table: &Table<'_>, kind: Kind) {
        let same = self.kinds.iter().position(|(_, _, other)| other.code == kind.code);
        match same {
            Some(place) if self.kinds[place].0 == at => {
                table.fault(format!("there is another tile {}", quoted(&kind.code)), None);
            }
            Some(place) => self.kinds[place] = (at, table.span(), kind),
            None if self.kinds.len() == KINDS_MAX => {
                table.fault(format!("more than {KINDS_MAX} kinds of tiles"), None);
            }
            None => self.kinds.push((at, table.span(), kind)),
        }
    }

    /// SA-1.3 to SA-1.5, SA-2.2, SA-1.1, SA-1.2: what only shows when all tiles lie side by side.
    fn sums(&mut self) {
        if self.torn {
            return;
        }
        let count = |generation: u8, colour: Option<Colour>| -> u32 {
            let fits = |kind: &&Kind| {
                kind.back.generation() == generation && colour.is_none_or(|one| kind.back.colour() == one)
            };
            let kinds = self.kinds.iter().map(|(_, _, kind)| kind);
            kinds.filter(fits).map(|kind| u32::from(kind.copies)).sum()
        };
        let mut found = Vec::new();
        for (generation, tiles) in TILES {
            let there = count(generation, None);
            if there != u32::from(tiles) {
                found.push(format!("generation {generation} has {tiles} tiles, not {there}"));
            }
        }
        for (colour, least) in Colour::ALL.into_iter().zip(LEAST) {
            let there = count(2, Some(colour));
            if there < u32::from(least) {
                let word = colour.word();
                found
                    .push(format!("generation 2 has at least {least} tiles of the type {word}, not {there}"));
            }
            let sets = self.kinds.iter().filter(|(_, _, kind)| kind.back == Back::new(1, colour));
            let wanted = if colour == Colour::Terrain { 0 } else { 4 };
            let kinds = sets.clone().count();
            if count(1, Some(colour)) != wanted || kinds > 1 {
                let word = colour.word();
                found.push(format!("generation 1 has {wanted} equal tiles of the type {word}"));
            }
        }
        if self.robots.len() != ROBOTS {
            found.push(format!("there are {ROBOTS} robots, not {}", self.robots.len()));
        }
        for (side, board) in ["A", "B"].into_iter().zip(&self.boards) {
            if board.is_none() {
                found.push(format!("the boards have no side {side}"));
            }
        }
        let fault = |what| (0, Fault { span: 0..0, what, help: None });
        self.faults.extend(found.into_iter().map(fault));
    }
}

/// The names by language at `key`; English must be there.
pub(super) fn read_names(table: &Table<'_>, key: &'static str) -> Option<BTreeMap<String, String>> {
    let named = table.table(key)?;
    let mut names = BTreeMap::new();
    for entry in named.entries() {
        if let Some(name) = read_name(&entry) {
            names.insert(entry.key().to_owned(), name);
        }
    }
    if !names.contains_key(words::ENGLISH) {
        named.fault(format!("`{key}` has no English"), Some("add `en = \"…\"`".to_owned()));
        return None;
    }
    Some(names)
}

/// A name that a player reads: some visible characters, no spaces around them.
fn read_name(entry: &Entry<'_>) -> Option<String> {
    let name = entry.text()?;
    let sound = !name.is_empty()
        && name.trim() == name
        && name.chars().count() <= NAME_MAX
        && !name.chars().any(char::is_control);
    if !sound {
        let help = format!("write 1 to {NAME_MAX} characters, without spaces around them");
        entry.fault(format!("{} is no name", quoted(name)), Some(help));
    }
    sound.then(|| name.to_owned())
}
