// Drives VS Code's own workbench with the extension installed: code-server, Chromium and a person's keys.
//
// node vscode.mjs TOOLS SETUP: TOOLS is the folder with node_modules, SETUP a JSON file with what to open. What the
// screen shows at each step is written as JSON; files are saved, so that the caller can look at them.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';

const [tools, setupFile] = process.argv.slice(2);
const setup = JSON.parse(readFileSync(setupFile, 'utf8'));
const { chromium } = createRequire(join(tools, 'package.json'))('playwright-core');
const PATIENCE = 120_000;
const seen = {};

function freePort() {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}

/** Starts the workbench and gives its address. */
async function startWorkbench() {
  const port = await freePort();
  mkdirSync(join(setup.home, 'User'), { recursive: true });
  writeFileSync(join(setup.home, 'User/settings.json'), JSON.stringify(setup.settings));
  const program = spawn(
    process.execPath,
    [
      join(tools, 'node_modules/code-server/out/node/entry.js'),
      ...['--config', join(setup.home, 'config.yaml'), '--user-data-dir', setup.home, '--extensions-dir', setup.extensions],
      ...['--auth', 'none', '--bind-addr', `127.0.0.1:${port}`],
      ...['--disable-telemetry', '--disable-update-check', '--disable-workspace-trust', '--disable-getting-started-override'],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, XDG_CONFIG_HOME: setup.home, HOME: setup.home } },
  );
  await new Promise((ready, failed) => {
    program.on('exit', (code) => failed(new Error(`code-server ended with ${code}`)));
    program.stdout.on('data', (text) => {
      if (`${text}`.includes('HTTP server listening')) ready();
    });
  });
  return { program, address: `http://127.0.0.1:${port}/?folder=${encodeURIComponent(setup.folder)}` };
}

class Workbench {
  constructor(page) {
    this.page = page;
  }

  async picture(name) {
    await this.page.screenshot({ path: join(setup.pictures, `${setup.name}-${name}.png`) });
  }

  async keys(...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Types into the quick input that a key opens, and accepts once it shows `wanted`. */
  async quick(key, text, wanted) {
    await this.keys(key);
    const input = this.page.locator('.quick-input-widget input[type=text], .quick-input-widget .quick-input-box input').first();
    await input.waitFor();
    await input.fill(text);
    // The list shows what was opened last until it has caught up with what is typed.
    await this.page.locator('.quick-input-widget .monaco-list-row.focused', { hasText: wanted }).waitFor();
    await this.keys('Enter');
    await this.page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
  }

  async open(file) {
    await this.quick('Control+p', file, file);
    await this.page.locator(`.tab.active[data-resource-name="${file}"]`).waitFor();
    await this.page.locator('.monaco-editor .view-line').first().waitFor();
  }

  async run(command) {
    await this.quick('F1', `>${command}`, command);
  }

  /** The cursor at the first `text`, `inside` letters further on. */
  async goTo(text, inside) {
    const lines = readFileSync(join(setup.folder, setup.file), 'utf8').split('\n');
    const line = lines.findIndex((candidate) => candidate.includes(text));
    await this.quick('Control+g', `:${line + 1}:${lines[line].indexOf(text) + 1 + inside}`, 'Go to line');
  }

  /** The text of a webview that shows `selector`. */
  async webview(selector) {
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      for (const frame of this.page.frames()) {
        const found = await frame.locator(`body > ${selector}`).first().textContent({ timeout: 200 }).catch(() => undefined);
        if (found) return found;
      }
      await this.page.waitForTimeout(250);
    }
    throw new Error(`no panel shows ${selector}`);
  }
}

/** What a designer does in a minute. */
async function work(page) {
  const bench = new Workbench(page);
  await bench.open('shelf.land');
  // The server has answered when the first card shows who sends players to it.
  await page.locator('.codelens-decoration').first().waitFor();
  seen.lens = await page.locator('.codelens-decoration').first().textContent();
  seen.server = await page.locator('.statusbar-item[aria-label^="Landfall: "], .statusbar-item [aria-label^="Landfall: "]').first().getAttribute('aria-label');
  seen.squigglesAtFirst = await page.locator('.squiggly-error').count();
  await bench.picture('1-open');

  // A slip: the report comes under the number, and in the list of problems.
  await bench.goTo('goto log 1903', 'goto log 1'.length);
  await bench.keys('Delete');
  await page.keyboard.type('8');
  await page.locator('.squiggly-error').first().waitFor();
  await bench.keys('Control+Shift+m');
  const problems = page.locator('.markers-panel');
  await problems.getByText('log 1803 does not exist').first().waitFor();
  seen.problem = await problems.getByText('log 1803 does not exist').first().textContent();
  await bench.picture('2-squiggle');
  await page.locator('.monaco-editor .view-lines').first().click();
  await bench.keys('Control+z', 'Control+z');
  await page.locator('.squiggly-error').first().waitFor({ state: 'detached' });

  // To the definition, in another file.
  await bench.goTo('goto log 1903', 'goto log 19'.length);
  await bench.keys('F12');
  await page.locator('.tab.active[data-resource-name="drone.land"]').waitFor();
  seen.definition = await page.locator('.tab.active').first().getAttribute('data-resource-name');
  await page.locator('.current-line').first().waitFor();
  await bench.picture('3-definition');

  // A new name, everywhere.
  await bench.open('shelf.land');
  await bench.goTo('goto log 1903', 'goto log 19'.length);
  await bench.keys('F2');
  const box = page.locator('.rename-box input');
  await box.waitFor();
  seen.renameOffers = await box.inputValue();
  await box.fill('1989');
  await bench.keys('Enter');
  await page.locator('.view-line', { hasText: 'goto log 1989' }).first().waitFor();
  await bench.run('File: Save All Files');
  await page.locator('.tab.dirty').first().waitFor({ state: 'detached' });
  await bench.picture('4-renamed');

  // The panels beside the text.
  await bench.open('shelf.land');
  await bench.run('Landfall: Show the Card in Words');
  seen.card = await bench.webview('pre');
  await bench.picture('5-card');
  await bench.open('planet.land');
  await bench.run('Landfall: Show the Map or Flow');
  seen.map = await bench.webview('svg');
  await bench.picture('6-map');
}

const { program, address } = await startWorkbench();
const browser = await chromium.launch({ executablePath: setup.chromium, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  page.setDefaultTimeout(PATIENCE);
  page.on('console', (message) => (message.type() === 'error' ? console.error(message.text().slice(0, 300)) : undefined));
  await page.goto(address);
  await page.locator('.monaco-workbench').waitFor();
  try {
    await work(page);
  } catch (error) {
    seen.failure = `${error}`;
    await new Workbench(page).picture('failure');
  }
} finally {
  await browser.close();
  program.removeAllListeners('exit');
  program.kill();
}
writeFileSync(setup.out, JSON.stringify(seen, null, 2));
