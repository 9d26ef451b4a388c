import { expect, it, vi } from "vitest";
import { conversation, partOf } from "./testing/conversation.ts";
import { smallMarket } from "./testing/small-market.ts";

/** A talk that remembers what the market was asked. */
function talk() {
  const { ports } = smallMarket([{ id: "h1", rent: 20_000 }]);
  const marketInsight = vi.fn(ports.marketInsight);
  const asked = () => marketInsight.mock.lastCall?.[0].query.criteria;
  return { say: conversation({ ...ports, marketInsight }), asked, marketInsight };
}

it("a question about prices is asked again of another place, kind and deal", async () => {
  const { say, asked } = talk();
  await say("what do condos in Bangkok cost?");
  expect(asked()).toMatchObject({ places: ["Bangkok"], types: ["condo"] });
  const there = await say("and in Phuket?");
  expect(asked()).toMatchObject({ places: ["Phuket"], types: ["condo"] });
  expect(there.parts.map(({ type }) => type)).toContain("insight");
  await say("thanks");
  await say("and houses?");
  expect(asked()).toMatchObject({ places: ["Phuket"], types: ["house"] });
  await say("and to rent?");
  expect(asked()).toMatchObject({ places: ["Phuket"], types: ["house"], deal: "rent" });
});

it("the same in Thai", async () => {
  const { say, asked } = talk();
  await say("ราคาคอนโดแถวอารีย์เท่าไหร่");
  await say("แล้วทองหล่อล่ะ");
  expect(asked()).toMatchObject({ places: ["Thong Lo"], types: ["condo"] });
});

it("a sum is worked out again with another amount, and with more", async () => {
  const { say } = talk();
  await say("monthly instalment for a 3 million condo over 30 years");
  const inputs = async (text: string) =>
    Object.fromEntries(
      partOf(await say(text), "calculation").inputs.map(({ key, value }) => [key, value]),
    );
  expect(await inputs("and on 5 million?")).toMatchObject({ price_thb: 5_000_000 });
  expect(await inputs("and with 20% down?")).toMatchObject({
    price_thb: 5_000_000,
    down_percent: 20,
  });
  expect(await inputs("what about over 15 years?")).toMatchObject({ down_percent: 20, years: 15 });
});

it.each([
  ["can a foreigner own a house in Thailand?", "and a condo?"],
  ["ต่างชาติซื้อบ้านได้ไหม", "แล้วคอนโดล่ะ"],
])("the guide is asked again: %s %s", async (first, second) => {
  const { say } = talk();
  const house = partOf(await say(first), "citation");
  const condo = partOf(await say(second), "citation");
  expect(condo.slug).toBe("foreigners-buying-a-condo");
  expect(condo.slug).not.toBe(house.slug);
});

it("a search ends it, and what wants homes searches", async () => {
  const { say, marketInsight } = talk();
  await say("what do condos in Bangkok cost?");
  expect((await say("show me condos in Phuket")).state.criteria.places).toEqual(["Phuket"]);
  const narrowed = await say("and in Ari?");
  expect(narrowed.parts.map(({ type }) => type)).not.toContain("insight");
  expect(narrowed.state.asked).toBeUndefined();
  expect(marketInsight).toHaveBeenCalledTimes(1);
});

it.each([
  ["what do condos in Bangkok cost?", "and with a pool?", { amenities: ["pool"] }],
  ["what do condos in Bangkok cost?", "show me those", {}],
  ["what do condos in Bangkok cost?", "ok show me some to rent", { deal: "rent" }],
])("the homes of the question are looked for: %s %s", async (first, second, also) => {
  const { say } = talk();
  await say(first);
  const found = await say(second);
  expect(found.state.criteria).toMatchObject({ types: ["condo"], places: ["Bangkok"], ...also });
  expect(found.state.asked).toBeUndefined();
});

it.each([
  ["what rental yield do condos in Ari give?", "sale"],
  ["what do condos in Ari rent for?", "rent"],
  ["what do condos in Ari cost?", null],
])(
  "the homes of a question are looked for to buy or to rent as it asked: %s",
  async (question, deal) => {
    const { say } = talk();
    await say(question);
    const { state } = await say("show me those");
    expect(state.criteria).toMatchObject({ types: ["condo"], places: ["Ari"], deal });
  },
);

it("a request of its own is not narrowed by the question before it", async () => {
  const { say } = talk();
  await say("what do condos in Bangkok cost?");
  expect((await say("I want a house with a garden")).state.criteria.places).toEqual([]);
});
