import { existsSync, readFileSync } from "node:fs";
import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { describe, expect, test } from "vitest";
import { ENGLISH_FOLLOW_UPS, ENGLISH_MEANINGS, ENGLISH_PURPOSES } from "../corpus/en.ts";
import { ENGLISH_NOTHING, THAI_NOTHING } from "../corpus/nothing.ts";
import { THAI_FOLLOW_UPS, THAI_MEANINGS, THAI_PURPOSES } from "../corpus/th.ts";
import { compareCriteria, nameFolder } from "./compare.ts";
import { type LabelledMessage, parseLines, type PlaceSpellings } from "./labelled.ts";
import { score } from "./score.ts";

const row = (expectCriteria: LabelledMessage["expect"], rest: Partial<LabelledMessage> = {}): LabelledMessage => ({
  id: "1", lang: "en", text: "", intent: "search", expect: expectCriteria, ...rest,
}); // prettier-ignore
const fold = nameFolder({ "Thong Lo": ["Thonglor"] });
const compare = (label: LabelledMessage, got: Partial<typeof EMPTY_CRITERIA>) => {
  const { hits, extras, misses } = compareCriteria(label, { ...EMPTY_CRITERIA, ...got }, fold);
  return [hits, extras, misses];
};

describe("the tolerances", () => {
  test("a price within one per cent is right, foreign money within ten", () => {
    const label = { price: { max: 1_000, per: "month" as const } };
    expect(compare(row(label), { price: { max: 1_010, per: "month" } })).toEqual([2, 0, 0]);
    expect(compare(row(label), { price: { max: 1_050, per: "month" } })).toEqual([1, 1, 1]);
    expect(compare(row(label, { fx: {} }), { price: { max: 1_050, per: "month" } })).toEqual([
      2, 0, 0,
    ]);
  });
  test("a name may be spelled in any accepted way", () => {
    expect(compare(row({ places: ["Thong Lo"] }), { places: ["Thonglor"] })).toEqual([1, 0, 0]);
  });
  test("the area and the station of one name count half for each other", () => {
    expect(
      compare(row({ places: ["Ari"] }), {
        near: [{ kind: "transit", name: "Ari", within_m: null }],
      }),
    ).toEqual([0.5, 0, 0.5]);
  });
  test("a parent beside its child costs nothing either way", () => {
    expect(compare(row({ places: ["Ari"] }), { places: ["Ari", "Bangkok"] })).toEqual([1, 0, 0]);
    expect(compare(row({ places: ["Ari", "Bangkok"] }), { places: ["Ari"] })).toEqual([1, 0, 0]);
  });
  test("what was not asked for is counted as too much", () => {
    expect(compare(row({ types: ["condo"] }), { types: ["condo"], amenities: ["pool"] })).toEqual([
      1, 1, 0,
    ]);
  });
});

const FOLDER = new URL("../../../../../shared/queries/", import.meta.url);
const isThere = existsSync(new URL("open.jsonl", FOLDER));

describe.runIf(isThere)("the labelled messages of ../shared/queries", () => {
  const rows = isThere ? parseLines(readFileSync(new URL("open.jsonl", FOLDER), "utf8")) : [];
  test("are understood: F1 0.9, whole criteria 0.7, intent 0.92", () => {
    const spellings = JSON.parse(
      readFileSync(new URL("place-names.json", FOLDER), "utf8"),
    ) as PlaceSpellings;
    const all = score(rows, spellings, () => 0).groups.find(({ group }) => group === "all");
    expect(all?.f1).toBeGreaterThanOrEqual(0.9);
    expect(all?.exact).toBeGreaterThanOrEqual(0.7);
    expect(all?.intent).toBeGreaterThanOrEqual(0.92);
  });
  test("none of them stands in our corpora", () => {
    const bare = (text: string) =>
      text
        .toLowerCase()
        .replace(/[\s?.!,]+/g, " ")
        .trim();
    const groups = [
      ENGLISH_MEANINGS,
      THAI_MEANINGS,
      ENGLISH_FOLLOW_UPS,
      THAI_FOLLOW_UPS,
      ENGLISH_PURPOSES,
      THAI_PURPOSES,
    ];
    const ours = new Set(
      [...groups.flat().flatMap(({ phrases }) => phrases), ...ENGLISH_NOTHING, ...THAI_NOTHING].map(
        bare,
      ),
    );
    expect(rows.filter(({ text }) => ours.has(bare(text))).map(({ text }) => text)).toEqual([]);
  });
});
