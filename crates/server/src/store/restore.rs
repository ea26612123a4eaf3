//! Restoring a backup into an empty database, either all of it or nothing.

use std::io::{BufRead, Read};

use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use sqlx::{AnyConnection, AssertSqlSafe, Connection};

use super::backup::{Counts, FORMAT, TABLES};
use super::{Place, Result, Store, StoreError, connect, hex, schema};

/// The most bytes of a line in a backup.
const LINE_MAX: u64 = 1 << 30;

const DOING: &str = "restoring a backup";

impl Store {
    /// Fills an empty database from a backup. If anything is wrong with the backup, nothing is restored.
    pub async fn restore(place: &Place, input: impl BufRead) -> Result<Counts> {
        let mut lines = Lines { input, digest: Sha256::new(), number: 0 };
        let schema = lines.heading()?;
        let (mut writer, _lock) = connect::locked_writer(place).await?;
        let restored = fill(&mut writer, place, schema, &mut lines).await;
        connect::close(writer, place).await;
        restored
    }
}

/// Everything happens in one transaction, including the creation of the tables.
async fn fill(
    writer: &mut AnyConnection,
    place: &Place,
    schema: i64,
    lines: &mut Lines<impl BufRead>,
) -> Result<Counts> {
    let fault = |error: sqlx::Error| StoreError::of(place, DOING, &error);
    let found = schema::version(writer, place).await?;
    require_empty(writer, place, found, schema).await?;
    let mut tx = writer.begin_with(connect::begin_writing(place)).await.map_err(fault)?;
    schema::apply_steps(&mut tx, found, schema).await.map_err(fault)?;
    let mut counts = Counts::default();
    loop {
        match lines.next()? {
            Line::Row { table, row } => {
                insert(&mut tx, table, &row).await.map_err(|why| lines.wrong(why))?;
                counts.add(table);
            }
            Line::End { rows } if rows == counts.total() => break,
            Line::End { rows } => {
                return Err(lines.wrong(format!("it counts {rows} rows, there are {}", counts.total())));
            }
        }
    }
    lines.require_end()?;
    schema::apply_steps(&mut tx, schema, schema::NEWEST).await.map_err(fault)?;
    tx.commit().await.map_err(fault)?;
    Ok(counts)
}

/// Refuses a database unless it has no tables, or the tables of the backup and nothing in them.
async fn require_empty(writer: &mut AnyConnection, place: &Place, found: i64, schema: i64) -> Result<()> {
    let not_empty = |what: String| StoreError::NotEmpty { place: place.clone(), what };
    if found == 0 {
        return Ok(());
    }
    if found != schema || found != schema::NEWEST {
        return Err(not_empty(format!("it has tables of shape {found}")));
    }
    for table in TABLES {
        let count = AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}"));
        let counted = sqlx::query_scalar(count).fetch_one(&mut *writer).await;
        let rows: i64 = counted.map_err(|error| StoreError::of(place, DOING, &error))?;
        if rows > 0 {
            return Err(not_empty(format!("`{table}` has {rows} rows")));
        }
    }
    Ok(())
}

/// Puts one row into its table.
async fn insert(
    connection: &mut AnyConnection,
    table: &str,
    row: &Map<String, Value>,
) -> std::result::Result<(), String> {
    if let Some(name) = row.keys().find(|name| !is_column(name)) {
        return Err(format!("`{name}` is not the name of a column"));
    }
    let columns: Vec<&str> = row.keys().map(String::as_str).collect();
    let values: Vec<String> = (1..=columns.len()).map(|number| format!("${number}")).collect();
    // The table is one of ours, and the column names are letters.
    let sql = format!("INSERT INTO {table} ({}) VALUES ({})", columns.join(", "), values.join(", "));
    let mut insert = sqlx::query(AssertSqlSafe(sql));
    for (name, value) in row {
        insert = match (value.as_str(), value.as_i64()) {
            (Some(text), _) => insert.bind(text.to_owned()),
            (_, Some(number)) => insert.bind(number),
            (None, None) => return Err(format!("`{name}` is neither a text nor a whole number")),
        };
    }
    insert.execute(connection).await.map(|_| ()).map_err(|error| error.to_string())
}

fn is_column(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_')
}

enum Line {
    Row { table: &'static str, row: Map<String, Value> },
    End { rows: u64 },
}

/// The lines of a backup, hashed as they are read.
struct Lines<R> {
    input: R,
    digest: Sha256,
    number: u64,
}

impl<R: BufRead> Lines<R> {
    fn wrong(&self, why: impl Into<String>) -> StoreError {
        StoreError::Backup { line: self.number, why: why.into() }
    }

    /// The schema that the backup was made from.
    fn heading(&mut self) -> Result<i64> {
        let (text, line) = self.read()?;
        self.digest.update(text.as_bytes());
        match line.get("hangar-backup").map(Value::as_u64) {
            None => return Err(self.wrong("this is not a backup of Hangar")),
            Some(Some(FORMAT)) => {}
            Some(_) => return Err(self.wrong(format!("only backups of version {FORMAT} are known"))),
        }
        match line.get("schema").and_then(Value::as_i64) {
            Some(schema) if (1..=schema::NEWEST).contains(&schema) => Ok(schema),
            Some(schema) => Err(self.wrong(format!(
                "it is from a database of shape {schema}, this program knows shapes up to {}",
                schema::NEWEST
            ))),
            None => Err(self.wrong("it does not say what shape its tables have")),
        }
    }

    fn next(&mut self) -> Result<Line> {
        let (text, mut line) = self.read()?;
        if let Some(Value::String(digest)) = line.get("sha256") {
            if *digest != hex(&self.digest.clone().finalize()) {
                return Err(
                    self.wrong("the lines before it are not those that were written: the digest differs")
                );
            }
            let rows = line.get("rows").and_then(Value::as_u64);
            return rows
                .map(|rows| Line::End { rows })
                .ok_or_else(|| self.wrong("it does not count the rows"));
        }
        self.digest.update(text.as_bytes());
        let named = line.get("table").and_then(Value::as_str);
        let table = TABLES.into_iter().find(|table| Some(*table) == named);
        let table = table.ok_or_else(|| self.wrong("it names no table that is known"))?;
        match line.remove("row") {
            Some(Value::Object(row)) if !row.is_empty() => Ok(Line::Row { table, row }),
            _ => Err(self.wrong("it has no row")),
        }
    }

    fn read(&mut self) -> Result<(String, Map<String, Value>)> {
        let mut text = String::new();
        let read = self.input.by_ref().take(LINE_MAX).read_line(&mut text);
        self.number += 1;
        match read {
            Err(why) if why.kind() == std::io::ErrorKind::InvalidData => {
                return Err(self.wrong("it is not written in UTF-8"));
            }
            Err(why) => return Err(StoreError::File { why }),
            Ok(0) => return Err(self.wrong("the backup ends here without its last line: it was cut")),
            Ok(_) => {}
        }
        match serde_json::from_str(&text) {
            Ok(Value::Object(line)) => Ok((text, line)),
            Ok(_) => Err(self.wrong("it is not an object")),
            Err(_) if !text.ends_with('\n') => {
                Err(self.wrong("the backup ends within this line: it was cut"))
            }
            Err(why) => Err(self.wrong(format!("it is not JSON: {why}"))),
        }
    }

    fn require_end(&mut self) -> Result<()> {
        let rest = self.input.fill_buf().map_err(|why| StoreError::File { why })?;
        if rest.is_empty() {
            return Ok(());
        }
        self.number += 1;
        Err(self.wrong("there is more after the last line"))
    }
}
