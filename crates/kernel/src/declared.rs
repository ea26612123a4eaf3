//! Types that every game declares alike: procedures in progress, facts, refusals. A game lists what is its own.

/// A type of procedures among the frames of a game.
pub trait Procedure<F>: Sized {
    /// The outermost one of this type among the procedures in progress.
    fn of(frames: &[F]) -> Option<&Self>;
}

/// The frame of a game: one variant for each type of procedure, which has a `resume` of its own; and for their files
/// the short names `Cx`, `Flow` and `Step` (the reply).
#[macro_export]
macro_rules! frames {
    ($(#[$about:meta])* pub enum $name:ident for $game:ty { $($procedure:ident),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            $(#[doc = concat!("[`", stringify!($procedure), "`].")] $procedure($procedure),)+
        }

        $crate::veiled_frames! { $name: $($procedure),+ }

        type Cx<'a> = $crate::Cx<'a, $game>;
        type Flow = $crate::Flow<$game>;
        type Step = $crate::Reply<$game>;

        impl $name {
            /// One step.
            pub(crate) fn resume(
                self,
                cx: &mut $crate::Cx<'_, $game>,
                reply: $crate::Reply<$game>,
            ) -> $crate::Flow<$game> {
                match self {
                    $($name::$procedure(procedure) => procedure.resume(cx, reply),)+
                }
            }
        }

        $(impl From<$procedure> for $name {
            fn from(procedure: $procedure) -> $name {
                $name::$procedure(procedure)
            }
        }

        impl $crate::Procedure<$name> for $procedure {
            #[allow(unreachable_patterns)]
            fn of(frames: &[$name]) -> Option<&$procedure> {
                frames.iter().find_map(|frame| match frame {
                    $name::$procedure(procedure) => Some(procedure),
                    _ => None,
                })
            }
        })+
    };
}

/// Facts that happened, with named fields.
#[macro_export]
macro_rules! facts {
    ($(#[$about:meta])* pub enum $name:ident {
        $($(#[$says:meta])* $fact:ident $({ $($field:ident: $kind:ty),+ $(,)? })?,)+
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            $($(#[$says])* $fact $({ $(#[doc = concat!("The ", stringify!($field), ".")] $field: $kind),+ })?,)+
        }
    };
}

/// Refusals with their facts, each with the rule that it rests on.
#[macro_export]
macro_rules! refusals {
    ($(#[$about:meta])* pub enum $name:ident {
        $($(#[$says:meta])* $breach:ident $({ $($field:ident: $kind:ty),+ $(,)? })? => $rule:literal,)+
    }) => {
        $crate::facts! {
            $(#[$about])*
            pub enum $name {
                $($(#[$says])* $breach $({ $($field: $kind),+ })?,)+
            }
        }

        impl $crate::Cited for $name {
            fn rule(&self) -> &'static str {
                match self {
                    $($name::$breach { .. } => $rule,)+
                }
            }
        }
    };
}

/// Inside `impl Rules`: the types of the game under their own names, and every frame goes on by itself.
#[macro_export]
macro_rules! usual {
    (Out = $out:ty) => {
        type Setup = Setup;
        type Content = Content;
        type Table = Table;
        type Frame = Frame;
        type Out = $out;
        type Question = Question;
        type Answer = Answer;
        type Event = Event;
        type Illegal = Illegal;

        #[inline(always)]
        fn resume(
            cx: &mut $crate::Cx<'_, Self>,
            frame: Frame,
            reply: $crate::Reply<Self>,
        ) -> $crate::Flow<Self> {
            frame.resume(cx, reply)
        }
    };
}

/// Inside `impl Rules` of a game whose set-ups have no private parts: everybody may know all of one. A game that keeps
/// something of it from a seat says so in `setup_for` instead.
#[macro_export]
macro_rules! open_setup {
    () => {
        fn setup_for(setup: &Self::Setup, _seat: Option<$crate::Seat>) -> Self::Setup {
            setup.clone()
        }
    };
}

/// The files of a house pack, embedded: those below the folder of a game.
#[macro_export]
macro_rules! house {
    ($game:literal: $($file:literal),+ $(,)?) => {
        vec![$($crate::PackText::embedded(
            concat!("packs/house/", $game, "/", $file),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../packs/house/", $game, "/", $file)),
        )),+]
    };
}
