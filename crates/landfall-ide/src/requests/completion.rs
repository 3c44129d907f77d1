//! What may be written next: what the written form wants, with ids of the right kind and their titles.

use gen_lsp_types::{CompletionItem, CompletionItemKind, CompletionList, CompletionParams};
use landfall_model::Atlas;
use landfall_schema::{KindId, Type};

use crate::cursor::View;
use crate::wants::{Prefix, Want};

/// A longer list is not read; the client asks again with every letter.
const MOST: usize = 200;

pub(super) fn completion(view: &View<'_>, params: CompletionParams) -> CompletionList {
    let at = &params.text_document_position_params;
    let mut list = CompletionList { is_incomplete: false, items: Vec::new(), ..CompletionList::default() };
    let Some(page) = view.page(&at.text_document.uri) else { return list };
    let offset = view.offset(page.file, at.position);
    let Some(prefix) = Prefix::at(view, page, offset) else { return list };
    let mut found = Found { atlas: page.atlas, typed: prefix.typed.to_lowercase(), items: Vec::new() };
    for want in prefix.wants(page.atlas) {
        found.add(&want, prefix.owner);
    }
    list.is_incomplete = found.items.len() > MOST;
    found.items.truncate(MOST);
    list.items = found.items;
    list
}

struct Found<'a> {
    atlas: &'a Atlas,
    typed: String,
    items: Vec<CompletionItem>,
}

impl Found<'_> {
    fn add(&mut self, want: &Want, owner: Option<landfall_model::AssetId>) {
        let schema = &self.atlas.schema;
        match want {
            Want::Literal(text) => self.push(text, CompletionItemKind::Keyword, None, ""),
            Want::Field(name, doc) => self.push(name, CompletionItemKind::Property, None, doc),
            Want::Phrase(shape) => {
                let shape = schema.shape(*shape);
                self.push(
                    &shape.first_words(),
                    CompletionItemKind::Function,
                    Some(shape.head_text()),
                    &shape.doc,
                );
            }
            Want::Kinds => {
                for kind in &schema.kinds {
                    let shape = schema.shape(kind.shape);
                    self.push(&kind.keyword, CompletionItemKind::Class, Some(shape.head_text()), &shape.doc);
                }
            }
            Want::Icons => {
                for vocab in &schema.game.prose_icons {
                    self.words(*vocab, ":");
                }
            }
            Want::Mentions => {
                for kind in 0..schema.kinds.len() as u16 {
                    self.ids(KindId(kind), true);
                }
            }
            Want::Type(ty) => self.of_type(ty, owner),
        }
    }

    fn of_type(&mut self, ty: &Type, owner: Option<landfall_model::AssetId>) {
        match ty {
            Type::Word(vocab) | Type::Requirement(vocab) => self.words(*vocab, ""),
            Type::Ref(kinds) => kinds.iter().for_each(|kind| self.ids(*kind, false)),
            Type::Child { kind, shape } => self.parts(*kind, *shape, owner),
            Type::Arrow => ["->", "<->", "<-"].iter().for_each(|mark| self.mark(mark)),
            Type::Compare => [">=", "<=", "=", "!=", ">", "<"].iter().for_each(|mark| self.mark(mark)),
            // Numbers, names and texts are the author's own.
            _ => {}
        }
    }

    fn mark(&mut self, mark: &str) {
        self.push(mark, CompletionItemKind::Operator, None, "");
    }

    fn words(&mut self, vocab: landfall_schema::VocabId, close: &str) {
        let vocabulary = self.atlas.schema.vocab(vocab);
        for word in &vocabulary.words {
            let text = format!("{}{close}", word.name);
            self.push(&text, CompletionItemKind::EnumMember, Some(vocabulary.name.clone()), &word.doc);
        }
    }

    /// `mention` writes an id as prose does, with its kind where the id alone does not tell it.
    fn ids(&mut self, kind: KindId, mention: bool) {
        let atlas = self.atlas;
        for id in atlas.of_kind(kind) {
            let text =
                if mention { format!("{}}}", atlas.display(id)) } else { atlas.asset(id).key.to_string() };
            let title = atlas.rec(id).title().map(str::to_owned);
            self.push(&text, CompletionItemKind::Reference, title, "");
        }
    }

    /// Parts of the asset at hand by their number, those of others behind the id.
    fn parts(
        &mut self,
        kind: KindId,
        shape: landfall_schema::ShapeId,
        owner: Option<landfall_model::AssetId>,
    ) {
        let atlas = self.atlas;
        for id in atlas.of_kind(kind) {
            let is_own = owner == Some(id);
            for part in atlas.rec(id).inside().filter(|part| part.shape_id() == shape) {
                let Some(key) = part.key() else { continue };
                let text = if is_own { key } else { format!("{}.{key}", atlas.asset(id).key) };
                let title = part.title().map(str::to_owned);
                self.push(&text, CompletionItemKind::Reference, title, "");
            }
        }
    }

    fn push(&mut self, text: &str, kind: CompletionItemKind, detail: Option<String>, doc: &str) {
        let fits = text.to_lowercase().contains(&self.typed)
            || detail.as_ref().is_some_and(|detail| detail.to_lowercase().contains(&self.typed));
        if text.is_empty()
            || !fits
            || self.items.len() > MOST
            || self.items.iter().any(|item| item.label == text)
        {
            return;
        }
        self.items.push(CompletionItem {
            label: text.to_owned(),
            kind: Some(kind),
            detail,
            documentation: (!doc.is_empty()).then(|| doc.to_owned().into()),
            ..CompletionItem::default()
        });
    }
}
