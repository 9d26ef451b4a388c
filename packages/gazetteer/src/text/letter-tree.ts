/**
 * A tree of words by their letters (UTF-16 units). Nodes are numbers, the root is 0; what stands
 * at a node its owner keeps. It lies in three arrays of numbers: thousands of small objects
 * would cost a phone most of its start.
 */
export class LetterTree {
  private letters = new Uint16Array(FIRST_NODES);
  private children = new Int32Array(FIRST_NODES);
  private siblings = new Int32Array(FIRST_NODES);
  /** Every walk begins at the root, which has the most children: those are found at once. */
  private readonly first = new Map<number, number>();
  private size = 1;

  /** The node a letter leads to; 0 where it leads nowhere. */
  step(node: number, letter: number): number {
    if (node === 0) return this.first.get(letter) ?? 0;
    let child = this.children[node] as number;
    while (child !== 0 && this.letters[child] !== letter) child = this.siblings[child] as number;
    return child;
  }

  /** As `step`, making the node where there is none. */
  grow(node: number, letter: number): number {
    const known = this.step(node, letter);
    if (known !== 0) return known;
    if (this.size === this.letters.length) this.widen();
    const made = this.size++;
    this.letters[made] = letter;
    if (node === 0) this.first.set(letter, made);
    else {
      this.siblings[made] = this.children[node] as number;
      this.children[node] = made;
    }
    return made;
  }

  private widen(): void {
    this.letters = widened(this.letters, new Uint16Array(this.size * 2));
    this.children = widened(this.children, new Int32Array(this.size * 2));
    this.siblings = widened(this.siblings, new Int32Array(this.size * 2));
  }
}

const FIRST_NODES = 1 << 8;

function widened<T extends Uint16Array | Int32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
