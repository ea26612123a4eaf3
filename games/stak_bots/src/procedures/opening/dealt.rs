//! The opening in the middle, written by hand: dealing can go on only if the cards lie as they were dealt so far.

use super::{DealStep, OpeningDeal, whole_rank};
use crate::card::StakId;
use crate::content::Content;
use crate::setup::{RANK_SIZE, RANKS};
use crate::table::{CARDS_MAX, Kinds, SEATS, Table};
use kernel::Seat;
use std::cmp::Ordering;

impl OpeningDeal {
    /// Whether everything that it names is there, and the rest can be dealt.
    pub(crate) fn fits(&self, table: &Table, content: &Content) -> bool {
        let there = self.first.is_none_or(|first| table.has_seat(first));
        if !there || !(1..=table.seats()).contains(&self.per_set) {
            return false;
        }
        let mut staks = table.staks();
        let mut tops = table.staks().filter_map(|stak| table.top(stak));
        // SB-17.10: with set-up entry effects it is settled who starts before the top cards are turned up.
        let settled = self.first.is_some() || !table.options.setup_effects;
        match self.step {
            DealStep::Rank { seat, rank, dealt } => {
                let untouched = table.options.own_decks && staks.all(|stak| table.height(stak) == 0);
                untouched && self.ranks(table, content, (seat, rank, dealt)) && self.room(table)
            }
            DealStep::First if table.options.setup_effects => {
                tops.all(|top| top.card.kind().is_none()) && self.hands(table, 0, 0)
            }
            DealStep::First => tops.all(|top| top.is_open()),
            DealStep::Top { stak } => {
                let due = |it: StakId| match table.top(it) {
                    Some(top) if it.0 < stak => top.is_open(),
                    Some(top) => top.card.kind().is_none(),
                    None => true,
                };
                settled && staks.all(due) && self.hands(table, 0, 0)
            }
            DealStep::Hand { seat, dealt } => {
                let opened = tops.all(|top| top.is_open());
                settled && dealt < self.hand && opened && self.hands(table, seat, dealt)
            }
            DealStep::Staks | DealStep::Start => false,
        }
    }

    /// The supplies have the hands that are not dealt yet.
    fn hands(&self, table: &Table, seat: u8, dealt: u8) -> bool {
        let mut needed = [0; SEATS];
        for to in seat..table.seats() {
            let owed = u64::from(self.hand) - if to == seat { u64::from(dealt) } else { 0 };
            needed[usize::from(table.deck_of(Seat(to)))] += owed;
        }
        let there = needed.iter().zip(table.supply).all(|(&needed, there)| needed <= u64::from(there));
        let lying: usize = table.staks().map(|stak| table.height(stak)).sum();
        let held: usize = (0..table.seats()).map(|seat| table.hand(Seat(seat)).len()).sum();
        there && needed.iter().sum::<u64>() + (lying + held) as u64 <= CARDS_MAX as u64
    }

    /// SB-R54: every deck has of each rank what was dealt so far.
    fn ranks(&self, table: &Table, content: &Content, (now, rank_now, dealt): (u8, u8, u8)) -> bool {
        (1..=RANKS).contains(&rank_now)
            && (0..table.seats()).step_by(usize::from(self.per_set)).all(|set| {
                let group = set..(set + self.per_set).min(table.seats());
                (1..=RANKS).all(|rank| {
                    let whole = u32::from(whole_rank(content, rank));
                    let share = u32::from(RANK_SIZE / self.per_set);
                    let kept = whole.saturating_sub(share * group.len() as u32);
                    let given = |seat: u8| match (seat, rank).cmp(&(now, rank_now)) {
                        Ordering::Less if seat == set => kept,
                        Ordering::Less => share,
                        Ordering::Equal => u32::from(dealt),
                        Ordering::Greater => 0,
                    };
                    let has = |seat: u8| of_rank(&table.unseen[usize::from(seat)], content, rank);
                    let due = |seat: u8| if seat == set { given(seat) <= kept } else { given(seat) <= share };
                    let dealt =
                        group.clone().all(|seat| due(seat) && (seat == set || has(seat) == given(seat)));
                    let gone: u32 = group.clone().map(given).sum();
                    dealt && has(set) + gone == whole && share * group.len() as u32 + kept <= whole
                })
            })
    }

    /// Every deck will have the cards for its Staks and its hand.
    fn room(&self, table: &Table) -> bool {
        let share = u64::from(RANK_SIZE / self.per_set) * u64::from(RANKS);
        let depth = u64::from(self.depth.max(self.drone_depth));
        let needed = depth * u64::from(table.options.staks_each) + u64::from(self.hand);
        needed <= share && needed * u64::from(table.seats()) <= CARDS_MAX as u64
    }
}

fn of_rank(kinds: &Kinds, content: &Content, rank: u8) -> u32 {
    content.iter().filter(|(_, kind)| kind.rank == rank).map(|(id, _)| u32::from(kinds.count(id.0))).sum()
}
