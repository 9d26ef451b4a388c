import type {
  AlsoOffered,
  OwnListings,
  PartnerProperty,
  LikelyDuplicates,
} from "@propertyvr/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listHome, partnerWithAccount } from "../../seekers/enquiries/testing/listed-homes.ts";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import { createTestPartner, type TestPartner } from "../partner-listings/testing/test-partner.ts";

let test: TestApp;
let partner: TestPartner;
let other: { readonly partnerId: string; readonly account: SignedUp };
const ids: Record<string, string> = {};

/** One home of ours and one of another partner each, with two of others: who asks less, and when it was confirmed. */
beforeAll(async () => {
  test = await createTestApp();
  const admin = await test.signUp({ name: "Ploy" });
  partner = await createTestPartner(test, admin);
  other = await partnerWithAccount(test, "Baan Dee");
  const list = async (name: string, source: string, rentPrice: number, day: number) => {
    ids[name] = await listHome(test, { source, titleEn: `Home ${name}`, titleTh: null, rentPrice });
    await test.database.pool.query(
      "update listings set last_confirmed_at = now() - make_interval(days => $2) where id = $1",
      [ids[name], day],
    );
  };
  await list("mine", `partner:${partner.partnerId}`, 30_000, 3);
  await list("mine too", `partner:${partner.partnerId}`, 10_000, 0);
  await list("dearer", `partner:${other.partnerId}`, 31_000, 2);
  await list("cheaper", "import:x", 29_000, 4);
  await list("hidden", "import:x", 1_000, 0);
  await list("alone", `partner:${partner.partnerId}`, 30_000, 3);
  await test.app.jobs.idle();
  await test.database.pool.query(
    `insert into listing_groups select id, 1, false from listings where id <> $1`,
    [ids["alone"]],
  );
  await test.database.pool.query(
    `insert into hidden_references (source, external_id, reason, hidden_at)
     select source, external_id, 'scam', now() from listings where id = $1`,
    [ids["hidden"]],
  );
});
afterAll(() => test.close());

const read = async (name: string) =>
  (
    await test.app.inject({
      url: `/api/partner/properties/${ids[name]}`,
      headers: partner.headers,
    })
  ).json<PartnerProperty & { readonly duplicates: LikelyDuplicates | null }>();
const alsoOffered = async (id: string | undefined) =>
  (await test.app.inject(`/api/properties/${id}/also-offered`)).json<AlsoOffered>().homes;

describe("a home that others offer as well", () => {
  it("tells its partner how many, and how it stands among them", async () => {
    expect((await read("mine")).duplicates).toEqual({
      homes: 3,
      rent_price_rank: 2,
      sale_price_rank: null,
      confirmed_rank: 2,
    });
    expect((await read("alone")).duplicates).toBeNull();
  });

  it("tells its partner nothing of whose the others are, or what they ask", async () => {
    const told = JSON.stringify(await read("mine"));
    for (const secret of [other.partnerId, "Home dearer", "31000", "29000", "Baan Dee"])
      expect(told).not.toMatch(new RegExp(`\\b${secret}\\b`));
  });

  it("stands so in its partner's list", async () => {
    const reply = await test.app.inject({
      url: "/api/partner-listings",
      headers: other.account.headers,
    });
    expect(reply.json<OwnListings>().listings.map(({ duplicates }) => duplicates)).toEqual([
      { homes: 4, rent_price_rank: 4, sale_price_rank: null, confirmed_rank: 2 },
    ]);
  });

  it("names the others to whoever looks for a home, but none that is hidden or the partner's own", async () => {
    const homes = await alsoOffered(ids["mine"]);
    expect(homes.map(({ id, title, rent_price: price }) => [id, title.text, price])).toEqual([
      [ids["dearer"], "Home dearer", 31_000],
      [ids["cheaper"], "Home cheaper", 29_000],
    ]);
    expect(await alsoOffered(ids["alone"])).toEqual([]);
  });

  it.each(["0", "x", "999999", "99999999999999999999"])("is none under the id %s", async (id) => {
    const reply = await test.app.inject(`/api/properties/${id}/also-offered`);
    expect(reply.statusCode).toBe(404);
  });

  it("is no project's stock", async () => {
    await test.database.pool.query("update listing_groups set is_stock = true");
    expect(await alsoOffered(ids["mine"])).toEqual([]);
    expect((await read("mine")).duplicates).toBeNull();
    await test.database.pool.query("update listing_groups set is_stock = false");
  });
});
