//! Law 16: accounts. What the events say was gained, spent, lost and healed adds up to what changed on the table.

use super::walk::{each_bout, play_legal, random_input};
use super::{Battery, Broken};
use kernel::{Bout, Rules, Told};
use std::collections::BTreeMap;
use std::fmt::Debug;

const LAW: &str = "16: accounts";

/// The numbers that are kept. One that is missing is 0.
pub type Numbers<A> = BTreeMap<A, i64>;

/// What an event says was added to which numbers. The bout is the one before the input; the numbers are those before the
/// event, as they are booked.
pub type Bookings<R, A> = fn(&Bout<R>, &Numbers<A>, &<R as Rules>::Event) -> Vec<(A, i64)>;

/// What an event adds to the numbers before it.
#[derive(Debug)]
pub struct Entries<'a, A> {
    before: &'a Numbers<A>,
    made: Vec<(A, i64)>,
}

impl<'a, A: Ord> Entries<'a, A> {
    /// Nothing yet.
    pub fn new(before: &'a Numbers<A>) -> Entries<'a, A> {
        Entries { before, made: Vec::new() }
    }

    /// The number with what was added.
    pub fn now(&self, account: &A) -> i64 {
        let added = self.made.iter().filter(|(other, _)| other == account).map(|(_, n)| n);
        self.before.get(account).unwrap_or(&0) + added.sum::<i64>()
    }

    /// So much more.
    pub fn add(&mut self, account: A, n: impl Into<i64>) {
        self.made.push((account, n.into()));
    }

    /// So much less.
    pub fn take(&mut self, account: A, n: impl Into<i64>) {
        self.made.push((account, -n.into()));
    }

    /// As much as it takes to come to this number.
    pub fn set(&mut self, account: A, n: impl Into<i64>) {
        let more = n.into() - self.now(&account);
        self.made.extend((more != 0).then_some((account, more)));
    }

    /// All that was added.
    pub fn done(self) -> Vec<(A, i64)> {
        self.made
    }
}

/// How a game keeps its accounts. `A` names one number on the table, such as the armour of a seat.
#[derive(Debug)]
pub struct Book<R: Rules, A> {
    /// Every number as it is on the table.
    pub balances: fn(&Bout<R>) -> Numbers<A>,
    /// What each event says.
    pub bookings: Bookings<R, A>,
}

/// In random bouts, after each input: what was there before, with all that the events book, is what is there now.
/// Returns how many bookings were made: none would show nothing.
pub fn accounts<R: Rules, A: Ord + Clone + Debug>(
    battery: &Battery<R>,
    book: &Book<R, A>,
) -> Result<usize, Broken> {
    accounts_but(battery, book, |_| false)
}

/// The same with a book that forgets some events: it must not add up.
pub fn accounts_but<R: Rules, A: Ord + Clone + Debug>(
    battery: &Battery<R>,
    book: &Book<R, A>,
    forgets: impl Fn(&R::Event) -> bool,
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
            for event in events(&told).filter(|event| !forgets(event)) {
                for (account, amount) in (book.bookings)(&before, &balances, event) {
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
fn compare<A: Ord + Debug>(booked: &Numbers<A>, there: &Numbers<A>) -> Result<(), String> {
    let number = |book: &Numbers<A>, account: &A| book.get(account).copied().unwrap_or(0);
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
