//! Looking back at a finished bout, in words: the curve, where it tipped, the best deeds, luck.

use anygame::review::{Fortune, Review, review};
use catalog::Playable;
use kernel::{Record, Seat};
use words::Message;

/// What is told of this finished bout; `name` says who sits where. Nothing if the program itself cannot play it again, as
/// with packs of one's own.
pub fn look_back<G: Playable>(record: &Record<G>, name: impl Fn(Seat) -> Message) -> Vec<Message> {
    let record = serde_json::to_string(record).expect("a record can be written");
    review(G::ID, &record).map_or_else(|_| Vec::new(), |(_, review)| review_words(&review, name))
}

fn review_words(review: &Review, name: impl Fn(Seat) -> Message) -> Vec<Message> {
    let seats = review.turns.last().map_or(0, |turn| turn.by_seat.len());
    let curve = review.measure.iter().flat_map(|measure| (0..seats).map(move |seat| (measure, seat)));
    let curve = curve.map(|(measure, seat)| {
        let amounts: Vec<String> = review.turns.iter().map(|turn| turn.by_seat[seat].to_string()).collect();
        let said = Message::new("tui-review-curve").with("what", measure.clone());
        said.with("who", name(Seat(seat as u8))).with("amounts", amounts.join(" "))
    });
    let tip = review.tipped.and_then(|place| review.turns.get(place as usize));
    let tip = tip.map(|turn| Message::new("tui-review-tipped").with("turn", turn.number));
    let feats = review.feats.iter().map(|feat| {
        let said = Message::new("tui-review-feat").with("who", name(Seat(feat.seat)));
        said.with("what", feat.words.clone()).with("turn", feat.turn)
    });
    let luck = review.luck.iter().flat_map(|fortune| luck_words(fortune, &name));
    curve.chain(tip).chain(feats).chain(luck).collect()
}

fn luck_words(fortune: &Fortune, name: impl Fn(Seat) -> Message) -> Vec<Message> {
    let given = (0..).map(Seat).zip(&fortune.tenths).filter_map(|(seat, tenths)| Some((seat, (*tenths)?)));
    let line = |(seat, tenths): (Seat, i64)| {
        let way = match tenths {
            0 => "even",
            1.. => "above",
            _ => "below",
        };
        let amount = format!("{}.{}", tenths.abs() / 10, tenths.abs() % 10);
        let said = Message::new("tui-review-luck").with("what", fortune.words.clone());
        said.with("who", name(seat)).with("way", way).with("amount", amount)
    };
    given.map(line).collect()
}
