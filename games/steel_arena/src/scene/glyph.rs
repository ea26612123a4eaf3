//! The drawing of a tile: one for each way to work, whatever the tile is called.

use crate::content::{Arc, Attack, Back, Defence, Delivery, Kind, Way, What};
use scene::Glyph;

/// What is seen of a face.
pub(super) fn front(kind: &Kind) -> Glyph {
    Glyph::named(match &kind.what {
        What::Attack(attack) => format!("attack-{}", struck(attack)),
        What::Movement(movement) => format!("movement-{}", gone(movement.way)),
        What::Turn(_) => "turn".to_owned(),
        What::Defence(defence) => format!("defence-{}", covered(defence)),
        What::Terrain(_) => format!("terrain-{}", kind.code.to_lowercase()),
    })
}

/// SA-1.10: what is seen of a back.
pub(super) fn back(back: Back) -> Glyph {
    Glyph::named(format!("back-{}", back.colour().word()))
}

/// What is special about an attack comes before how it flies.
fn struck(attack: &Attack) -> &'static str {
    match attack {
        Attack { heat: 1.., .. } => "heat",
        Attack { push: 1.., .. } => "push",
        Attack { spin: 1.., .. } => "spin",
        Attack { splinter: 1.., .. } => "blast",
        Attack { delivery: Delivery::Direct, .. } => "direct",
        Attack { delivery: Delivery::Indirect, .. } => "indirect",
        Attack { delivery: Delivery::Beam, .. } => "beam",
        Attack { delivery: Delivery::Melee, .. } => "melee",
        Attack { delivery: Delivery::Sweep, .. } => "sweep",
    }
}

fn gone(way: Way) -> &'static str {
    match way {
        Way::Forward => "forward",
        Way::Diagonal => "diagonal",
        Way::Jump => "jump",
    }
}

fn covered(defence: &Defence) -> &'static str {
    match (defence.reaction, defence.arc) {
        (true, Arc::Everywhere) => "swarm",
        (true, Arc::Front | Arc::Side | Arc::Circular) => "umbrella",
        (false, Arc::Front) => "front",
        (false, Arc::Side) => "side",
        (false, Arc::Circular | Arc::Everywhere) => "circular",
    }
}
