//! PNG: the SVG picture in pixels, with fonts that the caller names.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Faces that the pictures are made for, the best first; any other will do.
const FAMILIES: [&str; 12] = [
    "Barlow Condensed",
    "Roboto Condensed",
    "Liberation Sans Narrow",
    "Arial Narrow",
    "Open Sans",
    "Arial",
    "Liberation Sans",
    "Roboto",
    "Noto Sans",
    "Helvetica",
    "DejaVu Sans Condensed",
    "DejaVu Sans",
];

/// How deep folders within folders are searched.
const DEPTH_MAX: usize = 6;

/// Why there is no PNG.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PngFault {
    /// No font in these folders: words could not be drawn.
    NoFont {
        /// The folders that were searched.
        searched: Vec<PathBuf>,
    },
    /// The picture is no SVG.
    NotSvg(String),
    /// The picture is too large to be drawn.
    TooLarge,
    /// The pixels cannot be written.
    Unwritten(String),
}

impl fmt::Display for PngFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PngFault::NoFont { searched } => {
                let folders: Vec<String> =
                    searched.iter().map(|folder| folder.display().to_string()).collect();
                write!(
                    out,
                    "no font (.ttf, .otf) in {}: install one, for example fonts-dejavu, ",
                    folders.join(", ")
                )?;
                write!(out, "or name a folder that has some")
            }
            PngFault::NotSvg(why) => write!(out, "the picture is no SVG: {why}"),
            PngFault::TooLarge => write!(out, "the picture is too large to be drawn in pixels"),
            PngFault::Unwritten(why) => write!(out, "the pixels cannot be written: {why}"),
        }
    }
}

impl std::error::Error for PngFault {}

/// Fonts for words in pixels.
#[derive(Clone)]
pub struct Fonts(Arc<fontdb::Database>);

impl fmt::Debug for Fonts {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Fonts({} faces)", self.0.len())
    }
}

/// Where fonts usually are on Linux, macOS and Windows.
pub fn font_folders() -> Vec<PathBuf> {
    [
        "/usr/share/fonts",
        "/usr/local/share/fonts",
        "/System/Library/Fonts",
        "/Library/Fonts",
        "C:\\Windows\\Fonts",
    ]
    .map(PathBuf::from)
    .to_vec()
}

impl Fonts {
    /// All fonts in these folders and the folders inside them.
    pub fn load(folders: &[PathBuf]) -> Result<Fonts, PngFault> {
        let mut database = fontdb::Database::new();
        folders.iter().for_each(|folder| load(&mut database, folder, 0));
        if database.is_empty() {
            return Err(PngFault::NoFont { searched: folders.to_vec() });
        }
        let family = FAMILIES.iter().find(|name| has(&database, name)).map(|name| (*name).to_owned());
        let any = database.faces().next().map(|face| face.families[0].0.clone());
        database.set_sans_serif_family(family.or(any).unwrap_or_default());
        Ok(Fonts(Arc::new(database)))
    }
}

fn has(database: &fontdb::Database, family: &str) -> bool {
    database.faces().any(|face| face.families.iter().any(|(name, _)| name == family))
}

/// Reads what can be read. A missing folder has no fonts. Sorted, so that the result is always the same.
fn load(database: &mut fontdb::Database, folder: &Path, depth: usize) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths.sort();
    for path in paths {
        let kind = path.extension().and_then(|kind| kind.to_str()).unwrap_or("").to_lowercase();
        if path.is_dir() && depth < DEPTH_MAX {
            load(database, &path, depth + 1);
        } else if matches!(kind.as_str(), "ttf" | "otf" | "ttc")
            && let Ok(font) = fs::read(&path)
        {
            database.load_font_data(font);
        }
    }
}

/// The SVG picture in this width, in pixels.
pub fn write(svg: &str, width: u32, fonts: &Fonts) -> Result<Vec<u8>, PngFault> {
    let options = Options { fontdb: Arc::clone(&fonts.0), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|why| PngFault::NotSvg(why.to_string()))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil() as u32;
    let mut pixels = Pixmap::new(width, height).ok_or(PngFault::TooLarge)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|why| PngFault::Unwritten(why.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_font_it_says_so() {
        let nowhere = PathBuf::from("/no/such/folder");
        let fault = Fonts::load(std::slice::from_ref(&nowhere)).expect_err("there is none");
        assert_eq!(fault, PngFault::NoFont { searched: vec![nowhere] });
        assert!(fault.to_string().contains("/no/such/folder"));
    }
}
