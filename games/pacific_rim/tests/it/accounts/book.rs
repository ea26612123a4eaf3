//! The book of Pacific Rim Extinction: the numbers on the table, and what each event says of them.
//!
//! Of a model is counted by how much it differs from a whole one, so one that comes into the game changes nothing. One that is
//! destroyed takes all its numbers along.

use kernel::Bout;
use pacific_rim::content::{Breed, Enlisted, Resource, Side, Special};
use pacific_rim::places::Element;
use pacific_rim::{Event, Figure, PacificRim, Spot, Standing, Who, queries};
use testkit::laws::{Entries, Numbers};

/// The cards of a model.
const CARDS: u8 = 6;

/// A number on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Account {
    /// Whether the card at this place is out of the deck; whether it lies face up, and with the damage.
    Out(Who, u8),
    Face(Who, u8),
    Damage(Who, u8),
    /// The counter of a track and its last space, against those of a whole model.
    Track(Who, usize),
    Most(Who, usize),
    /// How much lower a statistic is.
    Weak(Who, usize),
    /// The living pilots.
    Pilots(Who),
    /// Whether the model is destroyed.
    Destroyed(Who),
    /// The buildings, and whether one is destroyed.
    Towers,
    Ruined(u8),
    /// The objects; whether one is carried, or out of the game.
    Things,
    Carried(u8),
    Gone(u8),
    /// Whether the scenario has a bomb.
    Bomb,
    /// The victory points of a side, but for those of its mission.
    Points(u8),
}

use Account as A;

pub(crate) fn balances(bout: &Bout<PacificRim>) -> Numbers<Account> {
    let (table, content) = (bout.table(), bout.content());
    let mut all = Numbers::new();
    for (who, figure) in table.models() {
        match figure.standing {
            Standing::Destroyed => drop(all.insert(A::Destroyed(who), 1)),
            Standing::Reserve | Standing::At(_) => of_model(bout, &mut all, who, figure),
        }
    }
    all.insert(A::Towers, table.towers().len() as i64);
    all.extend((0..).zip(table.towers()).map(|(number, tower)| (A::Ruined(number), tower.ruined.into())));
    all.insert(A::Things, table.tokens().len() as i64);
    for (number, token) in (0..).zip(table.tokens()) {
        all.insert(A::Carried(number), (token.spot == Spot::Carried).into());
        all.insert(A::Gone(number), (token.spot == Spot::Gone).into());
    }
    let has_bomb = table.scenario().is_some_and(|scenario| content.scenario(scenario).has(Special::Bomb));
    all.insert(A::Bomb, has_bomb.into());
    for side in Side::ALL {
        all.insert(A::Points(side as u8), queries::points_without_mission(table, content, side).into());
    }
    all
}

fn of_model(bout: &Bout<PacificRim>, all: &mut Numbers<Account>, who: Who, figure: &Figure) {
    for place in 0..CARDS {
        all.insert(A::Out(who, place), (!figure.deck.contains(place)).into());
        all.insert(A::Face(who, place), (figure.face == Some(place)).into());
        all.insert(A::Damage(who, place), figure.damage.contains(place).into());
    }
    let whole = queries::tracks(bout.content(), &figure.kit);
    for (at, track) in whole.iter().enumerate() {
        all.insert(A::Track(who, at), i64::from(figure.tracks[at]) - i64::from(track.start));
        all.insert(A::Most(who, at), i64::from(figure.most[at]) - i64::from(track.most));
    }
    all.extend((0..4).map(|stat| (A::Weak(who, stat), figure.weak[stat].into())));
    all.insert(A::Pilots(who), figure.pilots().count() as i64);
}

/// What the event says was added to which numbers.
pub(crate) fn bookings(
    bout: &Bout<PacificRim>,
    before: &Numbers<Account>,
    event: &Event,
) -> Vec<(Account, i64)> {
    let mut book = Entries::new(before);
    of_models(&mut book, bout, event);
    of_table(&mut book, bout, event);
    for side in Side::ALL {
        let points = points(&book, bout, side);
        book.set(A::Points(side as u8), points);
    }
    book.done()
}

fn of_models(book: &mut Entries<'_, Account>, bout: &Bout<PacificRim>, event: &Event) {
    let track = |resource: &Resource| resource.track();
    match event {
        Event::Revealed { who, card } => {
            book.set(A::Out(*who, card.place()), 1);
            book.add(A::Face(*who, card.place()), 1);
        }
        Event::Folded { who, card } => {
            book.take(A::Face(*who, card.place()), 1);
            book.take(A::Out(*who, card.place()), 1);
        }
        Event::Hurt { who, card } => {
            book.set(A::Out(*who, card.place()), 1);
            book.set(A::Face(*who, card.place()), 0);
            book.add(A::Damage(*who, card.place()), 1);
        }
        Event::Paid { who, resource, n } | Event::Lost { who, resource, n } => {
            book.take(A::Track(*who, track(resource)), *n);
        }
        Event::Gained { who, resource, n } => book.add(A::Track(*who, track(resource)), *n),
        Event::Capped { who, resource, most } => {
            let model = bout.table().model(*who).expect("the model is in the game");
            let (at, whole) = (track(resource), queries::tracks(bout.content(), &model.kit)[track(resource)]);
            let (start, most) = (i64::from(whole.start), i64::from(*most));
            book.set(A::Most(*who, at), most - i64::from(whole.most));
            let counter = book.now(&A::Track(*who, at)) + start;
            book.set(A::Track(*who, at), counter.min(most) - start);
        }
        Event::Weakened { who, stat } => book.add(A::Weak(*who, *stat as usize), 1),
        Event::PilotDied { who, .. } => book.take(A::Pilots(*who), 1),
        Event::Destroyed { who } => {
            for place in 0..CARDS {
                let cards = [A::Out(*who, place), A::Face(*who, place), A::Damage(*who, place)];
                cards.into_iter().for_each(|card| book.set(card, 0));
            }
            let tracks = (0..2).flat_map(|at| [A::Track(*who, at), A::Most(*who, at)]);
            let weak = (0..4).map(|stat| A::Weak(*who, stat));
            tracks.chain(weak).chain([A::Pilots(*who)]).for_each(|number| book.set(number, 0));
            book.add(A::Destroyed(*who), 1);
        }
        Event::Mustered { side, force } => {
            let force = bout.content().forces[usize::from(force.0)].force;
            crews(book, Who::of(*side).zip(force.models.into_iter().flatten()));
        }
        Event::Drew { quick } => {
            let kits = bout.content().quick(*quick).models.iter().map(|(kit, _)| *kit);
            let is_jaeger = |kit: &Enlisted| bout.content().model(kit.model).is_jaeger();
            let (jaegers, kaiju): (Vec<Enlisted>, Vec<Enlisted>) = kits.partition(is_jaeger);
            crews(book, Who::of(Side::Ppdc).zip(jaegers));
            crews(book, Who::of(Side::Kaiju).zip(kaiju));
        }
        _ => {}
    }
}

/// The models come into the game with their pilots.
fn crews(book: &mut Entries<'_, Account>, models: impl Iterator<Item = (Who, Enlisted)>) {
    models.for_each(|(who, kit)| book.add(A::Pilots(who), kit.pilots.iter().flatten().count() as i64));
}

fn of_table(book: &mut Entries<'_, Account>, bout: &Bout<PacificRim>, event: &Event) {
    match event {
        Event::Drew { quick } => {
            let card = bout.content().quick(*quick);
            book.add(A::Towers, card.buildings.len() as i64);
            book.add(A::Things, card.objects.len() as i64);
        }
        Event::DrewScenario { scenario } => {
            book.set(A::Bomb, bout.content().scenario(*scenario).has(Special::Bomb));
        }
        Event::Laid { element: Element::Building(_), .. } => book.add(A::Towers, 1),
        Event::Laid { element: Element::Object(_), .. } => book.add(A::Things, 1),
        // PR-19.22: the leader of the PPDC carries the bomb, if there is one.
        Event::Leads { side: Side::Ppdc, .. } if book.now(&A::Bomb) > 0 => {
            let number = book.now(&A::Things) as u8;
            book.add(A::Carried(number), 1);
            book.add(A::Things, 1);
        }
        Event::Ruined { block } => book.add(A::Ruined(block.0), 1),
        Event::Took { thing, .. } => book.add(A::Carried(thing.0), 1),
        Event::Dropped { thing, .. } => book.take(A::Carried(thing.0), 1),
        Event::Spent { thing, .. } => {
            book.take(A::Carried(thing.0), 1);
            book.add(A::Gone(thing.0), 1);
        }
        _ => {}
    }
}

/// PR-18.1 to PR-18.8, PR-19.23, PR-R56 to PR-R58: what the numbers are worth to a side.
fn points(book: &Entries<'_, Account>, bout: &Bout<PacificRim>, side: Side) -> i64 {
    if book.now(&A::Bomb) > 0 {
        return 0;
    }
    let foes = bout.table().models().filter(|(who, _)| who.side() == side.foe());
    let enemies: i64 = foes.map(|(who, figure)| worth(book, bout, who, figure)).sum();
    let all = book.now(&A::Towers);
    let ruined: i64 = (0..all).map(|number| book.now(&A::Ruined(number as u8))).sum();
    let whole = |part: i64| if all > 0 && part == all { 3 } else { 0 };
    enemies
        + match side {
            Side::Ppdc => all - ruined + whole(all - ruined),
            Side::Kaiju => 2 * ruined + whole(ruined),
        }
}

fn worth(book: &Entries<'_, Account>, bout: &Bout<PacificRim>, who: Who, figure: &Figure) -> i64 {
    let hurt = (0..CARDS).any(|place| book.now(&A::Damage(who, place)) > 0);
    match (book.now(&A::Destroyed(who)), &figure.model(bout.content()).breed) {
        (1.., Breed::Jaeger { .. }) => 3,
        (1.., Breed::Kaiju { category, .. }) => (*category).into(),
        (..=0, _) => hurt.into(),
    }
}
