//! What the server must remember about itself: its secret, and how long it has run.

use super::{Result, Store, StoreError, Within, hex};

const DOING: &str = "reading the secret";

const LAST_USED: &str = "SELECT MAX(moment) FROM (SELECT MAX(seen) AS moment FROM accounts \
     UNION ALL SELECT MAX(seen) FROM sessions UNION ALL SELECT MAX(ended) FROM bouts) AS moments";

impl Store {
    /// A setting, if it is set.
    pub(crate) async fn setting(&self, name: &str) -> Result<Option<String>> {
        let found = sqlx::query_scalar("SELECT value FROM settings WHERE name = $1").bind(name);
        found.fetch_optional(&self.readers).within(self, DOING).await
    }

    /// Sets a setting.
    pub(crate) async fn set_setting(&self, name: &str, value: &str) -> Result<()> {
        let mut writer = self.writer().await?;
        sqlx::query(
            "INSERT INTO settings (name, value) VALUES ($1, $2) \
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .bind(name)
        .bind(value)
        .execute(&mut *writer)
        .within(self, DOING)
        .await?;
        Ok(())
    }

    /// When anybody last did anything here, by what is stored.
    pub(crate) async fn last_used(&self) -> Result<Option<i64>> {
        sqlx::query_scalar(LAST_USED).fetch_one(&self.readers).within(self, DOING).await
    }

    /// The secret of this server. It is made when it is first asked for.
    pub async fn secret(&self) -> Result<[u8; 32]> {
        let mut made = [0; 32];
        getrandom::fill(&mut made).map_err(|error| StoreError::Failed {
            place: self.place.clone(),
            doing: "making the secret",
            why: error.to_string(),
        })?;
        let mut writer = self.writer().await?;
        sqlx::query("INSERT INTO settings (name, value) VALUES ('secret', $1) ON CONFLICT (name) DO NOTHING")
            .bind(hex(&made))
            .execute(&mut *writer)
            .within(self, DOING)
            .await?;
        let kept = sqlx::query_scalar("SELECT value FROM settings WHERE name = 'secret'");
        let text: String = kept.fetch_one(&mut *writer).within(self, DOING).await?;
        bytes(&text).ok_or_else(|| StoreError::Damaged {
            place: self.place.clone(),
            why: "its secret is not 32 bytes in hexadecimal digits".to_owned(),
        })
    }
}

fn bytes(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
        *byte = u8::from_str_radix(&text[at..at + 2], 16).ok()?;
    }
    Some(bytes)
}
