//! Composed pictures: marks with places, as scenes write them (`NAME@X,Y,SIDE`, one after the other with `;`).

use crate::{Drawing, drawing};

/// One mark of a composed picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Part<'a> {
    /// What is drawn.
    pub what: What<'a>,
    /// Its left edge in a square of 64.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// Its side.
    pub side: f64,
}

/// What a part of a composed picture is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum What<'a> {
    /// A drawing.
    Drawing(&'static Drawing),
    /// A short text, such as an amount.
    Text(&'a str),
    /// A name without a drawing.
    Unknown(&'a str),
}

/// The marks of a composed picture, in the order in which they are drawn. `None` for a name of one drawing.
pub fn parts(name: &str) -> Option<Vec<Part<'_>>> {
    name.contains('@').then(|| name.split(';').filter_map(part).collect())
}

fn part(text: &str) -> Option<Part<'_>> {
    let (name, place) = text.split_once('@')?;
    let mut numbers = place.split(',').map(|number| number.parse::<u8>().ok().map(f64::from));
    let (x, y, side) = (numbers.next()??, numbers.next()??, numbers.next()??);
    let what = match (name.strip_prefix('='), drawing(name)) {
        (Some(text), _) => What::Text(text),
        (None, Some(found)) => What::Drawing(found),
        (None, None) => What::Unknown(name),
    };
    Some(Part { what, x, y, side })
}

/// A picture in letters, for a terminal: the signs of its marks and its amounts, in their order.
pub fn signs(name: &str) -> String {
    let sign = |part: Part<'_>| match part.what {
        What::Drawing(drawing) => drawing.sign.map(String::from).unwrap_or_default(),
        What::Text(text) => text.to_owned(),
        What::Unknown(_) => String::new(),
    };
    match parts(name) {
        Some(parts) => parts.into_iter().map(sign).collect(),
        None => drawing(name).and_then(|drawing| drawing.sign).map(String::from).unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_composed_picture_is_its_marks_with_places() {
        let parts = parts("no-such|heat@12,0,40;=+2@40,40,20;no-such@0,0,9").expect("it is composed");
        let heat = drawing("heat").expect("it is drawn");
        assert_eq!(parts[0], Part { what: What::Drawing(heat), x: 12.0, y: 0.0, side: 40.0 });
        assert_eq!(parts[1].what, What::Text("+2"));
        assert_eq!(parts[2].what, What::Unknown("no-such"));
    }

    #[test]
    fn a_plain_name_is_not_composed_and_what_cannot_be_read_is_left_out() {
        assert_eq!(parts("heat"), None);
        assert_eq!(parts("heat@1,2").expect("it is composed"), []);
        assert_eq!(parts("heat@1,2,300").expect("it is composed"), []);
    }

    #[test]
    fn the_first_mark_is_the_kind_of_the_whole() {
        assert_eq!(drawing("no-such|heat@0,0,40;damage@0,0,9"), drawing("heat"));
        assert_eq!(signs("no-such@0,0,9;=+2@0,0,9"), "+2");
    }
}
