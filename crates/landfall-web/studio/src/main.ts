// Landfall Studio: files, text, and what is under the cursor.
import { byId, choose, el, prompt } from './dom';
import { Editor } from './editor';
import { Files } from './files';
import { canOpenFolders, Download, Folder, openZip, Preview, type Home } from './home';
import { Pack, read, type Content } from './pack';
import { Panels } from './panels';
import * as safety from './safety';
import { Server, uriOf, type WorkspaceEdit } from './server';
import { Translate } from './translate';
import { isInside } from './zip';

declare global {
  interface Window {
    /** Where the parts of the page are: files beside it, or inside the one file. */
    landfall: { wasm(): Promise<ArrayBuffer>; worker(): string; example(): Promise<Record<string, string>> };
  }
}

const GAMES = ['vanguard', 'first-martians', 'caverns'];

const pack = new Pack();
let home: Home = new Download();

const editor = new Editor(byId('text'), pack, () => void rename());
const server = new Server(pack, startWorker, (path) => open(path));
editor.use(server);
const files = new Files(byId('files'), pack, (path) => open(path));
const panels = new Panels(byId('tabs'), byId('panel'), byId('locale') as HTMLSelectElement, pack, editor, server);
const translate = new Translate(byId('form'), pack, server, (name, text) => {
  byId('panel').replaceChildren(el('h2', {}, name), el('pre', { className: 'card' }, text));
});

async function startWorker(): Promise<Worker> {
  const worker = new Worker(window.landfall.worker());
  const wasm = await window.landfall.wasm();
  worker.postMessage(wasm, [wasm]);
  return worker;
}

/** A catalog opens as a form; `text` shows it as it is. */
function open(path: string, isText = !path.endsWith('.po')) {
  byId('form').hidden = isText;
  byId('text').hidden = !isText;
  byId('as-text').hidden = !path.endsWith('.po');
  byId('as-text').textContent = isText ? 'As a form' : 'As text';
  byId('as-text').onclick = () => void open(path, !isText);
  if (isText) {
    translate.hide();
    const view = editor.show(path);
    draw();
    return view;
  }
  editor.close();
  translate.show(path);
  draw(path);
  return null;
}

let shown: string | undefined;
function draw(path?: string): void {
  shown = path ?? editor.path ?? shown;
  files.draw(server, shown);
}

function say(text: string, isBad = false): void {
  const status = byId('status');
  status.textContent = text;
  status.className = isBad ? 'error' : '';
}

/** Always in sight: whether the work is on the reader's disk. */
function drawSaved(): void {
  const { written, deleted } = pack.unsaved();
  const count = written.length + deleted.length;
  const note = byId('unsaved');
  note.hidden = count === 0;
  note.textContent = count === 1 ? '1 file is not yet on your disk' : `${count} files are not yet on your disk`;
  document.title = `${count > 0 ? '● ' : ''}${pack.name} – Landfall Studio`;
  draw();
}

function take(name: string, content: Map<string, Content>, to: Home, isSaved: boolean): void {
  editor.close();
  translate.hide();
  // What the server knows of the pack before is taken away.
  server.give([...server.reports.keys()].map((path) => [path, undefined]));
  server.give(pack.texts().map(([path]) => [path, undefined]));
  server.reports.clear();
  home = to;
  pack.open(name, content, isSaved);
  server.give(pack.texts());
  const first = pack.paths().find((path) => path.endsWith('.land')) ?? pack.paths()[0];
  if (first !== undefined) open(first);
  byId('where').textContent = `Save writes to ${home.name}`;
}

async function mayReplace(): Promise<boolean> {
  if (pack.isSaved()) return true;
  const answer = await choose('Some of your work is not yet on your disk.', ['Save first', 'Discard it', 'Cancel']);
  if (answer === 'Save first') return save();
  return answer === 'Discard it';
}

async function save(): Promise<boolean> {
  try {
    await home.save(pack);
    say(`Saved to ${home.name}.`);
    return true;
  } catch (error) {
    say(`Not saved: ${error instanceof Error ? error.message : String(error)}`, true);
    return false;
  }
}

async function attempt(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    say(error instanceof Error ? error.message : String(error), true);
  }
}

async function openFolder(): Promise<void> {
  if (!(await mayReplace())) return;
  const picker = (globalThis as unknown as { showDirectoryPicker(options: object): Promise<FileSystemDirectoryHandle> }).showDirectoryPicker;
  const handle = await picker({ mode: 'readwrite' });
  const folder = new Folder(handle);
  take(handle.name, await folder.read(), folder, true);
}

async function openFiles(list: FileList): Promise<void> {
  if (list.length === 0 || !(await mayReplace())) return;
  const zip = [...list].find((file) => file.name.endsWith('.zip'));
  if (zip) {
    take(zip.name.slice(0, -4), await openZip(zip), new Download(), true);
    return;
  }
  const content = new Map<string, Content>();
  for (const file of list) {
    const path = file.webkitRelativePath.split('/').slice(1).join('/') || file.name;
    if (isInside(path)) content.set(path, read(path, new Uint8Array(await file.arrayBuffer())));
  }
  take('pack', content, new Download(), true);
}

async function openExample(): Promise<void> {
  if (!(await mayReplace())) return;
  take('glasswake', new Map(Object.entries(await window.landfall.example())), new Download(), true);
}

async function newPack(): Promise<void> {
  const answer = await prompt('Name of the pack', 'my-planet', { label: 'Game', options: GAMES });
  if (!answer || !(await mayReplace())) return;
  const made = await server.ask<{ name: string; files: { path: string; text: string }[] }>('landfall/new', { name: answer.text, game: answer.choice });
  take(made.name, new Map(made.files.map((file) => [file.path, file.text])), new Download(), false);
}

async function newFile(): Promise<void> {
  const answer = await prompt('Name of the file', 'cards.land');
  if (!answer) return;
  if (!isInside(answer.text)) return say('A file belongs inside the pack: no `..`, no `:` and no `\\` in its name.', true);
  if (pack.content(answer.text) !== undefined) return say(`${answer.text} exists already.`, true);
  pack.write(answer.text, '');
  server.give([[answer.text, '']]);
  open(answer.text);
}

async function deleteFile(): Promise<void> {
  if (shown === undefined || (await choose(`Delete ${shown}?`, ['Delete', 'Cancel'])) !== 'Delete') return;
  const path = shown;
  editor.close();
  translate.hide();
  pack.delete(path);
  server.give([[path, undefined]]);
  server.forget([path]);
  shown = undefined;
  draw();
}

/** A new name for what is under the cursor, in every file. */
async function rename(): Promise<void> {
  const { path } = editor;
  const position = editor.position();
  if (path === undefined || !position) return;
  const place = { textDocument: { uri: uriOf(path) }, position };
  await attempt(async () => {
    const found = await server.ask<{ placeholder?: string } | null>('textDocument/prepareRename', place);
    if (!found) return say('Nothing here can be renamed: put the cursor on an id.');
    const answer = await prompt('New name, in every file', found.placeholder ?? '');
    if (!answer) return;
    const edit = await server.ask<WorkspaceEdit | null>('textDocument/rename', { ...place, newName: answer.text });
    if (edit) editor.apply(edit);
  });
}

function bind(id: string, act: () => Promise<void>): void {
  byId(id).onclick = () => void attempt(act);
}

async function begin(): Promise<void> {
  bind('new', newPack);
  bind('example', openExample);
  bind('folder', openFolder);
  byId('folder').hidden = !canOpenFolders;
  bind('save', async () => void (await save()));
  bind('save-zip', () => new Download().save(pack));
  bind('new-file', newFile);
  bind('delete-file', deleteFile);
  const picker = byId('picker') as HTMLInputElement;
  byId('zip').onclick = () => picker.click();
  picker.onchange = () => void attempt(() => openFiles(picker.files!)).then(() => (picker.value = ''));
  window.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 's') {
      event.preventDefault();
      void save();
    }
  });
  window.addEventListener('beforeunload', (event) => {
    if (!pack.isSaved()) event.preventDefault();
  });
  pack.addEventListener('changed', drawSaved);
  server.addEventListener('reports', () => draw());
  server.addEventListener('restarted', () => say('The checker stopped and was started again; your text is as it was.'));
  panels.select('Card');

  const copy = await safety.find();
  const token = new URLSearchParams(location.hash.slice(1)).get('preview');
  const connected = server.connect();
  if (token !== null) {
    const preview = new Preview(token);
    const { name, files } = await preview.read();
    take(name, files, preview, true);
    preview.watch((changed) => {
      for (const [path, content] of changed) {
        if (pack.unsaved().written.includes(path)) {
          say(`${path} was changed on disk too; saving here is refused until you reload.`, true);
          continue;
        }
        pack.write(path, content);
        pack.saved(new Map([[path, content]]));
        server.give([[path, pack.text(path)]]);
        editor.reload(path);
      }
    });
  }
  if (copy && token === null) {
    const when = new Date(copy.at).toLocaleString();
    const answer = await choose(`There is unsaved work on ${copy.name} from ${when}.`, ['Open it', 'Discard it']);
    if (answer === 'Open it') take(copy.name, new Map(copy.files), new Download(), false);
  }
  safety.keep(pack, (why) => say(`No safety copy can be kept in this browser (${why}): save often.`, true));
  if (pack.paths().length === 0) take('glasswake', new Map(Object.entries(await window.landfall.example())), new Download(), true);
  await connected;
  byId('status').dataset.ready = 'yes';
}

void attempt(begin);
if ('serviceWorker' in navigator && location.protocol.startsWith('http')) void navigator.serviceWorker.register('service-worker.js').catch(() => undefined);
