/** Why a file cannot be read as a bundle. */
export class BundleError extends Error {}

/** Something of a newer schema, which is skipped. */
export interface Unknown {
  readonly table: string;
  /** The union, such as `does`; null when the table has a field that is not known. */
  readonly field: string | null;
  readonly number: number;
  readonly times: number;
}

/** A verb, predicate or target of a newer schema. What it says is in `text` of the table around it. */
export interface UnknownMember {
  readonly type: 'unknown';
  readonly number: number;
}

/** The number of a text in `Locale.text`; 0 is no text. */
export type Text = number;
/** The number of what something says, for `Locale.rules`; 0 is no text. */
export type RulesText = number;

/** What a game is made of: its root table `R`, and its kinds `K` with the table of each. */
export class Game<R = any, K = any> {
  constructor(schema: Schema);
  readonly name: string;
  /** The whole document that `landfall schema json` prints. */
  readonly schema: Schema;
  readonly verbs: ReadonlyMap<string, Shape>;
  /** The field of the root for each kind. */
  readonly kinds: ReadonlyMap<keyof K, string>;
  private readonly _types?: [R, K];
}

/** `landfall schema json GAME`; its JSON Schema is printed by `landfall schema json game`. */
export interface Schema {
  readonly version: 1;
  readonly game: { readonly name: string; readonly names: Record<string, string> };
  readonly kinds: readonly (Shape & { readonly keyword: string })[];
  readonly verbs: readonly Shape[];
  readonly predicates: readonly Shape[];
  readonly targets: readonly Shape[];
  readonly facts: Record<string, number>;
  readonly [part: string]: unknown;
}

export interface Shape {
  readonly name: string;
  readonly names: Record<string, string>;
  readonly doc: string;
  readonly roles: readonly string[];
  readonly control: string | null;
  readonly does: readonly { readonly act: string; readonly subject: string; readonly argument: string | null }[];
}

/** Opens a bundle of one of these games, and reads all of it once to see that it is whole. */
export function parse<R, K>(bytes: Uint8Array | ArrayBuffer, game: Game<R, K>, ...others: Game<R, K>[]): Bundle<R, K>;

export class Bundle<R = any, K = any> {
  readonly game: Game<R, K>;
  /** The table of the whole bundle; its fields are those of the `.fbs`. */
  readonly root: R;
  /** Whether it was built with a schema that has grown from the one of this package. */
  readonly isNewer: boolean;
  /** All cards of a kind, sorted by key. */
  cards<N extends keyof K>(kind: N): readonly K[N][];
  /** The card with this key. Of several faces it is the first; the others follow it in `cards`. */
  find<N extends keyof K>(kind: N, key: string): K[N] | undefined;
  /** Whether a card lies in the box of the printed game and not in this file. */
  isPrinted(kind: keyof K, key: string): boolean;
  /** The id that a card with this old id has now: for saved games. */
  renamed(kind: keyof K, key: string): string;
  locales(): string[];
  /** The texts in a language, or in that of the source where the bundle does not have it. */
  locale(code?: string): Locale;
  words(vocabulary: string): readonly string[];
  /** What is true of a word: `{ colour: 'red' }`. */
  tags(vocabulary: string, word: string): Record<string, string>;
  /** The faces of each die, by vocabulary and word: `section-die/red-basic`. */
  dice(): Map<string, string[][]>;
  facts(): Map<string, number>;
  /** What this package does not know and skips. */
  unknown(): readonly Unknown[];
}

/** Everything that can be read, in one language. */
export class Locale {
  readonly code: string;
  /** The numbers of texts, from 0, that stand here in the language of the source. */
  readonly untranslated: ReadonlySet<number>;
  text(number: Text): string;
  /** What an effect, a condition, a requirement or a target says; empty without rules text. */
  rules(said: RulesText | { readonly text: RulesText } | null | undefined): string;
  /** What a word is called. `@kind`, `@verb`, `@predicate` and `@target` name what the game is made of. */
  name(vocabulary: string, word: string): string;
  /** What players call a card of the printed game. */
  extern(kind: PropertyKey, key: string): string;
  /** What the icon `:name:` is called. */
  icon(name: string): string;
  /** A text without markup: icons by name in brackets, references by the name of their kind. */
  plain(text: string): string;
  /** A card as players read it, line by line; empty without rules text. */
  reading(kind: PropertyKey, key: string, face?: number): Line[];
}

export interface Line {
  readonly depth: number;
  readonly style: 'title' | 'story' | 'text' | 'rule' | 'heading' | 'name';
  readonly text: string;
}

/** Lines of a card as text of a fixed width, as `landfall text` prints them. */
export function render(lines: readonly Line[], width?: number): string;
