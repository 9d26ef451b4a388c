import type { EditedOwnListing, PartnerProperty, UploadReply } from "@propertyvr/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../platform/http/testing/test-app.ts";
import { partnerWithAccount } from "../../seekers/enquiries/testing/listed-homes.ts";
import { form } from "../uploads/testing/send-form.ts";
import { ext, HOMES, stockDoors } from "../../stock/partner-listings/testing/stock-doors.ts";
import { plainHome, type TestPartner } from "../../stock/partner-listings/testing/test-partner.ts";

let test: TestApp;
let partner: TestPartner;
let edit: (id: string, body: object) => Promise<EditedOwnListing>;
let upload: (file: string, options?: object) => Promise<UploadReply>;
beforeAll(async () => {
  test = await createTestApp();
  await test.signUp();
});
afterAll(() => test.close());
beforeEach(async () => {
  const { partnerId, account } = await partnerWithAccount(test, "Baan Dee");
  const { headers } = account;
  const made = await test.app.inject({
    method: "POST",
    url: "/api/admin/api-keys",
    headers,
    payload: {},
  });
  partner = { partnerId, headers: { "x-api-key": made.json<{ key: string }>().key } };
  edit = async (id, body) => {
    const url = `/api/partner-listings/${id}`;
    const reply = await test.app.inject({ method: "PATCH", url, headers, payload: body });
    if (reply.statusCode !== 200) throw new Error(`answered ${reply.body}`);
    return reply.json();
  };
  upload = async (file, options = {}) => {
    const sent = form(file, { options });
    const reply = await test.app.inject({
      method: "POST",
      url: "/api/properties/upload/csv",
      headers: { ...sent.headers, ...headers },
      ...(sent.payload !== undefined && { payload: sent.payload }),
    });
    if (reply.statusCode !== 200) throw new Error(`answered ${reply.body}`);
    return reply.json();
  };
});
const { changes, list, send } = stockDoors(
  () => test,
  () => partner,
);

const read = async (id: string) => (await send("GET", `${HOMES}/${id}`)).json<PartnerProperty>();
/** Sends a row as a feed does, and tells what became of it. */
const sendRow = async (row: object): Promise<string> => {
  const reply = await send("POST", `${HOMES}/bulk`, [row]);
  const { results } = reply.json<{ results: readonly { outcome: string }[] }>();
  return results[0]?.outcome ?? reply.body;
};
const heldOf = async (id: string) => {
  const { rows } = await test.database.pool.query<{ held: unknown }>(
    "select jsonb_strip_nulls(held) as held from listings where id = $1",
    [id],
  );
  return rows[0]?.held;
};
const writtenAt = async (id: string) => {
  const { rows } = await test.database.pool.query<{ xmin: string }>(
    "select xmin::text from listings where id = $1",
    [id],
  );
  return rows[0]?.xmin;
};

const TYPED = {
  status: "sold",
  description_en: "Bright corner unit.",
  description_th: "ห้องมุม สว่าง",
  sale_price: 5_000_000,
};
/** The prices alone say the deal. */
const { deal: _deal, ...feedHome } = plainHome;
const { title_th: _thai, ...oneTitle } = feedHome;

describe("a later row that leaves out what was edited by hand", () => {
  it("keeps the edit", async () => {
    const { id } = await list(oneTitle);
    await edit(id, { ...TYPED, title_th: "คอนโดของฉัน" });
    await sendRow({ ...oneTitle, rent_price: 33_000, bedrooms: 3 });
    expect(await read(id)).toMatchObject({
      ...TYPED,
      title_th: "คอนโดของฉัน",
      rent_price: 33_000,
      deal: "both",
      bedrooms: 3,
    });
  });

  it.each([
    ["null", null],
    ["nothing", ""],
    ["a dash", "-"],
  ])("keeps it where the row says %s", async (_what, empty) => {
    const { id } = await list(feedHome);
    await edit(id, TYPED);
    const empties = { status: empty, description_en: empty, sale_price: empty };
    expect(await sendRow({ ...feedHome, ...empties })).toBe("unchanged");
    expect(await read(id)).toMatchObject(TYPED);
  });

  it("is written once and then counts as unchanged, without an entry in the log of changes", async () => {
    const { id } = await list(feedHome);
    await edit(id, TYPED);
    const { changes: before } = await changes();
    expect(await sendRow(feedHome)).toBe("unchanged");
    const written = await writtenAt(id);
    expect(await sendRow(feedHome)).toBe("unchanged");
    expect(await writtenAt(id)).toBe(written);
    expect((await changes()).changes).toEqual(before);
    const { rows } = await test.database.pool.query(
      "select deal, price::int as price from listing_prices where listing_id = $1 order by deal",
      [id],
    );
    expect(rows).toEqual([
      { deal: "rent", price: 32_000 },
      { deal: "sale", price: 5_000_000 },
    ]);
  });

  it("keeps a sold home from being offered again", async () => {
    const { id } = await list(feedHome);
    await edit(id, { status: "sold" });
    await sendRow({ ...feedHome, bedrooms: 3 });
    const { rows } = await test.database.pool.query(
      "select status from listings where id = $1 and status = 'sold'",
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  it("keeps the edit of a home without a reference", async () => {
    const { external_id: _reference, ...row } = feedHome;
    const { id } = await list(row);
    await edit(id, { status: "rented" });
    expect(await sendRow(row)).toBe("unchanged");
    expect((await read(id)).status).toBe("rented");
  });

  it("keeps it through PUT, through POST and through later edits", async () => {
    const { id } = await list(feedHome);
    await edit(id, { description_en: "Typed" });
    await send("PUT", ext("A-1"), feedHome);
    await send("PUT", `${HOMES}/${id}`, feedHome);
    await send("POST", HOMES, feedHome);
    await edit(id, { status: "pending" });
    await send("POST", HOMES, { ...feedHome, bathrooms: 3 });
    expect(await read(id)).toMatchObject({ description_en: "Typed", status: "pending" });
  });

  it("in a dry run changes nothing of it", async () => {
    const { id } = await list(feedHome);
    await edit(id, { status: "sold" });
    const held = await heldOf(id);
    await send("POST", `${HOMES}/bulk?dry_run=true`, [{ ...feedHome, status: "available" }]);
    expect([await heldOf(id), (await read(id)).status]).toEqual([held, "sold"]);
  });
});

describe("a later row that states what was edited by hand", () => {
  it.each([
    [{ status: "sold" }, { status: "available" }, { status: "available" }],
    [{ title_th: "ของฉัน" }, { title: "ของฟีด" }, { title_th: "ของฟีด" }],
    [{ description_en: "Mine" }, { description: "The feed's" }, { description_en: "The feed's" }],
    [{ rent_price: 28_000 }, {}, { rent_price: 32_000 }],
    [{ sale_price: 5_000_000 }, { sale_price: 6_000_000 }, { sale_price: 6_000_000 }],
    [{ sale_price: 5_000_000 }, { deal: "rent" }, { sale_price: null, deal: "rent" }],
  ])("of %j by %j wins, also for the rows after it", async (body, over, after) => {
    const { id } = await list(oneTitle);
    await edit(id, body);
    await sendRow({ ...oneTitle, ...over });
    expect(await read(id)).toMatchObject(after);
    expect(await heldOf(id)).toBeNull();
  });

  it("with the same value ends the edit's precedence as well", async () => {
    const { id } = await list(feedHome);
    await edit(id, { status: "sold" });
    expect(await sendRow({ ...feedHome, status: "sold" })).toBe("unchanged");
    await sendRow(feedHome);
    expect((await read(id)).status).toBe("available");
  });

  it("wins over the edited fields that it states, and leaves the others", async () => {
    const { id } = await list(feedHome);
    await edit(id, TYPED);
    await sendRow({ ...feedHome, status: "pending", description_th: "จากฟีด" });
    expect(await read(id)).toMatchObject({
      ...TYPED,
      status: "pending",
      description_th: "จากฟีด",
    });
    expect(await heldOf(id)).toEqual({
      description_en: TYPED.description_en,
      sale_price: TYPED.sale_price,
    });
  });
});

describe("a later file", () => {
  const file = (columns: string, values: string): string =>
    `external_id,property_type,deal,price,province,district,project${columns}\n` +
    `A-1,condo,rent,32000,Bangkok,Phaya Thai,Ideo${values}\n`;

  it("keeps edited fields that it leaves out, a composed title among them, and then counts as unchanged", async () => {
    const { id } = await list(feedHome);
    await edit(id, { status: "sold", title_en: "Typed headline" });
    expect(await upload(file(",bedrooms", ",2"))).toMatchObject({ updated: 1 });
    const kept = { status: "sold", title_en: "Typed headline", project: "Ideo" };
    expect(await read(id)).toMatchObject(kept);
    await send("PATCH", ext("A-1"), { status: "rented" });
    expect(await upload(file(",bedrooms", ",2"))).toMatchObject({ unchanged: 1 });
    expect(await read(id)).toMatchObject({ ...kept, status: "rented" });
  });

  it("that replaces the stock keeps it for the homes that it names", async () => {
    const { id } = await list(feedHome);
    await edit(id, { status: "sold" });
    await upload(file(",bedrooms", ",2"), { mode: "replace" });
    expect((await read(id)).status).toBe("sold");
  });

  it("wins where it states the edited field", async () => {
    const { id } = await list(feedHome);
    await edit(id, { status: "sold", title_en: "Typed headline" });
    await upload(file(",status,title_en", ",available,Of the file"));
    expect(await read(id)).toMatchObject({ status: "available", title_en: "Of the file" });
    expect(await heldOf(id)).toBeNull();
  });
});

describe("PATCH with a key", () => {
  it("is an edit by hand: rows that leave the member out keep it", async () => {
    const { id } = await list(feedHome);
    await send("PATCH", ext("A-1"), { status: "sold", description: "Typed", bedrooms: 4 });
    await sendRow(feedHome);
    expect(await read(id)).toMatchObject({
      status: "sold",
      description_en: "Typed",
      bedrooms: plainHome.bedrooms,
    });
  });

  it("with null removes the edited value", async () => {
    const { id } = await list(feedHome);
    await edit(id, { status: "sold", description_en: "Typed", sale_price: 5_000_000 });
    await sendRow(feedHome);
    const cleared = { status: null, description_en: null, sale_price: null, deal: null };
    await send("PATCH", ext("A-1"), cleared);
    const stated = { status: "available", description_en: null, sale_price: null };
    expect(await read(id)).toMatchObject(stated);
    await sendRow(feedHome);
    expect(await read(id)).toMatchObject(stated);
  });

  it("of another field keeps the edited one", async () => {
    const { rent_price: _rent, ...home } = feedHome;
    const { id } = await list({ ...home, price: 32_000 });
    await edit(id, { sale_price: 5_000_000, status: "sold" });
    await sendRow({ ...home, price: 31_000 });
    await send("PATCH", ext("A-1"), { bedrooms: 4 });
    expect(await read(id)).toMatchObject({
      bedrooms: 4,
      rent_price: 31_000,
      sale_price: 5_000_000,
      status: "sold",
    });
    await sendRow({ ...home, price: 30_000 });
    expect(await read(id)).toMatchObject({ rent_price: 30_000, sale_price: 5_000_000 });
  });
});

it("a home that was deleted and is sent again has no edits that take precedence", async () => {
  const { id } = await list(feedHome);
  await edit(id, { status: "sold" });
  await send("DELETE", ext("A-1"));
  const again = await list(feedHome);
  expect([again.status, await heldOf(again.id)]).toEqual(["available", null]);
});
