import { describe, expect, it } from "vitest";
import { conversation, lastOf, partOf } from "./testing/conversation.ts";
import { smallMarket, type SmallHome } from "./testing/small-market.ts";

const HOMES: readonly SmallHome[] = Array.from({ length: 9 }, (_, at) => ({
  id: `h${String(at)}`,
  rent: 18_000 + at * 1_000,
  bedrooms: 2,
}));
const talk = () => conversation(smallMarket(HOMES).ports);

describe("who wants more than there is", () => {
  it("is offered what would find more at the end of the list, by all it finds", async () => {
    const say = talk();
    await say("2 bedroom condo to rent in Ari under 20k");
    const said = await say("show me more");
    expect(said.text).toMatch(/all 3/);
    const { choices } = partOf(said, "question");
    const [first] = choices;
    expect(first?.criteria).toBeDefined();
    const tapped = await say(first!.say, first!.criteria);
    expect(partOf(tapped, "listings").counts.total).toBe(first?.count);
    expect(first?.count).toBeGreaterThan(3);
  });

  it("is offered the same where anything may give way", async () => {
    const say = talk();
    await say("2 bedroom condo to rent in Ari under 10k");
    const said = await say("loosen whatever you need to");
    expect(said.text).toBe("One change would find more homes.");
    const { text, choices } = partOf(said, "question");
    expect([text, choices.length]).toEqual(["Shall I change that?", 1]);
    expect((await talk()("loosen whatever you need to")).text).toContain("no search to change");
  });

  it.each([
    [
      "2 bedroom condo to rent in Ari",
      "loosen whatever you need to",
      "Start over",
      "en",
      "Shall we start a new search?",
    ],
    ["คอนโดเช่าอารีย์ 2 ห้องนอน", "ปรับอะไรก็ได้", "เริ่มใหม่", "th", "เริ่มค้นหาใหม่ไหม?"],
  ])(
    "is offered a fresh start alone where nothing finds more: %s, %s",
    async (search, said, afresh, language, asked) => {
      const { choices, text } = partOf(await lastOf(search, said), "question");
      expect(text).toBe(asked);
      expect(choices).toEqual([{ label: { text: afresh, language }, say: afresh, count: null }]);
    },
  );
});
