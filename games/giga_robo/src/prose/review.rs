//! Looking back at a finished bout: Armor, the heaviest blow, the dice of attacks, and why it ended.

use super::names::{Names, letter};
use crate::GigaRobo;
use crate::content::Card;
use crate::event::{Combo, Event};
use crate::frame::Frame;
use crate::setup::Mode;
use crate::table::State;
use crate::view::View;
use kernel::{Bout, Ending, Feat, Luck, Rolled, Seat, Standing, Told};
use words::Message;

/// GR-2.4: whoever has no Armor is defeated. A co-pilot has that of the robot it shares (GR-28.1).
pub(super) fn standing(bout: &Bout<GigaRobo>) -> Standing<Message> {
    let table = bout.table();
    let armor = |seat| i64::from(table.player(table.flies(seat)).armor);
    let by_seat = (0..bout.seats()).map(Seat).map(armor).collect();
    Standing { words: Message::new("gr-review-armor"), by_seat }
}

/// The blow of each seat that took most Armor, with the cards of its attack.
pub(super) fn feats(bout: &Bout<GigaRobo>, told: &[Told<Event>]) -> Vec<Feat<Message>> {
    let names = Names::of_bout(bout, None);
    let mut attacks: Vec<(Seat, Combo)> = Vec::new();
    let mut feats = Vec::new();
    for (at, told) in told.iter().enumerate().filter(|(_, told)| told.to.hears(None)) {
        match &told.event {
            Event::Attacked { seat, cards, .. } => attacks = vec![(*seat, cards.clone())],
            Event::Reacted { seat, cards, .. } => attacks.push((*seat, cards.clone())),
            &Event::Took { seat, by: Some(by), left, .. } if bout.table().opposed(by, seat) => {
                let cards = attacks.iter().filter(|(of, _)| *of == by).flat_map(|(_, cards)| cards);
                let cards: Vec<Card> = cards.copied().collect();
                let words = names.about("gr-review-blow", seat).with("armor", left.lost);
                let words = words.with("known", if cards.is_empty() { "no" } else { "yes" });
                let words = words.with("cards", names.cards(by, cards));
                feats.push(Feat { seat: by, amount: left.lost.into(), words, at });
            }
            _ => {}
        }
    }
    Feat::best(feats, bout.seats())
}

/// The dice of an attack and of what is rolled against it, as they fall first.
pub(super) fn luck(bout: &Bout<GigaRobo>, rolled: &Rolled) -> Option<Luck<Message>> {
    let (Some(Frame::Attack(attack)), Rolled::Dice(faces)) = (bout.stack().last(), rolled) else {
        return None;
    };
    let (side, sides) = attack.falling()?;
    let seat = bout.table().combat.seat(side);
    Some(Luck::of_dice(seat, Message::new("gr-review-dice"), faces, sides))
}

/// GR-2: why the bout ended, once it is over.
pub(crate) fn why(names: Names<'_>, view: &View) -> Option<Message> {
    let outcome = view.outcome.as_ref()?;
    let seats = || (0..names.table.seats()).map(Seat);
    let bare = |seat: &Seat| {
        let player = names.table.player(*seat);
        player.armor == 0 && !matches!(player.state, State::Copilot(_))
    };
    let fallen: Vec<Seat> = seats().filter(bare).collect();
    let why = match (outcome.ending, fallen.is_empty()) {
        (Ending::Time, _) => "time",
        (Ending::Limit, _) => "limit",
        (Ending::Rules, true) => "left",
        (Ending::Rules, false) if view.mode == Mode::FreeForAll => "share",
        (Ending::Rules, false) => "armor",
    };
    let armor = |seat: Seat| {
        let left = names.table.player(names.table.flies(seat)).armor;
        Message::new("gr-review-left").with("seat", letter(seat)).with("armor", left)
    };
    let said = Message::new("gr-review-why").with("why", why).with("turn", view.turn);
    let letters = |seats: &[Seat]| -> Vec<Message> {
        let one = |&seat: &Seat| Message::new("gr-review-seat").with("seat", letter(seat));
        seats.iter().map(one).collect()
    };
    let left: Vec<Seat> = seats().filter(|&seat| names.table.player(seat).state == State::Out).collect();
    Some(
        said.with("count", fallen.len())
            .with("fallen", letters(&fallen))
            .with("left", letters(&left))
            .with("armor", seats().map(armor).collect::<Vec<Message>>()),
    )
}
