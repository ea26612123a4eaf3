//! Chooses the table if there is no link: one of the person's own, an open one, or a new one.

use super::opening::{Opened, first_for};
use super::{Aim, Desk, JoinArgs, seat_of};
use crate::commands::menu::{pick, pick_text};
use kernel::Seat;
use lobby::{SitterCard, StageCard, TableCard};
use tui::edge::paint::Accent;
use tui::failure::Run;
use tui::players::USUAL;
use tui::remote::{Game, House, seat_word, title};
use words::Message;

/// What an entry of the menu leads to.
enum Way {
    Table { card: Box<TableCard>, watch: bool },
    Computer,
    Open,
    Again,
    Quit,
}

/// The table that the person chooses; nothing if they go away.
pub(super) fn choose(desk: &mut Desk<'_>, house: &House, args: &JoinArgs) -> Run<Option<Aim>> {
    let own: Vec<TableCard> =
        house.tables()?.into_iter().filter(|card| seat_of(card, house.me).is_some()).collect();
    match own.as_slice() {
        [] => menu(desk, house, args),
        [card] => Ok(Some(at(card, false))),
        several => {
            desk.stage.gap()?;
            desk.stage.say_as(Accent::Question, &Message::new("cli-join-several"))?;
            let texts: Vec<String> =
                several.iter().map(|card| desk.stage.words(&table(card, house))).collect();
            Ok(pick(desk, &texts)?.map(|place| at(&several[place], false)))
        }
    }
}

fn at(card: &TableCard, watch: bool) -> Aim {
    Aim::Table { card: Box::new(card.clone()), token: None, watch }
}

fn menu(desk: &mut Desk<'_>, house: &House, args: &JoinArgs) -> Run<Option<Aim>> {
    loop {
        let mut ways: Vec<(Message, Way)> = Vec::new();
        for card in house.tables()? {
            let watch = args.watch || !has_room(&card);
            let words =
                if watch { Message::new("cli-join-menu-watch") } else { Message::new("cli-join-menu-sit") };
            ways.push((words.with("table", table(&card, house)), Way::Table { card: Box::new(card), watch }));
        }
        ways.push((Message::new("cli-join-menu-open"), Way::Open));
        ways.push((Message::new("cli-join-menu-computer"), Way::Computer));
        ways.push((Message::new("cli-join-menu-again"), Way::Again));
        ways.push((Message::new("cli-menu-quit"), Way::Quit));
        desk.stage.gap()?;
        desk.stage.say_as(Accent::Question, &Message::new("cli-join-menu"))?;
        let texts: Vec<String> = ways.iter().map(|(words, _)| desk.stage.words(words)).collect();
        let Some(place) = pick(desk, &texts)? else { return Ok(None) };
        match ways.swap_remove(place).1 {
            Way::Table { card, watch } => return Ok(Some(Aim::Table { card, token: None, watch })),
            Way::Open => {
                if let Some(opened) = new_table(desk, house)? {
                    return Ok(Some(Aim::Open(opened)));
                }
            }
            Way::Computer => {
                if let Some(game) = which_game(desk, house)? {
                    let (setup, seats) = first_for(&game, Some(2)).or_else(|_| first_for(&game, None))?;
                    let others = vec![Some(USUAL); usize::from(seats).saturating_sub(1)];
                    return Ok(Some(Aim::Open(Opened { game: game.id, setup, others })));
                }
            }
            Way::Again => {}
            Way::Quit => return Ok(None),
        }
    }
}

/// Whether a seat can be taken now.
fn has_room(card: &TableCard) -> bool {
    let is_played = matches!(card.stage, StageCard::Playing { .. });
    !is_played && card.seats.iter().any(|seat| seat.sitter == SitterCard::Open)
}

/// A table in one line: the game, who sits there.
fn table(card: &TableCard, house: &House) -> Message {
    let sits = |(place, seat): (u8, &lobby::SeatCard)| {
        let letter = seat_word(&card.terms.game, Seat(place));
        let who = match &seat.sitter {
            SitterCard::Open => Message::new("tui-join-open"),
            SitterCard::Computer(level) => Message::new("tui-player-computer").with("level", level.name()),
            SitterCard::Person { person, .. } if *person == house.me => Message::new("cli-join-you"),
            SitterCard::Person { name, .. } => Message::new("tui-screen-name").with("name", name.as_str()),
        };
        Message::new("tui-sits").with("who", letter).with("player", who)
    };
    let seats: Vec<Message> = (0..).zip(&card.seats).map(sits).collect();
    let stage = match card.stage {
        StageCard::Gathering => "gathering",
        StageCard::Playing { .. } => "playing",
        StageCard::Over(_) => "over",
    };
    let words = Message::new("cli-join-table").with("game", title(&card.terms.game)).with("stage", stage);
    words.with("number", card.table.to_string()).with("seats", seats)
}

fn which_game(desk: &mut Desk<'_>, house: &House) -> Run<Option<Game>> {
    let mut games = house.games()?;
    if games.len() < 2 {
        return Ok(games.pop());
    }
    desk.stage.say_as(Accent::Question, &Message::new("cli-menu-game"))?;
    let titles: Vec<String> = games.iter().map(|game| game.title.clone()).collect();
    Ok(pick(desk, &titles)?.map(|place| games.swap_remove(place)))
}

/// A new table where persons are waited for.
fn new_table(desk: &mut Desk<'_>, house: &House) -> Run<Option<Opened>> {
    let Some(game) = which_game(desk, house)? else { return Ok(None) };
    let names: Vec<String> = game.setups.iter().map(|setup| setup.name.clone()).collect();
    let Some(name) = pick_text(desk, &names, &game.id)? else { return Ok(None) };
    let seats = game.setups.iter().find(|setup| setup.name == name).map_or(2, |setup| setup.seats);
    let others = vec![None; usize::from(seats).saturating_sub(1)];
    Ok(Some(Opened { game: game.id, setup: name, others }))
}
