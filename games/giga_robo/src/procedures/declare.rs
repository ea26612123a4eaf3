//! Declaring a response, or the same as an action. GR-8.2, GR-8.10, GR-9.18 to GR-9.20, GR-24.5, GR-R16.

use super::{Cx, Effect, Flow, Out, Step, Window, ask, call, stock, tiles};
use crate::content::{Card, Static, Stock, Tile};
use crate::event::Event;
use crate::frame::Frame;
use crate::procedures::effect::meter;
use crate::queries;
use crate::question::{AbilityAt, Answer, Nth, Question};
use crate::statics::{self, Prices};
use crate::table::{Deed, Item, once_bit};
use crate::text::{Part, Source, Text};
use kernel::Seat;
use serde::{Deserialize, Serialize};

fn nobody() -> Seat {
    Seat(0)
}

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
    /// The opponent that it concerns.
    #[serde(default = "nobody")]
    foe: Seat,
    /// The X of a Trigger (GR-24.12).
    #[serde(default)]
    x: u8,
    step: DeclareStep,
}

kernel::known_to_all! { Declare { seat, source, deed, alone, free, at, foe, x, step } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum DeclareStep {
    Begin,
    Foe,
    HearX,
    HearFree,
    Owing,
    Paying,
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
        Declare {
            seat,
            source,
            deed,
            alone: false,
            free: false,
            at: 0,
            foe: nobody(),
            x: 0,
            step: DeclareStep::Begin,
        }
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
            (DeclareStep::Foe, Step::Answer(Answer::Seat(foe))) => Declare { foe, ..self }.offer(cx),
            (DeclareStep::Foe, _) => {
                let foe = queries::likely_foe(cx.table(), self.seat);
                Declare { foe, ..self }.offer(cx)
            }
            (DeclareStep::HearX | DeclareStep::HearFree, Step::Go) => self.offer(cx),
            (DeclareStep::HearX, Step::Answer(Answer::Number(x @ 1..))) => Declare { x, ..self }.declare(cx),
            // GR-24.12: without an X nothing is declared.
            (DeclareStep::HearX, _) => Flow::Done(Out::Nothing),
            (DeclareStep::HearFree, Step::Answer(Answer::Yes)) => self.give_tile(cx).declare(cx),
            (DeclareStep::HearFree, _) => self.declare(cx),
            (DeclareStep::Owing, _) => self.pays(cx),
            (DeclareStep::Paying, Step::Out(Out::Number(x))) if self.deed == Deed::Play => {
                self.names(cx, x).played(cx)
            }
            (DeclareStep::Paying, _) => self.played(cx),
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
                Declare { foe, ..self }.offer(cx)
            }
            (Some(foe), None) => Declare { foe, ..self }.offer(cx),
            (Some(_), Some(_)) => {
                ask(self.seat, Question::Foe, Frame::Declare(Declare { step: DeclareStep::Foe, ..self }))
            }
        }
    }

    /// GR-8.10, GR-24.5, GR-24.8, GR-24.11, GR-R54: the cost is paid, and the response lies on the stack.
    fn declare(self, cx: &mut Cx<'_>) -> Flow {
        let Declare { seat, source, deed, foe, x, .. } = self;
        let robot = cx.table().flies(seat);
        cx.table_mut().player_mut(robot).just_moved = false;
        let (mut owed, mut cost) = (None, 0);
        match (source, deed) {
            (Source::Card(card), Deed::Play) => cost = self.play(cx, card),
            (_, Deed::Trigger(at)) => {
                let text = Text { seat, source, part: Part::Trigger(at) };
                let trigger = &text.triggers(cx.table(), cx.content())[usize::from(at)];
                let (once, ever) = (trigger.once, trigger.once_a_bout);
                let price = queries::price_of(cx.table(), cx.content(), seat, source, trigger);
                owed = price.and_then(|price| stock::pay(cx, seat, price, x.max(1)));
                if ever {
                    cx.table_mut().player_mut(seat).ever |= once_bit(source, at);
                }
                if once {
                    let player = cx.table_mut().player_mut(seat);
                    match source {
                        Source::Card(card) => player.tapped.insert(card),
                        Source::Pilot | Source::Ability(_) => player.triggered |= once_bit(source, at),
                    }
                }
            }
            (Source::Ability(at), Deed::Activate) => {
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
        stock::lose(cx, seat, Stock::Fs, cost);
        let at = cx.table().stack.len() as u8;
        cx.table_mut().stack.push(Item { seat, source, deed, foe, x });
        let declared = Declare { at, ..self };
        match owed {
            Some(first) => call(first, Frame::Declare(Declare { step: DeclareStep::Owing, ..declared })),
            None => declared.pays(cx),
        }
    }

    /// GR-24.11, GR-25.2: what else it costs is given.
    fn pays(self, cx: &mut Cx<'_>) -> Flow {
        let part = match self.deed {
            Deed::Play => Part::Pays,
            Deed::Trigger(at) => Part::Price(at),
            Deed::Activate | Deed::Deactivate => return self.played(cx),
        };
        let text = Text { seat: self.seat, source: self.source, part };
        if text.clauses(cx.table(), cx.content()).is_empty() {
            return self.played(cx);
        }
        let then = Frame::Declare(Declare { step: DeclareStep::Paying, ..self });
        call(Frame::Effect(Effect::new(text, self.foe)), then)
    }

    /// GR-8.10, GR-R176: the X of the Requirements is settled with the declaration; the Rules Text counts it.
    fn names(self, cx: &mut Cx<'_>, x: u8) -> Declare {
        if let Some(item) = cx.table_mut().stack.get_mut(usize::from(self.at)) {
            item.x = x;
        }
        Declare { x, ..self }
    }

    /// GR-25.2: what the Requirements of a card say happens at once.
    fn played(self, cx: &mut Cx<'_>) -> Flow {
        let then = Declare { step: DeclareStep::Declared, ..self };
        let text = Text { seat: self.seat, source: self.source, part: Part::Played };
        let has_effect =
            matches!(self.source, Source::Card(_)) && !text.clauses(cx.table(), cx.content()).is_empty();
        if has_effect {
            return call(Frame::Effect(Effect::new(text, self.foe)), Frame::Declare(then));
        }
        then.declared(cx)
    }

    /// GR-24.12, GR-R95: the declarer names the X of a Trigger, or says whether a tile pays for the card.
    fn offer(self, cx: &mut Cx<'_>) -> Flow {
        let Declare { seat, source, deed, .. } = self;
        if let Deed::Trigger(at) = deed {
            let text = Text { seat, source, part: Part::Trigger(at) };
            let trigger = text.triggers(cx.table(), cx.content()).get(usize::from(at));
            let named = trigger.filter(|trigger| trigger.x);
            let price = named.and_then(|it| queries::price_of(cx.table(), cx.content(), seat, source, it));
            if let Some(price) = price {
                let most = stock::times(cx.table(), seat, source, price);
                let question = Question::Number { text, clause: None, least: 1, most, price: Some(price) };
                return ask(seat, question, Frame::Declare(Declare { step: DeclareStep::HearX, ..self }));
            }
        }
        let Some((at, _)) = self.tile(cx) else { return self.declare(cx) };
        let due = self.card().map_or(0, |card| Prices::now(cx.table(), cx.content(), seat).due(card));
        if due > cx.table().player(seat).fs {
            return self.give_tile(cx).declare(cx);
        }
        let text = Text { seat, source, part: Part::Always(at) };
        let question = Question::May { text, clause: 0 };
        ask(seat, question, Frame::Declare(Declare { step: DeclareStep::HearFree, ..self }))
    }

    fn card(&self) -> Option<Card> {
        match self.source {
            Source::Card(card) => Some(card),
            Source::Pilot | Source::Ability(_) => None,
        }
    }

    /// GR-R95: the tile below the robot that would make the card free, and where the card says so.
    fn tile(&self, cx: &Cx<'_>) -> Option<(u8, Tile)> {
        let card = self.card().filter(|_| !self.free)?;
        let always = &cx.table().facts(cx.content(), self.seat, card).always;
        (0..).zip(always).find_map(|(at, what)| {
            let Static::FreeFor(tile) = what else { return None };
            statics::is_on(cx.table(), self.seat, *tile).then_some((at, *tile))
        })
    }

    /// GR-R95: the tile is gone, and the card costs nothing.
    fn give_tile(self, cx: &mut Cx<'_>) -> Declare {
        if let (Some((_, tile)), Some(at)) = (self.tile(cx), cx.table().cell(self.seat)) {
            tiles::take(&mut cx.table_mut().city.site_mut(at), tile);
            cx.tell(Event::TileRemoved { tile, at });
        }
        Declare { free: true, ..self }
    }

    /// GR-9.18, GR-22.8: the Instant leaves the hand and everybody sees it; gives what it costs.
    fn play(self, cx: &mut Cx<'_>, card: crate::content::Card) -> u8 {
        let cost = match (self.free, self.tile(cx)) {
            (true, _) => 0,
            (false, Some(_)) => Prices::now(cx.table(), cx.content(), self.seat).due(card),
            (false, None) => statics::cost(cx.table(), cx.content(), self.seat, card),
        };
        if !cx.table().player(self.seat).shown.contains(card) {
            cx.reveal();
        }
        meter::lift(cx, self.seat, card);
        let player = cx.table_mut().player_mut(self.seat);
        player.hand.remove(card);
        player.used.insert(card);
        player.shown.insert(card);
        cost
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
