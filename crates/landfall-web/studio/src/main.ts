// Landfall Studio: files, text, and what is under the cursor.
import { Artist, type Sheets } from './artist';
import { byId, choose, el, prompt } from './dom';
import { Editor } from './editor';
import { Files } from './files';
import { canOpenFolders, Download, download, Folder, openZip, Preview, type Home } from './home';
import { equal, Pack, read, type Content } from './pack';
import { Panels } from './panels';
import { Play } from './play';
import * as safety from './safety';
import { Server, uriOf, type WorkspaceEdit } from './server';
import { Translate } from './translate';
import { isHidden, isInside, mayUnpack } from './zip';

declare global {
  interface Window {
    /** Where the parts of the page are: files beside it, or inside the one file. */
    landfall: { games: string[]; wasm(): Promise<WebAssembly.Module>; cards(): Promise<WebAssembly.Module>; worker(): Worker; example(): Promise<Record<string, string>> };
  }
}

const GAMES = ['vanguard', 'first-martians', 'caverns'];

const pack = new Pack();
let home: Home = new Download();

const editor = new Editor(byId('text'), pack, () => void rename());
const server = new Server(pack, window.landfall.games, (isWhole) => startWorker(isWhole ? window.landfall.cards : window.landfall.wasm), (path) => open(path));
editor.use(server);
const artist = new Artist(pack, () => startWorker(window.landfall.cards));
const files = new Files(byId('files'), pack, (path) => open(path));
const play = new Play(pack, artist, (path) => (server.give([[path, pack.text(path)]]), say(`${path} is in the pack: \`landfall test\` plays it again.`)));
const panels = new Panels(byId('tabs'), byId('panel'), byId('locale') as HTMLSelectElement, pack, editor, server, artist, play);
const translate = new Translate(byId('form'), pack, server, (name, text, locale) => void panels.showCard(name, text, locale));

async function startWorker(module: () => Promise<WebAssembly.Module>): Promise<Worker> {
  const compiled = module();
  const worker = window.landfall.worker();
  worker.postMessage(await compiled);
  performance.mark('module');
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

/** A checker that ends again and again is not started again and again: what is left is the text, and ways to keep it. */
function drawStopped(): void {
  const note = byId('stopped');
  if (note.hidden !== server.isStopped) return;
  note.hidden = !server.isStopped;
  if (!server.isStopped) return note.replaceChildren();
  note.replaceChildren(
    el('p', {}, 'The checker stopped three times in a row, so it waits. Your text is as it was, and can be changed and saved. It is tried again when you change something.'),
    el('button', { onclick: () => void attempt(() => new Download().save(pack)) }, 'Save as a zip'),
    el('button', { onclick: () => void server.again() }, 'Try again'),
    el('button', { onclick: () => location.reload() }, 'Reload the page'),
  );
  say('');
}

function take(name: string, content: Map<string, Content>, to: Home, isSaved: boolean): void {
  close();
  // What the server knows of the pack before is taken away.
  server.give([...server.reports.keys()].map((path) => [path, undefined]));
  server.give(pack.texts().map(([path]) => [path, undefined]));
  server.reports.clear();
  home = to;
  say('');
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

/** Why something did not happen, for somebody who does not program. */
function reason(error: unknown): string {
  if (error instanceof DOMException && ['NotAllowedError', 'NoModificationAllowedError', 'SecurityError'].includes(error.name)) {
    return 'the browser may not use this folder. Your work is still here: allow it when the browser asks, or save it as a zip';
  }
  if (error instanceof DOMException && error.name === 'NotFoundError') {
    return 'the folder is no longer where it was. Your work is still here: save it as a zip, or open the folder again';
  }
  // The words of the browser for a server that does not answer.
  if (error instanceof TypeError && /fetch|network|load/i.test(error.message)) {
    return 'a part of the page could not be loaded. Your work is still here: it is tried again when there is a network';
  }
  return error instanceof Error ? error.message : String(error);
}

async function save(): Promise<boolean> {
  try {
    await home.save(pack);
    say(`Saved to ${home.name}.`);
    return true;
  } catch (error) {
    say(`Not saved: ${reason(error)}`, true);
    return false;
  }
}

async function attempt(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    say(reason(error), true);
  }
}

async function openFolder(): Promise<void> {
  if (!canOpenFolders) return (byId('folder-picker') as HTMLInputElement).click();
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
  const total = [...list].reduce((sum, file) => sum + file.size, 0);
  mayUnpack(total, list.length);
  for (const file of list) {
    const path = file.webkitRelativePath.split('/').slice(1).join('/') || file.name;
    if (isInside(path) && !isHidden(path)) content.set(path, read(path, new Uint8Array(await file.arrayBuffer())));
  }
  const folder = list[0]!.webkitRelativePath.split('/')[0];
  take(folder || 'pack', content, new Download(), true);
  if (folder) say('This browser can read a folder, but not write into it: saving gives you a zip.');
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

/** The whole pack as a PDF to print and cut out. */
async function print(): Promise<void> {
  const paper = await choose('Cards, boards and the book, as a PDF to print on both sides and cut out.', ['A4', 'Letter', 'Cancel']);
  if (paper !== 'A4' && paper !== 'Letter') return;
  say('Drawing every card…');
  const locale = panels.language || undefined;
  const { pdf, pages, cards, faults } = await artist.ask<Sheets>('landfall/print', { paper: paper.toLowerCase(), locale });
  download(`${pack.name}.pdf`, new Blob([Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0))], { type: 'application/pdf' }));
  if (faults.length > 0) say(`${cards} cards on ${pages} pages; ${faults.length === 1 ? 'one fault' : `${faults.length} faults`}: ${faults[0]}`, true);
  else say(`${cards} cards on ${pages} pages, in your downloads.`);
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
  close();
  pack.delete(path);
  server.give([[path, undefined]]);
  server.forget([path]);
  draw();
}

function close(): void {
  editor.close();
  translate.hide();
  shown = undefined;
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

/** What another program wrote into the folder, or deleted there, is shown, unless the reader has written there too. */
function fromDisk(path: string, content: Content | undefined): boolean {
  if (content !== undefined && equal(content, pack.content(path))) {
    pack.saved(new Map([[path, content]]));
    return true;
  }
  const { written, deleted } = pack.unsaved();
  if (written.includes(path) || deleted.includes(path)) {
    const what = content === undefined ? 'deleted' : 'changed';
    say(`${path} was ${what} on disk too. Saving it is refused: save as a zip to keep your text, then reload to see the other.`, true);
    return false;
  }
  if (content === undefined) {
    if (path === shown) close();
    pack.delete(path);
    pack.saved(new Map(), [path]);
    server.give([[path, undefined]]);
    server.forget([path]);
    return true;
  }
  pack.write(path, content);
  pack.saved(new Map([[path, content]]));
  if (typeof content === 'string') server.give([[path, content]]);
  editor.reload(path);
  return true;
}

async function begin(): Promise<void> {
  bind('new', newPack);
  bind('example', openExample);
  bind('folder', openFolder);
  bind('save', async () => void (await save()));
  bind('save-zip', () => new Download().save(pack));
  bind('print', print);
  bind('new-file', newFile);
  bind('delete-file', deleteFile);
  byId('zip').onclick = () => byId('picker').click();
  for (const picker of [byId('picker'), byId('folder-picker')] as HTMLInputElement[]) {
    picker.onchange = () => void attempt(() => openFiles(picker.files!)).then(() => (picker.value = ''));
  }
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
  server.addEventListener('reports', drawStopped);
  server.addEventListener('restarted', () => say('The checker stopped and was started again; your text is as it was.'));
  server.addEventListener('restarted', drawStopped);
  server.addEventListener('stopped', drawStopped);
  panels.select('Card');

  performance.mark('page');
  // What takes longest begins first.
  const connected = server.connect(window.landfall.games.length === 0);
  const token = new URLSearchParams(location.hash.slice(1)).get('preview');
  const example = token === null ? window.landfall.example() : undefined;
  const copy = await safety.find();
  if (token !== null) {
    const preview = new Preview(token);
    const { name, files } = await preview.open();
    take(name, files, preview, true);
    preview.watch(fromDisk);
  }
  if (copy && token === null) {
    const when = new Date(copy.at).toLocaleString();
    const answer = await choose(`There is unsaved work on ${copy.name} from ${when}.`, ['Open it', 'Discard it']);
    if (answer === 'Open it') take(copy.name, new Map(copy.files), new Download(), false);
  }
  safety.keep(pack, (why) => say(`No safety copy can be kept in this browser (${why}): save often.`, true));
  if (pack.paths().length === 0 && example) take('glasswake', new Map(Object.entries(await example)), new Download(), true);
  await connected;
  // A pack that the small module does not understand waits for the other.
  if (pack.needsMore(window.landfall.games)) void server.grow();
  await server.checked();
  byId('status').dataset.ready = 'yes';
  later();
}

/** What can wait until the first reports are on the screen: everything but reports, pictures of cards, and a copy for the day without a network. */
function later(): void {
  const more = () => void attempt(() => server.grow()).then(() => artist.start().catch(() => undefined));
  more();
  window.addEventListener('online', more);
  // Behind `landfall preview` there is no such day.
  const canKeep = 'serviceWorker' in navigator && location.protocol.startsWith('http') && !location.hash.includes('preview=');
  if (canKeep) keepPage();
}

/** For the day without a network. One part that does not come leaves no copy at all, so it is tried again, less and less often. */
function keepPage(pause = 500): void {
  const again = () => void (pause < 60_000 && setTimeout(() => keepPage(pause * 2), pause));
  navigator.serviceWorker.register('service-worker.js').then((registration) => {
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    const look = () => void (worker?.state === 'redundant' && !registration.active && again());
    worker?.addEventListener('statechange', look);
    if (worker) look();
    else again();
  }, again);
}

void attempt(begin);
