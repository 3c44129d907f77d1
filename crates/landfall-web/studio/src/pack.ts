// The files of a pack as they are in the page, and which of them are not yet on the reader's disk.

/** What the editor can open. Anything else is kept byte for byte and only saved again. */
const TEXT = /\.(land|po|ya?ml|ftl|md|txt|play|lock|csv)$/;

/** What the program draws cards with, and how large it may be there. */
const EXTRA = /^(art\/[^/]+\.(svg|png|jpe?g)|icons\/[^/]+\.svg|fonts\/[^/]+\.(ttf|otf))$/;
const LARGEST_EXTRA = 64_000_000;

export type Content = string | Uint8Array;

interface Entry {
  content: Content;
  /** As it is on disk; nothing for a file that was never saved. */
  saved?: Content;
}

export class Pack extends EventTarget {
  name = 'pack';
  /** Grows with every change of what is in it. */
  version = 0;
  private readonly entries = new Map<string, Entry>();
  /** Files that are on disk and were deleted here. */
  private readonly deleted = new Set<string>();

  paths(): string[] {
    return [...this.entries.keys()].sort((a, b) => (a < b ? -1 : 1));
  }

  content(path: string): Content | undefined {
    return this.entries.get(path)?.content;
  }

  text(path: string): string | undefined {
    const content = this.content(path);
    return typeof content === 'string' ? content : undefined;
  }

  texts(): [string, string][] {
    return this.paths().flatMap((path) => {
      const text = this.text(path);
      return text === undefined ? [] : [[path, text] as [string, string]];
    });
  }

  /** Pictures and fonts that cards are drawn with. */
  extras(): [string, Uint8Array][] {
    return this.paths().flatMap((path) => {
      const content = this.content(path);
      return typeof content === 'string' || content === undefined || !EXTRA.test(path) || content.length > LARGEST_EXTRA ? [] : [[path, content] as [string, Uint8Array]];
    });
  }

  /** Whether it has more to it than content for one of these games: another game, or one that it adds to. */
  needsMore(games: string[]): boolean {
    const game = /^game:\s*["']?([\w-]+)/m.exec(this.text('landfall.yaml') ?? '')?.[1];
    if (game === undefined ? this.entries.size > 0 : !games.includes(game)) return true;
    return this.paths().some((path) => /\.(ya?ml|ftl)$/.test(path) && path !== 'landfall.yaml');
  }

  /** Everything anew: what was opened is what is on disk. */
  open(name: string, files: Map<string, Content>, isSaved: boolean): void {
    this.name = name;
    this.entries.clear();
    this.deleted.clear();
    for (const [path, content] of files) this.entries.set(path, { content, saved: isSaved ? content : undefined });
    this.dispatchEvent(new Event('opened'));
    this.changed();
  }

  write(path: string, content: Content): void {
    const entry = this.entries.get(path);
    if (entry) entry.content = content;
    else this.entries.set(path, { content });
    this.deleted.delete(path);
    this.changed();
  }

  delete(path: string): void {
    const entry = this.entries.get(path);
    if (!entry) return;
    this.entries.delete(path);
    if (entry.saved !== undefined) this.deleted.add(path);
    this.changed();
  }

  /** The files that differ from those on disk, and those that are gone here. */
  unsaved(): { written: string[]; deleted: string[] } {
    const differs = (path: string) => {
      const entry = this.entries.get(path);
      return entry !== undefined && !equal(entry.content, entry.saved);
    };
    return { written: this.paths().filter(differs), deleted: [...this.deleted].sort() };
  }

  isSaved(): boolean {
    const { written, deleted } = this.unsaved();
    return written.length === 0 && deleted.length === 0;
  }

  /** These files are on disk now, as they were when they were saved, and these are gone from it. */
  saved(files: Map<string, Content>, gone: Iterable<string> = []): void {
    for (const [path, content] of files) {
      const entry = this.entries.get(path);
      if (entry) entry.saved = content;
    }
    for (const path of gone) this.deleted.delete(path);
    this.dispatchEvent(new Event('changed'));
  }

  all(): Map<string, Content> {
    return new Map(this.paths().map((path) => [path, this.entries.get(path)!.content]));
  }

  private changed(): void {
    this.version += 1;
    this.dispatchEvent(new Event('changed'));
  }
}

/** Text where it is text, bytes where it is not, so that saving gives back what was opened. */
export function read(path: string, bytes: Uint8Array): Content {
  if (!TEXT.test(path)) return bytes;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return bytes;
  }
}

export function bytes(content: Content): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}

export function equal(one: Content, other: Content | undefined): boolean {
  if (typeof one === 'string' || typeof other === 'string' || other === undefined) return one === other;
  return one === other || (one.length === other.length && one.every((byte, at) => byte === other[at]));
}
