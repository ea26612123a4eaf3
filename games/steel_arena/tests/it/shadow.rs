//! The tiles of Steel Arena as they lie in a real box: every tile of the field and of the stack has its face.

use kernel::{Bout, Seat};
use serde_json::Value;
use std::collections::BTreeMap;
use steel_arena::{Content, Event, Ground, KindId, SteelArena, Table};
use tabletop::Hex;
use testkit::laws::{Shadow, Shuffle};

/// SA-2.2: for two to four players, how many tiles of each colour are taken, and how many at random.
const PICKS: [([usize; 5], usize); 3] = [([3, 2, 2, 1, 2], 2), ([5, 3, 3, 2, 3], 3), ([6, 4, 4, 2, 4], 4)];
const COLOURS: u8 = 5;
/// SA-2.10: the number of tiles for each player.
const STACK_EACH: usize = 7;

/// Kinds of tiles in their places.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Tiles {
    /// The tiles that were taken at random, in their order (SA-2.3).
    random: Vec<u8>,
    field: Vec<u8>,
    /// How many tiles of the field have been seen lying there; more come from the stack.
    laid: usize,
    /// From the bottom to the top.
    stack: Vec<u8>,
    robots: BTreeMap<Seat, (i16, i16)>,
}

/// All tiles of a generation.
fn generation(content: &Content, generation: u8) -> Vec<u8> {
    let of_it = content.iter().filter(|(_, kind)| kind.back.generation() == generation);
    of_it.flat_map(|(id, kind)| std::iter::repeat_n(id.0, kind.copies.into())).collect()
}

fn colour(content: &Content, kind: u8) -> u8 {
    content.kind(KindId(kind)).back.0 % COLOURS
}

impl Tiles {
    fn place(&self, table: &Table, seat: Seat) -> Option<usize> {
        let &(q, r) = self.robots.get(&seat)?;
        Some(table.field().find(Hex::new(q, r))?.index())
    }

    fn taken(&self, table: &Table, seat: Seat, kind: KindId) -> Result<(), String> {
        let there = self.place(table, seat).map(|at| self.field[at]);
        if there == Some(kind.0) { Ok(()) } else { Err(format!("there lies {there:?}")) }
    }

    fn laid(&mut self, content: &Content, table: &Table, hex: Hex, ground: Ground) -> Result<(), String> {
        let at = table.field().find(hex).ok_or("there is no such cell")?.index();
        if self.laid < self.field.len() {
            self.laid += 1;
        } else {
            self.field[at] = self.stack.pop().ok_or("the stack is empty")?;
        }
        let there = KindId(self.field[at]);
        let fits = match ground {
            Ground::Up(kind) => kind == there,
            Ground::Down(back) => back == content.kind(there).back,
            Ground::Empty => false,
        };
        if fits { Ok(()) } else { Err(format!("there lies {there:?}")) }
    }
}

impl Shadow<SteelArena> for Tiles {
    /// SA-2.2 to SA-2.5, SA-2.10, SA-R3: what is taken is shuffled again before it is laid.
    fn lay(bout: &Bout<SteelArena>, shuffle: Shuffle<'_>) -> Tiles {
        let (content, seats) = (bout.content(), usize::from(bout.seats()));
        let (typed, random) = PICKS[seats - 2];
        let mut pile = generation(content, 2);
        shuffle(&mut pile);
        let mut field = Vec::new();
        for (of, count) in (0..COLOURS).zip(typed) {
            for _ in 0..count {
                let at = pile.iter().position(|&kind| colour(content, kind) == of);
                field.push(pile.remove(at.expect("there are enough tiles of each colour")));
            }
        }
        // SA-R3: the typed picks took the first of each colour, so what is left does not lie as it fell.
        shuffle(&mut pile);
        let random: Vec<u8> = pile.drain(..random).collect();
        field.extend(&random);
        shuffle(&mut field);
        let mut stack = generation(content, 3);
        shuffle(&mut stack);
        stack.truncate(STACK_EACH * seats);
        Tiles { random, field, laid: 0, stack, robots: BTreeMap::new() }
    }

    fn piece(&self, bout: &Bout<SteelArena>) -> Option<u8> {
        let Value::Object(frame) = serde_json::to_value(bout.stack().last()?).ok()? else { return None };
        let (name, body) = frame.into_iter().next()?;
        let number = |value: &Value| value.as_u64().map(|number| number as usize);
        let step = &body["step"];
        let (kind, by_colour) = match name.as_str() {
            "taking" => (self.field[self.place(bout.table(), Seat(number(&body["seat"])? as u8))?], false),
            _ if step == "topped" => (*self.stack.last()?, true),
            "opening" if step.get("picked").is_some() => (self.random[number(&step["picked"])?], true),
            "opening" if step.get("coloured").is_some() => (self.field[number(&step["coloured"])?], true),
            "opening" => (self.field[number(&step["faced"][0])?], false),
            "ending" if step.get("faced").is_some() => (*self.stack.last()?, false),
            _ => return None,
        };
        let content = bout.content();
        let first = content.range(content.kind(KindId(kind)).back).start as u8;
        Some(if by_colour { colour(content, kind) } else { kind - first })
    }

    fn hear(&mut self, bout: &Bout<SteelArena>, event: &Event, _shuffle: Shuffle<'_>) -> Result<(), String> {
        let (table, content) = (bout.table(), bout.content());
        match *event {
            Event::Laid { on: hex, tile: ground } => return self.laid(content, table, hex, ground),
            Event::Placed { seat, on: hex, .. }
            | Event::Moved { seat, to: hex }
            | Event::Jumped { seat, to: hex } => {
                self.robots.insert(seat, (hex.q, hex.r));
            }
            // Its secret form is told to the one who takes the tile.
            Event::Took { seat, tile: shown } => {
                return shown.kind.map_or(Ok(()), |kind| self.taken(table, seat, kind));
            }
            _ => {}
        }
        Ok(())
    }
}
