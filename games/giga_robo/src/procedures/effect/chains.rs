//! Verbs about Anchors, ways, Impact Cards and tiles that are pulled. GR-R139 to GR-R145, GR-R163.

use super::meter::{fall, lay_down};
use super::{AskStep, CallStep, Effect, then};
use crate::city::{Cell, Cells, Path};
use crate::content::{Amount, Content, Plain, Static, Tile, Trait, Trauma, Verb};
use crate::event::{Event, Sum};
use crate::frame::Frame;
use crate::procedures::{
    Collide, Cx, Flow, Hurt, Step, Walking, ask, hurt::Cause, is_anew, owing, tiles, walking,
};
use crate::queries;
use crate::question::{Answer, Question, Wanted};
use crate::table::{Stage, Table};
use crate::text::Source;
use kernel::{Seat, SeatSet};

steps! {
    /// A way is named hex by hex, then gone.
    StrideStep { Begin = 0, Hear = 1; Moved = 2 }
}

steps! {
    /// Tiles are named, then the hexes that they come to.
    HaulStep { Begin = 0, Hear = 1, HearGoal = 2; Hauled = 3 }
}

impl Effect {
    /// GR-R139: to a hex within the range of the card, at the usual costs, with as much movement as the range is far.
    pub(super) fn stride(mut self, cx: &mut Cx<'_>, step: StrideStep, reply: Step) -> Flow {
        let seat = cx.table().flies(self.text.seat);
        let Some(from) = cx.table().cell(seat) else { return self.done(cx) };
        match (step, reply) {
            (StrideStep::Begin, _) => {
                (self.way, self.met) = (Path::NONE, SeatSet::default());
                if self.stride_ends(cx.table(), cx.content()).is_empty() || cx.left().contains(seat) {
                    return self.done(cx);
                }
            }
            (StrideStep::Hear, Step::Answer(Answer::Cell(next))) => {
                self.way.push(next).expect("only paths that fit are legal");
            }
            (StrideStep::Hear, Step::Answer(Answer::Back)) => {
                self.way = self.way.first(self.way.len().saturating_sub(1));
            }
            (StrideStep::Hear, Step::Answer(Answer::Go)) => {
                let walking = Walking::new(seat, from, self.way, false, false);
                return then(Frame::Walking(walking), self, StrideStep::Moved);
            }
            (StrideStep::Hear, Step::Go) => {}
            (StrideStep::Moved, _) => {
                self.met = self.beside_way(cx);
                return self.done(cx);
            }
            (StrideStep::Hear, _) => return self.done(cx),
        }
        let question = self.stride_question(cx.table(), cx.content());
        ask(seat, question, self.on(StrideStep::Hear))
    }

    fn stride_question(&self, table: &Table, content: &Content) -> Question {
        let (_, movement) = self.stride_span(table, content);
        Question::Path { plan: self.way, movement, spends: true, tramples: false }
    }

    fn stride_span(&self, table: &Table, content: &Content) -> (u8, u8) {
        self.text.card(table, content).and_then(|card| card.range).unwrap_or((1, 1))
    }

    /// The hexes in which such a movement may end.
    fn stride_ends(&self, table: &Table, content: &Content) -> Cells {
        let seat = table.flies(self.text.seat);
        let Some(from) = table.cell(seat) else { return Cells::NONE };
        let (least, most) = self.stride_span(table, content);
        let ring = queries::grid(table, content).at_distance(from, least, most);
        walking::walk(table, content, seat, most, from).ends().both(ring)
    }

    /// GR-R139: whether the way may end with what is planned; without a way there is nothing to take back.
    pub(crate) fn may_stride(&self, table: &Table, content: &Content, answer: Answer) -> bool {
        let clause = self.text.clauses(table, content).get(usize::from(self.at));
        if clause.is_none_or(|clause| clause.verb != Verb::Plain(Plain::Stride)) {
            return true;
        }
        if answer == Answer::Back {
            return !self.way.is_empty();
        }
        let ends = self.stride_ends(table, content);
        answer != Answer::Go || self.way.last().is_some_and(|end| ends.contains(end))
    }

    /// GR-30.5: the opponents adjacent to a hex of the way, as far as it was gone.
    fn beside_way(&self, cx: &Cx<'_>) -> SeatSet {
        let (table, content) = (cx.table(), cx.content());
        let around = |near: Cells, &cell: &Cell| near.union(queries::around(table, content, cell));
        let near = self.way.cells().iter().fold(Cells::NONE, around);
        let foes = table.foes(self.text.seat).iter();
        foes.filter(|&foe| table.cell(foe).is_some_and(|cell| near.contains(cell))).collect()
    }

    /// GR-23.3, GR-R139: Anchors come onto hexes of the way, one on each.
    pub(super) fn drop_anchors(mut self, cx: &mut Cx<'_>, n: Amount, step: AskStep, reply: Step) -> Flow {
        if step == AskStep::Begin {
            self.left = self.number(cx, n);
        } else if let Step::Answer(Answer::Cell(cell)) = reply {
            self.drop_anchor(cx, cell);
        } else if !is_anew(&reply) {
            return self.done(cx);
        }
        if self.left == 0 || self.way.is_empty() || cx.left().contains(self.text.seat) {
            return self.done(cx);
        }
        ask(self.text.seat, Question::Hex(Wanted::Anchor), self.on(AskStep::Hear))
    }

    fn drop_anchor(&mut self, cx: &mut Cx<'_>, cell: Cell) {
        cx.table_mut().city.site_mut(cell).anchors += 1;
        cx.tell(Event::DroppedAnchor { seat: self.text.seat, at: cell });
        let mut way = Path::NONE;
        for &other in self.way.cells().iter().filter(|&&other| other != cell) {
            way.push(other).expect("a part of a path is no longer than it");
        }
        (self.way, self.left) = (way, self.left - 1);
    }

    /// GR-R140: each Anchor does its damage, robot by robot; then it is gone.
    pub(super) fn detonate(mut self, cx: &mut Cx<'_>, damage: u8, step: CallStep) -> Flow {
        if step == CallStep::Begin {
            let table = cx.table();
            (self.todo, self.left) = (table.flying(), 0);
        }
        let by = cx.table().flies(self.text.seat);
        loop {
            if self.left > 0 {
                self.left -= 1;
                let hurt = Hurt::new(self.about, damage, Some(by), Cause::Other);
                return then(Frame::Hurt(hurt), self, CallStep::Called);
            }
            if self.take_next(cx).is_none() {
                lift_anchors(cx);
                return self.done(cx);
            }
            self.left = take_anchors(cx, self.about);
        }
    }

    /// GR-19.2, GR-R141: the opponent collides with the Structure below it.
    pub(super) fn crash(self, cx: &mut Cx<'_>, step: CallStep) -> Flow {
        let victim = cx.table().flies(self.foe);
        let cell = cx.table().cell(victim).filter(|&cell| cx.table().city.site(cell).has_structure());
        match cell.filter(|_| step == CallStep::Begin) {
            Some(cell) => {
                let by = cx.table().flies(self.text.seat);
                then(Frame::Collide(Collide::crash(victim, cell, by)), self, CallStep::Called)
            }
            None => self.done(cx),
        }
    }

    /// GR-R142: an adjacent Structure falls as if the own robot had collided with it.
    pub(super) fn crash_beside(self, cx: &mut Cx<'_>, step: StrideStep, reply: Step) -> Flow {
        let seat = cx.table().flies(self.text.seat);
        if step == StrideStep::Moved {
            return self.done(cx);
        }
        let cells = self.named_cells(cx.table(), cx.content());
        if is_anew(&reply) && cells.len() > 1 && !cx.left().contains(seat) {
            return ask(self.text.seat, Question::Hex(Wanted::Crash), self.on(StrideStep::Hear));
        }
        match named(&reply).or(cells.iter().next()) {
            Some(cell) => then(Frame::Collide(Collide::beside(seat, cell)), self, StrideStep::Moved),
            None => self.done(cx),
        }
    }

    /// GR-R143: an Impact Card for the opponent alone.
    pub(super) fn impact(self, cx: &mut Cx<'_>, step: CallStep) -> Flow {
        let victim = cx.table().flies(self.foe);
        match cx.table().cell(victim).filter(|_| step == CallStep::Begin) {
            Some(cell) => {
                let by = cx.table().flies(self.text.seat);
                then(Frame::Collide(Collide::card(victim, cell, by)), self, CallStep::Called)
            }
            None => self.done(cx),
        }
    }

    /// Impact Cards do nothing to the own robot in this combat.
    pub(super) fn brace(self, cx: &mut Cx<'_>) -> Flow {
        let robot = cx.table().flies(self.text.seat);
        if cx.table().combat.is_on() {
            cx.table_mut().combat.braced.insert(robot);
        }
        self.done(cx)
    }

    /// GR-R144: a tile beside the opponent comes below it.
    pub(super) fn pull_tile(self, cx: &mut Cx<'_>, step: HaulStep, reply: Step) -> Flow {
        if step == HaulStep::Hauled {
            return self.done(cx);
        }
        let cells = self.named_cells(cx.table(), cx.content());
        if is_anew(&reply) && cells.len() > 1 && !cx.left().contains(self.text.seat) {
            return ask(self.text.seat, Question::Hex(Wanted::Haul), self.on(HaulStep::Hear));
        }
        let goal = cx.table().cell(self.foe);
        if let (Some(from), Some(to)) = (named(&reply).or(cells.iter().next()), goal) {
            return owing(haul(cx, from, to), self.on(HaulStep::Hauled));
        }
        self.done(cx)
    }

    /// GR-R144: tiles come nearer, one after the other, as long as the user likes.
    pub(super) fn pull_tiles(mut self, cx: &mut Cx<'_>, n: Amount, step: HaulStep, reply: Step) -> Flow {
        match (step, reply) {
            (HaulStep::Begin, _) => self.left = self.number(cx, n),
            (HaulStep::Hear, Step::Answer(Answer::Cell(from))) => {
                (self.chosen, self.left) = (from.0.into(), self.left - 1);
                return self.ask_goal(cx);
            }
            (HaulStep::HearGoal, Step::Answer(Answer::Cell(to))) => return self.haul_to(cx, to),
            (HaulStep::HearGoal, _) => return self.ask_goal(cx),
            (HaulStep::Hear, Step::Go) | (HaulStep::Hauled, _) => {}
            (HaulStep::Hear, _) => return self.done(cx),
        }
        let any = !self.named_cells(cx.table(), cx.content()).is_empty();
        if self.left == 0 || !any || cx.left().contains(self.text.seat) {
            return self.done(cx);
        }
        ask(self.text.seat, Question::Hex(Wanted::HaulMore), self.on(HaulStep::Hear))
    }

    fn ask_goal(self, cx: &mut Cx<'_>) -> Flow {
        let goals = self.goals(cx.table(), cx.content());
        match goals.iter().next() {
            Some(_) if goals.len() > 1 && !cx.left().contains(self.text.seat) => {
                ask(self.text.seat, Question::Hex(Wanted::Goal), self.on(HaulStep::HearGoal))
            }
            Some(only) => self.haul_to(cx, only),
            None => Flow::Go(self.on(HaulStep::Hauled)),
        }
    }

    fn haul_to(self, cx: &mut Cx<'_>, to: Cell) -> Flow {
        let owed = haul(cx, Cell(self.chosen as u8), to);
        owing(owed, self.on(HaulStep::Hauled))
    }

    /// GR-R144: the free hexes adjacent to the opponent that are closest to the tile.
    pub(crate) fn goals(&self, table: &Table, content: &Content) -> Cells {
        let Some(there) = table.cell(self.foe) else { return Cells::NONE };
        let grid = queries::grid(table, content);
        let from = Cell(self.chosen as u8);
        let open = |cell: &Cell| !table.city.site(*cell).has_structure();
        let near: Cells = queries::around(table, content, there).iter().filter(open).collect();
        let least = near.iter().map(|cell| grid.distance(from, cell)).min();
        near.iter().filter(|&cell| Some(grid.distance(from, cell)) == least).collect()
    }

    /// GR-24.8: what gives the opponent Boost is Deactivated.
    pub(super) fn ground(self, cx: &mut Cx<'_>) -> Flow {
        let robot = cx.table().flies(self.foe);
        let crew: SeatSet = cx.table().crew(robot).collect();
        for mate in crew.iter() {
            let raised = cx.table().player(mate).raised();
            for card in raised.iter() {
                if cx.table().facts(cx.content(), mate, card).active.contains(&Static::Trait(Trait::Boost)) {
                    lay_down(cx, mate, card);
                }
            }
        }
        for at in 0..3u8 {
            let (table, content) = (cx.table(), cx.content());
            let active = table.player(robot).active[usize::from(at)];
            let gives = table
                .ability(content, robot, at)
                .is_some_and(|it| it.active.contains(&Static::Trait(Trait::Boost)));
            if active && gives {
                let player = cx.table_mut().player_mut(robot);
                (player.active[usize::from(at)], player.laid[usize::from(at)]) = (false, 0);
                cx.tell(Event::Deactivated { of: robot, source: Source::Ability(at) });
            }
        }
        fall(cx, robot);
        self.done(cx)
    }

    /// GR-R145: the base damage of the cards of the opponent's attack is 0.
    pub(super) fn disarm(self, cx: &mut Cx<'_>) -> Flow {
        let combat = &cx.table().combat;
        let side = combat.side_of(cx.table().flies(self.text.seat)).map(|side| side.other());
        let Some(side) = side.filter(|_| combat.stage < Stage::Resolving) else { return self.done(cx) };
        let (seat, spares) = (combat.seat(side), self.spares(cx));
        let mut cards = combat.camp(side).cards;
        for card in cards.iter_mut() {
            card.harmless |= !super::unmake::is_spared(cx, seat, card.card, spares);
        }
        cx.table_mut().combat.camp_mut(side).cards = cards;
        self.done(cx)
    }

    /// The hexes that can be named for these verbs.
    pub(super) fn chained_cells(&self, table: &Table, content: &Content, verb: &Verb) -> Cells {
        let elemental = |cell: &Cell| table.city.site(*cell).elemental.is_some();
        let foe = self.opponent(table).and_then(|foe| table.cell(foe));
        let around = |cell: Cell| queries::around(table, content, cell);
        let stands = |cell: &Cell| table.city.site(*cell).has_structure();
        if let Verb::DropAnchors(_) = verb {
            self.way.cells().iter().copied().collect()
        } else if *verb == Verb::Plain(Plain::CrashBeside) {
            table.cell(self.text.seat).map_or(Cells::NONE, around).iter().filter(stands).collect()
        } else if *verb == Verb::Plain(Plain::PullTile) {
            let there = foe.filter(|cell| !stands(cell));
            there.map_or(Cells::NONE, around).iter().filter(elemental).collect()
        } else if let Verb::PullTiles { within, .. } = verb {
            let grid = queries::grid(table, content);
            let ring = foe.map_or(Cells::NONE, |cell| grid.at_distance(cell, 2, *within));
            ring.iter().filter(elemental).collect()
        } else {
            Cells::NONE
        }
    }
}

/// The Anchors of this robot, in the meters of its crew and below it, which are gone now.
fn take_anchors(cx: &mut Cx<'_>, robot: Seat) -> u8 {
    let crew: SeatSet = cx.table().crew(robot).collect();
    let mut all = 0u8;
    for mate in crew.iter() {
        let n = cx.table().player(mate).tokens(Trauma::Anchor);
        let slots = &mut cx.table_mut().player_mut(mate).meter;
        slots.iter_mut().for_each(|slot| slot.tokens[Trauma::Anchor as usize] = 0);
        if n > 0 {
            cx.tell(Event::Cleared { seat: mate, sum: Sum { n, what: Trauma::Anchor.into() } });
        }
        all = all.saturating_add(n);
    }
    let Some(below) = cx.table().cell(robot) else { return all };
    let lying = std::mem::take(&mut cx.table_mut().city.site_mut(below).anchors);
    if lying > 0 {
        cx.tell(Event::AnchorsGone { at: below });
    }
    all.saturating_add(lying)
}

/// All Anchors that are left on the map are gone.
fn lift_anchors(cx: &mut Cx<'_>) {
    for cell in super::map::anchors(cx.table(), cx.content()).iter() {
        cx.table_mut().city.site_mut(cell).anchors = 0;
        cx.tell(Event::AnchorsGone { at: cell });
    }
}

/// GR-R144: the Elemental tile goes from the one hex to the other, where a robot enters it.
fn haul(cx: &mut Cx<'_>, from: Cell, to: Cell) -> Option<Frame> {
    let elemental = cx.table_mut().city.site_mut(from).elemental.take()?;
    let tile: Tile = elemental.into();
    cx.tell(Event::TileRemoved { tile, at: from });
    tiles::create(cx, tile, to)
}

/// The hex that the answer names.
fn named(reply: &Step) -> Option<Cell> {
    if let Step::Answer(Answer::Cell(cell)) = reply { Some(*cell) } else { None }
}
