import type { Chat, Message, WrittenProperty } from "@propertyvr/contracts";
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
} from "../../stock/partner-listings/testing/test-partner.ts";
import { groundedStore } from "../../seekers/questions/testing/grounded-store.ts";

let test: TestApp;
let person: SignedUp;
let partner: TestPartner;
beforeAll(async () => {
  test = await createTestApp({ config: { answerPaceMs: 0 } });
  person = await test.signUp({ name: "Ploy" });
  partner = await createTestPartner(test, person);
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

/** The cards of the answer, in a chat of its own. */
const askInChat = async (message: string) => {
  const { headers } = person;
  const made = await test.app.inject({ method: "POST", url: "/api/chats", headers, payload: {} });
  const reply = await test.app.inject({
    method: "POST",
    url: `/api/chats/${made.json<Chat>().id}/messages`,
    headers,
    payload: { message },
  });
  const { aiResponse } = reply.json<{ aiResponse: Message }>();
  const part = aiResponse.parts.find((each) => each.type === "listings");
  return part?.cards.map((card) => [card.id, card.price, card.title]) ?? [];
};
const search = async (query: string) => {
  const reply = await test.app.inject({
    method: "POST",
    url: "/api/properties/search",
    headers: person.headers,
    payload: { query },
  });
  return reply.json<{ total: number; properties: { id: string }[] }>();
};

it("a home that was just sent is the answer to the next question, in both languages", async () => {
  const { property } = await send(plainHome);
  expect(await askInChat("2 bedroom condo for rent near BTS Ari under 35k")).toEqual([
    [property.id, 32_000, plainHome.title_en],
  ]);
  expect(await askInChat("หาคอนโดให้เช่า 2 ห้องนอน ใกล้ BTS อารีย์ ไม่เกิน 35,000")).toEqual([
    [property.id, 32_000, plainHome.title_th],
  ]);
  await send({ ...plainHome, rent_price: 34_000 });
  expect(await askInChat("2 bedroom condo for rent near BTS Ari")).toEqual([
    [property.id, 34_000, plainHome.title_en],
  ]);
  await send({ ...plainHome, status: "rented" });
  expect(await askInChat("2 bedroom condo for rent near BTS Ari")).toEqual([]);
});

it("a home that its partner keeps from the assistant is in no answer, search or count, but has its page", async () => {
  const { property } = await send({ ...plainHome, external_id: "K-1", property_type: "villa" });
  expect((await search("villa for rent in Bangkok")).total).toBe(1);
  await send({ ...plainHome, external_id: "K-1", property_type: "villa", allow_ai_display: false });
  expect(await askInChat("villa for rent in Bangkok")).toEqual([]);
  expect(await search("villa for rent in Bangkok")).toMatchObject({ total: 0, properties: [] });
  const page = await test.app.inject({ url: `/api/properties/${property.id}` });
  expect(page.json<{ title: string }>().title).toBe(plainHome.title_en);
  await send({ ...plainHome, external_id: "K-1", property_type: "villa", allow_ai_display: true });
  expect((await search("villa for rent in Bangkok")).total).toBe(1);
});

it("states no figure that its data does not hold, in any stored answer", async () => {
  const { answers, misses } = await groundedStore(test);
  expect(misses).toEqual([]);
  expect(answers).toBeGreaterThanOrEqual(2);
});
