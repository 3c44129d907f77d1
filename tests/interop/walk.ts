// Reads a bundle with the code that flatc writes for TypeScript, and prints all of it as JSON.
//
// usage: tsx walk.ts GENERATED.ts SHAPE.json BUNDLE

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import * as flatbuffers from 'flatbuffers';

type Field = { name: string; kind: string; of?: string; many: boolean; default: number | boolean };
type Shape = {
  root: string;
  tables: Record<string, Field[]>;
  unions: Record<string, string[]>;
};

const [generated, shapeFile, bundle] = process.argv.slice(2);
const code: any = await import(pathToFileURL(generated).href);
const shape: Shape = JSON.parse(readFileSync(shapeFile, 'utf8'));

/** `no_travel` as flatc names its method: `noTravel`. Of `type_` the `_` stays, and its length is `type_length`. */
function camel(name: string): string {
  return name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

function table(name: string, it: any): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const field of shape.tables[name]) {
    const value = read(it, field, out);
    if (value !== undefined) out[field.name] = value;
  }
  return out;
}

function read(it: any, field: Field, out: Record<string, unknown>): unknown {
  const method = camel(field.name);
  if (field.kind === 'union') {
    const number = it[camel(field.name + '_type')]();
    if (number === 0) return undefined;
    const member = shape.unions[field.of!][number - 1];
    out[field.name + '_type'] = member;
    return table(member, it[method](new code[member]()));
  }
  if (field.many) {
    const count: number = it[camel(field.name + '_length')]();
    const items = Array.from({ length: count }, (_, at) => one(it[method](at), field));
    return count === 0 ? undefined : items;
  }
  const value = it[method]();
  const scalar = ['bool', 'number', 'enum'].includes(field.kind);
  if (value === null || (scalar && value === field.default)) return undefined;
  return one(value, field);
}

function one(value: any, field: Field): unknown {
  if (field.kind === 'table') return table(field.of!, value);
  if (field.kind === 'enum') return code[field.of!][value];
  return value;
}

const bytes = new flatbuffers.ByteBuffer(new Uint8Array(readFileSync(bundle)));
const root = code[shape.root];
if (!root.bufferHasIdentifier(bytes)) throw new Error('another game');
process.stdout.write(JSON.stringify(table(shape.root, root['getRootAs' + shape.root](bytes))));
