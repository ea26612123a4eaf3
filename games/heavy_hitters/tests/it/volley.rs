//! Who fires when, told a second time as somebody with a pencil would: from what everybody hears alone, and slowly.
//! GK-9.7, GK-9.8, GK-R13, GK-R44, GK-R56, GK-R57.

use heavy_hitters::content::{CardKind, Content, Gkr, Rank};
use heavy_hitters::{Answer, Event, HeavyHitters, Question, Shooter};
use kernel::{Bout, Dealer, Input, Library, Notation, Seat, Told, Waiting, heard, letter};
use std::collections::BTreeSet;
use testkit::laws::soak;

/// The fastest that anything is.
const FASTEST: u8 = 12;
/// The most answers of a bout by chance.
const ANSWERS: u32 = 1500;
/// Hexes around the middle, more than four players have pieces.
const PLACES: [&str; 20] = [
    "4F", "5F", "6F", "7F", "4E", "5E", "6E", "4G", "5G", "6G", "4D", "5D", "6D", "4H", "5H", "6H", "3F",
    "8F", "3E", "7E",
];

/// An attack that is still to come.
#[derive(Clone, Debug)]
struct Due {
    seat: u8,
    shooter: Shooter,
    speed: u8,
}

/// All that the pencil has noted.
#[derive(Default)]
struct Sheet {
    seats: u8,
    glory: u8,
    due: Vec<Due>,
    units: BTreeSet<(u8, Gkr)>,
    frozen: BTreeSet<(u8, Gkr)>,
    attacks: u32,
    ties: u32,
    own_ties: u32,
}

impl Sheet {
    /// The speeds from the highest down, at each speed the players from the Glory Hound clockwise.
    fn next(&self) -> Option<(u8, BTreeSet<Shooter>)> {
        for speed in (0..=FASTEST).rev() {
            for step in 0..self.seats {
                let seat = (self.glory + step) % self.seats;
                let is_now = |due: &&Due| due.seat == seat && due.speed == speed;
                let all: BTreeSet<Shooter> = self.due.iter().filter(is_now).map(|due| due.shooter).collect();
                if !all.is_empty() {
                    return Some((seat, all));
                }
            }
        }
        None
    }

    fn strike(&mut self, seat: Seat, shooter: Shooter) {
        let place = self.due.iter().position(|due| due.seat == seat.0 && due.shooter == shooter);
        if let Some(place) = place {
            self.due.remove(place);
        }
    }

    /// An attack comes up: it must be one of those that the pencil expects.
    fn came(&mut self, seat: Seat, shooter: Shooter) {
        let (first, all) =
            self.next().unwrap_or_else(|| panic!("{seat:?} {shooter:?} attacks, and nothing is due"));
        let told = format!("{seat:?} {shooter:?} attacks instead of {first} {all:?} of {:?}", self.due);
        assert!(first == seat.0 && all.contains(&shooter), "{told}");
        let speed = self.due.iter().find(|due| due.seat == first && all.contains(&due.shooter));
        let speed = speed.expect("it is due").speed;
        let others = |due: &&Due| due.speed == speed && due.seat != first;
        self.ties += u32::from(self.due.iter().any(|due| others(&due)));
        self.own_ties += u32::from(all.len() > 1);
        self.attacks += 1;
        self.strike(seat, shooter);
    }

    fn gone(&mut self, seat: Seat) {
        self.due.retain(|due| due.seat != seat.0);
        self.units.retain(|(owner, _)| *owner != seat.0);
    }

    /// What everybody hears.
    fn hear(&mut self, bout: &Bout<HeavyHitters>, event: &Event) {
        let content = bout.content();
        match *event {
            Event::TurnBegan { seat, .. } => {
                assert!(self.due.is_empty(), "the turn is over without {:?}", self.due);
                self.glory = seat.0;
                self.frozen.clear();
            }
            Event::Deployed { seat, gkr, .. } => {
                self.units.insert((seat.0, gkr));
            }
            Event::Frozen { seat, gkr } => {
                self.frozen.insert((seat.0, gkr));
            }
            Event::LinedUp { seat, .. } => {
                let own = self.units.iter().filter(|(owner, _)| *owner == seat.0);
                for &(seat, gkr) in own.filter(|unit| !self.frozen.contains(unit)) {
                    let speed = unit_speed(bout, Seat(seat), gkr);
                    self.due.push(Due { seat, shooter: Shooter::Unit(gkr), speed });
                }
            }
            Event::Revealed { seat, card } => {
                let speed = content.card(card).speed().expect("only what has a speed is declared");
                self.due.push(Due { seat: seat.0, shooter: Shooter::Card(card), speed });
            }
            Event::Slowed { seat, card, by } => {
                let slowed = |due: &&mut Due| due.seat == seat.0 && due.shooter == Shooter::Card(card);
                self.due.iter_mut().filter(slowed).for_each(|due| due.speed = due.speed.saturating_sub(by));
            }
            Event::Aimed { seat, shooter, .. } | Event::Held { seat, shooter } => self.came(seat, shooter),
            Event::TookBack { seat, card } | Event::LostFromLine { seat, card } => {
                self.strike(seat, Shooter::Card(card));
            }
            Event::UnitDestroyed { seat, gkr } => {
                self.units.remove(&(seat.0, gkr));
                self.strike(seat, Shooter::Unit(gkr));
            }
            Event::Destroyed { seat } | Event::Left { seat } => self.gone(seat),
            _ => {}
        }
    }

    /// Who may choose among attacks of one speed, and between which.
    fn look(&self, bout: &Bout<HeavyHitters>) {
        for seat in (0..self.seats).map(Seat) {
            if bout.question(seat) == Some(&Question::Order) {
                let mut listed = Vec::new();
                bout.answers(seat, &mut listed);
                let (first, all) = self.next().expect("something is due");
                let expected: Vec<Answer> = all.into_iter().map(Answer::Next).collect();
                assert_eq!((seat.0, listed), (first, expected), "of {:?}", self.due);
            }
        }
    }
}

fn unit_speed(bout: &Bout<HeavyHitters>, seat: Seat, gkr: Gkr) -> u8 {
    let faction = bout.table().player(seat).faction.expect("whoever has a unit has a faction");
    let place = Gkr::UNITS.iter().position(|&unit| unit == gkr).expect("a unit");
    bout.content().faction(faction).units[place].speed
}

/// Plays by chance until `is_over`, and compares.
fn compare(bout: &mut Bout<HeavyHitters>, dealer: &mut Dealer, sheet: &mut Sheet, answers: u32) {
    for _ in 0..answers {
        let input = match bout.waiting() {
            Waiting::Over => return,
            Waiting::Chance(chance) => Input::Chance(dealer.roll(chance, bout.pile())),
            Waiting::Seats(owing) => {
                let seat = owing.iter().next().expect("somebody is asked");
                let mut listed = Vec::new();
                bout.answers(seat, &mut listed);
                Input::Answer(seat, listed[dealer.below(listed.len() as u32) as usize])
            }
        };
        let mut told: Vec<Told<Event>> = Vec::new();
        bout.play_telling(input, Some(&mut told)).expect("it was listed, or rolled");
        for event in heard(&told, None) {
            sheet.hear(bout, &event);
            if matches!(event, Event::TurnBegan { turn, .. } if turn > 1 && answers < ANSWERS) {
                return;
            }
        }
        sheet.look(bout);
    }
}

fn content() -> std::sync::Arc<Content> {
    HeavyHitters::content(&HeavyHitters::house()).expect("the house pack has no faults")
}

/// Whole bouts from their set-ups.
#[test]
fn the_order_of_fire_is_that_of_a_pencil_in_whole_bouts() {
    let (content, mut all) = (content(), [0; 3]);
    for (name, setup) in HeavyHitters::setups() {
        for seed in 0..4 * soak() {
            let mut dealer = Dealer::new(seed);
            let mut bout: Bout<HeavyHitters> = Bout::open(&setup, &content, None).expect(&name);
            let mut sheet = Sheet { seats: bout.seats(), ..Sheet::default() };
            compare(&mut bout, &mut dealer, &mut sheet, ANSWERS);
            all = [all[0] + sheet.attacks, all[1] + sheet.ties, all[2] + sheet.own_ties];
        }
    }
    println!("{all:?} attacks, ties between seats, ties of one seat");
    assert!(all.iter().zip([1000, 50, 20]).all(|(found, least)| *found > least), "only {all:?}");
}

/// Lines that were made by chance, with slowed cards and units among them.
#[test]
fn the_order_of_fire_is_that_of_a_pencil_in_made_positions() {
    let (content, mut all) = (content(), [0; 3]);
    let mut dealer = Dealer::new(7);
    for _ in 0..1500 * soak() {
        let (text, mut sheet) = made(&content, &mut dealer);
        let read = HeavyHitters::read_position(&text, None, &content);
        let mut bout = read.unwrap_or_else(|faults| panic!("{faults:?} in {text}"));
        for due in &mut sheet.due {
            if let Shooter::Unit(gkr) = due.shooter {
                due.speed = unit_speed(&bout, Seat(due.seat), gkr);
            }
        }
        compare(&mut bout, &mut dealer, &mut sheet, 300);
        all = [all[0] + sheet.attacks, all[1] + sheet.ties, all[2] + sheet.own_ties];
    }
    println!("{all:?} attacks, ties between seats, ties of one seat");
    assert!(all.iter().zip([5000, 500, 300]).all(|(found, least)| *found > least), "only {all:?}");
}

/// A position in which all attacks are to come, and what the pencil notes of it. A card of the deck is lost first, so
/// that everything is heard.
fn made(content: &Content, dealer: &mut Dealer) -> (String, Sheet) {
    let seats = 2 + dealer.below(3) as u8;
    let glory = dealer.below(seats.into()) as u8;
    let mut places = PLACES;
    dealer.shuffle(&mut places);
    let mut free = places.into_iter();
    let mut sheet = Sheet { seats, glory, ..Sheet::default() };
    let mut text = format!(
        "seats = {seats}\nglory = \"{}\"\nbuildings = []\nstack = [\n  {{ turn = {{ phase = \"fought\", done = [], \
         tags = [0, 0, 0, 0] }} }},\n  {{ volley = {{}} }},\n  {{ losing = {{ seat = \"A\", points = 1, tops = 0, \
         together = false, milling = true }} }},\n]\n",
        letter(Seat(glory))
    );
    for seat in 0..seats {
        let name = letter(Seat(seat));
        let facing = ["N", "NE", "SE", "S", "SW", "NW"][dealer.below(6) as usize];
        let place = free.next().expect("there are more places");
        text += &format!("players.{name}.hitter = {{ cell = \"{place}\", facing = \"{facing}\" }}\n");
        let (codes, slow) = line(content, dealer, seat, &mut sheet.due);
        text += &format!("players.{name}.line = {codes:?}\nplayers.{name}.today = {{ slow = {slow:?} }}\n");
        for (gkr, word) in Gkr::UNITS.into_iter().zip(["combat", "repair", "recon"]) {
            if dealer.below(2) == 0 {
                let (place, is_ready) = (free.next().expect("there are more places"), dealer.below(4) > 0);
                text += &format!(
                    "players.{name}.units.{word} = {{ cell = \"{place}\", hits = 1, ready = {is_ready} }}\n"
                );
                sheet.units.insert((seat, gkr));
                if is_ready {
                    sheet.due.push(Due { seat, shooter: Shooter::Unit(gkr), speed: 0 });
                }
            }
        }
    }
    (text, sheet)
}

/// The codes of a line: at most one primary, two secondaries and the Orbital Strikes; and what slows them.
fn line(content: &Content, dealer: &mut Dealer, seat: u8, due: &mut Vec<Due>) -> (Vec<String>, Vec<String>) {
    let faction = heavy_hitters::content::FactionId(seat);
    let mut pool: Vec<_> = content.pool(faction).filter(|(_, card)| card.speed().is_some()).collect();
    dealer.shuffle(&mut pool);
    let (mut primaries, mut secondaries) = (1, 2);
    let (mut codes, mut slow) = (Vec::new(), Vec::new());
    for (id, card) in pool {
        let room = match card.kind {
            CardKind::Weapon(weapon) if weapon.rank == Rank::Primary => &mut primaries,
            CardKind::Weapon(_) => &mut secondaries,
            _ => &mut 1,
        };
        if *room == 0 || dealer.below(4) == 0 {
            continue;
        }
        *room -= 1;
        let by = if dealer.below(4) == 0 { dealer.below(5) as u8 } else { 0 };
        let speed = card.speed().expect("only such are in the pool").saturating_sub(by);
        due.push(Due { seat, shooter: Shooter::Card(id), speed });
        codes.push(card.code.clone());
        slow.extend((0..by).map(|_| card.code.clone()));
    }
    (codes, slow)
}
