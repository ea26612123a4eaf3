//! Encrypted connections to PostgreSQL: a client that asks for one gets only that, and knows the server's identity.

use server::store::{Place, Store, StoreError};
use tempfile::TempDir;

use crate::bed::number;
use crate::log::batch;
use crate::postgres::Postgres;

/// A self-signed certificate for this name, and its key.
fn certificate(name: &str) -> (String, String) {
    let made = rcgen::generate_simple_self_signed([name.to_owned()]).expect("a certificate can be made");
    (made.cert.pem(), made.signing_key.serialize_pem())
}

#[tokio::test]
async fn connections_are_encrypted_and_the_server_is_known() {
    let folder = TempDir::new().expect("a folder can be made");
    let (ours, key) = certificate("localhost");
    let (other, _) = certificate("localhost");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("it can be written");
        path.display().to_string()
    };
    let (ours_at, other_at) = (file("ours.pem", &ours), file("other.pem", &other));
    let server = Postgres::encrypted(&ours, &key);
    let url = server.fresh();
    let (address, _) = url.split_once('?').expect("with its mode");
    let named = address.replace("127.0.0.1", "localhost");
    let at = |url: &str, parameters: &str| Place::Postgres(format!("{url}?{parameters}"));

    for place in [
        at(&named, &format!("sslmode=verify-full&sslrootcert={ours_at}")),
        at(address, &format!("sslmode=verify-ca&sslrootcert={ours_at}")),
        at(address, "sslmode=require"),
    ] {
        let store = Store::open(&place).await.unwrap_or_else(|why| panic!("{why}"));
        let next = store.load().await.expect("loads").next;
        store.append(&batch(next, &["a"], Vec::new())).await.expect("stored");
        store.accounts(0, 9, None).await.expect("readers read");
        let lines = |what: &str| {
            format!(
                "SELECT COUNT(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
                 WHERE application_name = 'hangar' AND {what}"
            )
        };
        assert_eq!(number(&place, &lines("NOT ssl")).await, 0);
        assert_eq!(number(&place, &lines("ssl")).await, 2, "the one that writes, and one that reads");
        store.close().await;
    }

    for (place, why) in [
        (at(&named, &format!("sslmode=verify-full&sslrootcert={other_at}")), "another certificate"),
        (at(address, &format!("sslmode=verify-full&sslrootcert={ours_at}")), "another name"),
        (at(&named, "sslmode=verify-full"), "nobody vouches for it"),
        (at(&named, "sslmode=verify-full&sslrootcert=/no/such/file"), "no certificate to compare"),
        (at(&named, "sslmode=disable"), "the server takes no others"),
    ] {
        let refused = Store::open(&place).await.err().unwrap_or_else(|| panic!("{why}: it opens"));
        assert!(matches!(&refused, StoreError::Unreachable { .. }), "{why}: {refused:?}");
        let said = refused.to_string();
        assert!(!said.contains("anything"), "the password is told: {said}");
        eprintln!("{why}: {said}");
    }
    assert!(Place::read(&format!("{named}?sslmode=please")).is_err());
}

/// A client that wants TLS refuses a server without it.
#[tokio::test]
async fn nothing_is_sent_in_the_clear_to_a_server_without_encryption() {
    let server = Postgres::shared();
    let url = server.fresh().replace("sslmode=disable", "sslmode=require");
    let refused = Store::open(&Place::Postgres(url)).await;
    assert!(matches!(&refused, Err(StoreError::Unreachable { .. })), "{refused:?}");
}
