//! A player in a position.

use super::build;
use crate::city::Cell;
use crate::content::{Card, Cards, Content, PILOT_CARDS, Trauma};
use crate::notation::names::{Names, find_card, letter};
use crate::notation::terms::TRAUMAS;
use crate::question::AbilityAt;
use crate::table::{Amends, NOWHERE, Player, Skip, State, TOKENS_MAX, Table};
use kernel::Seat;
use std::fmt::Write as _;
use tabletop::sheet::{Entry, Table as Toml};

/// Where a robot stands that is not on the map.
const NO_HEX: &str = "nowhere";
/// Before the letter of whose robot a co-pilot flies.
const COPILOT: &str = "copilot of ";
/// What comes after a turn that is skipped, if the meter is emptied.
const REBOOT: &str = "reboot";
/// The slots of a Cooldown Meter.
const SLOTS: [&str; 3] = ["1", "2", "3"];

pub(super) fn write(names: Names<'_>, seat: Seat, out: &mut String) {
    let Names { table, content, .. } = names;
    let player = table.player(seat);
    let mut line = |key: &str, value: String| {
        let _ = writeln!(out, "{key} = {value}");
    };
    line(
        &format!("\n[robots.{}]\npilot", letter(seat)),
        format!("{:?}", table.pilot(content, seat).code.as_str()),
    );
    line("robot", format!("{:?}", content.robots[usize::from(player.robot)].code.as_str()));
    line("pilot-ability", format!("{:?}", table.pilot_ability(content, seat).code.as_str()));
    let ability = |at: u8| names.ability(seat, AbilityAt(at));
    let places = || 0..player.abilities.len() as u8;
    line("abilities", quoted(places().map(ability)));
    line("active", quoted(places().filter(|&at| player.active[usize::from(at)]).map(ability)));
    line("laid", inline(places().map(|at| (ability(at), player.laid[usize::from(at)].to_string()))));
    let all = player.hand.union(player.cooling()).union(player.used).union(player.gone);
    let cards = |cards: Cards| quoted(cards.iter().map(|card| names.card(seat, card)));
    line("cards", cards(all));
    line("hand", cards(player.hand));
    let slots = || SLOTS.into_iter().zip(&player.meter);
    line("meter", inline(slots().map(|(key, slot)| (key.to_owned(), cards(slot.cards)))));
    line("up", cards(player.raised()));
    let tokens = |tokens: [u8; 4]| {
        inline(
            TRAUMAS.iter().map(|(word, trauma)| ((*word).to_owned(), tokens[*trauma as usize].to_string())),
        )
    };
    line("tokens", inline(slots().map(|(key, slot)| (key.to_owned(), tokens(slot.tokens)))));
    line("used", cards(player.used));
    line("gone", cards(player.gone));
    line("shown", cards(player.shown.minus(open(content, player))));
    line("fs", player.fs.to_string());
    line("pt", player.pt.to_string());
    line("armor", player.armor.to_string());
    line("barrier", player.barrier.to_string());
    let at = if player.cell == NOWHERE { NO_HEX.to_owned() } else { names.cell(Cell(player.cell)) };
    line("at", format!("{at:?}"));
    line("state", format!("{:?}", write_state(player.state)));
    line("stored", player.stored.to_string());
    line("spent", player.spent.to_string());
    line("moved", player.moved.to_string());
    line("just-moved", player.just_moved.to_string());
    line("moving", player.moving.to_string());
    line("moves-again", player.moves_again.to_string());
    line("worn", player.worn.to_string());
    line("extra", player.extra.to_string());
    line("tapped", cards(player.tapped));
    let [combo, counter] = player.granted.map(cards);
    line("immune", cards(player.immune));
    line("ever", player.ever.to_string());
    line("granted", format!("{{ combo = {combo}, counter = {counter} }}"));
    line("blunt", cards(player.blunt));
    line("barred", cards(player.barred));
    let [woken, left, back] = player.stirred.map(cards);
    line("stirred", format!("{{ activated = {woken}, left = {left}, returned = {back} }}"));
    line("attacked", player.attacked.to_string());
    line("triggered", player.triggered.to_string());
    line("struck-down", player.struck_down.to_string());
    line("skip", format!("{:?}", write_skip(player.skip)));
}

/// GR-R47: the cards that everybody has seen from the start: those with a Cooldown Value.
fn open(content: &Content, player: &Player) -> Cards {
    let cooling = |card: &Card| content.card(player.pilot, player.robot, *card).cooldown.is_some();
    let all = player.hand.union(player.cooling()).union(player.used).union(player.gone);
    all.iter().filter(cooling).collect()
}

fn quoted(texts: impl Iterator<Item = String>) -> String {
    let texts: Vec<String> = texts.map(|text| format!("{text:?}")).collect();
    format!("[{}]", texts.join(", "))
}

fn inline(entries: impl Iterator<Item = (String, String)>) -> String {
    let entries: Vec<String> = entries.map(|(key, value)| format!("{key} = {value}")).collect();
    format!("{{ {} }}", entries.join(", "))
}

fn write_state(state: State) -> String {
    match state {
        State::Flying => "flying".to_owned(),
        State::Copilot(of) => format!("{COPILOT}{}", letter(of)),
        State::Out => "out".to_owned(),
    }
}

fn write_skip(skip: Skip) -> String {
    match skip {
        Skip::No => "no".to_owned(),
        Skip::Next(amends) => format!("next {}", write_amends(amends)),
        Skip::Now(amends) => format!("now {}", write_amends(amends)),
        Skip::After(amends) => format!("after {}", write_amends(amends)),
    }
}

fn write_amends(amends: Amends) -> String {
    match amends {
        Amends::Gain(n) => n.to_string(),
        Amends::Reboot => REBOOT.to_owned(),
    }
}

pub(super) fn read(toml: &Toml<'_>, table: &Table, content: &Content, seat: Seat) -> Option<Player> {
    let build = build::read(toml, content, seat)?;
    let mut player = Player {
        pilot: build.pilot,
        robot: build.robot,
        pilot_ability: build.pilot_ability,
        abilities: build.abilities,
        ..Player::ABSENT
    };
    if let Some(entry) = toml.may("watch") {
        let help = "`hangar upgrade FILE` rewrites files of earlier versions";
        entry.fault("`watch` stands once, above the robots", Some(help.to_owned()));
    }
    let reading = Reading { toml, table, content, pilot: build.pilot, robot: build.robot };
    reading.cards(&mut player, build.hand())?;
    reading.tokens(&mut player)?;
    reading.tracks(&mut player, seat)?;
    Some(player)
}

struct Reading<'a, 's> {
    toml: &'a Toml<'s>,
    table: &'a Table,
    content: &'a Content,
    pilot: u8,
    robot: u8,
}

impl Reading<'_, '_> {
    fn card(&self, entry: &Entry<'_>) -> Option<Card> {
        let found = find_card(self.content, self.pilot, self.robot, entry.text()?);
        if found.is_none() {
            entry.fault("neither the pilot nor the robot has such a card", None);
        }
        found
    }

    fn list(&self, entry: &Entry<'_>) -> Option<Cards> {
        entry.list()?.iter().map(|entry| self.card(entry)).collect()
    }

    fn named(&self, key: &'static str) -> Option<Cards> {
        self.toml.may(key).map_or(Some(Cards::default()), |entry| self.list(&entry))
    }

    /// Whether the player is a co-pilot, whose robot cards have left the game (GR-28.2).
    fn is_copilot(&self) -> bool {
        let state = self.toml.may("state").and_then(|entry| entry.text().map(str::to_owned));
        state.is_some_and(|state| state.starts_with(COPILOT))
    }

    /// Every card once: where it is named, or where it started (GR-3.21, GR-3.22); robot cards of a co-pilot are gone.
    fn cards(&self, player: &mut Player, quick: Cards) -> Option<()> {
        let build = match self.toml.may("cards") {
            Some(entry) => self.list(&entry)?,
            None => quick,
        };
        (player.hand, player.used, player.gone) =
            (self.named("hand")?, self.named("used")?, self.named("gone")?);
        if let Some(meter) = self.toml.may("meter").and_then(|entry| entry.table()) {
            for (slot, key) in player.meter.iter_mut().zip(SLOTS) {
                slot.cards = meter.may(key).map_or(Some(Cards::default()), |entry| self.list(&entry))?;
            }
            meter.finish();
        }
        let piles =
            [player.hand, player.used, player.gone].into_iter().chain(player.meter.map(|slot| slot.cards));
        let mut placed = Cards::default();
        for pile in piles {
            if !pile.and(placed).is_empty() {
                self.toml.fault("a card lies in two places", None);
                return None;
            }
            placed = placed.union(pile);
        }
        let may_have = Cards::first(if self.is_copilot() { PILOT_CARDS as u8 } else { Card::COUNT });
        if !player.hand.union(player.cooling()).union(player.used).minus(may_have).is_empty() {
            self.toml.fault("the robot cards of a co-pilot have left the game (GR-28.2)", None);
            return None;
        }
        for card in build.minus(placed).iter() {
            if !may_have.contains(card) {
                player.gone.insert(card);
                continue;
            }
            match self
                .content
                .card(self.pilot, self.robot, card)
                .cooldown
                .and_then(|slot| slot.checked_sub(1))
            {
                Some(slot) => player.meter[usize::from(slot.min(2))].cards.insert(card),
                None => player.hand.insert(card),
            }
        }
        let up = self.named("up")?;
        if !up.minus(player.cooling()).is_empty() {
            self.toml.fault("only cards in the meter are Activated", None);
            return None;
        }
        player.meter.iter_mut().for_each(|slot| slot.up = slot.cards.and(up));
        let seen = match self.toml.may("shown") {
            Some(entry) => self.list(&entry)?,
            None => player.cooling().union(player.used).union(player.gone),
        };
        player.shown = open(self.content, player).union(seen);
        Some(())
    }

    fn tokens(&self, player: &mut Player) -> Option<()> {
        let Some(entry) = self.toml.may("tokens") else { return Some(()) };
        let slots = entry.table()?;
        for (slot, key) in player.meter.iter_mut().zip(SLOTS) {
            let Some(tokens) = slots.may(key).and_then(|entry| entry.table()) else { continue };
            for (word, trauma) in TRAUMAS {
                slot.tokens[trauma as usize] = tokens.number_or(word, 0..=TOKENS_MAX, 0);
            }
            tokens.finish();
        }
        if Trauma::ALL.iter().any(|&trauma| player.tokens(trauma) > TOKENS_MAX) {
            let help = "a meter holds fewer tokens (GR-T7)".to_owned();
            entry.fault(format!("more than {TOKENS_MAX} tokens of a kind"), Some(help));
            return None;
        }
        slots.finish();
        Some(())
    }

    fn tracks(&self, player: &mut Player, seat: Seat) -> Option<()> {
        let (toml, content) = (self.toml, self.content);
        let (pilot, robot) =
            (&content.pilots[usize::from(self.pilot)], &content.robots[usize::from(self.robot)]);
        player.fs = toml.number_or("fs", 0..=pilot.max_fs, 0);
        player.pt = toml.number_or("pt", 0..=99u8, 0);
        player.armor = toml.number_or("armor", 0..=robot.armor, robot.armor);
        player.stored = toml.number_or("stored", 0..=99u8, 0);
        player.spent = toml.number_or("spent", 0..=99u8, 0);
        (player.barrier, player.moved) = (toml.flag("barrier"), toml.flag("moved"));
        player.just_moved = toml.flag("just-moved");
        player.moving = toml.flag("moving");
        player.moves_again = toml.number_or("moves-again", 0..=u8::MAX, 0);
        player.worn = toml.number_or("worn", 0..=robot.armor, 0);
        player.extra = toml.number_or("extra", 0..=u8::MAX, 0);
        player.tapped = self.named("tapped")?;
        player.immune = self.named("immune")?;
        player.ever = toml.number_or("ever", 0..=u16::MAX, 0);
        if let Some(granted) = toml.may("granted").and_then(|entry| entry.table()) {
            for (cards, icon) in player.granted.iter_mut().zip(["combo", "counter"]) {
                *cards = granted.may(icon).map_or(Some(Cards::default()), |entry| self.list(&entry))?;
            }
            granted.finish();
        }
        player.blunt = self.named("blunt")?;
        player.barred = self.named("barred")?;
        if let Some(stirred) = toml.may("stirred").and_then(|entry| entry.table()) {
            for (cards, why) in player.stirred.iter_mut().zip(["activated", "left", "returned"]) {
                *cards = stirred.may(why).map_or(Some(Cards::default()), |entry| self.list(&entry))?;
            }
            stirred.finish();
        }
        player.attacked = toml.flag("attacked");
        player.triggered = toml.number_or("triggered", 0..=u16::MAX, 0);
        let struck = toml.may("struck-down").and_then(|entry| entry.flag());
        player.struck_down = struck.unwrap_or(player.armor == 0);
        self.abilities(player)?;
        player.cell = self.cell(seat)?;
        player.state = self.text("state", State::Flying, |text| self.read_state(text))?;
        player.skip = self.text("skip", Skip::No, read_skip)?;
        Some(())
    }

    fn abilities(&self, player: &mut Player) -> Option<()> {
        let known = &self.content.robots[usize::from(self.robot)].abilities;
        let place =
            |code: &str| player.abilities.iter().position(|&at| known[usize::from(at)].code.as_str() == code);
        for entry in self.toml.may("active").map_or(Some(Vec::new()), |entry| entry.list())? {
            match place(entry.text()?) {
                Some(at) => player.active[at] = true,
                None => entry.fault("the robot has not taken this ability", None),
            }
        }
        let laid = self.toml.may("laid").and_then(|entry| entry.table());
        for entry in laid.map(|laid| laid.entries()).unwrap_or_default() {
            match place(entry.key()) {
                Some(at) => player.laid[at] = entry.number(0..=20u8)?,
                None => entry.fault("the robot has not taken this ability", None),
            }
        }
        Some(())
    }

    /// The hex; the Starting Zone of the seat where nothing is said.
    fn cell(&self, seat: Seat) -> Option<u8> {
        let names = Names::of(self.table, self.content);
        let zones = &self.content.maps[usize::from(self.table.map)].zones;
        let usual =
            zones.get(seat.index()).and_then(|&hex| names.grid().cell(hex)).map_or(NOWHERE, |cell| cell.0);
        self.text("at", usual, |text| if text == NO_HEX { Ok(NOWHERE) } else { Ok(names.read_cell(text)?.0) })
    }

    /// What the text at `key` means; `usual` if there is none.
    fn text<T>(&self, key: &'static str, usual: T, read: impl Fn(&str) -> Result<T, String>) -> Option<T> {
        let Some(entry) = self.toml.may(key) else { return Some(usual) };
        match read(entry.text()?) {
            Ok(value) => Some(value),
            Err(why) => {
                entry.fault(why, None);
                None
            }
        }
    }

    fn read_state(&self, text: &str) -> Result<State, String> {
        match text.strip_prefix(COPILOT) {
            Some(of) => Names::of(self.table, self.content).read_seat(of).map(State::Copilot),
            None if text == "flying" => Ok(State::Flying),
            None if text == "out" => Ok(State::Out),
            None => Err(format!("`{text}` is none of flying, copilot of A, out")),
        }
    }
}

fn read_skip(text: &str) -> Result<Skip, String> {
    let (word, amends) = text.split_once(' ').unwrap_or((text, "0"));
    let amends = if amends == REBOOT { Ok(Amends::Reboot) } else { amends.parse().map(Amends::Gain) };
    match (word, amends) {
        ("no", _) => Ok(Skip::No),
        ("next", Ok(amends)) => Ok(Skip::Next(amends)),
        ("now", Ok(amends)) => Ok(Skip::Now(amends)),
        ("after", Ok(amends)) => Ok(Skip::After(amends)),
        _ => Err(format!("`{text}` is none of no, next N, now N, after N; N may be `{REBOOT}`")),
    }
}
