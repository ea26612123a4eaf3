//! Pruning: removes old data that nobody owns.

use super::{Result, Store, Within};

/// How much was removed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Pruned {
    /// Finished bouts.
    pub bouts: u64,
    /// Guests.
    pub guests: u64,
    /// Sessions.
    pub sessions: u64,
    /// Errands.
    pub errands: u64,
}

/// Removes guests who have no login, no session and no bout.
const GUESTS: &str = "DELETE FROM accounts WHERE seen < $1 AND login_key IS NULL \
     AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.account = accounts.id) \
     AND NOT EXISTS (SELECT 1 FROM bout_seats WHERE bout_seats.person = accounts.id)";

impl Store {
    /// Removes the bouts that ended and the errands that were left before `before`, and the sessions and
    /// guests unseen since `guests_before`; both are in milliseconds since 1970. Touch everybody who sits at
    /// a table first: the store does not look into the lobby.
    pub async fn prune(&self, before: i64, guests_before: i64) -> Result<Pruned> {
        let doing = "pruning";
        let mut writer = self.writer().await?;
        let mut tx = self.begin(&mut writer).await?;
        let mut gone = [0; 4];
        let steps = [
            ("DELETE FROM bouts WHERE ended < $1", before),
            ("DELETE FROM sessions WHERE seen < $1", guests_before),
            (GUESTS, guests_before),
            ("DELETE FROM errands WHERE left_at < $1", before),
        ];
        for ((sql, moment), gone) in steps.into_iter().zip(&mut gone) {
            let done = sqlx::query(sql).bind(moment).execute(&mut *tx).within(self, doing).await?;
            *gone = done.rows_affected();
        }
        tx.commit().within(self, doing).await?;
        let [bouts, sessions, guests, errands] = gone;
        Ok(Pruned { bouts, guests, sessions, errands })
    }
}
