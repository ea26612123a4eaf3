//! Addresses of servers: reads one from a URL and opens a stream to it, encrypted if the URL says so.

use crate::trouble::Trouble;
use std::fmt;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long a server may take to accept a connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// Where a server is, with the link to one of its tables if the URL has one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    encrypted: bool,
    host: String,
    port: u16,
    token: Option<String>,
}

/// A stream to a server.
pub(crate) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}
impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

impl Address {
    /// Reads an address: `http://host:port`, `https://host/join/TOKEN`, or one without a scheme, which means
    /// `http`.
    pub fn read(text: &str) -> Result<Address, Trouble> {
        let bad = |why| Trouble::Address { text: text.to_owned(), why };
        let text = text.trim();
        let (encrypted, rest) = match text.split_once("://") {
            Some(("http", rest)) => (false, rest),
            Some(("https", rest)) => (true, rest),
            Some(_) => return Err(bad("it must begin with http:// or https://")),
            None => (false, text),
        };
        let (authority, path) = rest.split_once('/').unwrap_or((rest, ""));
        if authority.contains('@') {
            return Err(bad("no name and password may stand in it"));
        }
        let usual = if encrypted { 443 } else { 80 };
        let (host, port) = match authority.rsplit_once(':') {
            Some((host, port)) if !port.contains(']') => {
                (host, port.parse().map_err(|_| bad("the port is no number from 1 to 65535"))?)
            }
            _ => (authority, usual),
        };
        let host = host.trim_start_matches('[').trim_end_matches(']');
        if host.is_empty() || host.chars().any(|letter| letter.is_whitespace() || letter.is_control()) {
            return Err(bad("it names no host"));
        }
        let path = path.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/');
        let token = match path.split_once('/') {
            None if path.is_empty() => None,
            Some(("join", token)) if token.bytes().all(|letter| letter.is_ascii_alphanumeric()) => {
                Some(token.to_owned())
            }
            _ => return Err(bad("after the host nothing may come but /join/ and the letters of a link")),
        };
        Ok(Address { encrypted, host: host.to_owned(), port, token })
    }

    /// The token in the link, if this is a link.
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// The server without the link.
    #[must_use]
    pub fn server(&self) -> Address {
        Address { token: None, ..self.clone() }
    }

    /// Whether it is on this machine, where every byte arrives at once.
    pub(crate) fn is_here(&self) -> bool {
        self.host == "localhost" || self.host.parse().is_ok_and(|host: IpAddr| host.is_loopback())
    }

    /// The host, as a request names it.
    pub(crate) fn host_header(&self) -> String {
        let host = if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        match (self.encrypted, self.port) {
            (true, 443) | (false, 80) => host,
            _ => format!("{host}:{}", self.port),
        }
    }

    /// The same place as a WebSocket URL.
    pub(crate) fn socket_url(&self) -> String {
        let scheme = if self.encrypted { "wss" } else { "ws" };
        format!("{scheme}://{}/api/play", self.host_header())
    }

    /// Opens a stream to it.
    pub(crate) async fn open(&self) -> Result<Box<dyn Stream>, Trouble> {
        let unreachable = |why: String| Trouble::Unreachable { server: self.server().to_string(), why };
        let connected =
            tokio::time::timeout(PATIENCE, TcpStream::connect((self.host.as_str(), self.port))).await;
        let stream = connected.map_err(|_| unreachable("no answer within 10 seconds".to_owned()))?;
        let stream = stream.map_err(|why| unreachable(why.to_string()))?;
        stream.set_nodelay(true).map_err(|why| unreachable(why.to_string()))?;
        if !self.encrypted {
            return Ok(Box::new(stream));
        }
        let name = ServerName::try_from(self.host.clone()).map_err(|why| unreachable(why.to_string()))?;
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        let encrypted = TlsConnector::from(Arc::new(config)).connect(name, stream).await;
        Ok(Box::new(encrypted.map_err(|why| unreachable(why.to_string()))?))
    }
}

impl fmt::Display for Address {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.encrypted { "https" } else { "http" };
        write!(out, "{scheme}://{}", self.host_header())?;
        match &self.token {
            Some(token) => write!(out, "/join/{token}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_written() {
        for (text, written, token) in [
            ("localhost:8080", "http://localhost:8080", None),
            ("http://10.0.0.1", "http://10.0.0.1", None),
            ("http://h/", "http://h", None),
            ("https://h:443/join/abc0", "https://h/join/abc0", Some("abc0")),
            ("http://h:80/join/abc?x=1", "http://h/join/abc", Some("abc")),
            ("http://[::1]:99/join/a", "http://[::1]:99/join/a", Some("a")),
            ("[::1]", "http://[::1]", None),
        ] {
            let address = Address::read(text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
            assert_eq!((address.to_string().as_str(), address.token()), (written, token), "{text}");
        }
    }

    #[test]
    fn this_machine_is_known_by_its_names() {
        for (text, is_here) in [
            ("localhost:7000", true),
            ("http://127.0.0.1:7000", true),
            ("http://[::1]:7000", true),
            ("https://bots.example", false),
            ("http://192.168.0.7", false),
        ] {
            assert_eq!(Address::read(text).map(|address| address.is_here()), Ok(is_here), "{text}");
        }
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in
            ["", "http://", "ftp://h", "h:0x", "h:70000", "http://h/other", "http://a@h", "h/join/a b", "a b"]
        {
            assert!(Address::read(text).is_err(), "{text}");
        }
    }
}
