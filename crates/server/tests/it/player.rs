//! A player with a real socket: keeps what the server sends, and answers the questions.

use crate::home::PATIENCE;
use kernel::Seat;
use lobby::{
    Command, Ended, Heard, Note, PersonId, SetupChoice, Sight, StageCard, TableCard, TableId, Terms, Token,
};
use std::collections::BTreeMap;
use wire::Reader;
use wire::client::{Address, Line, Session, Trouble};
use wire::protocol::{Came, ToClient, ToServer, VERSION};

/// A player at the end of a real socket.
pub(crate) struct Player {
    pub(crate) session: Session,
    pub(crate) person: PersonId,
    pub(crate) line: Line,
    pub(crate) client: u32,
    reader: Reader,
    asked: u32,
    /// All texts that came, except the welcome.
    pub(crate) texts: Vec<String>,
    pub(crate) cards: BTreeMap<TableId, TableCard>,
    pub(crate) sights: BTreeMap<TableId, Sight>,
    pub(crate) heard: BTreeMap<TableId, Vec<Heard>>,
    pub(crate) gone: Vec<TableId>,
}

/// The result of a request.
pub(crate) type Verdict = Result<Came, (String, Option<String>)>;

impl Player {
    pub(crate) async fn connect(address: &Address, session: Session, person: u64) -> Player {
        Player::come(address, session, person, 1).await
    }

    async fn come(address: &Address, session: Session, person: u64, client: u32) -> Player {
        let line = Line::open(address, &session).await.expect("a connection");
        let mut player = Player {
            session,
            person: PersonId(person),
            line,
            client,
            reader: Reader::default(),
            asked: 0,
            texts: Vec::new(),
            cards: BTreeMap::new(),
            sights: BTreeMap::new(),
            heard: BTreeMap::new(),
            gone: Vec::new(),
        };
        player
            .line
            .say(&ToServer::Hello { protocol: VERSION, client, packed: true })
            .await
            .expect("it can be said");
        match player.next().await {
            ToClient::Welcome { protocol: VERSION, person: who, .. } => assert_eq!(who, player.person),
            other => panic!("no welcome but {other:?}"),
        }
        player
    }

    /// Connects again, as the same program would: the numbers of its requests go on.
    pub(crate) async fn come_back(&mut self, address: &Address) {
        let again = Player::come(address, self.session.clone(), self.person.0, self.client).await;
        let asked = self.asked;
        *self = Player { asked, ..again };
    }

    /// The next message.
    pub(crate) async fn next(&mut self) -> ToClient {
        self.hear().await.expect("the line holds")
    }

    /// The next message, or why there is none any more.
    pub(crate) async fn hear(&mut self) -> Result<ToClient, Trouble> {
        let text = tokio::time::timeout(PATIENCE, self.line.next_text())
            .await
            .expect("something is heard in time")?;
        let message = self.reader.read(&text).unwrap_or_else(|why| panic!("{why:?}: {text}"));
        if !matches!(message, ToClient::Welcome { .. }) {
            self.texts.push(text);
        }
        if let ToClient::Note(note) = &message {
            self.note(Note::clone(note));
        }
        Ok(message)
    }

    fn note(&mut self, note: Note) {
        match note {
            Note::Table(card) => drop(self.cards.insert(card.table, card)),
            Note::Bout { table, whole, events, stills: _, sight } => {
                let heard = self.heard.entry(table).or_default();
                if whole {
                    heard.clear();
                }
                // How an event is shown follows from what is seen when it is told. What happened stays the same.
                heard.extend(events.into_iter().map(|event| Heard { beat: None, ..event }));
                if let Some(sight) = sight {
                    self.sights.insert(table, sight);
                }
            }
            Note::Talk { .. } => {}
            Note::Gone(table) => {
                self.cards.remove(&table);
                self.sights.remove(&table);
                self.gone.push(table);
            }
        }
    }

    /// The number of the next request.
    pub(crate) fn number(&mut self) -> u32 {
        self.asked += 1;
        self.asked
    }

    /// Sends it and reads until the answer comes.
    pub(crate) async fn ask(&mut self, make: impl FnOnce(u32) -> ToServer) -> Verdict {
        let id = self.number();
        self.line.say(&make(id)).await.expect("it can be said");
        self.answer(id).await
    }

    /// The answer to this request.
    pub(crate) async fn answer(&mut self, id: u32) -> Verdict {
        loop {
            match self.next().await {
                ToClient::Done { id: of, came } if of == id => return Ok(came),
                ToClient::Refused { id: Some(of), code, rule, .. } if of == id => return Err((code, rule)),
                ToClient::Bye { code, .. } => panic!("sent away: {code}"),
                _ => {}
            }
        }
    }

    pub(crate) async fn order(&mut self, command: Command) -> Verdict {
        self.ask(|id| ToServer::Do { id, command: Box::new(command) }).await
    }

    /// Reads everything that was sent to this player so far.
    pub(crate) async fn catch_up(&mut self) {
        let none = TableId(u64::MAX);
        let verdict = self.ask(|id| ToServer::Probe { id, table: none, answers: Vec::new() }).await;
        assert!(verdict.is_err(), "there is no such table");
    }

    /// Opens a table of the first set-up of Stak Bots, or of these terms.
    pub(crate) async fn open(&mut self, terms: Terms) -> (TableId, String) {
        match self.ask(|id| ToServer::Open { id, terms: Box::new(terms) }).await {
            Ok(Came::Opened { table, path }) => (table, path),
            other => panic!("no table but {other:?}"),
        }
    }

    pub(crate) async fn sit(&mut self, table: TableId, seat: u8) {
        self.sit_by(table, seat, None).await;
    }

    pub(crate) async fn sit_by(&mut self, table: TableId, seat: u8, path: Option<&str>) {
        let token = path.map(|path| Token(path.trim_start_matches("/join/").to_owned()));
        let verdict = self.order(Command::Sit { table, seat: Seat(seat), token }).await;
        assert_eq!(verdict, Ok(Came::Done));
    }

    pub(crate) async fn ready(&mut self, table: TableId) {
        assert_eq!(self.order(Command::Ready { table, ready: true }).await, Ok(Came::Done));
    }

    /// The answers that can be given at this table now.
    pub(crate) fn choices(&self, table: TableId) -> Vec<Vec<String>> {
        let Some(sight) = self.sights.get(&table) else { return Vec::new() };
        let choices = &sight.look.scene.prompt.choices;
        choices
            .iter()
            .map(|choice| [std::slice::from_ref(&choice.answer), choice.then.as_slice()].concat())
            .collect()
    }

    /// Answers, with the number of the last position that was seen.
    pub(crate) async fn play(&mut self, table: TableId, answers: Vec<String>) -> Verdict {
        let number = self.sights[&table].number;
        self.order(Command::Move { table, number, answers }).await
    }

    pub(crate) fn stage(&self, table: TableId) -> &StageCard {
        &self.cards[&table].stage
    }

    pub(crate) fn ended(&self, table: TableId) -> Option<&Ended> {
        match self.stage(table) {
            StageCard::Over(ended) => Some(ended),
            _ => None,
        }
    }
}

/// The usual terms of a Stak Bots table, with computers that answer without a pause.
pub(crate) fn terms() -> Terms {
    terms_of(catalog::entries()[0].id)
}

/// The same at a table of this game.
pub(crate) fn terms_of(game: &str) -> Terms {
    let setup = catalog::with_game(game, FirstSetup).expect("it is in the catalog");
    let mut terms = Terms::of(game, SetupChoice::Named(setup));
    terms.thinking = lobby::Pause { least: 200, most: 201 };
    terms.holding = lobby::Pause { least: 1, most: 2 };
    terms
}

struct FirstSetup;

impl catalog::Visitor for FirstSetup {
    type Out = String;
    fn visit<G: catalog::Playable>(self) -> String {
        G::setups().into_iter().next().expect("a game has a set-up").0
    }
}

/// Two players at a new table whose bout has begun.
pub(crate) async fn pair(home: &crate::home::Home) -> (Player, Player, TableId) {
    pair_by(home, terms()).await
}

/// The same at a table with these terms.
pub(crate) async fn pair_by(home: &crate::home::Home, terms: Terms) -> (Player, Player, TableId) {
    let mut ada = home.player("Ada").await;
    let mut bo = home.player("Bo").await;
    let (table, _) = ada.open(terms).await;
    ada.sit(table, 0).await;
    bo.sit(table, 1).await;
    ada.ready(table).await;
    bo.ready(table).await;
    ada.catch_up().await;
    bo.catch_up().await;
    (ada, bo, table)
}

/// Plays `moves` answers, or to the end. Returns how many answers were given.
pub(crate) async fn play_on(
    players: &mut [&mut Player],
    table: TableId,
    dealer: &mut kernel::Dealer,
    moves: usize,
) -> usize {
    for given in 0..moves {
        let Some(place) = players.iter().position(|player| !player.choices(table).is_empty()) else {
            return given;
        };
        let choices = players[place].choices(table);
        let choice = choices[dealer.below(choices.len() as u32) as usize].clone();
        assert_eq!(players[place].play(table, choice).await, Ok(Came::Done));
        for player in players.iter_mut() {
            player.catch_up().await;
        }
    }
    moves
}
