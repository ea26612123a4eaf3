//! `Rows` against a `Vec<Vec<T>>`.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use proptest::prelude::*;
use tabletop::{Full, Rows};

const ROWS: usize = 4;
const CAP: usize = 12;
type Small = Rows<u16, ROWS, CAP>;

#[derive(Clone, Copy, Debug)]
enum Step {
    Push(usize, u16),
    Insert(usize, usize, u16),
    Remove(usize, usize),
    Pop(usize),
    Clear(usize),
    Set(usize, usize, u16),
}

fn step() -> impl Strategy<Value = Step> {
    let (row, at, value) = (0..ROWS, 0..CAP, 0..5u16);
    prop_oneof![
        4 => (row.clone(), value.clone()).prop_map(|(i, v)| Step::Push(i, v)),
        4 => (row.clone(), at.clone(), value.clone()).prop_map(|(i, a, v)| Step::Insert(i, a, v)),
        3 => (row.clone(), at.clone()).prop_map(|(i, a)| Step::Remove(i, a)),
        2 => row.clone().prop_map(Step::Pop),
        1 => row.clone().prop_map(Step::Clear),
        1 => (row, at, value).prop_map(|(i, a, v)| Step::Set(i, a, v)),
    ]
}

/// Does the step on both; positions are folded into the row so that they exist.
fn apply(rows: &mut Small, model: &mut [Vec<u16>], step: Step) {
    let full = model.iter().map(Vec::len).sum::<usize>() == CAP;
    let room = if full { Err(Full) } else { Ok(()) };
    match step {
        Step::Push(i, v) => {
            assert_eq!(rows.push(i, v), room);
            if !full {
                model[i].push(v);
            }
        }
        Step::Insert(i, at, v) => {
            let at = at % (model[i].len() + 1);
            assert_eq!(rows.insert(i, at, v), room);
            if !full {
                model[i].insert(at, v);
            }
        }
        Step::Remove(i, at) if !model[i].is_empty() => {
            let at = at % model[i].len();
            assert_eq!(rows.remove(i, at), model[i].remove(at));
        }
        Step::Set(i, at, v) if !model[i].is_empty() => {
            let at = at % model[i].len();
            rows.row_mut(i)[at] = v;
            model[i][at] = v;
        }
        Step::Remove(..) | Step::Set(..) => {}
        Step::Pop(i) => assert_eq!(rows.pop(i), model[i].pop()),
        Step::Clear(i) => {
            rows.clear(i);
            model[i].clear();
        }
    }
}

fn agree(rows: &Small, model: &[Vec<u16>]) {
    for (i, expected) in model.iter().enumerate() {
        assert_eq!(rows.row(i), expected);
        assert_eq!(rows.len(i), expected.len());
        assert_eq!(rows.is_empty(i), expected.is_empty());
        assert_eq!(rows.first(i), expected.first().copied());
        assert_eq!(rows.last(i), expected.last().copied());
    }
    assert_eq!(rows.total(), model.concat().len());
    assert_eq!(rows.room(), CAP - rows.total());
    assert_eq!(rows.flat(), model.concat());
    assert_eq!(rows.iter().map(<[u16]>::to_vec).collect::<Vec<_>>(), model);
}

fn digest(rows: &Small) -> u64 {
    let mut hasher = DefaultHasher::new();
    rows.hash(&mut hasher);
    hasher.finish()
}

/// The same contents, put together in another way.
fn rebuilt(model: &[Vec<u16>]) -> Small {
    let mut rows = Small::new();
    for (i, row) in model.iter().enumerate().rev() {
        for &value in row.iter().rev() {
            rows.insert(i, 0, value).expect("it fitted before");
        }
    }
    rows
}

proptest! {
    #[test]
    fn rows_do_what_vectors_do(steps in prop::collection::vec(step(), 0..60)) {
        let (mut rows, mut model) = (Small::new(), vec![Vec::new(); ROWS]);
        for step in steps {
            apply(&mut rows, &mut model, step);
            agree(&rows, &model);
        }
        let other = rebuilt(&model);
        prop_assert_eq!(&rows, &other);
        prop_assert_eq!(digest(&rows), digest(&other));
        prop_assert_eq!(format!("{rows:?}"), format!("{model:?}"));
    }

    #[test]
    fn equal_only_with_equal_rows(
        a in prop::collection::vec(prop::collection::vec(0..2u16, 0..=2), ROWS),
        b in prop::collection::vec(prop::collection::vec(0..2u16, 0..=2), ROWS),
    ) {
        prop_assert_eq!(rebuilt(&a) == rebuilt(&b), a == b);
    }

    #[test]
    fn rows_are_written_as_lists(
        model in prop::collection::vec(prop::collection::vec(any::<u16>(), 0..=3), ROWS),
    ) {
        let rows = rebuilt(&model);
        let text = serde_json::to_string(&rows).expect("rows can be written");
        prop_assert_eq!(&text, &serde_json::to_string(&model).expect("lists can be written"));
        let back: Small = serde_json::from_str(&text).expect("what was written can be read");
        prop_assert_eq!(back, rows);
        let bytes = postcard::to_allocvec(&rows).expect("rows can be stored");
        let back: Small = postcard::from_bytes(&bytes).expect("what was stored can be read");
        prop_assert_eq!(back, rows);
    }
}

#[test]
fn leftovers_do_not_show() {
    let (mut rows, other) = (Small::new(), Small::new());
    rows.push(2, 9).expect("it is empty");
    assert_eq!(rows.pop(2), Some(9));
    assert_eq!(rows, other);
    assert_eq!(digest(&rows), digest(&other));
}

#[test]
fn the_same_values_in_other_rows_differ() {
    let mut rows = Small::new();
    let mut other = Small::new();
    rows.push(0, 1).expect("it is empty");
    other.push(1, 1).expect("it is empty");
    assert_ne!(rows, other);
    assert_ne!(digest(&rows), digest(&other));
}

#[test]
fn the_whole_block_can_be_used() {
    let mut rows: Rows<u8, 2, 255> = Rows::new();
    for value in 0..255 {
        rows.push(usize::from(value % 2), value).expect("there is room for 255");
    }
    assert_eq!(rows.push(0, 0), Err(Full));
    assert_eq!((rows.total(), rows.len(0), rows.len(1)), (255, 128, 127));
    rows.clear(0);
    assert_eq!((rows.total(), rows.first(1)), (127, Some(1)));
}

#[test]
fn too_much_text_is_refused() {
    let read = |text: &str| serde_json::from_str::<Rows<u8, 2, 3>>(text).is_ok();
    assert!(read("[[1,2],[3]]"));
    assert!(!read("[[1,2],[3,4]]"));
    assert!(!read("[[1]]"));
    assert!(!read("[[1],[2],[3]]"));
    assert!(!read("[[],[],[]]"));
}
