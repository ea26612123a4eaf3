//! Declaring a response, or the same as an action. GR-8.2, GR-8.10, GR-9.18 to GR-9.20, GR-24.5, GR-R16.

use super::{Cx, Effect, Flow, Out, Step, Window, ask, call, owing, stock};
use crate::event::Event;
use crate::frame::Frame;
use crate::queries;
use crate::question::{AbilityAt, Answer, Nth, Question};
use crate::statics;
use crate::table::{Deed, Item, once_bit};
use crate::text::{Part, Source, Text};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A response on its way to the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Declare {
    /// Who.
    pub seat: Seat,
    /// With what.
    pub source: Source,
    /// What.
    pub deed: Deed,
    /// Whether it is an action of its own, with a window of its own (GR-R16).
    pub alone: bool,
    /// Whether it costs nothing.
    pub free: bool,
    /// Its place on the stack, once it lies there.
    #[serde(default)]
    at: u8,
    step: DeclareStep,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum DeclareStep {
    Begin,
    Foe,
    Declared,
}

impl Declare {
    /// The declaration of this answer.
    pub(crate) fn of(answer: Answer) -> Option<(Source, Deed)> {
        if let Answer::Play(card) = answer {
            Some((Source::Card(card), Deed::Play))
        } else if let Answer::Trigger(source, Nth(at)) = answer {
            Some((source, Deed::Trigger(at)))
        } else if let Answer::Activate(AbilityAt(at)) = answer {
            Some((Source::Ability(at), Deed::Activate))
        } else if let Answer::Deactivate(AbilityAt(at)) = answer {
            Some((Source::Ability(at), Deed::Deactivate))
        } else {
            None
        }
    }

    /// A response in a window that is open.
    pub(crate) fn response(seat: Seat, source: Source, deed: Deed) -> Declare {
        Declare { seat, source, deed, alone: false, free: false, at: 0, step: DeclareStep::Begin }
    }

    /// GR-R16: an action of the Combat phase, as if declared in a window of its own.
    pub(crate) fn action(seat: Seat, source: Source, deed: Deed) -> Declare {
        Declare { alone: true, ..Declare::response(seat, source, deed) }
    }

    /// GR-10.24: the same without its cost.
    pub(crate) fn free(self) -> Declare {
        Declare { free: true, ..self }
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.step, reply) {
            (DeclareStep::Begin, _) | (DeclareStep::Foe, Step::Go) => self.begin(cx),
            (DeclareStep::Foe, Step::Answer(Answer::Seat(foe))) => self.declare(cx, foe),
            (DeclareStep::Foe, _) => {
                let foe = queries::likely_foe(cx.table(), self.seat);
                self.declare(cx, foe)
            }
            (DeclareStep::Declared, _) => self.declared(cx),
        }
    }

    /// GR-R49: the opponent is the other side of the combat; outside of it the declarer names one of several.
    fn begin(self, cx: &mut Cx<'_>) -> Flow {
        let foes = queries::foes_for(cx.table(), cx.content(), self.seat, self.source, self.deed);
        let mut each = foes.iter();
        match (each.next(), each.next()) {
            (None, _) => {
                let foe = queries::likely_foe(cx.table(), self.seat);
                self.declare(cx, foe)
            }
            (Some(foe), None) => self.declare(cx, foe),
            (Some(_), Some(_)) => {
                ask(self.seat, Question::Foe, Frame::Declare(Declare { step: DeclareStep::Foe, ..self }))
            }
        }
    }

    /// GR-8.10, GR-24.5, GR-24.8, GR-24.11, GR-R54: the cost is paid, and the response lies on the stack.
    fn declare(self, cx: &mut Cx<'_>, foe: Seat) -> Flow {
        let Declare { seat, source, deed, .. } = self;
        let mut owed = None;
        match (source, deed) {
            (Source::Card(card), Deed::Play) => self.play(cx, card),
            (_, Deed::Trigger(at)) => {
                let text = Text { seat, source, part: Part::Trigger(at) };
                let ability = text.ability(cx.table(), cx.content()).expect("a Trigger stands on an ability");
                let trigger = &ability.triggers[usize::from(at)];
                let (price, once) = (trigger.price, trigger.once);
                owed = stock::pay(cx, seat, price, 1);
                if once {
                    cx.table_mut().player_mut(seat).triggered |= once_bit(source, at);
                }
            }
            (Source::Ability(at), Deed::Activate) => {
                let robot = cx.table().flies(seat);
                let cost = cx
                    .table()
                    .ability(cx.content(), robot, at)
                    .and_then(|ability| ability.activation)
                    .unwrap_or(0);
                stock::spend_pt(cx, robot, cost);
                cx.table_mut().player_mut(robot).laid[usize::from(at)] += cost;
            }
            (Source::Pilot | Source::Ability(_), Deed::Play)
            | (Source::Pilot | Source::Card(_), Deed::Activate)
            | (_, Deed::Deactivate) => {}
        }
        cx.tell(Event::Declared { seat, source, deed });
        let at = cx.table().stack.len() as u8;
        cx.table_mut().stack.push(Item { seat, source, deed, foe });
        let then = Frame::Declare(Declare { at, step: DeclareStep::Declared, ..self });
        let text = Text { seat, source, part: Part::Played };
        let has_effect =
            matches!(source, Source::Card(_)) && !text.clauses(cx.table(), cx.content()).is_empty();
        if has_effect { call(Frame::Effect(Effect::new(text, foe)), then) } else { owing(owed, then) }
    }

    /// GR-9.18, GR-22.8: the Instant leaves the hand and everybody sees it.
    fn play(self, cx: &mut Cx<'_>, card: crate::content::Card) {
        let cost = if self.free { 0 } else { statics::cost(cx.table(), cx.content(), self.seat, card) };
        if !cx.table().player(self.seat).shown.contains(card) {
            cx.reveal();
        }
        let player = cx.table_mut().player_mut(self.seat);
        player.hand.remove(card);
        player.used.insert(card);
        player.shown.insert(card);
        player.fs = player.fs.saturating_sub(cost);
    }

    /// GR-27.2: the response at this place has left the stack.
    pub(super) fn lose(&mut self, at: usize) {
        if at < usize::from(self.at) {
            self.at -= 1;
        }
    }

    fn declared(self, cx: &mut Cx<'_>) -> Flow {
        if self.alone {
            Flow::Go(Frame::Window(Window::around(cx.table(), self.seat, self.at)))
        } else {
            Flow::Done(Out::Done)
        }
    }
}
