//! Reading files of drawings, and what holds for all that are there.

use super::*;
use crate::read::{accents as read_accents, drawing as read};
use std::collections::BTreeSet;

const HEAD: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\"";

fn why(text: &str) -> String {
    read(text).expect_err("it is refused")
}

#[test]
fn a_drawing_says_what_it_is() {
    let text = format!(
        "{HEAD} data-kind=\"tile\" data-ground=\"3\" data-sign=\"≈\">\n<!-- Water. -->\n<path class=\"line\"\nd=\"M0\n0\"/>\n\
         <circle r=\"1\"/>\n</svg>\n"
    );
    let drawing = read(&text).expect("it is sound");
    assert_eq!((drawing.kind, drawing.ground, drawing.sign), (Kind::Tile, Some(3), Some('≈')));
    assert_eq!(drawing.shapes, "<path class=\"line\" d=\"M0 0\"/><circle r=\"1\"/>");
}

#[test]
fn what_is_wrong_with_a_drawing_is_told() {
    assert!(why("<svg>").contains("it must begin with"));
    assert!(why(&format!("{HEAD}></svg>")).contains("data-kind is missing"));
    assert!(why(&format!("{HEAD} data-kind=\"house\"></svg>")).contains("it can be mark, tile"));
    assert!(why(&format!("{HEAD} data-kind=\"mark\" data-sign=\"ab\"></svg>")).contains("one letter"));
    assert!(why(&format!("{HEAD} data-kind=\"tile\" data-ground=\"x\"></svg>")).contains("a number"));
    assert!(why(&format!("{HEAD} data-kind=\"mark\">")).contains("must end with"));
}

#[test]
fn what_is_wrong_with_a_look_is_told() {
    let look = |night: &str| {
        format!(
            "--accent-night-shift: {night}; --accent-blueprint: #000000; --accent-high-contrast: #ffffff;"
        )
    };
    assert_eq!(read_accents(&look("#35c9b4")), Ok(["#35c9b4", "#000000", "#ffffff"]));
    assert!(read_accents(&look("red")).expect_err("no colour").contains("like #35c9b4"));
    assert!(read_accents("").expect_err("nothing").contains("--accent-night-shift: is missing"));
}

#[test]
fn drawings_are_found_by_name() {
    assert!(drawings().iter().all(|one| drawing(one.name) == Some(one)));
    assert_eq!(drawing("no-such-thing"), None);
}

#[test]
fn signs_of_faces_are_told_apart_within_a_game() {
    let games: BTreeSet<&str> = drawings().iter().map(|drawing| drawing.game).collect();
    for game in games {
        let faces: Vec<char> = drawings()
            .iter()
            .filter(|drawing| drawing.game == game && drawing.kind != Kind::Back)
            .filter_map(|drawing| drawing.sign)
            .collect();
        assert_eq!(faces.iter().collect::<BTreeSet<_>>().len(), faces.len(), "{game}: {faces:?}");
    }
}

#[test]
fn tiles_have_a_colour_and_a_sign() {
    let tiles = drawings().iter().filter(|drawing| matches!(drawing.kind, Kind::Tile | Kind::Back));
    for tile in tiles {
        assert!(tile.ground.is_some() && tile.sign.is_some(), "{}", tile.name);
    }
}

#[test]
fn shapes_have_paints_and_no_colours() {
    let paint = |paint: Paint| (format!("<{paint:?}>"), 1.0);
    for drawing in drawings() {
        let painted = drawing.painted(paint);
        assert!(!painted.contains("class="), "{}: a class that is no paint", drawing.name);
        assert!(!painted.contains("=\"#") && !painted.contains("var("), "{}: a colour", drawing.name);
    }
}

#[test]
fn each_game_has_figures_for_its_picture() {
    for game in games() {
        let mut cast: Vec<u8> =
            drawings().iter().filter(|drawing| drawing.game == game).filter_map(|one| one.poster).collect();
        cast.sort_unstable();
        assert_eq!(cast, (1..=u8::try_from(cast.len()).expect("few")).collect::<Vec<u8>>(), "{game}");
        assert!(!cast.is_empty(), "{game}");
    }
}
