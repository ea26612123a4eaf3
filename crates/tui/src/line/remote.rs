//! Line mode at a server's table: news is printed as it comes, and a typed line answers the question
//! that was told last.

use super::offering::{offer, say_odds, say_scene};
use super::places::Places;
use crate::edge::paint::Accent;
use crate::edge::stage::Stage;
use crate::failure::Run;
use crate::near::nearest;
use crate::remote::{Bench, Possible, Stand, gathering_scene, typed};
use crate::review::Curve;
use draw::prose::Detail;
use lobby::Proposal;
use scene::{Choice, Scene};
use std::time::Duration;
use words::Message;

/// So often it is looked whether something has come.
const WATCH: Duration = Duration::from_millis(30);

/// What can be typed besides answers.
const COMMANDS: [&str; 11] =
    ["help", "table", "log", "why", "undo", "order", "draw", "say", "resign", "link", "quit"];

/// A question as it was told.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Asked {
    /// The game's, with its answers.
    Game(Vec<Choice>),
    /// The player that the host seats.
    Gather(Vec<String>),
    Proposed(Proposal),
    Resign,
    Again,
}

/// The result of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    Stay,
    Leave,
}

/// A server's table in lines.
struct Lines<'t, 'a> {
    stage: &'t mut Stage<'a>,
    bench: &'t mut Bench,
    /// How the person stood when it was told last, in which bout, at which sight, and whether a standing order
    /// was to answer.
    stood: Option<(Stand, u32, u32, bool)>,
    asked: Option<Asked>,
    /// What was printed while the program waited for somebody.
    waited: Option<Message>,
    /// How many events were printed, and of which bout.
    told: (u32, usize),
    /// Of which bout the table was shown.
    shown: Option<u32>,
    /// An answer that was typed before the question.
    held: Option<String>,
}

/// Sits at a server's table in lines until the person goes away.
pub fn join(stage: &mut Stage<'_>, bench: &mut Bench) -> Run {
    let mut lines =
        Lines { stage, bench, stood: None, asked: None, waited: None, told: (0, 0), shown: None, held: None };
    lines.run()
}

impl Lines<'_, '_> {
    fn run(&mut self) -> Run {
        let hint = Message::new("tui-join-hint").with("help", "?").with("quit", "quit");
        self.stage.say_as(Accent::Quiet, &hint)?;
        loop {
            self.bench.hear(WATCH)?;
            if self.tell()? == Next::Leave {
                return Ok(());
            }
            self.stage.flush()?;
            if let Some(text) = self.held.take_if(|_| self.asked.is_some() && !self.bench.is_busy()) {
                if self.obey(&text)? == Next::Leave {
                    return Ok(());
                }
                continue;
            }
            // A program that writes into a pipe does not see that an answer is on its way.
            let is_settled = !self.bench.is_busy() && !self.bench.seen.is_beginning();
            let may_read = self.held.is_none() && (self.stage.is_typed() || is_settled);
            if may_read && typed::is_there(Duration::ZERO) {
                let Some(text) = self.stage.read_on()? else { return Ok(()) };
                if self.obey(&text)? == Next::Leave {
                    return Ok(());
                }
            }
        }
    }

    /// Tells what is new, and asks what is to be asked.
    fn tell(&mut self) -> Run<Next> {
        while let Some(note) = self.bench.next_note() {
            match note.is_bad {
                true => self.stage.say_as(Accent::Harm, &note.words)?,
                false => self.stage.say(&note.words)?,
            }
        }
        if self.bench.take_refused() {
            self.stood = None;
        }
        let seen = &self.bench.seen;
        if seen.card.is_none() && seen.stand() != Stand::Gone {
            return Ok(Next::Stay);
        }
        if self.asked == Some(Asked::Resign) && seen.plays() {
            return Ok(Next::Stay);
        }
        let sight = seen.sight.as_ref().map_or(0, |sight| sight.number);
        let held = seen.held();
        let stood = (seen.stand(), seen.bout, sight, held.is_some());
        let is_new = self.stood.as_ref() != Some(&stood);
        let stand = stood.0.clone();
        self.tell_events()?;
        // What the host can still do changes with the table.
        let is_gathering = stand == Stand::Gathering;
        if !is_new && !is_gathering && !matches!(stand, Stand::Waiting | Stand::Again) {
            return Ok(Next::Stay);
        }
        self.stood = Some(stood);
        match stand {
            Stand::Waiting | Stand::Beginning | Stand::Again => self.wait(),
            Stand::Gathering if self.bench.seen.has_open_seat() => self.gather(is_new),
            Stand::Gathering => self.wait(),
            Stand::Asked => match held {
                Some(words) => self.hold(words),
                None => self.ask_game(),
            },
            Stand::Proposed(what, by) => self.ask_proposed(what, by),
            Stand::Over => self.end(),
            Stand::Gone => {
                self.stage.say_as(Accent::Harm, &Message::new("tui-join-gone"))?;
                Ok(Next::Leave)
            }
        }
    }

    fn tell_events(&mut self) -> Run {
        let seen = &self.bench.seen;
        if self.told.0 != seen.bout {
            self.told = (seen.bout, 0);
        }
        let from = self.told.1.min(seen.events.len());
        self.told.1 = seen.events.len();
        for event in &seen.events[from..] {
            self.stage.item(event)?;
        }
        Ok(())
    }

    /// Says who is waited for, once.
    fn wait(&mut self) -> Run<Next> {
        let seen = &self.bench.seen;
        if let Some(sight) = seen.sight.as_ref().filter(|_| self.shown != Some(seen.bout)) {
            let scene = sight.look.scene.clone();
            self.show(&scene, Detail::Short)?;
            self.stage.gap()?;
        }
        let words = self.bench.seen.waiting();
        self.hold(words)
    }

    /// Nothing is asked: says why, once.
    fn hold(&mut self, words: Message) -> Run<Next> {
        self.asked = None;
        if self.waited.replace(words.clone()).as_ref() != Some(&words) {
            self.stage.say_as(Accent::Quiet, &words)?;
        }
        Ok(Next::Stay)
    }

    fn gather(&mut self, is_new: bool) -> Run<Next> {
        let seen = &self.bench.seen;
        let scene = gathering_scene(seen, self.bench.me, self.bench.link.as_deref());
        let answers: Vec<String> = scene.prompt.choices.iter().map(|choice| choice.answer.clone()).collect();
        let question = scene.prompt.question.clone();
        if is_new || self.waited != question || self.asked != Some(Asked::Gather(answers.clone())) {
            self.waited.clone_from(&question);
            self.show(&scene, Detail::Short)?;
            self.ask(&scene, &scene.prompt.choices)?;
            self.asked = Some(Asked::Gather(answers));
        }
        Ok(Next::Stay)
    }

    fn ask_game(&mut self) -> Run<Next> {
        let Some(scene) = self.bench.seen.sight.as_ref().map(|sight| sight.look.scene.clone()) else {
            return Ok(Next::Stay);
        };
        if self.shown != Some(self.bench.seen.bout) {
            self.show(&scene, Detail::Short)?;
        }
        self.waited = None;
        self.ask(&scene, &scene.prompt.choices)?;
        self.asked = Some(Asked::Game(scene.prompt.choices));
        Ok(Next::Stay)
    }

    fn ask_proposed(&mut self, what: Proposal, by: u8) -> Run<Next> {
        let question = self.bench.seen.ask_to_agree(what, by);
        self.stage.gap()?;
        self.stage.say_as(Accent::Question, &question)?;
        self.options(&[Message::new("tui-join-agree"), Message::new("tui-join-decline")])?;
        (self.waited, self.asked) = (None, Some(Asked::Proposed(what)));
        Ok(Next::Stay)
    }

    fn end(&mut self) -> Run<Next> {
        self.stage.gap()?;
        let seen = &self.bench.seen;
        for (place, words) in seen.outcome().iter().chain(&seen.wanted_again()).enumerate() {
            let accent = if place == 0 { Accent::Title } else { Accent::Quiet };
            self.stage.say_as(accent, words)?;
        }
        for words in self.bench.story(Curve::Amounts) {
            self.stage.item(&words)?;
        }
        let seen = &self.bench.seen;
        if seen.seat().is_none() || !self.stage.is_typed() {
            return Ok(Next::Leave);
        }
        self.stage.say_as(Accent::Question, &Message::new("tui-rematch"))?;
        self.options(&[Message::new("tui-yes"), Message::new("tui-no")])?;
        (self.waited, self.asked) = (None, Some(Asked::Again));
        Ok(Next::Stay)
    }

    fn ask(&mut self, scene: &Scene, choices: &[Choice]) -> Run {
        self.stage.gap()?;
        if let Some(question) = &scene.prompt.question {
            self.stage.say_as(Accent::Question, question)?;
        }
        say_odds(self.stage, scene)?;
        let places = Places::of(scene);
        for (place, choice) in choices.iter().enumerate() {
            offer(self.stage, place + 1, &choice.words, Some(choice), places.as_ref())?;
        }
        Ok(())
    }

    fn options(&mut self, words: &[Message]) -> Run {
        for (place, words) in words.iter().enumerate() {
            let text = self.stage.words(words);
            self.stage.choice(&(place + 1).to_string(), &text)?;
        }
        Ok(())
    }

    fn show(&mut self, scene: &Scene, detail: Detail) -> Run {
        self.shown =
            self.stood.as_ref().filter(|(stand, ..)| *stand != Stand::Gathering).map(|&(_, bout, ..)| bout);
        self.stage.gap()?;
        say_scene(self.stage, scene, detail)
    }

    /// Does what was typed.
    fn obey(&mut self, text: &str) -> Run<Next> {
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        match word.to_lowercase().as_str() {
            "quit" | "exit" | "q" => return Ok(Next::Leave),
            "help" | "?" => self.help()?,
            "table" => self.show_table()?,
            "log" => self.log(rest.parse().ok())?,
            "why" if !rest.is_empty() => self.why(rest)?,
            "undo" => {
                let done = self.bench.undo();
                self.done(done)?;
            }
            "order" => self.change_order(rest)?,
            "draw" => self.bench.propose(Proposal::Draw),
            "say" if !rest.is_empty() => self.bench.talk(rest),
            "link" => self.link()?,
            "resign" => self.ask_to_resign()?,
            _ => return self.answer(text),
        }
        Ok(Next::Stay)
    }

    /// Shows the standing orders, or changes one.
    fn change_order(&mut self, text: &str) -> Run {
        let Some(orders) = self.bench.seen.orders() else {
            return self.stage.say_as(Accent::Harm, &Message::new("tui-orders-not-here"));
        };
        if text.is_empty() {
            return orders.told().iter().try_for_each(|line| self.stage.item(line));
        }
        let changed = orders.typed(text).map(|change| self.bench.declare(&change));
        self.done(changed)
    }

    fn done(&mut self, done: Result<(), Message>) -> Run {
        match done {
            Ok(()) => Ok(()),
            Err(why) => self.stage.say_as(Accent::Harm, &why),
        }
    }

    fn help(&mut self) -> Run {
        self.stage.gap()?;
        self.stage.say(&Message::new("tui-join-help-answer"))?;
        let lines = [
            ("table", Message::new("tui-help-table")),
            ("log", Message::new("tui-help-log")),
            ("why …", Message::new("tui-join-help-why")),
            ("undo", Message::new("tui-join-help-undo")),
            ("order", Message::new("tui-help-order")),
            ("draw", Message::new("tui-join-help-draw")),
            ("say …", Message::new("tui-join-help-say")),
            ("link", Message::new("tui-join-help-link")),
            ("resign", Message::new("tui-help-resign")),
            ("quit", Message::new("tui-join-help-quit")),
        ];
        for (word, line) in lines {
            self.stage.meaning(word, &line)?;
        }
        self.again()
    }

    /// The question once more.
    fn again(&mut self) -> Run {
        match self.asked.clone() {
            Some(Asked::Game(choices)) => {
                let Some(sight) = &self.bench.seen.sight else { return Ok(()) };
                let scene = sight.look.scene.clone();
                self.ask(&scene, &choices)
            }
            Some(_) => {
                (self.stood, self.waited) = (None, None);
                Ok(())
            }
            None => Ok(()),
        }
    }

    fn show_table(&mut self) -> Run {
        let seen = &self.bench.seen;
        let scene = match (&seen.sight, seen.stand()) {
            (Some(sight), stand) if stand != Stand::Gathering => sight.look.scene.clone(),
            _ => gathering_scene(seen, self.bench.me, self.bench.link.as_deref()),
        };
        for line in seen.about().into_iter().chain(seen.people()) {
            self.stage.item(&line)?;
        }
        if let Some(clock) = self.bench.clock() {
            self.stage.item(&clock)?;
        }
        self.show(&scene, Detail::Whole)?;
        self.again()
    }

    fn log(&mut self, last: Option<usize>) -> Run {
        let story = self.bench.seen.story();
        if story.is_empty() {
            return self.stage.say(&Message::new("tui-log-empty"));
        }
        let skipped = last.map_or(0, |last| story.len().saturating_sub(last));
        story[skipped..].iter().try_for_each(|(words, _)| self.stage.item(words))
    }

    fn link(&mut self) -> Run {
        match self.bench.link.clone() {
            Some(link) => {
                let command = Message::new("tui-join-link").with("link", link);
                self.stage.say(&command)
            }
            None => self.stage.say_as(Accent::Harm, &Message::new("tui-join-no-link")),
        }
    }

    /// Why this cannot be answered, by its number or in the game's notation.
    fn why(&mut self, text: &str) -> Run {
        if !matches!(self.asked, Some(Asked::Game(_))) {
            return self.stage.say_as(Accent::Harm, &Message::new("tui-not-now"));
        }
        loop {
            match self.bench.probe(text) {
                Some(Possible::Yes) => {
                    return self.stage.say(&Message::new("tui-join-possible").with("answer", text));
                }
                Some(Possible::No(why)) => return self.stage.say_as(Accent::Harm, &why),
                None if self.bench.is_away() => {
                    return self.stage.say_as(Accent::Harm, &Message::new("tui-join-not-while-away"));
                }
                None => drop(self.bench.hear(WATCH)?),
            }
        }
    }

    fn ask_to_resign(&mut self) -> Run {
        if !self.bench.seen.plays() {
            return self.stage.say_as(Accent::Harm, &Message::new("tui-not-now"));
        }
        self.stage.say_as(Accent::Question, &Message::new("tui-resign"))?;
        self.options(&[Message::new("tui-yes"), Message::new("tui-no")])?;
        self.asked = Some(Asked::Resign);
        Ok(())
    }

    /// An answer to what is asked.
    fn answer(&mut self, text: &str) -> Run<Next> {
        let Some(asked) = self.asked.clone() else {
            match (self.stage.is_typed(), text.is_empty()) {
                (_, true) => {}
                (true, false) => self.stage.say_as(Accent::Harm, &Message::new("tui-join-nothing-asked"))?,
                // A program that writes into a pipe may be faster than the table.
                (false, false) => self.held = Some(text.to_owned()),
            }
            return Ok(Next::Stay);
        };
        match asked {
            Asked::Game(choices) => self.answer_game(text, &choices)?,
            Asked::Gather(answers) => self.answer_gather(text, &answers)?,
            Asked::Proposed(what) => {
                if let Some(agreed) = self.yes(text)? {
                    self.bench.agree(what, agreed);
                    self.asked = None;
                }
            }
            Asked::Resign => {
                if let Some(resigns) = self.yes(text)? {
                    (self.asked, self.stood) = (None, None);
                    if resigns {
                        self.bench.concede();
                    }
                }
            }
            Asked::Again => match self.yes(text)? {
                Some(true) => {
                    self.bench.rematch();
                    self.asked = None;
                }
                Some(false) => return Ok(Next::Leave),
                None => {}
            },
        }
        Ok(Next::Stay)
    }

    fn yes(&mut self, text: &str) -> Run<Option<bool>> {
        match text.to_lowercase().as_str() {
            "1" | "y" | "yes" => return Ok(Some(true)),
            "2" | "n" | "no" => return Ok(Some(false)),
            _ => {}
        }
        self.stage.say_as(Accent::Harm, &Message::new("tui-yes-or-no"))?;
        Ok(None)
    }

    fn answer_gather(&mut self, text: &str, answers: &[String]) -> Run {
        if !self.stage.is_typed() {
            // The rest of the pipe is input for the bout.
            self.held = Some(text.to_owned());
            return Ok(());
        }
        if answers.is_empty() {
            return Ok(());
        }
        let place = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let wanted = place.and_then(|place| answers.get(place));
        match wanted.is_some_and(|answer| self.bench.fill(answer)) {
            true => Ok(()),
            false => self.unclear(text, answers.len()),
        }
    }

    /// An answer by its number, or in the game's notation.
    fn answer_game(&mut self, text: &str, choices: &[Choice]) -> Run {
        let named = |choice: &&Choice| choice.answer.to_lowercase() == text.to_lowercase();
        let answers: Vec<String> = match (numbered(text, choices.len()), choices.iter().find(named)) {
            (Some(Ok(place)), _) => {
                let choice = &choices[place];
                std::iter::once(&choice.answer).chain(&choice.then).cloned().collect()
            }
            (Some(Err(())), _) => return self.unclear(text, choices.len()),
            (None, _) if text.is_empty() => return self.again(),
            (None, Some(choice)) => vec![choice.answer.clone()],
            // A pose that is chosen freely stands in no list.
            (None, None) if self.poses() => vec![text.to_owned()],
            (None, None) => return self.unlisted(text, choices),
        };
        let given = self.bench.give(answers);
        if given.is_ok() {
            self.asked = None;
        }
        self.done(given)
    }

    /// Whether a pose is chosen freely.
    fn poses(&self) -> bool {
        let sight = self.bench.seen.sight.as_ref();
        sight.is_some_and(|sight| sight.look.scene.prompt.pose.is_some())
    }

    fn unlisted(&mut self, text: &str, choices: &[Choice]) -> Run {
        let known = choices.iter().map(|choice| choice.answer.as_str()).chain(COMMANDS);
        match nearest(text, known) {
            Some(near) => {
                let what = Message::new("tui-unclear-near").with("text", text).with("near", near);
                self.stage.say_as(Accent::Harm, &what)
            }
            None => self.unclear(text, choices.len()),
        }
    }

    fn unclear(&mut self, text: &str, most: usize) -> Run {
        let what = Message::new("tui-unclear").with("text", text).with("most", most);
        self.stage.say_as(Accent::Harm, &what)
    }
}

/// The place that a number means, if it is from 1 to this many.
fn numbered(text: &str, count: usize) -> Option<Result<usize, ()>> {
    let number = text.parse::<usize>().ok()?;
    Some(number.checked_sub(1).filter(|place| *place < count).ok_or(()))
}
