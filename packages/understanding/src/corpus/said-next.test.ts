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
    [["house in Hua Hin, 6 bedrooms", "2 bedrooms is fine"], { bedrooms: { min: 2, max: 2 } }],
    [["บ้านหัวหิน 6 ห้องนอน", "2 ห้องนอนก็ได้"], { bedrooms: { min: 2, max: 2 } }],
    [["house in Hua Hin, 6 bedrooms", "5 bedrooms is fine"], { bedrooms: { min: 5, max: 6 } }],
    [["house in Hua Hin, 6 bedrooms", "or 2 bedrooms"], { bedrooms: { min: 2, max: 6 } }],
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

describe("what is said next means what stands already", () => {
  test.each([
    ["condo to rent in Ekkamai, 22k tops", "too pricey there. what about Udom Suk?"],
    ["คอนโดเช่าเอกมัย ไม่เกิน 22000", "แถวนั้นแพงไป แล้วอุดมสุขล่ะ"],
  ])("too dear there, another place: the budget stays: %s", (first, next) => {
    const { criteria, adjusts, action } = last(first, next);
    expect(criteria).toMatchObject({ places: ["Udom Suk"], price: { max: 22_000 } });
    expect({ adjusts, action }).toEqual({ adjusts: [], action: null });
  });

  test("a smaller size that is fine too is the new floor", () => {
    const { criteria } = last("office in Asok, at least 100 sqm", "smaller is fine too, from 60");
    expect(criteria.area_sqm).toEqual({ min: 60 });
  });

  test("a budget beside what is paid now counts in the same thousands", () => {
    const { criteria } = understand({ text: "I pay 14k now and could stretch to 18" });
    expect(criteria.price).toEqual({ max: 18_000, per: "month" });
  });

  test("metres after a distance, although the price was asked about", () => {
    const state = stateAfter(
      undefined,
      understand({ text: "condos within 500 m of MRT Huai Khwang, 10 to 15k" }),
    );
    const question = { about: "price" as const };
    const { criteria } = understand({ text: "ok 800 then", state: { ...state, question } });
    expect(criteria.near[0]?.within_m).toBe(800);
    expect(criteria.price).toEqual({ min: 10_000, max: 15_000, per: "month" });
  });

  test("the first three are three homes", () => {
    for (const text of ["compare the first three", "เปรียบเทียบสามห้องแรก"])
      expect(understand({ text }).action).toEqual({ type: "compare", indexes: [1, 2, 3] });
  });

  test("a walk to work counts from the office, whatever it is next to", () => {
    const { criteria } = understand({
      text: "my office is next to BTS Chong Nonsi and I want to walk to work, 15 minutes",
    });
    expect(criteria.near).toEqual([{ kind: "transit", name: "Chong Nonsi", within_m: 1_200 }]);
  });

  test("what was done is not told as not used", () => {
    expect(last("near BTS Ari or BTS Saphan Khwai", "not Saphan Khwai").wishes).toEqual([]);
    expect(last("villas for sale, freehold", "leasehold is fine as well").wishes).toEqual([]);
  });

  test("what no search holds is told: a beach before a villa, how long", () => {
    expect(understand({ text: "beach villa in Udon Thani" }).wishes).toEqual(["beach"]);
    expect(understand({ text: "a beach house in Rayong" }).wishes).toEqual(["beach"]);
    expect(last("ห้องใกล้จุฬา 9000", "เช่าแค่ 6 เดือนได้ไหม").wishes).toEqual(["6 เดือน"]);
  });

  test.each(["loosen whatever you need to", "ปรับอะไรก็ได้"])("asks for less: %s", (text) => {
    expect(last("6 bedroom condo near BTS Mo Chit, 15,000", text)).toMatchObject({
      intent: "smalltalk",
      talk: { courtesy: "loosen" },
    });
  });
});
