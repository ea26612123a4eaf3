//! `hangar serve`: tables for people elsewhere, until it is told to stop.

use super::Desk;
use crate::edge::files::data_folder;
use crate::failure::{Failure, Run, Verdict};
use clap::{Args, Parser, ValueEnum};
use server::store::Place;
use server::{Config, Limits, Running, Stopped};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use words::Message;

/// The port that is used where none is named and this one is free.
const USUAL: u16 = 4747;
/// The database in the folder for data.
const FILE: &str = "hangar.db";

/// Where a server stores.
#[derive(Args, Clone, Debug)]
pub(crate) struct DatabaseArgs {
    /// The folder for the server's database; without it, in the folder for the program's data
    #[arg(long, value_name = "DIR", env = "HANGAR_DATA", conflicts_with = "database")]
    data: Option<PathBuf>,
    /// Another database: `postgres://user@host/name`, or `sqlite://FILE`
    #[arg(long, value_name = "URL", env = "HANGAR_DATABASE", hide_env_values = true)]
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

/// Where a server listens, and how much it lets anybody do.
#[derive(Args, Clone, Debug)]
pub(crate) struct ServeArgs {
    /// Where to listen; without it, 127.0.0.1:4747, or another port if that one is taken
    #[arg(long, value_name = "ADDRESS:PORT", env = "HANGAR_LISTEN")]
    listen: Option<SocketAddr>,
    #[command(flatten)]
    database: DatabaseArgs,
    /// The address under which people reach this server, such as `https://hangar.example`
    #[arg(long, value_name = "URL", env = "HANGAR_PUBLIC_URL")]
    public_url: Option<String>,
    /// Trusts the proxy before the server to name who connects (`X-Forwarded-For`)
    #[arg(long, env = "HANGAR_BEHIND_PROXY")]
    behind_proxy: bool,
    /// How many connections one address may have
    #[arg(long, value_name = "N", env = "HANGAR_CONNECTIONS_PER_ADDRESS")]
    connections_per_address: Option<u32>,
    /// How many new guests may come from one address in an hour
    #[arg(long, value_name = "N", env = "HANGAR_GUESTS_PER_HOUR")]
    guests_per_hour: Option<u32>,
    /// How many messages one connection may send in a second
    #[arg(long, value_name = "N", env = "HANGAR_MESSAGES_PER_SECOND")]
    messages_per_second: Option<u32>,
    /// How many pages one address may ask for in a second
    #[arg(long, value_name = "N", env = "HANGAR_REQUESTS_PER_SECOND")]
    requests_per_second: Option<u32>,
    /// How many tables one person may have
    #[arg(long, value_name = "N", env = "HANGAR_TABLES_EACH")]
    tables_each: Option<u32>,
    /// For how many days finished bouts are kept
    #[arg(long, value_name = "DAYS", env = "HANGAR_KEEP_BOUTS")]
    keep_bouts: Option<u32>,
    /// For how many days guests are remembered who are in nothing
    #[arg(long, value_name = "DAYS", env = "HANGAR_KEEP_GUESTS")]
    keep_guests: Option<u32>,
    /// How much is logged
    #[arg(long, value_name = "LEVEL", env = "HANGAR_LOG", value_enum, default_value_t = Level::Info)]
    log: Level,
    /// Logs as JSON, a line for each entry
    #[arg(long, env = "HANGAR_LOG_JSON")]
    log_json: bool,
    /// Opens the address in a browser
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
        // What the environment says and cannot be read is told as it is for `hangar serve`.
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

/// Opens an address in the browser of the desktop, if there is one. Nobody is told where that fails: the
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

/// What runs what waits.
pub(crate) fn runtime() -> Run<tokio::runtime::Runtime> {
    let built = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    built.map_err(|why| Failure::failed(Message::new("cli-no-threads").with("why", why.to_string())).into())
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
    put(&mut limits.guests_per_hour, args.guests_per_hour);
    put(&mut limits.messages_per_second, args.messages_per_second);
    put(&mut limits.messages_at_once, args.messages_per_second.map(|rate| rate.saturating_mul(3)));
    put(&mut limits.requests_per_second, args.requests_per_second);
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
    // Of the libraries below only what is wrong is told: what they send is nobody's business.
    let only = tracing_subscriber::filter::Targets::new()
        .with_default(tracing::Level::WARN)
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
