//! The bed that a case runs on: places for new databases of one kind, and a way to disturb them.

use server::store::{Place, Store};
use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use tempfile::TempDir;

use crate::postgres::Postgres;

/// The kind of database that a case runs on.
pub(crate) struct Bed {
    pub(crate) folder: TempDir,
    server: Option<Postgres>,
    made: u32,
}

impl Bed {
    pub(crate) fn sqlite() -> Bed {
        Bed { folder: TempDir::new().expect("a folder can be made"), server: None, made: 0 }
    }

    pub(crate) fn postgres() -> Bed {
        Bed { server: Some(Postgres::shared()), ..Bed::sqlite() }
    }

    /// A place where there is no data yet.
    pub(crate) fn place(&mut self) -> Place {
        match &self.server {
            Some(server) => Place::Postgres(server.fresh()),
            None => self.file(),
        }
    }

    /// A path for a new SQLite file, whatever the kind of the bed.
    pub(crate) fn file(&mut self) -> Place {
        self.made += 1;
        Place::Sqlite(self.folder.path().join(format!("{}.db", self.made)))
    }

    /// A new store, opened.
    pub(crate) async fn store(&mut self) -> Store {
        Store::open(&self.place()).await.expect("a new store opens")
    }
}

/// Runs statements on a database behind the store's back.
pub(crate) async fn disturb(place: &Place, statements: &str) {
    let mut connection = connect(place).await;
    sqlx::raw_sql(AssertSqlSafe(statements.to_owned())).execute(&mut connection).await.expect(statements);
    connection.close().await.expect("it closes");
}

/// The one number that a statement finds.
pub(crate) async fn number(place: &Place, statement: &str) -> i64 {
    let mut connection = connect(place).await;
    let found = sqlx::query_scalar(AssertSqlSafe(statement.to_owned())).fetch_one(&mut connection).await;
    connection.close().await.expect("it closes");
    found.expect(statement)
}

async fn connect(place: &Place) -> AnyConnection {
    sqlx::any::install_default_drivers();
    let url = match place {
        Place::Sqlite(path) => format!("sqlite://{}", path.display()),
        Place::Postgres(url) => url.clone(),
    };
    AnyConnection::connect(&url).await.expect("the database is there")
}
