import { seededRandom } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { cleanText } from "./clean-text.ts";
import { Groundwork } from "./collect-grounds.ts";
import { ProseGuard } from "./prose-guard.ts";

const RESULT = {
  total: 6,
  homes: [
    {
      id: "a",
      title: "Sky Ari 18",
      location: "Ari, Phaya Thai, Bangkok",
      price_thb: 32_000,
      bedrooms: 2,
      area_sqm: 45,
      distance: { to: "BTS Ari", straight_line_metres: 873 },
    },
    { id: "b", title: "The Line 9,999 baht only", location: "Ari", price_thb: 31_850, bedrooms: 1 },
  ],
  figure: { median_thb: 28_500, n_units: 41, share_below_pct: 9 },
  says: "By section 49 of the Condominium Act foreigners may own 49% of the floor area. Read in 2026.",
};

const grounds = (() => {
  const groundwork = new Groundwork();
  groundwork.addWords("a condo near BTS Ari up to 40k, อารีย์");
  groundwork.addData(RESULT);
  groundwork.addData({ year_built: 2016, gross_pct: 4.87, instalment_thb: 17_065.84 });
  return groundwork.grounds;
})();

function through(text: string, language: "en" | "th" = "en", cuts: readonly number[] = []) {
  const guard = new ProseGuard({ language, grounds: () => grounds });
  const shown: string[] = [];
  let from = 0;
  for (const at of [...cuts, text.length]) {
    shown.push(guard.push(text.slice(from, at)));
    from = at;
  }
  shown.push(guard.end());
  return { text: shown.join(""), held: guard.held, shown };
}

const languageOf = (text: string) => (/[\u0e01-\u0e4e]/.test(text) ? "th" : "en");

describe("prose is let through", () => {
  it.each([
    "The first home asks 32,000 baht a month.",
    "The first home asks about 32k a month.",
    "The second asks about 32,000 baht.",
    "It has two bedrooms on 45 m².",
    "It lies 870 m from BTS Ari.",
    "It lies 0.87 km from BTS Ari.",
    "The median is 28,500 baht for 41 homes.",
    "It is 9% below the median of 41.",
    "Six homes fit, and all 6 homes are in Ari.",
    "Up to 40,000 baht there is one in Ari.",
    "Section 49 speaks of 49% of the floor area.",
    "The gross yield is 4.9%, and the instalment 17,066 baht.",
    "It was built in 2016.",
    "Sky Ari 18 is the larger one.",
    "Home 2 has one bedroom.",
    "ห้องแรกค่าเช่า 32,000 บาทต่อเดือน",
    "ห้องที่สองประมาณสามหมื่นสอง",
    "ห้องแรกมีสองห้องนอน ขนาด 45 ตร.ม. ห่าง BTS Ari 870 เมตร",
    "สร้างปี 2559",
    "ต่ำกว่าค่ากลาง 9% จาก 41 ประกาศ",
    "ค่าเช่าสามหมื่นสองพันบาท",
  ])("where all in it was returned: %s", (text) => {
    expect(through(text, languageOf(text))).toMatchObject({ text, held: [] });
  });

  it("without mark-up, and with its lines", () => {
    expect(
      through("## Homes\n- **Sky Ari 18** is larger.\n\n\n\nThe `other` one is not.").text,
    ).toBe("Homes\n- Sky Ari 18 is larger.\n\nThe other one is not.");
  });
});

describe("prose is held back", () => {
  it.each<[string, string]>([
    ["It asks 33,000 baht.", "figure"],
    ["It asks about 31k.", "figure"],
    ["The second asks 32k for 45,000 reasons.", "figure"],
    ["It asks thirty-three thousand.", "figure"],
    ["It is 45% cheaper.", "figure"],
    ["It has 45 bedrooms.", "figure"],
    ["Nine homes fit.", "figure"],
    ["It lies 950 m away.", "figure"],
    ["It is 484 sq ft.", "figure"],
    ["It is 28 rai.", "figure"],
    ["Half of them have a pool.", "figure"],
    ["It costs 1,000 US dollars.", "figure"],
    ["Dozens of homes fit.", "figure"],
    ["The Line asks 9,999 baht.", "figure"],
    ["A bus comes every five minutes.", "figure"],
    ["It was built in 2559.", ""],
    ["It was built in 1999.", "figure"],
    ["Home 7 is the best located.", "figure"],
    ["Noble Remix is next door.", "name"],
    ["It is close to Chatuchak park.", "name"],
    ['They call it "the pearl".', "name"],
    ["See https://evil.example/x for more.", "link"],
    ["See evil-homes.com for more.", "link"],
    ["Write to nok@example.com.", "contact"],
    ["Call 081 234 5678.", "contact"],
    ["Add me on LINE: nok.", "contact"],
    ["That is a fair price.", "valuation"],
    ["A real bargain.", "valuation"],
    ["It is worth it.", "valuation"],
    ["The Muslim community lives there.", "steering"],
    ["Mostly expats live in the neighbourhood.", "steering"],
    ["Здесь тихо.", "script"],
    ["ทั้งหมดนี้เป็นภาษาไทยที่ไม่ควรอยู่ตรงนี้", "language"],
  ])("where something in it rests on nothing: %s", (text, because) => {
    const { text: shown, held } = through(text);
    expect(held).toEqual(because === "" ? [] : [because]);
    expect(shown).toBe(because === "" ? text : "");
  });

  it.each<[string, string]>([
    ["ค่าเช่าสามหมื่นสาม", "figure"],
    ["ค่าเช่า 33,000 บาท", "figure"],
    ["ค่าส่วนกลางประมาณห้าสิบบาท", "figure"],
    ["เดินแค่ห้านาที", "figure"],
    ["ถูกกว่าครึ่งหนึ่ง", "figure"],
    ["มีหลายร้อยห้อง", "figure"],
    ["ขนาด 28 ไร่", "figure"],
    ["ใกล้จตุจักร", "name"],
    ["ชื่อโครงการลุมพินี", "name"],
    ["เดอะไลน์อยู่ติดกัน", "name"],
    ["Noble Remix อยู่ติดกัน", "name"],
    ["โทรหาเจ้าของได้เลย", "contact"],
    ["ไลน์ไอดี nok", "contact"],
    ["ราคานี้คุ้มมาก", "valuation"],
    ["ย่านนี้มีชุมชนมุสลิม", "steering"],
    ["ดูที่ www.evil.example", "link"],
  ])("in Thai as well: %s", (text, because) => {
    expect(through(text, "th")).toMatchObject({ text: "", held: [because] });
  });

  it("sentence by sentence, so that what is left reads well", () => {
    expect(
      through(
        "Six homes fit. The fee is 3,500 baht. The first has 45 m². Call 0812345678!\nIt lies 870 m from BTS Ari.",
      ),
    ).toMatchObject({
      text: "Six homes fit. The first has 45 m².\nIt lies 870 m from BTS Ari.",
      held: ["figure", "contact"],
    });
    expect(through("มี 6 ห้องที่ตรง ค่าส่วนกลาง 3,500 บาท ห้องแรกมีสองห้องนอน", "th")).toMatchObject({
      text: "มี 6 ห้องที่ตรง ห้องแรกมีสองห้องนอน",
      held: ["figure"],
    });
  });
});

describe("however a text is cut into pieces", () => {
  const GOOD: readonly [string, ...string[]] = [
    "The first home asks 32,000 baht a month.",
    "It has two bedrooms on 45 m², 870 m from BTS Ari.",
    "About 32k is asked for the second, e.g. in Ari.",
    "ห้องแรกค่าเช่า 32,000 บาทต่อเดือน",
    "ค่าเช่าสามหมื่นสองพันบาท",
    "มีสองห้องนอน",
    "1. Sky Ari 18 is larger.",
  ];
  const BAD: readonly [string, ...string[]] = [
    "It asks 33,500 baht.",
    "The fee comes to sixty-one thousand baht a year.",
    "ค่าส่วนกลาง 61,000 บาท",
    "ค่าส่วนกลางหกหมื่นหนึ่ง",
    "Deposit: 77 700 baht.",
    "It is 3 2,0 00 metres away from 55 schools.",
    "Only 6.1 million!",
    "อีก ๗๗ ห้อง",
  ];
  /** What no text that was let through may hold. */
  const UNGROUNDED = /33[.,]?5|sixty|61|หก(?:หมื่น|สิบ)|77|55|6\.1/;

  it("the same is shown, and nothing that rests on nothing", () => {
    const random = seededRandom(16);
    for (let round = 0; round < 150; round += 1) {
      const gaps = [" ", " ", "\n", "\n\n", "  "] as const;
      const text = Array.from({ length: 8 }, () =>
        random.pick(random.chance(0.5) ? GOOD : BAD),
      ).reduce((all, piece) => `${all}${random.pick(gaps)}${piece}`);
      const language = random.chance(0.5) ? "en" : "th";
      const cuts = Array.from({ length: 30 }, () => random.whole(0, text.length)).sort(
        (one, other) => one - other,
      );
      const whole = through(text, language);
      const cut = through(text, language, cuts);
      expect(cut.text).toBe(whole.text);
      expect(cut.held).toEqual(whole.held);
      expect(whole.text).not.toMatch(UNGROUNDED);
    }
  });
});

describe("what an answer may rest on", () => {
  const homesIn = (data: unknown): number => {
    const groundwork = new Groundwork();
    groundwork.addData(data);
    return groundwork.grounds.homes;
  };

  it("counts the homes of a list, and no list of anything else", () => {
    expect(homesIn({ homes: [{ id: "a" }, { id: "b" }, { id: "c" }] })).toBe(3);
    expect(homesIn({ names_on_no_map: ["Moon Bay", "Sun Bay"] })).toBe(0);
    expect(homesIn({ searched_within_m: [1_000, 500] })).toBe(0);
    expect(homesIn({ searched_within_m: [null, null] })).toBe(0);
    expect(homesIn({ homes: [{ id: "a" }, null] })).toBe(2);
  });
});

describe("a link in prose", () => {
  it.each([
    ["[Sky Ari](https://evil.example/x) is larger", "Sky Ari is larger"],
    ["![Sky Ari](photo.png) is larger", "Sky Ari is larger"],
    ["[Sky Ari](https://evil", "Sky Ari"],
    ["[](x) Sky Ari", " Sky Ari"],
    ["[Sky Ari] (the larger one)", "Sky Ari (the larger one)"],
  ])("keeps its words alone: %s", (text, shown) => {
    expect(cleanText(text)).toBe(shown);
  });
});
