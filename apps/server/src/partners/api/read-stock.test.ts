import type { PartnerProperties, PartnerProperty, WrittenProperty } from "@propertyvr/contracts";
import { describe, expect, it } from "vitest";
import { codeOf, ext, HOMES } from "../../stock/partner-listings/testing/stock-doors.ts";
import { createTestPartner, plainHome } from "../../stock/partner-listings/testing/test-partner.ts";
import { partnerATest } from "../../stock/partner-listings/testing/partner-a-test.ts";

const on = partnerATest();
const { changes, list, listMany, page, send } = on;

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

  it("keeps its filters from page to page, whatever characters they hold", async () => {
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

  it("ends with a page that is just full", async () => {
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
    const other = await createTestPartner(on.test, on.admin);
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
    const other = await createTestPartner(on.test, on.admin);
    for (const [query, who] of [
      ["cursor=AAAAAAAAAAoAAAAAAAAAAAAAAAAAAAAA", on.partner],
      [`cursor=${String(cursor)}&status=sold`, on.partner],
      [`cursor=${String(cursor)}`, other],
      ["cursor=1", on.partner],
      [`cursor=${"x".repeat(500)}`, on.partner],
    ] as const) {
      const reply = await send("GET", `${HOMES}?${query}`, undefined, {}, who);
      expect([query, reply.statusCode, codeOf(reply)]).toEqual([query, 422, "cursor_invalid"]);
    }
    expect((await page(`?cursor=${String(cursor)}&limit=2`)).properties).toHaveLength(2);
  });

  it("says from which number on the log of changes goes on", async () => {
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
    const other = await createTestPartner(on.test, on.admin);
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

  it("without a reference is found under no reference", async () => {
    const { id, external_id: reference } = await list({ ...plainHome, external_id: undefined });
    expect(reference).toBeNull();
    const { rows } = await on.test.database.pool.query<{ external_id: string }>(
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
