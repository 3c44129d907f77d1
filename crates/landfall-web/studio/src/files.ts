// The files of the pack, by folder, with what is wrong in each and what is not yet on disk.
import { el, renewed } from './dom';
import type { Pack } from './pack';
import type { Server } from './server';

interface Row {
  button: HTMLButtonElement;
  dot: HTMLElement;
  count: HTMLElement;
}

export class Files {
  /** A row stays as long as its file: one that is drawn anew under the mouse would lose the click. */
  private rows = new Map<string, Row>();
  private listed = '';

  constructor(
    private readonly parent: HTMLElement,
    private readonly pack: Pack,
    private readonly open: (path: string) => void,
  ) {}

  draw(server: Server, current: string | undefined): void {
    this.list();
    const unsaved = new Set(this.pack.unsaved().written);
    for (const [path, { button, dot, count }] of this.rows) {
      const reports = server.reports.get(path) ?? [];
      const errors = reports.filter((report) => report.severity === 1).length;
      const canOpen = this.pack.text(path) !== undefined;
      button.className = [path === current ? 'current' : '', errors > 0 ? 'error' : reports.length > 0 ? 'warning' : ''].join(' ').trim();
      button.title = canOpen ? path : `${path} is not a text`;
      button.disabled = !canOpen;
      if (path === current) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
      dot.hidden = !unsaved.has(path);
      count.hidden = reports.length === 0;
      count.textContent = String(reports.length);
    }
  }

  /** The rows themselves, when files came or went. */
  private list(): void {
    const paths = this.pack.paths();
    const listed = paths.join('\n');
    if (listed === this.listed) return;
    this.listed = listed;
    this.rows = new Map(paths.map((path) => [path, this.rows.get(path) ?? this.row(path)]));
    const folders = new Map<string, string[]>();
    for (const path of paths) {
      const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
      folders.set(folder, [...(folders.get(folder) ?? []), path]);
    }
    const item = (path: string) => el('li', {}, this.rows.get(path)!.button);
    renewed(this.parent, () =>
      listed === this.listed ? [...folders].map(([folder, paths]) => el('section', {}, folder ? el('h3', {}, folder) : undefined, el('ul', {}, ...paths.map(item)))) : undefined,
    );
  }

  private row(path: string): Row {
    const dot = el('span', { className: 'dot', title: 'not yet on your disk' }, '●');
    const count = el('span', { className: 'count' });
    const name = path.slice(path.lastIndexOf('/') + 1);
    return { button: el('button', { onclick: () => this.open(path) }, name, dot, count), dot, count };
  }
}
