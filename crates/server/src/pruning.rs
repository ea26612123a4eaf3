//! Pruning: once a day, removes what has been kept long enough; sockets end with their sessions.

use crate::clock;
use crate::config::Limits;
use crate::sockets::Sockets;
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

/// Closes the sockets of sessions that are no longer in the store, however they ended, until the server
/// stops.
pub(crate) async fn end_with_sessions(
    store: Arc<Store>,
    sockets: Arc<Sockets>,
    often: Duration,
    mut stops: watch::Receiver<bool>,
) {
    loop {
        tokio::select! {
            () = tokio::time::sleep(often) => {}
            _ = stops.wait_for(|stops| *stops) => return,
        }
        for session in sockets.sessions() {
            match store.session(&session).await {
                Ok(Some(_)) => {}
                Ok(None) => sockets.end(&session),
                Err(why) => {
                    tracing::warn!(%why, "it cannot be looked which sessions have ended");
                    break;
                }
            }
        }
    }
}

async fn prune(store: &Store, limits: Limits) -> Result<Pruned, StoreError> {
    let before = |kept: Duration| {
        let kept = i64::try_from(kept.as_millis()).unwrap_or(i64::MAX);
        clock::stamp().saturating_sub(kept)
    };
    let mut pruned = store.prune(before(limits.keep_bouts), before(limits.keep_guests)).await?;
    pruned.bouts += store.make_room_in_all(limits.room.all).await?;
    Ok(pruned)
}
