//! `hangar join`: a table on a server, on a whole screen or in lines.

mod choosing;
mod opening;

use super::Desk;
use clap::Args;
use kernel::Seat;
use lobby::{PersonId, SitterCard, StageCard, TableCard};
use opening::Opened;
use std::path::PathBuf;
use tui::edge::files::read_text;
use tui::edge::paint::Accent;
use tui::failure::{Failure, Run, Verdict};
use tui::remote::{Bench, House, Stand, failed, refused, seat_word};
use tui::review::Curve;
use tui::screen;
use wire::client::Address;
use words::Message;

/// Where to play, as whom, and at which table.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct JoinArgs {
    /// The server, such as `http://127.0.0.1:4747`, or the link of a table there
    pub(crate) url: String,
    /// Your name there [default: the one you used last]
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    /// The seat to take: its letter, or its number from 1 [default: the first open seat]
    #[arg(long, value_name = "SEAT", conflicts_with = "watch")]
    pub(crate) seat: Option<String>,
    /// Watch, and take no seat
    #[arg(long)]
    pub(crate) watch: bool,
    /// Open a table for this game
    #[arg(long, value_name = "GAME", conflicts_with = "watch")]
    pub(crate) open: Option<String>,
    /// A named table of the game; `hangar setups GAME` lists them
    #[arg(long, value_name = "NAME", requires = "open")]
    pub(crate) preset: Option<String>,
    /// Who plays the other seats, such as `veteran,person` [default: people]
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',', requires = "open")]
    pub(crate) against: Vec<String>,
    /// Leave the set-up to chance: the bout begins with its first turn
    #[arg(long, requires = "open")]
    pub(crate) by_chance: bool,
    /// The file with your build; `hangar build` makes one
    #[arg(long, value_name = "FILE", conflicts_with = "watch")]
    pub(crate) build: Option<PathBuf>,
    /// Play line by line instead of on the whole screen
    #[arg(long)]
    pub(crate) line: bool,
}

/// Which table it is to be.
pub(super) enum Aim {
    /// One where a seat is to be taken, or that is to be watched.
    Table { card: Box<TableCard>, token: Option<String>, watch: bool },
    /// A new one.
    Open(Opened),
}

pub(super) fn run(desk: &mut Desk<'_>, args: &JoinArgs) -> Run<Verdict> {
    let address = Address::read(&args.url).map_err(|trouble| failed(None, trouble))?;
    let token = address.token().map(str::to_owned);
    if let (Some(_), Some(_)) = (&token, &args.open) {
        let what = Failure::usage(Message::new("cli-join-link-and-open"));
        return Err(what.help(Message::new("cli-join-link-and-open-help")).into());
    }
    let text = args.build.as_deref().map(read_text).transpose()?;
    let house = House::enter(&address, args.name.as_deref())?;
    let hello = Message::new("cli-join-hello").with("server", house.address.to_string());
    desk.stage.say_as(Accent::Quiet, &hello.with("name", house.name.as_str()))?;
    if let Some(unkept) = &house.unkept {
        desk.stage.say_as(Accent::Harm, unkept)?;
    }
    let aim = match (&args.open, token) {
        (Some(game), _) => Some(Aim::Open(opening::wanted(&house, game, args)?)),
        (None, Some(token)) => {
            let card = Box::new(house.invited(&token)?);
            Some(Aim::Table { card, token: Some(token), watch: args.watch })
        }
        (None, None) => choosing::choose(desk, &house, args)?,
    };
    let Some(aim) = aim else { return Ok(Verdict::Good) };
    let mut bench = match aim {
        Aim::Open(opened) => opening::open(&house, &opened, args)?,
        Aim::Table { card, token, watch } => {
            let way = Way { house: &house, card: &card, token: token.as_deref(), args };
            way.go(desk, watch)?
        }
    };
    if let Some(text) = text {
        bench.bring(text)?.map_err(|(code, why)| refused(&code, why))?;
        bench.choosing(false);
    }
    play(desk, args, bench)
}

fn play(desk: &mut Desk<'_>, args: &JoinArgs, mut bench: Bench) -> Run<Verdict> {
    if args.line || !desk.stage.is_whole_screen() {
        tui::line::join(&mut desk.stage, &mut bench)?;
    } else {
        desk.stage.flush()?;
        screen::join(&mut bench, desk.speaker, desk.paint)?;
        // The last content of the screen is gone with it.
        if bench.seen.stand() == Stand::Over {
            bench.seen.outcome().iter().try_for_each(|words| desk.stage.say(words))?;
            bench.story(Curve::Amounts).iter().try_for_each(|words| desk.stage.item(words))?;
        }
    }
    for words in bench.leave() {
        desk.stage.say(&words)?;
    }
    Ok(Verdict::Good)
}

/// The way to a table that is there.
struct Way<'a> {
    house: &'a House,
    card: &'a TableCard,
    token: Option<&'a str>,
    args: &'a JoinArgs,
}

impl Way<'_> {
    /// Goes to the table: back to one's seat, to an open one, or to watch.
    fn go(&self, desk: &mut Desk<'_>, watch: bool) -> Run<Bench> {
        let mut bench = Bench::at(self.house, self.card.table, self.token)?;
        bench.choosing(self.args.build.is_some());
        if seat_of(self.card, self.house.me).is_some() {
            desk.stage.say(&Message::new("cli-join-your-seat"))?;
            return Ok(bench);
        }
        if !watch && self.sit(&mut bench)? {
            return Ok(bench);
        }
        let said = bench.watch(self.token)?;
        said.map_err(|(code, why)| refused(&code, why))?;
        desk.stage.say(&match watch {
            true => Message::new("cli-join-watching"),
            false => Message::new("cli-join-full"),
        })?;
        Ok(bench)
    }

    /// Takes the wanted seat, or the first that is open. Whether there was one.
    fn sit(&self, bench: &mut Bench) -> Run<bool> {
        let wanted = self.args.seat.as_deref().map(|text| read_seat(text, self.card)).transpose()?;
        let open = |seat: &Seat| self.card.seats[seat.index()].sitter == SitterCard::Open;
        let seats = (0..self.card.seats.len() as u8).map(Seat).filter(open);
        let is_played = matches!(self.card.stage, StageCard::Playing { .. });
        let tries: Vec<Seat> = match wanted {
            Some(seat) => vec![seat],
            None if is_played => Vec::new(),
            None => seats.collect(),
        };
        for seat in tries {
            match bench.sit(seat, self.token)? {
                Ok(_) => return Ok(true),
                // Somebody was faster.
                Err((code, _))
                    if wanted.is_none() && ["seat-taken", "bout-runs"].contains(&code.as_str()) => {}
                Err((code, why)) => return Err(refused(&code, why).into()),
            }
        }
        Ok(false)
    }
}

/// The seat that a letter or a number means.
fn read_seat(text: &str, card: &TableCard) -> Run<Seat> {
    let (text, seats) = (text.trim(), card.seats.len() as u8);
    let letter = match text.as_bytes() {
        [letter] => letter.to_ascii_lowercase().checked_sub(b'a'),
        _ => None,
    };
    let place = text.parse::<u8>().ok().and_then(|number| number.checked_sub(1)).or(letter);
    place.filter(|&place| place < seats).map(Seat).ok_or_else(|| {
        let word = |place: u8| seat_word(&card.terms.game, Seat(place));
        let help =
            Message::new("cli-join-seat-help").with("first", word(0)).with("last", word(seats.max(1) - 1));
        Failure::usage(Message::new("cli-join-no-seat").with("seat", text)).help(help).into()
    })
}

/// The seat of a person at a table.
fn seat_of(card: &TableCard, me: PersonId) -> Option<Seat> {
    let is_mine = |sitter: &SitterCard| matches!(sitter, SitterCard::Person { person, .. } if *person == me);
    (0..).map(Seat).zip(&card.seats).find(|(_, seat)| is_mine(&seat.sitter)).map(|(seat, _)| seat)
}
