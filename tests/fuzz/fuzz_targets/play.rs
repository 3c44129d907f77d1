#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| landfall_tests::fuzz::run("play", bytes));
