import type { ConversationState, Criteria, Understood } from "@propertyvr/vocabulary";
import { describe, expect, test } from "vitest";
import { stateAfter } from "../refine/state-after.ts";
import { understand } from "../understand.ts";

/** What the last of these messages means after the others. */
function last(...talk: readonly string[]): Understood {
  let state: ConversationState | undefined;
  for (const text of talk.slice(0, -1))
    state = stateAfter(state, understand({ text, ...(state && { state }) }));
  return understand({ text: talk.at(-1) ?? "", ...(state && { state }) });
}

const ARI = "condo for rent in Ari, 3 bedrooms under 40k";
const NEAR = "condo to rent within 500 m of MRT Huai Khwang, 10k to 15k";
const NEAR_TH = "คอนโดให้เช่าใกล้ MRT ห้วยขวาง ไม่เกิน 500 เมตร งบ 15000";

describe("a number said next", () => {
  test.each<readonly [readonly string[], Partial<Criteria>]>([
    [[ARI, "two is enough after all"], { bedrooms: { min: 2, max: 2 } }],
    [[ARI, "2 is fine then"], { bedrooms: { min: 2, max: 2 } }],
    [["คอนโดเช่าอารีย์ 3 ห้องนอน", "สองห้องก็พอแล้ว"], { bedrooms: { min: 2, max: 2 } }],
    [["condo in Ari at least 40 sqm", "smaller is fine, from 30"], { area_sqm: { min: 30 } }],
    [["คอนโดอารีย์ 80 ตร.ม. ขึ้นไป", "เล็กกว่านั้นก็ได้ 60 ขึ้นไป"], { area_sqm: { min: 60 } }],
    [
      ["house in Hua Hin, 15 million", "could stretch to 18"],
      { price: { max: 18e6, per: "total" } },
    ],
  ])("%j", (talk, expected) => {
    expect(last(...talk).criteria).toMatchObject(expected);
  });

  test.each([
    [NEAR, "ok 800 then"],
    [NEAR_TH, "งั้น 800 ก็ได้"],
  ])("counts metres after a distance: %s, %s", (first, next) => {
    const { criteria } = last(first, next);
    expect(criteria.near).toMatchObject([{ name: "Huai Khwang", within_m: 800 }]);
    expect(criteria.price).toEqual(last(first).criteria.price);
  });

  test("is baht after a distance where it fits the budget far better", () => {
    expect(last(NEAR, "ok 18 then").criteria.near).toMatchObject([{ within_m: 500 }]);
  });
});

describe("the same budget", () => {
  test.each([
    [[ARI, "any budget", "same budget as before"]],
    [[ARI, "what about buying, up to 7 million", "no, keep renting, same budget as before"]],
    [["คอนโดเช่าอารีย์ ไม่เกิน 40000", "ไม่จำกัดงบ", "งบเท่าเดิม"]],
  ])("%j is the one let go of last", (talk) => {
    expect(last(...talk).criteria.price).toEqual({ max: 40_000, per: "month" });
  });

  test("of nothing said before is none", () => {
    expect(last("condo in Ari", "same budget as before").criteria.price).toBeNull();
  });
});

describe("undo", () => {
  test("takes back the last change past a message that changed nothing", () => {
    const { criteria } = last(ARI, "make it 2 bedrooms", "thank you", "undo that");
    expect(criteria.bedrooms).toEqual({ min: 3, max: 3 });
  });

  test.each([
    [ARI, "undo that"],
    ["คอนโดเช่าอารีย์ 3 ห้องนอน", "ย้อนกลับ"],
  ])("of the first request leaves it: %s, %s", (first, undo) => {
    const said = last(first, undo);
    expect(said.criteria).toEqual(last(first).criteria);
    expect(said.talk.courtesy).toBe("undo");
  });
});

describe("things that are told", () => {
  test.each([
    ["condo for rent in Sathon that takes dogs", "the dog won't come after all"],
    ["คอนโดเช่าสาทรเลี้ยงหมาได้", "หมาไม่มาแล้ว"],
  ])("a pet that stays away is no longer asked for: %s, %s", (first, next) => {
    expect(last(first).criteria.amenities).toEqual(["pet_friendly"]);
    expect(last(first, next).criteria.amenities).toEqual([]);
  });

  test.each(["หาบ้านเช่าที่เลย", "บ้านให้เช่าที่เลย ไม่เกิน 8000"])("%s is in Loei", (text) => {
    expect(last(text).criteria.places).toEqual(["Loei"]);
  });

  test.each(["เอาห้องที่เลยบีทีเอสอารีย์ไปหน่อย", "ขอห้องใหญ่เลย", "อยากได้คอนโดที่อารีย์เลย"])(
    "%s is not",
    (text) => {
      expect(last(text).criteria.places).not.toContain("Loei");
    },
  );

  test.each([
    ["single storey house in Hang Dong", "single storey"],
    ["บ้านชั้นเดียวเชียงใหม่", "ชั้นเดียว"],
    ["condo in Ari for 6 months from August", "from August"],
    ["condo in Ari for 6 months from August", "for 6 months"],
    ["คอนโดอารีย์ เข้าอยู่สิงหา", "เข้าอยู่สิงหา"],
  ])("%s: what no search can look for is kept as a wish", (text, wish) => {
    expect(last(text).wishes).toContain(wish);
  });
});

describe("questions to the assistant itself", () => {
  test.each([
    ["are you a real person?", "identity"],
    ["เป็นคนจริงไหม", "identity"],
    ["do you only do condos?", "kinds"],
    ["มีแต่คอนโดเหรอคะ", "kinds"],
  ] as const)("%s leaves the search as it was", (text, courtesy) => {
    const said = last("house in Hua Hin", text);
    expect(said.talk.courtesy).toBe(courtesy);
    expect(said.intent).toBe("smalltalk");
    expect(said.criteria.types).toEqual(["house"]);
  });
});
