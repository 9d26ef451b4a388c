import type { Problem, ReplyOf, endpoints } from "@propertyvr/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../platform/http/testing/test-app.ts";

type Places = ReplyOf<typeof endpoints.suggestPlaces>["places"];

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const get = (query: Record<string, string | string[]>, remoteAddress = "127.0.0.1") =>
  test.app.inject({ method: "GET", url: "/api/places", query, remoteAddress });
const placesFor = async (q: string, use = "places"): Promise<Places> =>
  (await get({ q, for: use })).json<{ places: Places }>().places;

describe("GET /api/places", () => {
  it("offers places in both scripts without an account, with what they lie in", async () => {
    const expected = {
      ref: { name: "Thong Lo", id: "area:thong-lo", kind: "neighbourhood" },
      names: { en: "Thong Lo", th: "ทองหล่อ" },
      near_kind: null,
      network: null,
      codes: [],
      within: [
        { en: "Watthana", th: "วัฒนา" },
        { en: "Bangkok", th: "กรุงเทพมหานคร" },
      ],
    };
    expect((await placesFor("thong l"))[0]).toEqual(expected);
    expect((await placesFor("ทองหล"))[0]).toEqual(expected);
  });

  it("offers stations by their line and code for what homes are near", async () => {
    expect((await placesFor("asok", "near"))[0]).toMatchObject({
      ref: { name: "Asok", id: "station:bts-asok", kind: "station" },
      near_kind: "transit",
      network: "BTS",
      codes: ["E4"],
    });
  });

  it("offers ten at most, and nothing for nothing", async () => {
    expect(await placesFor("b")).toHaveLength(10);
    for (const q of ["", " ", "%00", "'; drop table chats; --", "👩‍👩‍👧", "\u202e", "็็็"])
      expect(await placesFor(q)).toBeInstanceOf(Array);
    expect(await placesFor("🏠")).toEqual([]);
  });

  it.each([
    ["no text", { for: "near" }, "q"],
    ["no use", { q: "asok" }, "for"],
    ["a use there is none of", { q: "asok", for: "sale" }, "for"],
    ["more text than any name has", { q: "x".repeat(101), for: "near" }, "q"],
    ["text no name can hold", { q: "a\u0000", for: "near" }, "q"],
    ["a text twice", { q: ["asok", "ari"], for: "near" }, "q"],
  ])("refuses %s", async (_what, query, field) => {
    const reply = await get(query);
    expect(reply.statusCode).toBe(422);
    expect(reply.json<Problem>().errors?.map((error) => error.field)).toContain(field);
  });
});
