import type { ThaiEntry } from "./thai-names.ts";

/** Folded names shorter than this are one slip from too many words. */
export const SHORTEST_THAI_SLIP = 7;

interface Node {
  readonly next: Map<string, Node>;
  entry: ThaiEntry | undefined;
}
interface Slip {
  readonly end: number;
  readonly entry: ThaiEntry;
}

/** Folded Thai names, found one letter added, dropped, changed or swapped; the first letter stands. */
export class ThaiSlips {
  private readonly root: Node = { next: new Map(), entry: undefined };

  add(name: string, entry: ThaiEntry): void {
    if (name.length < SHORTEST_THAI_SLIP || /[^\u0e01-\u0e4e]/.test(name)) return;
    let node = this.root;
    for (const letter of name) {
      let next = node.next.get(letter);
      if (next === undefined) node.next.set(letter, (next = { next: new Map(), entry: undefined }));
      node = next;
    }
    node.entry = entry;
  }

  /** The longest name that begins at `start` but for one slip, and ends where `mayEnd` allows it. */
  at(text: string, start: number, mayEnd: (end: number) => boolean): Slip | undefined {
    let node = this.root.next.get(text[start] ?? "");
    let found: Slip | undefined;
    for (let i = start + 1; node !== undefined && i < text.length; i++) {
      for (const slip of slipsAt(text, i, node, mayEnd)) {
        if (found === undefined || slip.end > found.end) found = slip;
      }
      node = node.next.get(text[i] as string);
    }
    return found;
  }
}

/** Every way to go on from a node after a slip at `i`. */
function* slipsAt(
  text: string,
  i: number,
  node: Node,
  mayEnd: (end: number) => boolean,
): Generator<Slip> {
  const [letter, following] = [text[i] ?? "", text[i + 1] ?? ""];
  yield* straight(text, i + 1, node, mayEnd); // one letter too many
  for (const [name, next] of node.next) {
    if (name === letter) continue;
    yield* straight(text, i, next, mayEnd); // one letter missing
    yield* straight(text, i + 1, next, mayEnd); // another letter
    const swapped = name === following ? next.next.get(letter) : undefined;
    if (swapped !== undefined) yield* straight(text, i + 2, swapped, mayEnd);
  }
}

function* straight(
  text: string,
  from: number,
  start: Node,
  mayEnd: (end: number) => boolean,
): Generator<Slip> {
  let node: Node | undefined = start;
  for (let i = from; node !== undefined; i++) {
    if (node.entry !== undefined && mayEnd(i)) yield { end: i, entry: node.entry };
    node = node.next.get(text[i] ?? "");
  }
}
