//! Set-ups as TOML: `seats = 4`, `mode = "expert"`, `team = true`, `first = "B"`, `layout = "ring"`
//! or `cells = ["0,0", …]`.

use super::letter;
use crate::SteelArena;
use crate::setup::{LAYOUTS, Setup};
use kernel::{Fault, Notation};
use tabletop::Hex;
use tabletop::sheet::{Sheet, Table, quoted};

/// The modes, and whether they are for experts.
pub(crate) const MODES: [(&str, bool); 2] = [("base", false), ("expert", true)];

/// Who starts where nobody is named.
pub(crate) const BY_CHANCE: &str = "chance";

pub(super) fn read(text: &str, table: Option<&str>) -> Result<Setup, Vec<Fault>> {
    let sheet = Sheet::parse(text).map_err(|fault| vec![fault])?;
    let setup = sheet.start(table).map(|table| {
        let setup = read_from(&table, 2);
        table.may("refused");
        table.finish();
        setup
    });
    match (sheet.finish(), setup) {
        (faults, Some(setup)) if faults.is_empty() => Ok(setup),
        (faults, _) => Err(faults),
    }
}

/// The choices that stand in `table`; what is left out is as in the base mode.
pub(super) fn read_from(table: &Table<'_>, seats: u8) -> Setup {
    let seats = table.number_or("seats", 0..=255u8, seats);
    Setup {
        seats,
        expert: table.may("mode").and_then(|entry| entry.choice(&MODES)).unwrap_or_default(),
        team: table.flag("team"),
        first: table.may("first").and_then(|entry| {
            let text = entry.text();
            let seat = text.and_then(<SteelArena as Notation>::read_seat);
            if seat.is_none() && text != Some(BY_CHANCE) {
                entry.fault("this is no seat", Some(format!("write a letter from A to D, or {BY_CHANCE:?}")));
            }
            seat
        }),
        cells: read_layout(table, seats).unwrap_or_else(|| read_cells(table)),
    }
}

/// The cells of a field that has a name.
fn read_layout(table: &Table<'_>, seats: u8) -> Option<Vec<Hex>> {
    let cells = table.may("layout")?.choice(&LAYOUTS)?;
    (2..=4).contains(&seats).then(|| cells(seats))
}

fn read_cells(table: &Table<'_>) -> Vec<Hex> {
    let entries = table.may("cells").and_then(|entry| entry.list()).unwrap_or_default();
    let hex = |entry: &tabletop::sheet::Entry<'_>| {
        let text = entry.text()?;
        let hex = text.parse().ok();
        if hex.is_none() {
            entry.fault(format!("{} is no cell", quoted(text)), Some("write `q,r`".to_owned()));
        }
        hex
    };
    entries.iter().take(200).filter_map(hex).collect()
}

/// The choices as TOML lines, those of the base mode left out.
pub(super) fn write(setup: &Setup) -> String {
    let mut lines = vec![format!("seats = {}", setup.seats)];
    if setup.expert {
        lines.push("mode = \"expert\"".to_owned());
    }
    if setup.team {
        lines.push("team = true".to_owned());
    }
    lines.extend(setup.first.map(|first| format!("first = {:?}", letter(first))));
    if let Some(layout) = setup.layout().filter(|_| !setup.cells.is_empty()) {
        lines.push(format!("layout = {layout:?}"));
    } else if !setup.cells.is_empty() {
        let cells: Vec<String> = setup.cells.iter().map(|hex| format!("\"{hex}\"")).collect();
        lines.push(format!("cells = [{}]", cells.join(", ")));
    }
    lines.join("\n") + "\n"
}
