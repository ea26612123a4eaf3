//! Signs of tiles: one letter for each drawing, for cells that have no more room.

/// The signs by the names of drawings. A back has the sign of what nobody sees; its name tells its colour.
const SIGNS: [(&str, char); 38] = [
    ("attack-direct", '→'),
    ("attack-indirect", '∩'),
    ("attack-beam", '═'),
    ("attack-melee", '†'),
    ("attack-sweep", '∪'),
    ("attack-blast", '✶'),
    ("attack-push", '⇥'),
    ("attack-spin", '↻'),
    ("attack-heat", '¤'),
    ("movement-forward", '↑'),
    ("movement-diagonal", '⋎'),
    ("movement-jump", '↷'),
    ("turn", '↺'),
    ("defence-front", '⌒'),
    ("defence-side", '‖'),
    ("defence-circular", '○'),
    ("defence-umbrella", '☂'),
    ("defence-swarm", '∴'),
    ("terrain-trap", '▼'),
    ("terrain-surprise", '¿'),
    ("terrain-water", '≈'),
    ("terrain-scrap", '▓'),
    ("terrain-cover", '∏'),
    ("terrain-fuel", '^'),
    ("structure-1", '▄'),
    ("structure-2", '█'),
    ("crater", '◌'),
    ("rubble", '░'),
    ("flood", '≋'),
    ("inferno", '♦'),
    ("arc-hazard", 'ϟ'),
    ("barrier", '◊'),
    ("target", '◎'),
    ("back-attack", '▒'),
    ("back-movement", '▒'),
    ("back-turn", '▒'),
    ("back-defence", '▒'),
    ("back-terrain", '▒'),
];

/// The sign of a drawing, if it is one of a tile.
pub(super) fn sign(glyph: &str) -> Option<char> {
    SIGNS.iter().find(|(name, _)| *name == glyph).map(|(_, sign)| *sign)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::letters::wide;
    use std::collections::BTreeSet;

    #[test]
    fn faces_are_told_apart_and_every_sign_is_one_letter_wide() {
        let faces: Vec<char> =
            SIGNS.iter().filter(|(name, _)| !name.starts_with("back-")).map(|(_, sign)| *sign).collect();
        assert_eq!(faces.iter().collect::<BTreeSet<_>>().len(), faces.len());
        for (name, sign) in SIGNS {
            assert_eq!(wide(&sign.to_string()), 1, "{name}");
        }
    }
}
