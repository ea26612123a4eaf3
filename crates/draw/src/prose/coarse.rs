//! Places on a plane that nobody measures: they are told to a tenth of a base, so that nobody works out a distance.

use scene::{Board, Field, Piece, Point, Pose, Scene};

/// So many parts of a base.
const PARTS: i32 = 10;

/// How exactly places are told: to so many millimetres.
#[derive(Clone, Copy)]
pub(super) struct Grain(i32);

impl Grain {
    pub(super) fn of(board: &Board) -> Grain {
        let Field::Plane(plane) = &board.field else { return Grain(1) };
        let wide = |piece: &Piece| {
            let (least, most) =
                (piece.base.iter().map(|at| at.x).min(), piece.base.iter().map(|at| at.x).max());
            most.zip(least).map_or(0, |(most, least)| most - least)
        };
        let widest = board.pieces.iter().map(wide).max().unwrap_or(0);
        Grain(if plane.unruled { (widest / PARTS).max(1) } else { 1 })
    }

    /// The coarsest of all boards of the scene.
    pub(super) fn of_scene(scene: &Scene) -> Grain {
        let grains = scene.boards().into_iter().map(|board| Grain::of(board).0);
        Grain(grains.max().unwrap_or(1))
    }

    /// `300,420`, and `~301,420` if it is not exact.
    pub(super) fn point(self, at: Point) -> String {
        let Grain(step) = self;
        let near = |number: i32| (number + step / 2).div_euclid(step) * step;
        format!("{}{},{}", if step > 1 { "~" } else { "" }, near(at.x), near(at.y))
    }

    /// The same with the way that something looks.
    pub(super) fn pose(self, pose: Pose) -> String {
        format!("{} mm {}°", self.point(pose.at), f64::from(pose.turned) / 1000.0)
    }
}
