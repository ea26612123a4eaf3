//! Packs: the bytes are the files of a pack; if it can be read, bouts are played with it.

use super::{PLAYED_ON, faults_fit, seed_of};
use crate::ground::Ground;
use crate::playing::play_on;
use catalog::Playable;
use kernel::{Bout, PackText};

/// Set-ups tried with each pack.
const SETUPS_TRIED: usize = 3;

pub(crate) fn seeds<G: Playable>() -> Vec<Vec<u8>> {
    let file = |pack: PackText| format!("{}\n{}", pack.file, pack.text);
    vec![G::house().into_iter().map(file).collect::<Vec<_>>().join("\0").into_bytes()]
}

pub(crate) fn run<G: Playable>(ground: &Ground<G>, data: &[u8]) -> bool {
    let text = String::from_utf8_lossy(data);
    let file = |part: &str| {
        let (file, text) = part.split_once('\n').unwrap_or(("nameless.toml", part));
        PackText { file: file.to_owned(), text: text.to_owned() }
    };
    let packs: Vec<PackText> = text.split('\0').map(file).collect();
    let content = match G::content(&packs) {
        Ok(content) => content,
        Err(faults) => {
            assert!(!faults.is_empty(), "refused without a fault");
            for fault in faults {
                let of_file = |pack: &&PackText| {
                    let span = &fault.fault.span;
                    pack.file == fault.file && span.end <= pack.text.len()
                };
                let file = packs.iter().find(of_file);
                let file = file.unwrap_or_else(|| panic!("{fault:?} lies in no file"));
                faults_fit(&file.text, &[fault.fault]);
            }
            return false;
        }
    };
    let seed = seed_of(data);
    for nth in 0..SETUPS_TRIED as u64 {
        let place = (seed.wrapping_add(nth * 31) % ground.setups.len() as u64) as usize;
        if let Ok(bout) = Bout::<G>::open(&ground.setups[place].1, &content, None) {
            play_on(bout, seed, PLAYED_ON);
        }
    }
    true
}
