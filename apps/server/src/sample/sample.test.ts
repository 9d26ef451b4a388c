import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { administrativeArea } from "@propertyvr/gazetteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describePicture } from "../pictures/draw-picture.ts";
import { sceneFor } from "../pictures/scene-for.ts";
import { generateSample } from "./generate-sample.ts";
import { loadSample, loadSampleOnce, removeSample } from "./load-sample.ts";

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

describe("loading the sample catalogue", () => {
  let database: TestDatabase;
  const count = async (table: string) =>
    Number((await database.pool.query(`select count(*) as n from ${table}`)).rows[0].n);

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it("puts homes and their offers into the database, twice the same", async () => {
    await loadSample(database.pool, now, 120);
    const offers = await count("offers");
    expect(await count("listings")).toBe(120);
    expect(offers).toBeGreaterThanOrEqual(120);
    await loadSample(database.pool, now, 120);
    expect([await count("listings"), await count("offers")]).toEqual([120, offers]);
  });

  it("is done once, and a removed catalogue stays removed", async () => {
    expect(await removeSample(database.pool)).toBe(120);
    expect(await loadSampleOnce(database.pool, now)).toBe(0);
    expect([await count("listings"), await count("offers")]).toEqual([0, 0]);
  });
});
