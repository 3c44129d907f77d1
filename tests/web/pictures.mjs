// Takes the pictures of docs/designers.md in a real browser: node pictures.mjs TOOLS STUDIO.HTML OUT
// pngquant makes them small afterwards: `just studio-pictures` does both.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [tools, studio, out] = process.argv.slice(2).map((path) => resolve(path));
const { chromium } = createRequire(join(tools, 'package.json'))('playwright-core');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', headless: true, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1180, height: 660 } });
async function picture(name) {
  // Where no word explains itself.
  await page.mouse.move(600, 655);
  await page.waitForTimeout(700);
  await page.screenshot({ path: join(out, `${name}.png`) });
}
const openFile = (name) => page.getByRole('button', { name: new RegExp(`^${name.replaceAll('.', '\\.')}`) }).last().click();
const tab = (name) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
const panel = page.locator('#panel');

/** Puts the cursor behind a text of the open file. */
async function cursorAt(text) {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+f');
  await page.locator('.cm-search input[name=search]').fill('');
  await page.locator('.cm-search input[name=search]').pressSequentially(text);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
}
/** Writes lines without what an editor adds to them. */
const type = (text) => page.evaluate((text) => document.execCommand('insertText', false, text), text);

await page.goto(pathToFileURL(studio).href);
await page.waitForSelector('#status[data-ready=yes]');
await openFile('shelf.land');
await cursorAt('Pry open the hull');
await panel.locator('.side').first().waitFor();
await picture('studio');
await openFile('it.po');
await page.getByLabel('Search messages').fill('poi/P901');
await page.getByLabel('Search messages').press('Enter');
await page.getByLabel('Translation of poi/P901/title').click();
await page.waitForTimeout(1500);
await picture('translate');
await page.getByRole('button', { name: 'New pack' }).click();
await page.locator('dialog input').fill('Lantern Moor');
await picture('new-pack');
await page.getByRole('button', { name: 'OK' }).click();
await page.waitForFunction(() => document.title.includes('lantern-moor'));
await openFile('planet.land');
await tab('Map');
await panel.locator('img.map').waitFor();
await cursorAt('sector 3 "Lamp row" { biomes ruins; slot }');
await type('\n    sector 4 "Cold kiln" { biomes rocky; poi P903 }');
await cursorAt('path 2 <-> 3 [danger A]');
await type('\n    path 2 <-> 4 [spend any]');
await page.keyboard.press('Escape');
await page.waitForTimeout(1500);
await picture('map');
await openFile('cards.land');
await page.locator('.cm-content').click();
await page.keyboard.press('Control+End');
await page.keyboard.press('Enter');
await type('poi P903 "The ash is warm" {\n    """Somebody bakes lamp glass here. The door is ajar, and the ash is stirred."""\n    action "Rake the ash" check {\n        green [construction / technology] -> goto log 9006\n        red -> lose supplies 1\n    }\n}\n');
await tab('Reports');
await panel.getByText('log 9006 does not exist').first().waitFor();
await panel.getByRole('button', { name: 'Fixes' }).first().click();
await panel.locator('.fixes button').first().waitFor();
await cursorAt('goto log 9006');
await page.waitForTimeout(300);
await panel.getByRole('button', { name: 'Fixes' }).first().click().catch(() => undefined);
await page.waitForTimeout(500);
await picture('report');
await tab('Card');
await panel.locator('.side').first().waitFor();
await page.waitForTimeout(800);
await picture('card');
const [sheets] = await Promise.all([
  page.waitForEvent('download'),
  page.getByRole('button', { name: 'Print' }).click().then(() => page.getByRole('button', { name: 'A4' }).click()),
]);
await sheets.saveAs(join(out, 'sheets.pdf'));
writeFileSync(join(out, 'status.txt'), await page.locator('#status').innerText());
await browser.close();
