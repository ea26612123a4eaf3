//! The table of headings.

use tabletop::plane::{Angle, Heading, Length, Offset};

const ONE: i64 = 1 << 30;

#[test]
fn headings_are_as_near_to_the_true_ones_as_integers_allow() {
    for degrees in 0..360 {
        let (x, y) = Angle::degrees(degrees).heading().parts();
        let true_angle = (degrees as f64).to_radians();
        for (coordinate, ideal) in [(x, true_angle.cos()), (y, true_angle.sin())] {
            // The floats here are good to a ten-millionth of a unit of the table, and no entry is that near to a half.
            let off = (coordinate as f64 - ideal * ONE as f64).abs();
            assert!(off < 0.499_999, "{degrees}: {coordinate} is off by {off}");
        }
    }
}

#[test]
fn the_heading_of_thirty_degrees_is_nearest_by_integers_alone() {
    let (x, y) = Angle::HALF_STEP.heading().parts();
    assert_eq!(y * 2, ONE);
    let three = 3 * (ONE as i128) * (ONE as i128);
    let square = |twice: i128| twice * twice;
    let x = i128::from(x);
    assert!(square(2 * x * 2 - 2) < 4 * three && 4 * three < square(2 * x * 2 + 2));
}

#[test]
fn opposite_turned_and_mirrored_headings_are_exact() {
    for degrees in 0..360 {
        let angle = Angle::degrees(degrees);
        let (x, y) = angle.heading().parts();
        assert_eq!(angle.opposite().heading().parts(), (-x, -y));
        assert_eq!((angle + Angle::QUARTER).heading().parts(), (-y, x));
        assert_eq!((angle + Angle::QUARTER).heading(), angle.heading().left());
        assert_eq!(angle.opposite().heading(), angle.heading().back());
        assert_eq!(angle.mirrored().heading().parts(), (x, -y));
        assert_eq!((Angle::QUARTER - angle).heading().parts(), (y, x));
    }
}

#[test]
fn a_heading_along_a_way_is_the_tables_for_ways_of_whole_degrees() {
    for degrees in 0..360 {
        let heading = Angle::degrees(degrees).heading();
        let way = heading.times(Length::mm(1_000));
        let (x, y) = Heading::along(way).expect("it has a length").parts();
        let (table_x, table_y) = heading.parts();
        // Half a nanometre at the end of a metre is half a unit of the table, in each coordinate.
        assert!((x - table_x).abs() <= 2 && (y - table_y).abs() <= 2, "{degrees}");
    }
    assert_eq!(Heading::along(Offset::default()), None);
    let short = Offset { x: Length::nm(3), y: Length::nm(-4) };
    assert_eq!(Heading::along(short).expect("it has a length").parts(), (644_245_094, -858_993_459));
}

#[test]
fn angles_are_shown_clockwise_from_upwards() {
    let shown = [0, 90, 60, 300, 180].map(|degrees| Angle::degrees(degrees).as_shown());
    assert_eq!(shown, [90_000, 0, 30_000, 150_000, 270_000]);
}

#[test]
fn what_was_stored_is_checked() {
    use tabletop::plane::{Face, Point};

    assert!(serde_json::from_str::<Angle>("359").is_ok());
    assert!(serde_json::from_str::<Angle>("360").is_err());
    assert!(serde_json::from_str::<Face>("6").is_err());
    assert!(serde_json::from_str::<Point>(r#"{"x":1000000000000,"y":0}"#).is_ok());
    assert!(serde_json::from_str::<Point>(r#"{"x":1000000000001,"y":0}"#).is_err());
}

/// Short products have 64 bits, long ones 128; both are rounded to the nearest, halves away from zero.
#[test]
fn long_and_short_ways_are_rounded_alike() {
    for degrees in 0..360 {
        let heading = Angle::degrees(degrees).heading();
        let (x, y) = heading.parts();
        for nanometres in [1, 2, 37_000_000, 2_147_483_647, 2_147_483_648, 2_147_483_649, 900_000_000_001] {
            let nearest = |product: i128| {
                let doubled = 2 * product.abs() + i128::from(ONE);
                (doubled / i128::from(2 * ONE)) as i64 * product.signum() as i64
            };
            for nanometres in [nanometres, -nanometres] {
                let way = heading.times(Length::nm(nanometres));
                let part =
                    |coordinate: i64| Length::nm(nearest(i128::from(nanometres) * i128::from(coordinate)));
                assert_eq!((way.x, way.y), (part(x), part(y)));
                let back =
                    i128::from(way.x.in_nm()) * i128::from(x) + i128::from(way.y.in_nm()) * i128::from(y);
                assert_eq!(way.along(heading), Length::nm(nearest(back)));
            }
        }
    }
}
