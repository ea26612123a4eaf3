//! Measures what storing costs: commits of 1 to 1000 entries in SQLite, against bare files that are synced.
//!
//! `grows` appends to a file, which the file system has to note each time; `rewrites` writes over a file that has
//! its length, as SQLite does with its log.
//!
//! `cargo run --release -p server --example syncs -- FOLDER` (the folder is on the disk to be measured).

use std::fs::File;
use std::io::{Seek, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use server::store::{Batch, Place, Store};

/// About as long as an input of a bout with its place in the log.
const ENTRY: &str =
    r#"{"at":1760000000000,"table":17,"seat":1,"input":{"answer":"play kaiju-17 on 3,-2 facing 4"}}"#;

/// The length of the file that is written over: about that of SQLite's log.
const LENGTH: usize = 4 << 20;

const MEASURED: Duration = Duration::from_secs(5);

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).map_or_else(|| PathBuf::from("."), PathBuf::from);
    println!("way        entries   commits/s   entries/s    p50 µs    p99 µs    max µs");
    for entries in [1, 10, 100, 1000] {
        bare(&folder, "grows", entries)?;
        bare(&folder, "rewrites", entries)?;
        store(&folder, entries).await?;
    }
    Ok(())
}

async fn store(folder: &Path, entries: usize) -> Result<(), Box<dyn std::error::Error>> {
    let path = folder.join(format!("syncs-{}.db", std::process::id()));
    let store = Store::open(&Place::Sqlite(path.clone())).await?;
    let mut batch = Batch { first: 0, entries: vec![ENTRY.to_owned(); entries], finished: Vec::new() };
    let mut taken = Vec::new();
    let until = Instant::now() + MEASURED;
    while Instant::now() < until {
        let begun = Instant::now();
        store.append(&batch).await?;
        taken.push(begun.elapsed());
        batch.first += entries as u64;
    }
    store.close().await;
    for end in ["", ".lock"] {
        std::fs::remove_file(format!("{}{end}", path.display()))?;
    }
    tell("store", entries, taken);
    Ok(())
}

/// The same bytes, written to a file.
fn bare(folder: &Path, way: &str, entries: usize) -> std::io::Result<()> {
    let path = folder.join(format!("syncs-{}.txt", std::process::id()));
    let mut file = File::create(&path)?;
    let text = format!("{ENTRY}\n").repeat(entries);
    if way == "rewrites" {
        file.write_all(&vec![b' '; LENGTH])?;
        file.sync_all()?;
        file.rewind()?;
    }
    let mut taken = Vec::new();
    let until = Instant::now() + MEASURED;
    while Instant::now() < until {
        if way == "rewrites" && file.stream_position()? as usize + text.len() > LENGTH {
            file.rewind()?;
        }
        let begun = Instant::now();
        file.write_all(text.as_bytes())?;
        file.sync_data()?;
        taken.push(begun.elapsed());
    }
    std::fs::remove_file(path)?;
    tell(way, entries, taken);
    Ok(())
}

fn tell(way: &str, entries: usize, mut taken: Vec<Duration>) {
    let whole: Duration = taken.iter().sum();
    taken.sort_unstable();
    let commits = taken.len() as f64 / whole.as_secs_f64();
    let at = |share: f64| taken[((taken.len() - 1) as f64 * share) as usize].as_micros();
    println!(
        "{way:<9} {entries:>8} {commits:>11.0} {:>11.0} {:>9} {:>9} {:>9}",
        commits * entries as f64,
        at(0.5),
        at(0.99),
        at(1.0)
    );
}
