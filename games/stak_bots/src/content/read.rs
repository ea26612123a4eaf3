//! Packs: from the texts of their files to one content, or to every fault in all of them.

mod card;
mod deck;
mod effect;

pub(super) use card::CARD;
pub(super) use deck::DECK_COPIES_MAX;
pub use deck::{Deck, DeckBreach, read_deck, write_deck};

use super::{Content, Kind};
use crate::table::KINDS_MAX;
use card::Card;
use deck::RawDeck;
use kernel::{Fault, PackFault, PackText};
use std::collections::BTreeSet;
use std::ops::Range;
use tabletop::pack;
use tabletop::sheet::{Sheet, line_column, quoted};

/// The most decks that the packs of a bout may list.
const DECKS_MAX: usize = 64;

/// The files of the house pack.
pub fn house_files() -> Vec<PackText> {
    let about = include_str!("../../../../packs/house/pack.toml");
    let mut files = vec![PackText::embedded("packs/house/pack.toml", about)];
    files.extend(kernel::house!("stak-bots": "cards.toml", "decks.toml"));
    files
}

/// The content of all these files together, or every fault in them, in the order of the files.
pub fn read_packs(files: &[PackText]) -> Result<Content, Vec<PackFault>> {
    let mut reading = Reading { files, ..Reading::default() };
    for (at, file) in files.iter().enumerate() {
        reading.read_file(at, &file.text);
    }
    reading.compare_cards();
    let content = reading.compile();
    if reading.faults.is_empty() { Ok(content) } else { Err(reading.into_faults()) }
}

/// The content so far, and every fault with the number of its file.
#[derive(Default)]
struct Reading<'f> {
    files: &'f [PackText],
    cards: Vec<(usize, Card)>,
    decks: Vec<(usize, RawDeck)>,
    /// The codes of cards with faults: decks may name them without another fault.
    faulty_codes: BTreeSet<String>,
    /// Whether a file could not be read at all: then decks may name any card.
    is_torn: bool,
    faults: Vec<(usize, Fault)>,
}

impl Reading<'_> {
    fn read_file(&mut self, at: usize, text: &str) {
        let sheet = match Sheet::parse(text) {
            Ok(sheet) => sheet,
            Err(fault) => {
                self.is_torn = true;
                return self.faults.push((at, fault));
            }
        };
        if pack::describes(&self.files[at].file) {
            pack::check(&sheet.top());
        } else {
            self.read_game_file(at, &sheet);
        }
        self.faults.extend(sheet.finish().into_iter().map(|fault| (at, fault)));
    }

    fn read_game_file(&mut self, at: usize, sheet: &Sheet<'_>) {
        let top = sheet.top();
        let (cards, decks) = (top.tables("card"), top.tables("deck"));
        if cards.is_empty() && decks.is_empty() {
            let help = "write a card under [[card]] or a deck under [[deck]]".to_owned();
            top.fault("the file holds neither cards nor decks", Some(help));
        }
        for table in cards {
            match card::read(&table) {
                Ok(card) => self.cards.push((at, card)),
                Err(code) => self.faulty_codes.extend(code),
            }
        }
        self.decks.extend(decks.iter().map(|table| (at, deck::read(table))));
        top.finish();
    }

    fn fault(&mut self, at: usize, span: Range<usize>, what: String, help: Option<String>) {
        self.faults.push((at, Fault { span, what, help }));
    }

    /// `file:line` of a place, for help.
    fn place(&self, at: usize, span: &Range<usize>) -> String {
        let file = &self.files[at];
        format!("{}:{}", file.file, line_column(&file.text, span.start).0)
    }

    /// The faults that only show when all cards are compared.
    fn compare_cards(&mut self) {
        let mut found = Vec::new();
        for (i, (at, card)) in self.cards.iter().enumerate().take(KINDS_MAX) {
            let clash = self.cards[..i].iter().find_map(|(other_at, other)| {
                let what = card.clash(other)?;
                Some((
                    what,
                    format!("the other one is {} at {}", other.kind.code, self.place(*other_at, &other.span)),
                ))
            });
            if let Some((what, help)) = clash {
                found.push((*at, Fault { span: card.span.clone(), what, help: Some(help) }));
            }
        }
        self.faults.extend(found);
        if let Some((at, card)) = self.cards.get(KINDS_MAX) {
            let (at, span, count) = (*at, card.span.clone(), self.cards.len());
            let help = Some("leave out cards, or packs".to_owned());
            self.fault(at, span, format!("{count} kinds of cards, but at most {KINDS_MAX} fit"), help);
        }
        if self.cards.is_empty() && self.faults.is_empty() {
            self.fault(0, 0..0, "the packs hold no cards".to_owned(), None);
        }
    }

    /// The content, as far as it can be made. Kinds are sorted, so that their numbers do not depend
    /// on the order of files.
    fn compile(&mut self) -> Content {
        // A code that stands twice is a fault already: decks mean the first.
        let mut seen = BTreeSet::new();
        let first = self.cards.iter().map(|(_, card)| &card.kind).filter(|kind| seen.insert(&kind.code));
        let mut kinds: Vec<Kind> = first.cloned().collect();
        kinds.sort_by(|a, b| (a.rank, a.power, &a.code).cmp(&(b.rank, b.power, &b.code)));
        kinds.truncate(KINDS_MAX);
        let left_out = self.cards.iter().map(|(_, card)| card.kind.code.clone());
        self.faulty_codes.extend(left_out);
        let mut content = Content { kinds, decks: Vec::new() };
        content.decks = self.compile_decks(&content);
        content
    }

    fn compile_decks(&mut self, content: &Content) -> Vec<Deck> {
        let mut decks: Vec<Deck> = Vec::new();
        for (at, raw) in std::mem::take(&mut self.decks) {
            let excused = |code: &str| self.is_torn || self.faulty_codes.contains(code);
            let (deck, faults) = raw.compile(content, excused);
            self.faults.extend(faults.into_iter().map(|fault| (at, fault)));
            if decks.iter().any(|other| !other.code.is_empty() && other.code == deck.code) {
                let what = format!("there is another deck {}", quoted(&deck.code));
                self.fault(at, raw.code_span, what, Some("give it another `code`".to_owned()));
            }
            if decks.len() == DECKS_MAX {
                self.fault(
                    at,
                    raw.span,
                    format!("more than {DECKS_MAX} decks"),
                    Some("leave out decks".to_owned()),
                );
                break;
            }
            decks.push(deck);
        }
        decks.sort_by(|a, b| a.code.cmp(&b.code));
        decks
    }

    fn into_faults(mut self) -> Vec<PackFault> {
        self.faults.sort_by_key(|(at, fault)| (*at, fault.span.start, fault.span.end));
        let name = |at: usize| self.files.get(at).map_or_else(String::new, |file| file.file.clone());
        self.faults.into_iter().map(|(at, fault)| PackFault { file: name(at), fault }).collect()
    }
}
