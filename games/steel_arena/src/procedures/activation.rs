//! Activation. SA-3.5: a module is carried out: a turn, a movement, an attack.

use super::{Attack, Cx, Entering, Flow, Shove, Step, call};
use crate::content::{Content, Kind, KindId, Way};
use crate::event::Event;
use crate::frame::Frame;
use crate::queries::{Deed, landing};
use crate::question::{Ability, Answer, Question};
use crate::table::Table;
use kernel::{Reply, Seat};
use serde::{Deserialize, Serialize};

/// What is carried out: a tile, or an ability of the central module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Source {
    Tile(KindId),
    Board(Ability),
}

/// A module that is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Activation {
    seat: Seat,
    source: Source,
    step: ActivationStep,
}

kernel::known_to_all! { Activation { seat, source, step } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ActivationStep {
    Start,
    Hear,
    Done,
}

impl Activation {
    /// Of this tile, or of this ability of the central module.
    pub(crate) fn new(seat: Seat, source: Source) -> Activation {
        Activation { seat, source, step: ActivationStep::Start }
    }

    /// Whether everything that it names exists. For positions that are written by hand.
    pub(crate) fn fits(&self, table: &Table, content: &Content) -> bool {
        // An attack takes the place of its activation, so none waits here.
        let source = match self.source {
            Source::Tile(kind) => kind_of(content, kind).and_then(Deed::of),
            Source::Board(ability) => Some(Deed::ability(&content.boards[0], ability)),
        };
        let source = matches!(source, Some(Deed::Turn(_) | Deed::Movement(_)));
        source && self.seat.0 < table.seats()
    }

    fn at(self, step: ActivationStep) -> Frame {
        Frame::Activation(Activation { step, ..self })
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if cx.table().cell_of(self.seat).is_none() {
            return Flow::Done(());
        }
        match (self.step, reply) {
            (ActivationStep::Hear, Reply::Answer(Answer::Turn(sectors))) => self.turn(cx, sectors),
            (ActivationStep::Hear, Reply::Answer(Answer::Go { to, cells })) => {
                if self.way(cx) == Some(Way::Jump) {
                    return self.jump(cx, cells);
                }
                call(Frame::Shove(Shove::new(self.seat, to, cells)), self.at(ActivationStep::Done))
            }
            (ActivationStep::Start | ActivationStep::Hear, _) => self.start(cx),
            (ActivationStep::Done, _) => Flow::Done(()),
        }
    }

    fn deed(self, cx: &Cx<'_>) -> Deed {
        match self.source {
            Source::Tile(kind) => Deed::of(cx.content().kind(kind)).expect("only what can be activated is"),
            Source::Board(ability) => Deed::ability(cx.table().board(cx.content(), self.seat), ability),
        }
    }

    fn way(self, cx: &Cx<'_>) -> Option<Way> {
        match self.deed(cx) {
            Deed::Movement(movement) => Some(movement.way),
            Deed::Turn(_) | Deed::Attack(_) => None,
        }
    }

    /// SA-1.11, SA-14.1, SA-14.2: what is printed asks; of the central module one ability only.
    fn start(self, cx: &mut Cx<'_>) -> Flow {
        let question = match self.deed(cx) {
            Deed::Turn(span) => Question::Turning(span),
            Deed::Movement(movement) => Question::Moving(movement),
            Deed::Attack(_) => return Attack::begin(cx, self.seat, self.source),
        };
        Flow::Ask { to: self.seat, question, then: self.at(ActivationStep::Hear) }
    }

    /// SA-5.1, SA-5.9 to SA-5.12: the robot turns where it stands.
    fn turn(self, cx: &mut Cx<'_>, sectors: i8) -> Flow {
        let robot = cx.table_mut().robot_mut(self.seat);
        robot.facing = robot.facing.turn(sectors);
        let facing = robot.facing;
        cx.tell(Event::Turned { seat: self.seat, to: facing });
        Flow::Done(())
    }

    /// SA-6.5, SA-6.9, SA-R14: only the cell where the jump ends is entered.
    fn jump(self, cx: &mut Cx<'_>, cells: u8) -> Flow {
        let cell = landing(cx.table(), cx.content(), self.seat, cells).expect("the jump was checked");
        cx.table_mut().put_robot(self.seat, cell);
        let there = cx.table().field.hex(cell);
        cx.tell(Event::Jumped { seat: self.seat, to: there });
        call(Frame::Entering(Entering::new(self.seat)), self.at(ActivationStep::Done))
    }
}

/// The module of this number that can be activated, if there is one.
pub(super) fn kind_of(content: &Content, kind: KindId) -> Option<&Kind> {
    content.kinds.get(usize::from(kind.0)).filter(|kind| Deed::of(kind).is_some())
}
