//! A bundle as JSON, word for word what `flatc --json --strict-json --raw-binary` prints of it.

mod json;

use landfall_runtime::raw::{Read, Reader, Run, TableAt, damaged};
use landfall_runtime::{Error as BundleError, List, Locale, RulesText, Table, Text};

use crate::header::verify;
use crate::layout::{Column, ColumnType, Item, Layout, RULES_TEXT, Scalar};
use json::Json;

/// The bundle as JSON, fields in the order of the `.fbs`. A bundle of another game or schema, or one that
/// is not whole, is refused.
pub fn dump(bytes: &[u8], layout: &Layout) -> Result<String, BundleError> {
    verify(bytes, layout)?;
    walk(bytes, layout)
}

/// The bundle as JSON with every number that names a text replaced by the text, in one language. Without
/// the tables of texts, which it then no longer needs.
pub fn dump_resolved(bytes: &[u8], layout: &Layout, locale: Option<&str>) -> Result<String, BundleError> {
    verify(bytes, layout)?;
    let root = Table::root(bytes);
    let locales: List<'_, Locale<'_>> = root.list(1);
    let source = landfall_runtime::header(bytes)?.source_locale;
    let wanted = locale.unwrap_or(source);
    let texts = locales.find(wanted).ok_or_else(|| BundleError::NoLocale {
        wanted: wanted.to_owned(),
        known: locales.iter().map(|locale| locale.code().to_owned()).collect(),
    })?;
    let mut walk = Walk::new(bytes, layout);
    walk.texts = Some(texts);
    walk.bundle()
}

/// The part of a dump that tells of one asset: `P901`, or `log 1903` where several kinds share ids. Absent when
/// there is none.
pub fn only_asset(dump: &str, layout: &Layout, asset: &str) -> Option<String> {
    let (wanted_kind, key) = match asset.split_once([' ', '/']) {
        Some((kind, key)) => (Some(kind), key),
        None => (None, asset),
    };
    let mut root: serde_json::Value = serde_json::from_str(dump).ok()?;
    let mut out = serde_json::Map::new();
    for column in &layout.root().columns {
        let kind = column.origin.split_once('/').map(|(_, kind)| kind);
        let Some(list) = root.get_mut(&column.name).and_then(serde_json::Value::as_array_mut) else {
            continue;
        };
        if wanted_kind.is_some_and(|wanted| column.origin.starts_with("kind/") && kind != Some(wanted)) {
            continue;
        }
        list.retain(|item| item["key"] == key);
        if !list.is_empty() {
            out.insert(column.name.clone(), list.as_slice().into());
        }
    }
    let is_kind = |name: &str| {
        layout.root().columns.iter().any(|column| column.name == *name && column.origin.starts_with("kind/"))
    };
    let found = out.keys().any(|name| is_kind(name));
    found.then(|| serde_json::to_string_pretty(&out).unwrap_or_default() + "\n")
}

/// How much longer than the bundle its JSON may be.
const TIMES: usize = 32;

/// Tables nest at most this deep. The deepest content the parser accepts stays well below.
const DEEPEST: usize = 512;

/// The JSON of whatever the bytes hold, without asking whose they are.
pub(crate) fn walk(bytes: &[u8], layout: &Layout) -> Result<String, BundleError> {
    Walk::new(bytes, layout).bundle()
}

struct Walk<'a> {
    reader: Reader<'a>,
    layout: &'a Layout,
    json: Json,
    /// Set when texts are to be shown in place of their numbers.
    texts: Option<Locale<'a>>,
    /// What the numbers of the column are that is being shown.
    shows: Shows,
}

#[derive(Clone, Copy)]
enum Shows {
    Numbers,
    Texts,
    Rules,
}

impl<'a> Walk<'a> {
    fn new(bytes: &'a [u8], layout: &'a Layout) -> Self {
        // A string may be shared by many fields, so a damaged file could unfold into gigabytes. Real bundles
        // become about ten times longer.
        let most = bytes.len().saturating_mul(TIMES).saturating_add(1 << 20);
        Self { reader: Reader::new(bytes), layout, json: Json::new(most), texts: None, shows: Shows::Numbers }
    }

    fn bundle(mut self) -> Result<String, BundleError> {
        let root = self.reader.root()?;
        self.table(root, self.layout.core.bundle, 0)?;
        Ok(self.json.finish())
    }

    fn table(&mut self, at: usize, table: usize, depth: usize) -> Read<()> {
        if depth > DEEPEST {
            return Err(damaged(at, "it nests too deep"));
        }
        let layout = self.layout;
        let found = self.reader.table(at)?;
        self.json.open('{')?;
        for column in layout.tables[table].by_slot() {
            if self.texts.is_some() && self.is_for_engines(table, &column.name) {
                continue;
            }
            // Tables inside this one may be of another sort.
            self.shows = match column.origin == RULES_TEXT {
                true => Shows::Rules,
                false if layout.tables[table].is_text(column) => Shows::Texts,
                false => Shows::Numbers,
            };
            self.column(found, column, depth)?;
        }
        self.json.close('}')
    }

    /// With the texts in their places, their tables have nothing to add for people; nor have hashes.
    fn is_for_engines(&self, table: usize, column: &str) -> bool {
        let core = self.layout.core;
        match column {
            "locales" | "messages" => table == core.bundle,
            "lookup" | "checksum" | "vocabularies" => table == core.header,
            _ => false,
        }
    }

    fn column(&mut self, table: TableAt, column: &Column, depth: usize) -> Read<()> {
        let width = if let ColumnType::Scalar(scalar) = column.ty { scalar.width() } else { 4 };
        let at = self.reader.slot(table, column.slot, width)?;
        if let ColumnType::Union(union) = column.ty {
            return self.union(table, column, union, at, depth);
        }
        let Some(at) = at else { return Ok(()) };
        self.json.key(&column.name)?;
        match column.ty {
            ColumnType::Scalar(scalar) => self.scalar(at, scalar),
            ColumnType::String => self.string(at),
            ColumnType::Table(inner) => self.table(self.reader.follow(at)?, inner, depth + 1),
            ColumnType::Many(item) => self.many(self.reader.follow(at)?, item, depth),
            ColumnType::Union(_) => Ok(()),
        }
    }

    fn union(
        &mut self,
        table: TableAt,
        column: &Column,
        union: usize,
        value: Option<usize>,
        depth: usize,
    ) -> Read<()> {
        let Some(at) = self.reader.slot(table, column.slot - 1, 1)? else {
            return match value {
                Some(value) => Err(damaged(value, "a value has no type")),
                None => Ok(()),
            };
        };
        let layout = self.layout;
        let members = &layout.unions[union].members;
        let member = usize::from(self.reader.u8(at)?).checked_sub(1).and_then(|member| members.get(member));
        let (Some(&member), Some(value)) = (member, value) else {
            return Err(damaged(at, "nothing has this type"));
        };
        self.json.key(&format!("{}_type", column.name))?;
        self.json.string(&layout.tables[member].name)?;
        self.json.key(&column.name)?;
        self.table(self.reader.follow(value)?, member, depth + 1)
    }

    fn many(&mut self, at: usize, item: Item, depth: usize) -> Read<()> {
        let width = if let Item::Scalar(scalar) = item { scalar.width() } else { 4 };
        let Run { start, len } = self.reader.vector(at, width)?;
        self.json.open('[')?;
        for at in (0..len).map(|place| start + place * width) {
            self.json.item()?;
            match item {
                Item::Scalar(scalar) => self.scalar(at, scalar)?,
                Item::String => self.string(at)?,
                Item::Table(table) => self.table(self.reader.follow(at)?, table, depth + 1)?,
            }
        }
        self.json.close(']')
    }

    fn string(&mut self, at: usize) -> Read<()> {
        let text = self.reader.string(self.reader.follow(at)?)?;
        self.json.string(text)
    }

    fn scalar(&mut self, at: usize, scalar: Scalar) -> Read<()> {
        match scalar {
            Scalar::Bool => self.json.raw(self.reader.u8(at)? != 0),
            Scalar::UShort(_) => self.json.raw(self.reader.u16(at)?),
            Scalar::UInt => match (self.texts, self.shows) {
                (Some(texts), Shows::Texts) => self.json.string(texts.text(Text::of(self.reader.u32(at)?))),
                (Some(texts), Shows::Rules) => {
                    self.json.string(texts.rules(RulesText::of(self.reader.u32(at)?)))
                }
                _ => self.json.raw(self.reader.u32(at)?),
            },
            Scalar::Int(_) => self.json.raw(self.reader.i32(at)?),
            Scalar::Enum(words) => {
                let value = self.reader.u16(at)?;
                let layout = self.layout;
                match layout.enums[words].values.iter().find(|word| word.value == value) {
                    Some(word) => self.json.string(&word.name),
                    // A word of a newer schema: the number is all there is to say, as in flatc.
                    None => self.json.raw(value),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::testing::{World, borrowed, flatc_json, load, read_all, top, vanguard};
    use crate::{Header, Lock, header};

    #[test]
    fn flatc_reads_the_same() {
        let world = World::tiny();
        let bytes = world.encode();
        let ours: Value = serde_json::from_str(&dump(&bytes, &world.layout()).unwrap()).unwrap();
        assert_eq!(ours, flatc_json(&world.layout(), &bytes));
    }

    #[test]
    fn texts_can_stand_in_their_places() {
        let world = World::tiny();
        let mut contents = world.contents();
        let texts = vec![Some("Isola dei gabbiani".to_owned())];
        contents.locales.push(crate::Locale { code: "it".to_owned(), texts });
        let bytes = world.encode_with(&contents).unwrap();
        let told = |locale| dump_resolved(&bytes, &world.layout(), locale).unwrap();
        let dump: Value = serde_json::from_str(&told(None)).unwrap();
        assert_eq!(dump["isle"][0]["title"], "Gull Isle");
        assert_eq!(dump["isle"][0]["flavour"][0], "White with birds. :wave: {log 12}");
        assert_eq!(dump["straits"][0]["nodes"][0]["ways"][0]["to"], 1);
        assert_eq!(dump["messages"], Value::Null);
        let dump: Value = serde_json::from_str(&told(Some("it"))).unwrap();
        assert_eq!(dump["isle"][0]["title"], "Isola dei gabbiani");
        assert_eq!(dump["log"][1]["title"], "Twelve");
        let refused = dump_resolved(&bytes, &world.layout(), Some("fr")).unwrap_err();
        assert_eq!(refused.to_string(), "the bundle has no texts in `fr`; it has en, it");
    }

    #[test]
    fn the_header_says_whose_file_it_is() {
        let world = World::tiny();
        let bytes = world.encode();
        let Header { game, pack, version, source_locale, format_version, .. } = header(&bytes).unwrap();
        assert_eq!([game, pack, version, source_locale], ["tiny-isles", "gulls", "1.2.0", "en"]);
        assert_eq!(format_version, crate::FORMAT_VERSION);
        assert_eq!(crate::identifier(&bytes), Some(*b"LFTI"));
        assert_eq!(crate::identifier(b"short"), None);
    }

    #[test]
    fn a_damaged_file_never_panics() {
        let world = World::tiny();
        let layout = world.layout();
        let whole = world.encode();
        let mut bytes = whole.clone();
        for at in 0..bytes.len() {
            for flip in [0x01, 0x80, 0xff] {
                bytes[at] ^= flip;
                let _ = walk(&bytes, &layout);
                bytes[at] ^= flip;
            }
            // The walk alone must cope; with the hash, nothing gets that far.
            bytes[at] ^= 0x10;
            assert!(verify(&bytes, &layout).is_err(), "byte {at}");
            bytes[at] ^= 0x10;
        }
        for len in 0..whole.len() {
            let _ = walk(&whole[..len], &layout);
            assert!(verify(&whole[..len], &layout).is_err(), "{len} bytes");
        }
    }

    #[test]
    fn refusals_say_what_was_found() {
        let world = World::tiny();
        let bytes = world.encode();
        let told = |bytes: &[u8], layout: &Layout| dump(bytes, layout).unwrap_err().to_string();
        assert_eq!(told(b"LF", &world.layout()), "the file has 2 bytes, which is too short for a bundle");
        let vanguard = load(&vanguard(), &mut landfall_diagnostics::Sources::default());
        let vanguard = Layout::of(&vanguard, &Lock::default());
        assert_eq!(told(&bytes, &vanguard), "a bundle of `tiny-isles`, not of `vanguard`");
        let png = b"\x89PNG\r\n\x1a\n............................";
        assert!(
            told(png, &world.layout()).starts_with("not a bundle of `tiny-isles`: its file identifier is")
        );
        let mut changed = bytes.clone();
        *changed.last_mut().unwrap() ^= 1;
        assert!(told(&changed, &world.layout()).contains("changed after it was built"));
        let newer = bytes_with_format(&bytes, 7);
        assert!(told(&newer, &world.layout()).starts_with("the bundle has format 7"));
        let grown = crate::testing::TINY.replace("harbour: flag", "harbour: flag\n      deep: flag");
        let grown =
            World::with_schema(&[("tiny.yaml".to_owned(), grown)], &[("logs.land", crate::testing::LOGS)]);
        assert!(
            told(&bytes, &grown.layout())
                .starts_with("the bundle was built with another schema of `tiny-isles`")
        );
    }

    fn bytes_with_format(bytes: &[u8], format: u32) -> Vec<u8> {
        let reader = Reader::new(bytes);
        let bundle = reader.table(reader.root().unwrap()).unwrap();
        let header = reader.follow(reader.slot(bundle, 0, 4).unwrap().unwrap()).unwrap();
        let at = reader.slot(reader.table(header).unwrap(), 0, 4).unwrap().unwrap();
        let mut out = bytes.to_vec();
        out[at..at + 4].copy_from_slice(&format.to_le_bytes());
        out
    }

    #[test]
    fn the_deepest_content_can_be_read() {
        let nested = "if calm { ".repeat(60) + "rest" + &" }".repeat(60);
        let world = World::of(&[("deep.land", &format!("log 1 \"Deep\" {{ -> {nested} }}"))]);
        let bytes = world.encode();
        assert_eq!(dump(&bytes, &world.layout()).unwrap().matches("\"IfVerb\"").count(), 60);
    }

    #[test]
    fn flatc_reads_the_same_of_a_whole_planet() {
        let printed = read_all(&top("schemas/vanguard"), "printed.land");
        let content = read_all(&top("content/glasswake"), ".land");
        // Whether the content is free of faults is for other tests to say.
        let (world, _) = World::with_printed(&vanguard(), &borrowed(&printed), &borrowed(&content));
        let bytes = world.encode();
        let ours: Value = serde_json::from_str(&dump(&bytes, &world.layout()).unwrap()).unwrap();
        assert_eq!(ours, flatc_json(&world.layout(), &bytes));
    }
}
