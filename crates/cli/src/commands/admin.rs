//! `hangar admin`: what the owner of a server asks of it while it runs.

use super::Desk;
use super::serve::{DatabaseArgs, runtime, stored};
use clap::{Args, Subcommand};
use server::admin::{self, Answer, Errand, TableLine, Undone};
use server::store::{Account, Place, Store, StoreError};
use std::time::Duration;
use tui::failure::{Failure, Run, Verdict};
use tui::grid;
use words::Message;

/// How long the server may take to notice it.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many accounts are listed at once.
const PAGE: u32 = 200;

/// The request, and the server that it goes to.
#[derive(Args, Clone, Debug)]
pub(crate) struct AdminArgs {
    #[command(flatten)]
    database: DatabaseArgs,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Clone, Debug)]
enum What {
    /// List the tables of the running server
    Tables,
    /// Close a table; its bout ends without a result
    CloseTable {
        /// The number of the table
        table: u64,
    },
    /// List the accounts
    Accounts {
        /// Only accounts with these letters in their names
        find: Option<String>,
        /// Only accounts with a higher number than this
        #[arg(long, value_name = "N", default_value_t = 0)]
        after: u64,
    },
    /// Rename an account
    Rename {
        /// The number of the account
        account: u64,
        /// The new name
        name: String,
    },
    /// Remove an account: it resigns its bouts, and its name is deleted everywhere
    Remove {
        /// The number of the account
        account: u64,
    },
    /// Say that the clock is right though it jumped: old data may be removed again
    TrustClock,
}

pub(super) fn run(desk: &mut Desk<'_>, args: &AdminArgs) -> Run<Verdict> {
    let place = args.database.place()?;
    let errand = match &args.what {
        What::Accounts { find, after } => return list(desk, &place, *after, find.as_deref()),
        What::Tables => Errand::Tables,
        What::CloseTable { table } => Errand::CloseTable(*table),
        What::Rename { account, name } => Errand::Rename { account: *account, name: name.clone() },
        What::TrustClock => Errand::TrustClock,
        What::Remove { account } => Errand::Remove { account: *account },
    };
    let answer = runtime()?.block_on(admin::ask(&place, &errand, PATIENCE)).map_err(undone)?;
    match answer {
        Answer::Done => desk.stage.say(&Message::new("cli-admin-done"))?,
        Answer::Tables(tables) => show_tables(desk, &tables)?,
        Answer::Refused(code) => {
            return Err(Failure::failed(Message::new("cli-admin-refused").with("why", code)).into());
        }
    }
    Ok(Verdict::Good)
}

fn undone(why: Undone) -> Failure {
    match why {
        Undone::Store(why) => stored(&why),
        Undone::NoServer => Failure::failed(Message::new("cli-admin-no-server"))
            .help(Message::new("cli-admin-no-server-help")),
        Undone::Unreadable => Failure::failed(Message::new("cli-admin-unreadable")),
    }
}

fn show_tables(desk: &mut Desk<'_>, tables: &[TableLine]) -> Run {
    if tables.is_empty() {
        return desk.stage.say(&Message::new("cli-admin-no-tables"));
    }
    let row = |table: &TableLine| {
        let watchers = table.watchers.to_string();
        vec![
            table.table.to_string(),
            table.game.clone(),
            table.stage.clone(),
            table.seats.join(", "),
            watchers,
        ]
    };
    let heads = [
        Message::new("cli-admin-number"),
        Message::new("cli-admin-game"),
        Message::new("cli-admin-stage"),
        Message::new("cli-admin-seats"),
        Message::new("cli-admin-watchers"),
    ];
    show(desk, &heads, tables.iter().map(row).collect())
}

fn show(desk: &mut Desk<'_>, heads: &[Message], rows: Vec<Vec<String>>) -> Run {
    let heads: Vec<String> = heads.iter().map(|head| desk.stage.words(head)).collect();
    let rows: Vec<Vec<String>> = [heads].into_iter().chain(rows).collect();
    grid::left(&rows).iter().try_for_each(|line| desk.stage.plain(line))
}

fn list(desk: &mut Desk<'_>, place: &Place, after: u64, find: Option<&str>) -> Run<Verdict> {
    let read = async {
        let store = Store::open_beside(place).await?;
        let accounts = store.accounts(after, PAGE, find).await?;
        store.close().await;
        Ok::<_, StoreError>(accounts)
    };
    let accounts = runtime()?.block_on(read).map_err(|why| stored(&why))?;
    if accounts.is_empty() {
        desk.stage.say(&Message::new("cli-admin-no-accounts"))?;
        return Ok(Verdict::Good);
    }
    let row = |account: &Account| {
        vec![account.id.to_string(), account.name.clone(), account.login.clone().unwrap_or_default()]
    };
    let rows = accounts.iter().map(row).collect();
    let heads =
        [Message::new("cli-admin-number"), Message::new("cli-admin-name"), Message::new("cli-admin-login")];
    show(desk, &heads, rows)?;
    if accounts.len() == PAGE as usize {
        let last = accounts.last().map_or(0, |account| account.id);
        desk.stage.say(&Message::new("cli-admin-more").with("last", last.to_string()))?;
    }
    Ok(Verdict::Good)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;
    use std::path::PathBuf;

    #[derive(Parser)]
    struct Alone {
        #[command(flatten)]
        args: AdminArgs,
    }

    #[test]
    fn the_database_is_named_before_the_request_or_after_it() {
        let database = ["--database", "sqlite://there.db"];
        for request in [&["tables"][..], &["close-table", "7"], &["rename", "1", "Ada"], &["trust-clock"]] {
            for words in [[&database, request].concat(), [request, &database].concat()] {
                let alone = Alone::try_parse_from(["admin"].iter().chain(&words));
                let args = alone.unwrap_or_else(|why| panic!("{words:?}: {why}")).args;
                let place = args.database.place().unwrap_or_else(|_| panic!("{words:?} names no database"));
                assert_eq!(place, Place::Sqlite(PathBuf::from("there.db")), "{words:?}");
            }
        }
    }
}
