//! Posing: a piece is placed freely on a plane by keys and clicks, and it is said at once whether it
//! can stand there.

use super::face::Face;
use super::input::Act;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use scene::{Board, Field, Part, Point, Pose, PoseTool, Scene};

/// The steps in millimetres, from fine to coarse.
const STEPS: [i32; 5] = [1, 5, 10, 25, 100];

/// The step to begin with.
const STEP: usize = 3;

/// A large turn, in thousandths of a degree.
const LARGE_TURN: i32 = 45_000;

const WHOLE_TURN: i32 = 360_000;

/// A pose that is being chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Posing {
    pub(super) tool: PoseTool,
    pub(super) pose: Pose,
    /// The size of the plane.
    size: (i32, i32),
    step: usize,
    /// Whether the piece can stand there, or why not. Nothing until that is known.
    pub(super) verdict: Option<Result<(), String>>,
}

impl Posing {
    fn new(tool: PoseTool, scene: &Scene) -> Posing {
        let size = scene.parts.iter().find_map(|part| plane_of(part, &tool)).unwrap_or((i32::MAX, i32::MAX));
        Posing { pose: tool.start, tool, size, step: STEP, verdict: None }
    }

    /// The answer that places the piece there.
    pub(super) fn answer(&self) -> String {
        self.tool.answer_for(self.pose)
    }

    /// Whether it is known that it cannot stand there.
    pub(super) fn is_refused(&self) -> bool {
        matches!(self.verdict, Some(Err(_)))
    }

    /// The step in millimetres.
    pub(super) fn step(&self) -> i32 {
        STEPS[self.step]
    }

    /// The direction in degrees, as short as it can be said.
    pub(super) fn degrees(&self) -> String {
        let turned = self.pose.turned.rem_euclid(WHOLE_TURN);
        let text = format!("{}.{:03}", turned / 1000, turned % 1000);
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    }

    fn is(&mut self, pose: Pose) {
        let within = |place: i32, size: i32| place.clamp(0, size.max(0));
        let at = Point { x: within(pose.at.x, self.size.0), y: within(pose.at.y, self.size.1) };
        let pose = Pose { at, turned: pose.turned.rem_euclid(WHOLE_TURN) };
        if pose != self.pose {
            (self.pose, self.verdict) = (pose, None);
        }
    }

    fn walk(&mut self, x: i32, y: i32, step: i32) {
        let Point { x: from_x, y: from_y } = self.pose.at;
        let at = Point {
            x: from_x.saturating_add(x.saturating_mul(step)),
            y: from_y.saturating_add(y.saturating_mul(step)),
        };
        self.is(Pose { at, ..self.pose });
    }

    /// Turns by this many of the smallest turns.
    pub(super) fn turn(&mut self, steps: i32) {
        let by = i64::from(self.tool.turn_step.max(1)) * i64::from(steps);
        let turned = (i64::from(self.pose.turned) + by).rem_euclid(i64::from(WHOLE_TURN));
        self.is(Pose { turned: i32::try_from(turned).unwrap_or(0), ..self.pose });
    }

    /// Moves the piece to a point that was clicked.
    pub(super) fn to(&mut self, at: Point) {
        self.is(Pose { at, ..self.pose });
    }

    fn large_turn(&self) -> i32 {
        (LARGE_TURN / self.tool.turn_step.max(1)).max(1)
    }
}

/// The size of the plane that the piece of the tool stands on.
fn plane_of(part: &Part, tool: &PoseTool) -> Option<(i32, i32)> {
    let of = |board: &Board| match &board.field {
        Field::Plane(plane) if board.pieces.iter().any(|piece| piece.id == tool.piece) => {
            Some((plane.width, plane.depth))
        }
        Field::Plane(_) | Field::Hexes(_) => None,
    };
    match part {
        Part::Board(board) => of(board),
        Part::Panel(panel) => panel.parts.iter().find_map(|part| plane_of(part, tool)),
        Part::Zone(_) | Part::Gauge(_) | Part::Tray(_) | Part::Order(_) | Part::Note(_) => None,
    }
}

impl Face {
    /// Begins to place the piece of this tool.
    pub(super) fn pose(&mut self, tool: PoseTool) {
        self.looked = None;
        self.posing = Some(Posing::new(tool, &self.scene));
    }

    /// The answer of a pose that is not known to be legal yet.
    pub(crate) fn unprobed(&self) -> Option<String> {
        self.posing.as_ref().filter(|posing| posing.verdict.is_none()).map(Posing::answer)
    }

    /// Says whether the pose can be given.
    pub(crate) fn probed(&mut self, verdict: Result<(), String>) {
        if let Some(posing) = &mut self.posing {
            posing.verdict = Some(verdict);
        }
    }

    /// The effect of a key on the pose. Nothing if the key has another meaning.
    pub(super) fn press_posing(&mut self, key: KeyEvent) -> Option<Act> {
        let posing = self.posing.as_mut()?;
        let step = if key.modifiers.contains(KeyModifiers::SHIFT) { STEPS[0] } else { posing.step() };
        match key.code {
            KeyCode::Left => posing.walk(-1, 0, step),
            KeyCode::Right => posing.walk(1, 0, step),
            KeyCode::Up => posing.walk(0, -1, step),
            KeyCode::Down => posing.walk(0, 1, step),
            KeyCode::Char(',') => posing.turn(-1),
            KeyCode::Char('.') => posing.turn(1),
            KeyCode::Char('<' | ';') => posing.turn(-posing.large_turn()),
            KeyCode::Char('>' | ':') => posing.turn(posing.large_turn()),
            KeyCode::Char('+' | '=') => posing.step = (posing.step + 1).min(STEPS.len() - 1),
            KeyCode::Char('-' | '_') => posing.step = posing.step.saturating_sub(1),
            KeyCode::Enter if !posing.is_refused() => return Some(Act::Place(posing.answer())),
            KeyCode::Enter => {}
            KeyCode::Esc => self.posing = None,
            // Keys that would give another answer or look at another thing have no effect now.
            KeyCode::Char('0'..='9' | 'i' | 'j' | 'k') | KeyCode::Tab | KeyCode::BackTab => {}
            KeyCode::Home | KeyCode::End => {}
            _ => return None,
        }
        Some(Act::Draw)
    }
}
