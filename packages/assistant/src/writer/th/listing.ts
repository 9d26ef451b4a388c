import { grouped, quotable, trimmed } from "@propertyvr/parts/words";
import {
  ASKED_NAMES,
  counted,
  distance,
  priced,
  spaced,
  TYPE_NAMES,
} from "@propertyvr/parts/words/th";
import type { ListingFacts } from "../../results/listing-facts.ts";
import { askedFirst, differenceOf, type Difference } from "../listing-facts.ts";
import type { Asked, ListingWriter } from "../writer.ts";

const LISTED = 6;
const UNKNOWN_LISTED = 4;

export const listingWriter: ListingWriter = {
  listing(facts, asked) {
    const sentences = [`${titleOf(facts)}: ${factsLine(facts)}`, ...statements(facts, asked)];
    if (facts.is_sample) sentences.push("เป็นรายการตัวอย่าง ไม่ใช่ประกาศจริง");
    sentences.push(`[เปิดหน้ารายการ](/property/${encodeURIComponent(facts.id)})`);
    return sentences.join(" ");
  },
  comparison(listings, asked) {
    const lines = listings.map((facts, index) => {
      const rest = statements(facts, asked).join(" ");
      return `${String(index + 1)}. ${titleOf(facts)}: ${factsLine(facts)} ${rest}`.trim();
    });
    const differences = listings.length === 2 ? differencesOf(listings) : [];
    const list = lines.join("\n");
    return differences.length === 0 ? list : `${list}\n\n${differences.join(" ")}`;
  },
  listingGone: () => "รายการนี้ไม่อยู่ในประกาศแล้ว",
  listingUnavailable: () => "ตอนนี้อ่านรายละเอียดไม่ได้ ลองถามอีกครั้งในอีกสักครู่",
  notShown(shown) {
    if (shown === 0) return "ยังไม่มีรายการบนหน้าจอ บอกก่อนว่ามองหาแบบไหน";
    if (shown === 1) return "บนหน้าจอมีรายการเดียว";
    return `บนหน้าจอมี ${counted(shown)} บอกหมายเลข 1 ถึง ${String(shown)} ได้เลย`;
  },
  compareWhich: (shown) =>
    shown < 2
      ? "บนหน้าจอยังไม่มีสองรายการให้เทียบ"
      : "ให้เทียบรายการไหนบ้าง เลือกสองหรือสามรายการ เช่น “เทียบ 1 กับ 2”",
  selectWhich: (shown) =>
    shown === 0
      ? "ยังไม่มีรายการบนหน้าจอ บอกก่อนว่ามองหาแบบไหน"
      : `ไม่แน่ใจว่าหมายถึงรายการไหน บอกเป็นหมายเลข 1 ถึง ${String(shown)} ได้`,
};

const titleOf = ({ title }: ListingFacts): string => quotable(title, 80);

const STATUS_WORDS = { sold: "ขายแล้ว", rented: "ปล่อยเช่าแล้ว", pending: "ติดจอง" } as const;

function factsLine(facts: ListingFacts): string {
  const { rent, sale, bedrooms, bathrooms, area_sqm, land_sqm, nearest_station } = facts;
  return [
    TYPE_NAMES[facts.type],
    facts.status === "available" ? "" : `ไม่ว่างแล้ว (${STATUS_WORDS[facts.status]})`,
    rent === null ? "" : rent.price === null ? "ค่าเช่าสอบถาม" : `เช่า ${priced(rent.price, "month")}`,
    sale === null
      ? ""
      : sale.price === null
        ? "ราคาขายสอบถาม"
        : `ขาย ${priced(sale.price, "total")}`,
    bedrooms === null ? "" : bedrooms === 0 ? "สตูดิโอ" : `${grouped(bedrooms)} ห้องนอน`,
    bathrooms === null ? "" : `${grouped(bathrooms)} ห้องน้ำ`,
    area_sqm === null ? "" : `${trimmed(area_sqm)} ตร.ม.`,
    land_sqm === null ? "" : `ที่ดิน ${trimmed(land_sqm)} ตร.ม.`,
    quotable(facts.location, 80),
    nearest_station === null
      ? ""
      : `ห่างสถานี${spaced(quotable(nearest_station.name.text))} ${nearest_station.is_about ? "ประมาณ " : ""}${distance(nearest_station.metres)}`,
  ]
    .filter((part) => part !== "")
    .join(", ");
}

function statements(facts: ListingFacts, asked: readonly Asked[]): readonly string[] {
  const { yes, no, unknown } = askedFirst(facts, asked);
  const sentences: string[] = [];
  if (yes.length > 0) sentences.push(`ระบุว่ามี: ${listed(yes, LISTED)}`);
  if (no.length > 0) sentences.push(`ระบุว่าไม่มี: ${listed(no, LISTED)}`);
  const open = [...openFigures(facts), ...unknown.map((each) => ASKED_NAMES[each])];
  if (open.length > 0) {
    const rest = open.length - UNKNOWN_LISTED;
    const shown = open.slice(0, UNKNOWN_LISTED).join(", ");
    sentences.push(`ไม่ได้ระบุ: ${shown}${rest > 0 ? ` และอีก ${grouped(rest)} ข้อ` : ""}`);
  }
  return sentences;
}

function openFigures({ bedrooms, bathrooms, area_sqm, land_sqm, type }: ListingFacts): string[] {
  const open: string[] = [];
  if (type === "land") return land_sqm === null ? ["ขนาดที่ดิน"] : [];
  if (bedrooms === null) open.push("ห้องนอน");
  if (bathrooms === null) open.push("ห้องน้ำ");
  if (area_sqm === null) open.push("ขนาด");
  return open;
}

const listed = (items: readonly Asked[], most: number): string =>
  items
    .slice(0, most)
    .map((each) => ASKED_NAMES[each])
    .join(", ");

function differencesOf([one, other]: readonly ListingFacts[]): readonly string[] {
  if (one === undefined || other === undefined) return [];
  return differenceOf(one, other).map(differenceWords);
}

function differenceWords(difference: Difference): string {
  const which = difference.winner === 0 ? "รายการแรก" : "รายการที่สอง";
  switch (difference.kind) {
    case "rent":
      return `${which}ค่าเช่าถูกกว่า ${priced(difference.by, "month")}`;
    case "sale":
      return `${which}ราคาขายถูกกว่า ${priced(difference.by, "total")}`;
    case "area":
      return `${which}ใหญ่กว่า ${trimmed(difference.by)} ตร.ม.`;
    case "bedrooms":
      return `${which}มีห้องนอนมากกว่า ${grouped(difference.by)} ห้อง`;
    case "station":
      return `${which}ใกล้สถานีกว่า ${distance(difference.by)}`;
  }
}
