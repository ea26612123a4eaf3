//! What the connections hold of their tables, so that they are sent only what has changed.
//!
//! All readers of one role at a table are told the same, and hold the same. If one of them holds less, as a new
//! connection does, the next sight is told to all of them from the beginning.

use crate::outbox::Parcel;
use lobby::{ConnectionId, Heard, Note, Sight, Still, TableCard, TableId};
use scene::delta::Told;
use std::collections::HashMap;
use std::sync::Arc;
use wire::protocol::ToClient;
use wire::told::{BoutTold, SightTold, StillTold, TableTold};

/// What the connections hold of their tables.
#[derive(Default)]
pub(crate) struct Shown {
    tables: HashMap<TableId, Table>,
    /// The tables of which a connection holds something.
    held: HashMap<ConnectionId, Vec<TableId>>,
}

/// What is held of a table.
#[derive(Default)]
struct Table {
    card: Option<(Arc<Note>, Vec<ConnectionId>)>,
    eyes: Vec<Eye>,
}

/// What the readers of one role hold.
struct Eye {
    /// The seat that looks, or a spectator.
    looker: Option<u8>,
    told: Told,
    /// How many sights were told, one upon the other.
    count: u32,
    readers: Vec<ConnectionId>,
}

impl Shown {
    /// What to send so that these connections know the note. From now on they hold it.
    pub(crate) fn parcel(&mut self, note: Arc<Note>, to: &[ConnectionId]) -> Arc<Parcel> {
        match &*note {
            Note::Table(card) => {
                self.hold(card.table, to);
                let table = self.tables.entry(card.table).or_default();
                let told = table.card.as_ref().filter(|(_, readers)| all_of(readers, to));
                let told = told.and_then(|(known, _)| change(known, card));
                if let Some(told) = told {
                    if let Some((known, _)) = &mut table.card {
                        *known = note;
                    }
                    return Parcel::news(ToClient::Table(told));
                }
                table.card = Some((Arc::clone(&note), to.to_vec()));
                Parcel::note(note)
            }
            Note::Bout { .. } => match Arc::unwrap_or_clone(note) {
                Note::Bout { table, whole, events, stills, sight } => {
                    self.bout((table, whole, events), (stills, sight), to)
                }
                Note::Table(_) | Note::Talk { .. } | Note::Gone(_) => unreachable!("it is of a bout"),
            },
            Note::Talk { .. } => Parcel::note(note),
            Note::Gone(table) => {
                for connection in to {
                    self.let_go(*table, *connection);
                    if let Some(held) = self.held.get_mut(connection) {
                        held.retain(|it| it != table);
                    }
                }
                Parcel::note(note)
            }
        }
    }

    fn bout(
        &mut self,
        (table, whole, events): (TableId, bool, Vec<Heard>),
        (stills, sight): (Vec<Still>, Option<Sight>),
        to: &[ConnectionId],
    ) -> Arc<Parcel> {
        let seen = sight.map(|sight| {
            self.hold(table, to);
            self.tables.entry(table).or_default().sight(stills, sight, to)
        });
        let (stills, sight) = seen.map_or((Vec::new(), None), |(stills, sight)| (stills, Some(sight)));
        Parcel::news(ToClient::Bout(Box::new(BoutTold { table, whole, events, stills, sight })))
    }

    fn hold(&mut self, table: TableId, connections: &[ConnectionId]) {
        for connection in connections {
            let held = self.held.entry(*connection).or_default();
            if !held.contains(&table) {
                held.push(table);
            }
        }
    }

    /// A connection is closed.
    pub(crate) fn leave(&mut self, connection: ConnectionId) {
        for table in self.held.remove(&connection).unwrap_or_default() {
            self.let_go(table, connection);
        }
    }

    fn let_go(&mut self, id: TableId, connection: ConnectionId) {
        let Some(table) = self.tables.get_mut(&id) else { return };
        if let Some((_, readers)) = &mut table.card {
            readers.retain(|it| *it != connection);
        }
        table.card.take_if(|(_, readers)| readers.is_empty());
        table.eyes.iter_mut().for_each(|eye| eye.readers.retain(|it| *it != connection));
        table.eyes.retain(|eye| !eye.readers.is_empty());
        if table.card.is_none() && table.eyes.is_empty() {
            self.tables.remove(&id);
        }
    }
}

impl Table {
    /// Who begins anew is not told what it has missed on the way.
    fn sight(
        &mut self,
        stills: Vec<Still>,
        sight: Sight,
        to: &[ConnectionId],
    ) -> (Vec<StillTold>, SightTold) {
        let Sight { number, look, orders, rests, may_rest, anyway, held_until, undo } = sight;
        let looker = look.scene.looker;
        let place = self.eyes.iter().position(|eye| eye.looker == looker).unwrap_or_else(|| {
            self.eyes.push(Eye { looker, told: Told::default(), count: 0, readers: Vec::new() });
            self.eyes.len() - 1
        });
        let eye = &mut self.eyes[place];
        if !all_of(&eye.readers, to) || eye.told.is_full() {
            (eye.told, eye.count) = (Told::default(), 0);
        }
        eye.readers = to.to_vec();
        let is_new = eye.count == 0;
        let stills = stills.into_iter().filter(|_| !is_new).map(|Still { after, scene }| {
            eye.count += 1;
            StillTold { after, scene: eye.told.next(&scene) }
        });
        let stills = stills.collect();
        let scene = eye.told.next(&look.scene);
        eye.count += 1;
        let (base, asked) = (eye.count - 1, look.asked);
        // They hold nothing any more of what they saw in another role.
        for other in self.eyes.iter_mut().filter(|eye| eye.looker != looker) {
            other.readers.retain(|it| !to.contains(it));
        }
        self.eyes.retain(|eye| !eye.readers.is_empty());
        let sight =
            SightTold { base, number, asked, orders, rests, may_rest, anyway, held_until, undo, scene };
        (stills, sight)
    }
}

/// Whether all of these are among the readers.
fn all_of(readers: &[ConnectionId], all: &[ConnectionId]) -> bool {
    readers == all || all.iter().all(|it| readers.contains(it))
}

/// What has changed since a card, if it is no more than clocks and progress.
fn change(known: &Note, card: &TableCard) -> Option<TableTold> {
    let Note::Table(known) = known else { return None };
    let TableCard { table, host, terms: _, seats, watchers, bouts, stage } = card;
    let is_same = (&known.host, &known.watchers, &known.bouts) == (host, watchers, bouts);
    if !is_same || known.seats.len() != seats.len() {
        return None;
    }
    let mut clocks = Vec::new();
    for ((seat, before), now) in (0..).zip(&known.seats).zip(seats) {
        let is_same = (&before.sitter, before.left, &before.brings) == (&now.sitter, now.left, &now.brings);
        if !is_same {
            return None;
        }
        if before.clock != now.clock {
            clocks.push((seat, now.clock));
        }
    }
    let stage = (known.stage != *stage).then(|| stage.clone());
    Some(TableTold { table: *table, clocks, stage })
}

#[cfg(test)]
mod tests {
    use super::*;
    use lobby::Look;
    use std::collections::BTreeMap;
    use wire::Reader;
    use words::Message;

    const TABLE: TableId = TableId(7);
    const ADA: ConnectionId = ConnectionId(1);
    const BO: ConnectionId = ConnectionId(2);

    fn note(number: u32) -> Arc<Note> {
        seen(None, number)
    }

    /// What is seen from this seat.
    fn seen(looker: Option<u8>, number: u32) -> Arc<Note> {
        let scene = scene::Scene::of("toy", looker, 2, Message::new("turn").with("number", number), false);
        let look = Look { scene, asked: None };
        let (orders, rests, may_rest) = (BTreeMap::new(), Vec::new(), Vec::new());
        let (anyway, held_until, undo) = (false, None, false);
        let sight = Sight { number, look, orders, rests, may_rest, anyway, held_until, undo };
        Arc::new(Note::Bout {
            table: TABLE,
            whole: false,
            events: Vec::new(),
            stills: Vec::new(),
            sight: Some(sight),
        })
    }

    /// Sends a sight to these, and says whether it begins anew.
    fn told(shown: &mut Shown, number: u32, to: &[ConnectionId], readers: &mut [&mut Reader]) -> bool {
        let text = shown.parcel(note(number), to).text();
        for reader in readers {
            let read = reader.read(&text).expect("nothing is missing");
            assert_eq!(read, ToClient::Note(Box::new(Note::clone(&note(number)))));
        }
        text.contains("\"base\":0,")
    }

    #[test]
    fn who_comes_later_is_told_everything_and_then_the_same_as_all() {
        let mut shown = Shown::default();
        let (mut ada, mut bo) = (Reader::default(), Reader::default());
        assert!(told(&mut shown, 1, &[ADA], &mut [&mut ada]));
        assert!(!told(&mut shown, 2, &[ADA], &mut [&mut ada]));
        assert!(told(&mut shown, 2, &[BO], &mut [&mut bo]));
        assert!(told(&mut shown, 3, &[ADA, BO], &mut [&mut ada, &mut bo]));
        assert!(!told(&mut shown, 4, &[ADA, BO], &mut [&mut ada, &mut bo]));
        shown.leave(ADA);
        assert!(!told(&mut shown, 5, &[BO], &mut [&mut bo]));
        shown.leave(BO);
        assert!(shown.tables.is_empty() && shown.held.is_empty());
    }

    /// As at a rematch against a computer, with which seats are exchanged.
    #[test]
    fn who_comes_back_to_a_seat_is_told_everything_anew() {
        let mut shown = Shown::default();
        let mut ada = Reader::default();
        for (number, seat) in [(1, 0), (2, 0), (3, 1), (4, 0), (5, 0), (6, 1)] {
            let text = shown.parcel(seen(Some(seat), number), &[ADA]).text();
            let read = ada.read(&text).expect("nothing is missing");
            assert_eq!(read, ToClient::Note(Box::new(Note::clone(&seen(Some(seat), number)))));
        }
        shown.leave(ADA);
        assert!(shown.tables.is_empty() && shown.held.is_empty());
    }

    #[test]
    fn who_leaves_a_table_holds_nothing_of_it() {
        let mut shown = Shown::default();
        let mut ada = Reader::default();
        told(&mut shown, 1, &[ADA], &mut [&mut ada]);
        let gone = shown.parcel(Arc::new(Note::Gone(TABLE)), &[ADA]).text();
        assert!(ada.read(&gone).is_ok() && shown.tables.is_empty());
        assert!(told(&mut shown, 1, &[ADA], &mut [&mut ada]));
    }
}
