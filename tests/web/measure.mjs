// Measures Landfall Studio in a real browser.
//
// node measure.mjs TOOLS BUILT LARGE: TOOLS is the folder with node_modules, BUILT what was built, LARGE a JSON file with the
// files of a large pack. Prints a table.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const [tools, built, largeFile] = process.argv.slice(2);
const { chromium } = createRequire(join(tools, 'package.json'))('playwright-core');
const page = join(built, 'page');
const small = JSON.parse(readFileSync(join(page, 'example.json'), 'utf8'));
const large = JSON.parse(readFileSync(largeFile, 'utf8'));
const FILE = 'poi/shelf.land';
const EDITS = 30;

const rows = [];
const row = (what, found, aim) => rows.push([what, found, aim]);

// What a visitor downloads.
const brotli = (name) =>
  brotliCompressSync(readFileSync(join(page, name)), { params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const kilobytes = (bytes) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;
const before = ['index.html', 'first.js', 'studio.css', 'studio.js', 'worker.js', 'example.json', 'landfall.wasm'].map((name) => [name, brotli(name)]);
row('download before the first report, brotli', kilobytes(before.reduce((sum, [, size]) => sum + size, 0)), '1,000 kB');
for (const [name, size] of before) row(`  ${name}`, kilobytes(size), '');
row('download after it: cards and PDF', kilobytes(brotli('landfall-cards.wasm')), '');

// A page whose example has one broken reference, so that there is a report to wait for.
const broken = JSON.stringify({ ...small, [FILE]: small[FILE].replace('goto log 1903', 'goto log 1803') });
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.json': 'application/json' };
const server = createServer((request, response) => {
  const path = request.url === '/' ? '/index.html' : request.url;
  const body = path === '/example.json' ? broken : readFileSync(join(page, path));
  response.writeHead(200, { 'Content-Type': TYPES[extname(path)], 'Cache-Control': 'max-age=600' }).end(body);
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const address = `http://127.0.0.1:${server.address().port}/`;

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', headless: true, args: ['--no-sandbox', '--disable-gpu'] });
const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
const shown = (times) => `${Math.round(median(times))} ms (best ${Math.round(Math.min(...times))})`;

const [first, again] = [[], []];
/** The way to a first visit's first report: since the address was entered. */
const MARKS = ['page', 'module', 'initialized'];
const way = MARKS.map(() => []);
for (let visit = 0; visit < 5; visit += 1) {
  const context = await browser.newContext();
  for (const times of [first, again]) {
    const tab = await context.newPage();
    await tab.goto(address);
    await tab.waitForFunction(() => performance.getEntriesByName('first-report').length > 0);
    const reached = (name) => tab.evaluate((name) => performance.getEntriesByName(name)[0].startTime, name);
    times.push(await reached('first-report'));
    if (times === first) for (const [at, name] of MARKS.entries()) way[at].push(await reached(name));
    await tab.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
    await tab.close();
  }
  await context.close();
}
row('first report, first visit', shown(first), '500 ms');
for (const [at, name] of MARKS.entries()) row(`  ${name}`, shown(way[at]), '');
row('first report, later visits', shown(again), '500 ms');

/** From a keystroke to what is certain about names, and to everything; in a large pack that is a second step after a pause. */
async function edits(files, file) {
  const tab = await browser.newPage();
  await tab.goto(`${address}index.html`);
  await tab.evaluate(readFileSync(join(tools, '../landfall.mjs'), 'utf8').replaceAll('export ', '') + '\nwindow.start = start;');
  const times = await tab.evaluate(
    async ([files, file, count]) => {
      const uri = (path) => `mem:/pack/${path}`;
      const server = await window.start(await (await fetch('landfall.wasm')).arrayBuffer());
      const send = (message) => server.receive(JSON.stringify({ jsonrpc: '2.0', ...message }));
      const given = Object.entries(files).map(([path, text]) => ({ uri: uri(path), text }));
      send({ id: 1, method: 'initialize', params: { rootUri: 'mem:/pack', capabilities: {}, initializationOptions: { files: given } } });
      const text = files[file];
      const at = text.indexOf('goto log 1903') + 'goto log 1'.length;
      const line = text.slice(0, at).split('\n').length - 1;
      const character = at - text.lastIndexOf('\n', at) - 1;
      const range = { start: { line, character }, end: { line, character: character + 1 } };
      send({ method: 'textDocument/didOpen', params: { textDocument: { uri: uri(file), languageId: 'land', version: 1, text } } });
      while (server.isBusy()) server.idle();
      const times = { first: [], all: [] };
      for (let edit = 0; edit < count; edit += 1) {
        const begun = performance.now();
        const contentChanges = [{ range, text: edit % 2 === 0 ? '8' : '9' }];
        send({ method: 'textDocument/didChange', params: { textDocument: { uri: uri(file), version: edit + 2 }, contentChanges } });
        const reports = server.idle();
        if (!reports.some((message) => message.includes('publishDiagnostics'))) throw new Error('an edit without a report');
        times.first.push(performance.now() - begun);
        while (server.isBusy()) server.idle();
        times.all.push(performance.now() - begun);
      }
      return times;
    },
    [files, file, EDITS],
  );
  await tab.close();
  // In the first edits the engine of the browser still optimises.
  return { first: times.first.slice(EDITS / 3), all: times.all.slice(EDITS / 3) };
}
const [in105, in2400] = [await edits(small, FILE), await edits(large, `3/glasswake/${FILE}`)];
row('edit to all reports, 105 assets', shown(in105.all), '20 ms');
row('edit to text, words and references, 2,400 assets', shown(in2400.first), '80 ms');
row('edit to all reports, 2,400 assets, beside a pause of 200 ms', shown(in2400.all), '80 ms');

await browser.close();
server.close();
console.log('| Studio | median | aim |\n|---|--:|--:|');
for (const cells of rows) console.log(`| ${cells.join(' | ')} |`);
