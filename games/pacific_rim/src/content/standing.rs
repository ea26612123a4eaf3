//! Packs: what stands in a quick play, and ready forces. Both are made of codes, and checked like a player's force.

use super::cast::Force as RawForce;
use super::ground::{Quick as RawQuick, Spot, Stand};
use super::read::Placed;
use super::whole::{Found, at, codes_of, place};
use super::words::BUILDINGS;
use super::{Building, Content, Enlisted, MatId, ModelId, ObjectId, PieceId, Place, Quick, Ready};
use crate::build::{Force, Lists};
use tabletop::plane::{Angle, Disc, Hexagon, Length, Point, Pose, Table};

/// PR-1.2: a face of a base.
pub const FACE: Length = Length::mm(37);
/// PR-R47: the diameter of an object is a face long.
const OBJECT_RADIUS: Length = Length::um(18_500);

impl Place {
    /// The same place on the plane.
    pub fn pose(self) -> Pose {
        let point = Point::new(Length::mm(self.x.into()), Length::mm(self.y.into()));
        Pose { at: point, facing: Angle::degrees(self.facing.into()) }
    }

    fn base(self) -> Hexagon {
        Hexagon::new(self.pose(), FACE)
    }
}

/// PR-1.32, PR-3.8: a quick play card: a legal force on each side, everything on the table, nothing over anything else.
pub(super) fn quick(content: &Content, one: &Placed<RawQuick>, found: &mut Found) -> Option<Quick> {
    let RawQuick { code, name, mat, terrain, buildings, objects, models } = &one.facts;
    let before = found.len();
    let mat = place(one, mat, &codes_of(&content.mats, |mat| &mat.code), "mat", found);
    let pieces = codes_of(&content.pieces, |piece| &piece.code);
    let kinds: Vec<&str> = BUILDINGS.iter().map(|&(word, ..)| word).collect();
    let things = codes_of(&content.objects, |object| &object.code);
    let terrain = spots(one, terrain, &pieces, "terrain piece", found);
    let buildings = spots(one, buildings, &kinds, "kind of buildings", found);
    let objects = spots(one, objects, &things, "object", found);
    let models: Vec<(Enlisted, Place)> =
        models.iter().filter_map(|stand| Some((enlisted(content, one, stand, found)?, stand.at))).collect();
    let quick = Quick {
        code: code.clone(),
        name: name.clone(),
        mat: MatId(mat?),
        terrain: terrain.into_iter().map(|(id, at)| (PieceId(id), at)).collect(),
        buildings: buildings.into_iter().map(|(id, at)| (BUILDINGS[usize::from(id)].1, at)).collect(),
        objects: objects.into_iter().map(|(id, at)| (ObjectId(id), at)).collect(),
        models: in_order(content, models),
    };
    if found.len() > before {
        return None;
    }
    let sides = sides(content, &quick);
    let faults = sides.iter().flat_map(|force| force.faults(content));
    found.extend(faults.map(|fault| at(one, fault.say("", content), fault.help())));
    found.extend(misplaced(content, &quick).into_iter().map(|what| at(one, what, None)));
    (found.len() == before).then_some(quick)
}

fn spots(
    one: &Placed<RawQuick>,
    spots: &[Spot],
    known: &[&str],
    what: &str,
    found: &mut Found,
) -> Vec<(u8, Place)> {
    spots.iter().filter_map(|spot| Some((place(one, &spot.what, known, what, found)?, spot.at))).collect()
}

/// The model with all that belongs to it.
fn enlisted(content: &Content, one: &Placed<RawQuick>, stand: &Stand, found: &mut Found) -> Option<Enlisted> {
    let model = ModelId(place(one, &stand.model, &codes_of(&content.models, |it| &it.code), "model", found)?);
    let of = |slot: u8| {
        let fits = |code: &&String| content.mutations.iter().any(|it| it.code == **code && it.slot == slot);
        stand.mutations.iter().filter(fits).cloned().collect::<Vec<_>>()
    };
    let known = codes_of(&content.mutations, |it| &it.code);
    for code in &stand.mutations {
        place(one, code, &known, "mutation", found)?;
    }
    let single = |is_so: bool| if is_so { vec![stand.model.clone()] } else { Vec::new() };
    let jaeger = content.model(model).is_jaeger();
    let upgrades = stand.upgrade.iter().cloned().collect();
    let lists = Lists([single(jaeger), stand.pilots.clone(), upgrades, single(!jaeger), of(0), of(1)]);
    let (force, wrong) = lists.force(content);
    found.extend(wrong.iter().map(|wrong| {
        let code = wrong.at.map_or("", |at| lists.of(wrong.key)[at].as_str());
        at(one, wrong.fault.say(code, content), wrong.fault.help())
    }));
    force.models[0]
}

/// Jaegers first, then Kaiju, each in the order of the file.
fn in_order(content: &Content, mut models: Vec<(Enlisted, Place)>) -> Vec<(Enlisted, Place)> {
    models.sort_by_key(|(one, _)| !content.model(one.model).is_jaeger());
    models
}

/// The forces of both sides.
fn sides(content: &Content, quick: &Quick) -> [Force; 2] {
    [true, false].map(|jaeger| {
        let own = quick.models.iter().map(|(one, _)| *one);
        let mut force = Force::default();
        let own = own.filter(|one| content.model(one.model).is_jaeger() == jaeger);
        force.models.iter_mut().zip(own).for_each(|(place, one)| *place = Some(one));
        force
    })
}

/// PR-2.9, PR-2.19, PR-R47: what stands over the edge of the table, or over something else.
fn misplaced(content: &Content, quick: &Quick) -> Vec<String> {
    let mat = content.mat(quick.mat);
    let table = Table { width: Length::mm(mat.width.into()), depth: Length::mm(mat.depth.into()) };
    let models = quick.models.iter().map(|(one, at)| (content.model(one.model).code.clone(), at.base()));
    let buildings = quick.buildings.iter().map(|(kind, at)| (word(*kind).to_owned(), at.base()));
    let bases: Vec<(String, Hexagon)> = models.chain(buildings).collect();
    let mut found = Vec::new();
    for (at, (name, base)) in bases.iter().enumerate() {
        if table.crossed(base).is_some() {
            found.push(format!("{name} stands over the edge of the table"));
        }
        let over = bases[..at].iter().filter(|(_, other)| other.overlaps(base));
        found.extend(over.map(|(other, _)| format!("{name} stands over {other}")));
    }
    let areas: Vec<(String, Vec<Hexagon>)> = quick
        .terrain
        .iter()
        .map(|(id, at)| (content.piece(*id).code.clone(), content.piece(*id).hexes(at.pose())))
        .collect();
    for (name, hexes) in &areas {
        if hexes.iter().any(|hex| table.crossed(hex).is_some()) {
            found.push(format!("{name} lies over the edge of the table"));
        }
        let on =
            bases[quick.models.len()..].iter().filter(|(_, base)| hexes.iter().any(|hex| hex.overlaps(base)));
        found.extend(on.map(|(building, _)| format!("{building} stands over {name}")));
    }
    for (id, at) in &quick.objects {
        let (name, disc) = (&content.object(*id).code, disc(at.pose().at));
        let on = bases[quick.models.len()..].iter().filter(|(_, base)| base.covers_part_of(&disc));
        found.extend(on.map(|(building, _)| format!("{name} lies over {building}")));
    }
    found
}

fn disc(centre: Point) -> Disc {
    Disc { at: centre, radius: OBJECT_RADIUS }
}

fn word(kind: Building) -> &'static str {
    tabletop::pack::word_of(&BUILDINGS, &kind)
}

impl super::Piece {
    /// PR-R74: its hexes, if it lies like this.
    pub fn hexes(&self, pose: Pose) -> Vec<Hexagon> {
        self.each_hex(pose).collect()
    }

    /// The same, one after the other.
    pub(crate) fn each_hex(&self, pose: Pose) -> impl Iterator<Item = Hexagon> + '_ {
        let middle = Hexagon::new(pose, FACE);
        let across = middle.apothem() + middle.apothem();
        let step = move |turn: i64, times: i8| {
            let heading = (pose.facing + Angle::degrees(turn)).heading();
            heading.times(across * i64::from(times))
        };
        let place =
            move |&(q, r): &(i8, i8)| middle.placed(Pose { at: pose.at + step(0, q) + step(60, r), ..pose });
        self.cells.iter().map(place)
    }
}

/// PR-3.10, PR-3.14: a ready force.
pub(super) fn force(content: &Content, one: &Placed<RawForce>, found: &mut Found) -> Option<Ready> {
    let RawForce { code, name, lists } = &one.facts;
    let (force, wrong) = lists.force(content);
    found.extend(wrong.iter().map(|wrong| {
        let code = wrong.at.map_or("", |at| lists.of(wrong.key)[at].as_str());
        at(one, wrong.fault.say(code, content), wrong.fault.help())
    }));
    wrong.is_empty().then(|| Ready { code: code.clone(), name: name.clone(), force })
}
