// The text in the middle: one editor, the file that is open in it, and edits that come from elsewhere.
import { EditorState, type ChangeSpec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { basicSetup } from 'codemirror';
import { indentWithTab } from '@codemirror/commands';
import { formatKeymap, jumpToDefinitionKeymap } from '@codemirror/lsp-client';
import { land } from './language';
import type { Pack } from './pack';
import { pathOf, uriOf, type Place, type Server, type TextEdit, type WorkspaceEdit } from './server';

/** The client of the editor waits half a second before it sends an edit; readers should not. */
const PAUSE = 60;

const theme = EditorView.theme({
  '&': { height: '100%', fontSize: '14px', backgroundColor: 'var(--paper)', color: 'var(--ink)' },
  '.cm-scroller': { fontFamily: 'ui-monospace, "Cascadia Code", Menlo, Consolas, monospace', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--paper)', color: 'var(--quiet)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--line)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: 'var(--selection) !important' },
  '.cm-tooltip': { backgroundColor: 'var(--panel)', color: 'var(--ink)', border: '1px solid var(--edge)', maxWidth: '36rem' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--on-accent)' },
  '.cm-panels': { backgroundColor: 'var(--panel)', color: 'var(--ink)' },
});

export class Editor extends EventTarget {
  view: EditorView | undefined;
  path: string | undefined;
  private server: Server | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly cursors = new Map<string, number>();

  constructor(private readonly parent: HTMLElement, private readonly pack: Pack, private readonly rename: () => void) {
    super();
  }

  use(server: Server): void {
    this.server = server;
  }

  /** Shows a file; nothing happens to one that cannot be shown. */
  show(path: string): EditorView | null {
    if (path === this.path && this.view) return this.view;
    const text = this.pack.text(path);
    if (text === undefined || !this.server) return null;
    this.close();
    const separator = /\r\n/.test(text) && !/[^\r]\n/.test(text) ? [EditorState.lineSeparator.of('\r\n')] : [];
    const state = EditorState.create({
      doc: text,
      selection: { anchor: Math.min(this.cursors.get(path) ?? 0, text.replaceAll('\r\n', '\n').length) },
      extensions: [
        basicSetup,
        ...separator,
        keymap.of([indentWithTab, { key: 'F2', run: () => (this.rename(), true) }, ...formatKeymap, ...jumpToDefinitionKeymap]),
        path.endsWith('.land') ? land : [],
        theme,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': `Text of ${path}` }),
        this.server.client.plugin(uriOf(path), path.endsWith('.land') ? 'land' : path.endsWith('.po') ? 'po' : 'yaml'),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) this.edited();
          if (update.docChanged || update.selectionSet) this.dispatchEvent(new Event('moved'));
        }),
      ],
    });
    this.path = path;
    this.view = new EditorView({ state, parent: this.parent });
    this.server.underline(path);
    this.dispatchEvent(new Event('shown'));
    return this.view;
  }

  close(): void {
    if (!this.view || this.path === undefined) return;
    this.cursors.set(this.path, this.view.state.selection.main.head);
    const text = this.pack.text(this.path);
    // The server falls back to what it was given: that must be the text of now.
    if (text !== undefined) this.server?.give([[this.path, text]]);
    this.view.destroy();
    this.view = this.path = undefined;
  }

  position(): Place | undefined {
    if (!this.view) return undefined;
    const head = this.view.state.selection.main.head;
    const line = this.view.state.doc.lineAt(head);
    return { line: line.number - 1, character: head - line.from };
  }

  /** Puts the cursor somewhere and shows it. */
  goTo(path: string, place: Place): void {
    const view = this.show(path);
    if (!view) return;
    const anchor = offset(view.state.doc, place);
    view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
    view.focus();
  }

  /** Carries out edits in any files, the one in the editor with its undo history. */
  apply(edit: WorkspaceEdit): void {
    for (const [uri, edits] of Object.entries(edit.changes ?? {})) {
      const path = pathOf(uri);
      if (path === this.path && this.view) {
        const { doc } = this.view.state;
        const changes: ChangeSpec[] = edits.map((one) => ({
          from: offset(doc, one.range.start),
          to: offset(doc, one.range.end),
          insert: one.newText,
        }));
        this.view.dispatch({ changes });
        continue;
      }
      const text = edited(this.pack.text(path) ?? '', edits);
      this.pack.write(path, text);
      this.server?.give([[path, text]]);
    }
  }

  /** The file was changed elsewhere: the editor shows what it is now. */
  reload(path: string): void {
    const text = this.pack.text(path);
    if (path !== this.path || !this.view || text === undefined) return;
    const doc = this.view.state.toText(text);
    if (!doc.eq(this.view.state.doc)) this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: doc } });
  }

  private edited(): void {
    if (!this.view || this.path === undefined) return;
    this.pack.write(this.path, this.view.state.sliceDoc());
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.server?.client.sync(), PAUSE);
  }
}

function offset(doc: { lines: number; length: number; line(n: number): { from: number; to: number } }, place: Place): number {
  if (place.line >= doc.lines) return doc.length;
  const line = doc.line(place.line + 1);
  return Math.min(line.from + place.character, line.to);
}

/** A text after edits that do not overlap. */
export function edited(text: string, edits: TextEdit[]): string {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const at = (place: Place) => Math.min((starts[place.line] ?? text.length) + place.character, text.length);
  const sorted = [...edits].sort((a, b) => at(b.range.start) - at(a.range.start));
  return sorted.reduce((done, one) => done.slice(0, at(one.range.start)) + one.newText + done.slice(at(one.range.end)), text);
}
