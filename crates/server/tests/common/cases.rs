//! The same cases on SQLite and on PostgreSQL.

/// Each case becomes two tests with this attribute: one on SQLite, and one on PostgreSQL, where one server serves them all.
macro_rules! cases {
    (#[$test:meta] $($room:ident::$case:ident),* $(,)?) => {
        mod on_sqlite {
            $(#[$test]
            async fn $case() {
                super::$room::$case(&mut super::Bed::sqlite()).await;
            })*
        }

        mod on_postgres {
            $(#[$test]
            async fn $case() {
                super::$room::$case(&mut super::Bed::postgres()).await;
            })*
        }
    };
}
