//! Telling: what to send to whom after a command. A reader for whom nothing has changed gets nothing.
//!
//! Only digests are kept of what a table was told. Each command compares them with the current state, so a
//! move makes each sight once.

use crate::cards;
use crate::ids::{ConnectionId, PersonId, TableId};
use crate::lobby::Lobby;
use crate::note::{Effect, Note, Sight, TableCard, To};
use crate::table::Table;
use anygame::Heard;
use kernel::Seat;
use scene::digest;
use std::sync::Arc;

/// A seat, or a spectator.
type Role = Option<Seat>;

/// What everybody at a table has been told. New notes are compared with it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Told {
    /// Who is there, present or not, sorted.
    roles: Vec<(PersonId, Role)>,
    card: u64,
    /// The digest of the sight of each role for which somebody is present.
    sights: Vec<(Role, u64)>,
    bouts: u32,
    inputs: usize,
    said_ever: u64,
}

impl Told {
    fn role_of(&self, person: PersonId) -> Option<Role> {
        let place = self.roles.binary_search_by_key(&person, |&(it, _)| it).ok()?;
        Some(self.roles[place].1)
    }

    fn sight(&self, role: Role) -> Option<u64> {
        self.sights.iter().find(|(it, _)| *it == role).map(|&(_, digest)| digest)
    }
}

/// What there is to see and hear at a table now.
struct News<'a> {
    lobby: &'a Lobby,
    table: &'a Table,
    now: Told,
    card: TableCard,
    /// The sights made so far, until they are handed on.
    sights: Vec<(Role, Option<Sight>)>,
}

impl<'a> News<'a> {
    fn of(lobby: &'a Lobby, table: &'a Table) -> News<'a> {
        let seated = table.persons().map(|(seat, sitting)| (sitting.person, Some(seat)));
        let watching = table.watchers.keys().map(|&person| (person, None));
        let mut roles: Vec<(PersonId, Role)> = watching.chain(seated).collect();
        roles.sort_unstable();
        let mut seen: Vec<Role> =
            roles.iter().filter(|(person, _)| lobby.is_present(*person)).map(|&(_, role)| role).collect();
        seen.sort_unstable();
        seen.dedup();
        let sights: Vec<(Role, Option<Sight>)> =
            seen.into_iter().filter_map(|role| Some((role, Some(sight(table, role)?)))).collect();
        let card = cards::card(lobby, table);
        let now = Told {
            roles,
            card: cards::digest_of(&card),
            sights: sights.iter().map(|(role, sight)| (*role, digest(sight))).collect(),
            bouts: table.bouts,
            inputs: table.play.as_ref().map_or(0, |play| play.live.inputs()),
            said_ever: table.said_ever,
        };
        News { lobby, table, now, card, sights }
    }

    /// The sight of a role, made again if it was handed on.
    fn sight(&mut self, role: Role) -> Option<Sight> {
        let made = self.sights.iter_mut().find(|(it, _)| *it == role).and_then(|(_, sight)| sight.take());
        made.or_else(|| sight(self.table, role))
    }

    /// What is new about the bout for somebody who knows `known`. `None` if nothing is new.
    fn bout(&mut self, role: Role, known: Option<&Told>) -> Option<Note> {
        let play = self.table.play.as_ref()?;
        // After the bout went back, everything is told again: some of what was heard has not happened.
        let known = known.filter(|told| {
            told.bouts == self.now.bouts
                && told.sight(role).is_some()
                && play.fewest.get(&role).is_none_or(|fewest| told.inputs <= *fewest)
        });
        let from = known.map_or(0, |told| told.inputs + 1);
        let events: Vec<Heard> = play.live.heard(from, role);
        let changed = known.and_then(|told| told.sight(role)) != self.now.sight(role);
        let sight = if changed { self.sight(role) } else { None };
        if events.is_empty() && sight.is_none() {
            return None;
        }
        let on_the_way = |sight: &Sight| play.live.stills(from, role, &sight.look.scene);
        let stills = sight.as_ref().filter(|_| known.is_some()).map(on_the_way).unwrap_or_default();
        Some(Note::Bout { table: self.table.id, whole: known.is_none(), events, stills, sight })
    }

    /// Tells these persons what is new for them, and tells everybody else who was there that they have left.
    fn tell(&mut self, before: Option<&Told>, to: &[(PersonId, Role)], effects: &mut Vec<Effect>) {
        let known = |&(person, role): &(PersonId, Role)| before.filter(|it| it.role_of(person) == Some(role));
        let outdated = |it: &&(PersonId, Role)| known(it).is_none_or(|told| told.card != self.now.card);
        let outdated: Vec<PersonId> = to.iter().filter(outdated).map(|it| it.0).collect();
        if !outdated.is_empty() {
            send(Note::Table(self.card.clone()), outdated, effects);
        }
        for place in 0..self.now.sights.len() {
            let role = self.now.sights[place].0;
            let there = to.iter().filter(|it| it.1 == role);
            let (old, new): (Vec<&(PersonId, Role)>, Vec<_>) = there.partition(|it| known(it).is_some());
            for (known, to) in [(before, old), (None, new)] {
                if let Some(note) = (!to.is_empty()).then(|| self.bout(role, known)).flatten() {
                    send(note, to.iter().map(|it| it.0), effects);
                }
            }
        }
        let fresh = |it| (self.now.said_ever - known(it).map_or(0, |told| told.said_ever)) as usize;
        let listeners: Vec<(PersonId, usize)> = to.iter().map(|it| (it.0, fresh(it))).collect();
        self.tell_talk(&listeners, effects);
        let was = before.map_or(&[][..], |told| &told.roles).iter().map(|it| it.0);
        let gone = was.filter(|&person| self.now.role_of(person).is_none());
        send_present(self.lobby, Note::Gone(self.table.id), gone, effects);
    }

    /// Sends the last messages, this many to each, to persons who have not muted the speaker.
    fn tell_talk(&self, listeners: &[(PersonId, usize)], effects: &mut Vec<Effect>) {
        let said = &self.table.said;
        let most = listeners.iter().map(|&(_, fresh)| fresh).max().unwrap_or(0);
        for (place, said) in said.iter().enumerate().skip(said.len().saturating_sub(most)) {
            let left = self.table.said.len() - place;
            let hears = |person: PersonId| {
                self.lobby.persons.get(&person).is_some_and(|it| !it.muted.contains(&said.person))
            };
            let to = listeners.iter().filter(|&&(person, fresh)| left <= fresh && hears(person));
            let to: Vec<PersonId> = to.map(|&(person, _)| person).collect();
            if !to.is_empty() {
                send(Note::Talk { table: self.table.id, said: said.clone() }, to, effects);
            }
        }
    }

    /// Everything that a new connection of a person must know.
    fn tell_all(&mut self, person: PersonId, connection: ConnectionId, effects: &mut Vec<Effect>) {
        let Some(role) = self.now.role_of(person) else { return };
        let mut all = Vec::new();
        send(Note::Table(self.card.clone()), [person], &mut all);
        if let Some(note) = self.bout(role, None) {
            send(note, [person], &mut all);
        }
        self.tell_talk(&[(person, self.table.said.len())], &mut all);
        effects.extend(all.into_iter().map(|effect| match effect {
            Effect::Send { note, .. } => Effect::Send { to: To::Connection(person, connection), note },
            other => other,
        }));
    }
}

impl Lobby {
    /// Hands out what everybody at these tables has been told. Where that is unknown, it is worked out from
    /// the table.
    pub(crate) fn take_told(&mut self, tables: &[TableId]) -> Vec<(TableId, Option<Told>)> {
        let mut all = Vec::with_capacity(tables.len());
        for &id in tables {
            let known = self.tables.get_mut(&id).and_then(|table| table.told.0.take());
            let told = known.or_else(|| self.tables.get(&id).map(|table| News::of(self, table).now));
            all.push((id, told));
        }
        all
    }

    /// Keeps what everybody at these tables has been told.
    pub(crate) fn keep_told(&mut self, all: Vec<(TableId, Option<Told>)>) {
        for (id, told) in all {
            if let Some(table) = self.tables.get_mut(&id) {
                table.told.0 = told;
                if let Some(play) = &mut table.play {
                    play.live.forget_way();
                }
            }
        }
    }

    /// Tells everybody at these tables what is new for them. A new connection is told everything; its person,
    /// who was not there before, gets nothing more. Returns what has been told now.
    pub(crate) fn tell(
        &self,
        before: Vec<(TableId, Option<Told>)>,
        arriving: Option<(PersonId, ConnectionId)>,
        effects: &mut Vec<Effect>,
    ) -> Vec<(TableId, Option<Told>)> {
        let first = arriving
            .map(|(person, _)| person)
            .filter(|person| self.persons.get(person).is_some_and(|it| it.connections.len() == 1));
        let mut all = Vec::with_capacity(before.len());
        for (id, before) in before {
            let Some(table) = self.tables.get(&id) else {
                let there = before.into_iter().flat_map(|told| told.roles).map(|(person, _)| person);
                send_present(self, Note::Gone(id), there, effects);
                continue;
            };
            let mut news = News::of(self, table);
            let listens = |person| first != Some(person) && self.is_present(person);
            let to = news.now.roles.iter().copied().filter(|&(person, _)| listens(person));
            news.tell(before.as_ref(), &to.collect::<Vec<_>>(), effects);
            if let Some((person, connection)) = arriving {
                news.tell_all(person, connection, effects);
            }
            all.push((id, Some(news.now)));
        }
        all
    }

    /// Whether the derived data agrees with the rest, worked out the slow way. For tests.
    #[doc(hidden)]
    pub fn is_sound(&self) -> bool {
        let told =
            |table: &Table| table.told.0.as_ref().is_none_or(|told| *told == News::of(self, table).now);
        self.is_indexed() && self.tables.values().all(told)
    }
}

/// Sends the same note to all these persons.
fn send(note: Note, to: impl IntoIterator<Item = PersonId>, effects: &mut Vec<Effect>) {
    let note = Arc::new(note);
    let one = |person| Effect::Send { to: To::Person(person), note: Arc::clone(&note) };
    effects.extend(to.into_iter().map(one));
}

/// Sends the same note to those of these persons who are present.
fn send_present(lobby: &Lobby, note: Note, to: impl Iterator<Item = PersonId>, effects: &mut Vec<Effect>) {
    send(note, to.filter(|&person| lobby.is_present(person)), effects);
}

fn sight(table: &Table, role: Role) -> Option<Sight> {
    let holding = role.map_or(table.terms.holding, |seat| table.holding(seat));
    table.play.as_ref().map(|play| play.sight(role, holding, table.ended.is_some()))
}
