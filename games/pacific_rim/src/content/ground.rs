//! Packs: mats, terrain, objects, scenarios, missions, quick plays.

use super::cast::{code, code_of, codes_of};
use super::field::{Deployment, Line, Place};
use super::phrase::read_all;
use super::texts::read_parts;
use super::words::{BUILDINGS, EDGES, GROUNDS, PERS, SIDES, SPECIALS};
use super::{Building, Mat, Mission, Object, Piece, Special};
use serde_json::{Value, json};
use tabletop::pack::{Keys, Part};
use tabletop::schema::list;
use tabletop::sheet::{Entry, Table};

/// The most pieces of terrain on a table.
pub(super) const TERRAIN_MAX: usize = 4;
/// The most buildings on a table.
pub(super) const BUILDINGS_MAX: usize = 16;
/// The most objects on a table.
pub(super) const OBJECTS_MAX: usize = 8;
/// The most models on a table.
pub(super) const TABLE_MODELS_MAX: usize = 8;
/// The hexes of a terrain area.
const CELLS_MAX: usize = 16;

/// A scenario with the codes of what it uses.
pub(super) struct Scenario {
    pub(super) code: String,
    pub(super) name: String,
    pub(super) mat: String,
    pub(super) special: Vec<Special>,
    pub(super) terrain: Vec<String>,
    pub(super) buildings: Vec<Building>,
    pub(super) objects: Vec<String>,
    pub(super) margin: u8,
    pub(super) spacing: u8,
    pub(super) deployments: [Deployment; 2],
}

/// Something of a quick play with its code and its place.
pub(super) struct Spot {
    pub(super) what: String,
    pub(super) at: Place,
}

/// A model of a quick play.
pub(super) struct Stand {
    pub(super) model: String,
    pub(super) pilots: Vec<String>,
    pub(super) upgrade: Option<String>,
    pub(super) mutations: Vec<String>,
    pub(super) at: Place,
}

/// A quick play with the codes of what it uses.
pub(super) struct Quick {
    pub(super) code: String,
    pub(super) name: String,
    pub(super) mat: String,
    pub(super) terrain: Vec<Spot>,
    pub(super) buildings: Vec<Spot>,
    pub(super) objects: Vec<Spot>,
    pub(super) models: Vec<Stand>,
}

pub(super) const MAT: Part<Mat> = Part {
    name: "mat",
    says: "A mat.",
    read: |keys| {
        let (code, name) = (code(keys), keys.name());
        let width = millimetres(keys, "width", "Its long side, in millimetres.");
        let depth = millimetres(keys, "depth", "Its short side, in millimetres.");
        let sea = keys.flag("sea", "It shows the bottom of the sea.");
        Some(Mat { code: code?, name: name?, width: width?, depth: depth?, sea })
    },
};
pub(super) const PIECE: Part<Piece> = Part {
    name: "piece",
    says: "A shape of a terrain area, made of hexes of base size.",
    read: |keys| {
        let (code, name) = (code(keys), keys.name());
        let ground = keys.word("ground", &GROUNDS, "What it is like to cross.");
        keys.require("cells");
        let cells = keys.ask("cells", cells_schema, read_cells);
        Some(Piece { code: code?, name: name?, ground: ground?, cells: cells? })
    },
};
pub(super) const OBJECT: Part<Object> = Part {
    name: "object",
    says: "A kind of objects.",
    read: |keys| {
        let (code, name) = (code(keys), keys.name());
        let power = keys.number_or("power", 0..=9, 3, "The dice that it adds to an attack.");
        Some(Object { code: code?, name: name?, power })
    },
};
pub(super) const LINE: Part<Line> = Part {
    name: "line",
    says: "So many victory points for each of these.",
    read: |keys| {
        let per = keys.word("per", &PERS, "For each of what.");
        let points = keys.number("points", 1..=9, "How many victory points.");
        Some(Line { per: per?, points: points? })
    },
};
pub(super) const MISSION: Part<Mission> = Part {
    name: "mission",
    says: "A mission card.",
    read: |keys| {
        let (code, name) = (code(keys), keys.name());
        ["ppdc", "kaiju"].into_iter().for_each(|key| keys.require(key));
        let ppdc = read_parts(keys, "ppdc", &LINE, 3, "Extra victory points of the Jaegers.");
        let kaiju = read_parts(keys, "kaiju", &LINE, 3, "Extra victory points of the Kaiju.");
        let (ppdc, kaiju) = (ppdc?, kaiju?);
        if ppdc.is_empty() || kaiju.is_empty() {
            keys.fault("a mission gives victory points to both sides", "write `ppdc` and `kaiju`");
        }
        Some(Mission { code: code?, name: name?, lines: [ppdc, kaiju] })
    },
};
pub(super) const DEPLOYMENT: Part<Deployment> = Part {
    name: "deployment",
    says: "Where a faction deploys.",
    read: |keys| {
        let side = keys.word("side", &SIDES, "Which faction.");
        let edge = keys.word("edge", &EDGES, "Along which edge.");
        let depth = keys.number_or("depth", 0..=6, 0, "Within so many hexes of it; 0 is flush with it.");
        let reserve = keys.flag("reserve", "Models may stay in reserve.");
        Some(Deployment { side: side?, edge: edge?, depth, reserve })
    },
};
pub(super) const SCENARIO: Part<Scenario> =
    Part { name: "scenario", says: "A scenario card.", read: read_scenario };
pub(super) const SPOT: Part<Spot> = Part {
    name: "spot",
    says: "Something with its place.",
    read: |keys| {
        let what = code_of(keys, "what", "Its code, or the word of a kind of buildings.");
        keys.require("at");
        let at = keys.ask("at", place_schema, read_place);
        Some(Spot { what: what?, at: at? })
    },
};
pub(super) const MODEL: Part<Stand> = Part {
    name: "model",
    says: "A model with all that belongs to it, and its place.",
    read: |keys| {
        let model = code_of(keys, "model", "The code of the model.");
        let pilots = codes_of(keys, "pilots", "The crew of a Jaeger, in the order of the seats.");
        let upgrade = codes_of(keys, "upgrades", "The upgrade of a Jaeger, or nothing.");
        let mutations = codes_of(keys, "mutations", "The mutations of a Kaiju.");
        keys.require("at");
        let at = keys.ask("at", place_schema, read_place);
        if upgrade.len() > 1 {
            keys.fault("a Jaeger has one upgrade at most (PR-3.17)", "leave the others out");
        }
        let upgrade = upgrade.into_iter().next();
        Some(Stand { model: model?, pilots, upgrade, mutations, at: at? })
    },
};
pub(super) const QUICK: Part<Quick> = Part { name: "quick", says: "A quick play card.", read: read_quick };

fn number_schema(says: &str, least: i64, most: i64) -> Value {
    json!({ "description": says, "type": "integer", "minimum": least, "maximum": most })
}

/// PR-R67: a side of a mat.
fn millimetres(keys: &Keys<'_>, key: &'static str, says: &str) -> Option<u16> {
    keys.require(key);
    keys.ask(key, || number_schema(says, 500, 3000), |table| table.number(key, 500..=3000))
}

fn cells_schema() -> Value {
    let cell = list("Steps over face 0, steps over face 1.", number_schema("Steps.", -9, 9));
    list("The hexes, each as two numbers of steps from the middle.", cell)
}

/// PR-R74: hexes, none of them twice.
fn read_cells(table: &Table<'_>) -> Option<Vec<(i8, i8)>> {
    let entry = table.need("cells")?;
    let read = |one: &Entry<'_>| {
        let numbers: Option<Vec<i8>> = one.list()?.iter().map(|each| each.number(-9..=9)).collect();
        match numbers?[..] {
            [q, r] => Some((q, r)),
            _ => {
                one.fault("a hex is two numbers", None);
                None
            }
        }
    };
    let cells: Vec<(i8, i8)> = entry.list()?.iter().filter_map(read).collect();
    let again = (1..cells.len()).any(|at| cells[..at].contains(&cells[at]));
    if cells.is_empty() || cells.len() > CELLS_MAX || again {
        entry.fault(format!("a terrain area has 1 to {CELLS_MAX} different hexes"), None);
    }
    Some(cells)
}

fn place_schema() -> Value {
    list(
        "Millimetres to the right and away from the reader, then degrees.",
        number_schema("A number.", 0, 3000),
    )
}

/// Two numbers, or three with the facing.
fn read_place(table: &Table<'_>) -> Option<Place> {
    let entry = table.need("at")?;
    let entries = entry.list()?;
    let [x, y, facing @ ..] = entries.as_slice() else {
        entry.fault("a place is two numbers, or three with the facing", None);
        return None;
    };
    let (x, y) = (x.number(0..=3000), y.number(0..=3000));
    let facing = match facing {
        [] => Some(0),
        [one] => one.number(0..=359),
        _ => {
            entry.fault("a place is two numbers, or three with the facing", None);
            None
        }
    };
    Some(Place { x: x?, y: y?, facing: facing? })
}

/// How many buildings of each kind.
fn read_buildings(keys: &Keys<'_>) -> Vec<Building> {
    const COUNTS: Part<Vec<Building>> = Part {
        name: "buildings",
        says: "How many buildings of each kind.",
        read: |keys| {
            let of = |&(word, kind, says): &(&'static str, Building, &str)| {
                std::iter::repeat_n(kind, keys.number_or(word, 0..=12, 0, says).into())
            };
            Some(BUILDINGS.iter().flat_map(of).collect())
        },
    };
    keys.may_part("buildings", &COUNTS, "How many buildings of each kind.").flatten().unwrap_or_default()
}

/// PR-1.30, PR-20.2 to PR-20.7.
fn read_scenario(keys: &Keys<'_>) -> Option<Scenario> {
    let (code, name) = (code(keys), keys.name());
    let mat = code_of(keys, "mat", "The code of the mat.");
    let special = read_all(keys, "special", &SPECIALS, 3, "Special rules.");
    let terrain = codes_of(keys, "terrain", "The codes of the terrain areas.");
    let buildings = read_buildings(keys);
    let objects = codes_of(keys, "objects", "The codes of the objects.");
    let margin = keys.number_or("margin", 0..=3, 1, "So many hexes at least to the edges of the table.");
    let spacing = keys.number_or("spacing", 0..=3, 0, "So many hexes at least between buildings.");
    keys.require("deploy");
    let deployments = read_parts(keys, "deploy", &DEPLOYMENT, 2, "Who deploys where, in this order.");
    if terrain.len() > TERRAIN_MAX || buildings.len() > BUILDINGS_MAX || objects.len() > OBJECTS_MAX {
        let what = format!(
            "a table holds {TERRAIN_MAX} terrain areas, {BUILDINGS_MAX} buildings and {OBJECTS_MAX} objects"
        );
        keys.fault(what, "leave something out");
    }
    let deployments: [Deployment; 2] = match deployments?.try_into() {
        Ok(both) => both,
        Err(_) => {
            keys.fault("both sides deploy", "write two tables at `deploy`");
            return None;
        }
    };
    let [first, second] = deployments;
    let fits = {
        let is_opposite = |one: &Deployment| one.edge == super::EdgeOf::Opposite;
        first.side != second.side && !is_opposite(&first) && is_opposite(&second)
    };
    if !fits {
        keys.fault(
            "the second side deploys opposite the first",
            "write each side once at `deploy`, the second with `edge = \"opposite\"`",
        );
    }
    Some(Scenario {
        code: code?,
        name: name?,
        mat: mat?,
        special: special?,
        terrain,
        buildings,
        objects,
        margin,
        spacing,
        deployments,
    })
}

/// PR-1.32.
fn read_quick(keys: &Keys<'_>) -> Option<Quick> {
    let (code, name) = (code(keys), keys.name());
    let mat = code_of(keys, "mat", "The code of the mat.");
    let spots = |key, most, says| read_parts(keys, key, &SPOT, most, says);
    let terrain = spots("terrain", TERRAIN_MAX, "Terrain areas.");
    let buildings = spots("buildings", BUILDINGS_MAX, "Buildings.");
    let objects = spots("objects", OBJECTS_MAX, "Objects.");
    let models = read_parts(keys, "models", &MODEL, TABLE_MODELS_MAX, "The models.");
    Some(Quick {
        code: code?,
        name: name?,
        mat: mat?,
        terrain: terrain?,
        buildings: buildings?,
        objects: objects?,
        models: models?,
    })
}
