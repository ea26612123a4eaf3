//! Filtering: typed words leave of a long list what has them.

use super::face::Face;
use super::input::Act;
use super::reading::TEXT_MAX;
use ratatui::crossterm::event::KeyCode;
use words::Message;

impl Face {
    /// Lists only the answers that have all these words, and highlights the first.
    pub(super) fn filter_by(&mut self, words: String) {
        self.cursor = Some(0).filter(|_| !words.trim().is_empty());
        self.filter = words;
        self.typed.clear();
    }

    /// The effect of a key while the words are written: every letter filters. What is no letter ends the
    /// writing; arrows then go through what is left.
    pub(super) fn press_filter(&mut self, code: KeyCode) -> Option<Act> {
        let mut words = self.filter.clone();
        match code {
            KeyCode::Char(letter) if words.chars().count() < TEXT_MAX => words.push(letter),
            KeyCode::Char(_) => {}
            KeyCode::Backspace => drop(words.pop()),
            KeyCode::Esc => {
                self.writing = None;
                words.clear();
            }
            KeyCode::Enter => {
                self.writing = None;
                return Some(Act::Draw);
            }
            _ => {
                self.writing = None;
                return None;
            }
        }
        self.filter_by(words);
        Some(Act::Draw)
    }

    /// The message with the words that the list is filtered by, and how many of all answers that leaves.
    pub(super) fn filtered(&self, message: Message) -> Message {
        let words = message.with("words", self.filter.as_str()).with("key", "Esc");
        words.with("count", self.visible().len()).with("all", self.asked.lines.len())
    }
}
