//! A battle foretold: what is certain of it, and nothing more.

use super::card;
use super::reader::{Reader, top};
use crate::card::StakId;
use crate::content::{DamageVerb, Kind};
use crate::queries::{forecast, is_lethal};
use crate::table::Table;
use kernel::Seat;
use words::Message;

/// The fate of a card, and of the cards below it.
struct Fate {
    word: &'static str,
    damage: u8,
    below: u8,
}

/// Which of the two cards is the reader's.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Attacker,
    Defender,
}

/// The outcome of an attack of one Stak on another, as the reader on this side sees it.
pub(super) fn say(reader: &Reader<'_>, table: &Table, from: StakId, at: StakId, side: Side) -> Message {
    let outcome = || {
        let attacker = reader.print_of(top(table, from).map(|top| top.card))?;
        if let Some(text) = card::attack(attacker) {
            return Some(Message::new("sb-battle-first").with("text", text));
        }
        let forecast = forecast(table, reader.content, from, at)?;
        let defender = reader.print_of(top(table, at).map(|top| top.card))?;
        let attackers = fate(reader, table, from, (attacker, defender), forecast.attacker_leaves)?;
        let defenders = fate(reader, table, at, (defender, attacker), forecast.defender_leaves)?;
        let again = attackers.word == "stays" && attacker.again;
        let said = match side {
            Side::Attacker => fates(&attackers, &defenders),
            Side::Defender => fates(&defenders, &attackers),
        };
        let again = match (again, side) {
            (false, _) => "no",
            (true, Side::Attacker) => "yours",
            (true, Side::Defender) => "theirs",
        };
        Some(said.with("again", again))
    };
    outcome().unwrap_or_else(|| Message::new("sb-battle-open"))
}

/// SB-R17: `kinds` are that of the card and that of the card which strikes it.
fn fate(
    reader: &Reader<'_>,
    table: &Table,
    stak: StakId,
    (own, striker): (&Kind, &Kind),
    leaves: bool,
) -> Option<Fate> {
    let damage = top(table, stak)?.damage() + striker.power;
    let strikes = striker.power > 0;
    let scraps = strikes && striker.damage.contains(&DamageVerb::ScrapDamaged);
    let drone = reader.options.is_drone(reader.owner(stak));
    let word = match (leaves, is_lethal(damage, own.power) || scraps || drone) {
        (true, true) => "scrapped",
        (true, false) => "returned",
        (false, _) => "stays",
    };
    let reach = striker.damage.iter().map(|verb| match verb {
        DamageVerb::ScrapBelow(count) if strikes => *count,
        DamageVerb::ScrapBelow(_) | DamageVerb::ScrapDamaged | DamageVerb::ReturnDamaged => 0,
    });
    let there = table.height(stak).saturating_sub(1) as u8;
    Some(Fate { word, damage, below: reach.fold(0, u8::saturating_add).min(there) })
}

fn fates(yours: &Fate, theirs: &Fate) -> Message {
    let both = match (yours.word, theirs.word) {
        (yours, theirs) if yours == theirs => yours,
        (_, "stays") => "yours",
        (_, _) => "theirs",
    };
    Message::new("sb-battle")
        .with("both", both)
        .with("yours", yours.word)
        .with("your-damage", yours.damage)
        .with("your-below", yours.below)
        .with("theirs", theirs.word)
        .with("their-damage", theirs.damage)
        .with("their-below", theirs.below)
}

/// SB-R56: whether the defender may cancel this attack.
pub(super) fn may_be_cancelled(table: &Table, defender: Seat) -> bool {
    table.options.reactive && !table.options.is_drone(defender) && !table.hand(defender).is_empty()
}
