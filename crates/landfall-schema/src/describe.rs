//! Names as a designer reads them.

pub(crate) fn with_article(name: &str) -> String {
    let name = name.replace('-', " ");
    let article =
        if name.starts_with(['a', 'e', 'i', 'o', 'u']) && !name.starts_with("un") { "an" } else { "a" };
    format!("{article} {name}")
}
