//! Own decks: lists of cards that keep the rules of deck construction (SB-17.25).

use crate::content::{COPIES_MAX, Content, KindId, RANK_MAX};
use crate::table::KINDS_MAX;
use kernel::Fault;
use std::collections::BTreeMap;
use std::fmt::{self, Write};
use std::ops::Range;
use tabletop::Tally;
use tabletop::pack::{PLAIN_CODE, read_names};
use tabletop::sheet::{Sheet, Table, nearest, quoted};

/// SB-17.25: the cards of an own deck.
pub(in crate::content) const DECK_CARDS: u32 = 60;
/// SB-17.25: its cards of each rank.
pub(in crate::content) const DECK_CARDS_PER_RANK: u32 = 10;
/// SB-17.25: its copies of any one card.
pub(in crate::content) const DECK_COPIES_MAX: u8 = 5;

/// A named list of cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    /// Its short name: `iron-fist`.
    pub code: String,
    /// Names by language; English is always there.
    pub names: BTreeMap<String, String>,
    /// How many of each kind.
    pub cards: Tally<KINDS_MAX>,
}

/// A way in which a list of cards breaks SB-17.25.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeckBreach {
    /// It has not 60 cards.
    Size {
        /// How many it has.
        cards: u32,
    },
    /// It has not 10 cards of a rank.
    Rank {
        /// The rank.
        rank: u8,
        /// How many of it there are.
        cards: u32,
    },
    /// It has more than 5 copies of a card.
    Copies {
        /// The card.
        kind: KindId,
        /// How many copies there are.
        copies: u8,
    },
}

impl fmt::Display for DeckBreach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckBreach::Size { cards } => {
                write!(f, "the deck has {cards} cards, not {DECK_CARDS} (SB-17.25)")
            }
            DeckBreach::Rank { rank, cards } => {
                write!(f, "the deck has {cards} cards of rank {rank}, not {DECK_CARDS_PER_RANK} (SB-17.25)")
            }
            DeckBreach::Copies { copies, .. } => {
                write!(f, "{copies} copies of one card, but at most {DECK_COPIES_MAX} are allowed (SB-17.25)")
            }
        }
    }
}

impl Deck {
    /// Its cards by their codes, as a set-up has them.
    pub fn by_code(&self, content: &Content) -> BTreeMap<String, u8> {
        self.cards.iter().map(|(id, copies)| (content.kind(KindId(id)).code.clone(), copies)).collect()
    }

    /// SB-17.25: everything that is wrong with a list of cards of this content.
    pub fn breaches(cards: &Tally<KINDS_MAX>, content: &Content) -> Vec<DeckBreach> {
        let mut breaches = Vec::new();
        if cards.total() != DECK_CARDS {
            breaches.push(DeckBreach::Size { cards: cards.total() });
        }
        for rank in 1..=RANK_MAX {
            let of_rank = content.iter().filter(|(_, kind)| kind.rank == rank);
            let found: u32 = of_rank.map(|(id, _)| u32::from(cards.count(id.0))).sum();
            if found != DECK_CARDS_PER_RANK {
                breaches.push(DeckBreach::Rank { rank, cards: found });
            }
        }
        let too_many = cards.iter().filter(|(_, copies)| *copies > DECK_COPIES_MAX);
        breaches.extend(too_many.map(|(id, copies)| DeckBreach::Copies { kind: KindId(id), copies }));
        breaches
    }
}

/// The one deck of this TOML text, as `decks.toml` has it, or every fault in it.
pub fn read_deck(text: &str, content: &Content) -> Result<Deck, Vec<Fault>> {
    let sheet = Sheet::parse(text).map_err(|fault| vec![fault])?;
    let top = sheet.top();
    let decks = top.tables("deck");
    let raw = decks.first().map(read);
    if decks.len() != 1 {
        let place = decks.get(1).map_or_else(|| top.span(), Table::span);
        sheet.fault(place, format!("there must be one deck, not {}", decks.len()), None);
    }
    top.finish();
    let mut faults = sheet.finish();
    let deck = raw.map(|raw| raw.compile(content, |_| false));
    let deck = deck.map(|(deck, more)| {
        faults.extend(more);
        deck
    });
    match deck {
        Some(deck) if faults.is_empty() => Ok(deck),
        _ => {
            faults.sort_by_key(|fault| (fault.span.start, fault.span.end));
            Err(faults)
        }
    }
}

/// The deck as a part of `decks.toml`.
pub fn write_deck(deck: &Deck, content: &Content) -> String {
    let names: Vec<String> =
        deck.names.iter().map(|(tag, name)| format!("{tag} = {}", basic(name))).collect();
    let mut text =
        format!("[[deck]]\ncode = {}\nname = {{ {} }}\n[deck.cards]\n", basic(&deck.code), names.join(", "));
    for (id, copies) in deck.cards.iter() {
        writeln!(text, "{} = {copies}", content.kind(KindId(id)).code).expect("a text takes every line");
    }
    text
}

/// A TOML text between double quotes.
fn basic(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// A deck as read, before its cards are looked up.
pub(super) struct RawDeck {
    code: Option<String>,
    names: Option<BTreeMap<String, String>>,
    lines: Vec<Line>,
    /// Whether every line was readable.
    is_whole: bool,
    pub(super) code_span: Range<usize>,
    pub(super) span: Range<usize>,
}

struct Line {
    code: String,
    code_span: Range<usize>,
    copies: u8,
    copies_span: Range<usize>,
}

/// The deck of this table, as far as it can be read.
pub(super) fn read(table: &Table<'_>) -> RawDeck {
    let code = table.need("code");
    let names = read_names(table, "name");
    let cards = table.table("cards");
    let mut entries = cards.as_ref().map(Table::entries).unwrap_or_default();
    if entries.len() > KINDS_MAX {
        let what = format!("a deck names at most {KINDS_MAX} kinds, not {}", entries.len());
        entries[KINDS_MAX].fault(what, None);
        entries.truncate(KINDS_MAX);
    }
    let lines: Vec<Line> = entries
        .iter()
        .filter_map(|entry| {
            let copies = entry.number(0..=COPIES_MAX)?;
            let (code, code_span) = (entry.key().to_owned(), entry.key_span());
            Some(Line { code, code_span, copies, copies_span: entry.span() })
        })
        .collect();
    table.finish();
    RawDeck {
        is_whole: cards.is_some() && lines.len() == entries.len(),
        names,
        lines,
        code_span: code.as_ref().map_or_else(|| table.span(), |entry| entry.span()),
        code: code.and_then(|entry| PLAIN_CODE.read(&entry)),
        span: cards.as_ref().map_or_else(|| table.span(), Table::span),
    }
}

impl RawDeck {
    /// The deck with its cards looked up, and every fault; codes that are `excused` may be unknown.
    pub(super) fn compile(&self, content: &Content, excused: impl Fn(&str) -> bool) -> (Deck, Vec<Fault>) {
        let mut faults = Vec::new();
        let mut cards = Tally::new();
        let mut is_whole = self.is_whole;
        for line in &self.lines {
            match content.find(&line.code) {
                // A key comes once in a table, so nothing is there yet and the copies fit.
                Some(kind) => cards.add_many(kind.0, line.copies).unwrap_or(()),
                None => {
                    is_whole = false;
                    faults.extend((!excused(&line.code)).then(|| unknown(line, content)));
                }
            }
        }
        let breaches = if is_whole { Deck::breaches(&cards, content) } else { Vec::new() };
        faults.extend(breaches.into_iter().map(|breach| self.fault(breach, content)));
        let names = self.names.clone().unwrap_or_default();
        (Deck { code: self.code.clone().unwrap_or_default(), names, cards }, faults)
    }

    fn fault(&self, breach: DeckBreach, content: &Content) -> Fault {
        let at_line = |kind: KindId| self.lines.iter().find(|line| line.code == content.kind(kind).code);
        let line = if let DeckBreach::Copies { kind, .. } = breach { at_line(kind) } else { None };
        let span = line.map_or_else(|| self.span.clone(), |line| line.copies_span.clone());
        Fault { span, what: breach.to_string(), help: None }
    }
}

fn unknown(line: &Line, content: &Content) -> Fault {
    let known: Vec<&str> = content.kinds.iter().map(|kind| kind.code.as_str()).collect();
    let help = nearest(&line.code, &known).map(|code| format!("did you mean `{code}`?"));
    Fault { span: line.code_span.clone(), what: format!("there is no card {}", quoted(&line.code)), help }
}
