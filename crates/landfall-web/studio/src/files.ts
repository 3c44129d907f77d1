// The files of the pack, by folder, with what is wrong in each and what is not yet on disk.
import { el } from './dom';
import type { Pack } from './pack';
import type { Server } from './server';

export class Files {
  constructor(
    private readonly parent: HTMLElement,
    private readonly pack: Pack,
    private readonly open: (path: string) => void,
  ) {}

  draw(server: Server, current: string | undefined): void {
    const unsaved = new Set(this.pack.unsaved().written);
    const folders = new Map<string, string[]>();
    for (const path of this.pack.paths()) {
      const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
      folders.set(folder, [...(folders.get(folder) ?? []), path]);
    }
    const item = (path: string) => {
      const reports = server.reports.get(path) ?? [];
      const errors = reports.filter((report) => report.severity === 1).length;
      const name = path.slice(path.lastIndexOf('/') + 1);
      const canOpen = this.pack.text(path) !== undefined;
      return el(
        'li',
        {},
        el(
          'button',
          {
            className: [path === current ? 'current' : '', errors > 0 ? 'error' : reports.length > 0 ? 'warning' : ''].join(' '),
            title: canOpen ? path : `${path} is not a text`,
            disabled: !canOpen,
            'aria-current': path === current ? 'true' : undefined,
            onclick: () => this.open(path),
          },
          name,
          unsaved.has(path) ? el('span', { className: 'dot', title: 'not yet on your disk' }, '●') : undefined,
          reports.length > 0 ? el('span', { className: 'count' }, String(reports.length)) : undefined,
        ),
      );
    };
    const lists = [...folders].map(([folder, paths]) =>
      el('section', {}, folder ? el('h3', {}, folder) : undefined, el('ul', {}, ...paths.map(item))),
    );
    this.parent.replaceChildren(...lists);
  }
}
