// Made by `just bundle-files`.

walks! {
    first_martians of "first-martians",
    vanguard of "vanguard",
}
