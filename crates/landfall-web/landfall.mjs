// The language server in WebAssembly: strings in, strings out. Works in Node and in browsers.

/** Makes a server from the bytes of `landfall_web.wasm`. */
export async function start(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const wasm = instance.exports;
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
