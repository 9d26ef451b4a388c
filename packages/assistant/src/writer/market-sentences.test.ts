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
