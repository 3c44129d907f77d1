// A form for translators: source and translation side by side, each with its card, faults as they type.
import { el } from './dom';
import { WIDTH } from './flowing';
import type { Pack } from './pack';
import { messages, translated, type Message } from './po';
import { uriOf, type Server } from './server';

/** Rows that are drawn at once; a search shows the others. */
const MOST = 200;
const PAUSE = 150;

type Which = 'all' | 'untranslated' | 'with faults';

export class Translate {
  private path: string | undefined;
  private which: Which = 'all';
  private search = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The messages that are shown, by key: they stay while their rows are typed in. */
  private rows: { key: string; faults: HTMLElement; row: HTMLElement }[] = [];

  constructor(
    private readonly parent: HTMLElement,
    private readonly pack: Pack,
    private readonly server: Server,
    private readonly card: (name: string, text: string, locale: string) => void,
  ) {
    server.addEventListener('reports', () => this.drawFaults());
  }

  show(path: string): void {
    this.path = path;
    this.which = 'all';
    this.search = '';
    this.draw();
    const first = this.all()[0];
    if (first) void this.showCard(first.key);
  }

  hide(): void {
    this.path = undefined;
    this.rows = [];
    this.parent.replaceChildren();
  }

  private all(): Message[] {
    return this.path === undefined ? [] : messages(this.pack.text(this.path) ?? '');
  }

  private draw(): void {
    const all = this.all();
    const done = all.filter((message) => message.translation !== '' && !message.isFuzzy).length;
    const words = this.search.toLowerCase();
    const has = (text: string) => text.toLowerCase().includes(words);
    const wanted = all.filter((message) => {
      if (this.which === 'untranslated' && message.translation !== '' && !message.isFuzzy) return false;
      if (this.which === 'with faults' && this.faults(message).length === 0) return false;
      return has(message.key) || has(message.source) || has(message.translation);
    });
    const shown = wanted.slice(0, MOST);
    this.rows = [];
    const filter = el(
      'select',
      { 'aria-label': 'Which messages', onchange: () => ((this.which = filter.value as Which), this.draw()) },
      ...(['all', 'untranslated', 'with faults'] as Which[]).map((which) => el('option', { value: which, selected: which === this.which }, which)),
    );
    const search = el('input', { type: 'search', value: this.search, placeholder: 'Search', 'aria-label': 'Search messages' });
    search.onchange = () => ((this.search = search.value), this.draw());
    const head = el(
      'header',
      {},
      el('strong', {}, this.path ?? ''),
      el('progress', { value: done, max: Math.max(all.length, 1), 'aria-label': 'Translated' }),
      el('span', {}, `${done} of ${all.length}`),
      filter,
      search,
    );
    const more = wanted.length > shown.length ? el('p', { className: 'quiet' }, `${wanted.length - shown.length} more: search to see them`) : undefined;
    const none = wanted.length === 0 ? el('p', { className: 'quiet' }, 'No message fits.') : undefined;
    this.parent.replaceChildren(head, el('div', { className: 'messages' }, ...shown.map((message) => this.row(message)), ...[more, none].filter((node) => node !== undefined)));
  }

  private row(message: Message): HTMLElement {
    const faults = el('ul', { className: 'faults' });
    const input = el('textarea', { value: message.translation, rows: Math.min(8, 1 + Math.ceil(message.source.length / 60)), 'aria-label': `Translation of ${message.key}` });
    input.oninput = () => this.typed(message.key, input.value);
    input.onfocus = () => void this.showCard(message.key);
    const row = el(
      'article',
      { className: message.isFuzzy ? 'fuzzy' : '' },
      el('h3', {}, message.key, message.isFuzzy ? el('small', {}, ' the source has changed') : undefined),
      el('p', { className: 'source' }, message.source),
      input,
      faults,
    );
    this.rows.push({ key: message.key, faults, row });
    this.fill(faults, message);
    return row;
  }

  private typed(key: string, translation: string): void {
    const message = this.all().find((one) => one.key === key);
    if (!message || this.path === undefined) return;
    const text = translated(this.pack.text(this.path) ?? '', message, translation);
    this.pack.write(this.path, text);
    clearTimeout(this.timer);
    const path = this.path;
    this.timer = setTimeout(() => {
      this.server.give([[path, text]]);
      void this.showCard(key);
    }, PAUSE);
  }

  private async showCard(key: string): Promise<void> {
    const message = this.all().find((one) => one.key === key);
    if (!message || this.path === undefined) return;
    const position = { line: message.translationFrom, character: 8 };
    try {
      const answer = await this.server.ask<{ name: string; text: string }>('landfall/text', { textDocument: { uri: uriOf(this.path) }, position, width: WIDTH });
      this.card(answer.name, answer.text, /([\w-]+)\.po$/.exec(this.path)?.[1] ?? '');
    } catch {
      // A message without a card: the panel stays as it is.
    }
  }

  private faults(message: Message): string[] {
    const reports = this.server.reports.get(this.path ?? '') ?? [];
    const here = reports.filter(({ range }) => range.start.line >= message.from && range.start.line < message.to);
    return here.map((report) => report.message.split('\n')[0] ?? '');
  }

  private drawFaults(): void {
    if (this.path === undefined) return;
    const all = new Map(this.all().map((message) => [message.key, message]));
    for (const { key, faults, row } of this.rows) {
      const message = all.get(key);
      if (message) this.fill(faults, message);
      row.classList.toggle('fuzzy', message?.isFuzzy ?? false);
    }
  }

  private fill(into: HTMLElement, message: Message): void {
    into.replaceChildren(...this.faults(message).map((fault) => el('li', {}, fault)));
  }
}
