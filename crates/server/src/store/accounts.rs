//! Accounts: a guest at once, with a login and a password once somebody wants to keep it.

use sqlx::AnyConnection;

use crate::{logins, names};

use super::{Result, Store, StoreError, Within, folded, key, natural, storable};

const READING: &str = "reading an account";
const WRITING: &str = "changing an account";

/// The account of somebody who plays here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// Its number, which is never given twice.
    pub id: u64,
    /// The name that others see.
    pub name: String,
    /// What it signs in with; `None` for a guest.
    pub login: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used.
    pub seen: i64,
}

type AccountRow = (i64, String, Option<String>, i64, i64);

impl Account {
    fn of((id, name, login, created, seen): AccountRow) -> Account {
        Account { id: natural(id), name, login, created, seen }
    }
}

/// The next number of a counter, within the caller's transaction.
pub(super) const NEXT_NUMBER: &str = "INSERT INTO counters (name, value) VALUES ($1, 1) \
     ON CONFLICT (name) DO UPDATE SET value = counters.value + 1 RETURNING value";

const ALIKE: &str = "SELECT COUNT(*) FROM accounts WHERE id <> $1 \
     AND ((look = $3 AND name_key <> $2) OR (name_key = $2 AND login_key IS NOT NULL))";

impl Store {
    /// Makes an account without a login.
    pub async fn new_guest(&self, name: &str, now: i64) -> Result<Account> {
        let name = storable("the name", name)?;
        let doing = "making an account";
        let mut writer = self.writer().await?;
        let mut tx = self.begin(&mut writer).await?;
        let number = sqlx::query_scalar(NEXT_NUMBER).bind("account");
        let id: i64 = number.fetch_one(&mut *tx).within(self, doing).await?;
        self.require_unlike(&mut tx, id, name).await?;
        sqlx::query(
            "INSERT INTO accounts (id, name, name_key, look, created, seen) VALUES ($1, $2, $3, $4, $5, $5)",
        )
        .bind(id)
        .bind(name)
        .bind(folded(name))
        .bind(names::look(name))
        .bind(now)
        .execute(&mut *tx)
        .within(self, doing)
        .await?;
        tx.commit().within(self, doing).await?;
        Ok(Account { id: natural(id), name: name.to_owned(), login: None, created: now, seen: now })
    }

    /// The account with this number.
    pub async fn account(&self, id: u64) -> Result<Option<Account>> {
        let found: Option<AccountRow> =
            sqlx::query_as("SELECT id, name, login, created, seen FROM accounts WHERE id = $1")
                .bind(key(id))
                .fetch_optional(&self.readers)
                .within(self, READING)
                .await?;
        Ok(found.map(Account::of))
    }

    /// The account with this login, ignoring case, and the hash that its password is checked with.
    pub async fn by_login(&self, login: &str) -> Result<Option<(Account, String)>> {
        if login.contains('\0') {
            return Ok(None);
        }
        let found: Option<(i64, String, Option<String>, i64, i64, String)> = sqlx::query_as(
            "SELECT id, name, login, created, seen, hash FROM accounts \
             WHERE login_key = $1 AND hash IS NOT NULL",
        )
        .bind(logins::key(login))
        .fetch_optional(&self.readers)
        .within(self, READING)
        .await?;
        Ok(found.map(|(id, name, login, created, seen, hash)| {
            (Account::of((id, name, login, created, seen)), hash)
        }))
    }

    /// Sets or replaces the login and the password of an account.
    pub async fn set_login(&self, id: u64, login: &str, hash: &str) -> Result<()> {
        let login = storable("the login", login)?;
        let hash = storable("the password's hash", hash)?;
        let mut writer = self.writer().await?;
        let done = sqlx::query("UPDATE accounts SET login = $1, login_key = $2, hash = $3 WHERE id = $4")
            .bind(login)
            .bind(logins::key(login))
            .bind(hash)
            .bind(key(id))
            .execute(&mut *writer);
        let done = async {
            match done.await {
                Err(sqlx::Error::Database(told)) if told.is_unique_violation() => Ok(None),
                done => done.map(Some),
            }
        };
        match done.within(self, WRITING).await? {
            Some(done) => found(id, done.rows_affected()),
            None => Err(StoreError::Taken { login: login.to_owned() }),
        }
    }

    /// Renames an account. Finished bouts keep the name it played under.
    pub async fn rename(&self, id: u64, name: &str) -> Result<()> {
        let name = storable("the name", name)?;
        let mut writer = self.writer().await?;
        self.require_unlike(&mut writer, key(id), name).await?;
        let done = sqlx::query("UPDATE accounts SET name = $1, name_key = $2, look = $3 WHERE id = $4")
            .bind(name)
            .bind(folded(name))
            .bind(names::look(name))
            .bind(key(id))
            .execute(&mut *writer)
            .within(self, WRITING)
            .await?;
        found(id, done.rows_affected())
    }

    /// Refused if this name of account `id` can be taken for that of another: if it looks like it and is spelt
    /// otherwise, or if it is that of an account with a login. Guests may share a name.
    async fn require_unlike(&self, connection: &mut AnyConnection, id: i64, name: &str) -> Result<()> {
        let alike: i64 = sqlx::query_scalar(ALIKE)
            .bind(id)
            .bind(folded(name))
            .bind(names::look(name))
            .fetch_one(connection)
            .within(self, WRITING)
            .await?;
        if alike > 0 { Err(StoreError::Alike { name: name.to_owned() }) } else { Ok(()) }
    }

    /// Fills in what names look like, for accounts from before.
    pub(super) async fn fill_looks(&self) -> Result<()> {
        let doing = "looking through the names";
        let mut writer = self.writer().await?;
        let mut tx = self.begin(&mut writer).await?;
        let bare = sqlx::query_as("SELECT id, name FROM accounts WHERE look IS NULL");
        let bare: Vec<(i64, String)> = bare.fetch_all(&mut *tx).within(self, doing).await?;
        for (id, name) in bare {
            let fill = sqlx::query("UPDATE accounts SET look = $1 WHERE id = $2");
            let fill = fill.bind(names::look(&name)).bind(id);
            fill.execute(&mut *tx).within(self, doing).await?;
        }
        tx.commit().within(self, doing).await
    }

    /// Replaces the password of an account with a login. A guest counts as no account here.
    pub async fn set_password(&self, id: u64, hash: &str) -> Result<()> {
        let hash = storable("the password's hash", hash)?;
        let mut writer = self.writer().await?;
        let done = sqlx::query("UPDATE accounts SET hash = $1 WHERE id = $2 AND login_key IS NOT NULL")
            .bind(hash)
            .bind(key(id))
            .execute(&mut *writer)
            .within(self, WRITING)
            .await?;
        found(id, done.rows_affected())
    }

    /// Notes that an account was used. The time never goes back. A missing account is no error.
    pub async fn touch(&self, id: u64, now: i64) -> Result<()> {
        let mut writer = self.writer().await?;
        sqlx::query("UPDATE accounts SET seen = $1 WHERE id = $2 AND seen < $1")
            .bind(now)
            .bind(key(id))
            .execute(&mut *writer)
            .within(self, WRITING)
            .await?;
        Ok(())
    }

    /// Removes an account, its sessions, and its name from the bouts it played.
    pub async fn delete_account(&self, id: u64) -> Result<()> {
        let doing = "deleting an account";
        let mut writer = self.writer().await?;
        let mut tx = self.begin(&mut writer).await?;
        let nameless = "UPDATE bout_seats SET person = NULL, name = '' WHERE person = $1";
        sqlx::query(nameless).bind(key(id)).execute(&mut *tx).within(self, doing).await?;
        let sessions = "DELETE FROM sessions WHERE account = $1";
        sqlx::query(sessions).bind(key(id)).execute(&mut *tx).within(self, doing).await?;
        let account = "DELETE FROM accounts WHERE id = $1";
        let gone = sqlx::query(account).bind(key(id)).execute(&mut *tx).within(self, doing).await?;
        found(id, gone.rows_affected())?;
        tx.commit().within(self, doing).await
    }

    /// At most `limit` accounts with numbers above `after`, in order: all, or those whose name or login
    /// contains `find`, ignoring case.
    pub async fn accounts(&self, after: u64, limit: u32, find: Option<&str>) -> Result<Vec<Account>> {
        let rows: Vec<AccountRow> = sqlx::query_as(
            "SELECT id, name, login, created, seen FROM accounts \
             WHERE id > $1 AND (name_key LIKE $2 ESCAPE '!' OR login_key LIKE $2 ESCAPE '!') \
             ORDER BY id LIMIT $3",
        )
        .bind(i64::try_from(after).unwrap_or(i64::MAX))
        .bind(pattern(find.unwrap_or_default()))
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .within(self, "listing accounts")
        .await?;
        Ok(rows.into_iter().map(Account::of).collect())
    }
}

/// The pattern that matches all texts that contain this one.
fn pattern(find: &str) -> String {
    let mut pattern = String::from("%");
    // No stored text contains a zero character.
    for letter in folded(find).chars().map(|letter| if letter == '\0' { '\u{1}' } else { letter }) {
        if matches!(letter, '%' | '_' | '!') {
            pattern.push('!');
        }
        pattern.push(letter);
    }
    pattern.push('%');
    pattern
}

fn found(id: u64, rows: u64) -> Result<()> {
    if rows == 0 { Err(StoreError::NoAccount { id }) } else { Ok(()) }
}
