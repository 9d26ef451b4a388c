import { inTransaction } from "@propertyvr/database";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { ANY_HOME, COUNTED_EXACTLY, type ResolvedCriteria } from "@propertyvr/vocabulary";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { insertListings, vacuumListings } from "../../stock/listings/insert-listings.ts";
import { drawnHomes } from "../../stock/listings/testing/drawn-homes.ts";
import { pageBroadly } from "./broad-search.ts";
import { offerStore } from "./offer-store.ts";
import { roundedCount } from "./rounded-counts.ts";

let database: TestDatabase;
/** Of these, more than 20,000 are for rent and available; half of them are condos. */
beforeAll(async () => {
  database = await createTestDatabase();
  const records = drawnHomes(48_000, 5).map((home, n) => ({
    ...home,
    status: "available" as const,
    isSample: n % 50 === 0,
  }));
  await inTransaction(database.pool, (client) => insertListings(client, records));
  await vacuumListings(database.pool);
}, 120_000);
afterAll(() => database.close());

const RENT: ResolvedCriteria = { ...ANY_HOME, deal: "rent" };
const PAGE = { sort: "newest", offset: 12, limit: 6 } as const;

const exactly = async (condition: string): Promise<number> => {
  const text = `select count(*)::int as n from offers where status = 0 and deal = 0 and ${condition}`;
  const { rows } = await database.pool.query<{ n: number }>(text);
  return rows[0]?.n ?? 0;
};

const planOf = async ({ text, values }: { text: string; values: unknown[] }): Promise<string> => {
  const { rows } = await database.pool.query<Record<string, string>>(`explain ${text}`, values);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
};

describe("a search that more than 10,000 homes fit", () => {
  it("counts the real ones in two digits, and says so", async () => {
    const real = await exactly("not is_sample");
    expect(real).toBeGreaterThan(COUNTED_EXACTLY);
    const found = await offerStore(database.pool).countFitting({ resolved: RENT });
    expect(found).toMatchObject({ isRounded: true, areSamples: false });
    const { total } = found.counts;
    expect(Math.abs(total / real - 1)).toBeLessThan(0.35);
    expect(total).toBe(Number(total.toPrecision(2)));
    expect(found.counts).toEqual({ total, rent: total, sale: 0, stated: total });
  });

  it("is known by a sample alone where the sample is large enough, otherwise by reading on", async () => {
    const count = async (resolved: ResolvedCriteria) => {
      const query = vi.spyOn(database.pool, "query");
      const { isRounded } = await offerStore(database.pool).countFitting({ resolved });
      const statements = query.mock.calls.length;
      query.mockRestore();
      return { isRounded, statements };
    };
    expect(await exactly("not is_sample")).toBeGreaterThan(2 * COUNTED_EXACTLY);
    expect(await count(RENT)).toEqual({ isRounded: true, statements: 1 });
    const condos = await exactly("not is_sample and type = 1");
    expect(condos).toBeGreaterThan(COUNTED_EXACTLY);
    expect(condos).toBeLessThan(1.5 * COUNTED_EXACTLY);
    const some = { ...RENT, types: ["condo" as const] };
    expect(await count(some)).toEqual({ isRounded: true, statements: 2 });
  });

  it("reads the page of its order, without a sample", async () => {
    const { isRounded, homes } = await offerStore(database.pool).findPage({ resolved: RENT }, PAGE);
    expect(isRounded).toBe(true);
    const { rows } = await database.pool.query<{ id: string }>(
      `select listing_id::text as id from offers where status = 0 and deal = 0 and not is_sample
       order by created_at desc, listing_id desc limit 6 offset 12`,
    );
    expect(homes.map(({ row }) => row.id)).toEqual(rows.map(({ id }) => id));
  });

  it.each(["transit", "bts", "mrt"] as const)(
    "reads the page of those nearest to %s in the order of their distance, and no further",
    async (nearest) => {
      const resolved = {
        ...ANY_HOME,
        near: [[{ kind: "nearest", nearest, withinM: 1_000 }]],
      } as const;
      const paging = pageBroadly(
        { resolved, areSamples: false },
        { sort: "best", offset: 3, limit: 6 },
        { isCommon: true, atLeast: 9 },
        "l.id::text as id",
      );
      const { rows } = await database.pool.query<{ id: string }>(paging);
      const column = `nearest_${nearest}_m`;
      const sorted = await database.pool.query<{ id: string }>(
        `select listing_id::text as id from offers
         where status = 0 and not is_sample and ${column} <= 1000 and (deal = 1 or not has_other)
         order by ${column}, created_at desc, listing_id desc limit 6 offset 3`,
      );
      expect(rows.map(({ id }) => id)).toEqual(sorted.rows.map(({ id }) => id));
      const plan = await planOf(paging);
      expect(plan).toContain(`offers_nearest_${nearest}`);
    },
  );

  it("reads homes by words of their titles without ranking them", async () => {
    const query = { resolved: RENT, titleQuery: "'riverine'", areSamples: false };
    const page = { sort: "best", offset: 0, limit: 6 } as const;
    const { rows } = await database.pool.query<{ id: string; title: string }>(
      pageBroadly(
        query,
        page,
        { isCommon: true, atLeast: 6 },
        "l.id::text as id, coalesce(l.title_en, l.title_th) as title",
      ),
    );
    expect(rows).toHaveLength(6);
    expect(rows.every(({ title }) => /riverine/i.test(title))).toBe(true);
  });

  it("shows samples where nothing else fits, and the one real home alone where it does", async () => {
    await database.pool.query("update offers set is_sample = true");
    const page = { ...PAGE, offset: 0 };
    const found = await offerStore(database.pool).findPage({ resolved: RENT }, page);
    expect(found).toMatchObject({ isRounded: true, areSamples: true });
    expect(found.homes).toHaveLength(6);
    const { rows } = await database.pool.query<{ id: string }>(
      `update offers set is_sample = false where listing_id =
         (select min(listing_id) from offers where status = 0 and deal = 0) returning listing_id::text as id`,
    );
    const one = await offerStore(database.pool).findPage({ resolved: RENT }, page);
    expect(one).toMatchObject({
      counts: { total: 1, rent: 1 },
      areSamples: false,
      isRounded: false,
    });
    expect(one.homes.map(({ row }) => row.id)).toEqual([rows[0]?.id]);
  });
});

it("a broad search counts exactly up to 10,000 homes", async () => {
  const resolved: ResolvedCriteria = { ...RENT, types: ["condo"], bedrooms: { min: 1, max: 1 } };
  const { counts, isRounded } = await offerStore(database.pool).countFitting({ resolved });
  expect(isRounded).toBe(false);
  expect(counts.total).toBeLessThanOrEqual(COUNTED_EXACTLY);
});

it("a count from a sample is rounded to two digits", () => {
  expect(roundedCount(94)).toBe(12_000);
  expect(roundedCount(999)).toBe(130_000);
  expect(roundedCount(2_196)).toBe(280_000);
});
