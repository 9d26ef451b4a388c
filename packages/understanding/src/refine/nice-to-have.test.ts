import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { understand } from "../understand.ts";

const POOL = { criteria: { ...EMPTY_CRITERIA, types: ["condo"], amenities: ["pool"] } } as const;
const searchAfter = (text: string, state: Parameters<typeof understand>[0]["state"] = POOL) => {
  const { criteria, nice_to_have } = understand({ text, state });
  return { must: criteria.amenities, nice: nice_to_have };
};

describe("what would be nice to have", () => {
  it.each([
    ["a gym would be nice", ["gym"]],
    ["nice to have: gym and balcony", ["gym", "balcony"]],
    ["ถ้ามีฟิตเนสก็ดี", ["gym"]],
    ["parking is ok", []],
    ["something quiet would be nice", []],
  ])("is kept beside the criteria: %s", (text, nice) => {
    expect(searchAfter(text)).toEqual({ must: ["pool"], nice });
  });

  it("was a must before, or becomes one", () => {
    expect(searchAfter("a pool would be nice")).toEqual({ must: [], nice: ["pool"] });
    const wished = { ...POOL, nice_to_have: ["gym", "garden"] } as const;
    expect(searchAfter("must have a gym", wished)).toEqual({
      must: ["pool", "gym"],
      nice: ["garden"],
    });
    expect(searchAfter("no gym needed", wished)).toEqual({ must: ["pool"], nice: ["garden"] });
  });

  it("stays through other wishes and talk, and goes with a new beginning", () => {
    const wished = { ...POOL, nice_to_have: ["gym"] } as const;
    expect(searchAfter("under 30k", wished).nice).toEqual(["gym"]);
    expect(searchAfter("thanks!", wished).nice).toEqual(["gym"]);
    expect(searchAfter("start over", wished).nice).toEqual([]);
  });

  it("is the same through the history as through the state", () => {
    const history = ["condo around Ari with a pool", "a gym would be nice"];
    expect(understand({ text: "under 30k", history }).nice_to_have).toEqual(["gym"]);
  });

  it("says in its reading what it names, unless something else is wished for with it", () => {
    const means = (text: string) => understand({ text }).readings.map((reading) => reading.means);
    expect(means("a gym would be nice")).toContain("nice_to_have=gym");
    expect(means("nice to have: a gym and quiet")).toContain("wish");
  });
});
