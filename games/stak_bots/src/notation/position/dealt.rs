//! The opening in the middle: dealing can go on only if the cards lie as they were dealt so far.

use crate::StakBots;
use crate::content::Content;
use crate::setup::{RANK_SIZE, RANKS};
use crate::table::{CARDS_MAX, Kinds, Table};
use kernel::{Bout, Seat};
use serde_json::Value;

type Verdict = Result<(), String>;

fn require(holds: bool, otherwise: &str) -> Verdict {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}

fn number(value: &Value, key: &str) -> u64 {
    value.get(key).and_then(Value::as_u64).unwrap_or_default()
}

/// Whether the rest can be dealt.
pub(super) fn fits(deal: &Value, bout: &Bout<StakBots>) -> Verdict {
    let table = bout.table();
    let per_set = number(deal, "per_set");
    require(
        (1..=u64::from(table.seats())).contains(&per_set),
        "a set is shared by the seats that there are",
    )?;
    let step = deal.get("step").unwrap_or(deal);
    let steps = step.as_object().and_then(|steps| steps.iter().next());
    match steps {
        None if step == "first" => first(deal, table),
        Some((name, at)) if name == "rank" => {
            let untouched =
                table.options.own_decks && bout.table().staks().all(|stak| table.height(stak) == 0);
            require(untouched, "ranks are dealt to own decks, before the Staks")?;
            ranks(at, per_set as u8, bout)?;
            room(deal, table, per_set as u8)
        }
        Some((name, at)) if name == "top" => {
            settled(deal, table)?;
            let from = number(at, "stak");
            let tops =
                table.staks().filter(|stak| u64::from(stak.0) >= from).filter_map(|stak| table.top(stak));
            require(tops.into_iter().all(|top| top.card.kind().is_none()), "a top card is turned up once")?;
            hands(deal, 0, 0, table)
        }
        Some((name, at)) if name == "hand" => {
            settled(deal, table)?;
            let dealt = number(at, "dealt");
            require(dealt < number(deal, "hand"), "this hand is dealt")?;
            let tops = table.staks().filter_map(|stak| table.top(stak));
            require(
                tops.into_iter().all(|top| top.is_open()),
                "the top cards are turned up before the hands",
            )?;
            hands(deal, number(at, "seat"), dealt, table)
        }
        _ => Err("this step needs no chance".to_owned()),
    }
}

/// SB-17.10: with set-up entry effects it is settled who starts before the top cards are turned up.
fn settled(deal: &Value, table: &Table) -> Verdict {
    let first = deal.get("first").is_some_and(Value::is_u64);
    require(first || !table.options.setup_effects, "who starts is settled before")
}

/// Who starts is chosen before everything else or after it.
fn first(deal: &Value, table: &Table) -> Verdict {
    let tops = table.staks().filter_map(|stak| table.top(stak));
    if table.options.setup_effects {
        require(tops.into_iter().all(|top| top.card.kind().is_none()), "a top card is turned up once")?;
        return hands(deal, 0, 0, table);
    }
    require(tops.into_iter().all(|top| top.is_open()), "the top cards are turned up before")
}

/// The supplies have the hands that are not dealt yet.
fn hands(deal: &Value, seat: u64, dealt: u64, table: &Table) -> Verdict {
    let hand = number(deal, "hand");
    let mut needed = [0; crate::table::SEATS];
    for to in seat..u64::from(table.seats()) {
        let owed = hand - if to == seat { dealt } else { 0 };
        needed[usize::from(table.deck_of(Seat(to as u8)))] += owed;
    }
    let there = needed.iter().zip(table.supply).all(|(&needed, there)| needed <= u64::from(there));
    let lying = needed.iter().sum::<u64>() + table.staks().map(|stak| table.height(stak) as u64).sum::<u64>();
    let held: u64 = (0..table.seats()).map(|seat| table.hand(Seat(seat)).len() as u64).sum();
    require(there && lying + held <= CARDS_MAX as u64, "the supply has too few cards for the hands")
}

/// SB-R54: every deck has of each rank what was dealt so far.
fn ranks(at: &Value, per_set: u8, bout: &Bout<StakBots>) -> Verdict {
    let (seat, rank, dealt) = (number(at, "seat"), number(at, "rank"), number(at, "dealt"));
    require((1..=u64::from(RANKS)).contains(&rank) && dealt < 256, "there is no such rank")?;
    let now = (seat as u8, rank as u8, dealt as u8);
    let seats = bout.seats();
    for set in (0..seats).step_by(usize::from(per_set)) {
        let group = set..(set + per_set).min(seats);
        for rank in 1..=RANKS {
            let whole = of_rank(&bout.content().common_deck(), bout.content(), rank);
            let share = u32::from(RANK_SIZE / per_set);
            let kept = whole.saturating_sub(share * group.len() as u32);
            let mut rest = whole;
            for seat in group.clone() {
                let due = if seat == set { kept } else { share };
                let given = match (seat, rank).cmp(&(now.0, now.1)) {
                    std::cmp::Ordering::Less => due,
                    std::cmp::Ordering::Equal => u32::from(now.2),
                    std::cmp::Ordering::Greater => 0,
                };
                let deck = of_rank(&bout.table().unseen[usize::from(seat)], bout.content(), rank);
                require(given <= due && (seat == set || deck == given), "the ranks are not dealt like this")?;
                rest = rest.checked_sub(given).ok_or("the ranks are not dealt like this")?;
            }
            let there = of_rank(&bout.table().unseen[usize::from(set)], bout.content(), rank);
            let needed = share * group.len() as u32 + kept;
            require(there == rest && needed <= whole, "the ranks are not dealt like this")?;
        }
    }
    Ok(())
}

fn of_rank(kinds: &Kinds, content: &Content, rank: u8) -> u32 {
    content.iter().filter(|(_, kind)| kind.rank == rank).map(|(id, _)| u32::from(kinds.count(id.0))).sum()
}

/// Every deck will have the cards for its Staks and its hand.
fn room(deal: &Value, table: &Table, per_set: u8) -> Verdict {
    let share = u64::from(RANK_SIZE / per_set) * u64::from(RANKS);
    let depth = number(deal, "depth").max(number(deal, "drone_depth"));
    let needed = depth * u64::from(table.options.staks_each) + number(deal, "hand");
    let fits = needed <= share && needed * u64::from(table.seats()) <= CARDS_MAX as u64;
    require(fits, "the decks have too few cards for the Staks and hands")
}
