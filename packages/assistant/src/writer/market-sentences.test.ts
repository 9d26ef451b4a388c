import type { Insight, InsightOf } from "@propertyvr/parts";
import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { writerOf } from "../context.ts";
import { BARE_HOMES } from "../testing/bare-homes.ts";
import type { Homes } from "./writer.ts";

type Refused = InsightOf<"refused">;
type Positioned = InsightOf<"listing_position">;
const homes: Homes = {
  ...BARE_HOMES,
  criteria: { ...EMPTY_CRITERIA, deal: "rent", types: ["condo"] },
};
const about = { basis: "asking_prices", is_sample: false, as_of: "2026-11-28" } as const;
/** Homes at a price, so that where they are is asked and not where they cost least. */
const PRICED = { criteria: { ...EMPTY_CRITERIA, price: { max: 30_000, per: "month" as const } }, place_refs: [], places: [] }; // prettier-ignore
const scope = (...places: readonly string[]) => ({
  criteria: { ...EMPTY_CRITERIA, places: [...places] },
  place_refs: [],
  places: [...places],
});
const wider = (count: number, ...places: readonly string[]): NonNullable<Refused["wider"]> => ({
  scope: scope(...places),
  n_units: count,
});
const refused = (reason: Refused["reason"], over: Partial<Refused> = {}): Refused => ({
  kind: "refused",
  reason,
  scope: scope("Ari"),
  n_units: 0,
  unknown_place: null,
  wider: null,
  ...about,
  ...over,
});
const positioned = (over: Partial<Positioned> = {}): Positioned => ({
  kind: "listing_position",
  listing_id: "1",
  title: "Condo",
  price_thb: 22_000,
  figure: {
    metric: "rent",
    n_units: 40,
    n_listings: 42,
    p25_thb: 16_000,
    median_thb: 20_000,
    p75_thb: 26_000,
    low_thb: 19_000,
    high_thb: 21_000,
    confidence: "medium",
    bins: [],
    first_listed: "2026-01-01",
    last_listed: "2026-11-01",
  },
  difference_pct: 10,
  share_below_pct: 60,
  comparables: [],
  ...about,
  ...over,
});

describe("what is said of the market where there is no figure, or one home among others", () => {
  const said: readonly (readonly [of: string, result: Insight, en: string, th: string])[] = [
    ["too few, none", refused("too_few"), "I have no asking prices for condos to rent.", "ยังไม่มีราคาของคอนโดให้เช่า"],
    ["too few, some", refused("too_few", {n_units:3}), "Only 3 are listed with a price among condos to rent, too few for a figure to mean anything.", "คอนโดให้เช่า มีประกาศที่ระบุราคาแค่ 3 ยูนิต น้อยเกินกว่าจะสรุปเป็นตัวเลขได้"],
    ["too few, a wider place", refused("too_few", {n_units:3,wider:wider(1200, "Bangkok")}), "Only 3 are listed with a price among condos to rent, too few for a figure to mean anything. There are 1,200 in Bangkok.", "คอนโดให้เช่า มีประกาศที่ระบุราคาแค่ 3 ยูนิต น้อยเกินกว่าจะสรุปเป็นตัวเลขได้ ที่ Bangkok มี 1,200 ยูนิต"],
    ["too few, the whole country", refused("too_few", {wider:wider(1)}), "I have no asking prices for condos to rent. There is 1 in all of Thailand.", "ยังไม่มีราคาของคอนโดให้เช่า ทั่วประเทศ มี 1 ยูนิต"],
    ["an unknown place", refused("unknown_place", {unknown_place:"Qwixle"}), "I don't know a place called “Qwixle”. Try a district, a neighbourhood or a station.", "ไม่รู้จักทำเลชื่อ “Qwixle” ลองบอกชื่อเขต ย่าน หรือสถานี"],
    ["a forecast", refused("forecast"), "Nobody can know what prices will do, so I give no forecast. I can tell you what homes ask today.", "ราคาในอนาคตไม่มีใครรู้ได้ จึงไม่ขอคาดการณ์ แต่บอกได้ว่าวันนี้ประกาศตั้งราคากันเท่าไร"],
    ["no history", refused("no_history"), "I don't have the asking prices of enough condos to rent in two different months, so I can't show how they changed. I can tell you what homes ask today.", "คอนโดให้เช่า ยังไม่มีข้อมูลราคาครบสองเดือนที่มีจำนวนมากพอ จึงยังแสดงการเปลี่ยนแปลงของราคาไม่ได้ แต่บอกได้ว่าวันนี้ประกาศตั้งราคากันเท่าไร"],
    ["no homes alike", refused("no_comparables"), "Too few similar homes are listed there to place its price among them.", "รายการที่คล้ายกันแถวนั้นมีน้อยเกินกว่าจะเทียบราคาได้"],
    ["no homes alike, a wider place", refused("no_comparables", {wider:wider(45, "Bangkok")}), "Too few similar homes are listed there to place its price among them. There are 45 of its kind, of any size, in Bangkok.", "รายการที่คล้ายกันแถวนั้นมีน้อยเกินกว่าจะเทียบราคาได้ ถ้าไม่จำกัดขนาด ที่ Bangkok มีประเภทเดียวกัน 45 ยูนิต"],
    ["a home that is gone", refused("home_gone"), "This home is no longer listed, so its price can't be placed among others. Search again to see what is listed now.", "รายการนี้ไม่ได้ประกาศแล้ว จึงเทียบราคาให้ไม่ได้ ค้นหาอีกครั้งเพื่อดูรายการที่มีอยู่ตอนนี้"],
    ["a sample home", refused("sample_home"), "This is a sample home, so its price says nothing about the market and is not placed among others.", "รายการนี้เป็นข้อมูลตัวอย่าง ราคาจึงไม่ได้สะท้อนตลาดและไม่นำไปเทียบกับรายการอื่น"],
    ["one side", refused("one_side"), "A yield needs enough homes of one kind both for rent and for sale in the same area, and too few condos to rent are listed.", "จะคิดผลตอบแทนได้ต้องมีทั้งประกาศเช่าและประกาศขายของประเภทเดียวกันในทำเลเดียวกันมากพอ แต่คอนโดให้เช่า มีน้อยเกินไป"],
    ["one side, a wider place", refused("one_side", {wider:wider(45, "Bangkok")}), "A yield needs enough homes of one kind both for rent and for sale in the same area, and too few condos to rent are listed. In Bangkok there are enough.", "จะคิดผลตอบแทนได้ต้องมีทั้งประกาศเช่าและประกาศขายของประเภทเดียวกันในทำเลเดียวกันมากพอ แต่คอนโดให้เช่า มีน้อยเกินไป ที่ Bangkok มีมากพอ"],
    ["a home above the median", positioned(), "At ฿22,000 a month it asks 10% above the median of 40 similar homes (฿20,000 a month); 60% of them ask less. Similar means the same kind, bedrooms and district and about the same size.", "ตั้งไว้ ฿22,000 ต่อเดือน สูงกว่าค่ากลางของรายการที่คล้ายกัน 40 ยูนิต (฿20,000 ต่อเดือน) อยู่ 10% โดย 60% ตั้งราคาต่ำกว่านี้ รายการที่คล้ายกันคือประเภท จำนวนห้องนอน และเขตเดียวกัน ขนาดใกล้เคียงกัน"],
    ["a home below the median", positioned({price_thb:18000,difference_pct:-10,share_below_pct:20}), "At ฿18,000 a month it asks 10% below the median of 40 similar homes (฿20,000 a month); 20% of them ask less. Similar means the same kind, bedrooms and district and about the same size.", "ตั้งไว้ ฿18,000 ต่อเดือน ต่ำกว่าค่ากลางของรายการที่คล้ายกัน 40 ยูนิต (฿20,000 ต่อเดือน) อยู่ 10% โดย 20% ตั้งราคาต่ำกว่านี้ รายการที่คล้ายกันคือประเภท จำนวนห้องนอน และเขตเดียวกัน ขนาดใกล้เคียงกัน"],
    ["a home at the median", positioned({price_thb:20000,difference_pct:0,share_below_pct:50}), "At ฿20,000 a month it asks at the median of 40 similar homes (฿20,000 a month); 50% of them ask less. Similar means the same kind, bedrooms and district and about the same size.", "ตั้งไว้ ฿20,000 ต่อเดือน เท่ากับค่ากลางของรายการที่คล้ายกัน 40 ยูนิต (฿20,000 ต่อเดือน) พอดี โดย 50% ตั้งราคาต่ำกว่านี้ รายการที่คล้ายกันคือประเภท จำนวนห้องนอน และเขตเดียวกัน ขนาดใกล้เคียงกัน"],
    ["a home among those of a named place", positioned({scope:scope("Ari")}), "At ฿22,000 a month it asks 10% above the median of 40 similar homes (฿20,000 a month); 60% of them ask less. Similar means the same kind and bedrooms and about the same size among condos to rent.", "ตั้งไว้ ฿22,000 ต่อเดือน สูงกว่าค่ากลางของรายการที่คล้ายกัน 40 ยูนิต (฿20,000 ต่อเดือน) อยู่ 10% โดย 60% ตั้งราคาต่ำกว่านี้ รายการที่คล้ายกันคือประเภทและจำนวนห้องนอนเดียวกัน ขนาดใกล้เคียงกัน ในกลุ่มคอนโดให้เช่า"],
    ["one home alone", refused("too_few", {n_units:1}), "Only 1 is listed with a price among condos to rent, too few for a figure to mean anything.", "คอนโดให้เช่า มีประกาศที่ระบุราคาแค่ 1 ยูนิต น้อยเกินกว่าจะสรุปเป็นตัวเลขได้"],
  ]; // prettier-ignore
  it.each(said)("%s", (_, result, en, th) => {
    expect(writerOf("en").insight(result, homes)).toBe(en);
    expect(writerOf("th").insight(result, homes)).toBe(th);
  });

  it("is told to be of samples before anything else", () => {
    const sample = { ...positioned(), is_sample: true };
    for (const language of ["en", "th"] as const) {
      const [real, told] = [positioned(), sample].map((each) =>
        writerOf(language).insight(each, homes),
      );
      expect(told?.endsWith(real ?? "?")).toBe(true);
      expect(told).not.toBe(real);
    }
  });
});

const rents: InsightOf<"level">["figures"][number] = positioned().figure;
const level = (over: Partial<InsightOf<"level">> = {}): Insight => ({
  kind: "level",
  scope: scope("Ari"),
  figures: [rents],
  asked: null,
  ...about,
  ...over,
});
const typed = (...types: Homes["criteria"]["types"]) => ({
  ...scope(),
  criteria: { ...EMPTY_CRITERIA, types },
});
const askedAt = (difference: number) => ({
  price_thb: 22_000,
  difference_pct: difference,
  share_below_pct: 60,
});
type Side = InsightOf<"compare">["places"][number];
const side = (place: string, median: number | null, rooms: number | null = null): Side => ({
  scope: {
    ...scope(place),
    criteria: {
      ...EMPTY_CRITERIA,
      places: [place],
      bedrooms: rooms === null ? null : { min: rooms, max: rooms },
    },
  },
  n_units: median === null ? 2 : 40,
  figure: median === null ? null : { ...rents, median_thb: median },
});
const compared = (...places: readonly Side[]): Insight => ({
  kind: "compare",
  metric: "rent",
  places,
  ...about,
});
const cell = (area: string, gross: number): InsightOf<"yield">["cells"][number] => ({
  type: "condo",
  bedrooms: 1,
  area,
  rent: { n_units: 30, median_thb: 20_000 },
  sale: { n_units: 25, median_thb: 4_000_000 },
  area_sqm: 35,
  gross_pct: gross,
  net_pct: null,
});
const yields = (over: Partial<InsightOf<"yield">> = {}): Insight => ({
  kind: "yield",
  scope: scope(),
  gross_pct: 5.5,
  net_pct: 4.1,
  assumptions: { vacant_months: 1, agent_months: 1, common_fee_thb_per_sqm: 50, upkeep_pct: 0.5 },
  cells: [cell("Watthana", 6.5)],
  ...about,
  ...over,
});
const area = (name: string, count: number, median: number | null) => ({
  district_code: null,
  name,
  n_units: count,
  median_thb: median,
});
const areas = (over: Partial<InsightOf<"affordable_areas">> = {}): Insight => ({
  kind: "affordable_areas",
  scope: scope(),
  metric: "rent",
  n_units: 1_325,
  areas: [
    area("Ari", 1_200, 18_000),
    area("Asok", 80, 25_000),
    area("Silom", 40, 26_000),
    area("Rawai", 5, null),
  ],
  ...about,
  ...over,
});
const listed = (rent: number, sale: number): Insight => ({
  kind: "supply",
  scope: scope(),
  counts: [
    { deal: "rent", n_listings: rent, n_units: rent },
    { deal: "sale", n_listings: sale, n_units: sale },
  ],
  ...about,
});
/** What so many homes of the first month asked in each month, and how many were there the month before. */
const trend = (
  months: readonly (readonly [median: number | null, matched: number | null, index: number | null])[],
  over: Partial<InsightOf<"trend">> = {},
): Insight => ({
  kind: "trend",
  scope: scope(),
  metric: "rent",
  months: months.map(([median, matched, index], at) => ({
    month: `2026-0${String(at + 1)}`,
    n_units: 50,
    median_thb: median,
    n_matched: matched,
    index,
  })),
  span_months: months.length - 1,
  index_span_months: months.length - 1,
  change_pct: 3,
  ...about,
  ...over,
}); // prettier-ignore
const RISING = [[20_000, 99, 100], [20_500, 30, 101], [21_000, 35, 103]] as const; // prettier-ignore
const FALLING = [[20_000, 99, 100], [19_000, 30, 97]] as const; // prettier-ignore

describe("what is said of figures of the market", () => {
  const said: readonly (readonly [of: string, result: Insight, en: string, th: string])[] = [
    ["what homes ask", level(), "The median asking rent a month of condos to rent is ฿20,000, from 40 homes; half of them ask between ฿16,000 and ฿26,000.", "ค่าเช่าที่ตั้งไว้ต่อเดือนของคอนโดให้เช่า มีค่ากลางอยู่ที่ ฿20,000 จาก 40 ยูนิต โดยครึ่งหนึ่งตั้งไว้ระหว่าง ฿16,000 ถึง ฿26,000"],
    ["what plots ask", level({scope:typed("land")}), "The median asking rent a month of condos to rent is ฿20,000, from 40 plots; half of them ask between ฿16,000 and ฿26,000.", "ค่าเช่าที่ตั้งไว้ต่อเดือนของคอนโดให้เช่า มีค่ากลางอยู่ที่ ฿20,000 จาก 40 แปลง โดยครึ่งหนึ่งตั้งไว้ระหว่าง ฿16,000 ถึง ฿26,000"],
    ["what plots and houses ask", level({scope:typed("land", "house")}), "The median asking rent a month of condos to rent is ฿20,000, from 40 homes; half of them ask between ฿16,000 and ฿26,000.", "ค่าเช่าที่ตั้งไว้ต่อเดือนของคอนโดให้เช่า มีค่ากลางอยู่ที่ ฿20,000 จาก 40 ยูนิต โดยครึ่งหนึ่งตั้งไว้ระหว่าง ฿16,000 ถึง ฿26,000"],
    ["what homes ask, told from a sample", level({one_of:10}), "The median asking rent a month of condos to rent is ฿20,000, from about 40 homes; half of them ask between ฿16,000 and ฿26,000.", "ค่าเช่าที่ตั้งไว้ต่อเดือนของคอนโดให้เช่า มีค่ากลางอยู่ที่ ฿20,000 จาก ราว 40 ยูนิต โดยครึ่งหนึ่งตั้งไว้ระหว่าง ฿16,000 ถึง ฿26,000"],
    ["rents and prices", level({figures:[rents, {...rents,metric:"sale",median_thb:4000000,n_units:12}]}), "The median asking rent a month of condos to rent is ฿20,000, from 40 homes; the median asking price is ฿4,000,000, from 12.", "ค่าเช่าที่ตั้งไว้ต่อเดือนของคอนโดให้เช่า มีค่ากลางอยู่ที่ ฿20,000 จาก 40 ยูนิต ส่วนราคาเสนอขายมีค่ากลางอยู่ที่ ฿4,000,000 จาก 12 ยูนิต"],
    ["a price above the median", level({asked:askedAt(10)}), "฿22,000 is 10% above the median. The median asking rent a month of condos to rent is ฿20,000, from 40 homes; half of them ask between ฿16,000 and ฿26,000.", "฿22,000 สูงกว่าค่ากลาง 10% ค่าเช่าที่ตั้งไว้ต่อเดือนของคอนโดให้เช่า มีค่ากลางอยู่ที่ ฿20,000 จาก 40 ยูนิต โดยครึ่งหนึ่งตั้งไว้ระหว่าง ฿16,000 ถึง ฿26,000"],
    ["a price below the median", level({asked:askedAt(-10)}), "฿22,000 is 10% below the median. The median asking rent a month of condos to rent is ฿20,000, from 40 homes; half of them ask between ฿16,000 and ฿26,000.", "฿22,000 ต่ำกว่าค่ากลาง 10% ค่าเช่าที่ตั้งไว้ต่อเดือนของคอนโดให้เช่า มีค่ากลางอยู่ที่ ฿20,000 จาก 40 ยูนิต โดยครึ่งหนึ่งตั้งไว้ระหว่าง ฿16,000 ถึง ฿26,000"],
    ["a price at the median", level({asked:askedAt(0)}), "฿22,000 is at the median. The median asking rent a month of condos to rent is ฿20,000, from 40 homes; half of them ask between ฿16,000 and ฿26,000.", "฿22,000 เท่ากับค่ากลางพอดี ค่าเช่าที่ตั้งไว้ต่อเดือนของคอนโดให้เช่า มีค่ากลางอยู่ที่ ฿20,000 จาก 40 ยูนิต โดยครึ่งหนึ่งตั้งไว้ระหว่าง ฿16,000 ถึง ฿26,000"],
    ["sizes that too few state", level({sizes:[]}), "Too few condos to rent state their size. The median asking rent a month of condos to rent is ฿20,000, from 40 homes; half of them ask between ฿16,000 and ฿26,000.", "คอนโดให้เช่า ที่ระบุขนาดมีน้อยเกินไป ค่าเช่าที่ตั้งไว้ต่อเดือนของคอนโดให้เช่า มีค่ากลางอยู่ที่ ฿20,000 จาก 40 ยูนิต โดยครึ่งหนึ่งตั้งไว้ระหว่าง ฿16,000 ถึง ฿26,000"],
    ["two places, the second dearer", compared(side("Ari", 20000), side("Asok", 25000)), "Ari: median ฿20,000 a month from 40 homes; Asok: median ฿25,000 a month from 40 homes. Asok asks more.", "Ari ค่ากลาง ฿20,000 ต่อเดือน จาก 40 ยูนิต · Asok ค่ากลาง ฿25,000 ต่อเดือน จาก 40 ยูนิต Asok ตั้งราคาสูงกว่า"],
    ["two places that ask the same", compared(side("Ari", 20000), side("Asok", 20000)), "Ari: median ฿20,000 a month from 40 homes; Asok: median ฿20,000 a month from 40 homes. They ask the same.", "Ari ค่ากลาง ฿20,000 ต่อเดือน จาก 40 ยูนิต · Asok ค่ากลาง ฿20,000 ต่อเดือน จาก 40 ยูนิต ราคาเท่ากัน"],
    ["three places, two of them first", compared(side("Ari", 20000), side("Asok", 25000), side("Nana", 25000)), "Ari: median ฿20,000 a month from 40 homes; Asok: median ฿25,000 a month from 40 homes; Nana: median ฿25,000 a month from 40 homes.", "Ari ค่ากลาง ฿20,000 ต่อเดือน จาก 40 ยูนิต · Asok ค่ากลาง ฿25,000 ต่อเดือน จาก 40 ยูนิต · Nana ค่ากลาง ฿25,000 ต่อเดือน จาก 40 ยูนิต"],
    ["two places, the first dearer", compared(side("Ari", 26000), side("Asok", 25000)), "Ari: median ฿26,000 a month from 40 homes; Asok: median ฿25,000 a month from 40 homes. Ari asks more.", "Ari ค่ากลาง ฿26,000 ต่อเดือน จาก 40 ยูนิต · Asok ค่ากลาง ฿25,000 ต่อเดือน จาก 40 ยูนิต Ari ตั้งราคาสูงกว่า"],
    ["three places", compared(side("Ari", 20000), side("Asok", 30000), side("Silom", 25000)), "Ari: median ฿20,000 a month from 40 homes; Asok: median ฿30,000 a month from 40 homes; Silom: median ฿25,000 a month from 40 homes. Asok asks the most.", "Ari ค่ากลาง ฿20,000 ต่อเดือน จาก 40 ยูนิต · Asok ค่ากลาง ฿30,000 ต่อเดือน จาก 40 ยูนิต · Silom ค่ากลาง ฿25,000 ต่อเดือน จาก 40 ยูนิต Asok ตั้งราคาสูงที่สุด"],
    ["two places, one with too few homes", compared(side("Ari", 20000), side("Asok", null)), "Ari: median ฿20,000 a month from 40 homes; Asok: too few homes to tell (2).", "Ari ค่ากลาง ฿20,000 ต่อเดือน จาก 40 ยูนิต · Asok มีประกาศน้อยเกินไป (2 ยูนิต)"],
    ["two numbers of rooms", compared(side("Ari", 20000, 1), side("Ari", 30000, 2)), "1-bedroom homes: median ฿20,000 a month from 40 homes; 2-bedroom homes: median ฿30,000 a month from 40 homes. 2-bedroom homes ask more.", "1 ห้องนอน ค่ากลาง ฿20,000 ต่อเดือน จาก 40 ยูนิต · 2 ห้องนอน ค่ากลาง ฿30,000 ต่อเดือน จาก 40 ยูนิต 2 ห้องนอน ตั้งราคาสูงกว่า"],
    ["a yield before and after costs", yields(), "On asking prices, condos to rent yield about 5.5% gross a year, about 4.1% net.", "จากราคาที่ตั้งไว้ คอนโดให้เช่า ได้ผลตอบแทนขั้นต้นราว 5.5% ต่อปี หรือสุทธิราว 4.1%"],
    ["a yield before costs alone", yields({net_pct:null}), "On asking prices, condos to rent yield about 5.5% gross a year.", "จากราคาที่ตั้งไว้ คอนโดให้เช่า ได้ผลตอบแทนขั้นต้นราว 5.5% ต่อปี"],
    ["the districts where a budget finds most", areas({scope:PRICED}), "Most of the condos to rent are in Ari (1,200), Asok (80) and Silom (40).", "คอนโดให้เช่า มีมากที่สุดที่ Ari (1,200 ยูนิต), Asok (80 ยูนิต) และ Silom (40 ยูนิต)"],
    ["the stations where a budget finds most", areas({scope:PRICED,by:"station"}), "Most of the condos to rent are near Ari (1,200), Asok (80) and Silom (40).", "คอนโดให้เช่า มีมากที่สุดใกล้ Ari (1,200 ยูนิต), Asok (80 ยูนิต) และ Silom (40 ยูนิต)"],
    ["the cheapest districts", areas(), "The median asking rent a month of condos to rent is lowest in Ari (฿18,000, from 1,200 homes), Asok (฿25,000, from 80 homes) and Silom (฿26,000, from 40 homes).", "ค่ากลางของค่าเช่าที่ตั้งไว้ต่อเดือนของคอนโดให้เช่า ต่ำที่สุดที่ Ari (฿18,000 จาก 1,200 ยูนิต), Asok (฿25,000 จาก 80 ยูนิต) และ Silom (฿26,000 จาก 40 ยูนิต)"],
    ["the dearest stations", areas({by:"station",order:"dearest",areas:[area("Asok", 80, 25000)]}), "The median asking rent a month of condos to rent is highest near Asok (฿25,000, from 80 homes).", "ค่ากลางของค่าเช่าที่ตั้งไว้ต่อเดือนของคอนโดให้เช่า สูงที่สุดใกล้ Asok (฿25,000 จาก 80 ยูนิต)"],
    ["how many are listed", listed(1200, 340), "Condos to rent listed now: 1,200 to rent and 340 for sale.", "คอนโดให้เช่า ที่ลงประกาศอยู่ตอนนี้ ให้เช่า 1,200 ยูนิต ขาย 340 ยูนิต"],
    ["none listed to rent", listed(0, 340), "Condos to rent listed now: none to rent and 340 for sale.", "คอนโดให้เช่า ที่ลงประกาศอยู่ตอนนี้ ไม่มีประกาศให้เช่า ขาย 340 ยูนิต"],
    ["none listed for sale", listed(5, 0), "Condos to rent listed now: 5 to rent and none for sale.", "คอนโดให้เช่า ที่ลงประกาศอยู่ตอนนี้ ให้เช่า 5 ยูนิต ไม่มีประกาศขาย"],
    ["rents that rose", trend(RISING), "Over 2 months the asking rents of the same homes rose 3% (condos to rent, 30 to 35 homes followed a month). The median of all that are listed went from ฿20,000 to ฿21,000, which also tells which homes joined.", "ในช่วง 2 เดือน ค่าเช่าที่ตั้งไว้ของห้องชุดเดิมเพิ่มขึ้น 3% (คอนโดให้เช่า ตามดูเดือนละ 30–35 ยูนิต) ส่วนค่ากลางของทุกประกาศเปลี่ยนจาก ฿20,000 เป็น ฿21,000 ซึ่งเปลี่ยนตามรายการที่เข้ามาใหม่ด้วย"],
    ["prices that fell within a month", trend(FALLING, {metric:"sale",change_pct:-3}), "Over 1 month the asking prices of the same homes fell 3% (condos to rent, 30 homes followed a month). The median of all that are listed went from ฿20,000 to ฿19,000, which also tells which homes joined.", "ในช่วง 1 เดือน ราคาที่ตั้งไว้ของห้องชุดเดิมลดลง 3% (คอนโดให้เช่า ตามดูเดือนละ 30 ยูนิต) ส่วนค่ากลางของทุกประกาศเปลี่ยนจาก ฿20,000 เป็น ฿19,000 ซึ่งเปลี่ยนตามรายการที่เข้ามาใหม่ด้วย"],
    ["rents that stayed, from the first month that is known", trend([[null, 7, null], ...RISING], {change_pct:0,index_span_months:2}), "Over 2 months the asking rents of the same homes did not change (condos to rent, 30 to 35 homes followed a month). The median of all that are listed went from ฿20,000 to ฿21,000, which also tells which homes joined.", "ในช่วง 2 เดือน ค่าเช่าที่ตั้งไว้ของห้องชุดเดิมไม่เปลี่ยนแปลง (คอนโดให้เช่า ตามดูเดือนละ 30–35 ยูนิต) ส่วนค่ากลางของทุกประกาศเปลี่ยนจาก ฿20,000 เป็น ฿21,000 ซึ่งเปลี่ยนตามรายการที่เข้ามาใหม่ด้วย"],
    ["rents of too few of the same homes", trend(RISING, {change_pct:null}), "The median asking rent of condos to rent went from ฿20,000 to ฿21,000 over 2 months, which also tells which homes joined. Too few of the same homes were priced month after month to say more.", "ในช่วง 2 เดือน ค่ากลางของค่าเช่าที่ตั้งไว้ของคอนโดให้เช่า เปลี่ยนจาก ฿20,000 เป็น ฿21,000 ซึ่งเปลี่ยนตามรายการที่เข้ามาใหม่ด้วย รายการชุดเดิมที่มีราคาต่อเนื่องมีน้อยเกินกว่าจะบอกได้มากกว่านี้"],
    ["prices of too few of the same homes, within a month", trend(FALLING, {metric:"sale",change_pct:null}), "The median asking price of condos to rent went from ฿20,000 to ฿19,000 over 1 month, which also tells which homes joined. Too few of the same homes were priced month after month to say more.", "ในช่วง 1 เดือน ค่ากลางของราคาที่ตั้งไว้ของคอนโดให้เช่า เปลี่ยนจาก ฿20,000 เป็น ฿19,000 ซึ่งเปลี่ยนตามรายการที่เข้ามาใหม่ด้วย รายการชุดเดิมที่มีราคาต่อเนื่องมีน้อยเกินกว่าจะบอกได้มากกว่านี้"],
  ]; // prettier-ignore
  it.each(said)("%s", (_, result, en, th) => {
    expect(writerOf("en").insight(result, homes)).toBe(en);
    expect(writerOf("th").insight(result, homes)).toBe(th);
  });

  it("names the first of several districts as the one that earns most, in either language", () => {
    const districts = (first: string, second: string) =>
      yields({ net_pct: null, cells: [cell(first, 6.5), cell(second, 5)] });
    expect(writerOf("en").insight(districts("Watthana", "Phaya Thai"), homes)).toBe(
      "On asking prices, condos to rent yield about 5.5% gross a year. Highest of the districts: Watthana with 6.5% gross (condo, 1 bed; 30 to rent, 25 for sale).",
    );
    expect(writerOf("th").insight(districts("วัฒนา", "พญาไท"), homes)).toBe(
      "จากราคาที่ตั้งไว้ คอนโดให้เช่า ได้ผลตอบแทนขั้นต้นราว 5.5% ต่อปี เขตหรืออำเภอที่ได้มากสุดคือวัฒนา 6.5% (คอนโด 1 ห้องนอน ให้เช่า 30 ขาย 25)",
    );
  });
});

describe("what heads figures of the market", () => {
  const heads: readonly (readonly [of: string, result: Insight, en: string, th: string])[] = [
    ["what homes ask", level(), "Condos to rent: asking prices", "ราคาประกาศของคอนโดให้เช่า"],
    ["their sizes as well", level({sizes:[]}), "Condos to rent: sizes and asking prices", "ขนาดและราคาประกาศของคอนโดให้เช่า"],
    ["places side by side", compared(side("Ari", 20000), side("Asok", 25000)), "Condos to rent: asking rent a month", "ค่าเช่าที่ตั้งไว้ต่อเดือน: คอนโดให้เช่า"],
    ["what homes yield", yields(), "Condos to rent: rental yield", "ผลตอบแทนจากการปล่อยเช่า: คอนโดให้เช่า"],
    ["the districts of a budget", areas({scope:PRICED}), "Condos to rent: where they are", "อยู่เขตไหนบ้าง: คอนโดให้เช่า"],
    ["the stations of a budget", areas({scope:PRICED,by:"station"}), "Condos to rent: where they are", "อยู่ใกล้สถานีไหนบ้าง: คอนโดให้เช่า"],
    ["where it is cheapest", areas(), "Condos to rent: the lowest asking rent a month", "ค่าเช่าที่ตั้งไว้ต่อเดือนต่ำที่สุด: คอนโดให้เช่า"],
    ["where it is dearest", areas({order:"dearest"}), "Condos to rent: the highest asking rent a month", "ค่าเช่าที่ตั้งไว้ต่อเดือนสูงที่สุด: คอนโดให้เช่า"],
    ["a home among others", positioned(), "Condo among similar homes", "Condo เทียบกับรายการที่คล้ายกัน"],
    ["how many are listed", listed(5, 5), "Condos to rent: listed now", "ประกาศที่มีตอนนี้: คอนโดให้เช่า"],
    ["rents by month", trend(RISING), "Condos to rent: asking rents month by month", "ค่าเช่าที่ตั้งไว้รายเดือน: คอนโดให้เช่า"],
    ["prices by month", trend(RISING, {metric:"sale"}), "Condos to rent: asking prices month by month", "ราคาที่ตั้งไว้รายเดือน: คอนโดให้เช่า"],
    ["no figure", refused("forecast"), "Condos to rent", "คอนโดให้เช่า"],
  ]; // prettier-ignore
  it.each(heads)("%s", (_, result, en, th) => {
    expect(writerOf("en").insightHead(result, homes)).toBe(en);
    expect(writerOf("th").insightHead(result, homes)).toBe(th);
  });
});
