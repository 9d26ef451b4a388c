import { baht, grouped, trimmed } from "../words/figures.ts";
import {
  ANY_OF_KIND,
  ASKED_NAMES,
  claimOf,
  counted,
  homesFigure,
  distance,
  joined,
  priced,
  roomRange,
  TYPE_NAMES,
} from "../words/th.ts";
import type { Change } from "@propertyvr/vocabulary";
import type { QuestionWords } from "./words.ts";

export const questionWords: QuestionWords = {
  canSay: (answers) => `ตอบได้ว่า ${joined(answers, "หรือ")}`,
  homeCount: homesFigure,
  sampleCount: (count) => `ตัวอย่าง ${counted(count)}`,
  manySamples: (atLeast) => `ตัวอย่าง ${grouped(atLeast)}+ รายการ`,
  unclear({ about, why, text }) {
    if (why === "contradictory") return `“${text}” ไม่ตรงกับส่วนอื่นที่บอก หมายถึงแบบไหน?`;
    return about === "price"
      ? `“${text}” คือค่าเช่าต่อเดือนหรือราคาซื้อ?`
      : `“${text}” เป็นชื่อของหลายที่ หมายถึงที่ไหน?`;
  },
  dealQuestion: (choose) => choose("deal", ["ต้องการเช่าหรือซื้อ?", "มองหาแบบเช่าหรือซื้อ?"]),
  dealLabel: (deal) => (deal === "rent" ? "เช่า" : "ซื้อ"),
  dealSay: (deal) => (deal === "rent" ? "เช่า" : "ซื้อ"),
  changeQuestion: (choose) => choose("change", ["ปรับข้อใดข้อหนึ่งไหม?", "ข้อไหนพอปรับได้?"]),
  changeLabel: (change) => changeShort(change),
  changeSay: (change) => changeShort(change),
  pairQuestion: () => "สองข้อไหนพอปรับพร้อมกันได้?",
  startOverLabel: () => "เริ่มใหม่",
  oneChangeQuestion: () => "ปรับข้อนี้ไหม?",
  startOverQuestion: () => "เริ่มค้นหาใหม่ไหม?",
  onlyThisQuestion: () => "หรือจะเริ่มค้นหาใหม่ โดยไม่ใช้เงื่อนไขก่อนหน้า?",
  startQuestion(about) {
    switch (about) {
      case "places":
        return "อยากอยู่แถวไหน?";
      case "price":
        return "งบประมาณเท่าไร?";
      case "bedrooms":
        return "ใครจะอยู่บ้าง?";
    }
  },
  startLabel(start) {
    switch (start.about) {
      case "places":
        return start.isNearBts ? `${start.place} ใกล้ BTS` : start.place;
      case "price": {
        const per = start.deal === "rent" ? "month" : "total";
        const amount =
          start.min === null
            ? `ไม่เกิน ${priced(start.max, per)}`
            : `${baht(start.min)}–${priced(start.max, per)}`;
        return `${start.deal === "rent" ? "เช่า" : "ซื้อ"} ${amount}`;
      }
      case "bedrooms":
        return WHO[start.who];
    }
  },
};

/** With the rooms it stands for, so that nobody is surprised by the chip. */
const WHO = {
  alone: "อยู่คนเดียว: สตูดิโอหรือ 1 ห้องนอน",
  two: "อยู่สองคน: 1 ถึง 2 ห้องนอน",
  family: "ครอบครัวมีลูก: 3 ห้องนอนขึ้นไป",
  parents: "พ่อแม่: 2 ห้องนอน",
};

export function changeShort(change: Change): string {
  switch (change.kind) {
    case "price":
      return `ไม่เกิน ${priced(change.max, change.per)}`;
    case "price_from":
      return `ตั้งแต่ ${priced(change.min, change.per)}`;
    case "any_price":
      return "ไม่จำกัดราคา";
    case "within":
      return `ในระยะ ${distance(change.metres)}`;
    case "next_stations":
      return `ใกล้สถานี${joined(change.stations.map(({ th }) => th))}ด้วย`;
    case "bedrooms":
      return roomRange(change.min ?? undefined, change.max ?? undefined);
    case "bathrooms":
      return `อย่างน้อย ${String(change.min)} ห้องน้ำ`;
    case "area":
      return `อย่างน้อย ${trimmed(change.min_sqm)} ตร.ม.`;
    case "area_up_to":
      return `ไม่เกิน ${trimmed(change.max_sqm)} ตร.ม.`;
    case "land":
      return `ที่ดินอย่างน้อย ${trimmed(change.min_sqm)} ตร.ม.`;
    case "land_up_to":
      return `ที่ดินไม่เกิน ${trimmed(change.max_sqm)} ตร.ม.`;
    case "without":
      return `ไม่ต้อง${joined(change.amenities.map(claimOf))}`;
    case "any_tenure":
      return `ไม่ต้องเป็น${ASKED_NAMES[change.tenure]}`;
    case "any_type":
      return "ประเภทใดก็ได้";
    case "anywhere":
      return "ที่ไหนก็ได้ในไทย";
    case "both":
      return joined(change.of.map(changeShort));
    case "available":
      return "ดูที่ยังว่าง";
    case "any_deal":
      return "เช่าหรือซื้อก็ได้";
    case "allow_type":
      return `รวม${TYPE_NAMES[change.type]}ด้วย`;
    case "any_bedrooms":
      return "กี่ห้องนอนก็ได้";
    case "any_bathrooms":
      return "กี่ห้องน้ำก็ได้";
    case "any_area":
      return "พื้นที่เท่าไรก็ได้";
    case "any_land":
      return "ที่ดินขนาดเท่าไรก็ได้";
    case "not_near":
      return change.near === null ? "ไม่จำกัดระยะทาง" : `ไม่ต้องใกล้${ANY_OF_KIND[change.near]}`;
    case "in_province":
      return `ทั้ง${change.province.th}`;
    case "wider_area":
      return "ในพื้นที่กว้างขึ้น";
  }
}
