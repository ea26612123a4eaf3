//! Snapshots: the whole lobby as plain data, from which an equal lobby can be made.

use crate::derived::Derived;
use crate::finished::Finished;
use crate::ids::{Moment, PersonId, TableId};
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::note::Ended;
use crate::person::Person;
use crate::play::Play;
use crate::table::Table;
use anygame::live::{self, Stored};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;

/// The version of the format. Other versions are not read.
const VERSION: u32 = 1;

/// The whole lobby as plain data, with all secrets of all tables. It can be written and read. Reading a
/// snapshot of another version is an error.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    #[serde(deserialize_with = "known_version")]
    version: u32,
    now: Moment,
    limits: Limits,
    persons: BTreeMap<PersonId, Person>,
    tables: BTreeMap<TableId, Table<Play<Stored>>>,
    opened: u64,
}

fn known_version<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
    match u32::deserialize(from)? {
        VERSION => Ok(VERSION),
        other => Err(D::Error::custom(format!(
            "a snapshot of version {other}, and this program reads version {VERSION}"
        ))),
    }
}

impl Lobby {
    /// The whole lobby as plain data.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            version: VERSION,
            now: self.now,
            limits: self.limits,
            persons: self.persons.clone(),
            tables: self.tables.iter().map(|(&id, table)| (id, stored(table))).collect(),
            opened: self.opened,
        }
    }

    /// An equal lobby. If these rules lead a bout elsewhere, it ends without a result ([`Ended::OtherRules`],
    /// see [`Lobby::take_finished`]); everything else goes on.
    pub fn restore(snapshot: Snapshot) -> Lobby {
        let Snapshot { version: _, now, limits, persons, tables, opened } = snapshot;
        let mut lobby = Lobby { now, limits, persons, opened, ..Lobby::default() };
        for (id, table) in tables {
            let mut table = restored(now, &table);
            let mut finished = std::mem::take(&mut table.over.0);
            finished.iter_mut().for_each(|finished| finished.name(&lobby.persons));
            lobby.finished.0.append(&mut finished);
            lobby.tables.insert(id, table);
        }
        lobby.reindex_all();
        lobby
    }
}

fn stored(table: &Table) -> Table<Play<Stored>> {
    with_play(table, table.play.as_ref().map(|play| with_live(play, play.live.stored())))
}

/// The table with its bout played again, as far as these rules reach the same positions.
fn restored(now: Moment, stored: &Table<Play<Stored>>) -> Table {
    let again = stored.play.as_ref().map(|play| (play, live::restore(&stored.terms.game, &play.live)));
    let Some((play, found)) = again else { return with_play(stored, None) };
    let whole = matches!(found, Some((_, true)));
    let mut table = with_play(stored, found.map(|(live, _)| with_live(play, live)));
    if !whole && table.ended.is_none() {
        table.end(now, Ended::OtherRules);
        let record = (play.live.record.clone(), play.live.inputs);
        table.over.0 = vec![Finished::of(&table, now, Ended::OtherRules, record, play.started)];
        table.look_around(now);
    }
    table
}

/// The same table with another bout.
fn with_play<P, Q>(table: &Table<P>, play: Option<Q>) -> Table<Q> {
    Table {
        id: table.id,
        host: table.host,
        terms: table.terms.clone(),
        token: table.token.clone(),
        seed: table.seed,
        past: table.past.clone(),
        origins: table.origins.clone(),
        seats: table.seats.clone(),
        kits: table.kits.clone(),
        watchers: table.watchers.clone(),
        bouts: table.bouts,
        play,
        ended: table.ended.clone(),
        quiet: table.quiet,
        said: table.said.clone(),
        said_ever: table.said_ever,
        told: Derived::default(),
        over: Derived::default(),
        thinking: Derived::default(),
    }
}

/// The same play with another bout inside.
fn with_live<L, M>(play: &Play<L>, live: M) -> Play<M> {
    Play {
        live,
        started: play.started,
        clocks: play.clocks.clone(),
        proposed: play.proposed.clone(),
        ends: play.ends,
        seed: play.seed,
        dealt: play.dealt,
        epoch: play.epoch,
        numbers: play.numbers.clone(),
        orders: play.orders.clone(),
        rests: play.rests.clone(),
        anyway: play.anyway,
        overruns: play.overruns.clone(),
        met: play.met,
        stuck: play.stuck,
        fewest: BTreeMap::new(),
    }
}
