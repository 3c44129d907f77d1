// Drives Landfall Studio in a real browser, as a designer would.
//
// node studio.mjs TOOLS SETUP: TOOLS is the folder with node_modules, SETUP a JSON file: what was built, a pack on disk, the
// program. What was seen is written as JSON for the caller to judge; pictures of every step are left behind.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [tools, setupFile] = process.argv.slice(2);
const setup = JSON.parse(readFileSync(setupFile, 'utf8'));
const require = createRequire(join(tools, 'package.json'));
const { chromium } = require('playwright-core');
const { zipSync, unzipSync, strToU8 } = require('fflate');
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const seen = { errors: [] };
/** For a last picture when something does not happen. */
const open = [];

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.json': 'application/json' };
const server = createServer((request, response) => {
  const path = request.url === '/' ? '/index.html' : request.url.split('?')[0];
  try {
    const body = readFileSync(join(setup.built, 'page', path));
    response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'text/plain' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const address = `http://127.0.0.1:${server.address().port}/`;

const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic'];
const launch = (home) =>
  chromium.launchPersistentContext(home, {
    executablePath: '/usr/bin/chromium',
    headless: true,
    viewport: { width: 1400, height: 850 },
    acceptDownloads: true,
    args: ['--no-sandbox', '--disable-gpu', ...quiet],
  });

/** The first page of a browser, with everything it complains about noted. */
async function visit(context, url) {
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(30_000);
  open.push(page);
  page.on('pageerror', (error) => seen.errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && (seen.console ??= []).push(message.text()));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(url);
  return page;
}
const ready = (page) => page.waitForSelector('#status[data-ready=yes]');
const picture = (page, name) => page.screenshot({ path: join(setup.pictures, `${name}.png`) });
const openFile = (page, name) => page.getByRole('button', { name: new RegExp(`^${name.replaceAll('.', '\\.')}`) }).last().click();
const tab = (page, name) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
const panel = (page) => page.locator('#panel');
const shownText = (page) => page.locator('.cm-content').innerText();

/** Puts the cursor behind a text of the open file, through the search of the editor. */
async function cursorAt(page, text) {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+f');
  await page.locator('.cm-search input[name=search]').fill('');
  await page.locator('.cm-search input[name=search]').pressSequentially(text);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

/** From a keystroke to a report on the screen. */
async function write() {
  const context = await launch(setup.home);
  const page = await visit(context, address);
  await ready(page);
  seen.firstReportMs = await page.evaluate(() => Math.round(performance.now()));
  await openFile(page, 'shelf.land');
  await page.getByText('Beached survey drone').first().waitFor();
  await picture(page, '1-open');
  await tab(page, 'Reports');
  await panel(page).getByText('No reports.').waitFor();
  await cursorAt(page, 'replace P902, goto log 1903');
  await page.keyboard.press('ArrowRight');
  for (const _ of '903') await page.keyboard.press('Backspace');
  await page.keyboard.type('80');
  const begun = Date.now();
  await page.keyboard.type('3');
  await panel(page).getByText('log 1803 does not exist').first().waitFor();
  seen.editToReportMs = Date.now() - begun;
  seen.reports = await panel(page).innerText();
  seen.unsaved = await page.locator('#unsaved').innerText();
  await picture(page, '2-report');
  await tab(page, 'To write');
  seen.toWrite = await panel(page).innerText();
  await tab(page, 'Reports');
  await panel(page).getByRole('button', { name: 'Fixes' }).first().click();
  await panel(page).locator('.fixes button, .fixes small').first().waitFor();
  seen.fixes = await panel(page).locator('.fixes').first().innerText();
  await picture(page, '3-fixes');
  const fix = panel(page).locator('.fixes button', { hasText: '1903' }).first();
  await fix.click();
  await panel(page).getByText('No reports.').waitFor();
  seen.fixed = (await shownText(page)).includes('replace P902, goto log 1903');
  return { context, page };
}

/** The first picture beside the text, as pixels. */
const pixels = (page) =>
  panel(page)
    .locator('img')
    .first()
    .evaluate(async (img) => {
      await img.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
      canvas.getContext('2d').drawImage(img, 0, 0, 600, 400);
      return canvas.toDataURL();
    });
/** Waits until the picture looks otherwise; the last one that was shown. */
async function otherPicture(page, old) {
  let now = old;
  for (let tries = 0; tries < 100 && now === old; tries += 1) {
    await page.waitForTimeout(100);
    now = await pixels(page).catch(() => old);
  }
  return now;
}

/** What a program finds that looks for barriers; only what is serious, and where. */
async function barriers(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { preload: false, resultTypes: ['violations'] }));
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`));
}

/** The card and the map follow the cursor, in another language too. */
async function look(page) {
  await tab(page, 'Card');
  await panel(page).locator('.card', { hasText: 'Beached survey drone' }).waitFor();
  await panel(page).locator('.side').first().waitFor();
  seen.card = await panel(page).locator('.card').innerText();
  seen.cardSides = await panel(page).locator('.side').count();
  const english = await pixels(page);
  seen.cardIsPicture = english.length > 5_000;
  await page.locator('#locale').selectOption('it');
  seen.cardIsTranslated = (await otherPicture(page, english)) !== english;
  await panel(page).locator('.card', { hasText: 'Azione Speciale' }).waitFor();
  seen.italian = await panel(page).locator('.card').innerText();
  await picture(page, '4-italian');
  await page.locator('#locale').selectOption('');
  await panel(page).getByText('Beached survey drone').first().waitFor();
  await cursorAt(page, 'Beached survey drone');
  await otherPicture(page, await pixels(page).then((now) => (now === english ? '' : now)));
  await page.keyboard.type('Stranded survey drone');
  seen.cardChanges = (await otherPicture(page, english)) !== english;
  seen.studioBarriers = await barriers(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  seen.studioBarriers.push(...(await barriers(page)));
  await picture(page, '4-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await openFile(page, 'planet.land');
  await tab(page, 'Map');
  await panel(page).locator('img.map').waitFor();
  const before = await pixels(page);
  await cursorAt(page, 'path 1 <-> 2');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('path 1 <-> 9 [travel]');
  seen.mapChanges = (await otherPicture(page, before)) !== before;
  seen.mapIsPicture = before.length > 5_000;
  await picture(page, '5-map');
}

/** A zip that is saved and opened again holds the same bytes. */
async function saveAndReopen(page) {
  const save = async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a zip' }).click()]);
    const file = join(setup.pictures, `${Date.now()}.zip`);
    await download.saveAs(file);
    return file;
  };
  const first = await save();
  seen.savedNote = await page.locator('#unsaved').isHidden();
  await page.locator('#picker').setInputFiles(first);
  await page.waitForFunction(() => document.querySelector('#unsaved').hidden);
  await openFile(page, 'planet.land');
  await page.getByText('path 1 <-> 9').first().waitFor();
  const second = await save();
  seen.zipIsEqual = readFileSync(first).equals(readFileSync(second));
  for (const [name, file] of Object.entries(setup.badZips)) {
    await page.locator('#picker').setInputFiles(file);
    await page.waitForSelector('#status.error');
    seen[name] = await page.locator('#status').innerText();
    await page.evaluate(() => (document.querySelector('#status').className = ''));
  }
  seen.afterBadZips = (await page.locator('#files').innerText()).includes('planet.land');
}

/** Without a network the page is still there, and a killed tab loses nothing. */
async function survive(context, page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await ready(page);
  await openFile(page, 'shelf.land');
  await cursorAt(page, 'Salt has furred its hull.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' KEPT');
  const isKept = () =>
    page.evaluate(async () => {
      const open = indexedDB.open('landfall-studio', 1);
      const db = await new Promise((resolve) => (open.onsuccess = () => resolve(open.result)));
      const copy = db.transaction('copies').objectStore('copies').get('pack');
      const found = await new Promise((resolve) => (copy.onsuccess = () => resolve(copy.result)));
      db.close();
      return found?.files.some(([, text]) => typeof text === 'string' && text.includes('KEPT')) ?? false;
    });
  for (let tries = 0; tries < 100 && !(await isKept()); tries += 1) await page.waitForTimeout(100);
  seen.offline = true;
  // No goodbye: the renderer is killed under the tab.
  await context.setOffline(false);
  const crashed = page.waitForEvent('crash');
  void (await context.newCDPSession(page)).send('Page.crash').catch(() => undefined);
  await crashed;
  const again = await context.newPage();
  again.setDefaultTimeout(30_000);
  open.push(again);
  again.on('pageerror', (error) => seen.errors.push(error.message));
  await again.goto(address);
  seen.recovery = await again.locator('dialog p').innerText();
  await again.getByRole('button', { name: 'Open it' }).click();
  await openFile(again, 'shelf.land');
  await again.getByText('KEPT').first().waitFor();
  seen.recovered = true;
  await picture(again, '6-recovered');
  return again;
}

/** Nothing of a pack runs. */
async function attack(page) {
  await openFile(page, 'shelf.land');
  await cursorAt(page, 'Beached survey drone');
  await page.keyboard.type("<img src=x onerror='window.pwned=1'><script>window.pwned=1<\/script>");
  await tab(page, 'Card');
  await panel(page).getByText('onerror').first().waitFor();
  await tab(page, 'Map');
  await panel(page).locator('img.map').waitFor();
  await page.locator('.cm-content').getByText('P901').first().hover();
  seen.pwned = await page.evaluate(() => 'pwned' in window);
  seen.inline = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.pwned = 1';
    document.body.append(script);
    return 'pwned' in window;
  });
  seen.refused = await page.evaluate(async () => {
    const blocked = [];
    document.addEventListener('securitypolicyviolation', (event) => blocked.push(event.effectiveDirective));
    await fetch('https://example.org/').catch(() => undefined);
    const image = new Image();
    await new Promise((done) => {
      image.onerror = done;
      image.src = 'https://example.org/spy.png';
    });
    const frame = document.createElement('iframe');
    frame.src = 'https://example.org/';
    document.body.append(frame);
    for (let tries = 0; tries < 50 && blocked.length < 3; tries += 1) await new Promise((done) => setTimeout(done, 20));
    frame.remove();
    return blocked.sort().join(' ');
  });
}

/** What strangers and broken disks send: a sentence each, and nothing is lost. */
async function badInput() {
  const context = await launch(`${setup.home}-bad`);
  const page = await visit(context, address);
  await ready(page);
  const refused = async (file) => {
    await page.locator('#picker').setInputFiles(file);
    await page.waitForSelector('#status.error');
    const sentence = await page.locator('#status').innerText();
    await page.evaluate(() => (document.querySelector('#status').className = ''));
    return sentence;
  };
  const file = (name) => join(setup.pictures, name);
  writeFileSync(file('huge.zip'), '');
  truncateSync(file('huge.zip'), 100 << 20);
  seen.hugeZip = await refused(file('huge.zip'));
  // 300 MB of zeros are 300 kB in a zip.
  writeFileSync(file('bomb.zip'), zipSync({ 'a.land': new Uint8Array(300 << 20) }, { level: 1 }));
  seen.bombZip = await refused(file('bomb.zip'));
  seen.afterHugeZip = (await page.locator('#files').innerText()).includes('planet.land');
  // A thousand mistakes are counted, the first are listed, and typing goes on.
  const manifest = strToU8('name: broken\nversion: 0.1.0\ngame: vanguard\n');
  const logs = Array.from({ length: 1000 }, (_, at) => `log ${3000 + at} "L" { reference; "Go."; -> goto log ${7000 + at} }\n`).join('');
  writeFileSync(file('broken.zip'), zipSync({ 'landfall.yaml': manifest, 'logs.land': strToU8(logs) }));
  await page.locator('#picker').setInputFiles(file('broken.zip'));
  await tab(page, 'Reports');
  await panel(page).getByText(/more are shown once some of these are fixed/).waitFor();
  seen.thousandErrors = await page.locator('#tab-Reports').innerText();
  await picture(page, '9-thousand-errors');
  // Pictures with a script, pictures that are none: kept byte for byte, never run.
  const script = '<svg xmlns="http://www.w3.org/2000/svg" onload="window.pwned=1"><script>window.pwned=1</script></svg>';
  const art = { 'landfall.yaml': manifest, 'a.land': strToU8('log 11 "Salt" { reference; end }\n'), 'art/11.svg': strToU8(script), 'art/12.png': strToU8('no picture') };
  writeFileSync(file('art.zip'), zipSync(art));
  await page.locator('#picker').setInputFiles(file('art.zip'));
  await page.getByRole('button', { name: '11.svg' }).waitFor();
  seen.artIsNotOpened = await page.getByRole('button', { name: '11.svg' }).isDisabled();
  await tab(page, 'Card');
  await panel(page).locator('.side').first().waitFor();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a zip' }).click()]);
  await saved.saveAs(file('art-again.zip'));
  const kept = unzipSync(readFileSync(file('art-again.zip')));
  seen.artIsKept = Object.entries(art).every(([path, bytes]) => Buffer.from(bytes).equals(Buffer.from(kept[path] ?? [])));
  seen.artRan = await page.evaluate(() => 'pwned' in window);
  await context.close();
}

/** A folder of the reader: written to, without rights, and in a browser that cannot write to folders. */
async function folders() {
  const context = await launch(`${setup.home}-folder`);
  await context.addInitScript(() => {
    // The browser's own private folder instead of a dialog that no program can answer.
    window.showDirectoryPicker = async () => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('salt', { create: true });
      const put = async (name, text) => {
        const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await writable.write(text);
        await writable.close();
      };
      await put('landfall.yaml', 'name: salt\nversion: 0.1.0\ngame: vanguard\n');
      await put('a.land', 'log 11 "Salt" { reference; end }\n');
      return folder;
    };
  });
  const page = await visit(context, address);
  await ready(page);
  await page.getByRole('button', { name: 'Open a folder' }).click();
  await page.getByText('Save writes to the folder salt').waitFor();
  await openFile(page, 'a.land');
  await cursorAt(page, 'Salt');
  await page.keyboard.type('Brine');
  // Rights that were taken back.
  await page.evaluate(() => {
    window.createWritable = FileSystemFileHandle.prototype.createWritable;
    FileSystemFileHandle.prototype.createWritable = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await page.keyboard.press('Control+s');
  await page.getByText(/^Not saved/).waitFor();
  seen.withoutRights = await page.locator('#status').innerText();
  seen.withoutRightsUnsaved = await page.locator('#unsaved').innerText();
  await page.evaluate(() => (FileSystemFileHandle.prototype.createWritable = window.createWritable));
  await page.keyboard.press('Control+s');
  await page.getByText('Saved to the folder salt.').waitFor();
  seen.folderSaved = await page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('salt');
    return (await (await folder.getFileHandle('a.land')).getFile()).text();
  });
  await context.close();
  const without = await launch(`${setup.home}-without`);
  await without.addInitScript(() => delete window.showDirectoryPicker);
  const plain = await visit(without, address);
  await ready(plain);
  const [chooser] = await Promise.all([plain.waitForEvent('filechooser'), plain.getByRole('button', { name: 'Open a folder' }).click()]);
  await chooser.setFiles(setup.pack);
  await plain.getByText('This browser can read a folder').waitFor();
  seen.withoutFolders = await plain.locator('#status').innerText();
  seen.withoutFoldersFiles = (await plain.locator('#files').innerText()).includes('planet.land');
  await without.close();
}

/** The static site has no barriers, in light and dark, on a desk and on a phone. */
async function site() {
  const context = await launch(`${setup.home}-site`);
  const page = await visit(context, pathToFileURL(join(setup.site, 'index.html')).href);
  seen.siteBarriers = [];
  seen.sitePages = 0;
  // A few pages of every folder of the site.
  const pages = new Map();
  for (const path of readdirSync(setup.site, { recursive: true }).filter((path) => path.endsWith('.html')).sort()) {
    const folder = dirname(path);
    if ((pages.get(folder) ?? []).length < 3) pages.set(folder, [...(pages.get(folder) ?? []), path]);
  }
  for (const path of [...pages.values()].flat()) {
    await page.goto(pathToFileURL(join(setup.site, path)).href);
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      seen.siteBarriers.push(...(await barriers(page)).map((barrier) => `${path} ${colorScheme} ${barrier}`));
    }
    seen.sitePages += 1;
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await picture(page, '10-site');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(pathToFileURL(join(setup.site, 'index.html')).href);
  seen.siteIsWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
  await picture(page, '11-site-phone');
  await context.close();
}

/** A translator's form: a lost icon is named under the message while they type. */
async function translator(page) {
  await openFile(page, 'it.po');
  const row = page.locator('article', { has: page.getByText(setup.message, { exact: true }) });
  await page.getByLabel('Search messages').fill(setup.message);
  await page.getByLabel('Search messages').press('Enter');
  await row.locator('textarea').waitFor();
  await row.locator('textarea').fill('Niente.');
  await row.locator('.faults li').first().waitFor();
  seen.fault = await row.locator('.faults').innerText();
  await picture(page, '7-translator');
}

/** The small module, which reports first, and the whole one report the same. */
async function sameReports() {
  const { start } = await import(pathToFileURL(join(tools, '../landfall.mjs')).href);
  const example = JSON.parse(readFileSync(join(setup.built, 'page/example.json'), 'utf8'));
  // A broken reference in every file that has one, a lost icon in the catalog, a sector that nobody reaches.
  const files = Object.entries(example).map(([path, text]) => {
    const broken = text.replace('goto log 19', 'goto log 18').replace(':important:', '').replace('path 1 <-> 2 [travel]', '');
    return { uri: `mem:/pack/${path}`, text: broken };
  });
  const reports = async (module) => {
    const server = await start(readFileSync(join(setup.built, 'page', module)));
    const params = { rootUri: 'mem:/pack', capabilities: {}, initializationOptions: { files } };
    server.receive(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params }));
    const out = [];
    while (server.isBusy()) out.push(...server.idle());
    return out.filter((message) => message.includes('publishDiagnostics')).sort();
  };
  const [lean, whole] = [await reports('landfall.wasm'), await reports('landfall-cards.wasm')];
  seen.leanReports = lean.length;
  seen.leanIsEqual = lean.join('\n') === whole.join('\n');
}

async function oneFile() {
  const context = await launch(`${setup.home}-file`);
  const page = await visit(context, pathToFileURL(join(setup.built, 'studio.html')).href);
  await context.setOffline(true);
  await ready(page);
  await openFile(page, 'shelf.land');
  await tab(page, 'Card');
  await panel(page).locator('.card', { hasText: 'Beached survey drone' }).waitFor();
  seen.oneFile = await panel(page).locator('.card').innerText();
  await panel(page).locator('.side').first().waitFor();
  await picture(page, '8-one-file');
  // The sheets are those that the program makes.
  await page.getByRole('button', { name: 'Print' }).click();
  await picture(page, '8-print');
  const [sheets] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'A4' }).click()]);
  await sheets.saveAs(setup.sheets);
  await page.getByText(/cards on \d+ pages/).waitFor();
  seen.printed = await page.locator('#status').innerText();
  await page.getByRole('button', { name: 'New pack' }).click();
  await page.locator('dialog input').fill('Ember Hollow');
  await picture(page, '8-new-pack');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.waitForFunction(() => document.title.includes('ember-hollow'));
  await tab(page, 'Reports');
  await panel(page).getByText('No reports.').waitFor();
  seen.newPack = await page.locator('#unsaved').innerText();
  await tab(page, 'Map');
  await panel(page).locator('img.map').waitFor();
  await picture(page, '8-new-pack-made');
  await context.close();
}

/** `landfall preview`: the same page on the files of a folder. */
async function preview() {
  const program = spawn(setup.landfall, ['preview', setup.pack, '--page', join(setup.built, 'studio.html')], { stdio: ['ignore', 'pipe', 'ignore'] });
  const url = await new Promise((found, failed) => {
    program.stdout.once('data', (text) => found(String(text).trim()));
    program.once('exit', (code) => failed(new Error(`landfall preview ended with ${code}`)));
  });
  const context = await launch(`${setup.home}-preview`);
  const page = await visit(context, url);
  await ready(page);
  await openFile(page, 'shelf.land');
  await cursorAt(page, 'Salt has furred its hull.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' From the browser.');
  await page.keyboard.press('Control+s');
  await page.getByText('Saved to your folder.').waitFor();
  const file = join(setup.pack, 'poi/shelf.land');
  seen.savedToDisk = readFileSync(file, 'utf8').includes('furred its hull. From the browser.');
  // Another editor saves: the page shows it.
  writeFileSync(file, readFileSync(file, 'utf8').replace('From the browser.', 'From another editor.'));
  await page.getByText('From another editor.').first().waitFor();
  seen.liveReload = true;
  // Both write: neither is lost.
  await cursorAt(page, 'From another editor.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' Mine.');
  writeFileSync(file, readFileSync(file, 'utf8').replace('From another editor.', 'Theirs.'));
  await page.waitForSelector('#status.error');
  await page.keyboard.press('Control+s');
  await page.getByText(/^Not saved/).waitFor();
  seen.conflict = await page.locator('#status').innerText();
  seen.theirs = readFileSync(file, 'utf8').includes('Theirs.');
  seen.mine = (await shownText(page)).includes('Mine.');
  await picture(page, '12-preview-conflict');
  await context.close();
  program.kill();
}

try {
  const { context, page } = await write();
  await look(page);
  await saveAndReopen(page);
  const again = await survive(context, page);
  await attack(again);
  await translator(again);
  await context.close();
  await badInput();
  await folders();
  await site();
  await sameReports();
  await oneFile();
  await preview();
} catch (error) {
  seen.failed = String(error);
  await Promise.all(open.map((page) => picture(page, 'failed').catch(() => undefined)));
} finally {
  writeFileSync(setup.out, JSON.stringify(seen, null, 1));
  server.close();
}
process.exit(0);
