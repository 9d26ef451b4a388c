import { describe, expect, it } from "vitest";
import { conversation, partOf } from "./testing/conversation.ts";
import { smallMarket, type SmallHome } from "./testing/small-market.ts";

const CONTACT = {
  name: "Khun Lek",
  phone: "02 123 4567",
  line: "@baan_dee",
  email: "lek_h@example.com",
  website: null,
};
const HOMES: readonly SmallHome[] = [1, 2, 3].map((n) => ({
  id: `a${String(n)}`,
  rent: 30_000 + n,
  ...(n === 2 && { contact: CONTACT }),
}));
const ASK = "condo to rent in Ari";
const talkIn = (homes: readonly SmallHome[]) => conversation(smallMarket(homes).ports);
const homesOf = (said: Awaited<ReturnType<ReturnType<typeof talkIn>>>) =>
  partOf(said, "contact").homes.map(({ id }) => id);

describe("asking to see a home, or for its agent", () => {
  it.each([
    "would they take 28000 for it?",
    "can I offer 28k",
    "could I pay 28k for this one?",
    "will the owner go down to 28,000",
    "ต่อเหลือ 28000 ได้ไหม",
  ])("%s: an amount that is offered is for the agent, and no budget", async (text) => {
    const say = talkIn([{ id: "a1", rent: 30_000, contact: CONTACT }]);
    await say(ASK);
    const said = await say(text);
    expect(partOf(said, "contact")).toMatchObject({ about: "contact", homes: [{ id: "a1" }] });
    expect(said.state.criteria.price).toBeNull();
  });

  it.each([
    ["book a viewing for the second one", "viewing", null],
    ["can I see the second one tomorrow", "viewing", "tomorrow"],
    ["can I see the second one on Saturday at 10?", "viewing", "on Saturday at 10"],
    ["email the agent of number 2", "contact", null],
    ["ขอดูห้องที่สองพรุ่งนี้ได้ไหม", "viewing", "พรุ่งนี้"],
    ["ขอดูห้องที่สองวันเสาร์ 10 โมงได้ไหม", "viewing", "วันเสาร์ 10 โมง"],
    ["ขอเบอร์เจ้าของห้องที่ 2", "contact", null],
  ])("%s: offers to write about that home, with the day as a wish", async (text, about, day) => {
    const say = talkIn(HOMES);
    await say(ASK);
    const said = await say(text);
    expect(partOf(said, "contact")).toMatchObject({
      about,
      homes: [{ id: "a2", contact: CONTACT }],
      preferred_time: day,
      language: said.language,
    });
    expect(said.text).toContain("02 123 4567");
    expect(said.text).toContain("@baan_dee");
    expect(said.text).toContain("lek_h@example.com");
  });

  it.each([
    ["can I view it?", "tell me about the second one"],
    ["contact the agent", "the second one, can I see it on Sunday?"],
    ["ขอดูห้องได้ไหม", "ขอรายละเอียดอันที่สอง"],
  ])("%s: means the home talked about, through talk in between", async (text, before) => {
    const say = talkIn(HOMES);
    await say(ASK);
    await say(before);
    await say("thanks");
    expect(homesOf(await say(text))).toEqual(["a2"]);
  });

  it("means none of them after another search", async () => {
    const say = talkIn(HOMES);
    await say(ASK);
    await say("tell me about the second one");
    await say("show me the cheapest");
    expect(homesOf(await say("can I view it?"))).toEqual(["a1", "a2", "a3"]);
  });

  it("asks which of several where nobody said, each with a way on", async () => {
    const say = talkIn(HOMES);
    await say(ASK);
    const said = await say("can I book a viewing?");
    expect(said.text).toContain("Which of these homes");
    expect(homesOf(said)).toEqual(["a1", "a2", "a3"]);
  });

  it("leaves out samples and homes that are taken", async () => {
    const [one, two, three] = HOMES as [SmallHome, SmallHome, SmallHome];
    const say = talkIn([one, { ...two, statusNow: "rented" }, { ...three, isSample: true }]);
    await say(ASK);
    expect(homesOf(await say("contact the owner"))).toEqual(["a1"]);
    const rented = await say("book a viewing for the second one");
    expect(rented.text).toContain("no longer available");
    const sample = await say("book a viewing for the third one");
    expect(sample.text).toContain("sample home");
    expect([...rented.parts, ...sample.parts]).toEqual([]);
  });

  it("offers nothing where all on screen are samples, or nothing is", async () => {
    const say = talkIn(HOMES.map((home) => ({ ...home, isSample: true })));
    const early = await say("can I book a viewing?");
    expect(early.text).toContain("No homes are on screen yet");
    await say(ASK);
    const said = await say("contact the agent");
    expect(said.text).toContain("samples");
    expect([...early.parts, ...said.parts]).toEqual([]);
  });

  it("of a home that is not there says so", async () => {
    const say = talkIn(HOMES);
    await say(ASK);
    expect((await say("book a viewing for the fifth one")).text).toContain("Three homes");
  });

  it.each([
    ["can I view the first one?", "Land Office"],
    ["นัดดูอันแรก", "สำนักงานที่ดิน"],
  ])(
    "%s: warns of paying before seeing, in the language of the conversation",
    async (text, office) => {
      const say = talkIn(HOMES);
      await say(ASK);
      expect(partOf(await say(text), "contact").text).toContain(office);
    },
  );

  it("keeps what a listing states from becoming a link or markup", async () => {
    const contact = { ...CONTACT, phone: "[02](https://evil.example) **1**" };
    const say = talkIn([{ id: "a1", rent: 30_000, contact }]);
    await say(ASK);
    expect((await say("contact the agent")).text).not.toMatch(/\]\(https|\*\*/);
  });
});
