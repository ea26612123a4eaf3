//! What an answer would do, as far as everybody may know: ways, ranges, odds, collisions.

use super::ids;
use crate::GigaRobo;
use crate::city::{Cell, Cells, Path, Reach, Walk};
use crate::content::Card;
use crate::dice::Side;
use crate::event::Event;
use crate::forecast::{Clash, recovery};
use crate::frame::Frame;
use crate::legality::attacks;
use crate::procedures::{turn, walking};
use crate::prose::names::{Names, flag, say_pool};
use crate::queries;
use crate::question::{Answer, Question, Wanted};
use crate::table::{Aim, Reaction};
use crate::view::View;
use kernel::{At, Foresight, Seat};
use scene::{Id, Mark, Overlay, Tone};
use tabletop::Fraction;
use words::Message;

/// What a seat looks at before it answers.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a> {
    pub(super) names: Names<'a>,
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    /// The movement that a hex can be reached with, if one is asked for.
    walk: Option<Walk<'a>>,
}

impl<'a> Outlook<'a> {
    pub(super) fn of(names: Names<'a>, view: &'a View) -> Outlook<'a> {
        let seat = view.seat.unwrap_or(Seat(0));
        let movement = match view.question {
            Some(Question::Act) => turn::movement(names.table, names.content, seat),
            Some(Question::Path { movement, .. }) => movement,
            _ => 0,
        };
        let from = names.table.cell(seat).filter(|_| movement > 0);
        let walk = from.map(|from| walking::walk(names.table, names.content, seat, movement, from));
        Outlook { names, view, seat, walk }
    }

    /// All hexes that a movement can end in; costly, so worked out once for all answers.
    pub(super) fn reach(&self) -> Option<Reach> {
        self.walk.map(|walk| walk.reach())
    }

    /// The overlays of an answer.
    pub(super) fn preview(&self, reach: Option<&Reach>, answer: Answer) -> Vec<Overlay> {
        match (answer, self.view.question) {
            (Answer::Walk(to), _) => {
                reach.and_then(|reach| reach.path_to(to)).map_or(Vec::new(), |way| self.way(&way))
            }
            (Answer::Cell(next), Some(Question::Path { mut plan, .. })) => {
                plan.push(next).map_or(Vec::new(), |()| self.way(&plan))
            }
            (Answer::Go, Some(Question::Path { plan, .. })) => self.way(&plan),
            (Answer::Attack(card), _) => self.aims(card),
            (Answer::Aim(cell, aim), Some(Question::Aim(card))) => self.attack(&[card], (cell, aim)),
            (Answer::Go, Some(Question::Combo { cards, cell, aim })) => self.attack(&cards, (cell, aim)),
            (Answer::Add(card), Some(Question::Combo { cards, cell, aim })) => {
                let cards: Vec<Card> = cards.iter().copied().chain([card]).collect();
                self.attack(&cards, (cell, aim))
            }
            (Answer::TakeHit, _) => {
                vec![hit(self.clash().met(Reaction::Hit).unopposed())]
            }
            (Answer::Defend, _) => self.defended(),
            (Answer::React(card, aim), _) => self.answered(card, aim),
            (Answer::Number(dice), Some(Question::PowerDice { recovery, .. })) => {
                self.powered(dice, recovery)
            }
            (Answer::Cell(_), Some(Question::Shove { victim, .. })) => {
                self.shoved(victim, answer).unwrap_or_default()
            }
            _ => Vec::new(),
        }
    }

    /// GR-7.4 to GR-7.8, GR-7.22, GR-7.23: the way, its cost, and the things that it touches.
    fn way(&self, path: &Path) -> Vec<Overlay> {
        let (names, Some(walk), Some(end)) = (self.names, self.walk, path.last()) else { return Vec::new() };
        let cells = std::iter::once(walk.from).chain(path.cells().iter().copied());
        let cost =
            Message::new("gr-scene-cost").with("cost", walk.cost(path)).with("movement", walk.movement);
        let mark = Mark::new(cost, Tone::May).drawn("cost").counting(walk.cost(path));
        let mut overlays = vec![
            Overlay::Path(cells.map(|cell| ids::cell(names, cell)).collect()),
            Overlay::Mark { on: ids::cell(names, end), mark },
        ];
        let touched: Vec<Id> = (0..path.len()).flat_map(|step| self.touched(&walk, path, step)).collect();
        overlays.extend((!touched.is_empty()).then_some(Overlay::Things { ids: touched, tone: Tone::Harm }));
        overlays
    }

    /// GR-7.22 to GR-7.24: the tile and the Anchors of one step.
    fn touched(&self, walk: &Walk<'_>, path: &Path, step: u8) -> Vec<Id> {
        let (touch, cell) = (walk.touch(path, step), path.cells()[usize::from(step)]);
        let tile = touch.enter.then(|| ids::on(self.names, "elemental", cell));
        let anchors = (touch.anchors > 0).then(|| ids::on(self.names, "anchors", cell));
        tile.into_iter().chain(anchors).collect()
    }

    /// GR-10.7: everything that the card can be aimed at.
    fn aims(&self, card: Card) -> Vec<Overlay> {
        let (table, content) = (self.names.table, self.names.content);
        let legal = |at: &(Cell, Aim)| attacks::check_aim(table, content, self.seat, card, *at).is_ok();
        let targets: Vec<(Cell, Aim)> =
            queries::targets(table, self.seat, Cells::ALL).filter(legal).collect();
        if let [only] = targets[..] {
            return self.attack(&[card], only);
        }
        let ids = targets.iter().map(|&(cell, aim)| ids::target(self.names, cell, aim)).collect();
        vec![Overlay::Things { ids, tone: Tone::Harm }]
    }

    /// GR-10.6 to GR-10.9, GR-11.2, GR-17: the line, the distance, Cover, and the odds against both plain reactions.
    fn attack(&self, cards: &[Card], at: (Cell, Aim)) -> Vec<Overlay> {
        let (names, table) = (self.names, self.names.table);
        let Some(from) = table.cell(self.seat) else { return Vec::new() };
        let clash = || Clash::attack(table, names.content, self.seat, cards, at);
        let melee = table.facts(names.content, self.seat, cards[0]).kind == crate::content::Kind::Melee;
        let [covered, higher] = clash().terms();
        let distance = queries::distance(table, names.content, self.seat, at, melee).unwrap_or(0);
        let terms = Message::new("gr-scene-terms")
            .with("distance", distance)
            .with("covered", flag(covered))
            .with("higher", flag(higher));
        let (from, to) = (ids::cell(names, from), ids::cell(names, at.0));
        let mark =
            Mark::new(terms, if covered { Tone::Help } else { Tone::Plain }).drawn("aim").counting(distance);
        let mut overlays =
            vec![Overlay::Line { from, to: to.clone(), blocker: None }, Overlay::Mark { on: to, mark }];
        if clash().may_defend()
            && let Some((pools, odds)) = clash().met(Reaction::Defend).odds(None)
        {
            let pools = pools.map(|pool| say_pool([pool.attack(), pool.power(), pool.defense()]));
            let [one, other] = pools;
            let title = Message::new("gr-odds-defend").with("pool", one).with("against", other);
            overlays.push(shown(odds.win(), title));
        }
        if let Some((card, odds)) = clash().worst_strike() {
            let reactor = table.robot_at(at.0).unwrap_or(self.seat);
            let title = names.about("gr-odds-struck", reactor).with("card", names.card(reactor, card));
            overlays.push(shown(odds, title));
        }
        overlays.push(match at.1 {
            Aim::Robot => hit(clash().met(Reaction::Hit).unopposed()),
            Aim::Structure | Aim::Barrier => self.razed(clash().met(Reaction::Hit), at),
        });
        overlays
    }

    /// GR-16.1, GR-21.9: whether what is no robot falls, or how many successes come where its damage is not yet known.
    fn razed(&self, clash: Clash<'_>, (cell, aim): (Cell, Aim)) -> Overlay {
        let words = Message::new("gr-scene-razed").with("successes", clash.clone().unopposed());
        let words = match clash.razing() {
            Some((damage, needed)) => {
                let falls = if damage >= needed { "falls" } else { "stands" };
                words.with("known", falls).with("damage", damage).with("needed", needed)
            }
            None => words.with("known", "open").with("damage", 0).with("needed", 0),
        };
        let mark = Mark::new(words, Tone::Harm).drawn("damage");
        Overlay::Mark { on: ids::target(self.names, cell, aim), mark }
    }

    fn clash(&self) -> Clash<'a> {
        Clash::now(self.names.table, self.names.content)
    }

    fn defended(&self) -> Vec<Overlay> {
        let odds = self.clash().met(Reaction::Defend).odds(None);
        let fails = odds.and_then(|(_, odds)| odds.win().complement());
        fails.map(|odds| shown(odds, Message::new("gr-odds-fails"))).into_iter().collect()
    }

    fn answered(&self, card: Card, aim: Aim) -> Vec<Overlay> {
        let odds = self.clash().met_with(card, aim).odds(None);
        odds.map(|(_, odds)| shown(odds.lose(), Message::new("gr-odds-ahead"))).into_iter().collect()
    }

    /// GR-12.7 to GR-12.9: the odds with this many Power Dice.
    fn powered(&self, dice: u8, recovers: bool) -> Vec<Overlay> {
        let (table, content) = (self.names.table, self.names.content);
        if recovers {
            let odds = recovery(table, content, self.seat, dice + 1);
            return vec![shown(odds, Message::new("gr-odds-recovery"))];
        }
        let Some(side) = table.combat.side_of(table.flies(self.seat)) else { return Vec::new() };
        let Some((pools, odds)) = self.clash().odds(Some((side, dice))) else { return Vec::new() };
        vec![match (side, table.combat.reaction) {
            (Side::Active, Reaction::Open | Reaction::Hit) => hit(pools[0].unopposed()),
            (Side::Active, Reaction::Attack | Reaction::Defend) => {
                shown(odds.win(), Message::new("gr-odds-ahead"))
            }
            (Side::Reactive, Reaction::Defend) => {
                let fails = odds.win().complement().unwrap_or(tabletop::Fraction::ZERO);
                shown(fails, Message::new("gr-odds-fails"))
            }
            (Side::Reactive, Reaction::Open | Reaction::Hit | Reaction::Attack) => {
                shown(odds.lose(), Message::new("gr-odds-ahead"))
            }
        }]
    }

    /// GR-18.15, GR-19: where the movement may end, and what the robot meets in this hex.
    fn shoved(&self, victim: Seat, answer: Answer) -> Option<Vec<Overlay>> {
        let mut sketch = self.view.known.as_ref()?.sketch();
        let Some(Frame::Forcing(forcing)) = sketch.bout().stack().last() else { return None };
        let reach = forcing.reach(self.names.table, self.names.content);
        let hexes = reach.iter().map(|cell| ids::hex(self.names, cell)).collect();
        let told = sketch.rehearse(self.seat, answer, &Unanswered);
        let met: Vec<Id> = told.iter().filter_map(|event| self.met(victim, event)).collect();
        let collides = (!met.is_empty()).then_some(Overlay::Things { ids: met, tone: Tone::Harm });
        Some(std::iter::once(Overlay::Cells { hexes, tone: Tone::May }).chain(collides).collect())
    }

    /// What this robot meets, by this event.
    pub(super) fn met(&self, victim: Seat, event: &Event) -> Option<Id> {
        let site = |cell| self.names.table.city.site(cell);
        match *event {
            Event::Bumped { seat, other } if seat == victim => Some(ids::robot(other)),
            Event::CrashedIntoBarrier { seat, at } if seat == victim => {
                Some(ids::on(self.names, "barrier", at))
            }
            Event::CrashedInto { seat, at, .. } if seat == victim => {
                Some(ids::on(self.names, "structure", at))
            }
            Event::Forced { seat, to } if seat == victim => {
                let enters = !site(to).has_structure() && site(to).has_enter();
                enters.then(|| ids::on(self.names, "elemental", to))
            }
            _ => None,
        }
    }
}

/// Nobody responds, and who has to give way takes the first hex. What else is asked, or left to chance, ends it.
struct Unanswered;

impl Foresight<GigaRobo> for Unanswered {
    fn suppose(&self, at: At<'_, GigaRobo>, _seat: Seat, question: &Question) -> Option<Answer> {
        match (question, at.stack.last()) {
            (Question::Respond { .. }, _) => Some(Answer::Pass),
            (Question::Hex(Wanted::GiveWay(_)), Some(Frame::Forcing(forcing))) => {
                forcing.ways(at.table, at.content).iter().next().map(Answer::Cell)
            }
            _ => None,
        }
    }

    fn goes_on(&self, _at: At<'_, GigaRobo>, _frame: &Frame) -> bool {
        true
    }
}

/// GR-11.12, GR-13.14: what an attack brings that nobody rolls against.
fn hit(successes: u8) -> Overlay {
    let title = Message::new("gr-odds-hit").with("successes", successes);
    Overlay::Odds { cases: u64::from(successes > 0), of: 1, title }
}

/// Odds to be shown. Fractions beyond 64 bits lose what no eye could see.
fn shown(odds: Fraction, title: Message) -> Overlay {
    let excess = (128 - odds.den().leading_zeros()).saturating_sub(64);
    Overlay::Odds { cases: (odds.num() >> excess) as u64, of: (odds.den() >> excess) as u64, title }
}
