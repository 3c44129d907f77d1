// The language server in WebAssembly: strings in, strings out. Works in Node and in browsers.

/** Makes a server from the bytes of `landfall_web.wasm`, or from the module that they were compiled to. */
export async function start(module) {
  const made = await WebAssembly.instantiate(module, {});
  const wasm = (made.instance ?? made).exports;
  const take = (length) => {
    const from = wasm.landfall_output();
    return JSON.parse(new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, from, length)));
  };
  return {
    /** Takes one JSON-RPC message as text and gives those to send back. */
    receive(message) {
      const text = new TextEncoder().encode(message);
      // Making room may move the memory, so the view of it comes second.
      const to = wasm.landfall_input(text.length);
      new Uint8Array(wasm.memory.buffer, to, text.length).set(text);
      return take(wasm.landfall_receive());
    },
    /** Does a piece of the work that is left; call it when no message waits. */
    idle: () => take(wasm.landfall_idle()),
    isBusy: () => wasm.landfall_is_busy() === 1,
  };
}

/** In a large workspace the analyses wait until nobody has typed for this long. */
const PAUSE = 200;

/**
 * A server for a worker: gives the function that takes the worker's messages. The first message is the bytes of
 * `landfall_web.wasm` or its module, every other one a JSON-RPC message as text.
 */
export function serve(send) {
  let server;
  let timer;
  const work = () => {
    server.idle().forEach(send);
    if (server.isBusy()) timer = setTimeout(work, PAUSE);
  };
  const take = async (message) => {
    if (!server) {
      server = await start(message);
      return;
    }
    clearTimeout(timer);
    server.receive(message).forEach(send);
    // Edits that already wait come first: a thousand of them cost one compilation.
    if (server.isBusy()) timer = setTimeout(work, 0);
  };
  // One after the other: messages may come while the module is still being compiled.
  let last = Promise.resolve();
  return (message) => {
    last = last.then(() => take(message));
    // What ends the module must end the worker too, so that the client starts another.
    last.catch((error) => setTimeout(() => { throw error; }));
  };
}
