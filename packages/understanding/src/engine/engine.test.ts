import { describe, expect, test } from "vitest";
import { applyLayers, indexLayer } from "./apply.ts";
import type { Fact } from "./fact.ts";
import { buildLexicon, wordAt } from "./lexicon.ts";
import type { Rule } from "./rule.ts";
import { normalise, originalSpan } from "./source.ts";
import { buildTypos, meantBy } from "./typos.ts";
import { tokenise } from "./tokenise.ts";

const fact = (kind: string, start: number): Fact => ({
  kind,
  value: null,
  start,
  end: start + 1,
  rule: kind,
  certainty: "stated",
  parts: [],
});
const rule = (name: string, kinds: readonly string[], kind = name): Rule => ({
  name,
  pattern: kinds.map((one) => ({ kinds: [one] })),
  produce: () => ({ kind, value: null }),
});
const apply = (kinds: readonly string[], rules: readonly Rule[], budget?: number) =>
  applyLayers(
    kinds.map(fact),
    [indexLayer({ name: "layer", reason: "test", rules })],
    "x".repeat(kinds.length),
    budget,
  );
const kindsOf = (facts: readonly Fact[]) => facts.map(({ kind }) => kind);

describe("rules", () => {
  test("the longest match wins, and of equals the one that stands first", () => {
    const { facts } = apply(
      ["a", "b", "c"],
      [rule("short", ["a", "b"]), rule("long", ["a", "b", "c"]), rule("late", ["a", "b", "c"])],
    );
    expect(facts.map((f) => f.rule)).toEqual(["long"]);
  });
  test("what was made can be made into more, until nothing new appears", () => {
    const { facts, steps } = apply(
      ["a", "b", "c"],
      [rule("ab", ["a", "b"]), rule("abc", ["ab", "c"])],
    );
    expect(kindsOf(facts)).toEqual(["abc"]);
    expect(steps.map(({ fact: made }) => made.rule)).toEqual(["ab", "abc"]);
    expect(facts[0]?.parts.map(({ kind }) => kind)).toEqual(["ab", "c"]);
  });
  test("fillers between the parts are passed over, other words are not", () => {
    expect(kindsOf(apply(["a", "filler", "b"], [rule("ab", ["a", "b"])]).facts)).toEqual(["ab"]);
    expect(kindsOf(apply(["a", "x", "b"], [rule("ab", ["a", "b"])]).facts)).toEqual([
      "a",
      "x",
      "b",
    ]);
  });
  test("a rule that would go on for ever is ended by the budget", () => {
    const { isCutShort, work } = apply(["a"], [rule("again", ["a"], "a")], 1_000);
    expect(isCutShort).toBe(true);
    expect(work).toBeLessThan(1_100);
  });
});

describe("words", () => {
  const lexicon = buildLexicon([
    { kind: "type", value: 1, words: ["apartment", "pool villa", "บ้าน"], list: "test" },
    { kind: "other", value: 2, words: ["pool", "บ้านเช่า"], list: "test" },
  ]);
  test("the longest word is taken, on word borders only", () => {
    expect(wordAt(lexicon, "pool villa", 0)?.kind).toBe("type");
    expect(wordAt(lexicon, "pool", 0)?.kind).toBe("other");
    expect(wordAt(lexicon, "pooling", 0)).toBeUndefined();
    expect(wordAt(lexicon, "บ้านเช่า", 0)?.kind).toBe("other");
  });
  test("plurals, hyphens and joined spellings come by themselves", () => {
    for (const text of ["apartments", "pool-villa", "poolvilla"])
      expect(wordAt(lexicon, text, 0)?.kind).toBe("type");
  });
  test("one typo is corrected in a long word, two are not", () => {
    const typos = buildTypos(
      [
        {
          kind: "type",
          value: 1,
          words: ["apartment", "swimming pool", "price", "house"],
          list: "",
        },
      ],
      new Set(["prince"]),
    );
    for (const [typed, meant] of [
      ["apartmnt", "apartment"],
      ["apartnent", "apartment"],
      ["swiming", "swimming"],
      ["hosue", "house"],
      ["pricee", "price"],
    ] as const)
      expect(meantBy(typed, typos)).toBe(meant);
    for (const typed of ["aparmnt", "partment", "prize", "prince", "poll", "horse"])
      expect(meantBy(typed, typos)).toBeUndefined();
  });
  test("a name is taken before the words inside it, a longer word before the name", () => {
    const name = { start: 0, end: 4, isSure: true, isHumble: false, value: null };
    expect(kindsOf(tokenise("บ้าน", lexicon, [name]))).toEqual(["place"]);
    expect(kindsOf(tokenise("บ้านเช่า", lexicon, [name]))).toEqual(["other"]);
  });
  test("a word that would strand the rest of the next one gives way to a shorter", () => {
    const apart = buildLexicon([
      { kind: "if", value: null, words: ["หาก"], list: "test" },
      { kind: "seek", value: null, words: ["หา"], list: "test" },
      { kind: "camera", value: null, words: ["กล้อง"], list: "test" },
      { kind: "have", value: null, words: ["มี"], list: "test" },
    ]);
    expect(kindsOf(tokenise("หากล้อง", apart, []))).toEqual(["seek", "camera"]);
    expect(kindsOf(tokenise("หากมี", apart, []))).toEqual(["if", "have"]);
    expect(kindsOf(tokenise("หาก", apart, []))).toEqual(["if"]);
  });
  const spelling = {
    unheardAt: (text: string, at: number) =>
      text.charAt(at + 1) === "\u0e4c" ? 2 : /[\u0e47-\u0e4c]/.test(text.charAt(at)) ? 1 : 0,
    alike: new Map([["ณ", "น"]]),
  };
  const hurried = buildLexicon(
    [
      { kind: "type", value: null, words: ["ทาวน์เฮ้าส์", "อาคารพาณิชย์", "ลิฟต์"], list: "test" },
      { kind: "pet", value: null, words: ["หมา"], list: "test" },
      { kind: "to", value: null, words: ["ถึง"], list: "test" },
    ],
    spelling,
  );
  test("a long word is known without its tones and silent letters, a short one is not", () => {
    expect(kindsOf(tokenise("ทาวเฮา", hurried, []))).toEqual(["type"]);
    expect(kindsOf(tokenise("อาคารพานิช", hurried, []))).toEqual(["type"]);
    expect(kindsOf(tokenise("ทาวนเฮา", hurried, []))).not.toContain("type");
    expect(kindsOf(tokenise("ลิฟ", hurried, []))).not.toContain("type");
  });
  test("a short word is not found where one letter more closes its syllable", () => {
    expect(kindsOf(tokenise("หมายถึง", hurried, []))).toEqual(["unread", "to"]);
    expect(kindsOf(tokenise("หมาถึง", hurried, []))).toEqual(["pet", "to"]);
  });
});

describe("the text as rules see it", () => {
  test("every offset leads back to the text as sent", () => {
    const source = normalise("Ａ\u200bB — C", []);
    expect(source.text).toBe("ab - c");
    expect(originalSpan(source, 1, 2)).toEqual({ start: 2, end: 3 });
    expect(originalSpan(source, 0, source.text.length)).toEqual({ start: 0, end: 7 });
  });
});
