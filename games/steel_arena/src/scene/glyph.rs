//! The picture of a tile, composed from what is printed on it: how it works, how much, and what is special about it.

use crate::content::{Arc, Attack, Back, Defence, Delivery, Kind, Movement, Span, Terrain, Way, What};
use scene::{Deed, Glyph, Picture};

/// What is seen of a face, composed once.
pub(super) fn of(kind: &Kind) -> Glyph {
    kind.picture.get(|| front(kind)).clone()
}

fn front(kind: &Kind) -> Glyph {
    let deed = match &kind.what {
        What::Attack(attack) => blow(attack),
        What::Movement(Movement { way, span }) => spanned(format!("movement-{}", gone(*way)), *span),
        What::Turn(span) => spanned("turn".to_owned(), *span),
        What::Defence(defence) => Deed::of(format!("defence-{}", covered(defence))).with_pips(defence.value),
        What::Terrain(terrain) => ground(kind, terrain),
    };
    let printed = [(kind.speedy, "speedy"), (kind.auto_cool, "auto-cool"), (kind.one_use, "one-use")];
    let printed = printed.into_iter().filter(|(on, _)| *on).map(|(_, mark)| mark);
    Picture::with([deed.when(printed)]).glyph()
}

/// SA-1.10: what is seen of a back.
pub(super) fn back(back: Back) -> Glyph {
    Glyph::named(format!("back-{}", back.colour().word()))
}

/// How it flies, its damage, and what else it does to the target.
fn blow(attack: &Attack) -> Deed {
    let Attack { delivery, damage, splinter, push, spin, heat } = *attack;
    let flies = match delivery {
        Delivery::Direct => "attack-direct",
        Delivery::Indirect => "attack-indirect",
        Delivery::Beam => "attack-beam",
        Delivery::Melee => "attack-melee",
        Delivery::Sweep => "attack-sweep",
    };
    let more = [(heat, "heat"), (push, "attack-push"), (spin, "attack-spin"), (splinter, "splinter")];
    let more: Vec<(u8, &'static str)> = more.into_iter().filter(|(much, _)| *much > 0).collect();
    let much = more.first().map(|(much, _)| much.to_string()).unwrap_or_default();
    let deed = Deed::of(flies).with_pips(damage).to(more.first().map(|(_, mark)| *mark));
    let others = more.iter().skip(1).map(|(_, mark)| *mark);
    deed.counting(much).when(others)
}

fn spanned(what: String, Span { least, most }: Span) -> Deed {
    let deed = Deed::of(what).with_pips(most);
    if least == most { deed.counting("=") } else { deed }
}

/// A terrain with a drawing of its own, or what it does to whoever comes there.
fn ground(kind: &Kind, terrain: &Terrain) -> Deed {
    let features = [
        (terrain.blast > 0, "blast"),
        (terrain.burns > 0, "burns"),
        (terrain.cools, "cools"),
        (terrain.cover > 0, "cover"),
        (terrain.obstacle, "obstacle"),
        (terrain.interference, "interference"),
    ];
    let mut there = features.into_iter().filter(|(on, _)| *on).map(|(_, feature)| feature);
    let main = there.next().unwrap_or("back-terrain");
    let deed = Deed::of(format!("terrain-{}|{main}", kind.code.to_lowercase()));
    deed.to((terrain.obstacle && main != "obstacle").then_some("obstacle")).when(there)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SteelArena;
    use crate::content::{Content, say_kind};
    use kernel::Library;
    use std::collections::BTreeMap;

    fn house() -> std::sync::Arc<Content> {
        SteelArena::content(&SteelArena::house()).expect("the house pack has no faults")
    }

    #[test]
    fn no_two_tiles_share_a_picture_unless_they_say_the_same() {
        let content = house();
        let mut seen = BTreeMap::new();
        for (_, kind) in content.iter() {
            let text = say_kind(kind).split_off(2);
            if let Some((code, other)) = seen.insert(front(kind).0, (&kind.code, text.clone())) {
                assert_eq!(other, text, "{} looks like {code}", kind.code);
            }
        }
        assert!(seen.len() > 40, "{}", seen.len());
    }

    #[test]
    fn each_fact_of_an_attack_is_seen() {
        let content = house();
        let (_, kind) =
            content.iter().find(|(_, kind)| kind.code == "RIVETER").expect("it is in the house pack");
        let What::Attack(plain) = kind.what else { panic!("an attack") };
        let attacks = [
            plain,
            Attack { damage: plain.damage + 1, ..plain },
            Attack { heat: 1, ..plain },
            Attack { heat: 2, ..plain },
            Attack { push: 1, ..plain },
            Attack { splinter: 1, ..plain },
            Attack { delivery: Delivery::Beam, ..plain },
        ];
        let drawn: std::collections::BTreeSet<String> =
            attacks.iter().map(|attack| Picture::with([blow(attack)]).glyph().0).collect();
        assert_eq!(drawn.len(), attacks.len());
    }

    #[test]
    fn terrain_of_another_pack_shows_what_it_does() {
        let content = house();
        let found = content.iter().find(|(_, kind)| matches!(kind.what, What::Terrain(_)));
        let (_, printed) = found.expect("there is terrain");
        let lava = Terrain { burns: 2, obstacle: false, ..Terrain::default() };
        let kind = Kind { code: "LAVA".to_owned(), what: What::Terrain(lava), ..printed.clone() };
        assert!(front(&kind).0.starts_with("terrain-lava|burns@"), "{}", front(&kind).0);
    }
}
