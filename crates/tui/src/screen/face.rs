//! The face of the terminal table: what it shows now, for any game.

use super::asked::{Asked, Line};
use super::canvas::Ground;
use super::details::{Thing, find};
use super::lights::{Ghost, Lights};
use super::posing::Posing;
use super::reading::{Page, Writing};
use ratatui::layout::Rect;
use scene::{Choice, Id, Overlay, Part, Piece, Place, PoseTool, Scene, Tone};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Told {
    pub(crate) words: String,
    /// Since the looker last answered.
    pub(crate) is_new: bool,
}

/// What lies over the table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Over {
    #[default]
    Nothing,
    Help,
    /// The signs on the table.
    Signs,
    Log,
    About,
    /// What was looked up.
    Page,
}

/// The content of the screen, and what the person is about to do.
#[derive(Clone, Debug)]
pub(crate) struct Face {
    pub(crate) scene: Scene,
    pub(crate) asked: Asked,
    /// The game's question below a question of the program.
    pub(super) below: Option<Asked>,
    pub(crate) log: Vec<Told>,
    pub(crate) notice: Option<(Tone, String)>,
    /// The game, the table and who plays, line by line.
    pub(crate) about: Vec<String>,
    /// Whether others act without being shown one by one: then the table is used while they do.
    pub(crate) is_live: bool,
    /// The clock beside the headline.
    pub(crate) clock: Option<String>,
    /// Whether the table is a lesson beside the bout, to which one goes back.
    pub(crate) is_lesson: bool,
    /// What was looked up last.
    pub(super) page: Page,
    /// What is being written.
    pub(super) writing: Option<Writing>,
    /// Between two people: who is to sit down.
    pub(crate) curtain: Option<String>,
    pub(super) over: Over,
    /// How far an overlay is scrolled.
    pub(super) scrolled: u16,
    /// How far the details are scrolled.
    pub(super) read: u16,
    /// How far the table is scrolled by hand.
    pub(super) shifted: (i32, i32),
    /// The highlighted answer among the visible. With a new question there is none: Enter gives what the person
    /// has chosen, and nothing else.
    pub(super) cursor: Option<usize>,
    /// The things that the list is narrowed to.
    pub(super) narrowed: Vec<Id>,
    /// The words that the list is filtered by.
    pub(super) filter: String,
    /// The thing under inspection.
    pub(super) looked: Option<Id>,
    /// The pieces that have moved since the scene before.
    stirred: Vec<Id>,
    /// The pose that is being chosen.
    pub(super) posing: Option<Posing>,
    /// The digits typed so far.
    pub(super) typed: String,
    /// How many lines the list, the list with its texts, and the question of the game needed last.
    pub(super) needed: [u16; 3],
    /// Whether the last question of the game was about something that lies on no board.
    pub(super) divides: bool,
    /// Where everything was drawn last.
    pub(super) drawn: Drawn,
}

/// Where everything was drawn.
#[derive(Clone, Default, Debug)]
pub(super) struct Drawn {
    pub(super) things: Vec<(Rect, Id)>,
    /// The lines of the visible answers.
    pub(super) lines: Vec<(Rect, usize)>,
    /// Where an amount is changed by a click: the line, and by how much.
    pub(super) changes: Vec<(Rect, usize, isize)>,
    /// Where a pose is chosen by a click.
    pub(super) ground: Option<Ground>,
    /// The details, and how far they can be scrolled.
    pub(super) details: (Rect, u16),
    /// The last of what happened.
    pub(super) log: Rect,
    /// Whether there was room.
    pub(super) fits: bool,
}

impl Face {
    pub(crate) fn new(scene: Scene, asked: Asked) -> Face {
        let mut face = Face {
            scene,
            asked,
            below: None,
            log: Vec::new(),
            notice: None,
            about: Vec::new(),
            is_live: false,
            clock: None,
            is_lesson: false,
            page: Page::default(),
            writing: None,
            curtain: None,
            over: Over::Nothing,
            scrolled: 0,
            read: 0,
            shifted: (0, 0),
            cursor: None,
            narrowed: Vec::new(),
            filter: String::new(),
            looked: None,
            stirred: Vec::new(),
            posing: None,
            typed: String::new(),
            needed: [0; 3],
            divides: false,
            drawn: Drawn::default(),
        };
        face.restart();
        face
    }

    /// Shows another scene with its question; what belonged to the last question is forgotten.
    pub(crate) fn turn(&mut self, scene: Scene, asked: Asked) {
        self.stirred = stirred(&self.scene, &scene);
        self.scene = scene;
        self.below = None;
        self.notice = None;
        self.curtain = None;
        self.looked = None;
        (self.scrolled, self.read) = (0, 0);
        self.shifted = (0, 0);
        self.over = Over::Nothing;
        self.writing = None;
        self.ask(asked);
    }

    /// Shows what has changed around the same question; what the person has begun goes on.
    pub(crate) fn freshen(&mut self, scene: Scene) {
        self.scene = scene;
    }

    /// Asks something besides what the game asks; that comes back by [`Face::withdraw`].
    pub(crate) fn interpose(&mut self, asked: Asked) {
        let game = std::mem::replace(&mut self.asked, asked);
        self.below.get_or_insert(game);
        self.looked = None;
        self.restart();
    }

    /// Takes the program's own question back.
    pub(crate) fn withdraw(&mut self) {
        if let Some(game) = self.below.take() {
            self.ask(game);
        }
    }

    fn ask(&mut self, asked: Asked) {
        self.asked = asked;
        self.restart();
    }

    fn restart(&mut self) {
        self.cursor = None;
        self.narrowed.clear();
        self.filter.clear();
        self.typed.clear();
        self.posing = None;
    }

    /// Whether something lies over the table, or is looked at or written.
    pub(super) fn is_read(&self) -> bool {
        self.over != Over::Nothing || self.looked.is_some() || self.writing.is_some()
    }

    /// The answers that fit what the list is narrowed to and filtered by, by their places in the whole list.
    pub(super) fn visible(&self) -> Vec<usize> {
        let fits = |line: &Line| {
            self.narrowed.iter().all(|id| line.things().contains(id)) && line.has_words(&self.filter)
        };
        (0..self.asked.lines.len()).filter(|&place| fits(&self.asked.lines[place])).collect()
    }

    /// The highlighted answer, by its place in the whole list.
    pub(super) fn highlighted(&self) -> Option<usize> {
        self.visible().get(self.cursor?).copied()
    }

    /// The highlighted line.
    pub(super) fn in_hand(&self) -> Option<&Line> {
        self.asked.lines.get(self.highlighted()?)
    }

    /// The answer that the table shows: where the line is of the game.
    pub(super) fn shown(&self) -> Option<&Choice> {
        self.in_hand().and_then(Line::choice)
    }

    /// The things that are lit on the table.
    pub(super) fn lights(&self) -> Lights {
        let mut lights = Lights { looked: self.looked.clone(), ..Lights::default() };
        let visible = self.visible();
        lights.may = visible.iter().flat_map(|&place| self.asked.lines[place].things()).cloned().collect();
        lights.overlay(&self.scene, &self.scene.overlays);
        let tools = self.scene.prompt.pose.iter().flat_map(PoseTool::all);
        let shown = self.posing.as_ref().map(|posing| &posing.tool).or(self.scene.prompt.pose.as_ref());
        lights.hidden = tools
            .map(|tool| &tool.piece)
            .filter(|id| shown.is_some_and(|it| it.piece != **id))
            .cloned()
            .collect();
        if let Some(posing) = &self.posing {
            let (piece, pose) = (posing.tool.piece.clone(), posing.pose);
            // It is where it is placed, not where it stood.
            lights.may.remove(&piece);
            lights.ghost = Some(Ghost { piece, pose, is_refused: posing.is_refused() });
            return lights;
        }
        if let Some(choice) = self.shown() {
            lights.chosen = choice.things.iter().cloned().collect();
            lights.overlay(&self.scene, &choice.preview);
        }
        lights
    }

    /// Whether an answer concerns something that lies on no board.
    pub(super) fn asks_off_board(&self) -> bool {
        let is_off = |id: &Id| {
            find(&self.scene, id).is_some_and(|thing| !matches!(thing, Thing::Cell(..) | Thing::Piece(..)))
        };
        self.asked.lines.iter().flat_map(Line::things).any(is_off)
    }

    /// The pieces of the seats on the boards, the looker's first.
    fn robots(&self) -> Vec<Id> {
        let own = |piece: &&Piece| piece.tone == Tone::Side(self.scene.looker.unwrap_or(u8::MAX));
        let is_robot = |piece: &&Piece| matches!(piece.tone, Tone::Side(_));
        let (own, others): (Vec<&Piece>, Vec<&Piece>) = pieces(&self.scene).filter(is_robot).partition(own);
        own.into_iter().chain(others).map(|piece| piece.id.clone()).collect()
    }

    /// The things that the table must show, the most important first: the placed one, the inspected one, those of
    /// the highlighted answer; or else where everybody stands and what any answer concerns, or what has moved.
    pub(super) fn focus(&self) -> Vec<Id> {
        if let Some(posing) = &self.posing {
            return vec![posing.tool.piece.clone()];
        }
        if let Some(looked) = &self.looked {
            return vec![looked.clone()];
        }
        if let Some(line) = self.in_hand() {
            let preview = line.choice().map(|choice| choice.preview.as_slice()).unwrap_or_default();
            let own = line.things().iter().chain(preview.iter().flat_map(drawn_on));
            let own: Vec<Id> = own.cloned().collect();
            if !own.is_empty() {
                return own;
            }
        }
        let asked: Vec<Id> = self.asked.lines.iter().flat_map(Line::things).cloned().collect();
        let told = self.scene.overlays.iter().flat_map(drawn_on).cloned();
        match asked.is_empty() {
            true => self.stirred.iter().cloned().chain(told).chain(self.robots()).collect(),
            // Who decides wants to see where everybody stands.
            false => self.robots().into_iter().chain(asked).collect(),
        }
    }
}

/// The things that an overlay is drawn on.
fn drawn_on(overlay: &Overlay) -> Vec<&Id> {
    match overlay {
        Overlay::Path(ids) | Overlay::Things { ids, .. } => ids.iter().collect(),
        Overlay::Line { from, to, .. } => vec![from, to],
        Overlay::Mark { on, .. } | Overlay::Forecast { on, .. } => vec![on],
        Overlay::Sight(sight) => vec![&sight.from, &sight.to],
        Overlay::Arc(arc) => vec![&arc.of],
        Overlay::Push(push) => std::iter::once(&push.of).chain(push.way.iter().filter_map(thing)).collect(),
        Overlay::Trace(trace) => vec![&trace.of],
        Overlay::Ruler(ruler) => [&ruler.from, &ruler.to].into_iter().filter_map(thing).collect(),
        Overlay::Template(template) => thing(&template.at).into_iter().collect(),
        Overlay::Label(label) => thing(&label.at).into_iter().collect(),
        Overlay::Cells { .. } | Overlay::Area { .. } | Overlay::Odds { .. } => Vec::new(),
    }
}

fn thing(place: &Place) -> Option<&Id> {
    match place {
        Place::Thing(id) => Some(id),
        Place::Hex(_) | Place::Point(_) => None,
    }
}

/// The pieces that stand elsewhere than before, or were not there.
fn stirred(before: &Scene, after: &Scene) -> Vec<Id> {
    let stood: Vec<&Piece> = pieces(before).collect();
    if stood.is_empty() {
        return Vec::new();
    }
    let is_new = |piece: &&Piece| !stood.iter().any(|old| old.id == piece.id && old.spot == piece.spot);
    pieces(after).filter(is_new).map(|piece| piece.id.clone()).collect()
}

fn pieces(scene: &Scene) -> impl Iterator<Item = &Piece> {
    let boards = scene.parts.iter().filter_map(|part| match part {
        Part::Board(board) => Some(board),
        _ => None,
    });
    boards.flat_map(|board| &board.pieces)
}
