//! Scenes: what a seat sees, as a tree of visible things from a small vocabulary.
//!
//! A game turns a view into a [`Scene`]; renderers turn scenes into a browser table, a terminal
//! table, a picture, and plain prose. A scene holds integers and words, and nothing that its seat
//! may not know.
//!
//! - [`Board`]: hexes with layers, heights and marks on their edges, or a free plane in millimetres;
//!   [`Piece`]s stand on it.
//! - [`Panel`]: what belongs together, usually one for each seat.
//! - [`Zone`]: a stack, fan, row, grid, track, sealed tray or pile of life of [`Card`]s and [`Token`]s.
//! - [`Gauge`], [`Tray`] of dice, [`Order`] of what will resolve.
//! - [`Prompt`]: who owes an answer, the question in words, and the [`Choice`]s, each bound to the
//!   things it concerns.
//! - [`Overlay`]s, drawn over the table: ways, lines, odds, forecasts, and what is measured: arcs, sight, distances,
//!   swept ways, pushes, templates, labels.
//! - [`Picture`]: the drawing of a card, composed of marks from what it does.
//! - [`delta`]: what changed from one scene to the next.
//! - [`Beat`]s, beside scenes: what happened, moment by moment.
//!
//! Whatever is drawn is also said: an overlay that measures has its words, a piece of a line of sight its reason. Prose,
//! screen readers and the terminal's details say them; none of them adds words of its own.
//!
//! Things have ids ([`Id`]) that name places and pieces in view and stay the same from scene to
//! scene. A hidden thing has no identity beyond its place.

mod beat;
mod board;
mod check;
pub mod delta;
mod digest;
mod id;
mod measure;
mod part;
mod picture;
mod print;
mod prompt;
mod tone;
mod usual;

pub use beat::{Beat, BeatKind, Flying};
pub use board::{Board, Cell, Field, Hex, HexEdge, Hexes, Piece, Plane, Point, Pose, Shape, Spot, Top};
pub use check::{Fault, faults};
pub use digest::digest;
pub use id::Id;
pub use measure::{Arc, Label, Place, Push, Ruler, Seen, Segment, Sight, Sweep, Template, Trace};
pub use part::{
    Card, Die, DieState, Face, Gauge, Item, Layout, Number, Order, Panel, Part, Token, Tray, Zone,
};
pub use picture::{DEEDS_MAX, Deed, Picture, figure};
pub use print::Print;
pub use prompt::{Amount, Choice, Outlook, Overlay, PoseTool, Prompt, Role};
pub use tone::{Glyph, Mark, Tone};

pub use words::Message;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What one seat, or a spectator, sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Scene {
    /// The game's name in commands and files: the renderer's accent.
    pub game: String,
    /// One line with the state of the bout: whose turn it is, which phase.
    pub headline: Message,
    /// Who looks: the number of a seat, or a spectator.
    pub looker: Option<u8>,
    /// How many seats the table has.
    pub seats: u8,
    /// The visible things, the most important first.
    pub parts: Vec<Part>,
    /// The overlays on the table now: an attack in progress, a line of fire.
    pub overlays: Vec<Overlay>,
    /// Which seats owe an answer, and the question.
    pub prompt: Prompt,
    /// How the bout ended, if it did.
    pub outcome: Option<Message>,
}

impl Scene {
    /// A table with nothing on it yet, for `Scene { parts, prompt, ..Scene::of(…) }`. Once the bout is over, the
    /// headline says how it ended.
    pub fn of(
        game: &str,
        looker: Option<impl Into<u8>>,
        seats: u8,
        headline: Message,
        is_over: bool,
    ) -> Scene {
        Scene {
            game: game.to_owned(),
            outcome: is_over.then(|| headline.clone()),
            headline,
            looker: looker.map(Into::into),
            seats,
            parts: Vec::new(),
            overlays: Vec::new(),
            prompt: Prompt::new([0; 0], None, Vec::new()),
        }
    }

    /// How the bout ended, where that is more than the headline says: by which road, with which figures.
    pub fn verdict(&self) -> Option<&Message> {
        self.outcome.as_ref().filter(|outcome| **outcome != self.headline)
    }

    /// The answer for which this cell would stand, or the cell under this piece: its refusal says why not.
    ///
    /// ```
    /// use scene::{Id, Message, Prompt, Scene};
    ///
    /// let prompt = Prompt::default().trying("at {cell}");
    /// let scene = Scene { prompt, ..Scene::of("toy", None::<u8>, 1, Message::new("toy"), false) };
    /// // There is no board, and no cell on it.
    /// assert_eq!(scene.tried(&Id::of("hex", "5F")), None);
    /// ```
    pub fn tried(&self, thing: &Id) -> Option<String> {
        let answer = self.prompt.why_not.as_ref()?;
        let cell = self.boards().into_iter().find_map(|board| board.cell_under(thing))?;
        let place = cell.id.as_str().rsplit([':', '/']).next()?;
        Some(answer.replace("{cell}", place))
    }

    /// All boards, those in panels too.
    pub fn boards(&self) -> Vec<&Board> {
        boards(&self.parts)
    }
}

fn boards(parts: &[Part]) -> Vec<&Board> {
    let boards = parts.iter().flat_map(|part| match part {
        Part::Board(board) => vec![board],
        Part::Panel(panel) => boards(&panel.parts),
        Part::Zone(_) | Part::Gauge(_) | Part::Tray(_) | Part::Order(_) | Part::Note(_) => Vec::new(),
    });
    boards.collect()
}
