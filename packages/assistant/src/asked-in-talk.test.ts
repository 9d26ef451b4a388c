import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { lastAnswerOf, partOf, type ConversationAnswer } from "./testing/conversation.ts";

const lastOf = (...messages: readonly string[]): Promise<ConversationAnswer> =>
  lastAnswerOf(messages);

describe("a home that somebody tells more of, behind a question about its price", () => {
  it.each([
    ["what could I rent my condo in Thong Lo out for?", "it's a 2 bed, 65 sqm", "condo"],
    ["อยากขายบ้านที่รังสิต ควรตั้งราคาเท่าไหร่ดี", "เป็นบ้านเดี่ยว 3 นอน 60 ตรว", "house"],
    ["is 5 million fair for a house in Hua Hin?", "it's a 3 bedroom with a pool", "house"],
  ])("is asked about with all of it, and not searched for: %s, %s", async (asked, told, type) => {
    const answer = await lastOf(asked, told);
    const { result } = partOf(answer, "insight");
    const criteria = result.kind === "refused" ? result.scope?.criteria : undefined;
    expect(criteria).toMatchObject({ types: [type] });
    expect(criteria?.places).toHaveLength(1);
    expect(criteria?.bedrooms).not.toBeNull();
    expect(answer.state.criteria).toEqual(EMPTY_CRITERIA);
  });
});

describe("a place that is compared with the one before", () => {
  it.each([
    ["townhouse in Nonthaburi for sale", "how does that compare to Pak Kret prices"],
    ["condo to rent in Ari", "how does that compare with Thong Lo?"],
    ["average rent for a 1 bed in Ari", "how does that compare with Thong Lo?"],
    ["หาคอนโดเช่าอารีย์", "เทียบกับทองหล่อล่ะ"],
  ])("is set beside it: %s, %s", async (...talk) => {
    const { result } = partOf(await lastOf(...talk), "insight");
    if (result.kind !== "refused") throw new Error(result.kind);
    expect(result.scope?.criteria.places).toHaveLength(2);
  });
});

describe("the cheapest one", () => {
  it.each([
    [
      "townhouse in Nonthaburi for sale",
      "what's the cheapest one like that within 5km of the MRT?",
    ],
    ["หาคอนโดเช่าอารีย์", "คอนโดถูกสุดเท่าไหร่"],
  ])("is looked for where homes were looked for: %s, %s", async (...talk) => {
    const { state } = await lastOf(...talk);
    expect(state.criteria).toMatchObject({ sort: "cheapest" });
    expect(state.criteria.places).toHaveLength(1);
  });
});

describe("a question that names nothing to look for", () => {
  it.each([
    ["condo to rent in Ari 20k", "leasehold or freehold?", "leases-and-renewals"],
    ["หาอพาร์ตเมนต์เช่าอารีย์ 5000", "ขอรายวันได้ไหม", "short-lets"],
  ])("is answered by the guide, not by the same search: %s, %s", async (search, question, slug) => {
    expect(partOf(await lastOf(search, question), "citation").slug).toBe(slug);
  });

  it.each([
    ["condo to rent in Ari 20k", "thanks, can you send me these by email?"],
    ["condo to rent in Ari 20k", "email me the list"],
    ["หาคอนโดเช่าอารีย์", "ส่งเข้าเมลให้หน่อย"],
  ])("but to be sent what was shown is told what there is instead: %s, %s", async (...talk) => {
    const { text, parts } = await lastOf(...talk);
    expect(text).toMatch(/page of its own|มีหน้าของตัวเอง/);
    expect(parts).toEqual([]);
  });
});

it("cheaper, if further out, lowers the price and widens the distance", async () => {
  const { state, text } = await lastOf(
    "condo to rent within 800 m of BTS Ari under 15000",
    "cheaper but a bit further out",
  );
  expect(state.criteria.near).toMatchObject([{ within_m: 1_600 }]);
  expect(state.criteria.price?.max).toBe(12_000);
  expect(text).toContain("below your last limit");
  expect(text).toContain("widened");
});
