//! Connect Four made visible: a row of columns, each a stack of pieces.

use super::{ConnectFour, Dropped, Seen};
use crate::toys::connect_four_bare::cell;
use crate::toys::said;
use kernel::{Offer, Rules, Show};
use scene::{Beat, Choice, Glyph, Id, Item, Layout, Part, Prompt, Scene, Token, Tone, Zone};

impl Show for ConnectFour {
    type Scene = Scene;
    type Beat = Beat;

    fn show(_content: &(), view: &Seen, offers: Vec<Offer<ConnectFour>>) -> Scene {
        let Seen(pieces, next, looker) = *view;
        let choice = |offer: Offer<ConnectFour>| {
            let column = Id::of("column", offer.answer.0);
            Choice::new(offer.notation, offer.words, vec![column])
        };
        let choices: Vec<Choice> = offers.into_iter().map(choice).collect();
        let question = (!choices.is_empty()).then(|| said("Choose a column"));
        Scene {
            game: ConnectFour::ID.to_owned(),
            headline: said("Connect Four"),
            looker: looker.map(|seat| seat.0),
            seats: 2,
            parts: (0..7).map(|number| Part::Zone(column(pieces, number))).collect(),
            overlays: Vec::new(),
            prompt: Prompt::new(next.iter().map(|seat| seat.0), question, choices)
                .in_turn_of(next.map(|seat| seat.0)),
            outcome: None,
        }
    }

    fn beat(_content: &(), _view: &Seen, &Dropped(seat, column): &Dropped) -> Option<Beat> {
        Some(Beat::deed().by(seat.0).about([Id::of("column", column.0)]))
    }
}

fn column(pieces: [u64; 2], number: u8) -> Zone {
    let id = Id::of("column", number);
    let piece = |height: u8| {
        let holder = pieces.iter().position(|cells| cells & cell(number, height) != 0)? as u8;
        let (id, title, glyph) = (id.at(height), said(format!("piece of {holder}")), Glyph::named("disc"));
        Some(Item::Token(Token { id, title, glyph, tone: Tone::Side(holder), copies: 1 }))
    };
    Zone {
        items: (0..6).rev().filter_map(piece).collect(),
        title: said(format!("Column {number}")),
        layout: Layout::Stack,
        unlisted: 0,
        marks: Vec::new(),
        id: id.clone(),
    }
}
