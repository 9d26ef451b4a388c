import { placesNamed } from "@propertyvr/gazetteer";
import { inTransaction } from "@propertyvr/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import { insertListings } from "../../stock/listings/insert-listings.ts";
import type { ListingRecord } from "../../stock/listings/listing-row.ts";
import { HOME_SUMS, NO_HOME_SUMS } from "./home-sums.ts";
import { marketHomes } from "./market-homes.ts";
import { answerTo } from "./testing/ask.ts";
import { ungroundedFigures } from "./testing/grounded.ts";
import { groundedStore } from "./testing/grounded-store.ts";

let test: TestApp;
let person: SignedUp;
beforeAll(async () => {
  test = await createTestApp({ config: { answerPaceMs: 0 } });
  person = await test.signUp({ name: "Ploy" });
  await inTransaction(test.database.pool, (client) =>
    insertListings(client, [...marketHomes(), ...toLetOrBuy()]),
  );
});
afterAll(() => test.close());

/** One home that can be rented or bought. */
function toLetOrBuy(): readonly ListingRecord[] {
  const [home] = marketHomes();
  const point = placesNamed("Bang Saen").find((place) => place.point !== null)?.point;
  if (home === undefined || !point) throw new Error("no home, or no point for it");
  return [
    {
      ...home,
      externalId: "both",
      titleEn: "Bang Saen sea view",
      provinceCode: 20,
      districtCode: 2001,
      point,
      areaSqm: 48,
      rentPrice: 20_000,
      salePrice: 4_800_000,
    },
  ];
}

const proseOf = (parts: Awaited<ReturnType<typeof answerTo>>["parts"]): string =>
  parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");

describe("a sum about a home on screen", () => {
  it.each(HOME_SUMS)("$asks", async ({ after, asks, tool, inputs, figures, faults, says }) => {
    const { parts } = await answerTo(test, person, [...after, asks]);
    const sheet = parts.find((part) => part.type === "calculation");
    if (sheet === undefined) throw new Error(`no sum in ${JSON.stringify(parts)}`);
    expect(sheet.tool).toBe(tool);
    const values = Object.fromEntries(sheet.inputs.map(({ key, value }) => [key, value]));
    expect(values).toMatchObject(inputs);
    const amounts = new Map(sheet.lines.map(({ key, amount }) => [key as string, amount]));
    for (const [key, amount] of Object.entries(figures ?? {}))
      expect(amounts.get(key), key).toBeCloseTo(amount, 1);
    expect(Object.fromEntries(sheet.faults.map(({ key, why }) => [key, why]))).toEqual(
      faults ?? {},
    );
    if (says !== undefined) expect(proseOf(parts)).toMatch(says);
  });
});

describe("what asks for no sum about a home on screen", () => {
  it.each(NO_HOME_SUMS)("$asks", async ({ after, asks, parts: expected, says }) => {
    const { parts } = await answerTo(test, person, [...after, asks]);
    expect(parts.map(({ type }) => type).slice(0, expected.length)).toEqual(expected);
    if (says !== undefined) expect(proseOf(parts)).toMatch(says);
  });
});

it("a calculation for a home keeps the search and the homes on screen", async () => {
  const { parts } = await answerTo(test, person, [
    "condo for sale in Jomtien, cheapest first",
    "instalment for number 2?",
    "number 3",
  ]);
  expect(JSON.stringify(parts)).toContain("2,200,000");
});

it("a calculation for a home names only figures of the sheet or of the listing", async () => {
  const { parts } = await answerTo(test, person, [
    "condo for sale in Jomtien, cheapest first",
    "transfer cost for number 2?",
  ]);
  expect(ungroundedFigures(parts)).toEqual([]);
});

it("states no figure that its data does not hold, in any stored answer", async () => {
  const { answers, misses, oddNumbers } = await groundedStore(test);
  expect(misses).toEqual([]);
  expect(oddNumbers).toEqual([]);
  expect(answers).toBeGreaterThanOrEqual(20);
});
