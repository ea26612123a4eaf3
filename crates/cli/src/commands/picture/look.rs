//! How a position is looked at, and where the picture goes.

use crate::commands::Desk;
use catalog::Playable;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use draw::{Fonts, Format, PngFault, Theme, font_folders, picture};
use kernel::{Bout, Seat, Waiting};
use scene::Scene;
use std::fs::OpenOptions;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::path::{Path, PathBuf};
use tui::edge::files::shown;
use tui::edge::stage::harmless;
use tui::failure::{Failure, Run};
use tui::film::{Eyes, eyes_of};
use tui::line::scene_of;
use words::{Message, Speaker};

/// The widest picture; with the tallest table its pixels still fit into memory.
const WIDTH_MAX: i64 = 4096;

/// The package with fonts that a help names.
const FONTS_PACKAGE: &str = "fonts-dejavu";

/// The point of view, the colours, and the output.
#[derive(Args, Debug)]
pub(super) struct LookArgs {
    /// Whose view: a seat such as `A`, or `spectator` [default: the seat to move]
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
    /// The colours
    #[arg(long, value_name = "THEME", default_value_t, value_parser = themes())]
    theme: Theme,
    /// The width in pixels
    #[arg(long, value_name = "PX", default_value_t = draw::svg::WIDTH, value_parser = widths())]
    width: u32,
    /// The format [default: what the file's name ends in; text without a file]
    #[arg(long, value_name = "FORMAT", value_enum)]
    format: Option<Kind>,
    /// The file for the picture [default: `-`, the output]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Overwrite a file that exists
    #[arg(long)]
    force: bool,
    /// A folder with fonts for PNG, in place of the system's; can be given several times
    #[arg(long, value_name = "DIR")]
    fonts: Vec<PathBuf>,
}

/// The source of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Kind {
    /// Lines and shapes, for browsers and print
    Svg,
    /// Pixels
    Png,
    /// Plain lines of text
    Text,
}

fn themes() -> impl TypedValueParser<Value = Theme> {
    PossibleValuesParser::new(Theme::ALL.map(Theme::name)).try_map(|name| name.parse::<Theme>())
}

fn widths() -> impl TypedValueParser<Value = u32> {
    clap::value_parser!(u32).range(i64::from(draw::svg::WIDTH_MIN)..=WIDTH_MAX)
}

/// Draws the position and puts the picture where it is wanted. Whether that is a file.
pub(super) fn show<G: Playable>(desk: &mut Desk<'_>, bout: &Bout<G>, look: &LookArgs) -> Run<bool> {
    let file = look.file();
    let kind = look.kind()?;
    let looker = look.looker(bout)?;
    let drawn = look.drawn(&scene_of(bout, looker), desk.speaker, kind)?;
    match (file, kind) {
        (Some(file), _) => {
            let bytes = if kind == Kind::Text { tamed(&drawn).into_bytes() } else { drawn };
            write(file, &bytes, look.force)?;
            let who = looker.map_or(Message::new("cli-picture-spectator"), |seat| {
                Message::new("tui-seat").with("seat", G::seat_word(seat))
            });
            let what = Message::new("cli-picture-written").with("file", shown(file)).with("who", who);
            desk.stage.say(&what)?;
        }
        (None, Kind::Text) => {
            tamed(&drawn).lines().try_for_each(|line| desk.stage.text(line))?;
        }
        (None, Kind::Svg | Kind::Png) => {
            desk.stage.flush()?;
            let mut output = io::stdout();
            output.write_all(&drawn)?;
            output.flush()?;
        }
    }
    Ok(file.is_some())
}

impl LookArgs {
    fn file(&self) -> Option<&Path> {
        self.output.as_deref().filter(|file| *file != Path::new("-"))
    }

    fn kind(&self) -> Result<Kind, Failure> {
        let kind = match (self.format, self.file()) {
            (Some(kind), _) => kind,
            (None, None) => Kind::Text,
            (None, Some(file)) => kind_of(file).ok_or_else(|| {
                let what = Message::new("cli-picture-format").with("file", shown(file));
                Failure::usage(what).help(Message::new("cli-picture-format-help"))
            })?,
        };
        if kind == Kind::Png && self.file().is_none() && io::stdout().is_terminal() {
            let what = Message::new("cli-picture-terminal");
            return Err(Failure::usage(what).help(Message::new("cli-picture-terminal-help")));
        }
        Ok(kind)
    }

    /// The named seat, else the first seat that is asked, else a spectator.
    fn looker<G: Playable>(&self, bout: &Bout<G>) -> Result<Option<Seat>, Failure> {
        let Some(word) = &self.seat else {
            return Ok(match bout.waiting() {
                Waiting::Seats(seats) => seats.iter().next(),
                Waiting::Chance(_) | Waiting::Over => None,
            });
        };
        match eyes_of::<G>(word, bout.seats()) {
            Some(Eyes::Seat(seat)) => Ok(Some(seat)),
            Some(Eyes::Spectator) => Ok(None),
            Some(Eyes::All) | None => {
                let last = G::seat_word(Seat(bout.seats().saturating_sub(1)));
                let help = Message::new("cli-picture-seat-help").with("first", G::seat_word(Seat(0)));
                let what = Message::new("cli-replay-seat").with("seat", word.as_str());
                Err(Failure::usage(what).help(help.with("last", last)))
            }
        }
    }

    fn drawn(&self, scene: &Scene, speaker: &Speaker, kind: Kind) -> Result<Vec<u8>, Failure> {
        let draw = |format: Format<'_>| picture(scene, speaker, self.theme, self.width, format);
        let drawn = match kind {
            Kind::Svg => draw(Format::Svg),
            Kind::Text => draw(Format::Prose),
            Kind::Png => {
                let folders = if self.fonts.is_empty() { font_folders() } else { self.fonts.clone() };
                Fonts::load(&folders).and_then(|fonts| draw(Format::Png(&fonts)))
            }
        };
        drawn.map_err(|fault| undrawn(&fault))
    }
}

/// The format that the end of a file's name means.
fn kind_of(file: &Path) -> Option<Kind> {
    match file.extension()?.to_str()?.to_lowercase().as_str() {
        "svg" => Some(Kind::Svg),
        "png" => Some(Kind::Png),
        "txt" => Some(Kind::Text),
        _ => None,
    }
}

/// The text without what could command a terminal.
fn tamed(text: &[u8]) -> String {
    String::from_utf8_lossy(text).lines().map(|line| harmless(line) + "\n").collect()
}

fn undrawn(fault: &PngFault) -> Failure {
    match fault {
        PngFault::NoFont { searched } => {
            let folders: Vec<String> = searched.iter().map(|folder| shown(folder)).collect();
            let what = Message::new("cli-picture-no-font").with("folders", folders.join(", "));
            let help = Message::new("cli-picture-no-font-help").with("package", FONTS_PACKAGE);
            Failure::failed(what).help(help)
        }
        PngFault::TooLarge => Failure::usage(Message::new("cli-picture-too-large"))
            .help(Message::new("cli-picture-too-large-help")),
        PngFault::NotSvg(why) | PngFault::Unwritten(why) => {
            Failure::failed(Message::new("cli-picture-undrawn").with("why", why.as_str()))
        }
    }
}

/// Writes the file; never over another one, unless that is wanted.
fn write(file: &Path, bytes: &[u8], force: bool) -> Result<(), Failure> {
    let mut options = OpenOptions::new();
    options.write(true).create(force).truncate(force).create_new(!force);
    options.open(file).and_then(|mut open| open.write_all(bytes)).map_err(|error| {
        if error.kind() == ErrorKind::AlreadyExists {
            let what = Message::new("tui-save-exists").with("file", shown(file));
            return Failure::usage(what).help(Message::new("cli-picture-exists-help"));
        }
        let what = Message::new("cli-not-written").with("file", shown(file));
        Failure::input(what.with("why", error.to_string()))
    })
}
