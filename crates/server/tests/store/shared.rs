//! The PostgreSQL server that all tests of a run share.

use std::net::TcpStream;
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::postgres::{Postgres, started_for};

#[test]
fn a_shared_server_ends_with_the_runner_of_the_tests() {
    let folder = TempDir::new().expect("a folder can be made");
    let file = folder.path().join("postgres");
    let mut runner = Command::new("sleep").arg("600").stdout(Stdio::null()).spawn().expect("sleep runs");
    let (mut script, port) = started_for(runner.id(), &file);
    assert_eq!(std::fs::read_to_string(&file).expect("it is told"), port.to_string());
    TcpStream::connect(("127.0.0.1", port)).expect("it listens");
    // Killed, so that it has no chance to end anything itself.
    runner.kill().expect("it runs");
    runner.wait().expect("it ends");
    script.wait().expect("the script ends, and the server with it");
    assert!(TcpStream::connect(("127.0.0.1", port)).is_err(), "it still listens");
    assert!(!file.exists(), "the next run would look for it");
}

#[test]
fn databases_of_a_shared_server_are_different() {
    let (one, other) = (Postgres::shared(), Postgres::shared());
    let name = |url: &str| url.rsplit_once('/').expect("a name").1.to_owned();
    let address = |url: &str| url.rsplit_once('/').expect("an address").0.to_owned();
    let (first, second) = (one.fresh(), other.fresh());
    assert_eq!(address(&first), address(&second));
    assert_ne!(name(&first), name(&second));
}
