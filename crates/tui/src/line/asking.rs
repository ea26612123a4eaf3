//! Asking a person: what is new, the question, the numbered answers, and what they say to it.

use super::asked::{Asked, Command, Meant};
use super::offering::{offer, say_odds};
use super::places::Places;
use super::telling::scene_of;
use crate::edge::paint::Accent;
use crate::edge::stage::Stage;
use crate::failure::Run;
use crate::session::Session;
use catalog::Playable;
use draw::prose::Detail;
use kernel::{Input, Seat};
use words::Message;

/// Whether the bout goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// It does.
    Go,
    /// The players go away.
    Leave,
}

/// What to do after a person typed something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Then {
    /// The question was answered, or is not asked any more.
    Done,
    /// The question and its answers are shown again.
    AskAgain,
    /// The person may simply try again.
    Listen,
    /// The players go away.
    Leave,
}

impl<G: Playable> Session<'_, G> {
    /// Asks a person until the question is answered.
    pub(super) fn ask(&mut self, stage: &mut Stage<'_>, seat: Seat) -> Run<Next> {
        if self.draw_curtain(stage, seat)? == Next::Leave {
            return Ok(Next::Leave);
        }
        self.tell_news(stage, seat)?;
        self.keep(stage)?;
        self.show_question(stage, seat)?;
        loop {
            let Some(text) = stage.read()? else { return Ok(Next::Leave) };
            let asked = Asked::new(self.recording.bout(), seat);
            let meant = asked.read(&text, &|message| stage.words(message));
            let then = match meant {
                Meant::Answer(answer) => self.answer(stage, seat, answer)?,
                Meant::Command(command) => self.obey(stage, seat, command)?,
                Meant::Not(why) => {
                    stage.say_as(Accent::Harm, &why)?;
                    Then::Listen
                }
            };
            match then {
                Then::Done => return Ok(Next::Go),
                Then::Leave => return Ok(Next::Leave),
                Then::AskAgain => self.show_question(stage, seat)?,
                Then::Listen => {}
            }
        }
    }

    fn show_question(&self, stage: &mut Stage<'_>, seat: Seat) -> Run {
        let bout = self.recording.bout();
        let Some(question) = bout.question(seat) else { return Ok(()) };
        stage.gap()?;
        stage.say_as(Accent::Question, &G::say_question(bout, seat, question))?;
        let scene = scene_of(bout, Some(seat));
        say_odds(stage, &scene)?;
        let (asked, places) = (Asked::new(bout, seat), Places::of(&scene));
        for (place, (&answer, text)) in asked.answers.iter().zip(&asked.texts).enumerate() {
            let choice = scene.prompt.choices.iter().find(|choice| choice.answer == *text);
            let words = G::say_answer(bout, seat, answer);
            offer(stage, place + 1, &words, choice, places.as_ref())?;
        }
        Ok(())
    }

    fn answer(&mut self, stage: &mut Stage<'_>, seat: Seat, answer: G::Answer) -> Run<Then> {
        if self.would_lose(seat, answer) {
            match self.confirm(stage, &Message::new("tui-would-lose"))? {
                Some(true) => {}
                Some(false) => return Ok(Then::AskAgain),
                None => return Ok(Then::Leave),
            }
        }
        let input = Input::Answer(seat, answer);
        self.recording.play(input).unwrap_or_else(|_| unreachable!("the answer was checked before"));
        Ok(Then::Done)
    }

    /// Yes, no, or the end of the input.
    pub(super) fn confirm(&mut self, stage: &mut Stage<'_>, question: &Message) -> Run<Option<bool>> {
        stage.say_as(Accent::Question, question)?;
        for (mark, answer) in [("1", Message::new("tui-yes")), ("2", Message::new("tui-no"))] {
            let text = stage.words(&answer);
            stage.choice(mark, &text)?;
        }
        loop {
            let Some(text) = stage.read()? else { return Ok(None) };
            match text.to_lowercase().as_str() {
                "1" | "y" | "yes" => return Ok(Some(true)),
                "2" | "n" | "no" | "" => return Ok(Some(false)),
                _ => stage.say_as(Accent::Harm, &Message::new("tui-yes-or-no"))?,
            }
        }
    }

    fn obey(&mut self, stage: &mut Stage<'_>, seat: Seat, command: Command) -> Run<Then> {
        match command {
            Command::Help(None) => self.show_help(stage, seat).map(|()| Then::AskAgain),
            Command::Help(Some(topic)) => {
                super::help::look_up::<G>(stage, &self.packs.content, &topic).map(|_| Then::Listen)
            }
            Command::Table => self.show_table(stage, seat, Detail::Whole).map(|()| Then::AskAgain),
            Command::Log(last) => self.show_log(stage, seat, last).map(|()| Then::Listen),
            Command::Undo => self.undo(stage, seat),
            Command::Advice => self.show_advice(stage, seat).map(|()| Then::Listen),
            Command::Order(change) => self.change_order(stage, seat, &change),
            Command::Save(file) => self.save(stage, file.as_deref()).map(|()| Then::Listen),
            Command::Resign => self.ask_to_resign(stage, seat),
            Command::Quit => Ok(Then::Leave),
            Command::Again => Ok(Then::AskAgain),
        }
    }
}
