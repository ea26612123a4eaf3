//! Codes: the short words for the ids of a game, both ways.

use super::{Names, Node, Words};

/// What a game calls the values of its small types of ids.
pub trait Codes {
    /// The code of the id with this number of type `of`; `None` behind the last one, and for types without codes. A
    /// `Tally` holds ids too: its codes are those of what the game counts in tallies.
    fn code(&self, of: &str, id: usize) -> Option<&str>;
}

/// A game without ids.
impl Codes for () {
    fn code(&self, _of: &str, _id: usize) -> Option<&str> {
        None
    }
}

/// Names by codes alone: ids by their codes, seats by their letters; sets and tallies as several of them.
#[derive(Clone, Copy, Debug)]
pub struct Coded<'a, C>(pub &'a C);

const LETTERS: [&str; 8] = ["A", "B", "C", "D", "E", "F", "G", "H"];

impl<C: Codes> Coded<'_, C> {
    fn code(&self, of: &str, id: usize) -> Option<&str> {
        match of {
            "Seat" | "SeatSet" => LETTERS.get(id).copied(),
            _ => self.0.code(of, id),
        }
    }

    fn find(&self, of: &str, word: &str) -> Result<usize, String> {
        let codes = (0..).map_while(|id| self.code(of, id));
        let found = codes.into_iter().position(|code| code == word);
        found.ok_or_else(|| match of {
            "Seat" | "SeatSet" => format!("`{word}` is no seat"),
            _ => format!("nothing here is called `{word}`"),
        })
    }

    /// The numbers of the ids that a set or tally holds, each as often as it is in there.
    fn held(of: &str, value: &Node) -> Option<Vec<usize>> {
        let held: Vec<usize> = match (of, value) {
            ("SeatSet", Node::Number(bits)) => (0..8).filter(|seat| bits >> seat & 1 == 1).collect(),
            ("Tally", Node::List(counts)) => {
                let copies = |(id, count): (usize, &Node)| {
                    std::iter::repeat_n(id, count.number().unwrap_or(0) as usize)
                };
                counts.iter().enumerate().flat_map(copies).collect()
            }
            _ => return None,
        };
        Some(held)
    }
}

impl<C: Codes> Names for Coded<'_, C> {
    fn write(&self, node: &Node) -> Option<String> {
        let Node::Named { of, variant: None, fields } = node else { return None };
        let [(_, value)] = fields.as_slice() else { return None };
        if let Some(held) = Self::held(of, value) {
            let codes: Vec<&str> = held.into_iter().filter_map(|id| self.code(of, id)).collect();
            return Some(if codes.is_empty() { "-".to_owned() } else { codes.join("+") });
        }
        let id = usize::try_from(value.number()?).ok()?;
        self.code(of, id).map(str::to_owned)
    }

    fn read(&self, of: &str, words: &mut Words<'_>) -> Option<Result<Node, String>> {
        self.code(of, 0)?;
        let Some(word) = words.take() else { return Some(Err("a code is missing".to_owned())) };
        let each = word.split('+').filter(|&code| code != "-");
        let ids: Result<Vec<usize>, String> = match of {
            "SeatSet" | "Tally" => each.map(|code| self.find(of, code)).collect(),
            _ => self.find(of, word).map(|id| vec![id]),
        };
        Some(ids.map(|ids| self.value(of, &ids)))
    }

    fn known(&self, of: &str) -> Vec<String> {
        (0..).map_while(|id| self.code(of, id)).map(str::to_owned).collect()
    }
}

impl<C: Codes> Coded<'_, C> {
    fn value(&self, of: &str, ids: &[usize]) -> Node {
        let value = match of {
            "SeatSet" => Node::Number(ids.iter().fold(0, |bits, seat| bits | 1 << seat)),
            "Tally" => {
                let copies = |id: usize| ids.iter().filter(|&&other| other == id).count() as i64;
                Node::List((0..self.known(of).len()).map(|id| Node::Number(copies(id))).collect())
            }
            _ => Node::Number(ids.first().map_or(0, |&id| id as i64)),
        };
        Node::Named { of: "", variant: None, fields: vec![("", value)] }
    }
}
