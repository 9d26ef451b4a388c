import { describe, expect, it } from "vitest";
import { readPartnerRow } from "./read-partner-row.ts";

const HOME = {
  external_id: "A-1",
  title: "Sunny home",
  price: 25_000,
  deal: "rent",
  property_type: "condo",
};
const read = (row: Readonly<Record<string, unknown>>) => readPartnerRow({ ...HOME, ...row });
const codesOf = (row: Readonly<Record<string, unknown>>) => read(row).notes.map(({ code }) => code);

it("places a home by its location alone, in its district, and says by what and how precisely", () => {
  const { draft } = read({ location: "Ari", city: "Bangkok" });
  expect(draft).toMatchObject({
    address: "Ari",
    provinceCode: 10,
    districtCode: 1014,
    pointPrecisionM: 1_000,
    placed: { by: "location", kind: "neighbourhood", name: "Ari", nameTh: "อารีย์" },
  });
  expect(draft?.point?.lat).toBeCloseTo(13.78, 2);
  expect(draft?.nearestM.bts).toBeLessThan(300);
});

it("the partner's own coordinates count before any text", () => {
  const { draft } = read({
    location: "Ari",
    city: "Bangkok",
    latitude: 13.7373,
    longitude: 100.5605,
  });
  expect(draft).toMatchObject({
    point: { lat: 13.7373, lon: 100.5605 },
    pointPrecisionM: null,
    placed: null,
  });
});

it("coordinates in another part of the country are not used; the home is placed by its text", () => {
  const row = { location: "Rawai", city: "Phuket", latitude: 13.7373, longitude: 100.5605 };
  expect(read(row).draft).toMatchObject({ placed: { name: "Rawai" } });
  expect(codesOf(row)).toContain("point.contradicts_place");
});

it("a home is not placed by a place of another province, and a warning says so", () => {
  const row = { location: "Rama 9", province: "Phuket" };
  expect(read(row).draft).toMatchObject({ point: null, placed: null });
  expect(codesOf(row)).toEqual(["place.elsewhere", "place.province_only"]);
});

it("a title that names a station counts less than a location that does", () => {
  const title = read({ title: "Condo 5 min to BTS Ari", city: "Bangkok" }).draft;
  const location = read({ location: "BTS Ari", city: "Bangkok" }).draft;
  expect(title).toMatchObject({ pointPrecisionM: 1_000, placed: { by: "title", kind: "station" } });
  expect(location).toMatchObject({ pointPrecisionM: 600, placed: { by: "location" } });
  expect(read({ title: "คอนโด ใกล้ BTS อารีย์", city: "Bangkok" }).draft).toMatchObject({
    pointPrecisionM: 1_000,
    placed: { by: "title", kind: "station", name: "Ari" },
  });
});

it("a title narrows a rough location that agrees with it, and none that does not", () => {
  expect(
    read({ title: "Villa by Nai Harn Beach", location: "Rawai", city: "Phuket" }).draft,
  ).toMatchObject({ placed: { by: "title" } });
  expect(
    read({ title: "Villa near Bang Tao Beach", location: "Rawai", city: "Phuket" }).draft,
  ).toMatchObject({ placed: { by: "location", name: "Rawai" } });
});

it("a home is never placed by its description", () => {
  const row = { description: "Near BTS Ari and Siam Paragon", city: "Bangkok" };
  expect(read(row).draft).toMatchObject({ point: null, placed: null });
  expect(codesOf(row)).toContain("place.province_only");
});

describe("a district", () => {
  it("gives its middle, as precisely as it is wide", () => {
    const { draft } = read({ province: "Bangkok", district: "Phaya Thai" });
    expect(draft).toMatchObject({ placed: { by: "district", name: "Phaya Thai" } });
    expect(draft?.pointPrecisionM).toBeGreaterThanOrEqual(2_000);
  });

  it("is meant before a neighbourhood of its name that lies outside it", () => {
    const { draft } = read({ location: "Phaya Thai", city: "Bangkok" });
    expect(draft).toMatchObject({ districtCode: 1014, placed: { kind: "district" } });
  });

  it("that was stated is not left by its road", () => {
    const row = { province: "Samut Prakan", district: "Bang Phli", location: "Bangna-Trad Road" };
    expect(read(row).draft).toMatchObject({ districtCode: 1103, placed: { kind: "road" } });
    expect(codesOf(row)).toEqual([]);
  });
});
