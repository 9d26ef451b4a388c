import type { MarketMetric } from "@propertyvr/vocabulary";
import { baht, grouped, trimmed } from "../words/figures.ts";
import { TYPE_NAMES } from "../words/th.ts";
import type { InsightWords } from "./words.ts";

const METRICS: Readonly<Record<MarketMetric, string>> = {
  rent: "ค่าเช่าที่ตั้งไว้ต่อเดือน",
  sale: "ราคาเสนอขาย",
  rent_per_sqm: "ค่าเช่าที่ตั้งไว้ต่อ ตร.ม. ต่อเดือน",
  sale_per_sqm: "ราคาเสนอขายต่อ ตร.ม.",
  rent_per_wah: "ค่าเช่าที่ตั้งไว้ต่อตารางวาต่อเดือน",
  sale_per_wah: "ราคาเสนอขายต่อตารางวา",
  rent_per_rai: "ค่าเช่าที่ตั้งไว้ต่อไร่ต่อเดือน",
  sale_per_rai: "ราคาเสนอขายต่อไร่",
};
const PER: Readonly<Record<MarketMetric, string>> = {
  rent: " ต่อเดือน",
  sale: "",
  rent_per_sqm: " ต่อ ตร.ม. ต่อเดือน",
  sale_per_sqm: " ต่อ ตร.ม.",
  rent_per_wah: " ต่อตารางวาต่อเดือน",
  sale_per_wah: " ต่อตารางวา",
  rent_per_rai: " ต่อไร่ต่อเดือน",
  sale_per_rai: " ต่อไร่",
};
const CONFIDENCE = {
  high: "สูง (100 รายการขึ้นไป)",
  medium: "ปานกลาง (30–99 รายการ)",
  low: "ต่ำ (10–29 รายการ)",
};

export const insightWords: InsightWords = {
  metric: (metric) => METRICS[metric],
  amount: (metric, thb) => `${baht(thb)}${PER[metric]}`,
  median: () => "ค่ากลาง",
  middleHalf: () => "ช่วงครึ่งกลาง",
  medianRange: () => "ช่วงของค่ากลางที่ความเชื่อมั่น 95%",
  homes: () => "จำนวน",
  counted: (units, listings) =>
    listings > units
      ? `${grouped(units)} ยูนิต (${grouped(listings)} ประกาศ)`
      : `${grouped(units)} ยูนิต`,
  confidence: () => "ความน่าเชื่อถือ",
  confidenceIn: (level) => CONFIDENCE[level],
  listed: () => "ลงประกาศ",
  between: (first, last) => `${day(first)} ถึง ${day(last)}`,
  basis: (asOf, isSample) =>
    isSample ? "ข้อมูลตัวอย่าง ไม่ใช่ตัวเลขตลาดจริง" : `ราคาที่ตั้งไว้ในประกาศ ณ ${day(asOf)} ไม่ใช่ราคาที่ซื้อขายจริง`,
  sampled: (oneOf) => `คำนวณจากกลุ่มตัวอย่าง 1 ใน ${String(oneOf)} ของทั้งหมด จำนวนยูนิตเป็นตัวเลขโดยประมาณ`,
  place: () => "ทำเล",
  tooFew: () => "ประกาศน้อยเกินไป",
  home: () => "ประเภท",
  kindOf: (type, bedrooms) => {
    const name = TYPE_NAMES[type];
    if (bedrooms === null) return name;
    return bedrooms === 0 ? `${name} สตูดิโอ` : `${name} ${String(bedrooms)} ห้องนอน`;
  },
  rent: () => "ค่าเช่ากลาง",
  price: () => "ราคากลาง",
  grossYield: () => "ผลตอบแทนขั้นต้น",
  netYield: () => "ผลตอบแทนสุทธิ",
  unknown: () => "ไม่ทราบ",
  percent: (value) => `${trimmed(value)}%`,
  assumptions: ({ vacantMonths, agentMonths, commonFeeThbPerSqm, upkeepPct }) =>
    `ผลตอบแทนสุทธิคิดจากห้องว่างปีละ ${trimmed(vacantMonths)} เดือน ค่านายหน้าปีละ ${trimmed(agentMonths)} เดือน ค่าส่วนกลาง ${baht(commonFeeThbPerSqm)} ต่อ ตร.ม. ต่อเดือน ค่าซ่อมและประกันปีละ ${trimmed(upkeepPct)}% ของราคา และยังไม่หักภาษีเงินได้`,
  assumedHead: () => "สมมติฐานของผลตอบแทนสุทธิ",
  assumed: {
    vacantMonths: "เดือนที่ห้องว่างต่อปี",
    agentMonths: "ค่านายหน้าต่อปี คิดเป็นเดือนของค่าเช่า",
    commonFeeThbPerSqm: "ค่าส่วนกลาง บาทต่อ ตร.ม. ต่อเดือน",
    upkeepPct: "ค่าซ่อมและประกันต่อปี % ของราคา",
  },
  outside: (least, most) => `ใส่ตัวเลขตั้งแต่ ${grouped(least)} ถึง ${grouped(most)}`,
  changedHere: () => "แก้ไว้ตรงนี้เท่านั้น ไม่ได้ส่งในแชต",
  reset: () => "คืนค่าเดิม",
  month: (month) => MONTH.format(new Date(`${month}-01T00:00:00Z`)),
  monthHead: () => "เดือน",
  sameHomes: () => "ห้องชุดเดิม (เดือนแรก = 100)",
  ofAllListed: () => "ค่ากลางของทุกประกาศ",
  indexOf: (index, homes) =>
    homes === null ? trimmed(index) : `${trimmed(index)} (${grouped(homes)} ยูนิต)`,
  trendNote: () =>
    "คิดจากรายการที่ยังลงประกาศอยู่วันนี้ ตามราคาที่ตั้งไว้ ณ สิ้นเดือนตั้งแต่ลงประกาศกับเรา รายการที่ออกไปแล้วไม่รวมอยู่ด้วย “ห้องชุดเดิม” ตามดูเฉพาะรายการที่มีราคาทั้งเดือนก่อนและเดือนถัดมา (ค่าเฉลี่ยเรขาคณิต) รายการใหม่จึงไม่ทำให้ตัวเลขขยับ ราคาที่เพิ่มขึ้นเท่าตัวหรือลดลงครึ่งหนึ่งถือเป็นการแก้ไขประกาศ ห้องที่ประกาศค้างนานอาจลดราคาเพราะเหตุนั้นเอง",
  withBedrooms: (bedrooms) => (bedrooms === 0 ? "สตูดิโอ" : `${String(bedrooms)} ห้องนอน`),
  thisHome: () => "รายการนี้",
  size: () => "พื้นที่",
  sqm: (sqm) => `${trimmed(sqm)} ตร.ม.`,
  sizes: (median, p25, p75) => `${trimmed(median)} ตร.ม. (${trimmed(p25)}–${trimmed(p75)} ตร.ม.)`,
  deal: (deal) => (deal === "rent" ? "ให้เช่า" : "ขาย"),
  asTable: () => "ดูเป็นตาราง",
};

const CALENDAR = "th-TH-u-ca-buddhist-nu-latn";
const MONTH = new Intl.DateTimeFormat(CALENDAR, {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const DAY = new Intl.DateTimeFormat(CALENDAR, {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const day = (iso: string): string => DAY.format(new Date(`${iso}T00:00:00Z`));
