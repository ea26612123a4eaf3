//! Reading at the table: what a card is, what a rule says, why an answer is not allowed, how the game
//! is played. All of it comes from the source; here it is asked for, written and shown.

use super::asked::Line;
use super::boxes::{Row, boxed, folded_rows, over};
use super::details::{all, facts, find, title};
use super::face::{Face, Over};
use super::input::Act;
use super::lesson::Lesson;
use super::paint::Brush;
use super::source::{Notice, Probed};
use super::table::Table;
use crate::failure::Run;
use crate::lookup::Entry;
use crate::near::nearest;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use scene::{Choice, Id, Tone};
use words::Message;

/// The longest text that is written.
pub(super) const TEXT_MAX: usize = 200;

/// Something to read, in the place of the table.
#[derive(Clone, Default, Debug)]
pub(super) struct Page {
    topic: String,
    rows: Vec<Row>,
}

/// A text that is being written, and what it is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Writing {
    pub(super) wanted: Wanted,
    pub(super) text: String,
}

/// The purpose of a text that is being written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// A card, a rule or words to look up.
    LookUp,
    /// An answer: why is it not allowed?
    Why,
    /// Words of answers: the list has only those that have them, with every letter.
    Filter,
}

impl Face {
    /// Begins to write.
    pub(super) fn write(&mut self, wanted: Wanted) -> Act {
        self.over = Over::Nothing;
        self.writing = Some(Writing { wanted, text: String::new() });
        Act::Draw
    }

    /// The effect of a key on the text that is being written.
    pub(super) fn press_writing(&mut self, code: KeyCode) -> Option<Act> {
        let writing = self.writing.as_mut()?;
        if writing.wanted == Wanted::Filter {
            return self.press_filter(code);
        }
        match code {
            KeyCode::Char(letter) if writing.text.chars().count() < TEXT_MAX => writing.text.push(letter),
            KeyCode::Backspace => drop(writing.text.pop()),
            KeyCode::Esc => self.writing = None,
            KeyCode::Enter => {
                let Writing { wanted, text } = self.writing.take()?;
                let text = text.trim().to_owned();
                return Some(if text.is_empty() { Act::Draw } else { Act::Read(wanted, text) });
            }
            _ => {}
        }
        Some(Act::Draw)
    }

    /// The answer that shows how answers are written: the highlighted one, or else the first.
    fn example(&self) -> Option<&Choice> {
        self.in_hand().or(self.asked.lines.first())?.choice()
    }

    /// What is being written, in words.
    pub(super) fn written(&self) -> Option<Message> {
        let Writing { wanted, text } = self.writing.as_ref()?;
        let words = match wanted {
            Wanted::LookUp => Message::new("tui-screen-write-look-up"),
            Wanted::Why => {
                let example = self.example().map_or("", |choice| choice.answer.as_str());
                let has_one = if example.is_empty() { "no" } else { "yes" };
                Message::new("tui-screen-write-why").with("example", example).with("has-one", has_one)
            }
            Wanted::Filter => self.filtered(Message::new("tui-screen-write-filter")),
        };
        Some(words.with("text", text.as_str()))
    }

    /// Shows a page.
    fn read(&mut self, topic: String, rows: Vec<Row>) {
        self.page = Page { topic, rows };
        (self.over, self.scrolled) = (Over::Page, 0);
    }
}

impl Table<'_> {
    /// How the bout ended, and what is told of the whole of it, over the table until the person has read it.
    pub(super) fn tell_story(&mut self, words: &[Message], story: &[Message]) {
        if story.is_empty() {
            return;
        }
        let said = |words: &Message| self.brush.words(words);
        let (result, why) =
            words.split_first().map_or((String::new(), words), |(first, why)| (said(first), why));
        let rows = why.iter().map(|words| (said(words), Style::new()));
        let gap = [(String::new(), Style::new())];
        let story = story.iter().map(|words| (said(words), Style::new()));
        let rows = rows.chain(gap).chain(story).collect();
        self.face.read(result, rows);
    }

    /// Everything to read about a thing: what the table shows of it, what is printed on it, and
    /// the rules that have its name.
    pub(super) fn explain(&mut self, id: &Id) {
        let brush = self.brush;
        let Some(thing) = find(&self.face.scene, id) else { return };
        let name = title(brush.say, thing);
        let mut rows: Vec<Row> =
            facts(brush.say, thing).into_iter().map(|line| (line, Style::new())).collect();
        let is_known = |row: &Row, rows: &[Row]| rows.iter().any(|(known, _)| *known == row.0);
        let found = self.source.look_up(&name);
        if !matches!(found.as_slice(), [Entry::Nothing(_)]) {
            let told = self.rows(found);
            let new: Vec<Row> = told.into_iter().filter(|row| !is_known(row, &rows)).collect();
            rows.push((String::new(), Style::new()));
            rows.extend(new);
        }
        self.face.read(name, rows);
    }

    /// Does what something was written for.
    pub(super) fn read(&mut self, wanted: Wanted, text: String) {
        match wanted {
            Wanted::LookUp => {
                let rows = self.source.look_up(&text);
                let rows = self.rows(rows);
                self.face.read(text, rows);
            }
            Wanted::Why => {
                self.wondered = Some(text);
                self.wonder();
            }
            // The list was filtered while it was written.
            Wanted::Filter => {}
        }
    }

    fn rows(&self, entries: Vec<Entry>) -> Vec<Row> {
        let brush = self.brush;
        let row = |entry: Entry| match entry {
            Entry::Piece(words) => (brush.words(&words), Style::new()),
            Entry::Title(words) => (brush.words(&words), brush.theme.title()),
            Entry::Rule(rule) => (rule, Style::new()),
            Entry::More(words) => (brush.words(&words), brush.theme.quiet()),
            Entry::Nothing(words) => (brush.words(&words), brush.theme.tone(Tone::Harm)),
        };
        entries.into_iter().map(row).collect()
    }

    /// Says why the answer that somebody wonders about is not allowed, as soon as that is known.
    pub(super) fn wonder(&mut self) {
        let Some(text) = self.wondered.take() else { return };
        let notice = match self.source.probe(&text) {
            Probed::Legal => Notice::help(Message::new("tui-join-possible").with("answer", text)),
            Probed::Refused(why) => Notice::harm(why),
            Probed::Unread => return self.wonder_by_name(&text),
            Probed::Unknown => {
                self.wondered = Some(text);
                return;
            }
        };
        self.notice(&notice);
    }

    /// The text is no answer in its notation: perhaps it is the name of a thing, or words of an answer.
    fn wonder_by_name(&mut self, text: &str) {
        let wanted = text.to_lowercase();
        let has = |words: &str| words.to_lowercase().contains(&wanted);
        let name = |id: &Id| find(&self.face.scene, id).map(|thing| title(self.brush.say, thing));
        let named: Vec<Id> =
            all(&self.face.scene).into_iter().filter(|id| name(id).is_some_and(|name| has(&name))).collect();
        let lines = &self.face.asked.lines;
        let uses = |line: &&Line| named.iter().any(|id| line.things().contains(id));
        let told = |line: &&Line| has(&line.words());
        let possible =
            lines.iter().find(uses).or_else(|| lines.iter().find(told).filter(|_| named.is_empty()));
        match (possible.map(Line::words), named.first()) {
            (Some(words), _) => {
                self.notice(&Notice::help(Message::new("tui-join-possible").with("answer", words)));
            }
            (None, Some(id)) => self.say_why(id),
            (None, None) => self.notice(&Notice::harm(self.unread(text))),
        }
    }

    /// What can be done now, verb by verb; `none` if the answers have no verbs.
    pub(super) fn verbs(&self) -> String {
        let mut verbs: Vec<String> = Vec::new();
        for choice in &self.face.scene.prompt.choices {
            let verb = choice.group.as_ref().map(|words| self.brush.words(words));
            verbs.extend(verb.filter(|verb| !verbs.contains(verb)));
        }
        if verbs.is_empty() { "none".to_owned() } else { verbs.join(", ") }
    }

    /// The text means no answer.
    fn unread(&self, text: &str) -> Message {
        let answers = self.face.scene.prompt.choices.iter().map(|choice| choice.answer.as_str());
        let near = nearest(text, answers);
        let words = Message::new("tui-screen-unread").with("text", text);
        words.with("is-near", if near.is_some() { "yes" } else { "no" }).with("near", near.unwrap_or(""))
    }

    /// How the game is played and its first lesson, until one goes back to the table.
    pub(super) fn learn(&mut self) -> Run {
        let Some(mut lesson) = self.source.game().and_then(|game| Lesson::of(&game)) else {
            self.notice(&Notice::harm(Message::new("tui-screen-no-lesson")));
            return Ok(());
        };
        Table::new(&mut lesson, self.surface, self.brush).run().map(drop)
    }
}

/// The text to read, in place of the table.
pub(super) fn page(face: &mut Face, brush: Brush<'_>, screen: &mut Buffer, area: Rect) {
    let name = Message::new("tui-screen-page").with("topic", face.page.topic.as_str()).with("key", "Esc");
    let inside = boxed(screen, brush, area, &name);
    let rows = folded_rows(&face.page.rows, inside.width.saturating_sub(2));
    over(face, screen, inside, &rows);
}
