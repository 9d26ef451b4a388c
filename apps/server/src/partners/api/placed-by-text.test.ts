import type { Chat, ListingDetail, Message, WrittenProperty } from "@propertyvr/contracts";
import type { ListingsPart } from "@propertyvr/parts";
import type { ListingCard } from "@propertyvr/vocabulary";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import {
  createTestPartner,
  type TestPartner,
} from "../../stock/partner-listings/testing/test-partner.ts";
import { groundedStore } from "../../seekers/questions/testing/grounded-store.ts";

/** With the members that every client knows, and no others. */
const CONDO = {
  title: "Bright corner unit",
  description: "High floor, quiet.",
  price: 28_000,
  location: "Ari",
  city: "Bangkok",
  bedrooms: 1,
  bathrooms: 1,
  property_type: "condo",
  square_footage: 480,
  amenities: ["pool"],
  images: [],
  status: "available",
};
const VILLA = {
  ...CONDO,
  title: "Pool villa with a garden",
  price: 12_500_000,
  location: "Rawai",
  city: "Phuket",
  property_type: "villa",
};
const THAI = { ...CONDO, title: "ห้องมุม วิวสวน", location: "ซอยอารีย์ 4", city: "กรุงเทพฯ" };

let test: TestApp;
let person: SignedUp;
let partner: TestPartner;
let condo: WrittenProperty;
let villa: WrittenProperty;
let thai: WrittenProperty;
beforeAll(async () => {
  test = await createTestApp({ config: { answerPaceMs: 0 } });
  person = await test.signUp({ name: "Ploy" });
  partner = await createTestPartner(test, person);
  condo = await send(CONDO);
  villa = await send(VILLA);
  thai = await send(THAI);
});
afterAll(() => test.close());

const send = async (home: object): Promise<WrittenProperty> => {
  const reply = await test.app.inject({
    method: "POST",
    url: "/api/partner/properties",
    headers: partner.headers,
    payload: home,
  });
  expect([reply.statusCode < 300, reply.body]).toMatchObject([true, expect.any(String)]);
  return reply.json<WrittenProperty>();
};

const searched = async (query: string): Promise<readonly ListingCard[]> => {
  const reply = await test.app.inject({
    method: "POST",
    url: "/api/properties/search",
    headers: person.headers,
    payload: { query },
  });
  return reply.json<{ properties: ListingCard[] }>().properties;
};
const asked = async (message: string): Promise<readonly ListingCard[]> => {
  const { headers } = person;
  const made = await test.app.inject({ method: "POST", url: "/api/chats", headers, payload: {} });
  const url = `/api/chats/${made.json<Chat>().id}/messages`;
  const reply = await test.app.inject({ method: "POST", url, headers, payload: { message } });
  const { parts } = reply.json<{ aiResponse: Message }>().aiResponse;
  return (parts.find(({ type }) => type === "listings") as ListingsPart | undefined)?.cards ?? [];
};
const page = async (id: string, language: string): Promise<ListingDetail> => {
  const reply = await test.app.inject({ url: `/api/properties/${id}?language=${language}` });
  return reply.json<ListingDetail>();
};
const idsOf = (cards: readonly ListingCard[]): readonly string[] => cards.map(({ id }) => id);

describe("a home sent without coordinates", () => {
  it.each([
    "condo in Ari",
    "condo near BTS Ari",
    "condo in Phaya Thai",
    "คอนโดแถวอารีย์",
    "คอนโดใกล้ BTS อารีย์",
    "คอนโดเขตพญาไท",
  ])("is found where its location says, by search and in a chat: %s", async (words) => {
    expect(idsOf(await searched(words))).toContain(condo.property.id);
    expect(idsOf(await asked(words))).toContain(condo.property.id);
  });

  it.each(["villa in Rawai", "villa in Phuket", "วิลล่า ราไวย์"])(
    "is found on an island: %s",
    async (words) => {
      expect(idsOf(await searched(words))).toEqual([villa.property.id]);
      expect(idsOf(await asked(words))).toEqual([villa.property.id]);
    },
  );

  it("is found by a Thai location too", async () => {
    expect(idsOf(await searched("condo in Ari"))).toContain(thai.property.id);
  });

  it.each([
    "condo within 500 m of BTS Ari",
    "condo near BTS Asok",
    "condo in Thong Lo",
    "condo in Saphan Khwai",
  ])("is not found where nothing says that it is: %s", async (words) => {
    expect(idsOf(await searched(words))).not.toContain(condo.property.id);
  });
});

describe("the answer to the partner", () => {
  it("says by what the home was placed and how precisely, and leaves the coordinates unsent", () => {
    expect(condo.property).toMatchObject({
      location: "Ari",
      district: "Phaya Thai",
      latitude: null,
      longitude: null,
      placed: { by: "location", name: "Ari", name_th: "อารีย์", precision_m: 1_000 },
    });
    expect(condo.property.quality.gains.map(({ add }) => add)).toContain("latitude,longitude");
  });

  it("says that a home of which only the province is known is not found by area", async () => {
    const { property, warnings } = await send({ ...CONDO, location: "Sunny Court" });
    expect(property.placed).toBeNull();
    expect(warnings.map(({ code }) => code)).toContain("place.province_only");
  });
});

describe("card and page", () => {
  it("show the partner's own location, its area beside it, and about how far it is", async () => {
    const card = (await searched("condo near BTS Ari")).find(({ id }) => id === condo.property.id);
    expect(card).toMatchObject({
      location: "Ari",
      location_language: "en",
      administrative_area: "Phaya Thai, Bangkok",
      distance: { metres: 200, is_about: true },
    });
  });

  it("keep the language of the location", async () => {
    const card = (await searched("condo in Ari")).find(({ id }) => id === thai.property.id);
    expect(card).toMatchObject({ location: "ซอยอารีย์ 4", location_language: "th" });
  });

  it("say on the page how precisely the home is placed, in both languages", async () => {
    expect(await page(condo.property.id, "en")).toMatchObject({
      location: "Ari",
      placed: { by: "location", kind: "neighbourhood", near: "Ari", precision_m: 1_000 },
      nearest_station: { metres: 200, is_about: true },
    });
    expect((await page(condo.property.id, "th")).placed).toMatchObject({ near: "อารีย์" });
  });
});

it("states no figure that its data does not hold, in any stored answer", async () => {
  const { answers, misses } = await groundedStore(test);
  expect(misses).toEqual([]);
  expect(answers).toBeGreaterThanOrEqual(2);
});
