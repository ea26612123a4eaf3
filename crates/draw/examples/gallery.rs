//! Draws every draft and every kept position, in all themes and two widths, into a folder.
//!
//! `cargo run -p draw --example gallery -- FOLDER`

#[path = "../tests/it/positions/mod.rs"]
mod positions;

use draw::svg::{Look, write_as, write_glyph};
use draw::{Fonts, Theme, png};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("name a folder")?);
    fs::create_dir_all(&folder)?;
    let fonts = Fonts::load(&draw::font_folders())?;
    for (name, scene, speaker) in &positions::everything() {
        for theme in Theme::ALL {
            for width in [1200, 360] {
                let svg = write_as(scene, speaker, Look { theme, width, chosen: None });
                save(&folder, &format!("{name}-{theme}-{width}"), &svg, width, &fonts)?;
            }
        }
        for chosen in 0..scene.prompt.choices.len().min(4) {
            let look = Look { chosen: Some(chosen), ..Look::new(Theme::NightShift) };
            let svg = write_as(scene, speaker, look);
            save(&folder, &format!("{name}-chosen-{}", chosen + 1), &svg, look.width, &fonts)?;
        }
    }
    for name in GLYPHS {
        for side in [24, 400] {
            let svg = write_glyph(name, Theme::NightShift, side);
            save(&folder, &format!("glyph-{name}-{side}"), &svg, side, &fonts)?;
        }
    }
    Ok(())
}

fn save(folder: &Path, name: &str, svg: &str, width: u32, fonts: &Fonts) -> Result<(), Box<dyn Error>> {
    fs::write(folder.join(format!("{name}.svg")), svg)?;
    fs::write(folder.join(format!("{name}.png")), png::write(svg, width, fonts)?)?;
    Ok(())
}

const GLYPHS: [&str; 17] = [
    "bot-plain",
    "bot-klutz",
    "bot-donor",
    "bot-beacon",
    "bot-shutter",
    "bot-lift",
    "bot-deploy",
    "bot-parcel",
    "bot-recall",
    "bot-sink",
    "bot-guzzle",
    "bot-crush",
    "bot-swap",
    "bot-flare",
    "bot-skewer",
    "bot-trample",
    "unknown",
];
