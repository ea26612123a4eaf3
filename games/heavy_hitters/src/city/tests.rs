//! The city against worked examples, and against slow second writings of every measure.

mod battlefields;
mod faces;
mod grid;
mod moves;
mod plain;
mod reach_all;
mod scenes;
mod shots;
mod sight_all;
mod sights;

use super::{BATTLEFIELDS, Battlefield, Cell, Cells, City};
use kernel::Dealer;

/// The cell with this label.
fn at(label: &str) -> Cell {
    label.parse().expect("a label of the board")
}

/// The cells with these labels, spaces between them.
fn cells(labels: &str) -> Cells {
    labels.split_whitespace().map(at).collect()
}

/// The battlefield of this key.
fn battlefield(key: &str) -> &'static Battlefield {
    Battlefield::named(key).expect("a battlefield of the game")
}

/// The city in which most worked examples take place.
fn landing() -> City {
    battlefield("landing").city()
}

/// Every city that a bout can begin with.
fn all_cities() -> impl Iterator<Item = City> {
    BATTLEFIELDS.iter().map(Battlefield::city)
}

/// Any cell of these.
fn any_of(dealer: &mut Dealer, cells: Cells) -> Cell {
    let chosen = dealer.below(u32::from(cells.len()));
    cells.iter().nth(chosen as usize).expect("a number below the number of cells")
}

/// Ten buildings, many of them at the edge of the board or side by side, and some of them rubble.
fn any_city(dealer: &mut Dealer) -> City {
    let edge: Cells = Cell::all().filter(|cell| cell.neighbours().len() < 6).collect();
    let mut city = City::default();
    while city.standing.len() + city.rubble.len() < 10 {
        let beside = city.standing.beside().minus(city.standing);
        let from = [edge, beside, Cells::ALL][dealer.below(3) as usize].minus(city.rubble);
        if from.is_empty() {
            continue;
        }
        city.standing.insert(any_of(dealer, from));
        if dealer.below(6) == 0 {
            city.demolish(any_of(dealer, city.standing));
        }
    }
    city
}
