//! Set-ups as TOML: `seats = 4`, `mode = "expert"`, `team = true`, `first = "B"`, `layout = "ring"`
//! or `cells = ["0,0", …]`.

use crate::setup::{CHOICES, Setup};
use kernel::Fault;
use serde_json::json;
use tabletop::Hex;
use tabletop::schema::{hex, list};
use tabletop::sheet::{Entry, Table, quoted};

pub(super) fn read(text: &str, table: Option<&str>) -> Result<Setup, Vec<Fault>> {
    CHOICES.read(text, table, read_field)
}

/// The choices that stand in `table`; what is left out is as in the base mode.
pub(super) fn read_from(table: &Table<'_>, seats: u8) -> Setup {
    let mut setup = CHOICES.read_from(table, seats);
    read_field(table, &mut setup);
    setup
}

/// The cells of a field without a name.
fn read_field(table: &Table<'_>, setup: &mut Setup) {
    if table.may("layout").is_none() {
        setup.cells = read_cells(table);
    }
}

fn read_cells(table: &Table<'_>) -> Vec<Hex> {
    let entries = table.may("cells").and_then(|entry| entry.list()).unwrap_or_default();
    let hex = |entry: &Entry<'_>| {
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
    let mut lines = CHOICES.write(setup);
    if setup.layout().is_none() {
        let cells: Vec<String> = setup.cells.iter().map(|hex| format!("\"{hex}\"")).collect();
        lines.push(format!("cells = [{}]", cells.join(", ")));
    }
    lines.join("\n") + "\n"
}

/// A JSON Schema (2020-12) of a set-up, for editors.
pub(crate) fn setup_schema() -> String {
    let cells = list("The cells of a field of another shape (SA-2.8).", hex("A cell as `q,r`."));
    CHOICES.schema("Steel Arena: a set-up", Some(json!({ "cells": cells })))
}
