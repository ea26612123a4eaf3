//! Lights: which things may be chosen, which belong to the highlighted answer, and what it would do.

use super::measured;
use super::theme::Theme;
use ratatui::style::{Modifier, Style};
use scene::{Hex, Id, Mark, Overlay, Place, Point, Pose, Scene, Tone};
use std::collections::{BTreeMap, BTreeSet};

/// The things that are lit on the table.
#[derive(Clone, Default, Debug)]
pub(super) struct Lights {
    /// Bound to an answer that can be given.
    pub(super) may: BTreeSet<Id>,
    /// Bound to the highlighted answer.
    pub(super) chosen: BTreeSet<Id>,
    /// Under inspection.
    pub(super) looked: Option<Id>,
    /// On the way of a path or a line.
    pub(super) way: BTreeSet<Id>,
    /// Hit, pushed, gained.
    pub(super) struck: BTreeMap<Id, Tone>,
    /// Marks that an overlay puts on things.
    pub(super) marks: Vec<(Id, Mark)>,
    /// Cells that are marked without a thing on them.
    pub(super) cells: BTreeMap<Hex, Tone>,
    /// Ground of a plane.
    pub(super) areas: Vec<(Vec<Point>, Tone)>,
    /// A piece where it would be placed.
    pub(super) ghost: Option<Ghost>,
    /// Pieces that may be placed, and are not on the table yet.
    pub(super) hidden: BTreeSet<Id>,
}

/// A piece where it would be placed.
#[derive(Clone, Debug)]
pub(super) struct Ghost {
    pub(super) piece: Id,
    pub(super) pose: Pose,
    /// Whether it is known that it cannot stand there.
    pub(super) is_refused: bool,
}

impl Lights {
    /// Adds what is drawn over the table.
    pub(super) fn overlay(&mut self, scene: &Scene, overlays: &[Overlay]) {
        for overlay in overlays {
            match overlay {
                Overlay::Arc(arc) => measured::arc(self, scene, arc),
                Overlay::Sight(sight) => measured::sight(self, scene, sight),
                Overlay::Ruler(ruler) => {
                    self.way.extend([&ruler.from, &ruler.to].into_iter().filter_map(Place::thing).cloned());
                }
                Overlay::Trace(trace) => measured::trace(self, trace),
                Overlay::Push(push) => measured::push(self, scene, push),
                Overlay::Template(template) => measured::template(self, scene, template),
                Overlay::Label(label) => {
                    self.marks.extend(measured::id_at(scene, &label.at).map(|id| (id, label.mark.clone())));
                }
                Overlay::Path(ids) => self.way.extend(ids.iter().cloned()),
                Overlay::Line { from, to, blocker } => {
                    self.way.extend([from.clone(), to.clone()]);
                    self.struck.extend(blocker.iter().map(|id| (id.clone(), Tone::Harm)));
                }
                Overlay::Things { ids, tone } => {
                    self.struck.extend(ids.iter().map(|id| (id.clone(), *tone)));
                }
                Overlay::Cells { hexes, tone } => self.cells.extend(hexes.iter().map(|hex| (*hex, *tone))),
                Overlay::Area { corners, tone } => self.areas.push((corners.clone(), *tone)),
                Overlay::Mark { on, mark } => self.marks.push((on.clone(), mark.clone())),
                Overlay::Odds { .. } | Overlay::Forecast { .. } => {}
            }
        }
    }

    /// The letter before a thing, a space for nothing special.
    pub(super) fn letter(&self, id: &Id) -> char {
        if self.looked.as_ref() == Some(id) {
            return '»';
        }
        if self.chosen.contains(id) {
            return '›';
        }
        match self.struck.get(id) {
            Some(Tone::Harm) => return '×',
            Some(Tone::Help) => return '+',
            Some(_) => return '!',
            None => {}
        }
        match (self.may.contains(id), self.way.contains(id)) {
            (true, _) => '*',
            (false, true) => '~',
            (false, false) => ' ',
        }
    }

    /// Whether this thing is lit in any way.
    pub(super) fn lit(&self, id: &Id) -> bool {
        self.letter(id) != ' ' || self.marks.iter().any(|(on, _)| on == id)
    }

    /// The marks that an overlay puts on this thing.
    pub(super) fn marks(&self, id: &Id) -> impl Iterator<Item = &Mark> {
        self.marks.iter().filter(move |(on, _)| on == id).map(|(_, mark)| mark)
    }

    /// The style of a thing that would be drawn in `plain`.
    pub(super) fn style(&self, theme: Theme, id: &Id, plain: Style) -> Style {
        match self.letter(id) {
            '»' | '›' => theme.here(),
            '×' => theme.tone(Tone::Harm).add_modifier(Modifier::BOLD),
            '+' => theme.tone(Tone::Help).add_modifier(Modifier::BOLD),
            '!' | '~' => theme.tone(Tone::Asked),
            '*' => theme.tone(Tone::May),
            _ => plain,
        }
    }
}
