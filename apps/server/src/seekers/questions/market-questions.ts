import type { Language } from "@propertyvr/vocabulary";

/** A question about the market, asked of the homes of `market-homes.ts`, and what its stored insight must hold. */
export interface MarketQuestion {
  readonly language: Language;
  readonly say: string;
  /** Said before in the same chat. */
  readonly after?: string;
  /** Members that the insight's result must have; the figures are worked out by hand from the homes. */
  readonly result: Readonly<Record<string, unknown>>;
}

const ask = (
  language: Language,
  say: string,
  result: MarketQuestion["result"],
  after?: string,
): MarketQuestion => ({ language, say, result, ...(after !== undefined && { after }) });

// Figures of the homes: 41 one-bedroom condos are let in Ari from 15,000 to 35,000 in steps of 500,
// twelve with two bedrooms from 40,000 to 51,000 in steps of 1,000. The same way for the others.

const ARI_1BED_RENT = {
  metric: "rent",
  n_listings: 41,
  n_units: 41,
  p25_thb: 20_000,
  median_thb: 25_000,
  p75_thb: 30_000,
  confidence: "medium",
};
const ARI_RENT = {
  ...ARI_1BED_RENT,
  n_listings: 53,
  n_units: 53,
  p25_thb: 21_500,
  median_thb: 28_000,
  p75_thb: 34_500,
};
const ARI_1BED_SALE = {
  metric: "sale",
  n_units: 41,
  p25_thb: 5_000_000,
  median_thb: 6_000_000,
  p75_thb: 7_000_000,
  confidence: "medium",
};
const ARI_SALE = {
  metric: "sale",
  n_units: 47,
  p25_thb: 5_150_000,
  median_thb: 6_300_000,
  p75_thb: 7_450_000,
};
const THONG_LO_RENT = {
  metric: "rent",
  n_units: 101,
  p25_thb: 25_000,
  median_thb: 30_000,
  p75_thb: 35_000,
  confidence: "high",
};
const THONG_LO_SALE = {
  metric: "sale",
  n_units: 31,
  p25_thb: 7_500_000,
  median_thb: 9_000_000,
  p75_thb: 10_500_000,
  confidence: "medium",
};
const THONG_LO_SQM = {
  metric: "sale_per_sqm",
  n_units: 31,
  p25_thb: 150_000,
  median_thb: 180_000,
  p75_thb: 210_000,
};
const THONG_LO_RENT_SQM = { metric: "rent_per_sqm", n_units: 101, median_thb: 600 };
const JOMTIEN_SALE = {
  metric: "sale",
  n_units: 15,
  p25_thb: 2_350_000,
  median_thb: 2_700_000,
  p75_thb: 3_050_000,
  confidence: "low",
};

const level = (...figures: readonly object[]) => ({ kind: "level", figures });
const compare = (
  metric: string,
  ...places: readonly { name: string; figure: object | null }[]
) => ({
  kind: "compare",
  metric,
  places: places.map(({ name, figure }) => ({ scope: { criteria: { places: [name] } }, figure })),
});
const gross = (gross_pct: number, rent: number, sale: number) => ({
  kind: "yield",
  gross_pct,
  cells: [{ type: "condo", bedrooms: 1, rent: { median_thb: rent }, sale: { median_thb: sale } }],
});
const ARI_YIELD = gross(5, 25_000, 6_000_000);
const THONG_LO_YIELD = gross(4, 30_000, 9_000_000);
const BOTH_RENTS = compare(
  "rent",
  { name: "Ari", figure: ARI_RENT },
  { name: "Thong Lo", figure: THONG_LO_RENT },
);
const BOTH_PRICES = compare(
  "sale",
  { name: "Ari", figure: ARI_SALE },
  { name: "Thong Lo", figure: THONG_LO_SALE },
);
const UNDER_5_MILLION = {
  kind: "affordable_areas",
  metric: "sale",
  areas: [
    { district_code: 2004, n_units: 15, median_thb: 2_700_000 },
    { district_code: 1014, n_units: 11, median_thb: 4_500_000 },
  ],
};
const RENT_UP_TO_20K = {
  kind: "affordable_areas",
  metric: "rent",
  areas: [
    { district_code: 1014, n_units: 11, median_thb: 17_500 },
    { district_code: 1039, n_units: 1, median_thb: null },
  ],
};
const CHEAPEST_STATION = {
  kind: "affordable_areas",
  by: "station",
  order: "cheapest",
  metric: "rent",
  n_units: 181,
  // The homes of Ari lie within a kilometre of two stations, and count at both.
  areas: [
    { district_code: null, n_units: 53, median_thb: 28_000 },
    { district_code: null, n_units: 53, median_thb: 28_000 },
    { district_code: null, n_units: 101, median_thb: 30_000 },
    { district_code: null, n_units: 27, median_thb: 61_000 },
  ],
};
/** 31 in Thong Lo at 9 million, 47 in Ari at 6.3. */
const DEAREST_DISTRICT = {
  kind: "affordable_areas",
  by: "district",
  order: "dearest",
  metric: "sale",
  areas: [
    { district_code: 1039, n_units: 31, median_thb: 9_000_000 },
    { district_code: 1014, n_units: 47, median_thb: 6_300_000 },
  ],
};
const besides = (...figures: readonly object[]) => ({
  kind: "compare",
  metric: "rent",
  places: figures.map((figure, at) => ({
    scope: { criteria: { bedrooms: { min: at + 1, max: at + 1 } } },
    figure,
  })),
});
const ONE_OR_TWO_ARI = besides(ARI_1BED_RENT, { n_units: 12, median_thb: 45_500 });
/** With one bedroom 41 in Ari and 101 in Thong Lo. */
const ONE_OR_TWO = besides({ n_units: 142 }, { n_units: 12, median_thb: 45_500 });
/** Up to 8 million: all 41 of one bedroom in Ari, and the 11 from 6 to 8 million in Thong Lo. */
const UNDER_8_MILLION = compare(
  "sale",
  { name: "Ari", figure: { n_units: 41, median_thb: 6_000_000 } },
  { name: "Thong Lo", figure: { n_units: 11, median_thb: 7_000_000 } },
);
const ASKED_25K = {
  ...level(ARI_1BED_RENT),
  asked: { price_thb: 25_000, difference_pct: 0 },
};
const TOO_FEW_VILLAS = {
  kind: "refused",
  reason: "too_few",
  n_units: 5,
  wider: { n_units: 25 },
};
const SAMPLE_HOUSES = {
  kind: "level",
  is_sample: true,
  figures: [{ metric: "rent", n_units: 30, p25_thb: 17_250, median_thb: 24_500, p75_thb: 31_750 }],
};
const NO_FORECAST = { kind: "refused", reason: "forecast" };
const NO_HISTORY = { kind: "refused", reason: "no_history" };
/** All 101 have been listed since October, at the prices of today. */
const THONG_LO_TREND = {
  kind: "trend",
  metric: "rent",
  months: ["2025-10", "2025-11", "2025-12", "2026-01"].map((month, at) => ({
    month,
    n_units: 101,
    median_thb: 30_000,
    n_matched: at === 0 ? null : 101,
    index: 100,
  })),
  span_months: 3,
  change_pct: 0,
};
const UNKNOWN_PLACE = { kind: "refused", reason: "unknown_place" };
const NOTHING_LISTED = { kind: "refused", reason: "too_few", n_units: 0, wider: null };
const ARI_SUPPLY = {
  kind: "supply",
  counts: [
    { deal: "rent", n_listings: 53 },
    { deal: "sale", n_listings: 47 },
  ],
};
/** Three-bedroom condos in On Nut: 15 of 100 m² state a pool and ask 60,000 to 74,000, 12 of 150 m² say nothing of one. */
const WITH_POOL = {
  metric: "rent",
  n_units: 15,
  p25_thb: 63_500,
  median_thb: 67_000,
  p75_thb: 70_500,
};
const OF_150_SQM = { metric: "rent", n_units: 12, median_thb: 35_500 };
/** The first card is the newest: 35,000, against 40 others from 15,000 to 34,500. */
const FIRST_SHOWN = {
  kind: "listing_position",
  price_thb: 35_000,
  figure: { metric: "rent", n_units: 40, median_thb: 24_750 },
  difference_pct: 41,
};
/** The same against those around a station, wherever the district ends. */
const FIRST_NEAR_ARI = { ...FIRST_SHOWN, scope: { criteria: { near: [{ name: "Ari" }] } } };
/** Its one of six with two bedrooms for sale: of condos of any size 100 are offered in that district. */
const FIRST_OF_SIX = {
  kind: "refused",
  reason: "no_comparables",
  n_units: 5,
  wider: { n_units: 47, scope: { criteria: { types: ["condo"], deal: "sale" } } },
};
const NONE_TO_RENT = {
  kind: "supply",
  counts: [
    { deal: "rent", n_units: 0 },
    { deal: "sale", n_units: 15 },
  ],
};

// Plots of one rai, 400 square wah, in Hang Dong from 4 to 8 million in steps of 200,000.
const LAND_PRICE = { metric: "sale", n_units: 21, p25_thb: 5_000_000, median_thb: 6_000_000 };
const LAND_WAH = { metric: "sale_per_wah", n_units: 21, p25_thb: 12_500, median_thb: 15_000 };
const LAND_RAI = { ...LAND_PRICE, metric: "sale_per_rai" };
/** The newest asks the most: 8 million, against 20 others from 4 to 7.8 million. */
const FIRST_PLOT = {
  kind: "listing_position",
  price_thb: 8_000_000,
  figure: { metric: "sale", n_units: 20, median_thb: 5_900_000 },
  difference_pct: 36,
};

/** Of 27 three-bedroom condos to let in On Nut 15 have 100 square metres, and the other twelve 150. */
const ON_NUT_SIZES = {
  kind: "level",
  figures: [{ metric: "rent", n_units: 27 }],
  sizes: [{ deal: "rent", n_units: 27, p25_sqm: 100, median_sqm: 100, p75_sqm: 150 }],
};

export const MARKET_QUESTIONS: readonly MarketQuestion[] = [
  // What homes cost.
  ask("en", "what's the average rent for a 1 bedroom condo in Ari?", level(ARI_1BED_RENT)),
  ask("en", "typical rent for condos around Thong Lo", level(THONG_LO_RENT)),
  ask("en", "how much does a one bed condo cost to buy in Ari?", level(ARI_1BED_SALE)),
  ask("en", "median sale price of condos in Jomtien?", level(JOMTIEN_SALE)),
  ask("en", "condo prices in Ari", level(ARI_SALE, ARI_RENT)),
  ask("th", "ค่าเช่าเฉลี่ยคอนโด 1 ห้องนอนแถวอารีย์เท่าไหร่", level(ARI_1BED_RENT)),
  ask("th", "ค่าเช่าคอนโดทองหล่อปกติเดือนละเท่าไหร่", level(THONG_LO_RENT)),
  ask("th", "ราคาขายคอนโดจอมเทียนเฉลี่ยเท่าไร", level(JOMTIEN_SALE)),
  ask("th", "ราคากลางคอนโดอารีย์", level(ARI_SALE, ARI_RENT)),
  ask("th", "คอนโดอารีย์ 1 ห้องนอนซื้อราคาเท่าไหร่", level(ARI_1BED_SALE)),
  // By the square metre.
  ask("en", "price per sqm for condos for sale in Thong Lo", level(THONG_LO_SQM)),
  ask("en", "what is the rent per square metre of a condo in Thong Lo?", level(THONG_LO_RENT_SQM)),
  ask("th", "ราคาต่อตารางเมตรคอนโดขายทองหล่อ", level(THONG_LO_SQM)),
  ask("th", "ค่าเช่าคอนโดทองหล่อตารางเมตรละเท่าไหร่", level(THONG_LO_RENT_SQM)),
  // How large they are.
  ask("en", "what's the average size of a 3 bedroom condo in On Nut?", ON_NUT_SIZES),
  ask("en", "how big is a typical 3 bed condo to rent in On Nut", ON_NUT_SIZES),
  ask("th", "คอนโด 3 ห้องนอนแถวอ่อนนุช ปกติกี่ตารางเมตร", ON_NUT_SIZES),
  ask("th", "ขนาดเฉลี่ยของคอนโด 3 ห้องนอนอ่อนนุช", ON_NUT_SIZES),
  // Is a figure usual.
  ask("en", "is 25,000 a month normal for a 1 bed condo in Ari?", level(ARI_1BED_RENT)),
  ask("th", "เช่าคอนโด 1 ห้องนอนอารีย์ 25,000 แพงไปไหม", level(ARI_1BED_RENT)),
  // Land, by the units that it is sold by.
  ask("en", "price per square wah of land in Hang Dong", level(LAND_WAH)),
  ask("en", "how much is land per rai in Hang Dong?", level(LAND_RAI)),
  ask("en", "average price of a plot of land in Hang Dong", level(LAND_PRICE, LAND_WAH)),
  ask("th", "ราคาที่ดินหางดงตารางวาละเท่าไหร่", level(LAND_WAH)),
  ask("th", "ที่ดินหางดงไร่ละเท่าไหร่", level(LAND_RAI)),
  ask("th", "ราคาที่ดินหางดงเฉลี่ยเท่าไหร่", level(LAND_PRICE, LAND_WAH)),
  ask("en", "is the first one overpriced?", FIRST_PLOT, "land for sale in Hang Dong"),
  ask("th", "แปลงแรกแพงไปไหม", FIRST_PLOT, "หาซื้อที่ดินหางดง"),
  // How prices are spread.
  ask("en", "what's the price range of rents for condos in Thong Lo?", level(THONG_LO_RENT)),
  ask("th", "ช่วงราคาค่าเช่าคอนโดทองหล่ออยู่ที่เท่าไหร่", level(THONG_LO_RENT)),
  // Yields.
  ask("en", "what rental yield do 1 bed condos in Ari give?", ARI_YIELD),
  ask("en", "gross yield on a condo in Thong Lo?", THONG_LO_YIELD),
  ask("en", "ROI if I rent out a condo in Ari", ARI_YIELD),
  ask("th", "ผลตอบแทนค่าเช่าคอนโดอารีย์กี่เปอร์เซ็นต์", ARI_YIELD),
  ask("th", "ซื้อคอนโดทองหล่อปล่อยเช่า ยีลด์เท่าไหร่", THONG_LO_YIELD),
  // Two places side by side.
  ask("en", "rents for condos in Ari vs Thong Lo", BOTH_RENTS),
  ask("en", "Compare condo prices to buy in Ari and Thong Lo", BOTH_PRICES),
  ask("en", "which is more expensive to rent a condo, Ari or Thong Lo?", BOTH_RENTS),
  ask("th", "เทียบค่าเช่าคอนโดอารีย์กับทองหล่อ", BOTH_RENTS),
  ask("th", "ราคาขายคอนโดอารีย์กับทองหล่อที่ไหนแพงกว่า", BOTH_PRICES),
  // Where a budget reaches.
  ask("en", "which areas have 1 bed condos to rent for up to 20,000 a month?", RENT_UP_TO_20K),
  ask("en", "where can I afford to buy a condo with 5 million baht?", UNDER_5_MILLION),
  ask("th", "งบ 20,000 เช่าคอนโด 1 ห้องนอนได้ย่านไหนบ้าง", RENT_UP_TO_20K),
  ask("th", "มีเงิน 5 ล้าน ซื้อคอนโดได้แถวไหนบ้าง", UNDER_5_MILLION),
  // Stations, and the dear end.
  ask("en", "which BTS station has the cheapest rent", CHEAPEST_STATION),
  ask("th", "สถานี BTS ไหนค่าเช่าถูกสุด", CHEAPEST_STATION),
  ask("en", "what's the most expensive area in Bangkok to buy a condo", DEAREST_DISTRICT),
  ask("th", "ย่านไหนในกรุงเทพซื้อคอนโดแพงที่สุด", DEAREST_DISTRICT),
  // Rooms side by side, and places within a budget.
  ask("en", "do two-bed condos in Ari rent for more than one-beds", ONE_OR_TWO_ARI),
  ask("en", "how much more is a two bed than a one bed to rent in Ari?", ONE_OR_TWO_ARI),
  ask("en", "what does a second bedroom add to the rent of a condo in Ari?", ONE_OR_TWO_ARI),
  ask("en", "compare one and two bedroom condo rents in Ari", ONE_OR_TWO_ARI),
  ask("th", "ค่าเช่าคอนโดอารีย์ 1 กับ 2 ห้องนอนต่างกันเท่าไหร่", ONE_OR_TWO_ARI),
  ask("th", "คอนโด 2 ห้องนอนแถวอารีย์ค่าเช่าแพงกว่า 1 ห้องนอนเท่าไหร่", ONE_OR_TWO_ARI),
  ask("en", "do two-beds rent for more than one-beds", ONE_OR_TWO),
  ask("en", "compare condos in Ari and Thonglor under 8 million", UNDER_8_MILLION),
  ask("th", "เทียบคอนโดอารีย์กับทองหล่อ ไม่เกิน 8 ล้าน", UNDER_8_MILLION),
  ask("th", "เช่าคอนโดแถวอารีย์กับทองหล่อต่างกันเยอะไหม", BOTH_RENTS),
  ask(
    "en",
    "On Nut or Thong Lo, where is a condo cheaper to rent?",
    compare(
      "rent",
      { name: "On Nut", figure: { n_units: 27 } },
      { name: "Thong Lo", figure: THONG_LO_RENT },
    ),
  ),
  // The amount tells the deal, whatever was looked for before; "there" is where that was.
  ask("en", "1 bed condo Ari 25,000, expensive?", ASKED_25K, "condo for sale in Ari"),
  ask("th", "คอนโด 1 ห้องนอนอารีย์ 25,000 แพงไหม", ASKED_25K, "หาซื้อคอนโดอารีย์"),
  ask("en", "is 25k normal for a 1 bed around there?", ASKED_25K, "condo for sale in Ari"),
  ask(
    "en",
    "is 25k normal for a 1 bed around there?",
    ASKED_25K,
    "what's the average rent for a condo in Ari?",
  ),
  ask("th", "1 ห้องนอนแถวนั้น 25,000 แพงไหม", ASKED_25K, "ค่าเช่าเฉลี่ยคอนโดอารีย์เท่าไหร่"),
  ask(
    "en",
    "and for buying? what would it cost",
    level(ARI_1BED_SALE),
    "1 bed condo for rent in Ari",
  ),
  ask(
    "en",
    "and for buying? what would it cost",
    level(ARI_SALE),
    "what's the average rent for a condo in Ari?",
  ),
  ask("en", "and to buy?", level(ARI_SALE), "what's the average rent for a condo in Ari?"),
  ask("th", "แล้วถ้าซื้อล่ะ ราคาเท่าไหร่", level(ARI_1BED_SALE), "หาเช่าคอนโด 1 ห้องนอน อารีย์"),
  ask("th", "แล้วถ้าซื้อล่ะ", level(ARI_SALE), "ค่าเช่าเฉลี่ยคอนโดอารีย์เท่าไหร่"),
  ask(
    "en",
    "what about two bedrooms?",
    level({ metric: "rent", n_units: 12, median_thb: 45_500 }),
    "what's the average rent for a condo in Ari?",
  ),
  ask("en", "is 200,000 per sqm normal for a condo in Thong Lo?", {
    ...level(THONG_LO_SQM),
    asked: { price_thb: 200_000, difference_pct: 11 },
  }),
  ask("th", "คอนโดทองหล่อตารางเมตรละ 200,000 แพงไปไหม", {
    ...level(THONG_LO_SQM),
    asked: { price_thb: 200_000, difference_pct: 11 },
  }),
  ask("en", "how much would my 50 sqm condo in Ari rent for", level(ARI_1BED_RENT)),
  ask("en", "what can I rent for 20k in Bangkok, which areas?", RENT_UP_TO_20K),
  ask("th", "คอนโดทองหล่อเช่าเดือนละประมาณเท่าไหร่", level(THONG_LO_RENT)),
  ask("th", "อยากรู้ราคาขายเฉลี่ยคอนโดจอมเทียน", level(JOMTIEN_SALE)),
  // How much there is.
  ask("en", "how many condos are on the market in Ari?", ARI_SUPPLY),
  ask("th", "ตอนนี้มีคอนโดในตลาดแถวอารีย์กี่ยูนิต", ARI_SUPPLY),
  // One home among its like.
  ask("en", "is the first one expensive for the area?", FIRST_SHOWN, "1 bed condo for rent in Ari"),
  ask("th", "ห้องแรกราคาแพงกว่าห้องอื่นแถวนั้นไหม", FIRST_SHOWN, "หาเช่าคอนโด 1 ห้องนอน อารีย์"),
  ask(
    "en",
    "is the first one expensive compared with condos near BTS Ari?",
    FIRST_NEAR_ARI,
    "1 bed condo for rent in Ari",
  ),
  ask("th", "ห้องแรกแพงไปไหมเทียบกับคอนโดใกล้ BTS อารีย์", FIRST_NEAR_ARI, "หาเช่าคอนโด 1 ห้องนอน อารีย์"),
  ask("en", "is the first one overpriced?", FIRST_OF_SIX, "2 bed condo for sale in Ari"),
  ask("th", "ห้องแรกแพงไปไหม", FIRST_OF_SIX, "หาซื้อคอนโด 2 ห้องนอน อารีย์"),
  // Of homes that say so, and of a size.
  ask("en", "average rent of 3 bedroom condos with a pool in On Nut", level(WITH_POOL)),
  ask("th", "ค่าเช่าเฉลี่ยคอนโด 3 ห้องนอนมีสระว่ายน้ำแถวอ่อนนุช", level(WITH_POOL)),
  ask("en", "what does a 150 sqm condo rent for in On Nut?", level(OF_150_SQM)),
  ask("th", "คอนโด 150 ตร.ม. อ่อนนุช ค่าเช่าเท่าไหร่", level(OF_150_SQM)),
  // None of what was asked for is told as none.
  ask("en", "how many condos are there for rent in Jomtien?", NONE_TO_RENT),
  ask("th", "ตอนนี้มีคอนโดให้เช่าในตลาดแถวจอมเทียนกี่ยูนิต", NONE_TO_RENT),
  // After a search, about what was searched; elsewhere of the same kind.
  ask(
    "en",
    "and what's the average in Thong Lo?",
    {
      ...level(THONG_LO_RENT),
      scope: { criteria: { types: ["condo"], bedrooms: { min: 1, max: 1 } } },
    },
    "1 bed condo for rent in Ari",
  ),
  ask("en", "what's the average there?", level(ARI_1BED_RENT), "1 bed condo for rent in Ari"),
  ask("th", "ค่าเช่าเฉลี่ยเท่าไหร่", level(ARI_1BED_RENT), "หาเช่าคอนโด 1 ห้องนอน อารีย์"),
  // The months that are known.
  ask("en", "have condo rents in Thong Lo gone up over the past months?", THONG_LO_TREND),
  ask("en", "price trend of condos to rent in Thong Lo", THONG_LO_TREND),
  ask("th", "แนวโน้มค่าเช่าคอนโดทองหล่อช่วงที่ผ่านมาเป็นยังไง", THONG_LO_TREND),
  ask("th", "ค่าเช่าคอนโดทองหล่อย้อนหลังเป็นยังไง", THONG_LO_TREND),
  // What is not told.
  ask("en", "how much do villas cost in Rawai?", TOO_FEW_VILLAS),
  ask("th", "ราคาขายวิลล่าราไวย์เฉลี่ยเท่าไหร่", TOO_FEW_VILLAS),
  ask("en", "compare villa prices to buy in Rawai and Kamala", TOO_FEW_VILLAS),
  ask("th", "เทียบราคาขายวิลล่าราไวย์กับกมลา", TOO_FEW_VILLAS),
  ask("en", "average price of a warehouse in Hua Hin", NOTHING_LISTED),
  ask("th", "ราคาโกดังหัวหินเฉลี่ยเท่าไหร่", NOTHING_LISTED),
  ask("en", "will condo prices in Ari go up next year?", NO_FORECAST),
  ask("th", "ราคาคอนโดอารีย์ปีหน้าจะขึ้นไหม", NO_FORECAST),
  ask("en", "have condo rents in Jomtien gone up over the past months?", NO_HISTORY),
  ask("th", "แนวโน้มราคาคอนโดจอมเทียนช่วงที่ผ่านมาเป็นยังไง", NO_HISTORY),
  ask("en", "are condos in Ari cheaper than last year?", NO_HISTORY),
  ask("th", "ตอนนี้คอนโดอารีย์ถูกกว่าปีที่แล้วไหม", NO_HISTORY),
  ask("en", "average rent in Zorvexville", UNKNOWN_PLACE),
  ask("th", "ค่าเช่าเฉลี่ยแถวซอร์เว็กซ์บุรี", UNKNOWN_PLACE),
  ask("en", "average house rent in Chiang Mai", SAMPLE_HOUSES),
  ask("th", "ค่าเช่าบ้านเชียงใหม่เฉลี่ยเท่าไหร่", SAMPLE_HOUSES),
];

/** Amounts that nobody asks for a home: what is said, without a figure. */
export const IMPOSSIBLE_AMOUNTS: readonly (readonly [say: string, answer: RegExp])[] = [
  ["is 0 baht a month normal for a 1 bed condo in Ari?", /^A price has to be above zero\. .*“.*”/],
  [
    "is -5000 baht a month normal for a 1 bed condo in Ari?",
    /^A price has to be above zero\. .*“.*”/,
  ],
  ["where can I buy a condo for 0 baht?", /^A price has to be above zero\. .*“.*”/],
  ["มีเงิน 0 บาท ซื้อคอนโดได้แถวไหนบ้าง", /^ราคาต้องมากกว่าศูนย์บาท .*“.*”/],
];
