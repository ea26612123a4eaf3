//! Throttles: how often something may happen, for one connection or one address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How long an address is remembered after it was last heard of.
const FORGOTTEN: Duration = Duration::from_secs(3_700);
/// Forgotten addresses are removed when the number of addresses has grown by this many since last time.
const SWEEP: usize = 1_024;

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

/// A bucket for each address.
#[derive(Debug)]
pub(crate) struct PerAddress {
    per_second: f64,
    most: u32,
    buckets: Mutex<(HashMap<IpAddr, Bucket>, usize)>,
}

impl PerAddress {
    pub(crate) fn new(per_second: f64, most: u32) -> PerAddress {
        PerAddress { per_second, most, buckets: Mutex::new((HashMap::new(), SWEEP)) }
    }

    pub(crate) fn take(&self, address: IpAddr, now: Instant) -> Result<(), Duration> {
        let mut guard = self.buckets.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let (buckets, sweep_at) = &mut *guard;
        if buckets.len() >= *sweep_at {
            buckets.retain(|_, bucket| now.saturating_duration_since(bucket.filled) < FORGOTTEN);
            *sweep_at = buckets.len() + SWEEP;
        }
        let fresh = || Bucket::new(self.per_second, self.most, now);
        buckets.entry(network(address)).or_insert_with(fresh).take(now)
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
    fn connections_are_counted_in_and_out() {
        let counted = Counted::default();
        let here = "10.0.0.1".parse().expect("an address");
        assert!(counted.enter(here, 2) && counted.enter(here, 2));
        assert!(!counted.enter(here, 2));
        counted.leave(here);
        assert!(counted.enter(here, 2));
    }
}
