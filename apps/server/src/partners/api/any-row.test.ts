import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { ROW_MEMBERS, readPartnerRow } from "@propertyvr/ingest";
import { AMENITIES, PROPERTY_TYPES, seededRandom, type SeededRandom } from "@propertyvr/vocabulary";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { plainHome } from "../../stock/partner-listings/testing/test-partner.ts";
import { writeRows } from "./write-rows.ts";
import { scoreOf } from "./written-reply.ts";
import { stockWriter } from "../../stock/partner-listings/write-stock.ts";

let database: TestDatabase;
const partnerId = randomUUID();
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    "insert into partners (id, name, email) values ($1, 'P', 'p@example.com')",
    [partnerId],
  );
});
afterAll(() => database.close());

const NUMBERS = [
  0,
  -0,
  1,
  2.5,
  5,
  13.75,
  100.54,
  1_000,
  45_000,
  3_500_000,
  -1,
  1e-9,
  32_768,
  2 ** 31,
  2 ** 53,
  1e300,
  -1e300,
  2_147_483_648,
] as const;
const TEXTS = [
  "",
  " ",
  "-",
  "0",
  "45,000",
  "3.5 ล้าน",
  "๑๒",
  "2-1-50",
  "999999-99-999",
  "on_request",
  "yes",
  "ไม่มี",
  "Bangkok",
  "ภูเก็ต",
  "29/2/2567",
  "31/12/9999",
  "1800-01-01",
  "\u0000",
  "\ud800",
  "a\udc00b",
  "\u202eกลับ",
  "<b>x</b>",
  "&#x10ffff;&#xd800;",
  "'); drop table listings; --",
  "\\N\t\\.\r\n",
  "😀".repeat(80),
  "ก".repeat(300),
  "x".repeat(20_000),
  "https://example.com/1.jpg",
  "javascript:alert(1)",
  "Infinity",
  "NaN",
  "1e400",
  "true",
  "null",
  "__proto__",
  "rent",
  "sale",
  "both",
  "condo",
  "row-00000000000000000000000000000000",
] as const;

const anyText = (random: SeededRandom): string =>
  random.chance(0.7)
    ? random.pick(TEXTS)
    : Array.from({ length: random.whole(0, 30) }, () =>
        String.fromCharCode(random.whole(0, random.chance(0.5) ? 0xff : 0xffff)),
      ).join("");

const anyValue = (random: SeededRandom, depth = 0): unknown => {
  const kind = random.whole(0, depth > 3 ? 3 : 6);
  if (kind <= 1) return anyText(random);
  if (kind === 2) return random.chance(0.7) ? random.pick(NUMBERS) : random.between(-1e7, 1e7);
  if (kind === 3) return random.pick([true, false, null]);
  const size = random.whole(0, 4);
  if (kind === 4) return Array.from({ length: size }, () => anyValue(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length: size }, () => [anyText(random), anyValue(random, depth + 1)]),
  );
};

/** A good home of which a few members are anything, or what a partner might well send. */
const anyRow = (random: SeededRandom, n: number): unknown => {
  if (random.chance(0.03)) return anyValue(random);
  const row: Record<string, unknown> = {
    ...plainHome,
    external_id: `R-${n}`,
    property_type: random.pick(PROPERTY_TYPES),
    amenities: AMENITIES.filter(() => random.chance(0.2)),
    bedrooms: random.whole(0, 6),
  };
  for (let changed = random.whole(0, 4); changed > 0; changed -= 1) {
    const member = ROW_MEMBERS[random.whole(0, ROW_MEMBERS.length - 1)] ?? "title";
    row[member] = anyValue(random);
  }
  return row;
};

const drawn = (count: number, seed: number): unknown[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, n) => anyRow(random, n));
};

it("no JSON value makes the rule book throw, and a row without an error has a draft", () => {
  for (const row of drawn(3_000, 11)) {
    const { draft, notes } = readPartnerRow(row);
    expect(draft === null).toBe(notes.some(({ severity }) => severity === "error"));
  }
});

it("no draft breaks a law of the table, and what was written reads back as it was", async () => {
  const write = stockWriter(database.pool);
  const send = (rows: readonly unknown[]) =>
    write(partnerId, (client) =>
      writeRows(client, { partnerId, now: new Date() }, rows, { wantsProperties: true }),
    );
  let kept = 0;
  for (let seed = 1; seed <= 3; seed += 1) {
    const written = await send(drawn(600, seed));
    const properties = written.flatMap(({ property }) => (property === null ? [] : [property]));
    kept += properties.length;
    // What was sent is scored as it reads back.
    for (const result of written)
      expect(scoreOf(result)).toBe(result.property?.quality.score ?? null);
    const again = await send(properties);
    for (const [n, { outcome, changes }] of again.entries())
      expect([properties[n], outcome, changes]).toEqual([properties[n], "unchanged", []]);
  }
  // Enough of both, or nothing was shown.
  expect(kept).toBeGreaterThan(300);
  expect(kept).toBeLessThan(1_500);
});
