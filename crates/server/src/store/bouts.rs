//! Finished bouts: who sat where, how it ended, and the record.

use std::collections::{HashMap, HashSet};

use sqlx::AnyConnection;

use super::{Result, Store, Within, hex, key, natural};

const READING: &str = "reading finished bouts";

/// A finished bout, with its record.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FinishedRow {
    /// Its id in addresses, from [`new_bout_id`].
    pub id: String,
    /// The table it was played at.
    pub table: i64,
    /// Its number among the bouts of that table.
    pub number: i64,
    /// The game.
    pub game: String,
    /// The chosen set-up, as JSON.
    pub setup: String,
    /// When it began, in milliseconds since 1970.
    pub started: i64,
    /// When it ended.
    pub ended: i64,
    /// How it ended, as JSON.
    pub outcome: String,
    /// Who sat where, seat 0 first.
    pub seats: Vec<FinishedSeat>,
    /// The whole bout, replayable.
    pub record: String,
    /// How many inputs it took.
    pub inputs: i64,
    /// Whether everybody with the address may look at it.
    pub open: bool,
    /// The bouts that it goes on from, the oldest first, as JSON.
    pub origins: String,
}

/// A finished bout, as a list shows it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BoutCard {
    /// Its id in addresses.
    pub id: String,
    /// The table it was played at.
    pub table: i64,
    /// Its number among the bouts of that table.
    pub number: i64,
    /// The game.
    pub game: String,
    /// When it began, in milliseconds since 1970.
    pub started: i64,
    /// When it ended.
    pub ended: i64,
    /// How it ended, as JSON.
    pub outcome: String,
    /// Who sat where, seat 0 first.
    pub seats: Vec<FinishedSeat>,
    /// How many inputs it took.
    pub inputs: i64,
    /// Whether everybody with the address may look at it.
    pub open: bool,
}

/// Who sat at a seat of a finished bout.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FinishedSeat {
    /// The account; `None` for a computer opponent, or if the account was deleted.
    pub person: Option<u64>,
    /// The name it played under; empty if the account was deleted.
    pub name: String,
    /// The level of a computer opponent.
    pub level: Option<String>,
}

/// An id for a bout that nobody can guess: 16 hexadecimal digits.
pub fn new_bout_id() -> std::result::Result<String, getrandom::Error> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes)?;
    Ok(hex(&bytes))
}

type CardRow = (String, i64, i64, String, i64, i64, String, i64, i64);
type SeatRow = (String, Option<i64>, String, Option<String>);

impl Store {
    /// The bouts that somebody played, the latest first: at most `limit` that ended before `before`. Bouts
    /// that ended in the same millisecond stay together, so the `ended` of the last one is where to go on.
    pub async fn bouts_of(&self, person: u64, before: Option<i64>, limit: u32) -> Result<Vec<BoutCard>> {
        let Some(last) = limit.checked_sub(1) else {
            return Ok(Vec::new());
        };
        let before = before.unwrap_or(i64::MAX);
        let rows: Vec<CardRow> = sqlx::query_as(BOUTS_OF)
            .bind(key(person))
            .bind(before)
            .bind(i64::from(last))
            .fetch_all(&self.readers)
            .within(self, READING)
            .await?;
        let Some(oldest) = rows.last().map(|row| row.5) else {
            return Ok(Vec::new());
        };
        let seats: Vec<SeatRow> = sqlx::query_as(SEATS_OF)
            .bind(key(person))
            .bind(before)
            .bind(oldest)
            .fetch_all(&self.readers)
            .within(self, READING)
            .await?;
        let mut seats = by_bout(seats);
        Ok(rows.into_iter().map(|row| card(row, &mut seats)).collect())
    }

    /// A finished bout, including its record.
    pub async fn bout(&self, id: &str) -> Result<Option<FinishedRow>> {
        if id.contains('\0') {
            return Ok(None);
        }
        let found: Option<CardRow> =
            sqlx::query_as(BOUT).bind(id).fetch_optional(&self.readers).within(self, READING).await?;
        let texts: Option<(String, String, String)> =
            sqlx::query_as("SELECT setup, record, origins FROM bouts WHERE id = $1")
                .bind(id)
                .fetch_optional(&self.readers)
                .within(self, READING)
                .await?;
        let (Some(found), Some(texts)) = (found, texts) else {
            return Ok(None);
        };
        let seats: Vec<SeatRow> =
            sqlx::query_as("SELECT bout, person, name, level FROM bout_seats WHERE bout = $1 ORDER BY seat")
                .bind(id)
                .fetch_all(&self.readers)
                .within(self, READING)
                .await?;
        Ok(Some(whole(card(found, &mut by_bout(seats)), texts)))
    }

    /// The table and number of every bout that ended at this moment or later.
    pub async fn bouts_ended_since(&self, moment: u64) -> Result<HashSet<(u64, u32)>> {
        let rows: Vec<(i64, i64)> = sqlx::query_as("SELECT table_id, number FROM bouts WHERE ended >= $1")
            .bind(key(moment))
            .fetch_all(&self.readers)
            .within(self, READING)
            .await?;
        Ok(rows.into_iter().map(|(table, number)| (natural(table), natural(number) as u32)).collect())
    }
}

const BOUTS_OF: &str = "SELECT id, table_id, number, game, started, ended, outcome, inputs, open FROM bouts \
     WHERE id IN (SELECT bout FROM bout_seats WHERE person = $1) AND ended < $2 AND ended >= COALESCE((\
         SELECT ended FROM bouts WHERE id IN (SELECT bout FROM bout_seats WHERE person = $1) AND ended < $2 \
         ORDER BY ended DESC LIMIT 1 OFFSET $3), 0) \
     ORDER BY ended DESC, id";

const SEATS_OF: &str = "SELECT bout_seats.bout, bout_seats.person, bout_seats.name, bout_seats.level \
     FROM bout_seats JOIN bouts ON bouts.id = bout_seats.bout \
     WHERE bouts.id IN (SELECT bout FROM bout_seats WHERE person = $1) \
     AND bouts.ended < $2 AND bouts.ended >= $3 \
     ORDER BY bout_seats.bout, bout_seats.seat";

const BOUT: &str = "SELECT id, table_id, number, game, started, ended, outcome, inputs, open \
     FROM bouts WHERE id = $1";

const INSERT_BOUT: &str = "INSERT INTO bouts \
     (id, table_id, number, game, setup, started, ended, outcome, record, inputs, open, origins) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";

/// If an account was deleted while its bout went on, the bout keeps neither its number nor its name.
const INSERT_SEAT: &str = "INSERT INTO bout_seats (bout, seat, person, name, level) \
     SELECT $1, $2, (SELECT id FROM accounts WHERE id = $3), \
     CASE WHEN $6 = 1 AND NOT EXISTS (SELECT 1 FROM accounts WHERE id = $3) THEN '' ELSE $4 END, $5";

impl FinishedRow {
    /// Stores the bout within the caller's transaction.
    pub(super) async fn insert(&self, connection: &mut AnyConnection) -> sqlx::Result<()> {
        sqlx::query(INSERT_BOUT)
            .bind(self.id.as_str())
            .bind(self.table)
            .bind(self.number)
            .bind(self.game.as_str())
            .bind(self.setup.as_str())
            .bind(self.started)
            .bind(self.ended)
            .bind(self.outcome.as_str())
            .bind(self.record.as_str())
            .bind(self.inputs)
            .bind(i64::from(self.open))
            .bind(self.origins.as_str())
            .execute(&mut *connection)
            .await?;
        for (seat, who) in self.seats.iter().enumerate() {
            self.insert_seat(seat, who, connection).await?;
        }
        Ok(())
    }

    async fn insert_seat(
        &self,
        seat: usize,
        who: &FinishedSeat,
        connection: &mut AnyConnection,
    ) -> sqlx::Result<()> {
        sqlx::query(INSERT_SEAT)
            .bind(self.id.as_str())
            .bind(seat as i64)
            .bind(who.person.map_or(-1, key))
            .bind(who.name.as_str())
            .bind(who.level.as_deref())
            .bind(i64::from(who.person.is_some()))
            .execute(connection)
            .await?;
        Ok(())
    }

    /// Whether both databases can hold its texts as they are.
    pub(super) fn is_storable(&self) -> bool {
        let texts = [&self.id, &self.game, &self.setup, &self.outcome, &self.record, &self.origins];
        let names = self.seats.iter().flat_map(|seat| [Some(&seat.name), seat.level.as_ref()]).flatten();
        !texts.into_iter().chain(names).any(|text| text.contains('\0'))
    }
}

fn by_bout(rows: Vec<SeatRow>) -> HashMap<String, Vec<FinishedSeat>> {
    let mut seats: HashMap<String, Vec<FinishedSeat>> = HashMap::new();
    for (bout, person, name, level) in rows {
        seats.entry(bout).or_default().push(FinishedSeat { person: person.map(natural), name, level });
    }
    seats
}

fn card(row: CardRow, seats: &mut HashMap<String, Vec<FinishedSeat>>) -> BoutCard {
    let (id, table, number, game, started, ended, outcome, inputs, open) = row;
    let seats = seats.remove(&id).unwrap_or_default();
    BoutCard { id, table, number, game, started, ended, outcome, seats, inputs, open: open != 0 }
}

fn whole(card: BoutCard, (setup, record, origins): (String, String, String)) -> FinishedRow {
    let BoutCard { id, table, number, game, started, ended, outcome, seats, inputs, open } = card;
    FinishedRow {
        id,
        table,
        number,
        game,
        setup,
        started,
        ended,
        outcome,
        seats,
        record,
        inputs,
        open,
        origins,
    }
}
