// Made by `just bundle-files`.

walks! {
    vanguard of "vanguard",
}
