# `just` lists the recipes.
default:
    @just --list

# exactly what CI runs
ready:
    tests/run

# the quick loop
test *ARGS:
    cargo test --workspace {{ARGS}}

# one style for Rust and for content
fmt:
    cargo fmt --all
    cargo run --release --quiet -- fmt content

# accept snapshots after reading them
accept:
    INSTA_UPDATE=always cargo test --workspace --quiet

# a new check: `just new-check LF3005 dead-end-log`
new-check CODE NAME:
    crates/landfall-check/new-check {{CODE}} {{NAME}}

# write the generated pages anew
docs:
    LANDFALL_WRITE_DOCS=1 cargo test --quiet -p landfall-tests --test docs

# licences and advisories; installs cargo-deny, which takes minutes
deny:
    command -v cargo-deny >/dev/null || cargo install --locked cargo-deny
    cargo deny check licenses bans sources

# a static program with its checksum and its bill of materials, for this platform or for TARGET
dist *TARGET:
    .ci/dist {{TARGET}}

# write the lock files, `.fbs` and generated code of the shipped games anew
bundle-files:
    LANDFALL_WRITE_DOCS=1 cargo test --quiet -p landfall-bundle fresh

# the packages for engines, into target/packages
packages:
    cargo build --release --quiet
    crates/landfall-runtime/packages/build target/release/landfall target/packages

# 100,000 random corruptions of large bundles, every one of a small one: refused, or read without a panic
damage-bundle:
    LANDFALL_CORRUPTIONS=100000 cargo test --release -p landfall-tests --test interop_damage -- --nocapture

# every kind of input that strangers can send, for SECONDS in all; installs cargo-fuzz
fuzz SECONDS="600" *TARGETS:
    tests/fuzz/run {{SECONDS}} {{TARGETS}}

# Landfall beside its peers, at 20,000 and 200,000 assets or at SIZES; installs flatc, protoc, inkjs and others, takes minutes
bench *SIZES:
    tests/bench/run {{SIZES}}

# twice the input is at most twice the work: blocks of code counted for every shape of input, or for those named NAME
counted *NAME:
    tests/counted/run {{NAME}}

# CPU seconds and memory of the release program for a megabyte of every shape of input, or of those named NAME
hostile *NAME:
    tests/hostile/run {{NAME}}

# opening a bundle of 200,000 cards against parsing JSON
bench-bundle:
    cargo run --release --quiet -p landfall-tests --example bench_bundle

# reading and checking 20,000 assets, stage by stage, and the ten slowest checks
bench-checks:
    cargo run --release --quiet -p landfall-tests --example bench_checks

# checking 100,000 translated messages against msgfmt
bench-l10n:
    cargo run --release --quiet -p landfall-tests --example bench_l10n

# every way to play: shipped boards with all questions, made-up planets of 10 to 80 sectors; 10,000 games of bots; odds
bench-prove:
    cargo run --release --quiet -p landfall-tests --example bench_prove

# the language server: edit to reports, question to answer, in packs of 105 to 20,000 assets
bench-ide:
    cargo run --release --quiet -p landfall-tests --example bench_ide

# instructions of a cold start and of each stage, compared with the numbers in the repository; needs valgrind
counts *ARGS:
    tests/counts/run {{ARGS}}

# Landfall Studio as a folder for a web server and as one file, into target/studio
studio:
    crates/landfall-web/studio/build

# what Studio weighs and how long a visitor waits, in Chromium; `just studio` first
bench-studio:
    cargo run --quiet -p landfall-tests --example bench_studio

# 1,000 cards laid out and as one PDF
bench-cards:
    cargo run --release --quiet -p landfall-tests --example bench_cards

# the pictures of docs/designers.md; `just studio` first, needs pngquant and poppler
studio-pictures:
    mkdir -p target/doc-pictures
    node tests/web/pictures.mjs crates/landfall-web/studio target/studio/studio.html target/doc-pictures
    pdftoppm -png -r 70 -f 1 -l 1 -singlefile target/doc-pictures/sheets.pdf target/doc-pictures/sheet
    for name in studio map report translate sheet; do pngquant --quality 40-80 --strip --force -o docs/pictures/$name.png 48 target/doc-pictures/$name.png; done
