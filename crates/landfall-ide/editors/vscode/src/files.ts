// Hands the files of the workspace to a server that has no disk.
import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';

const WANTED = '**/*.{land,po,ftl,yaml,yml}';
const UNWANTED = '**/{node_modules,target,.git}/**';
/** As many files at once as a remote file system answers well. */
const BATCH = 64;

interface File {
  uri: string;
  /** Absent for a file that is gone. */
  text?: string;
}

export function feed(client: BaseLanguageClient, log: vscode.LogOutputChannel): vscode.Disposable {
  let isOver = false;
  const send = async (files: File[]) => {
    if (!isOver && files.length > 0) await client.sendNotification('landfall/files', { files });
  };
  const changed = async (uri: vscode.Uri) => send([await read(uri)].filter((file) => file !== undefined));
  const gone = (uri: vscode.Uri) => send([{ uri: name(client, uri) }]);
  const read = async (uri: vscode.Uri): Promise<File | undefined> => {
    try {
      const bytes = await vscode.workspace.fs.readFile(uri);
      return { uri: name(client, uri), text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
    } catch (error) {
      log.warn(`${uri.toString()} cannot be read: ${error}`);
      return undefined;
    }
  };
  const all = async () => {
    const found = await vscode.workspace.findFiles(WANTED, UNWANTED);
    // All in one message: a pack that arrives in parts would be reported as broken in between.
    const files: File[] = [];
    for (let at = 0; at < found.length && !isOver; at += BATCH) {
      const batch = await Promise.all(found.slice(at, at + BATCH).map(read));
      files.push(...batch.filter((file) => file !== undefined));
    }
    log.info(`${files.length} files were read`);
    await send(files);
  };
  const watcher = vscode.workspace.createFileSystemWatcher(WANTED);
  const subscriptions = [
    watcher,
    watcher.onDidChange(changed),
    watcher.onDidCreate(changed),
    watcher.onDidDelete(gone),
    vscode.workspace.onDidChangeWorkspaceFolders(() => void all()),
    new vscode.Disposable(() => (isOver = true)),
  ];
  void all().catch((error) => log.error(String(error)));
  return vscode.Disposable.from(...subscriptions);
}

/** As the client writes it, so that an open document and a file are one. */
function name(client: BaseLanguageClient, uri: vscode.Uri): string {
  return client.code2ProtocolConverter.asUri(uri);
}
