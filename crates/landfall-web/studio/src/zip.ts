// A pack as a zip: what comes from strangers is looked at before it is unpacked.
import { unzipSync, zipSync } from 'fflate';
import { bytes, read, type Content } from './pack';

const MOST_PACKED = 64 << 20;
const MOST_UNPACKED = 256 << 20;
const MOST_FILES = 20_000;

export class Refused extends Error {}

/** A file inside the pack: no way out of it, no drive, no backslash. */
export function isInside(path: string): boolean {
  if (path.startsWith('/') || /[\\\0:]/.test(path)) return false;
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}

export function mayOpen(length: number): void {
  if (length > MOST_PACKED) throw new Refused(`this zip has ${size(length)}; at most ${size(MOST_PACKED)} are opened`);
}

export function mayUnpack(total: number, count: number): void {
  if (total > MOST_UNPACKED) throw new Refused(`these files are larger than ${size(MOST_UNPACKED)} together`);
  if (count > MOST_FILES) throw new Refused(`these are more than ${MOST_FILES} files`);
}

export function unpack(zip: Uint8Array): Map<string, Content> {
  mayOpen(zip.length);
  let total = 0;
  let count = 0;
  let unpacked: Record<string, Uint8Array>;
  try {
    unpacked = unzipSync(zip, {
      filter: (file) => {
        if (file.name.endsWith('/')) return false;
        if (!isInside(file.name)) throw new Refused(`this zip has a file outside its folder: ${file.name}`);
        total += file.originalSize;
        count += 1;
        mayUnpack(total, count);
        return !isHidden(file.name);
      },
    });
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused('this file is not a zip, or it is damaged');
  }
  const paths = Object.keys(unpacked).sort();
  const root = folder(paths);
  return new Map(paths.map((path) => [path.slice(root.length), read(path, unpacked[path]!)]));
}

/** The same files give the same bytes. */
export function pack(files: Map<string, Content>): Uint8Array {
  const entries = [...files].map(([path, content]) => [path, [bytes(content), { mtime: '1980-01-01T00:00:00' }]]);
  return zipSync(Object.fromEntries(entries), { level: 6 });
}

/** What a computer adds without being asked. */
export function isHidden(path: string): boolean {
  return path.split('/').some((part) => (part.startsWith('.') && part !== '.') || part === '__MACOSX' || part === 'node_modules');
}

/** Zips are often made of the folder, not of what is in it. */
function folder(paths: string[]): string {
  const manifest = paths.filter((path) => path.endsWith('landfall.yaml')).sort((a, b) => a.length - b.length)[0];
  const root = manifest?.slice(0, -'landfall.yaml'.length) ?? '';
  return paths.every((path) => path.startsWith(root)) ? root : '';
}

function size(bytes: number): string {
  return `${Math.round(bytes / (1 << 20))} MB`;
}
