// The language server behind the editor: a worker, a client, and the files they share.
import { setDiagnostics } from '@codemirror/lint';
import { LSPClient, LSPPlugin, Workspace, type LSPClientConfig, type Transport, type WorkspaceFile } from '@codemirror/lsp-client';
import { serverCompletion, hoverTooltips, signatureHelp } from '@codemirror/lsp-client';
import type { Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Pack } from './pack';

export const ROOT = 'mem:/pack';

export interface Place {
  line: number;
  character: number;
}
export interface Range {
  start: Place;
  end: Place;
}
export interface Diagnostic {
  range: Range;
  severity?: number;
  code?: string;
  message: string;
  data?: unknown;
}
export interface TextEdit {
  range: Range;
  newText: string;
}
export interface WorkspaceEdit {
  changes?: Record<string, TextEdit[]>;
}
export interface CodeAction {
  title: string;
  kind?: string;
  isPreferred?: boolean;
  edit?: WorkspaceEdit;
}
export interface Location {
  uri: string;
  range: Range;
}

export const uriOf = (path: string) => `${ROOT}/${path.split('/').map(encodeURIComponent).join('/')}`;
export const pathOf = (uri: string) => decodeURIComponent(uri.slice(ROOT.length + 1));

/** What ends this often in a row ends because of the pack: starting it again helps nobody. */
const MOST_ENDS = 3;
/** Whoever worked for this long did not end because of what it began with. */
const LONG = 30_000;
/** A pack that ended the checker is tried again once nobody has typed for this long. */
const PAUSE = 2_000;

/** One editor shows one file at a time; all others are given to the server as they are in the pack. */
class OneEditor extends Workspace {
  files: (WorkspaceFile & { view: EditorView })[] = [];
  private version = 0;

  constructor(client: LSPClient, private readonly show: (path: string) => EditorView | null) {
    super(client);
  }

  syncFiles() {
    const updates = [];
    for (const file of this.files) {
      const plugin = LSPPlugin.get(file.view);
      if (!plugin || plugin.unsyncedChanges.empty) continue;
      updates.push({ changes: plugin.unsyncedChanges, file, prevDoc: file.doc });
      file.doc = file.view.state.doc;
      file.version = ++this.version;
      plugin.clear();
    }
    return updates;
  }

  openFile(uri: string, languageId: string, view: EditorView): void {
    const file = { uri, languageId, version: ++this.version, doc: view.state.doc as Text, view, getView: () => view };
    this.files.push(file);
    this.client.didOpen(file);
  }

  closeFile(uri: string): void {
    if (!this.getFile(uri)) return;
    this.files = this.files.filter((file) => file.uri !== uri);
    this.client.didClose(uri);
  }

  override async displayFile(uri: string): Promise<EditorView | null> {
    return this.show(pathOf(uri));
  }
}

export class Server extends EventTarget {
  readonly client: LSPClient;
  readonly reports = new Map<string, Diagnostic[]>();
  private worker: Worker | undefined;
  private isWhole = false;
  /** Files with reports of a server that is gone, until the next one has looked at them. */
  private stale = new Set<string>();
  private readonly whole = withResolvers();
  /** Fails when the worker of now ends, so that nobody waits for its answers. */
  private end = withResolvers();
  /** How often it ended in a row, and since when the one of now has worked. */
  private ends = 0;
  private since: number | undefined;
  /** The pack, as it was when nothing was started any more. */
  private stoppedWith = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private growing: Promise<void> | undefined;
  private readonly config: LSPClientConfig;

  constructor(
    private readonly pack: Pack,
    /** The games that the small module knows. */
    private readonly games: string[],
    private readonly start: (isWhole: boolean) => Promise<Worker>,
    show: (path: string) => EditorView | null,
  ) {
    super();
    this.config = {
      rootUri: ROOT,
      timeout: 60_000,
      workspace: (client) => new OneEditor(client, show),
      sanitizeHTML: withoutMarkup,
      notificationHandlers: {
        'textDocument/publishDiagnostics': (_, params: { uri: string; diagnostics: Diagnostic[] }) => {
          if (this.reports.size === 0) performance.mark('first-report');
          this.reports.set(pathOf(params.uri), params.diagnostics);
          this.stale.delete(pathOf(params.uri));
          this.underline(pathOf(params.uri));
          this.dispatchEvent(new Event('reports'));
          return true;
        },
      },
      extensions: [serverCompletion(), hoverTooltips(), signatureHelp()],
    };
    this.client = new LSPClient(this.config);
    pack.addEventListener('changed', () => {
      clearTimeout(this.timer);
      if (this.isStopped && pack.version !== this.stoppedWith) this.timer = setTimeout(() => void this.again(), PAUSE);
    });
  }

  /**
   * Marks in the editor what is reported for its file. Reports may be about a text that is already another: what lies outside
   * of it is marked at its end until the next ones come.
   */
  underline(path: string): void {
    const view = this.client.workspace.getFile(uriOf(path))?.getView();
    const plugin = view && LSPPlugin.get(view);
    if (!view || !plugin) return;
    const offset = ({ line, character }: Place) => {
      const doc = plugin.syncedDoc;
      if (line >= doc.lines) return plugin.unsyncedChanges.mapPos(doc.length);
      const { from, to } = doc.line(line + 1);
      return plugin.unsyncedChanges.mapPos(Math.min(from + character, to));
    };
    const severities = ['error', 'error', 'warning', 'info', 'hint'] as const;
    const marks = (this.reports.get(path) ?? []).map(({ range, severity, message }) => {
      const from = offset(range.start);
      return { from, to: Math.max(from, offset(range.end)), severity: severities[severity ?? 1] ?? 'error', message };
    });
    view.dispatch(setDiagnostics(view.state, marks));
  }

  /**
   * Begins with a small module that only reports, or with the whole one. A worker that ends is started again with the files of
   * the page, so nothing is lost with it.
   */
  async connect(isWhole: boolean): Promise<void> {
    await this.attach(await this.start(isWhole), isWhole);
  }

  /** Whether it ended so often that it is no longer started. */
  get isStopped(): boolean {
    return this.ends >= MOST_ENDS && this.worker === undefined;
  }

  /** Tries once more what was given up. */
  async again(): Promise<void> {
    if (!this.isStopped) return;
    this.ends = MOST_ENDS - 1;
    this.dispatchEvent(new Event('restarted'));
    await this.connect(this.isWhole).catch(() => this.giveUp());
  }

  private giveUp(): void {
    this.ends = MOST_ENDS;
    this.stoppedWith = this.pack.version;
    this.dispatchEvent(new Event('stopped'));
  }

  private async ended(worker: Worker): Promise<void> {
    worker.terminate();
    if (this.worker !== worker) return;
    this.worker = undefined;
    this.client.disconnect();
    this.end.reject(new Error('the checker stopped'));
    this.end = withResolvers();
    if (this.since !== undefined && performance.now() - this.since > LONG) this.ends = 0;
    this.ends += 1;
    if (this.ends >= MOST_ENDS) return this.giveUp();
    this.dispatchEvent(new Event('restarted'));
    await this.connect(this.isWhole).catch(() => this.giveUp());
  }

  /** Goes on with the whole module, once it is there. */
  grow(): Promise<void> {
    if (this.isWhole) return Promise.resolve();
    const grown = async () => {
      const worker = await this.start(true);
      this.worker?.terminate();
      this.client.disconnect();
      await this.attach(worker, true);
    };
    // What fails for want of a network may be tried again.
    this.growing ??= grown().finally(() => (this.growing = undefined));
    return this.growing;
  }

  private async attach(worker: Worker, isWhole: boolean): Promise<void> {
    this.worker = worker;
    this.since = undefined;
    const handlers = new Set<(message: string) => void>();
    worker.onmessage = (event: MessageEvent<string>) => handlers.forEach((handler) => handler(event.data));
    worker.onerror = (event) => {
      event.preventDefault();
      void this.ended(worker);
    };
    const transport: Transport = {
      send: (message) => worker.postMessage(message),
      subscribe: (handler) => void handlers.add(handler),
      unsubscribe: (handler) => void handlers.delete(handler),
    };
    // With the files from the start, no answer is about half a pack.
    this.isWhole = isWhole;
    const given = new Map(this.canRead() ? this.pack.texts() : []);
    this.config.initializationOptions = { files: [...given].map(([path, text]) => ({ uri: uriOf(path), text })) };
    this.client.connect(transport);
    await Promise.race([this.client.initializing, this.end.promise.catch(() => undefined)]);
    if (this.worker !== worker) return;
    performance.mark('initialized');
    const gone = [...given.keys()].filter((path) => this.pack.text(path) === undefined);
    this.give([...gone.map((path) => [path, undefined] as [string, undefined]), ...this.pack.texts().filter(([path, text]) => given.get(path) !== text)]);
    if (isWhole) this.whole.resolve();
    this.stale = new Set(this.reports.keys());
    const checked = () => {
      if (this.worker === worker) this.since = performance.now();
      if (this.stale.size > 0) this.forget(this.stale);
    };
    void this.checked().then(checked, () => undefined);
  }

  /** Whether what is connected understands the pack: the small module would report what it does not. */
  private canRead(): boolean {
    return this.isWhole || !this.pack.needsMore(this.games);
  }

  /** Whether the whole module is there, or still to come. */
  get canDraw(): boolean {
    return this.isWhole && this.growing === undefined;
  }

  /** Files as they are now; one without text is gone. */
  give(files: [string, string | undefined][]): void {
    // A worker to come begins with all files as they are then.
    if (this.worker === undefined || files.length === 0 || !this.canRead()) return;
    this.client.notification('landfall/files', { files: files.map(([path, text]) => ({ uri: uriOf(path), text })) });
  }

  /** Until everything that is wrong with the pack has been reported. */
  async checked(): Promise<void> {
    if (!this.canRead()) await this.whole.promise;
    await this.request('landfall/checked', {});
  }

  forget(paths: Iterable<string>): void {
    for (const path of paths) this.reports.delete(path);
    this.dispatchEvent(new Event('reports'));
  }

  async ask<T>(method: string, params: object): Promise<T> {
    await this.whole.promise;
    return this.request(method, params);
  }

  private async request<T>(method: string, params: object): Promise<T> {
    if (this.isStopped) throw new Error('the checker stopped');
    const answer = async () => {
      await this.client.initializing;
      this.client.sync();
      return this.client.request<object, T>(method, params);
    };
    return (await Promise.race([answer(), this.end.promise])) as T;
  }
}

function withResolvers(): { promise: Promise<void>; resolve: () => void; reject: (why: Error) => void } {
  let resolve = () => {};
  let reject: (why: Error) => void = () => {};
  const promise = new Promise<void>((done, failed) => ([resolve, reject] = [done, failed]));
  // It may end while nobody waits.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

/** What the server explains is plain text and code; nothing of a pack may become markup. */
function withoutMarkup(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.body.querySelectorAll('*')) {
    if (!/^(P|PRE|CODE|EM|STRONG|UL|OL|LI|BR|SPAN|H[1-6]|HR|BLOCKQUOTE)$/.test(element.tagName)) {
      element.replaceWith(element.textContent ?? '');
      continue;
    }
    for (const { name } of [...element.attributes]) if (name !== 'class') element.removeAttribute(name);
  }
  return page.body.innerHTML;
}
