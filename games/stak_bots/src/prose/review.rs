//! Looking back at a finished bout: cards in Staks, the hardest blow, the power of the cards drawn, and why it ended.

use super::letters;
use super::reader::Reader;
use crate::StakBots;
use crate::content::KindId;
use crate::event::Event;
use crate::frame::Frame;
use crate::view::View;
use kernel::{Bout, Ending, Feat, Luck, Rolled, Seat, Standing, Told};
use words::Message;

/// SB-2.5: whoever has no cards in their Staks is out.
pub(super) fn standing(bout: &Bout<StakBots>) -> Standing<Message> {
    let table = bout.table();
    let cards = |seat| table.staks_of(seat).map(|stak| table.height(stak) as i64).sum();
    let by_seat = (0..bout.seats()).map(Seat).map(cards).collect();
    Standing { words: Message::new("sb-review-cards"), by_seat }
}

/// The hardest blow that each seat has dealt in a battle, whoever attacked.
pub(super) fn feats(bout: &Bout<StakBots>, told: &[Told<Event>]) -> Vec<Feat<Message>> {
    let mut battle = None;
    let mut feats = Vec::new();
    for (at, told) in told.iter().enumerate().filter(|(_, told)| told.to.hears(None)) {
        match (told.event, battle) {
            (Event::Attacked { stak, target }, _) => battle = Some((stak, target)),
            (Event::Damaged { stak, by }, Some((attacker, target))) => {
                let striker = if stak == target { attacker } else { target };
                let reader = Reader { content: bout.content(), options: bout.table().options, seat: None };
                let words = Message::new("sb-review-blow").with("damage", by).with("stak", reader.stak(stak));
                feats.push(Feat { seat: bout.table().owner(striker), amount: by.into(), words, at });
            }
            _ => {}
        }
    }
    Feat::best(feats, bout.seats())
}

/// The power of a card drawn from a supply, against the mean of those that could have come.
pub(super) fn luck(bout: &Bout<StakBots>, rolled: &Rolled) -> Option<Luck<Message>> {
    let (Some(Frame::Drawing(drawing)), Rolled::Drawn(kind)) = (bout.stack().last(), rolled) else {
        return None;
    };
    let power = |kind: KindId| i64::from(bout.content().kind(kind).power);
    let pile = || (0u8..).map(KindId).zip(bout.pile()).map(|(kind, &count)| (kind, i64::from(count)));
    pile().any(|(there, count)| there.0 == *kind && count > 0).then(|| Luck {
        seat: drawing.seat,
        words: Message::new("sb-review-drawn"),
        got: power(KindId(*kind)),
        mean: (
            pile().filter(|(_, count)| *count > 0).map(|(kind, count)| power(kind) * count).sum(),
            pile().map(|(_, count)| count).sum(),
        ),
    })
}

/// Why the bout ended, once it is over.
pub(crate) fn why(view: &View) -> Option<Message> {
    let outcome = view.outcome.as_ref()?;
    let players = view.players.iter().filter(|player| player.out).map(|player| player.seat);
    let out = || players.clone().filter(|&seat| !view.left.contains(seat));
    let said = Message::new("sb-review-why").with("out", letters(out())).with("count", out().count());
    let why = match outcome.ending {
        Ending::Time => "time",
        Ending::Limit => "limit",
        Ending::Rules if out().count() == 0 => "left",
        Ending::Rules => "out",
    };
    Some(said.with("left", letters(view.left.iter())).with("why", why))
}
