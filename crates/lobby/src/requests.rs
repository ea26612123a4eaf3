//! Requests of persons: checks each one against the limits and passes it to its table.

use crate::command::{Command, Order};
use crate::descent::Origin;
use crate::ids::{ConnectionId, Moment, PersonId, TableId, Token};
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::note::{Reply, Said};
use crate::person::{Person, readable, shown};
use crate::refusal::Refusal;
use crate::supply::Supply;
use crate::table::Table;
use crate::terms::{Talking, Terms};
use anygame::replay::Past;
use anygame::{Kit, SetupChoice};

/// How many letters a link has.
const TOKEN: std::ops::RangeInclusive<usize> = 16..=64;

impl Lobby {
    /// Carries out a person's request.
    pub(crate) fn person(
        &mut self,
        now: Moment,
        person: PersonId,
        command: &Command,
        supply: &mut Supply,
    ) -> Result<Reply, Refusal> {
        if let Command::Connect { connection, name } = command {
            return self.connect(now, person, *connection, name);
        }
        if !self.is_present(person) {
            return Err(Refusal::NotConnected);
        }
        match command {
            Command::Disconnect { connection } => self.disconnect(now, person, *connection),
            Command::Rename { name } => {
                let name = shown(name, &self.limits)?;
                self.known(person).name = name;
                Ok(Reply::Done)
            }
            Command::Open { terms, token, seed } => {
                self.unhurried(terms, supply)?;
                self.open(person, terms, token, *seed, None)
            }
            Command::Continue { terms, token, seed, past, origins } => {
                self.unhurried(terms, supply)?;
                if supply.is_fresh() {
                    self.may_go_on(origins)?;
                }
                self.open(person, terms, token, *seed, Some((past, origins)))
            }
            Command::Mute { person: other, mute } => self.mute(person, *other, *mute),
            Command::Talk { table, text } => self.talk(now, person, *table, text),
            Command::Close { table } => self.close(person, *table),
            Command::Sit { table, seat, token } => {
                let most = self.limits.tables_each;
                if supply.is_fresh() {
                    self.may_come(*table)?;
                }
                if !self.table(*table)?.concerns(person) && self.index.0.own(person) >= most as usize {
                    return Err(Refusal::TooManyTables { most });
                }
                self.table(*table)?.sit(person, *seat, token.as_ref()).map(|()| Reply::Done)
            }
            Command::Wake
            | Command::Restart
            | Command::Resume
            | Command::Limit(_)
            | Command::Forget { .. } => Err(Refusal::HouseOnly),
            command => {
                let id = command.table().ok_or(Refusal::HouseOnly)?;
                let watches = self.tables.get(&id).is_some_and(|table| table.watchers.contains_key(&person));
                if matches!(command, Command::Watch { .. }) && !watches && supply.is_fresh() {
                    self.may_come(id)?;
                }
                if matches!(command, Command::Start { .. }) && supply.is_fresh() {
                    self.few_computers(person)?;
                }
                let limits = self.limits;
                let mut tap = supply.tap(id);
                at_table(self.table(id)?, now, person, command, &limits, &mut tap).map(|()| Reply::Done)
            }
        }
    }

    fn unhurried(&self, terms: &Terms, supply: &Supply) -> Result<(), Refusal> {
        if supply.is_fresh() { terms.check_thinking(self.limits.thinking) } else { Ok(()) }
    }

    /// Refused if this person's tables already have the most bouts between computers.
    fn few_computers(&self, person: PersonId) -> Result<(), Refusal> {
        let most = self.limits.computers_each;
        let tables = self.index.0.tables_of(person);
        let own = tables.iter().filter_map(|id| self.tables.get(id)).filter(|table| table.host == person);
        match own.filter(|table| table.is_of_computers()).count() {
            going if going >= most as usize => Err(Refusal::TooManyComputers { most }),
            _ => Ok(()),
        }
    }

    /// Checks whether this person could give this answer at this table now. Fails with the refusal that a
    /// move would get, whatever number it carried. Changes nothing. Only the first of several answers is
    /// checked, because only giving an answer shows what it reveals.
    pub fn probe(&self, person: PersonId, table: TableId, answers: &[String]) -> Result<(), Refusal> {
        if !self.is_present(person) {
            return Err(Refusal::NotConnected);
        }
        self.seen(person, table, |_| false)?;
        let table = self.tables.get(&table).ok_or(Refusal::NoSuchTable(table))?;
        bounded(answers, &self.limits)?;
        let seat = table.still_plays(person)?;
        table.bout()?.probe(seat, answers)
    }

    /// Whether the person is connected.
    pub fn is_present(&self, person: PersonId) -> bool {
        self.persons.get(&person).is_some_and(Person::is_present)
    }

    fn known(&mut self, person: PersonId) -> &mut Person {
        self.persons.entry(person).or_default()
    }

    fn table(&mut self, id: TableId) -> Result<&mut Table, Refusal> {
        self.tables.get_mut(&id).ok_or(Refusal::NoSuchTable(id))
    }

    fn connect(
        &mut self,
        now: Moment,
        person: PersonId,
        connection: ConnectionId,
        name: &str,
    ) -> Result<Reply, Refusal> {
        let (name, most) = (shown(name, &self.limits)?, self.limits.connections);
        if self.persons.get(&person).is_some_and(|it| it.connections.len() >= most as usize) {
            return Err(Refusal::TooManyConnections { most });
        }
        self.forget_absent(now);
        let known = self.known(person);
        (known.name, known.gone) = (name, None);
        known.connections.insert(connection);
        self.presence(now, person, true);
        Ok(Reply::Done)
    }

    fn disconnect(
        &mut self,
        now: Moment,
        person: PersonId,
        connection: ConnectionId,
    ) -> Result<Reply, Refusal> {
        let known = self.known(person);
        if !known.connections.remove(&connection) {
            return Err(Refusal::NotConnected);
        }
        if known.connections.is_empty() {
            known.gone = Some(now);
            self.presence(now, person, false);
        }
        Ok(Reply::Done)
    }

    /// A person's first connection has opened, or their last one has closed.
    fn presence(&mut self, now: Moment, person: PersonId, present: bool) {
        for id in self.index.0.tables_of(person) {
            self.tables.get_mut(&id).into_iter().for_each(|table| table.presence(now, person, present));
        }
    }

    /// Forgets persons who have been away for a long time and are at no table.
    fn forget_absent(&mut self, now: Moment) {
        for person in self.index.0.forgotten(now, self.limits.forgotten) {
            self.persons.remove(&person);
            self.reindex_person(person);
        }
    }

    fn open(
        &mut self,
        person: PersonId,
        terms: &Terms,
        token: &Token,
        seed: u64,
        past: Option<(&Past, &[Origin])>,
    ) -> Result<Reply, Refusal> {
        let limits = self.limits;
        if !TOKEN.contains(&token.0.len()) || self.table_of(token).is_some() {
            return Err(Refusal::BadLink);
        }
        if self.index.0.own(person) >= limits.tables_each as usize {
            return Err(Refusal::TooManyTables { most: limits.tables_each });
        }
        if self.tables.len() >= limits.tables as usize {
            return Err(Refusal::TooManyTables { most: limits.tables });
        }
        let (SetupChoice::Named(setup) | SetupChoice::Written(setup) | SetupChoice::From { bout: setup, .. }) =
            &terms.setup;
        short(setup, limits.setup)?;
        short(&terms.game, limits.text)?;
        let id = TableId(self.opened + 1);
        let (past, origins) = past.unzip();
        let mut table = Table::open(id, person, terms.clone(), token.clone(), seed, past.cloned())?;
        table.origins = origins.unwrap_or_default().to_vec();
        self.opened += 1;
        self.tables.insert(id, table);
        Ok(Reply::Opened(id))
    }

    fn close(&mut self, person: PersonId, id: TableId) -> Result<Reply, Refusal> {
        let table = self.table(id)?;
        if table.host != person {
            return Err(Refusal::NotHost);
        }
        if table.plays() {
            return Err(Refusal::BoutRuns);
        }
        self.tables.remove(&id);
        Ok(Reply::Done)
    }

    fn mute(&mut self, person: PersonId, other: PersonId, mute: bool) -> Result<Reply, Refusal> {
        let most = self.limits.muted;
        let muted = &mut self.known(person).muted;
        if !mute {
            muted.remove(&other);
        } else if muted.len() >= most as usize && !muted.contains(&other) {
            return Err(Refusal::TooManyMuted { most });
        } else {
            muted.insert(other);
        }
        Ok(Reply::Done)
    }

    fn talk(&mut self, now: Moment, person: PersonId, id: TableId, text: &str) -> Result<Reply, Refusal> {
        let limits = self.limits;
        let table = self.tables.get_mut(&id).ok_or(Refusal::NoSuchTable(id))?;
        let sits = table.seat_of(person).is_some();
        if !sits && !table.watchers.contains_key(&person) {
            return Err(Refusal::NotAtTable);
        }
        let allowed = match table.terms.talking {
            Talking::Everybody => true,
            Talking::Seats => sits,
            Talking::Nobody => false,
        };
        if !allowed {
            return Err(Refusal::MayNotTalk);
        }
        let text = readable(text, limits.talk).ok_or(Refusal::BadTalk { most: limits.talk })?;
        let known = self.persons.entry(person).or_default();
        known.talk(now, &limits)?;
        table.said.push_back(Said { at: now, person, name: known.name.clone(), text });
        table.said_ever += 1;
        while table.said.len() > limits.talk_kept as usize {
            table.said.pop_front();
        }
        Ok(Reply::Done)
    }

    /// The table that a link leads to.
    pub fn table_of(&self, token: &Token) -> Option<TableId> {
        self.index.0.table_of(token)
    }
}

fn short(text: &str, most: u32) -> Result<(), Refusal> {
    match text.chars().count() {
        letters if letters > most as usize => Err(Refusal::TooLong { letters, most }),
        _ => Ok(()),
    }
}

/// Refused if there are too many answers, or one is too long.
fn bounded(answers: &[String], limits: &Limits) -> Result<(), Refusal> {
    if answers.len() > limits.answers as usize {
        return Err(Refusal::TooManyAnswers { most: limits.answers });
    }
    answers.iter().try_for_each(|answer| short(answer, limits.text))
}

/// Carries out a person's request about one table.
fn at_table(
    table: &mut Table,
    now: Moment,
    person: PersonId,
    command: &Command,
    limits: &Limits,
    tap: &mut crate::supply::Tap<'_>,
) -> Result<(), Refusal> {
    match command {
        Command::Watch { token, .. } => table.watch(person, token.as_ref(), limits),
        Command::Unwatch { .. } => table.unwatch(person),
        Command::Stand { .. } => table.stand(now, person, tap),
        Command::Fill { seat, level, .. } => table.fill(person, *seat, *level),
        Command::Bring { seat, kit, .. } => {
            if let Some(Kit::Written(text)) = kit {
                short(text, limits.setup)?;
            }
            table.bring(person, *seat, kit.clone())
        }
        Command::Start { .. } => table.start_computers(now, person, tap),
        Command::Ready { ready, .. } => table.ready(now, person, *ready, tap),
        Command::Move { number, answers, .. } => {
            bounded(answers, limits)?;
            table.answer(now, person, (*number, answers), tap)
        }
        Command::Undo { number, .. } => table.undo(now, person, *number),
        Command::Declare { kind, order, .. } => {
            short(kind, limits.text)?;
            if let Some(Order::Answer(answer)) = order {
                short(answer, limits.text)?;
            }
            let seat = table.still_plays(person)?;
            table.playing()?.declare(seat, kind, order.as_ref(), limits.orders)
        }
        Command::Rest { rest, begins, .. } => {
            let seat = table.still_plays(person)?;
            table.playing()?.rest(seat, *rest, *begins)
        }
        Command::Anyway { anyway, .. } => {
            let seat = table.still_plays(person)?;
            table.playing()?.ask_anyway(seat, *anyway);
            Ok(())
        }
        Command::Concede { .. } => table.concede(now, person, tap),
        Command::Propose { proposal, .. } => table.propose(now, person, *proposal),
        Command::Agree { proposal, agreed, .. } => table.agree(now, person, *proposal, *agreed),
        Command::Rematch { .. } => table.rematch(now, person, tap),
        _ => Err(Refusal::HouseOnly),
    }
}
