// The language server in a web worker.
import { serve } from '../../landfall.mjs';

const take = serve((message: string) => postMessage(message));
onmessage = (event: MessageEvent<BufferSource | string>) => take(event.data);
