//! The face of the terminal table: what it shows now, whatever game it is.

use super::lights::Lights;
use scene::{Choice, Id, Scene, Tone};

/// What the question is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Subject {
    /// The game asks.
    Game,
    /// Somebody else acts.
    Others,
    /// Whether to resign.
    Resign,
    /// Whether to give this answer, which loses for certain.
    Lose(usize),
    /// The bout is over: another one?
    Over,
}

/// A question with its answers.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) subject: Subject,
    pub(crate) question: String,
    pub(crate) lines: Vec<Line>,
}

/// An answer in the list.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) words: String,
    /// What it is bound to, if it is the game's.
    pub(crate) choice: Option<Choice>,
}

impl Line {
    /// An answer that is bound to nothing.
    pub(crate) fn bare(words: String) -> Line {
        Line { words, choice: None }
    }

    fn things(&self) -> &[Id] {
        self.choice.as_ref().map_or(&[], |choice| &choice.things)
    }
}

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
    Log,
}

/// What is shown, and what the person at the screen is about to do.
#[derive(Clone, Debug)]
pub(crate) struct Face {
    pub(crate) scene: Scene,
    pub(crate) asked: Asked,
    /// The game's question below a question of the program.
    pub(super) below: Option<Asked>,
    pub(crate) log: Vec<Told>,
    pub(crate) notice: Option<(Tone, String)>,
    /// Between two people: who is to sit down.
    pub(crate) curtain: Option<String>,
    pub(super) over: Over,
    /// How far an overlay or the details are scrolled.
    pub(super) scrolled: u16,
    /// How far the table is scrolled by hand.
    pub(super) shifted: (i32, i32),
    /// The highlighted answer among the visible.
    pub(super) cursor: usize,
    /// Whether the person has moved the highlight: only then the table shows what it would bring.
    pub(super) moved: bool,
    /// The things that the list is narrowed to.
    pub(super) narrowed: Vec<Id>,
    /// The thing under inspection.
    pub(super) looked: Option<Id>,
    /// The digits typed so far.
    pub(super) typed: String,
    /// How many lines the list and the question of the game needed last.
    pub(super) needed: (u16, u16),
    /// Where everything was drawn last.
    pub(super) drawn: Drawn,
}

/// Where everything was drawn.
#[derive(Clone, Default, Debug)]
pub(super) struct Drawn {
    pub(super) things: Vec<(ratatui::layout::Rect, Id)>,
    /// The lines of the visible answers.
    pub(super) lines: Vec<(ratatui::layout::Rect, usize)>,
    /// Whether there was room.
    pub(super) fits: bool,
}

impl Face {
    pub(crate) fn new(scene: Scene, asked: Asked) -> Face {
        Face {
            scene,
            asked,
            below: None,
            log: Vec::new(),
            notice: None,
            curtain: None,
            over: Over::Nothing,
            scrolled: 0,
            shifted: (0, 0),
            cursor: 0,
            moved: false,
            narrowed: Vec::new(),
            looked: None,
            typed: String::new(),
            needed: (0, 0),
            drawn: Drawn::default(),
        }
    }

    /// Shows another scene with its question; what belonged to the last question is forgotten.
    pub(crate) fn turn(&mut self, scene: Scene, asked: Asked) {
        self.scene = scene;
        self.below = None;
        self.notice = None;
        self.curtain = None;
        self.looked = None;
        self.scrolled = 0;
        self.shifted = (0, 0);
        self.over = Over::Nothing;
        self.ask(asked);
    }

    /// Asks something besides what the game asks; that comes back by [`Face::withdraw`].
    pub(crate) fn interpose(&mut self, asked: Asked) {
        let game = std::mem::replace(&mut self.asked, asked);
        self.below.get_or_insert(game);
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
        self.cursor = 0;
        self.moved = false;
        self.narrowed.clear();
        self.typed.clear();
    }

    /// The answers that fit what the list is narrowed to, by their places in the whole list.
    pub(super) fn visible(&self) -> Vec<usize> {
        let fits = |line: &Line| self.narrowed.iter().all(|id| line.things().contains(id));
        (0..self.asked.lines.len()).filter(|&place| fits(&self.asked.lines[place])).collect()
    }

    /// The highlighted answer, by its place in the whole list.
    pub(super) fn highlighted(&self) -> Option<usize> {
        self.visible().get(self.cursor).copied()
    }

    /// What is lit on the table.
    pub(super) fn lights(&self) -> Lights {
        let mut lights = Lights { looked: self.looked.clone(), ..Lights::default() };
        let visible = self.visible();
        lights.may = visible.iter().flat_map(|&place| self.asked.lines[place].things()).cloned().collect();
        lights.overlay(&self.scene.overlays);
        let shown = if self.moved { self.highlighted() } else { None };
        if let Some(choice) = shown.and_then(|place| self.asked.lines[place].choice.as_ref()) {
            lights.chosen = choice.things.iter().cloned().collect();
            lights.overlay(&choice.preview);
        }
        lights
    }

    /// The thing that the table must show: the inspected one, or the first of the highlighted answer.
    pub(super) fn focus(&self) -> Option<Id> {
        let highlighted = || {
            let place = self.highlighted().filter(|_| self.moved)?;
            self.asked.lines[place].things().first().cloned()
        };
        self.looked.clone().or_else(highlighted)
    }
}
