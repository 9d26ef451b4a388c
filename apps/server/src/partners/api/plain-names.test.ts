import type { PartnerProperties, PartnerProperty, WrittenProperty } from "@propertyvr/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../platform/http/testing/test-app.ts";
import { HOMES, stockDoors } from "../../stock/partner-listings/testing/stock-doors.ts";
import {
  createTestPartner,
  plainHome,
  type TestPartner,
} from "../../stock/partner-listings/testing/test-partner.ts";

let test: TestApp;
let partner: TestPartner;
beforeAll(async () => {
  test = await createTestApp();
  partner = await createTestPartner(test, await test.signUp());
});
afterAll(() => test.close());
const { send } = stockDoors(
  () => test,
  () => partner,
);

/** The members of the specification and no other. */
const specified = {
  title: "Villa with a pool in Rawai",
  description: "Four rooms, a garden and a quiet road.",
  price: 12_500_000,
  location: "Rawai, Phuket",
  city: "Phuket",
  bedrooms: 4,
  bathrooms: 3,
  property_type: "villa",
  square_footage: 2_500,
  amenities: ["pool", "parking"],
  images: ["https://www.example.com/villa.jpg"],
  status: "available",
};
const write = async (home: object, query = ""): Promise<WrittenProperty> => {
  const reply = await send("POST", `${HOMES}${query}`, home);
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.json<WrittenProperty>();
};

describe("a home that was sent by the plain names", () => {
  it("is answered and read back by them", async () => {
    const { property } = await write(specified);
    expect(property).toMatchObject(specified);
    const one = await send("GET", `${HOMES}/${property.id}`);
    expect(one.json<PartnerProperty>()).toMatchObject(specified);
    const list = await send("GET", HOMES);
    const found = list.json<PartnerProperties>().properties.find(({ id }) => id === property.id);
    expect(found).toMatchObject(specified);
  });

  it("keeps a city that is no province, and a price on request", async () => {
    const { property } = await write({
      ...specified,
      city: "Pattaya",
      price: "on_request",
      deal: "rent",
    });
    expect(property).toMatchObject({ city: "Pattaya", province: "Chonburi", price: "on_request" });
  });

  it("names each change once, by the richer name", async () => {
    await write({ ...specified, external_id: "V-1" });
    const { changes } = await write({ ...specified, external_id: "V-1", price: 11_900_000 });
    expect(changes.map(({ field }) => field)).toEqual(["sale_price"]);
  });
});

describe("a home that was sent by the richer names", () => {
  it("has the plain ones beside them", async () => {
    const { property } = await write(plainHome);
    expect(property).toMatchObject({
      title: plainHome.title_en,
      description: null,
      price: 32_000,
      city: "Bangkok",
      square_footage: 732,
    });
  });

  it("is unchanged and has nothing to say when it is sent back as it was read", async () => {
    for (const home of [
      plainHome,
      { ...plainHome, external_id: "A-2", deal: "both", sale_price: 6_000_000 },
    ]) {
      const { property } = await write(home);
      const again = await write(property);
      expect(again).toMatchObject({ outcome: "unchanged", warnings: [], repairs: [] });
    }
  });

  it("warns where a plain name was changed and the richer one says otherwise", async () => {
    const { property } = await write(plainHome);
    const { warnings } = await write({ ...property, price: 35_000, title: "Another title" });
    expect(warnings.map(({ code }) => code).toSorted()).toEqual([
      "price.left_out",
      "title.left_out",
    ]);
  });
});
