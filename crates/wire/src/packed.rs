//! Packed frames: a long frame from the server goes over the line as raw DEFLATE (RFC 1951) in a binary frame, if the
//! client said in its hello that it can unpack it. Each frame is packed by itself.

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};

/// From so many bytes on, a frame is packed. Shorter ones fit into one packet of the network anyway.
pub const PACKED_LEAST: usize = 1024;
/// The most bytes of a frame when it is unpacked.
pub const UNPACKED_MAX: usize = 16 * 1024 * 1024;

/// How hard it is tried, from 0 to 10: the first level that looks for repetitions.
const LEVEL: u8 = 1;

/// Why a frame cannot be unpacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unpackable {
    /// It is no packed text.
    Damaged,
    /// It would be longer than [`UNPACKED_MAX`].
    TooLong,
}

/// The frame as it goes over the line.
pub fn pack(text: &str) -> Vec<u8> {
    compress_to_vec(text.as_bytes(), LEVEL)
}

/// The frame that was packed.
pub fn unpack(bytes: &[u8]) -> Result<String, Unpackable> {
    let text = decompress_to_vec_with_limit(bytes, UNPACKED_MAX).map_err(|why| match why.status {
        TINFLStatus::HasMoreOutput => Unpackable::TooLong,
        _ => Unpackable::Damaged,
    })?;
    String::from_utf8(text).map_err(|_| Unpackable::Damaged)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_shorter_and_is_unpacked_as_it_was() {
        let text = r#"{"bout":{"table":1,"events":[]}}"#.repeat(40) + "ä";
        let packed = pack(&text);
        assert!(packed.len() < text.len() / 8, "{} bytes of {}", packed.len(), text.len());
        assert_eq!(unpack(&packed), Ok(text));
        assert_eq!(unpack(&pack("")), Ok(String::new()));
    }

    #[test]
    fn what_cannot_be_unpacked_is_refused() {
        let packed = pack(&"table ".repeat(400));
        assert_eq!(unpack(&packed[..packed.len() - 2]), Err(Unpackable::Damaged));
        assert_eq!(unpack(b"{\"note\":{\"gone\":1}}"), Err(Unpackable::Damaged));
        assert_eq!(unpack(&compress_to_vec(&[0xff, 0xfe], 1)), Err(Unpackable::Damaged));
        assert_eq!(unpack(&compress_to_vec(&vec![b' '; UNPACKED_MAX + 1], 1)), Err(Unpackable::TooLong));
    }
}
