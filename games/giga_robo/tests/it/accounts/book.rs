//! The book of Giga-Robo!: the numbers on the table, and what each event says of them.

use giga_robo::city::{Cell, Site};
use giga_robo::content::{Card, IMPACTS_MAX, Stock, Tile, Trauma};
use giga_robo::event::Sum;
use giga_robo::table::{Deed, Player};
use giga_robo::{Event, GigaRobo, Obstacle, Source};
use kernel::{Bout, Rules, Seat};
use testkit::laws::{Entries, Numbers};

/// Where a card of a player is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Place {
    Hand,
    Slot(u8),
    /// In an attack or among the responses.
    InPlay,
    Gone,
}

const PLACES: [Place; 6] =
    [Place::Hand, Place::Slot(1), Place::Slot(2), Place::Slot(3), Place::InPlay, Place::Gone];

impl Place {
    fn holds(self, player: &Player, card: Card) -> bool {
        match self {
            Place::Hand => player.hand.contains(card),
            Place::Slot(slot) => player.meter[usize::from(slot) - 1].cards.contains(card),
            Place::InPlay => player.used.contains(card),
            Place::Gone => player.gone.contains(card),
        }
    }
}

/// A number on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Account {
    /// Fighting Spirit of a player.
    Fs(Seat),
    /// Power Tokens in the Control of a robot, and on one of its abilities.
    Pt(Seat),
    Laid(Seat, u8),
    /// Power Surges that lie on an ability.
    Stored(Seat),
    /// Armor of a robot, and by how much its Max Armor is lower.
    Armor(Seat),
    Worn(Seat),
    /// Trauma Tokens of a kind in the meter of a player.
    Tokens(Seat, u8),
    /// Whether the card lies there, and whether it is Activated.
    Card(Seat, u8, Place),
    Raised(Seat, u8),
    /// Whether the Robot Ability is Activated.
    Ability(Seat, u8),
    /// Whether the robot has an Active Barrier.
    Shield(Seat),
    /// What stands and lies on a hex.
    Structure(Cell),
    Barrier(Cell),
    Tile(Cell, u8),
    Anchors(Cell),
    Target(Seat, Cell),
    /// Structures of a Tier that are still in the box.
    Supply(u8),
    /// Impact Cards in the deck, and those of a kind that were used.
    Impacts,
    Used(u8),
}

use Account as A;

impl Account {
    fn of(seat: Seat, what: Stock) -> Account {
        match what.trauma() {
            Some(trauma) => A::Tokens(seat, trauma as u8),
            None if what == Stock::Fs => A::Fs(seat),
            None if what == Stock::Pt => A::Pt(seat),
            None => A::Armor(seat),
        }
    }
}

pub(crate) fn balances(bout: &Bout<GigaRobo>) -> Numbers<Account> {
    let mut all = Numbers::new();
    for seat in (0..bout.table().seats()).map(Seat) {
        of_player(&mut all, seat, bout.table().player(seat));
    }
    let view = GigaRobo::view(bout, None);
    for (cell, site) in &view.sites {
        of_site(&mut all, *cell, *site);
    }
    all.extend((1..).zip(view.supply).map(|(tier, count)| (A::Supply(tier), count.into())));
    all.insert(A::Impacts, view.deck.into());
    all.extend((0..).zip(&view.used).map(|(kind, count)| (A::Used(kind), (*count).into())));
    all
}

fn of_player(all: &mut Numbers<Account>, seat: Seat, player: &Player) {
    let numbers = [
        (A::Fs(seat), player.fs),
        (A::Pt(seat), player.pt),
        (A::Stored(seat), player.stored),
        (A::Armor(seat), player.armor),
        (A::Worn(seat), player.worn),
        (A::Shield(seat), player.barrier.into()),
    ];
    all.extend(numbers.map(|(account, number)| (account, number.into())));
    all.extend(Trauma::ALL.map(|trauma| (A::Tokens(seat, trauma as u8), player.tokens(trauma).into())));
    for at in 0..3 {
        all.insert(A::Laid(seat, at), player.laid[usize::from(at)].into());
        all.insert(A::Ability(seat, at), player.active[usize::from(at)].into());
    }
    for card in (0..Card::COUNT).map(Card) {
        let there = PLACES.into_iter().filter(|place| place.holds(player, card));
        all.extend(there.map(|place| (A::Card(seat, card.0, place), 1)));
        all.insert(A::Raised(seat, card.0), player.raised().contains(card).into());
    }
}

fn of_site(all: &mut Numbers<Account>, cell: Cell, site: Site) {
    all.insert(A::Structure(cell), site.structure.into());
    all.insert(A::Barrier(cell), site.barrier.into());
    all.insert(A::Anchors(cell), site.anchors.into());
    let tiles = site.elemental.map(Tile::from).into_iter().chain(site.terrain.map(Tile::from));
    all.extend(tiles.map(|tile| (A::Tile(cell, tile as u8), 1)));
    all.extend((0..6).map(|seat| (A::Target(Seat(seat), cell), i64::from(site.tokens >> seat & 1))));
}

/// The card is there and nowhere else.
fn put(book: &mut Entries<'_, Account>, of: Seat, card: Card, to: Place) {
    for place in PLACES {
        book.set(A::Card(of, card.0, place), place == to);
    }
    if !matches!(to, Place::Slot(_)) {
        book.set(A::Raised(of, card.0), 0);
    }
}

/// GR-20.10: one tile of each sort lies on a hex.
fn lay(book: &mut Entries<'_, Account>, tile: Tile, at: Cell) {
    let sort: &[Tile] = match tile {
        Tile::Flood | Tile::Inferno | Tile::ArcHazard => &[Tile::Flood, Tile::Inferno, Tile::ArcHazard],
        Tile::Crater | Tile::Rubble => &[Tile::Crater, Tile::Rubble],
    };
    sort.iter().for_each(|&other| book.set(A::Tile(at, other as u8), other == tile));
}

/// GR-28.2: the cards of the robot are out of the game.
fn join(book: &mut Entries<'_, Account>, seat: Seat) {
    for card in (0..Card::COUNT).map(Card).filter(|card| card.is_robots()) {
        if PLACES.iter().any(|&place| book.now(&A::Card(seat, card.0, place)) > 0) {
            put(book, seat, card, Place::Gone);
        }
    }
}

/// What is gained, lost and laid by a player.
fn of_players(book: &mut Entries<'_, Account>, bout: &Bout<GigaRobo>, event: &Event) {
    let table = bout.table();
    match *event {
        Event::Gained { seat, sum: Sum { n, what } } => book.add(Account::of(seat, what), n),
        Event::Lost { seat, sum: Sum { n, what } } | Event::Cleared { seat, sum: Sum { n, what } } => {
            book.take(Account::of(seat, what), n);
        }
        Event::Took { seat, left, .. } => book.take(A::Armor(seat), left.lost),
        Event::Worn { seat, n } => book.add(A::Worn(seat), n),
        Event::Stored { seat, n } => book.add(A::Stored(seat), n),
        Event::Released { seat, n } => book.take(A::Stored(seat), n),
        Event::Shielded { seat } => book.add(A::Shield(seat), 1),
        Event::ShieldBroken { seat } => book.take(A::Shield(seat), 1),
        Event::Declared { seat, deed: Deed::Activate, source: Source::Ability(at) } => {
            let robot = table.flies(seat);
            let ability = table.ability(bout.content(), robot, at).expect("the robot has it");
            book.add(A::Laid(robot, at), ability.activation.unwrap_or(0));
        }
        Event::Activated { source: Source::Ability(at), of } => {
            book.add(A::Ability(table.flies(of), at), 1);
        }
        Event::Deactivated { source: Source::Ability(at), of } => {
            book.set(A::Ability(table.flies(of), at), 0);
            book.set(A::Laid(table.flies(of), at), 0);
        }
        // GR-27.4: what was laid for an activation that comes to nothing is lost.
        Event::Cancelled { source: Source::Ability(at), of }
        | Event::Fizzled { source: Source::Ability(at), of }
            if book.now(&A::Ability(table.flies(of), at)) == 0 =>
        {
            book.set(A::Laid(table.flies(of), at), 0);
        }
        Event::Defeated { seat } => {
            book.set(A::Stored(seat), 0);
            book.set(A::Shield(seat), 0);
            (0..3).for_each(|at| book.set(A::Laid(seat, at), 0));
            (0..3).for_each(|at| book.set(A::Ability(seat, at), 0));
        }
        _ => {}
    }
}

/// Where the cards go.
fn of_cards(book: &mut Entries<'_, Account>, event: &Event) {
    match *event {
        Event::Declared { seat, deed: Deed::Play, source: Source::Card(card) } => {
            put(book, seat, card, Place::InPlay);
        }
        Event::Attacked { seat, ref cards, .. } | Event::Reacted { seat, ref cards, .. } => {
            cards.iter().for_each(|&card| put(book, seat, card, Place::InPlay));
        }
        Event::TookPlace { card, of } => put(book, of, card, Place::InPlay),
        Event::Cooled { card, of, slot, activated } => {
            put(book, of, card, Place::Slot(slot));
            book.set(A::Raised(of, card.0), activated);
        }
        Event::CameBack { card, of } | Event::Returned { card, of } => put(book, of, card, Place::Hand),
        Event::Slid { card, of, to } => put(book, of, card, Place::Slot(to)),
        Event::Banished { card, of } => put(book, of, card, Place::Gone),
        Event::Activated { source: Source::Card(card), of } => book.add(A::Raised(of, card.0), 1),
        Event::Deactivated { source: Source::Card(card), of } => book.take(A::Raised(of, card.0), 1),
        Event::Joined { seat, .. } => join(book, seat),
        _ => {}
    }
}

/// What stands and lies in the city, and the Impact Cards.
fn of_city(book: &mut Entries<'_, Account>, event: &Event) {
    match *event {
        Event::Placed { what: Obstacle::Structure(tier), at, .. } => {
            book.add(A::Structure(at), tier);
            book.take(A::Supply(tier), 1);
        }
        Event::Placed { what: Obstacle::Tile(tile), at, .. } | Event::TileCreated { tile, at } => {
            lay(book, tile, at);
        }
        Event::TileRemoved { tile, at } => book.take(A::Tile(at, tile as u8), 1),
        Event::Collapsed { tier, at } => book.take(A::Structure(at), tier),
        Event::SetBarrier { at, .. } => book.add(A::Barrier(at), 1),
        Event::BarrierBroken { at } => book.take(A::Barrier(at), 1),
        Event::Marked { seat, at } => book.set(A::Target(seat, at), 1),
        Event::Unmarked { seat, at } => book.take(A::Target(seat, at), 1),
        Event::DroppedAnchor { at, .. } => book.add(A::Anchors(at), 1),
        Event::AnchorsGone { at } => book.set(A::Anchors(at), 0),
        Event::Impact { card } => {
            book.take(A::Impacts, 1);
            book.add(A::Used(card.0), 1);
        }
        Event::Reshuffled { cards } => {
            (0..IMPACTS_MAX as u8).for_each(|kind| book.set(A::Used(kind), 0));
            book.add(A::Impacts, cards);
        }
        _ => {}
    }
}

/// What the event says was added to which numbers.
pub(crate) fn bookings(
    bout: &Bout<GigaRobo>,
    before: &Numbers<Account>,
    event: &Event,
) -> Vec<(Account, i64)> {
    let mut book = Entries::new(before);
    of_players(&mut book, bout, event);
    of_cards(&mut book, event);
    of_city(&mut book, event);
    book.done()
}
