import { inTransaction } from "@propertyvr/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import { insertListings } from "../../stock/listings/insert-listings.ts";
import { marketHomes } from "./market-homes.ts";
import { IMPOSSIBLE_AMOUNTS, MARKET_QUESTIONS } from "./market-questions.ts";
import { answerTo } from "./testing/ask.ts";
import { groundedStore } from "./testing/grounded-store.ts";

let test: TestApp;
let person: SignedUp;
beforeAll(async () => {
  test = await createTestApp({ config: { answerPaceMs: 0 } });
  person = await test.signUp({ name: "Ploy" });
  await inTransaction(test.database.pool, (client) => insertListings(client, marketHomes()));
  // Those in Thong Lo have been listed since October; nobody has changed a price.
  await test.database.pool.query(`update listing_prices set since = '2025-10-10 12:00+07'
    where listing_id in (select id from listings where title_en like 'Thong Lo %')`);
});
afterAll(() => test.close());

describe.each(MARKET_QUESTIONS)("$say", ({ language, after, say, result }) => {
  it("is answered with its figures", async () => {
    const messages = after === undefined ? [say] : [after, say];
    const { parts } = await answerTo(test, person, messages);
    const insight = parts.find((part) => part.type === "insight");
    expect(insight, JSON.stringify(parts)).toMatchObject({ language, result });
    const text = parts.find((part) => part.type === "text");
    expect(text?.language).toBe(language);
    expect(text?.text).not.toMatch(VALUATION);
  });
});

it.each(IMPOSSIBLE_AMOUNTS)("%s is declined with what to ask instead", async (say, answer) => {
  const { parts } = await answerTo(test, person, [say]);
  expect(parts.map(({ type }) => type)).toEqual(["text"]);
  expect(parts.find((part) => part.type === "text")?.text).toMatch(answer);
});

it.each([
  [
    "where in Bangkok can I afford a condo for 5 million?",
    "affordable_areas",
    /^(?!.*I don't know)/,
  ],
  ["งบ 5 ล้าน ในกรุงเทพซื้อคอนโดได้แถวไหน", "affordable_areas", /./],
  [
    "compare condo rents in Ari and Nowhereville",
    "level",
    /^I don't know a place called “Nowhereville”, so this is Ari alone\./,
  ],
  ["what does a 99 bedroom condo in Ari cost?", "level", /^I left out “99 bedroom”\./],
  [
    "which part of Thailand has the cheapest 1 bedroom condos to buy?",
    "affordable_areas",
    /^The median asking price of one-bedroom condos for sale is lowest in .+ \(฿[\d,]+, from \d+ homes\)/,
  ],
  ["เขตไหนคอนโดให้เช่า 1 ห้องนอนถูกที่สุด", "affordable_areas", /ต่ำที่สุดที่/],
  [
    "is 999999999999999 baht normal for a condo in Ari?",
    "level",
    /^I left out “999999999999999 baht/,
  ],
  ["คอนโดอารีย์ 999999999999999 บาท แพงไหม", "level", /999999999999999/],
  [
    "do two-bed condos in Ari rent for more than one-beds",
    "compare",
    /^1-bedroom homes: median .* 2-bedroom homes ask more\.$/,
  ],
  ["สถานี BTS ไหนค่าเช่าถูกสุด", "affordable_areas", /ต่ำที่สุดใกล้ BTS/],
  ["which BTS station has the cheapest rent", "affordable_areas", /is lowest near BTS/],
  ["compare Ari", "level", /^Name a second place and I'll set the two side by side\./],
  ["เทียบอารีย์", "level", /^บอกอีกทำเลหนึ่งมาได้เลย/],
  ["ค่าเช่าคอนโดทองหล่อ", "level", /ค่าเช่าที่ตั้งไว้ต่อเดือน/],
  ["is 20,000 a month ok for a 1 bedroom condo?", "level", /(?:above|below|at) the median/],
  ["price per sqm in Ari vs Thong Lo", "compare", /per m² from/],
  ["is it a good time to buy?", "refused", /^Nobody can know what prices will do/],
  [
    "what's the vacancy rate of condos in Ari?",
    "level",
    /^Listings tell what homes ask, not how many stand empty/,
  ],
  [
    "how long does it take to sell a condo in Ari?",
    "level",
    /^Listings tell what homes ask, not how many stand empty/,
  ],
  ["คอนโดอารีย์อัตราห้องว่างเท่าไหร่", "level", /^ประกาศบอกแค่ราคาที่ตั้งไว้/],
  [
    "is 35k a month a rip-off for a 1 bed condo in Ari?",
    "level",
    /^฿35,000 is 40% above the median\./,
  ],
  ["เช่าคอนโด 1 ห้องนอนอารีย์ 35,000 โดนฟันรึเปล่า", "level", /^฿35,000 สูงกว่าค่ากลาง 40%/],
  [
    "the cheapest district to buy a condo in Thailand?",
    "affordable_areas",
    /lowest in .*Bang Lamung/,
  ],
  ["จังหวัดไหนคอนโดถูกที่สุด", "affordable_areas", /^ค่ากลางของราคาเสนอขาย.*บางละมุง/],
  [
    "villa prices per square wah in Phuket Old Town?",
    "level",
    /^Only plots of land are told by the square wah/,
  ],
  ["วิลล่าภูเก็ตขายกันตารางวาละเท่าไร", "level", /^ราคาต่อตารางวาหรือต่อไร่บอกได้เฉพาะที่ดินเปล่า/],
  ["ตอนนี้น่าซื้อคอนโดไหม", "refused", /^ราคาในอนาคตไม่มีใครรู้ได้/],
])("%s", async (say, kind, said) => {
  const { parts } = await answerTo(test, person, [say]);
  const insight = parts.find((part) => part.type === "insight");
  expect(insight?.result.kind).toBe(kind);
  expect(parts.find((part) => part.type === "text")?.text).toMatch(said);
});

it.each([
  [
    "which districts in Bangkok have the best rental yield?",
    /Highest of the districts: Phaya Thai with 5% gross/,
  ],
  ["คอนโดกรุงเทพแถวไหนผลตอบแทนดีสุด", /ที่ได้มากสุดคือพญาไท 5%/],
])("%s names the district that earns most", async (say, said) => {
  const { parts } = await answerTo(test, person, [say]);
  expect(JSON.stringify(parts)).toMatch(said);
});

it.each([
  ["is Ari or Thong Lo better for rental yield?", /5% gross.*4% gross/],
  ["อารีย์กับทองหล่อที่ไหนผลตอบแทนค่าเช่าดีกว่ากัน", /ขั้นต้นราว 5%.*ขั้นต้นราว 4%/],
])("%s is answered with the yield of each place", async (say, said) => {
  const { parts } = await answerTo(test, person, [say]);
  const insights = parts.filter((part) => part.type === "insight");
  expect(insights.map(({ result }) => result)).toMatchObject([
    { kind: "yield", gross_pct: 5 },
    { kind: "yield", gross_pct: 4 },
  ]);
  expect(parts.find((part) => part.type === "text")?.text).toMatch(said);
});

it.each([
  ["compare Ari", "Compare Ari and Saphan Khwai"],
  ["เทียบอารีย์", "เทียบอารีย์ กับสะพานควาย"],
])("%s: what to compare it with is one tap", async (say, tapped) => {
  const { parts } = await answerTo(test, person, [say]);
  const question = parts.find((part) => part.type === "question");
  expect(question?.choices.map((choice) => choice.say)).toContain(tapped);
  const then = await answerTo(test, person, [say, tapped]);
  const insight = then.parts.find((part) => part.type === "insight");
  expect(insight).toMatchObject({ result: { kind: "compare" } });
});

it.each([
  ["1 bed condo for rent in Ari", "how much is the first one?", "is it expensive?"],
  ["หาเช่าคอนโด 1 ห้องนอน อารีย์", "ห้องแรกราคาเท่าไหร่", "แพงไปไหม"],
])("%s, %s, %s: the home talked about is placed", async (...messages) => {
  const { parts } = await answerTo(test, person, messages);
  const insight = parts.find((part) => part.type === "insight");
  expect(insight).toMatchObject({ result: { kind: "listing_position", price_thb: 35_000 } });
});

it.each([
  ["house for rent in Chiang Mai", "is the first one a good price?", /^This is a sample home/],
  ["หาเช่าบ้านเชียงใหม่", "หลังแรกแพงไปไหม", /^รายการนี้เป็นข้อมูลตัวอย่าง/],
])("%s, then %s: that it is a sample is said", async (first, then, said) => {
  const { parts } = await answerTo(test, person, [first, then]);
  expect(parts.find((part) => part.type === "text")?.text).toMatch(said);
});

it.each([
  [
    "house for rent in Chiang Mai",
    "how much is the first one?",
    "It is a sample, not a real offer.",
  ],
  ["หาเช่าบ้านเชียงใหม่", "หลังแรกราคาเท่าไหร่", "เป็นรายการตัวอย่าง ไม่ใช่ประกาศจริง"],
])("%s, then %s: beside the price of a sample stands that it is one", async (first, then, said) => {
  const { parts } = await answerTo(test, person, [first, then]);
  expect(parts.find((part) => part.type === "text")?.text).toContain(said);
});

it.each(["villa for sale in Ari", "หาซื้อวิลล่าแถวอารีย์"])(
  "%s: villas of Phuket are no near miss of it",
  async (say) => {
    const { parts } = await answerTo(test, person, [say]);
    const nearest = parts.find((part) => part.type === "nearest");
    expect(nearest?.homes.length).toBeGreaterThan(0);
    expect(nearest?.homes.map(({ card }) => card.type)).not.toContain("villa");
    expect(parts.find((part) => part.type === "question")?.choices.length).toBeGreaterThan(0);
  },
);

it.each([
  [
    "2 bed condo for sale in Ari",
    "is the first one overpriced?",
    "Average price of condos in Phaya Thai",
  ],
  ["หาซื้อคอนโด 2 ห้องนอน อารีย์", "ห้องแรกแพงไปไหม", "ราคาขายเฉลี่ยคอนโดในพญาไท"],
])("%s, then %s: what can be told of its kind is one tap", async (first, then, tapped) => {
  const { parts } = await answerTo(test, person, [first, then]);
  const question = parts.find((part) => part.type === "question");
  expect(question?.choices.map((choice) => choice.say)).toEqual([tapped]);
  const figures = await answerTo(test, person, [first, then, tapped]);
  const insight = figures.parts.find((part) => part.type === "insight");
  expect(insight).toMatchObject({ result: { kind: "level", figures: [{ n_units: 47 }] } });
});

it.each([
  ["condo rents in Ari", "and with a pool?"],
  ["ค่าเช่าคอนโดอารีย์เท่าไหร่", "แล้วมีสระว่ายน้ำล่ะ"],
])("%s, then %s: homes to rent are looked for", async (first, then) => {
  const { parts } = await answerTo(test, person, [first, then]);
  const found = parts.find((part) => part.type === "listings");
  expect(found).toMatchObject({
    criteria: { deal: "rent", types: ["condo"], amenities: ["pool"] },
  });
});

it("a wish that no search can look for leaves the search as it was, and that is said", async () => {
  const { parts } = await answerTo(test, person, ["condos to rent in Ari", "somewhere quieter"]);
  expect(parts.find((part) => part.type === "text")?.text).toMatch(
    /^I can't search by “somewhere quieter”, so your search is the same as before\. /,
  );
});

it("offers the wider area where a comparison has no figures, as one tap", async () => {
  const { parts } = await answerTo(test, person, [
    "compare villa prices to buy in Rawai and Kamala",
  ]);
  const question = parts.find((part) => part.type === "question");
  expect(question).toMatchObject({
    about: "places",
    choices: [{ say: expect.stringContaining("Phuket") }],
  });
});

it.each([
  ["average rent of a 9 bedroom condo in Ari", "Average rent of condos in Ari"],
  ["ค่าเช่าเฉลี่ยคอนโด 9 ห้องนอนแถวอารีย์", "ค่าเช่าเฉลี่ยคอนโดในอารีย์"],
])("%s: what has figures in that place is one tap", async (say, tapped) => {
  const { parts } = await answerTo(test, person, [say]);
  const question = parts.find((part) => part.type === "question");
  expect(question?.choices.map((choice) => choice.say)).toEqual([tapped]);
  const then = await answerTo(test, person, [say, tapped]);
  const insight = then.parts.find((part) => part.type === "insight");
  expect(insight).toMatchObject({ result: { kind: "level", figures: [{ n_units: 53 }] } });
});

it.each([
  ["what's the yield of condos in Zorvexville?", "what's the yield of condos in Phuket?"],
  ["ค่าเช่าเฉลี่ยแถวซอร์เว็กซ์บุรี", "ค่าเช่าเฉลี่ยแถวภูเก็ต"],
])("%s: of a place that is known it is one tap", async (say, tapped) => {
  const { parts } = await answerTo(test, person, [say]);
  const question = parts.find((part) => part.type === "question");
  expect(question?.choices.map((choice) => choice.say)).toContain(tapped);
  const then = await answerTo(test, person, [say, tapped]);
  const insight = then.parts.find((part) => part.type === "insight");
  expect(insight).not.toMatchObject({ result: { reason: "unknown_place" } });
});

it.each([
  ["price per square wah of land in Hang Dong", "from 21 plots"],
  ["ราคาที่ดินหางดงตารางวาละเท่าไหร่", "จาก 21 แปลง"],
])("%s: plots are counted, no homes", async (say, counted) => {
  const { parts } = await answerTo(test, person, [say]);
  expect(parts.find((part) => part.type === "text")?.text).toContain(counted);
});

/** Words of a valuation: what homes ask is told, never what they are worth. */
const VALUATION =
  /\b(?:fair|worth|bargain|overpriced|underpriced|undervalued|overvalued)\b|คุ้มค่า|คุ้มราคา|ราคายุติธรรม|แพงเกินไป|ถูกเกินจริง/i;

it("states no figure that its data does not hold, in any stored answer", async () => {
  const { answers, misses, oddNumbers } = await groundedStore(test);
  expect(misses).toEqual([]);
  expect(oddNumbers).toEqual([]);
  expect(answers).toBeGreaterThanOrEqual(30);
});
