//! The census: every tile, wherever it lies, is there from the first input to the last.

use crate::SteelArena;
use crate::content::{Back, KindId};
use crate::table::Ground;
use kernel::{Bout, Census};

impl Census for SteelArena {
    /// Faces by kind, seen or unseen; and places by back: laid, to be laid, taken, or nobody knows where.
    fn census(bout: &Bout<SteelArena>) -> Vec<(String, u32)> {
        let (table, content) = (bout.table(), bout.content());
        let mut faces: Vec<u32> = table.unseen.counts().iter().map(|&count| count.into()).collect();
        let mut backs = [0u32; Back::COUNT];
        let mut see = |kind: KindId| faces[usize::from(kind.0)] += 1;
        for tile in table.all_tiles() {
            tile.kind.into_iter().for_each(&mut see);
            backs[tile.back.index()] += 1;
        }
        for cell in table.field.cells() {
            match table.ground(cell) {
                Ground::Empty => {}
                Ground::Down(back) => backs[back.index()] += 1,
                Ground::Up(kind) => {
                    see(kind);
                    backs[content.kind(kind).back.index()] += 1;
                }
            }
        }
        for back in Back::all() {
            backs[back.index()] += u32::from(table.rest[back.index()]) + u32::from(table.deal[back.index()]);
            backs[back.index()] += u32::from(table.top == Some(back));
        }
        let faces = content.iter().map(|(id, kind)| (kind.code.clone(), faces[usize::from(id.0)]));
        let backs = Back::all().map(|back| (format!("back {}", back.0), backs[back.index()]));
        faces.chain(backs).collect()
    }
}
