// Colours of `.land` files. The server knows the words; this knows statements, texts, comments and numbers.
import { HighlightStyle, indentUnit, StreamLanguage, syntaxHighlighting, type StreamParser } from '@codemirror/language';
import { tags } from '@lezer/highlight';

interface State {
  /** The quotes that end the text we are in. */
  ends: string;
  isStart: boolean;
  /** Blocks that are open. */
  depth: number;
}

const parser: StreamParser<State> = {
  name: 'land',
  startState: () => ({ ends: '', isStart: true, depth: 0 }),
  token(stream, state) {
    if (stream.sol() && !state.ends) state.isStart = true;
    if (state.ends) {
      while (!stream.eol()) {
        if (state.ends === '"' && stream.match('\\')) stream.next();
        else if (stream.match(state.ends)) {
          state.ends = '';
          return 'string';
        } else stream.next();
      }
      // A text in single quotes ends with its line.
      if (state.ends === '"') state.ends = '';
      return 'string';
    }
    if (stream.eatSpace()) return null;
    if (stream.match('//')) {
      stream.skipToEnd();
      return 'comment';
    }
    const quotes = stream.match(/^"""|^"/) as RegExpMatchArray | null;
    if (quotes) {
      state.ends = quotes[0];
      state.isStart = false;
      return 'string';
    }
    if (stream.match(/^[{};]/)) {
      state.isStart = true;
      if (stream.current() === '{') state.depth += 1;
      if (stream.current() === '}') state.depth = Math.max(0, state.depth - 1);
      return 'brace';
    }
    if (stream.match(/^(->|<->|=|<=|>=|[+/,:<>\[\]()-])/)) return 'operator';
    if (stream.match(/^\d[\w.]*/)) {
      state.isStart = false;
      return 'number';
    }
    if (stream.match(/^[\p{L}_][\p{L}\p{N}_-]*/u)) {
      const isStart = state.isStart;
      state.isStart = false;
      return isStart ? 'keyword' : /^[A-Z]/.test(stream.current()) ? 'typeName' : 'variableName';
    }
    stream.next();
    return null;
  },
  // As the formatter does; prose stays where its writer puts it.
  indent: ({ ends, depth }, after, { unit }) => (ends ? null : Math.max(0, depth - (after.startsWith('}') ? 1 : 0)) * unit),
  languageData: { indentOnInput: /^\s*\}$/, commentTokens: { line: '//' }, closeBrackets: { brackets: ['(', '[', '{', '"'] } },
};

const style = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--keyword)' },
  { tag: tags.string, color: 'var(--string)' },
  { tag: tags.comment, color: 'var(--quiet)', fontStyle: 'italic' },
  { tag: tags.number, color: 'var(--number)' },
  { tag: tags.typeName, color: 'var(--number)' },
]);

export const land = [StreamLanguage.define(parser), indentUnit.of('    '), syntaxHighlighting(style)];
