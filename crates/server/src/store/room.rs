//! Room: how much space finished bouts may take, and whether anything can be stored at all.

use super::{During, Result, Store, key};

/// How many bytes of finished bouts are kept. The newest ones stay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quota {
    /// For one person.
    pub each: u64,
    /// For one address, within one run of the server: addresses are not stored.
    pub address: u64,
    /// In all.
    pub all: u64,
}

const KEEPING: &str = "keeping finished bouts within their room";

/// Removes the oldest bouts of a person, once the newer ones fill the room.
const OF_PERSON: &str = "DELETE FROM bouts WHERE id IN (SELECT id FROM (\
     SELECT id, SUM(LENGTH(record) + LENGTH(setup)) OVER (ORDER BY ended DESC, id) AS filled \
     FROM bouts WHERE id IN (SELECT bout FROM bout_seats WHERE person = $1)) AS sums WHERE filled > $2)";

const OF_ALL: &str = "DELETE FROM bouts WHERE id IN (SELECT id FROM (\
     SELECT id, SUM(LENGTH(record) + LENGTH(setup)) OVER (ORDER BY ended DESC, id) AS filled FROM bouts) AS sums \
     WHERE filled > $1)";

/// How many bytes are written to check whether there is room.
const TRIED: usize = 256 * 1024;

impl Store {
    /// Removes these bouts, and the oldest bouts of these persons beyond `each`.
    pub async fn make_room(&self, gone: &[String], persons: &[u64], each: u64) -> Result<()> {
        let mut writer = self.writer().await?;
        let mut tx = self.begin(&mut writer).await?;
        for id in gone {
            let removed = sqlx::query("DELETE FROM bouts WHERE id = $1").bind(id.as_str());
            removed.execute(&mut *tx).await.during(self, KEEPING)?;
        }
        for &person in persons {
            let removed = sqlx::query(OF_PERSON).bind(key(person)).bind(key(each));
            removed.execute(&mut *tx).await.during(self, KEEPING)?;
        }
        tx.commit().await.during(self, KEEPING)
    }

    /// Removes the oldest of all bouts beyond `all`.
    pub async fn make_room_in_all(&self, all: u64) -> Result<u64> {
        let mut writer = self.writer().await?;
        let removed = sqlx::query(OF_ALL).bind(key(all));
        Ok(removed.execute(&mut *writer).await.during(self, KEEPING)?.rows_affected())
    }

    /// Checks whether there is room: stores something of some size and removes it again.
    pub async fn try_room(&self) -> Result<()> {
        let doing = "looking for room";
        let mut writer = self.writer().await?;
        let put = sqlx::query(
            "INSERT INTO settings (name, value) VALUES ('room', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        );
        put.bind("-".repeat(TRIED)).execute(&mut *writer).await.during(self, doing)?;
        let taken = sqlx::query("DELETE FROM settings WHERE name = 'room'");
        taken.execute(&mut *writer).await.during(self, doing)?;
        Ok(())
    }

    /// A full disk, for a test: from now on, the file has at most this many pages.
    #[cfg(feature = "worlds")]
    pub(crate) fn bound_pages(&self, most: u32) {
        self.most_pages.store(most, std::sync::atomic::Ordering::Relaxed);
    }
}
