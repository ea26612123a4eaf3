//! The connection for play as a WebSocket: how a line becomes one, and how messages go out.
//!
//! A socket keeps the room for the largest frame that it ever wrote. So a long message, as the first sight of a table
//! is, goes out in pieces, and a connection at rest keeps room for no more than a piece.

use crate::http::fault::Fault;
use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use futures_util::stream::{SplitSink, SplitStream, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use std::future::poll_fn;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig, frame::Frame};
use tokio_tungstenite::tungstenite::{Bytes, Error, Message};

/// The longest piece of a message in one frame. Most that is told of a move is shorter.
const PIECE: usize = 4 * 1024;

/// What a client sends.
pub(crate) type Coming = SplitStream<WebSocketStream<TokioIo<Upgraded>>>;

/// A request to become a connection for play.
pub(crate) struct Upgrade {
    key: HeaderValue,
    coming: OnUpgrade,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Upgrade, Fault> {
        let none = || Fault::bad("no-upgrade", words::Message::new("server-no-upgrade"));
        let coming = parts.extensions.get::<OnUpgrade>().cloned();
        drop(WebSocketUpgrade::from_request_parts(parts, state).await.map_err(|_| none())?);
        let key = parts.headers.get(header::SEC_WEBSOCKET_KEY).cloned();
        let (key, coming) = key.zip(coming).ok_or_else(none)?;
        Ok(Upgrade { key, coming })
    }
}

impl Upgrade {
    /// Agrees, and goes on with the socket once the line is free for it.
    pub(crate) fn agreed<F>(
        self,
        config: WebSocketConfig,
        then: impl FnOnce(Outgoing, Coming) -> F + Send + 'static,
    ) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let Upgrade { key, coming } = self;
        tokio::spawn(async move {
            // A client may be gone before that.
            let Ok(line) = coming.await else { return };
            let line = TokioIo::new(line);
            let socket = WebSocketStream::from_raw_socket(line, Role::Server, Some(config)).await;
            let (sink, stream) = socket.split();
            then(Outgoing { sink, rest: Bytes::new(), kind: Data::Text }, stream).await;
        });
        let headers = [
            (header::CONNECTION, "upgrade".to_owned()),
            (header::UPGRADE, "websocket".to_owned()),
            (header::SEC_WEBSOCKET_ACCEPT, derive_accept_key(key.as_bytes())),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, headers, Body::empty()).into_response()
    }
}

/// What goes out to a client.
pub(crate) struct Outgoing {
    sink: SplitSink<WebSocketStream<TokioIo<Upgraded>>, Message>,
    /// What is left of the message that was begun, and as what its next piece goes out.
    rest: Bytes,
    kind: Data,
}

impl Outgoing {
    /// Sends a message. If this is dropped in the middle, the next call first sends what is left.
    pub(crate) async fn send(&mut self, message: Message) -> Result<(), Error> {
        self.finish().await?;
        match message {
            Message::Text(text) => self.begin(text.into(), Data::Text).await?,
            Message::Binary(bytes) => self.begin(bytes, Data::Binary).await?,
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) | Message::Frame(_) => {
                self.sink.feed(message).await?;
            }
        }
        self.sink.flush().await
    }

    async fn begin(&mut self, whole: Bytes, kind: Data) -> Result<(), Error> {
        (self.rest, self.kind) = (whole, kind);
        self.finish().await
    }

    async fn finish(&mut self) -> Result<(), Error> {
        while !self.rest.is_empty() {
            poll_fn(|cx| self.sink.poll_ready_unpin(cx)).await?;
            let piece = self.rest.split_to(PIECE.min(self.rest.len()));
            let frame = Frame::message(piece, OpCode::Data(self.kind), self.rest.is_empty());
            self.kind = Data::Continue;
            self.sink.start_send_unpin(Message::Frame(frame))?;
        }
        Ok(())
    }
}
