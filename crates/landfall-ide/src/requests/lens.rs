//! Above each card: who brings players to it, and what it ticks. "sent here by 3, marks 1 box".

use std::collections::{BTreeMap, BTreeSet};

use gen_lsp_types::{CodeLens, CodeLensParams, Command, Location};
use landfall_diagnostics::Span;
use landfall_model::{AssetId, Rec, Reference, Target, Wanted};
use landfall_schema::{Act, Class, KindId, Schema, Type};
use serde_json::json;

use crate::cursor::{Page, View, thing};

pub(super) fn lenses(view: &View<'_>, params: CodeLensParams) -> Vec<CodeLens> {
    let Some(page) = view.page(&params.text_document.uri) else { return Vec::new() };
    let roots = &page.atlas.unit(page.unit).roots;
    let recs: Vec<Rec<'_>> = roots.iter().map(|root| Rec::new(page.atlas, page.unit, *root)).collect();
    let users = users(page, &recs);
    let lens = |rec: &Rec<'_>| {
        let users = users.get(&rec.owner()?)?;
        let title = title(*rec, users);
        if title.is_empty() {
            return None;
        }
        let locations: Vec<Location> = users.places.iter().map(|span| view.location(*span)).collect();
        let range = view.range(rec.name_span());
        let arguments = vec![json!(params.text_document.uri), json!(range.start), json!(locations)];
        Some(CodeLens {
            range,
            command: Some(Command {
                title,
                command: "landfall.references".to_owned(),
                arguments: Some(arguments),
                ..Command::default()
            }),
            data: None,
        })
    };
    recs.iter().filter_map(lens).collect()
}

/// Who names a card.
#[derive(Default)]
struct Users {
    places: Vec<Span>,
    /// Cards that send players to it.
    senders: BTreeSet<AssetId>,
    /// Boards and cards that bring it into play.
    bringers: BTreeSet<AssetId>,
    /// Everything else that names it, such as a condition.
    others: BTreeSet<AssetId>,
}

/// One walk over all references, however many cards the file has.
fn users(page: Page<'_>, recs: &[Rec<'_>]) -> BTreeMap<AssetId, Users> {
    let mut users: BTreeMap<AssetId, Users> =
        recs.iter().filter_map(|rec| Some((rec.owner()?, Users::default()))).collect();
    let sent_to = kinds_sent_to(&page.atlas.schema);
    for (unit, found) in page.atlas.references() {
        let Some(thing) = thing(&found) else { continue };
        let Some(known) = users.get_mut(&thing.asset()) else { continue };
        let arrays = page.atlas.unit(unit);
        known.places.push(arrays.span(found.start, found.end));
        let rec = Rec::new(page.atlas, unit, found.record);
        let Some(owner) = rec.owner() else { continue };
        let list = match use_of(rec, &found) {
            Use::Send if sent_to.contains(&page.atlas.asset(thing.asset()).kind) => &mut known.senders,
            Use::Send | Use::Bring => &mut known.bringers,
            Use::Name => &mut known.others,
        };
        list.insert(owner);
    }
    users
}

enum Use {
    Send,
    Bring,
    Name,
}

/// What a reference does: a verb is described by the schema, and what a board or card names in a line of its head or
/// body is where players go, or what lies there.
fn use_of(rec: Rec<'_>, found: &Reference) -> Use {
    if !matches!(found.target, Target::Asset(_)) {
        return Use::Name;
    }
    let shape = rec.shape();
    match shape.class {
        Class::Kind(_) | Class::Block if !matches!(found.wanted, Wanted::Prose(..)) => Use::Send,
        Class::Verb => {
            let acts = || shape.does.iter().map(|does| does.act);
            match (acts().any(|act| act == Act::Transfer), acts().any(|act| BRINGS.contains(&act))) {
                (true, _) => Use::Send,
                (false, true) => Use::Bring,
                (false, false) => Use::Name,
            }
        }
        _ => Use::Name,
    }
}

const BRINGS: [Act; 5] = [Act::Place, Act::Replace, Act::Gain, Act::Draw, Act::Open];

/// Kinds to which some verb sends players.
fn kinds_sent_to(schema: &Schema) -> BTreeSet<KindId> {
    let transfers = schema.shapes.iter().flat_map(|shape| shape.does.iter().map(move |does| (shape, does)));
    let transfers = transfers.filter(|(_, does)| does.act == Act::Transfer);
    let types = transfers.filter_map(|(shape, does)| Some(&shape.fields[does.arg?.index()].ty));
    let kinds = types.filter_map(|ty| if let Type::Ref(kinds) = ty { Some(kinds) } else { None });
    kinds.flatten().copied().collect()
}

fn title(rec: Rec<'_>, users: &Users) -> String {
    let mut parts = Vec::new();
    for (text, list) in [("sent here by", &users.senders), ("brought in by", &users.bringers)] {
        if !list.is_empty() {
            parts.push(format!("{text} {}", list.len()));
        }
    }
    let is_beginning =
        rec.owner().is_some_and(|owner| rec.atlas.schema.kind(rec.atlas.asset(owner).kind).unused.is_none());
    match users.others.len() {
        _ if !parts.is_empty() => {}
        // Play begins with a board; nobody has to lead there.
        0 if is_beginning => {}
        0 => parts.push("nothing leads here".to_owned()),
        others => parts.push(format!("named by {others}")),
    }
    parts.extend(written(rec));
    parts.join(", ")
}

/// The parts of cards that effects of this one change, by the verb: `marks 2 boxes`.
fn written(rec: Rec<'_>) -> Vec<String> {
    let mut written: BTreeMap<(String, &str), BTreeSet<(AssetId, u32)>> = BTreeMap::new();
    for verb in rec.inside().filter(|rec| rec.is_verb()) {
        let shape = verb.shape();
        let writes = shape.does.iter().filter(|does| does.act == Act::Write).filter_map(|does| does.arg);
        for field in writes.filter_map(|arg| verb.get(arg)) {
            let Some(Target::Child { asset, record }) = field.target() else { continue };
            let part = &rec.atlas.rec(asset).at(record).shape().name;
            let words = shape.first_words();
            let verb = words.split(' ').next().unwrap_or_default().to_owned();
            written.entry((verb, part)).or_default().insert((asset, record));
        }
    }
    let text = |((verb, part), things): (&(String, &str), &BTreeSet<_>)| match things.len() {
        1 => format!("{verb}s 1 {part}"),
        count => format!("{verb}s {count} {}", plural(part)),
    };
    written.iter().map(text).collect()
}

/// Names of shapes are English words of the schema.
fn plural(word: &str) -> String {
    let hisses = ["s", "x", "z", "ch", "sh"].iter().any(|end| word.ends_with(end));
    format!("{word}{}", if hisses { "es" } else { "s" })
}
