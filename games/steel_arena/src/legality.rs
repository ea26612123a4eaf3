//! Legality: what may be answered to each question. `check` is the only authority; lists are made from the same bars.

use crate::SteelArena;
use crate::content::{Content, Kind, Movement, Span, Way};
use crate::field::{Cell, Cells};
use crate::illegal::Illegal;
use crate::procedures::{Attack, Turn};
use crate::queries::{self, Deed};
use crate::question::{Ability, Answer, Question};
use crate::reckoning::{self, Outlook};
use crate::table::{Ground, Table};
use crate::tile::{Arrival, Module, Part};
use kernel::{Seat, SeatSet, Sole};
use tabletop::Direction;

type At<'a> = kernel::At<'a, SteelArena>;
type Verdict = Result<(), Illegal>;

/// Whether `answer` is legal. SA-T2: an answer is of the kind that is asked.
pub(crate) fn check(at: At<'_>, question: &Question, seat: Seat, answer: Answer) -> Verdict {
    let (table, content) = (at.table, at.content);
    match (*question, answer) {
        (Question::Place, Answer::Cell(cell)) => check_place(table, content, cell),
        (Question::Face(_), Answer::Face(_)) | (Question::Act, Answer::Cool) => Ok(()),
        (Question::Act | Question::GoOn { .. }, Answer::Activate(part)) => {
            check_activate(table, content, seat, part)
        }
        (Question::GoOn { .. }, Answer::Stop) => Ok(()),
        (Question::Act | Question::GoOn { .. }, Answer::Use(ability)) => {
            check_central(table, seat)?;
            queries::check_deed(table, content, seat, Deed::ability(table.board(content, seat), ability))
        }
        (Question::Turning(span), Answer::Turn(sectors)) => check_turn(span, sectors),
        (Question::Moving(movement), Answer::Go { to, cells }) => {
            queries::check_move(table, content, seat, movement, to, cells)
        }
        (Question::Aiming(cells), Answer::Cell(cell)) => check_aim(at, cells, cell),
        (Question::Effects { deals, .. }, Answer::Deal) => {
            if deals {
                Ok(())
            } else {
                Err(Illegal::NothingToDeal)
            }
        }
        (Question::Effects { push, .. }, Answer::Push(cells)) => {
            if push > 0 && cells <= push {
                Ok(())
            } else {
                Err(Illegal::PushSize { most: push })
            }
        }
        (Question::Effects { spin, .. }, Answer::Spin(sectors)) => {
            let fits = spin > 0 && sectors.unsigned_abs() <= spin;
            if fits { Ok(()) } else { Err(Illegal::SpinSize { most: spin }) }
        }
        (Question::NextHit(cells), Answer::Cell(cell)) => {
            if cells.contains(cell) {
                Ok(())
            } else {
                Err(Illegal::NoSuchExplosion)
            }
        }
        (Question::Defend { arrival, .. }, Answer::Defend(part)) => check_defend(at, seat, part, arrival),
        (Question::Defend { arrival, .. }, Answer::Endure) => check_endure(table, content, seat, arrival),
        (Question::Split { damage, heat, points }, Answer::Split(on_damage)) => {
            let (least, most) = queries::split_range(damage, heat, points);
            let fits = (least..=most).contains(&on_damage);
            if fits { Ok(()) } else { Err(Illegal::SplitSize { least, most }) }
        }
        (Question::Heat { .. }, Answer::Overheat(part)) => check_overheat(table, seat, part),
        (Question::Heat { .. }, Answer::Enough) => Ok(()),
        (Question::Quench, Answer::Quench(part)) => check_quench(table, seat, part),
        (Question::Limit | Question::Discard { .. }, Answer::Give(part)) => check_give(table, seat, part),
        (Question::Refill, Answer::Cell(cell)) => check_refill(table, cell),
        (_, _) => Err(Illegal::NotAsked),
    }
}

/// SA-2.17, SA-R5: a border cell without robot, obstacle and harm.
fn check_place(table: &Table, content: &Content, cell: Cell) -> Verdict {
    if cell.0 >= table.field.count() {
        return Err(Illegal::NoSuchCell);
    }
    if !table.field.is_border(cell) {
        return Err(Illegal::NotBorder);
    }
    let harmful = table.terrain(content, cell).is_some_and(|terrain| terrain.obstacle || terrain.harms());
    if harmful || table.robot_at(cell).is_some() { Err(Illegal::NoPlaceToStart) } else { Ok(()) }
}

/// SA-3.7, SA-3.8, SA-9.1 to SA-9.3, SA-9.7, SA-13.17, SA-14.2.
pub(crate) fn check_activate(table: &Table, content: &Content, seat: Seat, part: Part) -> Verdict {
    match part {
        Part::Central => Err(Illegal::AbilityUnnamed),
        Part::Slot(slot) => {
            let module = table.module(seat, slot).ok_or(Illegal::NoSuchModule)?;
            check_module(table, content, seat, module, module.kind(content))
        }
    }
}

/// SA-3.7, SA-3.8, SA-9.1 to SA-9.3, SA-9.7, SA-13.17: whether the module could be activated if it were of this kind.
#[inline]
pub(crate) fn check_module(
    table: &Table,
    content: &Content,
    seat: Seat,
    module: &Module,
    kind: &Kind,
) -> Verdict {
    let deed = Deed::of(kind).ok_or(Illegal::DefenceNotActivated)?;
    if module.used {
        return Err(Illegal::UsedThisTurn);
    }
    if module.hot && !kind.wears() {
        return Err(Illegal::AttackOverheated);
    }
    queries::check_deed(table, content, seat, deed)
}

/// SA-3.7, SA-3.8, SA-9.8, SA-14.1, SA-14.2, SA-R57.
fn check_central(table: &Table, seat: Seat) -> Verdict {
    let robot = table.robot(seat);
    if robot.used {
        return Err(Illegal::UsedThisTurn);
    }
    if robot.hot { Err(Illegal::CentralOverheated) } else { Ok(()) }
}

/// SA-5.9 to SA-5.11.
fn check_turn(span: Span, sectors: i8) -> Verdict {
    if span.contains(sectors.unsigned_abs()) { Ok(()) } else { Err(Illegal::TurnSize) }
}

/// SA-10.4, SA-11.2, SA-11.3, SA-R24: why this cell is not a target.
fn check_aim(at: At<'_>, cells: Cells, cell: Cell) -> Verdict {
    if cells.contains(cell) {
        return Ok(());
    }
    let Some(attack) = Attack::of(at.stack) else { return Err(Illegal::OffLine) };
    if !at.table.field.line(attack.from, attack.to).any(|there| there == cell) {
        return Err(Illegal::OffLine);
    }
    if attack.is_beam(at.content) {
        return Err(Illegal::EffectNeedsRobot);
    }
    let mut line = at.table.field.line(attack.from, attack.to);
    let first = line.find(|&there| queries::blocks(at.table, at.content, there));
    let robot = first.is_some_and(|there| at.table.robot_at(there).is_some());
    Err(if robot { Illegal::BehindRobot } else { Illegal::BehindInterference })
}

/// SA-13.4, SA-13.8, SA-13.11 to SA-13.15, SA-R43, SA-R44, SA-R46.
fn check_defend(at: At<'_>, seat: Seat, part: Part, arrival: Arrival) -> Verdict {
    let (table, content) = (at.table, at.content);
    let beneath = arrival == Arrival::Beneath;
    let (defence, spent, hot) = match part {
        Part::Central => (table.board(content, seat).defence, table.robot(seat).spent, false),
        Part::Slot(slot) => {
            let module = table.module(seat, slot).ok_or(Illegal::NoSuchModule)?;
            let defence = match module.kind(content).what {
                crate::content::What::Defence(defence) => Some(defence),
                _ => None,
            };
            (defence, module.spent || module.used, module.hot)
        }
    };
    let defence = defence.ok_or(Illegal::NoDefence)?;
    if spent {
        return Err(Illegal::Spent);
    }
    if defence.reaction && Turn::of(at.stack).is_some_and(|turn| turn.seat == seat) {
        return Err(Illegal::ReactionInOwnTurn);
    }
    if !defence.covers(arrival) {
        return Err(Illegal::OtherSide { beneath });
    }
    if defence.reaction && hot {
        return Err(Illegal::ReactionOverheated);
    }
    if defence.reaction { check_endure(table, content, seat, arrival) } else { Ok(()) }
}

/// SA-R43: passive defences apply by themselves as long as there is something to prevent.
fn check_endure(table: &Table, content: &Content, seat: Seat, arrival: Arrival) -> Verdict {
    let applies = table.parts(seat).any(|part| queries::protects(table, content, seat, part, arrival));
    if applies { Err(Illegal::PassiveFirst) } else { Ok(()) }
}

fn check_there(table: &Table, seat: Seat, part: Part) -> Verdict {
    if table.parts(seat).any(|there| there == part) { Ok(()) } else { Err(Illegal::NoSuchModule) }
}

/// SA-12.14, SA-12.15.
fn check_overheat(table: &Table, seat: Seat, part: Part) -> Verdict {
    check_there(table, seat, part)?;
    if table.is_hot(seat, part) { Err(Illegal::AlreadyHot) } else { Ok(()) }
}

/// SA-17.15, SA-R26.
fn check_quench(table: &Table, seat: Seat, part: Part) -> Verdict {
    check_there(table, seat, part)?;
    if table.is_hot(seat, part) { Ok(()) } else { Err(Illegal::NotHot) }
}

/// SA-14.9, SA-15.3, SA-15.4, SA-R51: any module tile, never the central module.
fn check_give(table: &Table, seat: Seat, part: Part) -> Verdict {
    if part == Part::Central { Err(Illegal::CentralStays) } else { check_there(table, seat, part) }
}

/// SA-18.7, SA-18.9.
fn check_refill(table: &Table, cell: Cell) -> Verdict {
    if cell.0 >= table.field.count() {
        return Err(Illegal::NoSuchCell);
    }
    if table.ground(cell) != Ground::Empty {
        return Err(Illegal::NotEmpty);
    }
    if table.robot_at(cell).is_some() { Err(Illegal::RobotThere) } else { Ok(()) }
}

/// SA-R75: the only legal answer, where everybody knows that there is just one. SA-R67: by what face-down modules may be
/// for all that everybody knows.
pub(crate) fn only_answer(at: At<'_>, question: &Question, seat: Seat) -> Option<Answer> {
    let (table, content) = (at.table, at.content);
    match *question {
        Question::Act => (!might_activate(at, seat)).then_some(Answer::Cool),
        Question::GoOn { .. } => (!might_activate(at, seat)).then_some(Answer::Stop),
        Question::Defend { arrival, .. } => {
            let own_turn = Turn::of(at.stack).is_some_and(|turn| turn.seat == seat);
            let many =
                || reckoning::outlook(table, content, seat, arrival, own_turn, there(at)) == Outlook::Many;
            sole(at, question, seat).filter(|_| !many())
        }
        Question::Place
        | Question::Face(_)
        | Question::Turning(_)
        | Question::Moving(_)
        | Question::Aiming(_)
        | Question::Effects { .. }
        | Question::NextHit(_)
        | Question::Split { .. }
        | Question::Heat { .. }
        | Question::Quench
        | Question::Limit
        | Question::Discard { .. }
        | Question::Refill => sole(at, question, seat),
    }
}

/// The only answer of the list.
fn sole(at: At<'_>, question: &Question, seat: Seat) -> Option<Answer> {
    let mut sole = Sole::new();
    answers(at, question, seat, &mut sole);
    sole.only()
}

/// The seats that have not left.
fn there(at: At<'_>) -> SeatSet {
    SeatSet::first(at.seats).minus(at.left)
}

/// SA-R67, SA-R75: whether the robot could activate anything, for all that everybody knows.
fn might_activate(at: At<'_>, seat: Seat) -> bool {
    let (table, content) = (at.table, at.content);
    let mut open = table.modules(seat).iter().filter(|module| module.tile.open);
    check_central(table, seat).is_ok() && abilities(table, content, seat).next().is_some()
        || open.any(|module| check_module(table, content, seat, module, module.kind(content)).is_ok())
        || reckoning::might_activate(table, content, seat, there(at))
}

/// Every legal answer, in order. What the rules give in order and legal is listed as it is.
pub(crate) fn answers(at: At<'_>, question: &Question, seat: Seat, out: &mut impl Extend<Answer>) {
    let (table, content) = (at.table, at.content);
    let parts = |hot: bool| table.parts(seat).filter(move |&part| table.is_hot(seat, part) == hot);
    match *question {
        Question::Place => {
            let open = |&cell: &Cell| check_place(table, content, cell).is_ok();
            out.extend(table.field.cells().filter(open).map(Answer::Cell));
        }
        Question::Face(_) => out.extend(Direction::ALL.map(Answer::Face)),
        Question::Act => {
            out.extend([Answer::Cool]);
            list_modules(at, seat, out);
        }
        Question::GoOn { .. } => {
            out.extend([Answer::Stop]);
            list_modules(at, seat, out);
        }
        Question::Turning(span) => {
            let fits = |sectors: &i8| span.contains(sectors.unsigned_abs());
            out.extend(amounts(span.most).filter(fits).map(Answer::Turn));
        }
        Question::Moving(movement) => list_moves(at, seat, movement, out),
        Question::Aiming(cells) | Question::NextHit(cells) => out.extend(cells.iter().map(Answer::Cell)),
        Question::Effects { deals, push, spin } => {
            out.extend(deals.then_some(Answer::Deal));
            if push > 0 {
                out.extend((0..=push).map(Answer::Push));
            }
            if spin > 0 {
                out.extend(amounts(spin).map(Answer::Spin));
            }
        }
        Question::Defend { arrival, .. } => {
            let works = |&part: &Part| check_defend(at, seat, part, arrival).is_ok();
            out.extend(table.parts(seat).filter(works).map(Answer::Defend));
            out.extend(check_endure(table, content, seat, arrival).is_ok().then_some(Answer::Endure));
        }
        Question::Split { damage, heat, points } => {
            let (least, most) = queries::split_range(damage, heat, points);
            out.extend((least..=most).map(Answer::Split));
        }
        Question::Heat { .. } => {
            out.extend(parts(false).map(Answer::Overheat));
            out.extend([Answer::Enough]);
        }
        Question::Quench => out.extend(parts(true).map(Answer::Quench)),
        Question::Limit | Question::Discard { .. } => {
            let tiles = table.modules(seat).len() as u8;
            out.extend((0..tiles).map(|slot| Answer::Give(Part::Slot(slot))));
        }
        Question::Refill => out.extend(table.bare().iter().map(Answer::Cell)),
    }
}

/// SA-3.5, SA-14.2: the modules that may be activated, then the abilities of the central module.
fn list_modules(at: At<'_>, seat: Seat, out: &mut impl Extend<Answer>) {
    let (table, content) = (at.table, at.content);
    for (slot, module) in (0..).zip(table.modules(seat)) {
        if check_module(table, content, seat, module, module.kind(content)).is_ok() {
            out.extend([Answer::Activate(Part::Slot(slot))]);
        }
    }
    if check_central(table, seat).is_ok() {
        out.extend(abilities(table, content, seat).map(Answer::Use));
    }
}

/// SA-14.2: the abilities that the robot can carry out.
fn abilities(table: &Table, content: &Content, seat: Seat) -> impl Iterator<Item = Ability> {
    let board = table.board(content, seat);
    let works = move |&ability: &Ability| {
        queries::check_deed(table, content, seat, Deed::ability(board, ability)).is_ok()
    };
    Ability::ALL.into_iter().filter(works)
}

/// SA-6.1 to SA-6.9: every distance in every direction, in order.
fn list_moves(at: At<'_>, seat: Seat, movement: Movement, out: &mut impl Extend<Answer>) {
    let (table, content) = (at.table, at.content);
    let Movement { way, span: Span { least, most } } = movement;
    let mut ways = queries::directions(table.robot(seat).facing, way);
    ways.sort_unstable();
    for to in ways.into_iter().flatten() {
        let go = |cells| Answer::Go { to, cells };
        if way == Way::Jump {
            let lands = |&cells: &u8| queries::landing(table, content, seat, cells).is_ok();
            out.extend((least..=most).filter(lands).map(go));
        } else {
            out.extend((least..=most.min(queries::reach(table, content, seat, to))).map(go));
        }
    }
}

/// Counter-clockwise and clockwise, by at most this many sectors.
fn amounts(most: u8) -> impl Iterator<Item = i8> {
    let most = most as i8;
    -most..=most
}

/// SA-R68: the answer for a seat whose clock ran out: the mildest that is legal.
pub(crate) fn default_answer(at: At<'_>, question: &Question, seat: Seat) -> Answer {
    let (table, content) = (at.table, at.content);
    let mut listed = Vec::new();
    answers(at, question, seat, &mut listed);
    let first = || *listed.first().expect("every question has a legal answer");
    let find = |answer: Answer| listed.contains(&answer).then_some(answer);
    let last = || *listed.last().expect("every question has a legal answer");
    match *question {
        Question::Act => Answer::Cool,
        Question::GoOn { .. } => Answer::Stop,
        Question::Defend { arrival, .. } => {
            let passive =
                table.parts(seat).find(|&part| queries::protects(table, content, seat, part, arrival));
            passive.map_or(Answer::Endure, Answer::Defend)
        }
        Question::Effects { .. } => {
            find(Answer::Deal).or(find(Answer::Push(0))).or(find(Answer::Spin(0))).unwrap_or_else(first)
        }
        Question::Split { .. } | Question::Discard { .. } | Question::Limit => last(),
        Question::Place
        | Question::Face(_)
        | Question::Turning(_)
        | Question::Moving(_)
        | Question::Aiming(_)
        | Question::NextHit(_)
        | Question::Heat { .. }
        | Question::Quench
        | Question::Refill => first(),
    }
}
