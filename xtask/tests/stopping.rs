//! Ctrl-C at the terminal: the workshop hears it, and ends what it runs with all that was started.
#![cfg(unix)]

use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::process::{Command, Stdio};

/// What the workshop takes for cargo: it hangs, and so does its child.
const HANGS: &str = "#!/bin/sh\nsleep 600 &\necho \"child $!\"\nwait\nsleep 600\n";

/// Whether the process of this number runs; one that ended and was not fetched yet does not.
fn runs(number: &str) -> bool {
    let told = Command::new("ps").args(["-o", "stat=", "-p", number]).output().expect("ps runs");
    let state = String::from_utf8_lossy(&told.stdout).trim().to_owned();
    !state.is_empty() && !state.starts_with('Z')
}

#[test]
fn ctrl_c_ends_what_runs_with_all_that_it_started() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("stopping");
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let cargo = folder.join("cargo");
    std::fs::write(&cargo, HANGS).expect("it can be written");
    std::fs::set_permissions(&cargo, PermissionsExt::from_mode(0o755)).expect("it can be run");
    let mut xtask = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["types"])
        .env("CARGO", &cargo)
        .stdout(Stdio::piped())
        .spawn()
        .expect("xtask runs");
    let lines = BufReader::new(xtask.stdout.take().expect("it is piped")).lines().map_while(Result::ok);
    let child = lines.into_iter().find_map(|line| line.strip_prefix("child ").map(str::to_owned));
    let child = child.expect("the child is told as soon as it runs");
    assert!(runs(&child));
    let told = Command::new("kill").args(["-INT", &xtask.id().to_string()]).status().expect("kill runs");
    assert!(told.success());
    let status = xtask.wait().expect("it ends");
    assert_eq!(status.code(), Some(130), "{status}");
    assert!(!runs(&child), "the child goes on");
}
