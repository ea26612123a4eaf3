//! What a person typed: one of the answers, by number, notation or beginning, or a command.

use crate::near::nearest;
use catalog::Playable;
use kernel::{Bout, Cited, Refusal, Seat};
use words::Message;

/// A question with its answers, before a person.
pub(super) struct Asked<'a, G: Playable> {
    bout: &'a Bout<G>,
    seat: Seat,
    pub(super) answers: Vec<G::Answer>,
    /// The answers in notation.
    pub(super) texts: Vec<String>,
}

/// What was meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Meant<A> {
    Answer(A),
    Command(Command),
    /// It is refused, or nothing that could be meant.
    Not(Message),
}

/// What can be typed besides answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Help(Option<String>),
    Table,
    Log(Option<usize>),
    Undo,
    /// What a computer would answer.
    Advice,
    /// What standing orders are there, or what is to be changed.
    Order(String),
    Save(Option<String>),
    Resign,
    Quit,
    /// The question once more.
    Again,
}

/// The words of the commands.
pub(super) const COMMANDS: [&str; 9] =
    ["help", "table", "log", "advice", "undo", "order", "save", "resign", "quit"];

impl<'a, G: Playable> Asked<'a, G> {
    pub(super) fn new(bout: &'a Bout<G>, seat: Seat) -> Asked<'a, G> {
        let mut answers = Vec::new();
        bout.answers(seat, &mut answers);
        let texts = answers.iter().map(|&answer| G::write_answer(bout.at(seat), seat, answer)).collect();
        Asked { bout, seat, answers, texts }
    }

    /// What the text means here.
    pub(super) fn read(&self, text: &str, speaker: &dyn Fn(&Message) -> String) -> Meant<G::Answer> {
        let text = text.trim();
        if text.is_empty() {
            return Meant::Command(Command::Again);
        }
        if let Ok(number) = text.parse::<usize>() {
            return self.numbered(number);
        }
        if let Some(place) = self.texts.iter().position(|known| same(known, text)) {
            return Meant::Answer(self.answers[place]);
        }
        if let Some(command) = command_of(text) {
            return Meant::Command(command);
        }
        self.begun(text).unwrap_or_else(|| self.unlisted(text, speaker))
    }

    fn numbered(&self, number: usize) -> Meant<G::Answer> {
        match number.checked_sub(1).and_then(|place| self.answers.get(place)) {
            Some(&answer) => Meant::Answer(answer),
            None => Meant::Not(Message::new("tui-no-such-number").with("most", self.answers.len())),
        }
    }

    /// The one answer, or else the one command, that begins like this.
    fn begun(&self, text: &str) -> Option<Meant<G::Answer>> {
        let text = text.to_lowercase();
        let begins = |known: &&str| known.to_lowercase().starts_with(&text);
        let places: Vec<usize> =
            (0..self.texts.len()).filter(|&place| begins(&self.texts[place].as_str())).collect();
        match places.as_slice() {
            [place] => return Some(Meant::Answer(self.answers[*place])),
            [] => {}
            several => {
                let all = several.iter().map(|&place| self.texts[place].as_str());
                let all = all.collect::<Vec<_>>().join(", ");
                return Some(Meant::Not(
                    Message::new("tui-several-begin").with("text", text).with("all", all),
                ));
            }
        }
        let commands: Vec<&str> = COMMANDS.into_iter().filter(begins).collect();
        match commands.as_slice() {
            [one] => command_of(one).map(Meant::Command),
            [] => None,
            several => {
                let all = several.join(", ");
                Some(Meant::Not(Message::new("tui-several-begin").with("text", text).with("all", all)))
            }
        }
    }

    /// A text that the list does not have: a legal answer of an open question, a refused one, or none.
    fn unlisted(&self, text: &str, speaker: &dyn Fn(&Message) -> String) -> Meant<G::Answer> {
        match G::read_answer(self.bout.at(self.seat), self.seat, text) {
            Ok(answer) => match self.bout.check(self.seat, answer) {
                Ok(()) => Meant::Answer(answer),
                Err(refusal) => Meant::Not(self.refused(&refusal, speaker)),
            },
            Err(_) => {
                let known = self.texts.iter().map(String::as_str).chain(COMMANDS);
                Meant::Not(match nearest(text, known) {
                    Some(near) => Message::new("tui-unclear-near").with("text", text).with("near", near),
                    None => Message::new("tui-unclear").with("text", text).with("most", self.answers.len()),
                })
            }
        }
    }

    /// The refusal in words, with its rule.
    fn refused(&self, refusal: &Refusal<G>, speaker: &dyn Fn(&Message) -> String) -> Message {
        let Refusal::Illegal(illegal) = refusal else { return Message::new("tui-not-now") };
        with_rule(G::say_refusal(self.bout.content(), illegal), illegal.rule(), speaker)
    }
}

/// The words of a refusal; its rule is added if they do not say it themselves.
pub fn with_rule(why: Message, rule: &str, speaker: &dyn Fn(&Message) -> String) -> Message {
    if speaker(&why).contains(rule) {
        return why;
    }
    Message::new("tui-refused").with("why", why).with("rule", rule)
}

fn same(known: &str, text: &str) -> bool {
    known.split_whitespace().map(str::to_lowercase).eq(text.split_whitespace().map(str::to_lowercase))
}

fn command_of(text: &str) -> Option<Command> {
    if let Some(topic) = text.strip_prefix('?') {
        return Some(Command::Help(topic_of(topic)));
    }
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let (word, rest) = (word.to_lowercase(), rest.trim());
    match (word.as_str(), rest) {
        ("help", topic) => Some(Command::Help(topic_of(topic))),
        ("table", "") => Some(Command::Table),
        ("log", "") => Some(Command::Log(None)),
        ("log", last) => last.parse().ok().map(|last| Command::Log(Some(last))),
        ("undo", "") => Some(Command::Undo),
        ("advice", "") => Some(Command::Advice),
        ("order", change) => Some(Command::Order(change.to_owned())),
        ("save", "") => Some(Command::Save(None)),
        ("save", file) => Some(Command::Save(Some(file.to_owned()))),
        ("resign", "") => Some(Command::Resign),
        ("quit" | "exit", "") => Some(Command::Quit),
        _ => None,
    }
}

fn topic_of(text: &str) -> Option<String> {
    Some(text.trim().to_owned()).filter(|topic| !topic.is_empty())
}
