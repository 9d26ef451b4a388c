import type { AuditLog, EditedOwnListing, Problem } from "@propertyvr/contracts";
import type { z } from "zod";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { partnerWithAccount } from "../../seekers/enquiries/testing/listed-homes.ts";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";

let test: TestApp;
let admin: SignedUp;
let account: SignedUp;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signUp();
  account = (await partnerWithAccount(test, "Baan Dee")).account;
});
afterAll(() => test.close());

const HOME = {
  client_id: "att-1",
  owner_authorised: true,
  title: "Condo for rent near BTS Ari, call 081-555-0199",
  description: "Bright all day\nLine: nok_home\nติดต่อคุณนก 089 555 0142",
  property_type: "condo",
  rent_price: "25,000",
  bedrooms: "2",
  area_sqm: 45,
  location: "BTS Ari, Bangkok",
  furnishing: "fully",
  pets: true,
  amenities: ["pool"],
};
const publish = (body: object, who: SignedUp = account) =>
  test.app.inject({
    method: "POST",
    url: "/api/partner-listings",
    headers: who.headers,
    payload: body,
  });
const countOfHomes = async (): Promise<number> => {
  const { rows } = await test.database.pool.query<{ count: string }>(
    "select count(*) from listings where external_id like 'post-%'",
  );
  return Number(rows[0]?.count);
};

describe("publishing a listing that was filled from a post", () => {
  it("without the owner's word publishes nothing, whatever else is sent", async () => {
    for (const body of [
      { ...HOME, owner_authorised: false },
      { ...HOME, owner_authorised: undefined },
      { ...HOME, owner_authorised: "yes" },
      { ...HOME, owner_authorised: null },
    ]) {
      const reply = await publish(body);
      expect(reply.statusCode).toBe(422);
      expect(reply.json<Problem>().errors?.[0]).toMatchObject({ field: "owner_authorised" });
    }
    expect(await countOfHomes()).toBe(0);
  });

  it("publishes it without contacts, and the audit log keeps who confirmed the owner's word", async () => {
    const reply = await publish(HOME);
    expect([reply.statusCode, reply.statusCode === 201 ? "" : reply.body]).toEqual([201, ""]);
    const { listing } = reply.json<EditedOwnListing>();
    expect(listing.property).toMatchObject({
      title_en: "Condo for rent near BTS Ari",
      rent_price: 25_000,
      bedrooms: 2,
      area_sqm: 45,
      amenities: expect.arrayContaining(["pool", "pet_friendly"]) as string[],
    });
    const home = await test.app.inject({ url: `/api/properties/${listing.property.id}` });
    expect(home.statusCode).toBe(200);
    expect(home.body).not.toMatch(/0199|0142|nok_home|คุณนก/);
    const log = await test.app.inject({
      url: "/api/admin/audit-log?limit=1",
      headers: admin.headers,
    });
    expect(log.json<z.infer<typeof AuditLog>>().entries[0]).toMatchObject({
      action: "listing.published_from_post",
      actor: { id: account.user.id },
      after: { listing: listing.property.id, owner_authorised: true },
    });
  });

  it("sent twice is one listing, and what the rule book refuses is said by its field", async () => {
    await publish(HOME);
    await publish({ ...HOME, rent_price: 26_000 });
    expect(await countOfHomes()).toBe(1);
    const reply = await publish({ ...HOME, client_id: "att-2", title: null });
    expect(reply.statusCode).toBe(422);
    expect(reply.json<Problem>().errors?.map(({ field }) => field)).toContain("title");
    expect(await countOfHomes()).toBe(1);
  });

  it("is for people of a partner alone", async () => {
    const seeker = await test.signUp();
    expect((await publish(HOME, seeker)).statusCode).toBe(403);
    expect((await publish(HOME, admin)).statusCode).toBe(403);
  });
});
