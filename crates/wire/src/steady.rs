//! A steady connection: it comes back after a break of the line and sends unanswered requests again.

use crate::address::Address;
use crate::fetch::Session;
use crate::line::Line;
use crate::protocol::{ToClient, ToServer, VERSION};
use crate::trouble::Trouble;
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::time::Instant;

/// The shortest pause before another try.
const SHORTEST: Duration = Duration::from_millis(250);
/// The longest pause.
const LONGEST: Duration = Duration::from_secs(15);

/// A connection that survives breaks of the line.
pub struct Steady {
    address: Address,
    session: Session,
    client: u32,
    asked: u32,
    /// The requests without an answer, by number.
    open: BTreeMap<u32, ToServer>,
    line: Option<Line>,
    pause: Duration,
    again: Instant,
}

/// What the client hears.
#[derive(Debug)]
pub enum Heard {
    /// A message from the server.
    Message(Box<ToClient>),
    /// The line broke. The next try comes after this time.
    Away {
        /// Why.
        why: Trouble,
        /// How long until the next try.
        again: Duration,
    },
}

impl Steady {
    /// A connection to this server, not yet opened.
    pub fn new(address: &Address, session: Session) -> Result<Steady, getrandom::Error> {
        Ok(Steady {
            address: address.clone(),
            session,
            client: getrandom::u32()?,
            asked: 0,
            open: BTreeMap::new(),
            line: None,
            pause: SHORTEST,
            again: Instant::now(),
        })
    }

    /// Sends a request; `make` gets its number. It is sent at once if the line is there, otherwise as soon as
    /// it is, and again after each break until it is answered.
    pub async fn ask(&mut self, make: impl FnOnce(u32) -> ToServer) -> u32 {
        self.asked += 1;
        let request = make(self.asked);
        self.open.insert(self.asked, request.clone());
        if let Some(line) = &mut self.line {
            // The answer shows whether it arrived.
            drop(line.say(&request).await);
        }
        self.asked
    }

    /// The next thing heard. It is an error if the server wants another protocol or does not accept the
    /// session. A break of the line is not an error.
    pub async fn next(&mut self) -> Result<Heard, Trouble> {
        if self.line.is_none() {
            tokio::time::sleep_until(self.again).await;
            match self.come_back().await {
                Ok(line) => self.line = Some(line),
                Err(why @ Trouble::Unreachable { .. }) => return Ok(self.away(why)),
                Err(why) => return Err(why),
            }
        }
        let Some(line) = &mut self.line else { unreachable!("it has just come back") };
        match line.next().await {
            Ok(message) => {
                match &message {
                    ToClient::Welcome { .. } => self.pause = SHORTEST,
                    ToClient::Done { id, .. } | ToClient::Refused { id: Some(id), .. } => {
                        self.open.remove(id);
                    }
                    ToClient::Bye { code, why, again: false } => {
                        return Err(Trouble::Refused { code: code.clone(), why: why.clone() });
                    }
                    _ => {}
                }
                Ok(Heard::Message(Box::new(message)))
            }
            Err(why @ Trouble::Unreachable { .. }) => Ok(self.away(why)),
            Err(why) => Err(why),
        }
    }

    fn away(&mut self, why: Trouble) -> Heard {
        self.line = None;
        let again = self.pause;
        self.again = Instant::now() + again;
        self.pause = (self.pause * 2).min(LONGEST);
        Heard::Away { why, again }
    }

    async fn come_back(&self) -> Result<Line, Trouble> {
        let mut line = Line::open(&self.address, &self.session).await?;
        let packed = !self.address.is_here();
        line.say(&ToServer::Hello { protocol: VERSION, client: self.client, packed }).await?;
        for request in self.open.values() {
            line.say(request).await?;
        }
        Ok(line)
    }
}
