//! Throttles: how often something may happen, for one connection or one address.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How long an address is remembered after it was last heard of.
const FORGOTTEN: Duration = Duration::from_secs(3_700);
/// Forgotten addresses are removed when the number of addresses has grown by this many since last time.
const SWEEP: usize = 1_024;
/// How many wrong passwords one address may try at one account in an hour, however many others tried.
const GUESSES: u32 = 3;

/// A bucket that fills at a steady rate. Each event takes one unit from it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    per_second: f64,
    most: f64,
    left: f64,
    filled: Instant,
}

impl Bucket {
    pub(crate) fn new(per_second: f64, most: u32, now: Instant) -> Bucket {
        let most = f64::from(most.max(1));
        Bucket { per_second, most, left: most, filled: now }
    }

    /// Takes one unit, or says how long it takes until there is one.
    pub(crate) fn take(&mut self, now: Instant) -> Result<(), Duration> {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.left = (self.left + passed * self.per_second).min(self.most);
        self.filled = now;
        if self.left >= 1.0 {
            self.left -= 1.0;
            return Ok(());
        }
        let wait = (1.0 - self.left) / self.per_second.max(0.001);
        Err(Duration::from_secs_f64(wait.min(86_400.0)))
    }
}

/// A bucket for each of something.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    per_second: f64,
    most: u32,
    buckets: Mutex<(HashMap<K, Bucket>, usize)>,
}

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(per_second: f64, most: u32) -> Buckets<K> {
        Buckets { per_second, most, buckets: Mutex::new((HashMap::new(), SWEEP)) }
    }

    pub(crate) fn take(&self, of: K, now: Instant) -> Result<(), Duration> {
        let mut guard = self.buckets.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let (buckets, sweep_at) = &mut *guard;
        if buckets.len() >= *sweep_at {
            buckets.retain(|_, bucket| now.saturating_duration_since(bucket.filled) < FORGOTTEN);
            *sweep_at = buckets.len() + SWEEP;
        }
        let fresh = || Bucket::new(self.per_second, self.most, now);
        buckets.entry(of).or_insert_with(fresh).take(now)
    }

    /// Puts back what was taken.
    fn give_back(&self, of: &K) {
        let mut guard = self.buckets.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        guard.0.get_mut(of).into_iter().for_each(|bucket| bucket.left += 1.0);
    }
}

/// A bucket for each address.
#[derive(Debug)]
pub(crate) struct PerAddress(Buckets<IpAddr>);

impl PerAddress {
    pub(crate) fn new(per_second: f64, most: u32) -> PerAddress {
        PerAddress(Buckets::new(per_second, most))
    }

    pub(crate) fn take(&self, address: IpAddr, now: Instant) -> Result<(), Duration> {
        self.0.take(network(address), now)
    }
}

/// How often passwords may be guessed. All addresses together have some guesses at an account, and each has a few of
/// its own. So whoever guesses from many addresses gets few more, and cannot keep out the person whose account it is.
#[derive(Debug)]
pub(crate) struct Guesses {
    own: Buckets<(u64, IpAddr)>,
    shared: Buckets<u64>,
    /// Logins are not kept, only their hashes, whether such an account exists or not.
    hasher: RandomState,
}

/// A guess that was let through.
#[derive(Debug)]
pub(crate) struct Guess {
    account: u64,
    own: Option<IpAddr>,
}

impl Guesses {
    pub(crate) fn new(per_hour: u32) -> Guesses {
        Guesses {
            own: Buckets::new(f64::from(GUESSES) / 3_600.0, GUESSES),
            shared: Buckets::new(f64::from(per_hour) / 3_600.0, per_hour),
            hasher: RandomState::new(),
        }
    }

    /// Lets a guess at the password of this login through, or says when one may be made again.
    pub(crate) fn take(&self, login: &str, address: IpAddr, now: Instant) -> Result<Guess, Duration> {
        let (account, address) = (self.hasher.hash_one(login), network(address));
        match self.own.take((account, address), now) {
            Ok(()) => Ok(Guess { account, own: Some(address) }),
            Err(wait) => match self.shared.take(account, now) {
                Ok(()) => Ok(Guess { account, own: None }),
                Err(longer) => Err(wait.min(longer)),
            },
        }
    }

    /// It was no guess: the password was right.
    pub(crate) fn was_right(&self, Guess { account, own }: Guess) {
        match own {
            Some(address) => self.own.give_back(&(account, address)),
            None => self.shared.give_back(&account),
        }
    }
}

/// How many connections each address has.
#[derive(Debug, Default)]
pub(crate) struct Counted(Mutex<HashMap<IpAddr, u32>>);

impl Counted {
    /// Counts one more, unless there are `most` already.
    pub(crate) fn enter(&self, address: IpAddr, most: u32) -> bool {
        let mut counts = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let count = counts.entry(network(address)).or_default();
        if *count >= most {
            return false;
        }
        *count += 1;
        true
    }

    pub(crate) fn leave(&self, address: IpAddr) {
        let mut counts = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let address = network(address);
        if let Some(count) = counts.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&address);
            }
        }
    }
}

/// What counts as one address. Of an IPv6 address, this is the first half, which one line has.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => {
            let [a, b, c, d, ..] = six.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
        four => four,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let begin = Instant::now();
        let mut bucket = Bucket::new(2.0, 3, begin);
        for _ in 0..3 {
            assert_eq!(bucket.take(begin), Ok(()));
        }
        assert_eq!(bucket.take(begin), Err(Duration::from_millis(500)));
        assert_eq!(bucket.take(begin + Duration::from_millis(500)), Ok(()));
        let later = begin + Duration::from_secs(100);
        assert!((0..3).all(|_| bucket.take(later).is_ok()), "it holds no more than its most");
        assert!(bucket.take(later).is_err());
    }

    #[test]
    fn addresses_do_not_share_a_bucket_but_one_line_does() {
        let throttle = PerAddress::new(0.01, 1);
        let now = Instant::now();
        let at = |text: &str| throttle.take(text.parse().expect("an address"), now);
        assert!(at("10.0.0.1").is_ok());
        assert!(at("10.0.0.1").is_err());
        assert!(at("::ffff:10.0.0.1").is_err(), "the same address in another writing");
        assert!(at("10.0.0.2").is_ok());
        assert!(at("2001:db8:0:1::1").is_ok());
        assert!(at("2001:db8:0:1::2").is_err());
        assert!(at("2001:db8:0:2::1").is_ok());
    }

    #[test]
    fn who_guesses_a_password_keeps_nobody_out() {
        let (guesses, now) = (Guesses::new(5), Instant::now());
        let at = |last: u8| IpAddr::from([10, 0, 0, last]);
        let tried = |last| (0..20).filter(|_| guesses.take("ada", at(last), now).is_ok()).count();
        assert_eq!(tried(1), 8, "its own, and all that are shared");
        assert_eq!(tried(2), 3, "another address has its own");
        let owner = guesses.take("ada", at(9), now).expect("she can sign in");
        guesses.was_right(owner);
        assert_eq!(tried(9), 3, "what was right does not count");
        assert!(guesses.take("eve", at(1), now).is_ok(), "another account");
        let later = now + Duration::from_secs(1_200);
        assert!(guesses.take("ada", at(1), later).is_ok() && guesses.take("ada", at(2), later).is_ok());
    }

    #[test]
    fn connections_are_counted_in_and_out() {
        let counted = Counted::default();
        let here = "10.0.0.1".parse().expect("an address");
        assert!(counted.enter(here, 2) && counted.enter(here, 2));
        assert!(!counted.enter(here, 2));
        counted.leave(here);
        assert!(counted.enter(here, 2));
    }
}
