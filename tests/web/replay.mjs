// Plays a conversation to the server in WebAssembly: one message a line in, one list of answers a line out.
import { readFileSync } from 'node:fs';
import { start } from '../../crates/landfall-web/landfall.mjs';

const [wasm, conversation] = process.argv.slice(2);
const server = await start(readFileSync(wasm));
for (const line of readFileSync(conversation, 'utf8').split('\n').filter(Boolean)) {
  const answers = server.receive(line);
  while (server.isBusy()) answers.push(...server.idle());
  console.log(JSON.stringify(answers));
}
