//! One attack. GK-R73: target, roll, hit or miss, armour, damage, where the card goes.

use super::ending::{achieve, destruction};
use super::{Cx, Flow, Losing, Out, Saving, Source, Step, Window, Working, done};
use crate::content::{Content, Deed, Gkr, When};
use crate::event::Event;
use crate::queries::{Shot, shots};
use crate::question::{Answer, Mode, Question, Shooter};
use crate::reckoning::{self, Attempt, sum};
use crate::table::Table;
use kernel::{Chance, Reply, Seat};
use serde::{Deserialize, Serialize};

/// GK-11.8 to GK-11.10: two dice that show this are critical.
const SIX: u8 = 6;

/// An attack of the seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Attack {
    pub(crate) seat: Seat,
    pub(crate) shooter: Shooter,
    pub(crate) step: AttackStep,
    /// Whose piece is attacked.
    pub(crate) at: Seat,
    pub(crate) gkr: Gkr,
    pub(crate) mode: Mode,
    /// GK-11.1: the Target Number.
    pub(crate) number: u8,
    /// GK-11.5.
    pub(crate) flank: bool,
    /// The attack roll.
    pub(crate) dice: [u8; 2],
    /// GK-10.11.
    pub(crate) cover: bool,
    /// The damage that is still to come.
    pub(crate) damage: u8,
    /// How much cards add to the damage before saves.
    pub(crate) more_damage: i8,
    /// How much better cards make the armour.
    pub(crate) more_armour: i8,
    /// The Defence Dice that were rolled, and what each must show.
    pub(crate) saves: u8,
    pub(crate) armour: u8,
}

kernel::known_to_all! { Attack { seat, shooter, step, at, gkr, mode, number, flank, dice, cover, damage, more_damage, more_armour, saves, armour } }

/// GK-R73: the steps. Reactions and other texts have their moments at `aimed`, `rolled`, `saving`, `saved` and `damaged`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum AttackStep {
    Aim,
    Aimed,
    Roll,
    Rolled,
    Saving,
    Save,
    Saved,
    Hurt,
    Damaged,
    Worked,
    Over,
}

impl Attack {
    /// The target is asked.
    pub(crate) fn begin(seat: Seat, shooter: Shooter) -> Attack {
        Attack {
            seat,
            shooter,
            step: AttackStep::Aim,
            at: seat,
            gkr: Gkr::Hitter,
            mode: Mode::Direct,
            number: 0,
            flank: false,
            dice: [0; 2],
            cover: false,
            damage: 0,
            more_damage: 0,
            more_armour: 0,
            saves: 0,
            armour: 0,
        }
    }

    /// The attack as conditions and numbers see it, once it has a target.
    pub(crate) fn attempt(&self) -> Option<Attempt> {
        let Attack { seat, shooter, at, gkr, mode, flank, cover, .. } = *self;
        (self.step != AttackStep::Aim).then_some(Attempt { seat, shooter, at, gkr, mode, flank, cover })
    }

    /// Whether it is settled that the attack hits.
    pub(crate) fn has_hit(&self) -> bool {
        match self.step {
            AttackStep::Aim | AttackStep::Aimed | AttackStep::Roll | AttackStep::Rolled => false,
            AttackStep::Saving | AttackStep::Save | AttackStep::Saved => true,
            AttackStep::Hurt | AttackStep::Damaged | AttackStep::Worked => true,
            // What is said of a miss leads here as well.
            AttackStep::Over => self.damage > 0,
        }
    }

    /// GK-R18: a window, and then this step again.
    fn window(self, moment: When) -> Flow {
        Flow::Call { first: Window::open(moment).into(), then: self.into() }
    }

    /// What card or unit says of a hit or a miss, and then this step.
    fn work(self, when: When, step: AttackStep) -> Flow {
        let source = match self.shooter {
            Shooter::Card(card) => Source::Card(card),
            Shooter::Unit(gkr) => Source::Unit(gkr),
        };
        let first = Working::of(self.seat, source, when).into();
        Flow::Call { first, then: Attack { step, ..self }.into() }
    }

    fn go(self, step: AttackStep) -> Flow {
        Flow::Go(Attack { step, ..self }.into())
    }

    pub(super) fn resume(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if !self.is_on(cx.table()) {
            return done();
        }
        match (self.step, reply) {
            (AttackStep::Aim, Reply::Answer(Answer::Fire { seat, gkr, mode })) => {
                self.aim(cx, seat, gkr, mode)
            }
            (AttackStep::Aim, Reply::Answer(_)) => self.hold(cx),
            (AttackStep::Aim, _) => {
                let question = Question::Fire(self.shooter);
                Flow::Ask { to: self.seat, question, then: self.into() }
            }
            (AttackStep::Aimed, Reply::Out(_)) => self.aimed(),
            (AttackStep::Aimed, _) => self.window(When::Aimed),
            (AttackStep::Roll, Reply::Rolled(rolled)) => {
                let [first, second] = [rolled.faces()[0], rolled.faces()[1]];
                self.dice = [first, second];
                cx.tell(Event::RolledAttack { seat: self.seat, first, second });
                self.go(AttackStep::Rolled)
            }
            (AttackStep::Roll, _) => {
                let then = self.into();
                Flow::Roll { chance: Chance::Dice { count: 2, sides: 6 }, then }
            }
            (AttackStep::Rolled, Reply::Out(_)) => self.decide(cx),
            (AttackStep::Rolled, _) => self.window(When::Rolled),
            (AttackStep::Saving, Reply::Out(_)) => self.go(AttackStep::Save),
            (AttackStep::Saving, _) => self.window(When::Saving),
            (AttackStep::Save, _) => self.save(cx),
            (AttackStep::Saved, Reply::Out(Out::Damage(damage))) => {
                self.damage = damage;
                self.window(When::Saved)
            }
            (AttackStep::Saved, _) => self.go(AttackStep::Hurt),
            (AttackStep::Hurt, _) => self.hurt(cx),
            (AttackStep::Damaged, _) => self.damaged(),
            (AttackStep::Worked, _) => self.work(When::Hit, AttackStep::Over),
            (AttackStep::Over, _) => self.finish(cx),
        }
    }

    fn at_step(self, step: AttackStep) -> Attack {
        Attack { step, ..self }
    }

    /// GK-R57: whether what attacks is still there.
    pub(crate) fn is_on(&self, table: &Table) -> bool {
        let player = table.player(self.seat);
        match self.shooter {
            Shooter::Card(card) => player.line.contains(card.0),
            Shooter::Unit(gkr) => player.units.get(gkr).is_some(),
        }
    }

    /// GK-10.1, GK-R69, GK-R73 (2 to 4): one target.
    fn aim(mut self, cx: &mut Cx<'_>, at: Seat, gkr: Gkr, mode: Mode) -> Flow {
        let all = shots(cx.table(), cx.content(), self.seat, self.shooter);
        let shot = all.into_iter().find(|shot| (shot.seat, shot.gkr, shot.mode) == (at, gkr, mode));
        let Shot { number, flank, cover, .. } = shot.expect("only a legal target is chosen");
        (self.at, self.gkr, self.mode, self.number) = (at, gkr, mode, number);
        (self.flank, self.cover) = (flank, cover);
        cx.tell(Event::Aimed { seat: self.seat, shooter: self.shooter, at, gkr, mode, number });
        self.go(AttackStep::Aimed)
    }

    /// GK-9.9, GK-9.10, GK-R41, GK-R42: an unused weapon goes back to the hand.
    fn hold(self, cx: &mut Cx<'_>) -> Flow {
        let Attack { seat, shooter, .. } = self;
        cx.tell(Event::Held { seat, shooter });
        self.stand_down(cx);
        if let Shooter::Card(card) = shooter {
            let player = cx.table_mut().player_mut(seat);
            assert!(player.line.take(card.0), "the card lies in the Firing Line");
            player.hand.add(card.0);
            player.shown.add(card.0);
            cx.tell(Event::TookBack { seat, card });
        }
        done()
    }

    /// GK-R56: a unit attacks once.
    fn stand_down(self, cx: &mut Cx<'_>) {
        if let Shooter::Unit(gkr) = self.shooter
            && let Some(drone) = cx.table_mut().player_mut(self.seat).units.slot(gkr)
        {
            drone.ready = false;
        }
    }

    /// GK-13.11: an Orbital Strike needs no roll.
    fn aimed(self) -> Flow {
        match self.mode {
            Mode::Orbital => self.go(AttackStep::Saving),
            Mode::Direct | Mode::Alley | Mode::Indirect => self.go(AttackStep::Roll),
        }
    }

    /// GK-11.1, GK-11.7 to GK-11.10, GK-16.2, GK-R45, GK-R51 to GK-R53: hit or miss, and the achievements of a hit.
    fn decide(self, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        let critical = self.dice == [SIX, SIX];
        if self.dice == [1, 1] {
            return self.miss_critically(cx);
        }
        if !critical && self.dice.iter().sum::<u8>() < self.number {
            cx.tell(Event::Missed { seat });
            return self.work(When::Missed, AttackStep::Over);
        }
        cx.tell(if critical { Event::HitCritically { seat } } else { Event::Hit { seat } });
        if self.mode == Mode::Alley {
            achieve(cx, seat);
        }
        if self.flank {
            cx.table_mut().player_mut(seat).today.flanked = true;
            achieve(cx, seat);
        }
        if critical {
            return Attack { damage: self.full_damage(cx.table(), cx.content()), ..self }
                .go(AttackStep::Hurt);
        }
        self.go(AttackStep::Saving)
    }

    /// GK-12.5, GK-13.2, GK-R85: the damage before saves, with all that changes it now.
    pub(crate) fn full_damage(&self, table: &Table, content: &Content) -> u8 {
        let reckoned = self.attempt().map_or(0, |attempt| sum(&reckoning::damage(table, content, &attempt)));
        reckoned.saturating_add(self.more_damage).max(0).unsigned_abs()
    }

    /// GK-11.10 to GK-11.12: the card is lost, or the unit is hurt; what the card says of a miss happens as well.
    fn miss_critically(self, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        cx.tell(Event::MissedCritically { seat });
        self.stand_down(cx);
        match self.shooter {
            Shooter::Card(card) => {
                let player = cx.table_mut().player_mut(seat);
                assert!(player.line.take(card.0), "the card lies in the Firing Line");
                player.bared.add(card.0);
                cx.tell(Event::LostFromLine { seat, card });
                destruction(cx, seat).unwrap_or_else(|| self.work(When::Missed, AttackStep::Over))
            }
            Shooter::Unit(gkr) => {
                hurt_unit(cx, seat, gkr, 1);
                done()
            }
        }
    }

    /// GK-12.1, GK-12.3, GK-12.5, GK-R46.
    fn save(mut self, cx: &mut Cx<'_>) -> Flow {
        let armour =
            self.attempt().map_or(0, |attempt| sum(&reckoning::armour(cx.table(), cx.content(), &attempt)));
        self.saves = self.full_damage(cx.table(), cx.content());
        self.armour = armour.saturating_sub(self.more_armour).max(0).unsigned_abs();
        let first = Saving { seat: self.at, dice: self.saves, armour: self.armour }.into();
        Flow::Call { first, then: Attack { step: AttackStep::Saved, ..self }.into() }
    }

    /// GK-12.6, GK-12.13. Who has left takes no damage.
    fn hurt(self, cx: &mut Cx<'_>) -> Flow {
        let is_there = cx.table().cell_of(self.at, self.gkr).is_some();
        let damage = if is_there { self.damage } else { 0 };
        let then = Attack { step: AttackStep::Damaged, damage, ..self };
        if self.gkr == Gkr::Hitter {
            return Flow::Call { first: Losing::points(self.at, damage).into(), then: then.into() };
        }
        hurt_unit(cx, self.at, self.gkr, damage);
        Flow::Go(then.into())
    }

    /// GK-R18 (e): the moment after damage was taken, if any was.
    fn damaged(self) -> Flow {
        match self.damage {
            0 => self.go(AttackStep::Worked),
            1.. => self.at_step(AttackStep::Worked).window(When::Hurt),
        }
    }

    /// GK-9.12.
    fn finish(self, cx: &mut Cx<'_>) -> Flow {
        self.stand_down(cx);
        if let Shooter::Card(card) = self.shooter {
            super::deploying::discard_played(cx, self.seat, card);
        }
        done()
    }
}

/// GK-12.13 to GK-12.16, GK-R74: a unit loses Hit Points; without any it leaves the board.
fn hurt_unit(cx: &mut Cx<'_>, seat: Seat, gkr: Gkr, points: u8) {
    let slot = cx.table_mut().player_mut(seat).units.slot(gkr);
    let Some(drone) = slot else { return };
    drone.hits = drone.hits.saturating_sub(points);
    let hits = drone.hits;
    if points > 0 {
        if hits == 0 {
            *slot = None;
        }
        cx.tell(Event::UnitHurt { seat, gkr, hits });
        if hits == 0 {
            cx.tell(Event::UnitDestroyed { seat, gkr });
            last_words(cx, seat, gkr);
        }
    }
}

/// GK-13.8: what a unit does when it is destroyed.
fn last_words(cx: &mut Cx<'_>, seat: Seat, gkr: Gkr) {
    let clauses = Source::Unit(gkr).clauses(cx.table(), cx.content(), seat);
    for clause in clauses.iter().filter(|clause| clause.when == When::Destroyed) {
        if let Deed::Energy(energy) = clause.deed
            && clause.ifs.is_empty()
        {
            super::working::gain(cx, seat, energy);
        }
    }
}
