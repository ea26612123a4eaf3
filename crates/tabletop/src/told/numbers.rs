//! Numbers and counts that follow from what lies on the table.

use super::Told;
use crate::pack::{Kind, Kinds};
use kernel::{Bout, Seat, letter};
use words::telling::Node;

/// The number with this name: one of the game's own, or what lies on the table: a field by its name, of one seat with
/// its letter behind it.
pub fn ask<G: Told>(bout: &Bout<G>, name: &str) -> Result<String, String> {
    let table = Node::of(bout.table());
    let lying = || name.split(' ').try_fold(&table, inside).and_then(total).map(|number| number.to_string());
    G::number(bout, name).or_else(lying).ok_or_else(|| {
        let known: Vec<&str> = G::NUMBERS.iter().copied().chain(fields(&table)).collect();
        format!("`{name}` is no number here; there are: {}", known.join(", "))
    })
}

fn fields(table: &Node) -> impl Iterator<Item = &'static str> {
    let fields = match table {
        Node::Named { fields, .. } => fields.as_slice(),
        _ => &[],
    };
    fields.iter().map(|(name, _)| *name)
}

/// The field of this name, or what belongs to the seat of this letter.
fn inside<'n>(node: &'n Node, word: &str) -> Option<&'n Node> {
    let by_seat = || (0..).zip(by_seat(node)).find(|(seat, _)| letter(Seat(*seat)) == word);
    node.field(word).or_else(|| by_seat().map(|(_, held)| held))
}

/// What belongs to each seat.
fn by_seat(node: &Node) -> &[Node] {
    match node {
        Node::Named { of: "SeatMap", fields, .. } => match fields.as_slice() {
            [(_, Node::List(seats))] => seats,
            _ => &[],
        },
        _ => &[],
    }
}

/// A number, or how many pieces a tally holds.
fn total(node: &Node) -> Option<i64> {
    match node {
        Node::Named { of: "Tally", fields, .. } => match fields.as_slice() {
            [(_, Node::List(counts))] => counts.iter().map(Node::number).sum(),
            _ => None,
        },
        _ => node.number(),
    }
}

/// All pieces on the table, counted by their codes: what a census needs at least.
pub fn pieces<K: Kind, G: Told<Content = Kinds<K>>>(bout: &Bout<G>) -> Vec<(String, u32)> {
    let counts = bout.content().held(&Node::of(bout.table())).into_iter();
    bout.content().iter().map(|(_, kind)| kind.code().to_owned()).zip(counts).collect()
}

/// `holds CODE` for every kind of piece that belongs to `seat`.
pub fn labels<K: Kind, G: Told<Content = Kinds<K>>>(bout: &Bout<G>, seat: Seat) -> Vec<String> {
    let Node::Named { fields, .. } = Node::of(bout.table()) else { return Vec::new() };
    let own = fields.iter().filter_map(|(_, field)| by_seat(field).get(seat.index()));
    let held = bout.content().held(&Node::List(own.cloned().collect()));
    let kinds = bout.content().iter().zip(held).filter(|(_, count)| *count > 0);
    kinds.map(|((_, kind), _)| format!("holds {}", kind.code())).collect()
}
