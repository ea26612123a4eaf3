//! `hangar` alone: a menu that leads a newcomer to a bout.

use super::join::{self, JoinArgs};
use super::play::{self, PlayArgs};
use super::{Desk, rules, with_game};
use crate::people;
use catalog::{Entry, Playable, Visitor};
use tui::about::About;
use tui::edge::files::shown;
use tui::edge::paint::Accent;
use tui::failure::{Run, Stop, Verdict};
use tui::line::look_up;
use tui::packs::{self, Packs};
use tui::players::USUAL;
use tui::record::latest_unfinished;
use words::Message;

/// Where a server on this machine is, if nobody says otherwise.
const SERVER: &str = "http://127.0.0.1:4747";

/// What a menu entry leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Computer,
    /// The same, with the set-up by hand.
    ByHand,
    People,
    Table,
    Watch,
    Server,
    Rules,
    Resume,
    Another,
    Quit,
}

pub(super) fn run(desk: &mut Desk<'_>) -> Run<Verdict> {
    desk.stage.say_as(Accent::Title, &Message::new("cli-welcome"))?;
    let Some(mut game) = choose_game(desk)? else { return bye(desk) };
    loop {
        match choose_way(desk, game)? {
            None | Some(Way::Quit) => return bye(desk),
            Some(Way::Another) => match choose_game(desk)? {
                Some(other) => game = other,
                None => return bye(desk),
            },
            Some(way) => {
                let gone = follow(desk, game, way);
                report(desk, gone)?;
            }
        }
    }
}

fn bye(desk: &mut Desk<'_>) -> Run<Verdict> {
    desk.stage.say(&Message::new("tui-bye"))?;
    Ok(Verdict::Good)
}

/// If something fails, the menu says why and comes again.
fn report(desk: &mut Desk<'_>, gone: Run) -> Run {
    match gone {
        Err(Stop::Failed(failure)) => {
            if let Some(shown) = &failure.shown {
                desk.stage.plain(shown)?;
            }
            desk.stage.say_as(Accent::Harm, &failure.what)?;
            failure.help.iter().try_for_each(|help| desk.stage.say(help))
        }
        other => other,
    }
}

/// One of several texts, by number; the first by Enter. Nothing at the end of the input.
pub(super) fn pick(desk: &mut Desk<'_>, texts: &[String]) -> Run<Option<usize>> {
    for (place, text) in texts.iter().enumerate() {
        desk.stage.choice(&(place + 1).to_string(), text)?;
    }
    loop {
        let Some(text) = desk.stage.read()? else { return Ok(None) };
        match text.as_str() {
            "" => return Ok(Some(0)),
            "q" | "quit" | "exit" => return Ok(None),
            text => match text.parse::<usize>() {
                Ok(number) if (1..=texts.len()).contains(&number) => return Ok(Some(number - 1)),
                _ => {
                    let what = Message::new("cli-menu-number").with("most", texts.len());
                    desk.stage.say_as(Accent::Harm, &what)?;
                }
            },
        }
    }
}

/// The only game, or one of several.
fn choose_game(desk: &mut Desk<'_>) -> Run<Option<Entry>> {
    let games = catalog::entries();
    if games.len() == 1 {
        return Ok(games.first().copied());
    }
    desk.stage.gap()?;
    desk.stage.say_as(Accent::Question, &Message::new("cli-menu-game"))?;
    let titles: Vec<String> = games.iter().map(|entry| entry.title.to_owned()).collect();
    Ok(pick(desk, &titles)?.map(|place| games[place]))
}

fn choose_way(desk: &mut Desk<'_>, game: Entry) -> Run<Option<Way>> {
    let mut ways = match with_game(game.id, SetsUp)? {
        true => vec![
            (Way::Computer, Message::new("cli-menu-by-chance")),
            (Way::ByHand, Message::new("cli-menu-by-hand")),
        ],
        false => vec![(Way::Computer, Message::new("cli-menu-computer"))],
    };
    if let Some(path) = latest_unfinished(game.id) {
        ways.push((Way::Resume, Message::new("cli-menu-resume").with("file", shown(&path))));
    }
    ways.push((Way::People, Message::new("cli-menu-people")));
    ways.push((Way::Table, Message::new("cli-menu-table")));
    ways.push((Way::Watch, Message::new("cli-menu-watch")));
    ways.push((Way::Server, Message::new("cli-join-menu-server")));
    ways.push((Way::Rules, Message::new("cli-menu-rules")));
    if catalog::entries().len() > 1 {
        ways.push((Way::Another, Message::new("cli-menu-another")));
    }
    ways.push((Way::Quit, Message::new("cli-menu-quit")));
    desk.stage.gap()?;
    desk.stage.say_as(Accent::Question, &Message::new("cli-menu").with("game", game.title))?;
    let texts: Vec<String> = ways.iter().map(|(_, text)| desk.stage.words(text)).collect();
    Ok(pick(desk, &texts)?.map(|place| ways[place].0))
}

fn follow(desk: &mut Desk<'_>, game: Entry, way: Way) -> Run {
    let mut args = PlayArgs { game: game.id.to_owned(), ..PlayArgs::default() };
    let people = |count: usize| vec!["human".to_owned(); count];
    match way {
        Way::Computer => args.by_chance = true,
        Way::ByHand | Way::Another | Way::Quit => {}
        Way::Resume => args.resume = Some(None),
        Way::Watch => args.seats = vec![USUAL.name().to_owned(); 2],
        Way::People => match with_game(game.id, Count { desk })?? {
            Some(Sitting::Table(name)) => args.table.preset = Some(name),
            Some(Sitting::People(count)) => args.seats = people(count),
            None => return Ok(()),
        },
        Way::Table => match with_game(game.id, Preset { desk })?? {
            Some(name) => args.table.preset = Some(name),
            None => return Ok(()),
        },
        Way::Server => return join_server(desk),
        Way::Rules => return with_game(game.id, Read { desk })?,
    }
    args.pause = way == Way::Watch && desk.stage.is_typed();
    desk.stage.gap()?;
    if way != Way::Resume {
        desk.stage.say(&with_game(game.id, About)?)?;
        desk.stage.gap()?;
    }
    play::run(desk, &args).map(drop)
}

/// A table on a server whose address is asked for.
fn join_server(desk: &mut Desk<'_>) -> Run {
    desk.stage.say_as(Accent::Question, &Message::new("cli-join-menu-where").with("usual", SERVER))?;
    let Some(text) = desk.stage.read()? else { return Ok(()) };
    let url = match text.as_str() {
        "q" => return Ok(()),
        "" => SERVER.to_owned(),
        url => url.to_owned(),
    };
    join::run(desk, &JoinArgs { url, ..JoinArgs::default() }).map(drop)
}

/// Whether something is set up before the first turn.
struct SetsUp;

impl Visitor for SetsUp {
    type Out = bool;

    fn visit<G: Playable>(self) -> bool {
        tui::session::sets_up::<G>()
    }
}

/// Who sits down.
enum Sitting {
    /// So many people, one for each seat.
    People(usize),
    /// Fewer people than seats: this table, where the rules play the others.
    Table(String),
}

/// How many people play.
struct Count<'d, 'a> {
    desk: &'d mut Desk<'a>,
}

impl Visitor for Count<'_, '_> {
    type Out = Run<Option<Sitting>>;

    fn visit<G: Playable>(self) -> Run<Option<Sitting>> {
        let (least, most) = people::range::<G>();
        let question = Message::new("cli-menu-how-many").with("least", least).with("most", most);
        self.desk.stage.say_as(Accent::Question, &question)?;
        loop {
            let Some(text) = self.desk.stage.read()? else { return Ok(None) };
            match text.parse::<u8>() {
                Ok(count) if (least..=most).contains(&count) => {
                    let table = match people::may_choose::<G>(count.into()) {
                        true => None,
                        false => people::against_the_rules::<G>(count),
                    };
                    return Ok(Some(table.map_or(Sitting::People(count.into()), Sitting::Table)));
                }
                _ if text == "q" || text.is_empty() => return Ok(None),
                _ => self.desk.stage.say_as(Accent::Harm, &question)?,
            }
        }
    }
}

/// Which named table: those with several options at once are found by their words.
struct Preset<'d, 'a> {
    desk: &'d mut Desk<'a>,
}

impl Visitor for Preset<'_, '_> {
    type Out = Run<Option<String>>;

    fn visit<G: Playable>(self) -> Run<Option<String>> {
        let all: Vec<String> = G::setups().into_iter().map(|(name, _)| name).collect();
        pick_text(self.desk, &all, G::ID)
    }
}

/// One of many names of tables, by number or by words.
pub(super) fn pick_text(desk: &mut Desk<'_>, all: &[String], game: &str) -> Run<Option<String>> {
    let mut shown: Vec<String> = all.iter().filter(|name| !name.contains(" + ")).cloned().collect();
    let stage = &mut desk.stage;
    loop {
        // The list may be longer than the screen: the question comes after it.
        for (place, name) in shown.iter().enumerate() {
            stage.choice(&(place + 1).to_string(), name)?;
        }
        stage.say_as(Accent::Question, &Message::new("cli-menu-preset").with("all", all.len()))?;
        let Some(text) = stage.read()? else { return Ok(None) };
        if text.is_empty() || text == "q" {
            return Ok(None);
        }
        if let Some(place) = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1)) {
            match shown.get(place) {
                Some(name) => return Ok(Some(name.clone())),
                None => {
                    stage.say_as(Accent::Harm, &Message::new("cli-menu-number").with("most", shown.len()))?
                }
            }
            continue;
        }
        let words: Vec<String> = text.to_lowercase().split_whitespace().map(str::to_owned).collect();
        let has = |name: &&String| words.iter().all(|word| name.to_lowercase().contains(word));
        let found: Vec<String> = all.iter().filter(has).cloned().collect();
        match found.is_empty() {
            true => stage.say_as(Accent::Harm, &Message::new("cli-setups-none").with("game", game))?,
            false => shown = found,
        }
    }
}

/// The rules, asked for by id or by words.
struct Read<'d, 'a> {
    desk: &'d mut Desk<'a>,
}

impl Visitor for Read<'_, '_> {
    type Out = Run;

    fn visit<G: Playable>(self) -> Run {
        let packs: Packs<G> = packs::load(&[], self.desk.paint)?;
        let stage = &mut self.desk.stage;
        rules::list_sections::<G>(stage)?;
        loop {
            stage.say_as(Accent::Question, &Message::new("cli-menu-rules-what"))?;
            match stage.read()? {
                None => return Ok(()),
                Some(text) if text.is_empty() || text == "q" => return Ok(()),
                Some(text) => look_up::<G>(stage, &packs.content, &text)?,
            };
        }
    }
}
