//! Positions as TOML. What is left out of a hand-written position: the first seat acts in turn 2, has
//! not fed, nothing is damaged, and what nobody has seen is the rest of the common deck.

mod older;
mod playable;

use super::{Names, letter, setup};
use crate::StakBots;
use crate::card::{Card, Lying, StakSet};
use crate::content::{Content, KindId};
use crate::frame::Frame;
use crate::procedures::turn::{Turn, TurnStep};
use crate::procedures::turn_of;
use crate::question::Question;
use crate::setup::{CHOICES, Decks, Setup};
use crate::table::{CARDS_MAX, Kinds, Table};
use kernel::{Bout, Fault, Outcome, Pending, Seat, SeatSet};
use std::fmt::Write as _;
use std::ops::Range;
use std::sync::Arc;
use tabletop::sheet::{Entry, Sheet, Table as Toml};

pub(super) fn write(bout: &Bout<StakBots>) -> String {
    let table = bout.table();
    let names = Names::of(table, bout.content());
    let mut out = String::new();
    if let Some(turn) = turn_of(bout.stack()) {
        write_turn(names, turn, &mut out);
    }
    let list = |seats: SeatSet| seats.iter().map(|seat| format!("{:?}", letter(seat))).collect::<Vec<_>>();
    let gone: Vec<String> = table.gone.iter().map(|stak| format!("{:?}", names.stak(stak))).collect();
    let _ = writeln!(out, "out = [{}]", list(table.out).join(", "));
    let _ = writeln!(out, "left = [{}]", list(bout.left()).join(", "));
    let _ = writeln!(out, "gone = [{}]", gone.join(", "));
    write_procedures(bout, &mut out);
    let _ = writeln!(out, "\n[options]\n{}", CHOICES.write(&as_setup(table)).join("\n"));
    let _ = writeln!(out, "\n[staks]");
    for stak in table.staks() {
        let cards = table.stak(stak).iter().rev().map(|lying| format!("{:?}", write_lying(names, *lying)));
        let _ = writeln!(out, "{} = [{}]", names.stak(stak), cards.collect::<Vec<_>>().join(", "));
    }
    let _ = writeln!(out, "\n[hands]");
    for seat in (0..table.seats()).map(Seat) {
        let cards = table.hand(seat).iter().map(|held| format!("{:?}", write_held(names, *held)));
        let _ = writeln!(out, "{} = [{}]", letter(seat), cards.collect::<Vec<_>>().join(", "));
    }
    if !table.boxed.is_empty() {
        let _ = writeln!(out, "\n[box]\ncommon = [{}]", write_kinds(names.content, &table.boxed));
    }
    for (title, piles) in [("scrapheap", &table.scrapheap[..]), ("unseen", &table.unseen[..])] {
        let _ = writeln!(out, "\n[{title}]");
        for deck in 0..table.decks() {
            let pile = write_kinds(names.content, &piles[usize::from(deck)]);
            let _ = writeln!(out, "{} = [{pile}]", deck_name(table, deck));
        }
    }
    older::write(table, names.content, &mut out);
    out
}

fn write_turn(names: Names<'_>, turn: &Turn, out: &mut String) {
    let closed: Vec<String> = turn.closed.iter().map(|stak| format!("{:?}", names.stak(stak))).collect();
    let _ = writeln!(out, "turn = {:?}\nnumber = {}", letter(turn.seat), turn.number);
    let _ = writeln!(out, "fed = {}\nattacks = {}\nactions = {}", turn.fed, turn.attacks, turn.actions);
    let _ = writeln!(out, "effects = {}\nlast = {}", turn.effects, turn.last);
    let _ = writeln!(out, "closed = [{}]", closed.join(", "));
}

/// Everything that the turn's own line does not say: the frames, and the open question.
fn write_procedures(bout: &Bout<StakBots>, out: &mut String) {
    let json =
        |value: Result<String, _>| value.unwrap_or_else(|_: serde_json::Error| unreachable!("plain data"));
    let plain = matches!((bout.stack(), bout.pending()), ([Frame::Turn(turn)], Pending::Asked(seat, Question::Act))
        if turn.step == TurnStep::Hear && turn.seat == *seat);
    if plain {
        return;
    }
    let frames = bout.stack().iter().map(|frame| format!("'{}'", json(serde_json::to_string(frame))));
    let _ = writeln!(out, "doing = [{}]", frames.collect::<Vec<_>>().join(", "));
    match bout.pending() {
        Pending::Asked(seat, question) => {
            let question = json(serde_json::to_string(&(seat, question)));
            let _ = writeln!(out, "asked = '{question}'");
        }
        Pending::Rolling(chance) => {
            let _ = writeln!(out, "rolling = '{}'", json(serde_json::to_string(chance)));
        }
        Pending::Over(outcome) => {
            let _ = writeln!(out, "over = '{}'", json(serde_json::to_string(outcome)));
        }
        Pending::Apart => {}
    }
}

fn as_setup(table: &Table) -> Setup {
    let options = table.options;
    Setup {
        staks_each: options.staks_each,
        mode: options.mode,
        decks: if options.own_decks { Decks::Own(Vec::new()) } else { Decks::Common },
        reactive: options.reactive,
        recycling: options.recycling,
        setup_effects: options.setup_effects,
        first_draw_skipped: options.first_draw_skipped,
        borderless: options.borderless,
        attack_tally: (options.attack_tally > 0).then_some(options.attack_tally),
        teams: options.teams,
        ..Setup::standard(options.seats)
    }
}

fn deck_name(table: &Table, deck: u8) -> String {
    if table.options.own_decks { letter(Seat(deck)) } else { "common".to_owned() }
}

fn write_kinds(content: &Content, kinds: &Kinds) -> String {
    let codes = kinds.copies().map(|kind| format!("{:?}", content.kind(KindId(kind)).code));
    codes.collect::<Vec<_>>().join(", ")
}

fn write_lying(names: Names<'_>, lying: Lying) -> String {
    let card = names.card(lying.card);
    let mut text = if lying.is_open() { card } else { format!("({card})") };
    if lying.damage() > 0 {
        let _ = write!(text, " damage {}", lying.damage());
    }
    text.push_str(if lying.is_attacking() { " attacking" } else { "" });
    text.push_str(if lying.is_barred() { " barred" } else { "" });
    text.push_str(&older::mark(lying));
    text
}

fn write_held(names: Names<'_>, held: Lying) -> String {
    let shown = if held.is_open() { " shown" } else { "" };
    let barred = if held.is_barred() { " barred" } else { "" };
    format!("{}{shown}{barred}{}", names.card(held.card), older::mark(held))
}

pub(super) fn read(
    text: &str,
    table: Option<&str>,
    content: &Arc<Content>,
) -> Result<Bout<StakBots>, Vec<Fault>> {
    let sheet = Sheet::parse(text).map_err(|fault| vec![fault])?;
    let read = sheet.start(table).and_then(|toml| {
        let bout = Reading { toml: &toml, content }.bout();
        toml.finish();
        Some((bout?, place_of(&toml)))
    });
    match (sheet.finish(), read) {
        (faults, Some((bout, span))) if faults.is_empty() => match playable::check(&bout) {
            Ok(()) => Ok(bout),
            Err(what) => {
                let help = Some("a position is one that can be played on".to_owned());
                Err(vec![Fault { span, what, help }])
            }
        },
        (faults, _) => Err(faults),
    }
}

/// The place for faults of the whole position: the procedures, or the first line.
fn place_of(toml: &Toml<'_>) -> Range<usize> {
    let first = || toml.entries().first().map_or(0..0, Entry::key_span);
    toml.may("doing").map_or_else(first, |doing| doing.key_span())
}

struct Reading<'a, 's> {
    toml: &'a Toml<'s>,
    content: &'a Arc<Content>,
}

impl Reading<'_, '_> {
    fn bout(&self) -> Option<Bout<StakBots>> {
        let mut table = Table::new(self.setup()?.options());
        self.read_rows(&mut table);
        self.read_piles(&mut table);
        self.copies(&table);
        self.tops();
        let seats = table.seats();
        let names = Names::of(&table, self.content);
        table.out = self.seats("out", names);
        table.gone = self.staks("gone", names);
        let fallen: StakSet = table.out.iter().flat_map(|seat| table.staks_of(seat)).collect();
        table.gone = table.gone.or(fallen);
        let left = self.seats("left", names);
        let turn = self.turn(names);
        let (frames, pending) = self.procedures(turn)?;
        let clears = matches!(frames.last(), Some(Frame::Clearing(_)));
        let cleared = left.minus(table.out).iter().next().filter(|_| clears);
        let bout = Bout::at_position(self.content, seats, table, frames, pending).with_left(left);
        Some(match cleared {
            Some(seat) => bout.with_interruption(seat),
            None => bout,
        })
    }

    /// The options; the number of seats is that of the Staks where none is named.
    fn setup(&self) -> Option<Setup> {
        let letters = ["A", "B", "C", "D", "E", "F"];
        let staks = self.toml.may("staks").and_then(|entry| entry.table());
        let named = |letter: &str| {
            staks
                .as_ref()
                .is_some_and(|staks| staks.entries().iter().any(|entry| entry.key().starts_with(letter)))
        };
        let counted = (1..=6u8).rev().find(|&seat| named(letters[usize::from(seat) - 1])).unwrap_or(2);
        let setup = match self.toml.may("options").and_then(|entry| entry.table()) {
            Some(options) => {
                let setup = setup::read_from(&options, counted, self.content);
                options.finish();
                setup
            }
            None => Setup::standard(counted),
        };
        let fits = (2..=6).contains(&setup.seats)
            && (1..=3).contains(&setup.staks_each)
            && setup.seats * setup.staks_each <= 12
            && (setup.teams == 0 || setup.seats.is_multiple_of(setup.teams));
        if !fits {
            let help = "2 to 6 seats, 1 to 3 Staks each, 12 Staks in all, equal teams".to_owned();
            self.toml.fault("no table can have these options", Some(help));
        }
        fits.then_some(setup)
    }

    fn read_rows(&self, table: &mut Table) {
        let names = Names::of(table, self.content);
        for entry in self.entries("staks") {
            match names.read_stak(entry.key()) {
                Err(why) => entry.fault(why, None),
                Ok(stak) => {
                    let deck = table.deck_of(table.owner(stak));
                    let cards = entry.list().unwrap_or_default();
                    for card in cards.iter().rev() {
                        self.put(table, card, read_lying(names, card, deck), |table, lying| {
                            table.push(stak, lying);
                        });
                    }
                }
            }
        }
        for entry in self.entries("hands") {
            match names.read_seat(entry.key()) {
                Err(why) => entry.fault(why, None),
                Ok(seat) => {
                    for card in entry.list().unwrap_or_default() {
                        let held = read_held(names, &card, table.deck_of(seat));
                        self.put(table, &card, held, |table, held| table.put_in_hand(seat, held));
                    }
                }
            }
        }
    }

    fn put(
        &self,
        table: &mut Table,
        entry: &Entry<'_>,
        lying: Result<Lying, String>,
        put: impl FnOnce(&mut Table, Lying),
    ) {
        match lying {
            Err(why) => entry.fault(why, None),
            Ok(_) if !table.has_room() => {
                entry.fault(format!("more than {CARDS_MAX} cards in Staks and hands"), None);
            }
            Ok(lying) => put(table, lying),
        }
    }

    fn entries(&self, key: &'static str) -> Vec<Entry<'_>> {
        let table = self.toml.may(key).and_then(|entry| entry.table());
        table.map(|table| table.entries()).unwrap_or_default()
    }

    /// The scrapheaps, what is unseen, and with that the size of the supplies.
    fn read_piles(&self, table: &mut Table) {
        for entry in self.entries("box") {
            table.boxed = self.kinds(&entry);
        }
        older::read(self, table);
        for (key, which) in [("scrapheap", 0), ("unseen", 1)] {
            let mut given = [false; 6];
            for entry in self.entries(key) {
                let Some(deck) = (0..table.decks()).find(|&deck| deck_name(table, deck) == entry.key())
                else {
                    let known: Vec<String> = (0..table.decks()).map(|deck| deck_name(table, deck)).collect();
                    entry.fault(format!("there is no such deck; the decks are {}", known.join(", ")), None);
                    continue;
                };
                let kinds = self.kinds(&entry);
                let piles = if which == 0 { &mut table.scrapheap[..] } else { &mut table.unseen[..] };
                piles[usize::from(deck)] = kinds;
                given[usize::from(deck)] = true;
            }
            if which == 1 && !given[0] && table.decks() == 1 {
                table.unseen[0] = self.rest_of_deck(table);
            }
        }
        for deck in 0..table.decks() {
            self.stock(table, deck);
        }
    }

    /// The supply is what is unseen and does not lie face-down in a Stak.
    fn stock(&self, table: &mut Table, deck: u8) {
        let unknown = table
            .staks()
            .flat_map(|stak| table.stak(stak))
            .chain((0..table.seats()).flat_map(|seat| table.hand(Seat(seat))))
            .filter(|lying| lying.card == Card::unknown(deck) && lying.older() == 0)
            .count();
        let unseen = table.unseen[usize::from(deck)].total() as usize;
        match unseen.checked_sub(unknown).filter(|&supply| supply <= CARDS_MAX) {
            Some(supply) => table.supply[usize::from(deck)] = supply as u8,
            None => self.toml.fault(
                format!("{unknown} cards lie unseen in Staks, but only {unseen} cards are unseen"),
                Some("name more cards in `unseen`".to_owned()),
            ),
        }
    }

    fn kinds(&self, entry: &Entry<'_>) -> Kinds {
        let mut kinds = Kinds::default();
        for card in entry.list().unwrap_or_default() {
            let Some(code) = card.text() else { continue };
            match self.content.find(code).map(|kind| kinds.add_many(kind.0, 1)) {
                Some(Ok(())) => {}
                Some(Err(_)) => card.fault("too many copies", None),
                None => card.fault(format!("no card has the code `{code}`"), None),
            }
        }
        kinds
    }

    /// The common deck without the cards that lie open or in hands or in the scrapheap.
    fn rest_of_deck(&self, table: &Table) -> Kinds {
        let mut rest = self.content.common_deck();
        let staks = table.staks().flat_map(|stak| table.stak(stak));
        let hands = (0..table.seats()).flat_map(|seat| table.hand(Seat(seat)));
        let known = staks.chain(hands).filter_map(|lying| lying.card.kind()).map(|kind| kind.0);
        let older = table.older().iter().flat_map(|kinds| kinds.copies());
        for kind in known.chain(table.scrapheap[0].copies()).chain(older) {
            let _ = rest.take(kind);
        }
        rest
    }

    /// SB-1.2: no card of the common deck is named more often than it has it.
    fn copies(&self, table: &Table) {
        if table.options.own_decks {
            return;
        }
        let deck = self.content.common_deck();
        let mut left = deck;
        for pile in ["staks", "hands", "box", "scrapheap", "unseen"] {
            let cards = self.entries(pile).into_iter().flat_map(|entry| entry.list().unwrap_or_default());
            for card in cards {
                let code = card.text().and_then(|text| text.split_whitespace().next()).unwrap_or_default();
                let Some(kind) = self.content.find(code.trim_matches(['(', ')'])) else { continue };
                // A card that is not in the deck is one that a scenario tries out.
                if deck.count(kind.0) > 0 && !left.take(kind.0) {
                    let what = format!("the deck has {code} only {} times", deck.count(kind.0));
                    card.fault(what, Some("put it into one place less".to_owned()));
                }
            }
        }
    }

    /// SB-3.5, SB-6.6: between two actions every top card lies face-up.
    fn tops(&self) {
        if self.toml.may("doing").is_some() {
            return;
        }
        for entry in self.entries("staks") {
            let cards = entry.list().unwrap_or_default();
            if let Some(top) =
                cards.first().filter(|top| top.text().is_some_and(|text| text.starts_with('(')))
            {
                top.fault("a top card lies face-up", Some("the first card of a Stak is its top".to_owned()));
            }
        }
    }

    fn seats(&self, key: &'static str, names: Names<'_>) -> SeatSet {
        let mut seats = SeatSet::EMPTY;
        for entry in self.list(key) {
            match entry.text().map(|text| names.read_seat(text)) {
                Some(Ok(seat)) => seats.insert(seat),
                Some(Err(why)) => entry.fault(why, None),
                None => {}
            }
        }
        seats
    }

    fn staks(&self, key: &'static str, names: Names<'_>) -> StakSet {
        let mut staks = StakSet::EMPTY;
        for entry in self.list(key) {
            match entry.text().map(|text| names.read_stak(text)) {
                Some(Ok(stak)) => staks.insert(stak),
                Some(Err(why)) => entry.fault(why, None),
                None => {}
            }
        }
        staks
    }

    fn list(&self, key: &'static str) -> Vec<Entry<'_>> {
        self.toml.may(key).and_then(|entry| entry.list()).unwrap_or_default()
    }

    fn turn(&self, names: Names<'_>) -> Turn {
        let toml = self.toml;
        let seat = toml.may("turn").and_then(|entry| match names.read_seat(entry.text()?) {
            Ok(seat) => Some(seat),
            Err(why) => {
                entry.fault(why, None);
                None
            }
        });
        Turn {
            fed: toml.flag("fed"),
            closed: self.staks("closed", names),
            attacks: toml.number_or("attacks", 0..=255u8, 0),
            actions: toml.number_or("actions", 0..=255u8, 0),
            effects: toml.number_or("effects", 0..=u16::MAX, 0),
            last: toml.flag("last"),
            ..Turn::of(seat.unwrap_or(Seat(0)), toml.number_or("number", 1..=u16::MAX, 2), TurnStep::Hear)
        }
    }

    /// The frames and what is waited for: the main action of the turn, or what `doing` says.
    fn procedures(&self, turn: Turn) -> Option<(Vec<Frame>, Pending<StakBots>)> {
        let doing = self.toml.may("doing");
        let asked: Option<(Seat, Question)> = self.json("asked");
        let rolling = self.json("rolling");
        let over: Option<Outcome> = self.json("over");
        let mut frames = Vec::new();
        for entry in doing.iter().flat_map(|entry| entry.list().unwrap_or_default()) {
            match serde_json::from_str(entry.text()?) {
                Ok(frame) => frames.push(frame),
                Err(why) => entry.fault(format!("this is no procedure: {why}"), None),
            }
        }
        if doing.is_none() {
            frames.push(Frame::Turn(turn));
        }
        let pending = match (asked, rolling, over) {
            (Some((seat, question)), None, None) => Pending::Asked(seat, question),
            (None, Some(chance), None) => Pending::Rolling(chance),
            (None, None, Some(outcome)) => Pending::Over(outcome),
            (None, None, None) => Pending::Asked(turn.seat, Question::Act),
            _ => {
                self.toml.fault("only one of `asked`, `rolling` and `over` can be", None);
                return None;
            }
        };
        Some((frames, pending))
    }

    fn json<T: serde::de::DeserializeOwned>(&self, key: &'static str) -> Option<T> {
        let entry = self.toml.may(key)?;
        match serde_json::from_str(entry.text()?) {
            Ok(value) => Some(value),
            Err(why) => {
                entry.fault(format!("`{key}` cannot be read: {why}"), None);
                None
            }
        }
    }
}

/// `PARCEL damage 2 attacking barred`, `(PARCEL)`, `(?)`, `(?) older 1`.
fn read_lying(names: Names<'_>, entry: &Entry<'_>, deck: u8) -> Result<Lying, String> {
    let text = entry.text().unwrap_or_default();
    let (name, marks) = text.split_once(' ').unwrap_or((text, ""));
    let hidden = name.strip_prefix('(').and_then(|name| name.strip_suffix(')'));
    let card = names.read_card(hidden.unwrap_or(name), deck)?;
    let mut lying = if hidden.is_some() { Lying::hidden(card) } else { Lying::open(card) };
    if hidden.is_none() && card.kind().is_none() {
        return Err("a face-up card is known; write `(?)` for an unseen one".to_owned());
    }
    let mut words = marks.split_whitespace();
    while let Some(word) = words.next() {
        match word {
            "attacking" => lying.mark_attacking(),
            "barred" => lying.bar(),
            "damage" => {
                if hidden.is_some() {
                    return Err("a face-down card bears no damage".to_owned());
                }
                let damage = words.next().and_then(|number| number.parse().ok());
                lying.hurt(
                    damage.filter(|&damage: &u8| damage <= 31).ok_or("`damage` needs a number up to 31")?,
                );
            }
            "older" if card.kind().is_none() => lying.grow_older(older::number(words.next())?),
            "older" => return Err("only a card that nobody has seen is `older`: `(?) older 1`".to_owned()),
            other => {
                return Err(format!("`{other}` is no mark; there are: damage N, attacking, barred, older N"));
            }
        }
    }
    Ok(lying)
}

/// `PARCEL`, `PARCEL shown`, `PARCEL shown barred`, `PARCEL older 1`.
fn read_held(names: Names<'_>, entry: &Entry<'_>, deck: u8) -> Result<Lying, String> {
    let text = entry.text().unwrap_or_default();
    let (name, marks) = text.split_once(' ').unwrap_or((text, ""));
    let mut held = Lying::hidden(names.read_card(name, deck)?);
    let mut words = marks.split_whitespace();
    while let Some(word) = words.next() {
        match word {
            "shown" => held.turn_up(),
            "barred" => held.bar(),
            "older" if !held.is_open() => held.grow_older(older::number(words.next())?),
            "older" => return Err("a shown card is not told apart by its shuffle".to_owned()),
            other => return Err(format!("`{other}` is no mark; there are: shown, barred, older N")),
        }
    }
    Ok(held)
}
