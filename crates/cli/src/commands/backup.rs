//! `hangar backup` and `hangar restore`: all that a server has stored, as one file.

use super::Desk;
use super::serve::{DatabaseArgs, runtime, stored};
use clap::Args;
use server::store::Store;
use std::fs::{self, File, OpenOptions};
use std::io::{BufReader, BufWriter, Write};
use std::path::PathBuf;
use tui::edge::files::shown;
use tui::failure::{Failure, Run, Verdict};
use words::Message;

/// The database to back up, and the file to write.
#[derive(Args, Clone, Debug)]
pub(crate) struct BackupArgs {
    /// The file to write; it must not exist yet
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseArgs,
}

/// The backup to restore, and the database to write.
#[derive(Args, Clone, Debug)]
pub(crate) struct RestoreArgs {
    /// The file that `hangar backup` wrote
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseArgs,
}

/// A backup holds what nobody else on this machine may read: password hashes and the secrets of all bouts.
fn for_me_alone() -> OpenOptions {
    #[allow(unused_mut, reason = "only Unix has more to say")]
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

pub(super) fn back_up(desk: &mut Desk<'_>, args: &BackupArgs) -> Run<Verdict> {
    let place = args.database.place()?;
    let file = shown(&args.file);
    let failed = |why: std::io::Error| {
        Failure::input(
            Message::new("cli-backup-file").with("file", file.clone()).with("why", why.to_string()),
        )
    };
    let out = for_me_alone().write(true).create_new(true).open(&args.file).map_err(failed)?;
    let written = runtime()?.block_on(async {
        let store = Store::open_beside(&place).await?;
        let mut out = BufWriter::new(out);
        let counts = store.backup(&mut out).await?;
        store.close().await;
        Ok::<_, server::store::StoreError>((counts, out))
    });
    let finished = match written {
        Ok((counts, mut out)) => {
            out.flush().and_then(|()| out.get_ref().sync_all()).map(|()| counts).map_err(failed)
        }
        Err(why) => Err(stored(&why)),
    };
    let counts = finished.inspect_err(|_| {
        // A half-written backup is useless, so it is removed.
        fs::remove_file(&args.file).ok();
    })?;
    desk.stage.say(&Message::new("cli-backed-up").with("file", file).with("rows", counts.total() as i64))?;
    Ok(Verdict::Good)
}

pub(super) fn restore(desk: &mut Desk<'_>, args: &RestoreArgs) -> Run<Verdict> {
    let place = args.database.place()?;
    let file = shown(&args.file);
    let input = File::open(&args.file).map_err(|why| {
        Failure::input(
            Message::new("cli-restore-file").with("file", file.clone()).with("why", why.to_string()),
        )
    })?;
    let counts =
        runtime()?.block_on(Store::restore(&place, BufReader::new(input))).map_err(|why| stored(&why))?;
    desk.stage.say(&Message::new("cli-restored").with("file", file).with("rows", counts.total() as i64))?;
    Ok(Verdict::Good)
}
