//! Scenes as prose, SVG and PNG. Sizes, colours and floats are here.
//!
//! [`picture`] does everything in one call:
//!
//! ```no_run
//! # fn show(scene: &scene::Scene, speaker: &words::Speaker) -> Result<(), draw::PngFault> {
//! let fonts = draw::Fonts::load(&draw::font_folders())?;
//! let png = draw::picture(scene, speaker, draw::Theme::NightShift, 1200, draw::Format::Png(&fonts))?;
//! # Ok(())
//! # }
//! ```
//!
//! - [`prose`]: plain lines, for pipes and screen readers.
//! - [`svg`]: a complete picture of the table, the same for the same scene.
//! - [`png`]: that picture in pixels.

mod chance;
pub mod png;
pub mod prose;
pub mod svg;
mod theme;

pub use png::{Fonts, PngFault, font_folders};
pub use theme::Theme;

use scene::Scene;
use words::Speaker;

/// The format of a picture.
#[derive(Clone, Copy, Debug)]
pub enum Format<'a> {
    /// Plain lines of text. Theme and width do not matter.
    Prose,
    /// SVG.
    Svg,
    /// PNG, with these fonts.
    Png(&'a Fonts),
}

/// The scene in this format and width (in pixels), in the speaker's language. Only PNG can fail.
pub fn picture(
    scene: &Scene,
    speaker: &Speaker,
    theme: Theme,
    width: u32,
    format: Format<'_>,
) -> Result<Vec<u8>, PngFault> {
    let look = svg::Look { theme, width, chosen: None };
    match format {
        Format::Prose => Ok((prose::write(scene, speaker).join("\n") + "\n").into_bytes()),
        Format::Svg => Ok(svg::write_as(scene, speaker, look).into_bytes()),
        Format::Png(fonts) => png::write(&svg::write_as(scene, speaker, look), width, fonts),
    }
}
