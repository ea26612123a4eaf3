//! The parts of the measurement: a closed loop, an open loop, tables at which nobody plays.

use crate::attack::Attack;
use crate::figures::Figures;
use crate::hangar::Hangar;
use crate::options::Options;
use crate::player::{Measured, Pace, Seats, Watch};
use crate::tables::{self, Table};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};

/// So long they play before it counts.
const WARM: Duration = Duration::from_secs(3);
/// So long a server may rest before its memory is looked at.
const REST: Duration = Duration::from_secs(3);
/// So long people think who are not measured by how fast they are: a line may not say more.
const CALM: Duration = Duration::from_millis(125);
/// Moves at each table before nobody moves any more.
const BEFORE_REST: u64 = 10;

/// Whoever is asked answers at once.
pub(crate) async fn closed(options: &Options, game: &str, tables: usize) -> Figures {
    let loaded = Loaded::start(options, game, tables, |_| Pace::AtOnce).await;
    loaded.measure(format!("{game}: closed loop, {tables} tables"), WARM, options.measured).await
}

/// So many moves a second are due, whatever the server does.
pub(crate) async fn open(options: &Options, game: &str) -> Figures {
    let tables = u32::try_from(options.tables).unwrap_or(u32::MAX);
    let span = Duration::from_secs(1) * tables / options.rate;
    let loaded = Loaded::start(options, game, options.tables, |number| {
        let first = Instant::now() + Duration::from_secs(1);
        Pace::Each(first + span * u32::try_from(number).unwrap_or(u32::MAX) / tables, span)
    });
    let name = format!("{game}: open loop, {} moves/s at {tables} tables", options.rate);
    loaded.await.measure(name, WARM, options.measured).await
}

/// Two people who play, and ask before each move whether it is possible, while others attack the server.
pub(crate) async fn attacked(options: &Options, game: &str) -> Figures {
    let hangar = Arc::new(Hangar::limited(&options.program, &options.folder, options.packed).await);
    let attack = Attack::begin(&hangar, game).await;
    let begun = Instant::now();
    let loaded = Loaded::on(hangar, game, 1, |_| Pace::Probed(CALM)).await;
    let mut figures = loaded.measure(format!("{game}: {attack}"), WARM, options.measured).await;
    attack.tell(&mut figures, begun.elapsed());
    figures
}

/// The memory of tables in the middle of a bout at which nobody moves.
pub(crate) async fn idle(options: &Options, game: &str) -> Figures {
    let (once, empty, _) = rested(options, game, BEFORE_REST).await;
    let (twice, _, left) = rested(options, game, 2 * BEFORE_REST).await;
    let (with_connections, before) = connected(options).await;
    let tables = options.tables as f64;
    let mut figures = Figures::new(format!("{game}: idle, {} tables with two connections", options.tables));
    figures.put("empty server", empty, "KiB");
    figures.put("with tables", once, "KiB");
    figures.put("per table", (once - empty) / tables, "KiB");
    figures.put("of it two connections", (with_connections - before) / tables, "KiB");
    figures.put("more per move", (twice - once) / tables / BEFORE_REST as f64, "KiB");
    figures.put("with twice the moves", twice, "KiB");
    figures.put("after all have left", left, "KiB");
    figures
}

/// The memory of a server after so many moves at each table, when it was empty, and when all have left.
async fn rested(options: &Options, game: &str, moves: u64) -> (f64, f64, f64) {
    let hangar = Arc::new(Hangar::start(&options.program, &options.folder, options.packed).await);
    sleep(Duration::from_secs(1)).await;
    let empty = hangar.memory();
    let loaded = Loaded::on(hangar, game, options.tables, |_| Pace::Few(moves)).await;
    while loaded.watch.moves.load(Ordering::Relaxed) < moves * options.tables as u64 {
        sleep(Duration::from_millis(100)).await;
    }
    sleep(REST).await;
    let held = loaded.hangar.memory();
    loaded.players.iter().for_each(JoinHandle::abort);
    sleep(options.left).await;
    (held, empty, loaded.hangar.memory())
}

/// The memory of a server with two connections for each table and no tables, and when it was empty.
async fn connected(options: &Options) -> (f64, f64) {
    let hangar = Arc::new(Hangar::start(&options.program, &options.folder, options.packed).await);
    sleep(Duration::from_secs(1)).await;
    let empty = hangar.memory();
    let guests = tables::guests(&hangar, 2 * options.tables).await;
    sleep(REST).await;
    let held = hangar.memory();
    drop(guests);
    (held, empty)
}

/// A server with people who play.
struct Loaded {
    hangar: Arc<Hangar>,
    watch: Arc<Watch>,
    measured: Vec<Arc<Mutex<Measured>>>,
    players: Vec<JoinHandle<()>>,
}

impl Loaded {
    async fn start(options: &Options, game: &str, tables: usize, pace: impl Fn(usize) -> Pace) -> Loaded {
        let hangar = Arc::new(Hangar::start(&options.program, &options.folder, options.packed).await);
        Loaded::on(hangar, game, tables, pace).await
    }

    async fn on(hangar: Arc<Hangar>, game: &str, tables: usize, pace: impl Fn(usize) -> Pace) -> Loaded {
        let tables = tables::open(&hangar, game, tables).await;
        let watch = Arc::new(Watch::default());
        let (mut measured, mut players) = (Vec::new(), Vec::new());
        for (number, Table { id, players: two }) in tables.into_iter().enumerate() {
            let seats = Arc::new(Seats { table: id, pace: pace(number), begun: AtomicU64::new(0) });
            for player in two {
                measured.push(Arc::clone(&player.measured));
                players.push(tokio::spawn(player.play(Arc::clone(&seats), Arc::clone(&watch))));
            }
        }
        Loaded { hangar, watch, measured, players }
    }

    /// Lets them play for so long, and then so long while it counts.
    async fn measure(self, name: String, warm: Duration, measured: Duration) -> Figures {
        sleep(warm).await;
        let (before, begun) = (self.hangar.done().await, Instant::now());
        self.watch.counts.store(true, Ordering::Relaxed);
        sleep(measured).await;
        self.watch.counts.store(false, Ordering::Relaxed);
        let (taken, done) = (begun.elapsed(), self.hangar.done().await.since(before));
        let broken = self.players.iter().filter(|player| player.is_finished()).count();
        assert_eq!(broken, 0, "some players broke off");
        let mut all = Measured::default();
        for one in &self.measured {
            let mut one = one.lock().expect("nobody panics here");
            all.heard += one.heard;
            all.cards += one.cards;
            all.messages += one.messages;
            all.micros.append(&mut one.micros);
        }
        let mut figures = Figures::new(name);
        figures.measured(taken, done, all);
        figures
    }
}

impl Drop for Loaded {
    fn drop(&mut self) {
        self.players.iter().for_each(JoinHandle::abort);
    }
}
