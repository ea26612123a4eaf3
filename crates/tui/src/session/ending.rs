//! Ending: who won, in words; and where the bout is kept.

use super::Session;
use crate::edge::files::shown;
use crate::outcome::outcome_words;
use crate::record::{Unwritten, free_slot, text_of};
use catalog::Playable;
use kernel::Seat;
use words::Message;

impl<G: Playable> Session<'_, G> {
    /// How the bout ended, for `reader` or for everybody: the result, what ended it, the places.
    pub(crate) fn outcome_words(&self, reader: Option<Seat>) -> Vec<Message> {
        let bout = self.recording.bout();
        let Some(outcome) = bout.outcome() else { return Vec::new() };
        let scene = G::show(bout.content(), &G::view(bout, reader), Vec::new());
        outcome_words(outcome, reader, scene.verdict().cloned(), |seat| self.name(seat))
    }

    /// Writes the bout where it is kept. If that fails it says why, once, and the bout goes on. A file that another
    /// program has changed meanwhile stays as it is: the bout is kept in another one from then on.
    pub(crate) fn try_keep(&mut self) -> Option<Message> {
        let text = self.text();
        let slot = self.slot.as_mut()?;
        let failed = slot.write(&text).err()?;
        let file = shown(&slot.path);
        let error = match failed {
            Unwritten::Refused(error) => error.to_string(),
            Unwritten::Changed => {
                self.slot = free_slot(G::ID);
                if let Some(other) = &mut self.slot
                    && other.write(&text).is_ok()
                {
                    let what = Message::new("tui-kept-elsewhere").with("file", file);
                    return Some(what.with("other", shown(&other.path)));
                }
                self.slot = None;
                return Some(Message::new("tui-not-kept-changed").with("file", file));
            }
        };
        self.slot = None;
        Some(Message::new("tui-not-kept").with("file", file).with("why", error))
    }

    /// Writes the bout where it is kept, and says where that is and how to go on.
    pub(crate) fn part_quietly(&mut self) -> Vec<Message> {
        let unkept = self.try_keep();
        let Some(slot) = &self.slot else {
            return unkept.into_iter().chain([Message::new("tui-parted-unkept")]).collect();
        };
        let file = shown(&slot.path);
        let command = match slot.is_own {
            true => format!("hangar play {} --resume", G::ID),
            false => format!("hangar play {} --resume {file}", G::ID),
        };
        let parted = Message::new("tui-parted").with("file", file);
        unkept
            .into_iter()
            .chain([parted, Message::new("tui-parted-resume").with("command", command)])
            .collect()
    }

    /// The file that the bout is kept in.
    pub(crate) fn kept_in(&self) -> Option<String> {
        self.slot.as_ref().map(|slot| shown(&slot.path))
    }

    /// The bout as the text of a record file.
    pub(crate) fn text(&self) -> String {
        text_of(self.recording.record(), &self.sitting(), &self.packs.content)
    }
}
