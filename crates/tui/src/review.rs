//! Looking back at a finished bout, in words: the curve, where it tipped, the best deeds, luck.

use anygame::review::{Fortune, Review, Turn, review};
use catalog::Playable;
use kernel::{Record, Seat};
use words::Message;

/// How the curve of what decides the game is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Curve {
    /// As amounts, turn by turn, which can be heard.
    Amounts,
    /// As a small drawing.
    Signs,
}

/// What is told of this finished bout; `name` says who sits where. Nothing if the program itself cannot play it again, as
/// with packs of one's own.
pub fn look_back<G: Playable>(
    record: &Record<G>,
    curve: Curve,
    name: impl Fn(Seat) -> Message,
) -> Vec<Message> {
    let record = serde_json::to_string(record).expect("a record can be written");
    review(G::ID, &record).map_or_else(|_| Vec::new(), |(_, review)| review_words(&review, curve, name))
}

/// A finished bout that was looked back at, in words.
pub(crate) fn review_words(review: &Review, curve: Curve, name: impl Fn(Seat) -> Message) -> Vec<Message> {
    let seats = review.turns.last().map_or(0, |turn| turn.by_seat.len());
    let each = review.measure.iter().flat_map(|measure| (0..seats).map(move |seat| (measure, seat)));
    let curve = each.map(|(measure, seat)| {
        let said = match curve {
            Curve::Amounts => amounts(&review.turns, seat),
            Curve::Signs => drawn(&review.turns, seat),
        };
        said.with("what", measure.clone()).with("who", name(Seat(seat as u8)))
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

fn amounts(turns: &[Turn], seat: usize) -> Message {
    let amounts: Vec<String> = turns.iter().map(|turn| turn.by_seat[seat].to_string()).collect();
    Message::new("tui-review-curve").with("amounts", amounts.join(" "))
}

/// The heights of a curve, and how many turns of a long bout it has.
const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const DRAWN_MOST: usize = 40;

fn drawn(turns: &[Turn], seat: usize) -> Message {
    let of = |turn: Option<&Turn>| turn.map_or(0, |turn| turn.by_seat[seat]);
    let said = Message::new("tui-review-signs").with("signs", signs(turns, seat));
    said.with("first", of(turns.first())).with("last", of(turns.last()))
}

/// The curve of a seat in signs, as high as it is beside those of the others.
fn signs(turns: &[Turn], seat: usize) -> String {
    let all = || turns.iter().flat_map(|turn| turn.by_seat.iter().copied());
    let (least, most) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
    let height = |amount: i64| {
        let top = HEIGHTS.len() as i64 - 1;
        HEIGHTS[((amount - least) * top / (most - least).max(1)) as usize]
    };
    let drawn = turns.len().min(DRAWN_MOST);
    let turn = |at: usize| &turns[at * (turns.len() - 1) / (drawn - 1).max(1)];
    (0..drawn).map(|at| height(turn(at).by_seat[seat])).collect()
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

#[cfg(test)]
mod tests {
    use super::signs;
    use anygame::review::Turn;

    #[test]
    fn a_curve_in_signs_has_its_first_and_last_turn_and_fits_a_line() {
        let turn = |number: u32| Turn { number, step: number, by_seat: vec![i64::from(number), 0] };
        let drawn = |turns: u32, seat| signs(&(0..turns).map(turn).collect::<Vec<_>>(), seat);
        assert_eq!(drawn(3, 0), "▁▄█");
        assert_eq!(drawn(3, 1), "▁▁▁");
        assert_eq!(drawn(1, 0), "▁");
        let long = drawn(400, 0);
        assert_eq!(long.chars().count(), super::DRAWN_MOST);
        assert!(long.starts_with('▁') && long.ends_with('█'), "{long}");
    }
}
