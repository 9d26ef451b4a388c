import {
  type BulkReply,
  type Problem,
  PARTNER_ROW_MEMBERS,
  type WrittenProperty,
} from "@propertyvr/contracts";
import { ROW_MEMBERS } from "@propertyvr/ingest";
import { describe, expect, it } from "vitest";
import { createTestPartner, plainHome } from "../../stock/partner-listings/testing/test-partner.ts";
import { partnerATest } from "../../stock/partner-listings/testing/partner-a-test.ts";

const on = partnerATest();

const post = (payload: unknown, query = "", who = on.partner) =>
  on.test.app.inject({
    method: "POST",
    url: `/api/partner/properties${query}`,
    headers: { ...who.headers, "content-type": "application/json" },
    payload: JSON.stringify(payload),
  });
const bulk = (payload: unknown, query = "", who = on.partner) =>
  post(payload, `/bulk${query}`, who);
const written = async (payload: unknown, status: number, query = ""): Promise<WrittenProperty> => {
  const reply = await post(payload, query);
  expect([reply.statusCode, reply.statusCode === status ? "" : reply.body]).toEqual([status, ""]);
  return reply.json<WrittenProperty>();
};
const bulked = async (payload: unknown, status: number, query = ""): Promise<BulkReply> => {
  const reply = await bulk(payload, query);
  expect([reply.statusCode, reply.statusCode === status ? "" : reply.body]).toEqual([status, ""]);
  return reply.json<BulkReply>();
};
const stock = async (who = on.partner) => {
  const { rows } = await on.test.database.pool.query<{ external_id: string; rent_price: number }>(
    "select id::text, external_id, rent_price, bedrooms, xmin::text from listings where source = $1 order by id",
    [`partner:${who.partnerId}`],
  );
  return rows;
};
const changes = async () => {
  const { rows } = await on.test.database.pool.query(
    "select op, external_id, fields from listing_changes where partner_id = $1 order by seq",
    [on.partner.partnerId],
  );
  return rows;
};

describe("one home", () => {
  it("is created, then unchanged, then updated, and each answer says so", async () => {
    const first = await post(plainHome);
    expect(first.statusCode).toBe(201);
    const { property, ...rest } = first.json<WrittenProperty>();
    expect(rest).toEqual({
      success: true,
      outcome: "inserted",
      dry_run: false,
      changes: [],
      warnings: [],
      repairs: [],
    });
    expect(first.headers.location).toBe(`/api/partner/properties/${property.id}`);
    expect(first.headers.etag).toBe(`"${property.version}"`);
    expect(property).toMatchObject({ ...plainHome, sale_price: null, status: "available" });

    const before = await stock();
    expect((await written(plainHome, 200)).outcome).toBe("unchanged");
    expect(await stock()).toEqual(before);

    const changed = await written({ ...plainHome, rent_price: 30_000, pets: true }, 200);
    expect(changed.outcome).toBe("updated");
    expect(changed.changes).toEqual([
      { field: "rent_price", before: 32_000, after: 30_000 },
      { field: "amenities", before: ["pool", "gym"], after: ["pool", "gym", "pet_friendly"] },
    ]);
    expect(changed.property.version).not.toBe(property.version);
    expect(await changes()).toEqual([
      { op: "inserted", external_id: "A-1", fields: [] },
      { op: "updated", external_id: "A-1", fields: ["rent_price", "amenities"] },
    ]);
  });

  it("sent back as it was read means what it meant", async () => {
    const { property } = await written(
      {
        ...plainHome,
        description: "พูด\nสองบรรทัด",
        floor: "12A",
        contact: { line: "@a", phone: "0812345678" },
        tenure: "freehold",
        foreign_quota: false,
        amenities_no: ["parking"],
        sale_price: "on_request",
        deal: "both",
        available_from: "2027-01-31",
        location: "Soi Ari 4",
      },
      201,
    );
    const again = await written(property, 200);
    expect([again.outcome, again.repairs, again.warnings]).toEqual(["unchanged", [], []]);
    expect(again.property.version).toBe(property.version);
  });

  it("sent again unchanged counts as confirmed", async () => {
    const { property } = await written(plainHome, 201);
    await on.test.database.pool.query(
      "update listings set last_confirmed_at = now() - interval '20 years' where id = $1",
      [property.id],
    );
    const again = await written(plainHome, 200);
    expect([again.outcome, again.property.quality]).toEqual(["unchanged", property.quality]);
  });

  it("with errors is refused with place, reason and remedy of each, in both languages", async () => {
    const reply = await post({ ...plainHome, rent_price: 5, property_type: "hous" });
    expect(reply.statusCode).toBe(422);
    const { code, errors } = reply.json<Problem>();
    expect(code).toBe("invalid");
    expect(errors).toContainEqual({
      row: 1,
      external_id: "A-1",
      pointer: "/rent_price",
      field: "rent_price",
      code: "price.below_minimum",
      message: "Price must be at least 1,000 THB",
      message_th: "ราคาต้องไม่ต่ำกว่า 1,000 บาท",
      value: 5,
      fix: "Send the full amount in baht, not thousands or millions",
      fix_th: "ส่งจำนวนเต็มเป็นบาท ไม่ใช่หลักพันหรือล้าน",
    });
    expect(errors?.map((error) => error.field)).toEqual(["property_type", "rent_price"]);
    expect(await stock()).toEqual([]);
  });

  it("without a reference is recognised by its content", async () => {
    const { external_id: _, ...unnamed } = plainHome;
    const first = await written(unnamed, 201);
    expect(first.property.external_id).toBeNull();
    expect(first.warnings.map(({ code }) => code)).toEqual(["external_id.advised"]);
    // The same said in another order and with another spelling.
    const { title_en, ...others } = unnamed;
    const again = await written({ ...others, province: "กรุงเทพฯ", title_en }, 200);
    expect([again.outcome, again.property.id]).toEqual(["unchanged", first.property.id]);
    const changed = await written({ ...unnamed, bedrooms: 3 }, 201);
    expect(changed.property.id).not.toBe(first.property.id);
  });

  it("in a dry run shows what would be written, and writes nothing", async () => {
    const tried = await written(plainHome, 200, "?dry_run=true");
    expect(tried).toMatchObject({ outcome: "inserted", dry_run: true, property: { id: "new" } });
    expect([await stock(), await changes()]).toEqual([[], []]);
    await written(plainHome, 201);
    const again = await written({ ...plainHome, bedrooms: 3 }, 200, "?dry_run=true");
    expect(again).toMatchObject({
      outcome: "updated",
      changes: [{ field: "bedrooms", before: 2, after: 3 }],
      property: { bedrooms: 3 },
    });
    expect(await stock()).toMatchObject([{ bedrooms: 2 }]);
    expect(await changes()).toHaveLength(1);
  });

  it("under a reference that another partner uses too is another home", async () => {
    const other = await createTestPartner(on.test, on.admin);
    const { property } = await written(plainHome, 201);
    const theirs = await post({ ...plainHome, id: property.id, bedrooms: 1 }, "", other);
    expect(theirs.statusCode).toBe(201);
    expect(theirs.json<WrittenProperty>().property.id).not.toBe(property.id);
    expect(await stock()).toMatchObject([{ id: property.id, bedrooms: 2 }]);
    expect(await stock(other)).toMatchObject([{ bedrooms: 1 }]);
  });

  it.each([
    ["null", null],
    ["a number", 7],
    ["a text", "x"],
    ["an array", []],
    ["another's prototype", JSON.parse('{"__proto__": {"price": 1}}')],
    ["nesting", { contact: { a: { b: { c: { d: { e: 1 } } } } } }],
  ])("that is %s is refused with a reason", async (_what, payload) => {
    const reply = await post(payload);
    expect(reply.statusCode).toBe(422);
    expect(reply.json<Problem>().errors?.[0]?.code).toMatch(/^row\./);
    expect(await stock()).toEqual([]);
  });

  it("holds text that no database can hold without what cannot be held", async () => {
    const sent = await written(
      { ...plainHome, title_en: "A\u0000b\ud800 <i>c</i>\u202e", note: "\udc00" },
      201,
    );
    expect(sent.property.title_en).toBe("Ab c");
    expect(sent.repairs.map(({ code }) => code)).toEqual(["text.html_removed"]);
  });
});

describe("many homes", () => {
  const homes = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      ...plainHome,
      external_id: `B-${n}`,
      rent_price: 20_000 + n,
    }));

  it("are all created, then all unchanged, and mixed where some fail", async () => {
    expect(await bulked(homes(3), 201)).toMatchObject({ success: true, received: 3, inserted: 3 });
    expect(await bulked({ properties: homes(3) }, 200)).toMatchObject({
      unchanged: 3,
      inserted: 0,
    });
    const mixed = await bulked(
      { properties: [...homes(4), { ...plainHome, rent_price: "?" }, null, 7] },
      207,
    );
    expect(mixed).toMatchObject({
      success: true,
      received: 7,
      inserted: 1,
      unchanged: 3,
      failed: 3,
    });
    expect(mixed.errors.map(({ row, pointer, code }) => [row, pointer, code])).toEqual([
      [5, "/properties/4/rent_price", "number.unreadable"],
      [6, "/properties/5", "row.not_an_object"],
      [7, "/properties/6", "row.not_an_object"],
    ]);
    expect(await stock()).toHaveLength(4);
    expect(await changes()).toHaveLength(4);
  });

  it("of which none is good are refused, with every error", async () => {
    const reply = await bulk([null, {}]);
    expect(reply.statusCode).toBe(422);
    const problem = reply.json<Problem>();
    expect(problem).toMatchObject({ success: false, received: 2, inserted: 0, failed: 2 });
    expect(problem.errors_total).toBe(problem.errors?.length);
    expect(new Set(problem.errors?.map(({ row }) => row))).toEqual(new Set([1, 2]));
  });

  it("land all or none where that is asked", async () => {
    const reply = await bulk([...homes(2), null], "?atomic=true");
    expect(reply.statusCode).toBe(422);
    expect(reply.json<Problem>()).toMatchObject({ received: 3, failed: 3, errors_total: 1 });
    expect(await stock()).toEqual([]);
    expect((await bulked(homes(2), 201, "?atomic=true")).inserted).toBe(2);
  });

  it("with one reference are one home, the last of them; the earlier say so", async () => {
    const sent = await bulked(
      [
        { ...plainHome, bedrooms: 1 },
        { ...plainHome, bedrooms: 4 },
        { ...plainHome, rent_price: [1] },
      ],
      207,
    );
    expect(sent).toMatchObject({ inserted: 1, superseded: 1, failed: 1 });
    expect(sent.results.map(({ outcome }) => outcome)).toEqual([
      "superseded",
      "inserted",
      "failed",
    ]);
    expect(sent.warnings).toMatchObject([{ row: 1, code: "row.superseded" }]);
    expect(await stock()).toMatchObject([{ bedrooms: 4 }]);
  });

  it("in a dry run say what would change in each, from what to what", async () => {
    await bulked(homes(2), 201);
    const before = await stock();
    const tried = await bulked(
      [{ ...homes(1)[0], rent_price: 10_000 }, ...homes(3).slice(1)],
      200,
      "?dry_run=true",
    );
    expect(tried).toMatchObject({ dry_run: true, inserted: 1, updated: 1, unchanged: 1 });
    expect(tried.results[0]?.changes).toEqual([
      { field: "rent_price", before: 20_000, after: 10_000 },
    ]);
    expect(tried.results[2]?.id).toBeNull();
    expect(await stock()).toEqual(before);
  });

  it.each([
    ["nothing", [], "too_few_rows"],
    ["1,001 rows", Array.from({ length: 1_001 }, () => ({})), "too_many_rows"],
    ["an object without rows", { rows: [] }, "invalid_type"],
    ["a text", "x", "invalid_type"],
  ])("%s are no bulk", async (_what, payload, code) => {
    const reply = await bulk(payload);
    expect(reply.statusCode).toBe(422);
    expect(reply.json<Problem>().errors?.[0]?.code).toBe(code);
  });

  it("as lines: one that is broken is told by its line, the others land", async () => {
    const thai = Buffer.from([0x22, 0xa1, 0xa2, 0x22]);
    const lines = homes(2).map((home) => JSON.stringify(home));
    const payload = Buffer.concat([
      Buffer.from(`\ufeff${lines[0] ?? ""}\r\n\n{"broken": \n`),
      thai,
      Buffer.from(`\n${lines[1] ?? ""}`),
    ]);
    const reply = await on.test.app.inject({
      method: "POST",
      url: "/api/partner/properties/bulk",
      headers: { ...on.partner.headers, "content-type": "application/x-ndjson" },
      payload,
    });
    expect(reply.statusCode).toBe(207);
    const sent = reply.json<BulkReply>();
    expect(sent).toMatchObject({ received: 4, inserted: 2, failed: 2 });
    expect(sent.errors.map(({ row, line, code, message }) => [row, line, code, message])).toEqual([
      [2, 3, "row.unreadable", "This line isn't JSON: not valid JSON"],
      [3, 4, "row.unreadable", "This line isn't JSON: not valid UTF-8"],
    ]);
  });

  it("lines are read nowhere else", async () => {
    const reply = await on.test.app.inject({
      method: "POST",
      url: "/api/partner/properties",
      headers: { ...on.partner.headers, "content-type": "application/x-ndjson" },
      payload: "{}",
    });
    expect(reply.statusCode).toBe(415);
  });

  it("sent twice at once are written once", async () => {
    const sent = await Promise.all(Array.from({ length: 6 }, () => bulk(homes(20))));
    const replies = sent.map((reply) => reply.json<BulkReply>());
    expect(replies.map(({ inserted }) => inserted).sort((a, b) => a - b)).toEqual([
      0, 0, 0, 0, 0, 20,
    ]);
    expect(await stock()).toHaveLength(20);
    expect(await changes()).toHaveLength(20);
  });
});

describe("the members of a row", () => {
  it("are those that the document names", () => {
    expect([...PARTNER_ROW_MEMBERS].sort()).toEqual([...ROW_MEMBERS].sort());
  });
});
