//! What holds for a while.

use super::LASTING_MAX;
use super::list::{Blank, List};
use crate::content::{Topic, Topics};
use crate::text::{Part, Source, Text};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// Until when.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// Until this turn ends (GR-R53).
    TurnEnds,
    /// Until the turn of that seat ends: the one in progress, or else its next one.
    EndOf(Seat),
    /// Until the turn of that seat ends that comes after the one in progress.
    EndOfNext(Seat),
    /// Until the next turn of that seat begins.
    StartOf(Seat),
    /// For the next attack that fits (GR-R67).
    NextAttack,
    /// For the next attack that fits and succeeds (GR-R67).
    NextSuccess,
    /// For the next Attack Roll, that of a combat in progress included.
    NextRoll,
    /// For the combat in progress.
    CombatEnds,
    /// For the rest of the bout.
    Never,
}

/// Something that holds for a while.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Lasting {
    /// For whom.
    pub seat: Seat,
    /// The text that began it.
    pub text: Text,
    /// The opponent whom the text concerned.
    pub foe: Seat,
    /// Until when.
    pub until: Until,
    /// Whether the combat in progress uses it up (GR-R67).
    pub spent: bool,
    /// The X, the Recovery Rolls or the sum of dice that it counts, as they were when it was begun.
    #[serde(default)]
    pub counted: u8,
}

impl Blank for Lasting {
    const BLANK: Lasting = Lasting {
        seat: Seat(0),
        text: Text { seat: Seat(0), source: Source::Pilot, part: Part::Rules },
        foe: Seat(0),
        until: Until::Never,
        spent: false,
        counted: 0,
    };
}

/// All that holds for a while, in the order in which it was begun.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(from = "List<Lasting, LASTING_MAX>")]
pub struct Lastings {
    list: List<Lasting, LASTING_MAX>,
    /// What some of it may be about. Follows from the list, but may say too much.
    topics: Topics,
}

impl Default for Lastings {
    fn default() -> Lastings {
        Lastings { list: List::new(), topics: Topics::NONE }
    }
}

impl Lastings {
    /// Whether there is no room for more.
    pub(crate) fn is_full(&self) -> bool {
        self.list.is_full()
    }

    /// Something about this topic begins.
    pub(crate) fn begin(&mut self, lasting: Lasting, topic: Topic) {
        self.list.push(lasting);
        self.topics.insert(topic);
    }

    /// Only what fits goes on.
    pub(crate) fn retain(&mut self, keep: impl FnMut(&Lasting) -> bool) {
        self.list.retain(keep);
        if self.list.is_empty() {
            self.topics = Topics::NONE;
        }
    }

    /// What some of it may be about.
    #[inline]
    pub(crate) fn topics(&self) -> Topics {
        self.topics
    }

    /// All that may be about this topic, with their places.
    #[inline]
    pub(crate) fn about(&self, topic: Topic) -> impl Iterator<Item = (u8, &Lasting)> {
        (0..).zip(if self.topics.contains(topic) { &self.list[..] } else { &[] })
    }
}

impl From<List<Lasting, LASTING_MAX>> for Lastings {
    /// Nobody has said yet what they are about.
    fn from(list: List<Lasting, LASTING_MAX>) -> Lastings {
        Lastings { topics: if list.is_empty() { Topics::NONE } else { Topics::ALL }, list }
    }
}

impl Serialize for Lastings {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.list.serialize(serializer)
    }
}

impl PartialEq for Lastings {
    fn eq(&self, other: &Lastings) -> bool {
        self.list == other.list
    }
}

impl Eq for Lastings {}

impl Hash for Lastings {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.list.hash(state);
    }
}

impl Deref for Lastings {
    type Target = [Lasting];
    fn deref(&self) -> &[Lasting] {
        &self.list
    }
}

impl DerefMut for Lastings {
    fn deref_mut(&mut self) -> &mut [Lasting] {
        &mut self.list
    }
}
