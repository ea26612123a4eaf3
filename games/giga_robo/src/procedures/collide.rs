//! Impact Cards: a robot hits a Structure, or a Structure is destroyed. GR-16.5, GR-16.6, GR-19.2, GR-19.3, GR-20, GR-R37,
//! GR-R69, GR-R70, GR-R81.

use super::{
    Cx, Flow, Forcing, Hooks, Hurt, Out, Step, call, hooks, hurt::Cause, is_anew, owing, stock, tiles,
};
use crate::city::Cell;
use crate::content::{Blow, Force, Hook, ImpactId, Stock, Tile};
use crate::event::Event;
use crate::frame::Frame;
use crate::queries;
use kernel::{Chance, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The pile of Impact Cards.
pub(crate) const DECK: u8 = 0;

/// One Structure that is hit or destroyed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Collide {
    cell: Cell,
    /// The seat whose robot hits it. Nobody if it is only destroyed.
    victim: Option<Seat>,
    /// Who is responsible.
    by: Seat,
    /// The tile that is created there and destroys it (GR-20.7).
    tile: Option<Tile>,
    /// What it is for whoever draws the card.
    #[serde(default)]
    kind: Crash,
    /// The kind of the drawn card.
    impact: u8,
    /// So far the card throws the robot.
    throws: u8,
    /// The robots around that are still to be damaged.
    todo: SeatSet,
    /// The robot that the card does nothing to (GR-R171).
    #[serde(default)]
    spared: SeatSet,
    step: CollideStep,
}

kernel::known_to_all! { Collide { cell, victim, by, tile, kind, impact, throws, todo, spared, step } }

/// How an Impact Card comes to be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Crash {
    /// The robot is in the Structure's hex.
    #[default]
    Into,
    /// It stays where it is (GR-R142).
    Beside,
    /// There is no Structure: the card alone is drawn (GR-R143).
    Alone,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum CollideStep {
    Begin,
    Hit,
    Draw,
    Drawn,
    Tokens,
    Blast,
    Over,
}

impl Collide {
    /// GR-19.2: a robot hits the Structure there.
    pub(super) fn crash(victim: Seat, cell: Cell, by: Seat) -> Collide {
        Collide { victim: Some(victim), ..Collide::razed(cell, by) }
    }

    /// GR-20.3: the Structure there is destroyed in another way.
    pub(super) fn razed(cell: Cell, by: Seat) -> Collide {
        Collide {
            cell,
            victim: None,
            by,
            tile: None,
            kind: Crash::Into,
            impact: 0,
            throws: 0,
            todo: SeatSet::default(),
            spared: SeatSet::default(),
            step: CollideStep::Begin,
        }
    }

    /// GR-R142: the robot counts as having hit the Structure there, and stays where it is.
    pub(super) fn beside(victim: Seat, cell: Cell) -> Collide {
        Collide { kind: Crash::Beside, ..Collide::crash(victim, cell, victim) }
    }

    /// GR-R143: a card for this robot, and no Structure.
    pub(super) fn card(victim: Seat, cell: Cell, by: Seat) -> Collide {
        Collide { kind: Crash::Alone, ..Collide::crash(victim, cell, by) }
    }

    /// GR-R171: the same, but the card does nothing to this robot.
    pub(super) fn sparing(self, robot: Seat) -> Collide {
        Collide { spared: SeatSet::only(robot), ..self }
    }

    /// GR-20.7: by a tile that is created there.
    pub(super) fn under(tile: Tile, cell: Cell, by: Seat) -> Collide {
        Collide { tile: Some(tile), ..Collide::razed(cell, by) }
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match self.step {
            CollideStep::Begin => self.begin(cx),
            CollideStep::Hit => {
                let victim = self.victim.expect("a robot collides");
                call(Frame::Hooks(Hooks::one(Hook::Collision, victim, self.by)), self.at(CollideStep::Draw))
            }
            CollideStep::Draw => self.draw(cx),
            CollideStep::Drawn if is_anew(&reply) => self.draw(cx),
            CollideStep::Drawn => self.drawn(cx, reply),
            CollideStep::Tokens => self.tokens(cx),
            CollideStep::Blast => self.blast(cx),
            CollideStep::Over => Flow::Done(Out::Done),
        }
    }

    fn at(self, step: CollideStep) -> Frame {
        Frame::Collide(Collide { step, ..self })
    }

    /// GR-20.7, GR-R81: the robot counts as being in the hex from now on; a tile that is created comes first.
    fn begin(self, cx: &mut Cx<'_>) -> Flow {
        if let Some(victim) = self.victim {
            if self.kind != Crash::Into {
                return self.draw(cx);
            }
            let tier = cx.table().city.site(self.cell).structure;
            cx.table_mut().player_mut(victim).cell = self.cell.0;
            cx.tell(Event::CrashedInto { seat: victim, at: self.cell, tier });
            if cx.table().opposed(self.by, victim) {
                let crashing = Hooks::one(Hook::Crashing, self.by, victim);
                return hooks(cx, crashing, self.at(CollideStep::Hit));
            }
            return self.draw(cx);
        }
        if let Some(tile) = self.tile {
            raze(cx, self.cell);
            let entered = tiles::create(cx, tile, self.cell);
            return owing(entered, self.at(CollideStep::Draw));
        }
        self.draw(cx)
    }

    /// GR-3.17, GR-20.4, GR-R37: an empty deck is made anew of the used cards.
    fn draw(self, cx: &mut Cx<'_>) -> Flow {
        let table = cx.table_mut();
        if table.deck.iter().all(|&count| count == 0) {
            table.deck = std::mem::take(&mut table.used);
            let cards: u8 = table.deck.iter().sum();
            if cards == 0 {
                return Flow::Done(Out::Nothing);
            }
            cx.tell(Event::Reshuffled { cards });
        }
        Flow::Roll { chance: Chance::Draw { pile: DECK }, then: self.at(CollideStep::Drawn) }
    }

    /// GR-20.2.
    fn drawn(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Step::Rolled(rolled) = reply else { return Flow::Done(Out::Nothing) };
        let impact = rolled.drawn();
        let table = cx.table_mut();
        table.deck[usize::from(impact)] -= 1;
        table.used[usize::from(impact)] += 1;
        cx.tell(Event::Impact { card: ImpactId(impact) });
        let next = Collide { impact, ..self };
        match self.victim {
            None => next.destroy(cx),
            Some(victim) if is_braced(cx, victim) => next.destroy(cx),
            Some(victim) => {
                let damage = next.blow(cx).damage;
                let hurt = Hurt::new(victim, damage, Some(self.by), Cause::Collision);
                call(Frame::Hurt(hurt), next.at(CollideStep::Tokens))
            }
        }
    }

    /// GR-19.3: the half of the card that counts for the Tier.
    fn blow(&self, cx: &Cx<'_>) -> Blow {
        let stands = cx.table().city.site(self.cell).structure;
        let tier = if self.kind == Crash::Alone { 1 } else { stands.clamp(1, 2) };
        cx.content().impacts[usize::from(self.impact)].collision[usize::from(tier) - 1]
    }

    fn tokens(self, cx: &mut Cx<'_>) -> Flow {
        let blow = self.blow(cx);
        let victim = self.victim.expect("a robot collides");
        for (what, n) in [(Stock::Fire, blow.fire), (Stock::Surge, blow.surge), (Stock::Panic, blow.panic)] {
            if n > 0 {
                stock::gain(cx, victim, what, n);
            }
        }
        let thrown = Collide { throws: blow.throw, ..self };
        if self.kind == Crash::Alone { thrown.throw() } else { thrown.destroy(cx) }
    }

    /// GR-16.6, GR-20.5, GR-20.6, GR-R69, GR-R70: the Structure is gone, its tile lies there, and who is there enters it.
    fn destroy(self, cx: &mut Cx<'_>) -> Flow {
        raze(cx, self.cell);
        let impact = &cx.content().impacts[usize::from(self.impact)];
        let there = cx.table().robot_at(self.cell);
        let entered = if there.is_some_and(|robot| self.spared.contains(robot)) {
            tiles::create_beneath(cx, impact.tile, self.cell);
            None
        } else {
            tiles::create(cx, impact.tile, self.cell)
        };
        if let Some(seat) = cx.table().robot_at(self.cell) {
            tiles::pick_anchors(cx, seat, self.cell);
        }
        let todo = if impact.blast > 0 { self.robots_around(cx) } else { SeatSet::default() };
        owing(entered, Collide { todo, ..self }.at(CollideStep::Blast))
    }

    fn robots_around(&self, cx: &Cx<'_>) -> SeatSet {
        let around = queries::around(cx.table(), cx.content(), self.cell);
        let robots = around.iter().filter_map(|cell| cx.table().robot_at(cell));
        let robots: SeatSet = robots.filter(|&robot| !is_braced(cx, robot)).collect();
        robots.minus(self.spared)
    }

    fn blast(mut self, cx: &mut Cx<'_>) -> Flow {
        let blast = cx.content().impacts[usize::from(self.impact)].blast;
        match self.todo.iter().next() {
            Some(near) => {
                self.todo.remove(near);
                let hurt = Hurt::new(near, blast, None, Cause::Collision);
                call(Frame::Hurt(hurt), self.at(CollideStep::Blast))
            }
            None => self.throw(),
        }
    }

    /// GR-20.5, GR-R81: Forced Movement of the Collision rules comes last, and takes the place of what is in progress.
    fn throw(self) -> Flow {
        let (Some(victim), 1..) = (self.victim, self.throws) else { return Flow::Done(Out::Done) };
        let forcing = Forcing::new(victim, self.by, Force::Throw, self.throws, false);
        call(Frame::Forcing(forcing), self.at(CollideStep::Over))
    }
}

/// Whether Impact Cards do nothing to this robot now.
fn is_braced(cx: &Cx<'_>, robot: Seat) -> bool {
    cx.table().combat.is_on() && cx.table().combat.braced.contains(robot)
}

/// GR-16.8: the Structure is removed for good.
fn raze(cx: &mut Cx<'_>, cell: Cell) {
    let tier = std::mem::take(&mut cx.table_mut().city.site_mut(cell).structure);
    if tier > 0 {
        cx.tell(Event::Collapsed { at: cell, tier });
    }
}
