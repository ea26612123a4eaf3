//! Packs: the tables of their files, one form for each.

use super::fitting::Bearer;
use super::text::{CLAUSE, read_ifs, read_text, read_when};
use super::vocabulary::{Clause, When, Word};
use super::{Card, CardKind, Class, Content, Gkr, Orbital, Rank, Unit, Upgrade, Weapon, whole};
use kernel::{Fault, PackFault, PackText};
use std::ops::Range;
use tabletop::pack::{self, DASHED, Keys, Outline, Part};
use tabletop::schema::{list, part, text, whole as schema_of};
use tabletop::sheet::{Sheet, Table};

/// What belongs to the faction of this code.
pub(super) struct Of<T> {
    pub(super) faction: String,
    pub(super) facts: T,
}

/// Code, name and ability of a Pilot.
pub(super) type PilotFacts = (String, String, Vec<Clause>);

/// An upgrade with its trigger space, 1 to 3 (GK-R79).
pub(super) type UpgradeFacts = (Option<u8>, Upgrade);

/// A deck by the codes of its cards.
pub(super) struct QuickNames {
    pub(super) name: String,
    pub(super) sets: Vec<String>,
    pub(super) utilities: Vec<String>,
}

/// A table with its file and its place there.
pub(super) struct Placed<T> {
    pub(super) at: usize,
    pub(super) span: Range<usize>,
    pub(super) facts: T,
    /// Whether it takes the place of an earlier one.
    pub(super) replaces: bool,
}

/// What all files hold.
#[derive(Default)]
pub(super) struct Raw {
    pub(super) factions: Vec<Placed<(String, String)>>,
    pub(super) cards: Vec<Placed<Of<Card>>>,
    pub(super) sponsors: Vec<Placed<Card>>,
    pub(super) units: Vec<Placed<Of<(Gkr, Unit)>>>,
    pub(super) pilots: Vec<Placed<Of<PilotFacts>>>,
    pub(super) upgrades: Vec<Placed<Of<UpgradeFacts>>>,
    pub(super) quick: Vec<Placed<Of<QuickNames>>>,
}

const FACTION: Part<(String, String)> = Part {
    name: "faction",
    says: "A faction.",
    read: |keys| {
        let (code, name) = (code(keys), keys.name());
        Some((code?, name?))
    },
};
const WEAPON: Part<Of<Card>> = Part { name: "weapon", says: "A set of Weapon Cards.", read: read_weapon };
const DEPLOY: Part<Of<Card>> = Part {
    name: "deploy",
    says: "The Deploy Cards.",
    read: |keys| read_card(keys, None, |_| Some((CardKind::Deploy, super::DEPLOYS))),
};
const ORBITAL: Part<Of<Card>> = Part { name: "orbital", says: "An Orbital Strike.", read: read_orbital };
const REACTION: Part<Of<Card>> = Part {
    name: "reaction",
    says: "A Reaction Card.",
    read: |keys| read_card(keys, Some(Bearer::Reaction), |keys| Some((CardKind::Reaction, copies(keys)?))),
};
const MANOEUVRE: Part<Of<Card>> = Part {
    name: "manoeuvre",
    says: "A Manoeuvre Card.",
    read: |keys| {
        read_card(keys, Some(Bearer::Manoeuvre), |keys| {
            let (cost, copies) = (keys.number("cost", 0..=5, "The energy that it costs."), copies(keys));
            Some((CardKind::Manoeuvre(cost?), copies?))
        })
    },
};
const SPONSOR: Part<Card> = Part {
    name: "sponsor",
    says: "A Sponsor Card.",
    read: |keys| {
        let (code, name, copies) = (code(keys), keys.name(), copies(keys));
        let hack = keys.flag("hack", "Whether it is a hack, which can be countered.");
        let bearer = if hack { Bearer::Hack } else { Bearer::Sponsor };
        let when = read_when(keys, "when", bearer);
        let needs = read_ifs(keys, "needs", "It can be played only if all of these are so.");
        let clauses = read_text(keys, bearer, Some(when.unwrap_or(When::Always)));
        Some(Card {
            code: code?,
            name: name?,
            faction: None,
            copies: copies?,
            kind: CardKind::Sponsor { hack },
            when: when?,
            needs,
            clauses,
        })
    },
};
const UNIT: Part<Of<(Gkr, Unit)>> = Part { name: "unit", says: "A Support Unit.", read: read_unit };
const PILOT: Part<Of<PilotFacts>> = Part {
    name: "pilot",
    says: "A Pilot.",
    read: |keys| {
        let (faction, code, name) = (faction(keys), code(keys), keys.name());
        let clauses = read_text(keys, Bearer::Pilot, None);
        Some(Of { faction: faction?, facts: (code?, name?, clauses) })
    },
};
const UPGRADE: Part<Of<UpgradeFacts>> = Part {
    name: "upgrade",
    says: "An Upgrade Tile of a faction; it has three, one for each trigger space.",
    read: |keys| {
        let (faction, name) = (faction(keys), keys.name());
        let says =
            "The trigger space, from the left; without it the first one that no other of the file has.";
        let trigger = Some(keys.number_or("trigger", 1..=3, 0, says)).filter(|&space| space > 0);
        let clauses = read_text(keys, Bearer::Upgrade, None);
        Some(Of { faction: faction?, facts: (trigger, Upgrade { name: name?, clauses }) })
    },
};
const QUICK: Part<Of<QuickNames>> = Part {
    name: "quick",
    says: "A deck for who builds none; the Deploy Cards are always in it.",
    read: |keys| {
        let (faction, name) = (faction(keys), keys.name());
        let sets = codes(keys, "sets", "A primary and two secondary weapons.");
        let utilities = codes(keys, "utilities", "Seven further cards, each as often as it is in the deck.");
        Some(Of { faction: faction?, facts: QuickNames { name: name?, sets: sets?, utilities: utilities? } })
    },
};
/// The words of ranks.
pub(super) const RANKS: [Word<Rank>; 2] =
    [("primary", Rank::Primary, "Five cards."), ("secondary", Rank::Secondary, "Four cards.")];
/// The words of classes.
pub(super) const CLASSES: [Word<Class>; 3] = [
    ("energy", Class::Energy, "Direct."),
    ("ballistic", Class::Ballistic, "Direct."),
    ("missile", Class::Missile, "May fire indirectly."),
];

fn code(keys: &Keys<'_>) -> Option<String> {
    keys.code_like("code", DASHED, "The short name in notation.")
}

fn faction(keys: &Keys<'_>) -> Option<String> {
    let read = |table: &Table<'_>| table.text("faction").map(str::to_owned);
    keys.need("faction", || text("The code of the faction."), read)
}

fn copies(keys: &Keys<'_>) -> Option<u8> {
    keys.number("copies", 1..=14, "How many of them there are.")
}

fn codes(keys: &Keys<'_>, key: &'static str, says: &str) -> Option<Vec<String>> {
    let read = |table: &Table<'_>| Some(table.texts(key)?.into_iter().map(str::to_owned).collect());
    keys.need(key, || list(says, text("A code.")), read)
}

/// A card; one that is played says when.
fn read_card(
    keys: &Keys<'_>,
    played: Option<Bearer>,
    kind: impl Fn(&Keys<'_>) -> Option<(CardKind, u8)>,
) -> Option<Of<Card>> {
    let (faction, code, name) = (faction(keys), code(keys), keys.name());
    let kind = kind(keys);
    let (when, needs, clauses) = match (played, kind) {
        (Some(bearer), _) => {
            let when = read_when(keys, "when", bearer);
            let needs = read_ifs(keys, "needs", "It can be played only if all of these are so.");
            (when, needs, read_text(keys, bearer, Some(when.unwrap_or(When::Always))))
        }
        (None, Some((CardKind::Deploy, _))) => (Some(When::Always), Vec::new(), Vec::new()),
        (None, Some((CardKind::Orbital(_), _))) => {
            (Some(When::Always), Vec::new(), read_text(keys, Bearer::Orbital, None))
        }
        (None, _) => (Some(When::Always), Vec::new(), read_text(keys, Bearer::Weapon, None)),
    };
    let (kind, copies) = kind?;
    let card = Card { code: code?, name: name?, faction: None, copies, kind, when: when?, needs, clauses };
    Some(Of { faction: faction?, facts: card })
}

fn read_weapon(keys: &Keys<'_>) -> Option<Of<Card>> {
    read_card(keys, None, |keys| {
        let rank = keys.word("rank", &RANKS, "Primary or secondary (GK-4.2, GK-4.3).");
        let class = keys.word("class", &CLASSES, "The class (GK-13.4).");
        let speed = keys.number("speed", 1..=12, "Higher fires earlier.");
        let cost = keys.number("cost", 0..=5, "The energy that it costs.");
        let range = keys.number("range", 1..=12, "How far it reaches.");
        let damage = keys.number("damage", 1..=12, "The damage before saves.");
        let all_round = keys.flag("all-round", "It fires in all directions.");
        if all_round && class == Some(Class::Missile) {
            keys.fault("a Missile does not fire all round", "leave out `all-round`");
            return None;
        }
        let rank = rank?;
        let weapon = Weapon {
            rank,
            class: class?,
            speed: speed?,
            cost: cost?,
            range: range?,
            damage: damage?,
            all_round,
        };
        Some((CardKind::Weapon(weapon), rank.copies()))
    })
}

fn read_orbital(keys: &Keys<'_>) -> Option<Of<Card>> {
    read_card(keys, None, |keys| {
        let speed = keys.number("speed", 1..=12, "Higher strikes earlier.");
        let cost = keys.number("cost", 0..=5, "The energy that it costs.");
        let damage = keys.number("damage", 1..=12, "The damage before saves.");
        let spotted = keys.flag("spotted", "An own Support Unit must spot the target.");
        let range = keys.number_or("range", 1..=12, 12, "How far from the own Heavy Hitter it may strike.");
        let copies = copies(keys);
        let orbital = Orbital { speed: speed?, cost: cost?, damage: damage?, range, spotted };
        Some((CardKind::Orbital(orbital), copies?))
    })
}

fn read_unit(keys: &Keys<'_>) -> Option<Of<(Gkr, Unit)>> {
    const GKRS: [(&str, Gkr, &str); 3] = [
        ("combat", Gkr::Combat, "3 Hit Points."),
        ("repair", Gkr::Repair, "2 Hit Points."),
        ("recon", Gkr::Recon, "1 Hit Point; it flies."),
    ];
    let (faction, name) = (faction(keys), keys.name());
    let gkr = keys.word("class", &GKRS, "Its class.");
    let speed = keys.number("speed", 1..=12, "Higher fires earlier.");
    let defence = keys.number("defence", 2..=7, "Its armour value.");
    let moves = keys.number("moves", 0..=9, "How far it moves.");
    let range = keys.number("range", 1..=12, "How far its weapon reaches.");
    let damage = keys.number("damage", 0..=12, "The damage before saves.");
    let sight = keys.number("sight", 0..=12, "How far it spots.");
    let clauses = read_text(keys, Bearer::Unit, None);
    let unit = Unit {
        name: name?,
        speed: speed?,
        defence: defence?,
        moves: moves?,
        range: range?,
        damage: damage?,
        sight: sight?,
        clauses,
    };
    Some(Of { faction: faction?, facts: (gkr?, unit) })
}

/// The content of all these files together, or every fault in them.
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
    let content = if faults.is_empty() { whole::compile(raw, files) } else { Err(Vec::new()) };
    let name = |at: usize| files.get(at).map_or_else(String::new, |file| file.file.clone());
    let told = |(at, fault): (usize, Fault)| PackFault { file: name(at), fault };
    content.map_err(|more| {
        faults.extend(more);
        faults.sort_by_key(|(at, fault)| (*at, fault.span.start));
        faults.into_iter().map(told).collect()
    })
}

fn take<T>(at: usize, top: &Table<'_>, of: &Part<T>, into: &mut Vec<Placed<T>>) {
    for table in top.tables(of.name) {
        into.extend(of.of(&table).map(|facts| Placed { at, span: table.span(), facts, replaces: false }));
    }
}

impl Raw {
    fn read(&mut self, at: usize, top: &Table<'_>) {
        take(at, top, &FACTION, &mut self.factions);
        for of in [&WEAPON, &DEPLOY, &ORBITAL, &REACTION, &MANOEUVRE] {
            take(at, top, of, &mut self.cards);
        }
        take(at, top, &SPONSOR, &mut self.sponsors);
        take(at, top, &UNIT, &mut self.units);
        take(at, top, &PILOT, &mut self.pilots);
        take(at, top, &UPGRADE, &mut self.upgrades);
        take(at, top, &QUICK, &mut self.quick);
    }
}

/// A JSON Schema (2020-12) of the files of a pack.
pub fn schema() -> String {
    let mut outline = Outline::default();
    let mut keys = serde_json::Map::new();
    let mut add = |name: &'static str, says: &str| {
        keys.insert(name.to_owned(), list(says, part("One of them.", name)));
    };
    outline.add(&FACTION);
    add(FACTION.name, FACTION.says);
    for of in [&WEAPON, &DEPLOY, &ORBITAL, &REACTION, &MANOEUVRE] {
        outline.add(of);
        add(of.name, of.says);
    }
    outline.add(&SPONSOR);
    outline.add(&UNIT);
    outline.add(&PILOT);
    outline.add(&UPGRADE);
    outline.add(&QUICK);
    outline.add(&CLAUSE);
    for (name, says) in [
        (SPONSOR.name, SPONSOR.says),
        (UNIT.name, UNIT.says),
        (PILOT.name, PILOT.says),
        (UPGRADE.name, UPGRADE.says),
        (QUICK.name, QUICK.says),
    ] {
        add(name, says);
    }
    schema_of("Heavy Hitters: factions of a pack", &[], serde_json::Value::Object(keys), outline.into_parts())
}
