export const HASH_WIDTH = 9;
export const HASH_HEIGHT = 8;

/**
 * The difference hash of a picture drawn 9 wide and 8 high in grey: 64 bits, each whether a cell is
 * brighter than its left neighbour. Near copies differ in few bits. Source: N. Krawetz, "Kind of Like
 * That" (2013).
 * @returns a signed 64-bit integer, as PostgreSQL's bigint
 */
export const dHash = (cells: Uint8Array): bigint => {
  let bits = 0n;
  for (let row = 0; row < HASH_HEIGHT; row += 1)
    for (let column = 1; column < HASH_WIDTH; column += 1) {
      const at = row * HASH_WIDTH + column;
      bits = (bits << 1n) | ((cells[at] ?? 0) > (cells[at - 1] ?? 0) ? 1n : 0n);
    }
  return BigInt.asIntN(64, bits);
};
