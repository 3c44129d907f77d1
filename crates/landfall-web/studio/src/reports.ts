// Everything that is wrong anywhere, and everything that is asked for and not there yet, with one-click fixes.
import { el } from './dom';
import type { Editor } from './editor';
import { uriOf, type CodeAction, type Diagnostic, type Place, type Server } from './server';

/** A pack with thousands of mistakes is fixed from the top. */
const MOST_REPORTS = 300;

export class Reports {
  /** What is on the screen, by report: fixes that were offered stay while others come and go. */
  private rows = new Map<string, HTMLElement>();

  constructor(
    private readonly editor: Editor,
    private readonly server: Server,
  ) {}

  count(): number {
    return [...this.server.reports.values()].reduce((sum, reports) => sum + reports.length, 0);
  }

  list(): Node[] {
    const files = [...this.server.reports].filter(([, reports]) => reports.length > 0).sort(([a], [b]) => (a < b ? -1 : 1));
    const rows = new Map<string, HTMLElement>();
    const row = (path: string, report: Diagnostic) => this.kept(rows, [path, report.code, report.message, report.range], () => this.report(path, report));
    let left = MOST_REPORTS;
    const sections: Node[] = [];
    for (const [path, reports] of files) {
      const shown = reports.slice(0, left);
      if (shown.length === 0) break;
      left -= shown.length;
      sections.push(el('section', {}, el('h2', {}, path), el('ul', { className: 'reports' }, ...shown.map((report) => row(path, report)))));
    }
    this.rows = rows;
    if (files.length === 0) return [el('p', { className: 'good' }, 'No reports.')];
    const more = this.count() - MOST_REPORTS;
    if (more > 0) sections.push(el('p', { className: 'quiet' }, `${more} more are shown once some of these are fixed.`));
    return sections;
  }

  /** What is asked for and not written yet, with everyone who asks. */
  missing(): Map<string, [string, Diagnostic][]> {
    const found = new Map<string, [string, Diagnostic][]>();
    for (const [path, reports] of this.server.reports) {
      for (const report of reports) {
        const name = /^(.+) does not exist/.exec(report.message)?.[1];
        if (report.code === 'LF2001' && name) found.set(name, [...(found.get(name) ?? []), [path, report]]);
      }
    }
    return found;
  }

  listMissing(): Node[] {
    const missing = [...this.missing()].sort(([a], [b]) => (a < b ? -1 : 1));
    const rows = new Map<string, HTMLElement>();
    const sections = missing.map(([name, places]) =>
      this.kept(rows, [name, places.map(([path, { range }]) => [path, range])], () => {
        const [path, report] = places[0]!;
        const askers = places.map(([path, { range }]) => el('li', {}, this.link(path, range.start, `${path}:${range.start.line + 1}`)));
        return el('section', {}, el('h2', {}, name), el('p', {}, 'asked for by'), el('ul', {}, ...askers), ...this.fixes(path, report));
      }),
    );
    this.rows = rows;
    return sections.length > 0 ? sections : [el('p', { className: 'good' }, 'Everything that is referred to is written.')];
  }

  link(path: string, place: Place, label: string): HTMLButtonElement {
    return el('button', { className: 'link', title: `${path}:${place.line + 1}`, onclick: () => this.editor.goTo(path, place) }, label);
  }

  private kept(into: Map<string, HTMLElement>, what: unknown, make: () => HTMLElement): HTMLElement {
    const key = JSON.stringify(what);
    const row = into.has(key) ? make() : (this.rows.get(key) ?? make());
    into.set(key, row);
    return row;
  }

  private report(path: string, report: Diagnostic): HTMLElement {
    return el(
      'li',
      { className: report.severity === 1 ? 'error' : report.severity === 2 ? 'warning' : 'advice' },
      this.link(path, report.range.start, report.message.split('\n')[0] ?? ''),
      el('small', {}, ` ${report.code ?? ''} line ${report.range.start.line + 1} `),
      ...this.fixes(path, report),
    );
  }

  private fixes(path: string, report: Diagnostic): Node[] {
    const into = el('span', { className: 'fixes' });
    const ask = el('button', { className: 'small', onclick: () => void this.offer(path, report, into, ask) }, 'Fixes');
    return [ask, into];
  }

  private async offer(path: string, report: Diagnostic, into: HTMLElement, ask: HTMLButtonElement): Promise<void> {
    ask.disabled = true;
    try {
      const titles = (await this.actions(path, report)).map((action) => action.title);
      ask.remove();
      const button = (title: string) => el('button', { className: 'small', onclick: () => void this.apply(path, report, title, into) }, title);
      into.replaceChildren(...(titles.length > 0 ? titles.map(button) : [el('small', {}, 'no fix that is safe to apply')]));
    } catch {
      ask.disabled = false;
      into.replaceChildren(el('small', {}, 'the checker did not answer; click again'));
    }
  }

  /** A fix is asked for again when it is clicked: the text may have changed since it was offered. */
  private async apply(path: string, report: Diagnostic, title: string, into: HTMLElement): Promise<void> {
    const actions = await this.actions(path, report).catch(() => []);
    const edit = actions.find((action) => action.title === title)?.edit;
    if (edit) this.editor.apply(edit);
    else into.replaceChildren(el('small', {}, 'this fix no longer fits the text'));
  }

  private async actions(path: string, report: Diagnostic): Promise<CodeAction[]> {
    const params = { textDocument: { uri: uriOf(path) }, range: report.range, context: { diagnostics: [report] } };
    return ((await this.server.ask<CodeAction[] | null>('textDocument/codeAction', params)) ?? []).filter((action) => action.edit);
  }
}
