//! Kept texts: prose and pictures are the same as last time. `HANGAR_BLESS=1` keeps them anew.

use crate::positions::everything;
use draw::{Format, Theme, picture};
use std::fs;
use std::path::PathBuf;

#[test]
fn prose_and_pictures_are_as_they_were_kept() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/kept");
    let bless = std::env::var_os("HANGAR_BLESS").is_some();
    let mut changed = Vec::new();
    for (name, scene, speaker) in everything() {
        for (format, kind, width) in [(Format::Prose, "txt", 0), (Format::Svg, "svg", 1000)] {
            let path = folder.join(format!("{name}.{kind}"));
            let drawn =
                picture(&scene, &speaker, Theme::NightShift, width, format).expect("text cannot fail");
            if bless {
                fs::write(&path, &drawn).expect("the file can be written");
            } else if fs::read(&path).ok().as_ref() != Some(&drawn) {
                changed.push(path.display().to_string());
            }
        }
    }
    assert!(
        changed.is_empty(),
        "changed; look at them, then keep them with HANGAR_BLESS=1:\n{}",
        changed.join("\n")
    );
}
