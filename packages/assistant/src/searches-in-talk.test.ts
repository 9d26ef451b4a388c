import { describe, expect, it } from "vitest";
import { lastAnswerOf, lastOf, partOf } from "./testing/conversation.ts";
import { type SmallHome } from "./testing/small-market.ts";
import { ARI_CONDOS, RAWAI_VILLAS } from "./testing/talked-homes.ts";

describe("the cheapest one", () => {
  it.each([
    [
      "townhouse in Nonthaburi for sale",
      "what's the cheapest one like that within 5km of the MRT?",
    ],
    ["หาคอนโดเช่าอารีย์", "คอนโดถูกสุดเท่าไหร่"],
  ])("is looked for where homes were looked for: %s, %s", async (...talk) => {
    const { state } = await lastOf(...talk);
    expect(state.criteria).toMatchObject({ sort: "cheapest" });
    expect(state.criteria.places).toHaveLength(1);
  });
});

describe("a question that names nothing to look for", () => {
  it.each([
    ["condo to rent in Ari 20k", "leasehold or freehold?", "leases-and-renewals"],
    ["หาอพาร์ตเมนต์เช่าอารีย์ 5000", "ขอรายวันได้ไหม", "short-lets"],
  ])("is answered by the guide, not by the same search: %s, %s", async (search, question, slug) => {
    expect(partOf(await lastOf(search, question), "citation").slug).toBe(slug);
  });

  it.each([
    ["condo to rent in Ari 20k", "thanks, can you send me these by email?"],
    ["condo to rent in Ari 20k", "email me the list"],
    ["หาคอนโดเช่าอารีย์", "ส่งเข้าเมลให้หน่อย"],
  ])("but to be sent what was shown is told what there is instead: %s, %s", async (...talk) => {
    const { text, parts } = await lastOf(...talk);
    expect(text).toMatch(/page of its own|มีหน้าของตัวเอง/);
    expect(parts).toEqual([]);
  });
});

it("cheaper, if further out, lowers the price and widens the distance", async () => {
  const { state, text } = await lastOf(
    "condo to rent within 800 m of BTS Ari under 15000",
    "cheaper but a bit further out",
  );
  expect(state.criteria.near).toMatchObject([{ within_m: 1_600 }]);
  expect(state.criteria.price?.max).toBe(12_000);
  expect(text).toContain("below your last limit");
  expect(text).toContain("widened");
});

describe("a bit further out", () => {
  it.each([
    ["condo to rent in Ari under 15000", "a bit further out, same money", "I added what lies next to it"],
    ["condo to rent in Ari under 15000", "any of the surrounding areas?", "I added what lies next to it"],
    ["หาคอนโดเช่าอารีย์ ไม่เกิน 15000", "ขยับออกไปอีกหน่อยได้ไหม งบเท่าเดิม", "เพิ่มย่านที่อยู่ติดกัน"],
  ])("of an area adds those next to it: %s, %s", async (first, then, told) => {
    const { state, text } = await lastOf(first, then);
    expect(state.criteria.places).toEqual(["Ari", "Sutthisan"]);
    expect(state.criteria.price).toMatchObject({ max: 15_000 });
    expect(state.place_refs).toContainEqual(expect.objectContaining({ id: "area:sutthisan" }));
    expect(text).toContain(told);
  }); // prettier-ignore

  it.each([
    ["condo to rent under 15000", "further out"],
    ["condo to rent in Ari under 15000", "closer"],
  ])("without anything to measure from asks for it: %s, %s", async (first, then) => {
    const { text } = await lastOf(first, then);
    expect(text).toContain("Closer to what, or further from where?");
  });
});

it("a search behind whether to rent or to buy is for neither alone", async () => {
  const { state } = await lastOf(
    "is it better to rent or buy if I stay 4 years in Bangkok",
    "2 bed near Phrom Phong",
  );
  expect(state.criteria).toMatchObject({ deal: null, bedrooms: { min: 2, max: 2 } });
});

describe("a place that is only wished for, and nothing else", () => {
  it.each([
    ["condo to rent in Ari", "near the purple line would be great", "MRT Purple Line"],
    ["condo to rent in Ari", "Thong Lo if possible", "Thong Lo"],
    ["หาคอนโดเช่าอารีย์", "ถ้าได้ทองหล่อก็ดี", "Thong Lo"],
  ])("leaves the search, and is one tap: %s, %s", async (search, wish, place) => {
    const answer = await lastAnswerOf([search, wish], ARI_CONDOS);
    expect(answer.state.criteria).toMatchObject({ places: ["Ari"], near: [] });
    const [choice] = partOf(answer, "question").choices;
    const { places = [], near = [] } = choice?.criteria ?? {};
    expect([...places, ...near.map(({ name }) => name)]).toContain(place);
  });
});

describe("where somebody works, told in the middle of a search elsewhere", () => {
  it.each([
    ["condo to rent in Ari", "I work in Silom", "Silom", "where you work or study"],
    ["condo to rent near BTS Ari", "my office is in Asok", "Asok", "where you work or study"],
    ["หาคอนโดเช่าอารีย์", "แฟนทำงานแถวสาทร", "Sathon", "ที่ทำงานหรือที่เรียน"],
  ])("leaves the search, and is one tap: %s, %s", async (search, told, place, said) => {
    const answer = await lastAnswerOf([search, told], ARI_CONDOS);
    const { criteria } = answer.state;
    expect([...criteria.places, ...criteria.near.map(({ name }) => name)]).toEqual(["Ari"]);
    expect(answer.text).toContain(said);
    const [choice] = partOf(answer, "question").choices;
    const { places = [], near = [] } = choice?.criteria ?? {};
    expect([...places, ...near.map(({ name }) => name)]).toEqual([place]);
  });

  it.each([
    ["condo to rent in Bangkok", "I work near Asok"],
    ["condo to rent under 20k", "I work near Asok"],
  ])("narrows a search that names no place within its city: %s, %s", async (search, told) => {
    const { criteria } = (await lastOf(search, told)).state;
    expect(criteria.near).toMatchObject([{ name: "Asok" }]);
  });
});

it("an amount without its thousands is asked about, where nobody said to rent or to buy", async () => {
  const answer = await lastAnswerOf(["condo in Ari", "under 5"], ARI_CONDOS);
  expect(answer.text).toContain("Is “under 5” a rent for a month or a price to buy?");
  expect(answer.text).not.toContain("the same as before");
  expect(partOf(answer, "question")).toMatchObject({
    text: "Is “under 5” a rent for a month or a price to buy?",
    choices: [
      { criteria: { deal: "rent", price: { max: 5_000, per: "month" } } },
      { criteria: { deal: "sale", price: { max: 5_000_000, per: "total" } } },
    ],
  });
});

describe("a place whose name needs its city beside it", () => {
  it.each([
    ["condo to rent in Chiang Mai", "what about the old city", { places: ["Chiang Mai Old City"] }],
    ["house to rent in Phuket", "old town instead", { places: ["Phuket Old Town"] }],
  ])("is found where the city was named before: %s, %s", async (search, wish, criteria) => {
    expect((await lastOf(search, wish)).state.criteria).toMatchObject(criteria);
  });
});

describe("a wish that no search looks for", () => {
  it.each([
    ["warehouse to rent in Bang Na", "with office inside and 3-phase power"],
    ["condo to rent in Ari", "not on a main road please"],
    ["หาบ้านเช่าพัทยา", "มีรั้วรอบขอบชิด"],
  ])("is told in its words, and the search stays: %s, %s", async (search, wish) => {
    const { text, state } = await lastOf(search, wish);
    expect(text).toContain(`“${wish.replace(" please", "")}”`);
    expect(state.criteria.places).toHaveLength(1);
  });

  it("is not told where the same is asked for again", async () => {
    const { text } = await lastOf("condo to rent in Ari", "condo please");
    expect(text).toContain("Your search is the same as before.");
  });
});

it("another number of rooms, where there are none of the first, takes its place", async () => {
  const { state } = await lastOf("คอนโดเช่าอารีย์ 2 ห้องนอน", "ไม่มีก็ 1 ห้องนอนใหญ่ๆ 45 ตรม ขึ้นไป");
  expect(state.criteria).toMatchObject({ bedrooms: { min: 1, max: 1 }, area_sqm: { min: 45 } });
});

it.each([
  ["we search apartment in bangkok, we have maybe 30 000 baht, she work in silom", 30_000],
  ["house 3 500 000 baht Hua Hin", 3_500_000],
])("an amount with spaces between its thousands is read whole: %s", async (message, most) => {
  expect((await lastOf(message)).state.criteria.price?.max).toBe(most);
});

it("a home larger than the one of today has at least its size", async () => {
  const { state } = await lastOf("คอนโดเช่า รัชดา 14000", "ห้องใหญ่กว่าเดิม 30 ตรม");
  expect(state.criteria.area_sqm).toEqual({ min: 30 });
});

describe("show me those", () => {
  it.each([
    ["condo to rent in Ari", "what about Thong Lo, is it cheaper?", "ok show me those"],
    ["หาคอนโดเช่าอารีย์", "ทองหล่อถูกกว่าไหม", "งั้นขอดูหน่อย"],
  ])("looks in the place that was asked about: %s, %s, %s", async (...talk) => {
    const { state } = await lastOf(...talk);
    expect(state.criteria).toMatchObject({ deal: "rent", types: ["condo"], places: ["Thong Lo"] });
  });

  it.each([
    ["condo to rent in Ari", "show me"],
    ["หาคอนโดเช่าอารีย์", "ขอดูหน่อย"],
  ])("is no wish that could not be looked for: %s, %s", async (...talk) => {
    expect((await lastOf(...talk)).text).not.toMatch(/can't search by|ยังค้นหาด้วย/);
  });
});

describe("a number behind “and”", () => {
  it.each(["and 25?", "and with 25?", "and at 25"])("is the next budget: %s", async (said) => {
    const { state } = await lastOf("condo to rent in Ari 20k", "is that price normal?", said);
    expect(state.criteria.price).toEqual({ max: 25_000, per: "month" });
  });
});

it("cheaper leaves no least price, which would hide what is asked for", async () => {
  const { state } = await lastAnswerOf(
    ["villa to buy in Rawai 8 to 12 million", "anything cheaper?"],
    RAWAI_VILLAS,
  );
  expect(state.criteria.price?.min).toBeUndefined();
  expect(state.criteria.price?.max).toBeLessThan(12_000_000);
});

it("who stays by the month goes on with the same search", async () => {
  const { state } = await lastOf("house in Pattaya for a week", "ok not daily, monthly then");
  expect(state.criteria).toMatchObject({ deal: "rent", types: ["house"], places: ["Pattaya"] });
});

describe("an offer of one search", () => {
  it.each([
    ["townhouse in Lat Phrao to buy", "our salary is 80k", "ok do that"],
    ["หาทาวน์เฮาส์ซื้อลาดพร้าว", "เงินเดือนรวมกัน 80000 กู้ผ่านไหม", "เอาตามนั้นเลย หาให้หน่อย"],
  ])("is taken by yes: %s, %s, %s", async (...talk) => {
    const { state } = await lastOf(...talk);
    expect(state.criteria).toMatchObject({
      deal: "sale",
      types: ["townhouse"],
      price: { max: 5_620_000, per: "total" },
    });
  });

  it("is not taken by a request of its own", async () => {
    const { state } = await lastOf(
      "townhouse in Lat Phrao to buy",
      "our salary is 80k",
      "under 3m",
    );
    expect(state.criteria.price).toEqual({ max: 3_000_000, per: "total" });
  });
});

it.each([
  ["I work at Bumrungrad, need somewhere i can walk to work", "Bumrungrad Hospital"],
  ["work at Bangkok Patana, must be walkable to work", "Bangkok Patana School"],
])("work that was named is what is walked to: %s", async (said, name) => {
  const { state } = await lastOf(said);
  expect(state.criteria.near).toMatchObject([{ name, within_m: 800 }]);
});

describe("how many", () => {
  it.each([
    ["villa to buy in Rawai", "how many do you have?"],
    ["หาวิลล่าซื้อราไวย์", "มีกี่หลัง"],
  ])("are those of the same search: %s, %s", async (...talk) => {
    const { text, parts } = await lastAnswerOf(talk, RAWAI_VILLAS);
    expect(text).not.toMatch(/can't search by|ยังค้นหาด้วย/);
    expect(parts.find((part) => part.type === "listings")?.counts.total).toBe(2);
  });
});

it.each([
  ["villa to buy in Rawai", "any of these have a boat pier?"],
  ["villa to buy in Rawai", "and the nicest?"],
])("what no listing states is named as such, and not declined: %s, %s", async (...talk) => {
  expect((await lastAnswerOf(talk, RAWAI_VILLAS)).text).toContain("I can't search by");
});

it("another kind elsewhere behind “ok” goes on with the deal and the budget", async () => {
  const { state } = await lastOf("house to rent in Ari up to 50k", "ok rama 3 condos, river view");
  expect(state.criteria).toMatchObject({
    deal: "rent",
    types: ["condo"],
    places: ["Rama 3"],
    price: { max: 50_000, per: "month" },
  });
});

it.each(["second page", "page 2", "หน้า 2"])("a page is no home: %s", async (said) => {
  const { state } = await lastAnswerOf(["villa to buy in Rawai", said], RAWAI_VILLAS);
  expect(state.about_home).toBeUndefined();
});

it("homes that are asked for behind “there” lie where the question before was about", async () => {
  const { state } = await lastOf(
    "is 28k for a 1 bed in Thong Lo reasonable?",
    "what do other 1 beds there go for",
    "ok can you show me cheaper ones",
  );
  expect(state.criteria.places).toEqual(["Thong Lo"]);
});

it.each([
  ["villa to buy in Rawai", "how long does it take to Patong?"],
  ["หาวิลล่าซื้อราไวย์", "ไปป่าตองกี่นาที"],
])("how long a way takes moves no search: %s, %s", async (...talk) => {
  const { state } = await lastAnswerOf(talk, RAWAI_VILLAS);
  expect(state.criteria.places).toEqual(["Rawai"]);
});

it("“if there is none” is part of no title", async () => {
  const { state } = await lastOf(
    "budget 120k rent house in nichada",
    "if there is none then townhouse ok but still 4 bed",
  );
  expect(state.title_words).toBeUndefined();
  expect(state.criteria).toMatchObject({ types: ["townhouse"], bedrooms: { min: 4, max: 4 } });
});

it.each([
  ["is it possible to have a gym there"],
  ["would it be possible to find one with a gym?"],
  ["could we get something with a gym"],
])("what is asked for as possible is looked for: %s", async (said) => {
  const { state } = await lastOf("condo to rent in Asok under 30k", said);
  expect(state.criteria).toMatchObject({ amenities: ["gym"], price: { max: 30_000 } });
});

it("somewhere to put one's mother is looked for by who owns nothing", async () => {
  const { state } = await lastOf("looking for somewhere to put my mum near Siriraj, about 30k");
  expect(state.criteria).toMatchObject({ deal: "rent", near: [{ kind: "hospital" }] });
});

it.each([
  ["condo to rent in Ari", "really nothing?"],
  ["หาคอนโดเช่าอารีย์", "ไม่มีเลยเหรอ"],
])("whether there is really nothing asks for the same homes: %s, %s", async (...talk) => {
  const { text, state } = await lastOf(...talk);
  expect(text).not.toContain(talk[1]);
  expect(state.criteria).toMatchObject({ deal: "rent", types: ["condo"], places: ["Ari"] });
});

it.each(["คอนโดอารีย์เลี้ยงแมวได้ ใกล้สวน", "pet friendly condo in Ari near a garden"])(
  "a garden that a home is near is a park: %s",
  async (said) => {
    const { criteria } = (await lastOf(said)).state;
    expect(criteria.amenities).toEqual(["pet_friendly"]);
    expect(criteria.near).toMatchObject([{ kind: "poi", name: "park" }]);
  },
);

it("the cheapest room is looked for, and no day to come by is asked for", async () => {
  const { state } = await lastOf("หาคอนโดเช่าอารีย์", "ขอดูห้องที่ถูกสุด");
  expect(state.criteria).toMatchObject({ sort: "cheapest", places: ["Ari"] });
});

it("of a district and a station where two people work, near one is enough", async () => {
  const { state } = await lastOf("แฟนทำงานสาทร ผมทำงานรังสิต หาคอนโดกลางๆ ทาง");
  expect(state.extensions?.one_of).toEqual(["places", "transit"]);
});

it("whether there are any new buildings asks for homes, and of none on screen", async () => {
  const homes: SmallHome[] = [
    { id: "a", type: "condo", rent: 15_000 },
    { id: "b", type: "condo", rent: 16_000 },
  ];
  const { parts } = await lastAnswerOf(
    ["condo to rent in Ari", "are there any new buildings, not older than 5 years"],
    homes,
  );
  expect(parts.map(({ type }) => type)).toContain("listings");
});
