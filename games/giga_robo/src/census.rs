//! The census: bolts and tools, wherever they lie, are the same from the first input to the last.

use crate::GigaRobo;
use crate::table::Pocket;
use kernel::{Bout, Census};

impl Census for GigaRobo {
    fn census(bout: &Bout<GigaRobo>) -> Vec<(String, u32)> {
        let table = bout.table();
        let mut census = vec![("bolts".to_owned(), u32::from(table.heap + table.taken))];
        for (id, tool) in bout.content().iter() {
            let pocketed = table.pockets.iter().filter(|(_, pocket)| **pocket == Pocket::Holds(id)).count();
            let lying = u32::from(table.unseen.count(id.0)) + u32::from(table.used.count(id.0));
            census.push((tool.code.clone(), pocketed as u32 + lying));
        }
        census
    }
}
