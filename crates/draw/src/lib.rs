//! Scenes as pictures and prose.
