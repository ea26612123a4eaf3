//! The real program, started on a port of its own, killed without warning, started again.

use kernel::Dealer;
use std::fs::File;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;
use wire::client::{Address, Reply, Session, Trouble, fetch};

/// How often a test looks for a server that should be there soon.
const LOOK: Duration = Duration::from_millis(5);
/// How often starting may fail: a database may keep the lock of a dead server for a moment.
const STARTS: u32 = 20;

/// A write is cut at most so many bytes after what was written before.
#[cfg(target_os = "linux")]
const CUT_AFTER: u32 = 60_000;
/// How long a server may write nothing until it is killed otherwise.
#[cfg(target_os = "linux")]
const PATIENCE: Duration = Duration::from_secs(2);

/// A server that is killed and started again.
pub(crate) struct Hangar {
    pub(crate) address: Address,
    home: TempDir,
    port: u16,
    database: String,
    child: Child,
}

impl Hangar {
    /// A server on this database, or on a file of its own.
    pub(crate) fn start(database: Option<String>) -> Hangar {
        let home = TempDir::new().expect("a folder can be made");
        let free = TcpListener::bind(("127.0.0.1", 0)).and_then(|listener| listener.local_addr());
        let port = free.expect("a free port").port();
        let file = || format!("sqlite://{}", home.path().join("hangar.db").display());
        let database = database.unwrap_or_else(file);
        let address = Address::read(&format!("127.0.0.1:{port}")).expect("an address");
        let child = run(home.path(), port, &database);
        Hangar { address, home, port, database, child }
    }

    /// Kills it: it gets no chance to store or to say anything more.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }

    /// Its files may be written so far and no further: of the write that goes beyond, the beginning is written, and the next
    /// write kills it. Whether it died so; one that writes nothing for a while is killed.
    #[cfg(target_os = "linux")]
    pub(crate) async fn cut(&mut self, dealer: &mut Dealer) -> bool {
        use rustix::process::{Pid, Resource, Rlimit, Signal, prlimit};
        use std::os::unix::process::ExitStatusExt;
        let most = written(&self.home.path().join("hangar.db-wal")) + u64::from(dealer.below(CUT_AFTER));
        let limit = Rlimit { current: Some(most), maximum: None };
        let process = Pid::from_child(&self.child);
        if prlimit(Some(process), Resource::Fsize, limit).is_err() {
            // It has died while it started.
            self.kill();
            return false;
        }
        let begun = std::time::Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait().expect("it can be looked at") {
                return status.signal() == Some(Signal::XFSZ.as_raw());
            }
            tokio::time::sleep(LOOK).await;
        }
        self.kill();
        false
    }

    pub(crate) fn start_again(&mut self) {
        self.child = run(self.home.path(), self.port, &self.database);
    }

    /// Waits until this number of persons is connected to the server that runs now.
    pub(crate) async fn present(&mut self, persons: usize) {
        let wanted = format!("hangar_persons_present {persons}");
        let mut starts = 0;
        loop {
            let figures = fetch(&self.address, ("GET", "/metrics"), None, None).await;
            if figures.is_ok_and(|reply| reply.body.lines().any(|line| line == wanted)) {
                return;
            }
            if self.child.try_wait().expect("it can be looked at").is_some() {
                starts += 1;
                assert!(starts < STARTS, "the server does not start: {}", self.log());
                self.start_again();
            }
            tokio::time::sleep(LOOK).await;
        }
    }

    /// The last lines of its log.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.home.path().join("log")).unwrap_or_default()
    }
}

impl Drop for Hangar {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Where the next write to this log goes. A log that was begun anew keeps its length: what is written since has the
/// same salt as its head.
#[cfg(target_os = "linux")]
fn written(log: &Path) -> u64 {
    const HEAD: usize = 32;
    const FRAME_HEAD: usize = 24;
    let Ok(bytes) = std::fs::read(log) else { return 0 };
    let Some((head, frames)) = bytes.split_at_checked(HEAD) else { return 0 };
    let page = u32::from_be_bytes([head[8], head[9], head[10], head[11]]) as usize;
    let frame = FRAME_HEAD + page;
    let since = frames.chunks_exact(frame).take_while(|each| each[8..16] == head[16..24]).count();
    (HEAD + since * frame) as u64
}

fn run(home: &Path, port: u16, database: &str) -> Child {
    let log = File::options().create(true).append(true).open(home.join("log")).expect("a log");
    let listen = format!("127.0.0.1:{port}");
    Command::new(env!("CARGO_BIN_EXE_hangar"))
        .args(["serve", "--listen", &listen, "--database", database, "--log", "warn"])
        .args(["--messages-per-second", "10000", "--requests-per-second", "10000"])
        .args(["--connections-per-address", "100", "--guests-per-hour", "100"])
        .env_clear()
        .envs([("HOME", home.as_os_str()), ("LANG", "C.UTF-8".as_ref())])
        .current_dir(home)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(log)
        .spawn()
        .expect("the program starts")
}

/// Asks for a page until a server answers: one that was killed meanwhile has answered half of it, or nothing.
pub(crate) async fn page(address: &Address, what: (&str, &str), session: Option<&Session>) -> Reply {
    page_with(address, what, session, None).await
}

/// The same, with a body.
pub(crate) async fn page_with(
    address: &Address,
    what: (&str, &str),
    session: Option<&Session>,
    body: Option<&serde_json::Value>,
) -> Reply {
    loop {
        match fetch(address, what, session, body).await {
            Ok(reply) if reply.json(address) != none(address) => {
                assert_eq!(reply.status, 200, "{what:?}: {}", reply.body);
                return reply;
            }
            Ok(_) | Err(Trouble::Unreachable { .. } | Trouble::NoServer { .. } | Trouble::Down { .. }) => {}
            Err(why) => panic!("{what:?}: {why:?}"),
        }
        tokio::time::sleep(LOOK).await;
    }
}

/// The result of reading half an answer.
fn none(address: &Address) -> Result<serde_json::Value, Trouble> {
    Err(Trouble::NoServer { server: address.to_string() })
}

/// Some milliseconds, from 5 to 150.
pub(crate) fn a_moment(dealer: &mut Dealer) -> Duration {
    Duration::from_millis(5 + u64::from(dealer.below(146)))
}
