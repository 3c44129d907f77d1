// Bundles the extension into dist/ and packs it: node build.mjs landfall_web.wasm landfall.vsix
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const [wasm, vsix] = process.argv.slice(2).map((path) => resolve(path));
if (!wasm || !vsix) throw new Error('usage: node build.mjs landfall_web.wasm landfall.vsix');
process.chdir(here);

const tool = (name, ...args) => execFileSync(join('node_modules/.bin', name), args, { stdio: 'inherit' });
tool('tsc', '-p', '.');

rmSync('dist', { recursive: true, force: true });
mkdirSync('dist');
const shared = { bundle: true, minify: true, target: 'es2022', outdir: 'dist', external: ['vscode'], logLevel: 'warning' };
await build({ ...shared, entryPoints: ['src/desktop.ts', 'src/worker-node.ts'], platform: 'node', format: 'cjs' });
await build({ ...shared, entryPoints: ['src/browser.ts'], platform: 'browser', format: 'cjs' });
await build({ ...shared, entryPoints: ['src/worker-web.ts'], platform: 'browser', format: 'iife' });
copyFileSync(wasm, 'dist/landfall.wasm');

mkdirSync(dirname(vsix), { recursive: true });
// Everything is bundled, so the package takes no node_modules along.
tool('vsce', 'package', '--no-dependencies', '--skip-license', '--allow-missing-repository', '--out', vsix);
