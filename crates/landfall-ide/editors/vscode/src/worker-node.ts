// The server in a thread of Node.
import { parentPort } from 'node:worker_threads';
import { serve } from '../../../../landfall-web/landfall.mjs';

if (parentPort) {
  const port = parentPort;
  port.on('message', serve((message: string) => port.postMessage(message)));
}
