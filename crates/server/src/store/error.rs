//! What can go wrong with the database: what happened, where, and what to do about it.

use std::fmt;

use super::Place;

/// A fault of the store. It never contains a password.
#[derive(Debug)]
pub enum StoreError {
    /// The text does not say where the database is.
    Address {
        /// The text, without possible secrets.
        given: String,
        /// What is wrong with it.
        why: String,
    },
    /// The database cannot be opened.
    Unreachable {
        /// The database.
        place: Place,
        /// What the database or the system said.
        why: String,
    },
    /// Another server is running on this database.
    InUse {
        /// The database.
        place: Place,
    },
    /// A newer program has changed the schema of this database.
    Newer {
        /// The database.
        place: Place,
        /// Its schema.
        found: i64,
        /// The newest schema known here.
        known: i64,
    },
    /// The database does not yet have the schema that this program needs.
    Older {
        /// The database.
        place: Place,
        /// Its schema; 0 means no tables.
        found: i64,
        /// The schema needed.
        known: i64,
    },
    /// The connection that writes is gone, and with it the right to write.
    Lost {
        /// The database.
        place: Place,
        /// What was being done.
        doing: &'static str,
        /// What the connection said.
        why: String,
    },
    /// The file of the database was deleted, moved or replaced while it was written to.
    Gone {
        /// The database.
        place: Place,
    },
    /// There is no room left.
    Full {
        /// The database.
        place: Place,
        /// What was being done.
        doing: &'static str,
    },
    /// The database refused.
    Failed {
        /// The database.
        place: Place,
        /// What was being done.
        doing: &'static str,
        /// What the database said.
        why: String,
    },
    /// Entries, or a snapshot, that do not continue the stored log.
    Gap {
        /// The database.
        place: Place,
        /// The number at which they would continue it.
        given: u64,
    },
    /// The stored data contradicts itself.
    Damaged {
        /// The database.
        place: Place,
        /// The contradiction.
        why: String,
    },
    /// Another account has this login.
    Taken {
        /// The login.
        login: String,
    },
    /// Another account has this name, or one that looks like it.
    Alike {
        /// The name.
        name: String,
    },
    /// There is no such account.
    NoAccount {
        /// Its number.
        id: u64,
    },
    /// There is no such errand, or it has already been answered.
    NoErrand {
        /// Its number.
        id: i64,
    },
    /// A text contains a character that cannot be stored.
    Text {
        /// Which text.
        what: &'static str,
    },
    /// A backup can only be restored into an empty database.
    NotEmpty {
        /// The database.
        place: Place,
        /// A table that has rows, or what else was found.
        what: String,
    },
    /// A backup that cannot be restored.
    Backup {
        /// The line that is wrong.
        line: u64,
        /// What is wrong with it.
        why: String,
    },
    /// A backup that cannot be written or read.
    File {
        /// What the system said.
        why: std::io::Error,
    },
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Address { given, why } => {
                write!(f, "`{given}` is not the address of a database: {why}")
            }
            StoreError::Unreachable { place, why } => {
                write!(f, "the database {place} cannot be opened: {why}")
            }
            StoreError::InUse { place } => write!(f, "another server works on the database {place}"),
            StoreError::Newer { place, found, known } => {
                write!(f, "the database {place} has shape {found}, this program knows shapes up to {known}")
            }
            StoreError::Older { place, found: 0, .. } => write!(f, "the database {place} has no tables yet"),
            StoreError::Older { place, found, known } => {
                write!(f, "the database {place} has shape {found}, this program needs {known}")
            }
            StoreError::Lost { place, doing, why } => {
                write!(f, "the connection to the database {place} was lost while {doing}: {why}")
            }
            StoreError::Gone { place } => {
                write!(
                    f,
                    "the database {place} was deleted, moved, exchanged or cut while the server used it"
                )
            }
            StoreError::Full { place, doing } => {
                write!(f, "there is no room left for the database {place} while {doing}")
            }
            StoreError::Failed { place, doing, why } => {
                write!(f, "the database {place} refused while {doing}: {why}")
            }
            StoreError::Gap { place, given } => {
                write!(f, "the log in the database {place} does not go on at entry {given}")
            }
            StoreError::Damaged { place, why } => write!(f, "the database {place} is damaged: {why}"),
            StoreError::Taken { login } => write!(f, "the login `{login}` is taken"),
            StoreError::Alike { name } => {
                write!(f, "another account has the name `{name}`, or one that looks like it")
            }
            StoreError::NoAccount { id } => write!(f, "there is no account {id}"),
            StoreError::NoErrand { id } => write!(f, "there is no open errand {id}"),
            StoreError::Text { what } => {
                write!(f, "{what} contains a control character that cannot be stored")
            }
            StoreError::NotEmpty { place, what } => write!(f, "the database {place} is not empty: {what}"),
            StoreError::Backup { line, why } => write!(f, "line {line} of the backup: {why}"),
            StoreError::File { why } => write!(f, "the backup cannot be written or read: {why}"),
        }?;
        write!(f, "; {}", self.advice())
    }
}

impl StoreError {
    /// What to do about it.
    fn advice(&self) -> &'static str {
        match self {
            StoreError::Address { .. } => "give the path of a file, or postgres://user:password@host/name",
            StoreError::Unreachable { .. } => {
                "check the address, that it is there, and that this user may use it"
            }
            StoreError::InUse { .. } => "stop that server, or choose another database",
            StoreError::Newer { .. } => "update Hangar",
            StoreError::Older { .. } => "start the server of this version on it once",
            StoreError::Lost { .. } => "start the server again",
            StoreError::Gone { .. } => {
                "stop the server, put the file back or restore a backup, then start it again"
            }
            StoreError::Full { .. } => "make room, then start again",
            StoreError::Failed { .. } => "mend what it names, then try again",
            StoreError::Gap { .. } => "another program may have written there: start the server again",
            StoreError::Damaged { .. } => "restore a backup into a new database",
            StoreError::Taken { .. } | StoreError::Alike { .. } => "choose another",
            StoreError::NoAccount { .. } => "check the number",
            StoreError::NoErrand { .. } => "it may have been answered",
            StoreError::Text { .. } => "leave that character out",
            StoreError::NotEmpty { .. } => "restore the backup into a new database",
            StoreError::Backup { .. } => "nothing was restored: use a whole backup",
            StoreError::File { .. } => "check the file and the room on the disk",
        }
    }

    /// The error of the database, in our words.
    pub(super) fn of(place: &Place, doing: &'static str, error: &sqlx::Error) -> StoreError {
        let place = place.clone();
        let why = error.to_string();
        match error {
            sqlx::Error::Io(_) | sqlx::Error::WorkerCrashed | sqlx::Error::PoolTimedOut => {
                StoreError::Lost { place, doing, why }
            }
            sqlx::Error::Database(told) => match told.code().as_deref() {
                Some("13" | "53100") => StoreError::Full { place, doing },
                // The last code means that a statement took too long.
                Some(code) if code.starts_with("08") || code.starts_with("57P") || code == "57014" => {
                    StoreError::Lost { place, doing, why }
                }
                _ => StoreError::Failed { place, doing, why },
            },
            _ => StoreError::Failed { place, doing, why },
        }
    }
}

impl std::error::Error for StoreError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            StoreError::File { why } => Some(why),
            _ => None,
        }
    }
}
