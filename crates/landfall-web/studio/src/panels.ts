// What is under the cursor, beside the text: the card in words, its picture, who uses it, and what is wrong anywhere.
import type { Artist, DrawnCard } from './artist';
import { el } from './dom';
import type { Editor } from './editor';
import type { Pack } from './pack';
import { pathOf, uriOf, type CodeAction, type Diagnostic, type Location, type Place, type Range, type Server } from './server';

export const TABS = ['Card', 'Map', 'Uses', 'Reports', 'To write'] as const;
export type Tab = (typeof TABS)[number];

/** Typing comes first: pictures wait for a pause. */
const PAUSE = 150;

/** A pack with thousands of mistakes is fixed from the top. */
const MOST_REPORTS = 300;

interface Symbol {
  name: string;
  range: Range;
  selectionRange: Range;
}

export class Panels {
  private tab: Tab = 'Card';
  private locale = '';
  private isLarge = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Only the answer to the last question is shown. */
  private asked = 0;
  private pictures: string[] = [];

  constructor(
    private readonly tabs: HTMLElement,
    private readonly body: HTMLElement,
    private readonly languages: HTMLSelectElement,
    private readonly pack: Pack,
    private readonly editor: Editor,
    private readonly server: Server,
    private readonly artist: Artist,
  ) {
    this.tabs.replaceChildren(
      ...TABS.map((tab) => el('button', { role: 'tab', id: `tab-${tab.replace(' ', '-')}`, onclick: () => this.select(tab) }, tab)),
    );
    this.languages.onchange = () => {
      this.locale = this.languages.value;
      void this.update();
    };
    this.editor.addEventListener('moved', () => this.later());
    this.editor.addEventListener('shown', () => this.later());
    this.server.addEventListener('reports', () => {
      this.count();
      this.later();
    });
    this.artist.addEventListener('ready', () => this.later());
    this.pack.addEventListener('changed', () => this.listLanguages());
    this.select('Card');
    this.listLanguages();
  }

  select(tab: Tab): void {
    this.mark(tab);
    this.count();
    void this.update();
  }

  private mark(tab: Tab): void {
    this.tab = tab;
    for (const button of this.tabs.children) button.setAttribute('aria-selected', String(button.id === `tab-${tab.replace(' ', '-')}`));
    this.body.setAttribute('aria-labelledby', `tab-${tab.replace(' ', '-')}`);
    this.body.dataset.tab = tab;
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.update(), PAUSE);
  }

  private listLanguages(): void {
    const locales = this.pack.paths().flatMap((path) => /^l10n\/([\w-]+)\.po$/.exec(path)?.[1] ?? []);
    const known = [...this.languages.options].map((option) => option.value).join();
    if (known === ['', ...locales].join()) return;
    if (!locales.includes(this.locale)) this.locale = '';
    this.languages.replaceChildren(
      el('option', { value: '' }, 'as written'),
      ...locales.map((locale) => el('option', { value: locale, selected: locale === this.locale }, locale)),
    );
  }

  private count(): void {
    const all = [...this.server.reports.values()].flat();
    const button = this.tabs.querySelector('#tab-Reports');
    if (button) button.textContent = all.length > 0 ? `Reports (${all.length})` : 'Reports';
    const missing = this.tabs.querySelector('#tab-To-write');
    const count = this.missing().size;
    if (missing) missing.textContent = count > 0 ? `To write (${count})` : 'To write';
  }

  private async update(): Promise<void> {
    const question = ++this.asked;
    try {
      const shown = await this.content();
      if (question === this.asked && shown) this.body.replaceChildren(...shown);
    } catch (error) {
      // Between two cards the last one stays; an empty panel gives the reason.
      if (question === this.asked && this.body.childElementCount === 0) {
        this.body.replaceChildren(el('p', { className: 'quiet' }, error instanceof Error ? error.message : String(error)));
      }
    }
  }

  private async content(): Promise<Node[] | undefined> {
    if (this.tab === 'Reports') return this.listReports();
    if (this.tab === 'To write') return this.listMissing();
    const { path } = this.editor;
    const position = this.editor.position();
    if (path === undefined || !position) return [el('p', { className: 'quiet' }, 'Open a file to see its cards.')];
    const textDocument = { uri: uriOf(path) };
    if (this.tab === 'Uses') return this.listUses(path, position);
    const params = { textDocument, position, locale: this.locale || undefined };
    if (this.tab === 'Map') {
      const { name, svg } = await this.server.ask<{ name: string; svg: string }>('landfall/picture', params);
      this.forgetPictures();
      const map = this.image(`Map of ${name}`, svg, this.isLarge ? 'map large' : 'map');
      const size = el('button', { className: 'small', onclick: () => ((this.isLarge = !this.isLarge), void this.update()) }, this.isLarge ? 'Smaller' : 'Larger');
      return [el('h2', {}, name, ' ', size), el('div', { className: 'around-map' }, map)];
    }
    const { name, text } = await this.server.ask<{ name: string; text: string }>('landfall/text', params);
    return this.card(name, text, this.locale);
  }

  /** A card as it is printed, once somebody can draw it, and in words. */
  async card(name: string, text: string, locale: string): Promise<Node[]> {
    const words = el('pre', { className: 'card' }, flowing(text));
    if (!this.artist.isReady) return [el('h2', {}, name), words];
    let drawn: DrawnCard | undefined;
    try {
      drawn = await this.artist.ask<DrawnCard>('landfall/card', { name, locale: locale || undefined });
    } catch {
      // A pack that cannot be drawn yet, or a card of the box: its words are enough.
      return [el('h2', {}, name), words];
    }
    this.forgetPictures();
    const sides = drawn.fronts.map((svg, at) => this.image(at === 0 ? `Front of ${name}` : `Front of ${name}, page ${at + 1}`, svg, 'side'));
    sides.push(this.image(`Back of ${name}`, drawn.back, 'side back'));
    const faults = drawn.faults.length > 0 ? el('ul', { className: 'faults' }, ...drawn.faults.map((fault) => el('li', {}, fault))) : undefined;
    return [el('h2', {}, name), el('div', { className: 'sides' }, ...sides), ...(faults ? [faults] : []), words];
  }

  private forgetPictures(): void {
    // The pictures before are still on the screen for a moment.
    const old = this.pictures;
    this.pictures = [];
    setTimeout(() => old.forEach((url) => URL.revokeObjectURL(url)), 1000);
  }

  /** A picture of somebody's pack is only looked at: inside an `img` nothing of it runs or loads. */
  private image(alt: string, svg: string, className: string): HTMLImageElement {
    const src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    this.pictures.push(src);
    return el('img', { src, alt, className });
  }

  /** Shows a card that was asked for elsewhere, such as by a translator. */
  async showCard(name: string, text: string, locale: string): Promise<void> {
    const question = ++this.asked;
    this.mark('Card');
    const shown = await this.card(name, text, locale);
    if (question === this.asked) this.body.replaceChildren(...shown);
  }

  get language(): string {
    return this.locale;
  }

  private async listUses(path: string, position: Place): Promise<Node[]> {
    const textDocument = { uri: uriOf(path) };
    const symbols = await this.server.ask<Symbol[] | null>('textDocument/documentSymbol', { textDocument });
    const card = (symbols ?? []).find(({ range }) => range.start.line <= position.line && position.line <= range.end.line);
    if (!card) return [el('p', { className: 'quiet' }, 'There is no card here.')];
    const params = { textDocument, position: card.selectionRange.start, context: { includeDeclaration: false } };
    const found = (await this.server.ask<Location[] | null>('textDocument/references', params)) ?? [];
    const uses = found.map(({ uri, range }) => this.link(pathOf(uri), range.start, this.lineAt(pathOf(uri), range.start)));
    const none = el('p', { className: 'quiet' }, 'Nothing refers to this card.');
    return [el('h2', {}, `${card.name} is used by`), uses.length > 0 ? el('ul', {}, ...uses.map((use) => el('li', {}, use))) : none];
  }

  private listReports(): Node[] {
    const files = [...this.server.reports].filter(([, reports]) => reports.length > 0).sort(([a], [b]) => (a < b ? -1 : 1));
    if (files.length === 0) return [el('p', { className: 'good' }, 'No reports.')];
    let left = MOST_REPORTS;
    const sections: Node[] = [];
    for (const [path, reports] of files) {
      const shown = reports.slice(0, left);
      if (shown.length === 0) break;
      left -= shown.length;
      sections.push(el('section', {}, el('h2', {}, path), el('ul', { className: 'reports' }, ...shown.map((report) => this.report(path, report)))));
    }
    const more = files.reduce((sum, [, reports]) => sum + reports.length, 0) - MOST_REPORTS;
    if (more > 0) sections.push(el('p', { className: 'quiet' }, `${more} more are shown once some of these are fixed.`));
    return sections;
  }

  private report(path: string, report: Diagnostic): HTMLElement {
    const fixes = el('span', { className: 'fixes' });
    const ask = el('button', { className: 'small', onclick: () => void this.offer(path, report, fixes, ask) }, 'Fixes');
    return el(
      'li',
      { className: report.severity === 1 ? 'error' : report.severity === 2 ? 'warning' : 'advice' },
      this.link(path, report.range.start, report.message.split('\n')[0] ?? ''),
      el('small', {}, ` ${report.code ?? ''} line ${report.range.start.line + 1} `),
      ask,
      fixes,
    );
  }

  private async offer(path: string, report: Diagnostic, into: HTMLElement, ask: HTMLElement): Promise<void> {
    const params = { textDocument: { uri: uriOf(path) }, range: report.range, context: { diagnostics: [report] } };
    const actions = ((await this.server.ask<CodeAction[] | null>('textDocument/codeAction', params)) ?? []).filter((action) => action.edit);
    ask.remove();
    if (actions.length === 0) into.replaceChildren(el('small', {}, 'no fix that is safe to apply'));
    else
      into.replaceChildren(
        ...actions.map((action) => el('button', { className: 'small', onclick: () => action.edit && this.editor.apply(action.edit) }, action.title)),
      );
  }

  /** What is asked for and not written yet, with everyone who asks. */
  private missing(): Map<string, [string, Diagnostic][]> {
    const found = new Map<string, [string, Diagnostic][]>();
    for (const [path, reports] of this.server.reports) {
      for (const report of reports) {
        const name = /^(.+) does not exist/.exec(report.message)?.[1];
        if (report.code === 'LF2001' && name) found.set(name, [...(found.get(name) ?? []), [path, report]]);
      }
    }
    return found;
  }

  private listMissing(): Node[] {
    const missing = [...this.missing()].sort(([a], [b]) => (a < b ? -1 : 1));
    if (missing.length === 0) return [el('p', { className: 'good' }, 'Everything that is referred to is written.')];
    return missing.map(([name, places]) => {
      const fixes = el('span', { className: 'fixes' });
      const [path, report] = places[0]!;
      const ask = el('button', { className: 'small', onclick: () => void this.offer(path, report, fixes, ask) }, 'Fixes');
      const askers = places.map(([path, { range }]) => el('li', {}, this.link(path, range.start, `${path}:${range.start.line + 1}`)));
      return el('section', {}, el('h2', {}, name), el('p', {}, 'asked for by'), el('ul', {}, ...askers), ask, fixes);
    });
  }

  private link(path: string, place: Place, label: string): HTMLButtonElement {
    return el('button', { className: 'link', title: `${path}:${place.line + 1}`, onclick: () => this.editor.goTo(path, place) }, label);
  }

  private lineAt(path: string, place: Place): string {
    return `${path}:${place.line + 1}  ${this.pack.text(path)?.split('\n')[place.line]?.trim() ?? ''}`;
  }
}

/** Words for a screen of any width: without the rule under the title, and without the breaks of a terminal. */
function flowing(text: string): string {
  const lines: string[] = [];
  let indent = 0;
  for (const line of text.split('\n')) {
    if (/^=+$/.test(line)) continue;
    const own = line.length - line.trimStart().length;
    // What goes on is moved in by two, what belongs below by four.
    if (line !== '' && own === indent + 2 && lines.length > 0) lines[lines.length - 1] += ` ${line.trimStart()}`;
    else {
      lines.push(line);
      indent = own;
    }
  }
  return lines.join('\n');
}
