//! Positions as TOML. The defaults of a hand-written position: the field for its number of robots, with
//! nothing under them and modules of generation 2 everywhere else, face down but in the expert mode; robots with the modules of
//! generation 1, side A; a full stack; the first seat at its turn; and as unseen all tiles that lie
//! nowhere else.

mod frames;
mod lying;

use super::names::ground_word;
use super::{DIRECTIONS, back_word, direction_word, letter, letters, read_back, setup};
use crate::SteelArena;
use crate::content::{Back, Colour, Content, Kind, KindId};
use crate::field::Cell;
use crate::procedures::Turn;
use crate::setup::{MODES, Setup, deal_sets};
use crate::table::{Ground, Side, TILES_MAX, Table};
use kernel::{Bout, Fault, Notation, Seat, SeatSet};
use std::sync::Arc;
use tabletop::setup::word_of;
use tabletop::sheet::{Entry, Sheet, Table as Toml, quoted};

pub(super) fn write(bout: &Bout<SteelArena>) -> String {
    let (table, content) = (bout.table(), bout.content());
    let mut lines = vec![format!("seats = {}", table.seats())];
    lines.push(format!("mode = {:?}", word_of(MODES, &table.options.expert)));
    lines.push(format!("team = {}", table.options.team));
    let cells: Vec<String> =
        table.field.cells().map(|cell| format!("\"{}\"", table.field.hex(cell))).collect();
    lines.push(format!("cells = [{}]", cells.join(", ")));
    if let Some(turn) = Turn::of(bout.stack()) {
        lines.push(format!("turn = {:?}\nnumber = {}", letter(turn.seat), turn.number));
    }
    lines.push(format!("idle = {}\nleft = {:?}", table.idle, letters(bout.left())));
    lines.push(format!("stack = {}", table.stack));
    lines.push(format!("top = {:?}", table.top.map_or("-", |top| top.colour().word())));
    let deal = Colour::ALL.map(|colour| table.deal[Back::new(2, colour).index()]);
    lines.push(format!("deal = {deal:?}"));
    lines.push(frames::write(bout));
    lines.push("[field]".to_owned());
    for cell in table.field.cells() {
        let (hex, ground) = (table.field.hex(cell), ground_word(content, table.ground(cell)));
        lines.push(format!("\"{hex}\" = {ground:?}"));
    }
    lines.push("\n[robots]".to_owned());
    lines.extend((0..table.seats()).map(|seat| write_robot(table, Seat(seat))));
    lines.push(lying::write(table, content));
    lines.join("\n")
}

fn write_robot(table: &Table, seat: Seat) -> String {
    let robot = table.robot(seat);
    let at = robot.cell().map_or("-".to_owned(), |cell| table.field.hex(cell).to_string());
    let (facing, side) = (
        direction_word(robot.facing),
        match robot.side {
            Side::A => "A",
            Side::B => "B",
        },
    );
    format!(
        "{} = {{ at = {at:?}, facing = {facing:?}, side = {side:?}, hot = {}, used = {}, spent = {}, damage = {} }}",
        letter(seat),
        robot.hot,
        robot.used,
        robot.spent,
        robot.damage
    )
}

pub(super) fn read(
    text: &str,
    table: Option<&str>,
    content: &Arc<Content>,
) -> Result<Bout<SteelArena>, Vec<Fault>> {
    let sheet = Sheet::parse(text).map_err(|fault| vec![fault])?;
    let bout = sheet.start(table).and_then(|toml| {
        let bout = Reading { toml: &toml, content }.bout();
        toml.finish();
        bout
    });
    match (sheet.finish(), bout) {
        (faults, Some(bout)) if faults.is_empty() => Ok(bout),
        (faults, _) => Err(faults),
    }
}

/// The most damage that may be written.
const DAMAGE_MAX: u8 = 99;

struct Reading<'a, 's> {
    toml: &'a Toml<'s>,
    content: &'a Arc<Content>,
}

impl Reading<'_, '_> {
    fn bout(&self) -> Option<Bout<SteelArena>> {
        let toml = self.toml;
        let robots = toml.may("robots").and_then(|entry| entry.table());
        let named = robots.as_ref().map_or(0, |robots| robots.entries().len() as u8);
        let setup = setup::read_from(toml, named.clamp(2, 4));
        let reasons = setup.faults();
        if !reasons.is_empty() {
            toml.fault(format!("the set-up is refused: {reasons:?}"), None);
            return None;
        }
        let mut table = Table::new(setup.field(), setup.options(), self.content);
        self.robots(robots.as_ref(), &mut table);
        self.tiles(&mut table);
        let deal = self.deal();
        for (colour, count) in Colour::ALL.into_iter().zip(deal) {
            table.deal[Back::new(2, colour).index()] = count;
        }
        self.field(&mut table, deal.iter().all(|&count| count == 0));
        self.stack(&mut table, &setup);
        table.idle = toml.number_or("idle", 0..=u16::MAX, 0);
        let left = self.seats("left");
        let absent = left.iter().find(|&seat| table.cell_of(seat).is_some());
        if let Some(seat) = absent {
            toml.fault(format!("{} has left, but its robot stands there", letter(seat)), None);
        }
        let sound = self.settle(&mut table).is_some();
        frames::read(toml, self.content, table, left, sound)
    }

    fn seats(&self, key: &'static str) -> SeatSet {
        let entries = self.toml.may(key).and_then(|entry| entry.list()).unwrap_or_default();
        entries.iter().filter_map(read_seat).collect()
    }

    fn deal(&self) -> [u8; 5] {
        let mut deal = [0; 5];
        let entries = self.toml.may("deal").and_then(|entry| entry.list()).unwrap_or_default();
        for (place, entry) in deal.iter_mut().zip(&entries) {
            *place = entry.number(0..=30).unwrap_or(0);
        }
        deal
    }

    fn robots(&self, robots: Option<&Toml<'_>>, table: &mut Table) {
        let entries = robots.map(Toml::entries).unwrap_or_default();
        for entry in &entries {
            let seat = <SteelArena as Notation>::read_seat(entry.key()).filter(|seat| seat.0 < table.seats());
            let (Some(seat), Some(robot)) = (seat, entry.table()) else {
                entry.fault("this is no seat", Some("write a letter from A to D".to_owned()));
                continue;
            };
            self.robot(&robot, seat, table);
            robot.finish();
        }
    }

    fn robot(&self, toml: &Toml<'_>, seat: Seat, table: &mut Table) {
        if let Some(entry) = toml.may("at")
            && let Some(text) = entry.text().filter(|text| *text != "-")
        {
            let cell = text.parse().ok().and_then(|hex| table.field.find(hex));
            match cell {
                Some(cell) if table.robot_at(cell).is_none() => table.put_robot(seat, cell),
                Some(_) => entry.fault("two robots stand there", None),
                None => entry.fault(format!("{} is no cell of the field", quoted(text)), None),
            }
        }
        let robot = table.robot_mut(seat);
        robot.facing = toml.may("facing").and_then(|entry| entry.choice(&DIRECTIONS)).unwrap_or(robot.facing);
        let sides = [("A", Side::A), ("B", Side::B)];
        robot.side = toml.may("side").and_then(|entry| entry.choice(&sides)).unwrap_or(Side::A);
        (robot.hot, robot.used, robot.spent) = (toml.flag("hot"), toml.flag("used"), toml.flag("spent"));
        robot.damage = toml.number_or("damage", 0..=DAMAGE_MAX, 0);
    }

    /// Modules, trophies, the box; a robot whose modules are not written has those of generation 1.
    fn tiles(&self, table: &mut Table) {
        let options = table.options;
        let mut sets = Table::new(table.field, options, self.content);
        deal_sets(&mut sets, self.content);
        let lists = lying::Lists { content: self.content, seats: options.seats };
        let mut written = SeatSet::EMPTY;
        for (seat, modules) in lists.modules(self.toml, &mut written) {
            table.add_module(seat, modules.tile);
            let last = table.modules(seat).len() - 1;
            table.modules_mut(seat)[last] = modules;
        }
        for seat in (0..options.seats).map(Seat).filter(|&seat| !written.contains(seat)) {
            if table.cell_of(seat).is_some() {
                sets.modules(seat).iter().for_each(|module| table.add_module(seat, module.tile));
            }
        }
        for (seat, tile) in lists.trophies(self.toml) {
            table.add_trophy(seat, tile);
        }
        for tile in lists.boxed(self.toml) {
            table.put_in_box(tile);
        }
    }

    /// Cells that are not written hold modules of generation 2, as long as there are any: face down, in the expert mode
    /// face up (SA-2.6, SA-20.2).
    fn field(&self, table: &mut Table, settled: bool) {
        let mut written = crate::field::Cells::NONE;
        let field = self.toml.may("field").and_then(|entry| entry.table());
        for entry in field.map(|field| field.entries()).unwrap_or_default() {
            let cell = entry.key().parse().ok().and_then(|hex| table.field.find(hex));
            match (cell, entry.text().and_then(|text| self.ground(&entry, text))) {
                (Some(_), Some(Ground::Down(_))) if table.options.expert => {
                    let help = "write the code of a tile".to_owned();
                    entry
                        .fault("all tiles of the field lie face up in the expert mode (SA-20.2)", Some(help));
                }
                (Some(cell), Some(ground)) => {
                    written = written.with(cell);
                    table.set_ground(cell, ground);
                }
                (None, _) => entry.fault(format!("{} is no cell of the field", quoted(entry.key())), None),
                (Some(_), None) => {}
            }
        }
        let rest: Vec<Cell> = table.field.cells().filter(|&cell| !written.contains(cell)).collect();
        for cell in rest.into_iter().filter(|_| settled) {
            if table.robot_at(cell).is_none()
                && let Some(ground) = self.spare(table)
            {
                table.set_ground(cell, ground);
            }
        }
    }

    /// A module of generation 2 that lies nowhere yet.
    fn spare(&self, table: &Table) -> Option<Ground> {
        let backs = Colour::ALL[..4].iter().map(|&colour| Back::new(2, colour));
        let left = |back: &Back| self.lying(table, *back) < u32::from(self.content.tiles(*back));
        let back = backs.into_iter().find(left)?;
        if !table.options.expert {
            return Some(Ground::Down(back));
        }
        let kinds = self.content.iter().filter(|(_, kind)| kind.back == back);
        let unlaid = |id: KindId, kind: &Kind| {
            let held = table.all_tiles().filter(|tile| tile.kind == Some(id)).count();
            let laid = table.field.cells().filter(|&cell| table.ground(cell) == Ground::Up(id)).count();
            held + laid < usize::from(kind.copies)
        };
        kinds.into_iter().find(|(id, kind)| unlaid(*id, kind)).map(|(id, _)| Ground::Up(id))
    }

    fn ground(&self, entry: &Entry<'_>, text: &str) -> Option<Ground> {
        if text == "empty" {
            return Some(Ground::Empty);
        }
        let down = read_back(text).filter(|back| back.generation() > 1 && back.colour() != Colour::Terrain);
        let found = down.map(Ground::Down).or_else(|| self.content.find(text).map(Ground::Up));
        if found.is_none() {
            let help =
                "write `empty`, the code of a tile, or a colour and a generation: `attack 2`".to_owned();
            entry.fault(format!("{} lies on no cell", quoted(text)), Some(help));
        }
        found
    }

    /// How many tiles with this back lie somewhere.
    fn lying(&self, table: &Table, back: Back) -> u32 {
        let held = table.all_tiles().filter(|tile| tile.back == back).count();
        let laid = table.field.cells().filter(|&cell| match table.ground(cell) {
            Ground::Empty => false,
            Ground::Down(down) => down == back,
            Ground::Up(kind) => self.content.kind(kind).back == back,
        });
        let known = held + laid.count();
        known as u32 + u32::from(table.deal[back.index()]) + u32::from(table.top == Some(back))
    }

    fn stack(&self, table: &mut Table, setup: &Setup) {
        table.stack = self.toml.number_or("stack", 0..=30, 7 * setup.seats);
        let colours = Colour::ALL.map(|colour| (colour.word(), Some(colour)));
        let known: Vec<(&str, Option<Colour>)> = colours.into_iter().chain([("-", None)]).collect();
        let written = self.toml.may("top").map(|entry| entry.choice(&known).flatten());
        let spare = |colour: &Colour| {
            let back = Back::new(3, *colour);
            self.lying(table, back) < u32::from(self.content.tiles(back))
        };
        let usual = Colour::ALL.into_iter().find(spare);
        let top = written.unwrap_or(usual).filter(|_| table.stack > 0);
        table.top = top.map(|colour| Back::new(3, colour));
    }

    /// Takes from the unseen tiles and from the piles what lies elsewhere; a fault where there is not enough.
    fn settle(&self, table: &mut Table) -> Option<()> {
        let mut enough = table.all_tiles().count() < TILES_MAX;
        let faces: Vec<_> = table.all_tiles().filter_map(|tile| tile.kind).collect();
        let laid = table.field.cells().filter_map(|cell| match table.ground(cell) {
            Ground::Up(kind) => Some(kind),
            Ground::Empty | Ground::Down(_) => None,
        });
        for kind in faces.into_iter().chain(laid.collect::<Vec<_>>()) {
            if !table.unseen.take(kind.0) {
                let code = &self.content.kind(kind).code;
                self.fault_of(code, format!("there are more tiles {code} than the packs have"));
                enough = false;
            }
        }
        for back in Back::all() {
            let (there, tiles) = (self.lying(table, back), u32::from(self.content.tiles(back)));
            if there > tiles {
                let word = back_word(back);
                self.fault_of(&word, format!("there are more tiles of {word} than the packs have"));
                enough = false;
            }
            table.rest[back.index()] = tiles.saturating_sub(there) as u8;
        }
        let below: u32 = Colour::ALL.iter().map(|&it| u32::from(table.rest[Back::new(3, it).index()])).sum();
        if u32::from(table.stack) > below + u32::from(table.top.is_some()) {
            self.toml.fault("the stack has more tiles than the packs have", None);
            enough = false;
        }
        let obstructed = table.standing().filter_map(|seat| table.cell_of(seat));
        if obstructed.into_iter().any(|cell| crate::queries::is_obstacle(table, self.content, cell)) {
            self.toml.fault("a robot stands on an obstacle", None);
            enough = false;
        }
        enough.then_some(())
    }
}

impl Reading<'_, '_> {
    /// A fault at the last place that names this tile, or at the whole position.
    fn fault_of(&self, tile: &str, what: String) {
        let names = |entry: &Entry<'_>| {
            entry.text().is_some_and(|text| text.trim_start_matches('(').starts_with(tile))
        };
        let tables = ["field", "modules", "trophies"].map(|key| self.toml.may(key).and_then(|it| it.table()));
        let [field, lists @ ..] = tables.map(|table| table.map_or_else(Vec::new, |table| table.entries()));
        let listed = lists.into_iter().flatten().flat_map(|entry| entry.list().unwrap_or_default());
        match field.into_iter().chain(listed).filter(names).last() {
            Some(entry) => entry.fault(what, None),
            None => self.toml.fault(what, None),
        }
    }
}

fn read_seat(entry: &Entry<'_>) -> Option<Seat> {
    let seat = <SteelArena as Notation>::read_seat(entry.text()?).filter(|seat| seat.0 < 4);
    if seat.is_none() {
        entry.fault("this is no seat", Some("write a letter from A to D".to_owned()));
    }
    seat
}
