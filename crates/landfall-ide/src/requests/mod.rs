//! One file per request.

mod actions;
mod completion;
pub(crate) mod diagnostics;
mod formatting;
mod hints;
mod hover;
mod lens;
mod names;
mod outline;
mod own;
mod play;
mod rename;
mod signature;
mod tokens;

use gen_lsp_types::{
    CodeActionKind, CodeActionOptions, CodeLensOptions, CompletionOptions, DocumentLinkOptions,
    RenameOptions, SemanticTokensLegend, SemanticTokensOptions, ServerCapabilities, SignatureHelpOptions,
    TextDocumentSyncKind, WorkspaceFoldersServerCapabilities, WorkspaceOptions,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::cursor::View;
use crate::message::{self, Failure};
use crate::position::Encoding;

type Handler = fn(&View<'_>, Value) -> Result<Value, Failure>;

#[cfg(feature = "lean")]
const HANDLERS: &[(&str, Handler)] =
    &[("workspace/symbol", |view, params| run(view, params, outline::workspace_symbols))];
#[cfg(not(feature = "lean"))]
const HANDLERS: &[(&str, Handler)] = &[
    ("textDocument/definition", |view, params| run(view, params, names::definition)),
    ("textDocument/references", |view, params| run(view, params, names::references)),
    ("textDocument/prepareRename", |view, params| run(view, params, rename::prepare)),
    ("textDocument/rename", |view, params| try_run(view, params, rename::rename)),
    ("textDocument/hover", |view, params| run(view, params, hover::hover)),
    ("textDocument/completion", |view, params| run(view, params, completion::completion)),
    ("textDocument/signatureHelp", |view, params| run(view, params, signature::signature)),
    ("textDocument/codeAction", |view, params| run(view, params, actions::actions)),
    ("textDocument/codeLens", |view, params| run(view, params, lens::lenses)),
    ("textDocument/inlayHint", |view, params| run(view, params, hints::inlays)),
    ("textDocument/documentLink", |view, params| run(view, params, hints::links)),
    ("textDocument/documentSymbol", |view, params| run(view, params, outline::symbols)),
    ("workspace/symbol", |view, params| run(view, params, outline::workspace_symbols)),
    ("textDocument/foldingRange", |view, params| run(view, params, outline::folds)),
    ("textDocument/semanticTokens/full", |view, params| run(view, params, tokens::tokens)),
    ("textDocument/formatting", |view, params| run(view, params, formatting::whole)),
    ("textDocument/rangeFormatting", |view, params| run(view, params, formatting::range)),
    ("landfall/text", |view, params| try_run(view, params, own::text)),
    ("landfall/picture", |view, params| try_run(view, params, own::picture)),
    ("landfall/new", |view, params| try_run(view, params, own::new_pack)),
    ("landfall/boards", |view, params| run(view, params, play::boards)),
    ("landfall/play", |view, params| try_run(view, params, play::play)),
    ("landfall/playtest", |view, params| try_run(view, params, play::playtest)),
];

/// The requests that are answered, beside `initialize` and `shutdown`.
pub fn methods() -> impl Iterator<Item = &'static str> {
    HANDLERS.iter().map(|(method, _)| *method)
}

pub(crate) fn answer(view: &View<'_>, method: &str, params: Value) -> Result<Value, Failure> {
    match HANDLERS.iter().find(|(known, _)| *known == method) {
        Some((_, handler)) => handler(view, params),
        None => Err(Failure::new(message::METHOD_NOT_FOUND, format!("there is no method `{method}`"))),
    }
}

pub(crate) use own::further;

fn run<P: DeserializeOwned, R: Serialize>(
    view: &View<'_>,
    params: Value,
    handler: impl Fn(&View<'_>, P) -> R,
) -> Result<Value, Failure> {
    try_run(view, params, |view, params| Ok(handler(view, params)))
}

fn try_run<P: DeserializeOwned, R: Serialize>(
    view: &View<'_>,
    params: Value,
    handler: impl Fn(&View<'_>, P) -> Result<R, Failure>,
) -> Result<Value, Failure> {
    let answer = handler(view, message::params(params)?)?;
    serde_json::to_value(answer).map_err(|error| Failure::refused(error.to_string()))
}

pub(crate) fn capabilities(encoding: Encoding) -> Value {
    let mut capabilities = json!({
        "positionEncoding": encoding.kind(),
        "textDocumentSync": { "openClose": true, "change": TextDocumentSyncKind::Incremental },
    });
    if !cfg!(feature = "lean")
        && let Some(all) = capabilities.as_object_mut()
        && let Ok(Value::Object(more)) = serde_json::to_value(answering())
    {
        all.extend(more);
    }
    json!({
        "capabilities": capabilities,
        "serverInfo": { "name": "landfall", "version": env!("CARGO_PKG_VERSION") },
    })
}

/// With everything that can be asked for.
fn answering() -> ServerCapabilities {
    ServerCapabilities {
        completion_provider: Some(CompletionOptions {
            trigger_characters: Some([" ", ":", "{", "[", "(", ".", ">", ","].map(str::to_owned).to_vec()),
            ..CompletionOptions::default()
        }),
        hover_provider: Some(true.into()),
        signature_help_provider: Some(SignatureHelpOptions {
            trigger_characters: Some(vec![" ".to_owned()]),
            ..SignatureHelpOptions::default()
        }),
        definition_provider: Some(true.into()),
        references_provider: Some(true.into()),
        document_symbol_provider: Some(true.into()),
        workspace_symbol_provider: Some(true.into()),
        code_action_provider: Some(
            CodeActionOptions {
                code_action_kinds: Some(vec![CodeActionKind::QuickFix]),
                ..CodeActionOptions::default()
            }
            .into(),
        ),
        code_lens_provider: Some(CodeLensOptions::default()),
        document_link_provider: Some(DocumentLinkOptions::default()),
        document_formatting_provider: Some(true.into()),
        document_range_formatting_provider: Some(true.into()),
        rename_provider: Some(
            RenameOptions { prepare_provider: Some(true), ..RenameOptions::default() }.into(),
        ),
        folding_range_provider: Some(true.into()),
        inlay_hint_provider: Some(true.into()),
        semantic_tokens_provider: Some(
            SemanticTokensOptions {
                legend: SemanticTokensLegend {
                    token_types: tokens::TYPES.iter().map(|name| (*name).to_owned()).collect(),
                    token_modifiers: Vec::new(),
                },
                full: Some(true.into()),
                ..SemanticTokensOptions::default()
            }
            .into(),
        ),
        workspace: Some(WorkspaceOptions {
            workspace_folders: Some(WorkspaceFoldersServerCapabilities {
                supported: Some(true),
                change_notifications: Some(true.into()),
            }),
            ..WorkspaceOptions::default()
        }),
        ..ServerCapabilities::default()
    }
}
