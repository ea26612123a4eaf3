//! The connection for play: a thread that keeps the line, with channels to this side.

use super::pages::{House, runtime};
use crate::failure::{Failure, Run};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use wire::client::{Heard, Steady, Trouble};
use wire::protocol::{ToClient, ToServer};
use words::Message;

/// How much later to try again after something else than our server answered:
/// a proxy before a server that starts again is not the server.
const PROXY: Duration = Duration::from_secs(3);

/// What the connection reports.
#[derive(Debug)]
pub(super) enum Told {
    /// A message of the server.
    Message(Box<ToClient>),
    /// The line broke; it is tried again at this moment.
    Away(Instant),
    /// It is over, and why.
    Over(Trouble),
}

/// A connection for play, through breaks of the line.
pub(super) struct Connection {
    asks: UnboundedSender<ToServer>,
    told: mpsc::Receiver<Told>,
    /// How much was asked. The steady line counts alike.
    asked: u32,
}

impl Connection {
    /// Connects as the account that this device has there.
    pub(super) fn open(house: &House) -> Run<Connection> {
        let broken = |why: String| Failure::failed(Message::new("tui-no-threads").with("why", why));
        let steady = Steady::new(&house.address, house.session.clone());
        let steady = steady.map_err(|why| broken(why.to_string()))?;
        let runtime = runtime()?;
        let (asks, asked) = unbounded_channel();
        let (tell, told) = mpsc::channel();
        let begun =
            std::thread::Builder::new().spawn(move || runtime.block_on(converse(steady, asked, tell)));
        begun.map_err(|why| broken(why.to_string()))?;
        Ok(Connection { asks, told, asked: 0 })
    }

    /// Asks for something; gives the number of the request.
    pub(super) fn ask(&mut self, make: impl FnOnce(u32) -> ToServer) -> u32 {
        self.asked += 1;
        // If the connection is over, that is reported next.
        self.asks.send(make(self.asked)).ok();
        self.asked
    }

    /// The next report within this time, if there is one.
    pub(super) fn next(&self, within: Duration) -> Option<Told> {
        self.told.recv_timeout(within).ok()
    }
}

/// Carries requests there and answers back, until one of the two ends.
async fn converse(mut steady: Steady, mut asks: UnboundedReceiver<ToServer>, tell: mpsc::Sender<Told>) {
    let mut was_there = false;
    loop {
        let heard = tokio::select! {
            asked = asks.recv() => match asked {
                Some(asked) => {
                    steady.ask(|_| asked).await;
                    continue;
                }
                None => return,
            },
            heard = steady.next() => heard,
        };
        let told = match heard {
            Ok(Heard::Message(message)) => {
                was_there = true;
                Told::Message(message)
            }
            Ok(Heard::Away { again, .. }) => Told::Away(Instant::now() + again),
            Err(Trouble::NoServer { .. } | Trouble::Down { .. }) if was_there => {
                if tell.send(Told::Away(Instant::now() + PROXY)).is_err() {
                    return;
                }
                tokio::time::sleep(PROXY).await;
                continue;
            }
            Err(trouble) => {
                tell.send(Told::Over(trouble)).ok();
                return;
            }
        };
        if tell.send(told).is_err() {
            return;
        }
    }
}
