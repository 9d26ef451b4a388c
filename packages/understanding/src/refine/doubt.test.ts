import { readFileSync } from "node:fs";
import path from "node:path";
import { CRITERIA_KEYS } from "@propertyvr/vocabulary";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { understand } from "../understand.ts";
import { readKeys } from "./doubt-signs.ts";

const unsureOf = (text: string): readonly string[] =>
  CRITERIA_KEYS.filter((key) => understand({ text }).touched[key] === "unsure");

const PLAIN = [
  "2 bed condo for rent in Ari under 40k",
  "house in Hang Dong, 3 bedrooms, 25k a month",
  "condo near BTS Asok with a pool",
  "villa in Rawai to buy, up to 15 million",
  "land in Pai, 2 rai, sea of mountains",
  "warehouse to rent in Bang Phli, 500 sqm",
  "คอนโดให้เช่า อารีย์ 1 ห้องนอน ไม่เกิน 20000",
  "บ้านเดี่ยว บางนา 3 ห้องนอน 5 ล้าน",
  "ทาวน์โฮมขาย รังสิต ไม่เกิน 2.5 ล้าน",
  "หอพักใกล้ ม.เกษตร เดือนละ 4000",
];
const RAMBLING = [
  "my boss gives a 30k allowance but I would rather pay 22k and keep the rest, my wife works near MRT Phetchaburi",
  "my landlord wants to sell the condo I was in for 24k, so the same kind of place at the same price, my office moved to On Nut",
  "พ่อแม่จะย้ายจากสุรินทร์มาอยู่ด้วย ตอนนี้คอนโดที่ดินแดงเล็กไป งบเดิมหมื่นสอง หรือถ้าได้บ้านแถวบึงกุ่มใกล้โรงพยาบาลเพิ่มให้ได้อีกสามพัน",
];

describe("what is doubted", () => {
  test.each(PLAIN)("nothing of a plain wish: %s", (text) => {
    expect(unsureOf(text)).toEqual([]);
  });

  test.each(RAMBLING)("something of a story: %s", (text) => {
    expect(unsureOf(text)).not.toEqual([]);
  });

  test("only keys that the message set, and the criteria are what they were", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PLAIN, ...RAMBLING), { minLength: 1, maxLength: 3 }),
        (said) => {
          const { criteria, touched } = understand({ text: said.join(". ") });
          for (const key of CRITERIA_KEYS)
            if (touched[key] === "unsure") {
              expect(criteria[key]).not.toBeNull();
              expect(criteria[key]).not.toEqual([]);
            }
        },
      ),
      { numRuns: 50 },
    );
  });

  test("the same message has the same signs, each once", () => {
    for (const text of [...PLAIN, ...RAMBLING]) {
      const read = understand({ text });
      const first = readKeys(text, read);
      expect(readKeys(text, read)).toEqual(first);
      for (const { signs } of first) expect(new Set(signs).size).toBe(signs.length);
    }
  });
});

test("first runs: each line names its set, its message, a verdict and signs that are still made", () => {
  const file = path.resolve(import.meta.dirname, "../../evaluation/first-readings.tsv");
  const lines = readFileSync(file, "utf8").trimEnd().split("\n").slice(1);
  const made = new Set(
    [...PLAIN, ...RAMBLING].flatMap((text) =>
      readKeys(text, understand({ text })).flatMap(({ signs }) => signs),
    ),
  );
  const kept = new Set<string>();
  for (const line of lines) {
    const [set = "", id = "", verdict = "", signs = ""] = line.split("\t");
    expect(set).toMatch(/^set-\d+$/);
    expect(id).not.toBe("");
    expect(["right", "wrong"]).toContain(verdict);
    for (const sign of signs.split(" ")) kept.add(sign);
  }
  const known = [...made].filter((sign) => kept.has(sign));
  // A sign that is made otherwise than in the file would teach nothing.
  expect(known.length / made.size).toBeGreaterThan(0.9);
});
