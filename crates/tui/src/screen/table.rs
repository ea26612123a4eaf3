//! The table: shows what a source has to show, and brings it what keys and clicks mean. It knows no
//! game, and not where the bout lives.

use super::asked::{Asked, Line, Subject};
use super::details::{barred, find, title};
use super::face::{Face, Told};
use super::input::Act;
use super::paint::Brush;
use super::source::{Given, Linger, Moment, News, Notice, Probed, Reply, Source, Turn, Wind};
use super::terminal::Surface;
use crate::failure::Run;
use crate::session::Ended;
use ratatui::crossterm::event::{Event, KeyCode, KeyEventKind, MouseEventKind};
use scene::{Id, Prompt, Scene};
use std::time::{Duration, Instant};
use words::Message;

/// How long the move of a computer is shown, if nobody presses a key.
const PAUSE: Duration = Duration::from_millis(900);

/// How long Enter is not heard after a question came up: it was meant for what was shown before.
const DEAF: Duration = Duration::from_millis(400);

/// How the table was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Left {
    pub ended: Ended,
    /// Whether another bout is wanted.
    pub again: bool,
}

/// What to do after an action of the person at the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    /// The same turn goes on.
    Stay,
    /// The source has another turn.
    Go,
    /// The bout is left to itself.
    Leave,
    /// The bout is over, and the table is left.
    Over { again: bool },
}

/// What is heard while something is shown.
enum Came {
    Event(Event),
    /// The source has something else to show.
    Turn,
    /// The time is over.
    Late,
    /// The program was told to end.
    Gone,
}

/// A source on a surface.
pub(crate) struct Table<'t> {
    pub(super) source: &'t mut dyn Source,
    pub(super) surface: &'t mut dyn Surface,
    pub(super) brush: Brush<'t>,
    /// What is shown, from the first turn on.
    pub(super) face: Face,
    /// The number of the question that is shown.
    number: Option<u64>,
    /// Until when Enter is not heard.
    deaf_until: Option<Instant>,
    /// Whether the moves of others are shown without pause until somebody is asked.
    hurries: bool,
    /// Whether somebody else has acted since the last question.
    others_acted: bool,
    /// The answer that somebody asks about: why is it not allowed?
    pub(super) wondered: Option<String>,
}

impl<'t> Table<'t> {
    /// The first turn of a source, before it is played.
    pub(crate) fn new(
        source: &'t mut dyn Source,
        surface: &'t mut dyn Surface,
        brush: Brush<'t>,
    ) -> Table<'t> {
        let mut face = Face::new(nothing(), Asked::nothing(Subject::Others, String::new()));
        (face.is_live, face.is_lesson) = (source.tick().is_some(), source.is_lesson());
        let (number, deaf_until, wondered) = (None, None, None);
        let (hurries, others_acted) = (false, false);
        Table { source, surface, brush, face, number, deaf_until, hurries, others_acted, wondered }
    }

    /// Plays until the bout is over or the person goes away.
    pub(crate) fn run(mut self) -> Run<Left> {
        let played = self.play();
        if played.is_err() {
            // The screen is gone: what was played is not lost for that.
            self.source.keep_quietly();
        }
        played
    }

    fn play(&mut self) -> Run<Left> {
        loop {
            let turn = self.source.turn()?;
            match self.show(turn)? {
                Next::Stay | Next::Go => {}
                Next::Leave => return Ok(Left { ended: Ended::Left, again: false }),
                Next::Over { again } => return Ok(Left { ended: Ended::Over, again }),
            }
        }
    }

    /// Shows a turn until the next is there.
    fn show(&mut self, turn: Turn) -> Run<Next> {
        let Turn { scene, log, moment, number, notice } = turn;
        let is_question = moment == Moment::Asked;
        let is_old = self.number.replace(number) == Some(number);
        let is_same = is_old && is_question;
        if !is_same {
            let waits = matches!(moment, Moment::Asked | Moment::Curtain(_) | Moment::Over { .. });
            self.deaf_until = waits.then(|| self.surface.now() + DEAF);
        }
        let told =
            |(words, is_new): &(Message, bool)| Told { words: self.brush.words(words), is_new: *is_new };
        let log = log.iter().map(told).collect();
        let asked = self.asked(&scene, &moment);
        self.face.about = self.source.about().iter().map(|words| self.brush.words(words)).collect();
        match is_same && self.face.asked.subject != Subject::Others {
            true => self.face.freshen(scene),
            false => self.face.turn(scene, asked),
        }
        self.face.log = log;
        if let Some(notice) = notice {
            self.notice(&notice);
        }
        if let Moment::Over { words, story, .. } = &moment
            && !is_old
        {
            self.tell_story(words, story);
        }
        match moment {
            Moment::Asked => self.ask(is_same),
            Moment::Others { linger, .. } => self.show_others(linger),
            Moment::Curtain(words) => self.draw_curtain(&words),
            Moment::Past { pace, .. } => self.show_past(pace),
            Moment::Over { .. } => self.end(),
        }
    }

    /// What is asked in this moment.
    fn asked(&self, scene: &Scene, moment: &Moment) -> Asked {
        let said = |words: &Message| self.brush.words(words);
        match moment {
            Moment::Asked => Asked::of(scene, self.brush.say),
            Moment::Others { words, .. } => Asked::nothing(Subject::Others, said(words)),
            Moment::Past { words, pace } => {
                Asked::nothing(Subject::Past { plays: pace.is_some() }, said(words))
            }
            Moment::Curtain(_) => Asked::nothing(Subject::Others, String::new()),
            Moment::Over { words, can_repeat, .. } => {
                let leave = match self.face.is_lesson {
                    true => Message::new("tui-learn-back"),
                    false => Message::new("tui-screen-leave"),
                };
                let again = can_repeat.then(|| Message::new("tui-screen-again"));
                let lines = again.iter().chain(&[leave]).map(|words| Line::bare(said(words))).collect();
                let question = words.iter().map(said).collect::<Vec<_>>().join(" ");
                Asked { subject: Subject::Over, question, lines }
            }
        }
    }

    fn clock(&self) -> Option<String> {
        self.source.clock().map(|words| self.brush.words(&words))
    }

    fn draw(&mut self) -> Run {
        self.face.clock = self.clock();
        Ok(self.surface.show(&mut self.face, self.brush)?)
    }

    /// Draws, and waits for what comes first. What is drawn stays until something of it is different.
    fn listen(&mut self, within: Option<Duration>) -> Run<Came> {
        let begun = Instant::now();
        let tick = self.source.tick();
        let mut is_new = true;
        loop {
            // Before the keys: whoever presses one after the other would never hear anything.
            if tick.is_some() {
                match self.source.news()? {
                    News::Nothing => {}
                    News::Notice(notice) => {
                        self.notice(&notice);
                        is_new = true;
                    }
                    News::Turn => return Ok(Came::Turn),
                }
                is_new |= self.probe();
            }
            if is_new || self.clock() != self.face.clock {
                self.draw()?;
            }
            is_new = false;
            let left = within.map(|within| within.saturating_sub(begun.elapsed()));
            let event = self.surface.next(left.into_iter().chain(tick).min())?;
            if self.surface.must_go() {
                return Ok(Came::Gone);
            }
            if let Some(event) = event {
                if !self.is_deaf_to(&event) {
                    return Ok(Came::Event(event));
                }
                is_new = true;
            }
            if left.is_some_and(|left| left <= tick.unwrap_or(left)) {
                return Ok(Came::Late);
            }
        }
    }

    /// Whether this was meant for what was shown before the question.
    fn is_deaf_to(&self, event: &Event) -> bool {
        let is_enter = matches!(event, Event::Key(key) if key.code == KeyCode::Enter);
        is_enter && self.deaf_until.is_some_and(|until| self.surface.now() < until)
    }

    /// The table while somebody else acts.
    fn show_others(&mut self, linger: Linger) -> Run<Next> {
        self.others_acted = true;
        let hurries = match linger {
            Linger::Not => true,
            Linger::Moment => self.hurries,
            Linger::Key | Linger::News => false,
        };
        if hurries {
            self.draw()?;
            return Ok(if self.surface.must_go() { Next::Leave } else { Next::Go });
        }
        let begun = Instant::now();
        loop {
            let left = (linger == Linger::Moment).then(|| PAUSE.saturating_sub(begun.elapsed()));
            match self.listen(left)? {
                Came::Event(event) => match self.face.hear(&event) {
                    Act::Quit => return Ok(Next::Leave),
                    act if linger == Linger::News => match self.act(act)? {
                        Next::Stay => {}
                        next => return Ok(next),
                    },
                    _ if is_press(&event) => {
                        self.hurries = linger == Linger::Moment;
                        return Ok(Next::Go);
                    }
                    _ => {}
                },
                Came::Turn | Came::Late => return Ok(Next::Go),
                Came::Gone => return Ok(Next::Leave),
            }
        }
    }

    /// A position of a replay, until it is moved on or back.
    fn show_past(&mut self, pace: Option<Duration>) -> Run<Next> {
        let mut begun = Instant::now();
        loop {
            let left = pace.map(|pace| pace.saturating_sub(begun.elapsed()));
            match self.listen(left)? {
                Came::Event(event) => match self.face.hear(&event) {
                    Act::Wind(wind) => {
                        self.source.wind(wind);
                        return Ok(Next::Go);
                    }
                    act => match self.act(act)? {
                        Next::Stay => {}
                        next => return Ok(next),
                    },
                },
                // It does not go on while something else is read.
                Came::Late if self.face.is_read() => begun = Instant::now(),
                Came::Late => {
                    self.source.wind(Wind::On);
                    return Ok(Next::Go);
                }
                Came::Turn => return Ok(Next::Go),
                Came::Gone => return Ok(Next::Leave),
            }
        }
    }

    /// Keys that were typed to skip the moves of others are not answers.
    fn forget_typed(&mut self) -> Run {
        while std::mem::take(&mut self.others_acted) {
            self.others_acted = self.surface.next(Some(Duration::ZERO))?.is_some();
        }
        Ok(())
    }

    /// Asks the person at the screen until the question is answered.
    fn ask(&mut self, is_same: bool) -> Run<Next> {
        self.hurries = false;
        if !is_same {
            self.forget_typed()?;
        }
        loop {
            self.probe();
            match self.listen(None)? {
                Came::Event(event) => {
                    let act = self.face.hear(&event);
                    let next = self.act(act)?;
                    if next != Next::Stay {
                        return Ok(next);
                    }
                }
                Came::Turn => return Ok(Next::Go),
                Came::Gone => return Ok(Next::Leave),
                Came::Late => {}
            }
        }
    }

    /// The curtain between two people: nothing is shown until the next one sits there.
    fn draw_curtain(&mut self, words: &Message) -> Run<Next> {
        self.forget_typed()?;
        self.face.curtain = Some(self.brush.words(words));
        loop {
            match self.listen(None)? {
                Came::Event(event) => match self.face.hear(&event) {
                    Act::Seated => return Ok(Next::Go),
                    Act::Quit => return Ok(Next::Leave),
                    _ => {}
                },
                Came::Turn => return Ok(Next::Go),
                Came::Gone => return Ok(Next::Leave),
                Came::Late => {}
            }
        }
    }

    /// The last table, who won, and whether another bout is wanted.
    fn end(&mut self) -> Run<Next> {
        loop {
            match self.listen(None)? {
                Came::Event(event) => {
                    let act = self.face.hear(&event);
                    match act {
                        Act::Give(_, place) => {
                            return Ok(Next::Over { again: place + 1 < self.face.asked.lines.len() });
                        }
                        Act::Quit => return Ok(Next::Over { again: false }),
                        act => self.act(act)?,
                    };
                }
                Came::Turn => return Ok(Next::Go),
                Came::Gone => return Ok(Next::Over { again: false }),
                Came::Late => {}
            }
        }
    }

    /// Does what the person wants.
    fn act(&mut self, act: Act) -> Run<Next> {
        let reply = match act {
            Act::Draw | Act::Seated | Act::Wind(_) => return Ok(Next::Stay),
            Act::Quit => return Ok(Next::Leave),
            Act::Give(subject, place) => return self.given(subject, place),
            Act::Place(answer) => return self.give(Given { answer, then: Vec::new(), is_sure: false }),
            Act::Why(id) => {
                self.say_why(&id);
                return Ok(Next::Stay);
            }
            Act::Explain(id) => {
                self.explain(&id);
                return Ok(Next::Stay);
            }
            Act::Read(wanted, text) => {
                self.read(wanted, text);
                return Ok(Next::Stay);
            }
            Act::Learn => return self.learn().map(|()| Next::Stay),
            Act::Wrong(key) => {
                let words = self.face.useless(key);
                self.notice(&Notice::help(words));
                return Ok(Next::Stay);
            }
            Act::Save => {
                let saved = self.source.save();
                self.notice(&saved);
                return Ok(Next::Stay);
            }
            Act::Advice => {
                let advice = self.source.advice();
                self.notice(&advice);
                return Ok(Next::Stay);
            }
            Act::Orders => {
                self.offer_orders();
                return Ok(Next::Stay);
            }
            Act::Resign => return Ok(self.confirm(Subject::Resign, &Message::new("tui-resign"))),
            Act::Undo => self.source.undo()?,
        };
        Ok(self.replied(reply, None))
    }

    /// An answer to the game's question, or to one of the program.
    fn given(&mut self, subject: Subject, place: usize) -> Run<Next> {
        let yes = place == 0;
        match subject {
            Subject::Game => {
                let choice = self.face.asked.lines.get(place).and_then(Line::choice);
                let Some(choice) = choice else { return Ok(Next::Stay) };
                let (answer, then) = (choice.answer.clone(), choice.then.clone());
                self.give(Given { answer, then, is_sure: false })
            }
            Subject::Sure(given) if yes => self.give(Given { is_sure: true, ..given }),
            Subject::Resign if yes => {
                let reply = self.source.resign()?;
                Ok(self.replied(reply, None))
            }
            Subject::Orders(changes) if place < changes.len() => {
                let reply = self.source.order(&changes[place])?;
                Ok(self.replied(reply, None))
            }
            Subject::Resign | Subject::Orders(_) | Subject::Sure(_) => {
                self.face.withdraw();
                Ok(Next::Stay)
            }
            Subject::Others | Subject::Past { .. } | Subject::Over => Ok(Next::Stay),
        }
    }

    fn give(&mut self, given: Given) -> Run<Next> {
        let reply = self.source.give(&given)?;
        Ok(self.replied(reply, Some(given)))
    }

    /// What to do after a reply. The given answer may need a confirmation.
    fn replied(&mut self, reply: Reply, given: Option<Given>) -> Next {
        match (reply, given) {
            (Reply::Done, _) => return Next::Go,
            (Reply::Sent, _) => {
                self.face.withdraw();
                self.notice(&Notice::help(Message::new("tui-screen-sent")));
            }
            (Reply::Sure(question), Some(given)) => return self.confirm(Subject::Sure(given), &question),
            (Reply::Sure(why), None) | (Reply::Refused(why), _) => {
                self.face.withdraw();
                self.notice(&Notice::harm(why));
            }
        }
        Next::Stay
    }

    /// Asks for a yes or a no in the place of the game's question.
    fn confirm(&mut self, subject: Subject, question: &Message) -> Next {
        let lines = [Message::new("tui-yes"), Message::new("tui-no")];
        let lines = lines.iter().map(|words| Line::bare(self.brush.words(words))).collect();
        self.face.interpose(Asked { subject, question: self.brush.words(question), lines });
        Next::Stay
    }

    /// Offers everything that can be changed about the standing orders.
    fn offer_orders(&mut self) {
        let Some(orders) = self.source.orders() else {
            return self.notice(&Notice::harm(Message::new("tui-orders-not-here")));
        };
        let changes = orders.changes();
        let offered = changes.iter().map(|change| orders.offered(change));
        let lines = offered.chain([Message::new("tui-order-leave")]);
        let lines = lines.map(|words| Line::bare(self.brush.words(&words))).collect();
        let question = self.brush.words(&Message::new("tui-orders"));
        self.face.interpose(Asked { subject: Subject::Orders(changes), question, lines });
    }

    pub(super) fn notice(&mut self, notice: &Notice) {
        self.face.notice = Some((notice.tone, self.brush.words(&notice.words)));
    }

    /// Asks whether the pose that is being chosen can be given. Returns whether anything is known that was not.
    fn probe(&mut self) -> bool {
        let said = self.face.notice.clone();
        self.wonder();
        let is_said = self.face.notice != said;
        let Some(answer) = self.face.unprobed() else { return is_said };
        match self.source.probe(&answer) {
            Probed::Legal => self.face.probed(Ok(())),
            Probed::Refused(why) => self.face.probed(Err(self.brush.words(&why))),
            Probed::Unread => self.face.probed(Err(self.brush.words(&Message::new("tui-not-now")))),
            Probed::Unknown => return is_said,
        }
        true
    }

    /// Why nothing can be chosen there: the refusal of an answer that belongs there, or else what is
    /// asked now, and of whom.
    pub(super) fn say_why(&mut self, id: &Id) {
        let refusal = match self.face.asked.subject {
            Subject::Game => barred(&self.face.scene, id).or_else(|| self.source.why(id)),
            Subject::Others | Subject::Past { .. } => self.source.why(id),
            Subject::Resign | Subject::Orders(_) | Subject::Sure(_) | Subject::Over => None,
        };
        let why = refusal.unwrap_or_else(|| self.no_part(id));
        self.notice(&Notice::harm(why));
    }

    fn no_part(&self, id: &Id) -> Message {
        let what = find(&self.face.scene, id).map(|thing| title(self.brush.say, thing)).unwrap_or_default();
        let question = self.face.asked.question.as_str();
        let owing = &self.face.scene.prompt.owing;
        let message = match &self.face.asked.subject {
            Subject::Game => Message::new("tui-screen-no-part").with("verbs", self.verbs()),
            Subject::Resign | Subject::Orders(_) | Subject::Sure(_) => {
                Message::new("tui-screen-no-part-first").with("question", question)
            }
            Subject::Over => Message::new("tui-screen-no-part-over"),
            Subject::Past { .. } => Message::new("tui-film-nothing-to-choose"),
            Subject::Others if owing.is_empty() => Message::new("tui-screen-goes-on"),
            Subject::Others => {
                let who: Vec<Message> = owing.iter().map(|&seat| self.source.name(seat)).collect();
                Message::new("tui-screen-no-part-others").with("who", who)
            }
        };
        message.with("what", what)
    }
}

/// What is shown before the first turn.
fn nothing() -> Scene {
    Scene {
        game: String::new(),
        headline: Message::new("tui-screen-goes-on"),
        looker: None,
        seats: 0,
        parts: Vec::new(),
        overlays: Vec::new(),
        prompt: Prompt::default(),
        outcome: None,
    }
}

fn is_press(event: &Event) -> bool {
    match event {
        Event::Key(key) => key.kind == KeyEventKind::Press,
        Event::Mouse(mouse) => matches!(mouse.kind, MouseEventKind::Down(_)),
        _ => false,
    }
}
