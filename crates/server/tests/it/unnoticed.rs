//! Unnoticed: an answer that nobody else can see sends nobody else a message and changes no number or clock that they
//! can read, nor does taking it back.
//!
//! Whole bouts of every game are played in a lobby, with somebody at each seat and somebody who watches. What the lobby
//! tells nobody, the server sends nobody.

use kernel::{Dealer, Seat};
use lobby::{
    Clock, Command, ConnectionId, Effect, Lobby, Moment, Note, PersonId, Request, SetupChoice, Sight,
    StageCard, TableCard, TableId, Terms, To, Token, Who,
};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;

const TABLE: TableId = TableId(1);
const WATCHER: PersonId = PersonId(99);
/// A bout that lasts longer is broken off.
const ANSWERS_MAX: u32 = 400;
/// One of this many answers is also looked for in all that others can read.
const READ_ONE_IN: u32 = 8;
/// How often each secret must be met.
const ENOUGH: u32 = 100;
/// No game needs more bouts than this for that.
const BOUTS_MAX: u64 = 200;

/// What is chosen in secret, by the set-ups in which it is and by the kinds of its questions: as long as an answer can be
/// taken back, nobody else knows it.
const SECRETS: &[(&str, &str, &[&str])] = &[
    ("heavy-hitters", "", &["declare", "pay", "move"]),
    ("pacific-rim", "", &["card", "element"]),
    ("pacific-rim", "secret missions", &["card"]),
    ("giga-robo", "duel", &["card"]),
];

/// Whether these questions are answered in secret.
fn is_private(game: &str, kind: &str) -> bool {
    let first = kind.split(' ').next().unwrap_or_default();
    SECRETS.iter().any(|(it, _, kinds)| *it == game && kinds.contains(&first))
}

/// A table of persons, and somebody who watches.
struct Room {
    lobby: Lobby,
    now: u64,
    sights: BTreeMap<PersonId, Sight>,
    cards: BTreeMap<PersonId, TableCard>,
}

/// What others can read.
#[derive(Default, PartialEq)]
struct Read {
    told: Vec<Value>,
    /// The position as each seat knows it.
    known: Vec<Option<String>>,
}

/// What came to others, in the order in which it came.
type Came = Vec<(PersonId, Arc<Note>)>;

impl Room {
    fn open(game: &str, setup: &str, seed: u64) -> Room {
        let (sights, cards) = (BTreeMap::new(), BTreeMap::new());
        let mut room = Room { lobby: Lobby::new(), now: 0, sights, cards };
        let clock = Clock::Bank { bank: 900_000_000, increment: 1_000 };
        let setup = SetupChoice::Named(setup.to_owned());
        let terms = Terms { clock, by_chance: seed % 2 == 1, ..Terms::of(game, setup) };
        let host = person(0);
        room.come(host);
        room.does(host, Command::Open { terms, token: Token(format!("{seed:020}")), seed });
        let seats = room.cards[&host].seats.len() as u8;
        room.come(WATCHER);
        room.does(WATCHER, Command::Watch { table: TABLE, token: None });
        for seat in 0..seats {
            if seat > 0 {
                room.come(person(seat));
            }
            room.does(person(seat), Command::Sit { table: TABLE, seat: Seat(seat), token: None });
        }
        for seat in 0..seats {
            room.does(person(seat), Command::Ready { table: TABLE, ready: true });
        }
        room
    }

    fn come(&mut self, who: PersonId) {
        self.does(who, Command::Connect { connection: ConnectionId(1), name: format!("P{who}") });
    }

    /// Does something, and returns what the others were told by it.
    fn does(&mut self, who: PersonId, command: Command) -> Came {
        self.now += 7;
        let done = self.lobby.apply(Moment(self.now), Who::Person(who), Request::own(command.clone()));
        let effects = done.unwrap_or_else(|refused| panic!("{command:?}: {:?}", refused.why));
        let mut came = Vec::new();
        for effect in effects {
            let Effect::Send { to: To::Person(to) | To::Connection(to, _), note } = effect else { continue };
            match &*note {
                Note::Table(card) => drop(self.cards.insert(to, card.clone())),
                Note::Bout { sight: Some(sight), .. } => drop(self.sights.insert(to, sight.clone())),
                Note::Bout { sight: None, .. } | Note::Talk { .. } | Note::Gone(_) => {}
            }
            if to != who {
                came.push((to, note));
            }
        }
        came
    }

    /// What everybody but `who` can read: what they are told who come anew, and the position as they know it.
    fn read_by_others(&mut self, who: PersonId) -> Read {
        let others: Vec<PersonId> = self.sights.keys().copied().filter(|other| *other != who).collect();
        let mut read = Read::default();
        for other in others {
            read.known.push(self.lobby.scenario(TABLE, other));
            let (connection, name) = (ConnectionId(2), format!("P{other}"));
            for command in [Command::Connect { connection, name }, Command::Disconnect { connection }] {
                let request = Request::own(command);
                let effects = self.lobby.apply(Moment(self.now), Who::Person(other), request);
                for effect in effects.expect("they may come and go") {
                    if let Effect::Send { note, .. } = effect {
                        read.told.push(serde_json::to_value(&*note).expect("plain data"));
                    }
                }
            }
        }
        read
    }

    /// Who has something to answer.
    fn asked(&self) -> Vec<PersonId> {
        let asked = |sight: &Sight| !sight.look.scene.prompt.choices.is_empty();
        self.sights.iter().filter(|(_, sight)| asked(sight)).map(|(&who, _)| who).collect()
    }

    fn is_over(&self) -> bool {
        matches!(self.cards[&WATCHER].stage, StageCard::Over(_))
    }
}

fn person(seat: u8) -> PersonId {
    PersonId(u64::from(seat) + 1)
}

/// The card without its clocks.
fn timeless(card: &TableCard) -> TableCard {
    let mut card = card.clone();
    card.seats.iter_mut().for_each(|seat| seat.clock = None);
    card
}

/// What others knew before something was done.
struct Before {
    sights: BTreeMap<PersonId, Sight>,
    card: TableCard,
}

impl Before {
    fn of(room: &Room) -> Before {
        Before { sights: room.sights.clone(), card: room.cards[&WATCHER].clone() }
    }

    /// Whether this reader sees or hears anything new by the note.
    fn is_news(&self, to: PersonId, note: &Note) -> bool {
        match note {
            Note::Table(card) => timeless(card) != timeless(&self.card),
            Note::Bout { whole, events, sight, .. } => {
                let seen = sight.as_ref().is_some_and(|sight| sight.look != self.sights[&to].look);
                *whole || !events.is_empty() || seen
            }
            Note::Talk { .. } | Note::Gone(_) => true,
        }
    }

    /// The messages that say nothing, and whether nobody is told anything new.
    fn idle<'a>(
        &self,
        came: &'a Came,
        secret: impl FnOnce() -> bool,
    ) -> (Vec<&'a (PersonId, Arc<Note>)>, bool) {
        let is_news = |(to, note): &(PersonId, Arc<Note>)| self.is_news(*to, note);
        let secret = !came.iter().any(is_news) && secret();
        // What all can know moves the clocks of all.
        let may_be =
            |it: &(PersonId, Arc<Note>)| is_news(it) || (!secret && matches!(&*it.1, Note::Table(_)));
        (came.iter().filter(|it| !may_be(it)).collect(), secret)
    }
}

/// How often a kind of question was answered, how often without anybody noticing, and how often that was taken back.
#[derive(Default, Clone, Copy, Debug)]
struct Met {
    answered: u32,
    secret: u32,
    taken_back: u32,
}

/// What was met and what was found, over all bouts of a game.
#[derive(Default)]
struct Found {
    met: BTreeMap<(String, String), Met>,
    /// The first of each kind of fault, and how many there were.
    faults: BTreeMap<String, (String, u32)>,
}

impl Found {
    fn fault(&mut self, kind: &str, what: &str, first: impl FnOnce() -> String) {
        let fault = self.faults.entry(format!("{kind}: {what}")).or_insert_with(|| (first(), 0));
        fault.1 += 1;
    }

    /// Notes the messages that say nothing to their readers.
    fn idle(&mut self, (kind, done): (&str, &str), idle: &[&(PersonId, Arc<Note>)]) {
        for (to, note) in idle {
            let what = match &**note {
                Note::Table(_) => "a clock",
                Note::Bout { .. } => "a bout without news",
                Note::Talk { .. } | Note::Gone(_) => "another message",
            };
            self.fault(kind, what, || format!("{done}: {to} got {}", brief(note)));
        }
    }

    /// What others can read must be what they could read before.
    fn same(&mut self, (kind, done): (&str, &str), before: Option<&Read>, now: impl FnOnce() -> Read) {
        let Some((before, now)) = before.map(|before| (before, now())) else { return };
        if before.told != now.told {
            self.fault(kind, "others read it", || done.to_owned());
        }
        if before.known != now.known {
            self.fault(kind, "others know it", || done.to_owned());
        }
    }

    fn met(&self, setup: &str, kind: &str) -> Met {
        let fits = |it: &&(String, String)| it.0.starts_with(setup) && it.1.split(' ').next() == Some(kind);
        let all = self.met.iter().filter(|(it, _)| fits(it)).map(|(_, met)| met);
        all.fold(Met::default(), |sum, met| Met {
            answered: sum.answered + met.answered,
            secret: sum.secret + met.secret,
            taken_back: sum.taken_back + met.taken_back,
        })
    }

    /// Whether all that is chosen in secret in this game was met often enough.
    fn is_enough(&self, game: &str) -> bool {
        let of = SECRETS.iter().filter(|(it, ..)| *it == game);
        of.flat_map(|(_, setup, kinds)| kinds.iter().map(move |kind| (*setup, *kind)))
            .all(|(setup, kind)| self.met(setup, kind).answered >= ENOUGH)
    }
}

/// A random bout. Whoever is asked answers, and often takes back what nobody else can know of.
fn play(game: &str, setup: &str, seed: u64, found: &mut Found) {
    let mut dealer = Dealer::stream(seed, 1);
    let mut room = Room::open(game, setup, seed);
    for _ in 0..ANSWERS_MAX {
        let asked = room.asked();
        if room.is_over() || asked.is_empty() {
            return;
        }
        let who = asked[dealer.below(asked.len() as u32) as usize];
        let sight = &room.sights[&who];
        let choices = &sight.look.scene.prompt.choices;
        let choice = &choices[dealer.below(choices.len() as u32) as usize];
        let answers = [std::slice::from_ref(&choice.answer), choice.then.as_slice()].concat();
        let kind = sight.look.asked.as_ref().map(|asked| asked.kind.clone()).unwrap_or_default();
        let (done, number) = (format!("{game}, {setup}, seed {seed}: {answers:?}"), sight.number);
        let read = (dealer.below(READ_ONE_IN) == 0).then(|| room.read_by_others(who));
        let before = Before::of(&room);
        let came = room.does(who, Command::Move { table: TABLE, number, answers });
        // Of other answers, those are secret by which nobody knows more.
        let unknown =
            |room: &mut Room| read.as_ref().is_some_and(|it| it.known == room.read_by_others(who).known);
        let (idle, secret) = before.idle(&came, || is_private(game, &kind) || unknown(&mut room));
        found.idle((&kind, &done), &idle);
        let met = found.met.entry((setup.to_owned(), kind.clone())).or_default();
        met.answered += 1;
        met.secret += u32::from(secret);
        if !secret {
            continue;
        }
        found.same((&kind, &done), read.as_ref(), || room.read_by_others(who));
        if !room.sights[&who].undo || dealer.below(2) == 0 {
            continue;
        }
        found.met.entry((setup.to_owned(), kind.clone())).or_default().taken_back += 1;
        let (kind, number) = (format!("{kind}, taken back"), room.sights[&who].number);
        let came = room.does(who, Command::Undo { table: TABLE, number });
        for (to, note) in &came {
            found.fault(&kind, "a message", || format!("{done}: {to} got {}", brief(note)));
        }
        found.same((&kind, &done), read.as_ref(), || room.read_by_others(who));
    }
}

fn brief(note: &Note) -> String {
    let mut text = format!("{note:?}");
    text.truncate(300);
    text
}

struct Setups;

impl catalog::Visitor for Setups {
    type Out = Vec<String>;

    fn visit<G: catalog::Playable>(self) -> Vec<String> {
        G::setups().into_iter().map(|(name, _)| name).collect()
    }
}

/// Plays until all secrets of the game were met often enough.
fn searched(game: &str) -> Found {
    let all = catalog::with_game(game, Setups).expect("it is in the catalog");
    let named: Vec<&str> =
        SECRETS.iter().filter(|(it, setup, _)| *it == game && !setup.is_empty()).map(|it| it.1).collect();
    let mut found = Found::default();
    for seed in 0..BOUTS_MAX {
        // Every other bout has a set-up in which something is chosen in secret.
        let place = seed as usize / 2;
        let wanted = (seed % 2 == 0 && !named.is_empty()).then(|| named[place % named.len()]);
        play(game, wanted.unwrap_or(&all[place % all.len()]), seed, &mut found);
        if seed >= 3 && found.is_enough(game) {
            break;
        }
    }
    found
}

/// The law for one game.
fn holds(game: &str) {
    let found = searched(game);
    for ((setup, kind), met) in &found.met {
        if met.secret > 0 {
            println!("{game}, {setup}, {kind}: {met:?}");
        }
    }
    let faults: Vec<String> = found
        .faults
        .iter()
        .map(|(kind, (first, count))| format!("{kind} ({count} times), first {first}"))
        .collect();
    assert!(faults.is_empty(), "{game}: {} kinds of faults:\n{}", faults.len(), faults.join("\n"));
    for (_, setup, kinds) in SECRETS.iter().filter(|(it, ..)| *it == game) {
        for kind in *kinds {
            let met = found.met(setup, kind);
            assert!(met.answered >= ENOUGH && met.secret > 0, "{game}, {setup}, {kind}: {met:?}");
        }
    }
}

#[test]
fn nobody_is_told_of_what_they_cannot_see_in_stak_bots() {
    holds("stak-bots");
}

#[test]
fn nobody_is_told_of_what_they_cannot_see_in_steel_arena() {
    holds("steel-arena");
}

#[test]
fn nobody_is_told_of_what_they_cannot_see_in_giga_robo() {
    holds("giga-robo");
}

#[test]
fn nobody_is_told_of_what_they_cannot_see_in_heavy_hitters() {
    holds("heavy-hitters");
}

#[test]
fn nobody_is_told_of_what_they_cannot_see_in_extinction() {
    holds("pacific-rim");
}

/// A new game is played here too.
#[test]
fn no_game_is_left_out() {
    let here = ["stak-bots", "steel-arena", "giga-robo", "heavy-hitters", "pacific-rim"];
    let all: Vec<&str> = catalog::entries().iter().map(|entry| entry.id).collect();
    assert!(all.iter().all(|game| here.contains(game)), "{all:?}");
}
