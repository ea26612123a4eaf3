//! Fields and shapes: one number for each hex, and hexx for the shoved rows.

use hexx::{HexOrientation, OffsetHexMode};
use proptest::prelude::*;
use tabletop::hex::{Field, Hex, Offset, Shape};

use crate::hex_within;

fn offset() -> impl Strategy<Value = Offset> {
    prop::sample::select(vec![Offset::OddRows, Offset::EvenRows, Offset::OddColumns, Offset::EvenColumns])
}

fn shape() -> impl Strategy<Value = Shape> {
    let disc = (hex_within(20), 0..8u8).prop_map(|(centre, radius)| Shape::Disc { centre, radius });
    let sides = (hex_within(20), 0..9u8, 0..9u8, offset());
    let rectangle =
        sides.prop_map(|(corner, columns, rows, offset)| Shape::Rectangle { corner, columns, rows, offset });
    prop_oneof![disc, rectangle]
}

proptest! {
    #[test]
    fn every_hex_has_its_number(shape in shape()) {
        let hexes: Vec<Hex> = shape.hexes().collect();
        prop_assert_eq!(hexes.len(), shape.len());
        prop_assert_eq!(hexes.is_empty(), shape.is_empty());
        for (i, &hex) in hexes.iter().enumerate() {
            prop_assert_eq!(shape.index_of(hex), Some(i));
        }
        let inside = Hex::ORIGIN.disc(60).filter(|&hex| shape.contains(hex)).count();
        prop_assert_eq!(inside, hexes.len());
    }

    #[test]
    fn fields_hold_values(shape in shape(), hex in hex_within(20)) {
        let mut field = Field::from_fn(shape, |hex| (hex, 0));
        prop_assert_eq!(field.shape(), shape);
        prop_assert_eq!(field.get(hex).copied(), shape.contains(hex).then_some((hex, 0)));
        if shape.contains(hex) {
            field[hex].1 = 7;
            prop_assert_eq!(field[hex], (hex, 7));
        }
        for (place, &(hex, _)) in field.iter() {
            prop_assert_eq!(place, hex);
        }
        let changed = field.values().iter().filter(|(_, n)| *n == 7).count();
        prop_assert_eq!(changed, usize::from(shape.contains(hex)));
    }

    #[test]
    fn fields_are_written_and_read(shape in shape()) {
        let field = Field::from_fn(shape, |hex| hex.q);
        let text = serde_json::to_string(&field).expect("a field can be written");
        prop_assert_eq!(serde_json::from_str::<Field<i16>>(&text).expect("it can be read"), field.clone());
        let bytes = postcard::to_allocvec(&field).expect("a field can be stored");
        prop_assert_eq!(postcard::from_bytes::<Field<i16>>(&bytes).expect("it can be read"), field);
    }

    #[test]
    fn offsets_are_the_usual_ones(hex in hex_within(50), offset in offset()) {
        let (mode, orientation) = match offset {
            Offset::OddRows => (OffsetHexMode::Odd, HexOrientation::Pointy),
            Offset::EvenRows => (OffsetHexMode::Even, HexOrientation::Pointy),
            Offset::OddColumns => (OffsetHexMode::Odd, HexOrientation::Flat),
            Offset::EvenColumns => (OffsetHexMode::Even, HexOrientation::Flat),
        };
        let (column, row) = offset.column_row(hex);
        let theirs = hexx::Hex::new(hex.q.into(), hex.r.into());
        prop_assert_eq!(theirs.to_offset_coordinates(mode, orientation), [i32::from(column), i32::from(row)]);
        prop_assert_eq!(offset.hex(column, row), hex);
    }
}

#[test]
fn a_field_of_the_wrong_length_is_refused() {
    let read = |text: &str| serde_json::from_str::<Field<u8>>(text);
    let field = |cells| format!(r#"{{"shape":{{"Disc":{{"centre":"1,1","radius":1}}}},"cells":{cells}}}"#);
    assert!(read(&field("[1,2,3,4,5,6,7]")).is_ok());
    let refused = read(&field("[1,2,3]")).expect_err("seven are needed");
    assert!(refused.to_string().contains("3 values for a board of 7 hexes"));
}
