//! What stands on the hexes, the Impact Cards and the Structures in the box.

use crate::city::{Elemental, Site, TIER_MAX, Terrain};
use crate::content::{Content, IMPACTS_MAX};
use crate::notation::names::{Names, letter};
use crate::table::{SEATS, Table};
use kernel::Seat;
use std::fmt::Write as _;
use tabletop::sheet::{Entry, Table as Toml};

const ELEMENTALS: [(&str, Elemental); 3] =
    [("flood", Elemental::Flood), ("inferno", Elemental::Inferno), ("arc-hazard", Elemental::ArcHazard)];
const TERRAINS: [(&str, Terrain); 2] = [("crater", Terrain::Crater), ("rubble", Terrain::Rubble)];

pub(super) fn write(names: Names<'_>, out: &mut String) {
    let Names { table, content, .. } = names;
    let _ = writeln!(out, "\n[city]");
    for cell in table.city.built().iter() {
        let site = table.city.site(cell);
        let _ = writeln!(out, "{:?} = {:?}", names.cell(cell), site_text(site));
    }
    for (title, pile) in [("deck", &table.deck), ("used", &table.used)] {
        let _ = writeln!(out, "\n[{title}]");
        for (impact, count) in content.impacts.iter().zip(pile).filter(|(_, count)| **count > 0) {
            let _ = writeln!(out, "{} = {count}", impact.code);
        }
    }
}

/// `tier 1, barrier, crater, inferno, 2 anchors, target A`.
pub(in crate::notation) fn site_text(site: Site) -> String {
    let Site { structure, barrier, elemental, terrain, anchors, tokens } = site;
    let mut parts = Vec::new();
    if structure > 0 {
        parts.push(format!("tier {structure}"));
    }
    if barrier {
        parts.push("barrier".to_owned());
    }
    let terrains = TERRAINS.iter().filter(|(_, known)| terrain == Some(*known)).map(|(word, _)| *word);
    let elementals = ELEMENTALS.iter().filter(|(_, known)| elemental == Some(*known)).map(|(word, _)| *word);
    parts.extend(terrains.chain(elementals).map(str::to_owned));
    if anchors > 0 {
        parts.push(format!("{anchors} anchors"));
    }
    let targets = (0..SEATS as u8).filter(|seat| tokens & (1 << seat) != 0);
    parts.extend(targets.map(|seat| format!("target {}", letter(Seat(seat)))));
    parts.join(", ")
}

fn read_site(text: &str, names: Names<'_>) -> Result<Site, String> {
    let mut site = Site::BARE;
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let words: Vec<&str> = part.split_whitespace().collect();
        let elemental = ELEMENTALS.iter().find(|(word, _)| *word == part);
        let terrain = TERRAINS.iter().find(|(word, _)| *word == part);
        match (words.as_slice(), elemental, terrain) {
            (_, Some((_, elemental)), _) => site.elemental = Some(*elemental),
            (_, _, Some((_, terrain))) => site.terrain = Some(*terrain),
            (["barrier"], ..) => site.barrier = true,
            (["tier", tier], ..) => {
                let tier = tier.parse().ok().filter(|tier| (1..=TIER_MAX).contains(tier));
                site.structure = tier.ok_or_else(|| format!("`{part}`: a Structure has Tier 1 or 2"))?;
            }
            (["target", seat], ..) => site.tokens |= 1 << names.read_seat(seat)?.0,
            ([anchors, "anchor" | "anchors"], ..) => {
                site.anchors = anchors.parse().map_err(|_| format!("`{anchors}` is no number"))?;
            }
            _ => {
                let known =
                    "tier N, barrier, crater, rubble, flood, inferno, arc-hazard, N anchors, target A";
                return Err(format!("`{part}` stands on no hex; there are: {known}"));
            }
        }
    }
    Ok(site)
}

pub(super) fn read(toml: &Toml<'_>, table: &mut Table, content: &Content) {
    for entry in entries(toml, "city").into_iter().flatten() {
        let names = Names::of(table, content);
        let read = entry.text().map(|text| {
            let cell = names.read_cell(entry.key())?;
            Ok::<_, String>((cell, read_site(text, names)?))
        });
        match read {
            Some(Ok((cell, site))) => *table.city.site_mut(cell) = site,
            Some(Err(why)) => entry.fault(why, None),
            None => {}
        }
    }
    table.used = pile(toml, "used", content).unwrap_or([0; IMPACTS_MAX]);
    let printed = table.deck;
    match pile(toml, "deck", content) {
        Some(deck) => table.deck = deck,
        None => {
            for (left, used) in table.deck.iter_mut().zip(table.used) {
                *left = left.saturating_sub(used);
            }
        }
    }
    for (at, impact) in content.impacts.iter().enumerate() {
        let (there, most) = (table.deck[at] + table.used[at], printed[at]);
        if there > most {
            let what = format!("there are {there} {}, but only {most} are printed", impact.code);
            let named = entries(toml, "used").into_iter().chain(entries(toml, "deck")).flatten();
            match named.filter(|entry| entry.key() == impact.code.as_str()).last() {
                Some(entry) => entry.fault(what, None),
                None => toml.fault(what, None),
            }
        }
    }
    supply(toml, table, content);
}

/// GR-1.13: what is not in the city; no more than there are.
fn supply(toml: &Toml<'_>, table: &mut Table, content: &Content) {
    for entry in entries(toml, "city").into_iter().flatten() {
        let Ok(cell) = Names::of(table, content).read_cell(entry.key()) else { continue };
        let Some(tier) = table.city.site(cell).structure.checked_sub(1) else { continue };
        match table.supply[usize::from(tier)].checked_sub(1) {
            Some(left) => table.supply[usize::from(tier)] = left,
            None => entry.fault(format!("there are no more Structures of Tier {}", tier + 1), None),
        }
    }
    let Some(entry) = toml.may("supply") else { return };
    let numbers =
        entry.list().map(|list| list.iter().filter_map(|entry| entry.number(0..=99u8)).collect::<Vec<_>>());
    match numbers.as_deref() {
        Some([one, two]) => table.supply = [*one, *two],
        Some(_) => entry.fault("two numbers are due here: Structures of Tier 1 and of Tier 2", None),
        None => {}
    }
}

fn entries<'s>(toml: &Toml<'s>, key: &'static str) -> Option<Vec<Entry<'s>>> {
    Some(toml.may(key)?.table()?.entries())
}

/// The number of each Impact Card, by code.
fn pile(toml: &Toml<'_>, key: &'static str, content: &Content) -> Option<[u8; IMPACTS_MAX]> {
    let mut pile = [0; IMPACTS_MAX];
    for entry in entries(toml, key)? {
        match content.impacts.iter().position(|impact| impact.code.as_str() == entry.key()) {
            Some(at) => pile[at] = entry.number(0..=20u8).unwrap_or(0),
            None => entry.fault("there is no such Impact Card", None),
        }
    }
    Some(pile)
}
