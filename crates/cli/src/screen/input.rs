//! Input: what keys and clicks do to the face, and what they ask the session to do.

use super::face::{Face, Over, Subject};
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect};
use scene::Id;

/// What the session is to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Act {
    /// Nothing besides drawing.
    Draw,
    /// This answer of the whole list was given to this question.
    Give(Subject, usize),
    /// Why can nothing be chosen there?
    Why(Id),
    /// The next person has sat down.
    Seated,
    Undo,
    Save,
    Resign,
    Quit,
}

impl Face {
    /// What this event does.
    pub(crate) fn hear(&mut self, event: &Event) -> Act {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.press(*key),
            Event::Mouse(mouse) if self.curtain.is_none() => self.click(*mouse),
            _ => Act::Draw,
        }
    }

    fn press(&mut self, key: KeyEvent) -> Act {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control {
            return if matches!(key.code, KeyCode::Char('c' | 'd')) { Act::Quit } else { Act::Draw };
        }
        // Nobody answers what cannot be seen.
        if self.curtain.is_some() || !self.drawn.fits {
            return match key.code {
                KeyCode::Char('q') => Act::Quit,
                KeyCode::Enter if self.drawn.fits => {
                    self.curtain = None;
                    Act::Seated
                }
                _ => Act::Draw,
            };
        }
        self.notice = None;
        match key.code {
            KeyCode::Char(digit @ '0'..='9') => self.digit(digit),
            KeyCode::Char(letter) => self.letter(letter),
            KeyCode::Enter => self.enter(),
            KeyCode::Esc => self.escape(),
            KeyCode::Backspace => {
                self.typed.pop();
                Act::Draw
            }
            code => self.travel(code),
        }
    }

    fn letter(&mut self, letter: char) -> Act {
        match letter.to_ascii_lowercase() {
            '?' => self.toggle(Over::Help),
            'l' => self.toggle(Over::Log),
            'i' => self.inspect(),
            'u' if self.is_asked() => Act::Undo,
            's' => Act::Save,
            'r' if self.is_asked() => Act::Resign,
            'q' => Act::Quit,
            ' ' => self.enter(),
            'j' => self.step(1),
            'k' => self.step(-1),
            '[' => self.shift(-8, 0),
            ']' => self.shift(8, 0),
            _ => Act::Draw,
        }
    }

    /// Whether the game waits for the person at the screen.
    fn is_asked(&self) -> bool {
        self.asked.subject == Subject::Game
    }

    fn toggle(&mut self, over: Over) -> Act {
        self.over = if self.over == over { Over::Nothing } else { over };
        // The log begins at its end.
        self.scrolled = if self.over == Over::Log { u16::MAX } else { 0 };
        Act::Draw
    }

    /// A number is given as soon as no longer one is possible.
    fn digit(&mut self, digit: char) -> Act {
        let most = self.visible().len();
        self.typed.push(digit);
        let number: usize = self.typed.parse().unwrap_or(0);
        if number == 0 || number > most {
            self.typed.clear();
            return Act::Draw;
        }
        (self.cursor, self.moved) = (number - 1, true);
        if number * 10 > most { self.give() } else { Act::Draw }
    }

    fn enter(&mut self) -> Act {
        if self.over != Over::Nothing {
            return self.toggle(self.over);
        }
        match self.looked.clone() {
            Some(id) => self.choose(&id),
            None => self.give(),
        }
    }

    /// Gives the highlighted answer.
    fn give(&mut self) -> Act {
        self.typed.clear();
        match self.highlighted() {
            Some(place) => Act::Give(self.asked.subject.clone(), place),
            None => Act::Draw,
        }
    }

    /// Leaves what was entered last: an overlay, a number, an inspection, a narrowed list, a question
    /// of the program.
    fn escape(&mut self) -> Act {
        if self.over != Over::Nothing {
            self.over = Over::Nothing;
        } else if !self.typed.is_empty() {
            self.typed.clear();
        } else if self.looked.take().is_some() {
            self.scrolled = 0;
        } else if self.narrowed.pop().is_some() {
            self.cursor = 0;
        } else if self.below.is_some() {
            self.withdraw();
        } else {
            self.moved = false;
        }
        Act::Draw
    }

    fn travel(&mut self, code: KeyCode) -> Act {
        let page = 8;
        match (code, self.over) {
            (KeyCode::Up, Over::Help | Over::Log) => self.scroll(-1),
            (KeyCode::Down, Over::Help | Over::Log) => self.scroll(1),
            (KeyCode::PageUp, Over::Help | Over::Log) => self.scroll(-page),
            (KeyCode::PageDown, Over::Help | Over::Log) => self.scroll(page),
            (KeyCode::PageUp, Over::Nothing) => self.shift(0, -4),
            (KeyCode::PageDown, Over::Nothing) => self.shift(0, 4),
            (KeyCode::Tab, _) => self.step(1),
            (KeyCode::BackTab, _) => self.step(-1),
            (KeyCode::Home, _) => self.step_to(0),
            (KeyCode::End, _) => self.step_to(usize::MAX),
            (arrow, Over::Nothing) if self.looked.is_some() => self.look_towards(arrow),
            (KeyCode::Up | KeyCode::Left, _) => self.step(-1),
            (KeyCode::Down | KeyCode::Right, _) => self.step(1),
            _ => Act::Draw,
        }
    }

    fn scroll(&mut self, by: i32) -> Act {
        let to = i32::from(self.scrolled).saturating_add(by).max(0);
        self.scrolled = u16::try_from(to).unwrap_or(u16::MAX);
        Act::Draw
    }

    fn shift(&mut self, x: i32, y: i32) -> Act {
        self.shifted = (self.shifted.0.saturating_add(x), self.shifted.1.saturating_add(y));
        Act::Draw
    }

    /// The highlight goes on, around at the ends; the first time it appears where it is.
    fn step(&mut self, by: isize) -> Act {
        let most = self.visible().len();
        self.looked = None;
        if most > 0 && (self.moved || by < 0) {
            self.cursor = (self.cursor as isize + by).rem_euclid(most as isize) as usize;
        }
        self.show_highlight()
    }

    fn step_to(&mut self, place: usize) -> Act {
        self.looked = None;
        self.cursor = place.min(self.visible().len().saturating_sub(1));
        self.show_highlight()
    }

    fn show_highlight(&mut self) -> Act {
        self.moved = true;
        self.shifted = (0, 0);
        self.typed.clear();
        Act::Draw
    }

    /// Begins or ends walking from thing to thing.
    fn inspect(&mut self) -> Act {
        self.scrolled = 0;
        self.looked = match self.looked {
            Some(_) => None,
            None => self.focus().or_else(|| self.first_thing()),
        };
        Act::Draw
    }

    /// The first thing that may be chosen, or the first of all.
    fn first_thing(&self) -> Option<Id> {
        let lights = self.lights();
        let places = self.places();
        let may = places.iter().find(|(_, id)| lights.may.contains(id));
        may.or(places.first()).map(|(_, id)| id.clone())
    }

    /// The things in sight, each once, where they were drawn last.
    fn places(&self) -> Vec<(Rect, Id)> {
        let mut places: Vec<(Rect, Id)> = Vec::new();
        for (area, id) in &self.drawn.things {
            match places.iter_mut().find(|(_, known)| known == id) {
                Some(place) => place.0 = *area,
                None => places.push((*area, id.clone())),
            }
        }
        places
    }

    /// Inspects the nearest thing in the direction of an arrow.
    fn look_towards(&mut self, arrow: KeyCode) -> Act {
        let places = self.places();
        let here = places.iter().find(|(_, id)| Some(id) == self.looked.as_ref()).map(|(area, _)| *area);
        let Some(here) = here else {
            self.looked = places.first().map(|(_, id)| id.clone());
            return Act::Draw;
        };
        let (x, y) = start(here);
        let way = |(area, id): &(Rect, Id)| {
            let (to_x, to_y) = start(*area);
            let (ahead, aside) = match arrow {
                KeyCode::Left => (x - to_x, (y - to_y).abs() * 4),
                KeyCode::Right => (to_x - x, (y - to_y).abs() * 4),
                KeyCode::Up => ((y - to_y) * 2, (x - to_x).abs()),
                KeyCode::Down => ((to_y - y) * 2, (x - to_x).abs()),
                _ => (0, 0),
            };
            (ahead > 0).then(|| (ahead + aside, id.clone()))
        };
        if let Some((_, id)) = places.iter().filter_map(way).min() {
            self.looked = Some(id);
            (self.scrolled, self.shifted) = (0, (0, 0));
        }
        Act::Draw
    }

    fn click(&mut self, mouse: MouseEvent) -> Act {
        let at = Position::new(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::Down(button) => {
                self.notice = None;
                let thing = self.drawn.things.iter().rev().find(|(area, _)| area.contains(at));
                let thing = thing.map(|(_, id)| id.clone()).filter(|_| self.over == Over::Nothing);
                if let Some((_, line)) = self.drawn.lines.iter().find(|(area, _)| area.contains(at)) {
                    (self.cursor, self.moved) = (*line, true);
                    return if button == MouseButton::Left { self.give() } else { Act::Draw };
                }
                match (thing, button) {
                    (Some(id), MouseButton::Left) => self.choose(&id),
                    (Some(id), _) => {
                        self.looked = Some(id);
                        Act::Draw
                    }
                    (None, _) => Act::Draw,
                }
            }
            MouseEventKind::ScrollUp if self.over != Over::Nothing => self.scroll(-2),
            MouseEventKind::ScrollDown if self.over != Over::Nothing => self.scroll(2),
            MouseEventKind::ScrollUp => self.shift(0, -2),
            MouseEventKind::ScrollDown => self.shift(0, 2),
            _ => Act::Draw,
        }
    }

    /// A thing was chosen: the only answer bound to it is given, several narrow the list, none is
    /// asked about.
    pub(super) fn choose(&mut self, id: &Id) -> Act {
        let Some(id) = self.bound(id) else {
            self.looked = Some(id.clone());
            return Act::Why(id.clone());
        };
        let is_narrower = self.narrowed.contains(&id);
        if !is_narrower {
            self.narrowed.push(id.clone());
        }
        if self.visible().is_empty() {
            self.narrowed = vec![id];
        }
        (self.cursor, self.moved, self.looked) = (0, true, None);
        if self.visible().len() == 1 { self.give() } else { Act::Draw }
    }

    /// The thing itself if an answer is bound to it, else the nearest around it that has one: a card
    /// lies in its zone, a piece on its cell.
    fn bound(&self, id: &Id) -> Option<Id> {
        let has = |id: &Id| {
            self.asked
                .lines
                .iter()
                .any(|line| line.choice.as_ref().is_some_and(|choice| choice.things.contains(id)))
        };
        if has(id) {
            return Some(id.clone());
        }
        let area = self.drawn.things.iter().rev().find(|(_, known)| known == id).map(|(area, _)| *area)?;
        let around = |(outer, _): &&(Rect, Id)| outer.intersection(area) == area;
        self.drawn
            .things
            .iter()
            .rev()
            .filter(around)
            .map(|(_, outer)| outer)
            .find(|outer| has(outer))
            .cloned()
    }
}

fn start(area: Rect) -> (i32, i32) {
    (i32::from(area.x), i32::from(area.y))
}
