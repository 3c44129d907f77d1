// Drives Landfall Studio in a real browser, as a designer would.
//
// node studio.mjs TOOLS SETUP: TOOLS is the folder with node_modules, SETUP a JSON file: what was built, a pack on disk, the
// program. What was seen is written as JSON for the caller to judge; pictures of every step are left behind.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

const [tools, setupFile] = process.argv.slice(2);
const setup = JSON.parse(readFileSync(setupFile, 'utf8'));
const require = createRequire(join(tools, 'package.json'));
const { chromium } = require('playwright-core');
const { zipSync, unzipSync, strToU8 } = require('fflate');
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const seen = { errors: [] };
const PATIENCE = 30_000;
/** What a worker says that the test ends. */
const ENDED = 'ended by the test';
/** For a last picture when something does not happen. */
const open = [];

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.json': 'application/json' };
/** Parts of the page that do not come the first time: to it, and to the copy for the day without a network. */
const failing = new Set();
const keeping = [];
const server = createServer((request, response) => {
  const path = request.url === '/' ? '/index.html' : request.url.split('?')[0];
  if (path === '/service-worker.js') keeping.splice(0).forEach((part) => failing.add(part));
  if (failing.delete(path)) return response.writeHead(503).end();
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
  page.setDefaultTimeout(PATIENCE);
  open.push(page);
  page.on('pageerror', (error) => error.message.includes(ENDED) || seen.errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && (seen.console ??= []).push(message.text()));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(url);
  return page;
}
const ready = (page) => page.waitForSelector('#status[data-ready=yes]');
const picture = (page, name) => page.screenshot({ path: join(setup.pictures, `${name}.png`) });
/** Opens a file, and waits until it is what the middle of the page shows. */
async function openFile(page, name) {
  await page.locator('#files').getByRole('button', { name: new RegExp(`^${name.replaceAll('.', '\\.')}`) }).click();
  const middle = name.endsWith('.po') ? '#form > header' : `.cm-content[aria-label$=${JSON.stringify(name)}]`;
  await page.locator(middle).waitFor();
}
const tab = (page, name) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
const panel = (page) => page.locator('#panel');
/** Waits until something holds; what does not hold by then never will. What fails on the way, such as a picture that was just replaced, is tried again. */
async function until(what, holds) {
  const begun = Date.now();
  for (let failed; ; await new Promise((later) => setTimeout(later, 50))) {
    // A question to a page has no end of its own.
    const late = new Promise((done) => setTimeout(done, PATIENCE));
    const found = await Promise.race([late, holds().catch((error) => void (failed = error))]);
    if (found) return found;
    if (Date.now() - begun > PATIENCE) throw new Error(`${what}: not after ${PATIENCE / 1000} s${failed ? ` (${failed.message})` : ''}`);
  }
}
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
  for (const part of ['/landfall.wasm', '/example.json']) failing.add(part);
  keeping.push('/studio.css');
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
  await panel(page).getByText('asked for by').first().waitFor();
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
/** Waits for a picture that looks otherwise, or for that very one. */
const otherPicture = (page, old) => until('another picture', async () => (await pixels(page)) !== old);
const samePicture = (page, old) => until('the picture as it was', async () => (await pixels(page)) === old);

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
  const english = await until('a picture', () => pixels(page));
  seen.cardIsPicture = english.length > 5_000;
  await page.locator('#locale').selectOption('it');
  seen.cardIsTranslated = await otherPicture(page, english);
  await panel(page).locator('.card', { hasText: 'Azione Speciale' }).waitFor();
  seen.italian = await panel(page).locator('.card').innerText();
  await picture(page, '4-italian');
  await page.locator('#locale').selectOption('');
  await panel(page).getByText('Beached survey drone').first().waitFor();
  await samePicture(page, english);
  await cursorAt(page, 'Beached survey drone');
  await page.keyboard.type('Stranded survey drone');
  seen.cardChanges = await otherPicture(page, english);
  seen.studioBarriers = await barriers(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  seen.studioBarriers.push(...(await barriers(page)));
  await picture(page, '4-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await openFile(page, 'planet.land');
  await tab(page, 'Map');
  await panel(page).locator('img.map').waitFor();
  const before = await until('a map', () => pixels(page));
  await cursorAt(page, 'path 1 <-> 2');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('path 1 <-> 9 [travel]');
  seen.mapChanges = await otherPicture(page, before);
  seen.mapIsPicture = before.length > 5_000;
  await picture(page, '5-map');
}

/** A zip that is saved and opened again holds the same bytes. */
async function saveAndReopen(page) {
  const save = async (name) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a zip' }).click()]);
    const file = join(setup.pictures, `${name}.zip`);
    await download.saveAs(file);
    return file;
  };
  const first = await save('saved');
  seen.savedNote = await page.locator('#unsaved').isHidden();
  await page.locator('#picker').setInputFiles(first);
  // A pack from a zip is called as the zip.
  await page.waitForFunction(() => document.title.startsWith('saved '));
  await openFile(page, 'planet.land');
  await page.getByText('path 1 <-> 9').first().waitFor();
  const second = await save('saved-again');
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
  const isCopied = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated');
  await until('a copy of the page', isCopied);
  seen.failedOnce = failing.size === 0 && keeping.length === 0;
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
  await until('the safety copy', isKept);
  seen.offline = true;
  // No goodbye: the renderer is killed under the tab.
  await context.setOffline(false);
  const crashed = page.waitForEvent('crash');
  void (await context.newCDPSession(page)).send('Page.crash').catch(() => undefined);
  await crashed;
  const again = await context.newPage();
  again.setDefaultTimeout(PATIENCE);
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

/** A board is played: buttons, choices, dice, another language, a line back, and the transcript in the pack. */
async function play() {
  const context = await launch(`${setup.home}-play`);
  const page = await visit(context, address);
  await ready(page);
  await tab(page, 'Play');
  await page.locator('.play .begin').waitFor();
  await page.getByLabel('I say what the dice show').check();
  await panel(page).getByRole('button', { name: 'Play', exact: true }).click();
  const act = (name) => panel(page).locator('.options').getByRole('button', { name, exact: true }).click();
  const heading = (name) => panel(page).getByRole('heading', { name }).waitFor();
  await act('land 1');
  await act('crew 1 act "Pry open the hull"');
  await heading(/^Choose: .*Pry open the hull/);
  await act('green');
  await heading(/^Choose: .*Frame three/);
  seen.playChoices = await panel(page).locator('.options').innerText();
  await picture(page, '13-play-choice');
  await act('Walk the bearing now');
  await heading('What may be done');
  seen.playPage = await panel(page).locator('.story .card').first().innerText();
  seen.playTable = await panel(page).locator('.table').innerText();
  await page.locator('#locale').selectOption('it');
  await until('an Italian page', async () => (await panel(page).locator('.story .card').first().innerText()) !== seen.playPage);
  seen.playItalian = await panel(page).locator('.story .card').first().innerText();
  await picture(page, '13-play');
  await page.locator('#locale').selectOption('');
  // One line back: the choice is open again.
  await panel(page).getByRole('button', { name: 'Undo' }).click();
  await heading(/^Choose: .*Frame three/);
  await act('Walk the bearing now');
  await heading('What may be done');
  const own = async (line) => {
    await panel(page).getByLabel('A line of your own').fill(line);
    await panel(page).getByRole('button', { name: 'Add line' }).click();
  };
  await own('expect site 1 = P999');
  await panel(page).locator('.wrong', { hasText: 'expected' }).waitFor();
  seen.playWrong = await panel(page).locator('.wrong').innerText();
  await own('expect site 1 = P902');
  await panel(page).locator('summary', { hasText: 'Transcript (6 lines)' }).waitFor();
  await panel(page).getByRole('button', { name: 'Save this game' }).click();
  await page.locator('dialog input').fill('browser-visit');
  await page.getByRole('button', { name: 'OK' }).click();
  await openFile(page, 'browser-visit.play');
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a zip' }).click()]);
  const file = join(setup.pictures, 'played.zip');
  await saved.saveAs(file);
  seen.transcript = Buffer.from(unzipSync(readFileSync(file))['tests/browser-visit.play'] ?? []).toString();
  // What is written while a game goes on changes that game.
  await openFile(page, 'shelf.land');
  await cursorAt(page, 'Pry open the hull');
  await page.keyboard.type('Force the hull');
  await heading('The game stops here');
  seen.playStops = await panel(page).locator('.wrong').innerText();
  seen.playBarriers = await barriers(page);
  await context.close();
}

/** The files of a folder, as a zip. */
function zipped(folder, to) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  writeFileSync(to, zipSync(Object.fromEntries(paths.map((path) => [relative(folder, path), readFileSync(path)]))));
  return to;
}

/** Games of stores and rules: begun with buttons, refused, taken back; and whole games of the packs, played again. */
async function playStores() {
  const context = await launch(`${setup.home}-stores`);
  const page = await visit(context, address);
  await ready(page);
  seen.stores = [];
  for (const { pack, board, team, game, last } of setup.storePacks) {
    const name = basename(pack);
    await page.locator('#picker').setInputFiles(zipped(pack, join(setup.pictures, `${name}.zip`)));
    await page.waitForFunction((name) => document.title.startsWith(name), name);
    await tab(page, 'Play');
    await page.locator('.play .begin').waitFor();
    await panel(page).getByLabel('Board').selectOption(board);
    const found = { name, usual: await panel(page).getByLabel('Team').inputValue() };
    await panel(page).getByLabel('Team').fill(team);
    found.players = await panel(page).getByLabel('Players').isVisible();
    await picture(page, `15-${name}-begin`);
    await panel(page).getByRole('button', { name: 'Play', exact: true }).click();
    const options = panel(page).locator('.options button');
    await options.filter({ hasText: /^begin$/ }).click();
    await panel(page).getByRole('heading', { name: /^Choose: / }).waitFor();
    found.asked = await panel(page).getByRole('heading', { name: /^Choose: / }).innerText();
    const lines = () => panel(page).locator('summary').innerText();
    // Choices are buttons until a move is.
    for (let taken = 0; taken < 12 && (await panel(page).getByRole('heading', { name: /^Choose: / }).count()) > 0; taken += 1) {
      const before = await lines();
      await options.first().click();
      await until('another line', async () => (await lines()) !== before);
    }
    found.table = await panel(page).locator('.table').innerText();
    found.moves = await options.count();
    await picture(page, `15-${name}`);
    const before = await lines();
    await panel(page).getByLabel('A line of your own').fill('nobody sings');
    await panel(page).getByRole('button', { name: 'Add line' }).click();
    await until('a reason', async () => (await panel(page).locator('.wrong').innerText()) !== '');
    found.refused = await panel(page).locator('.wrong').innerText();
    found.stays = (await lines()) === before;
    await panel(page).getByRole('button', { name: 'Undo' }).click();
    await until('a line less', async () => (await lines()) !== before);
    // A whole game.
    await panel(page).getByRole('button', { name: 'Another game' }).click();
    await panel(page).getByRole('button', { name: game }).click();
    await panel(page).getByRole('heading', { name: last }).waitFor();
    found.wrong = await panel(page).locator('.wrong').innerText();
    found.over = await panel(page).locator('.story').innerText();
    found.half = await panel(page).getByLabel('A line of your own').inputValue();
    found.end = await panel(page).locator('.table').innerText();
    await picture(page, `15-${name}-end`);
    seen.stores.push(found);
  }
  seen.storesBarriers = await barriers(page);
  await context.close();
}

/** What ends every worker of a page, as a module does that runs out of memory. */
const end = (worker) => worker.evaluate((message) => void setTimeout(() => { throw new Error(message); }), ENDED).catch(() => undefined);

/** A checker that ends is started again, one that ends again and again is not, and nothing is lost with either. */
async function ends() {
  const context = await launch(`${setup.home}-ends`);
  const page = await visit(context, address);
  await ready(page);
  await openFile(page, 'shelf.land');
  await panel(page).locator('.side').first().waitFor();
  await Promise.all(page.workers().map(end));
  await page.getByText(/was started again/).waitFor();
  await cursorAt(page, 'goto log 1903');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('1');
  await tab(page, 'Reports');
  await panel(page).getByText('log 19031 does not exist').first().waitFor();
  seen.afterOneEnd = true;
  // From now on it ends whenever it begins.
  page.on('worker', end);
  await Promise.all(page.workers().map(end));
  await page.locator('#stopped').getByText(/three times in a row/).waitFor();
  seen.stopped = await page.locator('#stopped').innerText();
  seen.stoppedUnsaved = await page.locator('#unsaved').innerText();
  await picture(page, '16-stopped');
  seen.stoppedBarriers = await barriers(page);
  const [saved] = await Promise.all([page.waitForEvent('download'), page.locator('#stopped').getByRole('button', { name: 'Save as a zip' }).click()]);
  const file = join(setup.pictures, 'stopped.zip');
  await saved.saveAs(file);
  seen.stoppedKept = Buffer.from(unzipSync(readFileSync(file))['poi/shelf.land']).includes('goto log 19031');
  // It is tried again once something is changed.
  page.off('worker', end);
  await cursorAt(page, 'goto log 19031');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  await page.locator('#stopped').waitFor({ state: 'hidden' });
  await panel(page).getByText('No reports.').waitFor();
  await tab(page, 'Card');
  await panel(page).locator('.side').first().waitFor();
  seen.afterManyEnds = true;
  await context.close();
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
    for (let tries = 0; tries < 1500 && blocked.length < 3; tries += 1) await new Promise((done) => setTimeout(done, 20));
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

/** Pictures of a pack are drawn on its cards and in its sheets; nothing in them runs, and one that is none is named. */
async function art() {
  const context = await launch(`${setup.home}-art`);
  const page = await visit(context, address);
  await ready(page);
  const box = (name, at, shows) => `      ${name}: {at: ${at}, shows: ${shows}}\n`;
  const looks = 'cards:\n  log:\n    override: true\n    size: 63 x 88\n    boxes:\n';
  const script = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="window.pwned=1"><script>window.pwned=1</script><image href="https://example.org/spy.png" width="9" height="9"/><path d="M1 1H9V9z"/></svg>';
  const files = {
    'landfall.yaml': strToU8('name: shore\nversion: 0.1.0\ngame: vanguard\n'),
    'schemas/looks.yaml': strToU8(looks + box('title', '4 4 50 8', 'title') + box('art', '4 14 50 40', 'art') + box('rules', '4 56 50 28', 'rules')),
    'shore.land': strToU8('log 11 "Salt" { reference; end }\n\nlog 12 "Script" { reference; end }\n\nlog 13 "Nothing" { reference; end }\n'),
    'art/11.png': await page.screenshot({ clip: { x: 0, y: 0, width: 750, height: 600 } }),
    'art/12.svg': strToU8(script),
    'art/13.png': strToU8('no picture'),
  };
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(setup.artPack, path)), { recursive: true });
    writeFileSync(join(setup.artPack, path), bytes);
  }
  const zip = join(setup.pictures, 'shore.zip');
  writeFileSync(zip, zipSync(files));
  await page.locator('#picker').setInputFiles(zip);
  await page.waitForFunction(() => document.title.startsWith('shore '));
  await openFile(page, 'shore.land');
  await tab(page, 'Card');
  await cursorAt(page, 'Salt');
  await panel(page).getByRole('img', { name: 'Front of log 11' }).waitFor();
  await picture(page, '14-art');
  await cursorAt(page, 'Nothing');
  await panel(page).locator('.faults').waitFor();
  seen.artFault = await panel(page).locator('.faults').innerText();
  await page.getByRole('button', { name: 'Print' }).click();
  const [sheets] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'A4' }).click()]);
  await sheets.saveAs(setup.artSheets);
  seen.drawnArtRan = await page.evaluate(() => 'pwned' in window);
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
  // The card that is translated is beside the form, with what was typed, and stays there.
  await panel(page).locator('.card', { hasText: 'Niente.' }).waitFor();
  await panel(page).locator('.side').first().waitFor();
  seen.translatedCard = await panel(page).locator('.card').innerText();
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

/** `landfall preview` for a folder, and its page; what it shows is closed at the end. */
async function previewed(folder, show) {
  const program = spawn(setup.landfall, ['preview', folder, '--page', join(setup.built, 'studio.html')], { stdio: ['ignore', 'pipe', 'ignore'] });
  const url = await new Promise((found, failed) => {
    program.stdout.once('data', (text) => found(String(text).trim()));
    program.once('exit', (code) => failed(new Error(`landfall preview ended with ${code}`)));
  });
  const context = await launch(`${setup.home}-preview-${basename(folder)}`);
  try {
    const page = await visit(context, url);
    await ready(page);
    await show(page);
    await context.close();
  } finally {
    program.kill();
  }
}

/** `landfall preview`: the same page on the files of a folder. */
const preview = () =>
  previewed(setup.pack, async (page) => {
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
    // Another program deletes a file: it is gone here, and nothing is left to save.
    rmSync(join(setup.pack, 'tests'), { recursive: true });
    await page.locator('#files').getByText('.play').first().waitFor({ state: 'detached' });
    seen.deletedOnDisk = await page.locator('#unsaved').isHidden();
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
  });

/** Pictures of the folder are drawn, change with their files, and are in the sheets. */
const previewArt = () =>
  previewed(setup.artPack, async (page) => {
    await openFile(page, 'shore.land');
    await tab(page, 'Card');
    await cursorAt(page, 'Salt');
    await panel(page).getByRole('img', { name: 'Front of log 11' }).waitFor();
    const first = await until('a picture', () => pixels(page));
    await picture(page, '17-preview-art');
    const file = join(setup.artPack, 'art/11.png');
    const art = readFileSync(file);
    rmSync(file);
    const without = await until('a card without its picture', async () => {
      const now = await pixels(page);
      return now !== first && now;
    });
    writeFileSync(file, art);
    await samePicture(page, first);
    seen.previewArt = without.length < first.length;
    await page.getByRole('button', { name: 'Print' }).click();
    const [sheets] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'A4' }).click()]);
    await sheets.saveAs(setup.previewSheets);
  });

try {
  const { context, page } = await write();
  await look(page);
  await saveAndReopen(page);
  const again = await survive(context, page);
  await attack(again);
  await translator(again);
  await context.close();
  await play();
  await playStores();
  await ends();
  await badInput();
  await art();
  await folders();
  await site();
  await sameReports();
  await oneFile();
  await preview();
  await previewArt();
} catch (error) {
  seen.failed = String(error.stack ?? error);
  await Promise.all(open.map((page) => picture(page, 'failed').catch(() => undefined)));
} finally {
  writeFileSync(setup.out, JSON.stringify(seen, null, 1));
  server.close();
}
process.exit(0);
