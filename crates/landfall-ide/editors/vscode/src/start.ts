// What both hosts share: the client, its commands and its previews. A host only knows how to start a server.
import * as vscode from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient';
import { Files } from './files';
import { type Ask, Preview } from './previews';

/** A server that is not started yet. */
export interface Host {
  client(options: LanguageClientOptions): BaseLanguageClient;
  /** Whether it reads the disk without our help. */
  readsDisk: boolean;
  /** For people: where it runs. */
  about: string;
}

/** In the order of preference: a later one is tried when an earlier one does not start. */
export type Hosts = () => Host[];

const OPTIONS: LanguageClientOptions = {
  documentSelector: [
    { language: 'land' },
    { pattern: '**/l10n/*.po' },
    { pattern: '**/landfall.yaml' },
    { pattern: '**/schemas/**/*.{yaml,yml,ftl}' },
  ],
  diagnosticCollectionName: 'landfall',
};

/** Shows which server runs; a click opens its log. */
let status: vscode.StatusBarItem | undefined;
let running: { client: BaseLanguageClient; files?: Files } | undefined;

export async function activate(context: vscode.ExtensionContext, hosts: Hosts): Promise<void> {
  const log = vscode.window.createOutputChannel('Landfall', { log: true });
  const ask: Ask = (method, params) =>
    running ? running.client.sendRequest(method, params) : Promise.reject(new Error('the server is not running'));
  const previews = [
    new Preview('landfall.map', 'Map', 'landfall/picture', ask),
    new Preview('landfall.card', 'Card', 'landfall/text', ask),
  ];
  const [map, card] = previews;
  status = vscode.window.createStatusBarItem('server', vscode.StatusBarAlignment.Right);
  status.name = 'Landfall';
  status.command = 'landfall.showLog';
  context.subscriptions.push(
    log,
    status,
    ...previews,
    vscode.commands.registerCommand('landfall.showLog', () => log.show()),
    vscode.commands.registerCommand('landfall.showMap', () => map.show()),
    vscode.commands.registerCommand('landfall.showCard', () => card.show()),
    vscode.commands.registerCommand('landfall.restart', () => restart(hosts, log)),
    vscode.commands.registerCommand('landfall.references', showReferences),
    vscode.workspace.onDidChangeConfiguration((event) => {
      const isOurs = event.affectsConfiguration('landfall.path') || event.affectsConfiguration('landfall.schema');
      return isOurs ? restart(hosts, log) : undefined;
    }),
    vscode.workspace.onDidGrantWorkspaceTrust(() => restart(hosts, log)),
  );
  await restart(hosts, log);
}

export async function deactivate(): Promise<void> {
  const old = running;
  running = undefined;
  status?.hide();
  old?.files?.dispose();
  await old?.client.dispose();
}

// One start at a time: settings can change while a server is still starting.
let turn: Promise<void> = Promise.resolve();

function restart(hosts: Hosts, log: vscode.LogOutputChannel): Promise<void> {
  turn = turn.then(async () => {
    await deactivate();
    await start(hosts(), log);
  });
  return turn;
}

async function start(hosts: Host[], log: vscode.LogOutputChannel): Promise<void> {
  for (const [at, host] of hosts.entries()) {
    // Without a disk the server gets the files when it starts, each time it does: a crash loses what it knew.
    const files = host.readsDisk ? undefined : await Files.open(log);
    const initializationOptions = files && (() => ({ files: files.list() }));
    const client = host.client({ ...OPTIONS, outputChannel: log, initializationOptions });
    if (files) files.onChange = (files) => void client.sendNotification('landfall/files', { files }).catch((error) => log.warn(String(error)));
    try {
      await client.start();
      running = { client, files };
      show(host.about);
      return;
    } catch (error) {
      log.error(String(error));
      files?.dispose();
      await client.dispose().catch(() => {});
      if (at + 1 < hosts.length) {
        void vscode.window.showWarningMessage(
          `The program in the setting landfall.path cannot be started, so the server inside the extension is used. ${error}`,
        );
      }
    }
  }
  void vscode.window.showErrorMessage('The Landfall language server cannot be started. The output channel "Landfall" has the reason.');
}

function show(about: string): void {
  if (!status) return;
  status.text = 'Landfall';
  status.tooltip = `Language server: ${about}`;
  status.accessibilityInformation = { label: `Landfall: ${about}` };
  status.show();
}

interface Place {
  line: number;
  character: number;
}

/** The code lens of a card opens the list of its uses. */
async function showReferences(
  uri: string,
  position: Place,
  locations: { uri: string; range: { start: Place; end: Place } }[],
): Promise<void> {
  const place = ({ line, character }: Place) => new vscode.Position(line, character);
  const found = locations.map(
    ({ uri, range }) => new vscode.Location(vscode.Uri.parse(uri), new vscode.Range(place(range.start), place(range.end))),
  );
  await vscode.commands.executeCommand('editor.action.showReferences', vscode.Uri.parse(uri), place(position), found);
}
