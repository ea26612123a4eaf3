//! Trouble with a server as failures: what went wrong, what to do, and the exit code.

use crate::failure::Failure;
use wire::client::{Address, Trouble};
use words::Message;

/// The codes of refusals that are about what was typed on the command line.
const OF_USE: [&str; 3] = ["bad-name", "no-such-game", "no-such-setup"];

/// The messages about trouble with this server.
pub fn failed(address: Option<&Address>, trouble: Trouble) -> Failure {
    let again = || {
        let command = address.map_or_else(String::new, |address| format!("hangar join {address}"));
        Message::new("tui-join-again-help").with("command", command)
    };
    match trouble {
        Trouble::Address { text, why } => {
            let what = Message::new("tui-join-address").with("text", text).with("why", why);
            let example = "hangar join http://127.0.0.1:4747";
            Failure::usage(what).help(Message::new("tui-join-address-help").with("example", example))
        }
        Trouble::Unreachable { server, why } => {
            let what = Message::new("tui-join-unreachable").with("server", server).with("why", why);
            Failure::failed(what)
                .help(Message::new("tui-join-unreachable-help").with("serve", "hangar serve"))
        }
        Trouble::NoServer { server } => {
            let what = Message::new("tui-join-no-server").with("server", server);
            Failure::failed(what).help(Message::new("tui-join-no-server-help"))
        }
        Trouble::Down { server, status } => {
            let what =
                Message::new("tui-join-down").with("server", server).with("status", status.to_string());
            Failure::failed(what).help(Message::new("tui-join-down-help"))
        }
        Trouble::Refused { code, why } => match code.as_str() {
            "not-found" => Failure::failed(why),
            "other-protocol" => Failure::failed(why).help(Message::new("tui-join-protocol-help")),
            "signed-out" | "no-session" => Failure::failed(why).help(again()),
            _ => refused(&code, why),
        },
    }
}

/// A refusal of the server.
pub fn refused(code: &str, why: Message) -> Failure {
    if OF_USE.contains(&code) { Failure::usage(why) } else { Failure::failed(why) }
}
