//! Pruning: once a day, removes what has been kept long enough while the server ran; sockets end with their sessions.

use crate::age::Age;
use crate::config::Limits;
use crate::sockets::Sockets;
use crate::store::{Pruned, Store, StoreError};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// How often it is stored how long the server has run. A crash loses so much of its age.
const HOUR: Duration = Duration::from_secs(3600);
/// How many hours lie between two prunings.
const HOURS: u32 = 24;

/// Prunes at once and then every day, until the server stops.
pub(crate) async fn run(store: Arc<Store>, limits: Limits, age: Arc<Age>, mut stops: watch::Receiver<bool>) {
    for hour in (0..HOURS).cycle() {
        if hour == 0 {
            match prune(&store, limits, &age).await {
                Ok(pruned) => tracing::info!(?pruned, "pruned"),
                Err(why) => tracing::error!(%why, "pruning failed; it is tried again tomorrow"),
            }
        }
        let stopped = tokio::select! {
            () = tokio::time::sleep(HOUR) => false,
            _ = stops.wait_for(|stops| *stops) => true,
        };
        if let Err(why) = age.save(&store).await {
            tracing::warn!(%why, "it could not be stored how long the server has run");
        }
        if stopped {
            return;
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

async fn prune(store: &Store, limits: Limits, age: &Age) -> Result<Pruned, StoreError> {
    let mut pruned = match age.horizons([limits.keep_bouts, limits.keep_guests]) {
        Some([bouts, guests]) => store.prune(bouts, guests).await?,
        None => Pruned::default(),
    };
    pruned.bouts += store.make_room_in_all(limits.room.all).await?;
    Ok(pruned)
}
