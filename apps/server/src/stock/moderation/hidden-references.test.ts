import type { ListingReport, PartnerProperty, WrittenProperty } from "@propertyvr/contracts";
import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import {
  createTestPartner,
  plainHome,
  type TestPartner,
} from "../partner-listings/testing/test-partner.ts";

let test: TestApp;
let admin: SignedUp;
let partner: TestPartner;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signUp({ name: "Ploy" });
  partner = await createTestPartner(test, admin);
});
afterAll(() => test.close());

const send = async (over: object = {}): Promise<PartnerProperty> => {
  const reply = await test.app.inject({
    method: "POST",
    url: "/api/partner/properties",
    headers: partner.headers,
    payload: { ...plainHome, ...over },
  });
  expect(reply.statusCode).toBeLessThan(300);
  return reply.json<WrittenProperty>().property;
};
const decide = async (id: string, resolution: string) => {
  const reply = await test.app.inject({
    method: "PUT",
    url: `/api/admin/reports/${id}`,
    headers: admin.headers,
    payload: { resolution, note: "for the record" },
  });
  expect(reply.statusCode).toBe(200);
  return reply.json<ListingReport>();
};
const report = async (home: string): Promise<string> => {
  const reply = await test.app.inject({
    method: "POST",
    url: `/api/properties/${home}/reports`,
    payload: { reason: "scam", note: "Asks for money." },
  });
  return reply.json<{ id: string }>().id;
};
const found = async (id: string) => {
  const search = await test.app.inject({
    method: "POST",
    url: "/api/properties/search",
    headers: admin.headers,
    payload: { filters: { ...EMPTY_CRITERIA, deal: "rent" }, page_size: 48 },
  });
  const { properties } = search.json<{ properties: { id: string }[] }>();
  const page = await test.app.inject(`/api/properties/${id}`);
  return { search: properties.some((each) => each.id === id), page: page.statusCode };
};

it("a hidden home that is deleted and listed again stays hidden, and says why", async () => {
  const home = await send();
  expect(await found(home.id)).toEqual({ search: true, page: 200 });
  await decide(await report(home.id), "hidden");
  await test.app.inject({
    method: "DELETE",
    url: `/api/partner/properties/${home.id}`,
    headers: partner.headers,
  });
  const again = await send();
  expect(again.id).not.toBe(home.id);
  expect(await found(again.id)).toEqual({ search: false, page: 404 });
  expect(again.visibility).toMatchObject({
    state: "hidden",
    hidden: {
      reason: "scam",
      message: "It looks like a scam.",
      message_th: "มีลักษณะเข้าข่ายการหลอกลวง",
      note: "",
    },
  });
  expect(JSON.stringify(again)).not.toContain("for the record");
});

it("a home without a reference stays hidden as long as it says the same", async () => {
  const row = { external_id: undefined, title_en: "Without a reference" };
  const home = await send(row);
  await decide(await report(home.id), "hidden");
  await test.app.inject({
    method: "DELETE",
    url: `/api/partner/properties/${home.id}`,
    headers: partner.headers,
  });
  expect((await send(row)).visibility.state).toBe("hidden");
});

it("hides a home of one stock and not its namesake in another", async () => {
  const row = { external_id: "SAME" };
  const home = await send(row);
  await decide(await report(home.id), "hidden");
  const other = await createTestPartner(test, admin);
  const reply = await test.app.inject({
    method: "POST",
    url: "/api/partner/properties",
    headers: other.headers,
    payload: { ...plainHome, ...row },
  });
  const namesake = reply.json<WrittenProperty>().property;
  expect(namesake.visibility).toMatchObject({ state: "shown", hidden: null });
  expect(await found(namesake.id)).toEqual({ search: true, page: 200 });
});

it("restored it is found again, and its version was the same all along", async () => {
  const home = await send({ external_id: "BACK" });
  const id = await report(home.id);
  await decide(id, "hidden");
  const hidden = await send({ external_id: "BACK" });
  expect(hidden.visibility.state).toBe("hidden");
  expect(hidden.version).toBe(home.version);
  expect((await decide(id, "restored")).home_state).toBe("shown");
  expect(await found(home.id)).toEqual({ search: true, page: 200 });
});
