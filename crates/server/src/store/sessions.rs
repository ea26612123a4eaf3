//! Sessions: whoever holds a token uses its account. Only the hash of a token is ever stored.

use super::{Result, Store, StoreError, Within, key, natural, storable};

const READING: &str = "reading a session";
const WRITING: &str = "changing a session";

/// A device that is signed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// The SHA-256 of the token, in hexadecimal digits.
    pub token_hash: String,
    /// The account it belongs to.
    pub account: u64,
    /// The name the device gives itself.
    pub label: String,
    /// When it began, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used.
    pub seen: i64,
}

impl Store {
    /// Begins a session of an account.
    pub async fn new_session(&self, account: u64, token_hash: &str, label: &str, now: i64) -> Result<()> {
        let label = storable("the name of the device", label)?;
        let mut writer = self.writer().await?;
        let insert = sqlx::query(
            "INSERT INTO sessions (token_hash, account, label, created, seen) \
             SELECT $1, id, $2, $3, $3 FROM accounts WHERE id = $4",
        );
        let done = insert.bind(token_hash).bind(label).bind(now).bind(key(account)).execute(&mut *writer);
        match done.within(self, WRITING).await?.rows_affected() {
            0 => Err(StoreError::NoAccount { id: account }),
            _ => Ok(()),
        }
    }

    /// The account of this session.
    pub async fn session(&self, token_hash: &str) -> Result<Option<u64>> {
        let account: Option<i64> = sqlx::query_scalar("SELECT account FROM sessions WHERE token_hash = $1")
            .bind(token_hash)
            .fetch_optional(&self.readers)
            .within(self, READING)
            .await?;
        Ok(account.map(natural))
    }

    /// Notes that a session was used. The time never goes back. A missing session is no error.
    pub async fn touch_session(&self, token_hash: &str, now: i64) -> Result<()> {
        let mut writer = self.writer().await?;
        sqlx::query("UPDATE sessions SET seen = $1 WHERE token_hash = $2 AND seen < $1")
            .bind(now)
            .bind(token_hash)
            .execute(&mut *writer)
            .within(self, WRITING)
            .await?;
        Ok(())
    }

    /// Ends a session. Returns whether there was one.
    pub async fn end_session(&self, token_hash: &str) -> Result<bool> {
        let mut writer = self.writer().await?;
        let ended = sqlx::query("DELETE FROM sessions WHERE token_hash = $1").bind(token_hash);
        Ok(ended.execute(&mut *writer).within(self, WRITING).await?.rows_affected() > 0)
    }

    /// Ends all sessions of an account. Returns how many.
    pub async fn end_sessions_of(&self, account: u64) -> Result<u64> {
        let mut writer = self.writer().await?;
        let ended = sqlx::query("DELETE FROM sessions WHERE account = $1").bind(key(account));
        Ok(ended.execute(&mut *writer).within(self, WRITING).await?.rows_affected())
    }

    /// Ends all sessions of an account but one. Returns how many.
    pub async fn end_other_sessions(&self, account: u64, but: &str) -> Result<u64> {
        let mut writer = self.writer().await?;
        let ended = sqlx::query("DELETE FROM sessions WHERE account = $1 AND token_hash <> $2");
        let ended = ended.bind(key(account)).bind(but).execute(&mut *writer);
        Ok(ended.within(self, WRITING).await?.rows_affected())
    }

    /// The sessions of an account, the most recently used first.
    pub async fn sessions_of(&self, account: u64) -> Result<Vec<Session>> {
        let rows: Vec<(String, i64, String, i64, i64)> = sqlx::query_as(
            "SELECT token_hash, account, label, created, seen FROM sessions \
             WHERE account = $1 ORDER BY seen DESC, token_hash",
        )
        .bind(key(account))
        .fetch_all(&self.readers)
        .within(self, READING)
        .await?;
        let session = |(token_hash, account, label, created, seen)| Session {
            token_hash,
            account: natural(account),
            label,
            created,
            seen,
        };
        Ok(rows.into_iter().map(session).collect())
    }
}
