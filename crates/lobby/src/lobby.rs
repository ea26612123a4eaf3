//! The lobby: applies commands, stores entries, and fires timers.

use crate::command::{Command, Entry, Request};
use crate::derived::Derived;
use crate::finished::Finished;
use crate::ids::{Gap, Moment, PersonId, TableId, Who};
use crate::index::Index;
use crate::limits::Limits;
use crate::note::{Effect, Ended, Refused, Reply};
use crate::person::Person;
use crate::refusal::Refusal;
use crate::supply::Supply;
use crate::table::Table;
use std::collections::{BTreeMap, BTreeSet};

/// The most timers fired at one table at one moment. The others wait for the next wake.
const HAPPENINGS_MAX: u32 = 256;

/// All tables and persons. It knows no socket, no clock and no randomness: these come in as commands, and the
/// work to do comes out as effects.
#[derive(PartialEq, Default, Debug)]
pub struct Lobby {
    pub(crate) now: Moment,
    pub(crate) limits: Limits,
    pub(crate) persons: BTreeMap<PersonId, Person>,
    pub(crate) tables: BTreeMap<TableId, Table>,
    pub(crate) opened: u64,
    pub(crate) index: Derived<Index>,
    /// Tables at which a computer has something to think about.
    pub(crate) wanting: Derived<BTreeSet<TableId>>,
    /// Bouts that ended when there were no effects to report them.
    pub(crate) finished: Derived<Vec<Finished>>,
    /// What a test has prepared.
    #[cfg(any(test, feature = "worlds"))]
    pub(crate) rig: Derived<crate::worlds::Rig>,
}

impl Lobby {
    /// An empty lobby with the default limits.
    pub fn new() -> Lobby {
        Lobby::default()
    }

    /// Applies a command. Timers due by `now` fire first, whether the command is accepted or not. Only
    /// [`Command::Restart`] may set the time back. A refused command changes nothing. A request that was
    /// accepted before gets the same reply again and changes nothing.
    pub fn apply(&mut self, now: Moment, from: Who, request: Request) -> Result<Vec<Effect>, Refused> {
        let starts_again = request.command == Command::Restart && from == Who::House;
        // The clock of a server may be set back only between two of its runs.
        let now = if starts_again { now } else { now.max(self.now) };
        let woken = self.wake_at();
        let mut effects = Vec::new();
        let is_due = woken.is_some_and(|at| at <= now);
        // The time in which no server ran does not count, so nothing is due after it.
        if is_due && !starts_again && request.command != Command::Resume {
            let wake = Request::own(Command::Wake);
            let done = self.accept(now, Who::House, wake, Supply::default(), &mut effects);
            done.unwrap_or_else(|why| unreachable!("time always passes: {why:?}"));
        }
        let verdict = match (&request.command, from) {
            (Command::Wake, Who::House) => Ok(()),
            _ => self.accept(now, from, request, Supply::default(), &mut effects),
        };
        let wake = self.wake_at();
        if wake != woken || wake.is_some_and(|at| at <= now) {
            effects.push(Effect::Wake(wake));
        }
        match verdict {
            Ok(()) => Ok(effects),
            Err(why) => Err(Refused { why, effects }),
        }
    }

    /// The moment of the last command applied.
    pub fn now(&self) -> Moment {
        self.now
    }

    /// When to wake the lobby with [`Command::Wake`].
    pub fn wake_at(&self) -> Option<Moment> {
        self.index.0.next()
    }

    /// Carries out one command and appends its effects.
    fn accept(
        &mut self,
        now: Moment,
        from: Who,
        request: Request,
        mut supply: Supply,
        effects: &mut Vec<Effect>,
    ) -> Result<(), Refusal> {
        if let Some(reply) = self.replied(from, &request) {
            effects.push(Effect::Reply { id: request.id, reply });
            return Ok(());
        }
        self.permitted(from, &request.command)?;
        let touched = self.touched(now, from, &request.command);
        let before = self.take_told(&touched);
        #[cfg(any(test, feature = "worlds"))]
        std::mem::swap(&mut supply.dice, &mut self.rig.0.dice);
        let done = self.carry_out(now, from, &request, &touched, &mut supply);
        #[cfg(any(test, feature = "worlds"))]
        std::mem::swap(&mut supply.dice, &mut self.rig.0.dice);
        let reply = match done {
            Ok(reply) => reply,
            Err(why) => {
                self.keep_told(before);
                return Err(why);
            }
        };
        for &id in &touched {
            let digest = self.digest(id);
            if digest.is_some() {
                supply.came.entry(id).or_default().digest = digest;
            }
        }
        let arriving = match (&request.command, from) {
            (Command::Connect { connection, .. }, Who::Person(person)) => Some((person, *connection)),
            _ => None,
        };
        let id = request.id;
        effects.push(Effect::Store(Box::new(Entry { at: now, from, request, came: supply.came })));
        effects.extend(supply.finished.into_iter().map(|finished| Effect::Finished(Box::new(finished))));
        let told = self.tell(before, arriving, effects);
        #[cfg(any(test, feature = "worlds"))]
        self.let_out(effects);
        self.keep_told(told);
        if id.is_some() {
            effects.push(Effect::Reply { id, reply });
        }
        self.rest(&touched);
        Ok(())
    }

    /// Carries out a command, except for telling. If it refuses, nothing has changed.
    fn carry_out(
        &mut self,
        now: Moment,
        from: Who,
        request: &Request,
        touched: &[TableId],
        supply: &mut Supply,
    ) -> Result<Reply, Refusal> {
        let reply = match (from, &request.command) {
            (Who::House, Command::Wake) => self.pass_time(now, touched, supply),
            (Who::House, Command::Forget { person }) => self.forget(now, *person, touched, supply),
            (Who::House, command) => self.house(now, command)?,
            (Who::Person(person), command) => {
                let reply = self.person(now, person, command, supply)?;
                let limits = self.limits;
                if let Some(known) = self.persons.get_mut(&person) {
                    known.remember(request.id, reply, &limits);
                }
                reply
            }
        };
        self.now = now;
        for id in touched {
            if let Some(table) = self.tables.get_mut(id) {
                table.look_around(now);
            }
            self.settle(*id, supply);
        }
        self.after(from, &request.command);
        Ok(reply)
    }

    /// A table has changed: updates the index, and collects the bouts that ended there.
    fn settle(&mut self, id: TableId, supply: &mut Supply) {
        self.reindex(id);
        if let Some(table) = self.tables.get_mut(&id) {
            supply.finished.append(&mut table.over.0);
        }
        supply.finished.iter_mut().for_each(|finished| finished.name(&self.persons));
    }

    /// Updates the index after a command, for everything but tables.
    fn after(&mut self, from: Who, command: &Command) {
        match (command, from) {
            (Command::Connect { .. } | Command::Disconnect { .. }, Who::Person(person)) => {
                self.reindex_person(person);
            }
            (Command::Forget { person }, Who::House) => self.reindex_person(*person),
            (Command::Restart | Command::Resume | Command::Limit(_), _) => self.reindex_all(),
            _ => {}
        }
    }

    /// After telling: drops what was only needed for it.
    fn rest(&mut self, touched: &[TableId]) {
        for id in touched {
            if let Some(play) = self.tables.get_mut(id).and_then(|table| table.play.as_mut()) {
                play.fewest.clear();
            }
        }
    }

    fn replied(&self, from: Who, request: &Request) -> Option<Reply> {
        match from {
            Who::Person(person) => self.persons.get(&person)?.replied(request.id),
            Who::House => None,
        }
    }

    /// The tables that this command may change.
    fn touched(&self, now: Moment, from: Who, command: &Command) -> Vec<TableId> {
        match (command, from) {
            (Command::Wake, _) => self.index.0.due(now),
            (Command::Restart | Command::Resume, _) => self.tables.keys().copied().collect(),
            (Command::Limit(_) | Command::Mute { .. }, _) => Vec::new(),
            (Command::Open { .. } | Command::Continue { .. }, _) => vec![self.next_table()],
            (
                Command::Connect { .. } | Command::Disconnect { .. } | Command::Rename { .. },
                Who::Person(person),
            ) => self.index.0.tables_of(person),
            (Command::Forget { person }, Who::House) => self.index.0.tables_of(*person),
            (command, _) => command.table().into_iter().collect(),
        }
    }

    fn digest(&self, id: TableId) -> Option<u64> {
        let table = self.tables.get(&id)?;
        Some(table.play.as_ref()?.live.digest())
    }

    /// Fires the timers due at these tables.
    fn pass_time(&mut self, now: Moment, tables: &[TableId], supply: &mut Supply) -> Reply {
        for &id in tables {
            for _ in 0..HAPPENINGS_MAX {
                let Some(table) = self.tables.get_mut(&id) else { break };
                if let Some(answer) = supply.recalled(id) {
                    table.recall(answer.cloned());
                }
                let Some((_, due)) = table.next_due(&self.limits).filter(|&(at, _)| at <= now) else { break };
                if table.happen(now, due, &mut supply.tap(id)) {
                    supply.finished.append(&mut table.over.0);
                    self.tables.remove(&id);
                }
            }
        }
        Reply::Done
    }

    fn house(&mut self, now: Moment, command: &Command) -> Result<Reply, Refusal> {
        match command {
            Command::Restart => {
                let gap = Gap { from: self.now, to: now };
                self.tables.values_mut().for_each(|table| table.restart(gap));
                self.persons.values_mut().for_each(|person| person.restart(gap));
            }
            Command::Resume => {
                let gap = Gap { from: self.now, to: now };
                self.tables.values_mut().for_each(|table| table.skip(gap));
                for person in self.persons.values_mut() {
                    person.gone = person.gone.map(|gone| gap.over(gone));
                }
            }
            Command::Limit(limits) => self.limits = *limits,
            Command::Close { table } => {
                self.tables.remove(table).ok_or(Refusal::NoSuchTable(*table))?;
            }
            _ => return Err(Refusal::PersonsOnly),
        }
        Ok(Reply::Done)
    }
}

/// The lobby cannot be rebuilt from these entries.
#[derive(Clone, PartialEq, Debug)]
pub struct Broken {
    /// The first entry that does not fit, counted from 0.
    pub entry: usize,
    /// Why it was refused.
    pub why: Refusal,
}

impl Lobby {
    /// The lobby after all these entries. If these rules lead a bout elsewhere, it ends without a result
    /// ([`Ended::OtherRules`]); later commands at its table are skipped where they are refused.
    pub fn rebuild<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Result<Lobby, Broken> {
        let mut lobby = Lobby::new();
        for (number, entry) in entries.into_iter().enumerate() {
            lobby.apply_stored(entry).map_err(|why| Broken { entry: number, why })?;
        }
        Ok(lobby)
    }

    /// Carries out a stored entry again without telling anybody. After a snapshot, these are the later
    /// entries. Refused if the entry does not follow on what came before it.
    pub fn apply_stored(&mut self, entry: &Entry) -> Result<(), Refusal> {
        let mut supply = Supply::stored(&entry.came);
        let mut touched = self.touched(entry.at, entry.from, &entry.request.command);
        if entry.request.command == Command::Wake {
            // The stored answer of a computer counts as due: it was thought out then.
            touched.extend(entry.came.keys().copied());
            touched.sort_unstable();
            touched.dedup();
        }
        let done = self.carry_out(entry.at, entry.from, &entry.request, &touched, &mut supply);
        if let Err(why) = done {
            let table = entry.request.command.table().and_then(|id| self.tables.get_mut(&id));
            let table = table.ok_or(why.clone())?;
            // It was accepted then and is refused now, so the rules have changed.
            match table.ended {
                Some(Ended::OtherRules) => {}
                Some(_) => return Err(why),
                None if table.play.is_some() || table.past.is_some() => {
                    table.end(entry.at, Ended::OtherRules);
                }
                None => return Err(why),
            }
        }
        for &id in &touched {
            let (stored, found) = (supply.digest(id), self.digest(id));
            let differs = stored.is_some() && stored != found;
            if let Some(table) = self.tables.get_mut(&id) {
                table.told.0 = None;
                if differs && table.plays() {
                    table.end(entry.at, Ended::OtherRules);
                }
            }
            self.settle(id, &mut supply);
        }
        self.rest(&touched);
        self.finished.0.append(&mut supply.finished);
        Ok(())
    }

    /// Hands out the bouts that ended in [`Lobby::restore`] and [`Lobby::apply_stored`], which have no
    /// effects. Those that ended by stored entries may have been handed out before.
    pub fn take_finished(&mut self) -> Vec<Finished> {
        std::mem::take(&mut self.finished.0)
    }
}
