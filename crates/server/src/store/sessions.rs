//! Sessions: who holds a token is the account. Only the hash of a token is ever stored.

use super::{During, Result, Store, StoreError, key, natural, storable};

const READING: &str = "reading a session";
const WRITING: &str = "changing a session";

/// A device that is logged in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// The SHA-256 of the token, in hexadecimal digits.
    pub token_hash: String,
    /// Whose it is.
    pub account: u64,
    /// What the device calls itself.
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
        let done =
            insert.bind(token_hash).bind(label).bind(now).bind(key(account)).execute(&mut *writer).await;
        match done.during(self, WRITING)?.rows_affected() {
            0 => Err(StoreError::NoAccount { id: account }),
            _ => Ok(()),
        }
    }

    /// Whose session this is.
    pub async fn session(&self, token_hash: &str) -> Result<Option<u64>> {
        let account: Option<i64> = sqlx::query_scalar("SELECT account FROM sessions WHERE token_hash = $1")
            .bind(token_hash)
            .fetch_optional(&self.readers)
            .await
            .during(self, READING)?;
        Ok(account.map(natural))
    }

    /// Notes that a session was used. It is never seen earlier than before; one that has ended is not missed.
    pub async fn touch_session(&self, token_hash: &str, now: i64) -> Result<()> {
        let mut writer = self.writer().await?;
        sqlx::query("UPDATE sessions SET seen = $1 WHERE token_hash = $2 AND seen < $1")
            .bind(now)
            .bind(token_hash)
            .execute(&mut *writer)
            .await
            .during(self, WRITING)?;
        Ok(())
    }

    /// Ends a session; says whether there was one.
    pub async fn end_session(&self, token_hash: &str) -> Result<bool> {
        let mut writer = self.writer().await?;
        let ended = sqlx::query("DELETE FROM sessions WHERE token_hash = $1").bind(token_hash);
        Ok(ended.execute(&mut *writer).await.during(self, WRITING)?.rows_affected() > 0)
    }

    /// Ends all sessions of an account; says how many.
    pub async fn end_sessions_of(&self, account: u64) -> Result<u64> {
        let mut writer = self.writer().await?;
        let ended = sqlx::query("DELETE FROM sessions WHERE account = $1").bind(key(account));
        Ok(ended.execute(&mut *writer).await.during(self, WRITING)?.rows_affected())
    }

    /// The sessions of an account, the one used last first.
    pub async fn sessions_of(&self, account: u64) -> Result<Vec<Session>> {
        let rows: Vec<(String, i64, String, i64, i64)> = sqlx::query_as(
            "SELECT token_hash, account, label, created, seen FROM sessions \
             WHERE account = $1 ORDER BY seen DESC, token_hash",
        )
        .bind(key(account))
        .fetch_all(&self.readers)
        .await
        .during(self, READING)?;
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
