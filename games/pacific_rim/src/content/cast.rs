//! Packs: Jaegers, Kaiju, their action cards, pilots, upgrades, mutations.

use super::phrase::read_all;
use super::texts::{read_actions, read_traits};
use super::words::{ABILITIES, GRADES, Gift, SLOTS, WOUNDS};
use super::{ActionCard, Breed, Grade, Model, Mutation, STRUCTURE_MAX, Track, Trait};
use crate::build::{Key, Lists};
use serde_json::json;
use tabletop::pack::{DASHED, Keys, Part};
use tabletop::schema::{list, text};
use tabletop::sheet::{Table, quoted};

/// An action card with the code of its model.
pub(super) struct Card {
    pub(super) model: String,
    pub(super) facts: ActionCard,
}

/// A pilot whose ACTIVATE names a card by its code.
#[derive(Clone)]
pub(super) struct Pilot {
    pub(super) code: String,
    pub(super) name: String,
    pub(super) grade: Grade,
    pub(super) cost: u8,
    pub(super) rows: [u8; 3],
    pub(super) gifts: Vec<Gift>,
}

/// An upgrade with the code of the Jaeger that it fits.
pub(super) struct Upgrade {
    pub(super) code: String,
    pub(super) name: String,
    pub(super) only: Option<String>,
    pub(super) traits: Vec<Trait>,
}

pub(super) const JAEGER: Part<Model> =
    Part { name: "jaeger", says: "A Jaeger with its Conn-Pod.", read: read_jaeger };
pub(super) const KAIJU: Part<Model> =
    Part { name: "kaiju", says: "A Kaiju with its signature.", read: read_kaiju };
pub(super) const CARD: Part<Card> =
    Part { name: "card", says: "An action card of a model.", read: read_card };
pub(super) const PILOT: Part<Pilot> = Part { name: "pilot", says: "A pilot.", read: read_pilot };
pub(super) const UPGRADE: Part<Upgrade> =
    Part { name: "upgrade", says: "An upgrade of a Jaeger.", read: read_upgrade };
pub(super) const MUTATION: Part<Mutation> =
    Part { name: "mutation", says: "A mutation of a Kaiju.", read: read_mutation };
const TRACK: Part<Track> = Part {
    name: "track",
    says: "A track with a start and an end.",
    read: |keys| {
        let start = keys.number("start", 0..=9, "Where the counter starts.");
        let most = keys.number("most", 1..=9, "The last space.");
        let (start, most) = (start?, most?);
        if start > most {
            keys.fault("the counter starts beyond the end of its track", "make `most` greater");
        }
        Some(Track { start, most })
    },
};

/// A ready force by the codes of its cards.
pub(super) struct Force {
    pub(super) code: String,
    pub(super) name: String,
    pub(super) lists: Lists,
}

pub(super) const FORCE: Part<Force> = Part {
    name: "force",
    says: "A ready force, as a force of one's own is written.",
    read: |keys| {
        let (code, name) = (code(keys), keys.name());
        let lists = Lists(Key::ALL.map(|key| codes_of(keys, key.name(), key.says())));
        Some(Force { code: code?, name: name?, lists })
    },
};

/// The code of anything.
pub(super) fn code(keys: &Keys<'_>) -> Option<String> {
    keys.code_like("code", DASHED, "The short name in notation.")
}

/// The code of something else, which must be there.
pub(super) fn code_of(keys: &Keys<'_>, key: &'static str, says: &str) -> Option<String> {
    keys.require(key);
    keys.ask(key, || text(says), |table| table.text(key).map(str::to_owned))
}

/// The codes of a list; none if there is no list.
pub(super) fn codes_of(keys: &Keys<'_>, key: &'static str, says: &str) -> Vec<String> {
    let read = |table: &Table<'_>| {
        let texts = table.may(key)?.texts()?;
        Some(texts.into_iter().map(str::to_owned).collect())
    };
    keys.ask(key, || list(says, text("A code.")), read).unwrap_or_default()
}

/// PR-1.9 to PR-1.12, PR-1.19, PR-R26: what all boards have.
fn read_model(keys: &Keys<'_>, tracks: [Option<Track>; 2], breed: Option<Breed>) -> Option<Model> {
    let (code, name) = (code(keys), keys.name());
    let speed = keys.number("speed", 1..=6, "SPD: the hexes of a move.");
    let skill = keys.number("skill", 0..=9, "SKL: dice in attack and defence.");
    let power = keys.number("power", 0..=9, "POW: dice in attack.");
    let armour = keys.number("armour", 0..=9, "ARM: dice in defence.");
    let structure = keys.number("structure", 1..=STRUCTURE_MAX, "Structure points.");
    let [first, second] = tracks;
    Some(Model {
        code: code?,
        name: name?,
        speed: speed?,
        skill: skill?,
        power: power?,
        armour: armour?,
        structure: structure?,
        tracks: [first?, second?],
        breed: breed?,
    })
}

/// PR-1.16: a track that starts full.
fn full(keys: &Keys<'_>, key: &'static str, says: &str) -> Option<Track> {
    keys.number(key, 0..=9, says).map(|most| Track { start: most, most })
}

/// PR-1.13, PR-1.18.
fn read_jaeger(keys: &Keys<'_>) -> Option<Model> {
    let cost = keys.number("cost", 1..=12, "The points that it costs.");
    let crew = keys.number("crew", 2..=3, "The pilots that it needs.");
    let charge = keys.part("charge", &TRACK, "The Charge track.");
    let ammo = full(keys, "ammo", "The Ammo, which starts at its maximum.");
    let breed = cost.zip(crew).map(|(cost, crew)| Breed::Jaeger { cost, crew });
    read_model(keys, [charge, ammo], breed)
}

/// PR-1.14, PR-1.17, PR-3.12, PR-3.21.
fn read_kaiju(keys: &Keys<'_>) -> Option<Model> {
    let category = keys.number("category", 1..=5, "Its category.");
    let drone = keys.flag("drone", "A force may have several of it.");
    let offensive = !keys.flag("no-offensive", "It has no offensive slot.");
    let defensive = !keys.flag("no-defensive", "It has no defensive slot.");
    let rage = keys.part("rage", &TRACK, "The Rage track.");
    let blue = full(keys, "blue", "The Kaiju Blue, which starts at its maximum.");
    let slots = [offensive, defensive];
    let breed = category.map(|category| Breed::Kaiju { category, drone, slots });
    read_model(keys, [rage, blue], breed)
}

/// PR-1.25.
fn read_card(keys: &Keys<'_>) -> Option<Card> {
    let model = code_of(keys, "model", "The code of its model.");
    let (code, name) = (code(keys), keys.name());
    keys.require("actions");
    let actions = read_actions(keys);
    let passives = read_traits(keys, "passive");
    let wounds = read_all(keys, "wound", &WOUNDS, 2, "What happens when the card is lost as damage.");
    let facts =
        ActionCard { code: code?, name: name?, actions: actions?, passives: passives?, wounds: wounds? };
    Some(Card { model: model?, facts })
}

/// PR-1.27.
fn read_pilot(keys: &Keys<'_>) -> Option<Pilot> {
    let (code, name) = (code(keys), keys.name());
    let grade = keys.word("grade", &GRADES, "The grade; the rules do not use it.");
    let cost = keys.number("cost", 0..=4, "The points that the pilot costs.");
    keys.require("rows");
    let rows = keys.ask("rows", rows_schema, read_rows);
    let gifts = read_all(keys, "abilities", &ABILITIES, 3, "The special abilities.");
    Some(Pilot { code: code?, name: name?, grade: grade?, cost: cost?, rows: rows?, gifts: gifts? })
}

fn rows_schema() -> serde_json::Value {
    let says = "PR-13.1: the symbols of the three rows, three letters from A to Z.";
    json!({ "description": says, "type": "string", "pattern": "^[A-Z]{3}$" })
}

/// PR-13.1: one letter for each row.
fn read_rows(table: &Table<'_>) -> Option<[u8; 3]> {
    let entry = table.need("rows")?;
    let word = entry.text()?;
    let rows: Option<[u8; 3]> = word.as_bytes().try_into().ok();
    let rows = rows.filter(|rows| rows.iter().all(u8::is_ascii_uppercase));
    if rows.is_none() {
        let help = "write three capital letters, such as `ADC`".to_owned();
        entry.fault(format!("`rows` cannot be {}", quoted(word)), Some(help));
    }
    rows
}

/// PR-1.28.
fn read_upgrade(keys: &Keys<'_>) -> Option<Upgrade> {
    let (code, name) = (code(keys), keys.name());
    let read = |table: &Table<'_>| table.may("only").map(|entry| entry.text().map(str::to_owned));
    let only = keys.ask("only", || text("The code of the only Jaeger that it fits."), read);
    keys.require("gives");
    let traits = read_traits(keys, "gives");
    lacking(keys, traits.as_deref());
    Some(Upgrade { code: code?, name: name?, only: only.flatten(), traits: traits? })
}

/// PR-1.29, PR-3.12.
fn read_mutation(keys: &Keys<'_>) -> Option<Mutation> {
    let (code, name) = (code(keys), keys.name());
    let slot = keys.word("slot", &SLOTS, "Its slot.");
    keys.require("gives");
    let traits = read_traits(keys, "gives");
    lacking(keys, traits.as_deref());
    Some(Mutation { code: code?, name: name?, slot: slot?, traits: traits? })
}

fn lacking(keys: &Keys<'_>, traits: Option<&[Trait]>) {
    if traits.is_some_and(<[Trait]>::is_empty) {
        keys.fault("this card gives nothing", "write what it gives at `gives`");
    }
}
