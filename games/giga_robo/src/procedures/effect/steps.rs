//! The steps of verbs. Positions and digests hold their numbers.

/// The steps of a verb with their numbers. Any other number means the last one.
macro_rules! steps {
    ($(#[$doc:meta])* $name:ident { $($step:ident = $number:literal),+; $last:ident = $end:literal }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub(super) enum $name {
            $($step = $number,)+
            $last = $end,
        }

        impl From<u8> for $name {
            fn from(number: u8) -> $name {
                $(
                    if number == $number {
                        return $name::$step;
                    }
                )+
                $name::$last
            }
        }

        impl From<$name> for u8 {
            fn from(step: $name) -> u8 {
                step as u8
            }
        }
    };
}

steps! {
    /// A verb that asks or rolls, perhaps several times.
    AskStep { Begin = 0; Hear = 1 }
}

steps! {
    /// A verb that calls a procedure, perhaps several times.
    CallStep { Begin = 0; Called = 1 }
}
