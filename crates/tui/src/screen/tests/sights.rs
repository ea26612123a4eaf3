//! What is in sight while every game is played: what the highlighted answer concerns, and the numbers of all seats.

use super::pictures::text_of;
use super::sessions::{COMPUTER, with_session};
use crate::players::Player;
use crate::screen::asked::Asked;
use crate::screen::details::find;
use crate::screen::face::Face;
use crate::screen::local::Local;
use crate::screen::paint::{Brush, paint};
use crate::screen::source::{Given, Moment, Source};
use catalog::{Playable, Visitor};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use scene::{Part, Scene};

/// How many questions are looked at, unless the bout is over before, and how many answers of each.
const QUESTIONS: usize = 16;
const ANSWERS: usize = 2;

/// What is missing on a screen of this size.
struct Sights(u16, u16);

impl Visitor for Sights {
    type Out = Vec<String>;

    fn visit<G: Playable>(self) -> Self::Out {
        with_session::<G, _>(&[Player::Human, COMPUTER], 5, |session, brush| {
            session.set_up_by_chance();
            let mut source = Local::new(session, brush.say);
            let (mut asked, mut missing) = (0, Vec::new());
            while asked < QUESTIONS {
                let turn = source.turn().expect("a bout on this machine");
                match turn.moment {
                    Moment::Over { .. } => {
                        assert!(asked > 0, "{} asks nothing", G::ID);
                        break;
                    }
                    Moment::Others { .. } | Moment::Past { .. } | Moment::Curtain(_) => continue,
                    Moment::Asked => {}
                }
                asked += 1;
                look(&turn.scene, brush, Rect::new(0, 0, self.0, self.1), &mut missing);
                let choices = &turn.scene.prompt.choices;
                let choice = &choices[asked * 7 % choices.len()];
                let given = Given { answer: choice.answer.clone(), then: Vec::new(), is_sure: true };
                source.give(&given).expect("a bout on this machine");
            }
            missing
        })
    }
}

fn look(scene: &Scene, brush: Brush<'_>, area: Rect, missing: &mut Vec<String>) {
    let mut face = Face::new(scene.clone(), Asked::of(scene, brush.say));
    let lines = face.asked.lines.clone();
    let step = (lines.len() / ANSWERS).max(1);
    for (place, line) in lines.iter().enumerate().step_by(step).take(ANSWERS) {
        face.cursor = Some(place);
        let mut screen = Buffer::empty(area);
        paint(&mut face, brush, &mut screen);
        let thing = line.things().iter().find(|id| find(scene, id).is_some());
        let is_seen = |id: &&scene::Id| face.drawn.things.iter().any(|(_, known)| known == *id);
        if let Some(id) = thing.filter(|id| !is_seen(id)) {
            missing.push(format!("{id} of “{}”:\n{}", line.words(), text_of(&screen)));
        }
        let shown = text_of(&screen);
        for gauge in gauges(scene) {
            if !shown.contains(&gauge) {
                missing.push(format!("{gauge}:\n{shown}"));
            }
        }
    }
}

/// The numbers of the seats.
fn gauges(scene: &Scene) -> Vec<String> {
    let seats = scene.parts.iter().filter_map(|part| match part {
        Part::Panel(panel) => Some(panel).filter(|panel| panel.seat.is_some()),
        _ => None,
    });
    let gauge = |part: &Part| match part {
        Part::Gauge(gauge) => gauge.most.map(|most| format!("{}/{most}", gauge.value)),
        _ => None,
    };
    seats.flat_map(|panel| panel.parts.iter().filter_map(gauge)).collect()
}

#[test]
fn every_game_has_in_sight_what_it_asks_about_and_the_numbers_of_all() {
    for entry in catalog::entries() {
        for (width, height) in [(80, 24), (140, 45)] {
            let missing = catalog::with_game(entry.id, Sights(width, height)).expect("the game is there");
            assert!(missing.is_empty(), "{} at {width}x{height}:\n{}", entry.id, missing.join("\n"));
        }
    }
}
