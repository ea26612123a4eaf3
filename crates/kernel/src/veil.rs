//! Veils: what a seat may know of a procedure in progress, field by field.

use crate::seat::Seat;

/// A procedure in progress, as far as somebody may know it.
pub trait Veiled {
    /// Takes out what `viewer` (`None` is a spectator) may not know. What the asked seat has only begun and could still
    /// take back is gone already. Taking the procedure apart without `..` makes a new field a question to answer here.
    fn veil(&mut self, viewer: Option<Seat>);
}

/// Everybody knows all of these fields, by name, or all of these cases: they were told, or follow from what was told.
/// A field or a case that is not named does not compile.
#[macro_export]
macro_rules! known_to_all {
    ($frame:ident { $($field:ident),* $(,)? }) => {
        impl $crate::Veiled for $frame {
            fn veil(&mut self, _viewer: Option<$crate::Seat>) {
                let $frame { $($field: _),* } = self;
            }
        }
    };
    ($frame:ident: $($case:ident $({ $($field:ident),* })?),+ $(,)?) => {
        impl $crate::Veiled for $frame {
            fn veil(&mut self, _viewer: Option<$crate::Seat>) {
                match self {
                    $($frame::$case $({ $($field: _),* })? => {})+
                }
            }
        }
    };
}

/// A procedure that lies in private strands only. Others know whose it is and how it begins.
#[macro_export]
macro_rules! known_to_its_seat {
    ($frame:ident { seat $(, $field:ident)* $(,)? }, |$it:ident| $begin:expr) => {
        impl $crate::Veiled for $frame {
            fn veil(&mut self, viewer: Option<$crate::Seat>) {
                let $frame { seat $(, $field: _)* } = self;
                if Some(*seat) != viewer {
                    let $it: &$frame = self;
                    *self = $begin;
                }
            }
        }
    };
}

/// What every procedure of a game's enum of procedures says of itself.
#[macro_export]
macro_rules! veiled_frames {
    ($frame:ident: $($procedure:ident),+ $(,)?) => {
        impl $crate::Veiled for $frame {
            fn veil(&mut self, viewer: Option<$crate::Seat>) {
                match self {
                    $($frame::$procedure(procedure) => $crate::Veiled::veil(procedure, viewer),)+
                }
            }
        }
    };
}
