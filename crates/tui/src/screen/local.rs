//! A bout on this machine as the source of a table: its people, its computers, the curtain between
//! people, its record.

use super::known::Known;
use super::pen::Say;
use super::source::{Given, Linger, Moment, Notice, Probed, Reply, Source, Turn};
use crate::failure::Run;
use crate::lookup::{Entry, look_up};
use crate::orders::{Change, Orders};
use crate::players::Player;
use crate::review::{Curve, look_back};
use crate::session::Session;
use catalog::Playable;
use kernel::{Input, Offer, Refusal, Seat, Waiting, offers};
use scene::{Id, Mark, Part, Scene, Tone};
use words::Message;

/// A session as a source.
pub(crate) struct Local<'t, 'a, G: Playable> {
    pub(super) session: &'t mut Session<'a, G>,
    say: Say<'t>,
    pub(super) known: Known,
    /// How many turns there were.
    turns: u64,
    /// How much was told when the last turn was shown.
    told: usize,
    /// The news for the next turn.
    note: Option<Notice>,
}

impl<'t, 'a, G: Playable> Local<'t, 'a, G> {
    pub(crate) fn new(session: &'t mut Session<'a, G>, say: Say<'t>) -> Local<'t, 'a, G> {
        Local { session, say, known: Known::default(), turns: 0, told: 0, note: None }
    }

    /// Through whose eyes the table is seen while nobody is asked.
    fn viewer(&self) -> Option<Seat> {
        let people = self.session.people();
        let only = people.iter().next().filter(|_| self.session.all_people().len() == 1);
        self.session.screen.filter(|&seat| people.contains(seat)).or(only)
    }

    fn let_computer(&mut self, seat: Seat) -> Turn {
        if let Some(viewer) = self.viewer() {
            let own = self.scene(Some(viewer), Vec::new());
            let (imaginer, dealer) = self.session.imagining(viewer);
            self.known.remember_of_other(seat, (&imaginer, dealer), (&own, self.say));
        }
        self.session.let_computer(seat);
        self.session.settle();
        let viewer = self.viewer();
        let before = self.told;
        let since = viewer.map_or(self.session.watched, |seat| self.session.heard[seat.index()]);
        let mut turn = self.shown(viewer, since, self.moved(seat, Linger::Not));
        if viewer.is_none() {
            self.session.watched = self.session.recording.len() + 1;
        }
        let pauses = self.session.pauses;
        let linger = match (turn.log.len() > before, pauses && self.session.people().is_empty()) {
            (_, true) => Linger::Key,
            (true, false) => Linger::Moment,
            (false, false) if pauses => Linger::Moment,
            (false, false) => Linger::Not,
        };
        if linger != Linger::Not {
            // While it is looked at, the program may be ended.
            turn.notice = self.session.try_keep().map(Notice::harm);
        }
        turn.moment = self.moved(seat, linger);
        turn
    }

    /// That a computer has moved. Whoever sees the table is not waited for: they may go on.
    fn moved(&self, seat: Seat, linger: Linger) -> Moment {
        let pauses = if linger == Linger::Not { "no" } else { "yes" };
        let words = Message::new("tui-screen-moved").with("who", self.session.name(seat));
        Moment::Others { words: words.with("pauses", pauses).with("key", "Enter"), linger }
    }

    fn ask(&mut self, seat: Seat) -> Turn {
        let before = self.session.screen.replace(seat);
        if self.session.all_people().len() > 1 && before != Some(seat) {
            let words = Message::new("tui-curtain").with("who", self.session.name(seat));
            let scene = self.scene(None, Vec::new());
            self.turns += 1;
            let (log, number) = (Vec::new(), self.turns);
            return Turn { scene, log, moment: Moment::Curtain(words), number, notice: None };
        }
        let since = self.session.heard[seat.index()];
        self.session.looked.insert(seat);
        let unkept = self.session.try_keep();
        let mut turn = self.shown(Some(seat), since, Moment::Asked);
        let bout = self.session.recording.bout();
        let mut scene = self.scene(Some(seat), offers(bout, seat));
        let question = bout.question(seat).map(|question| G::say_question(bout, seat, question));
        scene.prompt.question = question.or(scene.prompt.question);
        self.known.remember(seat, &scene, self.say);
        self.session.heard[seat.index()] = self.session.recording.len() + 1;
        (turn.scene, turn.notice) = (scene, unkept.map(Notice::harm));
        turn
    }

    fn over(&mut self) -> Turn {
        let people = self.session.all_people();
        let reader = people.iter().next().filter(|_| people.len() == 1);
        let unkept = self.session.try_keep();
        let words = self.session.outcome_words(reader);
        let record = self.session.recording.record();
        let story = look_back(record, Curve::Signs, |seat| self.session.name(seat));
        let since = reader.map_or(self.session.watched, |seat| self.session.heard[seat.index()]);
        let over = Moment::Over { words, story, can_repeat: !people.is_empty() };
        let mut turn = self.shown(reader, since, over);
        self.session.hear_all();
        turn.notice = unkept.map(Notice::harm);
        turn
    }

    /// The table through these eyes; what came after the step `since` is new.
    fn shown(&mut self, viewer: Option<Seat>, since: usize, moment: Moment) -> Turn {
        self.turns += 1;
        let log = self.log(viewer, since);
        self.told = log.len();
        let scene = self.scene(viewer, Vec::new());
        Turn { scene, log, moment, number: self.turns, notice: None }
    }

    /// The scene from this point of view, with the names of the players.
    fn scene(&self, viewer: Option<Seat>, offers: Vec<Offer<G>>) -> Scene {
        let bout = self.session.recording.bout();
        let mut scene = G::show(bout.content(), &G::view(bout, viewer), offers);
        for part in &mut scene.parts {
            let Part::Panel(panel) = part else { continue };
            let Some(seat) = panel.seat else { continue };
            let sitter = self.session.sitters.get(usize::from(seat));
            let name = sitter.and_then(|sitter| sitter.name.as_deref());
            let words = name.map(|name| Message::new("tui-screen-name").with("name", name));
            panel.marks.extend(words.map(|words| Mark::new(words, Tone::Side(seat))));
        }
        scene
    }

    fn log(&self, viewer: Option<Seat>, since: usize) -> Vec<(Message, bool)> {
        let bout = self.session.recording.bout();
        let told = |is_new: bool| move |event: &G::Event| (G::say_event(bout, event, viewer), is_new);
        let old = self.session.news_between(0, since, viewer);
        let new = self.session.news(since, viewer);
        old.iter().map(told(false)).chain(new.iter().map(told(true))).collect()
    }

    /// Who is asked at this screen.
    fn asked(&self) -> Option<Seat> {
        let seat = self.session.screen?;
        self.session.recording.bout().question(seat).map(|_| seat)
    }

    fn refused(&self, refusal: &Refusal<G>) -> Message {
        self.session.refused(refusal, self.say)
    }
}

impl<G: Playable> Source for Local<'_, '_, G> {
    fn turn(&mut self) -> Run<Turn> {
        let mut turn = loop {
            self.session.settle();
            let Waiting::Seats(owing) = self.session.recording.bout().waiting() else {
                break self.over();
            };
            if let Some(seat) = owing.iter().find(|&seat| self.session.is_computer(seat)) {
                break self.let_computer(seat);
            }
            if !self.session.obey_one(owing) {
                break self.ask(self.session.next_person(owing));
            }
        };
        if turn.notice.is_none() {
            turn.notice = self.note.take();
        }
        Ok(turn)
    }

    fn game(&self) -> Option<String> {
        Some(G::ID.to_owned())
    }

    fn about(&self) -> Vec<Message> {
        let setup = &self.session.recording.record().setup;
        let seats = (0..).map(Seat).zip(&self.session.sitters);
        let sits = |(seat, sitter): (Seat, &crate::session::Sitter)| {
            let player: Player = sitter.player;
            Message::new("tui-sits").with("who", self.session.name(seat)).with("player", player.say())
        };
        let game = Message::new("tui-bout").with("game", G::TITLE);
        let setup = G::say_setup(&self.session.packs.content, setup);
        let orders = self.orders().map(|orders| orders.lines()).unwrap_or_default();
        let table = [G::say_about()].into_iter().chain(setup).chain(seats.map(sits));
        [game].into_iter().chain(orders).chain(table).collect()
    }

    fn name(&self, seat: u8) -> Message {
        self.session.name(Seat(seat))
    }

    fn give(&mut self, given: &Given) -> Run<Reply> {
        let not_now = || Ok(Reply::Refused(Message::new("tui-not-now")));
        let Some(seat) = self.asked() else { return not_now() };
        let answers = self.session.read_all(seat, &given.answer, &given.then);
        let Some(answers) = answers else { return not_now() };
        if !given.is_sure && answers.len() == 1 && self.session.would_lose(seat, answers[0]) {
            return Ok(Reply::Sure(Message::new("tui-would-lose")));
        }
        let input = match answers.as_slice() {
            [one] => Input::Answer(seat, *one),
            _ => Input::Batch(seat, answers),
        };
        Ok(match self.session.recording.play(input) {
            Ok(_) => Reply::Done,
            Err(refusal) => Reply::Refused(self.refused(&refusal)),
        })
    }

    fn probe(&mut self, answer: &str) -> Probed {
        let bout = self.session.recording.bout();
        let Some(seat) = self.asked() else { return Probed::Refused(Message::new("tui-not-now")) };
        match G::read_answer(bout.at(seat), seat, answer) {
            Ok(answer) => match bout.check(seat, answer) {
                Ok(()) => Probed::Legal,
                Err(refusal) => Probed::Refused(self.refused(&refusal)),
            },
            Err(_) => Probed::Unread,
        }
    }

    fn why(&mut self, thing: &Id) -> Option<Message> {
        let seat = self.asked()?;
        let scene = self.scene(Some(seat), Vec::new());
        let bout = self.session.recording.bout();
        let refused = |answer: &str| {
            let answer = G::read_answer(bout.at(seat), seat, answer).ok()?;
            bout.check(seat, answer).err().filter(|refusal| matches!(refusal, Refusal::Illegal(_)))
        };
        if let Some(refusal) = scene.tried(thing).and_then(|answer| refused(&answer)) {
            return Some(self.refused(&refusal));
        }
        let clues = self.known.clues(seat, thing, (&scene, self.say));
        let (words, refusal) =
            clues.into_iter().find_map(|clue| Some((clue.words, refused(clue.answer)?)))?;
        let why = self.refused(&refusal);
        Some(match words {
            Some(words) => Message::new("tui-screen-why").with("answer", words.clone()).with("why", why),
            // What others are asked says why it is not for this question.
            None => why,
        })
    }

    fn look_up(&mut self, topic: &str) -> Vec<Entry> {
        look_up::<G>(&self.session.packs.content, topic, usize::MAX)
    }

    fn advice(&mut self) -> Notice {
        let advice = self.asked().map(|seat| self.session.advice(seat)).unwrap_or_default();
        let [first, rest @ ..] = advice.as_slice() else { return Notice::harm(Message::new("tui-not-now")) };
        let words = Message::new("tui-advice-line").with("first", first.clone());
        Notice::help(words.with("others", rest.len()).with("rest", rest.to_vec()))
    }

    fn undo(&mut self) -> Run<Reply> {
        let Some(seat) = self.asked() else { return Ok(Reply::Refused(Message::new("tui-not-now"))) };
        Ok(match self.session.take_back(seat) {
            Ok(()) => Reply::Done,
            Err(why) => Reply::Refused(why),
        })
    }

    fn resign(&mut self) -> Run<Reply> {
        let resigned = self.asked().is_some_and(|seat| self.session.resign(seat));
        Ok(if resigned { Reply::Done } else { Reply::Refused(Message::new("tui-not-now")) })
    }

    fn orders(&self) -> Option<Orders> {
        self.asked().map(|seat| self.session.orders(seat))
    }

    fn order(&mut self, change: &Change) -> Run<Reply> {
        let Some(seat) = self.asked() else { return Ok(Reply::Refused(Message::new("tui-not-now"))) };
        self.session.order(seat, change);
        self.note = Some(Notice::help(change.done()));
        Ok(Reply::Done)
    }

    fn save(&mut self) -> Notice {
        match (self.session.try_keep(), self.session.kept_in()) {
            (Some(why), _) => Notice::harm(why),
            (None, Some(file)) => Notice::help(Message::new("tui-saved").with("file", file)),
            (None, None) => Notice::harm(Message::new("tui-parted-unkept")),
        }
    }

    fn keep_quietly(&mut self) {
        // Nobody is there to be told.
        self.session.try_keep();
    }
}
