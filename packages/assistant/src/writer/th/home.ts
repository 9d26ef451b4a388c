import { quotable, trimmed } from "@propertyvr/parts/words";
import {
  ANY_OF_KIND,
  ASKED_NAMES,
  claimOf,
  distance,
  joined,
  priced,
  spaced,
} from "@propertyvr/parts/words/th";
import type { ListingFacts } from "../../results/listing-facts.ts";
import type { AskedFeature, HomeAnswer, HomeWriter } from "../writer.ts";

export const homeWriter: HomeWriter = {
  homeNamed: ({ title }) => `“${quotable(title, 80)}”:`,
  homeAnswer,
  anyOfKind: (kind) => ANY_OF_KIND[kind],
  sampleHome: () => "เป็นรายการตัวอย่าง ไม่ใช่ประกาศจริง",
  nobodyToAsk: ({ is_sample }: ListingFacts) =>
    is_sample ? "รายการนี้เป็นตัวอย่าง จึงไม่มีเอเจนต์ให้สอบถาม" : "รายการนี้ไม่ว่างแล้ว จึงไม่มีเอเจนต์ให้สอบถาม",
  askAgent: () => "สอบถามเอเจนต์ได้เลย:",
};

function homeAnswer(answer: HomeAnswer): string {
  switch (answer.about) {
    case "stated":
      return stated(answer.what, answer.known);
    case "distance": {
      const to = spaced(quotable(answer.to));
      if (answer.metres === null) return `ประกาศไม่ได้บอกตำแหน่งแน่ชัด จึงบอกไม่ได้ว่าห่างจาก${to} เท่าไร`;
      return `ห่างจาก${to} ${answer.isAbout ? "ประมาณ " : ""}${distance(answer.metres)} (วัดเป็นเส้นตรง)`;
    }
    case "no_place":
      return `ไม่ทราบว่า “${quotable(answer.name)}” อยู่ตรงไหน จึงวัดระยะให้ไม่ได้`;
    case "unavailable":
      return "ตอนนี้ตรวจสอบข้อมูลนี้ไม่ได้ ลองถามใหม่อีกสักครู่";
    case "price":
      return price(answer);
    case "per_sqm":
      return answer.figures.length === 0
        ? "ประกาศไม่ได้ระบุทั้งราคาและขนาด จึงบอกราคาต่อตารางเมตรไม่ได้"
        : `คิดเป็นตารางเมตรละ ${joined(answer.figures)}`;
    case "size": {
      const sizes = [
        ...(answer.areaSqm === null ? [] : [`พื้นที่ใช้สอย ${trimmed(answer.areaSqm)} ตร.ม.`]),
        ...(answer.landSqm === null ? [] : [`ที่ดิน ${trimmed(answer.landSqm)} ตร.ม.`]),
      ];
      return sizes.length === 0 ? "ประกาศไม่ได้ระบุขนาด" : sizes.join(" ");
    }
    case "rooms":
      return rooms(answer);
    case "floor":
      return answer.floor === null ? "ประกาศไม่ได้ระบุว่าอยู่ชั้นไหน" : floorWords(quotable(answer.floor));
    case "location":
      return `อยู่ที่${spaced(quotable(answer.location, 120))}`;
    case "availability":
      return availability(answer);
    case "fees":
      return "ประกาศไม่ได้ระบุค่าส่วนกลางหรือค่าใช้จ่ายอื่น";
    case "other":
      return "ข้อมูลในประกาศไม่พอจะตอบเรื่องนี้ ดูรายละเอียดทั้งหมดได้ในหน้าของประกาศ";
    case "age":
      return answer.yearBuilt === null
        ? "ประกาศไม่ได้ระบุปีที่สร้าง"
        : `สร้างเมื่อปี พ.ศ. ${String(answer.yearBuilt + BUDDHIST_ERA)}`;
  }
}

/** A lister writes a number ("24", "12A") or words of any kind ("high floor"). */
const floorWords = (floor: string): string =>
  /^\d+[A-Z]?$/i.test(floor) ? `ชั้น ${floor}` : `ประกาศระบุชั้นว่า “${floor}”`;

function stated(what: AskedFeature, known: "yes" | "no" | "unknown"): string {
  if (known === "yes") return `${claimOf(what)} ตามที่ประกาศระบุ${LEFT_OPEN[what] ?? ""}`;
  if (known === "no") return `${DENIED[what] ?? `ไม่${claimOf(what)}`} ตามที่ประกาศระบุ`;
  return `ประกาศไม่ได้ระบุว่า${claimOf(what)}หรือไม่`;
}

/** What a yes does not tell. */
const LEFT_OPEN: Partial<Readonly<Record<AskedFeature, string>>> = {
  pet_friendly: " แต่ข้อมูลไม่ได้บอกขนาดหรือจำนวนที่เลี้ยงได้",
};

const DENIED: Partial<Readonly<Record<AskedFeature, string>>> = {
  pet_friendly: "เลี้ยงสัตว์ไม่ได้",
  foreign_quota: `ไม่ได้อยู่ใน${ASKED_NAMES.foreign_quota}`,
};

function price({ rent, sale }: Extract<HomeAnswer, { about: "price" }>): string {
  const offers = [
    ...(rent === null
      ? []
      : [rent.price === null ? "ค่าเช่าต้องสอบถาม" : `เช่า ${priced(rent.price, "month")}`]),
    ...(sale === null
      ? []
      : [sale.price === null ? "ราคาขายต้องสอบถาม" : `ขาย ${priced(sale.price, "total")}`]),
  ];
  return offers.length === 0 ? "ประกาศไม่ได้ระบุราคา" : joined(offers);
}

function rooms({ bedrooms, bathrooms }: Extract<HomeAnswer, { about: "rooms" }>): string {
  const known = [
    ...(bedrooms === null
      ? []
      : [bedrooms === 0 ? "เป็นห้องสตูดิโอ ไม่มีห้องนอนแยก" : `${String(bedrooms)} ห้องนอน`]),
    ...(bathrooms === null ? [] : [`${String(bathrooms)} ห้องน้ำ`]),
  ];
  const open = [...(bedrooms === null ? ["ห้องนอน"] : []), ...(bathrooms === null ? ["ห้องน้ำ"] : [])];
  return [...known, ...(open.length === 0 ? [] : [`ประกาศไม่ได้ระบุจำนวน${open.join("และ")}`])].join(
    " ",
  );
}

/** Thai years count from here. */
const BUDDHIST_ERA = 543;
const DAY = new Intl.DateTimeFormat("th-TH-u-ca-buddhist-nu-latn", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const TAKEN = { sold: "ขายแล้ว", rented: "ปล่อยเช่าแล้ว", pending: "ติดจอง" };

function availability({ status, from }: Extract<HomeAnswer, { about: "availability" }>): string {
  if (status !== "available") return `รายการนี้${TAKEN[status]}`;
  return from === null
    ? "ประกาศระบุว่ายังว่าง แต่ไม่ได้บอกว่าเข้าอยู่ได้เมื่อไร"
    : `ประกาศระบุว่าว่างตั้งแต่ ${DAY.format(new Date(`${from.slice(0, 10)}T00:00:00Z`))}`;
}
