import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { describe, expect, test } from "vitest";
import { explain } from "./explain.ts";
import { understand } from "./understand.ts";

const criteriaOf = (text: string) => understand({ text }).criteria;

describe("one message", () => {
  test("a request in English is read whole", () => {
    const { criteria, intent, language, unread, place_refs, touched } = understand({
      text: "2 bedroom condo near BTS Asok under 40k a month",
    });
    expect(criteria).toEqual({
      ...EMPTY_CRITERIA,
      deal: "rent",
      types: ["condo"],
      bedrooms: { min: 2, max: 2 },
      price: { max: 40_000, per: "month" },
      near: [{ kind: "transit", name: "Asok", within_m: null }],
    });
    expect({ intent, language, unread }).toEqual({ intent: "search", language: "en", unread: [] });
    expect(place_refs).toEqual([{ name: "Asok", id: "station:bts-asok", kind: "station" }]);
    expect(touched).toEqual({
      deal: "implied",
      types: "stated",
      bedrooms: "stated",
      price: "stated",
      near: "stated",
    });
  });

  test("the same request in Thai means the same", () => {
    expect(criteriaOf("หาคอนโด 2 ห้องนอน ใกล้ BTS อโศก ไม่เกินสี่หมื่น")).toEqual(
      criteriaOf("2 bedroom condo near BTS Asok under 40k a month"),
    );
  });

  // SPEC section 4, "Property search trigger".
  test.each(
    "search, find, looking for, show me, properties, condo, house, villa, apartment".split(", "),
  )("the specified word %s makes a message a search", (word) => {
    expect(understand({ text: `${word} in Phuket` }).intent).toBe("search");
  });

  test("a figure nobody can mean stays unread", () => {
    const { criteria, unread } = understand({ text: "condo around Ari under 99999999999999 baht" });
    expect(criteria).toMatchObject({ types: ["condo"], price: null });
    expect(unread.map(({ text }) => text)).toEqual(["under 99999999999999 baht"]);
    expect(criteriaOf("house within 9999999 km of BTS Asok").near).toEqual([
      { kind: "transit", name: "Asok", within_m: null },
    ]);
    const price = { max: 7e11, per: "total" } as const;
    const state = { criteria: { ...EMPTY_CRITERIA, price } };
    const raised = understand({ text: "raise the budget by 700000 million", state });
    expect(raised.criteria.price).toEqual(price);
  });

  test("a name that is on no map is kept as said, to be near it", () => {
    const poi = (name: string) => [{ kind: "poi", name, within_m: null }];
    expect(criteriaOf("condo near the Old Mill cafe").near).toEqual(poi("Old Mill cafe"));
    expect(criteriaOf("house close to Wat Umong, 3 beds")).toMatchObject({
      near: poi("Wat Umong"),
      bedrooms: { min: 3, max: 3 },
    });
    expect(criteriaOf("คอนโดใกล้ร้านป้าแดง งบ 10000")).toMatchObject({
      near: poi("ร้านป้าแดง"),
      price: { max: 10_000 },
    });
    expect(criteriaOf("near Zorblax Tower").near).toEqual(poi("Zorblax Tower"));
    expect(criteriaOf("near a zesty cafe").near).toEqual(poi("cafe"));
    for (const text of [
      "near zorblax",
      "Condo Near Zorblax",
      "not near Zorblax Hall",
      "ใกล้ความเจริญ",
      "near everything",
    ])
      expect({ text, near: criteriaOf(text).near }).toEqual({ text, near: [] });
  });

  test("what nobody reads is returned in the person's own words", () => {
    const { unread } = understand({ text: "condo with a Zorblax chamber in Ari" });
    expect(unread).toEqual([{ text: "Zorblax chamber", start: 13, end: 28 }]);
  });

  test("wishes keep the person's own words and stay out of the criteria", () => {
    const { criteria, wishes } = understand({
      text: "condo around Ari, a Pool would be nice, quiet",
    });
    expect(criteria.amenities).toEqual([]);
    expect(wishes).toEqual(["Pool would be nice", "quiet"]);
  });

  test("a laugh in digits is none at the head of a number", () => {
    expect(understand({ text: "555" }).intent).toBe("smalltalk");
    expect(criteriaOf("house 555,000 baht").price).toEqual({ max: 555_000, per: "total" });
    expect(criteriaOf("คอนโด 5.55 ล้าน").price).toEqual({ max: 5_550_000, per: "total" });
  });

  test("where somebody spends the day is one place, however often it is told", () => {
    const { near } = criteriaOf("ลูกอยู่บางนา หาคอนโด ลูกอยู่บางนา หาคอนโด");
    expect(near).toEqual([{ kind: "transit", name: "Bang Na", within_m: null }]);
  });

  test("a stretch behind the limit is unread, not lost", () => {
    const text = `condo around Ari ${"x".repeat(5_000)}`;
    const { criteria, unread } = understand({ text });
    expect(criteria.places).toEqual(["Ari"]);
    expect(unread[unread.length - 1]?.end).toBe(text.length);
  });

  test("offsets count the text as it was sent, invisible signs and wide digits included", () => {
    const text = "ค\u200bอนโด\u00a0งบ ๒๐,๐๐๐";
    const { readings } = understand({ text });
    for (const reading of readings)
      expect(text.slice(reading.start, reading.end)).toBe(reading.text);
    expect(criteriaOf(text).price).toEqual({ max: 20_000, per: "month" });
  });
});

describe("words that look like other words", () => {
  test("numbers inside names of places are not amounts", () => {
    expect(criteriaOf("คอนโดบางแสน")).toEqual({
      ...EMPTY_CRITERIA,
      types: ["condo"],
      places: ["Bang Saen"],
    });
    expect(criteriaOf("condo Rama 9").price).toBeNull();
    expect(criteriaOf("คอนโดสามย่าน").bedrooms).toBeNull();
  });
  test("a charger for cars is no railway", () => {
    expect(criteriaOf("คอนโดมีที่ชาร์จรถไฟฟ้า")).toEqual({
      ...EMPTY_CRITERIA,
      types: ["condo"],
      amenities: ["ev_charger"],
    });
  });
  test("m is million beside a price and metre beside a way", () => {
    expect(criteriaOf("house 5m").price).toEqual({ max: 5_000_000, per: "total" });
    expect(criteriaOf("condo 500m from BTS Ari").near).toEqual([
      { kind: "transit", name: "Ari", within_m: 500 },
    ]);
  });
  test("min is a floor before a number and minutes after it", () => {
    expect(criteriaOf("condo min 60 sqm").area_sqm).toEqual({ min: 60 });
    expect(criteriaOf("condo 5 min walk to BTS Ari").near[0]?.within_m).toBe(400);
  });
  test("letters that meet three times in ordinary words are not stretched", () => {
    expect(criteriaOf("ขอออฟฟิศ").types).toEqual(["office"]);
    expect(criteriaOf("ใกล้ MRT บางขุนนนท์").near[0]?.name).toBe("Bang Khun Non");
  });
  test("a typo of one letter is corrected in long words only", () => {
    expect(criteriaOf("apartmnet with a balcny and parkng").types).toEqual(["condo", "apartment"]);
    expect(criteriaOf("bad").bedrooms).toBeNull();
  });
  test("a house instead is not the sub-district Ban Thaen", () => {
    expect(criteriaOf("ขอเป็นบ้านแทน").places).toEqual([]);
  });
});

describe("small amounts wait for the deal", () => {
  test("budget 5 buys for five million and rents not at all", () => {
    expect(criteriaOf("buy a condo, budget 5").price).toEqual({ max: 5_000_000, per: "total" });
    expect(criteriaOf("rent a condo, max 20").price).toEqual({ max: 20_000, per: "month" });
    expect(criteriaOf("condo, max 20").price).toBeNull();
  });
  test("the deal comes from the size of a bare amount", () => {
    expect(criteriaOf("condo 300,000").deal).toBe("rent");
    expect(criteriaOf("condo 500,000").deal).toBe("sale");
    expect(criteriaOf("condo 400,000").deal).toBeNull();
  });
  test("salary, instalment and deposit are never a price", () => {
    for (const text of [
      "เงินเดือน 35000 หาคอนโด",
      "คอนโด ผ่อนเดือนละ 12000",
      "condo, deposit 20k",
      "condo, my salary is 80,000",
    ])
      expect(criteriaOf(text).price, text).toBeNull();
  });
});

describe("contradictions are shown, not thrown", () => {
  const rulesOf = (text: string) => understand({ text }).readings.map(({ rule }) => rule);
  test("a floor above the ceiling", () => {
    expect(
      rulesOf("condo at least 5 million, under 3 million").some((rule) =>
        rule.startsWith("contradiction."),
      ),
    ).toBe(true);
    expect(
      rulesOf("condo over 80 sqm under 50 sqm").some((rule) => rule.startsWith("contradiction.")),
    ).toBe(true);
  });
  test("a studio of two bedrooms", () => {
    expect(rulesOf("2 bed studio").some((rule) => rule.startsWith("contradiction."))).toBe(true);
    expect(criteriaOf("2 bed studio").bedrooms).toEqual({ min: 2, max: 2 });
  });
  test("no contradiction where there is a choice", () => {
    expect(rulesOf("studio or 2 bed").some((rule) => rule.startsWith("contradiction."))).toBe(
      false,
    );
  });
});

describe("the conversation", () => {
  const before = criteriaOf("2 bed condo around Ari under 40k a month");

  test("a bare number answers the question that was asked", () => {
    const ask = (about: "bedrooms" | "price", text: string) =>
      understand({ text, state: { criteria: before, question: { about } } });
    expect(ask("bedrooms", "3").criteria.bedrooms).toEqual({ min: 3, max: 3 });
    expect(ask("price", "25").criteria.price).toEqual({ max: 25_000, per: "month" });
    expect(ask("bedrooms", "3").intent).toBe("refine");
    expect(understand({ text: "3", state: { criteria: before } }).criteria).toEqual(before);
  });
  test("the last one is the last of those shown", () => {
    const shown = [1, 2, 3].map((n) => ({ id: `h${n}`, title: `Home ${n}` }));
    expect(understand({ text: "the last one", state: { criteria: before, shown } }).action).toEqual(
      { type: "select", index: 3 },
    );
  });
  test("a purchase price takes the monthly budget away, and the other way round", () => {
    expect(
      understand({ text: "I want to buy instead", state: { criteria: before } }).criteria,
    ).toMatchObject({ deal: "sale", price: null });
  });
  test("a landmark inside the city keeps the city, a new area replaces the old one", () => {
    const city = criteriaOf("condo in Chiang Mai");
    expect(
      understand({ text: "near Chiang Mai University", state: { criteria: city } }).criteria.places,
    ).toEqual(["Chiang Mai"]);
    expect(
      understand({ text: "what about Hua Hin?", state: { criteria: city } }).criteria.places,
    ).toEqual(["Hua Hin"]);
  });
  test("a distance said once holds for both names of a choice", () => {
    const { near } = criteriaOf("within 10 minutes walk of Thong Lo or Ekkamai BTS");
    expect(near.map(({ name, within_m }) => [name, within_m])).toEqual([
      ["Thong Lo", 800],
      ["Ekkamai", 800],
    ]);
  });
  test("the budget moves by what is said", () => {
    expect(
      understand({ text: "raise the budget by 5k", state: { criteria: before } }).criteria.price,
    ).toEqual({ max: 45_000, per: "month" });
  });
  test("a distance alone bounds what was near", () => {
    const near = criteriaOf("condo near BTS Asok");
    expect(
      understand({ text: "within 500 m", state: { criteria: near } }).criteria.near[0]?.within_m,
    ).toBe(500);
  });
});

describe("sums", () => {
  const calculation = (text: string) => understand({ text }).calculation;
  test("a mortgage names price, down payment, years and rate", () => {
    expect(calculation("mortgage on 4 million, 20% down, 30 years at 5%")).toEqual({
      kind: "mortgage",
      price: 4_000_000,
      down_pct: 20,
      years: 30,
      rate_pct: 5,
    });
    expect(calculation("กู้ 3 ล้าน 30 ปี ดอกเบี้ย 5% ผ่อนเดือนละเท่าไหร่")).toEqual({
      kind: "mortgage",
      price: 3_000_000,
      down_pct: 0,
      years: 30,
      rate_pct: 5,
    });
    expect(calculation("home loan 3 million over 30 years with 20% down")).toEqual({
      kind: "mortgage",
      price: 3_000_000,
      down_pct: 20,
      years: 30,
    });
  });
  test.each([
    "เช่าเดือนละ 25000 ต้องใช้เงินย้ายเข้าเท่าไหร่",
    "ค่าเช่า 25000 บาท ย้ายเข้าเท่าไหร่",
    "ค่าเช่า 25000 บาท ต้องเตรียมเงินก้อนแรกเท่าไหร่",
  ])("%s asks for the money to move in", (text) => {
    expect(calculation(text)).toMatchObject({ kind: "move_in_cash", rent_month: 25_000 });
  });
  test.each([
    "What do I get net if I sell my condo for 6 million?",
    "how much do I keep if I sell my condo for 6 million",
    "what would I net selling my house for 6m",
  ])("%s asks what a seller keeps", (text) => {
    expect(calculation(text)).toMatchObject({ kind: "seller_net", price: 6_000_000 });
  });
  test("an income asks what one can afford", () => {
    expect(calculation("I earn 80,000 a month, how big a loan can I get?")).toEqual({
      kind: "affordability",
      income_month: 80_000,
    });
  });
});

describe("the language to answer in", () => {
  const languageOf = (text: string, language?: "en" | "th") =>
    understand({ text, language }).language;
  test("is the language that holds the message together", () => {
    expect(languageOf("condo around Ari")).toBe("en");
    expect(languageOf("คอนโดอารีย์")).toBe("th");
    expect(languageOf("อยากได้ condo near BTS ครับ")).toBe("th");
    expect(languageOf("Looking for a condo near อโศก please")).toBe("en");
    expect(languageOf("20,000", "th")).toBe("th");
    for (const text of ["ok", "OK!", "okay 👍", "wow"]) {
      expect(languageOf(text, "th")).toBe("th");
      expect(languageOf(text, "en")).toBe("en");
    }
    expect(languageOf("ok, near the BTS", "th")).toBe("en");
  });
});

describe("the trace", () => {
  test("names every rule that made something, in the order of the layers", () => {
    const { steps, isCutShort } = explain({ text: "under 20k" });
    expect(steps.map(({ rule }) => rule)).toEqual([
      "number.words",
      "measure.bare-money",
      "bound.before",
    ]);
    expect(isCutShort).toBe(false);
  });
});

describe("words people vary", () => {
  test("takes two neighbouring digits before a power for a range", () => {
    expect(criteriaOf("เช่าคอนโด หกเจ็ดพัน").price).toMatchObject({ min: 6000, max: 7000 });
    expect(criteriaOf("condo to rent, eight nine thousand a month").price).toMatchObject({
      min: 8000,
      max: 9000,
    });
  });
  test("knows a question about who is talking from a wish for a home", () => {
    expect(understand({ text: "hey, is this a bot?" }).intent).toBe("smalltalk");
    expect(understand({ text: "hire a van for two days" }).intent).toBe("other");
  });
  test("sorts by the newest listings", () => {
    expect(criteriaOf("show me the latest listings in Rawai").sort).toBe("newest");
  });
  test("takes either of two spelt numbers of rooms", () => {
    expect(criteriaOf("three or four bedrooms in Rawai").bedrooms).toEqual({ min: 3, max: 4 });
    expect(criteriaOf("บ้านสามหรือสี่ห้องนอน").bedrooms).toEqual({ min: 3, max: 4 });
  });
  test("hears which end of an amount is meant", () => {
    expect(criteriaOf("เช่าคอนโด เกิน 22,000 ไม่เอา").price).toMatchObject({ max: 22_000 });
    expect(criteriaOf("ที่ดินเชียงราย สัก 5 ไร่ขึ้นไป").land_sqm).toEqual({ min: 8_000 });
    expect(criteriaOf("เช่าคอนโด ตั้งแต่ 12,000 ถึง 17,000").price).toMatchObject({
      min: 12_000,
      max: 17_000,
    });
  });
});
