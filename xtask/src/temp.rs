//! A temporary folder. It is removed with everything in it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

pub(crate) struct TempDir(PathBuf);

impl TempDir {
    pub(crate) fn new() -> TempDir {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("hangar-xtask-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a temporary folder can be made");
        TempDir(folder)
    }

    /// Writes a file, with the folders above it.
    #[cfg(test)]
    pub(crate) fn write(&self, path: &str, text: &str) {
        let file = self.0.join(path);
        let folder = file.parent().expect("a file stands in a folder");
        fs::create_dir_all(folder).expect("folders can be made");
        fs::write(file, text).expect("files can be written");
    }

    #[cfg(test)]
    pub(crate) fn read(&self, path: &str) -> String {
        fs::read_to_string(self.0.join(path)).expect("the file is there")
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        // If the folder cannot be removed, it does no harm.
        let _ = fs::remove_dir_all(&self.0);
    }
}
