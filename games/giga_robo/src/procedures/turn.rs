//! A turn. GR-5, GR-6, GR-7.1 to GR-7.3, GR-7.29, GR-9.1 to GR-9.4.

use super::effect::empty_meter;
use super::{
    Attack, Cooldown, Cx, Declare, Ending, Flow, Hooks, Out, Step, Stirring, Walking, ask, call, ending,
    hooks, is_anew, lapsing, owing, stock, walking, window, window_if_asked,
};
use crate::city::{Cell, Path};
use crate::content::{Card, Hook, Static, Stock, Topic, Trait};
use crate::event::Event;
use crate::frame::Frame;
use crate::queries;
use crate::question::{Answer, Moment, Question};
use crate::statics;
use crate::table::{Aim, Amends, List, Player, Skip, State};
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A turn in progress; it lies at the bottom of the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Turn {
    /// Whose.
    pub seat: Seat,
    /// The next of the crew to be dealt with.
    crew: u8,
    /// The path that is being planned.
    plan: Path,
    /// Whether it goes through Structures.
    tramples: bool,
    /// The cards of the attack that is being planned.
    cards: List<Card, 3>,
    cell: Cell,
    aim: Aim,
    step: TurnStep,
}

kernel::known_to_all! { Turn { seat, crew, plan, tramples, cards, cell, aim, step } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum TurnStep {
    Begin,
    StartTexts,
    StartEnds,
    Upkeep,
    Gain,
    HearGain,
    Combat,
    Act,
    HearAct,
    HearPath,
    HearAim,
    HearCombo,
    Move,
    Moved,
    Cooldown,
    End,
    Over,
}

impl Turn {
    /// GR-5.8: the turn of this seat.
    pub(super) fn begin(seat: Seat) -> Turn {
        let (plan, cards, cell, aim) = (Path::NONE, List::new(), Cell(0), Aim::Robot);
        Turn { seat, crew: 0, plan, tramples: false, cards, cell, aim, step: TurnStep::Begin }
    }

    /// GR-5.5: the turn of this seat, which is asked what to do.
    pub(crate) fn acting(seat: Seat) -> Turn {
        Turn { step: TurnStep::HearAct, ..Turn::begin(seat) }
    }

    /// GR-5.1: whether the Cooldown phase is still to come.
    pub(crate) fn cooldown_comes(&self) -> bool {
        !matches!(self.step, TurnStep::Cooldown | TurnStep::End | TurnStep::Over)
    }

    fn at(self, step: TurnStep) -> Frame {
        Frame::Turn(Turn { step, ..self })
    }

    fn go(self, step: TurnStep) -> Flow {
        Flow::Go(self.at(step))
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let gone = cx.table().player(self.seat).state != State::Flying;
        if gone && !matches!(self.step, TurnStep::End | TurnStep::Over) {
            return self.end(cx);
        }
        match self.step {
            TurnStep::Begin => self.start(cx),
            TurnStep::StartTexts => self.start_texts(cx),
            TurnStep::StartEnds => window(cx, Moment::StartEnds, self.at(TurnStep::Upkeep)),
            TurnStep::Upkeep => self.upkeep(cx),
            TurnStep::Gain => self.ask_gain(cx),
            TurnStep::HearGain if is_anew(&reply) => self.go(TurnStep::Gain),
            TurnStep::HearGain => self.gain(cx, reply),
            TurnStep::Combat => window(cx, Moment::CombatBegins, self.at(TurnStep::Act)),
            TurnStep::Act if !cx.table().stirred.is_empty() => {
                call(Frame::Stirring(Stirring::new()), self.at(TurnStep::Act))
            }
            TurnStep::Act => self.ask_act(),
            TurnStep::HearAct if is_anew(&reply) => self.go(TurnStep::Act),
            TurnStep::HearAct => self.act(cx, reply),
            TurnStep::HearPath if is_anew(&reply) => self.ask_path(cx),
            TurnStep::HearPath => self.hear_path(cx, reply),
            TurnStep::HearAim if is_anew(&reply) => self.ask_aim(),
            TurnStep::HearAim => self.hear_aim(cx, reply),
            TurnStep::HearCombo if is_anew(&reply) => self.ask_combo(cx),
            TurnStep::HearCombo => self.hear_combo(cx, reply),
            TurnStep::Move => self.walk(cx),
            TurnStep::Moved => self.moved(cx),
            TurnStep::Cooldown => self.cool_down(Cooldown::new(self.seat)),
            // Nobody was asked when the Cooldown phase ended.
            TurnStep::End if matches!(reply, Step::Out(Out::Nothing)) => {
                self.ends_with(Ending::quiet(self.seat))
            }
            TurnStep::End => self.end(cx),
            TurnStep::Over => self.pass_on(cx, reply),
        }
    }

    /// GR-6.1, GR-9.1, GR-R53, GR-R54: what lasted until now is over; turns that are skipped; the first window opens.
    fn start(self, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        let table = cx.table_mut();
        table.active = seat;
        table.turn += 1;
        for player in &mut table.players {
            (player.spent, player.moved, player.just_moved, player.triggered) = (0, false, false, 0);
            (player.moves_again, player.tapped) = (0, Default::default());
            (player.attacked, player.moving) = (false, false);
        }
        lapsing::begin(table, seat);
        let number = table.turn;
        cx.tell(Event::Began { seat, turn: number });
        let crew: SeatSet = cx.table().crew(seat).collect();
        for pilot in crew.iter() {
            if let Skip::Next(amends) = cx.table().player(pilot).skip {
                cx.table_mut().player_mut(pilot).skip = Skip::Now(amends);
                cx.tell(Event::SkippedTurn { seat: pilot });
            } else if cx.table().player(pilot).skip == Skip::After(Amends::Reboot) {
                cx.table_mut().player_mut(pilot).skip = Skip::No;
                empty_meter(cx, pilot);
            }
        }
        if self.begins(cx).is_some() {
            return window(cx, Moment::StartBegins, self.at(TurnStep::StartTexts));
        }
        window_if_asked(cx, Moment::StartBegins, self.at(TurnStep::StartEnds)).unwrap_or_else(|| {
            if cx.table().skips(seat) { self.go(TurnStep::Gain) } else { self.effects(cx) }
        })
    }

    /// GR-6.1: the texts that wait for the beginning of this turn.
    fn begins(&self, cx: &Cx<'_>) -> Option<Hooks> {
        let foe = queries::likely_foe(cx.table(), self.seat);
        Hooks::one(Hook::TurnBegins, self.seat, foe).needed(cx.table(), cx.content())
    }

    fn start_texts(self, cx: &mut Cx<'_>) -> Flow {
        let then = self.at(TurnStep::StartEnds);
        self.begins(cx).map_or(Flow::Go(then), |texts| call(Frame::Hooks(texts), then))
    }

    /// GR-6.3, GR-9.2: the window, then the effects; of a skipped Upkeep only the co-pilots' gains are left (GR-R46).
    fn upkeep(self, cx: &mut Cx<'_>) -> Flow {
        if cx.table().skips(self.seat) {
            return self.go(TurnStep::Gain);
        }
        if self.crew == 0 {
            return window(cx, Moment::UpkeepBegins, Turn { crew: 1, ..self }.at(TurnStep::Upkeep));
        }
        self.effects(cx)
    }

    /// GR-6.3.
    fn effects(self, cx: &Cx<'_>) -> Flow {
        let foe = queries::likely_foe(cx.table(), self.seat);
        hooks(cx, Hooks::one(Hook::Upkeep, self.seat, foe), Turn { crew: 0, ..self }.at(TurnStep::Gain))
    }

    /// GR-6.4, GR-6.7, GR-28.8, GR-R10, GR-R46: every pilot of the robot chooses, unless the turn of the pilot is skipped.
    fn ask_gain(self, cx: &mut Cx<'_>) -> Flow {
        let Some(pilot) = self.pilot(cx) else {
            let all = Turn { crew: 0, ..self };
            if cx.table().skips(self.seat) {
                return all.go(TurnStep::Cooldown);
            }
            return window_if_asked(cx, Moment::UpkeepEnds, all.at(TurnStep::Combat))
                .unwrap_or_else(|| all.ask_act());
        };
        match cx.table().player(pilot).skip {
            Skip::No | Skip::Next(_) | Skip::After(Amends::Reboot) => {
                ask(pilot, Question::Upkeep, self.at(TurnStep::HearGain))
            }
            Skip::Now(_) => Turn { crew: self.crew + 1, ..self }.go(TurnStep::Gain),
            Skip::After(Amends::Gain(gains)) => {
                cx.table_mut().player_mut(pilot).skip = Skip::No;
                let owed = stock::gain_or_purge(cx, pilot, gains);
                owing(owed, Turn { crew: self.crew + 1, ..self }.at(TurnStep::Gain))
            }
        }
    }

    fn pilot(&self, cx: &Cx<'_>) -> Option<Seat> {
        cx.table().crew(self.seat).nth(usize::from(self.crew))
    }

    /// GR-6.4 to GR-6.6.
    fn gain(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if let Some(pilot) = self.pilot(cx) {
            let facts = cx.table().pilot(cx.content(), pilot);
            let powerless = statics::of_pilot(cx.table(), cx.content(), pilot, Topic::Gain, |what| {
                matches!(what, Static::Trait(Trait::NoPower))
            });
            if matches!(reply, Step::Answer(Answer::Power)) && !powerless {
                stock::gain(cx, pilot, Stock::Pt, facts.power);
            }
            let too = statics::of_pilot(cx.table(), cx.content(), pilot, Topic::Gain, |what| {
                matches!(what, Static::Trait(Trait::PowerToo))
            });
            if too && !powerless {
                stock::gain(cx, pilot, Stock::Pt, facts.power);
            }
            if let Step::Answer(Answer::Heart) = reply {
                let heart = statics::heart(cx.table(), cx.content(), pilot);
                if let Some(first) = stock::gain_or_purge(cx, pilot, heart) {
                    return call(first, Turn { crew: self.crew + 1, ..self }.at(TurnStep::Gain));
                }
            }
        }
        Turn { crew: self.crew + 1, ..self }.ask_gain(cx)
    }

    /// GR-5.3, GR-5.5, GR-5.7, GR-9.3: one action after the other.
    fn act(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Step::Answer(answer) = reply else { return self.end(cx) };
        let seat = self.seat;
        if let Some((source, deed)) = Declare::of(answer) {
            return call(Frame::Declare(Declare::action(seat, source, deed)), self.at(TurnStep::Act));
        }
        if answer == Answer::Pass {
            window_if_asked(cx, Moment::CombatEnds, self.at(TurnStep::Cooldown))
                .unwrap_or_else(|| self.cool_down(Cooldown::new(seat).begun()))
        } else if let Answer::Walk(to) = answer {
            let from = cx.table().cell(seat).expect("who acts has a robot");
            let movement = movement(cx.table(), cx.content(), seat);
            let path = walking::walk(cx.table(), cx.content(), seat, movement, from).path_to(to);
            let plan = path.expect("only hexes within reach are legal");
            Turn { plan, tramples: false, ..self }.declare_move(cx)
        } else if let Answer::Plan | Answer::Trample = answer {
            Turn { plan: Path::NONE, tramples: answer == Answer::Trample, ..self }.ask_path(cx)
        } else if let Answer::Attack(card) = answer {
            let cards = std::iter::once(card).collect();
            Turn { cards, ..self }.ask_aim()
        } else {
            self.go(TurnStep::Act)
        }
    }

    fn ask_act(self) -> Flow {
        ask(self.seat, Question::Act, Frame::Turn(Turn::acting(self.seat)))
    }

    fn cool_down(self, phase: Cooldown) -> Flow {
        call(Frame::Cooldown(phase), self.at(TurnStep::End))
    }

    fn ask_path(self, cx: &Cx<'_>) -> Flow {
        let movement = movement(cx.table(), cx.content(), self.seat);
        let Turn { plan, tramples, .. } = self;
        ask(self.seat, Question::Path { plan, movement, spends: true, tramples }, self.at(TurnStep::HearPath))
    }

    /// GR-R57: the whole path is declared with the move.
    fn hear_path(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Step::Answer(answer) = reply else { return self.go(TurnStep::Act) };
        if let Answer::Cell(next) = answer {
            self.plan.push(next).expect("only paths that fit are legal");
            self.ask_path(cx)
        } else if answer == Answer::Back && !self.plan.is_empty() {
            let cells = self.plan.cells();
            self.plan = Path::new(&cells[..cells.len() - 1]).expect("a shorter path fits");
            self.ask_path(cx)
        } else if answer == Answer::Go {
            self.declare_move(cx)
        } else {
            self.go(TurnStep::Act)
        }
    }

    /// GR-7.29, GR-9.4.
    fn declare_move(self, cx: &mut Cx<'_>) -> Flow {
        cx.table_mut().player_mut(self.seat).moving = true;
        cx.tell(Event::DeclaredMove { seat: self.seat, by: self.plan, trampling: self.tramples });
        window(cx, Moment::MoveDeclared, self.at(TurnStep::Move))
    }

    /// GR-7.1 to GR-7.3, GR-24.8, GR-R57: the path is gone if it is still legal; the movement is spent then.
    fn walk(self, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        cx.table_mut().player_mut(seat).moving = false;
        let Some(from) = cx.table().cell(seat) else { return self.go(TurnStep::Act) };
        let movement = movement(cx.table(), cx.content(), seat);
        let walk = walking::walk(cx.table(), cx.content(), seat, movement, from);
        let legal = if self.tramples {
            statics::may_trample(cx.table(), cx.content(), seat)
                && walking::tramples(cx.table(), &walk, &self.plan)
        } else {
            walk.is_legal(&self.plan)
        };
        if !legal {
            return self.go(TurnStep::Act);
        }
        let split = statics::any(cx.table(), cx.content(), seat, Topic::Movement, |what| {
            matches!(what, Static::Trait(Trait::SplitMovement))
        });
        begin_again(cx, seat);
        cx.table_mut().player_mut(seat).moved = !split;
        call(
            Frame::Walking(Walking::new(seat, from, self.plan, true, self.tramples)),
            self.at(TurnStep::Moved),
        )
    }

    fn moved(self, cx: &mut Cx<'_>) -> Flow {
        cx.table_mut().player_mut(self.seat).just_moved = true;
        window(cx, Moment::Moved, Turn { plan: Path::NONE, ..self }.at(TurnStep::Act))
    }

    fn ask_aim(self) -> Flow {
        ask(self.seat, Question::Aim(self.cards[0]), self.at(TurnStep::HearAim))
    }

    fn hear_aim(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Step::Answer(Answer::Aim(cell, aim)) = reply else { return self.go(TurnStep::Act) };
        Turn { cell, aim, ..self }.ask_combo(cx)
    }

    /// GR-10.2, GR-10.19: further cards, as long as there may be any.
    fn ask_combo(self, cx: &mut Cx<'_>) -> Flow {
        let Turn { cards, cell, aim, .. } = self;
        if crate::legality::attacks::may_add(cx.table(), cx.content(), self.seat, &cards, (cell, aim)) {
            return ask(self.seat, Question::Combo { cards, cell, aim }, self.at(TurnStep::HearCombo));
        }
        self.declare_attack(cx)
    }

    fn hear_combo(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Step::Answer(answer) = reply else { return self.go(TurnStep::Act) };
        if let Answer::Add(card) = answer {
            self.cards.push(card);
            self.ask_combo(cx)
        } else if answer == Answer::Go {
            self.declare_attack(cx)
        } else {
            self.go(TurnStep::Act)
        }
    }

    fn declare_attack(self, cx: &mut Cx<'_>) -> Flow {
        cx.table_mut().player_mut(self.seat).just_moved = false;
        let cards = self.cards;
        let attack = Attack::declare(cx, self.seat, &cards, (self.cell, self.aim), false);
        call(Frame::Attack(attack), Turn { cards: List::new(), ..self }.at(TurnStep::Act))
    }

    fn end(self, _cx: &mut Cx<'_>) -> Flow {
        self.ends_with(Ending::new(self.seat))
    }

    fn ends_with(self, ending: Ending) -> Flow {
        call(Frame::Ending(ending), self.at(TurnStep::Over))
    }

    /// GR-5.8: the next turn. The player who should have it may have left meanwhile.
    fn pass_on(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let player = cx.table_mut().player_mut(self.seat);
        if player.extra > 0 && player.state == State::Flying {
            player.extra -= 1;
            return Flow::Go(Frame::Turn(Turn::begin(self.seat)));
        }
        let settled = if let Step::Out(Out::Turn(next)) = reply { Some(next) } else { None };
        let from = settled.unwrap_or(cx.table().next_in_order(self.seat));
        Flow::Go(Frame::Turn(Turn::begin(ending::next_flying(cx.table(), from))))
    }
}

/// GR-7.1, GR-7.3, GR-7.21: the movement that the robot can still spend in this turn.
pub(crate) fn movement(table: &crate::table::Table, content: &crate::content::Content, seat: Seat) -> u8 {
    if statics::any(table, content, seat, Topic::Movement, |what| {
        matches!(what, Static::Trait(Trait::NoMovement))
    }) {
        return 0;
    }
    let player = table.player(seat);
    let speed = statics::speed(table, content, seat);
    match left(player, speed) {
        0 if player.moves_again > 0 => speed,
        left => left,
    }
}

/// What is left of the movement, second movements aside.
fn left(player: &Player, speed: u8) -> u8 {
    if player.moved { 0 } else { speed.saturating_sub(player.spent) }
}

/// GR-R93: a movement that is all spent begins again, if a text has given another one.
fn begin_again(cx: &mut Cx<'_>, seat: Seat) {
    let speed = statics::speed(cx.table(), cx.content(), seat);
    let player = cx.table_mut().player_mut(seat);
    if left(player, speed) == 0 && player.moves_again > 0 {
        (player.moves_again, player.spent) = (player.moves_again - 1, 0);
    }
}
