//! The little packs that explain the rules of this crate.

/// A pack with one file of content and an Italian catalog.
macro_rules! pack {
    ($land:expr, $po:expr) => {
        concat!(
            "//- landfall.yaml\nname: shore\nversion: 0.1.0\ngame: vanguard\nlocales: [en, it]\n//- shore.land\n",
            $land,
            "\n//- l10n/it.po\nmsgid \"\"\nmsgstr \"\"\n\"Language: it\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n",
            $po,
            "\n"
        )
    };
}

/// A reference log with one line of rules, and its translation.
macro_rules! rules_line {
    ($source:literal, $translation:literal) => {
        crate::example::pack!(
            concat!("log 11 { reference; rules \"", $source, "\"; end }"),
            concat!("msgctxt \"log/11/rules/1\"\nmsgid \"", $source, "\"\nmsgstr \"", $translation, "\"")
        )
    };
}

pub(crate) use {pack, rules_line};
