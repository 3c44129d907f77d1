// The extension in a browser: the server inside, in a web worker.
import * as vscode from 'vscode';
import { LanguageClient, type LanguageClientOptions } from 'vscode-languageclient/browser';
import { type Host, activate as activateAny, deactivate } from './start';
import { transports } from './transports';

export { deactivate };

export function activate(context: vscode.ExtensionContext): Promise<void> {
  return activateAny(context, () => [inside(context)]);
}

function inside(context: vscode.ExtensionContext): Host {
  const file = (name: string) => vscode.workspace.fs.readFile(vscode.Uri.joinPath(context.extensionUri, 'dist', name));
  const server = async () => {
    const [wasm, script] = await Promise.all([file('landfall.wasm'), file('worker-web.js')]);
    // An extension may be served from an address that no worker can be made of; a Blob always works.
    const address = URL.createObjectURL(new Blob([script as BlobPart], { type: 'text/javascript' }));
    const worker = new Worker(address);
    worker.postMessage(wasm);
    return transports({
      send: (message) => worker.postMessage(message),
      onMessage: (take) => (worker.onmessage = (event) => take(event.data)),
      onEnd: (end) => (worker.onerror = (event) => end(new Error(event.message))),
      stop: () => {
        worker.terminate();
        URL.revokeObjectURL(address);
      },
    });
  };
  const client = (options: LanguageClientOptions) => new LanguageClient('landfall', 'Landfall', server, options);
  return { client, readsDisk: false, about: 'inside the extension, in the browser' };
}
