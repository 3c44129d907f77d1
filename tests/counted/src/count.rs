//! The compiler puts a call in front of every block of code; here it only counts.
//!
//! A count of blocks is the same on every machine and every run, which a clock is not. Loops inside the standard library
//! count too where they are generic; a `memcpy` of any length is one.

#![allow(unsafe_code)]

use std::sync::atomic::{AtomicU64, Ordering};

static BLOCKS: AtomicU64 = AtomicU64::new(0);

// SAFETY: the names and signatures are those that LLVM's pass calls; neither function looks at what it is given.
#[unsafe(no_mangle)]
extern "C" fn __sanitizer_cov_trace_pc_guard(_: *mut u32) {
    // There is one thread; adding in one step would take four times as long.
    BLOCKS.store(BLOCKS.load(Ordering::Relaxed) + 1, Ordering::Relaxed);
}

#[unsafe(no_mangle)]
extern "C" fn __sanitizer_cov_trace_pc_guard_init(_: *mut u32, _: *mut u32) {}

/// How many blocks `work` runs.
pub fn blocks<T>(work: impl FnOnce() -> T) -> (u64, T) {
    let before = BLOCKS.load(Ordering::Relaxed);
    let done = work();
    (BLOCKS.load(Ordering::Relaxed) - before, done)
}
