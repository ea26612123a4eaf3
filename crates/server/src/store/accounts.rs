//! Accounts: a guest at once, a login and a password when somebody wants to keep one.

use super::{During, Result, Store, StoreError, folded, key, natural, storable};

const READING: &str = "reading an account";
const WRITING: &str = "changing an account";

/// Somebody who plays here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// Its number, never given twice.
    pub id: u64,
    /// The name that others see.
    pub name: String,
    /// What it logs in with; a guest has none.
    pub login: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it was last here.
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

impl Store {
    /// Makes an account without a login.
    pub async fn new_guest(&self, name: &str, now: i64) -> Result<Account> {
        let name = storable("the name", name)?;
        let doing = "making an account";
        let mut writer = self.writer().await?;
        let mut tx = self.begin(&mut writer).await?;
        let number = sqlx::query_scalar(NEXT_NUMBER).bind("account");
        let id: i64 = number.fetch_one(&mut *tx).await.during(self, doing)?;
        sqlx::query("INSERT INTO accounts (id, name, name_key, created, seen) VALUES ($1, $2, $3, $4, $4)")
            .bind(id)
            .bind(name)
            .bind(folded(name))
            .bind(now)
            .execute(&mut *tx)
            .await
            .during(self, doing)?;
        tx.commit().await.during(self, doing)?;
        Ok(Account { id: natural(id), name: name.to_owned(), login: None, created: now, seen: now })
    }

    /// The account of this number.
    pub async fn account(&self, id: u64) -> Result<Option<Account>> {
        let found: Option<AccountRow> =
            sqlx::query_as("SELECT id, name, login, created, seen FROM accounts WHERE id = $1")
                .bind(key(id))
                .fetch_optional(&self.readers)
                .await
                .during(self, READING)?;
        Ok(found.map(Account::of))
    }

    /// The account of this login, in capitals or not, and what its password is checked with.
    pub async fn by_login(&self, login: &str) -> Result<Option<(Account, String)>> {
        if login.contains('\0') {
            return Ok(None);
        }
        let found: Option<(i64, String, Option<String>, i64, i64, String)> = sqlx::query_as(
            "SELECT id, name, login, created, seen, hash FROM accounts \
             WHERE login_key = $1 AND hash IS NOT NULL",
        )
        .bind(folded(login))
        .fetch_optional(&self.readers)
        .await
        .during(self, READING)?;
        Ok(found.map(|(id, name, login, created, seen, hash)| {
            (Account::of((id, name, login, created, seen)), hash)
        }))
    }

    /// Gives an account a login and a password, or others than it had.
    pub async fn set_login(&self, id: u64, login: &str, hash: &str) -> Result<()> {
        let login = storable("the login", login)?;
        let hash = storable("the password's hash", hash)?;
        let mut writer = self.writer().await?;
        let done = sqlx::query("UPDATE accounts SET login = $1, login_key = $2, hash = $3 WHERE id = $4")
            .bind(login)
            .bind(folded(login))
            .bind(hash)
            .bind(key(id))
            .execute(&mut *writer)
            .await;
        match done {
            Err(sqlx::Error::Database(told)) if told.is_unique_violation() => {
                Err(StoreError::Taken { login: login.to_owned() })
            }
            done => found(id, done.during(self, WRITING)?.rows_affected()),
        }
    }

    /// Gives an account another name. Finished bouts keep the one it played under.
    pub async fn rename(&self, id: u64, name: &str) -> Result<()> {
        let name = storable("the name", name)?;
        let mut writer = self.writer().await?;
        let done = sqlx::query("UPDATE accounts SET name = $1, name_key = $2 WHERE id = $3")
            .bind(name)
            .bind(folded(name))
            .bind(key(id))
            .execute(&mut *writer)
            .await
            .during(self, WRITING)?;
        found(id, done.rows_affected())
    }

    /// Gives an account with a login another password. A guest counts as no account here.
    pub async fn set_password(&self, id: u64, hash: &str) -> Result<()> {
        let hash = storable("the password's hash", hash)?;
        let mut writer = self.writer().await?;
        let done = sqlx::query("UPDATE accounts SET hash = $1 WHERE id = $2 AND login_key IS NOT NULL")
            .bind(hash)
            .bind(key(id))
            .execute(&mut *writer)
            .await
            .during(self, WRITING)?;
        found(id, done.rows_affected())
    }

    /// Notes that an account was here. It is never seen earlier than before; one that is gone is not missed.
    pub async fn touch(&self, id: u64, now: i64) -> Result<()> {
        let mut writer = self.writer().await?;
        sqlx::query("UPDATE accounts SET seen = $1 WHERE id = $2 AND seen < $1")
            .bind(now)
            .bind(key(id))
            .execute(&mut *writer)
            .await
            .during(self, WRITING)?;
        Ok(())
    }

    /// Removes an account, its sessions, and its name from the bouts it played.
    pub async fn delete_account(&self, id: u64) -> Result<()> {
        let doing = "deleting an account";
        let mut writer = self.writer().await?;
        let mut tx = self.begin(&mut writer).await?;
        let nameless = "UPDATE bout_seats SET person = NULL, name = '' WHERE person = $1";
        sqlx::query(nameless).bind(key(id)).execute(&mut *tx).await.during(self, doing)?;
        let sessions = "DELETE FROM sessions WHERE account = $1";
        sqlx::query(sessions).bind(key(id)).execute(&mut *tx).await.during(self, doing)?;
        let account = "DELETE FROM accounts WHERE id = $1";
        let gone = sqlx::query(account).bind(key(id)).execute(&mut *tx).await.during(self, doing)?;
        found(id, gone.rows_affected())?;
        tx.commit().await.during(self, doing)
    }

    /// At most `limit` accounts with numbers above `after`, in order; all, or those whose name or login contains
    /// `find`, in capitals or not.
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
        .await
        .during(self, "listing accounts")?;
        Ok(rows.into_iter().map(Account::of).collect())
    }
}

/// What matches all texts that contain this one.
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
