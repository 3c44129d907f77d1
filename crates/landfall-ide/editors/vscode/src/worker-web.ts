// The server in a web worker.
import { serve } from '../../../../landfall-web/landfall.mjs';

const take = serve((message: string) => postMessage(message));
onmessage = (event) => take(event.data);
