// The extension where there is Node: the program of the settings, or the server inside in a thread.
import * as vscode from 'vscode';
import { Worker } from 'node:worker_threads';
import { LanguageClient, type LanguageClientOptions, type ServerOptions } from 'vscode-languageclient/node';
import { type Host, activate as activateAny, deactivate } from './start';
import { transports } from './transports';

export { deactivate };

export function activate(context: vscode.ExtensionContext): Promise<void> {
  return activateAny(context, () => {
    const settings = vscode.workspace.getConfiguration('landfall');
    const path = vscode.workspace.isTrusted ? settings.get('path', '').trim() : '';
    const schema = settings.get('schema', '').trim();
    return path ? [native(path, schema), inside(context)] : [inside(context)];
  });
}

function client(server: ServerOptions, options: LanguageClientOptions): LanguageClient {
  return new LanguageClient('landfall', 'Landfall', server, options);
}

function native(command: string, schema: string): Host {
  const args = schema ? ['lsp', '--schema', schema] : ['lsp'];
  return { client: (options) => client({ command, args }, options), readsDisk: true, about: `the program ${command}` };
}

function inside(context: vscode.ExtensionContext): Host {
  const server = async () => {
    const wasm = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(context.extensionUri, 'dist/landfall.wasm'));
    const worker = new Worker(context.asAbsolutePath('dist/worker-node.js'));
    worker.postMessage(wasm);
    return transports({
      send: (message) => worker.postMessage(message),
      onMessage: (take) => worker.on('message', take),
      onEnd: (end) => worker.on('error', end).on('exit', () => end()),
      stop: () => void worker.terminate(),
    });
  };
  return { client: (options) => client(server, options), readsDisk: false, about: 'inside the extension' };
}
