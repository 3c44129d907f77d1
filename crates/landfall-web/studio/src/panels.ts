// What is under the cursor, beside the text: the card in words, its picture, who uses it, and what is wrong anywhere.
import { Ended, type Artist, type DrawnCard } from './artist';
import { el, renewed } from './dom';
import type { Editor } from './editor';
import { flowing, WIDTH } from './flowing';
import type { Pack } from './pack';
import type { Play } from './play';
import { Reports } from './reports';
import { pathOf, uriOf, type Location, type Place, type Range, type Server } from './server';

export const TABS = ['Card', 'Map', 'Uses', 'Reports', 'To write', 'Play'] as const;
export type Tab = (typeof TABS)[number];

/** Typing comes first: pictures wait for a pause. */
const PAUSE = 150;

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
  /** The card that a translator is at, while no text is open. */
  private elsewhere: { name: string; locale: string } | undefined;
  private readonly reports: Reports;

  constructor(
    private readonly tabs: HTMLElement,
    private readonly body: HTMLElement,
    private readonly languages: HTMLSelectElement,
    private readonly pack: Pack,
    private readonly editor: Editor,
    private readonly server: Server,
    private readonly artist: Artist,
    private readonly play: Play,
  ) {
    this.reports = new Reports(editor, server);
    this.tabs.replaceChildren(
      ...TABS.map((tab) => el('button', { role: 'tab', id: `tab-${tab.replace(' ', '-')}`, onclick: () => this.select(tab) }, tab)),
    );
    this.languages.onchange = () => {
      this.locale = this.languages.value;
      void this.update();
    };
    this.editor.addEventListener('moved', () => this.later());
    this.editor.addEventListener('shown', () => {
      this.elsewhere = undefined;
      this.later();
    });
    this.server.addEventListener('reports', () => {
      this.count();
      this.later();
    });
    this.artist.addEventListener('ready', () => this.later());
    this.pack.addEventListener('changed', () => {
      this.listLanguages();
      // A picture may have changed.
      this.later();
    });
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
    if (this.languages.options.length > 0 && known === ['', ...locales].join()) return;
    if (!locales.includes(this.locale)) this.locale = '';
    this.languages.replaceChildren(
      el('option', { value: '' }, 'as written'),
      ...locales.map((locale) => el('option', { value: locale, selected: locale === this.locale }, locale)),
    );
  }

  private count(): void {
    const all = this.reports.count();
    const button = this.tabs.querySelector('#tab-Reports');
    if (button) button.textContent = all > 0 ? `Reports (${all})` : 'Reports';
    const missing = this.tabs.querySelector('#tab-To-write');
    const count = this.reports.missing().size;
    if (missing) missing.textContent = count > 0 ? `To write (${count})` : 'To write';
  }

  private async update(): Promise<void> {
    const question = ++this.asked;
    try {
      const shown = await this.content();
      if (shown) this.draw(question, shown);
    } catch (error) {
      // Between two cards the last one stays; an empty panel gives the reason.
      if (question === this.asked && this.body.childElementCount === 0) {
        this.draw(question, [el('p', { className: 'quiet' }, error instanceof Error ? error.message : String(error))]);
      }
    }
  }

  private draw(question: number, shown: Node[]): void {
    renewed(this.body, () => (question === this.asked ? shown : undefined));
  }

  private async content(): Promise<Node[] | undefined> {
    this.play.locale = this.locale;
    this.play.show(this.tab === 'Play');
    if (this.tab === 'Play') return [this.play.root];
    if (this.tab === 'Reports') return this.reports.list();
    if (this.tab === 'To write') return this.reports.listMissing();
    const { path } = this.editor;
    const position = this.editor.position();
    const isHere = path !== undefined && position !== undefined;
    if (!isHere && (!this.elsewhere || this.tab === 'Uses')) return [el('p', { className: 'quiet' }, 'Open a file to see its cards.')];
    // Reports come first; the module that draws is larger.
    if (!this.server.canDraw) this.draw(this.asked, [el('p', { className: 'quiet' }, 'Cards and maps come in a moment.')]);
    if (isHere && this.tab === 'Uses') return this.listUses(path, position);
    const params = isHere ? { textDocument: { uri: uriOf(path) }, position, locale: this.locale || undefined } : this.elsewhere!;
    if (this.tab === 'Map') {
      const { name, svg } = await this.server.ask<{ name: string; svg: string }>('landfall/picture', params);
      this.forgetPictures();
      const map = this.image(`Map of ${name}`, svg, this.isLarge ? 'map large' : 'map');
      const size = el('button', { className: 'small', onclick: () => ((this.isLarge = !this.isLarge), void this.update()) }, this.isLarge ? 'Smaller' : 'Larger');
      return [el('h2', {}, name, ' ', size), el('div', { className: 'around-map' }, map)];
    }
    const { name, text } = await this.server.ask<{ name: string; text: string }>('landfall/text', { ...params, width: WIDTH });
    return this.card(name, text, params.locale ?? '');
  }

  /** A card as it is printed, once somebody can draw it, and in words. */
  async card(name: string, text: string, locale: string): Promise<Node[]> {
    const words = el('pre', { className: 'card' }, flowing(text));
    if (!this.artist.isReady) return [el('h2', {}, name), words];
    let drawn: DrawnCard | undefined;
    try {
      drawn = await this.artist.ask<DrawnCard>('landfall/card', { name, locale: locale || undefined });
    } catch (error) {
      // A pack that cannot be drawn yet, or a card of the box: its words are enough.
      const why = error instanceof Ended ? el('p', { className: 'faults' }, error.message) : undefined;
      return [el('h2', {}, name), ...(why ? [why] : []), words];
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
    this.elsewhere = { name, locale };
    this.mark('Card');
    const shown = await this.card(name, text, locale);
    this.draw(question, shown);
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
    const uses = found.map(({ uri, range }) => this.reports.link(pathOf(uri), range.start, this.lineAt(pathOf(uri), range.start)));
    const none = el('p', { className: 'quiet' }, 'Nothing refers to this card.');
    return [el('h2', {}, `${card.name} is used by`), uses.length > 0 ? el('ul', {}, ...uses.map((use) => el('li', {}, use))) : none];
  }

  private lineAt(path: string, place: Place): string {
    return `${path}:${place.line + 1}  ${this.pack.text(path)?.split('\n')[place.line]?.trim() ?? ''}`;
  }
}
