//! Pages of a server, fetched one at a time over HTTP/1.0, and the sessions they give.

use crate::address::Address;
use crate::trouble::Trouble;
use serde_json::Value;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use words::Message;

/// How long a page may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// The most bytes that are read of an answer.
const ANSWER_MAX: u64 = 64 * 1024 * 1024;

/// What identifies a device to a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The cookie, name and value.
    pub cookie: String,
}

/// An answer of a server.
#[derive(Clone, PartialEq, Debug)]
pub struct Reply {
    /// Its status.
    pub status: u16,
    /// Its headers, with names in lower case.
    pub headers: Vec<(String, String)>,
    /// Its body.
    pub body: String,
}

impl Reply {
    /// The first header of this name.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The session that the answer gives.
    pub fn session(&self) -> Option<Session> {
        let cookie = self.header("set-cookie")?.split(';').next()?.trim();
        (!cookie.ends_with('=')).then(|| Session { cookie: cookie.to_owned() })
    }

    /// The body as JSON, or why the server refused.
    pub fn json(&self, address: &Address) -> Result<Value, Trouble> {
        let none = || Trouble::of_other(address.server().to_string(), self.status);
        let value: Value = serde_json::from_str(&self.body).map_err(|_| none())?;
        if self.status < 400 {
            return Ok(value);
        }
        let why: Message = serde_json::from_value(value["why"].clone()).map_err(|_| none())?;
        let code = value["code"].as_str().ok_or_else(none)?.to_owned();
        Err(Trouble::Refused { code, why })
    }
}

/// Fetches a page.
pub async fn fetch(
    address: &Address,
    (method, path): (&str, &str),
    session: Option<&Session>,
    body: Option<&Value>,
) -> Result<Reply, Trouble> {
    let broken = |why: String| Trouble::Unreachable { server: address.server().to_string(), why };
    let mut stream = address.open().await?;
    let body = body.map(Value::to_string);
    let mut request = format!(
        "{method} {path} HTTP/1.0\r\nHost: {}\r\nUser-Agent: hangar/{}\r\nAccept: application/json\r\n",
        address.host_header(),
        env!("CARGO_PKG_VERSION"),
    );
    if let Some(session) = session {
        request += &format!("Cookie: {}\r\n", session.cookie);
    }
    if let Some(body) = &body {
        request += &format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
    }
    request += "\r\n";
    request += body.as_deref().unwrap_or_default();
    let exchange = async {
        stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.take(ANSWER_MAX).read_to_end(&mut answer).await?;
        Ok::<_, std::io::Error>(answer)
    };
    let answer = tokio::time::timeout(PATIENCE, exchange).await;
    let answer = answer.map_err(|_| broken("no answer within 30 seconds".to_owned()))?;
    let answer = answer.map_err(|why| broken(why.to_string()))?;
    parse(&String::from_utf8_lossy(&answer))
        .ok_or_else(|| Trouble::NoServer { server: address.server().to_string() })
}

fn parse(answer: &str) -> Option<Reply> {
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let mut lines = head.split("\r\n");
    let mut first = lines.next()?.split(' ');
    let status =
        first.next().filter(|version| version.starts_with("HTTP/")).and(first.next())?.parse().ok()?;
    let header = |line: &str| {
        let (name, value) = line.split_once(':')?;
        Some((name.trim().to_lowercase(), value.trim().to_owned()))
    };
    Some(Reply { status, headers: lines.filter_map(header).collect(), body: body.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_taken_apart() {
        let reply = parse("HTTP/1.0 200 OK\r\nSet-Cookie: hangar=a.b; Path=/\r\nX: 1\r\n\r\n{\"a\":1}")
            .expect("an answer");
        assert_eq!((reply.status, reply.header("x")), (200, Some("1")));
        assert_eq!(reply.session(), Some(Session { cookie: "hangar=a.b".to_owned() }));
        let address = Address::read("h").expect("an address");
        assert_eq!(reply.json(&address).expect("JSON")["a"], 1);
        assert_eq!(parse("SSH-2.0-x\r\n\r\n"), None);
        assert_eq!(parse("HTTP/1.0 x\r\n\r\n"), None);
    }

    #[test]
    fn a_refusal_is_told_in_its_own_words() {
        let body = r#"{"code":"c","why":["k"],"words":"w"}"#;
        let reply = parse(&format!("HTTP/1.0 403 No\r\n\r\n{body}")).expect("an answer");
        let address = Address::read("h").expect("an address");
        let refused = Trouble::Refused { code: "c".to_owned(), why: Message::new("k") };
        assert_eq!(reply.json(&address), Err(refused));
        let server = || "http://h".to_owned();
        for (status, trouble) in [
            (404, Trouble::NoServer { server: server() }),
            (502, Trouble::Down { server: server(), status: 502 }),
            (503, Trouble::Down { server: server(), status: 503 }),
            (504, Trouble::Down { server: server(), status: 504 }),
        ] {
            let other = parse(&format!("HTTP/1.0 {status} No\r\n\r\n<html>")).expect("an answer");
            assert_eq!(other.json(&address), Err(trouble));
        }
        let own = parse(&format!("HTTP/1.0 503 No\r\n\r\n{body}")).expect("an answer");
        assert!(matches!(own.json(&address), Err(Trouble::Refused { .. })), "what the server itself says");
    }
}
