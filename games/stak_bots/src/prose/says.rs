//! What seats, Staks and cards are called in sentences.

use super::reader::Reader;
use crate::card::StakSet;
use crate::event::Seen;
use crate::notation::letter;
use kernel::Seat;
use words::Arg;
use words::telling::{Node, Says};

/// The names for one reader, in a sentence about cards that this seat has.
pub(super) struct Names<'a> {
    pub(super) reader: &'a Reader<'a>,
    pub(super) holder: Seat,
}

impl Says for Names<'_> {
    fn say(&self, field: &'static str, node: &Node) -> Option<Vec<(&'static str, Arg)>> {
        let reader = self.reader;
        let who = |seat: Seat| vec![("who", reader.who(seat).into()), ("seat", letter(seat).into())];
        let said = match (field, node.type_name()) {
            // SB-15.2, SB-R53: with own decks it is one player's scrapheap.
            ("deck", _) if reader.options.own_decks => who(Seat(node.number()? as u8)),
            ("deck", _) => vec![("who", "everybody".into()), ("seat", "".into())],
            ("height", _) => vec![("place", Arg::Number(node.number()? + 1))],
            ("opponent", Some("Seat")) => {
                let seat = node.get();
                vec![("whom", reader.who(seat).into()), ("opponent", letter(seat).into())]
            }
            (_, Some("Seat")) => who(node.get()),
            ("stak", Some("StakId")) => reader.whose(node.get()).into(),
            (_, Some("StakId")) => vec![(field, reader.stak(node.get()).into())],
            (_, Some("Card")) => vec![("card", reader.card(node.get(), self.holder).into())],
            (_, Some("Seen")) => vec![("card", reader.seen(node.get::<Seen>().0, self.holder).into())],
            (_, Some("StakSet")) => vec![("count", node.get::<StakSet>().len().into())],
            (_, Some("KindId")) => vec![("card", reader.kind(node.get()).into())],
            _ => return None,
        };
        Some(said)
    }
}
