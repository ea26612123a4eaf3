//! The opening. SB-3, SB-R54: decks, Staks, top cards, hands, the player who starts.

mod dealt;

use super::{Cx, Flow, Step};
use crate::StakBots;
use crate::card::{Card, Lying, StakId};
use crate::content::{Content, KindId};
use crate::event::{Event, Seen};
use crate::frame::Frame;
use crate::illegal::Illegal;
use crate::procedures::turn::{Turn, TurnStep};
use crate::setup::{Decks, RANK_SIZE, RANKS, Setup};
use crate::table::Table;
use kernel::{Chance, Opening, Reply, Seat};
use serde::{Deserialize, Serialize};

/// The cards are dealt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct OpeningDeal {
    /// The starting hand of every player.
    hand: u8,
    /// Who starts, if it is settled.
    first: Option<Seat>,
    /// The depth of the Staks.
    depth: u8,
    /// The depth of the drone's Stak.
    drone_depth: u8,
    /// Players who share a set, when decks are dealt by rank (SB-R54).
    per_set: u8,
    step: DealStep,
}

kernel::known_to_all! { OpeningDeal { hand, first, depth, drone_depth, per_set, step } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum DealStep {
    /// A card of this rank goes from the set of its group to the deck of this seat.
    Rank {
        seat: u8,
        rank: u8,
        dealt: u8,
    },
    Staks,
    First,
    Top {
        stak: u8,
    },
    Hand {
        seat: u8,
        dealt: u8,
    },
    Start,
}

/// SB-3, SB-3.10: the table before anything is dealt, without a scrapheap, or every reason why the
/// set-up is not allowed.
pub(crate) fn open(setup: &Setup, content: &Content) -> Result<Opening<StakBots>, Vec<Illegal>> {
    let faults = setup.faults(content);
    if !faults.is_empty() {
        return Err(faults);
    }
    let options = setup.options();
    let mut table = Table::new(options);
    let mut step = DealStep::Staks;
    match &setup.decks {
        Decks::Common => table.unseen[0] = content.common_deck(),
        Decks::Own(_) => {
            for seat in (0..setup.seats).map(Seat) {
                table.unseen[seat.index()] = setup.own_deck(content, seat);
            }
        }
        Decks::Ranked => {
            let sets = (0..setup.seats).step_by(usize::from(setup.players_per_set()));
            sets.for_each(|seat| table.unseen[usize::from(seat)] = content.common_deck());
            step = DealStep::Rank { seat: 0, rank: 1, dealt: 0 };
        }
    }
    for deck in 0..usize::from(table.decks()) {
        table.supply[deck] = table.unseen[deck].total() as u8;
    }
    let deal = OpeningDeal {
        hand: setup.starting_hand(),
        first: setup.first.or(options.drone().map(|_| Seat(0))),
        depth: setup.depth_of(Seat(0)),
        drone_depth: setup.depth_of(crate::setup::DRONE),
        per_set: setup.players_per_set(),
        step,
    };
    Ok(Opening { seats: setup.seats, table, frame: Frame::Opening(deal) })
}

impl OpeningDeal {
    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match self.step {
            DealStep::Rank { seat, rank, dealt } => self.rank(cx, reply, (seat, rank, dealt)),
            DealStep::Staks => {
                self.lay_staks(cx);
                let settled_first = cx.table().options.setup_effects;
                self.go(cx, if settled_first { DealStep::First } else { DealStep::Top { stak: 0 } })
            }
            DealStep::First => self.choose_first(cx, reply),
            DealStep::Top { stak } => self.turn_top(cx, reply, stak),
            DealStep::Hand { seat, dealt } => self.deal_hand(cx, reply, seat, dealt),
            DealStep::Start => {
                let first = self.first.expect("who starts is settled before the start");
                cx.tell(Event::Starts { seat: first });
                Turn::of(first, 1, TurnStep::Begin).resume(cx, Reply::Go)
            }
        }
    }

    fn go(self, cx: &mut Cx<'_>, step: DealStep) -> Flow {
        OpeningDeal { step, ..self }.resume(cx, Reply::Go)
    }

    /// SB-17.2, SB-R54: the same number of cards of each rank for everybody who shares a set; what stays over
    /// goes back to the box. The first player of a group gets what the others leave.
    fn rank(self, cx: &mut Cx<'_>, reply: Step, (seat, rank, mut dealt): (u8, u8, u8)) -> Flow {
        let set = seat / self.per_set * self.per_set;
        if let Reply::Rolled(rolled) = reply {
            let kind = nth_of_rank(cx.table(), cx.content(), set, rank, rolled.picked());
            deal_from_set(cx.table_mut(), set, seat, kind);
            dealt += 1;
        }
        if dealt < self.picks(cx, seat, set, rank) {
            let of = count_of_rank(cx.table(), cx.content(), set, rank);
            let then = OpeningDeal { step: DealStep::Rank { seat, rank, dealt }, ..self };
            return Flow::Roll { chance: Chance::Pick { of }, then: Frame::Opening(then) };
        }
        match rank < RANKS {
            true => self.go(cx, DealStep::Rank { seat, rank: rank + 1, dealt: 0 }),
            false if seat + 1 < cx.seats() => {
                self.go(cx, DealStep::Rank { seat: seat + 1, rank: 1, dealt: 0 })
            }
            false => self.go(cx, DealStep::Staks),
        }
    }

    /// How many cards of a rank are picked for `seat`: its share, or, for the first of a group, which
    /// keeps the rest, what goes back to the box.
    fn picks(&self, cx: &Cx<'_>, seat: u8, set: u8, rank: u8) -> u8 {
        let share = RANK_SIZE / self.per_set;
        if seat != set {
            return share;
        }
        let others = self.per_set.min(cx.seats() - set) - 1;
        let there = whole_rank(cx.content(), rank);
        there.saturating_sub(share * (others + 1))
    }

    /// SB-3.2 to SB-3.4, SB-3.9, SB-R5: face-down, seen by nobody; the rest is the supply.
    fn lay_staks(&self, cx: &mut Cx<'_>) {
        let table = cx.table_mut();
        for stak in table.staks() {
            let owner = table.owner(stak);
            let deck = table.deck_of(owner);
            let depth = if table.options.is_drone(owner) { self.drone_depth } else { self.depth };
            for _ in 0..depth {
                table.push(stak, Lying::hidden(Card::unknown(deck)));
            }
            table.supply[usize::from(deck)] -= depth;
        }
        cx.tell(Event::Dealt);
    }

    /// SB-3.11, SB-R3, SB-17.10.
    fn choose_first(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.first, reply) {
            (None, Reply::Rolled(rolled)) => self.first = Some(Seat(rolled.picked() as u8)),
            (None, _) => {
                let chance = Chance::Pick { of: u32::from(cx.seats()) };
                return Flow::Roll { chance, then: Frame::Opening(self) };
            }
            (Some(_), _) => {}
        }
        let tops_first = !cx.table().options.setup_effects;
        self.go(cx, if tops_first { DealStep::Start } else { DealStep::Top { stak: 0 } })
    }

    /// SB-3.5, SB-3.6: the top cards are turned face-up; nothing enters.
    fn turn_top(self, cx: &mut Cx<'_>, reply: Step, stak: u8) -> Flow {
        let at = StakId(stak);
        if cx.table().staks().all(|other| other != at) {
            return self.go(cx, DealStep::Hand { seat: 0, dealt: 0 });
        }
        let Some(top) = cx.table().top(at) else { return self.go(cx, DealStep::Top { stak: stak + 1 }) };
        let Reply::Rolled(rolled) = reply else {
            let chance = Chance::Draw { pile: top.card.deck() };
            return Flow::Roll { chance, then: Frame::Opening(self) };
        };
        let card = cx.table_mut().make_known(top, KindId(rolled.drawn()));
        let top = cx.table_mut().stak_mut(at).last_mut().expect("a dealt Stak has a top card");
        *top = Lying::open(card);
        cx.tell(Event::TurnedUpOnTop { stak: at, card });
        self.go(cx, DealStep::Top { stak: stak + 1 })
    }

    /// SB-3.7, SB-3.8: hands, which only their owners see. The drone has none.
    fn deal_hand(self, cx: &mut Cx<'_>, reply: Step, seat: u8, mut dealt: u8) -> Flow {
        let to = Seat(seat);
        if seat >= cx.seats() {
            let settled = cx.table().options.setup_effects;
            return self.go(cx, if settled { DealStep::Start } else { DealStep::First });
        }
        let deck = cx.table().deck_of(to);
        if let Reply::Rolled(rolled) = reply {
            let table = cx.table_mut();
            let card = table.draw(deck, KindId(rolled.drawn()));
            table.put_in_hand(to, Lying::hidden(card));
            let drew = |card| Event::Drew { seat: to, card: Seen(card) };
            cx.tell_apart(to, drew(Some(card)), drew(None));
            dealt += 1;
        }
        if dealt == self.hand || cx.table().options.is_drone(to) {
            return self.go(cx, DealStep::Hand { seat: seat + 1, dealt: 0 });
        }
        let then = OpeningDeal { step: DealStep::Hand { seat, dealt }, ..self };
        Flow::Roll { chance: Chance::Draw { pile: deck }, then: Frame::Opening(then) }
    }
}

/// A card of a set goes to the deck of another player, or, where the set's own player keeps the
/// rest, back to the box.
fn deal_from_set(table: &mut Table, set: u8, seat: u8, kind: KindId) {
    let (from, to) = (usize::from(set), usize::from(seat));
    let taken = table.unseen[from].take(kind.0);
    assert!(taken, "the picked card is in the set");
    table.supply[from] -= 1;
    if seat == set {
        table.boxed.add(kind.0);
    } else {
        table.unseen[to].add(kind.0);
        table.supply[to] += 1;
    }
}

fn whole_rank(content: &Content, rank: u8) -> u8 {
    content.kinds.iter().filter(|kind| kind.rank == rank).map(|kind| kind.copies).sum()
}

fn count_of_rank(table: &Table, content: &Content, set: u8, rank: u8) -> u32 {
    let counts = table.unseen[usize::from(set)];
    content.iter().filter(|(_, kind)| kind.rank == rank).map(|(id, _)| u32::from(counts.count(id.0))).sum()
}

fn nth_of_rank(table: &Table, content: &Content, set: u8, rank: u8, nth: u32) -> KindId {
    let counts = table.unseen[usize::from(set)];
    let of_rank = content.iter().filter(|(_, kind)| kind.rank == rank);
    let copies = of_rank.flat_map(|(id, _)| std::iter::repeat_n(id, usize::from(counts.count(id.0))));
    copies.into_iter().nth(nth as usize).expect("the pick is below the number of cards")
}
