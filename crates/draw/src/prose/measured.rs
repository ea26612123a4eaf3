//! What is measured over a board, in words: arcs, sight, distances, swept ways, pushes, templates, labels.

use super::arrow;
use super::coarse::Grain;
use scene::{
    Arc, Board, Field, Id, Message, Overlay, Part, Place, Pose, Push, Ruler, Scene, Seen, Sight, Sweep,
    Template, Top, Trace,
};

type Say<'a> = &'a dyn Fn(&Message) -> String;

/// The line that says this overlay, if it is one that measures.
pub fn line(scene: &Scene, overlay: &Overlay, say: Say<'_>) -> Option<String> {
    let at = Measured { scene, say };
    Some(match overlay {
        Overlay::Arc(arc) => at.arc(arc),
        Overlay::Sight(sight) => at.sight(sight),
        Overlay::Ruler(Ruler { from, to, words }) => {
            format!("{} → {}: {}", at.place(from), at.place(to), say(words))
        }
        Overlay::Trace(trace) => at.trace(trace),
        Overlay::Push(push) => at.push(push),
        Overlay::Template(template) => at.template(template),
        Overlay::Label(label) => format!("{}: {}", at.place(&label.at), say(&label.mark.words)),
        Overlay::Path(_)
        | Overlay::Line { .. }
        | Overlay::Things { .. }
        | Overlay::Cells { .. }
        | Overlay::Area { .. }
        | Overlay::Odds { .. }
        | Overlay::Mark { .. }
        | Overlay::Forecast { .. } => return None,
    })
}

struct Measured<'a> {
    scene: &'a Scene,
    say: Say<'a>,
}

impl Measured<'_> {
    fn arc(&self, Arc { of, title, sweep, .. }: &Arc) -> String {
        let opens = match sweep {
            Sweep::Sides { sides, reach } => {
                let sides: Vec<&str> = sides.iter().map(|&side| arrow(self.top(), side)).collect();
                format!("{}, {reach}", sides.join(" "))
            }
            Sweep::Sector { from, wide, reach } => {
                format!("{}–{}, {reach} mm", degrees(*from), degrees(from.saturating_add(*wide)))
            }
        };
        format!("{}, {}: {opens}", self.name(of), (self.say)(title))
    }

    fn sight(&self, Sight { from, to, segments }: &Sight) -> String {
        let segment = |segment: &scene::Segment| {
            let sign = match segment.seen {
                Seen::Clear => "✓",
                Seen::Cover => "◐",
                Seen::Blocked => "✗",
            };
            format!("{sign} {}", (self.say)(&segment.why))
        };
        let segments: Vec<String> = segments.iter().map(segment).collect();
        format!("{} → {}: {}", self.name(from), self.name(to), segments.join("; "))
    }

    fn trace(&self, Trace { of, way, words, .. }: &Trace) -> String {
        let grain = Grain::of_scene(self.scene);
        let stop = |Pose { at, turned }: &Pose| format!("{} mm {}", grain.point(*at), degrees(*turned));
        let way: Vec<String> = way.iter().map(stop).collect();
        format!("{}: {}: {}", self.name(of), (self.say)(words), way.join(" → "))
    }

    fn push(&self, Push { of, way, against, words }: &Push) -> String {
        let way: String = way.iter().map(|place| format!(" → {}", self.place(place))).collect();
        let against = against.as_ref().map(|id| format!(" ✗ {}", self.name(id))).unwrap_or_default();
        format!("{}{way}{against}: {}", self.name(of), (self.say)(words))
    }

    fn template(&self, Template { at, hits, words, .. }: &Template) -> String {
        let hits: Vec<String> = hits.iter().map(|id| self.name(id)).collect();
        let hits = if hits.is_empty() { String::new() } else { format!(": {}", hits.join(", ")) };
        format!("{}, {}{hits}", (self.say)(words), self.place(at))
    }

    fn place(&self, place: &Place) -> String {
        match place {
            Place::Thing(id) => self.name(id),
            Place::Hex(hex) => format!("{},{}", hex.q, hex.r),
            Place::Point(at) => format!("{} mm", Grain::of_scene(self.scene).point(*at)),
        }
    }

    /// What a thing of a board or a panel is called; its id if it has no name.
    fn name(&self, id: &Id) -> String {
        name_in(&self.scene.parts, id).map_or_else(
            || id.to_string(),
            |name| match name {
                Name::Said(title) => (self.say)(title),
                Name::Hex(hex) => format!("{},{}", hex.q, hex.r),
            },
        )
    }

    fn top(&self) -> Top {
        let tops = self.scene.boards().into_iter().filter_map(|board| match &board.field {
            Field::Hexes(hexes) => Some(hexes.top),
            Field::Plane(_) => None,
        });
        tops.into_iter().next().unwrap_or(Top::Pointed)
    }
}

enum Name<'a> {
    Said(&'a Message),
    Hex(scene::Hex),
}

fn name_in<'a>(parts: &'a [Part], id: &Id) -> Option<Name<'a>> {
    let on_board = |board: &'a Board| {
        let piece = board.pieces.iter().find(|piece| piece.id == *id).map(|piece| Name::Said(&piece.title));
        piece.or_else(|| match &board.field {
            Field::Hexes(hexes) => {
                let cell = hexes.cells.iter().find(|cell| cell.id == *id)?;
                Some(cell.title.as_ref().map_or(Name::Hex(cell.at), Name::Said))
            }
            Field::Plane(plane) => {
                plane.shapes.iter().find(|shape| shape.id == *id).map(|shape| Name::Said(&shape.title))
            }
        })
    };
    parts.iter().find_map(|part| match part {
        Part::Board(board) => on_board(board),
        Part::Panel(panel) if panel.id == *id => Some(Name::Said(&panel.title)),
        Part::Panel(panel) => name_in(&panel.parts, id),
        Part::Zone(zone) => (zone.id == *id).then_some(Name::Said(&zone.title)),
        Part::Gauge(_) | Part::Tray(_) | Part::Order(_) | Part::Note(_) => None,
    })
}

fn degrees(thousandths: i32) -> String {
    format!("{}°", f64::from(thousandths.rem_euclid(360_000)) / 1000.0)
}
