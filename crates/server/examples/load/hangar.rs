//! The server that is measured: a child process with wide limits, and what the system says of it.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use wire::client::{Address, fetch};

/// The system counts processor time in hundredths of a second.
const TICK: Duration = Duration::from_millis(10);
const ROOM: &str = r#"ulimit -n "$(ulimit -Hn)"; exec "$0" "$@""#;

/// A server on a fresh database. It ends when this is dropped, and its database with it.
pub(crate) struct Hangar {
    pub(crate) address: Address,
    /// Whether its clients ask for packed frames.
    pub(crate) packed: bool,
    folder: PathBuf,
    child: Child,
}

/// What a server has done so far.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Done {
    pub(crate) commits: f64,
    pub(crate) entries: f64,
    /// Bytes that went to the disk.
    pub(crate) written: f64,
    /// Processor time of the server.
    pub(crate) server: Duration,
    /// Processor time of this program.
    pub(crate) client: Duration,
}

impl Hangar {
    pub(crate) async fn start(program: &Path, folder: &Path, packed: bool) -> Hangar {
        Hangar::with(program, folder, packed, &["messages-per-second"]).await
    }

    /// One that limits what comes over a line, as it does without a word about it.
    pub(crate) async fn limited(program: &Path, folder: &Path, packed: bool) -> Hangar {
        Hangar::with(program, folder, packed, &[]).await
    }

    /// One with wide limits for one address, which is where all come from, and with these wide limits.
    async fn with(program: &Path, folder: &Path, packed: bool, wide: &[&str]) -> Hangar {
        let folder = folder.join(format!("load-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for the database");
        let free = TcpListener::bind(("127.0.0.1", 0)).and_then(|listener| listener.local_addr());
        let listen = format!("127.0.0.1:{}", free.expect("a free port").port());
        let of_address =
            ["connections-per-address", "lines-per-address", "guests-per-hour", "requests-per-second"];
        let limits = of_address.iter().chain(wide);
        let child = Command::new("sh")
            .args(["-c", ROOM])
            .arg(program)
            .args(["serve", "--log", "warn", "--listen", &listen, "--data"])
            .arg(&folder)
            .args(limits.flat_map(|limit| [format!("--{limit}"), "100000".to_owned()]))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .expect("a shell");
        let address = Address::read(&listen).expect("an address");
        let mut hangar = Hangar { address, packed, folder, child };
        while fetch(&hangar.address, ("GET", "/healthz"), None, None).await.is_err() {
            let ended = hangar.child.try_wait().expect("it can be looked at");
            assert!(ended.is_none(), "{} does not serve", program.display());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        hangar
    }

    /// What it has done so far.
    pub(crate) async fn done(&self) -> Done {
        let figures = fetch(&self.address, ("GET", "/metrics"), None, None).await.expect("figures").body;
        let figure = |name: &str| {
            let line = figures.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|value| value.parse::<f64>().ok()).unwrap_or(0.0)
        };
        Done {
            commits: figure("hangar_commit_seconds_count"),
            entries: figure("hangar_entries_total"),
            written: number_in(&self.proc("io"), "write_bytes:"),
            server: processor_time(&self.proc("stat")),
            client: processor_time(&std::fs::read_to_string("/proc/self/stat").unwrap_or_default()),
        }
    }

    /// Kibibytes of memory that it holds.
    pub(crate) fn memory(&self) -> f64 {
        number_in(&self.proc("status"), "VmRSS:")
    }

    fn proc(&self, file: &str) -> String {
        std::fs::read_to_string(format!("/proc/{}/{file}", self.child.id())).unwrap_or_default()
    }
}

impl Done {
    pub(crate) fn since(self, before: Done) -> Done {
        Done {
            commits: self.commits - before.commits,
            entries: self.entries - before.entries,
            written: self.written - before.written,
            server: self.server.saturating_sub(before.server),
            client: self.client.saturating_sub(before.client),
        }
    }
}

impl Drop for Hangar {
    fn drop(&mut self) {
        // Nothing of what is measured comes after this.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The number behind this name.
fn number_in(text: &str, name: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    let number = line.and_then(|rest| rest.split_whitespace().next());
    number.and_then(|number| number.parse().ok()).unwrap_or(0.0)
}

/// The time of a process in its own code and in the system's, from its `stat`.
fn processor_time(stat: &str) -> Duration {
    // The name of the program, in brackets, may contain anything.
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |place: usize| fields.get(place).and_then(|field| field.parse::<u32>().ok()).unwrap_or(0);
    TICK * (ticks(11) + ticks(12))
}
