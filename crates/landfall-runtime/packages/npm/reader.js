// FlatBuffers read without trust: every offset is checked, and nothing but BundleError comes out of it.

export class BundleError extends Error {
  constructor(message) {
    super(message);
    this.name = 'BundleError';
  }
}

export function damaged(at, why, place = '') {
  return new BundleError(`the bundle is damaged at byte ${at}${place && `, in ${place}`}: ${why}`);
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

export class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  #check(at, width) {
    if (at % width) throw damaged(at, 'a number is not aligned');
    if (at < 0 || at + width > this.bytes.length) throw damaged(at, 'the file ends here');
  }

  u8(at) {
    this.#check(at, 1);
    return this.bytes[at];
  }

  u16(at) {
    this.#check(at, 2);
    return this.view.getUint16(at, true);
  }

  u32(at) {
    this.#check(at, 4);
    return this.view.getUint32(at, true);
  }

  i32(at) {
    this.#check(at, 4);
    return this.view.getInt32(at, true);
  }

  /** Where the offset at `at` leads. */
  follow(at) {
    const offset = this.u32(at);
    if (offset < 4 || at + offset >= this.bytes.length) throw damaged(at, 'an offset leads nowhere');
    return at + offset;
  }

  table(at) {
    const vtable = at - this.i32(at);
    const [vtableSize, size] = [this.u16(vtable), this.u16(vtable + 2)];
    if (vtableSize < 4 || vtableSize % 2 || vtable + vtableSize > this.bytes.length) {
      throw damaged(vtable, 'the size of the vtable is wrong');
    }
    if (size < 4 || at + size > this.bytes.length) throw damaged(vtable + 2, 'the size of the table is wrong');
    return { at, size, vtable, vtableSize };
  }

  /** Where the field in a slot is, or -1 when the table does not have it. */
  slot(table, slot, width) {
    const entry = 4 + 2 * slot;
    if (entry + 2 > table.vtableSize) return -1;
    const offset = this.u16(table.vtable + entry);
    if (offset === 0) return -1;
    if (offset < 4 || offset + width > table.size) {
      throw damaged(table.vtable + entry, 'a field lies outside its table');
    }
    return table.at + offset;
  }

  /** The slots that a table fills. */
  filled(table) {
    const slots = [];
    for (let slot = 0; slot < table.vtableSize / 2 - 2; slot++) {
      if (this.u16(table.vtable + 4 + 2 * slot)) slots.push(slot);
    }
    return slots;
  }

  /** Where the items of a list are. */
  vector(at, width) {
    const count = this.u32(at);
    if (at + 4 + count * width > this.bytes.length) throw damaged(at, 'a list is longer than the file');
    return { start: at + 4, count };
  }

  string(at) {
    const { start, count } = this.vector(at, 1);
    try {
      return UTF8.decode(this.bytes.subarray(start, start + count));
    } catch {
      throw damaged(start, 'a text is not UTF-8');
    }
  }
}

/** CRC-32 as zlib has it. */
export function crc32(bytes) {
  const table = Uint32Array.from({ length: 256 }, (_, at) => {
    let sum = at;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
    return sum >>> 0;
  });
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ table[(sum ^ byte) & 255];
  return ~sum >>> 0;
}
