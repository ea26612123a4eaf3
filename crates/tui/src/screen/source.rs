//! The source of a table: where its bout lives, on this machine or elsewhere. It says what is to be
//! shown, and takes what the person at the screen does; it knows no key and draws nothing.

use crate::failure::Run;
use crate::lookup::Entry;
use crate::orders::{Change, Orders};
use scene::{Id, Scene, Tone};
use std::time::Duration;
use words::Message;

/// The source of a bout: this program, or a server.
///
/// The table calls [`Source::turn`], shows what it gets, and calls it again as soon as that is done
/// with: it was answered, it was shown long enough, or there is [`News::Turn`].
pub(crate) trait Source {
    /// What is to be shown now.
    fn turn(&mut self) -> Run<Turn>;

    /// How often to ask for news. If it is nothing, never: then only actions here change the table.
    fn tick(&self) -> Option<Duration> {
        None
    }

    /// What has come in the meantime.
    fn news(&mut self) -> Run<News> {
        Ok(News::Nothing)
    }

    /// The clock as it stands, to be shown beside the headline.
    fn clock(&self) -> Option<Message> {
        None
    }

    /// Whether it is a lesson beside a bout.
    fn is_lesson(&self) -> bool {
        false
    }

    /// The name of the game whose lesson can be had here.
    fn game(&self) -> Option<String>;

    /// The game, the looker's standing orders, the table and who plays, line by line.
    fn about(&self) -> Vec<Message>;

    /// Who sits there.
    fn name(&self, seat: u8) -> Message;

    /// An answer of the looker.
    fn give(&mut self, given: &Given) -> Run<Reply>;

    /// Whether this answer could be given. Nothing is changed by asking.
    fn probe(&mut self, answer: &str) -> Probed;

    /// Why nothing can be chosen there: a refusal with its rule, if an answer is known that belongs
    /// there. What comes later comes as [`News::Notice`].
    fn why(&mut self, thing: &Id) -> Option<Message>;

    /// What a piece of the game is, or the rules that these words find.
    fn look_up(&mut self, topic: &str) -> Vec<Entry>;

    /// What a computer would answer in the place of the looker.
    fn advice(&mut self) -> Notice {
        Notice::harm(Message::new("tui-advice-not-here"))
    }

    /// Takes the last answer back.
    fn undo(&mut self) -> Run<Reply>;

    /// Gives the bout up.
    fn resign(&mut self) -> Run<Reply>;

    /// The standing orders of the looker. `None` where none can be given.
    fn orders(&self) -> Option<Orders> {
        None
    }

    /// Sets a standing order of the looker, or removes it.
    fn order(&mut self, _change: &Change) -> Run<Reply> {
        Ok(Reply::Refused(Message::new("tui-orders-not-here")))
    }

    /// Moves a replay on or back.
    fn wind(&mut self, _wind: Wind) {}

    /// Keeps the bout, and says where.
    fn save(&mut self) -> Notice;

    /// Keeps the bout, after the screen was lost.
    fn keep_quietly(&mut self);
}

/// What is to be shown.
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    /// The table through the eyes of its looker, with the question.
    pub(crate) scene: Scene,
    /// Everything that the looker has heard, and whether it is new.
    pub(crate) log: Vec<(Message, bool)>,
    pub(crate) moment: Moment,
    /// Which question it is: what the person has begun goes on if this number was shown before.
    pub(crate) number: u64,
    /// Other news.
    pub(crate) notice: Option<Notice>,
}

/// What kind of moment it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// The looker is asked what the scene asks, or what somebody proposes.
    Asked,
    /// Somebody else acts.
    Others {
        /// Who or what is waited for, in words.
        words: Message,
        linger: Linger,
    },
    /// A position of a bout that was played before.
    Past {
        /// Where it stands, and what was done.
        words: Message,
        /// How long it is shown while the replay plays.
        pace: Option<Duration>,
    },
    /// Another person is to sit down before anything is shown.
    Curtain(Message),
    /// The bout is over.
    Over {
        /// The outcome, sentence by sentence.
        words: Vec<Message>,
        /// What is told of the whole bout.
        story: Vec<Message>,
        /// Whether another bout can be wanted.
        can_repeat: bool,
    },
}

/// What the watcher of a replay wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wind {
    On,
    Back,
    /// To where the next turn begins.
    Turn,
    /// To where this turn began, or the one before.
    TurnBack,
    Start,
    End,
    /// To the position after this many steps.
    To(usize),
    Play,
    Pause,
    Faster,
    Slower,
    /// Through the eyes of the next seat.
    Eyes,
}

/// How long it is shown what somebody else does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Linger {
    /// No longer than until the next is there to be shown.
    Not,
    /// A moment, which a key ends.
    Moment,
    /// Until a key is pressed.
    Key,
    /// Until there is news.
    News,
}

/// What has come in the meantime.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum News {
    Nothing,
    /// Something to notice; the table is as it was.
    Notice(Notice),
    /// Something else is to be shown.
    Turn,
}

/// Something to notice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Notice {
    pub(crate) tone: Tone,
    pub(crate) words: Message,
}

impl Notice {
    /// Something that cannot be or went wrong.
    pub(crate) fn harm(words: Message) -> Notice {
        Notice { tone: Tone::Harm, words }
    }

    /// Something that went well.
    pub(crate) fn help(words: Message) -> Notice {
        Notice { tone: Tone::Help, words }
    }
}

/// An answer as it is sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Given {
    /// In the game's notation.
    pub(crate) answer: String,
    /// Further answers, all or nothing.
    pub(crate) then: Vec<String>,
    /// Whether it was asked whether the person is sure.
    pub(crate) is_sure: bool,
}

/// The result of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Reply {
    /// It is done: there is another turn.
    Done,
    /// It is under way: the turn will come as news.
    Sent,
    /// First ask whether the person is sure.
    Sure(Message),
    /// It cannot be, and why.
    Refused(Message),
}

/// The result of a probe.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Probed {
    Legal,
    Refused(Message),
    /// The text means no answer here.
    Unread,
    /// That is not known yet: probe again later.
    Unknown,
}
