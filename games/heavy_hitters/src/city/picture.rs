//! A map as text: the columns from left to right, a line for each half of a hex.

use super::battlefield::Battlefield;
use super::cell::Cell;
use super::cells::Cells;
use super::site::City;

/// How many halves of a hex the board is high, and how many columns it is wide.
const LINES: i8 = 19;
const COLUMNS: i8 = 11;

impl City {
    /// The board with labels: `[5E]` a building, `{5E}` rubble, `(5E)` a hex to start from, `==` a half-hex.
    pub fn picture(self, starts: Cells) -> String {
        let line = |y| {
            let places = (1..=COLUMNS).map(|x| self.place(starts, x, y));
            places.collect::<String>().trim_end().to_owned() + "\n"
        };
        (1..=LINES).map(line).collect()
    }

    fn place(self, starts: Cells, x: i8, y: i8) -> String {
        if (x + y) % 2 != 0 {
            return "    ".to_owned();
        }
        let Some(cell) = Cell::at(x, y) else {
            return " == ".to_owned();
        };
        if self.standing.contains(cell) {
            format!("[{cell}]")
        } else if self.rubble.contains(cell) {
            format!("{{{cell}}}")
        } else if starts.contains(cell) {
            format!("({cell})")
        } else {
            format!(" {cell} ")
        }
    }
}

impl Battlefield {
    /// The battlefield as text; see [`City::picture`].
    pub fn picture(&self) -> String {
        self.city().picture(self.starts)
    }
}
