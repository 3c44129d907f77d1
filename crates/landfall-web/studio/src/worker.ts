// The language server in a web worker.
import { serve } from '../../landfall.mjs';

const take = serve((message: string) => postMessage(message));
onmessage = (event: MessageEvent<WebAssembly.Module | string>) => take(event.data);
