//! Where a database is: a file, or a PostgreSQL server at a URL.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;

use super::StoreError;

/// Where the database is. Shown without the password.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// A SQLite file.
    Sqlite(PathBuf),
    /// The URL of a PostgreSQL database, including the password.
    Postgres(String),
}

impl Place {
    /// Reads `postgres://…`, `sqlite://path` or the path of a file.
    pub fn read(text: &str) -> Result<Place, StoreError> {
        let wrong = |why: &str| StoreError::Address { given: shown(text), why: why.to_owned() };
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return match PgConnectOptions::from_str(text) {
                Ok(_) => Ok(Place::Postgres(text.to_owned())),
                Err(why) => Err(wrong(&why.to_string())),
            };
        }
        let path = text.strip_prefix("sqlite://").or_else(|| text.strip_prefix("sqlite:")).unwrap_or(text);
        if path.contains("://") {
            return Err(wrong("only postgres:// and sqlite:// are known"));
        }
        if path.is_empty() || path.ends_with('/') {
            return Err(wrong("it names no file"));
        }
        Ok(Place::Sqlite(PathBuf::from(path)))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Sqlite(path) => write!(f, "{}", path.display()),
            Place::Postgres(url) => f.write_str(&shown(url)),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Place({self})")
    }
}

/// The address without possible secrets: the password and the parameters are left out. If it is unclear which
/// part is the password, everything is left out.
fn shown(text: &str) -> String {
    let Some((scheme, rest)) = text.split_once("://") else {
        return text.to_owned();
    };
    if scheme == "sqlite" {
        return text.to_owned();
    }
    let (authority, path) = rest.split_at(rest.find(['/', '?', '#']).unwrap_or(rest.len()));
    if path.contains('@') {
        return format!("{scheme}://…");
    }
    let (login, host) = authority.rsplit_once('@').unwrap_or(("", authority));
    let user = login.split(':').next().unwrap_or_default();
    let at = if user.is_empty() { "" } else { "@" };
    let path = path.split(['?', '#']).next().unwrap_or_default();
    format!("{scheme}://{user}{at}{}{path}", host_shown(host))
}

/// The host, with its port if it has one.
fn host_shown(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((_, port)) if port.ends_with(']') || port.bytes().all(|byte| byte.is_ascii_digit()) => host,
        Some((name, _)) => name,
        None => host,
    }
}

#[cfg(test)]
mod tests {
    use super::Place;
    use std::path::PathBuf;

    #[test]
    fn paths_and_urls_are_told_apart() {
        for text in ["data/hangar.db", "sqlite://data/hangar.db", "sqlite:data/hangar.db"] {
            assert_eq!(
                Place::read(text).ok(),
                Some(Place::Sqlite(PathBuf::from("data/hangar.db"))),
                "{text}"
            );
        }
        for text in ["postgres://localhost/hangar", "postgresql://ann:pw@db:5433/hangar?sslmode=disable"] {
            assert_eq!(Place::read(text).ok(), Some(Place::Postgres(text.to_owned())), "{text}");
        }
        for text in ["", "sqlite://", "data/", "mysql://localhost/hangar", "postgres://db:port/hangar"] {
            assert!(Place::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_password_is_never_shown() {
        let urls = [
            ("postgres://ann:s3cret@db:5433/hangar", "postgres://ann@db:5433/hangar"),
            ("postgres://ann:s3@cret@db/hangar", "postgres://ann@db/hangar"),
            ("postgres://ann:s3/cret@db/hangar", "postgres://…"),
            ("postgres://ann:s3@x/cret@db/hangar", "postgres://…"),
            ("postgres://ann:s3?cret@db/hangar", "postgres://…"),
            ("postgres://db/hangar?user=ann&password=s3cret", "postgres://db/hangar"),
            ("postgres://db/hangar?password=s3@cret", "postgres://…"),
            ("postgres://ann:s3cret", "postgres://ann"),
            ("postgres://[::1]:5433/hangar", "postgres://[::1]:5433/hangar"),
            ("postgres://[::1]/hangar", "postgres://[::1]/hangar"),
        ];
        for (url, shown) in urls {
            let place = Place::Postgres(url.to_owned());
            assert_eq!(place.to_string(), shown);
            assert_eq!(format!("{place:?}"), format!("Place({shown})"));
        }
        let refused = Place::read("mysql://ann:s3cret@db/hangar").expect_err("mysql is unknown");
        assert!(!format!("{refused} {refused:?}").contains("s3cret"), "{refused}");
    }
}
