//! A person: their name, their connections, the replies they got, and whom they muted.

use crate::ids::{ConnectionId, Gap, Moment, PersonId, RequestId};
use crate::letters::as_name;
use crate::limits::Limits;
use crate::note::Reply;
use crate::refusal::Refusal;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeSet, VecDeque};

/// A person whom the lobby knows.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Person {
    pub(crate) name: String,
    pub(crate) connections: BTreeSet<ConnectionId>,
    /// Since when the person has had no connection.
    pub(crate) gone: Option<Moment>,
    pub(crate) muted: BTreeSet<PersonId>,
    answered: VecDeque<(RequestId, Reply)>,
    /// When the person spoke recently.
    talked: VecDeque<Moment>,
}

impl Person {
    pub(crate) fn is_present(&self) -> bool {
        !self.connections.is_empty()
    }

    /// The reply that this request got, if it came before.
    pub(crate) fn replied(&self, id: Option<RequestId>) -> Option<Reply> {
        let id = id?;
        self.answered.iter().find(|(each, _)| *each == id).map(|(_, reply)| *reply)
    }

    pub(crate) fn remember(&mut self, id: Option<RequestId>, reply: Reply, limits: &Limits) {
        if let Some(id) = id {
            self.answered.push_back((id, reply));
        }
        while self.answered.len() > limits.remembered as usize {
            self.answered.pop_front();
        }
    }

    /// The server starts again: nobody is connected, and the gap does not count.
    pub(crate) fn restart(&mut self, gap: Gap) {
        self.connections.clear();
        self.talked.clear();
        self.gone = Some(self.gone.map_or(gap.to, |gone| gap.over(gone)));
    }

    /// Counts a message. Refused if the person said too much recently.
    pub(crate) fn talk(&mut self, now: Moment, limits: &Limits) -> Result<(), Refusal> {
        let recent = |at: &Moment| now.since(*at) < limits.talk_span;
        let talked: VecDeque<Moment> = self.talked.iter().copied().filter(recent).collect();
        if talked.len() >= limits.talk_rate as usize {
            let first = talked.front().copied().unwrap_or(now);
            return Err(Refusal::TalksTooMuch { wait: limits.talk_span - now.since(first) });
        }
        self.talked = talked;
        self.talked.push_back(now);
        Ok(())
    }
}

/// A name as it is kept. Refused if it is empty or too long, or holds characters that nobody can see or read.
pub fn named(name: &str, limits: &Limits) -> Result<String, Refusal> {
    let fits = |name: &String| name.chars().count() <= limits.name as usize;
    as_name(name).filter(fits).ok_or(Refusal::BadName { most: limits.name })
}

/// A name as it is shown. Refused if it cannot be shown.
pub(crate) fn shown(name: &str, limits: &Limits) -> Result<String, Refusal> {
    readable(name, limits.name).ok_or(Refusal::BadName { most: limits.name })
}

/// A text without space around it. `None` if it is empty or too long, or holds control characters or
/// direction marks.
pub(crate) fn readable(text: &str, most: u32) -> Option<String> {
    let text = text.trim();
    let fits = !text.is_empty() && text.chars().count() <= most as usize;
    // Marks that change the direction of writing could make one name look like another.
    let turns = |letter: char| matches!(letter, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let plain = !text.chars().any(|letter| letter.is_control() || turns(letter));
    (fits && plain).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_be_read() {
        let most = 5;
        let table = [
            ("Ada", Some("Ada")),
            ("  Ada ", Some("Ada")),
            ("", None),
            ("   ", None),
            ("Adaline", None),
            ("Äöüßé", Some("Äöüßé")),
            ("A\u{7}", None),
            ("a\u{202e}b", None),
        ];
        for (name, shown) in table {
            assert_eq!(readable(name, most).as_deref(), shown, "{name:?}");
        }
    }

    #[test]
    fn only_so_many_requests_are_remembered() {
        let limits = Limits { remembered: 3, ..Limits::default() };
        let mut person = Person::default();
        (0..5).for_each(|id| person.remember(Some(RequestId(id)), Reply::Done, &limits));
        assert_eq!(person.replied(Some(RequestId(4))), Some(Reply::Done));
        assert_eq!(person.replied(Some(RequestId(1))), None);
        assert_eq!(person.replied(None), None);
    }

    #[test]
    fn talk_has_a_rate() {
        let limits = Limits { talk_rate: 2, talk_span: 100, ..Limits::default() };
        let mut person = Person::default();
        assert_eq!(person.talk(Moment(0), &limits), Ok(()));
        assert_eq!(person.talk(Moment(30), &limits), Ok(()));
        assert_eq!(person.talk(Moment(90), &limits), Err(Refusal::TalksTooMuch { wait: 10 }));
        assert_eq!(person.talk(Moment(100), &limits), Ok(()));
    }
}
