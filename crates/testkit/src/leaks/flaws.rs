//! The faults that can be planted, one type each.

use std::fmt::Debug;
use std::hash::Hash;

/// A fault to plant. What it touches is on; everything else stays the game's own.
pub trait Flaw: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// Which fault.
    const PLANT: Plant;
}

/// Which promise is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plant {
    /// Nothing: the wrapper alone.
    Nothing,
    /// Views show a fingerprint of the whole table.
    View,
    /// Events carry a fingerprint of the whole table.
    Event,
    /// Everybody hears every event.
    Overheard,
    /// The listed answers depend on hidden things.
    List,
    /// Refusals carry a fingerprint of the whole table.
    Refusal,
    /// Which seat is asked depends on hidden things.
    Waiting,
    /// A seat is asked although everybody knows its only answer.
    Needless,
    /// A seat's knowledge holds what others chose in secret.
    Sealed,
    /// A seat's knowledge holds the procedures in progress as they are, with what others could still take back.
    Planned,
    /// The last listed answer is missing.
    Unlisted,
    /// Answers are listed the wrong way round.
    Unsorted,
    /// One more component while the digest of the table is odd.
    Census,
    /// Every answer is written alike.
    AnswerText,
    /// A position read back has one seat more that left.
    PositionText,
    /// Imagining returns the true bout.
    Truth,
    /// Imagining forgets who has left or whose hand it is, and uses another seat's knowledge.
    Forgetful,
    /// The words of answers carry a fingerprint of the whole table.
    Words,
    /// A choice is bound to a thing that is not there.
    Unbound,
    /// The last answer on offer cannot be chosen.
    Unoffered,
    /// A scene shows how many were made before it.
    Remembering,
}

macro_rules! flaws {
    ($($(#[$doc:meta])* $name:ident = $plant:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name;

        impl Flaw for $name {
            const PLANT: Plant = Plant::$plant;
        }
    )*};
}

flaws! {
    /// No fault.
    NoFlaw = Nothing;
    /// A leak in the view.
    LeakInView = View;
    /// A leak in events.
    LeakInEvent = Event;
    /// Private events told to everybody.
    Overheard = Overheard;
    /// A leak in the list of answers.
    LeakInList = List;
    /// A leak in refusals.
    LeakInRefusal = Refusal;
    /// A leak in who is waited for.
    LeakInWaiting = Waiting;
    /// Questions that everybody could answer.
    NeedlessQuestion = Needless;
    /// A leak of secret choices into knowledge.
    LeakInKnowledge = Sealed;
    /// A leak of what could still be taken back into knowledge.
    LeakOfPlans = Planned;
    /// A legal answer that is not listed.
    Unlisted = Unlisted;
    /// A list that is not sorted.
    Unsorted = Unsorted;
    /// A census that is not constant.
    Miscounted = Census;
    /// Notation that tells no answers apart.
    MuteAnswers = AnswerText;
    /// Notation that changes the position.
    LossyPositions = PositionText;
    /// Imagining hands back the truth.
    Truthful = Truth;
    /// Imagining changes what is known.
    Forgetful = Forgetful;
    /// A leak in the words of answers.
    LeakInWords = Words;
    /// A scene with a choice that nothing can be clicked for.
    UnboundChoice = Unbound;
    /// A scene that lacks a choice.
    UnofferedChoice = Unoffered;
    /// A scene that is made of more than its view.
    RememberingScene = Remembering;
}
