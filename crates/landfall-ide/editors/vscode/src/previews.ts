// A panel beside the text that shows the card under the cursor, as a picture or in words.
import * as vscode from 'vscode';

export type Ask = (method: string, params: object) => Promise<unknown>;

interface Answer {
  name: string;
  svg?: string;
  text?: string;
}

/** Typing comes first: a picture is asked for only after a pause. */
const PAUSE = 300;

export class Preview implements vscode.Disposable {
  private panel: vscode.WebviewPanel | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners: vscode.Disposable;
  /** Only the answer to the last question is shown. */
  private asked = 0;

  constructor(
    private readonly type: string,
    private readonly title: string,
    private readonly method: string,
    private readonly ask: Ask,
  ) {
    this.listeners = vscode.Disposable.from(
      vscode.window.onDidChangeTextEditorSelection(() => this.later()),
      vscode.window.onDidChangeActiveTextEditor(() => this.later()),
      vscode.workspace.onDidChangeTextDocument(() => this.later()),
    );
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.listeners.dispose();
    this.panel?.dispose();
  }

  async show(): Promise<void> {
    if (!this.panel) {
      const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
      this.panel = vscode.window.createWebviewPanel(this.type, this.title, place, { enableScripts: false });
      this.panel.onDidDispose(() => (this.panel = undefined));
    }
    this.panel.reveal(undefined, true);
    await this.update();
  }

  private later(): void {
    if (!this.panel?.visible) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.update(), PAUSE);
  }

  private async update(): Promise<void> {
    const editor = vscode.window.activeTextEditor;
    if (!this.panel || !editor || !isOurs(editor.document)) return;
    const { line, character } = editor.selection.active;
    const locale = vscode.workspace.getConfiguration('landfall', editor.document).get<string>('previewLanguage');
    const question = ++this.asked;
    const params = {
      textDocument: { uri: editor.document.uri.toString() },
      position: { line, character },
      locale: locale || undefined,
    };
    try {
      const answer = (await this.ask(this.method, params)) as Answer;
      if (question === this.asked && this.panel) {
        this.panel.title = `${this.title}: ${answer.name}`;
        this.panel.webview.html = page(answer.svg ?? `<pre>${escape(answer.text ?? '')}</pre>`);
      }
    } catch (error) {
      // Between two cards the last one stays; an empty panel gives the reason.
      const reason = error instanceof Error ? error.message : String(error);
      if (question === this.asked && this.panel && !this.panel.webview.html) {
        this.panel.webview.html = page(`<p>${escape(reason)}</p>`);
      }
    }
  }
}

/** Translators see the card while they write: an entry of a catalog shows its card in their language. */
function isOurs(document: vscode.TextDocument): boolean {
  return document.languageId === 'land' || document.uri.path.endsWith('.po');
}

/** Nothing runs and nothing is loaded: a picture of somebody's pack is only looked at. */
function page(body: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>
  body { padding: 1rem; }
  svg { display: block; max-width: 100%; height: auto; background: #fff; }
  pre { font: inherit; line-height: 1.5; max-width: 42rem; white-space: pre-wrap; }
</style>
</head>
<body>${body}</body>
</html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
