//! A bout on the terminal table: who is asked, what they see, what their keys do.

use super::face::{Asked, Face, Line, Subject, Told};
use super::input::Act;
use super::paint::Brush;
use super::terminal::Surface;
use crate::failure::Run;
use crate::session::{Ended, Session};
use catalog::Playable;
use kernel::{Input, Offer, Seat, Waiting, offers};
use ratatui::crossterm::event::{Event, KeyEventKind};
use scene::{Id, Scene, Tone};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use words::Message;

/// So long the move of a computer is shown, if nobody presses a key.
const PAUSE: Duration = Duration::from_millis(900);

/// How the table was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Left {
    pub(crate) ended: Ended,
    /// Whether another bout is wanted.
    pub(crate) again: bool,
}

/// What follows an act of the person at the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// The same question goes on.
    Stay,
    /// The bout goes on.
    Go,
    /// The players go away.
    Leave,
}

/// A bout on the terminal table.
pub(crate) struct Table<'t, 'a, G: Playable> {
    session: &'t mut Session<'a, G>,
    surface: &'t mut dyn Surface,
    brush: Brush<'t>,
    pub(super) face: Option<Face>,
    /// Whether the moves of computers are shown without pause until somebody is asked.
    hurries: bool,
    /// Whether somebody else has acted since the last question.
    others_acted: bool,
    /// What was bound to things before, by seat and thing: so it can be asked why it is not any more.
    pub(super) bound: BTreeMap<(Seat, Id), Vec<String>>,
}

impl<'t, 'a, G: Playable> Table<'t, 'a, G> {
    pub(crate) fn new(
        session: &'t mut Session<'a, G>,
        surface: &'t mut dyn Surface,
        brush: Brush<'t>,
    ) -> Table<'t, 'a, G> {
        Table {
            session,
            surface,
            brush,
            face: None,
            hurries: false,
            others_acted: false,
            bound: BTreeMap::new(),
        }
    }

    /// Plays until the bout is over or the players go away.
    pub(crate) fn run(mut self) -> Run<Left> {
        let played = self.play();
        if played.is_err() {
            // The screen is gone: what was played is not lost for that.
            self.session.keep_quietly();
        }
        played
    }

    fn play(&mut self) -> Run<Left> {
        loop {
            self.session.settle();
            let Waiting::Seats(owing) = self.session.recording.bout().waiting() else {
                return self.end();
            };
            let next = match owing.iter().find(|&seat| self.session.is_computer(seat)) {
                Some(seat) => self.let_computer(seat)?,
                None => {
                    let seat = self.session.next_person(owing);
                    self.ask(seat)?
                }
            };
            if next == Next::Leave {
                return Ok(Left { ended: Ended::Left, again: false });
            }
        }
    }

    /// Through whose eyes the table is seen while nobody is asked.
    fn viewer(&self) -> Option<Seat> {
        let people = self.session.people();
        let only = people.iter().next().filter(|_| self.session.all_people().len() == 1);
        self.session.screen.filter(|&seat| people.contains(seat)).or(only)
    }

    fn let_computer(&mut self, seat: Seat) -> Run<Next> {
        self.others_acted = true;
        self.session.let_computer(seat);
        self.session.settle();
        let viewer = self.viewer();
        let heard = self.face.as_ref().map_or(0, |face| face.log.len());
        self.show_waiting(viewer)?;
        if viewer.is_none() {
            self.session.watched = self.session.recording.len() + 1;
        }
        let told = self.face.as_ref().is_some_and(|face| face.log.len() > heard);
        if told || self.session.pauses { self.pause() } else { Ok(Next::Go) }
    }

    /// The table while somebody else acts.
    fn show_waiting(&mut self, viewer: Option<Seat>) -> Run {
        let owing = match self.session.recording.bout().waiting() {
            Waiting::Seats(owing) => owing.iter().map(|seat| self.session.name(seat)).collect(),
            Waiting::Chance(_) | Waiting::Over => Vec::new(),
        };
        let words = match owing.is_empty() {
            true => Message::new("cli-screen-goes-on"),
            false => Message::new("cli-screen-waits").with("who", owing),
        };
        let asked = Asked { subject: Subject::Others, question: self.brush.words(&words), lines: Vec::new() };
        let scene = self.scene(viewer, Vec::new());
        let since = viewer.map_or(self.session.watched, |seat| self.session.heard[seat.index()]);
        self.turn(scene, asked, viewer, since);
        self.draw()
    }

    /// Waits a moment, as long as nobody presses a key.
    fn pause(&mut self) -> Run<Next> {
        let begun = Instant::now();
        let waits = self.session.pauses && self.session.people().is_empty();
        loop {
            let left = PAUSE.saturating_sub(begun.elapsed());
            if !waits && (self.hurries || left.is_zero()) {
                return Ok(Next::Go);
            }
            let Some(event) = self.surface.next((!waits).then_some(left))? else { continue };
            let face = self.face.as_mut().expect("something is shown before a pause");
            match face.hear(&event) {
                Act::Quit => return Ok(Next::Leave),
                _ if is_press(&event) => {
                    self.hurries = !waits;
                    return Ok(Next::Go);
                }
                _ => self.draw()?,
            }
        }
    }

    /// What was typed to skip the moves of others answers nothing.
    fn forget_typed(&mut self) -> Run {
        while std::mem::take(&mut self.others_acted) {
            self.others_acted = self.surface.next(Some(Duration::ZERO))?.is_some();
        }
        Ok(())
    }

    fn ask(&mut self, seat: Seat) -> Run<Next> {
        self.hurries = false;
        self.forget_typed()?;
        let since = self.session.heard[seat.index()];
        let before = self.session.screen.replace(seat);
        let is_another = self.session.all_people().len() > 1 && before != Some(seat);
        if is_another && self.seat_next(seat)? == Next::Leave {
            return Ok(Next::Leave);
        }
        self.session.looked.insert(seat);
        let unkept = self.session.try_keep();
        self.show_question(seat, since);
        self.session.heard[seat.index()] = self.session.recording.len() + 1;
        if let Some(why) = unkept {
            self.notice(Tone::Harm, &why);
        }
        loop {
            self.draw()?;
            let Some(event) = self.surface.next(None)? else { continue };
            let face = self.face.as_mut().expect("a question is shown");
            let next = match face.hear(&event) {
                Act::Draw | Act::Seated => Next::Stay,
                Act::Give(subject, place) => self.given(seat, &subject, place),
                Act::Why(id) => self.say_why(seat, &id),
                Act::Undo => self.undo(seat),
                Act::Save => self.save(),
                Act::Resign => self.confirm(Subject::Resign, &Message::new("cli-resign")),
                Act::Quit => Next::Leave,
            };
            if next != Next::Stay {
                return Ok(next);
            }
        }
    }

    /// The curtain between two people: nothing is shown until the next one sits there.
    fn seat_next(&mut self, seat: Seat) -> Run<Next> {
        let words = self.brush.words(&Message::new("cli-curtain").with("who", self.session.name(seat)));
        let scene = self.scene(None, Vec::new());
        let asked = Asked { subject: Subject::Others, question: String::new(), lines: Vec::new() };
        self.turn(scene, asked, None, usize::MAX);
        self.face.as_mut().expect("just turned").curtain = Some(words);
        loop {
            self.draw()?;
            let Some(event) = self.surface.next(None)? else { continue };
            match self.face.as_mut().expect("the curtain is shown").hear(&event) {
                Act::Seated => return Ok(Next::Go),
                Act::Quit => return Ok(Next::Leave),
                _ => {}
            }
        }
    }

    pub(super) fn show_question(&mut self, seat: Seat, since: usize) {
        let bout = self.session.recording.bout();
        let question = bout.question(seat).map(|question| G::say_question(bout, seat, question));
        let scene = self.scene(Some(seat), offers(bout, seat));
        for choice in &scene.prompt.choices {
            for id in choice.things.iter().take(1) {
                let known = self.bound.entry((seat, id.clone())).or_default();
                if !known.contains(&choice.answer) {
                    known.push(choice.answer.clone());
                }
            }
        }
        let question = question.as_ref().or(scene.prompt.question.as_ref());
        let question = question.map(|question| self.brush.words(question)).unwrap_or_default();
        let line = |choice: &scene::Choice| Line {
            words: self.brush.words(&choice.words),
            choice: Some(choice.clone()),
        };
        let lines = scene.prompt.choices.iter().map(line).collect();
        self.turn(scene, Asked { subject: Subject::Game, question, lines }, Some(seat), since);
    }

    fn scene(&self, viewer: Option<Seat>, offers: Vec<Offer<G>>) -> Scene {
        let bout = self.session.recording.bout();
        G::show(bout.content(), &G::view(bout, viewer), offers)
    }

    /// Shows a scene with its question and all that its looker has heard; what came after the step
    /// `since` is new.
    fn turn(&mut self, scene: Scene, asked: Asked, viewer: Option<Seat>, since: usize) {
        let log = match since {
            usize::MAX => Vec::new(),
            since => self.told(viewer, since),
        };
        match &mut self.face {
            Some(face) => face.turn(scene, asked),
            None => self.face = Some(Face::new(scene, asked)),
        }
        self.face.as_mut().expect("just made").log = log;
    }

    fn told(&self, viewer: Option<Seat>, since: usize) -> Vec<Told> {
        let bout = self.session.recording.bout();
        let told = |is_new: bool| move |event: &G::Event| (G::say_event(bout, event, viewer), is_new);
        let old = self.session.news_between(0, since, viewer);
        let new = self.session.news(since, viewer);
        let said = old.iter().map(told(false)).chain(new.iter().map(told(true)));
        said.map(|(words, is_new)| Told { words: self.brush.words(&words), is_new }).collect()
    }

    fn draw(&mut self) -> Run {
        if let Some(face) = &mut self.face {
            self.surface.show(face, self.brush)?;
        }
        Ok(())
    }

    fn notice(&mut self, tone: Tone, what: &Message) -> Next {
        let words = self.brush.words(what);
        if let Some(face) = &mut self.face {
            face.notice = Some((tone, words));
        }
        Next::Stay
    }

    fn given(&mut self, seat: Seat, subject: &Subject, place: usize) -> Next {
        let yes = place == 0;
        match subject {
            Subject::Game => self.answer(seat, place, false),
            Subject::Lose(answer) if yes => self.answer(seat, *answer, true),
            Subject::Resign if yes => match self.session.resign(seat) {
                true => Next::Go,
                false => {
                    self.withdraw();
                    self.notice(Tone::Harm, &Message::new("cli-not-now"))
                }
            },
            Subject::Resign | Subject::Lose(_) => {
                self.withdraw();
                Next::Stay
            }
            Subject::Others | Subject::Over => Next::Stay,
        }
    }

    fn withdraw(&mut self) {
        if let Some(face) = &mut self.face {
            face.withdraw();
        }
    }

    /// Asks for a yes or a no in the place of the game's question.
    fn confirm(&mut self, subject: Subject, question: &Message) -> Next {
        let lines = [Message::new("cli-yes"), Message::new("cli-no")];
        let lines = lines.iter().map(|words| Line::bare(self.brush.words(words))).collect();
        let asked = Asked { subject, question: self.brush.words(question), lines };
        if let Some(face) = &mut self.face {
            face.interpose(asked);
        }
        Next::Stay
    }

    fn answer(&mut self, seat: Seat, place: usize, is_sure: bool) -> Next {
        let Some(face) = &self.face else { return Next::Stay };
        let game = face.scene.prompt.choices.get(place).cloned();
        let Some(choice) = game else { return Next::Stay };
        let given = self.session.read_all(seat, &choice.answer, &choice.then);
        let Some(answers) = given else { return self.notice(Tone::Harm, &Message::new("cli-not-now")) };
        if !is_sure && answers.len() == 1 && self.session.would_lose(seat, answers[0]) {
            return self.confirm(Subject::Lose(place), &Message::new("cli-would-lose"));
        }
        let input = match answers.as_slice() {
            [one] => Input::Answer(seat, *one),
            _ => Input::Batch(seat, answers),
        };
        match self.session.recording.play(input) {
            Ok(_) => Next::Go,
            Err(refusal) => {
                let why = self.session.refused(&refusal, self.brush.say);
                self.notice(Tone::Harm, &why)
            }
        }
    }

    /// Why nothing can be chosen there: what was chosen there before is refused now, with its rule.
    pub(super) fn say_why(&mut self, seat: Seat, id: &Id) -> Next {
        let known = self.bound.get(&(seat, id.clone())).cloned().unwrap_or_default();
        let bout = self.session.recording.bout();
        let refusal = known.iter().rev().find_map(|text| {
            let answer = G::read_answer(bout.at(seat), seat, text).ok()?;
            bout.check(seat, answer).err()
        });
        let why = match refusal {
            Some(refusal) => self.session.refused(&refusal, self.brush.say),
            None => Message::new("cli-screen-unbound"),
        };
        self.notice(Tone::Harm, &why)
    }

    fn undo(&mut self, seat: Seat) -> Next {
        match self.session.take_back(seat) {
            Ok(()) => Next::Go,
            Err(why) => self.notice(Tone::Harm, &why),
        }
    }

    fn save(&mut self) -> Next {
        match (self.session.try_keep(), self.session.kept_in()) {
            (Some(why), _) => self.notice(Tone::Harm, &why),
            (None, Some(file)) => self.notice(Tone::Help, &Message::new("cli-saved").with("file", file)),
            (None, None) => self.notice(Tone::Harm, &Message::new("cli-parted-unkept")),
        }
    }

    /// The last table, who won, and whether another bout is wanted.
    fn end(&mut self) -> Run<Left> {
        let people = self.session.all_people();
        let reader = people.iter().next().filter(|_| people.len() == 1);
        self.session.try_keep();
        let question: Vec<String> =
            self.session.outcome_words(reader).iter().map(|words| self.brush.words(words)).collect();
        let mut lines = vec![Line::bare(self.brush.words(&Message::new("cli-screen-leave")))];
        if !people.is_empty() {
            lines.insert(0, Line::bare(self.brush.words(&Message::new("cli-screen-again"))));
        }
        let most = lines.len() - 1;
        let since = reader.map_or(self.session.watched, |seat| self.session.heard[seat.index()]);
        let scene = self.scene(reader, Vec::new());
        self.turn(
            scene,
            Asked { subject: Subject::Over, question: question.join(" "), lines },
            reader,
            since,
        );
        self.session.hear_all();
        let over = |again| Ok(Left { ended: Ended::Over, again });
        loop {
            self.draw()?;
            let Some(event) = self.surface.next(None)? else { continue };
            match self.face.as_mut().expect("the end is shown").hear(&event) {
                Act::Give(_, place) => return over(place < most),
                Act::Quit => return over(false),
                Act::Save => {
                    self.save();
                }
                _ => {}
            }
        }
    }
}

fn is_press(event: &Event) -> bool {
    match event {
        Event::Key(key) => key.kind == KeyEventKind::Press,
        Event::Mouse(mouse) => matches!(mouse.kind, ratatui::crossterm::event::MouseEventKind::Down(_)),
        _ => false,
    }
}
