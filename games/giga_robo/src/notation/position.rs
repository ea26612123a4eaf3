//! Positions as TOML. What a hand-written position leaves out:
//!
//! - `mode`, `map`, `active`, `turn`, `order`: a duel (free-for-all from three seats on) on map A, turn 1 of the first
//!   seat, which is asked what to do in its Combat phase; the seats are those of `[robots]`, in their order.
//! - `watch`: who could respond for all that the others know is asked (GR-T5).
//! - `[robots.A]`: the quick start of the seat's usual pilot and robot, or of `pilot` and `robot`; `cards` is the whole
//!   build. A card that `hand`, `meter`, `used` or `gone` does not name lies in the slot of its Cooldown Value,
//!   Deactivated, or in hand if it has none. A card that they name and that is not in the build joins it. Cards that
//!   started in a hand have been seen if `shown` names them. Full Armor, nothing else of anything; with Armor 0 the last
//!   damage was one that defeats.
//! - `at`: the seat's Starting Zone, in the order of the map.
//! - `[city]`: bare streets. `"1,0" = "tier 1, barrier, crater, inferno, 2 anchors, target A"`.
//! - `[deck]`, `[used]`, `supply`: all Impact Cards but the used ones; the Structures that are not in the city.
//!
//! `doing`, `asked`, `rolling`, `over`, `combat`, `responses` and `lasting` are written by the program, for moments in the
//! middle of a procedure.

mod build;
mod city;
mod fits;
mod json;
mod player;

use super::names::{Names, letter};
use super::setup::read_map;
use crate::GigaRobo;
use crate::content::Content;
use crate::frame::Frame;
use crate::legality::responses::is_key;
use crate::procedures::Turn;
use crate::question::Question;
use crate::setup::{CHOICES, Options, Setup, WATCHES, Watch};
use crate::table::{Combat, List, Player, SEATS, Table};
pub(super) use city::site_text;
use kernel::{Bout, Fault, Pending, Seat, SeatSet};
use std::fmt::Write as _;
use std::sync::Arc;
use tabletop::setup::word_of;
use tabletop::sheet::{Sheet, Table as Toml};

pub(super) fn write(bout: &Bout<GigaRobo>) -> String {
    let (table, content) = (bout.table(), bout.content());
    let names = Names::of(table, content);
    let map = |map: u8| content.maps[usize::from(map)].code.as_str();
    let seats = |seats: &[Seat]| {
        let letters: Vec<String> = seats.iter().map(|&seat| format!("{:?}", letter(seat))).collect();
        format!("[{}]", letters.join(", "))
    };
    let set = |set: SeatSet| seats(&set.iter().collect::<Vec<_>>());
    let mut out = String::new();
    let _ = writeln!(out, "mode = {:?}\nmap = {:?}", table.options.mode.word(), map(table.map));
    let _ = writeln!(out, "watch = {:?}", word_of(WATCHES, &table.options.watch));
    if let Some(agreed) = table.options.map {
        let _ = writeln!(out, "agreed = {:?}", map(agreed));
    }
    let _ = writeln!(out, "turn = {}\nactive = {:?}", table.turn, letter(table.active));
    let _ = writeln!(out, "order = {}\nsupply = {:?}", seats(&table.order), table.supply);
    let _ = writeln!(out, "raging = {}\nleft = {}", set(table.raging), set(bout.left()));
    if !table.combat.dice.is_empty() {
        let _ = writeln!(out, "aside = {:?}", set_aside(&table.combat));
    }
    json::write(bout, &mut out);
    city::write(names, &mut out);
    for seat in (0..table.seats()).map(Seat) {
        player::write(names, seat, &mut out);
    }
    out
}

pub(super) fn read(
    text: &str,
    table: Option<&str>,
    content: &Arc<Content>,
) -> Result<Bout<GigaRobo>, Vec<Fault>> {
    let sheet = Sheet::parse(text).map_err(|fault| vec![fault])?;
    let read = sheet.start(table).and_then(|toml| {
        let bout = Reading { toml: &toml, content }.bout()?;
        toml.finish();
        if sheet.is_faulty() {
            return None;
        }
        match fits::check(&bout) {
            Ok(()) => Some(bout),
            Err(what) => {
                toml.fault(what, Some("a position is one that can be played on".to_owned()));
                None
            }
        }
    });
    match (sheet.finish(), read) {
        (faults, Some(bout)) if faults.is_empty() => Ok(bout),
        (faults, _) => Err(faults),
    }
}

struct Reading<'a, 's> {
    toml: &'a Toml<'s>,
    content: &'a Arc<Content>,
}

impl Reading<'_, '_> {
    fn bout(&self) -> Option<Bout<GigaRobo>> {
        let (toml, content) = (self.toml, self.content);
        let robots = toml.need("robots")?.table()?;
        let seats = self.seats(&robots)?;
        let agreed = toml.may("agreed").and_then(|entry| read_map(&entry, content));
        let mut setup = Setup { watch: Watch::default(), ..Setup::standard(seats) };
        CHOICES.read_some(toml, &["mode", "watch"], &mut setup);
        let Setup { mode, watch, .. } = setup;
        let options = Options { seats, mode, map: agreed, watch };
        let mut table = Table::new(options, [Player::ABSENT; SEATS], content);
        table.map = toml.may("map").and_then(|entry| read_map(&entry, content)).unwrap_or(0);
        for entry in robots.entries() {
            let (Some(seat), Some(toml)) = (seat_of(entry.key()), entry.table()) else { continue };
            if let Some(player) = player::read(&toml, &table, content, seat) {
                toml.finish();
                *table.player_mut(seat) = player;
            }
        }
        table.look_up_topics(content);
        city::read(toml, &mut table, content);
        table.turn = toml.number_or("turn", 0..=u16::MAX, 1);
        table.active = self.seat("active", &table)?.unwrap_or(Seat(0));
        if let Some(order) = self.seat_list("order", &table)? {
            table.order = self.order(&order, seats)?;
        }
        table.raging = self.seat_set("raging", &table)?;
        table.stirred = (0..seats).map(Seat).filter(|&seat| table.player(seat).has_stirred()).collect();
        let left = self.seat_set("left", &table)?;
        table.combat = json::value(toml, "combat")?.unwrap_or(Combat::NONE);
        self.aside(&table.combat);
        table.stack = json::value(toml, "responses")?.unwrap_or_default();
        table.lasting = json::value(toml, "lasting")?.unwrap_or_default();
        let (frames, mut pending) = json::procedures(toml, table.active)?;
        if let Pending::Asked(seat, Question::Respond { key, .. }) = &mut pending {
            *key = seat.0 < seats && is_key(&table, *seat);
        }
        Some(Bout::at_position(content, seats, table, frames, pending).with_left(left))
    }

    /// GR-1.1: as many as `[robots]` names, in order from A.
    fn seats(&self, robots: &Toml<'_>) -> Option<u8> {
        let entries = robots.entries();
        let known = entries.iter().filter(|entry| seat_of(entry.key()).is_some()).count();
        let highest =
            entries.iter().filter_map(|entry| seat_of(entry.key())).map(|seat| seat.index() + 1).max();
        if known != entries.len() || highest != Some(known) || known < 2 {
            let help = "write [robots.A], [robots.B] and so on, two to six of them".to_owned();
            robots.fault("these are no seats", Some(help));
            return None;
        }
        Some(known as u8)
    }

    fn seat(&self, key: &'static str, table: &Table) -> Option<Option<Seat>> {
        let Some(entry) = self.toml.may(key) else { return Some(None) };
        match Names::of(table, self.content).read_seat(entry.text()?) {
            Ok(seat) => Some(Some(seat)),
            Err(why) => {
                entry.fault(why, None);
                None
            }
        }
    }

    /// GR-13.2: which dice are set aside follows from all of them; what is written must be that.
    fn aside(&self, combat: &Combat) {
        let Some(entry) = self.toml.may("aside") else { return };
        let numbers = entry.list().unwrap_or_default();
        let written: Vec<usize> = numbers.iter().filter_map(|entry| entry.number(1..=99)).collect();
        let found = set_aside(combat);
        if written != found {
            entry.fault(format!("the dice that are set aside are {found:?}"), None);
        }
    }

    fn seat_set(&self, key: &'static str, table: &Table) -> Option<SeatSet> {
        Some(self.seat_list(key, table)?.unwrap_or_default().into_iter().collect())
    }

    fn seat_list(&self, key: &'static str, table: &Table) -> Option<Option<Vec<Seat>>> {
        let Some(entry) = self.toml.may(key) else { return Some(None) };
        let names = Names::of(table, self.content);
        let mut seats = Vec::new();
        for entry in entry.list()? {
            match names.read_seat(entry.text()?) {
                Ok(seat) => seats.push(seat),
                Err(why) => {
                    entry.fault(why, None);
                    return None;
                }
            }
        }
        Some(Some(seats))
    }

    /// Every seat once.
    fn order(&self, order: &[Seat], seats: u8) -> Option<List<Seat, SEATS>> {
        let all: SeatSet = order.iter().copied().collect();
        if order.len() != usize::from(seats) || all != SeatSet::first(seats) {
            self.toml.fault("`order` must name every seat once", None);
            return None;
        }
        Some(order.iter().copied().collect())
    }
}

fn seat_of(key: &str) -> Option<Seat> {
    (0..SEATS as u8).map(Seat).find(|&seat| letter(seat) == key)
}

/// The dice that are set aside, by their places from 1.
fn set_aside(combat: &Combat) -> Vec<usize> {
    let contest = combat.contest();
    (0..combat.dice.len()).filter(|&at| contest.is_set_aside(at)).map(|at| at + 1).collect()
}

/// The procedures of a position that names none, and what is asked then.
fn acting(seat: Seat) -> (Frame, Pending<GigaRobo>) {
    (Frame::Turn(Turn::acting(seat)), Pending::Asked(seat, Question::Act))
}
