import type {
  ConfirmedHomes,
  PartnerChanges,
  PartnerProperties,
  PartnerProperty,
  Problem,
  WrittenProperty,
} from "@propertyvr/contracts";
import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listHome } from "../../seekers/enquiries/testing/listed-homes.ts";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import { mailPost } from "../../platform/mail/mail-post.ts";
import { stockWriter } from "../partner-listings/write-stock.ts";
import {
  createTestPartner,
  plainHome,
  type TestPartner,
} from "../partner-listings/testing/test-partner.ts";
import { sweepStale } from "./sweep-stale.ts";

let test: TestApp;
let admin: SignedUp;
let partner: TestPartner;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signUp({ name: "Ploy" });
});
afterAll(() => test.close());
beforeEach(async () => {
  passedMs = 0;
  partner = await createTestPartner(test, admin);
});

const DAY_MS = 86_400_000;
const RENT = plainHome;
const SALE = { ...plainHome, deal: "sale", rent_price: undefined, sale_price: 6_500_000 };
const BOTH = { ...plainHome, deal: "both", sale_price: 6_500_000 };

const call = (
  method: "GET" | "POST" | "DELETE",
  url: string,
  payload?: object,
  who: TestPartner = partner,
) =>
  test.app.inject({ method, url, headers: who.headers, ...(payload !== undefined && { payload }) });
const send = async (row: object): Promise<PartnerProperty> => {
  const reply = await call("POST", "/api/partner/properties", row);
  expect(reply.statusCode).toBeLessThan(300);
  return reply.json<WrittenProperty>().property;
};
/** A home that was confirmed so many days ago by the test's clock. */
const sentDaysAgo = async (days: number, row: object = RENT): Promise<PartnerProperty> => {
  const home = await send({ ...row, external_id: randomUUID() });
  await confirmedDaysAgo(home.id, days);
  return home;
};
const confirmedDaysAgo = (id: string, days: number) =>
  test.database.pool.query("update listings set last_confirmed_at = $2 where id = $1", [
    id,
    new Date(test.clock.now().getTime() - days * DAY_MS),
  ]);
/** Only sweeps see the time pass: sessions would end meanwhile. */
let passedMs = 0;
const later = (ms: number): void => {
  passedMs += ms;
};
const sweep = () =>
  sweepStale({
    pool: test.database.pool,
    clock: { now: () => new Date(test.clock.now().getTime() + passedMs) },
    writeStock: stockWriter(test.database.pool),
    post: mailPost(test.deps),
    address: "https://homes.example/my-listings",
  });
const read = async (id: string) =>
  (await call("GET", `/api/partner/properties/${id}`)).json<PartnerProperty>();
const stateOf = async (id: string) => (await read(id)).visibility.state;
const listed = async (state: string) =>
  (await call("GET", `/api/partner/properties?state=${state}`))
    .json<PartnerProperties>()
    .properties.map(({ id }) => id);
const found = async (id: string): Promise<boolean> => {
  const search = await test.app.inject({
    method: "POST",
    url: "/api/properties/search",
    headers: admin.headers,
    payload: { filters: { ...EMPTY_CRITERIA }, page_size: 48 },
  });
  return search.json<{ properties: { id: string }[] }>().properties.some((each) => each.id === id);
};
const events = async () => {
  const { rows } = await test.database.pool.query<{ type: string; data: { id: string } }>(
    `select e.type, e.body::jsonb -> 'data' as data from webhook_events e
     where e.partner_id = $1 order by e.seq`,
    [partner.partnerId],
  );
  return rows.map(({ type, data }) => `${type} ${data.id}`);
};
const listen = () =>
  test.database.pool.query(
    `insert into webhook_endpoints (id, partner_id, url, types, secret, created_at)
     values (gen_random_uuid(), $1, 'https://127.0.0.1/hook', $2, 'none', now())`,
    [partner.partnerId, ["listing.expiring", "listing.expired", "listing.removed"]],
  );

describe("a home that nobody confirms", () => {
  it.each([
    ["for rent after 30 days", RENT, 30],
    ["for sale after 90 days", SALE, 90],
    ["for both after 30 days", BOTH, 30],
  ])("%s is announced a week before, then hidden, then removed", async (_name, row, days) => {
    const home = await sentDaysAgo(days - 6.9, row);
    const early = await sentDaysAgo(days - 8, row);
    expect(await stateOf(early.id)).toBe("shown");
    await sweep();
    expect(await listed("expiring")).toEqual([home.id]);
    expect(await listed("shown")).toEqual([early.id]);
    expect(await found(home.id)).toBe(true);

    later(7.2 * DAY_MS);
    await sweep();
    expect(await stateOf(home.id)).toBe("expired");
    expect(await listed("expired")).toEqual([home.id]);
    expect(await found(home.id)).toBe(false);
    const page = await test.app.inject(`/api/properties/${home.id}`);
    expect([page.statusCode, page.json<Problem>().code]).toEqual([410, "listing_expired"]);

    later(59 * DAY_MS);
    await sweep();
    expect(await stateOf(home.id)).toBe("expired");
    later(1.1 * DAY_MS);
    await sweep();
    expect((await call("GET", `/api/partner/properties/${home.id}`)).statusCode).toBe(404);
    const { changes } = (await call("GET", "/api/partner/changes")).json<PartnerChanges>();
    expect(changes.at(-1)).toMatchObject({ op: "deleted", id: home.id });
  });

  it("is announced once at each step, however often the sweep runs", async () => {
    await listen();
    const home = await sentDaysAgo(25);
    await sweep();
    await sweep();
    later(8 * DAY_MS);
    await sweep();
    await sweep();
    later(61 * DAY_MS);
    await sweep();
    await sweep();
    expect(await events()).toEqual([
      `listing.expiring ${home.id}`,
      `listing.expired ${home.id}`,
      `listing.removed ${home.id}`,
    ]);
  });

  it("has a week to be confirmed in, also after the server was away for longer", async () => {
    const home = await sentDaysAgo(400);
    await sweep();
    expect(await stateOf(home.id)).toBe("expiring");
    const { expires_at: at } = (await read(home.id)).visibility;
    expect(at).toBe(new Date(test.clock.now().getTime() + 7 * DAY_MS).toISOString());
    later(6.9 * DAY_MS);
    await sweep();
    expect(await stateOf(home.id)).toBe("expiring");
    later(0.2 * DAY_MS);
    await sweep();
    expect(await stateOf(home.id)).toBe("expired");
  });

  it("of no partner goes the same way, and a sample never does", async () => {
    const imported = await listHome(test, { source: `import:${randomUUID()}` });
    const sample = await listHome(test, {
      source: "sample",
      isSample: true,
      provinceCode: 50,
      districtCode: 5001,
    });
    await confirmedDaysAgo(imported, 400);
    await confirmedDaysAgo(sample, 4_000);
    await sweep();
    later(8 * DAY_MS);
    await sweep();
    const status = async (id: string) =>
      (await test.app.inject(`/api/properties/${id}`)).statusCode;
    expect([await status(imported), await status(sample)]).toEqual([410, 200]);
  });

  it("and is hidden as well stays hidden when it is confirmed", async () => {
    const home = await sentDaysAgo(400);
    await sweep();
    later(8 * DAY_MS);
    await sweep();
    await test.database.pool.query(
      `insert into hidden_references (source, external_id, reason, hidden_at)
       select source, external_id, 'wrong', now() from listings where id = $1`,
      [home.id],
    );
    await call("POST", "/api/partner/properties/confirm", { ids: [home.id] });
    expect([await stateOf(home.id), await found(home.id)]).toEqual(["hidden", false]);
  });

  it("more than a batch of them go in one sweep", async () => {
    const rows = Array.from({ length: 700 }, (_, n) => ({ ...RENT, external_id: `many-${n}` }));
    await call("POST", "/api/partner/properties/bulk", rows);
    const source = `partner:${partner.partnerId}`;
    await test.database.pool.query("update listings set last_confirmed_at = $2 where source = $1", [
      source,
      new Date(test.clock.now().getTime() - 40 * DAY_MS),
    ]);
    await sweep();
    later(8 * DAY_MS);
    await sweep();
    const { rows: left } = await test.database.pool.query<{ shown: string; offers: string }>(
      `select count(*) filter (where expired_at is null) as shown, count(o) as offers
       from listings l left join offers o on o.listing_id = l.id where l.source = $1`,
      [source],
    );
    expect(left[0]).toEqual({ shown: 0, offers: 0 });
  });
});

describe("a home that has expired", () => {
  const expired = async (row: object = RENT): Promise<PartnerProperty> => {
    const home = await sentDaysAgo(400, row);
    await sweep();
    later(8 * DAY_MS);
    await sweep();
    expect(await stateOf(home.id)).toBe("expired");
    return home;
  };

  it.each([
    ["by its id", (home: PartnerProperty) => ({ ids: [home.id] })],
    ["by its reference", (home: PartnerProperty) => ({ external_ids: [home.external_id] })],
  ])("comes back when it is confirmed %s", async (_name, bodyOf) => {
    const home = await expired();
    const reply = await call("POST", "/api/partner/properties/confirm", bodyOf(home));
    expect(reply.json<ConfirmedHomes>()).toMatchObject({ confirmed: 1, restored: 1 });
    expect(await stateOf(home.id)).toBe("shown");
    expect(await found(home.id)).toBe(true);
  });

  it.each([
    ["sent again as it was", {}],
    ["sent with a change", { bedrooms: 3 }],
  ])("comes back when it is %s", async (_name, change) => {
    const home = await expired();
    await send({ ...RENT, external_id: home.external_id, ...change });
    expect(await stateOf(home.id)).toBe("shown");
    expect(await found(home.id)).toBe(true);
    const page = await test.app.inject(`/api/properties/${home.id}`);
    expect(page.json<{ last_confirmed_at: string }>().last_confirmed_at).toBeTruthy();
  });

  it("does not come back by a dry run", async () => {
    const home = await expired();
    await call("POST", "/api/partner/properties?dry_run=true", {
      ...RENT,
      external_id: home.external_id,
    });
    expect(await stateOf(home.id)).toBe("expired");
  });

  it("cannot be confirmed by another partner", async () => {
    const home = await expired();
    const other = await createTestPartner(test, admin);
    const body = { ids: [home.id], external_ids: [home.external_id] };
    const reply = await call("POST", "/api/partner/properties/confirm", body, other);
    expect(reply.json<ConfirmedHomes>()).toEqual({
      confirmed: 0,
      restored: 0,
      not_found: { ids: [home.id], external_ids: [home.external_id] },
    });
    expect(await stateOf(home.id)).toBe("expired");
  });
});

describe("confirming", () => {
  it("counts a home that is named twice once, and names what is not there", async () => {
    const home = await send(RENT);
    const reply = await call("POST", "/api/partner/properties/confirm", {
      ids: [home.id, home.id, "999999999999", "nonsense", "999999999999999999999"],
      external_ids: [home.external_id, "NONE"],
    });
    expect(reply.json<ConfirmedHomes>()).toEqual({
      confirmed: 1,
      restored: 0,
      not_found: {
        ids: ["999999999999", "nonsense", "999999999999999999999"],
        external_ids: ["NONE"],
      },
    });
  });

  it("notes the moment also on the day it was sent", async () => {
    const home = await sentDaysAgo(0.5);
    const before = (await read(home.id)).visibility.last_confirmed_at;
    await call("POST", "/api/partner/properties/confirm", { ids: [home.id] });
    expect((await read(home.id)).visibility.last_confirmed_at > before).toBe(true);
  });

  it.each([
    ["nothing", {}],
    ["more than 5,000", { external_ids: Array.from({ length: 5_001 }, (_, n) => `r${n}`) }],
    [
      "more than 5,000 together",
      {
        ids: Array.from({ length: 2_501 }, (_, n) => String(n + 1)),
        external_ids: Array.from({ length: 2_500 }, (_, n) => `r${n}`),
      },
    ],
    ["text that cannot be stored", { external_ids: ["\u0000"] }],
  ])("refuses %s", async (_name, body) => {
    expect((await call("POST", "/api/partner/properties/confirm", body)).statusCode).toBe(422);
  });
});
