//! What was worked out before, by two numbers: a table that forgets what falls on the same place.
//!
//! It only saves work, so it may forget; and because it may, it never grows beyond a bound.

/// Entries of a table at most: 24 MB.
const MOST: usize = 1 << 21;

pub(crate) struct Cache {
    /// The key in two parts and what was found; the first part is never 0 in an entry.
    slots: Vec<[u32; 3]>,
    used: usize,
}

impl Cache {
    pub fn new() -> Self {
        Self { slots: vec![[0; 3]; 1 << 10], used: 0 }
    }

    #[inline]
    fn place(&self, a: u32, b: u32) -> usize {
        let sum = (u64::from(a) << 32 | u64::from(b)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (sum >> 32) as usize & (self.slots.len() - 1)
    }

    #[inline]
    pub fn get(&self, a: u32, b: u32) -> Option<u32> {
        let [known_a, known_b, found] = self.slots[self.place(a, b)];
        (known_a == a && known_b == b).then_some(found)
    }

    #[inline]
    pub fn put(&mut self, a: u32, b: u32, found: u32) {
        let place = self.place(a, b);
        self.used += usize::from(self.slots[place][0] == 0);
        self.slots[place] = [a, b, found];
        if self.used * 2 > self.slots.len() && self.slots.len() < MOST {
            self.grow();
        }
    }

    #[cold]
    fn grow(&mut self) {
        let more = vec![[0; 3]; self.slots.len() * 4];
        let old = std::mem::replace(&mut self.slots, more);
        self.used = 0;
        for [a, b, found] in old.into_iter().filter(|slot| slot[0] != 0) {
            let place = self.place(a, b);
            self.used += usize::from(self.slots[place][0] == 0);
            self.slots[place] = [a, b, found];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_found_is_what_was_put() {
        let mut cache = Cache::new();
        for a in 1..20_000 {
            cache.put(a, a / 3, a + 7);
            assert_eq!(cache.get(a, a / 3), Some(a + 7));
        }
        let kept = (1..20_000).filter(|a| cache.get(*a, a / 3).is_some()).count();
        assert!(kept > 10_000, "{kept}");
        assert!((1..20_000).all(|a| cache.get(a, a / 3).is_none_or(|found| found == a + 7)));
        assert_eq!(cache.get(5, 2), None, "another key");
    }
}
