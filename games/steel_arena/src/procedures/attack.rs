//! Attacks. SA-10 to SA-12: aim, then damage, push and spin in the order that the attacker chooses.

mod area;

pub(crate) use area::Shot;

use super::activation::{Source, kind_of};
use super::{Cx, Explosion, Flow, Hit, Shove, Step, call};
use crate::content::{self, Content, Delivery, What};
use crate::event::Event;
use crate::field::{Cell, Cells};
use crate::frame::Frame;
use crate::queries;
use crate::question::{Ability, Answer, Question};
use crate::table::{Side, Table};
use kernel::{Reply, Seat};
use serde::{Deserialize, Serialize};
use tabletop::Direction;

/// An attack in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Attack {
    pub(crate) seat: Seat,
    /// The tile, or the side of the board at the moment of firing.
    source: Source,
    side: Side,
    /// Where the attacker stood when firing.
    pub(crate) from: Cell,
    /// SA-10.8, SA-R49: the firing line, as it was at the moment of firing.
    pub(crate) to: Direction,
    /// The main target.
    pub(crate) centre: Cell,
    /// The robot that was the main target.
    pub(crate) target: Option<Seat>,
    /// What is still to be done.
    deals: bool,
    push: u8,
    spin: u8,
    /// How many cells of the area have been struck.
    struck: u8,
    step: AttackStep,
}

kernel::known_to_all! { Attack { seat, source, side, from, to, centre, target, deals, push, spin, struck, step } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum AttackStep {
    Aim,
    HearAim,
    Effects,
    HearEffect,
    Strike,
}

/// What is printed on the tile or the board.
fn printed(content: &Content, source: Source, side: Side) -> content::Attack {
    match source {
        Source::Board(Ability::Attack | Ability::Movement | Ability::Turn) => {
            content.boards[side as usize].attack
        }
        Source::Tile(kind) => match content.kind(kind).what {
            What::Attack(attack) => attack,
            What::Turn(_) | What::Movement(_) | What::Defence(_) | What::Terrain(_) => {
                unreachable!("only attacks are fired")
            }
        },
    }
}

impl Attack {
    /// The robot fires along its facing (SA-10.8).
    pub(super) fn begin(cx: &mut Cx<'_>, seat: Seat, source: Source) -> Flow {
        let robot = cx.table().robot(seat);
        let from = robot.cell().expect("a robot that attacks stands on the field");
        let centre = cx.table().field.next(from, robot.facing).expect("a target cell was checked");
        let attack = printed(cx.content(), source, robot.side);
        let begun = Attack {
            seat,
            source,
            side: robot.side,
            from,
            to: robot.facing,
            centre,
            target: None,
            deals: attack.damage + attack.heat + attack.splinter > 0,
            push: attack.push,
            spin: attack.spin,
            struck: 0,
            step: AttackStep::Aim,
        };
        begun.aim(cx)
    }

    /// The attack in progress, if one is.
    pub(crate) fn of(frames: &[Frame]) -> Option<&Attack> {
        frames
            .iter()
            .rev()
            .find_map(|frame| if let Frame::Attack(attack) = frame { Some(attack) } else { None })
    }

    /// Whether everything that it names exists. For positions that are written by hand.
    pub(crate) fn fits(&self, table: &Table, content: &Content) -> bool {
        let source = match self.source {
            Source::Board(_) => true,
            Source::Tile(kind) => {
                kind_of(content, kind).is_some_and(|kind| matches!(kind.what, What::Attack(_)))
            }
        };
        let cells = [self.from, self.centre].iter().all(|cell| cell.0 < table.field.count());
        let seats = [Some(self.seat), self.target].into_iter().flatten().all(|seat| seat.0 < table.seats());
        source && cells && seats
    }

    /// Whether it is a beam.
    pub(crate) fn is_beam(&self, content: &Content) -> bool {
        self.printed(content).delivery == Delivery::Beam
    }

    /// What is printed on what is fired.
    pub(crate) fn printed(&self, content: &Content) -> content::Attack {
        printed(content, self.source, self.side)
    }

    fn at(self, step: AttackStep) -> Frame {
        Frame::Attack(Attack { step, ..self })
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.step, reply) {
            (AttackStep::Aim | AttackStep::HearAim | AttackStep::HearEffect, _) if self.is_gone(cx) => {
                Flow::Done(())
            }
            (AttackStep::HearAim, Reply::Answer(Answer::Cell(cell))) => self.fire(cx, cell),
            (AttackStep::Aim | AttackStep::HearAim, _) => self.aim(cx),
            (AttackStep::Effects, _) => self.effects(cx),
            (AttackStep::HearEffect, Reply::Answer(Answer::Push(cells))) => self.push(cells),
            (AttackStep::HearEffect, Reply::Answer(Answer::Spin(sectors))) => self.spin(cx, sectors),
            (AttackStep::HearEffect, Reply::Answer(_)) => self.struck(cx).strike(cx),
            (AttackStep::HearEffect, _) => self.effects(cx),
            (AttackStep::Strike, _) => self.strike(cx),
        }
    }

    /// SA-R69: whether the attacker has left.
    fn is_gone(&self, cx: &Cx<'_>) -> bool {
        cx.table().cell_of(self.seat).is_none()
    }

    /// SA-10.1, SA-10.5, SA-11.4, SA-11.7, SA-11.11, SA-R24: shots choose a cell, melee has only one; a
    /// beam asks which of several robots its effects act on.
    fn aim(self, cx: &mut Cx<'_>) -> Flow {
        let printed = self.printed(cx.content());
        let ask = |cells| {
            let then = self.at(AttackStep::HearAim);
            Flow::Ask { to: self.seat, question: Question::Aiming(cells), then }
        };
        match printed.delivery {
            Delivery::Direct | Delivery::Indirect => {
                ask(queries::targets(cx.table(), cx.content(), self.from, self.to, printed.delivery))
            }
            Delivery::Melee | Delivery::Sweep => self.fire(cx, self.centre),
            Delivery::Beam => {
                let robots = queries::robots_on(cx.table(), self.from, self.to);
                let chooses = printed.push + printed.spin + printed.heat > 0 && robots.len() > 1;
                if chooses { ask(robots) } else { self.fire(cx, robots.first().unwrap_or(self.centre)) }
            }
        }
    }

    fn fire(self, cx: &mut Cx<'_>, centre: Cell) -> Flow {
        let there = cx.table().field.hex(centre);
        cx.tell(Event::Fired { seat: self.seat, at: there });
        let target = cx.table().robot_at(centre);
        Attack { centre, target, ..self }.effects(cx)
    }

    /// SA-12.1, SA-12.7, SA-12.8, SA-12.11, SA-12.21, SA-R49: what is still to be done, in any order;
    /// push and spin only where a robot is the target.
    fn effects(self, cx: &mut Cx<'_>) -> Flow {
        if self.is_gone(cx) {
            return Flow::Done(());
        }
        let target = self.target.filter(|&target| cx.table().cell_of(target).is_some());
        let (push, spin) = if target.is_some() { (self.push, self.spin) } else { (0, 0) };
        match (push + spin, self.deals) {
            (0, false) => Flow::Done(()),
            (0, true) => self.struck(cx).strike(cx),
            (1.., deals) => {
                let question = Question::Effects { deals, push, spin };
                Flow::Ask { to: self.seat, question, then: self.at(AttackStep::HearEffect) }
            }
        }
    }

    /// SA-12.2, SA-12.3, SA-12.4, SA-12.6, SA-R22: along the firing line, as far as it goes.
    fn push(self, cells: u8) -> Flow {
        let target = self.target.expect("a push acts on a robot");
        let then = Attack { push: 0, step: AttackStep::Effects, ..self };
        call(Frame::Shove(Shove::new(target, self.to, cells)), Frame::Attack(then))
    }

    /// SA-12.9, SA-12.10, SA-R23: whoever does not spin has turned nobody.
    fn spin(self, cx: &mut Cx<'_>, sectors: i8) -> Flow {
        if sectors == 0 {
            return Attack { spin: 0, ..self }.effects(cx);
        }
        let target = self.target.expect("a spin acts on a robot");
        let robot = cx.table_mut().robot_mut(target);
        robot.facing = robot.facing.turn(sectors);
        let facing = robot.facing;
        cx.tell(Event::Spun { seat: target, to: facing });
        Attack { spin: 0, ..self }.effects(cx)
    }

    /// SA-R66: what is hit is the robot, wherever it now stands.
    fn struck(self, cx: &Cx<'_>) -> Attack {
        let centre = self.target.and_then(|target| cx.table().cell_of(target)).unwrap_or(self.centre);
        Attack { centre, deals: false, struck: 0, step: AttackStep::Strike, ..self }
    }

    /// SA-10.7, SA-10.9, SA-R20, SA-R58, SA-R63, SA-R65: every robot of the area in turn; all hits come before what they set off.
    fn strike(mut self, cx: &mut Cx<'_>) -> Flow {
        while let Some(strike) = self.area(cx.table(), cx.content(), self.struck) {
            self.struck += 1;
            let hit = cx.table().robot_at(strike.cell).filter(|_| strike.damage + strike.heat > 0);
            if let Some(seat) = hit {
                let hit = Hit::new(seat, strike.damage, strike.heat, Some(strike.source));
                return call(Frame::Hit(hit), Frame::Attack(self));
            }
        }
        self.react(cx)
    }

    /// SA-12.18, SA-12.19, SA-17.6, SA-17.7, SA-17.16, SA-R24, SA-R48, SA-R50, SA-R53: heat destroys
    /// Water and sets off what can explode, and so does damage, everywhere in the area.
    fn react(self, cx: &mut Cx<'_>) -> Flow {
        let heats = self.printed(cx.content()).heat > 0;
        let mut set_off = Cells::NONE;
        let mut place = 0;
        while let Some(strike) = self.area(cx.table(), cx.content(), place) {
            place += 1;
            let Some(terrain) = cx.table().terrain(cx.content(), strike.cell).copied() else { continue };
            if terrain.explodes() && (heats || strike.damage > 0) {
                set_off = set_off.with(strike.cell);
            }
            if terrain.melts && heats {
                self.boil(cx, strike.cell);
            }
        }
        if set_off.is_empty() {
            return self.effects(cx);
        }
        call(Frame::Explosion(Explosion::new(set_off)), self.at(AttackStep::Effects))
    }

    fn boil(self, cx: &mut Cx<'_>, cell: Cell) {
        if let Some(tile) = super::explosion::remove(cx, cell) {
            let at = cx.table().field.hex(cell);
            cx.tell(Event::Boiled { tile, at });
        }
    }
}
