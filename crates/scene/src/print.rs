//! Prints: the faces of cards as they are shared. What is printed on a card is the same in every scene.

use crate::digest::digest;
use crate::part::Face;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

/// A face that is made once and shared by all scenes that show it. It knows its digest, so to hash it costs nothing.
#[derive(Clone, Debug)]
pub struct Print(Arc<Printed>);

#[derive(Debug)]
struct Printed {
    digest: u64,
    face: Face,
}

impl Print {
    /// The digest of the face.
    pub(crate) fn digest(&self) -> u64 {
        self.0.digest
    }
}

impl From<Face> for Print {
    fn from(face: Face) -> Print {
        Print(Arc::new(Printed { digest: digest(&face), face }))
    }
}

impl Deref for Print {
    type Target = Face;

    fn deref(&self) -> &Face {
        &self.0.face
    }
}

impl PartialEq for Print {
    fn eq(&self, other: &Print) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || **self == **other
    }
}

impl Eq for Print {}

impl Hash for Print {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.0.digest);
    }
}

impl Serialize for Print {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Print {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Print, D::Error> {
        Face::deserialize(deserializer).map(Print::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Message;

    #[test]
    fn equal_faces_are_equal_prints_and_are_written_like_faces() {
        let face = |key: &'static str| Face::back(Message::new(key));
        let [one, other] = ["one", "other"].map(|key| Print::from(face(key)));
        assert_eq!(
            (one.clone(), digest(&one)),
            (Print::from(face("one")), digest(&Print::from(face("one"))))
        );
        assert_ne!((&one, digest(&one)), (&other, digest(&other)));
        let written = serde_json::to_string(&one).expect("it can be written");
        assert_eq!(written, serde_json::to_string(&face("one")).expect("it can be written"));
        assert_eq!(serde_json::from_str::<Print>(&written).expect("it can be read"), one);
    }
}
