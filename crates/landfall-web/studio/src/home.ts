// Where a pack lives: a folder on disk, the folder behind `landfall preview`, or a zip that is downloaded.
import { bytes, read, type Content, type Pack } from './pack';
import { isHidden, isInside, mayOpen, pack as zip, Refused, unpack } from './zip';

export interface Home {
  /** "the folder glasswake". */
  readonly name: string;
  save(pack: Pack): Promise<void>;
}

const MOST_FILES = 20_000;

export const canOpenFolders = 'showDirectoryPicker' in globalThis;

/** A folder that the reader picked, or one that the browser keeps for a test. */
export class Folder implements Home {
  constructor(private readonly handle: FileSystemDirectoryHandle) {}

  get name(): string {
    return `the folder ${this.handle.name}`;
  }

  async read(): Promise<Map<string, Content>> {
    const files = new Map<string, Content>();
    const walk = async (handle: FileSystemDirectoryHandle, above: string): Promise<void> => {
      for await (const [name, entry] of handle.entries()) {
        const path = above + name;
        if (isHidden(path) || name === 'target') continue;
        if (entry.kind === 'directory') {
          await walk(entry as FileSystemDirectoryHandle, `${path}/`);
          continue;
        }
        if (files.size >= MOST_FILES) throw new Refused(`this folder has more than ${MOST_FILES} files`);
        const file = await (entry as FileSystemFileHandle).getFile();
        files.set(path, read(path, new Uint8Array(await file.arrayBuffer())));
      }
    };
    await walk(this.handle, '');
    return files;
  }

  async save(pack: Pack): Promise<void> {
    const { written, deleted } = pack.unsaved();
    const done = new Map<string, Content>();
    for (const path of written) {
      const content = pack.content(path)!;
      const { folder, name } = await this.find(path, true);
      const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await writable.write(bytes(content) as BufferSource);
      await writable.close();
      done.set(path, content);
    }
    for (const path of deleted) {
      const { folder, name } = await this.find(path, false);
      await folder.removeEntry(name).catch(() => undefined);
    }
    pack.saved(done, deleted);
  }

  private async find(path: string, create: boolean): Promise<{ folder: FileSystemDirectoryHandle; name: string }> {
    if (!isInside(path)) throw new Refused(`${path} is outside the folder`);
    const parts = path.split('/');
    const name = parts.pop()!;
    let folder = this.handle;
    for (const part of parts) folder = await folder.getDirectoryHandle(part, { create });
    return { folder, name };
  }
}

/** Nothing but the downloads of the browser: every save is a whole zip. */
export class Download implements Home {
  readonly name = 'a zip in your downloads';

  async save(pack: Pack): Promise<void> {
    const files = pack.all();
    const { deleted } = pack.unsaved();
    const blob = new Blob([zip(files) as BlobPart], { type: 'application/zip' });
    download(`${pack.name}.zip`, blob);
    pack.saved(files, deleted);
  }
}

/** Puts a file among the reader's downloads. */
export function download(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

interface Listed {
  path: string;
  version: string;
  /** Absent for a picture or a font, which is fetched alone. */
  text?: string;
}

/** The folder that `landfall preview` serves. Each file is written only over the version that this page has read. */
export class Preview implements Home {
  readonly name = 'your folder';
  /** The version of each file that the content in this page comes from. */
  private versions = new Map<string, string>();
  /** One look or one save after the other: a look in the middle of a save would take it for somebody else's. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly token: string) {}

  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const next = this.last.then(act);
    this.last = next.catch(() => undefined);
    return next;
  }

  private async ask(path: string, options: RequestInit = {}): Promise<Response> {
    const answer = await fetch(path, { ...options, headers: { ...options.headers, 'X-Landfall-Token': this.token } });
    if (!answer.ok) throw new Refused(await answer.text());
    return answer;
  }

  private async list(): Promise<{ name: string; files: Listed[] }> {
    const { name, files, extras } = (await (await this.ask('files')).json()) as { name: string; files: Listed[]; extras: Listed[] };
    return { name, files: [...files, ...extras] };
  }

  /** Nothing for a picture that went away since it was listed. */
  private async content({ path, text }: Listed): Promise<Content | undefined> {
    if (text !== undefined) return text;
    const answer = await this.ask(addressOf(path)).catch(() => undefined);
    return answer && new Uint8Array(await answer.arrayBuffer());
  }

  /** Everything as it is on disk now. */
  async open(): Promise<{ name: string; files: Map<string, Content> }> {
    const { name, files } = await this.list();
    const found = await Promise.all(files.map(async (file) => [file, await this.content(file)] as const));
    const there = found.filter((entry): entry is [Listed, Content] => entry[1] !== undefined);
    this.versions = new Map(there.map(([{ path, version }]) => [path, version]));
    return { name, files: new Map(there.map(([{ path }, content]) => [path, content])) };
  }

  save(pack: Pack): Promise<void> {
    return this.inTurn(() => this.write(pack));
  }

  private async write(pack: Pack): Promise<void> {
    const { written, deleted } = pack.unsaved();
    const done = new Map<string, Content>();
    const gone: string[] = [];
    const ask = async (path: string, method: string, body?: string) => {
      const headers = { 'If-Match': this.versions.get(path) ?? 'none' };
      return (await this.ask(addressOf(path), { method, headers, body })).text();
    };
    try {
      for (const path of written) {
        const text = pack.text(path);
        if (text === undefined) continue;
        this.versions.set(path, await ask(path, 'PUT', text));
        done.set(path, text);
      }
      for (const path of deleted) {
        await ask(path, 'DELETE');
        this.versions.delete(path);
        gone.push(path);
      }
    } finally {
      pack.saved(done, gone);
    }
  }

  /**
   * Offers each file of the folder that another program has changed, or deleted. One that is not taken keeps its old version, so
   * that saving it is refused.
   */
  watch(take: (path: string, content: Content | undefined) => boolean): void {
    const look = async () => {
      const { files } = await this.list();
      for (const file of files) {
        if (this.versions.get(file.path) === file.version) continue;
        const content = await this.content(file);
        if (content !== undefined && take(file.path, content)) this.versions.set(file.path, file.version);
      }
      const there = new Set(files.map(({ path }) => path));
      for (const path of this.versions.keys()) if (!there.has(path) && take(path, undefined)) this.versions.delete(path);
    };
    const events = new EventSource(`events?token=${encodeURIComponent(this.token)}`);
    // What happened before somebody listened, or while nobody did, is seen too.
    events.onopen = events.onmessage = () => void this.inTurn(look).catch(() => undefined);
  }
}

const addressOf = (path: string) => `files/${path.split('/').map(encodeURIComponent).join('/')}`;

export async function openZip(file: File): Promise<Map<string, Content>> {
  // Before a byte of it is in memory.
  mayOpen(file.size);
  return unpack(new Uint8Array(await file.arrayBuffer()));
}
