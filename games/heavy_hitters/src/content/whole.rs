//! The needs of the rules for all packs together, and the content that they make.

use super::order::Order;
use super::read::{Of, Placed, Raw};
use super::{
    CARDS_MAX, Card, CardId, CardKind, Content, DEPLOYS, Faction, FactionId, Gkr, Pilot, Quick, Rank,
    SPONSORS_MAX, UTILITIES, Unit, Upgrade,
};
use kernel::Fault;
use std::ops::Range;

type Found = Vec<(usize, Fault)>;

/// GK-1.1: the utility cards of a pool besides the Deploy Cards.
const POOL_UTILITIES: u8 = 14;
/// GK-1.1, GK-R6: factions and seats.
const FACTIONS: Range<usize> = 2..5;

/// The content, or every fault.
pub(super) fn compile(raw: &Raw) -> Result<Content, Found> {
    let mut found = doubles(raw);
    if !FACTIONS.contains(&raw.factions.len()) {
        found.push(at(raw.factions.last(), format!("there are 2 to 4 factions, not {}", raw.factions.len())));
    }
    if raw.sponsors.is_empty() || raw.sponsors.len() > SPONSORS_MAX {
        let what =
            format!("there are 1 to {SPONSORS_MAX} kinds of Sponsor Cards, not {}", raw.sponsors.len());
        found.push(at(raw.sponsors.last(), what));
    }
    if raw.sponsors.len() + raw.cards.len() > CARDS_MAX {
        found.push(at(raw.cards.last(), format!("there are more than {CARDS_MAX} kinds of cards")));
    }
    known(raw, &raw.cards, &mut found);
    known(raw, &raw.units, &mut found);
    known(raw, &raw.pilots, &mut found);
    known(raw, &raw.upgrades, &mut found);
    known(raw, &raw.quick, &mut found);
    if !found.is_empty() {
        return Err(found);
    }
    let cards = cards(raw);
    let order = Order::of(&cards);
    let mut content = Content { cards, factions: Vec::new(), pilots: pilots(raw), order };
    for (id, placed) in (0..).map(FactionId).zip(&raw.factions) {
        content.factions.extend(faction(raw, &content, id, placed, &mut found));
    }
    if found.is_empty() { Ok(content) } else { Err(found) }
}

fn at<T>(placed: Option<&Placed<T>>, what: String) -> (usize, Fault) {
    let (file, span) = placed.map_or((0, 0..0), |placed| (placed.at, placed.span.clone()));
    (file, Fault { span, what, help: None })
}

fn doubles(raw: &Raw) -> Found {
    let factions = raw.factions.iter().map(|one| (one.at, &one.span, &one.facts.0));
    let cards = raw.cards.iter().map(|one| (one.at, &one.span, &one.facts.facts.code));
    let sponsors = raw.sponsors.iter().map(|one| (one.at, &one.span, &one.facts.code));
    let pilots = raw.pilots.iter().map(|one| (one.at, &one.span, &one.facts.facts.0));
    let all: Vec<_> = factions.chain(cards).chain(sponsors).chain(pilots).collect();
    let is_again = |place: usize| all[..place].iter().any(|(.., code)| *code == all[place].2);
    let fault = |place: usize| {
        let (file, span, code) = &all[place];
        let what = format!("the code `{code}` stands there twice");
        (*file, Fault { span: (*span).clone(), what, help: None })
    };
    (0..all.len()).filter(|&place| is_again(place)).map(fault).collect()
}

fn known<T>(raw: &Raw, of: &[Placed<Of<T>>], found: &mut Found) {
    for one in of {
        if raw.factions.iter().all(|faction| faction.facts.0 != one.facts.faction) {
            found.push(at(Some(one), format!("no faction is called `{}`", one.facts.faction)));
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
    let pilot = |one: &Placed<Of<super::read::PilotFacts>>| {
        let (code, name, clauses) = one.facts.facts.clone();
        Pilot { code, name, faction: find(raw, &one.facts.faction), clauses }
    };
    raw.pilots.iter().map(pilot).collect()
}

/// GK-1.1, GK-4.2, GK-4.3, GK-4.10: the faction with all that belongs to it.
fn faction(
    raw: &Raw,
    content: &Content,
    id: FactionId,
    placed: &Placed<(String, String)>,
    found: &mut Found,
) -> Option<Faction> {
    let (code, name) = placed.facts.clone();
    let sets = |rank: Rank| content.pool(id).filter(|(_, card)| card.rank() == Some(rank)).count();
    let utilities: u8 =
        content.pool(id).filter(|(_, card)| card.is_utility()).map(|(_, card)| card.copies).sum();
    let deploys = content.pool(id).filter(|(_, card)| card.kind == CardKind::Deploy).count();
    let units = Gkr::UNITS.map(|gkr| unit(raw, &code, gkr));
    let upgrades: Vec<Upgrade> = raw
        .upgrades
        .iter()
        .filter(|one| one.facts.faction == code)
        .map(|one| one.facts.facts.clone())
        .collect();
    let wants = [
        ("primary weapons", 4, sets(Rank::Primary)),
        ("secondary weapons", 5, sets(Rank::Secondary)),
        ("kinds of Deploy Cards", 1, deploys),
        ("Orbital Strikes, Reactions and Manoeuvres", POOL_UTILITIES.into(), utilities.into()),
        ("Support Units", 3, units.iter().flatten().count()),
        ("upgrades", 3, upgrades.len()),
    ];
    let before = found.len();
    for (what, due, there) in wants {
        if due != there {
            found.push(at(Some(placed), format!("`{code}` has {due} {what}, not {there}")));
        }
    }
    if content.pilots_of(id).count() == 0 {
        found.push(at(Some(placed), format!("`{code}` has no Pilot")));
    }
    let decks: Vec<Quick> = raw
        .quick
        .iter()
        .filter(|one| one.facts.faction == code)
        .filter_map(|one| {
            let quick = quick(content, id, &one.facts.facts);
            if quick.is_none() {
                found.push(at(Some(one), format!("this is no deck of `{code}` (GK-4.1)")));
            }
            quick
        })
        .collect();
    if decks.is_empty() || decks.len() > 8 {
        found.push(at(Some(placed), format!("`{code}` has 1 to 8 quick decks")));
    }
    if found.len() > before {
        return None;
    }
    let [Some(combat), Some(repair), Some(recon)] = units else { return None };
    let upgrades = upgrades.try_into().ok()?;
    Some(Faction { code, name, units: [combat, repair, recon], upgrades, quick: decks })
}

fn unit(raw: &Raw, code: &str, gkr: Gkr) -> Option<Unit> {
    let mut units = raw.units.iter().filter(|one| one.facts.faction == code && one.facts.facts.0 == gkr);
    let unit = units.next()?.facts.facts.1.clone();
    units.next().is_none().then_some(unit)
}

/// GK-4.1 to GK-4.6: the deck, if these cards make one.
fn quick(content: &Content, faction: FactionId, names: &super::read::QuickNames) -> Option<Quick> {
    let find = |code: &String| content.pool(faction).find(|(_, card)| card.code == *code);
    let mut cards = super::Cards::new();
    for code in &names.sets {
        let (CardId(id), card) = find(code)?;
        cards.add_many(id, card.rank()?.copies()).ok()?;
    }
    for code in &names.utilities {
        cards.add_many(find(code)?.0.0, 1).ok()?;
    }
    if names.utilities.len() != usize::from(UTILITIES) {
        return None;
    }
    let (CardId(deploy), _) = content.pool(faction).find(|(_, card)| card.kind == CardKind::Deploy)?;
    cards.add_many(deploy, DEPLOYS).ok()?;
    content.is_deck(faction, &cards, false).then(|| Quick { name: names.name.clone(), cards })
}
