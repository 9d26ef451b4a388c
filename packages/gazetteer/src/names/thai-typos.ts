import type { ThaiEntry } from "./thai-names.ts";

/** Folded names shorter than this are one slip from too many words. */
const SHORTEST_SLIP = 7;
const NONE = -1;

/** A name met at a place of the text. */
interface Slip {
  readonly end: number;
  readonly entry: ThaiEntry;
}

/**
 * Folded Thai names, found one letter added, dropped, changed or swapped; the first
 * letter stands. A tree in flat arrays (first child, next sibling): its nodes
 * are tried one by one where a slip may be, and so many objects would be slow to make.
 */
export class ThaiSlips {
  private readonly letters: number[] = [0];
  private readonly children: number[] = [NONE];
  private readonly siblings: number[] = [NONE];
  private readonly entries: (ThaiEntry | undefined)[] = [undefined];

  /** Adds a folded name of nothing but Thai letters, long enough to be known with a slip. */
  add(name: string, entry: ThaiEntry): void {
    if (name.length < SHORTEST_SLIP || /[^\u0e01-\u0e4e]/.test(name)) return;
    let node = 0;
    for (let i = 0; i < name.length; i++) node = this.step(node, name.charCodeAt(i));
    this.entries[node] = entry;
  }

  private step(node: number, letter: number): number {
    const known = this.childOf(node, letter);
    if (known !== NONE) return known;
    const made = this.letters.push(letter) - 1;
    this.children.push(NONE);
    this.siblings.push(this.children[node] as number);
    this.entries.push(undefined);
    this.children[node] = made;
    return made;
  }

  private childOf(node: number, letter: number): number {
    let child = this.children[node] as number;
    while (child !== NONE && this.letters[child] !== letter) child = this.siblings[child] as number;
    return child;
  }

  /** The longest name that begins at `start` but for one slip, and ends where `mayEnd` allows it. */
  at(text: string, start: number, mayEnd: (end: number) => boolean): Slip | undefined {
    let found: Slip | undefined;
    const keep = (slip: Slip | undefined) => {
      if (slip !== undefined && (found === undefined || slip.end > found.end)) found = slip;
    };
    let node = this.childOf(0, text.charCodeAt(start));
    for (let i = start + 1; node !== NONE && i < text.length; i++) {
      const [letter, following] = [text.charCodeAt(i), text.charCodeAt(i + 1)];
      keep(this.straight(text, i + 1, node, mayEnd)); // one letter too many
      let child = this.children[node] as number;
      for (; child !== NONE; child = this.siblings[child] as number) {
        const meant = this.letters[child] as number;
        if (meant === letter) continue;
        keep(this.straight(text, i, child, mayEnd)); // one letter missing
        keep(this.straight(text, i + 1, child, mayEnd)); // another letter
        const swapped = meant === following ? this.childOf(child, letter) : NONE;
        if (swapped !== NONE) keep(this.straight(text, i + 2, swapped, mayEnd));
      }
      node = this.childOf(node, letter);
    }
    return found;
  }

  /** The longest name from a node on, without a slip. */
  private straight(
    text: string,
    from: number,
    start: number,
    mayEnd: (end: number) => boolean,
  ): Slip | undefined {
    let found: Slip | undefined;
    let node = start;
    for (let i = from; node !== NONE; i++) {
      const entry = this.entries[node];
      if (entry !== undefined && i <= text.length && mayEnd(i)) found = { end: i, entry };
      node = i < text.length ? this.childOf(node, text.charCodeAt(i)) : NONE;
    }
    return found;
  }
}
