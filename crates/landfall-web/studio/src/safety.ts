// A copy of unsaved work in the storage of the browser. It is for the day the tab dies, never the home of a pack.
import type { Content, Pack } from './pack';

export interface Copy {
  name: string;
  at: number;
  files: [string, Content][];
}

const STORE = 'copies';
const PAUSE = 400;

async function store<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const open = indexedDB.open('landfall-studio', 1);
  open.onupgradeneeded = () => open.result.createObjectStore(STORE);
  const db = await done(open);
  try {
    return await done(act(db.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    db.close();
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Keeps the copy up to date: there while work is unsaved, gone once it is on disk. */
export function keep(pack: Pack, failed: (why: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // One after the other, so that the last word is the last written.
  let last = Promise.resolve();
  const update = () => (last = last.then(write));
  const write = async () => {
    try {
      if (pack.isSaved()) await store('readwrite', (copies) => copies.delete('pack'));
      else await store('readwrite', (copies) => copies.put({ name: pack.name, at: Date.now(), files: [...pack.all()] }, 'pack'));
    } catch (error) {
      failed(error instanceof Error ? error.message : String(error));
    }
  };
  pack.addEventListener('changed', () => {
    clearTimeout(timer);
    // Work that is on disk needs no copy, even if the tab is closed at once.
    if (pack.isSaved()) void update();
    else timer = setTimeout(() => void update(), PAUSE);
  });
  addEventListener('visibilitychange', () => void update());
  void navigator.storage?.persist?.();
}

/** What a killed tab left behind. */
export async function find(): Promise<Copy | undefined> {
  try {
    return (await store('readonly', (copies) => copies.get('pack') as IDBRequest<Copy | undefined>)) ?? undefined;
  } catch {
    return undefined;
  }
}
