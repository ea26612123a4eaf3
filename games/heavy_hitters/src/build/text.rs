//! Builds as text: by the codes of what is chosen, as files and set-ups have them.

use super::{Build, BuildFault, SETS, deck_of};
use crate::content::{Card, CardId, CardKind, Cards, Content, FactionId, PilotId, Rank, UTILITIES};
use kernel::Fault;
use std::fmt::Write;
use tabletop::sheet::{Entry, Sheet, Table, nearest};

/// What was picked for each part, right or wrong.
pub(crate) type Picks = Vec<(&'static str, Vec<String>)>;

/// The build of this TOML text, or every fault in it with its place.
pub fn read_build(text: &str, content: &Content) -> Result<Build, Vec<Fault>> {
    read_picks(text, content).1
}

/// The picks in this TOML text, legal or not, and the build that they make.
pub(crate) fn read_picks(text: &str, content: &Content) -> (Picks, Result<Build, Vec<Fault>>) {
    let sheet = match Sheet::parse(text) {
        Ok(sheet) => sheet,
        Err(fault) => return (Picks::new(), Err(vec![fault])),
    };
    let top = sheet.top();
    let (picks, build) = read_from(&top, content);
    top.finish();
    match build.filter(|_| !sheet.is_faulty()) {
        Some(build) => (picks, Ok(build)),
        None => (picks, Err(sheet.finish())),
    }
}

/// The picks in this table and the build that they make. What is wrong is a fault of the sheet.
pub(crate) fn read_from(table: &Table<'_>, content: &Content) -> (Picks, Option<Build>) {
    let one = |key| table.need(key).filter(|entry| entry.text().is_some());
    let some = |key| {
        let entry = table.need(key)?;
        let texts = entry.list()?.into_iter().filter(|entry| entry.text().is_some());
        Some((entry, texts.collect::<Vec<_>>()))
    };
    let [faction, pilot, primary] = ["faction", "pilot", "primary"].map(one);
    let [secondaries, cards] = ["secondaries", "cards"].map(some);
    let reader = Reader { content, faction: faction.as_ref().and_then(|entry| read_faction(entry, content)) };
    let pilot_id = pilot.as_ref().and_then(|entry| reader.pilot(entry));
    let primary_id = primary.as_ref().and_then(|entry| reader.primary(entry));
    let sets = secondaries.as_ref().map(|(entry, list)| reader.secondaries(entry, list));
    let further = cards.as_ref().map(|(entry, list)| reader.further(entry, list));
    let single = |entry: &Option<Entry<'_>>| {
        let code = entry.as_ref().and_then(Entry::text).filter(|code| !code.is_empty());
        code.map(str::to_owned).into_iter().collect()
    };
    let several = |list: &Option<(Entry<'_>, Vec<Entry<'_>>)>| {
        let entries = list.iter().flat_map(|(_, list)| list);
        entries.filter_map(Entry::text).map(str::to_owned).collect()
    };
    let picks = vec![
        ("faction", single(&faction)),
        ("pilot", single(&pilot)),
        ("primary", single(&primary)),
        ("secondaries", several(&secondaries)),
        ("cards", several(&cards)),
    ];
    let build = || {
        let (faction, pilot) = (reader.faction?, pilot_id?);
        let sets = [vec![primary_id?], sets?].concat();
        let cards = deck_of(content, faction, &sets, &further?);
        content.is_deck(faction, &cards, false).then_some(Build { faction, pilot, cards })
    };
    (picks, build())
}

/// GK-3.4: the faction.
fn read_faction(entry: &Entry<'_>, content: &Content) -> Option<FactionId> {
    let code = entry.text()?;
    let found = content.factions.iter().position(|faction| faction.code == code);
    if found.is_none() {
        let known = content.factions.iter().map(|faction| faction.code.as_str());
        fault(entry, BuildFault::NoSuchFaction, &known.collect::<Vec<_>>());
    }
    found.map(|at| FactionId(at as u8))
}

/// Reads what belongs to a faction. As long as there is none, only what no faction allows is a fault.
struct Reader<'a> {
    content: &'a Content,
    faction: Option<FactionId>,
}

impl<'a> Reader<'a> {
    /// GK-3.9: a Pilot of the faction.
    fn pilot(&self, entry: &Entry<'_>) -> Option<PilotId> {
        let code = entry.text()?;
        let found = (0..).map(PilotId).zip(&self.content.pilots).find(|(_, pilot)| pilot.code == code);
        let own = self.content.pilots.iter().filter(|pilot| self.is_own(Some(pilot.faction)));
        let own: Vec<&str> = own.map(|pilot| pilot.code.as_str()).collect();
        match found {
            None => fault(entry, BuildFault::NoSuchPilot, &own),
            Some((_, pilot)) if !self.is_own(Some(pilot.faction)) => {
                fault(entry, BuildFault::ForeignPilot, &own);
            }
            Some(_) => {}
        }
        found.map(|(id, _)| id)
    }

    /// GK-4.2: a Primary Weapon of the faction.
    fn primary(&self, entry: &Entry<'_>) -> Option<CardId> {
        let is_primary = |card: &Card| card.rank() == Some(Rank::Primary);
        self.card(entry, &is_primary, |_| BuildFault::NotPrimary)
    }

    /// GK-4.3: two different Secondary Weapons of the faction.
    fn secondaries(&self, list: &Entry<'_>, entries: &[Entry<'_>]) -> Vec<CardId> {
        let is_secondary = |card: &Card| card.rank() == Some(Rank::Secondary);
        let read = |entry| self.card(entry, &is_secondary, |_| BuildFault::NotSecondary);
        let mut found: Vec<CardId> = Vec::new();
        for entry in entries {
            if let Some(id) = read(entry) {
                if found.contains(&id) {
                    fault(entry, BuildFault::SecondaryTwice, &[]);
                }
                found.push(id);
            }
        }
        if entries.len() != SETS[1].2 {
            fault(list, BuildFault::SecondaryCount { sets: entries.len() }, &[]);
        }
        found
    }

    /// GK-4.5, GK-4.6, GK-R63: seven further cards, no more of each than there are.
    fn further(&self, list: &Entry<'_>, entries: &[Entry<'_>]) -> Vec<CardId> {
        let wrong = |card: &Card| match card.kind {
            CardKind::Deploy => BuildFault::DeployAmongCards,
            CardKind::Weapon(_) => BuildFault::WeaponAmongCards,
            CardKind::Sponsor { .. } | CardKind::Orbital(_) | CardKind::Reaction | CardKind::Manoeuvre(_) => {
                BuildFault::NoSuchCard
            }
        };
        let (mut found, mut so_far) = (Vec::new(), Cards::new());
        for entry in entries {
            let Some(id) = self.card(entry, &Card::is_utility, wrong) else { continue };
            let copies = self.content.card(id).copies;
            if so_far.count(id.0) < copies {
                so_far.add(id.0);
                found.push(id);
            } else {
                fault(entry, BuildFault::TooManyCopies { copies }, &[]);
            }
        }
        if entries.len() != usize::from(UTILITIES) {
            fault(list, BuildFault::CardCount { cards: entries.len() }, &[]);
        }
        found
    }

    /// A card of the faction that is so; `otherwise` says what is wrong with one that is not.
    fn card(
        &self,
        entry: &Entry<'_>,
        is_so: &dyn Fn(&Card) -> bool,
        otherwise: impl Fn(&Card) -> BuildFault,
    ) -> Option<CardId> {
        let code = entry.text()?;
        let found = self.content.all().find(|(_, card)| card.code == code && card.faction.is_some());
        let fits = |card: &Card| is_so(card) && card.faction.is_some() && self.is_own(card.faction);
        let known: Vec<&str> =
            self.content.all().filter(|(_, card)| fits(card)).map(|(_, card)| card.code.as_str()).collect();
        let wrong = match found {
            None if code.is_empty() && entry.key() == SETS[0].0 => Some(BuildFault::NotPrimary),
            None => Some(BuildFault::NoSuchCard),
            Some((_, card)) if !self.is_own(card.faction) => Some(BuildFault::ForeignCard),
            Some((_, card)) if !is_so(card) => Some(otherwise(card)),
            Some(_) => None,
        };
        if let Some(wrong) = wrong {
            fault(entry, wrong, &known);
            return None;
        }
        found.map(|(id, _)| id)
    }

    fn is_own(&self, faction: Option<FactionId>) -> bool {
        self.faction.is_none() || self.faction == faction
    }
}

/// Says what is wrong there, and the nearest code that would do.
fn fault(entry: &Entry<'_>, wrong: BuildFault, known: &[&str]) {
    let code = if entry.is_text() { entry.text().unwrap_or_default() } else { "" };
    let near = nearest(code, known).filter(|near| *near != code);
    let help = wrong.help().or_else(|| near.map(|near| format!("did you mean `{near}`?")));
    entry.fault(wrong.say(code), help);
}

/// The build as TOML.
pub fn write_build(build: &Build, content: &Content) -> String {
    let quoted = |code: &str| format!("\"{code}\"");
    let codes = |cards: &mut dyn Iterator<Item = CardId>| -> Vec<String> {
        cards.map(|id| quoted(&content.card(id).code)).collect()
    };
    let [primary, secondaries] = SETS.map(|(_, rank, _)| codes(&mut build.sets(content, rank)).join(", "));
    let mut text = String::new();
    let mut line = |line: String| writeln!(text, "{line}").expect("a text takes every line");
    line(format!("faction = {}", quoted(&content.faction(build.faction).code)));
    line(format!("pilot = {}", quoted(&content.pilots[usize::from(build.pilot.0)].code)));
    line(format!("primary = {primary}"));
    line(format!("secondaries = [{secondaries}]"));
    line(format!("cards = [\n    {},\n]", codes(&mut build.further(content)).join(",\n    ")));
    text
}
