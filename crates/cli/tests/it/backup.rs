//! A running server is backed up by somebody else's program, and restored elsewhere.

use crate::hangar::{Home, Ran};
use crate::join::Server;

#[test]
fn a_backup_of_a_running_server_is_restored_elsewhere() {
    let home = Home::new();
    let _running = Server::start(&home);
    let back_up = || home.run(&["backup", "kept.backup", "--data", "server"], "");
    back_up().ends(0).says("kept.backup");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let about = std::fs::metadata(home.path.join("kept.backup")).expect("the backup is there");
        assert_eq!(about.permissions().mode() & 0o777, 0o600, "it is nobody else's to read");
    }
    let kept = std::fs::read(home.path.join("kept.backup")).expect("a backup");
    let again: Ran = back_up();
    assert_ne!(again.code, 0, "a backup is not written over");
    assert_eq!(std::fs::read(home.path.join("kept.backup")).expect("a backup"), kept);
    home.run(&["restore", "kept.backup", "--data", "elsewhere"], "").ends(0);
    assert!(home.path.join("elsewhere").is_dir());
}
