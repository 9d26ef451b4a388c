import type { EditedOwnListing, OwnListing, PartnerProperty, Problem } from "@propertyvr/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { partnerWithAccount } from "../../seekers/enquiries/testing/listed-homes.ts";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import { stockDoors } from "../../stock/partner-listings/testing/stock-doors.ts";
import { plainHome, type TestPartner } from "../../stock/partner-listings/testing/test-partner.ts";

let test: TestApp;
let partner: TestPartner;
let account: SignedUp;
let other: SignedUp;
beforeAll(async () => {
  test = await createTestApp();
  await test.signUp();
  other = (await partnerWithAccount(test, "Other")).account;
});
afterAll(() => test.close());
beforeEach(async () => {
  const made = await partnerWithAccount(test, "Baan Dee");
  account = made.account;
  const key = await test.app.inject({
    method: "POST",
    url: "/api/admin/api-keys",
    headers: account.headers,
    payload: {},
  });
  const { key: text } = key.json<{ key: string }>();
  partner = { partnerId: made.partnerId, headers: { "x-api-key": text } };
});
const { changes, list, send } = stockDoors(
  () => test,
  () => partner,
);

const call = (
  method: "GET" | "PATCH" | "DELETE",
  id: string,
  {
    body,
    version,
    who = account,
  }: { readonly body?: object; readonly version?: string; readonly who?: SignedUp } = {},
) =>
  test.app.inject({
    method,
    url: `/api/partner-listings/${id}`,
    headers: { ...who.headers, ...(version !== undefined && { "if-match": `"${version}"` }) },
    ...(body && { payload: body }),
  });
const edit = async (id: string, body: object, version?: string): Promise<EditedOwnListing> => {
  const reply = await call("PATCH", id, { body, ...(version !== undefined && { version }) });
  expect([reply.statusCode, reply.statusCode === 200 ? "" : reply.body]).toEqual([200, ""]);
  return reply.json();
};
const own = async (id: string) => (await call("GET", id)).json<OwnListing>();
const problemOf = (reply: { readonly body: string }) => JSON.parse(reply.body) as Problem;

describe("editing a home by hand", () => {
  it("changes status, price and texts, and the key's owner reads the same", async () => {
    const { id } = await list();
    const { listing, warnings } = await edit(id, {
      status: "rented",
      title_en: "Corner condo near BTS Ari",
      description_th: "ห้องมุม วิวสวน",
      rent_price: "35,000",
    });
    const changed = {
      status: "rented",
      title_en: "Corner condo near BTS Ari",
      title_th: plainHome.title_th,
      description_th: "ห้องมุม วิวสวน",
      rent_price: 35_000,
      bedrooms: 2,
    };
    expect(listing.property).toMatchObject(changed);
    expect(warnings).toEqual([]);
    const read = await send("GET", `/api/partner/properties/${id}`);
    expect(read.json<PartnerProperty>()).toMatchObject(changed);
  });

  it("is in the log of changes, in the history of prices and in the next search's offers", async () => {
    const { id } = await list();
    await edit(id, { rent_price: 28_000 });
    expect((await changes()).changes.at(-1)).toMatchObject({
      op: "updated",
      id,
      fields: ["rent_price"],
    });
    const { rows: prices } = await test.database.pool.query(
      "select price::int as price from listing_prices where listing_id = $1 order by since",
      [id],
    );
    expect(prices).toEqual([{ price: 32_000 }, { price: 28_000 }]);
    const { rows: offers } = await test.database.pool.query(
      "select price::int as price from offers where listing_id = $1",
      [id],
    );
    expect(offers).toEqual([{ price: 28_000 }]);
  });

  it("tells the partner's webhooks", async () => {
    const { id } = await list();
    await test.database.pool.query(
      `insert into webhook_endpoints (id, partner_id, url, types, secret, created_at)
       values (gen_random_uuid(), $1, 'https://example.com', '{listing.updated}', '', now())`,
      [partner.partnerId],
    );
    await edit(id, { status: "sold" });
    const { rows } = await test.database.pool.query<{ body: string }>(
      "select body::text as body from webhook_events where partner_id = $1 and type = 'listing.updated'",
      [partner.partnerId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.body).toContain('"status"');
  });

  it.each([
    [{ title: "Old headline" }, { title_en: "New headline" }, { title_en: "New headline" }],
    [
      { title: "หัวข้อเดิม", title_en: "Old" },
      { title_th: null },
      { title_en: "Old", title_th: null },
    ],
    [
      { title: "Old headline", title_th: "หัวข้อเดิม" },
      { title_th: "\u202e" },
      { title_en: "Old headline", title_th: null },
    ],
    [
      { description: "Quiet and bright." },
      { description_en: null },
      { description_en: null, description_th: null },
    ],
    [
      { price: "on_request", deal: "both" },
      { sale_price: 5_000_000 },
      { rent_price: "on_request", sale_price: 5_000_000, deal: "both" },
    ],
    [
      { price: 30_000, price_period: "month", deal: "rent" },
      { rent_price: null, sale_price: "4.5 ล้าน" },
      { rent_price: null, sale_price: 4_500_000, deal: "sale" },
    ],
  ])(
    "of a row that says %j by %j takes precedence, whatever names the row used",
    async (row, body, after) => {
      const { title_en, title_th, rent_price, ...rest } = plainHome;
      const home = {
        ...rest,
        ...(!("title" in row) && { title_en, title_th }),
        ...(!("price" in row) && { rent_price }),
        ...row,
      };
      const { id } = await list(home);
      const { listing, warnings } = await edit(id, body);
      expect(listing.property).toMatchObject(after);
      expect(warnings).toEqual([]);
    },
  );

  it.each([
    ["words for a price", { rent_price: "cheap" }, "rent_price"],
    ["a price of a few baht", { rent_price: 3 }, "rent_price"],
    ["no price at all", { rent_price: null }, "price"],
    ["no title at all", { title_en: " ", title_th: null }, "title"],
    ["a title too long", { title_en: "x".repeat(301) }, "title_en"],
    ["a text too long", { description_en: "x".repeat(20_001) }, "description_en"],
    ["an unknown status", { status: "gone" }, "status"],
    ["a member that the form has not", { bedrooms: 7 }, "bedrooms"],
  ])("by %s is refused at its field, and nothing is changed", async (_what, body, field) => {
    const { id } = await list();
    const before = await own(id);
    const reply = await call("PATCH", id, { body });
    const { status, errors } = problemOf(reply);
    expect([status, errors?.[0]?.field]).toEqual([422, field]);
    expect((await own(id)).property.version).toBe(before.property.version);
  });

  it("refuses a second price that cannot be read, which a feed's row would leave out", async () => {
    const { id } = await list();
    const reply = await call("PATCH", id, { body: { sale_price: "a lot" } });
    expect(problemOf(reply)).toMatchObject({
      status: 422,
      errors: [{ field: "sale_price", message_th: expect.any(String) as string }],
    });
    expect((await own(id)).property).toMatchObject({ deal: "rent", sale_price: null });
  });

  it("from an old version is refused, so that two windows do not overwrite each other", async () => {
    const { id, version } = await list();
    const { listing } = await edit(id, { status: "rented" }, version);
    const late = await call("PATCH", id, { body: { status: "sold" }, version });
    expect(problemOf(late).code).toBe("precondition_failed");
    expect((await own(id)).property.status).toBe("rented");
    await edit(id, { status: "available" }, listing.property.version);
    expect((await own(id)).property.status).toBe("available");
  });

  it("is read as plain text: markup is taken out", async () => {
    const { id } = await list();
    const { listing } = await edit(id, {
      description_en: "<script>alert(1)</script>Bright &lt;b>",
    });
    expect(listing.property.description_en).not.toMatch(/<script|<b>/);
  });

  it("of another partner's home, or of none, finds nothing", async () => {
    const { id } = await list();
    for (const asked of [id, "999999999", "x", "0"])
      for (const method of ["GET", "PATCH", "DELETE"] as const) {
        const reply = await call(method, asked, {
          who: other,
          ...(method === "PATCH" && { body: { status: "sold" } }),
        });
        expect([method, asked, reply.statusCode]).toEqual([method, asked, 404]);
      }
    expect((await own(id)).property.status).toBe("available");
  });
});

describe("a later row of a feed", () => {
  it("wins over what was written by hand", async () => {
    const { id } = await list();
    await edit(id, { rent_price: 28_000, title_en: "Mine" });
    await send("POST", "/api/partner/properties", { ...plainHome, rent_price: 33_000 });
    expect((await own(id)).property).toMatchObject({
      rent_price: 33_000,
      title_en: plainHome.title_en,
    });
  });

  it("updates a home without a reference that was edited, and lists no second one", async () => {
    const { external_id: _reference, ...row } = plainHome;
    const { id } = await list(row);
    await edit(id, { rent_price: 28_000 });
    const again = await send("POST", "/api/partner/properties", row);
    expect(again.json<{ property: PartnerProperty }>().property).toMatchObject({
      id,
      rent_price: 32_000,
    });
  });
});

describe("deleting a home by hand", () => {
  it("takes it off the market, once, and the log of changes says so", async () => {
    const { id, version } = await list();
    expect((await call("DELETE", id, { version: "past" })).statusCode).toBe(412);
    expect((await call("DELETE", id, { version })).statusCode).toBe(204);
    expect((await call("DELETE", id)).statusCode).toBe(404);
    expect((await test.app.inject(`/api/properties/${id}`)).statusCode).toBe(404);
    expect((await changes()).changes.at(-1)).toMatchObject({ op: "deleted", id });
  });
});
