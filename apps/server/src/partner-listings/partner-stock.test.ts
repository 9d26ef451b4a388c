import type {
  PartnerChanges,
  PartnerProperties,
  PartnerProperty,
  Problem,
  WrittenProperty,
} from "@propertyvr/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, type SignedUp, type TestApp } from "../http/testing/test-app.ts";
import { createTestPartner, plainHome, type TestPartner } from "./testing/test-partner.ts";

let test: TestApp;
let admin: SignedUp;
let partner: TestPartner;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signUp();
});
afterAll(() => test.close());
beforeEach(async () => {
  partner = await createTestPartner(test, admin);
});

type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
const HOMES = "/api/partner/properties";
const send = (
  method: Method,
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
  who = partner,
) =>
  test.app.inject({
    method,
    url,
    headers: { ...who.headers, ...headers },
    ...(payload && { payload }),
  });
const ext = (reference: string) => `${HOMES}/ext-${encodeURIComponent(reference)}`;
const codeOf = (reply: { readonly body: string }): string =>
  (JSON.parse(reply.body) as Problem).code;

const list = async (home: object = plainHome, who = partner): Promise<PartnerProperty> => {
  const reply = await send("POST", HOMES, home, {}, who);
  expect([reply.statusCode, reply.body]).toEqual([201, reply.body]);
  return reply.json<WrittenProperty>().property;
};
const listMany = async (count: number, over: (n: number) => object = () => ({})): Promise<void> => {
  const homes = Array.from({ length: count }, (_, n) => ({
    ...plainHome,
    external_id: `B-${n}`,
    ...over(n),
  }));
  expect((await send("POST", `${HOMES}/bulk`, homes)).statusCode).toBe(201);
};
const page = async (query = ""): Promise<PartnerProperties> => {
  const reply = await send("GET", `${HOMES}${query}`);
  expect([reply.statusCode, reply.body]).toEqual([200, reply.body]);
  return reply.json();
};
const changes = async (after = 0): Promise<PartnerChanges> =>
  (await send("GET", `/api/partner/changes?after=${after}`)).json();

describe("a partner's list", () => {
  it("is read page by page, each home once, in the order of first sending", async () => {
    await listMany(7);
    const seen: (string | null)[] = [];
    let url = `${HOMES}?limit=3&status=available`;
    for (let pages = 1; ; pages += 1) {
      const reply = await send("GET", url);
      const { properties, next_cursor } = reply.json<PartnerProperties>();
      seen.push(...properties.map(({ external_id }) => external_id));
      const link = /^<([^>]+)>; rel="next"$/.exec(String(reply.headers["link"] ?? ""))?.[1];
      expect(link === undefined).toBe(next_cursor === null);
      if (link === undefined) {
        expect(pages).toBe(3);
        break;
      }
      expect(new URL(link, "http://x").searchParams.get("cursor")).toBe(next_cursor);
      expect(link).toContain("status=available");
      // What happens meanwhile moves no other home.
      if (pages === 1) expect((await send("DELETE", ext("B-0"))).statusCode).toBe(204);
      url = link;
    }
    expect(seen).toEqual(Array.from({ length: 7 }, (_, n) => `B-${n}`));
  });

  it("goes on with the filters it has, whatever is written in them", async () => {
    await listMany(2, (n) => ({ title_en: `Condo number ${n} near the river` }));
    const query = "limit=1&updated_since=2000-01-01T00:00:00Z&x=a?b%26c";
    const { headers } = await send("GET", `${HOMES}?${query}`);
    const link = new URL(/^<([^>]+)>/.exec(String(headers["link"]))?.[1] ?? "", "http://x");
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      limit: "1",
      updated_since: "2000-01-01T00:00:00Z",
      x: "a?b&c",
    });
    expect((await send("GET", link.pathname + link.search)).statusCode).toBe(200);
  });

  it("of a page that is just full ends there", async () => {
    await listMany(3);
    expect((await page("?limit=3")).next_cursor).toBeNull();
    expect((await page("?limit=2")).next_cursor).toBeTypeOf("string");
  });

  it("is narrowed by each filter, and by several", async () => {
    await list({ ...plainHome, external_id: "rent" });
    await list({
      ...plainHome,
      external_id: "sold",
      deal: "sale",
      rent_price: undefined,
      sale_price: 9_000_000,
      property_type: "house",
      status: "sold",
    });
    const found = async (query: string) =>
      (await page(`?${query}`)).properties.map(({ external_id }) => external_id);
    expect(await found("deal=rent")).toEqual(["rent"]);
    expect(await found("deal=sale")).toEqual(["sold"]);
    expect(await found("status=sold")).toEqual(["sold"]);
    expect(await found("property_type=house")).toEqual(["sold"]);
    expect(await found("property_type=house&deal=rent")).toEqual([]);
    expect(await found("external_id=rent")).toEqual(["rent"]);
    expect(await found("external_id=RENT")).toEqual([]);
    expect(await found("updated_since=2000-01-01T07:00:00%2B07:00")).toEqual(["rent", "sold"]);
    expect(await found("updated_since=2999-01-01T00:00:00Z")).toEqual([]);
    for (const early of ["0000-01-01T00:00:00Z", "2000-01-01T00:00:00%2B23:59"])
      expect(await found(`updated_since=${early}`)).toEqual(["rent", "sold"]);
  });

  it("holds nothing of another partner", async () => {
    const other = await createTestPartner(test, admin);
    await list(plainHome, other);
    expect(await page()).toEqual({ properties: [], next_cursor: null, last_seq: 0 });
  });

  it.each([
    "limit=0",
    "limit=201",
    "limit=ten",
    "limit=1.5",
    "status=gone",
    "deal=lease",
    "property_type=castle",
    "updated_since=yesterday",
    "updated_since=2026-02-30T00:00:00Z",
    "external_id=",
    "status=sold&status=rented",
  ])("refuses %s", async (query) => {
    const reply = await send("GET", `${HOMES}?${query}`);
    expect([reply.statusCode, codeOf(reply)]).toEqual([422, "invalid"]);
  });

  it("refuses a cursor that was made up, or made for another list", async () => {
    await listMany(3);
    const { next_cursor: cursor } = await page("?limit=1");
    const other = await createTestPartner(test, admin);
    for (const [query, who] of [
      ["cursor=AAAAAAAAAAoAAAAAAAAAAAAAAAAAAAAA", partner],
      [`cursor=${String(cursor)}&status=sold`, partner],
      [`cursor=${String(cursor)}`, other],
      ["cursor=1", partner],
      [`cursor=${"x".repeat(500)}`, partner],
    ] as const) {
      const reply = await send("GET", `${HOMES}?${query}`, undefined, {}, who);
      expect([query, reply.statusCode, codeOf(reply)]).toEqual([query, 422, "cursor_invalid"]);
    }
    expect((await page(`?cursor=${String(cursor)}&limit=2`)).properties).toHaveLength(2);
  });

  it("tells where the changes go on that it does not hold yet", async () => {
    await list();
    const { last_seq: lastSeq } = await page();
    expect((await changes(lastSeq)).changes).toEqual([]);
    await list({ ...plainHome, external_id: "later" });
    expect((await changes(lastSeq)).changes.map(({ external_id }) => external_id)).toEqual([
      "later",
    ]);
  });
});

const REFERENCES = [
  "A-1",
  "บ้าน/๑ ?#&=%",
  "🏠".repeat(64),
  "ก".repeat(128),
  "a%2Fb",
  "..",
  "a.b;c:d",
];

describe("one home", () => {
  it.each(REFERENCES)("is found under its reference %s and under our id", async (reference) => {
    const property = await list({ ...plainHome, external_id: reference });
    for (const url of [ext(reference), `${HOMES}/${property.id}`]) {
      const reply = await send("GET", url);
      expect([reply.statusCode, reply.json()]).toMatchObject([200, property]);
    }
  });

  it("is not sent again to who has it, and that is not counted", async () => {
    const { id, version } = await list();
    const first = await send("GET", `${HOMES}/${id}`);
    expect(first.headers).toMatchObject({
      etag: `"${version}"`,
      vary: expect.stringContaining("X-API-Key") as string,
    });
    const again = await send("GET", `${HOMES}/${id}`, undefined, {
      "if-none-match": String(first.headers.etag),
    });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([
      304,
      "",
      first.headers.etag,
    ]);
    await send("PATCH", `${HOMES}/${id}`, { rent_price: 33_000 });
    const changed = await send("GET", `${HOMES}/${id}`, undefined, {
      "if-none-match": String(first.headers.etag),
    });
    expect([changed.statusCode, changed.json<PartnerProperty>().rent_price]).toEqual([200, 33_000]);
  });

  it("answers HEAD with the headers alone", async () => {
    const { id } = await list();
    const [get, head] = [await send("GET", `${HOMES}/${id}`), await send("HEAD", `${HOMES}/${id}`)];
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect(head.headers.etag).toBe(get.headers.etag);
    expect((await send("HEAD", `${HOMES}/999999999`)).statusCode).toBe(404);
    expect((await send("HEAD", HOMES)).statusCode).toBe(200);
  });

  it("of another partner does not exist, by any method", async () => {
    const other = await createTestPartner(test, admin);
    const theirs = await list(plainHome, other);
    const before = (await send("GET", ext("A-1"), undefined, {}, other)).body;
    for (const method of ["GET", "PUT", "PATCH", "DELETE"] as const) {
      const payload = method === "GET" || method === "DELETE" ? undefined : plainHome;
      const reply = await send(method, `${HOMES}/${theirs.id}`, payload);
      expect([method, reply.statusCode]).toEqual([method, 404]);
    }
    for (const method of ["GET", "PATCH", "DELETE"] as const)
      expect((await send(method, ext("A-1"), method === "PATCH" ? {} : undefined)).statusCode).toBe(
        404,
      );
    expect((await send("GET", ext("A-1"), undefined, {}, other)).body).toBe(before);
  });

  it.each([
    "0",
    "-1",
    "01",
    "1e3",
    "ext-",
    "EXT-A-1",
    "abc",
    "9".repeat(19),
    "%00",
    "ext-%00",
    "ext-%ff",
    "x".repeat(2_000),
  ])("under %s is not there", async (id) => {
    const reply = await send("GET", `${HOMES}/${id}`);
    expect([reply.statusCode, codeOf(reply)]).toEqual([404, "not_found"]);
  });

  it("without a reference has none that others could use", async () => {
    const { id, external_id: reference } = await list({ ...plainHome, external_id: undefined });
    expect(reference).toBeNull();
    const { rows } = await test.database.pool.query<{ external_id: string }>(
      "select external_id from listings where id = $1",
      [id],
    );
    const name = rows[0]?.external_id ?? "";
    expect((await send("GET", ext(name))).statusCode).toBe(404);
    expect((await page(`?external_id=${name}`)).properties).toEqual([]);
    const changed = await send("PATCH", `${HOMES}/${id}`, { bedrooms: 3 });
    expect(changed.json<WrittenProperty>()).toMatchObject({
      outcome: "updated",
      property: { id, external_id: null, bedrooms: 3 },
    });
  });
});

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

  it("with what was read changes nothing", async () => {
    const property = await list();
    const reply = await send("PUT", ext("A-1"), property);
    expect(reply.json<WrittenProperty>()).toMatchObject({
      outcome: "unchanged",
      property: { version: property.version },
    });
  });

  it("under a new reference lists the home, whose row need not repeat it", async () => {
    const { external_id: _reference, ...row } = plainHome;
    const reply = await send("PUT", ext("บ้าน 7"), row);
    expect(reply.statusCode).toBe(201);
    const { property } = reply.json<WrittenProperty>();
    expect(property.external_id).toBe("บ้าน 7");
    expect(reply.headers.location).toBe(`${HOMES}/${property.id}`);
    expect((await send("PUT", ext("บ้าน 7"), row)).statusCode).toBe(200);
    expect((await send("PUT", `${HOMES}/999999999`, row)).statusCode).toBe(404);
  });

  it("refuses a row that is another's, broken or none, and keeps what there is", async () => {
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
    test.app.inject({
      method: "PATCH",
      url: ext("A-1"),
      headers: { "content-type": "application/merge-patch+json", ...partner.headers, ...headers },
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
    const put = await test.app.inject({
      method: "PUT",
      url: ext("A-1"),
      headers: { ...partner.headers, "content-type": "application/merge-patch+json" },
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
    ["what is nested too deeply", `${'{"contact":'.repeat(5_000)}1${"}".repeat(5_000)}`, "invalid"],
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

describe("a condition", () => {
  it("lets one of two who read the same version win", async () => {
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
    const shown = () => test.app.inject({ url: `/api/properties/${id}` });
    const offers = async () =>
      (await test.database.pool.query("select from offers where listing_id = $1", [id])).rowCount;
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

  it("at once from many sides is done by one", async () => {
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
