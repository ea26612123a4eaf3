//! Every lasting text at work for a seat, one after the other.

use crate::content::{Content, Static, Topic};
use crate::setup::Mode;
use crate::table::{Lasting, SEATS, Table, Until};
use crate::text::{Part, Source, Text};
use arrayvec::ArrayVec;
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
    found: impl FnMut(Holding<'a>) -> Option<T>,
) -> Option<T> {
    if may_hold(table, content, seat, topic) {
        first_of_some(table, content, seat, topic, found)
    } else {
        None
    }
}

/// Whether a text about this topic may hold for the seat, at a glance: by far most do not.
#[inline]
pub(crate) fn may_hold(table: &Table, content: &Content, seat: Seat, topic: Topic) -> bool {
    let player = table.player(seat);
    let at_once = table.lasting.topics().or(player.of_abilities).contains(topic);
    let may = at_once || player.of_cards.contains(topic) && is_raised(table, content, seat, topic);
    debug_assert!(may || !holds_any(table, content, seat, topic), "a text that holds is left out");
    may
}

/// Whether an Activated card of the seat is about this topic.
fn is_raised(table: &Table, content: &Content, seat: Seat, topic: Topic) -> bool {
    let raised = table.player(seat).raised();
    !raised.is_empty() && !table.deck(content, seat).about(topic).cards.and(raised).is_empty()
}

/// Whether a text about this topic holds for the seat.
fn holds_any(table: &Table, content: &Content, seat: Seat, topic: Topic) -> bool {
    first_of_some(table, content, seat, topic, |_| Some(())).is_some()
}

fn first_of_some<'a, T>(
    table: &Table,
    content: &'a Content,
    seat: Seat,
    topic: Topic,
    mut found: impl FnMut(Holding<'a>) -> Option<T>,
) -> Option<T> {
    let robot = table.flies(seat);
    let alone = [robot];
    let shared: ArrayVec<Seat, SEATS>;
    let crew = if table.options.mode == Mode::Team {
        shared = table.crew(robot).collect();
        &shared[..]
    } else {
        &alone
    };
    let about = |seat: Seat| table.deck(content, seat).about(topic);
    let mut carried = |seat: Seat, source: Source, texts: &'a [Static]| {
        let mut texts = (0..).zip(texts).filter(|(_, what)| what.topic() == topic);
        texts.find_map(|(at, what)| {
            found(Holding { what, text: Text { seat, source, part: Part::Lasting(at) }, lasting: None })
        })
    };
    for &mate in crew {
        if about(mate).abilities.of_pilot(table.player(mate).pilot_ability) {
            let of_pilot = carried(mate, Source::Pilot, &table.pilot_ability(content, mate).active);
            if of_pilot.is_some() {
                return of_pilot;
            }
        }
    }
    for source in table.carriers(robot, about(robot).abilities) {
        let Source::Ability(at) = source else { continue };
        let ability = table.ability(content, robot, at).filter(|_| table.works(content, robot, at));
        let of_robot = ability.and_then(|ability| carried(robot, source, &ability.active));
        if of_robot.is_some() {
            return of_robot;
        }
    }
    for &mate in crew {
        let mut raised = table.player(mate).raised().and(about(mate).cards).iter();
        let of_card = raised
            .find_map(|card| carried(mate, Source::Card(card), &table.facts(content, mate, card).active));
        if of_card.is_some() {
            return of_card;
        }
    }
    table.lasting.about(topic).find_map(|(at, lasting)| {
        let text = lasting.text;
        let begun = text.is_borrowed() || about(text.seat).may_be_begun_by(text.source);
        let ours = table.flies(lasting.seat) == robot && begun;
        let text = Some(text).filter(|_| ours && !waits(table, lasting))?;
        let what = text.begun(table, content).filter(|what| what.topic() == topic)?;
        found(Holding { what, text, lasting: Some(at) })
    })
}

/// GR-R67: whether it is for an attack that is still to be declared, while another one of the same robot is going on.
fn waits(table: &Table, lasting: &Lasting) -> bool {
    let side = table.combat.side_of(table.flies(lasting.seat));
    matches!(lasting.until, Until::NextAttack | Until::NextSuccess)
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
