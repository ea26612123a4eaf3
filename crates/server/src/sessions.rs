//! Sessions: passwords, and the signed cookie that says which account a device belongs to.

use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// The name of the cookie.
pub(crate) const COOKIE: &str = "hangar";
/// How long a device is remembered, in seconds: a year.
const REMEMBERED: u64 = 365 * 24 * 3600;
/// How many bytes a random text has.
const RANDOM: usize = 16;
/// How many letters a password may have.
pub(crate) const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;

/// 32 letters that nobody can guess.
pub(crate) fn random_text() -> Result<String, getrandom::Error> {
    let mut bytes = [0; RANDOM];
    getrandom::fill(&mut bytes)?;
    Ok(hex(&bytes))
}

/// The secret of a server, by which it recognises its own cookies.
#[derive(Clone)]
pub(crate) struct Secret([u8; 32]);

impl Secret {
    pub(crate) fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    fn sign(&self, token: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key may have any length");
        mac.update(b"session:");
        mac.update(token.as_bytes());
        mac
    }

    /// The value of a session's cookie.
    pub(crate) fn cookie_value(&self, token: &str) -> String {
        format!("{token}.{}", hex(&self.sign(token).finalize().into_bytes()))
    }

    /// The session's token, if this value was signed here.
    pub(crate) fn token<'a>(&self, value: &'a str) -> Option<&'a str> {
        let (token, signature) = value.split_once('.')?;
        self.sign(token).verify_slice(&unhex(signature)?).ok()?;
        Some(token)
    }
}

/// The hash of a token, which is stored. Whoever reads the store cannot use it.
pub(crate) fn token_hash(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

/// The header that sets the cookie, or removes it if there is no value.
pub(crate) fn set_cookie(value: Option<&str>, is_encrypted: bool) -> String {
    let secure = if is_encrypted { "; Secure" } else { "" };
    let (value, age) = value.map_or(("", 0), |value| (value, REMEMBERED));
    format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}")
}

/// The values of our cookie in a `Cookie` header. There are several if another page of the host also set one.
pub(crate) fn cookies_of(header: &str) -> impl Iterator<Item = &str> {
    let pairs = header.split(';').filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(|(name, _)| *name == COOKIE).map(|(_, value)| value)
}

/// A password in the form that is stored. Takes some tens of milliseconds on purpose.
pub(crate) fn password_hash(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

/// Whether this is the password. Without a stored one, the check takes as long and always fails, so the time
/// does not tell which names exist.
pub(crate) fn is_password(password: &str, stored: Option<&str>) -> bool {
    let Some(stored) = stored else {
        drop(password_hash(password));
        return false;
    };
    Argon2::default().verify_password(password.as_bytes(), stored).is_ok()
}

/// Bytes as digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.is_ascii() || !text.len().is_multiple_of(2) {
        return None;
    }
    (0..text.len() / 2).map(|place| u8::from_str_radix(&text[2 * place..2 * place + 2], 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_known_again_and_no_other_is() {
        let secret = Secret::new([7; 32]);
        let value = secret.cookie_value("abc");
        assert_eq!(secret.token(&value), Some("abc"));
        let mut forged = value.clone();
        forged.replace_range(0..1, "b");
        assert_eq!(secret.token(&forged), None, "another token");
        for wrong in ["", "abc", "abc.", "abc.00", "abc.zz", "abc.é", &format!("{value}00")] {
            assert_eq!(secret.token(wrong), None, "{wrong}");
        }
        assert_eq!(Secret::new([8; 32]).token(&value), None, "another server");
    }

    #[test]
    fn our_cookie_is_found_among_others() {
        let all = |header| cookies_of(header).collect::<Vec<_>>();
        assert_eq!(all("a=1; hangar=x.y; b=2"), ["x.y"]);
        assert_eq!(all("hangar=x=="), ["x=="]);
        assert_eq!(all("hangar=junk; hangar=x.y"), ["junk", "x.y"]);
        assert!(all("xhangar=1; a").is_empty());
    }

    #[test]
    fn cookies_are_out_of_reach_for_scripts_and_go_over_encrypted_lines_where_there_are_any() {
        assert_eq!(
            set_cookie(Some("v"), false),
            "hangar=v; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000"
        );
        assert!(set_cookie(Some("v"), true).ends_with("; Secure"));
        assert!(set_cookie(None, false).contains("Max-Age=0"));
    }

    #[test]
    fn passwords_are_stored_as_hashes_and_recognised() {
        let stored = password_hash("correct horse").expect("it can be hashed");
        assert!(!stored.contains("horse"));
        assert!(is_password("correct horse", Some(&stored)));
        assert!(!is_password("correct horse ", Some(&stored)));
        assert!(!is_password("correct horse", None));
        assert!(!is_password("correct horse", Some("no hash")));
        assert_ne!(stored, password_hash("correct horse").expect("it can be hashed"), "salted");
    }

    #[test]
    fn random_texts_differ_and_fit_a_link() {
        let (one, other) = (random_text().expect("random"), random_text().expect("random"));
        assert_ne!(one, other);
        assert_eq!(one.len(), 32);
    }
}
