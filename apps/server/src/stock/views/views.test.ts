import { endpoints, type OwnListing } from "@propertyvr/contracts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  listHome,
  openWithPartners,
  type PartnerWithAccount,
} from "../../seekers/enquiries/testing/listed-homes.ts";
import type { SignedUp, TestApp } from "../../platform/http/testing/test-app.ts";
import { foldViews } from "./view-store.ts";

let test: TestApp;
let admin: SignedUp;
let seeker: SignedUp;
let partner: PartnerWithAccount;
let other: PartnerWithAccount;
let id: string;
let addresses = 0;

beforeAll(async () => {
  ({ test, admin, partner, other } = await openWithPartners());
  seeker = await test.signUp();
});
afterAll(() => test.close());
beforeEach(async () => {
  id = await listHome(test, { source: `partner:${partner.partnerId}` });
});

/** Somebody at an address of their own, unless one is given. */
const look = async ({
  of = id,
  who,
  from,
  agent = "Mozilla/5.0",
}: {
  readonly of?: string;
  readonly who?: SignedUp;
  readonly from?: string;
  readonly agent?: string;
} = {}) => {
  addresses += 1;
  const reply = await test.app.inject({
    method: "POST",
    url: `/api/properties/${of}/views`,
    headers: { "user-agent": agent, ...who?.headers },
    remoteAddress: from ?? `10.1.${String(addresses >> 8)}.${String(addresses & 255)}`,
  });
  expect(reply.statusCode).toBe(204);
};
const figures = async (of = id) => {
  const reply = await test.app.inject({
    url: `/api/partner-listings/${of}`,
    headers: partner.account.headers,
  });
  return reply.json<OwnListing>().figures;
};

it("views of guests and of signed-in people are summed by day, at once from many sides", async () => {
  await Promise.all(Array.from({ length: 20 }, () => look()));
  await look({ who: seeker });
  expect(await figures()).toMatchObject({ views: 21, views_30_days: 21, enquiries: 0 });
  const { rows } = await test.database.pool.query(
    "select views from listing_views where listing_id = $1",
    [id],
  );
  expect(rows).toEqual([{ views: 21 }]);
});

it("views of its own partner, of our staff and of programs are not counted", async () => {
  await look({ who: partner.account });
  await look({ who: admin });
  await look({ agent: "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  await look({ agent: "facebookexternalhit/1.1" });
  expect((await figures()).views).toBe(0);
  await look({ who: other.account });
  expect((await figures()).views).toBe(1);
});

it("views of one listing from one connection within an hour count once", async () => {
  for (let n = 0; n < 3; n += 1) await look({ from: "10.9.9.9" });
  expect((await figures()).views).toBe(1);
  test.clock.forward(3_600_000);
  await look({ from: "10.9.9.9" });
  expect((await figures()).views).toBe(2);
});

it("views of a sample, a hidden home and an unknown one are answered and not counted", async () => {
  const sample = await listHome(test, { isSample: true });
  await test.database.pool.query(
    `insert into hidden_references (source, external_id, reason, hidden_at)
     select source, external_id, 'scam', now() from listings where id = $1`,
    [id],
  );
  for (const of of [sample, id, "999999999", "x"]) await look({ of });
  const { rowCount } = await test.database.pool.query(
    "select from listing_views where listing_id in ($1, $2)",
    [id, sample],
  );
  expect(rowCount).toBe(0);
});

it("an id that no home can have is not found, as the document says", async () => {
  expect(endpoints.countView.problems).toContain("not_found");
  for (const of of ["x".repeat(65), "%00"]) {
    const reply = await test.app.inject({ method: "POST", url: `/api/properties/${of}/views` });
    expect([reply.statusCode, reply.json()]).toMatchObject([404, { code: "not_found" }]);
  }
});

it("days that are past are folded into one row and stay in the sum", async () => {
  await look();
  await look();
  await test.database.pool.query("update listing_views set day = day - 40 where listing_id = $1", [
    id,
  ]);
  await look();
  await foldViews(test.database.pool, test.clock.now());
  await foldViews(test.database.pool, test.clock.now());
  expect(await figures()).toMatchObject({ views: 3, views_30_days: 1 });
  const { rowCount } = await test.database.pool.query(
    "select from listing_views where listing_id = $1",
    [id],
  );
  expect(rowCount).toBe(2);
});

it("the views of a listing say since when they are counted: since it was listed", async () => {
  const before = Date.now();
  id = await listHome(test, { source: `partner:${partner.partnerId}` });
  const since = Date.parse((await figures()).views_since);
  expect(since).toBeGreaterThanOrEqual(before);
  expect(since).toBeLessThanOrEqual(Date.now());
});

it("people who wrote about it are counted once each", async () => {
  const write = async (who: SignedUp, client_id: string) =>
    test.app.inject({
      method: "POST",
      url: "/api/enquiries",
      headers: who.headers,
      payload: {
        property_id: id,
        client_id,
        name: "Nok",
        phone: "081 234 5678",
        message: `About it (${client_id})`,
      },
    });
  await write(seeker, "a");
  await write(seeker, "b");
  await write(await test.signUp(), "c");
  expect((await figures()).enquiries).toBe(2);
});
