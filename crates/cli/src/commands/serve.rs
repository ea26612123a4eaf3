//! `hangar serve`: tables for people elsewhere, until it is told to stop.

use super::Desk;
use clap::{Args, Parser, ValueEnum};
use server::store::Place;
use server::{Config, Limits, Running, Stopped};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use tui::edge::files::data_folder;
use tui::failure::{Failure, Run, Verdict};
use words::Message;

/// The port that is used where none is named and this one is free.
const USUAL: u16 = 4747;
/// The database in the folder for data.
const FILE: &str = "hangar.db";

/// Where a server stores.
#[derive(Args, Clone, Debug)]
pub(crate) struct DatabaseArgs {
    /// The folder for the server's database [default: the program's data folder]
    #[arg(long, value_name = "DIR", env = "HANGAR_DATA", conflicts_with = "database", global = true)]
    data: Option<PathBuf>,
    /// Another database: `postgres://user@host/name` or `sqlite://FILE`
    #[arg(long, value_name = "URL", env = "HANGAR_DATABASE", hide_env_values = true, global = true)]
    database: Option<String>,
}

impl DatabaseArgs {
    /// The database that is meant.
    pub(crate) fn place(&self) -> Run<Place> {
        if let Some(url) = &self.database {
            return Place::read(url).map_err(|why| stored(&why).into());
        }
        let folder = match &self.data {
            Some(folder) => folder.clone(),
            None => data_folder().ok_or_else(|| Failure::usage(Message::new("cli-no-data-folder")))?,
        };
        Ok(Place::Sqlite(folder.join(FILE)))
    }
}

/// A failure of the database.
pub(crate) fn stored(why: &dyn std::fmt::Display) -> Failure {
    Failure::failed(Message::new("cli-store-failed").with("why", why.to_string()))
}

/// Where a server listens, and its limits.
#[derive(Args, Clone, Debug)]
pub(crate) struct ServeArgs {
    /// Where to listen [default: 127.0.0.1:4747, or another port if that one is taken]
    #[arg(long, value_name = "ADDRESS:PORT", env = "HANGAR_LISTEN")]
    listen: Option<SocketAddr>,
    #[command(flatten)]
    database: DatabaseArgs,
    /// The public address of this server, such as `https://hangar.example`
    #[arg(long, value_name = "URL", env = "HANGAR_PUBLIC_URL")]
    public_url: Option<String>,
    /// Trust the proxy in front of the server to say who connects (`X-Forwarded-For`)
    #[arg(long, env = "HANGAR_BEHIND_PROXY")]
    behind_proxy: bool,
    /// The most connections of every kind from one address
    #[arg(long, value_name = "N", env = "HANGAR_LINES_PER_ADDRESS")]
    lines_per_address: Option<u32>,
    /// The most connections for play from one address
    #[arg(long, value_name = "N", env = "HANGAR_CONNECTIONS_PER_ADDRESS")]
    connections_per_address: Option<u32>,
    /// The most new guests from one address in an hour
    #[arg(long, value_name = "N", env = "HANGAR_GUESTS_PER_HOUR")]
    guests_per_hour: Option<u32>,
    /// The most messages from one connection in a second
    #[arg(long, value_name = "N", env = "HANGAR_MESSAGES_PER_SECOND")]
    messages_per_second: Option<u32>,
    /// The most requests for pages from one address in a second
    #[arg(long, value_name = "N", env = "HANGAR_REQUESTS_PER_SECOND")]
    requests_per_second: Option<u32>,
    /// The most requests from one address in a second that replay a finished bout
    #[arg(long, value_name = "N", env = "HANGAR_REPLAYS_PER_SECOND")]
    replays_per_second: Option<u32>,
    /// The most login names that one address may ask for in an hour
    #[arg(long, value_name = "N", env = "HANGAR_LOGINS_PER_HOUR")]
    logins_per_hour: Option<u32>,
    /// The most tables of one person
    #[arg(long, value_name = "N", env = "HANGAR_TABLES_EACH")]
    tables_each: Option<u32>,
    /// Delete finished bouts after this many days
    #[arg(long, value_name = "DAYS", env = "HANGAR_KEEP_BOUTS")]
    keep_bouts: Option<u32>,
    /// Forget guests who take part in nothing after this many days
    #[arg(long, value_name = "DAYS", env = "HANGAR_KEEP_GUESTS")]
    keep_guests: Option<u32>,
    /// How much is logged
    #[arg(long, value_name = "LEVEL", env = "HANGAR_LOG", value_enum, default_value_t = Level::Info)]
    log: Level,
    /// Log as JSON, one line for each entry
    #[arg(long, env = "HANGAR_LOG_JSON")]
    log_json: bool,
    /// For tests only: the same bouts, links and thoughts of computers in each run. Anybody can guess them, so the server
    /// must listen on a loopback address
    #[arg(long, value_name = "N", hide = true, conflicts_with_all = ["public_url", "behind_proxy"])]
    seed: Option<u64>,
    /// Open the address in a browser
    #[arg(long)]
    open: bool,
}

/// `hangar serve` on its own, as it is read from a command line.
#[derive(Parser)]
struct Usual {
    #[command(flatten)]
    args: ServeArgs,
}

impl ServeArgs {
    /// What the program does without a command: serves, logs what is wrong, and opens the browser.
    pub(crate) fn usual() -> ServeArgs {
        let usual = Usual::try_parse_from(["hangar", "--open", "--log", "warn"]);
        // Faults of environment variables are reported as for `hangar serve`.
        usual.unwrap_or_else(|why| why.exit()).args
    }
}

/// How much is logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Level {
    Error,
    Warn,
    Info,
    Debug,
}

pub(super) fn run(desk: &mut Desk<'_>, args: &ServeArgs) -> Run<Verdict> {
    log(args);
    let config = Config {
        listen: args.listen.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], USUAL))),
        place: args.database.place()?,
        public_url: args.public_url.clone(),
        behind_proxy: args.behind_proxy,
        seed: args.seed,
        limits: limits(args),
    };
    let runtime = runtime()?;
    let running = runtime.block_on(started(config, args.listen.is_none())).map_err(stopped)?;
    desk.stage.say(&Message::new("cli-serves").with("url", running.url.as_str()))?;
    desk.stage.say(&Message::new("cli-serves-join").with("url", running.url.as_str()))?;
    desk.stage.flush()?;
    if args.open {
        open(&running.url);
    }
    runtime.block_on(running.until(asked_to_stop())).map_err(stopped)?;
    desk.stage.say(&Message::new("cli-served"))?;
    Ok(Verdict::Good)
}

/// Opens an address in the browser of the desktop, if there is one. If that fails, there is no message: the
/// address stands above.
fn open(url: &str) {
    let has_desktop = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    let program = match std::env::consts::OS {
        "macos" => "open",
        _ if has_desktop => "xdg-open",
        _ => return,
    };
    let quiet = || std::process::Stdio::null();
    let opened =
        std::process::Command::new(program).arg(url).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn();
    drop(opened);
}

/// The runtime for asynchronous work.
pub(crate) fn runtime() -> Run<tokio::runtime::Runtime> {
    let built = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    built.map_err(|why| Failure::failed(Message::new("tui-no-threads").with("why", why.to_string())).into())
}

async fn started(config: Config, any_port: bool) -> Result<Running, Stopped> {
    match server::serve(config.clone()).await {
        Err(Stopped::Listen(address, why)) if any_port && why.kind() == std::io::ErrorKind::AddrInUse => {
            server::serve(Config { listen: SocketAddr::new(address.ip(), 0), ..config }).await
        }
        started => started,
    }
}

fn stopped(why: Stopped) -> Failure {
    Failure::failed(Message::new("cli-server-stopped").with("why", why.to_string()))
}

fn limits(args: &ServeArgs) -> Limits {
    let mut limits = Limits::default();
    let days = |days: u32| Duration::from_secs(u64::from(days) * 24 * 3600);
    let put = |place: &mut u32, wanted: Option<u32>| *place = wanted.unwrap_or(*place);
    put(&mut limits.connections_per_address, args.connections_per_address);
    // Pages need lines beside those for play.
    let lines = limits.lines_per_address.max(limits.connections_per_address.saturating_mul(4));
    limits.lines_per_address = args.lines_per_address.unwrap_or(lines);
    put(&mut limits.guests_per_hour, args.guests_per_hour);
    put(&mut limits.messages_per_second, args.messages_per_second);
    put(&mut limits.messages_at_once, args.messages_per_second.map(|rate| rate.saturating_mul(3)));
    put(&mut limits.requests_per_second, args.requests_per_second);
    put(&mut limits.replays_per_second, args.replays_per_second);
    put(&mut limits.logins_per_hour, args.logins_per_hour);
    put(&mut limits.lobby.tables_each, args.tables_each);
    limits.keep_bouts = args.keep_bouts.map_or(limits.keep_bouts, days);
    limits.keep_guests = args.keep_guests.map_or(limits.keep_guests, days);
    limits
}

fn log(args: &ServeArgs) {
    let level = match args.log {
        Level::Error => tracing::Level::ERROR,
        Level::Warn => tracing::Level::WARN,
        Level::Info => tracing::Level::INFO,
        Level::Debug => tracing::Level::DEBUG,
    };
    // Of the libraries only faults are logged, because the data that they send is private. A statement that took long
    // is none, and its text tells a player nothing.
    let slow = if level >= tracing::Level::INFO { tracing::Level::WARN } else { tracing::Level::ERROR };
    let only = tracing_subscriber::filter::Targets::new()
        .with_default(tracing::Level::WARN)
        .with_target("sqlx::query", slow)
        .with_target("server", level);
    let subscriber = tracing_subscriber::fmt().with_writer(std::io::stderr).with_max_level(level);
    use tracing_subscriber::layer::SubscriberExt;
    use tracing_subscriber::util::SubscriberInitExt;
    if args.log_json {
        subscriber.json().finish().with(only).init();
    } else {
        subscriber.with_ansi(false).finish().with(only).init();
    }
}

/// Until somebody asks the program to stop.
async fn asked_to_stop() {
    use tokio::signal::unix::{SignalKind, signal};
    let (Ok(mut ended), Ok(mut broken)) = (signal(SignalKind::terminate()), signal(SignalKind::interrupt()))
    else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = ended.recv() => {}
        _ = broken.recv() => {}
    }
}
