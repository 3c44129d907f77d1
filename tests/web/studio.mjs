// Drives Landfall Studio in a real browser, as a designer would.
//
// node studio.mjs TOOLS SETUP: TOOLS is the folder with node_modules, SETUP a JSON file: what was built, a pack on disk, the
// program. What was seen is written as JSON for the caller to judge; pictures of every step are left behind.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [tools, setupFile] = process.argv.slice(2);
const setup = JSON.parse(readFileSync(setupFile, 'utf8'));
const { chromium } = createRequire(join(tools, 'package.json'))('playwright-core');
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

/** The card and the map follow the cursor, in another language too. */
async function look(page) {
  await tab(page, 'Card');
  await panel(page).locator('.card').waitFor();
  seen.card = await panel(page).locator('.card').innerText();
  await page.locator('#locale').selectOption('it');
  await panel(page).getByText('Azione Speciale').first().waitFor();
  seen.italian = await panel(page).locator('.card').innerText();
  await picture(page, '4-italian');
  await openFile(page, 'planet.land');
  await tab(page, 'Map');
  await panel(page).locator('img').waitFor();
  const map = () =>
    panel(page)
      .locator('img')
      .evaluate(async (img) => {
        await img.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
        canvas.getContext('2d').drawImage(img, 0, 0, 600, 400);
        return canvas.toDataURL();
      });
  const before = await map();
  await cursorAt(page, 'path 1 <-> 2');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('path 1 <-> 9 [travel]');
  const address = await panel(page).locator('img').getAttribute('src');
  await page.waitForFunction((old) => document.querySelector('#panel img')?.src !== old, address);
  seen.mapChanges = (await map()) !== before;
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
  await panel(page).locator('img').waitFor();
  await page.locator('.cm-content').getByText('P901').first().hover();
  seen.pwned = await page.evaluate(() => 'pwned' in window);
  seen.inline = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.pwned = 1';
    document.body.append(script);
    return 'pwned' in window;
  });
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

async function oneFile() {
  const context = await launch(`${setup.home}-file`);
  const page = await visit(context, pathToFileURL(join(setup.built, 'studio.html')).href);
  await context.setOffline(true);
  await ready(page);
  await openFile(page, 'shelf.land');
  await tab(page, 'Card');
  await panel(page).locator('.card').waitFor();
  seen.oneFile = await panel(page).locator('.card').innerText();
  await picture(page, '8-one-file');
  await page.getByRole('button', { name: 'New pack' }).click();
  await page.locator('dialog input').fill('Ember Hollow');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.waitForFunction(() => document.title.includes('ember-hollow'));
  await tab(page, 'Reports');
  await panel(page).getByText('No reports.').waitFor();
  seen.newPack = await page.locator('#unsaved').innerText();
  await context.close();
}

/** `landfall preview`: the same page on the files of a folder. */
async function preview() {
  const program = spawn(setup.landfall, ['preview', setup.pack, '--page', join(setup.built, 'studio.html')], { stdio: ['ignore', 'pipe', 'ignore'] });
  const url = await new Promise((found) => program.stdout.once('data', (text) => found(String(text).trim())));
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
