//! The grammar: a function for each of its rules. A rule fails before it changes anything or not at all,
//! so nom may try them in turn.

use std::cell::RefCell;

use landfall_diagnostics::{FileId, Reports};
use nom::branch::alt;
use nom::multi::{fold, many0_count, separated_list1};
use nom::sequence::preceded;
use nom::{IResult, Input, Parser};

use crate::balance::Balance;
use crate::build::{Builder, Built};
use crate::cursor::Cursor;
use crate::lex::{Lexed, lex};
use crate::tree::SourceText;
use crate::{NodeKind, Token, TokenKind, Tree};

#[derive(Debug)]
pub struct Parse {
    pub tree: Tree,
    pub reports: Reports,
}

/// Parses one file. Whatever the text is, the tree holds all of it, and the time it takes grows with its
/// length alone.
pub fn parse(file: FileId, text: impl SourceText) -> Parse {
    let text = text.to_shared();
    let Lexed { mut tokens, broken, balanced, mut reports } = lex(file, &text);
    let balance = if balanced { Balance::default() } else { Balance::of(&tokens) };
    let built = build(file, &text, &tokens, &broken, balance);
    reports.append(built.reports);
    for (token, kind) in built.mended {
        tokens[token as usize].kind = kind;
    }
    Parse { tree: Tree { file, text, tokens, nodes: built.nodes }, reports }
}

fn build(file: FileId, text: &str, tokens: &[Token], broken: &[u32], balance: Balance) -> Built {
    let builder = RefCell::new(Builder::new(file, text, tokens, broken, balance));
    // It cannot fail: whatever is no statement is a gap or a stray brace.
    let _ = self::file(Cursor::new(tokens, &builder));
    std::mem::take(&mut builder.borrow_mut().built)
}

type Parsed<'t, T = ()> = IResult<Cursor<'t>, T, ()>;

fn file(input: Cursor<'_>) -> Parsed<'_> {
    let node = input.builder().open(NodeKind::File, 0);
    let (rest, _) = many0_count(preceded(gap, alt((statement, stray_brace)))).parse(input)?;
    let (rest, _) = gap(rest)?;
    input.builder().close(node, rest.at());
    Ok((rest, ()))
}

/// What may stand between statements.
fn gap(input: Cursor<'_>) -> Parsed<'_> {
    Ok((input.past(|kind| kind.is_trivia() || kind == TokenKind::Semicolon), ()))
}

fn statement(input: Cursor<'_>) -> Parsed<'_> {
    let _ = token(is_item_start).parse(input)?;
    input.builder().open_statement(input);
    let (rest, last) = fold(1.., item, || input.at(), |_, last| last).parse(input)?;
    input.builder().close_statement(last);
    Ok((rest, ()))
}

/// Gives back the token after the item.
fn item(input: Cursor<'_>) -> Parsed<'_, u32> {
    let (start, ()) = joint(input)?;
    // The first token says which it is, so that none is tried in vain.
    let (rest, ()) = match start.kind() {
        Some(TokenKind::LBrace) => block(start)?,
        Some(kind) if is_bracket(kind) => alt((bracket, loose_bracket)).parse(start)?,
        _ => plain(start)?,
    };
    Ok((rest, rest.at()))
}

/// What may stand between the items of a statement: line breaks only where the statement goes on.
fn joint(input: Cursor<'_>) -> Parsed<'_> {
    let goes_on = input.last.continues_line();
    let rest = input.past(|kind| kind.is_trivia() && (goes_on || kind != TokenKind::Newline));
    input.pass(rest.at());
    Ok((rest, ()))
}

/// Words, numbers, texts and marks, as many as stand in a row.
fn plain(input: Cursor<'_>) -> Parsed<'_> {
    run(input, is_plain)
}

fn run<'t>(input: Cursor<'t>, is_wanted: impl Fn(TokenKind) -> bool) -> Parsed<'t> {
    let rest = input.past_run(is_wanted);
    if rest.at() == input.at() {
        return Err(nom::Err::Error(()));
    }
    input.pass(rest.at() - 1);
    Ok((rest, ()))
}

/// `[technology + 2 same / construction]`. What a term means, a requirement or an effect, is for the schema
/// to know; how terms are joined is the same in every game.
fn bracket(input: Cursor<'_>) -> Parsed<'_> {
    let (inside, _) = token(|kind| kind == TokenKind::LBracket).parse(input)?;
    if let Some(rest) = plain_bracket(input) {
        return Ok((rest, ()));
    }
    let Some(node) = input.builder().open_bracket(input.at()) else { return Ok((inside, ())) };
    let slash = preceded(joint, token(|kind| kind == TokenKind::Slash));
    let (end, _) = separated_list1(slash, alternative).parse(inside)?;
    let (rest, _) = alt((closing_bracket, nothing)).parse(end)?;
    input.builder().close(node, rest.at());
    Ok((rest, ()))
}

/// Nearly every bracket holds a few plain words in one line. Its nodes are written in one go, the same that the rules
/// below make of it; whatever is not plain is left to them.
fn plain_bracket(input: Cursor<'_>) -> Option<Cursor<'_>> {
    let mut builder = input.builder();
    let mark = builder.mark_for_bracket(input)?;
    let bracket = builder.open(NodeKind::Bracket, input.at());
    let mut alternative = builder.open(NodeKind::Alternative, input.at() + 1);
    let (mut term, mut words_end) = (input.at() + 1, None);
    for (at, kind) in (input.at() + 1..).zip(input.iter_elements().skip(1)) {
        match (kind, words_end) {
            (TokenKind::Space, _) => {}
            (kind, Some(end)) if ends_term(kind) => {
                builder.leaf(NodeKind::Term, term, end);
                (term, words_end) = (at + 1, None);
                if kind != TokenKind::Plus {
                    builder.close(alternative, end);
                }
                match kind {
                    TokenKind::Slash => alternative = builder.open(NodeKind::Alternative, at + 1),
                    TokenKind::RBracket => {
                        builder.close(bracket, at + 1);
                        return Some(input.moved_behind(at, kind));
                    }
                    _ => {}
                }
            }
            (kind, _) if is_plain(kind) && !ends_term(kind) => words_end = Some(at + 1),
            _ => break,
        }
    }
    builder.forget_since(mark);
    None
}

fn alternative(input: Cursor<'_>) -> Parsed<'_> {
    let node = input.builder().open(NodeKind::Alternative, input.at());
    let plus = preceded(joint, token(|kind| kind == TokenKind::Plus));
    let (rest, _) = separated_list1(plus, term).parse(input)?;
    input.builder().close(node, rest.at());
    Ok((rest, ()))
}

fn term(input: Cursor<'_>) -> Parsed<'_> {
    // Nearly every term is a few words in a row.
    let (words, _) = joint(input)?;
    if let Ok((rest, ())) = plain_in_term(words)
        && rest.kind().is_some_and(ends_term)
    {
        input.builder().leaf(NodeKind::Term, input.at(), rest.at());
        return Ok((rest, ()));
    }
    let node = input.builder().open(NodeKind::Term, input.at());
    let (rest, _) =
        many0_count(preceded(joint, alt((plain_in_term, bracket, inner_bracket, block)))).parse(input)?;
    input.builder().close(node, rest.at());
    Ok((rest, ()))
}

fn ends_term(kind: TokenKind) -> bool {
    matches!(kind, TokenKind::Plus | TokenKind::Slash | TokenKind::RBracket)
}

fn plain_in_term(input: Cursor<'_>) -> Parsed<'_> {
    run(input, |kind| is_plain(kind) && !ends_term(kind))
}

/// A parenthesis in a term, or what closes one. What closes the term's own bracket is no part of the term.
fn inner_bracket(input: Cursor<'_>) -> Parsed<'_> {
    if closing_kind(input) && input.builder().is_in_bracket() {
        return Err(nom::Err::Error(()));
    }
    loose_bracket(input)
}

fn closing_bracket(input: Cursor<'_>) -> Parsed<'_> {
    let (end, _) = joint(input)?;
    if !closing_kind(end) {
        return Err(nom::Err::Error(()));
    }
    loose_bracket(end)
}

/// A bracket that is not closed ends with its statement, where the builder reports it.
fn nothing(input: Cursor<'_>) -> Parsed<'_> {
    Ok((input, ()))
}

fn loose_bracket(input: Cursor<'_>) -> Parsed<'_> {
    let (rest, _) = token(is_bracket).parse(input)?;
    input.builder().bracket(input.at());
    Ok((rest, ()))
}

fn closing_kind(input: Cursor<'_>) -> bool {
    matches!(input.kind(), Some(TokenKind::RBracket | TokenKind::RParen))
}

fn block(input: Cursor<'_>) -> Parsed<'_> {
    let (inside, _) = token(|kind| kind == TokenKind::LBrace).parse(input)?;
    if input.builder().is_full() {
        return Ok((too_deep(input), ()));
    }
    input.builder().open_block(input);
    let (end, _) = many0_count(preceded(gap, alt((inner_statement, misplaced_brace)))).parse(inside)?;
    alt((closing_brace, left_open)).parse(end)
}

/// A statement, unless it belongs after the block, judging by its indentation.
fn inner_statement(input: Cursor<'_>) -> Parsed<'_> {
    if input.builder().follows_block(input) {
        return Err(nom::Err::Error(()));
    }
    statement(input)
}

fn closing_brace(input: Cursor<'_>) -> Parsed<'_> {
    let (brace, _) = gap(input)?;
    let (rest, _) = token(|kind| kind == TokenKind::RBrace).parse(brace)?;
    if brace.builder().closes_outer_block(brace) {
        return Err(nom::Err::Error(()));
    }
    input.builder().close_block(rest.at());
    Ok((rest, ()))
}

fn left_open(input: Cursor<'_>) -> Parsed<'_> {
    let (seen, _) = gap(input)?;
    input.builder().leave_block_open(input.at(), seen);
    // The statement around this block ends with it. One that follows starts in a line of its own, so the
    // line break must be seen again.
    let mut rest = if seen.kind().is_some_and(is_item_start) { input } else { seen };
    rest.last = TokenKind::RBrace;
    Ok((rest, ()))
}

fn misplaced_brace(input: Cursor<'_>) -> Parsed<'_> {
    let (rest, _) = token(|kind| kind == TokenKind::RBrace).parse(input)?;
    if !input.builder().is_misplaced(input) {
        return Err(nom::Err::Error(()));
    }
    input.builder().misplaced_brace(input.at());
    Ok((rest, ()))
}

fn stray_brace(input: Cursor<'_>) -> Parsed<'_> {
    let (rest, _) = token(|kind| kind == TokenKind::RBrace).parse(input)?;
    input.builder().stray_brace(input.at());
    Ok((rest, ()))
}

/// Walks to the brace that ends this block without looking inside, so that depth costs no stack.
fn too_deep(input: Cursor<'_>) -> Cursor<'_> {
    let (mut rest, mut depth) = (input, 0);
    while let Some(kind) = rest.kind() {
        match kind {
            TokenKind::LBrace => depth += 1,
            TokenKind::RBrace => depth -= 1,
            _ => {}
        }
        rest = rest.bumped();
        if depth == 0 {
            break;
        }
    }
    input.builder().too_deep(input.at(), rest.at());
    rest
}

fn token<'t>(
    is_wanted: impl Fn(TokenKind) -> bool,
) -> impl Parser<Cursor<'t>, Output = TokenKind, Error = ()> {
    move |input: Cursor<'t>| match input.kind() {
        Some(kind) if is_wanted(kind) => Ok((input.bumped(), kind)),
        _ => Err(nom::Err::Error(())),
    }
}

fn is_item_start(kind: TokenKind) -> bool {
    !kind.is_trivia() && !matches!(kind, TokenKind::Semicolon | TokenKind::RBrace)
}

fn is_plain(kind: TokenKind) -> bool {
    is_item_start(kind) && kind != TokenKind::LBrace && !is_bracket(kind)
}

fn is_bracket(kind: TokenKind) -> bool {
    use TokenKind::*;
    matches!(kind, LBracket | RBracket | LParen | RParen)
}
