//! The needs of the rules for all packs together, and the content that they make. Limits hold for what one seat plays;
//! a pool may hold more.

mod merged;

use super::order::Order;
use super::read::{Of, PilotFacts, Placed, QuickNames, Raw};
use super::{
    CARDS_MAX, Card, CardId, CardKind, Cards, Content, DEPLOYS, Faction, FactionId, Gkr, Pilot, Quick, Rank,
    SPONSORS_MAX, UTILITIES, Unit, Upgrade,
};
use kernel::{Fault, PackText};

type Found = Vec<(usize, Fault)>;

/// The most kinds of cards of a faction: so many that every legal deck can be counted.
const POOL_MAX: usize = 40;
/// The most Pilots of all factions.
const PILOTS_MAX: usize = 96;
/// The most quick decks of a faction.
const QUICKS_MAX: usize = 8;

/// The content, or every fault.
pub(super) fn compile(raw: Raw, files: &[PackText]) -> Result<Content, Found> {
    let (raw, mut found) = merged::merged(raw, files);
    found.extend(limits(&raw));
    known(&raw, &raw.cards, &mut found);
    known(&raw, &raw.units, &mut found);
    known(&raw, &raw.pilots, &mut found);
    known(&raw, &raw.upgrades, &mut found);
    known(&raw, &raw.quick, &mut found);
    if !found.is_empty() {
        return Err(found);
    }
    let cards = cards(&raw);
    let order = Order::of(&cards);
    let mut content = Content { cards, factions: Vec::new(), pilots: pilots(&raw), order };
    for (id, placed) in (0..).map(FactionId).zip(&raw.factions) {
        content.factions.extend(Making { raw: &raw, content: &content, id, placed }.faction(&mut found));
    }
    if found.is_empty() { Ok(content) } else { Err(found) }
}

fn at<T>(placed: Option<&Placed<T>>, what: String, help: impl Into<String>) -> (usize, Fault) {
    let (file, span) = placed.map_or((0, 0..0), |placed| (placed.at, placed.span.clone()));
    (file, Fault { span, what, help: Some(help.into()) })
}

/// The one that came last, of those that take no other's place if there are any: it is the one too many.
fn newest<'a, T>(all: impl Iterator<Item = &'a Placed<T>>) -> Option<&'a Placed<T>>
where
    T: 'a,
{
    all.max_by_key(|one| (!one.replaces, one.at, one.span.start))
}

/// GK-1.1, GK-1.4, GK-R88: how much there is room for, and what no bout can do without.
fn limits(raw: &Raw) -> Found {
    let mut found = Vec::new();
    if raw.factions.len() < 2 {
        let what = format!("there are 2 factions at least, not {}", raw.factions.len());
        found.push(at(newest(raw.factions.iter()), what, "write one under [[faction]]"));
    }
    if raw.sponsors.is_empty() {
        let (what, help) = ("there are no Sponsor Cards".to_owned(), "write one under [[sponsor]]");
        found.push(at(newest(raw.factions.iter()), what, help));
    }
    if raw.sponsors.len() > SPONSORS_MAX {
        let what = format!("{} kinds of Sponsor Cards, but at most {SPONSORS_MAX} fit", raw.sponsors.len());
        let help = "leave it out, or give it the code of the one it replaces";
        found.push(at(newest(raw.sponsors.iter()), what, help));
    }
    let kinds = raw.sponsors.len() + raw.cards.len();
    if kinds > CARDS_MAX {
        let what = format!("{kinds} kinds of cards in all packs, but at most {CARDS_MAX} fit");
        found.push(at(newest(raw.cards.iter()), what, "leave out cards, or packs"));
    }
    if raw.pilots.len() > PILOTS_MAX {
        let what = format!("{} Pilots in all packs, but at most {PILOTS_MAX} fit", raw.pilots.len());
        found.push(at(newest(raw.pilots.iter()), what, "leave out Pilots, or packs"));
    }
    found
}

fn known<T>(raw: &Raw, of: &[Placed<Of<T>>], found: &mut Found) {
    let codes: Vec<&str> = raw.factions.iter().map(|faction| faction.facts.0.as_str()).collect();
    for one in of {
        let code = one.facts.faction.as_str();
        if !codes.contains(&code) {
            let near = tabletop::sheet::nearest(code, &codes);
            let help = near.map_or_else(
                || format!("the factions are {}", codes.join(", ")),
                |near| format!("did you mean `{near}`?"),
            );
            found.push(at(Some(one), format!("no faction is called `{code}`"), help));
        }
    }
}

fn find(raw: &Raw, code: &str) -> FactionId {
    let place = raw.factions.iter().position(|faction| faction.facts.0 == code);
    FactionId(place.unwrap_or(0) as u8)
}

/// Sponsor Cards, then the cards of each faction, each in the order of the files.
fn cards(raw: &Raw) -> Vec<Card> {
    let of = |one: &Placed<Of<Card>>| Card {
        faction: Some(find(raw, &one.facts.faction)),
        ..one.facts.facts.clone()
    };
    let mut own: Vec<Card> = raw.cards.iter().map(of).collect();
    own.sort_by_key(|card| card.faction);
    raw.sponsors.iter().map(|one| one.facts.clone()).chain(own).collect()
}

fn pilots(raw: &Raw) -> Vec<Pilot> {
    let pilot = |one: &Placed<Of<PilotFacts>>| {
        let (code, name, clauses) = one.facts.facts.clone();
        Pilot { code, name, faction: find(raw, &one.facts.faction), clauses }
    };
    raw.pilots.iter().map(pilot).collect()
}

/// A faction that is being made of all that belongs to it.
struct Making<'a> {
    raw: &'a Raw,
    content: &'a Content,
    id: FactionId,
    placed: &'a Placed<(String, String)>,
}

impl Making<'_> {
    /// GK-1.1, GK-4.2, GK-4.3, GK-4.10, GK-R88: the faction, or what it lacks and has too much of.
    fn faction(&self, found: &mut Found) -> Option<Faction> {
        let (code, name) = self.placed.facts.clone();
        let before = found.len();
        self.lacks(found);
        self.surplus(found);
        let quick: Vec<Quick> = self.own(&self.raw.quick).filter_map(|one| self.quick(one, found)).collect();
        if found.len() > before {
            return None;
        }
        let [Some(combat), Some(repair), Some(recon)] = Gkr::UNITS.map(|gkr| self.unit(gkr)) else {
            return None;
        };
        let [Some(first), Some(second), Some(third)] = [1, 2, 3].map(|space| self.upgrade(space)) else {
            return None;
        };
        Some(Faction { code, name, units: [combat, repair, recon], upgrades: [first, second, third], quick })
    }

    fn own<'r, T>(&'r self, all: &'r [Placed<Of<T>>]) -> impl Iterator<Item = &'r Placed<Of<T>>> {
        all.iter().filter(|one| one.facts.faction == self.placed.facts.0)
    }

    /// GK-4.1 to GK-4.6: what a deck and a seat of the faction need; at the faction.
    fn lacks(&self, found: &mut Found) {
        let pool = || self.content.pool(self.id).map(|(_, card)| card);
        let sets = |rank: Rank| pool().filter(|card| card.rank() == Some(rank)).count();
        let utilities = pool().filter(|card| card.is_utility()).map(|card| usize::from(card.copies)).sum();
        let deploys = pool().filter(|card| card.kind == CardKind::Deploy).count();
        let units = Gkr::UNITS.into_iter().filter(|gkr| self.unit(*gkr).is_some()).count();
        let upgrades = (1..=3).filter(|space| self.upgrade(*space).is_some()).count();
        let wants = [
            ("primary weapons", "weapon", 1, sets(Rank::Primary)),
            ("secondary weapons", "weapon", 2, sets(Rank::Secondary)),
            ("kinds of Deploy Cards", "deploy", 1, deploys),
            (
                "copies of Orbital Strikes, Reactions and Manoeuvres",
                "reaction",
                usize::from(UTILITIES),
                utilities,
            ),
            ("Support Units", "unit", 3, units),
            ("upgrades", "upgrade", 3, upgrades),
            ("Pilots", "pilot", 1, self.content.pilots_of(self.id).count()),
            ("quick decks", "quick", 1, self.own(&self.raw.quick).count()),
        ];
        for (what, table, due, there) in wants.into_iter().filter(|&(.., due, there)| there < due) {
            let what = format!("`{}` has {due} {what} at least, not {there}", self.placed.facts.0);
            found.push(at(Some(self.placed), what, format!("write {} more under [[{table}]]", due - there)));
        }
    }

    /// Where there are too many: at the one that came last.
    fn surplus(&self, found: &mut Found) {
        let code = &self.placed.facts.0;
        let own = || self.own(&self.raw.cards);
        let deploys = || own().filter(|one| one.facts.facts.kind == CardKind::Deploy);
        if deploys().count() > 1 {
            let codes: Vec<&str> = deploys().map(|one| one.facts.facts.code.as_str()).collect();
            let what = format!("`{code}` has one kind of Deploy Cards, not {}", codes.len());
            let help = format!("give it the code of the one it replaces: `{}`", codes[0]);
            found.push(at(newest(deploys()), what, help));
        }
        if own().count() > POOL_MAX {
            let what = format!("{} kinds of cards of `{code}`, but at most {POOL_MAX} fit", own().count());
            found.push(at(newest(own()), what, "leave it out, or give it the code of the one it replaces"));
        }
        let decks = || self.own(&self.raw.quick);
        if decks().count() > QUICKS_MAX {
            let what = format!("{} quick decks of `{code}`, but at most {QUICKS_MAX} fit", decks().count());
            found.push(at(newest(decks()), what, "leave it out, or give it the name of the one it replaces"));
        }
    }

    fn unit(&self, gkr: Gkr) -> Option<Unit> {
        let unit = self.own(&self.raw.units).find(|one| one.facts.facts.0 == gkr);
        unit.map(|one| one.facts.facts.1.clone())
    }

    /// GK-R79: the upgrade of this trigger space.
    fn upgrade(&self, space: u8) -> Option<Upgrade> {
        let upgrade = self.own(&self.raw.upgrades).find(|one| one.facts.facts.0 == Some(space));
        upgrade.map(|one| one.facts.facts.1.clone())
    }

    /// GK-4.1 to GK-4.6: the deck, if these cards make one. If a later card is the reason why not, the fault is there.
    fn quick(&self, one: &Placed<Of<QuickNames>>, found: &mut Found) -> Option<Quick> {
        let QuickNames { name, sets, utilities } = &one.facts.facts;
        if let Some(cards) = self.deck(sets, utilities) {
            return Some(Quick { name: name.clone(), cards });
        }
        let code = &self.placed.facts.0;
        let named = |card: &&Placed<Of<Card>>| {
            let code = &card.facts.facts.code;
            card.at > one.at && sets.iter().chain(utilities).any(|each| each == code)
        };
        found.push(match newest(self.raw.cards.iter().filter(named)) {
            Some(card) => {
                let what = format!("with this card, the quick deck {name} is no deck of `{code}` (GK-4.1)");
                at(Some(card), what, "give it another code, or write a [[quick]] of this name")
            }
            None => {
                let what = format!("this is no deck of `{code}` (GK-4.1)");
                let help = format!(
                    "a primary and two different secondary weapons in `sets`, {UTILITIES} other cards of the \
                     faction in `utilities`, no more of each than there are"
                );
                at(Some(one), what, help)
            }
        });
        None
    }

    fn deck(&self, sets: &[String], utilities: &[String]) -> Option<Cards> {
        let find = |code: &String| self.content.pool(self.id).find(|(_, card)| card.code == *code);
        let mut cards = Cards::new();
        for code in sets {
            let (CardId(id), card) = find(code)?;
            cards.add_many(id, card.rank()?.copies()).ok()?;
        }
        for code in utilities {
            cards.add_many(find(code)?.0.0, 1).ok()?;
        }
        if utilities.len() != usize::from(UTILITIES) {
            return None;
        }
        let deploy = self.content.pool(self.id).find(|(_, card)| card.kind == CardKind::Deploy);
        cards.add_many(deploy?.0.0, DEPLOYS).ok()?;
        self.content.is_deck(self.id, &cards, false).then_some(cards)
    }
}
