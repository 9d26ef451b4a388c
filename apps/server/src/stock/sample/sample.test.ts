import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { administrativeArea } from "@propertyvr/gazetteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describePicture } from "../pictures/draw-picture.ts";
import { sceneFor } from "../pictures/scene-for.ts";
import { generateSample } from "./generate-sample.ts";
import { loadSample, loadSampleOnce, removeSample } from "./load-sample.ts";
import { drawSampleLines } from "./sample-lines.ts";

const now = new Date("2026-11-20T05:00:00Z");
const homes = [...generateSample(1_500, now)];

describe("the sample catalogue", () => {
  it("is the same for the same day", () => {
    expect([...generateSample(40, now)]).toEqual(homes.slice(0, 40));
  });

  it("covers all 77 provinces, and Bangkok the most", () => {
    const count = (code: number) => homes.filter((home) => home.provinceCode === code).length;
    const codes = new Set(homes.map((home) => home.provinceCode));
    expect(codes.size).toBe(77);
    expect(Math.max(...[...codes].map(count))).toBe(count(10));
    expect(count(10) / homes.length).toBeGreaterThan(0.3);
  });

  it("says everything in both languages and that it is made up", () => {
    for (const home of homes) {
      expect(home.titleEn).toMatch(/^[A-Z][^\u0e00-\u0e7f]+$/);
      expect(home.titleTh).toMatch(/[\u0e00-\u0e7f]/);
      expect(home.descriptionEn).toContain("made up");
      expect(home.descriptionTh).toContain("ทรัพย์ตัวอย่าง");
      expect(`${home.titleEn} ${home.titleTh} ${home.descriptionEn}`).not.toMatch(
        /undefined|null|NaN/,
      );
    }
  });

  it("asks plausible prices and leaves part of the facts unknown", () => {
    const rents = homes.flatMap(({ type, rentPrice, areaSqm }) =>
      type === "condo" && typeof rentPrice === "number" && areaSqm ? [rentPrice / areaSqm] : [],
    );
    const sales = homes.flatMap(({ type, salePrice, areaSqm }) =>
      type === "condo" && typeof salePrice === "number" && areaSqm ? [salePrice / areaSqm] : [],
    );
    for (const perSqm of rents) expect(perSqm).toSatisfy((v: number) => v > 100 && v < 2_000);
    for (const perSqm of sales) expect(perSqm).toSatisfy((v: number) => v > 20_000 && v < 450_000);
    const flats = homes.filter(({ type }) => type === "condo");
    const silent = flats.filter(({ amenities }) => amenities.pet_friendly === undefined);
    expect(silent.length / flats.length).toBeGreaterThan(0.2);
    expect(homes.some(({ rentPrice }) => rentPrice === "on_request")).toBe(true);
    expect(homes.some(({ rentPrice, salePrice }) => rentPrice !== null && salePrice !== null)).toBe(
      true,
    );
  });

  it("stands inside its province and near what it names", () => {
    for (const home of homes) {
      expect(administrativeArea(home.provinceCode)).toBeDefined();
      if (home.districtCode !== null) {
        expect(Math.floor(home.districtCode / 100)).toBe(home.provinceCode);
      }
    }
    const views = homes.filter(({ amenities }) => amenities.sea_view === "yes");
    expect(views.length).toBeGreaterThan(5);
    for (const home of views) expect(home.nearestM.beach).toBeLessThanOrEqual(1_500);
  });

  it("is drawn by the sea only where there is sea", () => {
    for (const home of homes) {
      const scene = sceneFor({ ...home, pictureSeed: home.pictureSeed ?? 0 });
      if (scene.setting !== "sea") continue;
      expect(home.nearestM.beach).not.toBeNull();
      expect(describePicture(scene).en).toContain("by the sea");
    }
  });
});

const OFFERS = `select to_jsonb(o) - 'listing_id' as offer
  from offers o join listings l on l.id = o.listing_id order by l.external_id, o.deal`;

describe("loading the sample catalogue", () => {
  let database: TestDatabase;
  const count = async (table: string) =>
    Number((await database.pool.query(`select count(*) as n from ${table}`)).rows[0].n);

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it("puts homes and their offers into the database, twice the same", async () => {
    await loadSample(database.pool, now, { count: 120 });
    const offers = await count("offers");
    expect(await count("listings")).toBe(120);
    expect(offers).toBeGreaterThanOrEqual(120);
    await loadSample(database.pool, now, { count: 120 });
    expect([await count("listings"), await count("offers")]).toEqual([120, offers]);
  });

  it("puts in what a build has drawn as if it were drawn now", async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), "sample-")), "homes.copy");
    await writeFile(file, [...drawSampleLines(80)].join(""));
    const stored = async () =>
      (
        await database.pool.query(
          `select to_jsonb(l) - 'id' - 'row_hash' - 'updated_at' - 'last_confirmed_at' as home
           from listings l order by external_id`,
        )
      ).rows;
    const offered = () => database.pool.query(OFFERS).then(({ rows }) => rows);
    await removeSample(database.pool);
    await loadSample(database.pool, now, { count: 80, file });
    const [homesOfFile, offersOfFile] = [await stored(), await offered()];
    // Homes that are there are brought up to date, another way.
    await loadSample(database.pool, now, { count: 80 });
    expect(await stored()).toEqual(homesOfFile);
    expect(await offered()).toEqual(offersOfFile);
    expect(homesOfFile).toHaveLength(80);
  });

  it("leaves nothing where it is cut short, and then begins anew", async () => {
    const fresh = await createTestDatabase();
    const file = path.join(await mkdtemp(path.join(tmpdir(), "sample-")), "homes.copy");
    const whole = [...drawSampleLines(80)].join("");
    const left = async () =>
      (
        await fresh.pool.query(`select (select count(*) from listings)
         + (select count(*) from offers) + (select count(*) from sample_loads) as n`)
      ).rows[0].n;
    // Without the last columns of the last home.
    await writeFile(file, whole.slice(0, whole.lastIndexOf("\t")));
    await expect(loadSampleOnce(fresh.pool, now, { count: 80, file })).rejects.toThrow(
      "missing data",
    );
    expect(await left()).toBe(0);
    await writeFile(file, whole);
    const loaded = await Promise.all(
      [1, 2, 3].map(() => loadSampleOnce(fresh.pool, now, { count: 80, file })),
    );
    expect(loaded.toSorted((a, b) => a - b)).toEqual([0, 0, 80]);
    await fresh.close();
  });

  it("is done once, and a removed catalogue stays removed", async () => {
    expect(await removeSample(database.pool)).toBe(80);
    expect(await loadSampleOnce(database.pool, now)).toBe(0);
    expect([await count("listings"), await count("offers")]).toEqual([0, 0]);
  });
});
