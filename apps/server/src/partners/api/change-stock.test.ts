import type { PartnerChanges, PartnerProperty, WrittenProperty } from "@propertyvr/contracts";
import { describe, expect, it } from "vitest";
import { codeOf, ext, HOMES } from "../../stock/partner-listings/testing/stock-doors.ts";
import { plainHome } from "../../stock/partner-listings/testing/test-partner.ts";
import { partnerATest } from "../../stock/partner-listings/testing/partner-a-test.ts";

const on = partnerATest();
const { changes, list, listMany, page, send } = on;

describe("replacing", () => {
  it("puts the row in place of the old one: what it leaves out is gone", async () => {
    const { id } = await list();
    const { images: _images, ...row } = { ...plainHome, rent_price: 35_000 };
    const reply = await send("PUT", `${HOMES}/${id}`, row);
    expect(reply.statusCode).toBe(200);
    const { outcome, property } = reply.json<WrittenProperty>();
    expect([outcome, property.id, property.rent_price, property.images]).toEqual([
      "updated",
      id,
      35_000,
      [],
    ]);
    expect(reply.headers.etag).toBeUndefined();
    expect((await send("PUT", `${HOMES}/${id}`, row)).json<WrittenProperty>().outcome).toBe(
      "unchanged",
    );
  });

  it("a home by the row that was read changes nothing", async () => {
    const property = await list();
    const reply = await send("PUT", ext("A-1"), property);
    expect(reply.json<WrittenProperty>()).toMatchObject({
      outcome: "unchanged",
      property: { version: property.version },
    });
  });

  it("under a new reference lists the home, also where the row does not repeat the reference", async () => {
    const { external_id: _reference, ...row } = plainHome;
    const reply = await send("PUT", ext("บ้าน 7"), row);
    expect(reply.statusCode).toBe(201);
    const { property } = reply.json<WrittenProperty>();
    expect(property.external_id).toBe("บ้าน 7");
    expect(reply.headers.location).toBe(`${HOMES}/${property.id}`);
    expect((await send("PUT", ext("บ้าน 7"), row)).statusCode).toBe(200);
    expect((await send("PUT", `${HOMES}/999999999`, row)).statusCode).toBe(404);
  });

  it("refuses a row that belongs to another reference, is broken or is none, and keeps the home as it is", async () => {
    const before = await list();
    for (const row of [
      { ...plainHome, external_id: "B-2" },
      { ...plainHome, rent_price: "cheap" },
      {},
      [],
      [plainHome],
    ]) {
      const reply = await send("PUT", ext("A-1"), row);
      expect([reply.statusCode, codeOf(reply)]).toEqual([422, "invalid"]);
    }
    expect((await send("GET", ext("A-1"))).json()).toMatchObject(before);
  });

  it.each(["a\u0007b", "x".repeat(129), " ", `row-${"0".repeat(32)}`])(
    "lists nothing under the reference %j",
    async (reference) => {
      const { external_id: _reference, ...row } = plainHome;
      expect([404, 422]).toContain((await send("PUT", ext(reference), row)).statusCode);
      expect((await page()).properties).toEqual([]);
    },
  );
});

describe("changing", () => {
  const patch = (body: object | string, headers: Record<string, string> = {}) =>
    on.test.app.inject({
      method: "PATCH",
      url: ext("A-1"),
      headers: {
        "content-type": "application/merge-patch+json",
        ...on.partner.headers,
        ...headers,
      },
      payload: body,
    });

  it("merges into the row as it was sent: null takes out, what is left out stays", async () => {
    await list({ ...plainHome, contact: { name: "Nok", phone: "+66 2 123 4567" } });
    const reply = await patch({ rent_price: "35,000", images: null, contact: { phone: null } });
    expect(reply.statusCode).toBe(200);
    expect(reply.json<WrittenProperty>()).toMatchObject({
      outcome: "updated",
      property: { rent_price: 35_000, images: [], contact: { name: "Nok" }, bedrooms: 2 },
    });
    expect((await changes()).changes.at(-1)).toMatchObject({
      op: "updated",
      external_id: "A-1",
      fields: ["rent_price", "images", "contact"],
    });
  });

  it.each([
    [{ price: 30_000 }, { rent_price: 40_000 }, { rent_price: 40_000 }],
    [{ rent_price: 30_000 }, { price: 40_000 }, { rent_price: 40_000 }],
    [{ rent_price: 30_000, area_sqm: 50 }, { square_footage: 1_000 }, { area_sqm: 92.9 }],
    [
      { rent_price: 30_000 },
      { title: "A new headline for it" },
      { title_en: "A new headline for it", title_th: plainHome.title_th },
    ],
    [
      { rent_price: 30_000 },
      { title: "หัวข้อใหม่ของบ้านหลังนี้" },
      { title_th: "หัวข้อใหม่ของบ้านหลังนี้", title_en: plainHome.title_en },
    ],
  ])("of %j by %j holds, whatever form was used before", async (before, change, after) => {
    const { rent_price: _price, ...home } = plainHome;
    await list({ ...home, ...before });
    const { property, warnings } = (await patch(change)).json<WrittenProperty>();
    expect(property).toMatchObject(after);
    expect(warnings.filter(({ code }) => code.endsWith("left_out"))).toEqual([]);
  });

  it("takes plain JSON too, and nothing else", async () => {
    await list();
    expect((await patch({ bedrooms: 3 }, { "content-type": "application/json" })).statusCode).toBe(
      200,
    );
    expect((await patch("bedrooms=3", { "content-type": "text/plain" })).statusCode).toBe(415);
    const put = await on.test.app.inject({
      method: "PUT",
      url: ext("A-1"),
      headers: { ...on.partner.headers, "content-type": "application/merge-patch+json" },
      payload: plainHome,
    });
    expect(put.statusCode).toBe(415);
  });

  it.each([
    ["a list", "[]", "invalid"],
    ["a number", "7", "invalid"],
    ["null", "null", "invalid"],
    ["another reference", '{"external_id":"B-2"}', "invalid"],
    ["no title", '{"title_en":null,"title_th":null}', "invalid"],
    ["what is nested too deeply", `${'{"contact":'.repeat(60)}1${"}".repeat(60)}`, "invalid"],
    [
      "what is nested without end",
      `${'{"contact":'.repeat(5_000)}1${"}".repeat(5_000)}`,
      "unreadable_body",
    ],
    ["a forbidden name", '{"__proto__":{"status":"sold"}}', "invalid"],
    ["half a pair", String.raw`{"title_en":"\ud800"}`, undefined],
    ["no JSON", "{", "unreadable_body"],
  ])("by %s never breaks the home", async (_what, body, code) => {
    const before = await list();
    const reply = await patch(body);
    if (code !== undefined) expect(codeOf(reply)).toBe(code);
    expect(reply.statusCode).toBeLessThan(500);
    const after = (await send("GET", ext("A-1"))).json<PartnerProperty>();
    if (code !== undefined) expect(after).toMatchObject(before);
  });
});

describe("an If-Match condition", () => {
  it("lets one of two changes of the same version through", async () => {
    const { version } = await list();
    const headers = { "if-match": `"${version}"` };
    const replies = await Promise.all([
      send("PATCH", ext("A-1"), { rent_price: 33_000 }, headers),
      send("PATCH", ext("A-1"), { rent_price: 34_000 }, headers),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 412,
    ]);
    const lost = replies.find(({ statusCode }) => statusCode === 412);
    expect(lost && codeOf(lost)).toBe("precondition_failed");
  });

  it("holds for replacing and deleting too, and for nothing that is not there", async () => {
    const { version } = await list();
    const past = { "if-match": '"past"' };
    expect((await send("PUT", ext("A-1"), plainHome, past)).statusCode).toBe(412);
    expect((await send("DELETE", ext("A-1"), undefined, past)).statusCode).toBe(412);
    expect((await send("PUT", ext("new"), plainHome, { "if-match": "*" })).statusCode).toBe(412);
    expect(
      (await send("DELETE", ext("A-1"), undefined, { "if-match": `"${version}"` })).statusCode,
    ).toBe(204);
  });
});

describe("deleting", () => {
  it("ends a home once: its offers, its page, its place in the list", async () => {
    const { id, url } = await list();
    const shown = () => on.test.app.inject({ url: `/api/properties/${id}` });
    const offers = async () =>
      (await on.test.database.pool.query("select from offers where listing_id = $1", [id]))
        .rowCount;
    expect([(await shown()).statusCode, await offers(), url]).toEqual([200, 1, `/property/${id}`]);
    const reply = await send("DELETE", ext("A-1"));
    expect([reply.statusCode, reply.body]).toEqual([204, ""]);
    expect((await send("DELETE", ext("A-1"))).statusCode).toBe(404);
    expect((await send("DELETE", `${HOMES}/${id}`)).statusCode).toBe(404);
    expect([(await shown()).statusCode, await offers()]).toEqual([404, 0]);
    expect((await page()).properties).toEqual([]);
    expect((await changes()).changes.map(({ op, id: of }) => [op, of])).toEqual([
      ["inserted", id],
      ["deleted", id],
    ]);
  });

  it("leaves the reference free for a new home", async () => {
    const { id } = await list();
    await send("DELETE", ext("A-1"));
    expect((await list()).id).not.toBe(id);
  });

  it("by many requests at once is done once", async () => {
    await list();
    const replies = await Promise.all(Array.from({ length: 8 }, () => send("DELETE", ext("A-1"))));
    const statuses = replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([204, ...Array.from({ length: 7 }, () => 404)]);
    expect((await changes()).changes.filter(({ op }) => op === "deleted")).toHaveLength(1);
  });
});

describe("changes", () => {
  it("are read in pages, to the end", async () => {
    await listMany(5);
    const first = (await send("GET", "/api/partner/changes?limit=3")).json<PartnerChanges>();
    expect([first.changes.length, first.has_more]).toEqual([3, true]);
    const rest = await changes(first.last_seq);
    expect([rest.changes.length, rest.has_more]).toEqual([2, false]);
    const none = await changes(rest.last_seq);
    expect(none).toEqual({ changes: [], has_more: false, last_seq: rest.last_seq });
  });

  it.each(["after=-1", "after=x", "after=9007199254740993", "limit=201"])(
    "refuse %s",
    async (query) => {
      expect((await send("GET", `/api/partner/changes?${query}`)).statusCode).toBe(422);
    },
  );
});
