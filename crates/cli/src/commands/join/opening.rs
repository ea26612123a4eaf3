//! A new table on a server: which game, which set-up, who sits there.

use super::JoinArgs;
use bots::Level;
use kernel::Seat;
use lobby::{Pause, SetupChoice, Terms};
use tui::failure::{Failure, Run};
use tui::near::nearest;
use tui::players::Player;
use tui::remote::{Bench, Game, House, refused};
use words::Message;

/// Where only computers play against a person, nobody needs longer to read what they do.
const THINKING: Pause = Pause { least: 200, most: 500 };

/// The table to open.
#[derive(Clone, Debug)]
pub(in crate::commands) struct Opened {
    pub(super) game: String,
    pub(super) setup: String,
    /// Who sits at the seats after the first: a computer, or a person who is still to come.
    pub(super) others: Vec<Option<Level>>,
}

/// The table that the arguments describe.
pub(super) fn wanted(house: &House, game: &str, args: &JoinArgs) -> Run<Opened> {
    let games = house.games()?;
    let game = find_game(&games, game)?;
    let others = args.against.iter().map(|word| read_other(word)).collect::<Result<Vec<_>, Failure>>()?;
    let seats = (!others.is_empty()).then(|| others.len() + 1);
    let (setup, found) = match &args.preset {
        Some(name) => {
            let setup = game.setups.iter().find(|setup| setup.name.to_lowercase() == name.to_lowercase());
            setup.map(|setup| (setup.name.clone(), setup.seats)).ok_or_else(|| no_preset(game, name))?
        }
        None => first_for(game, seats)?,
    };
    if let Some(seats) = seats.filter(|seats| *seats != usize::from(found)) {
        let what = Message::new("cli-join-against-count").with("seats", found).with("named", seats);
        return Err(Failure::usage(what).help(Message::new("cli-join-against-count-help")).into());
    }
    let persons = vec![None; usize::from(found).saturating_sub(1)];
    let others = if others.is_empty() { persons } else { others };
    Ok(Opened { game: game.id.clone(), setup, others })
}

fn find_game<'g>(games: &'g [Game], wanted: &str) -> Result<&'g Game, Failure> {
    games.iter().find(|game| game.id == wanted).ok_or_else(|| {
        let ids = || games.iter().map(|game| game.id.as_str());
        let help = match nearest(wanted, ids()) {
            Some(near) => Message::new("cli-game-near").with("near", near),
            None => Message::new("cli-game-list").with("games", ids().collect::<Vec<_>>().join(", ")),
        };
        Failure::usage(Message::new("cli-game-unknown").with("game", wanted)).help(help)
    })
}

fn no_preset(game: &Game, name: &str) -> Failure {
    let help = match nearest(name, game.setups.iter().map(|setup| setup.name.as_str())) {
        Some(near) => Message::new("cli-preset-near").with("near", near),
        None => Message::new("cli-preset-list"),
    };
    Failure::usage(Message::new("cli-preset-unknown").with("name", name))
        .help(help.with("game", game.id.as_str()))
}

/// The first named table for this many seats.
pub(super) fn first_for(game: &Game, seats: Option<usize>) -> Run<(String, u8)> {
    let fits = |found: u8| seats.is_none_or(|seats| usize::from(found) == seats);
    let setup = game.setups.iter().find(|setup| fits(setup.seats));
    setup.map(|setup| (setup.name.clone(), setup.seats)).ok_or_else(|| {
        let what = Message::new("cli-table-no-seats").with("game", game.title.as_str());
        let help = Message::new("cli-preset-list").with("game", game.id.as_str());
        Failure::usage(what.with("seats", seats.unwrap_or(0))).help(help).into()
    })
}

/// `person`, as people here say `human` too, or a level of computer opponent.
fn read_other(word: &str) -> Result<Option<Level>, Failure> {
    if word.trim() == "person" {
        return Ok(None);
    }
    match Player::read(word)? {
        Player::Human => Ok(None),
        Player::Computer(level) => Ok(Some(level)),
    }
}

/// Opens the table and sits down there, at the first seat if no other is wanted.
pub(super) fn open(house: &House, opened: &Opened, args: &JoinArgs) -> Run<Bench> {
    let mut terms = Terms::of(&opened.game, SetupChoice::Named(opened.setup.clone()));
    if !opened.others.contains(&None) {
        terms.thinking = THINKING;
    }
    terms.by_chance = args.by_chance;
    let bench = Bench::open(house, &terms)?;
    let mut bench = bench.map_err(|(code, why)| refused(&code, why))?;
    bench.choosing(args.build.is_some());
    let seats = u8::try_from(opened.others.len() + 1).unwrap_or(u8::MAX);
    let own = match (&args.seat, &bench.seen.card) {
        (Some(text), Some(card)) => super::read_seat(text, card)?,
        _ => Seat(0),
    };
    let others = (0..seats).map(Seat).filter(|&seat| seat != own);
    for (seat, level) in others.zip(&opened.others) {
        if let Some(level) = level {
            bench.seat_computer(seat, *level)?.map_err(|(code, why)| refused(&code, why))?;
        }
    }
    bench.sit(own, None)?.map_err(|(code, why)| refused(&code, why))?;
    Ok(bench)
}
