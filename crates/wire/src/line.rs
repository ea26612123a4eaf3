//! A line: one connection for play, until it breaks.

use crate::address::{Address, Stream};
use crate::fetch::Session;
use crate::protocol::{ToClient, ToServer};
use crate::trouble::Trouble;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};

/// One connection for play. It knows nothing of breaks, and sends whatever it is given.
pub struct Line {
    server: String,
    out: SplitSink<WebSocketStream<Box<dyn Stream>>, Message>,
    back: SplitStream<WebSocketStream<Box<dyn Stream>>>,
}

impl Line {
    /// Opens a connection. Nothing is said yet.
    pub async fn open(address: &Address, session: &Session) -> Result<Line, Trouble> {
        let server = address.server().to_string();
        let broken = |why: Error| match why {
            Error::Http(answer) => refused(&server, answer.into_body()),
            why => Trouble::Unreachable { server: server.clone(), why: why.to_string() },
        };
        let mut request = address.socket_url().into_client_request().map_err(broken)?;
        let cookie = HeaderValue::from_str(&session.cookie);
        let cookie = cookie.map_err(|_| Trouble::NoServer { server: server.clone() })?;
        request.headers_mut().insert("cookie", cookie);
        let stream = address.open().await?;
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await.map_err(broken)?;
        let (out, back) = socket.split();
        Ok(Line { server, out, back })
    }

    /// Says something of the protocol.
    pub async fn say(&mut self, message: &ToServer) -> Result<(), Trouble> {
        let text = serde_json::to_string(message).expect("messages are plain data");
        self.say_text(text).await
    }

    /// Says any text.
    pub async fn say_text(&mut self, text: String) -> Result<(), Trouble> {
        self.put(Message::text(text)).await
    }

    /// Says any bytes, which no server listens to.
    pub async fn say_bytes(&mut self, bytes: Vec<u8>) -> Result<(), Trouble> {
        self.put(Message::binary(bytes)).await
    }

    async fn put(&mut self, message: Message) -> Result<(), Trouble> {
        let sent = self.out.send(message).await;
        sent.map_err(|why| Trouble::Unreachable { server: self.server.clone(), why: why.to_string() })
    }

    /// The next text that comes.
    pub async fn next_text(&mut self) -> Result<String, Trouble> {
        loop {
            let why = match self.back.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(_))) | None => "the server has hung up".to_owned(),
                Some(Ok(_)) => continue,
                Some(Err(why)) => why.to_string(),
            };
            return Err(Trouble::Unreachable { server: self.server.clone(), why });
        }
    }

    /// The next message that comes.
    pub async fn next(&mut self) -> Result<ToClient, Trouble> {
        let text = self.next_text().await?;
        serde_json::from_str(&text).map_err(|_| Trouble::NoServer { server: self.server.clone() })
    }
}

/// What a server answers that opens no connection.
fn refused(server: &str, body: Option<Vec<u8>>) -> Trouble {
    let none = || Trouble::NoServer { server: server.to_owned() };
    let read = || {
        let value: serde_json::Value = serde_json::from_slice(&body?).ok()?;
        let why = serde_json::from_value(value.get("why")?.clone()).ok()?;
        Some(Trouble::Refused { code: value.get("code")?.as_str()?.to_owned(), why })
    };
    read().unwrap_or_else(none)
}
