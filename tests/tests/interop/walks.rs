// Made by `just bundle-files`.

walks! {
    caverns of "caverns",
    first_martians of "first-martians",
    vanguard of "vanguard",
}
