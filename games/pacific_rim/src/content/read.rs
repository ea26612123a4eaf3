//! Packs: the tables of their files, one form for each.

use super::cast::{CARD, FORCE, JAEGER, KAIJU, MUTATION, PILOT, UPGRADE};
use super::ground::{MAT, MISSION, OBJECT, PIECE, QUICK, SCENARIO};
use super::texts::{ACTION, ATTACK_MELEE, ATTACK_RANGED, TRAIT};
use super::{Content, Mat, Mission, Model, Object, Piece, cast, ground, whole};
use kernel::{Fault, PackFault, PackText};
use std::ops::Range;
use tabletop::pack::{self, Outline, Part};
use tabletop::schema::{list, part, whole as schema_of};
use tabletop::sheet::{Sheet, Table};

/// A table with its file and its place there.
pub(super) struct Placed<T> {
    pub(super) at: usize,
    pub(super) span: Range<usize>,
    pub(super) facts: T,
}

/// What all files hold.
#[derive(Default)]
pub(super) struct Raw {
    pub(super) jaegers: Vec<Placed<Model>>,
    pub(super) kaiju: Vec<Placed<Model>>,
    pub(super) cards: Vec<Placed<cast::Card>>,
    pub(super) pilots: Vec<Placed<cast::Pilot>>,
    pub(super) upgrades: Vec<Placed<cast::Upgrade>>,
    pub(super) mutations: Vec<Placed<super::Mutation>>,
    pub(super) objects: Vec<Placed<Object>>,
    pub(super) pieces: Vec<Placed<Piece>>,
    pub(super) mats: Vec<Placed<Mat>>,
    pub(super) scenarios: Vec<Placed<ground::Scenario>>,
    pub(super) missions: Vec<Placed<Mission>>,
    pub(super) quick: Vec<Placed<ground::Quick>>,
    pub(super) forces: Vec<Placed<cast::Force>>,
}

/// The files of the house pack.
pub fn house_files() -> Vec<PackText> {
    kernel::house!(
        "pacific-rim":
        "battlefields.toml",
        "deep.toml",
        "forces.toml",
        "foundry.toml",
        "jaegers.toml",
        "kaiju.toml",
        "mutations.toml",
        "pilots.toml",
        "quick.toml",
        "upgrades.toml",
    )
}

/// The content of all these files together, or every fault in them. A later file replaces an earlier entry of the same kind
/// and code.
pub fn read_packs(files: &[PackText]) -> Result<Content, Vec<PackFault>> {
    let (mut raw, mut faults) = (Raw::default(), Vec::new());
    for (at, file) in files.iter().enumerate() {
        match Sheet::parse(&file.text) {
            Err(fault) => faults.push((at, fault)),
            Ok(sheet) => {
                let top = sheet.top();
                if pack::describes(&file.file) {
                    pack::check(&top);
                } else {
                    raw.read(at, &top);
                    top.finish();
                }
                faults.extend(sheet.finish().into_iter().map(|fault| (at, fault)));
            }
        }
    }
    let content = if faults.is_empty() { whole::compile(&raw) } else { Err(Vec::new()) };
    let name = |at: usize| files.get(at).map_or_else(String::new, |file| file.file.clone());
    let told = |(at, fault): (usize, Fault)| PackFault { file: name(at), fault };
    content.map_err(|more| {
        faults.extend(more);
        faults.sort_by_key(|(at, fault)| (*at, fault.span.start));
        faults.into_iter().map(told).collect()
    })
}

/// Every entry has a code.
trait Coded {
    fn code(&self) -> &str;
}

macro_rules! coded {
    ($($type:ty: $($code:ident).+;)+) => {$(
        impl Coded for $type {
            fn code(&self) -> &str {
                &self.$($code).+
            }
        }
    )+};
}

coded! {
    Model: code;
    cast::Card: facts.code;
    cast::Pilot: code;
    cast::Upgrade: code;
    super::Mutation: code;
    Object: code;
    Piece: code;
    Mat: code;
    ground::Scenario: code;
    Mission: code;
    ground::Quick: code;
    cast::Force: code;
}

/// Adds the entries of a file. One with the code of an entry of an earlier file takes its place.
fn take<T: Coded>(at: usize, top: &Table<'_>, of: &Part<T>, into: &mut Vec<Placed<T>>) {
    for table in top.tables(of.name) {
        let Some(facts) = of.of(&table) else { continue };
        let is_it = |old: &Placed<T>| old.at != at && old.facts.code() == facts.code();
        let old = into.iter().position(is_it);
        let new = Placed { at, span: table.span(), facts };
        match old {
            Some(old) => into[old] = new,
            None => into.push(new),
        }
    }
}

impl Raw {
    fn read(&mut self, at: usize, top: &Table<'_>) {
        take(at, top, &JAEGER, &mut self.jaegers);
        take(at, top, &KAIJU, &mut self.kaiju);
        take(at, top, &CARD, &mut self.cards);
        take(at, top, &PILOT, &mut self.pilots);
        take(at, top, &UPGRADE, &mut self.upgrades);
        take(at, top, &MUTATION, &mut self.mutations);
        take(at, top, &OBJECT, &mut self.objects);
        take(at, top, &PIECE, &mut self.pieces);
        take(at, top, &MAT, &mut self.mats);
        take(at, top, &SCENARIO, &mut self.scenarios);
        take(at, top, &MISSION, &mut self.missions);
        take(at, top, &QUICK, &mut self.quick);
        take(at, top, &FORCE, &mut self.forces);
    }
}

/// The schema of all tables so far.
#[derive(Default)]
struct Tables {
    outline: Outline,
    keys: serde_json::Map<String, serde_json::Value>,
}

impl Tables {
    fn add<T>(&mut self, of: &Part<T>) {
        self.outline.add(of);
        self.keys.insert(of.name.to_owned(), list(of.says, part("One of them.", of.name)));
    }
}

/// A JSON Schema (2020-12) of the files of a pack.
pub fn schema() -> String {
    let mut tables = Tables::default();
    tables.add(&JAEGER);
    tables.add(&KAIJU);
    tables.add(&CARD);
    tables.add(&PILOT);
    tables.add(&UPGRADE);
    tables.add(&MUTATION);
    tables.add(&OBJECT);
    tables.add(&PIECE);
    tables.add(&MAT);
    tables.add(&SCENARIO);
    tables.add(&MISSION);
    tables.add(&QUICK);
    tables.add(&FORCE);
    let Tables { mut outline, keys } = tables;
    outline.add(&ATTACK_MELEE);
    outline.add(&ATTACK_RANGED);
    outline.add(&ACTION);
    outline.add(&TRAIT);
    outline.add(&ground::DEPLOYMENT);
    outline.add(&ground::LINE);
    outline.add(&ground::SPOT);
    outline.add(&ground::MODEL);
    let keys = serde_json::Value::Object(keys);
    schema_of("Pacific Rim Extinction: models and battlefields of a pack", &[], keys, outline.into_parts())
}
