import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LetterTree } from "./letter-tree.ts";

const grow = (tree: LetterTree, word: string): number => {
  let node = 0;
  for (let i = 0; i < word.length; i++) node = tree.grow(node, word.charCodeAt(i));
  return node;
};
const walk = (tree: LetterTree, word: string): number => {
  let node = 0;
  for (let i = 0; i < word.length; i++) {
    node = tree.step(node, word.charCodeAt(i));
    if (node === 0) return 0;
  }
  return node;
};

describe("a tree of letters", () => {
  it("leads every word that grew to a node of its own, and others nowhere", () => {
    const words = fc.uniqueArray(fc.string({ unit: "binary", minLength: 1, maxLength: 8 }));
    fc.assert(
      fc.property(words, fc.string({ minLength: 1 }), (known, other) => {
        const tree = new LetterTree();
        const nodes = known.map((word) => grow(tree, word));
        expect(new Set(nodes).size).toBe(known.length);
        expect(known.map((word) => walk(tree, word))).toEqual(nodes);
        if (!known.some((word) => word.startsWith(other))) expect(walk(tree, other)).toBe(0);
      }),
    );
  });

  it("grows beyond its first room", () => {
    const tree = new LetterTree();
    const words = Array.from({ length: 9_000 }, (_, n) => `word ${n}`);
    const nodes = words.map((word) => grow(tree, word));
    expect(words.map((word) => walk(tree, word))).toEqual(nodes);
  });
});
