//! A PostgreSQL server for the tests: started on a free port, ended and removed with the test, however
//! the test ends.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
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
shared_buffers = 16MB
max_connections = 40
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

/// A running server. It ends when this is dropped.
#[derive(Debug)]
pub(crate) struct Postgres {
    programs: PathBuf,
    port: u16,
    /// How connections to it are encrypted.
    mode: &'static str,
    made: AtomicU32,
    script: Child,
    /// When it closes, the script stops the server.
    input: Option<ChildStdin>,
}

impl Postgres {
    /// Starts a server; fails the test, with what to install, where there is none.
    pub(crate) fn start() -> Postgres {
        Postgres::start_with(None)
    }

    /// The same; with a certificate and its key, as PEM, it takes encrypted connections alone.
    pub(crate) fn start_with(certificate: Option<(&str, &str)>) -> Postgres {
        let programs = programs().expect(MISSING);
        let mut said = String::new();
        for _ in 0..TRIES {
            match Postgres::try_start(&programs, certificate) {
                Ok(server) => return server,
                Err(why) => said = why,
            }
        }
        panic!("PostgreSQL does not start: {said}");
    }

    /// The URL of a new, empty database.
    pub(crate) fn fresh(&self) -> String {
        let name = format!("test_{}", self.made.fetch_add(1, Ordering::Relaxed));
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

    fn try_start(programs: &Path, certificate: Option<(&str, &str)>) -> Result<Postgres, String> {
        let port = TcpListener::bind(("127.0.0.1", 0))
            .and_then(|listener| listener.local_addr())
            .map_err(|why| why.to_string())?
            .port();
        let mut script = as_somebody();
        if let Some((certificate, key)) = certificate {
            script.env("TLS_CERT", certificate).env("TLS_KEY", key);
        }
        let mode = if certificate.is_some() { "require" } else { "disable" };
        let mut script = script
            .args(["sh", "-c", SCRIPT, "sh"])
            .arg(programs)
            .arg(port.to_string())
            .current_dir(std::env::temp_dir())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|why| why.to_string())?;
        let input = script.stdin.take();
        let mut said = Vec::new();
        for line in BufReader::new(script.stdout.take().expect("it is piped")).lines().map_while(Result::ok) {
            if line == "ready" {
                let (programs, made) = (programs.to_owned(), AtomicU32::new(0));
                return Ok(Postgres { programs, port, mode, made, script, input });
            }
            said.push(line);
        }
        let _ = script.wait();
        Err(said.join("\n"))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.input = None;
        let _ = self.script.wait();
    }
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
