//! The current costs of cards.

use super::{each, fits};
use crate::content::{Card, Cards, Content, Deck, If, Static, Tile, Topic, Trauma};
use crate::illegal::Illegal;
use crate::procedures::tiles;
use crate::setup::Mode;
use crate::table::Table;
use arrayvec::ArrayVec;
use kernel::Seat;
use std::cell::OnceCell;

/// The current costs of a seat's cards.
#[derive(Clone, Debug)]
pub(crate) struct Prices<'a> {
    pub(crate) table: &'a Table,
    pub(crate) content: &'a Content,
    pub(crate) seat: Seat,
    pub(crate) deck: &'a Deck,
    changes: OnceCell<Changes<'a>>,
}

/// The texts that change the cost of some card.
#[derive(Clone, Default, Debug)]
struct Changes<'a> {
    texts: ArrayVec<&'a Static, CHANGES>,
    /// Whether there are more of them.
    more: bool,
}

impl Changes<'_> {
    /// The most that may be printed on a card that costs no more than this now.
    fn printed_within(&self, has: u8) -> u8 {
        if self.more {
            return u8::MAX;
        }
        self.texts.iter().fold(has, |most, text| match text {
            Static::Cost { by, .. } => most.saturating_add(by.min(&0).unsigned_abs()),
            Static::HalfCost(_) => most.saturating_mul(2),
            _ => most,
        })
    }
}

/// How many changes of costs are remembered. If there are more, the table is asked for every card.
const CHANGES: usize = 8;

impl<'a> Prices<'a> {
    pub(crate) fn now(table: &'a Table, content: &'a Content, seat: Seat) -> Prices<'a> {
        Prices { table, content, seat, deck: table.deck(content, seat), changes: OnceCell::new() }
    }

    fn changes(&self) -> &Changes<'a> {
        self.changes.get_or_init(|| self.find_changes())
    }

    fn find_changes(&self) -> Changes<'a> {
        let mut changes = Changes::default();
        each(self.table, self.content, self.seat, Topic::Cost, |holding| {
            if matches!(holding.what, Static::Cost { .. } | Static::HalfCost(_)) {
                changes.more |= changes.texts.try_push(holding.what).is_err();
            }
        });
        changes
    }

    /// GR-10.23: whether these cards together cost no more than this. Where no text makes cards dearer, what is printed may tell.
    pub(crate) fn affords(&self, cards: &[Card], has: u8) -> Result<(), Illegal> {
        let sum =
            |costs: &dyn Fn(Card) -> u8| cards.iter().map(|&card| costs(card)).fold(0, u8::saturating_add);
        let printed = |card| self.table.facts(self.content, self.seat, card).cost;
        let cooling = self.table.player(self.seat).cooling();
        let plain = !self.content.dearer && !cards.iter().any(|&card| cooling.contains(card));
        if plain && sum(&printed) <= has {
            return Ok(());
        }
        let cost = sum(&|card| self.cost(card));
        if cost > has { Err(Illegal::TooDear { cost, has }) } else { Ok(()) }
    }

    /// GR-10.23: those of these cards that cost no more than this, each for itself. Only where a text changes costs, or a
    /// card may be free, what is printed does not tell.
    pub(crate) fn within(&self, cards: Cards, has: u8) -> Cards {
        if cards.is_empty() {
            return cards;
        }
        let cooling = self.table.player(self.seat).cooling();
        let printed = cards.and(self.deck.costing_at_most(has)).minus(cooling);
        let within = if self.content.dearer { Cards::default() } else { printed };
        let maybe = self.maybe_within(has);
        debug_assert!(
            cards.minus(maybe).iter().all(|card| self.cost(card) > has),
            "a card that can be paid is left out"
        );
        let mut open = cards.minus(within).and(maybe);
        if !open.is_empty() {
            let cheap = self.deck.costing_at_most(self.changes().printed_within(has));
            open = open.and(cheap.union(self.deck.free_at_times));
        }
        within.union(open.iter().filter(|&card| self.cost(card) <= has).collect())
    }

    /// The cards that could cost no more than this, at a glance. What holds for a while, and the texts of others who share
    /// the robot, can make them as cheap as anything.
    fn maybe_within(&self, has: u8) -> Cards {
        let Prices { table, deck, .. } = *self;
        if table.options.mode == Mode::Team || table.lasting.about(Topic::Cost).next().is_some() {
            return Cards::first(Card::COUNT);
        }
        deck.costing_at_most(has.saturating_add(deck.rebate)).union(deck.free_at_times)
    }

    /// GR-10.24, GR-10.25, GR-30.1, GR-R21: what the card costs.
    pub(crate) fn cost(&self, card: Card) -> u8 {
        let facts = self.table.facts(self.content, self.seat, card);
        let free = |what: &Static| match what {
            Static::FreeIf(so) => holds(self.table, self.seat, *so),
            Static::FreeFor(tile) => is_on(self.table, self.seat, *tile),
            _ => false,
        };
        if facts.cost == 0 || facts.always.iter().any(free) {
            return 0;
        }
        self.due(card)
    }

    /// GR-10.25, GR-30.1, GR-R21, GR-R96: what the card costs where nothing makes it free; out of the meter half as much
    /// again.
    pub(crate) fn due(&self, card: Card) -> u8 {
        let facts = self.table.facts(self.content, self.seat, card);
        let (mut full, mut halves) = (i16::from(facts.cost), 0);
        let mut change = |what: &Static| match what {
            Static::Cost { cards, by } if fits(cards, facts, card) => full += i16::from(*by),
            Static::HalfCost(cards) if fits(cards, facts, card) => halves += 1,
            _ => {}
        };
        let changes = self.changes();
        if changes.more {
            each(self.table, self.content, self.seat, Topic::Cost, |holding| change(holding.what));
        } else {
            changes.texts.iter().for_each(|what| change(what));
        }
        let cost = (0..halves).fold(full, |cost, _| (cost + 1) / 2).max(1);
        let cooling = super::driven(self.table, self.content, self.seat).contains(card);
        let cost = cost.min(i16::from(u8::MAX)) as u8;
        if cooling { super::driven_cost(cost) } else { cost }
    }
}

/// Whether the robot stands on such a tile.
pub(crate) fn is_on(table: &Table, seat: Seat, tile: Tile) -> bool {
    let site = table.cell(seat).map(|cell| table.city.site(cell));
    site.is_some_and(|site| !site.has_structure() && tiles::lies(site, tile))
}

fn holds(table: &Table, seat: Seat, so: If) -> bool {
    match so {
        If::MySurges(least) => table.player(seat).tokens(Trauma::Surge) >= least,
        If::MyFire(least) => table.player(seat).tokens(Trauma::Fire) >= least,
        If::MyFs(least) => table.player(seat).fs >= least,
        If::Higher
        | If::FoesTurn
        | If::FoeNear
        | If::NotAttacked
        | If::Recovered
        | If::NotRecovered
        | If::InCombo
        | If::Alone
        | If::NotDone
        | If::Moved
        | If::Done => false,
    }
}
