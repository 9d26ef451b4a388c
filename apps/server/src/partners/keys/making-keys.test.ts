import type { Problem } from "@propertyvr/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createPartnerApp, FORM, type PartnerApp } from "./testing/partner-app.ts";

let test: PartnerApp;
beforeAll(async () => {
  test = await createPartnerApp();
});
afterAll(() => test.close());

it("a new key is shown whole once, and afterwards only by its ends", async () => {
  const { key, ...rest } = await test.made({ ...FORM, partner_company: "Baan Dee Co." });
  expect(key).toMatch(/^pvr_[0-9A-Za-z]{46}$/);
  expect(rest).toMatchObject({
    label: null,
    scopes: ["read", "write"],
    partner_id: expect.stringMatching(/^[\da-f-]{36}$/),
    partner_name: "Baan Dee",
    partner_email: "api@baandee.example",
    partner_company: "Baan Dee Co.",
    rate_limit: 1000,
    is_active: true,
    requests_count: 0,
    last_used: null,
  });
  const listed = await test.listed();
  expect(listed.find(({ id }) => id === rest.id)).toEqual({
    ...rest,
    key: `${key.slice(0, 8)}…${key.slice(-4)}`,
  });
  const { rows } = await test.database.pool.query<{ row: string }>(
    "select k::text as row from api_keys k",
  );
  expect(rows.map(({ row }) => row).join()).not.toContain(key.slice(12, 44));
});

it("the limit of a new key may be a number or the text of a form", async () => {
  expect(await test.made({ ...FORM, rate_limit: "2500" })).toMatchObject({ rate_limit: 2_500 });
  for (const rate_limit of ["99", "10001", "many", "1e3", ""])
    expect((await test.create({ ...FORM, rate_limit })).statusCode, rate_limit).toBe(422);
});

it("a new key names its partner by id, one id for one partner", async () => {
  const [one, same] = [await test.made(FORM), await test.made(FORM)];
  const other = await test.made({ ...FORM, partner_email: "somebody@else.example" });
  expect(same.partner_id).toBe(one.partner_id);
  expect(other.partner_id).not.toBe(one.partner_id);
});

it("a new key has the label and the scopes that were chosen, each once", async () => {
  const { id } = await test.made({ ...FORM, label: " Feed\u202E ", scopes: ["read", "read"] });
  const listed = (await test.listed()).find((each) => each.id === id);
  expect(listed).toMatchObject({ label: "Feed", scopes: ["read"] });
  expect((await test.create({ ...FORM, scopes: ["admin"] })).statusCode).toBe(422);
});

it("a new key is given to the partner with that email, however it is capitalised", async () => {
  await test.made({ partner_name: "First", partner_email: "One@example.com" });
  const again = await test.made({
    partner_name: "\u202ERenamed\n",
    partner_email: "one@EXAMPLE.com",
  });
  expect(again.partner_name).toBe("Renamed");
  const { rows } = await test.database.pool.query(
    "select name from partners where lower(email) = 'one@example.com'",
  );
  expect(rows).toEqual([{ name: "Renamed" }]);
});

it.each([
  [{}, "partner_name", "required"],
  [{ partner_name: " \u2060" }, "partner_name", "required"],
  [{ partner_name: "N" }, "partner_email", "required"],
  [{ ...FORM, partner_email: "nobody" }, "partner_email", "format"],
  [{ ...FORM, scopes: [] }, "scopes", "required"],
  [{ ...FORM, rate_limit: 99 }, "rate_limit", "out_of_range"],
  [{ ...FORM, rate_limit: 10_001 }, "rate_limit", "out_of_range"],
  [{ ...FORM, rate_limit: 100.5 }, "rate_limit", "out_of_range"],
  [{ ...FORM, expires_at: "2020-01-01T00:00:00Z" }, "expires_at", "out_of_range"],
  [{ ...FORM, addresses: ["10.0.0.0/33"] }, "addresses", "format"],
  [{ ...FORM, addresses: ["1.2.3"] }, "addresses", "format"],
  [{ ...FORM, addresses: ["::1::2"] }, "addresses", "format"],
  [{ ...FORM, addresses: ["2001:db8::/129"] }, "addresses", "format"],
])("a new key with %j is refused at %s", async (form, field, code) => {
  const reply = await test.create(form);
  expect(reply.statusCode).toBe(422);
  expect(reply.json<Problem>().errors?.[0]).toMatchObject({ field, code });
});

it("a new key may have the smallest and the largest limit", async () => {
  expect((await test.made({ ...FORM, rate_limit: 100 })).rate_limit).toBe(100);
  expect((await test.made({ ...FORM, rate_limit: 10_000 })).rate_limit).toBe(10_000);
});

it("two keys made at once for one new email make one partner", async () => {
  const form = { partner_name: "Twins", partner_email: "twins@example.com" };
  const made = await Promise.all([test.made(form), test.made(form)]);
  expect(new Set(made.map(({ id }) => id)).size).toBe(2);
  const { rows } = await test.database.pool.query(
    "select count(*) as n from partners where email = 'twins@example.com'",
  );
  expect(rows).toEqual([{ n: 1 }]);
});
