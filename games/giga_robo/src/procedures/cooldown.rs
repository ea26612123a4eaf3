//! The Cooldown phase. GR-9.22, GR-22.5 to GR-22.7, GR-22.11, GR-23.4, GR-23.6 to GR-23.10, GR-26.1 to GR-26.3, GR-28.12,
//! GR-R43.

use super::{
    Cx, Flow, Hooks, Hurt, Out, Step, ask, call, hooks, hurt::Cause, is_anew, window, window_if_asked,
};
use crate::content::{Cards, Hook, Trauma};
use crate::event::{Event, Sum};
use crate::frame::Frame;
use crate::queries;
use crate::question::{Answer, Chosen, Moment, Question};
use crate::statics;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The Cooldown phase of a robot and its crew.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Cooldown {
    seat: Seat,
    /// The pilot whose meter is dealt with.
    crew: u8,
    /// The slot, from 0.
    slot: u8,
    /// The cards that stay, and those that were named to go.
    held: Cards,
    freed: Cards,
    step: CooldownStep,
}

kernel::known_to_all! { Cooldown { seat, crew, slot, held, freed, step } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum CooldownStep {
    Begin,
    Hold,
    HearHold,
    Fire,
    Burnt,
    Held,
    Foes,
    Fall,
    Next,
    Over,
}

impl Cooldown {
    /// Of this robot.
    pub(super) fn new(seat: Seat) -> Cooldown {
        Cooldown {
            seat,
            crew: 0,
            slot: 0,
            held: Cards::default(),
            freed: Cards::default(),
            step: CooldownStep::Begin,
        }
    }

    /// The same after its first window.
    pub(super) fn begun(self) -> Cooldown {
        Cooldown { step: CooldownStep::Hold, ..self }
    }

    fn at(self, step: CooldownStep) -> Frame {
        Frame::Cooldown(Cooldown { step, ..self })
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match self.step {
            CooldownStep::Begin => window(cx, Moment::CooldownBegins, self.at(CooldownStep::Hold)),
            CooldownStep::Hold => self.hold(cx),
            CooldownStep::HearHold if is_anew(&reply) => self.go(CooldownStep::Hold),
            CooldownStep::HearHold => self.hear_hold(cx, reply),
            CooldownStep::Fire => self.fire(cx),
            CooldownStep::Burnt => self.burnt(cx, &reply),
            CooldownStep::Held => self.held_texts(cx),
            CooldownStep::Foes => self.foes(cx),
            CooldownStep::Fall => self.fall(cx),
            CooldownStep::Next => self.next(cx),
            CooldownStep::Over => Flow::Done(Out::Done),
        }
    }

    fn pilot(&self, cx: &Cx<'_>) -> Option<Seat> {
        cx.table().crew(self.seat).nth(usize::from(self.crew))
    }

    /// GR-23.6 to GR-23.8, GR-R43: the situation at this moment says which cards stay, slot by slot.
    fn hold(mut self, cx: &mut Cx<'_>) -> Flow {
        let Some(pilot) = self.pilot(cx) else { return self.over(cx) };
        if cx.table().skips(pilot) {
            self.held = cx.table().player(pilot).cooling();
            return self.go(CooldownStep::Fire);
        }
        while self.slot < 3 {
            let slot = cx.table().player(pilot).meter[usize::from(self.slot)];
            let (surges, cards) = (slot.tokens(Trauma::Surge), slot.cards);
            let free = cards.len().saturating_sub(surges);
            if surges == 0 || free == 0 {
                self.held = if surges == 0 { self.held } else { self.held.union(cards) };
            } else if self.freed.and(cards).len() < free {
                let from = cards.minus(self.freed);
                let question = Question::Card { chosen: Chosen::GoesDown, of: pilot, from, may_stop: false };
                return ask(pilot, question, self.at(CooldownStep::HearHold));
            } else {
                self.held = self.held.union(cards.minus(self.freed));
            }
            self.slot += 1;
        }
        self.go(CooldownStep::Fire)
    }

    fn hear_hold(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if let Step::Answer(Answer::Card(card)) = reply {
            self.freed.insert(card);
        } else {
            self.slot = 3;
        }
        self.hold(cx)
    }

    fn go(self, step: CooldownStep) -> Flow {
        Flow::Go(self.at(step))
    }

    /// GR-23.4, GR-15.5: all Fire as one damage, received from nobody.
    fn fire(self, cx: &mut Cx<'_>) -> Flow {
        let pilot = self.pilot(cx).expect("a pilot is dealt with");
        let fire = cx.table().player(pilot).tokens(Trauma::Fire);
        if fire == 0 {
            return self.held_texts(cx);
        }
        let hurt = Hurt::new(self.seat, fire, None, Cause::Other);
        call(Frame::Hurt(hurt), self.at(CooldownStep::Burnt))
    }

    /// GR-23.4: texts that wait for damage by Fire.
    fn burnt(self, cx: &mut Cx<'_>, reply: &Step) -> Flow {
        if !matches!(reply, Step::Out(Out::Number(1..))) {
            return self.held_texts(cx);
        }
        let pilot = self.pilot(cx).expect("a pilot is dealt with");
        let burnt = Hooks::one(Hook::Burnt, pilot, queries::likely_foe(cx.table(), pilot));
        hooks(cx, burnt, self.at(CooldownStep::Held))
    }

    /// GR-22.10, GR-23.6: tells which cards are held. Activated cards may do something then.
    fn held_texts(self, cx: &mut Cx<'_>) -> Flow {
        let pilot = self.pilot(cx).expect("a pilot is dealt with");
        if cx.table().skips(pilot) {
            return self.foes(cx);
        }
        for card in self.held.iter() {
            cx.tell(Event::Held { of: pilot, card });
        }
        let held = Hooks::held(cx.table(), cx.content(), pilot, self.held);
        hooks(cx, held, self.at(CooldownStep::Foes))
    }

    /// GR-26.2: texts of opponents for this phase.
    fn foes(self, cx: &mut Cx<'_>) -> Flow {
        if self.crew > 0 {
            return self.fall(cx);
        }
        let of_foes = Hooks::of_foes(Hook::FoesCooldown, self.seat, cx.table());
        hooks(cx, of_foes, self.at(CooldownStep::Fall))
    }

    /// GR-22.5 to GR-22.7, GR-23.9, GR-R169: everything goes down one slot, but for the cards that are held.
    fn fall(self, cx: &mut Cx<'_>) -> Flow {
        let pilot = self.pilot(cx).expect("a pilot is dealt with");
        for slot in 0..3 {
            let cards = cx.table().player(pilot).meter[slot].cards.minus(self.held);
            cards.iter().for_each(|card| super::effect::slide_down(cx, pilot, card, slot));
        }
        let stays = statics::bound(cx.table(), cx.content(), pilot, Trauma::Panic);
        for trauma in Trauma::ALL {
            let n = cx.table().player(pilot).meter[0].tokens(trauma);
            if n > 0 && !(stays && trauma == Trauma::Panic) {
                cx.tell(Event::Cleared { seat: pilot, sum: Sum { n, what: trauma.into() } });
            }
        }
        let player = cx.table_mut().player_mut(pilot);
        let panic = if stays { player.meter[0].tokens(Trauma::Panic) } else { 0 };
        for slot in 0..3 {
            player.meter[slot].tokens = if slot < 2 { player.meter[slot + 1].tokens } else { [0; 4] };
        }
        let lowest = &mut player.meter[0].tokens[Trauma::Panic as usize];
        *lowest = lowest.saturating_add(panic);
        self.go(CooldownStep::Next)
    }

    fn next(self, cx: &mut Cx<'_>) -> Flow {
        Cooldown { crew: self.crew + 1, ..Cooldown::new(self.seat) }.hold(cx)
    }

    /// GR-9.22: hands back nothing if nobody is asked.
    fn over(self, cx: &mut Cx<'_>) -> Flow {
        window_if_asked(cx, Moment::CooldownEnds, self.at(CooldownStep::Over))
            .unwrap_or(Flow::Done(Out::Nothing))
    }
}
