//! The index: who is at which table, where each link leads and when each timer fires, without searching all
//! tables.

use crate::ids::{Moment, PersonId, TableId, Token};
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::person::Person;
use crate::table::Table;
use std::collections::{BTreeMap, BTreeSet};

/// All look-ups. The index follows from the persons and tables, and is updated with every change.
#[derive(PartialEq, Default, Debug)]
pub(crate) struct Index {
    due: BTreeSet<(Moment, TableId)>,
    links: BTreeMap<Token, TableId>,
    tables: BTreeMap<TableId, (Token, Traits)>,
    persons: BTreeMap<PersonId, Traces>,
    /// Who is away and at no table, sorted by since when.
    idle: BTreeSet<(Moment, PersonId)>,
    playing: usize,
    present: usize,
    watchers: usize,
}

/// The indexed facts of a table.
#[derive(Clone, PartialEq, Default, Debug)]
struct Traits {
    due: Option<Moment>,
    /// Who is involved in it, and whether it counts as their own.
    persons: Vec<(PersonId, bool)>,
    plays: bool,
    /// How many spectators are present.
    watchers: usize,
}

/// The indexed facts of a person.
#[derive(Clone, PartialEq, Default, Debug)]
struct Traces {
    tables: BTreeSet<TableId>,
    /// How many tables they opened or sit at.
    own: usize,
    idle: Option<Moment>,
    present: bool,
}

/// Counts of the lobby, for whoever runs the server.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Metrics {
    /// How many tables there are.
    pub tables: usize,
    /// How many tables play a bout now.
    pub playing: usize,
    /// How many persons the lobby knows.
    pub persons: usize,
    /// How many persons are connected.
    pub present: usize,
    /// How many spectators are present, over all tables.
    pub watchers: usize,
}

impl Traits {
    fn of(table: &Table, limits: &Limits) -> Traits {
        let seated = table.persons().map(|(_, sitting)| (sitting.person, true));
        let watching = table.watchers.keys().map(|&person| (person, person == table.host));
        let mut persons: Vec<(PersonId, bool)> = seated.chain(watching).chain([(table.host, true)]).collect();
        persons.sort_unstable();
        persons.dedup();
        Traits {
            due: table.next_due(limits).map(|(at, _)| at),
            persons,
            plays: table.plays(),
            watchers: table.present_watchers(),
        }
    }
}

impl Index {
    /// Indexes a table as it is now. Returns everybody who came to it or left it.
    fn put(&mut self, table: &Table, limits: &Limits) -> Vec<PersonId> {
        let now = Traits::of(table, limits);
        let (token, before) = self.tables.remove(&table.id).unwrap_or_else(|| {
            self.links.insert(table.token.clone(), table.id);
            (table.token.clone(), Traits::default())
        });
        let moved = self.change(table.id, &before, &now);
        self.tables.insert(table.id, (token, now));
        moved
    }

    /// Removes a table. Returns everybody who was there.
    fn drop(&mut self, id: TableId) -> Vec<PersonId> {
        let Some((token, before)) = self.tables.remove(&id) else { return Vec::new() };
        self.links.remove(&token);
        self.change(id, &before, &Traits::default())
    }

    fn change(&mut self, id: TableId, before: &Traits, now: &Traits) -> Vec<PersonId> {
        if before.due != now.due {
            before.due.map(|at| self.due.remove(&(at, id)));
            self.due.extend(now.due.map(|at| (at, id)));
        }
        self.playing = self.playing - usize::from(before.plays) + usize::from(now.plays);
        self.watchers = self.watchers - before.watchers + now.watchers;
        if before.persons == now.persons {
            return Vec::new();
        }
        for &(person, own) in &before.persons {
            let traces = self.persons.entry(person).or_default();
            traces.tables.remove(&id);
            traces.own -= usize::from(own);
        }
        for &(person, own) in &now.persons {
            let traces = self.persons.entry(person).or_default();
            traces.tables.insert(id);
            traces.own += usize::from(own);
        }
        before.persons.iter().chain(&now.persons).map(|&(person, _)| person).collect()
    }

    /// Indexes a person as they are now. `None` if the lobby no longer knows them.
    fn person(&mut self, id: PersonId, person: Option<&Person>) {
        let traces = self.persons.entry(id).or_default();
        let present = person.is_some_and(Person::is_present);
        self.present = self.present - usize::from(traces.present) + usize::from(present);
        traces.present = present;
        let idle = person.and_then(|it| it.gone).filter(|_| traces.tables.is_empty());
        if idle != traces.idle {
            traces.idle.map(|since| self.idle.remove(&(since, id)));
            self.idle.extend(idle.map(|since| (since, id)));
            traces.idle = idle;
        }
        if person.is_none() && traces.tables.is_empty() {
            self.persons.remove(&id);
        }
    }

    /// Who has been away for `after` milliseconds and is at no table.
    pub(crate) fn forgotten(&self, now: Moment, after: u64) -> Vec<PersonId> {
        let long = self.idle.iter().take_while(|(since, _)| now.since(*since) >= after);
        long.map(|&(_, person)| person).collect()
    }

    /// The tables that a person is involved in, in order.
    pub(crate) fn tables_of(&self, person: PersonId) -> Vec<TableId> {
        self.persons.get(&person).map(|traces| traces.tables.iter().copied().collect()).unwrap_or_default()
    }

    /// How many tables the person opened or sits at.
    pub(crate) fn own(&self, person: PersonId) -> usize {
        self.persons.get(&person).map_or(0, |traces| traces.own)
    }

    pub(crate) fn table_of(&self, token: &Token) -> Option<TableId> {
        self.links.get(token).copied()
    }

    /// When the next timer fires.
    pub(crate) fn next(&self) -> Option<Moment> {
        self.due.first().map(|&(at, _)| at)
    }

    /// The tables with a timer due by now, in order.
    pub(crate) fn due(&self, now: Moment) -> Vec<TableId> {
        let mut due: Vec<TableId> =
            self.due.iter().take_while(|(at, _)| *at <= now).map(|&(_, id)| id).collect();
        due.sort_unstable();
        due
    }
}

impl Lobby {
    /// Indexes what has changed at this table.
    pub(crate) fn reindex(&mut self, id: TableId) {
        let index = &mut self.index.0;
        let moved = match self.tables.get(&id) {
            Some(table) => {
                if table.wants_thought() {
                    self.wanting.0.insert(id);
                }
                index.put(table, &self.limits)
            }
            None => index.drop(id),
        };
        for person in moved {
            index.person(person, self.persons.get(&person));
        }
    }

    /// Indexes what has changed about this person.
    pub(crate) fn reindex_person(&mut self, person: PersonId) {
        self.index.0.person(person, self.persons.get(&person));
    }

    /// Indexes all tables and persons.
    pub(crate) fn reindex_all(&mut self) {
        self.index.0 = Index::default();
        let (tables, persons): (Vec<_>, Vec<_>) =
            (self.tables.keys().copied().collect(), self.persons.keys().copied().collect());
        tables.into_iter().for_each(|id| self.reindex(id));
        persons.into_iter().for_each(|id| self.reindex_person(id));
    }

    /// Whether the index agrees with all persons and tables.
    pub(crate) fn is_indexed(&self) -> bool {
        let mut fresh = Index::default();
        self.tables.values().for_each(|table| drop(fresh.put(table, &self.limits)));
        let known = fresh.persons.keys().chain(self.persons.keys()).copied().collect::<BTreeSet<_>>();
        known.into_iter().for_each(|person| fresh.person(person, self.persons.get(&person)));
        self.index.0 == fresh
    }

    /// Counts of the lobby.
    pub fn metrics(&self) -> Metrics {
        let index = &self.index.0;
        Metrics {
            tables: self.tables.len(),
            playing: index.playing,
            persons: self.persons.len(),
            present: index.present,
            watchers: index.watchers,
        }
    }
}
