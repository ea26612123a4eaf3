//! Who sits at the table: people and computer opponents.

use crate::failure::{Failure, Run};
use crate::near::nearest;
use bots::Level;
use words::Message;

/// Who answers for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person at this terminal.
    Human,
    /// A computer opponent.
    Computer(Level),
}

/// The word for a person in commands and files.
const HUMAN: &str = "human";

/// The level of a computer opponent if nobody says otherwise.
pub const USUAL: Level = Level::Veteran;

impl Player {
    /// The name in commands and files.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Player::Human => HUMAN,
            Player::Computer(level) => level.name(),
        }
    }

    /// The player of this name.
    pub fn read(word: &str) -> Result<Player, Failure> {
        let word = word.trim();
        if word == HUMAN {
            return Ok(Player::Human);
        }
        Level::parse(word).map(Player::Computer).map_err(|_| {
            let known: Vec<&str> = Level::ALL.into_iter().map(Level::name).collect();
            let help = match nearest(word, known.iter().copied()) {
                Some(near) => Message::new("tui-player-near").with("near", near),
                None => Message::new("tui-player-unknown-help")
                    .with("human", HUMAN)
                    .with("levels", known.join(", ")),
            };
            Failure::usage(Message::new("tui-player-unknown").with("player", word)).help(help)
        })
    }

    /// Its description in words.
    pub(crate) fn say(self) -> Message {
        match self {
            Player::Human => Message::new("tui-player-human"),
            Player::Computer(level) => Message::new("tui-player-computer").with("level", level.name()),
        }
    }
}

/// The players of a table of `seats` seats: those that are named, or one person against computers.
pub fn seated(named: &[String], seats: u8) -> Run<Vec<Player>> {
    let usual = |seat: u8| if seat == 0 { Player::Human } else { Player::Computer(USUAL) };
    if named.is_empty() {
        return Ok((0..seats).map(usual).collect());
    }
    let players = named.iter().map(|word| Player::read(word)).collect::<Result<Vec<Player>, Failure>>()?;
    if players.len() != usize::from(seats) {
        return Err(miscounted(seats, players.len()).into());
    }
    Ok(players)
}

/// Another number of players was named than the table has seats.
pub fn miscounted(seats: u8, named: usize) -> Failure {
    let what = Message::new("tui-players-count").with("seats", seats).with("named", named);
    let options = format!("--options seats={named}");
    Failure::usage(what).help(Message::new("tui-players-count-help").with("options", options))
}
