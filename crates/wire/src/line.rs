//! A line: one connection for play, until it breaks.

use crate::address::{Address, Stream};
use crate::fetch::Session;
use crate::packed::{UNPACKED_MAX, Unpackable, unpack};
use crate::protocol::{ToClient, ToServer};
use crate::reader::{Reader, Unreadable};
use crate::trouble::Trouble;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use std::collections::VecDeque;
use std::time::Duration;
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};

/// How long a line may be silent before it counts as broken. A server pings every twenty seconds, so a line
/// without pings is broken even if nobody has said so: the machine slept, or a cable was pulled.
const SILENCE: Duration = Duration::from_secs(60);

/// One connection for play. It does not know of breaks, and sends whatever it is given.
pub struct Line {
    server: String,
    out: SplitSink<WebSocketStream<Box<dyn Stream>>, Message>,
    back: SplitStream<WebSocketStream<Box<dyn Stream>>>,
    reader: Reader,
    /// Messages of the last frame that were not read yet.
    left: VecDeque<String>,
    /// When something last came.
    heard: Instant,
    /// How many bytes of messages have come, as they came.
    bytes: u64,
}

impl Line {
    /// Opens a connection. Nothing is sent yet.
    pub async fn open(address: &Address, session: &Session) -> Result<Line, Trouble> {
        let server = address.server().to_string();
        let broken = |why: Error| match why {
            Error::Http(answer) => refused(&server, answer.status().as_u16(), answer.into_body()),
            why => Trouble::Unreachable { server: server.clone(), why: why.to_string() },
        };
        let mut request = address.socket_url().into_client_request().map_err(broken)?;
        let cookie = HeaderValue::from_str(&session.cookie);
        let cookie = cookie.map_err(|_| Trouble::NoServer { server: server.clone() })?;
        request.headers_mut().insert("cookie", cookie);
        let stream = address.open().await?;
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await.map_err(broken)?;
        let (out, back) = socket.split();
        Ok(Line {
            server,
            out,
            back,
            reader: Reader::default(),
            left: VecDeque::new(),
            heard: Instant::now(),
            bytes: 0,
        })
    }

    /// Sends a message of the protocol.
    pub async fn say(&mut self, message: &ToServer) -> Result<(), Trouble> {
        let text = serde_json::to_string(message).expect("messages are plain data");
        self.say_text(text).await
    }

    /// Sends any text.
    pub async fn say_text(&mut self, text: String) -> Result<(), Trouble> {
        self.put(Message::text(text)).await
    }

    /// Sends any bytes, which servers ignore.
    pub async fn say_bytes(&mut self, bytes: Vec<u8>) -> Result<(), Trouble> {
        self.put(Message::binary(bytes)).await
    }

    async fn put(&mut self, message: Message) -> Result<(), Trouble> {
        let sent = self.out.send(message).await;
        sent.map_err(|why| Trouble::Unreachable { server: self.server.clone(), why: why.to_string() })
    }

    /// How many bytes of messages have come, as they came: some of them packed.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The next text from the server.
    pub async fn next_text(&mut self) -> Result<String, Trouble> {
        loop {
            if let Some(text) = self.left.pop_front() {
                return Ok(text);
            }
            let next = timeout_at(self.heard + SILENCE, self.back.next()).await;
            self.heard = Instant::now();
            let why = match next {
                Ok(Some(Ok(Message::Text(text)))) => {
                    self.bytes += text.len() as u64;
                    self.left.extend(text.as_str().lines().map(str::to_owned));
                    continue;
                }
                Ok(Some(Ok(Message::Binary(bytes)))) => match unpack(&bytes) {
                    Ok(text) => {
                        self.bytes += bytes.len() as u64;
                        self.left.extend(text.lines().map(str::to_owned));
                        continue;
                    }
                    Err(Unpackable::Damaged) => "a packed message is damaged".to_owned(),
                    Err(Unpackable::TooLong) => {
                        format!("a packed message is longer than {UNPACKED_MAX} bytes")
                    }
                },
                Ok(Some(Ok(Message::Close(_))) | None) => "the server has hung up".to_owned(),
                Ok(Some(Ok(_))) => continue,
                Ok(Some(Err(why))) => why.to_string(),
                Err(_) => format!("nothing has come for {} seconds", SILENCE.as_secs()),
            };
            return Err(Trouble::Unreachable { server: self.server.clone(), why });
        }
    }

    /// The next message from the server. What tells of changes becomes a note with everything.
    pub async fn next(&mut self) -> Result<ToClient, Trouble> {
        let text = self.next_text().await?;
        let server = || self.server.clone();
        self.reader.read(&text).map_err(|why| match why {
            Unreadable::NoMessage => Trouble::NoServer { server: server() },
            Unreadable::Gap => {
                Trouble::Unreachable { server: server(), why: "a message is missing".to_owned() }
            }
        })
    }
}

/// The trouble when a server answers but opens no connection.
fn refused(server: &str, status: u16, body: Option<Vec<u8>>) -> Trouble {
    let none = || Trouble::of_other(server.to_owned(), status);
    let read = || {
        let value: serde_json::Value = serde_json::from_slice(&body?).ok()?;
        let why = serde_json::from_value(value.get("why")?.clone()).ok()?;
        Some(Trouble::Refused { code: value.get("code")?.as_str()?.to_owned(), why })
    };
    read().unwrap_or_else(none)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packed::pack;
    use tokio::net::{TcpListener, TcpStream};
    use tokio_tungstenite::accept_async;

    /// A line, and the server at its other end, which sends only what the test tells it to.
    async fn opened() -> (Line, WebSocketStream<TcpStream>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let url = format!("http://{}", listener.local_addr().expect("it listens"));
        let address = Address::read(&url).expect("an address");
        let session = Session { cookie: "hangar=1".to_owned() };
        let server = async { accept_async(listener.accept().await.expect("a client").0).await };
        let (line, server) = tokio::join!(Line::open(&address, &session), server);
        (line.expect("it is let in"), server.expect("a client"))
    }

    #[tokio::test]
    async fn a_line_that_falls_silent_is_broken() {
        let (mut line, mut server) = opened().await;
        tokio::time::pause();
        // Pings are not messages, but a sign of life: the line waits again for the full time.
        tokio::time::advance(SILENCE - Duration::from_secs(1)).await;
        server.send(Message::Ping(Default::default())).await.expect("it is sent");
        let begun = Instant::now();
        let Err(Trouble::Unreachable { why, .. }) = line.next_text().await else { panic!("it is silent") };
        assert_eq!(why, "nothing has come for 60 seconds");
        assert!(begun.elapsed() >= SILENCE, "{:?}", begun.elapsed());
    }

    #[tokio::test]
    async fn packed_and_plain_frames_are_heard_in_their_order() {
        let (mut line, mut server) = opened().await;
        let long = "a\nb".repeat(1_000);
        for message in [Message::text("1"), Message::binary(pack(&long)), Message::text("2")] {
            server.send(message).await.expect("it is sent");
        }
        let mut heard = Vec::new();
        while heard.last().is_none_or(|last| last != "2") {
            heard.push(line.next_text().await.expect("a text"));
        }
        assert_eq!(heard.join("\n"), format!("1\n{long}\n2"));
        assert!(line.bytes() < 200, "{} bytes", line.bytes());
        server.send(Message::binary(vec![1, 2, 3])).await.expect("it is sent");
        let Err(Trouble::Unreachable { why, .. }) = line.next_text().await else { panic!("it is damaged") };
        assert_eq!(why, "a packed message is damaged");
    }
}
