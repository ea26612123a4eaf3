//! Errands: how a program on the same machine asks a running server for something, through the database.

use super::accounts::NEXT_NUMBER;
use super::{Result, Store, StoreError, Within, now, storable};

const READING: &str = "reading errands";
const LEAVING: &str = "leaving an errand";

impl Store {
    /// Leaves an errand for the server. Returns the number of the errand.
    pub async fn leave_errand(&self, body: &str) -> Result<i64> {
        let body = storable("the errand", body)?;
        let mut writer = self.writer().await?;
        let mut tx = self.begin(&mut writer).await?;
        let number = sqlx::query_scalar(NEXT_NUMBER).bind("errand");
        let id: i64 = number.fetch_one(&mut *tx).within(self, LEAVING).await?;
        sqlx::query("INSERT INTO errands (id, body, left_at) VALUES ($1, $2, $3)")
            .bind(id)
            .bind(body)
            .bind(now())
            .execute(&mut *tx)
            .within(self, LEAVING)
            .await?;
        tx.commit().within(self, LEAVING).await?;
        Ok(id)
    }

    /// The errands without an answer, the oldest first.
    pub async fn open_errands(&self) -> Result<Vec<(i64, String)>> {
        let open = sqlx::query_as("SELECT id, body FROM errands WHERE answer IS NULL ORDER BY id");
        open.fetch_all(&self.readers).within(self, READING).await
    }

    /// Answers an errand, once.
    pub async fn answer_errand(&self, id: i64, answer: &str) -> Result<()> {
        let answer = storable("the answer", answer)?;
        let mut writer = self.writer().await?;
        let done = sqlx::query("UPDATE errands SET answer = $1 WHERE id = $2 AND answer IS NULL")
            .bind(answer)
            .bind(id)
            .execute(&mut *writer)
            .within(self, "answering an errand")
            .await?;
        if done.rows_affected() == 0 { Err(StoreError::NoErrand { id }) } else { Ok(()) }
    }

    /// The answer to an errand, once there is one.
    pub async fn errand_answer(&self, id: i64) -> Result<Option<String>> {
        let answer: Option<Option<String>> = sqlx::query_scalar("SELECT answer FROM errands WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.readers)
            .within(self, READING)
            .await?;
        answer.ok_or(StoreError::NoErrand { id })
    }
}
