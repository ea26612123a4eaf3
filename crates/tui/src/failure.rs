//! Failures: what went wrong, what to do about it, and the exit code that says so.

use std::io;
use words::Message;

/// How a command ended that ran to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The check succeeded.
    Good,
    /// The check failed, and the command has said why.
    Bad,
}

/// The exit codes of failures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// The thing asked about failed.
    Failed = 1,
    /// The program was used in a wrong way.
    Usage = 2,
    /// A file cannot be used.
    Input = 3,
    /// Somebody stopped it by Ctrl+C, as shells say it.
    Interrupted = 130,
}

impl Exit {
    /// All of them.
    pub const ALL: [Exit; 4] = [Exit::Failed, Exit::Usage, Exit::Input, Exit::Interrupted];

    /// What it means, for a page of the book.
    pub fn about(self) -> &'static str {
        match self {
            Exit::Failed => {
                "What was asked about failed: a check, a replay, a server or a database that cannot be reached"
            }
            Exit::Usage => {
                "The command was written in a wrong way, or asks for what there is not; nothing was done"
            }
            Exit::Input => "A file cannot be used: it cannot be read, or it has faults",
            Exit::Interrupted => "Somebody stopped it by Ctrl+C",
        }
    }
}

/// What went wrong, and what to do about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// How the program ends.
    pub exit: Exit,
    /// What went wrong.
    pub what: Box<Message>,
    /// What to do about it.
    pub help: Option<Box<Message>>,
    /// Faults in files, shown before the failure itself.
    pub shown: Option<String>,
}

/// Why a command stopped before its end.
#[derive(Debug)]
pub enum Stop {
    /// Something is wrong.
    Failed(Failure),
    /// Nobody reads the output any more.
    Output(io::Error),
}

/// The result of a step that may stop the command.
pub type Run<T = ()> = Result<T, Stop>;

impl Failure {
    /// A failure of wrong use.
    pub fn usage(what: Message) -> Failure {
        Failure { exit: Exit::Usage, what: Box::new(what), help: None, shown: None }
    }

    /// A failure of a file.
    pub fn input(what: Message) -> Failure {
        Failure { exit: Exit::Input, what: Box::new(what), help: None, shown: None }
    }

    /// The check failed.
    pub fn failed(what: Message) -> Failure {
        Failure { exit: Exit::Failed, what: Box::new(what), help: None, shown: None }
    }

    /// The same with advice.
    pub fn help(self, help: Message) -> Failure {
        Failure { help: Some(Box::new(help)), ..self }
    }

    /// The same with something to be shown first.
    pub fn showing(self, shown: String) -> Failure {
        Failure { shown: Some(shown), ..self }
    }
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Stop {
        Stop::Failed(failure)
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Output(error)
    }
}
