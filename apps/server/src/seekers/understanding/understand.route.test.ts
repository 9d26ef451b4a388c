import type { Problem, ReplyOf, endpoints } from "@propertyvr/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../platform/http/testing/test-app.ts";

type UnderstandReply = ReplyOf<typeof endpoints.understand>;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const ask = (payload: object, remoteAddress = "127.0.0.1") =>
  test.app.inject({ method: "POST", url: "/api/understand", payload, remoteAddress });

describe("POST /api/understand", () => {
  it("reads English and Thai without an account", async () => {
    const english = await ask({ text: "2 bedroom condo near BTS Asok under 40k a month" });
    const thai = await ask({ text: "หาคอนโด 2 ห้องนอน ใกล้ BTS อโศก ไม่เกินสี่หมื่น" });
    const wanted = {
      deal: "rent",
      types: ["condo"],
      near: [{ kind: "transit", name: "Asok", within_m: null }],
      price: { max: 40_000, per: "month" },
    };
    expect(english.json<UnderstandReply>()).toMatchObject({ language: "en", criteria: wanted });
    expect(thai.json<UnderstandReply>()).toMatchObject({ language: "th", criteria: wanted });
  });

  it("says where in the text each thing was read, in the text's own offsets", async () => {
    const text = "🏠 คอนโด near BTS Asok 🚆 under 40k";
    const { readings } = (await ask({ text })).json<UnderstandReply>();
    expect(readings.length).toBeGreaterThan(2);
    for (const reading of readings)
      expect(text.slice(reading.start, reading.end)).toBe(reading.text);
  });

  it("takes what was said before from the state, or else from the history", async () => {
    const history = ["condo in Thong Lo to rent"];
    const first = (await ask({ text: "with a pool", history })).json<UnderstandReply>();
    expect(first.criteria).toMatchObject({ types: ["condo"], amenities: ["pool"] });
    const state = { criteria: first.criteria };
    const second = await ask({ text: "under 30k", history: ["villa in Phuket"], state });
    expect(second.json<UnderstandReply>().criteria).toMatchObject({
      types: ["condo"],
      price: { max: 30_000 },
    });
  });

  it.each([
    ["spaces", " "],
    ["one letter", "a"],
    ["a Thai vowel", "\u0e31"],
    ["digits and spaces", "9 "],
    ["brackets", "("],
    ["emoji", "👩‍👩‍👧"],
    ["a request again and again", "2 bedroom condo near BTS Asok under 40k "],
    ["the same in Thai", "หาคอนโด 2 ห้องนอน ใกล้ BTS อโศก ไม่เกินสี่หมื่น "],
  ])("answers a hundred thousand characters of %s", async (_what, piece) => {
    const text = piece.repeat(Math.floor(100_000 / piece.length));
    const reply = await ask({ text });
    expect(reply.statusCode).toBe(200);
  });

  it.each([
    ["digits without an end", "9".repeat(4_000)],
    ["a price", "condo under 99999999999999 baht"],
    ["a size and a distance", "house of 99999999999999 sqm within 9999999 km of BTS Asok"],
    [
      "half a bathroom and many beds",
      "condo 1.5 or 2 beds, 1.5+ bath, 1.5+1 bedroom, 500 bathrooms",
    ],
    [
      "all the names there are",
      "condo around Ari, Thong Lo, Ekkamai, Silom, Sathorn, Bang Na, On Nut, Phra Khanong, Phaya Thai, Ratchada, Lat Phrao, Bang Sue, Chatuchak, Don Mueang, Rangsit, Nonthaburi, Pak Kret, Bang Kapi, Min Buri, Lat Krabang, Rawai, Patong, Kata, Karon",
    ],
    ["a price in Thai", "ราคาไม่เกิน 999999999999 ล้าน"],
  ])("reads no figure that it would refuse to be told again: %s", async (_what, text) => {
    const { criteria } = (await ask({ text })).json<UnderstandReply>();
    expect((await ask({ text: "cheaper", state: { criteria } })).statusCode).toBe(200);
  });

  it("refuses one character more, and nonsense in the state", async () => {
    for (const [payload, pointer] of [
      [{ text: "x".repeat(100_001) }, "/text"],
      [{ text: "x", state: { criteria: { deal: "steal" } } }, "/state/criteria/deal"],
      [{ text: "x", history: Array(201).fill("x") }, "/history"],
      [{ history: [] }, "/text"],
    ] as const) {
      const reply = await ask(payload);
      expect(reply.statusCode).toBe(422);
      const pointers = reply.json<Problem>().errors?.map((error) => error.pointer);
      expect(pointers).toContain(pointer);
    }
  });

  it("is slowed, not refused, beyond a hundred requests a second from one address", async () => {
    const sent = Array.from({ length: 130 }, () => ask({ text: "condo" }, "198.51.100.7"));
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
    expect(statuses.every((status) => status === 200)).toBe(true);
  });

  it("stores nothing", async () => {
    await ask({ text: "a villa with a secret garden in Phuket" });
    const { rows } = await test.database.pool.query<{ n: number }>(
      `select sum((xpath('/row/n/text()', query_to_xml(
         format('select count(*) as n from %I', table_name), false, true, '')))[1]::text::int)::int as n
       from information_schema.tables
       where table_schema = 'public' and table_name not in ('schema_migrations', 'jobs', 'placings')`,
    );
    expect(rows).toEqual([{ n: 0 }]);
    expect(JSON.stringify(test.logged)).not.toContain("secret garden");
  });
});
