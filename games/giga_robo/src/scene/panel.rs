//! Everything of one seat: its gauges, abilities, hand, Cooldown Meter, and what holds for a while.

use super::{cards, combat, ids, token};
use crate::content::{Cards, Trauma};
use crate::prose::names::{Names, state_word, trauma_word};
use crate::table::{Lasting, Skip, State, Until};
use crate::text::Source;
use crate::view::{PlayerView, View};
use kernel::Seat;
use scene::{Gauge, Item, Layout, Mark, Panel, Part, Tone, Zone};
use words::Message;

/// GR-24.2: the most Power Tokens of a robot.
const PT_MAX: i64 = 6;

pub(super) fn panel(names: Names<'_>, view: &View, seat: Seat) -> Panel {
    let player = &view.players[seat.index()];
    let parts = match player.state {
        State::Flying => flying(names, view, seat, player),
        State::Copilot(_) => sharing(names, view, seat, player),
        State::Out => Vec::new(),
    };
    let crew = names.table.flies(view.active) == names.table.flies(seat) && player.state != State::Out;
    Panel {
        id: ids::seat(seat),
        title: names.crew(seat),
        seat: Some(seat.0),
        active: view.outcome.is_none() && view.turn > 0 && crew,
        marks: marks(names, player),
        parts,
    }
}

/// A player in a robot of its own.
fn flying(names: Names<'_>, view: &View, seat: Seat, player: &PlayerView) -> Vec<Part> {
    let robot = names.table.robot(names.content, seat);
    let armor = gauge(seat, "armor", player.armor, i64::from(robot.armor), Tone::Help);
    let power = gauge(seat, "pt", player.pt, PT_MAX, Tone::Power);
    let mut parts = vec![Part::Gauge(armor), Part::Gauge(spirit(names, seat, player)), Part::Gauge(power)];
    parts.push(Part::Zone(hand(names, seat, player)));
    parts.push(Part::Panel(meter(names, seat, player)));
    parts.push(Part::Zone(abilities(
        names,
        seat,
        [Source::Pilot].into_iter().chain((0..3).map(Source::Ability)),
    )));
    parts.extend(rest(names, view, seat, player));
    parts
}

/// GR-28: a co-pilot, who has only the pilot's cards.
fn sharing(names: Names<'_>, view: &View, seat: Seat, player: &PlayerView) -> Vec<Part> {
    let mut parts = vec![Part::Gauge(spirit(names, seat, player)), Part::Zone(hand(names, seat, player))];
    parts.push(Part::Panel(meter(names, seat, player)));
    parts.push(Part::Zone(abilities(names, seat, [Source::Pilot])));
    parts.extend(rest(names, view, seat, player));
    parts
}

fn spirit(names: Names<'_>, seat: Seat, player: &PlayerView) -> Gauge {
    let most = names.table.pilot(names.content, seat).max_fs;
    gauge(seat, "fs", player.fs, most.into(), Tone::Heat)
}

fn gauge(seat: Seat, what: &'static str, value: u8, most: i64, tone: Tone) -> Gauge {
    let title = Message::new("gr-scene-gauge").with("what", what);
    Gauge { id: ids::gauge(seat, what), title, value: value.into(), most: Some(most), tone }
}

fn zone(id: scene::Id, title: Message, layout: Layout, items: Vec<Item>) -> Zone {
    Zone { id, title, layout, items, unlisted: 0, marks: Vec::new() }
}

/// GR-R47: known cards by their faces, the others as backs.
fn hand(names: Names<'_>, seat: Seat, player: &PlayerView) -> Zone {
    let id = scene::Id::of("hand", seat.0);
    let known = player.hand.iter().map(|card| Item::Card(cards::card(names, seat, card)));
    let unknown = (0..player.unknown).map(|at| cards::back(id.at(at)));
    let items = known.chain(unknown).collect();
    zone(id, Message::new("gr-scene-hand"), Layout::Fan, items)
}

/// GR-22.1: the Cooldown Meter: cards come down its slots to the hand.
fn meter(names: Names<'_>, seat: Seat, player: &PlayerView) -> Panel {
    Panel {
        id: ids::meter(seat),
        title: Message::new("gr-scene-meter"),
        seat: None,
        active: false,
        marks: Vec::new(),
        parts: (1..=3).rev().map(|at| Part::Zone(slot(names, seat, player, at))).collect(),
    }
}

/// GR-22.1, GR-22.9: a slot with its cards, upright or lying, and its tokens.
fn slot(names: Names<'_>, seat: Seat, player: &PlayerView, at: u8) -> Zone {
    let there = &player.meter[usize::from(at) - 1];
    let cooling = there.cards.iter().map(|card| {
        let mut item = cards::card(names, seat, card);
        let up = there.up.contains(card);
        item.lying = !up;
        item.marks.push(if up {
            cards::state("activated", Tone::Power)
        } else {
            cards::state("deactivated", Tone::Spent)
        });
        Item::Card(item)
    });
    let tokens = Trauma::ALL.into_iter().filter(|&trauma| there.tokens(trauma) > 0).map(|trauma| {
        let n = there.tokens(trauma);
        let title = Message::new("gr-scene-token").with("token", trauma_word(trauma));
        token(ids::trauma(seat, at, trauma), title, trauma_word(trauma), tone(trauma), n)
    });
    let items = tokens.chain(cooling).collect();
    zone(ids::slot(seat, at), Message::new("gr-scene-slot").with("slot", at), Layout::Row, items)
}

fn tone(trauma: Trauma) -> Tone {
    match trauma {
        Trauma::Anchor | Trauma::Panic => Tone::Harm,
        Trauma::Fire => Tone::Heat,
        Trauma::Surge => Tone::Power,
    }
}

fn abilities(names: Names<'_>, seat: Seat, sources: impl IntoIterator<Item = Source>) -> Zone {
    let cards = sources.into_iter().filter_map(|source| cards::ability(names, seat, source));
    let title = Message::new("gr-scene-abilities");
    zone(scene::Id::of("abilities", seat.0), title, Layout::Row, cards.map(Item::Card).collect())
}

/// Cards in use elsewhere, cards that left the game, and what holds for a while.
fn rest(names: Names<'_>, view: &View, seat: Seat, player: &PlayerView) -> Vec<Part> {
    let pile = |name: &str, key: &'static str, layout, cards: Cards| {
        let items: Vec<Item> = cards.iter().map(|card| Item::Card(cards::card(names, seat, card))).collect();
        let id = scene::Id::of(name, seat.0);
        (!items.is_empty()).then(|| Part::Zone(zone(id, Message::new(key), layout, items)))
    };
    let used = player.used.minus(combat::shown(view, seat));
    let mut parts: Vec<Part> = Vec::new();
    parts.extend(pile("using", "gr-scene-using", Layout::Row, used));
    parts.extend(pile("gone", "gr-scene-gone", Layout::Stack, player.gone));
    let lasting = names.table.lasting.iter().filter(|lasting| lasting.seat == seat);
    parts.extend(lasting.map(|lasting| Part::Note(note(names, lasting))));
    parts
}

/// GR-R53, GR-R67: what holds for a while, and until when.
fn note(names: Names<'_>, lasting: &Lasting) -> Mark {
    let (until, of) = match lasting.until {
        Until::TurnEnds => ("turn", lasting.seat),
        Until::EndOf(seat) if names.table.flies(seat) == names.table.active => ("turn", lasting.seat),
        Until::EndOf(seat) | Until::EndOfNext(seat) => ("end-of", seat),
        Until::StartOf(seat) => ("start-of", seat),
        Until::NextAttack => ("attack", lasting.seat),
        Until::NextSuccess => ("success", lasting.seat),
        Until::NextRoll => ("roll", lasting.seat),
        Until::CombatEnds => ("combat", lasting.seat),
        Until::Never => ("never", lasting.seat),
    };
    let words = names
        .about("gr-scene-lasting", of)
        .with("name", names.source(lasting.text.seat, lasting.text.source))
        .with("text", names.holds(lasting.text))
        .with("until", until);
    Mark::new(words, Tone::Help).drawn("lasting")
}

/// GR-21.2, GR-28.1, GR-R53: states of the whole player.
fn marks(names: Names<'_>, player: &PlayerView) -> Vec<Mark> {
    let mut marks = Vec::new();
    let host = match player.state {
        State::Copilot(host) => names.player(host),
        State::Flying | State::Out => crate::prose::names::nothing(),
    };
    if player.state != State::Flying {
        let words =
            Message::new("gr-scene-player").with("state", state_word(player.state)).with("host", host);
        marks.push(Mark::new(words, Tone::Spent).drawn("out"));
    }
    marks.extend(
        player.barrier.then(|| Mark::new(Message::new("gr-scene-shield"), Tone::Help).drawn("barrier")),
    );
    let skips = matches!(player.skip, Skip::Next(_) | Skip::Now(_));
    marks.extend(skips.then(|| Mark::new(Message::new("gr-scene-skips"), Tone::Spent).drawn("skip")));
    if player.state == State::Flying {
        let figure = |what: &'static str, n: u8, tone| {
            let words = Message::new("gr-scene-figure").with("what", what).with("n", n);
            Mark::new(words, tone).drawn(what).counting(n)
        };
        marks.push(figure("speed", player.speed, Tone::Plain));
        marks.push(figure("defense", player.defense, Tone::Help));
    }
    let stored = Message::new("gr-scene-stored").with("n", player.stored);
    let stored = Mark::new(stored, Tone::Power).drawn("surge").counting(player.stored);
    marks.extend((player.stored > 0).then_some(stored));
    marks
}
