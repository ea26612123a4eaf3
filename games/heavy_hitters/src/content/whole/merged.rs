//! All packs as one: a later file's entry takes the place of an earlier one with the same code.

use super::{Found, at};
use crate::content::Gkr;
use crate::content::read::{Of, Placed, Raw, UpgradeFacts};
use kernel::PackText;
use tabletop::sheet::line_column;

/// GK-R79: the trigger spaces.
const SPACES: u8 = 3;

/// The entries that count, and where a code is meant twice.
pub(super) fn merged(raw: Raw, files: &[PackText]) -> (Raw, Found) {
    let Raw { factions, cards, sponsors, units, pilots, mut upgrades, quick } = raw;
    let mut merging = Merging { files, found: Vec::new() };
    merging.place(&mut upgrades);
    let quoted = |code: &String| format!("`{code}`");
    let raw = Raw {
        factions: merging.last(factions, |(code, _)| code.clone(), quoted),
        cards: merging.last(cards, |one| one.facts.code.clone(), quoted),
        sponsors: merging.last(sponsors, |card| card.code.clone(), quoted),
        units: merging.last(
            units,
            |one| (one.faction.clone(), one.facts.0),
            |(faction, gkr)| {
                let class = match gkr {
                    Gkr::Hitter => "hitter",
                    Gkr::Combat => "combat",
                    Gkr::Repair => "repair",
                    Gkr::Recon => "recon",
                };
                format!("{class} unit of `{faction}`")
            },
        ),
        pilots: merging.last(pilots, |one| one.facts.0.clone(), quoted),
        upgrades: merging.last(
            upgrades,
            |one| (one.faction.clone(), one.facts.0),
            |(faction, space)| format!("upgrade of `{faction}` for trigger space {}", space.unwrap_or(0)),
        ),
        quick: merging.last(
            quick,
            |one| (one.faction.clone(), one.facts.name.clone()),
            |(faction, name)| format!("quick deck {name} of `{faction}`"),
        ),
    };
    merging.clashes(&raw);
    (raw, merging.found)
}

struct Merging<'f> {
    files: &'f [PackText],
    found: Found,
}

impl Merging<'_> {
    /// Of entries with the same key the last one counts, in the place of the first. In one file a key stands once.
    fn last<T, K: PartialEq>(
        &mut self,
        all: Vec<Placed<T>>,
        key: impl Fn(&T) -> K,
        says: impl Fn(&K) -> String,
    ) -> Vec<Placed<T>> {
        let mut kept: Vec<Placed<T>> = Vec::new();
        for new in all {
            let same = key(&new.facts);
            match kept.iter().position(|old| key(&old.facts) == same) {
                Some(place) if kept[place].at == new.at => {
                    let help = self.other(kept[place].at, kept[place].span.start);
                    self.found.push(at(Some(&new), format!("there is another {}", says(&same)), help));
                }
                Some(place) => kept[place] = Placed { replaces: true, ..new },
                None => kept.push(new),
            }
        }
        kept
    }

    /// GK-R79: an upgrade that names no trigger space belongs to the first one that no other of its faction in the file
    /// has.
    fn place(&mut self, upgrades: &mut [Placed<Of<UpgradeFacts>>]) {
        for index in 0..upgrades.len() {
            if upgrades[index].facts.facts.0.is_some() {
                continue;
            }
            let one = &upgrades[index];
            let mates =
                upgrades.iter().filter(|mate| mate.at == one.at && mate.facts.faction == one.facts.faction);
            let taken: Vec<u8> = mates.filter_map(|mate| mate.facts.facts.0).collect();
            match (1..=SPACES).find(|space| !taken.contains(space)) {
                Some(space) => upgrades[index].facts.facts.0 = Some(space),
                None => {
                    let what = format!("`{}` has {SPACES} upgrades, and no more", one.facts.faction);
                    let help =
                        "leave it out; with `trigger = 1`, 2 or 3 it takes the place of an earlier pack's";
                    self.found.push(at(Some(one), what, help));
                }
            }
        }
    }

    /// A code means one thing: a faction, a card, a Sponsor Card or a Pilot.
    fn clashes(&mut self, raw: &Raw) {
        let factions = raw.factions.iter().map(|one| (0, one.at, &one.span, &one.facts.0));
        let cards = raw.cards.iter().map(|one| (1, one.at, &one.span, &one.facts.facts.code));
        let sponsors = raw.sponsors.iter().map(|one| (2, one.at, &one.span, &one.facts.code));
        let pilots = raw.pilots.iter().map(|one| (3, one.at, &one.span, &one.facts.facts.0));
        let mut all: Vec<_> = factions.chain(cards).chain(sponsors).chain(pilots).collect();
        all.sort_by_key(|&(_, file, span, _)| (file, span.start));
        for (place, (kind, file, span, code)) in all.iter().enumerate() {
            let earlier = all[..place].iter().find(|(other, .., same)| same == code && other != kind);
            if let Some((_, other, there, _)) = earlier {
                let help = format!("give it another code; {}", self.other(*other, there.start));
                let what = format!("there is another `{code}`");
                self.found.push((*file, kernel::Fault { span: (*span).clone(), what, help: Some(help) }));
            }
        }
    }

    fn other(&self, file: usize, start: usize) -> String {
        let file = &self.files[file];
        format!("the other one is at {}:{}", file.file, line_column(&file.text, start).0)
    }
}
