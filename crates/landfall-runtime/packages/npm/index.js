// Bundles of Landfall, in Node and in browsers. See index.d.ts for what everything means.

import { BundleError, Reader, crc32, damaged } from './reader.js';

export { BundleError };

const WIDTHS = { bool: 1, ushort: 2, enum: 2, uint: 4, int: 4 };
const DEEPEST = 512;

/** A game, from the document that `landfall schema json` prints. */
export class Game {
  constructor(schema) {
    const layout = schema.bundle;
    this.schema = schema;
    this.name = schema.game.name;
    this.enums = new Map();
    for (const about of layout.enums) {
      this.enums.set(about.name, new Map(about.values.map((word) => [word.value, word.word])));
    }
    this.unions = new Map(layout.unions.map((about) => [about.name, about.members.map((it) => it.table)]));
    this.tables = new Map();
    for (const about of layout.tables) this.tables.set(about.name, tableClass(this, about));
    this.root = this.tables.get(layout.root);
    this.kinds = new Map();
    for (const field of this.root.fields) {
      const table = field.type === 'table' && this.tables.get(field.of);
      if (table && table.origin.startsWith('kind/')) this.kinds.set(table.type, field.name);
    }
    this.verbs = new Map(schema.verbs.map((verb) => [verb.name, verb]));
  }
}

function tableClass(game, about) {
  const made = class {
    constructor(reader, at) {
      Object.defineProperty(this, '$', { value: { reader, table: reader.table(at) } });
    }
    get type() {
      return made.type;
    }
  };
  made.tableName = about.name;
  made.origin = about.of;
  made.type = about.of.slice(about.of.indexOf('/') + 1);
  made.fields = about.fields.map((field) => ({ ...field, table: about.name, width: WIDTHS[field.type] ?? 4 }));
  for (const field of made.fields) {
    Object.defineProperty(made.prototype, field.name, {
      enumerable: true,
      get() {
        return read(game, this.$.reader, this.$.table, field);
      },
    });
  }
  return made;
}

function read(game, reader, table, field) {
  const at = reader.slot(table, field.slot, field.many ? 4 : field.width);
  if (field.type === 'union') return union(game, reader, table, field, at);
  if (!field.many) return at < 0 ? field.absent : value(game, reader, at, field);
  if (at < 0) return [];
  const { start, count } = reader.vector(reader.follow(at), field.width);
  return Array.from({ length: count }, (_, item) => value(game, reader, start + item * field.width, field));
}

function value(game, reader, at, field) {
  switch (field.type) {
    case 'string':
      return reader.string(reader.follow(at));
    case 'table':
      return new (game.tables.get(field.of))(reader, reader.follow(at));
    case 'enum': {
      const number = reader.u16(at);
      return game.enums.get(field.of).get(number) ?? (number || null);
    }
    case 'bool':
      return reader.u8(at) !== 0;
    case 'ushort':
      return reader.u16(at);
    case 'uint':
      return reader.u32(at);
    default:
      return reader.i32(at);
  }
}

function union(game, reader, table, field, at) {
  const member = reader.slot(table, field.slot - 1, 1);
  if (member < 0 !== at < 0) throw damaged(table.at, 'a union is incomplete', `${field.table}.${field.name}`);
  if (at < 0) return null;
  const number = reader.u8(member);
  const name = game.unions.get(field.of)[number - 1];
  return name === undefined ? { type: 'unknown', number } : new (game.tables.get(name))(reader, reader.follow(at));
}

/** The bundle in these bytes, of one of these games. */
export function parse(bytes, ...games) {
  const data = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
  const game = knownGame(data, games);
  const reader = new Reader(data);
  const root = new game.root(reader, reader.follow(0));
  const header = root.header;
  if (!header) throw damaged(0, 'there is no header');
  if (header.game !== game.name) throw new BundleError(`a bundle of \`${header.game}\`, not of \`${game.name}\``);
  const known = game.schema.bundle;
  if (header.format_version > known.format_version) {
    throw new BundleError(
      `the bundle has format ${header.format_version}; this package reads formats up to ${known.format_version}`,
    );
  }
  const newer = isNewer(known, header, game.name);
  checkSum(reader, header);
  return new Bundle(game, root, newer, verify(reader, game, newer));
}

function knownGame(data, games) {
  if (games.length === 0) throw new TypeError('name a game: parse(bytes, vanguard)');
  if (data[0] === 0x28 && data[1] === 0xb5 && data[2] === 0x2f && data[3] === 0xfd) {
    throw new BundleError('the bundle is compressed: build it without --zstd, or unpack it first');
  }
  if (data.length < 16) {
    throw new BundleError(`the file has ${data.length} bytes, which is too short for a bundle`);
  }
  const identifier = String.fromCharCode(...data.subarray(4, 8));
  const game = games.find((game) => game.schema.bundle.identifier === identifier);
  if (!game) {
    const names = games.map((game) => game.name).join('` or `');
    throw new BundleError(`not a bundle of \`${names}\`: its file identifier is ${JSON.stringify(identifier)}`);
  }
  return game;
}

/** One rule for every language: the same schema, an earlier one, or one that has grown from ours. */
function isNewer(known, header, name) {
  const found = header.schema_fingerprint ?? '';
  if (found === known.fingerprint || known.earlier.includes(found)) return false;
  if (header.grown_from.includes(known.fingerprint)) return true;
  throw new BundleError(
    `the bundle was built with another schema of \`${name}\` (${found.slice(0, 12)}, not ${known.fingerprint.slice(0, 12)})`,
  );
}

/** Bundles of early versions have no sum; their structure is verified all the same. */
function checkSum(reader, header) {
  const slot = (name) => header.constructor.fields.find((field) => field.name === name).slot;
  const place = reader.slot(header.$.table, slot('checksum'), 4);
  if (place < 0) return;
  const hash = reader.slot(header.$.table, slot('content_hash'), 4);
  if (hash < 0) throw damaged(0, 'there is no content hash');
  const { start, count } = reader.vector(reader.follow(hash), 1);
  // A Buffer's own `slice` would share the bytes.
  const plain = new Uint8Array(reader.bytes);
  plain.fill(0, place, place + 4);
  plain.fill(0x30, start, start + count);
  if (crc32(plain) !== header.checksum) {
    throw new BundleError('the bundle was changed after it was built: its checksum does not match');
  }
}

/** Reads everything once, and counts what this package does not know, where it may be there at all. */
function verify(reader, game, newer) {
  const unknown = new Map();
  const note = (table, field, number) => {
    const key = JSON.stringify([table, field, number]);
    const known = unknown.get(key) ?? { table, field, number, times: 0 };
    known.times++;
    unknown.set(key, known);
  };
  // Each table takes four bytes, so that only damage can use this up.
  let left = reader.bytes.length / 4;
  const waiting = [[game.root, reader.follow(0), 0]];
  while (waiting.length) {
    const [shape, at, depth] = waiting.pop();
    if (--left < 0 || depth > DEEPEST) throw damaged(at, 'more leads here than the file has room for');
    const table = reader.table(at);
    const known = new Set();
    for (const field of shape.fields) {
      const place = reader.slot(table, field.slot, field.many ? 4 : field.width);
      const where = `${field.table}.${field.name}`;
      known.add(field.slot);
      if (field.type === 'union') {
        known.add(field.slot - 1);
        const member = reader.slot(table, field.slot - 1, 1);
        if (member < 0 !== place < 0) throw damaged(at, 'a union is incomplete', where);
        if (member < 0) continue;
        const number = reader.u8(member);
        const name = game.unions.get(field.of)[number - 1];
        if (name !== undefined) waiting.push([game.tables.get(name), reader.follow(place), depth + 1]);
        else if (newer && number) {
          reader.table(reader.follow(place));
          note(field.table, field.name, number);
        } else throw damaged(member, 'nothing has this type', where);
        continue;
      }
      if (place < 0) {
        if (field.key) throw damaged(at, 'it has no key', where);
        continue;
      }
      let [start, count] = [place, 1];
      if (field.many) {
        ({ start, count } = reader.vector(reader.follow(place), field.width));
        if (field.type === 'string' || field.type === 'table') left -= count;
        if (left < 0) throw damaged(at, 'more leads here than the file has room for');
      }
      for (let item = 0; item < count; item++) {
        const one = start + item * field.width;
        if (field.type === 'string') reader.string(reader.follow(one));
        else if (field.type === 'table') waiting.push([game.tables.get(field.of), reader.follow(one), depth + 1]);
        else break;
      }
    }
    if (newer) {
      for (const slot of reader.filled(table)) if (!known.has(slot)) note(shape.tableName, null, slot);
    }
  }
  return [...unknown.values()];
}

const ENCODER = new TextEncoder();

function compareBytes(one, other) {
  const [a, b] = [ENCODER.encode(one), ENCODER.encode(other)];
  for (let at = 0; at < Math.min(a.length, b.length); at++) if (a[at] !== b[at]) return a[at] - b[at];
  return a.length - b.length;
}

export class Bundle {
  #unknown;
  #locales;
  #vocabularies;
  #cards = new Map();

  constructor(game, root, isNewer, unknown) {
    this.game = game;
    this.root = root;
    this.isNewer = isNewer;
    this.#unknown = unknown;
    this.#locales = new Map(root.locales.map((locale) => [locale.code, locale]));
    this.#vocabularies = new Map(root.header.vocabularies.map((list) => [list.key, list]));
  }

  cards(kind) {
    if (!this.#cards.has(kind)) {
      const field = this.game.kinds.get(kind);
      if (field === undefined) throw new TypeError(`${this.game.name} has no kind \`${kind}\``);
      this.#cards.set(kind, this.root[field]);
    }
    return this.#cards.get(kind);
  }

  find(kind, key) {
    const cards = this.cards(kind);
    let [low, high] = [0, cards.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareBytes(cards[middle].key, key) < 0) low = middle + 1;
      else high = middle;
    }
    return cards[low]?.key === key ? cards[low] : undefined;
  }

  isPrinted(kind, key) {
    return this.root.header.externs.some((it) => it.kind === kind && it.key === key);
  }

  renamed(kind, key) {
    return this.root.header.renames.find((it) => it.kind === kind && it.was === key)?.key ?? key;
  }

  locales() {
    return [...this.#locales.keys()].sort();
  }

  locale(code) {
    const source = this.root.header.source_locale;
    const found = this.#locales.get(code ?? source) ?? this.#locales.get(source);
    if (!found) throw new BundleError(`the bundle has no texts in \`${code}\`; it has ${this.locales().join(', ')}`);
    return new Locale(this, found);
  }

  words(vocabulary) {
    return this.#vocabularies.get(vocabulary)?.words ?? [];
  }

  tags(vocabulary, word) {
    const list = this.#vocabularies.get(vocabulary);
    const at = list ? list.words.indexOf(word) : -1;
    return Object.fromEntries((list?.tags ?? []).filter((tag) => tag.word === at).map((tag) => [tag.name, tag.value]));
  }

  dice() {
    return new Map(this.root.header.dice.map((die) => [die.key, die.faces.map((face) => face.shows)]));
  }

  facts() {
    return new Map(this.root.header.facts.map((fact) => [fact.key, fact.value]));
  }

  unknown() {
    return this.#unknown;
  }
}

export class Locale {
  #texts;
  #rules;
  #names;
  #externs;
  #table;
  #readings;

  constructor(bundle, table) {
    this.bundle = bundle;
    this.code = table.code;
    this.untranslated = new Set(table.untranslated);
    this.#texts = table.texts;
    this.#rules = table.rules;
    this.#names = new Map(table.names.map((list) => [list.key, list.names]));
    this.#externs = table.extern_names;
    this.#table = table;
  }

  text(number) {
    return number ? this.#texts[number - 1] ?? '' : '';
  }

  rules(said) {
    const number = typeof said === 'number' ? said : said?.text ?? 0;
    return number ? this.#rules[number - 1] ?? '' : '';
  }

  name(vocabulary, word) {
    return this.#names.get(vocabulary)?.[this.bundle.words(vocabulary).indexOf(word)] ?? word;
  }

  extern(kind, key) {
    const at = this.bundle.root.header.externs.findIndex((it) => it.kind === kind && it.key === key);
    return this.#externs[at] ?? key;
  }

  icon(name) {
    const order = this.bundle.game.schema.markup.icon.vocabularies;
    const vocabulary = order.find((vocabulary) => this.bundle.words(vocabulary).includes(name));
    return vocabulary === undefined ? name : this.name(vocabulary, name);
  }

  plain(text) {
    return text
      .replace(/:([\p{L}\p{N}_-]+):/gu, (_, name) => `[${this.icon(name)}]`)
      .replace(/\{([^{}]+)\}/g, (_, body) => {
        const [keyword, ...rest] = body.split(' ');
        const kind = this.bundle.game.schema.kinds.find((kind) => kind.keyword === keyword);
        return kind && rest.length ? `${this.name('@kind', kind.name)} ${rest.join(' ')}` : body;
      });
  }

  reading(kind, key, face = 0) {
    if (!this.#readings) {
      this.#readings = new Map();
      for (const reading of this.#table.readings) {
        const name = `${reading.kind}/${reading.key}`;
        this.#readings.set(name, [...(this.#readings.get(name) ?? []), reading]);
      }
    }
    const found = this.#readings.get(`${kind}/${key}`)?.[face];
    if (!found) return [];
    const lines = found.lines;
    return found.marks.map((mark, at) => ({ depth: mark >> 4, style: STYLES[mark & 15] ?? 'rule', text: lines[at] }));
  }
}

const STYLES = [undefined, 'title', 'story', 'text', 'rule', 'heading', 'name'];
const letters = (text) => [...text].length;

/** Lines of a card as text of a fixed width, as `landfall text` prints them. */
export function render(lines, width = 88) {
  let out = '';
  for (let at = 0; at < lines.length; ) {
    const { depth, style, text } = lines[at++];
    if (style === 'title') out += `${text}\n${'='.repeat(letters(text))}\n`;
    else if (style === 'story') out += wrap(text, depth, '', width) + '\n';
    else if (style === 'text') out += wrap(text, depth, '', width);
    else if (style === 'name') {
      let end = at;
      while (end < lines.length && lines[end].depth > depth) end++;
      const inner = render(lines.slice(at, end), width);
      at = end;
      const facts = inner.trim();
      const short = inner !== '' && inner.indexOf('\n') === inner.length - 1;
      const fits = letters(text) + letters(facts) + 4 * depth < width;
      out += short && fits ? wrap(`${text} (${facts})`, depth, '  ', width) : wrap(text, depth, '  ', width) + inner;
    } else out += wrap(text, depth, '  ', width);
  }
  return out;
}

function wrap(text, depth, hang, width) {
  const indent = '    '.repeat(depth);
  let out = '';
  text.split('\n').forEach((line, at) => {
    let row = at ? hang : '';
    let begun = false;
    for (const word of line.split(/\s+/).filter(Boolean)) {
      if (begun && letters(row) + 1 + letters(word) + indent.length > width) {
        out += `${indent}${row}\n`;
        row = (at ? hang + hang : hang) + word;
      } else row += (begun ? ' ' : '') + word;
      begun = true;
    }
    out += `${indent}${row}\n`;
  });
  return out;
}
