/** Bytes in blocks of one size, however they came, so that what is read from them never depends on that. */
export interface Blocks {
  /** @returns views that hold until the next call */
  readonly push: (bytes: Uint8Array) => Iterable<Uint8Array>;
  readonly end: () => Uint8Array;
}

/**
 * A block ends behind a byte of a plain letter where it holds one: no letter of UTF-8 is cut, and
 * none of Windows-874 stands alone at the end, where it would look like the beginning of one.
 */
export function createBlocks(size: number): Blocks {
  const held = new Uint8Array(size);
  let filled = 0;
  return {
    *push(bytes) {
      let at = 0;
      while (filled + bytes.length - at >= size) {
        held.set(bytes.subarray(at, at + size - filled), filled);
        at += size - filled;
        const end = held.findLastIndex((byte) => byte < 0x80) + 1 || size;
        yield held.slice(0, end);
        held.copyWithin(0, end);
        filled = size - end;
      }
      held.set(bytes.subarray(at), filled);
      filled += bytes.length - at;
    },
    end: () => held.subarray(0, filled),
  };
}

/** All of them in one. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
