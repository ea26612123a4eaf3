//! The wire: each line is what somebody sends, read and brought to a lobby the way a server does it.

use super::seed_of;
use crate::ground::Ground;
use crate::house::{House, Room};
use catalog::Playable;
use kernel::{Dealer, Seat};
use lobby::{Command, ConnectionId, Limits, Order, PersonId, Proposal, TableId, Terms, Token};
use wire::protocol::{ToServer, VERSION};

/// Lines of one input that are heard.
const LINES_MAX: usize = 64;
/// Lines of a seed.
const LINES: usize = 14;
/// Seeds that begin in the same room.
const SEEDS_EACH: u64 = 4;
/// So often a lobby is rebuilt from its very first entry.
const REBUILT_ONE_IN: u64 = 8;

pub(crate) fn seeds<G: Playable>(ground: &Ground<G>) -> Vec<Vec<u8>> {
    let rooms = 0..ground.rooms().len();
    let session = |(place, number): (usize, u64)| {
        let lines = session(&ground.rooms()[place], &mut Dealer::stream(number, place as u64));
        format!("{place}\n{}\n", lines.join("\n")).into_bytes()
    };
    rooms.flat_map(|place| (0..SEEDS_EACH).map(move |number| (place, number))).map(session).collect()
}

pub(crate) fn run<G: Playable>(ground: &Ground<G>, data: &[u8]) -> bool {
    let text = String::from_utf8_lossy(data);
    let (first, lines) = text.split_once('\n').unwrap_or(("", &text));
    let place = first.parse().unwrap_or(seed_of(data) as usize) % ground.rooms().len();
    let mut house = House::at(&ground.rooms()[place]);
    let mut carried_out = 0;
    for line in lines.lines().take(LINES_MAX) {
        let (from, text) = sender(line);
        carried_out += u32::from(house.hear(from, text) == Some(true));
    }
    house.check(seed_of(data).is_multiple_of(REBUILT_ONE_IN));
    carried_out > 0
}

/// Who sends a line: its first letter is the number of a person.
fn sender(line: &str) -> (PersonId, &str) {
    let number = line.chars().next().and_then(|letter| letter.to_digit(10));
    match number {
        Some(number) => (PersonId(number.into()), line[1..].trim_start()),
        None => (PersonId(1), line),
    }
}

/// What some persons may send in this room; most of it can be carried out.
fn session(room: &Room, dealer: &mut Dealer) -> Vec<String> {
    let mut house = House::at(room);
    let mut lines = Vec::new();
    for id in 1..=LINES as u32 {
        let (from, message) = match house.owed(dealer).filter(|_| dealer.below(3) > 0) {
            Some((from, table, number, answer)) => {
                let answers = vec![answer];
                let message = match dealer.below(6) {
                    0 => ToServer::Probe { id, table, answers },
                    _ => order(id, Command::Move { table, number, answers }),
                };
                (from, message)
            }
            None => {
                let all = all_kinds(id, &house.terms);
                let message = all[dealer.below(all.len() as u32) as usize].clone();
                (PersonId(1 + u64::from(dealer.below(4))), message)
            }
        };
        let text = serde_json::to_string(&message).expect("a message can be written");
        house.hear(from, &text);
        lines.push(format!("{from}{text}"));
    }
    lines
}

fn order(id: u32, command: Command) -> ToServer {
    ToServer::Do { id, command: Box::new(command) }
}

/// One of every kind of message.
fn all_kinds(id: u32, terms: &Terms) -> Vec<ToServer> {
    let (table, seat, person) = (TableId(1), Seat(1), PersonId(2));
    let text = || "Ada".to_owned();
    let token = || Token("x".repeat(20));
    let commands = vec![
        Command::Rename { name: text() },
        Command::Watch { table, token: Some(token()) },
        Command::Unwatch { table },
        Command::Sit { table, seat, token: None },
        Command::Stand { table },
        Command::Fill { table, seat, level: Some(bots::Level::Random) },
        Command::Ready { table, ready: true },
        Command::Start { table: TableId(2) },
        Command::Move { table, number: 3, answers: vec![text(), text()] },
        Command::Undo { table, number: 4 },
        Command::Declare { table, kind: text(), order: Some(Order::Pass) },
        Command::Declare { table, kind: "act".to_owned(), order: Some(Order::Answer(text())) },
        Command::Concede { table },
        Command::Propose { table, proposal: Proposal::Draw },
        Command::Agree { table, proposal: Proposal::Draw, agreed: true },
        Command::Propose { table, proposal: Proposal::TakeBack },
        Command::Agree { table, proposal: Proposal::TakeBack, agreed: true },
        Command::Rematch { table },
        Command::Close { table },
        Command::Talk { table, text: text() },
        Command::Mute { person, mute: true },
        Command::Connect { connection: ConnectionId(7), name: text() },
        Command::Disconnect { connection: ConnectionId(1) },
        Command::Open { terms: terms.clone(), token: token(), seed: 1 },
        Command::Wake,
        Command::Restart,
        Command::Limit(Limits::default()),
        Command::Forget { person },
    ];
    let others = [
        ToServer::Hello { protocol: VERSION, client: 1, packed: true },
        ToServer::Open { id, terms: Box::new(terms.clone()) },
        ToServer::Link { id, table },
        ToServer::Probe { id, table, answers: vec![text()] },
    ];
    commands.into_iter().map(|command| order(id, command)).chain(others).collect()
}
