//! Names of the schema as identifiers that every FlatBuffers generator can live with.

use rustc_hash::FxHashSet;

/// `no-travel` as `no_travel`. A trailing `_` keeps it clear of keywords and of what generators add.
pub(crate) fn snake(name: &str) -> String {
    let mut out = identifier(name, '_').to_lowercase();
    if out.starts_with(|first: char| first.is_ascii_digit()) {
        out.insert(0, 'n');
    }
    if KEYWORDS.binary_search(&out.as_str()).is_ok() {
        out.push('_');
    }
    out
}

/// `no-travel` as `NoTravel`.
pub(crate) fn pascal(name: &str) -> String {
    let plain = identifier(name, '-');
    let mut out = String::with_capacity(plain.len());
    for part in plain.split('-') {
        let mut letters = part.chars();
        out.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        out.push_str(letters.as_str());
    }
    if !out.starts_with(|first: char| first.is_ascii_alphabetic()) {
        out.insert(0, 'N');
    }
    out
}

/// Only ASCII letters and digits survive in flatc; another letter becomes its number, so that two words
/// that differ in an accent stay two words.
fn identifier(name: &str, gap: char) -> String {
    let mut out = String::with_capacity(name.len());
    for letter in name.chars() {
        match letter {
            letter if letter.is_ascii_alphanumeric() => out.push(letter),
            letter if letter.is_alphanumeric() => out.push_str(&format!("u{:04x}", letter as u32)),
            _ if out.is_empty() || out.ends_with(gap) => {}
            _ => out.push(gap),
        }
    }
    let kept = out.trim_end_matches(gap).len();
    out.truncate(kept);
    out
}

/// Hands out names that differ in more than case and underscores: generators turn `a_1` and `a1` into the
/// same method, and two types into files that a Mac cannot tell apart.
#[derive(Default)]
pub(crate) struct Namer {
    taken: FxHashSet<String>,
}

impl Namer {
    /// For the names of types, which must not hide what the target languages have themselves.
    pub(crate) fn for_types() -> Self {
        Self { taken: TYPES.iter().map(|name| folded(name)).collect() }
    }

    /// For the members of an enum.
    pub(crate) fn for_words() -> Self {
        Self { taken: ["none", "true", "false", "self"].map(str::to_owned).into_iter().collect() }
    }

    /// Keeps a name for whoever had it before.
    pub(crate) fn reserve(&mut self, name: &str) {
        self.taken.insert(folded(name));
    }

    /// `wanted`, or with `suffix` when that name is gone, or numbered when that one is gone too.
    pub(crate) fn claim(&mut self, wanted: String, suffix: &str) -> String {
        if !self.is_spoken_for(&wanted) {
            self.taken.insert(folded(&wanted));
            return wanted;
        }
        let longer = format!("{wanted}{suffix}");
        let numbered = (2..).map(|number| format!("{longer}{number}"));
        let free =
            std::iter::once(longer.clone()).chain(numbered).find(|name| !self.taken.contains(&folded(name)));
        let name = free.unwrap_or(longer);
        self.taken.insert(folded(&name));
        name
    }

    fn is_spoken_for(&self, wanted: &str) -> bool {
        // C++ has a function `CreatePoi` beside every table `Poi`.
        wanted.starts_with("Create") || self.taken.contains(&folded(wanted))
    }
}

/// Names for the columns of one table. A vector `x` brings an `x_length` and a union an `x_type` along.
pub(crate) fn distinct_columns(wanted: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut taken = FxHashSet::default();
    for mut name in wanted {
        while taken.contains(&folded(&name)) || is_companion(&name, &out) {
            name.push('_');
        }
        taken.insert(folded(&name));
        out.push(name);
    }
    out
}

const COMPANIONS: &[&str] =
    &["_length", "_type", "_is_none", "_as_numpy", "_array", "_by_key", "_bytes", "_vector"];

fn is_companion(name: &str, others: &[String]) -> bool {
    let brings =
        |stem: &str, whole: &str| whole.strip_prefix(stem).is_some_and(|end| COMPANIONS.contains(&end));
    others.iter().any(|other| brings(other, name) || brings(name, other))
}

/// Whether no type may have this name, not even one that had it before the list of such names grew.
pub(crate) fn is_reserved(name: &str) -> bool {
    TYPES.contains(&name)
}

fn folded(name: &str) -> String {
    let trailing = name.len() - name.trim_end_matches('_').len();
    let mut out = name.replace('_', "").to_ascii_lowercase();
    out.extend(std::iter::repeat_n('_', trailing));
    out
}

/// Types that some target language or its FlatBuffers library has already, and those whose names in lower case are
/// keywords of Python: its object API has a variable for each.
#[rustfmt::skip]
const TYPES: &[&str] = &[
    "And", "Array", "As", "Assert", "Async", "Await", "Boolean", "Box", "Break", "Builder", "ByteBuffer",
    "Class", "Continue", "Date", "Def", "Del", "Dict", "Double", "Elif", "Else", "Enum", "Err", "Error",
    "Except", "Exception", "False", "Finally", "FlatBufferBuilder", "Float", "For", "From", "Function",
    "Global", "If", "Import", "In", "Int", "Integer", "Is", "Lambda", "List", "Long", "Map", "Math", "None",
    "Nonlocal", "Not", "Number", "Object", "Offset", "Ok", "Option", "Or", "Pass", "Promise", "Raise", "Result",
    "Return", "Self", "Set", "Short", "Some", "String", "Struct", "Symbol", "System", "Table", "True", "Try",
    "Type", "Uint", "Vec", "Vector", "Verifier", "Void", "While", "With", "Yield",
];

/// Keywords of the `.fbs` language and of the languages flatc writes, and members its code adds. Sorted.
#[rustfmt::skip]
const KEYWORDS: &[&str] = &[
    "abstract", "alignas", "alignof", "and", "and_eq", "arguments", "as", "asm", "assert", "async",
    "attribute", "auto", "await", "bb", "bb_pos", "bitand", "bitor", "bool", "boolean", "break", "buffer",
    "builder", "byte", "case", "catch", "char", "class", "co_await", "co_return", "co_yield", "compl",
    "concept", "const", "const_cast", "consteval", "constexpr", "constinit", "constructor", "continue",
    "crate", "debugger", "declare", "decltype", "def", "default", "defer", "del", "delegate", "delete",
    "do", "double", "dyn", "dynamic_cast", "elif", "else", "enum", "eval", "except", "exec", "explicit",
    "export", "extends", "extern", "fallthrough", "false", "file_extension", "file_identifier", "final",
    "finally", "float", "float32", "float64", "fn", "for", "foreach", "friend", "from", "fun", "func",
    "function", "get_type", "global", "goto", "if", "impl", "implements", "implicit", "import", "in",
    "include", "init", "inline", "inout", "instanceof", "int", "int16", "int32", "int64", "int8",
    "interface", "internal", "is", "key_compare_less_than", "key_compare_with_value", "lambda", "let", "long", "loop", "macro", "match", "move", "mut", "mutable", "namespace", "native",
    "native_include", "new", "nil", "noexcept", "none", "nonlocal", "not", "not_eq", "null", "nullptr",
    "object", "offset", "operator", "or", "or_eq", "out", "override", "pack", "package", "params", "pass",
    "priv", "private", "protected", "protocol", "pub", "public", "raise", "readonly", "ref", "register",
    "reinterpret_cast", "require", "requires", "return", "root_type", "rpc_service", "sbyte", "sealed",
    "self", "short", "signed", "sizeof", "stackalloc", "static", "static_assert", "static_cast",
    "strictfp", "string", "struct", "super", "switch", "synchronized", "table", "template", "this",
    "thread_local", "throw", "throws", "trait", "transient", "true", "try", "type", "typealias",
    "typedef", "typeid", "typename", "typeof", "ubyte", "uint", "uint16", "uint32", "uint64", "uint8",
    "ulong", "unchecked", "undefined", "union", "unpack", "unsafe", "unsigned", "use", "ushort", "using",
    "var", "verify", "virtual", "void", "volatile", "wchar_t", "while", "with", "xor", "xor_eq", "yield",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_become_identifiers() {
        assert_eq!(snake("no-travel"), "no_travel");
        assert_eq!(pascal("no-travel"), "NoTravel");
        assert_eq!(pascal("2-player"), "N2Player");
        assert_eq!(snake("1903.1"), "n1903_1");
        assert_eq!(pascal("ca\u{f1}on"), "Cau00f1on");
        assert_eq!(pascal("-"), "N");
    }

    #[test]
    fn keywords_get_a_trailing_underscore() {
        assert!(KEYWORDS.is_sorted());
        for name in ["async", "init", "constructor", "bb", "from", "type", "table"] {
            assert_eq!(snake(name), format!("{name}_"));
        }
    }

    #[test]
    fn types_that_meet_get_their_class_as_suffix() {
        let mut namer = Namer::for_types();
        assert_eq!(namer.claim("Travel".into(), "Block"), "Travel");
        assert_eq!(namer.claim("Travel".into(), "Verb"), "TravelVerb");
        assert_eq!(namer.claim("travel".into(), "Verb"), "travelVerb2");
        assert_eq!(namer.claim("Map".into(), "Card"), "MapCard");
        assert_eq!(namer.claim("CreatePoi".into(), "Verb"), "CreatePoiVerb");
    }

    #[test]
    fn columns_stay_apart_in_camel_case_too() {
        let names = ["a_1", "a1", "row", "row_length"].map(str::to_owned);
        assert_eq!(distinct_columns(names), ["a_1", "a1_", "row", "row_length_"]);
    }
}
