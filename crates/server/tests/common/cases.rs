//! The same cases on SQLite and on PostgreSQL.

use crate::bed::Bed;
use std::pin::Pin;

type Running<'b> = Pin<Box<dyn Future<Output = ()> + 'b>>;
/// One case on a fresh bed.
pub(crate) type Case = for<'b> fn(&'b mut Bed) -> Running<'b>;

/// Each case becomes a test on SQLite, with this attribute, and one step of the test on PostgreSQL:
/// one server serves them all.
macro_rules! cases {
    (#[$test:meta] $($room:ident::$case:ident),* $(,)?) => {
        mod sqlite {
            $(#[$test]
            async fn $case() {
                super::$room::$case(&mut super::Bed::sqlite()).await;
            })*
        }

        const CASES: &[(&str, $crate::cases::Case)] =
            &[$((stringify!($case), |bed| Box::pin($room::$case(bed)))),*];
    };
}
