/** The language server in WebAssembly: strings in, strings out. */
export interface Server {
  /** Takes one JSON-RPC message as text and gives those to send back. */
  receive(message: string): string[];
  /** Does a piece of the work that is left; call it when no message waits. */
  idle(): string[];
  isBusy(): boolean;
}

/** Makes a server from the bytes of `landfall_web.wasm`, or from the module that they were compiled to. */
export function start(module: BufferSource | WebAssembly.Module): Promise<Server>;

/**
 * A server for a worker: gives the function that takes the worker's messages. The first message is the bytes of
 * `landfall_web.wasm` or its module, every other one a JSON-RPC message as text.
 */
export function serve(send: (message: string) => void): (message: BufferSource | WebAssembly.Module | string) => void;
