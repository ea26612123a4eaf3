//! Tiles that lie on robots, among trophies and in the box: `RIVETER hot`, `(CRAB) known AB not-front`.

use crate::SteelArena;
use crate::content::Content;
use crate::notation::letter;
use crate::notation::names::{FACTS, facts_words};
use crate::table::{MODULES_MAX, Table};
use crate::tile::{Module, Tile};
use kernel::{Notation, Seat, SeatSet};
use tabletop::sheet::{Entry, Table as Toml, quoted};

pub(super) fn write(table: &Table, content: &Content) -> String {
    let quoted = |texts: Vec<String>| format!("{texts:?}");
    let mut lines = vec!["\n[modules]".to_owned()];
    for seat in (0..table.seats()).map(Seat) {
        let modules = table.modules(seat).iter().map(|module| write_module(content, module, seat));
        lines.push(format!("{} = {}", letter(seat), quoted(modules.collect())));
    }
    lines.push("\n[trophies]".to_owned());
    for seat in (0..table.seats()).map(Seat) {
        let tiles = table.trophies(seat).map(|tile| write_tile(content, tile, None));
        lines.push(format!("{} = {}", letter(seat), quoted(tiles.collect())));
    }
    let boxed = table.boxed().map(|tile| write_tile(content, tile, None)).collect();
    lines.push(format!("\n[box]\ntiles = {}\n", quoted(boxed)));
    lines.join("\n")
}

/// The tokens that may lie on a module, in the order of [`flags`].
const FLAGS: [&str; 6] = ["hot", "used", "spent", "last", "fresh", "doomed"];

fn flags(module: &mut Module) -> [&mut bool; 6] {
    let Module { hot, used, spent, last, fresh, doomed, .. } = module;
    [hot, used, spent, last, fresh, doomed]
}

fn write_module(content: &Content, module: &Module, owner: Seat) -> String {
    let mut text = write_tile(content, &module.tile, Some(owner));
    for (word, on) in FLAGS.iter().zip(flags(&mut module.clone())) {
        if *on {
            text.push(' ');
            text.push_str(word);
        }
    }
    text
}

/// The seats that know it are left out if only the owner does.
fn write_tile(content: &Content, tile: &Tile, owner: Option<Seat>) -> String {
    let kind = tile.kind.expect("tiles on the table are of some kind");
    let code = &content.kind(kind).code;
    if tile.open {
        return code.clone();
    }
    let usual = owner.is_some_and(|owner| tile.known == SeatSet::only(owner));
    let knowing: String = tile.known.iter().map(letter).collect();
    let known = if usual { String::new() } else { format!(" known {knowing}") };
    format!("({code}){known} {}", facts_words(tile.facts)).trim_end().to_owned()
}

/// Reads the lists.
pub(super) struct Lists<'a> {
    pub(super) content: &'a Content,
    pub(super) seats: u8,
}

impl Lists<'_> {
    pub(super) fn modules(&self, toml: &Toml<'_>, written: &mut SeatSet) -> Vec<(Seat, Module)> {
        let mut modules = Vec::new();
        for (seat, entry) in self.by_seat(toml, "modules") {
            written.insert(seat);
            let list = entry.list().unwrap_or_default();
            if list.len() > MODULES_MAX + 1 {
                entry.fault("a robot has at most thirteen modules", None);
                continue;
            }
            let read = list.iter().filter_map(|entry| self.module(entry, Some(seat)));
            modules.extend(read.map(|module| (seat, module)));
        }
        modules
    }

    pub(super) fn trophies(&self, toml: &Toml<'_>) -> Vec<(Seat, Tile)> {
        let lists = self.by_seat(toml, "trophies");
        let tiles = |(seat, entry): &(Seat, Entry<'_>)| {
            let list = entry.list().unwrap_or_default();
            let tiles: Vec<_> = list.iter().take(80).filter_map(|entry| self.module(entry, None)).collect();
            let seat = *seat;
            tiles.into_iter().map(move |module| (seat, module.tile))
        };
        lists.iter().flat_map(tiles).collect()
    }

    pub(super) fn boxed(&self, toml: &Toml<'_>) -> Vec<Tile> {
        let list = toml.may("box").and_then(|entry| entry.table()).map(|table| {
            let list = table.may("tiles").and_then(|entry| entry.list()).unwrap_or_default();
            let tiles = list.iter().take(80).filter_map(|entry| self.module(entry, None));
            let tiles: Vec<Tile> = tiles.map(|module| module.tile).collect();
            table.finish();
            tiles
        });
        list.unwrap_or_default()
    }

    fn by_seat<'s>(&self, toml: &Toml<'s>, key: &'static str) -> Vec<(Seat, Entry<'s>)> {
        let table = toml.may(key).and_then(|entry| entry.table());
        let mut lists = Vec::new();
        for entry in table.map(|table| table.entries()).unwrap_or_default() {
            let seat = <SteelArena as Notation>::read_seat(entry.key()).filter(|seat| seat.0 < self.seats);
            match seat {
                Some(seat) => lists.push((seat, entry)),
                None => entry.fault("this is no seat", Some("write a letter from A to D".to_owned())),
            }
        }
        lists
    }

    /// A tile with what lies on it; without an owner it is known to nobody unless it says so.
    fn module(&self, entry: &Entry<'_>, owner: Option<Seat>) -> Option<Module> {
        let mut words = entry.text()?.split_whitespace();
        let first = words.next().unwrap_or_default();
        let hidden = first.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
        let code = hidden.unwrap_or(first);
        let Some(kind) =
            self.content.find(code).filter(|&kind| self.content.terrain(kind).is_none() || owner.is_none())
        else {
            entry.fault(format!("{} is no module", quoted(code)), None);
            return None;
        };
        let mut module = Module::new(Tile::open(self.content, kind));
        if hidden.is_some() {
            module.tile.open = false;
            module.tile.known = owner.map_or(SeatSet::EMPTY, SeatSet::only);
        }
        while let Some(word) = words.next() {
            let flag = FLAGS.iter().position(|flag| *flag == word).filter(|_| owner.is_some());
            let fact = FACTS.iter().find(|(name, _)| *name == word).filter(|_| hidden.is_some());
            match (flag, fact, word) {
                (Some(place), ..) => *flags(&mut module)[place] = true,
                (None, Some((_, fact)), _) => module.tile.facts = module.tile.facts.and(*fact),
                (None, None, "known") if hidden.is_some() => {
                    let letters = words.next().unwrap_or_default();
                    module.tile.known =
                        (0..self.seats).map(Seat).filter(|&seat| letters.contains(&letter(seat))).collect();
                }
                (None, None, _) => {
                    entry.fault(format!("{} is nothing that a tile can be", quoted(word)), None);
                }
            }
        }
        if !module.tile.facts.admit(self.content.kind(kind)) {
            entry.fault("the tile is not what is concluded of it", None);
        }
        Some(module)
    }
}
