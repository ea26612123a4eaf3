//! Plays a text and the same text without its effect, from prepared positions, until a difference shows.

use super::Case;
use super::parts::Part;
use super::read::{self, Verdict};
use giga_robo::content::{Card, Trauma};
use giga_robo::table::Lasting;
use giga_robo::{Aim, Answer, Content, Event, GigaRobo, Question, Source};
use kernel::{Bout, Dealer, Input, Notation, Seat, SeatSet, Sketch, Told, Waiting};
use std::collections::BTreeMap;
use std::sync::Arc;

/// How many inputs are played from a position.
const INPUTS_MAX: usize = 120;
/// How many occasions to use the probe are tried.
const OCCASIONS: usize = 24;
/// The position in which A moves, plays its Instants and takes Power.
const EAGER: usize = 2;
/// The robot of the probe.
const USER: Seat = Seat(0);

/// A position of the walk.
struct Position {
    /// How A, B and C stand, and what else is there.
    text: &'static str,
    /// The dice.
    seed: u64,
    /// Whether everybody has enough of everything again after each input, so that each price can be paid at each moment.
    refilled: bool,
}

const fn once(text: &'static str, seed: u64) -> Position {
    Position { text, seed, refilled: false }
}

const fn refilled(text: &'static str, seed: u64) -> Position {
    Position { text, seed, refilled: true }
}

const BRAWL: &str = include_str!("brawl.toml");
const BURDENED: &str = include_str!("burdened.toml");
const CORNERED: &str = include_str!("cornered.toml");
const PLENTY: &str = include_str!("plenty.toml");
const WALL: &str = include_str!("wall.toml");
const CALM: &str = include_str!("calm.toml");
const SHIELDED: &str = include_str!("shielded.toml");
const TWISTED: &str = include_str!("twisted.toml");
const CRASH: &str = include_str!("crash.toml");

/// Several have the same text: the dice decide who passes and who fails a Recovery Roll.
const POSITIONS: &[Position] = &[
    once(BRAWL, 3),
    once(BURDENED, 5),
    once(include_str!("guarded.toml"), 8),
    once(CORNERED, 2),
    once(include_str!("loaded.toml"), 4),
    once(PLENTY, 1),
    once(PLENTY, 2),
    once(CALM, 1),
    once(CALM, 2),
    once(PLENTY, 6),
    once(PLENTY, 9),
    once(CALM, 6),
    once(CALM, 9),
    refilled(BRAWL, 1),
    refilled(BURDENED, 2),
    refilled(CORNERED, 2),
    refilled(WALL, 1),
    refilled(WALL, 2),
    refilled(WALL, 3),
    refilled(WALL, 4),
    refilled(WALL, 5),
    refilled(WALL, 6),
    refilled(PLENTY, 6),
    refilled(PLENTY, 9),
    refilled(CALM, 6),
    refilled(CALM, 9),
    once(SHIELDED, 1),
    once(SHIELDED, 2),
    once(SHIELDED, 6),
    once(TWISTED, 1),
    once(TWISTED, 2),
    refilled(TWISTED, 1),
    refilled(TWISTED, 2),
    refilled(SHIELDED, 1),
    refilled(SHIELDED, 9),
    once(CRASH, 1),
    once(CRASH, 2),
    refilled(CRASH, 1),
    refilled(CRASH, 3),
];

/// The result of a play: the events and the end.
#[derive(Clone, PartialEq, Eq)]
struct Tale {
    events: Vec<Event>,
    /// The lasting effects that held at some time.
    held: Vec<Lasting>,
    end: String,
}

/// Plays texts and remembers what happens without them.
pub(super) struct Stage {
    quiet: BTreeMap<String, Arc<Content>>,
    tales: BTreeMap<(String, usize, usize), Tale>,
}

impl Stage {
    pub(super) fn new() -> Stage {
        Stage { quiet: BTreeMap::new(), tales: BTreeMap::new() }
    }

    /// Whether the text makes something happen that does not happen without it.
    pub(super) fn does_something(&mut self, case: &Case, content: &Arc<Content>) -> bool {
        (0..POSITIONS.len()).any(|position| {
            let mut shows =
                (0..OCCASIONS).map_while(|occasion| self.shows(case, content, position, occasion));
            shows.any(|shows| shows)
        })
    }

    /// Whether it shows if the probe is used at this occasion. Nothing if there is no such occasion.
    fn shows(
        &mut self,
        case: &Case,
        content: &Arc<Content>,
        position: usize,
        occasion: usize,
    ) -> Option<bool> {
        let mut play = Play::begin(case.part, content, position, Use::Occasion(occasion));
        if case.part.is_there() && occasion > 0 {
            return None;
        }
        while play.used_at.is_none() {
            play.step()?;
        }
        let without = self.without(case, position, play.used_at.expect("it is used"));
        while play.agrees(without) && play.step().is_some() {}
        Some(play.tale() != *without)
    }

    /// What happens if the text that does nothing is used at this input instead.
    fn without(&mut self, case: &Case, position: usize, at: usize) -> &Tale {
        let Stage { quiet, tales } = self;
        let content = quiet.entry(case.mute.clone()).or_insert_with(|| {
            match read::one(case.part.is_ability(), &case.mute) {
                Verdict::Accepted(content) => content,
                Verdict::Refused(why) => panic!("{why}: {}", case.mute),
            }
        });
        tales.entry((case.mute.clone(), position, at)).or_insert_with(|| {
            let mut play = Play::begin(case.part, content, position, Use::Input(at));
            while play.step().is_some() {}
            play.tale()
        })
    }
}

/// When the probe is used.
#[derive(Clone, Copy)]
enum Use {
    Occasion(usize),
    Input(usize),
}

/// One play from a position.
struct Play {
    bout: Bout<GigaRobo>,
    player: Player,
    dealer: Dealer,
    told: Vec<Told<Event>>,
    held: Vec<Lasting>,
    inputs: usize,
    refilled: bool,
    /// The input by which the probe is used.
    used_at: Option<usize>,
}

impl Play {
    fn begin(part: Part, content: &Arc<Content>, position: usize, when: Use) -> Play {
        let Position { text, seed, refilled } = POSITIONS[position];
        let bout = GigaRobo::read_position(&position_text(part, text), None, content);
        let bout = bout.unwrap_or_else(|faults| panic!("position {position}: {faults:#?}"));
        let player = Player {
            part,
            when,
            met: 0,
            done: Vec::new(),
            eager: position == EAGER,
            saves: refilled,
            added: false,
        };
        let used_at = part.is_there().then_some(0);
        Play {
            bout,
            player,
            dealer: Dealer::new(seed),
            told: Vec::new(),
            held: Vec::new(),
            inputs: 0,
            refilled,
            used_at,
        }
    }

    /// One input. Nothing if the bout is over.
    fn step(&mut self) -> Option<()> {
        let input = match self.bout.waiting() {
            Waiting::Chance(chance) => Input::Chance(self.dealer.roll(chance, self.bout.pile())),
            Waiting::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                let turn = self.told.iter().filter(|told| matches!(told.event, Event::Began { .. })).count();
                let mut answers = Vec::new();
                self.bout.answers(seat, &mut answers);
                let probe = (seat == USER && self.used_at.is_none())
                    .then(|| self.player.probe(&self.bout, &answers, self.inputs))
                    .flatten();
                if probe.is_some() {
                    self.used_at = Some(self.inputs);
                }
                Input::Answer(
                    seat,
                    probe.unwrap_or_else(|| self.player.choose(&self.bout, seat, &answers, turn)),
                )
            }
            Waiting::Over => return None,
        };
        self.inputs += usize::from(!self.is_let_pass(&input));
        self.bout.play_telling(input, Some(&mut self.told)).expect("a listed answer is legal");
        for lasting in self.bout.table().lasting.iter() {
            if !self.held.contains(lasting) {
                self.held.push(*lasting);
            }
        }
        if self.refilled {
            self.refill();
        }
        (self.inputs < INPUTS_MAX).then_some(())
    }

    /// Whether another seat lets a window pass: there are so many that they do not count.
    fn is_let_pass(&self, input: &Input<GigaRobo>) -> bool {
        let Input::Answer(seat, Answer::Pass) = input else { return false };
        *seat != USER && matches!(self.bout.question(*seat), Some(Question::Respond { .. }))
    }

    /// Everybody has enough to pay with.
    fn refill(&mut self) {
        let mut sketch = Sketch::of(&self.bout);
        let table = sketch.table_mut();
        for seat in SeatSet::first(3).iter() {
            let player = table.player_mut(seat);
            player.fs = player.fs.max(15);
            player.pt = player.pt.max(5);
            player.armor = player.armor.max(60);
            for slot in &mut player.meter {
                // Panic takes from what is gained.
                slot.tokens[Trauma::Panic as usize] = 0;
                for trauma in [Trauma::Fire, Trauma::Surge] {
                    let there = &mut slot.tokens[trauma as usize];
                    *there = (*there).max(1);
                }
            }
        }
        self.bout = sketch.into_bout();
    }

    /// Whether it has told nothing else so far.
    fn agrees(&self, tale: &Tale) -> bool {
        self.told.len() <= tale.events.len()
            && self.told.iter().zip(&tale.events).all(|(told, event)| told.event == *event)
    }

    fn tale(&self) -> Tale {
        let events = self.told.iter().map(|told| told.event.clone()).collect();
        Tale { events, held: self.held.clone(), end: GigaRobo::write_position(&self.bout) }
    }
}

/// The probe comes to the hand, to the meter or among the abilities of A.
fn position_text(part: Part, text: &str) -> String {
    let (hand, raised, ability) = if part.is_ability() {
        ("", "", "PROBE")
    } else if part.is_raised() {
        ("", "\"PROBE\"", "SPARE")
    } else {
        ("\"PROBE\", ", "", "SPARE")
    };
    text.replace("HAND", hand).replace("RAISED", raised).replace("ABILITY", ability)
}

/// The player that answers for all seats, always in the same way.
struct Player {
    part: Part,
    when: Use,
    /// The occasions so far.
    met: usize,
    /// Whether A moves, plays its Instants and takes Power.
    eager: bool,
    /// Whether a seat adds one Power Die and no more.
    saves: bool,
    /// Whether a Power Die was added when that was asked last.
    added: bool,
    /// What was done, in which turn, and by which seat.
    done: Vec<(usize, Seat, Answer)>,
}

impl Player {
    fn choose(&mut self, bout: &Bout<GigaRobo>, seat: Seat, answers: &[Answer], turn: usize) -> Answer {
        match bout.question(seat).expect("who is asked has a question") {
            Question::Act => self.act(bout, seat, answers, turn),
            Question::Respond { .. } => twist(bout, seat, answers),
            Question::Aim(_) => aim(bout, seat, answers),
            Question::Upkeep | Question::Rage if self.eager && seat == USER => Answer::Power,
            Question::Combo { .. } | Question::ReactCombo => {
                let card = answers.iter().find(|answer| matches!(answer, Answer::Add(_)));
                card.copied().unwrap_or(Answer::Go)
            }
            Question::React => react(answers),
            Question::PowerDice { .. } => {
                // Who has enough again after each input would never be done.
                self.added = !self.added || !self.saves;
                Answer::Number(u8::from(self.added))
            }
            _ => willing(answers),
        }
    }

    /// The use of the probe, if it is time.
    fn probe(&mut self, bout: &Bout<GigaRobo>, answers: &[Answer], input: usize) -> Option<Answer> {
        let found = answers.iter().copied().find(|answer| self.is_probe(bout, *answer))?;
        self.met += 1;
        let now = match self.when {
            Use::Occasion(occasion) => self.met > occasion,
            Use::Input(at) => input == at,
        };
        now.then_some(found)
    }

    fn is_probe(&self, bout: &Bout<GigaRobo>, answer: Answer) -> bool {
        let is = |card: Card| bout.table().facts(bout.content(), USER, card).code.as_str() == "PROBE";
        match answer {
            Answer::Play(card) | Answer::Attack(card) => is(card),
            Answer::React(card, aim) => is(card) && aim == Aim::Robot,
            Answer::Trigger(source, _) => {
                matches!(self.part, Part::Trigger | Part::Price) && source == Source::Ability(0)
            }
            _ => false,
        }
    }

    /// Each seat does each thing once in a turn, A attacks twice. Only an eager A moves and plays its Instants. In the end A
    /// Deactivates an ability.
    fn act(&mut self, bout: &Bout<GigaRobo>, seat: Seat, answers: &[Answer], turn: usize) -> Answer {
        let rank = |answer: &Answer| match answer {
            Answer::Activate(_) => Some(0),
            Answer::Trigger(source, _) if *source != Source::Ability(0) || seat != USER => Some(1),
            Answer::Play(_) if seat != USER || self.eager => Some(2),
            Answer::Attack(_) => Some(3),
            Answer::Walk(_) if seat == USER && self.eager => Some(4),
            Answer::Deactivate(_) if seat == USER => Some(5),
            _ => None,
        };
        let open = |answer: &&Answer| {
            let kind = std::mem::discriminant::<Answer>(answer);
            let done = self.done.iter().filter(|(when, who, _)| (*when, *who) == (turn, seat));
            let often = usize::from(seat == USER && matches!(answer, Answer::Attack(_)));
            rank(answer).is_some()
                && !self.is_probe(bout, **answer)
                && done.filter(|(.., done)| std::mem::discriminant(done) == kind).count() <= often
        };
        let best = answers.iter().filter(open).min_by_key(|answer| rank(answer)).copied();
        let answer = best.unwrap_or(Answer::Pass);
        self.done.push((turn, seat, answer));
        answer
    }
}

/// The robot of the probe before others, a robot before anything else.
fn aim(bout: &Bout<GigaRobo>, seat: Seat, answers: &[Answer]) -> Answer {
    let rank = |answer: &&Answer| match answer {
        Answer::Aim(cell, Aim::Robot) => {
            usize::from(seat != USER && bout.table().robot_at(*cell) != Some(USER))
        }
        Answer::Aim(..) => 2,
        _ => 3,
    };
    *answers.iter().min_by_key(rank).expect("there is an answer")
}

/// Whoever has the card for it changes the dice of A.
fn twist(bout: &Bout<GigaRobo>, seat: Seat, answers: &[Answer]) -> Answer {
    let is = |card: Card| bout.table().facts(bout.content(), seat, card).code.as_str() == "TWIST";
    let found = answers.iter().find(|answer| matches!(answer, Answer::Play(card) if is(*card)));
    found.copied().filter(|_| seat != USER).unwrap_or(Answer::Pass)
}

fn react(answers: &[Answer]) -> Answer {
    let attack = answers.iter().find(|answer| matches!(answer, Answer::React(_, Aim::Robot)));
    let defend = answers.iter().find(|answer| matches!(answer, Answer::Defend));
    attack.or(defend).copied().unwrap_or(Answer::TakeHit)
}

/// The first answer that does something; of numbers the largest but for a few.
fn willing(answers: &[Answer]) -> Answer {
    let idle =
        |answer: &Answer| matches!(answer, Answer::No | Answer::Pass | Answer::Back | Answer::Number(0));
    if let Some(Answer::Number(most)) = answers.last() {
        return Answer::Number((*most).min(3));
    }
    *answers.iter().find(|answer| !idle(answer)).or(answers.first()).expect("there is an answer")
}
