// Cards as they are printed, the sheets, and play: a second worker with the larger module, which nobody waits for.
import { equal, type Content, type Pack } from './pack';
import { ROOT, uriOf } from './server';

export interface DrawnCard {
  name: string;
  fronts: string[];
  back: string;
  faults: string[];
}
export interface Sheets {
  pdf: string;
  pages: number;
  cards: number;
  faults: string[];
}

/** The module ended over a question. */
export class Ended extends Error {}

/** This often it is started again for one state of the pack. */
const MOST_ENDS = 3;
const ENDED = 'What draws and plays stopped over this, and tries again once something is changed. Your text is as it was.';

type Waiting = { question: string; resolve: (value: unknown) => void; reject: (why: Error) => void };

export class Artist extends EventTarget {
  private hasBegun = false;
  private worker: Worker | undefined;
  private starting: Promise<void> | undefined;
  private asked = 0;
  private readonly waiting = new Map<number, Waiting>();
  /** What the worker knows, by path. */
  private given = new Map<string, Content>();
  /** What was asked when it ended, with the pack as it is in `endedWith`: those questions are not asked again. */
  private fatal = new Set<string>();
  private endedWith = -1;

  constructor(
    private readonly pack: Pack,
    private readonly begin: () => Promise<Worker>,
  ) {
    super();
  }

  /** Whether it may be asked without delaying what matters more. */
  get isReady(): boolean {
    return this.hasBegun;
  }

  /** Loads the module; call it once what matters more is on the screen. */
  start(): Promise<void> {
    this.starting ??= this.load().catch((error) => {
      this.starting = undefined;
      throw error;
    });
    return this.starting;
  }

  async ask<T>(method: 'landfall/card' | 'landfall/print' | 'landfall/boards' | 'landfall/play', params: object): Promise<T> {
    if (this.endedWith !== this.pack.version) this.fatal.clear();
    const question = JSON.stringify([method, params]);
    if (this.fatal.has(question) || this.fatal.size >= MOST_ENDS) throw new Ended(ENDED);
    await this.start();
    this.give();
    return this.request<T>(method, params, question);
  }

  private async load(): Promise<void> {
    const worker = await this.begin();
    this.worker = worker;
    worker.onmessage = (event: MessageEvent<string>) => this.receive(event.data);
    // A module that ended is started again by the next question.
    worker.onerror = (event) => {
      event.preventDefault();
      if (this.worker === worker) this.stop();
    };
    await this.request('initialize', { rootUri: ROOT, capabilities: {} });
    this.send({ method: 'initialized', params: {} });
    this.hasBegun = true;
    this.dispatchEvent(new Event('ready'));
  }

  private stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.starting = undefined;
    this.given.clear();
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    // Questions are answered in turn: it ended over the first.
    if (this.endedWith !== this.pack.version) this.fatal.clear();
    this.endedWith = this.pack.version;
    this.fatal.add(waiting[0]?.question ?? '');
    for (const { reject } of waiting) reject(new Ended(ENDED));
  }

  /** Files that differ from those the worker knows: texts, and what is drawn with. */
  private give(): void {
    const now = new Map<string, Content>([...this.pack.texts(), ...this.pack.extras()]);
    const gone = [...this.given.keys()].filter((path) => !now.has(path)).map((path) => ({ uri: uriOf(path) }));
    const written = [...now]
      .filter(([path, content]) => !equal(content, this.given.get(path)))
      .map(([path, content]) => ({ uri: uriOf(path), ...(typeof content === 'string' ? { text: content } : { bytes: base64(content) }) }));
    this.given = now;
    const files = [...gone, ...written];
    if (files.length > 0) this.send({ method: 'landfall/files', params: { files } });
  }

  private request<T>(method: string, params: object, question = ''): Promise<T> {
    const id = ++this.asked;
    this.send({ id, method, params });
    return new Promise((resolve, reject) => this.waiting.set(id, { question, resolve: resolve as (value: unknown) => void, reject }));
  }

  private send(message: object): void {
    this.worker?.postMessage(JSON.stringify({ jsonrpc: '2.0', ...message }));
  }

  private receive(text: string): void {
    const { id, result, error } = JSON.parse(text) as { id?: number; result?: unknown; error?: { message: string } };
    const waiting = id === undefined ? undefined : this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(id!);
    if (error) waiting.reject(new Error(error.message));
    else waiting.resolve(result);
  }
}

/** JSON has no bytes. In pieces, since a function takes only so many letters at once. */
function base64(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 0x8000) letters += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(letters);
}
