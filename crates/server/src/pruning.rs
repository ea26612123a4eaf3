//! Pruning: what has been kept long enough goes, once a day.

use crate::clock;
use crate::config::Limits;
use crate::store::{Pruned, Store, StoreError};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

const OFTEN: Duration = Duration::from_secs(24 * 3600);

/// Prunes at once and then every day, until the server stops.
pub(crate) async fn run(store: Arc<Store>, limits: Limits, mut stops: watch::Receiver<bool>) {
    loop {
        match prune(&store, limits).await {
            Ok(pruned) => tracing::info!(?pruned, "pruned"),
            Err(why) => tracing::error!(%why, "pruning failed; it is tried again tomorrow"),
        }
        tokio::select! {
            () = tokio::time::sleep(OFTEN) => {}
            _ = stops.wait_for(|stops| *stops) => return,
        }
    }
}

async fn prune(store: &Store, limits: Limits) -> Result<Pruned, StoreError> {
    let before = |kept: Duration| {
        let kept = i64::try_from(kept.as_millis()).unwrap_or(i64::MAX);
        clock::stamp().saturating_sub(kept)
    };
    store.prune(before(limits.keep_bouts), before(limits.keep_guests)).await
}
