import { describe, expect, it } from "vitest";
import { conversation, lastAnswerOf, partOf } from "./testing/conversation.ts";
import { smallMarket } from "./testing/small-market.ts";
import { ARI_CONDOS, RAWAI_VILLAS } from "./testing/talked-homes.ts";

describe("what no field of a listing states", () => {
  it.each([
    [
      "condo to rent in Ari",
      "what floor is the first one on?",
      "any discount for 2 year contract?",
    ],
    ["condo to rent in Ari", "what floor is the first one on?", "does the owner accept 6 months?"],
    ["condo to rent in Ari", "what floor is the first one on?", "how's the water pressure there"],
    ["หาคอนโดเช่าอารีย์", "ห้องแรกชั้นอะไร", "มีมุมทำงานไหม"],
  ])("is asked of the home that is talked about: %s, %s, %s", async (...talk) => {
    const { text, state } = await lastAnswerOf(talk, ARI_CONDOS);
    expect(text).toMatch(/can't tell that from its listing|ข้อมูลในประกาศไม่พอ/);
    expect(state.about_home).toBe("1");
  });

  it("is of no home where none is meant", async () => {
    const talk = ["condo to rent in Ari", "what floor is the first one on?", "who is the president?"]; // prettier-ignore
    expect((await lastAnswerOf(talk, ARI_CONDOS)).text).toContain("outside what I can do");
  });

  it.each([
    ["condo to rent in Ari", "how's the water pressure there"],
    ["condo to rent in Ari", "what year was it built"],
    ["condo to rent in Ari", "who is the agent"],
    ["condo to rent in Ari", "when can I move in"],
    ["หาคอนโดเช่าอารีย์", "สร้างปีไหน"],
    ["หาคอนโดเช่าอารีย์", "ใครเป็นเจ้าของ"],
  ])("asks which of several is meant: %s, %s", async (...talk) => {
    const { text, state } = await lastAnswerOf(talk, ARI_CONDOS);
    expect(text).toMatch(/not sure which of them you mean|ไม่แน่ใจว่าหมายถึงรายการไหน/);
    expect(state.criteria.deal).toBe("rent");
  });
});

it("the home that is talked about is described where no other is named", async () => {
  const answer = await lastAnswerOf(
    ["condo to rent in Ari", "what floor is the second one on?", "tell me more about it"],
    ARI_CONDOS,
  );
  expect(partOf(answer, "home_facts").homes.map(({ id }) => id)).toEqual(["2"]);
});

it.each([
  ["warehouse to rent in Ari", "how much is that per sqm", "฿125 a month per m²"],
  ["โกดังให้เช่าอารีย์", "ห้องแรกตารางเมตรละเท่าไหร่", "ตารางเมตรละ ฿125 ต่อเดือน"],
])("what a square metre of a home costs is told: %s, %s", async (search, question, told) => {
  const answer = await lastAnswerOf(
    [search, question],
    [{ id: "1", type: "warehouse", place: "Ari", rent: 50_000, area: 400 }],
  );
  expect(answer.text).toContain(told);
});

it("what a square metre costs is not told of a home without a size, but asked of its agent", async () => {
  const answer = await lastAnswerOf(
    ["condo to rent in Ari", "how much is the first one per sqm?"],
    ARI_CONDOS,
  );
  expect(answer.text).toContain("doesn't state both its price and its size");
  expect(answer.parts.map(({ type }) => type)).toEqual(["contact"]);
});

describe("a question about one home that says first which one", () => {
  it.each([
    ["the first one, how many sqm and when was it built", /40 m².*built/],
    ["ห้องแรกห่างจากคณะแพทย์เท่าไหร่", /ข้อมูลในประกาศไม่พอ/],
  ])("is answered of that home: %s", async (question, told) => {
    const homes = ARI_CONDOS.map((home) => ({ ...home, area: 40 }));
    const { text } = await lastAnswerOf(["condo to rent in Ari", question], homes);
    expect(text).toMatch(told);
  });
});

describe("what is asked of the homes on screen", () => {
  it("is their land where land is named, not their floor", async () => {
    const { text } = await lastAnswerOf(
      ["villa to buy in Rawai", "which of these has the biggest land"],
      RAWAI_VILLAS,
    );
    expect(text).toBe("None of the two listings says.");
  });

  it.each([
    ["villa to buy in Rawai", "which is the best value?", "Number 2 is cheaper per square metre"],
    ["หาวิลล่าซื้อราไวย์", "ตัวไหนคุ้มสุด", "หมายเลข 2"],
  ])("is the price of a square metre where value is: %s, %s", async (search, question, told) => {
    expect((await lastAnswerOf([search, question], RAWAI_VILLAS)).text).toContain(told);
  });

  it("is the cost of the transfer of the one that was talked about", async () => {
    const answer = await lastAnswerOf(
      ["villa to buy in Rawai", "what floor is the second one on?", "ต้องมีเงินสดเท่าไหร่วันโอน"],
      RAWAI_VILLAS,
    );
    const { tool, inputs } = partOf(answer, "calculation");
    expect(tool).toBe("transfer_cost");
    expect(inputs.find(({ key }) => key === "price_thb")?.value).toBe(9_000_000);
  });

  it("is the market of land, where its price by the wah is asked for", async () => {
    const { parts } = await lastAnswerOf(
      [
        "villa to buy in Rawai",
        "what floor is the first one on?",
        "what's the price per wah there",
      ],
      RAWAI_VILLAS,
    );
    expect(parts.map(({ type }) => type)).toContain("insight");
  });

  it("is what homes like the one that is meant are let for", async () => {
    const { ports } = smallMarket(RAWAI_VILLAS);
    const asked: (string | null)[] = [];
    const say = conversation({
      ...ports,
      marketInsight: (request) => {
        asked.push(request.listingId);
        return ports.marketInsight(request);
      },
    });
    await say("villa to buy in Rawai");
    await say("what floor is the second one on?");
    await say("how much rent could it bring");
    expect(asked[0]).toBe("2");
  });
});

it("a home whose price was asked about is the one that is talked about", async () => {
  const { state } = await lastAnswerOf(
    ["villa to buy in Rawai", "is number 2 a good deal?"],
    RAWAI_VILLAS,
  );
  expect(state.about_home).toBe("2");
});

it.each([
  ["villa to buy in Rawai", "how far is the first from the beach?", "and from a hospital?"],
  ["หาวิลล่าซื้อราไวย์", "หลังแรกห่างจากทะเลเท่าไหร่", "แล้วจากโรงพยาบาลล่ะ กี่กิโล"],
])("the distance to something else is of the same home: %s, %s, %s", async (...talk) => {
  const homes = RAWAI_VILLAS.map((home) => ({ ...home, metres: 390 }));
  const { text, state } = await lastAnswerOf(talk, homes);
  expect(text).toContain("390");
  expect(state.criteria.near).toEqual([]);
});

it("the most expensive one is one of the homes on screen", async () => {
  const { state } = await lastAnswerOf(
    ["villa to buy in Rawai", "show me the most expensive one"],
    RAWAI_VILLAS,
  );
  expect(state.about_home).toBe("1");
});

it("the office is the place to be near, where no other was named", async () => {
  const near = await lastAnswerOf(
    ["condo to rent near BTS Asok, I work there", "which of these is closer to my office"],
    ARI_CONDOS.map((home, at) => ({ ...home, metres: 300 * (at + 1) })),
  );
  expect(near.text).toContain("Asok");
  const unknown = await lastAnswerOf(
    ["condo to rent", "how far is it to my office"],
    [ARI_CONDOS[0]!],
  );
  expect(unknown.text).toContain("your office");
});

it("which floor is asked of one of the homes, and it is asked which is meant", async () => {
  const { text } = await lastAnswerOf(
    ["หาคอนโดเช่าอารีย์", "อยู่ชั้นไหน"],
    [
      { id: "a", type: "condo", rent: 15_000 },
      { id: "b", type: "condo", rent: 16_000 },
    ],
  );
  expect(text).toContain("หมายเลข 1 ถึง 2");
});
