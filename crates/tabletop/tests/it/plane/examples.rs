//! Worked examples of the free plane: whole positions, with the poses that follow, in hundredths of a millimetre.

use tabletop::plane::{
    Disc, Edge, Face, Hexagon, Length, Obstacle, Path, Point, Pose, Sight, Table, Touching, Turn,
};

use super::{base, pose};

const TABLE: Table = Table { width: Length::mm(1219), depth: Length::mm(914) };

/// Whether a pose is the printed one, which is rounded to a hundredth of a millimetre, and so are the places it follows
/// from.
#[track_caller]
fn assert_pose(found: Pose, x: i64, y: i64, degrees: i64) {
    let ideal = pose(x, y, degrees);
    let off = (found.at - ideal.at).length();
    assert!(off < Length::um(16) && found.facing == ideal.facing, "{found:?} is not {ideal:?}");
}

#[track_caller]
fn assert_um(found: Length, micrometres: i64) {
    assert!((found - Length::um(micrometres)).abs() < Length::um(11), "{found:?} is not {micrometres} µm");
}

fn forward(mover: &Hexagon, steps: u8, pieces: &[Hexagon]) -> tabletop::plane::Walk {
    mover.walk(mover.pose.facing.heading(), steps, pieces, &TABLE)
}

fn backward(mover: &Hexagon, pieces: &[Hexagon]) -> tabletop::plane::Walk {
    mover.walk(mover.pose.facing.heading().back(), 1, pieces, &TABLE)
}

/// The poses in which a mover that walks into a piece may engage it, with the way to the first contact.
fn engagements(mover: &Hexagon, target: &Hexagon) -> (Length, Vec<Pose>) {
    let heading = mover.pose.facing.heading();
    let path = Path { start: *mover, heading, length: mover.hexes(10) };
    let touch = path.first_contact(target).expect("it is in the way");
    let there = mover.placed(path.pose_after(touch.after));
    let faces = there.engages(heading, target);
    (touch.after, faces.into_iter().map(|face| target.slot(face, mover)).collect())
}

/// PR-E9: a model with an enemy at its rear left face goes forward, and not backward.
#[test]
fn engaged_behind_goes_forward_only() {
    let (model, enemy) = (base(60_000, 40_000, 0), base(56_796, 45_550, 0));
    let contact = model.contact(&enemy).expect("they are flush");
    assert_eq!(contact.first, Touching::Face(Face::try_from(2).expect("a face")));
    let sides = model.sides(&contact, &enemy);
    assert!(sides.rear && !sides.front);
    assert_eq!(backward(&model, &[enemy]).steps, 0);
    let walk = forward(&model, 3, &[enemy]);
    assert_eq!(walk.steps, 3);
    assert_pose(walk.end, 79_226, 40_000, 0);
}

/// PR-E10, PR-E11: engaged in front, and immobilised between two.
#[test]
fn engaged_in_front_goes_backward_only_and_between_two_it_only_pivots() {
    let (model, ahead) = (base(60_000, 40_000, 0), base(66_409, 40_000, 180));
    assert_eq!(forward(&model, 3, &[ahead]).steps, 0);
    let back = backward(&model, &[ahead]);
    assert_pose(back.end, 53_591, 40_000, 0);
    assert!(model.placed(back.end).contact(&ahead).is_none());

    let behind = base(53_591, 40_000, 0);
    let both = [ahead, behind];
    assert_eq!((forward(&model, 3, &both).steps, backward(&model, &both).steps), (0, 0));
    let pivoted = model.pivoted(Turn::Left);
    assert_eq!(pivoted.hindrance(&both, &TABLE), None);
    assert!(both.iter().all(|piece| pivoted.contact(piece).is_some()));
    let half = model.half_pivoted(Turn::Left, &ahead).expect("two centres");
    assert_eq!(half.hindrance(&both, &TABLE), Some(Obstacle::Piece(1)));
    assert_um(half.gap(&behind).penetration(), 9_914);
}

/// PR-E12, PR-E13: circling to the left, to the right, and past a building.
#[test]
fn circling_goes_to_the_neighbouring_face() {
    let (enemy, model) = (base(60_000, 40_000, 0), base(53_591, 40_000, 0));
    let left = model.circled(Turn::Left, &enemy).expect("full contact");
    let right = model.circled(Turn::Right, &enemy).expect("full contact");
    assert_pose(left, 56_796, 45_550, 300);
    assert_pose(right, 56_796, 34_450, 60);
    let building = base(56_800, 29_000, 0);
    let pieces = [enemy, building];
    assert_eq!(model.placed(left).hindrance(&pieces, &TABLE), None);
    assert_eq!(model.placed(right).hindrance(&pieces, &TABLE), Some(Obstacle::Piece(1)));
    let deep = model.placed(right).gap(&building).penetration();
    assert!((deep - Length::um(16_900)).abs() < Length::um(100), "{deep:?}");
    let shifted = base(53_591, 41_000, 0);
    assert_eq!(shifted.circled(Turn::Left, &enemy), None);
}

/// PR-E14: no end of a step overlaps the enemy, but the way does.
#[test]
fn a_model_slides_and_does_not_jump() {
    let (model, enemy) = (base(10_000, 40_000, 0), base(19_613, 46_000, 0));
    for x in [16_409, 22_817, 29_226] {
        assert!(!base(x, 40_000, 0).overlaps(&enemy));
    }
    let walk = forward(&model, 3, &[enemy]);
    assert_eq!(walk.steps, 1);
    assert_pose(walk.end, 16_409, 40_000, 0);
    assert_eq!(walk.hits.iter().map(|hit| hit.on).collect::<Vec<_>>(), [Obstacle::Piece(0)]);
    assert_um(walk.hits[0].after, 71_880);
    let (_, poses) = engagements(&model, &enemy);
    assert_eq!(poses.len(), 1);
    assert_pose(poses[0], 16_409, 40_450, 60);
}

/// PR-E15, PR-E16, PR-R7: engaging with a shift to the side, at a corner, and where two faces are as near.
#[test]
fn engaging_aligns_the_front_face() {
    let (model, enemy) = (base(40_000, 42_000, 0), base(60_000, 40_000, 0));
    let (after, poses) = engagements(&model, &enemy);
    assert_um(after, 135_910);
    assert_eq!(poses.len(), 1);
    assert_pose(poses[0], 53_591, 40_000, 0);
    let short = forward(&model, 2, &[enemy]);
    assert_eq!((short.steps, short.hits.len()), (2, 0));
    assert_pose(short.end, 52_817, 42_000, 0);

    let (after, poses) = engagements(&base(30_000, 40_000, 0), &base(50_000, 41_000, 20));
    assert_um(after, 131_520);
    assert_eq!(poses.len(), 2);
    assert_pose(poses[0], 45_091, 45_119, 320);
    assert_pose(poses[1], 43_978, 38_808, 20);

    let (_, aside) = engagements(&base(40_000, 43_700, 0), &enemy);
    assert_eq!(aside.len(), 2);
}

/// PR-E17, PR-E18: a friend and the edge stop a model before the step.
#[test]
fn friends_and_edges_stop_a_model() {
    let model = base(10_000, 40_000, 0);
    for turned in [0, 60, 120] {
        let walk = forward(&model, 3, &[base(30_000, 40_000, turned)]);
        assert_eq!(walk.steps, 2);
        assert_pose(walk.end, 22_817, 40_000, 0);
        assert_um(walk.hits[0].after, 135_914);
    }
    let walk = forward(&base(110_000, 40_000, 0), 3, &[]);
    assert_eq!(walk.steps, 1);
    assert_pose(walk.end, 116_409, 40_000, 0);
    assert_eq!(walk.hits[0].on, Obstacle::Edge(Edge::Right));
}

/// PR-E19, PR-E23: a move that ends flush, and a run that reaches an enemy after half a hex.
#[test]
fn perfect_engagements_and_charges() {
    let (jaeger, kaiju) = (base(34_366, 40_000, 0), base(60_000, 40_000, 180));
    let walk = forward(&jaeger, 3, &[kaiju]);
    assert_eq!((walk.steps, walk.hits.len()), (3, 0));
    assert_pose(walk.end, 53_591, 40_000, 0);
    let there = jaeger.placed(walk.end);
    assert_eq!(there.full_contact(&kaiju), Some((Face::AHEAD, Face::AHEAD)));

    let runner = base(29_226, 40_000, 0);
    let target = base(45_247, 40_000, 180);
    assert_eq!(forward(&runner, 3, &[target]).steps, 1);
    let (after, poses) = engagements(&runner, &target);
    assert_um(after - runner.hexes(1), 32_043);
    assert_pose(poses[0], 38_839, 40_000, 0);
}

/// PR-E20: a Kaiju that turns first leaves forward or backward.
#[test]
fn pivoting_first_opens_a_way() {
    let (kaiju, enemy) = (base(60_000, 40_000, 0), base(63_204, 45_550, 0));
    let left = kaiju.pivoted(Turn::Left);
    assert_pose(backward(&left, &[enemy]).end, 56_796, 34_450, 60);
    assert_eq!(forward(&left, 1, &[enemy]).steps, 0);
    let right = kaiju.pivoted(Turn::Right);
    assert_pose(forward(&right, 1, &[enemy]).end, 63_204, 34_450, 300);
    assert_eq!(forward(&kaiju, 1, &[enemy]).steps, 0);
}

/// PR-E21, PR-R10: half a pivot away, and half a pivot back to flush.
#[test]
fn a_half_pivot_shifts_the_base() {
    let (kaiju, enemy) = (base(60_000, 40_000, 0), base(63_204, 45_550, 0));
    let half = kaiju.half_pivoted(Turn::Right, &enemy).expect("two centres");
    assert_pose(half.pose, 59_752, 39_571, 330);
    let contact = half.contact(&enemy).expect("it stays engaged");
    assert!(matches!(contact.first, Touching::Corner(_)));
    assert_pose(forward(&half, 1, &[enemy]).end, 65_302, 36_366, 330);
    let again = half.half_pivoted(Turn::Right, &enemy).expect("two centres");
    assert_pose(again.pose, 60_000, 40_000, 300);
    assert!(again.full_contact(&enemy).is_some());
}

/// PR-E22: a runner meets difficult ground, whose hexagon has a face at x = 250.
#[test]
fn a_runner_stops_at_the_edge_of_an_area() {
    let runner = base(16_409, 40_000, 0);
    let ground = base(25_000 + 3_204, 40_000, 0).cluster();
    let path = Path { start: runner, heading: runner.pose.facing.heading(), length: runner.hexes(3) };
    let after = path.first_contact(&ground[0]).expect("it is in the way").after;
    assert_pose(path.pose_after(after), 21_796, 40_000, 0);
    assert!(base(22_817, 40_000, 0).overlaps(&ground[0]));
}

/// PR-E24 to PR-E26, PR-E28, PR-E43: within, wholly within, short and long.
#[test]
fn distances_are_those_of_bases() {
    let x = base(30_000, 40_000, 0);
    assert!(x.nearest(&base(48_585, 40_000, 0)).is_within(x.hexes(2)));
    assert!(!x.nearest(&base(49_867, 40_000, 0)).is_within(x.hexes(2)));
    assert!(base(42_817, 40_000, 0).farthest(&x).is_within(x.hexes(2)));
    let slattern = base(46_021, 40_000, 0);
    assert!(slattern.nearest(&x).is_within(x.hexes(2)) && !slattern.farthest(&x).is_within(x.hexes(2)));
    let shooter = base(10_000, 40_000, 0);
    let short = shooter.nearest(&base(42_000, 40_000, 0));
    let long = shooter.nearest(&base(42_100, 40_000, 0));
    assert_um(short.length, 255_914);
    assert_um(long.length, 256_914);
    assert!(short.is_within(x.hexes(4)) && !long.is_within(x.hexes(4)));
    assert_um(x.hexes(4), 256_344);
}

/// PR-E27: past a building, over it, beside it, and behind one's own back.
#[test]
fn a_building_hides_what_is_behind_it() {
    let (x, building) = (base(30_000, 40_000, 0), base(45_000, 40_000, 0));
    let seen = |x_target: i64, y: i64, blockers: &[Hexagon]| x.sees(&base(x_target, y, 0), blockers);
    assert!(matches!(seen(50_000, 50_000, &[building]), Sight::Clear { .. }));
    assert_eq!(seen(60_000, 40_000, &[building]), Sight::Blocked([0].into_iter().collect()));
    assert!(matches!(seen(60_000, 44_000, &[building]), Sight::Clear { .. }));
    assert_eq!(seen(20_000, 40_000, &[building]), Sight::Behind);
    assert!(matches!(seen(60_000, 40_000, &[]), Sight::Clear { .. }));
}

/// PR-E29, PR-R4: a neighbour at 60° is in front, one at 120° wholly behind.
#[test]
fn neighbours_are_in_front_or_behind() {
    let x = base(60_000, 40_000, 0);
    let [_, _, left, behind_left, ..] = x.cluster();
    assert!(x.has_in_front(&left) && x.has_wholly_behind(&behind_left));
    let corner_to_corner = base(60_000, 40_000 + 7_400, 0);
    let contact = x.contact(&corner_to_corner).expect("the side corners touch");
    let sides = x.sides(&contact, &corner_to_corner);
    assert!(sides.front && !sides.rear);
}

/// PR-E38 to PR-E40: a push, one against a building, one towards the edge.
#[test]
fn pushes_go_straight_away() {
    let (x, target) = (base(53_591, 40_000, 0), base(60_000, 40_000, 0));
    let push = target.pushed(&x, target.hexes(1)).expect("two centres");
    assert_pose(push.end().pose, 66_409, 40_000, 0);
    assert!(!push.is_blocked_by(&x));
    assert_eq!(x.placed(target.pose).hindrance(&[push.end()], &TABLE), None);
    let building = base(70_000, 40_000, 0);
    assert!(push.is_blocked_by(&building));
    let walk = target.walk(push.heading, 1, &[building], &TABLE);
    assert_eq!((walk.steps, walk.hits[0].on), (0, Obstacle::Piece(0)));
    let rim = base(117_000, 40_000, 0);
    let walk = rim.walk(push.heading, 1, &[], &TABLE);
    assert_eq!((walk.steps, walk.hits[0].on), (0, Obstacle::Edge(Edge::Right)));
}

/// PR-E50, PR-17.6: reserves enter with any face flush with an edge.
#[test]
fn a_base_lies_flush_with_an_edge() {
    let model = base(0, 0, 0);
    for edge in Edge::ALL {
        for face in Face::ALL {
            let placed = model.placed(TABLE.flush(&model, edge, Length::mm(300), face));
            assert_eq!(placed.looks(face), edge.outwards());
            assert!(TABLE.touches(&placed, edge), "{edge:?} {face:?}");
        }
    }
}

/// PR-E53: after one hex the breach is nearer than another, and the carrier goes on to contact.
#[test]
fn a_carrier_reaches_the_breach() {
    let carrier = base(60_000, 10_000, 270);
    let walk = forward(&carrier, 2, &[]);
    assert_eq!((walk.steps, walk.hits.len()), (1, 1));
    assert_pose(walk.end, 60_000, 3_591, 270);
    let path = Path { start: carrier, heading: carrier.pose.facing.heading(), length: walk.hits[0].after };
    assert_pose(path.end().pose, 60_000, 3_204, 270);
    assert!(TABLE.touches(&path.end(), Edge::Near));
}

/// PR-15.2, PR-R47: an object is within a hex of a base by its rim.
#[test]
fn objects_are_measured_to_their_rim() {
    let model = base(60_000, 40_000, 0);
    let object =
        |x: i64| Disc { at: Point::new(Length::um(x * 10), Length::mm(400)), radius: Length::um(18_500) };
    let near = object(60_000 + 3_204 + 6_408 + 1_850);
    let far = object(60_000 + 3_204 + 6_418 + 1_850);
    assert!(model.nearest_rim(&near).is_within(model.hexes(1)));
    assert!(!model.nearest_rim(&far).is_within(model.hexes(1)));
    assert!(near.overlaps(&far) && model.covers_part_of(&object(60_000)) && !model.covers_part_of(&near));
}
