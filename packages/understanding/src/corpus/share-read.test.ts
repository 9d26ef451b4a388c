import { describe, expect, test } from "vitest";
import { understand } from "../understand.ts";
import { CORPORA } from "./corpora.ts";
import { ENGLISH_INTENTS } from "./intents/english.ts";
import { THAI_INTENTS } from "./intents/thai.ts";

describe("of all messages of the corpora", () => {
  test.each([
    ["English", ENGLISH_INTENTS],
    ["Thai", THAI_INTENTS],
  ])("at least six in seven %s examples have the intent that they are given", (_, examples) => {
    const all = Object.entries(examples).flatMap(([intent, texts]) =>
      texts.map((text) => ({ intent, text })),
    );
    const right = all.filter(({ intent, text }) => understand({ text }).intent === intent);
    expect(right.length / all.length).toBeGreaterThan(6 / 7);
  });

  test("hardly any is taken for one that contradicts itself", () => {
    const phrases = CORPORA.flatMap(({ meanings }) => meanings.flatMap((group) => group.phrases));
    const asked = phrases.filter((text) =>
      understand({ text }).unclear.some(({ why }) => why === "contradictory"),
    );
    expect(asked.length / phrases.length).toBeLessThan(0.01);
  });
});
