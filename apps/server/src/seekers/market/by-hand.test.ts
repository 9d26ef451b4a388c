import type { MarketRequest } from "@propertyvr/assistant";
import { inTransaction } from "@propertyvr/database";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { placesNamed } from "@propertyvr/gazetteer";
import type { MarketFigure } from "@propertyvr/parts";
import { EMPTY_CRITERIA, searchQuery, type Criteria } from "@propertyvr/vocabulary";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importHere } from "../../partners/uploads/testing/import-here.ts";
import { insertListings } from "../../stock/listings/insert-listings.ts";
import { refreshOffers } from "../../stock/listings/refresh-offers.ts";
import { drawnHomes } from "../../stock/listings/testing/drawn-homes.ts";
import { createListingSearch } from "../search/listing-search.ts";
import { createMarket } from "./create-market.ts";
import { drawnFiles, hasPublished, publishedFiles } from "./testing/asking-files.ts";

/** Each home under each deal, as the market may tell of it: read from the listings themselves. */
const TOLD = `create view told as
select l.id, d.deal, case when d.price > 0 then d.price::float8 end as price, l.type, l.bedrooms,
  case when l.area_sqm > 0 then l.area_sqm::float8 end as area, l.district_code as district,
  l.province_code as province, l.lat, l.lon,
  coalesce(l.point_precision_m, 0) as precision_m, l.is_sample, coalesce('g' || g.group_id, 'l' || l.id) as unit
from listings l
cross join lateral (values ('rent', l.is_for_rent, l.rent_price), ('sale', l.is_for_sale, l.sale_price)) d (deal, is_offered, price)
left join listing_groups g on g.listing_id = l.id and g.is_stock = false
where d.is_offered and l.status = 'available' and l.expired_at is null and l.allow_ai_display
  and (l.source, l.external_id) not in (select source, external_id from hidden_references)`;

/** A home is one however often it is listed, at the median of its prices. */
const units = (where: string): string => `(
  select deal, unit, min(type) as type, min(bedrooms) as bedrooms, min(district) as district, count(*) as listings,
    count(price) as priced, count(price / area) as sized,
    percentile_cont(0.5) within group (order by price) as price,
    percentile_cont(0.5) within group (order by price / area) as per_sqm,
    percentile_cont(0.5) within group (order by area) as area
  from told where ${where} group by deal, unit) u`;

const station = placesNamed("Thong Lo").find(({ kind }) => kind === "station")?.point;
const METRES = `6371008.8 * sqrt(power(radians(lat - ${station?.lat ?? 0}), 2)
  + power(radians(lon - ${station?.lon ?? 0}) * cos(radians(${station?.lat ?? 0})), 2))`;

/** What is asked, and the same homes by hand. */
const SCOPES: readonly (readonly [name: string, criteria: Partial<Criteria>, where: string])[] = [
  ["condos of a district", { types: ["condo"], places: ["Watthana"] }, "type = 'condo' and district = 1039 and not is_sample"],
  ["condos near a station", { types: ["condo"], near: [{ kind: "transit", name: "Thong Lo", within_m: 1_500 }] }, `type = 'condo' and not is_sample and precision_m <= 1500 and ${METRES} <= 1500`],
  ["homes of two districts", { bedrooms: { min: 1, max: 2 }, places: ["Watthana", "Huai Khwang"] }, "type not in ('land', 'office', 'warehouse') and bedrooms in (1, 2) and district in (1039, 1017) and not is_sample"],
  ["homes up to an amount", { deal: "sale", price: { max: 6_000_000, per: "total" }, places: ["Bangkok"] }, "type not in ('land', 'office', 'warehouse') and deal = 'sale' and price <= 6000000 and province = 10 and not is_sample"],
  ["samples alone", { deal: "rent", places: ["Mae Hong Son"] }, "type not in ('land', 'office', 'warehouse') and deal = 'rent' and province = 58"],
]; // prettier-ignore

const files = [
  { name: "homes drawn by seed", isHere: true, read: drawnFiles },
  { name: "published listings", isHere: hasPublished, read: publishedFiles },
];

describe.each(files)("an insight over $name", ({ isHere, read }) => {
  describe.skipIf(!isHere)("is what SQL written by hand gives", () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await createTestDatabase();
      for (const [source, text] of Object.entries(read())) {
        const { state } = await importHere(database, Buffer.from(text), source);
        if (state !== "done") throw new Error(`${source} was not read`);
      }
      await spoil(database);
      await database.pool.query(TOLD);
    }, 180_000);
    afterAll(() => database.close());

    const rowsOf = async <Row extends object>(text: string): Promise<readonly Row[]> =>
      (await database.pool.query<Row>(text)).rows;
    const ask = async (over: Partial<MarketRequest>, criteria: Partial<Criteria>) => {
      const market = createMarket({
        pool: database.pool,
        search: createListingSearch(database.pool),
        clock: { now: () => new Date("2026-11-20T20:00:00Z") },
        reportFault: (error) => {
          throw error;
        },
      });
      const query = searchQuery({ criteria: { ...EMPTY_CRITERIA, ...criteria } });
      const answered = await market({
        kind: "level",
        metrics: ["rent", "sale", "rent_per_sqm", "sale_per_sqm"],
        askedThb: null,
        listingId: null,
        language: "en",
        query,
        ...over,
      });
      if (!answered.ok) throw new Error(answered.failure);
      return answered.value;
    };
    /** What is worked out by the square metre is told in four digits. */
    const fourDigits = (row: ComparedFigure): ComparedFigure => {
      if (!row.metric.endsWith("_per_sqm")) return row;
      const told = (thb: number): number => Number(thb.toPrecision(4));
      const { p25_thb, median_thb, p75_thb } = row;
      return {
        ...row,
        p25_thb: told(p25_thb),
        median_thb: told(median_thb),
        p75_thb: told(p75_thb),
      };
    };
    const figuresOf = async (where: string): Promise<readonly ComparedFigure[]> => {
      const rows = await rowsOf<ComparedFigure>(
        (["price", "per_sqm"] as const)
          .map(
            (of) => `select deal || '${of === "price" ? "" : "_per_sqm"}' as metric,
          count(*)::int as n_units, sum(${of === "price" ? "priced" : "sized"})::int as n_listings,
          round((percentile_cont(0.25) within group (order by ${of}))::numeric)::float8 as p25_thb,
          round((percentile_cont(0.5) within group (order by ${of}))::numeric)::float8 as median_thb,
          round((percentile_cont(0.75) within group (order by ${of}))::numeric)::float8 as p75_thb
        from ${units(where)} where ${of} is not null group by deal having count(*) >= 10`,
          )
          .join(" union all "),
      );
      return rows.map(fourDigits);
    };

    it.each(SCOPES)("level: %s", async (_name, criteria, where) => {
      const byHand = await figuresOf(where);
      const insight = await ask({}, criteria);
      if (insight.kind !== "level") throw new Error(insight.kind);
      expect(byMetric(insight.figures.map(toldOf))).toEqual(byMetric(byHand));
      expect(insight.is_sample).toBe(criteria.places?.[0] === "Mae Hong Son");
    });

    it("compare: places side by side, none for one that holds too few", async () => {
      const places = ["Watthana", "Huai Khwang", "Bang Rak"];
      const insight = await ask(
        { kind: "compare", metrics: ["sale_per_sqm"] },
        { deal: "sale", types: ["condo"], places, price: { min: 3_000_000, per: "total" } },
      );
      if (insight.kind !== "compare") throw new Error(insight.kind);
      const where = "deal = 'sale' and type = 'condo' and price >= 3000000 and not is_sample";
      for (const [at, district] of [1039, 1017, 1004].entries()) {
        const byHand = await figuresOf(`${where} and district = ${district}`);
        const { figure } = insight.places[at] ?? {};
        expect(figure ? toldOf(figure) : undefined).toEqual(
          byHand.find(({ metric }) => metric === "sale_per_sqm"),
        );
      }
    });

    it("yield: rents by prices of one kind and number of rooms", async () => {
      const [, criteria, where] = SCOPES[1] ?? [];
      const cells = await rowsOf<object>(`with cells as (
        select deal, type, bedrooms, count(*)::int as n, percentile_cont(0.5) within group (order by price) as median,
          percentile_cont(0.5) within group (order by area) as area
        from ${units(where ?? "")} where price is not null group by 1, 2, 3 having count(*) >= 10)
      select r.type, r.bedrooms, r.n as rents, s.n as sales, round(r.median::numeric)::float8 as rent, round(s.median::numeric)::float8 as price,
        round((1200 * r.median / s.median)::numeric, 1)::float8 as gross
      from cells r join cells s on r.type = s.type and r.bedrooms = s.bedrooms
      where r.deal = 'rent' and s.deal = 'sale' order by sales desc, bedrooms`);
      const insight = await ask({ kind: "yield" }, criteria ?? {});
      if (insight.kind !== "yield") {
        // Homes that do not state their rooms are no match for each other.
        expect([insight, cells]).toMatchObject([{ reason: "one_side" }, []]);
        return;
      }
      expect(cells.length).toBeGreaterThan(0);
      const told = insight.cells.map(({ type, bedrooms, rent, sale, gross_pct: gross }) => {
        const { n_units: rents, median_thb: rentThb } = rent;
        const { n_units: sales, median_thb: price } = sale;
        return { type, bedrooms, rents, sales, rent: rentThb, price, gross };
      });
      expect(told).toEqual(cells);
    });

    it("affordable_areas: districts by how many homes fit", async () => {
      const insight = await ask(
        { kind: "affordable_areas", metrics: ["sale"] },
        { deal: "sale", types: ["condo"], price: { max: 3_000_000, per: "total" } },
      );
      if (insight.kind !== "affordable_areas") throw new Error(insight.kind);
      const areas = await rowsOf<{
        n_units: number;
      }>(`select district as district_code, count(*)::int as n_units,
          case when count(*) >= 10 then round((percentile_cont(0.5) within group (order by price))::numeric)::float8 end as median_thb
        from ${units("deal = 'sale' and type = 'condo' and price <= 3000000 and not is_sample")}
        where district is not null group by 1 order by 2 desc, 1`);
      expect(insight.areas.map(({ name: _name, ...area }) => area)).toEqual(areas.slice(0, 8));
      expect(insight.n_units).toBe(areas.reduce((sum, { n_units }) => sum + n_units, 0));
    });

    it("affordable_areas without a budget: the districts with the lowest medians", async () => {
      const insight = await ask(
        { kind: "affordable_areas", metrics: ["sale"] },
        { deal: "sale", types: ["condo"], bedrooms: { min: 2, max: 2 } },
      );
      if (insight.kind !== "affordable_areas") throw new Error(insight.kind);
      const areas =
        await rowsOf<object>(`select district as district_code, count(*)::int as n_units,
          round((percentile_cont(0.5) within group (order by price))::numeric)::float8 as median_thb
        from ${units("deal = 'sale' and type = 'condo' and bedrooms = 2 and not is_sample")}
        where district is not null and price is not null group by 1 having count(*) >= 10
        order by percentile_cont(0.5) within group (order by price), 1`);
      expect(areas.length).toBeGreaterThan(1);
      expect(insight.areas.map(({ name: _name, ...area }) => area)).toEqual(areas.slice(0, 8));
    });

    it("supply: how many are offered, priced or not", async () => {
      const [, criteria, where] = SCOPES[0] ?? [];
      const insight = await ask({ kind: "supply" }, criteria ?? {});
      if (insight.kind !== "supply") throw new Error(insight.kind);
      const counts = await rowsOf<object>(
        `select deal, sum(listings)::int as n_listings, count(*)::int as n_units from ${units(where ?? "")} group by deal order by deal`,
      );
      expect(insight.counts.filter(({ n_units: n }) => n > 0)).toEqual(counts);
    });

    it("listing_position: one home among its like", async () => {
      const [home] = await rowsOf<Record<"id" | "unit", string> & Record<"price" | "area", number>>(
        `select id::text, price, area, unit from told where deal = 'sale' and district = 1039 and type = 'condo'
          and bedrooms = 2 and area is not null and price is not null and unit like 'g%' and not is_sample order by abs(area - 30), id limit 1`,
      );
      if (home === undefined) throw new Error("no home");
      const like = `deal = 'sale' and district = 1039 and type = 'condo' and bedrooms = 2 and not is_sample
        and area between ${home.area} * 0.75 and ${home.area} * 1.25 and price is not null and unit <> '${home.unit}'`;
      const [byHand] = (await figuresOf(like)).filter(({ metric }) => metric === "sale");
      const insight = await ask(
        { kind: "listing_position", metrics: ["sale"], listingId: home.id },
        {},
      );
      if (insight.kind !== "listing_position") throw new Error(insight.kind);
      expect(toldOf(insight.figure)).toEqual(byHand);
      const [below] = await rowsOf<object>(
        `select round(100.0 * count(*) filter (where price < ${home.price}) / count(*))::int as share_below_pct,
          round(100.0 * ${home.price} / percentile_cont(0.5) within group (order by price) - 100)::int as difference_pct
        from ${units(like)}`,
      );
      expect(insight).toMatchObject({ price_thb: home.price, ...below });
    });
  });
});

type ComparedFigure = Pick<
  MarketFigure,
  "metric" | "n_units" | "n_listings" | "p25_thb" | "median_thb" | "p75_thb"
>;
const toldOf = ({
  metric,
  n_units,
  n_listings,
  p25_thb,
  median_thb,
  p75_thb,
}: ComparedFigure): ComparedFigure => ({
  metric,
  n_units,
  n_listings,
  p25_thb,
  median_thb,
  p75_thb,
});
const byMetric = (figures: readonly ComparedFigure[]) =>
  figures.toSorted((a, b) => a.metric.localeCompare(b.metric));

/** What must not count: homes out of sight, and samples; and likely duplicates, which count once. */
async function spoil({ pool }: TestDatabase): Promise<void> {
  const samples = drawnHomes(400, 5).map((home, n) => ({
    ...home,
    source: "sample",
    isSample: true,
    pictureSeed: n,
    ...(n % 2 === 0
      ? { provinceCode: 58, districtCode: null, subdistrictCode: null }
      : { provinceCode: 10, districtCode: 1039, subdistrictCode: null }),
  }));
  await inTransaction(pool, async (client) => {
    await client.query("update listings set expired_at = now() where id % 41 = 0");
    await client.query("update listings set allow_ai_display = false where id % 43 = 0");
    await client.query("update listings set status = 'sold' where id % 47 = 0");
    await client.query(
      `insert into hidden_references (source, external_id, reason, hidden_at)
       select source, external_id, 'other', now() from listings where id % 53 = 0`,
    );
    // Threes of one kind; every fourth is a stock of units that are described alike, which are many homes.
    await client.query(`insert into listing_groups
      select id, min(id) over (partition by kind, three), three % 4 = 0 from (
        select id, dense_rank() over (order by is_for_sale, type, bedrooms, district_code) as kind,
          row_number() over (partition by is_for_sale, type, bedrooms, district_code order by id) / 3 as three
        from listings where id % 9 < 3) threes`);
    await insertListings(client, samples);
    const { rows } = await client.query<{ id: number }>("select id from listings");
    await refreshOffers(client, rows.map(({ id }) => id)); // prettier-ignore
  });
}
