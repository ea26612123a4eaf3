//! Every lasting text at work for a seat, one after the other.

use crate::content::{Content, Static, Topic};
use crate::table::{Lasting, Table, Until};
use crate::text::{Part, Source, Text};
use kernel::Seat;

/// A lasting text at work.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Holding<'a> {
    /// What it says.
    pub(crate) what: &'a Static,
    /// Where it stands.
    pub(crate) text: Text,
    /// Its place among what holds for a while.
    pub(crate) lasting: Option<u8>,
}

/// GR-22.10, GR-24.7, GR-24.14, GR-28.5: goes through all that holds for this seat and its robot, in this order: Pilot
/// Abilities, Robot Abilities, Activated cards, and what was begun for a while. Only what is about this topic is shown. Ends
/// with the first thing that is found.
#[inline]
pub(crate) fn first<'a, T>(
    table: &Table,
    content: &'a Content,
    seat: Seat,
    topic: Topic,
    mut found: impl FnMut(Holding<'a>) -> Option<T>,
) -> Option<T> {
    let robot = table.flies(seat);
    let about = |seat: Seat| table.deck(content, seat).about(topic);
    let mut carried = |seat: Seat, source: Source, texts: &'a [Static]| {
        let mut texts = (0..).zip(texts).filter(|(_, what)| what.topic() == topic);
        texts.find_map(|(at, what)| {
            found(Holding { what, text: Text { seat, source, part: Part::Lasting(at) }, lasting: None })
        })
    };
    for mate in table.crew(robot).filter(|&mate| about(mate).pilot) {
        let of_pilot = carried(mate, Source::Pilot, &table.pilot_ability(content, mate).active);
        if of_pilot.is_some() {
            return of_pilot;
        }
    }
    if about(robot).robot {
        for at in 0..3 {
            let ability = table.ability(content, robot, at).filter(|_| table.works(content, robot, at));
            let of_robot = ability.and_then(|ability| carried(robot, Source::Ability(at), &ability.active));
            if of_robot.is_some() {
                return of_robot;
            }
        }
    }
    for mate in table.crew(robot) {
        let mut raised = table.player(mate).raised().and(about(mate).cards).iter();
        let of_card = raised
            .find_map(|card| carried(mate, Source::Card(card), &table.facts(content, mate, card).active));
        if of_card.is_some() {
            return of_card;
        }
    }
    (0..).zip(table.lasting.iter()).find_map(|(at, lasting)| {
        let text = lasting.text;
        let ours = table.flies(lasting.seat) == robot && about(text.seat).may_be_begun_by(text.source);
        let text = Some(text).filter(|_| ours && !waits(table, lasting))?;
        let what = text.begun(table, content).filter(|what| what.topic() == topic)?;
        found(Holding { what, text, lasting: Some(at) })
    })
}

/// GR-R67: whether it is for an attack that is still to be declared, while another one of the same robot is going on.
fn waits(table: &Table, lasting: &Lasting) -> bool {
    let side = table.combat.side_of(table.flies(lasting.seat));
    lasting.until == Until::NextAttack
        && !lasting.spent
        && side.is_some_and(|side| table.combat.attacks(side))
}

/// Goes through all that holds for the seat about this topic.
#[inline]
pub(crate) fn each<'a>(
    table: &Table,
    content: &'a Content,
    seat: Seat,
    topic: Topic,
    mut see: impl FnMut(Holding<'a>),
) {
    first(table, content, seat, topic, |holding| {
        see(holding);
        None::<()>
    });
}
