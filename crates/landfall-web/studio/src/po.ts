// Catalogs as translators see them: entries with the lines they stand on, and one changed without touching the rest.

export interface Message {
  /** The path of the text, such as `poi/P901/title`. */
  key: string;
  source: string;
  translation: string;
  isFuzzy: boolean;
  /** Lines of the entry, and of its `msgstr`, the end not included. */
  from: number;
  to: number;
  translationFrom: number;
  translationTo: number;
}

/** The messages of a catalog that have one form; plural ones and what is obsolete are left to the text. */
export function messages(text: string): Message[] {
  const lines = text.split('\n');
  const found: Message[] = [];
  let at = 0;
  while (at < lines.length) {
    const from = at;
    while (at < lines.length && lines[at]!.trim() !== '') at += 1;
    const entry = lines.slice(from, at);
    const part = (word: string) => {
      const first = entry.findIndex((line) => line.startsWith(`${word} "`));
      if (first < 0) return undefined;
      let last = first + 1;
      while (last < entry.length && entry[last]!.startsWith('"')) last += 1;
      const strings = entry.slice(first, last).map((line) => unquoted(line.slice(line.indexOf('"'))));
      return { text: strings.join(''), from: from + first, to: from + last };
    };
    const [key, source, translation] = [part('msgctxt'), part('msgid'), part('msgstr')];
    if (key && source && translation) {
      found.push({
        key: key.text,
        source: source.text,
        translation: translation.text,
        isFuzzy: entry.some((line) => /^#,.*\bfuzzy\b/.test(line)),
        from,
        to: at,
        translationFrom: translation.from,
        translationTo: translation.to,
      });
    }
    at += 1;
  }
  return found;
}

/** The catalog with another translation. Somebody has looked at it, so it is no longer fuzzy. */
export function translated(text: string, message: Message, translation: string): string {
  const lines = text.split('\n');
  const isSame = (at: number) => at >= message.from && at < message.translationFrom;
  const before = lines.slice(0, message.translationFrom).flatMap((line, at) => {
    if (!isSame(at) || !message.isFuzzy) return [line];
    if (line.startsWith('#|')) return [];
    if (!/^#,.*\bfuzzy\b/.test(line)) return [line];
    const flags = line.slice(2).split(',').map((flag) => flag.trim()).filter((flag) => flag !== 'fuzzy' && flag !== '');
    return flags.length > 0 ? [`#, ${flags.join(', ')}`] : [];
  });
  return [...before, ...quoted(translation), ...lines.slice(message.translationTo)].join('\n');
}

function quoted(text: string): string[] {
  const one = (part: string) => `"${part.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\t', '\\t').replaceAll('\n', '\\n')}"`;
  const parts = text.split(/(?<=\n)/);
  return parts.length < 2 ? [`msgstr ${one(text)}`] : ['msgstr ""', ...parts.map(one)];
}

function unquoted(line: string): string {
  const inner = line.trim().replace(/^"/, '').replace(/"$/, '');
  return inner.replace(/\\(.)/g, (_, letter: string) => ({ n: '\n', t: '\t', r: '\r' })[letter] ?? letter);
}
