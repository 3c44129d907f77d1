/// <reference types="tree-sitter-cli/dsl" />
// The shape of a `.land` file: statements, blocks, brackets, words and texts. What a word means, only a schema knows.
//
// `tree-sitter generate --abi 14` writes src/. Inside texts every token is immediate and has a precedence, or a `//`
// there would be a comment. A number must have none: precedence beats length, and `1970.1` is one word.

const LETTER = '\\p{L}\\p{N}_';
const WORD = new RegExp(`[${LETTER}](?:[${LETTER}\\p{M}]|-+[${LETTER}]|\\.[\\p{L}\\p{N}])*`);

const inside = (rule) => token.immediate(prec(1, rule));

module.exports = grammar({
  name: 'land',

  extras: ($) => [/[ \t\r\f\uFEFF\u00A0\u2000-\u200B\u202F\u3000]/, $.note, $.comment],

  rules: {
    file: ($) => seq(repeat($._end), optional($._statements)),

    _statements: ($) => seq($.statement, repeat(seq(repeat1($._end), $.statement)), repeat($._end)),

    _end: () => choice('\n', ';'),

    statement: ($) => seq(choice(field('keyword', $.word), $._other), repeat($._item)),

    _item: ($) => choice($.word, $._other),

    _other: ($) => choice($.number, $.text, $.prose, $.block, $.brackets, $.parentheses, $.operator, $._open_operator),

    block: ($) => seq('{', repeat($._end), optional($._statements), '}'),

    brackets: ($) => seq('[', repeat('\n'), repeat($._item), ']'),

    parentheses: ($) => seq('(', repeat('\n'), repeat($._item), ')'),

    operator: () => choice('<->', '<-', '>=', '<=', '!=', '<', '>', '*', ':'),

    // A line that ends in one of these goes on in the next.
    _open_operator: ($) => prec.right(seq(alias(choice('->', ',', '+', '/', '='), $.operator), repeat('\n'))),

    number: () => /\p{N}+/,

    word: () => WORD,

    text: ($) => seq('"', repeat(choice($._inside, alias(inside(/([^"\\{:\n]|[\p{L}\p{N}]:)+/), $.words))), inside('"')),

    prose: ($) =>
      seq(
        '"""',
        repeat(choice($._inside, alias(inside(/([^"\\{:]|[\p{L}\p{N}]:)+/), $.words), inside(/""?/))),
        inside('"""'),
      ),

    _inside: ($) => choice($.escape, $.reference, $.icon, inside(/[\\{:]/)),

    escape: () => inside(/\\["\\n{}:]/),

    reference: () => inside(/\{[^{}"\n]*\}/),

    icon: () => inside(/:[\p{L}\p{N}][\p{L}\p{N}_-]*:/),

    // Four or more slashes are a ruler between sections.
    note: () => token(prec(1, /\/\/\/[^\/\n][^\n]*/)),

    comment: () => /\/\/[^\n]*/,
  },
});
