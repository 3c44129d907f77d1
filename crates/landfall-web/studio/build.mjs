// Builds Studio twice from one source: node build.mjs lean.wasm cards.wasm OUT, with landfall-web of the features of these names
// OUT/page is a folder for any web server, OUT/studio.html the same in one file that runs from disk.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const [wasmFile, cardsFile, out] = process.argv.slice(2).map((path) => resolve(path));
if (!wasmFile || !cardsFile || !out) throw new Error('usage: node build.mjs lean.wasm cards.wasm OUT');
process.chdir(here);
execFileSync('node_modules/.bin/tsc', ['-p', '.'], { stdio: 'inherit' });

const shared = { absWorkingDir: here, bundle: true, minify: true, target: 'es2022', write: false, logLevel: 'warning', legalComments: 'none' };
const bundled = async (entry) => (await build({ ...shared, entryPoints: [entry], format: 'iife' })).outputFiles[0].text;
const [main, worker] = [await bundled('src/main.ts'), await bundled('src/worker.ts')];
const style = readFileSync('style.css', 'utf8');
const wasm = readFileSync(wasmFile);
const cards = readFileSync(cardsFile);

/** A number for the source of the page, by which a test finds a page that is older than it. FNV-1a, 64 bits. */
const sources = [join('..', 'landfall.mjs'), ...readdirSync('.', { recursive: true, withFileTypes: true }).filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))]
  .filter((path) => !path.startsWith('node_modules'))
  .sort();
let source = 0xcbf29ce484222325n;
for (const byte of Buffer.concat(sources.map((path) => readFileSync(path)))) source = BigInt.asUintN(64, (source ^ BigInt(byte)) * 0x100000001b3n);

/** The pack that a first visitor sees. */
const example = {};
const folder = resolve(here, '../../../content/glasswake');
const walk = (at) => {
  for (const entry of readdirSync(at, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(at, entry.name);
    if (entry.isDirectory()) walk(path);
    else if (/\.(land|po|yaml|play|md)$/.test(entry.name)) example[relative(folder, path)] = readFileSync(path, 'utf8');
  }
};
walk(folder);

/** The one game that the small module knows: that of the example. */
const games = [/^game: *(.+)$/m.exec(example['landfall.yaml'])[1].trim()];

const base = "default-src 'none'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const page = (csp, head, scripts) =>
  readFileSync('index.html', 'utf8').replace('CSP', () => csp).replace('SOURCE', () => source.toString(16).padStart(16, '0')).replace('STYLE', () => head).replace('SCRIPT', () => scripts);

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, 'page'), { recursive: true });
const write = (name, content) => writeFileSync(join(out, name), content);

// A folder: the parts are files, and a service worker keeps them for the day without a network.
const parts = {
  // What takes longest begins before the page is even read. A server that calls the module something else costs a moment, not the page, and so does a network that fails once.
  'first.js': `{const again=async(get,tries=3)=>{try{return await get()}catch(e){if(tries<2)throw e;await new Promise(done=>setTimeout(done,300));return again(get,tries-1)}};
const load=(name)=>again(async()=>{const answer=await fetch(name);const copy=answer.clone();try{return await WebAssembly.compileStreaming(answer)}catch{return WebAssembly.compile(await copy.arrayBuffer())}});
let whole,once=(make)=>{let first=make();return()=>{const made=first??make();first=undefined;return made}};
window.landfall={games:${JSON.stringify(games)},wasm:once(()=>load('landfall.wasm')),cards:()=>whole??=load('landfall-cards.wasm').catch(e=>{whole=undefined;throw e}),worker:once(()=>new Worker('worker.js')),example:once(()=>again(()=>fetch('example.json').then(a=>a.json())))}}`,
  'studio.js': main,
  'worker.js': worker,
  'studio.css': style,
  'landfall.wasm': wasm,
  'landfall-cards.wasm': cards,
  'example.json': JSON.stringify(example),
};
parts['index.html'] = page(
  `${base}; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'`,
  '<script src="first.js"></script>\n<link rel="preload" href="studio.js" as="script">\n<link rel="stylesheet" href="studio.css">',
  '<script src="studio.js"></script>',
);
const version = createHash('sha256');
for (const content of Object.values(parts)) version.update(content);
parts['service-worker.js'] = readFileSync('service-worker.js', 'utf8').replace('VERSION', version.digest('hex').slice(0, 16));
for (const [name, content] of Object.entries(parts)) write(`page/${name}`, content);

// One file: everything inside it, with one module for both workers. Each script is named by its hash, so that no other one can run.
const inside = `const unpack=async(id)=>new Response(new Blob([Uint8Array.from(atob(document.getElementById(id).textContent),c=>c.charCodeAt(0))]).stream().pipeThrough(new DecompressionStream('gzip')));
const compiled=()=>unpack('part-wasm').then(a=>a.arrayBuffer()).then(a=>WebAssembly.compile(a));
let once;
window.landfall={games:[],wasm:()=>once??=compiled(),cards:()=>once??=compiled(),worker:()=>new Worker(URL.createObjectURL(new Blob([document.getElementById('part-worker').textContent],{type:'text/javascript'}))),example:()=>unpack('part-example').then(a=>a.json())};
${main}`.replaceAll('</script', '<\\/script');
const hash = createHash('sha256').update(inside).digest('base64');
const packed = (content) => gzipSync(content, { level: 9 }).toString('base64');
write(
  'studio.html',
  page(
    `${base}; script-src 'sha256-${hash}' 'wasm-unsafe-eval' blob:; worker-src blob:; connect-src 'self' blob: data:`,
    `<style>${style}</style>`,
    `<script type="text/plain" id="part-worker">${worker.replaceAll('</script', '<\\/script')}</script>
<script type="text/plain" id="part-wasm">${packed(cards)}</script>
<script type="text/plain" id="part-example">${packed(parts['example.json'])}</script>
<script>${inside}</script>`,
  ),
);
