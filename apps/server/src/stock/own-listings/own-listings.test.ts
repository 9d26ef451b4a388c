import type { ConfirmedHomes, OwnListings, Problem } from "@propertyvr/contracts";
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
let source: string;
let rented: string;
let sold: string;
let expired: string;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signUp({ name: "Ploy" });
  const made = await partnerWithAccount(test, "Baan Dee");
  account = made.account;
  source = `partner:${made.partnerId}`;
  const list = (externalId: string, over: object = {}) =>
    listHome(test, { source, externalId, ...over });
  rented = await list("A-1", { titleEn: "Sunny flat near the river", titleTh: "ห้องสว่าง ริมน้ำ" });
  sold = await list("A-2", { rentPrice: null, salePrice: 5_000_000, type: "house" });
  expired = await list("A-3");
  await list("A-4");
  await listHome(test, { source: "partner:someone-else" });
  await test.database.pool.query("update listings set expired_at = now() where id = $1", [expired]);
  await test.database.pool.query(
    `insert into hidden_references values ($1, 'A-4', 'wrong', 'See the price.', now())`,
    [source],
  );
});
afterAll(() => test.close());

const get = (query: string, who = account) =>
  test.app.inject({ url: `/api/partner-listings?${query}`, headers: who.headers });
const page = async (query = "", who = account) => (await get(query, who)).json<OwnListings>();
const references = async (query: string) =>
  (await page(query)).listings.map(({ property }) => property.external_id);

it("own listings are the partner's homes, newest first, with the number in each state", async () => {
  const { listings, counts } = await page();
  expect(listings.map(({ property }) => property.external_id)).toEqual([
    "A-4",
    "A-3",
    "A-2",
    "A-1",
  ]);
  expect(counts).toEqual({ shown: 2, expiring: 0, expired: 1, hidden: 1 });
  expect(listings[0]?.property.visibility).toMatchObject({
    state: "hidden",
    hidden: { reason: "wrong", note: "See the price." },
  });
});

it.each([
  ["q=sunny", ["A-1"]],
  ["q=riv", ["A-1"]],
  ["q=%E0%B8%A3%E0%B8%B4%E0%B8%A1%E0%B8%99%E0%B9%89%E0%B8%B3", ["A-1"]],
  ["q=A-2", ["A-2"]],
  ["q=%20%27%3B--", []],
  ["q=%20", ["A-4", "A-3", "A-2", "A-1"]],
  ["state=expired", ["A-3"]],
  ["state=hidden", ["A-4"]],
  ["state=shown", ["A-2", "A-1"]],
  ["deal=sale", ["A-2"]],
  ["property_type=house", ["A-2"]],
  ["state=shown&deal=rent", ["A-1"]],
])("are found by %s", async (query, expected) => {
  expect(await references(query)).toEqual(expected);
});

it("own listings are found by the id of a home", async () => {
  expect(await references(`q=${sold}`)).toEqual(["A-2"]);
});

it("own listings come in pages, each home once", async () => {
  const first = await page("limit=3");
  const second = await page(`limit=3&cursor=${first.next_cursor ?? ""}`);
  const ids = [...first.listings, ...second.listings].map(({ property }) => property.id);
  expect([new Set(ids).size, second.next_cursor]).toEqual([4, null]);
  expect((await get("cursor=x")).json<Problem>().code).toBe("cursor_invalid");
});

it("say in the language that is asked for", async () => {
  const { listings } = await page("q=A-1&language=th");
  expect(listings[0]?.title).toEqual({ text: "ห้องสว่าง ริมน้ำ", language: "th" });
});

it("an admin who belongs to no partner has no own listings", async () => {
  expect((await page("", admin)).listings).toEqual([]);
});

it("own listings are confirmed one by one, or all that are due; another partner's listings stay as they are", async () => {
  const confirm = async (payload: object, who = account) =>
    (
      await test.app.inject({
        method: "POST",
        url: "/api/partner-listings/confirm",
        headers: who.headers,
        payload,
      })
    ).json<ConfirmedHomes>();
  const other = await partnerWithAccount(test, "Other");
  expect(await confirm({ ids: [rented] }, other.account)).toMatchObject({
    confirmed: 0,
    not_found: { ids: [rented] },
  });
  expect(await confirm({ ids: [rented] })).toMatchObject({ confirmed: 1, restored: 0 });
  expect(await confirm({ all_expiring: true })).toMatchObject({ confirmed: 1, restored: 1 });
  expect((await page()).counts).toEqual({ shown: 3, expiring: 0, expired: 0, hidden: 1 });
  expect(await confirm({ all_expiring: true })).toMatchObject({ confirmed: 0 });
});
