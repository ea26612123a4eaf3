//! The schema of a set-up's file, for editors, made from the words that the reader knows.

use super::letter;
use super::setup::{BY_CHANCE, MODES};
use crate::setup::LAYOUTS;
use crate::table::SEATS;
use kernel::Seat;
use serde_json::json;
use tabletop::schema::{flag, hex, list, number, text, whole, words};

/// A JSON Schema (2020-12) of a set-up.
pub(crate) fn setup_schema() -> String {
    let seats: Vec<String> = (0..SEATS as u8).map(|seat| letter(Seat(seat))).collect();
    let starters = std::iter::once((BY_CHANCE, "Chance decides."))
        .chain(seats.iter().map(|seat| (&**seat, "This seat.")));
    let mode =
        |(word, expert)| (word, if expert { "All tiles lie face up." } else { "Modules lie face down." });
    let layout = |(word, _)| match word {
        "ring" => (word, "A field with a hole in the middle."),
        "long" => (word, "Three long rows."),
        _ => (word, "The recommended field."),
    };
    let keys = json!({
        "seats": number("How many players (SA-1.7).", 2..=SEATS as u8),
        "mode": words("The base mode, or that of experts (SA-20.2).", MODES.map(mode)),
        "team": flag("Two teams of two (SA-21.1)."),
        "first": words("Who starts (SA-R1).", starters),
        "layout": words("A field with a name (SA-2.8).", LAYOUTS.map(layout)),
        "cells": list("The cells of a field of another shape (SA-2.8).", hex("A cell as `q,r`.")),
        "refused": list("In scenarios alone: the rules that refuse the set-up.", text("The id of a rule.")),
    });
    whole("Steel Arena: a set-up", &[], keys, json!({}))
}
