// Hands the files of the workspace to a server that has no disk.
import * as vscode from 'vscode';

const WANTED = '**/*.{land,po,ftl,yaml,yml}';
const UNWANTED = '**/{node_modules,target,.git}/**';
/** As many files at once as a remote file system answers well. */
const BATCH = 64;

interface File {
  uri: string;
  /** Absent for a file that is gone. */
  text?: string;
}

/** The files of the workspace, as long as a server wants to know them. */
export class Files implements vscode.Disposable {
  private readonly texts = new Map<string, string>();
  private readonly subscriptions: vscode.Disposable[] = [];
  /** Is called with what changed. */
  onChange: (files: File[]) => void = () => {};

  private constructor(private readonly log: vscode.LogOutputChannel) {
    const watcher = vscode.workspace.createFileSystemWatcher(WANTED);
    this.subscriptions.push(
      watcher,
      watcher.onDidChange((uri) => this.read([uri])),
      watcher.onDidCreate((uri) => this.read([uri])),
      watcher.onDidDelete((uri) => {
        this.texts.delete(uri.toString());
        this.onChange([{ uri: uri.toString() }]);
      }),
      vscode.workspace.onDidChangeWorkspaceFolders(() => this.readAll()),
    );
  }

  static async open(log: vscode.LogOutputChannel): Promise<Files> {
    const files = new Files(log);
    await files.readAll();
    return files;
  }

  /** All of them: a server that starts anew has forgotten everything. */
  list(): File[] {
    return [...this.texts].map(([uri, text]) => ({ uri, text }));
  }

  dispose(): void {
    this.onChange = () => {};
    vscode.Disposable.from(...this.subscriptions).dispose();
  }

  private async readAll(): Promise<void> {
    const found = await vscode.workspace.findFiles(WANTED, UNWANTED);
    await this.read(found);
    this.log.info(`${this.texts.size} files were read`);
  }

  private async read(uris: vscode.Uri[]): Promise<void> {
    const files: File[] = [];
    for (let at = 0; at < uris.length; at += BATCH) {
      const batch = await Promise.all(uris.slice(at, at + BATCH).map((uri) => this.readOne(uri)));
      files.push(...batch.filter((file) => file !== undefined));
    }
    // All in one message: a pack that arrives in parts would be reported as broken in between.
    if (files.length > 0) this.onChange(files);
  }

  private async readOne(uri: vscode.Uri): Promise<File | undefined> {
    try {
      const bytes = await vscode.workspace.fs.readFile(uri);
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
      this.texts.set(uri.toString(), text);
      return { uri: uri.toString(), text };
    } catch (error) {
      this.log.warn(`${uri.toString()} cannot be read: ${error}`);
      return undefined;
    }
  }
}
