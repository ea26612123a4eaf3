//! The city: Impact Cards, maps and the supply of Structures.

use super::card::{check_code, check_names};
use super::file::{File, Read};
use crate::content::{Impact, Map};
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeSet;
use tabletop::Hex;
use tabletop::sheet::quoted;

/// GR-4.1: the Starting Zones of a map.
const ZONES: usize = 6;
/// How far a map may reach from its centre.
const RADIUS: std::ops::RangeInclusive<u8> = 2..=7;
/// GR-3.26: the Obstacles of the set-up.
const OBSTACLES: usize = 15;
/// The most of anything that an Impact Card does.
const IMPACT_MAX: u8 = 9;
/// The most Structures of a Tier.
const SUPPLY_MAX: u8 = 99;

/// Structures of Tier 1 and Tier 2.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(in crate::content) struct Supply {
    /// Of Tier 1.
    #[serde(rename = "tier-1")]
    tier_1: u8,
    /// Of Tier 2.
    #[serde(rename = "tier-2")]
    tier_2: u8,
}

impl Supply {
    pub(super) fn tiers(self) -> [u8; 2] {
        [self.tier_1, self.tier_2]
    }
}

/// GR-3.26: the supply of this file, if it has one; it must do for the set-up.
pub(super) fn read_supply(file: &File<'_>) -> Option<Supply> {
    let read = file.one::<Supply>("supply")?;
    let [one, two] = read.facts.tiers();
    read.check("tier-1", one <= SUPPLY_MAX, &format!("there are at most {SUPPLY_MAX} Structures of a Tier"));
    read.check("tier-2", two <= SUPPLY_MAX, &format!("there are at most {SUPPLY_MAX} Structures of a Tier"));
    let enough = usize::from(one) + usize::from(two) >= OBSTACLES;
    read.check("tier-1", enough, &format!("there are at least {OBSTACLES} Structures in all (GR-3.26)"));
    Some(read.facts)
}

/// GR-1.12: the Impact Cards of this file.
pub(super) fn read_impacts(file: &File<'_>) -> Vec<Impact> {
    let read = file.all::<Impact>("impact");
    let mut seen = BTreeSet::new();
    for impact in &read {
        check_code(impact, &impact.facts.code);
        check_names(impact, &impact.facts.names);
        let copies = (1..=IMPACT_MAX).contains(&impact.facts.copies);
        impact.check("copies", copies, &format!("`copies` must be a whole number from 1 to {IMPACT_MAX}"));
        let blows = impact.facts.collision.iter();
        let most = blows.flat_map(|blow| [blow.damage, blow.fire, blow.surge, blow.panic, blow.throw]).max();
        let bounded = most <= Some(IMPACT_MAX) && impact.facts.blast <= IMPACT_MAX;
        impact.check("collision", bounded, &format!("an Impact Card does at most {IMPACT_MAX} of anything"));
        if !seen.insert(impact.facts.code) {
            impact.fault("code", format!("there is another {}", quoted(&impact.facts.code)));
        }
    }
    read.into_iter().map(|read| read.facts).collect()
}

/// GR-4.1, GR-4.2: the maps of this file.
pub(super) fn read_maps(file: &File<'_>) -> Vec<Map> {
    let read = file.all::<Map>("map");
    let mut seen = BTreeSet::new();
    for map in &read {
        check_code(map, &map.facts.code);
        check_names(map, &map.facts.names);
        check_hexes(map);
        if !seen.insert(map.facts.code) {
            map.fault("code", format!("there is another {}", quoted(&map.facts.code)));
        }
    }
    read.into_iter().map(|read| read.facts).collect()
}

/// Six zones on the edge; every hex on the map, and marked once; room for the set-up.
fn check_hexes(read: &Read<'_, Map>) {
    let map = &read.facts;
    if !RADIUS.contains(&map.radius) {
        let (least, most) = (RADIUS.start(), RADIUS.end());
        return read.fault("radius", format!("`radius` must be a whole number from {least} to {most}"));
    }
    let reach = u16::from(map.radius);
    read.check("zones", map.zones.len() == ZONES, &format!("a map has {ZONES} Starting Zones (GR-4.1)"));
    let edge = map.zones.iter().all(|zone| Hex::ORIGIN.distance(*zone) == reach);
    read.check("zones", edge, "a Starting Zone lies on the edge of the map (GR-4.1)");
    let mut marked = BTreeSet::new();
    for (key, hexes) in [("zones", &map.zones), ("roads", &map.roads), ("ruins", &map.ruins)] {
        for hex in hexes {
            read.check(key, Hex::ORIGIN.distance(*hex) <= reach, &format!("{hex} lies outside the map"));
            read.check(key, marked.insert(*hex), &format!("{hex} is marked twice"));
        }
    }
    let open = Hex::ORIGIN.disc(reach).filter(|hex| !marked.contains(hex)).count() + map.ruins.len();
    read.check("radius", open >= OBSTACLES, &format!("the {OBSTACLES} Obstacles of the set-up have no room"));
}
