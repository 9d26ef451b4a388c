import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { describe, expect, test } from "vitest";
import { stateAfter } from "../refine/state-after.ts";
import { understand } from "../understand.ts";
import { phrases } from "./corpus.ts";
import { beds, monthly, near, total } from "./turns.ts";

function after(...texts: readonly string[]) {
  let state = undefined as Parameters<typeof stateAfter>[0];
  let got = understand({ text: "" });
  for (const text of texts) {
    got = understand({ text, ...(state !== undefined && { state }) });
    state = stateAfter(state, got);
  }
  return got;
}

describe("what the new place cannot have", () => {
  test.each([
    ["condo near the BTS in Bangkok, 20k", "what about Chiang Mai", [{ key: "near", name: "BTS" }]],
    ["1 bed condo near BTS Phrom Phong, 30k", "what about Chiang Mai instead", [{ key: "near", name: "Phrom Phong" }]],
    ["condo in Hua Hin near the beach, 2 bedrooms", "make it Khon Kaen", [{ key: "near", name: "beach" }]],
    ["คอนโดหัวหินติดทะเล 2 ห้องนอน", "ถ้าเป็นขอนแก่นล่ะ", [{ key: "near", name: "beach" }]],
    ["condo near the MRT", "in Phuket", [{ key: "near", name: "MRT" }]],
    ["condo in Pattaya with sea view and a pool", "in Chiang Mai", [{ key: "amenities", name: "sea_view" }]],
    ["คอนโดติดบีทีเอสอโศก 30,000", "เปลี่ยนใจ ไปเชียงใหม่ดีกว่า", [{ key: "near", name: "Asok" }]],
  ])("after %j: %j", (first, next, let_go) => {
    const got = after(first, next);
    expect(got.let_go).toEqual(let_go);
    expect(got.criteria.near).toEqual([]);
    expect(got.criteria.amenities).not.toContain("sea_view");
    expect(got.intent).toBe("refine");
  }); // prettier-ignore

  test.each([
    ["condo near the BTS in Ari", "what about Samut Prakan"],
    ["house near the beach in Hua Hin", "in Phuket"],
    ["house near a school in Bangkok", "in Chiang Mai"],
    ["condo with sea view in Pattaya", "in Jomtien"],
    ["condo near the BTS", "with a pool"],
    ["condo near the beach in Hua Hin", "anywhere"],
  ])("lets nothing go after %j: %j", (first, next) => {
    const got = after(first, next);
    expect(got.let_go).toEqual([]);
  });

  test("is kept where the same message asks for it", () => {
    const got = after("condo in Hua Hin near the beach", "in Chiang Mai near the beach");
    expect(got.criteria.near).toEqual([near("beach", null)]);
    expect(got.let_go).toEqual([]);
  });
});

describe("a message that is a whole new request", () => {
  test.each([
    ["5 bedroom condo near BTS with sea view in Bangkok", "not condos, houses instead in Chiang Mai, 3-5 million"],
    ["คอนโด 5 ห้องนอนใกล้ BTS วิวทะเล กรุงเทพ", "ไม่เอาคอนโด เปลี่ยนเป็นบ้านที่เชียงใหม่ 3-5 ล้าน"],
  ])("forgets %j: %j", (first, next) => {
    const got = after(first, next);
    expect(got.criteria).toEqual({
      ...EMPTY_CRITERIA,
      deal: "sale",
      types: ["house"],
      places: ["Chiang Mai"],
      ...total(5_000_000, 3_000_000),
    });
    expect(got.extensions).toEqual({ not_types: ["condo"] });
    expect(got.only_this).toBeNull();
  }); // prettier-ignore

  test.each(
    phrases("what about a house in Hang Dong? | make it a villa in Rawai with a pool | also townhouses in Kathu under 5 million | or a house in Bang Na, 3 beds, 40k"),
  )("is not one that leans on it: %s", (text) =>
    expect(after("2 bed condo in Thong Lo with a gym", text).criteria.bedrooms).not.toBeNull(),
  ); // prettier-ignore

  test.each([
    ["1 bed condo in Ari 20k", "3 bed house with a pool, 60k a month, 2 dogs", ["Ari"]],
    ["เช่าคอนโดอารีย์ 1 ห้องนอน 20,000", "บ้านเดี่ยว 3 ห้องนอน มีสระ เดือนละ 60,000 เลี้ยงหมา", ["Ari"]],
  ])("may be one after %j: %j", (first, next, places) => {
    const got = after(first, next);
    expect(got.intent).toBe("refine");
    expect(got.criteria.places).toEqual(places);
    expect(got.only_this?.criteria).toEqual({
      ...got.criteria,
      places: [],
      ...beds(3),
      ...monthly(60_000),
    });
    expect(got.only_this?.place_refs).toEqual([]);
  }); // prettier-ignore

  test.each(
    phrases(
      "to buy, under 25 million, at least 400 sqm of land | ซื้อ ไม่เกิน 25 ล้าน ที่ดิน 100 ตารางวาขึ้นไป",
    ),
  )("is offered for no land of a villa: %s", (text) => {
    const got = after("villas in Bang Tao", text);
    expect(got.criteria.types).toEqual(["villa"]);
    expect(got.only_this).toBeNull();
  });

  test.each(
    phrases("3 bedrooms | house, 3 bedrooms | under 30k with a pool | cheaper, with parking | in Thong Lo | also a house with 3 bedrooms, 40k | thanks | อยากได้ 3 ห้องนอน"),
  )("is offered for no mere change: %s", (text) =>
    expect(after("1 bed condo in Ari 20k", text).only_this).toBeNull(),
  ); // prettier-ignore
});
