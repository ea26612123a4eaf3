//! Lists of legal answers: out of the sets that [`super::check`] looks into, or candidates kept where it agrees.

use super::{At, attacks, check, hexes, responses, shoves};
use crate::city::{Cell, Cells};
use crate::content::{Card, Cards, Content, Force, MapId, Tile, Trauma};
use crate::procedures::{effect, opening, turn, walking};
use crate::queries;
use crate::question::{AbilityAt, Answer, Chosen, Nth, Obstacle, Question};
use crate::statics::Prices;
use crate::table::{Aim, Deed, Table};
use crate::text::Source;
use kernel::{Seat, Sole};

/// Every legal answer, sorted, appended to `out`. All but Targets are found in the order of the answers.
pub(crate) fn answers(at: At<'_>, question: &Question, seat: Seat, out: &mut Vec<Answer>) {
    let start = out.len();
    Listing { at, question, seat, out }.list();
    if let Question::Aim(_) = question {
        out[start..].sort_unstable();
    }
}

/// GR-R90: the only legal answer, where everybody knows that there is just one.
pub(crate) fn only_answer(at: At<'_>, question: &Question, seat: Seat) -> Option<Answer> {
    if let Question::Respond { .. } = question {
        // GR-R73: who is asked could respond for all that the others know.
        return None;
    }
    if let Question::React = question
        && attacks::check_defend(at.table, at.content).is_ok()
    {
        // To Defend and to Take the Hit are two already.
        return None;
    }
    let mut list = Sole::new();
    Listing { at, question, seat, out: &mut list }.list();
    list.only().filter(|_| !might_have_more(at, question, seat))
}

/// By the cards that the hand may hold for all that the others know (GR-R47).
fn might_have_more(at: At<'_>, question: &Question, seat: Seat) -> bool {
    let At { table, content, .. } = at;
    match *question {
        // GR-R175: what a card asks for may be among what the hand hides.
        Question::Card { chosen: Chosen::PlayFree, of, .. } => hides(table, content, of),
        Question::Card { of, from, .. } => {
            !from.and(responses::unseen(table, content, of)).is_empty() && hides(table, content, of)
        }
        Question::Aim(card) => {
            !table.facts(content, seat, card).pays.is_empty() && hides(table, content, seat)
        }
        Question::Act => responses::could(table, content, seat) || attacks::could_begin(table, content, seat),
        Question::React | Question::ReactCombo | Question::Combo { .. } => hides(table, content, seat),
        _ => false,
    }
}

/// Whether a hand holds some but not all of its unseen cards. Then the others cannot tell what it holds.
fn hides(table: &Table, content: &Content, seat: Seat) -> bool {
    let (hidden, hand) = (responses::unseen(table, content, seat), table.player(seat).hand);
    !hidden.and(hand).is_empty() && !hidden.minus(hand).is_empty()
}

/// A list in the making, in the order of the answers.
struct Listing<'a, E> {
    at: At<'a>,
    question: &'a Question,
    seat: Seat,
    out: &'a mut E,
}

impl<E: Extend<Answer>> Listing<'_, E> {
    /// Answers out of a set of legal ones.
    fn add(&mut self, legal: impl IntoIterator<Item = Answer>) {
        self.out.extend(legal);
    }

    fn cells(&mut self, legal: Cells) {
        self.add(legal.iter().map(Answer::Cell));
    }

    fn numbers(&mut self, least: u8, most: u8) {
        self.offer((least..=most).map(Answer::Number));
    }

    /// Those that are legal.
    fn offer(&mut self, candidates: impl IntoIterator<Item = Answer>) {
        let Listing { at, question, seat, .. } = *self;
        let legal = |answer: &Answer| check(at, question, seat, *answer).is_ok();
        self.out.extend(candidates.into_iter().filter(legal));
    }

    fn list(&mut self) {
        let At { table, content, .. } = self.at;
        let seat = self.seat;
        match *self.question {
            Question::Map => self.offer((0..content.maps.len() as u8).map(MapId).map(Answer::Map)),
            Question::Obstacle => self.obstacles(),
            Question::Position => self.offer((0..table.seats()).map(Nth).map(Answer::Position)),
            Question::Zone => self.cells(opening::free_zones(table, content)),
            Question::Opens | Question::Foe | Question::Join | Question::Crew(_) => {
                self.offer([Answer::No]);
                self.offer((0..table.seats()).map(|seat| Answer::Seat(Seat(seat))));
            }
            Question::Upkeep => self.offer([Answer::Heart, Answer::Power]),
            Question::Rage => self.offer([Answer::No, Answer::Rage, Answer::Power]),
            Question::Flood => self.offer([Answer::Yes].into_iter().chain((1..=3).map(Answer::Slot))),
            Question::Shed(_) => self.offer((1..=3).map(Answer::Slot)),
            Question::Order(due) => self.offer((1..=due.len() as u8).map(Answer::Number)),
            Question::Act => self.act(),
            Question::Respond { .. } => {
                self.add([Answer::Pass]);
                self.responses();
            }
            Question::Path { plan, spends: true, .. } => self.steps(plan.last().or(table.cell(seat))),
            Question::Path { movement, .. } => {
                self.offer([Answer::No]);
                self.walks(movement);
            }
            Question::Aim(card) => self.aims(card),
            Question::Combo { cards, cell, aim } => self.followers(&cards, (cell, aim)),
            Question::ReactCombo => {
                self.offer([Answer::Back, Answer::Go]);
                self.offer(responses::own_reach(table, content, seat).iter().map(Answer::Add));
            }
            Question::React => self.reactions(),
            Question::PowerDice { most, .. } => self.numbers(0, most),
            Question::Number { least, most, .. } => self.numbers(least, most),
            Question::Share { least, most } => self.numbers(least, most),
            Question::May { .. } | Question::Surcharge { .. } => self.offer([Answer::Yes, Answer::No]),
            Question::Dice { .. } => {
                self.offer([Answer::Yes]);
                self.offer((0..table.combat.dice.len() as u8).map(Nth).map(Answer::Die));
            }
            Question::Card { from, .. } => {
                self.offer([Answer::No]);
                self.offer(from.iter().map(Answer::Card));
            }
            Question::Deactivate(of) => {
                self.offer(table.player(of).raised().iter().map(Answer::Card));
                self.offer((0..3).map(AbilityAt).map(Answer::Ability));
            }
            Question::Token { .. } => {
                self.offer((1..=3).flat_map(|slot| Trauma::ALL.map(|trauma| Answer::Token(slot, trauma))));
            }
            Question::Cancel(_) => self.offer((0..table.stack.len() as u8).map(Nth).map(Answer::Item)),
            Question::Hex(_) | Question::Keyword { .. } | Question::Purge(_) => self.of_texts(),
            Question::Shove { .. } => {
                self.offer([Answer::No]);
                self.cells(shoves(self.at));
            }
            Question::Break { .. } => {
                self.offer([Answer::No]);
                self.add(super::breakable(self.at).map(|(cell, aim)| Answer::Aim(cell, aim)));
            }
            Question::Barrier => {
                self.cells(effect::map::barrier_cells(table, content, table.flies(seat)));
                self.offer([Answer::Shield]);
            }
        }
    }

    /// What texts ask for that move something.
    fn of_texts(&mut self) {
        match *self.question {
            Question::Hex(wanted) => {
                self.offer([Answer::No]);
                self.cells(hexes(self.at, self.seat, wanted));
            }
            Question::Keyword { .. } => {
                self.offer([Force::Pull, Force::Push, Force::Throw].map(Answer::How));
            }
            _ => self.offer([Answer::No].into_iter().chain((1..=3).map(Answer::Slot))),
        }
    }

    fn obstacles(&mut self) {
        let At { table, content, .. } = self.at;
        for (what, left) in [1, 2].map(Obstacle::Structure).into_iter().zip(table.supply) {
            let cells = if left > 0 { opening::obstacle_cells(table, content, what) } else { Cells::NONE };
            self.add(cells.iter().map(|cell| Answer::Lay(what, cell)));
        }
        for what in Tile::ALL.map(Obstacle::Tile) {
            let cells = opening::obstacle_cells(table, content, what);
            self.add(cells.iter().map(|cell| Answer::Lay(what, cell)));
        }
    }

    fn act(&mut self) {
        let At { table, content, .. } = self.at;
        let seat = self.seat;
        self.add([Answer::Pass]);
        if self.walks(turn::movement(table, content, seat)) {
            self.add([Answer::Plan]);
        }
        self.offer([Answer::Trample]);
        self.add(attacks::first_cards(table, content, seat).iter().map(Answer::Attack));
        self.responses();
    }

    /// The hexes in which a movement can end; whether there are any.
    fn walks(&mut self, movement: u8) -> bool {
        let At { table, content, .. } = self.at;
        let from = table.cell(self.seat).filter(|_| movement > 0);
        let walk = from.map(|from| walking::walk(table, content, self.seat, movement, from));
        let ends = walk.map_or(Cells::NONE, |walk| walk.ends());
        self.add(ends.iter().map(Answer::Walk));
        !ends.is_empty()
    }

    fn aims(&mut self, card: Card) {
        let At { table, content, .. } = self.at;
        self.add([Answer::Back]);
        if attacks::has_pays(table, content, self.seat, card).is_err() {
            return;
        }
        let aims = attacks::aims(table, content, self.seat, card);
        self.add(aims.map(|(cell, aim)| Answer::Aim(cell, aim)));
    }

    fn followers(&mut self, cards: &[Card], at: (Cell, Aim)) {
        let At { table, content, .. } = self.at;
        self.add([Answer::Back, Answer::Go]);
        let prices = Prices::now(table, content, self.seat);
        let hand = responses::own_reach(table, content, self.seat);
        let gives = |card: &Card| attacks::has_pays_behind(table, content, self.seat, cards, *card).is_ok();
        let cards: Cards = attacks::followers(&prices, hand, cards, at).filter(gives).collect();
        self.add(cards.iter().map(Answer::Add));
    }

    fn reactions(&mut self) {
        let At { table, content, .. } = self.at;
        let prices = Prices::now(table, content, table.combat.seats[1]);
        let seat = table.combat.seats[1];
        let hand = responses::own_reach(table, content, seat);
        let gives = |(card, _): &(Card, Aim)| attacks::has_pays(table, content, seat, *card).is_ok();
        let reactions = attacks::reactions(&prices, hand).filter(gives);
        self.add(reactions.map(|(card, aim)| Answer::React(card, aim)));
        self.offer([Answer::Defend, Answer::TakeHit]);
    }

    /// The possible declarations.
    fn responses(&mut self) {
        let At { table, content, .. } = self.at;
        responses::all(table, content, self.seat, |source, deed| self.out.extend([answer_of(source, deed)]));
    }

    /// The steps out of a hex.
    fn steps(&mut self, from: Option<Cell>) {
        let At { table, content, .. } = self.at;
        let next = from.map_or(Cells::NONE, |from| queries::around(table, content, from));
        self.offer([Answer::Back]);
        self.offer(next.iter().map(Answer::Cell));
        self.offer([Answer::Go]);
    }
}

fn answer_of(source: Source, deed: Deed) -> Answer {
    match (source, deed) {
        (source, Deed::Trigger(at)) => Answer::Trigger(source, Nth(at)),
        (Source::Card(card), _) => Answer::Play(card),
        (Source::Ability(at), Deed::Deactivate) => Answer::Deactivate(AbilityAt(at)),
        (Source::Ability(at), _) => Answer::Activate(AbilityAt(at)),
        (Source::Pilot, _) => Answer::Trigger(source, Nth(0)),
    }
}
