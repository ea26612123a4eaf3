//! Older cards (SB-R72): `older N` marks a hidden card of an earlier shuffle, `[older]` says what lies face-down of each.

use super::{Reading, write_kinds};
use crate::card::Lying;
use crate::content::Content;
use crate::table::{PILES, Table};
use kernel::Seat;
use std::fmt::Write as _;

/// The mark of a hidden card.
pub(super) fn mark(lying: Lying) -> String {
    match lying.older() {
        0 => String::new(),
        number => format!(" older {number}"),
    }
}

/// The number behind `older`.
pub(super) fn number(word: Option<&str>) -> Result<u8, String> {
    let number = word.and_then(|number| number.parse().ok());
    let fits = number.filter(|number| (1..PILES as u8).contains(number));
    fits.ok_or_else(|| format!("`older` needs a number from 1 to {}", PILES - 1))
}

/// Every card in a Stak or a hand.
fn all_lying(table: &Table) -> impl Iterator<Item = Lying> {
    let staks = table.staks().flat_map(|stak| table.stak(stak));
    staks.chain((0..table.seats()).flat_map(|seat| table.hand(Seat(seat)))).copied()
}

/// For each number that a hidden card has, the cards that lie face-down in Staks.
pub(super) fn write(table: &Table, content: &Content, out: &mut String) {
    let there = |number: &u8| all_lying(table).any(|lying| lying.older() == *number);
    let numbers: Vec<u8> = (1..PILES as u8).filter(there).collect();
    if numbers.is_empty() {
        return;
    }
    let _ = writeln!(out, "\n[older]");
    for number in numbers {
        let _ =
            writeln!(out, "{number} = [{}]", write_kinds(content, &table.older()[usize::from(number) - 1]));
    }
}

/// As many cards as lie face-down with each number; the cards with one number are of one deck.
pub(super) fn read(reading: &Reading<'_, '_>, table: &mut Table) {
    for entry in reading.entries("older") {
        match number(Some(entry.key())) {
            Ok(number) => match table.older_mut().get_mut(usize::from(number) - 1) {
                Some(kinds) => *kinds = reading.kinds(&entry),
                None => entry.fault(format!("more than {PILES} piles of unseen cards"), None),
            },
            Err(why) => entry.fault(why, None),
        }
    }
    for number in 1..PILES as u8 {
        let of_number = || all_lying(table).filter(|lying| lying.older() == number);
        let unknown = of_number().filter(|lying| lying.card.kind().is_none()).count();
        let named = table.older().get(usize::from(number) - 1).map_or(0, |kinds| kinds.total() as usize);
        if unknown != named {
            let what = format!("{unknown} cards lie unseen as older {number}, and `[older]` names {named}");
            reading.toml.fault(what, Some(format!("write `{number} = [\"CODE\", …]` below `[older]`")));
        }
        if table.older().len() < usize::from(number) && of_number().next().is_some() {
            reading.toml.fault(format!("more than {PILES} piles of unseen cards"), None);
        }
        let mut decks = of_number().map(|lying| lying.card.deck());
        let first = decks.next();
        if decks.any(|deck| Some(deck) != first) {
            reading.toml.fault(format!("the cards of older {number} are of one deck"), None);
        }
    }
}
