//! Input: what keys and clicks do to the face, and what they ask the session to do.

use super::asked::Subject;
use super::face::{Face, Over};
use super::reading::Wanted;
use super::source::Wind;
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
    /// A piece was placed by this answer.
    Place(String),
    /// Why can nothing be chosen there?
    Why(Id),
    /// What is this thing?
    Explain(Id),
    /// This was written, and is to be looked up or wondered about.
    Read(Wanted, String),
    /// How is the game played?
    Learn,
    /// This key does nothing here.
    Wrong(KeyCode),
    /// The replay is to be moved.
    Wind(Wind),
    /// The next person has sat down.
    Seated,
    /// What standing orders are there, and what can be changed?
    Orders,
    Undo,
    /// What would a computer answer?
    Advice,
    Save,
    Resign,
    Quit,
}

impl Face {
    /// What this event does.
    pub(crate) fn hear(&mut self, event: &Event) -> Act {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.press(*key),
            Event::Mouse(mouse) if self.curtain.is_none() => {
                self.writing = None;
                self.click(*mouse)
            }
            _ => Act::Draw,
        }
    }

    fn press(&mut self, key: KeyEvent) -> Act {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control {
            return if matches!(key.code, KeyCode::Char('c' | 'd')) { Act::Quit } else { Act::Draw };
        }
        // No answer is given to a question that is not visible.
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
        if let Some(act) = self.press_writing(key.code) {
            return act;
        }
        let posed = if self.over == Over::Nothing { self.press_posing(key) } else { None };
        if let Some(act) = posed {
            return act;
        }
        if let Some(act) = self.press_winding(key.code) {
            return act;
        }
        match key.code {
            KeyCode::Char(digit @ '0'..='9') if self.has_amount() => self.type_amount(digit),
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

    /// The effect of a key on a replay.
    fn press_winding(&mut self, code: KeyCode) -> Option<Act> {
        let Subject::Past { plays } = self.asked.subject else { return None };
        if self.is_read() {
            return None;
        }
        let wind = match code {
            KeyCode::Char(digit @ '0'..='9') => {
                self.typed.push(digit);
                return Some(Act::Draw);
            }
            KeyCode::Enter => match std::mem::take(&mut self.typed).parse() {
                Ok(step) => Wind::To(step),
                Err(_) => Wind::On,
            },
            KeyCode::Right => Wind::On,
            KeyCode::Left | KeyCode::Char('b') => Wind::Back,
            KeyCode::Down => Wind::Turn,
            KeyCode::Up => Wind::TurnBack,
            KeyCode::Home => Wind::Start,
            KeyCode::End => Wind::End,
            KeyCode::Char(' ') if plays => Wind::Pause,
            KeyCode::Char(' ') => Wind::Play,
            KeyCode::Char('+' | '=') => Wind::Faster,
            KeyCode::Char('-' | '_') => Wind::Slower,
            KeyCode::Char('v') => Wind::Eyes,
            _ => return None,
        };
        Some(Act::Wind(wind))
    }

    fn letter(&mut self, letter: char) -> Act {
        match letter.to_ascii_lowercase() {
            '?' => self.explain(),
            '/' => self.write(Wanted::LookUp),
            'w' => match self.looked.clone() {
                Some(id) => Act::Why(id),
                None => self.write(Wanted::Why),
            },
            'h' if !self.is_lesson => Act::Learn,
            'l' => self.toggle(Over::Log),
            'g' => self.toggle(Over::Signs),
            't' => self.toggle(Over::About),
            '+' | '=' if self.has_amount() => self.change_amount(1),
            '-' | '_' if self.has_amount() => self.change_amount(-1),
            'i' => self.inspect(),
            'u' if self.is_free() => Act::Undo,
            'a' if self.asked.subject == Subject::Game && !self.is_lesson => Act::Advice,
            's' => Act::Save,
            'o' if self.is_free() && !self.is_lesson => Act::Orders,
            'r' if self.is_free() => Act::Resign,
            'q' => Act::Quit,
            ' ' if self.over != Over::Nothing => self.travel(KeyCode::PageDown),
            'j' => self.step(1),
            'k' => self.step(-1),
            '[' => self.shift(-8, 0),
            ']' => self.shift(8, 0),
            'f' if !self.asked.lines.is_empty() => self.write(Wanted::Filter),
            _ => Act::Wrong(KeyCode::Char(letter)),
        }
    }

    /// Whether the program asks nothing itself.
    fn is_free(&self) -> bool {
        matches!(self.asked.subject, Subject::Game | Subject::Others)
    }

    /// What the person looks at, or what can be typed.
    fn explain(&mut self) -> Act {
        match self.looked.clone().filter(|_| self.over == Over::Nothing) {
            Some(id) => Act::Explain(id),
            None => self.toggle(Over::Help),
        }
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
            return Act::Wrong(KeyCode::Char(digit));
        }
        self.cursor = Some(number - 1);
        if number * 10 > most { self.take() } else { Act::Draw }
    }

    /// Gives the highlighted answer, or takes it in hand if there is something to be set first.
    fn take(&mut self) -> Act {
        self.typed.clear();
        if self.has_amount() { Act::Draw } else { self.give() }
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
        let tool = self.highlighted().and_then(|place| self.asked.lines[place].tool.clone());
        if let Some(tool) = tool {
            self.pose(tool);
            return Act::Draw;
        }
        match self.highlighted() {
            Some(place) => Act::Give(self.asked.subject.clone(), place),
            None => Act::Wrong(KeyCode::Enter),
        }
    }

    /// Leaves what was entered last: an overlay, a number, an inspection, a filtered or narrowed list, a
    /// question of the program.
    fn escape(&mut self) -> Act {
        if self.over != Over::Nothing {
            self.over = Over::Nothing;
        } else if !self.typed.is_empty() {
            self.typed.clear();
        } else if self.looked.take().is_some() {
            self.read = 0;
        } else if !self.filter.is_empty() {
            self.filter_by(String::new());
        } else if self.narrowed.pop().is_some() {
            self.cursor = None;
        } else if self.below.is_some() {
            self.withdraw();
        } else {
            self.cursor = None;
        }
        Act::Draw
    }

    fn travel(&mut self, code: KeyCode) -> Act {
        let page = 8;
        match (code, self.over) {
            (KeyCode::PageUp, Over::Nothing) => self.page(-1),
            (KeyCode::PageDown, Over::Nothing) => self.page(1),
            (KeyCode::Up, over) if over != Over::Nothing => self.scroll(-1),
            (KeyCode::Down, over) if over != Over::Nothing => self.scroll(1),
            (KeyCode::PageUp, _) => self.scroll(-page),
            (KeyCode::PageDown, _) => self.scroll(page),
            (KeyCode::Tab, _) => self.step(1),
            (KeyCode::BackTab, _) => self.step(-1),
            (KeyCode::Home, _) => self.step_to(0),
            (KeyCode::End, _) => self.step_to(usize::MAX),
            (arrow, Over::Nothing) if self.looked.is_some() => self.look_towards(arrow),
            (KeyCode::Left, Over::Nothing) if self.has_amount() => self.change_amount(-1),
            (KeyCode::Right, Over::Nothing) if self.has_amount() => self.change_amount(1),
            (KeyCode::Up | KeyCode::Left, _) => self.step(-1),
            (KeyCode::Down | KeyCode::Right, _) => self.step(1),
            (code, _) => Act::Wrong(code),
        }
    }

    fn scroll(&mut self, by: i32) -> Act {
        let to = i32::from(self.scrolled).saturating_add(by).max(0);
        self.scrolled = u16::try_from(to).unwrap_or(u16::MAX);
        Act::Draw
    }

    /// A page of the details if they go on, else of the table.
    fn page(&mut self, by: i32) -> Act {
        let (area, most) = self.drawn.details;
        if most == 0 {
            return self.shift(0, by * 4);
        }
        self.read_on(by * i32::from(area.height.saturating_sub(1).max(1)))
    }

    fn read_on(&mut self, by: i32) -> Act {
        let to = (i32::from(self.read) + by).clamp(0, i32::from(self.drawn.details.1));
        self.read = u16::try_from(to).unwrap_or(0);
        Act::Draw
    }

    fn shift(&mut self, x: i32, y: i32) -> Act {
        self.shifted = (self.shifted.0.saturating_add(x), self.shifted.1.saturating_add(y));
        Act::Draw
    }

    /// The highlight goes on, around at the ends; the first time it appears at the end that it comes from.
    fn step(&mut self, by: isize) -> Act {
        let most = self.visible().len() as isize;
        let next = match self.cursor {
            Some(place) => place as isize + by,
            None => by.min(0),
        };
        self.step_to(next.checked_rem_euclid(most).unwrap_or(0) as usize)
    }

    fn step_to(&mut self, place: usize) -> Act {
        self.looked = None;
        self.cursor = self.visible().len().checked_sub(1).map(|last| place.min(last));
        (self.shifted, self.read) = ((0, 0), 0);
        self.typed.clear();
        Act::Draw
    }

    /// Begins or ends walking from thing to thing.
    fn inspect(&mut self) -> Act {
        self.read = 0;
        self.looked = match self.looked {
            Some(_) => None,
            None => self.focus().into_iter().next().or_else(|| self.first_thing()),
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
            (self.read, self.shifted) = (0, (0, 0));
        }
        Act::Draw
    }

    fn click(&mut self, mouse: MouseEvent) -> Act {
        let at = Position::new(mouse.column, mouse.row);
        let is_over = self.over != Over::Nothing;
        match mouse.kind {
            MouseEventKind::Down(button) => self.press_button(button, at),
            MouseEventKind::ScrollUp => self.wheel(at, is_over, -1),
            MouseEventKind::ScrollDown => self.wheel(at, is_over, 1),
            _ => Act::Draw,
        }
    }

    /// The wheel scrolls what it is over; where a piece is placed, it turns it.
    fn wheel(&mut self, at: Position, is_over: bool, by: i32) -> Act {
        if is_over {
            return self.scroll(by * 2);
        }
        if self.drawn.details.0.contains(at) {
            return self.read_on(by);
        }
        match &mut self.posing {
            Some(posing) => {
                posing.turn(by);
                Act::Draw
            }
            None => self.shift(0, by * 2),
        }
    }

    fn press_button(&mut self, button: MouseButton, at: Position) -> Act {
        self.notice = None;
        let is_left = button == MouseButton::Left;
        if let Some((_, line, by)) = self.drawn.changes.iter().find(|(area, ..)| area.contains(at)).copied() {
            self.cursor = Some(line);
            return self.change_amount(by);
        }
        if let Some((_, line)) = self.drawn.lines.iter().find(|(area, _)| area.contains(at)).copied() {
            let was_in_hand = self.cursor == Some(line);
            (self.cursor, self.posing) = (Some(line), None);
            return match (is_left, was_in_hand) {
                (true, true) => self.give(),
                (true, false) => self.take(),
                (false, _) => Act::Draw,
            };
        }
        if self.over != Over::Nothing || self.drawn.log.contains(at) {
            return self.toggle(if self.over == Over::Nothing { Over::Log } else { self.over });
        }
        if self.place_at(at) {
            return Act::Draw;
        }
        let thing = self.drawn.things.iter().rev().find(|(area, _)| area.contains(at));
        match (thing.map(|(_, id)| id.clone()), is_left) {
            (Some(id), true) => self.choose(&id),
            (Some(id), false) => {
                (self.looked, self.read) = (Some(id), 0);
                Act::Draw
            }
            (None, _) => Act::Draw,
        }
    }

    /// If a piece is being placed, moves it to the clicked point. Returns whether it did.
    fn place_at(&mut self, at: Position) -> bool {
        let point = self.drawn.ground.and_then(|ground| ground.point(at.x, at.y));
        match (&mut self.posing, point) {
            (Some(posing), Some(point)) => {
                posing.to(point);
                true
            }
            (Some(_), None) | (None, _) => false,
        }
    }

    /// A thing was chosen: the only answer bound to it is given, several narrow the list, none is
    /// asked about.
    pub(super) fn choose(&mut self, id: &Id) -> Act {
        let Some(id) = self.bound(id) else {
            (self.looked, self.read) = (Some(id.clone()), 0);
            return Act::Why(id.clone());
        };
        self.posing = None;
        let is_narrower = self.narrowed.contains(&id);
        if !is_narrower {
            self.narrowed.push(id.clone());
        }
        if self.visible().is_empty() {
            self.narrowed = vec![id];
            self.filter.clear();
        }
        (self.cursor, self.looked) = (Some(0), None);
        if self.visible().len() == 1 { self.take() } else { Act::Draw }
    }

    /// The thing itself if an answer is bound to it, else the nearest around it that has one: a card
    /// lies in its zone, a piece on its cell.
    fn bound(&self, id: &Id) -> Option<Id> {
        let has = |id: &Id| self.asked.lines.iter().any(|line| line.things().contains(id));
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
