//! Law 16: accounts. What the events say was gained, spent, lost and healed adds up to what changed on the table.

use super::walk::{each_bout, play_legal, random_input};
use super::{Battery, Broken};
use kernel::{Bout, Rules, Told};
use std::collections::BTreeMap;
use std::fmt::Debug;

const LAW: &str = "16: accounts";

/// What an event says was added to which numbers.
pub type Bookings<R, A> = fn(&Bout<R>, &<R as Rules>::Event) -> Vec<(A, i64)>;

/// How a game keeps its accounts. `A` names one number on the table, such as the armour of a seat.
#[derive(Debug)]
pub struct Book<R: Rules, A> {
    /// Every number as it is on the table. A number that is missing is 0.
    pub balances: fn(&Bout<R>) -> BTreeMap<A, i64>,
    /// What this event says was added to which numbers. The bout is the one before the input.
    pub bookings: Bookings<R, A>,
}

/// In random bouts, after each input: what was there before, with all that the events book, is what is there now.
/// Returns how many bookings were made: none would show nothing.
pub fn accounts<R: Rules, A: Ord + Clone + Debug>(
    battery: &Battery<R>,
    book: &Book<R, A>,
) -> Result<usize, Broken> {
    let mut booked = 0;
    each_bout(battery, LAW, |mut bout, dealer, number| {
        let mut balances = (book.balances)(&bout);
        loop {
            let Some(input) = random_input(&bout, dealer)? else { return Ok(()) };
            if *number >= battery.answers_max as usize {
                return Ok(());
            }
            let (before, text) = (bout.clone(), format!("{input:?}"));
            let mut told: Vec<Told<R::Event>> = Vec::new();
            if bout.play_telling(input.clone(), Some(&mut told)).is_err() {
                return play_legal(&mut bout, input);
            }
            for told in events(&told) {
                for (account, amount) in (book.bookings)(&before, told) {
                    *balances.entry(account).or_insert(0) += amount;
                    booked += 1;
                }
            }
            let now = (book.balances)(&bout);
            compare(&balances, &now).map_err(|what| {
                let events: Vec<_> = events(&told).collect();
                format!("{text}: {what}; the events are {events:?}")
            })?;
            balances = now;
            *number += 1;
        }
    })?;
    Ok(booked)
}

/// Each event once. Of an event that is told apart, each form is told: an account must be booked by one of them only.
fn events<E>(told: &[Told<E>]) -> impl Iterator<Item = &E> {
    told.iter().map(|told| &told.event)
}

/// The numbers that differ.
fn compare<A: Ord + Debug>(booked: &BTreeMap<A, i64>, there: &BTreeMap<A, i64>) -> Result<(), String> {
    let number = |book: &BTreeMap<A, i64>, account: &A| book.get(account).copied().unwrap_or(0);
    let differs = |account: &&A| number(booked, account) != number(there, account);
    let mut wrong: Vec<&A> = booked.keys().chain(there.keys()).filter(differs).collect();
    wrong.sort();
    wrong.dedup();
    if wrong.is_empty() {
        return Ok(());
    }
    let line = |account: &&A| {
        format!("{account:?} is {} and not {}", number(there, account), number(booked, account))
    };
    Err(wrong.iter().map(line).collect::<Vec<_>>().join(", "))
}
