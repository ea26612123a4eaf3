//! A player at the end of one connection, as cheap as can be: of what it is told it reads no more than it needs.

use kernel::Dealer;
use lobby::{Command, TableId};
use serde::Deserialize;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::{Instant, interval, sleep_until};
use wire::client::{Address, Line, Session};
use wire::protocol::{ToServer, VERSION};

/// When the moves of a table are due.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Pace {
    /// As soon as somebody is asked.
    AtOnce,
    /// So many, as soon as somebody is asked, and then no more.
    Few(u64),
    /// From this moment on one in each span of time.
    Each(Instant, Duration),
    /// So long after somebody is asked, after asking whether the answer is possible. Both are measured.
    Probed(Duration),
}

/// What both players of a table share.
pub(crate) struct Seats {
    pub(crate) table: TableId,
    pub(crate) pace: Pace,
    /// The moves that were begun.
    pub(crate) begun: AtomicU64,
}

/// What all players share.
#[derive(Default)]
pub(crate) struct Watch {
    /// Whether what happens now is measured.
    pub(crate) counts: AtomicBool,
    /// The moves that were acknowledged, measured or not.
    pub(crate) moves: AtomicU64,
}

/// What a player has measured.
#[derive(Default)]
pub(crate) struct Measured {
    /// Microseconds until each move was acknowledged.
    pub(crate) micros: Vec<u32>,
    /// Bytes that came, as they came.
    pub(crate) heard: u64,
    /// Those that told of the tables themselves, unpacked.
    pub(crate) cards: u64,
    /// Messages that were heard.
    pub(crate) messages: u64,
}

pub(crate) struct Player {
    pub(crate) line: Line,
    pub(crate) dealer: Dealer,
    asked: u32,
    /// How many bytes had come before the message that is heard.
    came: u64,
    /// The moves that are not acknowledged yet, and since when they are due. The next question may come
    /// before the last answer is acknowledged.
    open: VecDeque<(u32, Instant)>,
    /// The choices that were told, by their numbers.
    choices: Vec<Choice>,
    /// What can be answered: the number of the sight, and the numbers of the choices in runs.
    offered: Vec<(u32, u32)>,
    question: Option<u32>,
    /// The number of the sight that was answered last. It may be seen once more, before the answer counts.
    answered: Option<u32>,
    /// The bout is over, and another one is asked for.
    is_over: bool,
    /// It is passed for where it can only pass, and has not yet said in this bout that it wants to be asked.
    passed_for: bool,
    /// It has said so.
    insists: bool,
    pub(crate) measured: Arc<Mutex<Measured>>,
}

/// What a player reads of what is told of its bout.
#[derive(Deserialize)]
struct Told {
    bout: Bout,
}

#[derive(Deserialize)]
struct Bout {
    #[serde(default)]
    stills: Vec<Still>,
    sight: Option<Sight>,
}

#[derive(Deserialize)]
struct Still {
    scene: Delta,
}

#[derive(Deserialize)]
struct Sight {
    base: u32,
    number: u32,
    #[serde(default)]
    anyway: bool,
    scene: Delta,
}

#[derive(Deserialize)]
struct Delta {
    #[serde(default)]
    forget: bool,
    #[serde(default)]
    choices: Vec<Choice>,
    offered: Option<Vec<(u32, u32)>>,
}

#[derive(Clone, Deserialize)]
struct Choice {
    answer: String,
    #[serde(default)]
    then: Vec<String>,
}

impl Player {
    pub(crate) async fn connect(address: &Address, session: &Session, number: u32, packed: bool) -> Player {
        let mut line = Line::open(address, session).await.expect("a connection");
        let hello = ToServer::Hello { protocol: VERSION, client: number, packed };
        line.say(&hello).await.expect("it can be said");
        let dealer = Dealer::new(number.into());
        Player {
            line,
            dealer,
            asked: 0,
            came: 0,
            open: VecDeque::new(),
            choices: Vec::new(),
            offered: Vec::new(),
            question: None,
            answered: None,
            is_over: false,
            passed_for: false,
            insists: false,
            measured: Arc::default(),
        }
    }

    /// Asks for something and hears until it is answered.
    pub(crate) async fn ask(&mut self, make: impl FnOnce(u32) -> ToServer) -> String {
        let id = self.say(make).await;
        let done = format!("{{\"done\":{{\"id\":{id},");
        loop {
            let text = self.line.next_text().await.expect("the line holds");
            assert!(!text.starts_with("{\"refused\"") && !text.starts_with("{\"bye\""), "{text}");
            if text.starts_with(&done) {
                return text;
            }
            self.look(&text);
        }
    }

    /// Asks for something. Returns the number of the request.
    async fn say(&mut self, make: impl FnOnce(u32) -> ToServer) -> u32 {
        self.asked += 1;
        self.line.say(&make(self.asked)).await.expect("it can be said");
        self.asked
    }

    pub(crate) async fn order(&mut self, command: Command) {
        self.ask(|id| ToServer::Do { id, command: Box::new(command) }).await;
    }

    /// Plays until it is aborted.
    pub(crate) async fn play(mut self, seats: Arc<Seats>, watch: Arc<Watch>) {
        let mut due = self.due(&seats);
        loop {
            if let Some(at) = due.take_if(|at| *at <= Instant::now()) {
                self.answer(&seats, at).await;
            }
            let text = tokio::select! {
                () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => continue,
                text = self.line.next_text() => text.expect("the line holds"),
            };
            self.hear(&text, &seats, &watch).await;
            due = due.or_else(|| self.due(&seats));
        }
    }

    /// When what is asked now is to be answered.
    fn due(&self, seats: &Seats) -> Option<Instant> {
        self.question.as_ref()?;
        let number = seats.begun.fetch_add(1, Ordering::Relaxed);
        match seats.pace {
            Pace::AtOnce => Some(Instant::now()),
            Pace::Few(most) => (number < most).then(Instant::now),
            Pace::Each(first, span) => Some(first + span * u32::try_from(number).unwrap_or(u32::MAX)),
            Pace::Probed(calm) => Some(Instant::now() + calm),
        }
    }

    async fn answer(&mut self, seats: &Seats, due: Instant) {
        let Some(number) = self.question.take() else { return };
        self.answered = Some(number);
        let nth = self.dealer.below(self.offered.iter().map(|(_, count)| count).sum());
        let mut offered = self.offered.iter().flat_map(|&(first, count)| first..first + count);
        let choice = offered.nth(nth as usize).expect("as many are offered");
        let choice = self.choices[choice as usize].clone();
        let answers: Vec<String> = std::iter::once(choice.answer).chain(choice.then).collect();
        let table = seats.table;
        if matches!(seats.pace, Pace::Probed(..)) {
            let answers = answers.clone();
            self.measure(due, |id| ToServer::Probe { id, table, answers }).await;
        }
        let command = Box::new(Command::Move { table, number, answers });
        self.measure(due, |id| ToServer::Do { id, command }).await;
    }

    /// Asks for something; how long it takes until it is done is measured from when it was due.
    async fn measure(&mut self, due: Instant, make: impl FnOnce(u32) -> ToServer) {
        let id = self.say(make).await;
        self.open.push_back((id, due));
    }

    /// Plays whenever it is asked, and wants to know nonsense between, once in each span of time.
    pub(crate) async fn pester(mut self, table: TableId, span: Duration, asked: Arc<AtomicU64>) {
        let mut due = interval(span);
        let seats = Seats { table, pace: Pace::AtOnce, begun: AtomicU64::new(0) };
        let watch = Watch::default();
        loop {
            let text = tokio::select! {
                _ = due.tick() => {
                    if self.question.is_some() {
                        self.answer(&seats, Instant::now()).await;
                    } else {
                        let answers = vec!["nonsense ".repeat(100); 8];
                        self.say(|id| ToServer::Probe { id, table, answers }).await;
                    }
                    asked.fetch_add(1, Ordering::Relaxed);
                    continue;
                }
                text = self.line.next_text() => text.expect("the line holds"),
            };
            if !text.starts_with("{\"refused\"") {
                self.hear(&text, &seats, &watch).await;
            }
        }
    }

    async fn hear(&mut self, text: &str, seats: &Seats, watch: &Watch) {
        let counts = watch.counts.load(Ordering::Relaxed);
        if counts {
            let mut measured = self.measured.lock().expect("nobody panics here");
            measured.heard += self.line.bytes() - self.came;
            measured.messages += 1;
            if about_table(text) {
                measured.cards += text.len() as u64;
            }
        }
        self.came = self.line.bytes();
        if let Some(rest) = text.strip_prefix("{\"done\":{\"id\":") {
            let id = rest.split(',').next().and_then(|id| id.parse().ok());
            if let Some((_, due)) = self.open.pop_front_if(|(open, _)| Some(*open) == id) {
                watch.moves.fetch_add(1, Ordering::Relaxed);
                if counts {
                    let micros = u32::try_from(due.elapsed().as_micros()).unwrap_or(u32::MAX);
                    self.measured.lock().expect("nobody panics here").micros.push(micros);
                }
            }
        } else if about_table(text) {
            let was_over = std::mem::replace(&mut self.is_over, text.contains("\"stage\":{\"over\""));
            if self.is_over && !was_over {
                self.rematch(seats).await;
            }
        } else if text.starts_with("{\"refused\"") {
            // The table passed for it before its answer came.
            assert!(text.contains("\"code\":\"stale\""), "{text}");
            self.open.pop_front();
        } else {
            assert!(text.starts_with("{\"bout\":"), "{text}");
            self.look(text);
            self.insist(seats).await;
        }
    }

    /// Everybody answers, so that moves are measured and not pauses.
    async fn insist(&mut self, seats: &Seats) {
        if self.passed_for && !std::mem::replace(&mut self.insists, true) {
            let command = Box::new(Command::Anyway { table: seats.table, anyway: true });
            self.say(|id| ToServer::Do { id, command }).await;
        }
    }

    async fn rematch(&mut self, seats: &Seats) {
        self.insists = false;
        let command = Box::new(Command::Rematch { table: seats.table });
        self.say(|id| ToServer::Do { id, command }).await;
    }

    /// Takes from what is told of a bout what can be answered, if anything can.
    fn look(&mut self, text: &str) {
        if !text.starts_with("{\"bout\":") {
            return;
        }
        let told: Told = serde_json::from_str(text).expect("it is told of a bout");
        for Still { scene } in told.bout.stills {
            self.fold(scene);
        }
        let Some(Sight { base, number, anyway, scene }) = told.bout.sight else { return };
        self.passed_for = !anyway;
        if base == 0 {
            self.choices.clear();
            self.offered.clear();
        }
        self.fold(scene);
        let asks = !self.offered.is_empty() && self.answered != Some(number);
        self.question = asks.then_some(number);
    }

    fn fold(&mut self, scene: Delta) {
        if scene.forget {
            self.choices.clear();
            self.offered.clear();
        }
        self.choices.extend(scene.choices);
        if let Some(offered) = scene.offered {
            self.offered = offered;
        }
    }
}

fn about_table(text: &str) -> bool {
    text.starts_with("{\"table\":") || text.starts_with("{\"note\":{\"table\":")
}
