//! Telling: what goes to whom after a command, and nothing to those for whom nothing has changed.

use crate::ids::{ConnectionId, PersonId, TableId};
use crate::lobby::Lobby;
use crate::note::{Effect, Heard, Note, SeatCard, Sight, SitterCard, StageCard, TableCard, To};
use crate::table::{Sitter, Table};
use kernel::Seat;
use std::collections::BTreeMap;

/// What everybody at a table has been told: it is what a note is compared with.
pub(crate) struct Told {
    /// Who is there: on this seat, or as a spectator.
    roles: BTreeMap<PersonId, Option<Seat>>,
    card: TableCard,
    sights: BTreeMap<Option<Seat>, Sight>,
    bouts: u32,
    inputs: usize,
    said_ever: u64,
}

impl Told {
    fn of(lobby: &Lobby, table: &Table) -> Told {
        let seated = table.persons().map(|(seat, sitting)| (sitting.person, Some(seat)));
        let watching = table.watchers.iter().map(|&person| (person, None));
        let roles: BTreeMap<PersonId, Option<Seat>> = watching.chain(seated).collect();
        let mut sights = BTreeMap::new();
        for (&person, &role) in &roles {
            if lobby.is_present(person) && !sights.contains_key(&role) {
                sights.extend(sight(table, role).map(|sight| (role, sight)));
            }
        }
        Told {
            roles,
            card: card(lobby, table),
            sights,
            bouts: table.bouts,
            inputs: table.play.as_ref().map_or(0, |play| play.live.inputs()),
            said_ever: table.said_ever,
        }
    }
}

impl Lobby {
    /// What everybody at these tables has been told.
    pub(crate) fn told(&self, tables: &[TableId]) -> Vec<(TableId, Option<Told>)> {
        tables.iter().map(|&id| (id, self.tables.get(&id).map(|table| Told::of(self, table)))).collect()
    }

    /// Tells everybody at these tables, but for `arriving`, what is new for them.
    pub(crate) fn tell(
        &self,
        before: Vec<(TableId, Option<Told>)>,
        arriving: Option<PersonId>,
        effects: &mut Vec<Effect>,
    ) {
        for (id, before) in before {
            match self.tables.get(&id) {
                Some(table) => self.tell_table(table, before.as_ref(), arriving, effects),
                None => {
                    let there = before.into_iter().flat_map(|told| told.roles.into_keys());
                    effects.extend(there.filter_map(|person| self.send(person, Note::Gone(id))));
                }
            }
        }
    }

    fn send(&self, person: PersonId, note: Note) -> Option<Effect> {
        self.is_present(person).then(|| Effect::Send { to: To::Person(person), note: Box::new(note) })
    }

    fn tell_table(
        &self,
        table: &Table,
        before: Option<&Told>,
        arriving: Option<PersonId>,
        effects: &mut Vec<Effect>,
    ) {
        let now = Told::of(self, table);
        let listens = |person: PersonId| arriving != Some(person) && self.is_present(person);
        for (&person, &role) in now.roles.iter().filter(|(person, _)| listens(**person)) {
            let known = before.filter(|told| told.roles.get(&person) == Some(&role));
            if known.is_none_or(|told| told.card != now.card) {
                effects.extend(self.send(person, Note::Table(now.card.clone())));
            }
            let note = bout_note(table, role, known, &now);
            effects.extend(note.and_then(|note| self.send(person, note)));
            let fresh = now.said_ever - known.map_or(0, |told| told.said_ever);
            self.tell_talk(table, person, fresh as usize, effects);
        }
        let gone = before.into_iter().flat_map(|told| told.roles.keys());
        let gone = gone.filter(|person| !now.roles.contains_key(person));
        effects.extend(gone.filter_map(|&person| self.send(person, Note::Gone(table.id))));
    }

    /// The last things said, to a person who wants to hear them.
    fn tell_talk(&self, table: &Table, person: PersonId, fresh: usize, effects: &mut Vec<Effect>) {
        let first = table.said.len().saturating_sub(fresh);
        for said in table.said.iter().skip(first) {
            let muted = self.persons.get(&person).is_some_and(|it| it.muted.contains(&said.person));
            let note = Note::Talk { table: table.id, said: said.clone() };
            effects.extend(self.send(person, note).filter(|_| !muted));
        }
    }

    /// Everything that a new connection of a person must know.
    pub(crate) fn tell_all(&self, person: PersonId, connection: ConnectionId, effects: &mut Vec<Effect>) {
        let send = |note| Effect::Send { to: To::Connection(person, connection), note: Box::new(note) };
        for table in self.tables.values() {
            let role = match table.seat_of(person) {
                Some(seat) => Some(seat),
                None if table.watchers.contains(&person) => None,
                None => continue,
            };
            let now = Told::of(self, table);
            effects.push(send(Note::Table(now.card.clone())));
            effects.extend(bout_note(table, role, None, &now).map(send));
            let mut talk = Vec::new();
            self.tell_talk(table, person, table.said.len(), &mut talk);
            effects.extend(talk.into_iter().map(|effect| match effect {
                Effect::Send { note, .. } => Effect::Send { to: To::Connection(person, connection), note },
                other => other,
            }));
        }
    }

    /// What everybody may know of a table, for those whom it is open to: a list, or a link.
    pub fn card(&self, table: TableId) -> Option<TableCard> {
        self.tables.get(&table).map(|table| card(self, table))
    }
}

fn sight(table: &Table, role: Option<Seat>) -> Option<Sight> {
    table.play.as_ref().map(|play| play.sight(role, &table.terms, table.ended.is_some()))
}

/// What is new of the bout for somebody who knows what is in `known`; nothing if nothing is.
fn bout_note(table: &Table, role: Option<Seat>, known: Option<&Told>, now: &Told) -> Option<Note> {
    let play = table.play.as_ref()?;
    let known = known.filter(|told| told.bouts == now.bouts && told.sights.contains_key(&role));
    let from = known.map_or(0, |told| told.inputs.min(play.fewest) + 1);
    let events: Vec<Heard> = play.live.heard(from, role);
    let sight =
        now.sights.get(&role).filter(|sight| known.and_then(|told| told.sights.get(&role)) != Some(sight));
    if events.is_empty() && sight.is_none() {
        return None;
    }
    Some(Note::Bout { table: table.id, whole: known.is_none(), events, sight: sight.cloned() })
}

fn card(lobby: &Lobby, table: &Table) -> TableCard {
    TableCard {
        table: table.id,
        host: table.host,
        terms: table.terms.clone(),
        seats: (0..table.seats.len() as u8).map(|seat| seat_card(lobby, table, Seat(seat))).collect(),
        watchers: table.watchers.len() as u32,
        bouts: table.bouts,
        stage: stage(table),
    }
}

fn seat_card(lobby: &Lobby, table: &Table, seat: Seat) -> SeatCard {
    let sitter = match &table.seats[seat.index()] {
        Sitter::Open => SitterCard::Open,
        Sitter::Computer(level) => SitterCard::Computer(*level),
        Sitter::Person(sitting) => SitterCard::Person {
            person: sitting.person,
            name: lobby.persons.get(&sitting.person).map(|it| it.name.clone()).unwrap_or_default(),
            present: sitting.gone.is_none(),
            ready: sitting.ready,
            stand_in: sitting.stand_in,
        },
    };
    let play = table.play.as_ref();
    SeatCard {
        sitter,
        left: play.is_some_and(|play| play.live.left().contains(seat)),
        clock: play.and_then(|play| play.clocks.card(seat)),
    }
}

fn stage(table: &Table) -> StageCard {
    match (&table.play, &table.ended) {
        (_, Some(ended)) => StageCard::Over(ended.clone()),
        (None, None) => StageCard::Gathering,
        (Some(play), None) => StageCard::Playing {
            owing: play.live.owing().iter().map(|seat| seat.0).collect(),
            proposed: play.proposed.as_ref().map(|proposed| {
                let waiting = proposed.waiting.iter().map(|seat| seat.0).collect();
                (proposed.what, proposed.by.0, waiting)
            }),
            ends: play.ends,
        },
    }
}
