import type {
  AdminListingInFull,
  AdminListings,
  ListingReport,
  Problem,
} from "@propertyvr/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listHome, partnerWithAccount } from "../../seekers/enquiries/testing/listed-homes.ts";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";

let test: TestApp;
let admin: SignedUp;
let account: SignedUp;
let partnerId: string;
let home: string;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signUp({ name: "Ploy" });
  ({ partnerId, account } = await partnerWithAccount(test, "Baan Dee"));
  home = await listHome(test, {
    source: `partner:${partnerId}`,
    externalId: "AG-1",
    titleEn: "Garden flat",
    raw: { external_id: "AG-1", title: "<b>Garden flat</b>" },
  });
  await listHome(test, { source: "import:test", titleEn: "Imported house" });
  await listHome(test, { source: "sample", isSample: true, titleEn: "Drawn garden" });
});
afterAll(() => test.close());

const list = async (query = "") =>
  (
    await test.app.inject({ url: `/api/admin/listings?${query}`, headers: admin.headers })
  ).json<AdminListings>();
const titles = async (query: string) => (await list(query)).listings.map(({ title }) => title.text);
const read = async (id: string) =>
  (
    await test.app.inject({ url: `/api/admin/listings/${id}`, headers: admin.headers })
  ).json<AdminListingInFull>();
const put = (payload: object, id = home) =>
  test.app.inject({
    method: "PUT",
    url: `/api/admin/listings/${id}`,
    headers: admin.headers,
    payload,
  });
const report = () =>
  test.app.inject({
    method: "POST",
    url: `/api/properties/${home}/reports`,
    payload: { reason: "wrong", note: "The price is per week." },
  });
const reports = async (state: string) =>
  (
    await test.app.inject({ url: `/api/admin/reports?state=${state}`, headers: admin.headers })
  ).json<{ reports: ListingReport[] }>().reports;

it("an admin finds real homes by words, reference, id, partner and state", async () => {
  expect(await titles("")).toEqual(["Imported house", "Garden flat"]);
  expect(await titles("q=garden")).toEqual(["Garden flat"]);
  expect(await titles("q=AG-1")).toEqual(["Garden flat"]);
  expect(await titles(`q=${home}`)).toEqual(["Garden flat"]);
  expect(await titles("partner=baan")).toEqual(["Garden flat"]);
  expect(await titles(`partner=${partnerId}`)).toEqual(["Garden flat"]);
  expect(await titles("partner=%25")).toEqual([]);
  expect(await titles("state=hidden")).toEqual([]);
  expect(await titles("state=reported")).toEqual([]);
  await report();
  expect(await titles("state=reported")).toEqual(["Garden flat"]);
});

it("an admin sees a home with what is stated and what was sent", async () => {
  const { listing, stated, raw } = await read(home);
  expect(listing).toMatchObject({
    external_id: "AG-1",
    partner: { id: partnerId, name: "Baan Dee" },
    visibility: { state: "shown" },
    hidden_by: null,
    open_reports: 1,
  });
  expect(stated.external_id).toBe("AG-1");
  expect(raw).toEqual({ external_id: "AG-1", title: "<b>Garden flat</b>" });
});

it("hides one for a reason, closes its reports, tells its partner, writes it down, and brings it back", async () => {
  const hidden = (
    await put({ action: "hide", reason: "wrong", note: "Per week, not a month.\u0001" })
  ).json<AdminListingInFull>();
  expect(hidden.listing).toMatchObject({
    visibility: { state: "hidden", hidden: { reason: "wrong", note: "Per week, not a month." } },
    hidden_by: "Ploy",
    open_reports: 0,
  });
  expect((await test.app.inject(`/api/properties/${home}`)).statusCode).toBe(404);
  const own = await test.app.inject({ url: "/api/partner-listings", headers: account.headers });
  expect(own.body).toContain("Per week, not a month.");
  expect(await reports("open")).toEqual([]);
  expect((await reports("resolved"))[0]).toMatchObject({ resolution: "hidden" });

  const twice = await put({ action: "hide", reason: "scam" });
  expect([twice.statusCode, twice.json<Problem>().code]).toEqual([409, "conflict"]);

  const restored = (await put({ action: "restore" })).json<AdminListingInFull>();
  expect(restored.listing.visibility).toMatchObject({ state: "shown", hidden: null });
  expect((await test.app.inject(`/api/properties/${home}`)).statusCode).toBe(200);
  const { rows } = await test.database.pool.query<{ action: string; actor: string; after: object }>(
    "select action, actor, after from audit_log where subject_id = $1 order by id",
    [partnerId],
  );
  expect(rows).toMatchObject([
    { action: "listing.hidden", actor: "Ploy", after: { listing: Number(home), reason: "wrong" } },
    { action: "listing.restored", actor: "Ploy" },
  ]);
});

it("two admins who hide one listing at once hide it once", async () => {
  const replies = await Promise.all([1, 2].map(() => put({ action: "hide", reason: "scam" })));
  expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  await put({ action: "restore" });
});

it.each([
  ["without a reason", { action: "hide" }, undefined, 422],
  ["that nobody has", { action: "hide", reason: "scam" }, "999999", 404],
  ["of no id", { action: "hide", reason: "scam" }, "x", 404],
])("refuses to hide a home %s", async (_name, payload, id, status) => {
  expect((await put(payload, id)).statusCode).toBe(status);
});
