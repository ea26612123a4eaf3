//! A PostgreSQL server for the tests: one for all tests of a run, each in databases of its own, or one of the test's own.
//! Both are started on a free port, and ended and removed with their run or their test, however that ends.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// How often another port is tried, if the first one is taken.
const TRIES: u32 = 5;

const MISSING: &str = "PostgreSQL is missing, and these tests need it: apt-get install postgresql, \
     brew install postgresql, or what your system calls it";

/// Makes a server in a new folder and runs it until the input of this script ends, which it does when the test
/// does, even one that is killed. `$1` is where the programs are, `$2` the port. With a certificate in `TLS_CERT`, and
/// its key in `TLS_KEY`, only encrypted connections are taken.
const SCRIPT: &str = r#"
set -eu
folder=$(mktemp -d)
trap '"$1/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1 || true; rm -rf "$folder"' EXIT
trap '' INT TERM HUP
cd "$folder"
"$1/initdb" -D data -U postgres -A trust -E UTF8 --locale=C --no-sync >initdb.log 2>&1 || { cat initdb.log; exit 1; }
cat >>data/postgresql.conf <<CONF
listen_addresses = '127.0.0.1'
port = $2
unix_socket_directories = ''
fsync = off
synchronous_commit = off
full_page_writes = off
shared_buffers = 32MB
max_connections = 200
autovacuum = off
CONF
if [ -n "${TLS_CERT-}" ]; then
    umask 077
    printf '%s' "$TLS_CERT" >data/server.crt
    printf '%s' "$TLS_KEY" >data/server.key
    echo 'ssl = on' >>data/postgresql.conf
    echo 'hostssl all all 127.0.0.1/32 trust' >data/pg_hba.conf
fi
"$1/pg_ctl" -D data -l server.log -w -t 60 start >start.log 2>&1 </dev/null || { cat server.log; exit 1; }
echo ready
read -r _ || true
"#;

/// Waits for the end of the run: its runner has the number `$1`. Then the input of the script above ends, and nobody finds
/// the server by the file `$2` any more.
const WATCH: &str = r#"
trap '' INT TERM HUP
while kill -0 "$1" 2>/dev/null; do sleep 1; done
rm -f "$2"
"#;

/// A running server.
#[derive(Debug)]
pub(crate) struct Postgres {
    programs: PathBuf,
    port: u16,
    /// How connections to it are encrypted.
    mode: &'static str,
    /// The script of a server that ends when this is dropped.
    own: Option<(Child, ChildStdin)>,
}

impl Postgres {
    /// The server of all tests of this run; the first one that asks starts it. Fails the test, with what to install, where
    /// there is no PostgreSQL.
    pub(crate) fn shared() -> Postgres {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
        fs::create_dir_all(folder).expect("cargo's folder for tests can be made");
        let runner = runner();
        let file = folder.join(format!("postgres-{runner}"));
        // Held until this function ends, or the test does.
        let lock = File::create(folder.join("postgres.lock")).expect("a lock can be made");
        lock.lock().expect("the lock can be waited for");
        let there = fs::read_to_string(&file).ok().and_then(|port| port.parse().ok());
        let there = there.filter(|port| TcpStream::connect(("127.0.0.1", *port)).is_ok());
        let port = there.unwrap_or_else(|| started_for(runner, &file).1);
        let programs = programs().expect(MISSING);
        Postgres { programs, port, mode: "disable", own: None }
    }

    /// A server of the test's own, which ends with this. With this certificate and its key, as PEM, it takes encrypted
    /// connections alone.
    pub(crate) fn encrypted(certificate: &str, key: &str) -> Postgres {
        let programs = programs().expect(MISSING);
        let (mut script, port) = started(|| try_start(&programs, Some((certificate, key)), Stdio::piped()));
        let input = script.stdin.take().expect("it is piped");
        Postgres { programs, port, mode: "require", own: Some((script, input)) }
    }

    /// The URL of a new, empty database.
    pub(crate) fn fresh(&self) -> String {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let made = MADE.fetch_add(1, Ordering::Relaxed);
        let name = format!("test_{}_{made}", std::process::id());
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        self.url(&name)
    }

    /// The URL of a database of this server.
    pub(crate) fn url(&self, database: &str) -> String {
        format!("postgres://postgres:anything@127.0.0.1:{}/{database}?sslmode={}", self.port, self.mode)
    }

    /// Runs a statement in a database, as its owner.
    pub(crate) fn sql(&self, database: &str, statement: &str) {
        let done = Command::new(self.programs.join("psql"))
            .args(["-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", &self.url(database), "-c", statement])
            .output()
            .expect("psql runs");
        assert!(done.status.success(), "{statement}: {}", String::from_utf8_lossy(&done.stderr));
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some((mut script, input)) = self.own.take() {
            drop(input);
            let _ = script.wait();
        }
    }
}

/// Starts a server that ends with the process of this number: its script, and its port, which the file tells until then.
pub(crate) fn started_for(runner: u32, file: &Path) -> (Child, u16) {
    let programs = programs().expect(MISSING);
    let (script, port) = started(|| try_start(&programs, None, watch(runner, file)));
    fs::write(file, port.to_string()).expect("the port can be written down");
    (script, port)
}

/// Tries until a server runs: its script, and its port.
fn started(mut start: impl FnMut() -> Result<(Child, u16), String>) -> (Child, u16) {
    let mut said = String::new();
    for _ in 0..TRIES {
        match start() {
            Ok(started) => return started,
            Err(why) => said = why,
        }
    }
    panic!("PostgreSQL does not start: {said}");
}

/// Starts a server that runs until this input of its script ends.
fn try_start(
    programs: &Path,
    certificate: Option<(&str, &str)>,
    input: Stdio,
) -> Result<(Child, u16), String> {
    let port = TcpListener::bind(("127.0.0.1", 0))
        .and_then(|listener| listener.local_addr())
        .map_err(|why| why.to_string())?
        .port();
    let mut script = as_somebody();
    if let Some((certificate, key)) = certificate {
        script.env("TLS_CERT", certificate).env("TLS_KEY", key);
    }
    script.args(["sh", "-c", SCRIPT, "sh"]).arg(programs).arg(port.to_string());
    // Nothing of the test's output may stay open when the test has ended.
    script.current_dir(std::env::temp_dir()).stdin(input).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut script = apart(&mut script).spawn().map_err(|why| why.to_string())?;
    let mut said = Vec::new();
    for line in BufReader::new(script.stdout.take().expect("it is piped")).lines().map_while(Result::ok) {
        if line == "ready" {
            return Ok((script, port));
        }
        said.push(line);
    }
    let _ = script.wait();
    Err(said.join("\n"))
}

/// What ends when the run does.
#[expect(clippy::zombie_processes, reason = "it outlives the test that starts it, and ends with the run")]
fn watch(runner: u32, file: &Path) -> Stdio {
    let mut watch = Command::new("sh");
    watch.args(["-c", WATCH, "sh", &runner.to_string()]).arg(file);
    watch.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let watch = apart(&mut watch).spawn().expect("sh runs");
    Stdio::from(watch.stdout.expect("it is piped"))
}

/// The process that runs all tests: with nextest each test has a process of its own.
fn runner() -> u32 {
    #[cfg(unix)]
    if std::env::var_os("NEXTEST").is_some() {
        return std::os::unix::process::parent_id();
    }
    std::process::id()
}

/// In a group of processes of its own: it outlives the group of the test.
fn apart(command: &mut Command) -> &mut Command {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    command
}

/// PostgreSQL refuses to run as root.
fn as_somebody() -> Command {
    let who = Command::new("id").arg("-u").output().expect("id runs");
    if who.stdout.trim_ascii() != b"0" {
        return Command::new("env");
    }
    let mut command = Command::new("runuser");
    command.args(["-u", "postgres", "--"]);
    command
}

/// The folder with the programs of the newest PostgreSQL here.
fn programs() -> Option<PathBuf> {
    let mut folders: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .map(|versions| versions.flatten().map(|version| version.path().join("bin")).collect())
        .unwrap_or_default();
    folders.sort_by_key(|folder| std::cmp::Reverse(version(folder)));
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&path));
    folders.push(PathBuf::from("/usr/local/bin"));
    folders.into_iter().find(|folder| folder.join("initdb").exists() && folder.join("pg_ctl").exists())
}

/// The version in `/usr/lib/postgresql/VERSION/bin`.
fn version(folder: &Path) -> u32 {
    let name = folder.parent().and_then(Path::file_name).and_then(|name| name.to_str());
    name.and_then(|name| name.parse().ok()).unwrap_or(0)
}
