import { isRoundedCount, type Change } from "@propertyvr/vocabulary";
import { changeShort } from "@propertyvr/parts/question/th";
import { grouped, trimmed } from "@propertyvr/parts/words";
import {
  ASKED_NAMES,
  claimOf,
  counted,
  distance,
  homesFigure,
  joined,
  priced,
  quoted,
} from "@propertyvr/parts/words/th";
import { kindOnly, phraseMax, roundedParts } from "../brief.ts";
import type { AdjustedFrom, AskedFeature, FoundWriter, Homes } from "../writer.ts";
import { homesPhrase } from "./homes.ts";

export const foundWriter: FoundWriter = {
  found({ homes, total, areSamples, isFollowed = false }, choose) {
    if (areSamples) {
      const titled = homes.titleWords === null ? "" : ` ที่ชื่อมีคำว่า “${homes.titleWords}”`;
      return `ยังไม่มีประกาศจริงที่ตรง ลองดูตัวอย่าง ${counted(total)}${titled}`;
    }
    const max = phraseMax(isFollowed);
    const what = briefly(homes, max);
    return choose("found", [
      `พบ${what} ${counted(total)}`,
      `มี${what} ${counted(total)}`,
      `${what} มีอยู่ ${counted(total)}`,
    ]);
  },
  nextPage({ homes, total, first, last, areSamples }, choose) {
    if (areSamples) {
      const which = first === last ? grouped(first) : `${grouped(first)}–${grouped(last)}`;
      return `รายการตัวอย่างที่ ${which} จากทั้งหมด ${homesFigure(total)} ยังไม่มีประกาศจริงที่ตรง`;
    }
    const range =
      first === last ? `รายการที่ ${grouped(first)}` : `รายการที่ ${grouped(first)}–${grouped(last)}`;
    return choose("page", [
      `${range} จากทั้งหมด ${homesFigure(total)}: ${homesPhrase(homes)}`,
      `ต่อด้วย${range} จาก${homesPhrase(homes)}ทั้งหมด ${counted(total)}`,
    ]);
  },
  noMore: (total, choose) =>
    total === 1
      ? "มีเพียงรายการเดียว"
      : choose("no-more", [`ดูครบทั้ง ${counted(total)}แล้ว`, `ไม่มีเพิ่มแล้ว แสดงครบทั้ง ${counted(total)}`]),
  standing({ asked, stated, total, areFirst }, choose) {
    if (isRoundedCount(total)) return standingOfMany(asked, total, stated, areFirst);
    const open = total - stated;
    const first = areFirst ? "และแสดงก่อน" : "";
    const claim = asked.length === 1 && asked[0] !== undefined ? claimOf(asked[0]) : null;
    if (claim === null) {
      if (total === 1) return open === 0 ? "รายการนี้ระบุครบทุกข้อ" : "รายการนี้ไม่ได้ระบุบางข้อ";
      if (open === 0) return "ทุกรายการระบุครบทุกข้อ";
      if (stated === 0) return "ยังไม่มีรายการที่ระบุครบทุกข้อ";
      return `ในจำนวนนี้ ${counted(stated)}ระบุครบทุกข้อ${first} อีก ${counted(open)}ไม่ได้ระบุบางข้อ`;
    }
    if (open === 0) return total === 1 ? `ประกาศระบุว่า${claim}` : `ทุกรายการระบุว่า${claim}`;
    if (stated === 0) {
      return choose("unstated", [
        `ยังไม่มีรายการใดระบุว่า${claim}หรือไม่`,
        `ไม่มีรายการใดบอกว่า${claim}หรือไม่`,
      ]);
    }
    return `ในจำนวนนี้ ${counted(stated)}ระบุว่า${claim}${first} อีก ${counted(open)}ไม่ได้ระบุ`;
  },
  niceToHave: (amenities) =>
    amenities.length === 0 ? "" : `${joined(amenities.map(claimOf))}ยิ่งดี จึงแสดงรายการที่ระบุไว้ก่อน`,
  dealCounts: ({ total, rent, sale }) =>
    isRoundedCount(total)
      ? `แบ่งเป็นให้เช่าราว ${grouped(rent)} รายการ และขายราว ${grouped(sale)} รายการ`
      : `แบ่งเป็นให้เช่า ${counted(rent)} และขาย ${counted(sale)}`,
  takenAs: (means) => `ค้นหาโดยเข้าใจว่าหมายถึง ${means}`,
  takenAsBoth: (choices) =>
    choices.length === 0 ? "" : `ยังค้นหา ${quoted(choices)} แบบอย่างใดอย่างหนึ่งไม่ได้ จึงหาที่มีทั้งสองอย่าง`,
  unplaced(places) {
    const nouns = places.filter(({ isCommonNoun }) => isCommonNoun).map(({ name }) => name);
    const names = places.filter(({ isCommonNoun }) => !isCommonNoun).map(({ name }) => name);
    return [
      ...(names.length === 0 ? [] : [`ยังไม่รู้จัก ${quoted(names)} จึงยังไม่ได้ใช้กรอง`]),
      ...(nouns.length === 0 ? [] : [`ยังบอกไม่ได้ว่าที่ไหนอยู่ใกล้${joined(nouns, "หรือ")}`]),
    ].join(" ");
  },
  nothing(homes, choose) {
    const what = homesPhrase(homes);
    return choose("nothing", [`ตอนนี้ยังไม่มี${what}`, `ไม่พบ${what}`, `ยังหา${what} ไม่พบ`]);
  },
  wouldFind: ({ change, count, isMore, allSample }) =>
    `${changeWords(change)} จะพบ${allSample ? "รายการตัวอย่าง" : ""}${isMore ? "มากกว่า" : ""} ${isMore ? `${grouped(count)} รายการ` : counted(count)}`,
  onlyTogether: () => "ปรับเพียงข้อเดียวยังไม่พบประกาศ แต่ถ้าปรับสองข้อพร้อมกันจะพบ",
  moreByChange: (changes) =>
    changes === 0
      ? "ปรับข้อไหนก็ยังไม่พบเพิ่ม เริ่มใหม่ หรือบอกแบบอื่นมาได้เลย"
      : changes === 1
        ? "ปรับข้อเดียวจะพบมากขึ้น"
        : "ปรับข้อใดข้อหนึ่งต่อไปนี้จะพบมากขึ้น",
  noneNear: () => "ที่ใกล้เคียงที่สุดอยู่ไกลจากทำเลนั้นมาก จึงยังไม่ได้แสดงไว้",
  noSmallChange: () => "ปรับสองข้อพร้อมกันก็ยังไม่พบ ลองบอกว่าข้อไหนสำคัญที่สุด",
  changesUnknown: () => "ตอนนี้ยังนับไม่ได้ว่าปรับข้อไหนแล้วจะพบ ลองถามอีกครั้งได้เลย",
  contradiction: (key) =>
    key === "price"
      ? "ราคาต่ำสุดสูงกว่าราคาสูงสุด จึงไม่มีรายการใดตรงได้"
      : "ค่าต่ำสุดมากกว่าค่าสูงสุด จึงไม่มีรายการใดตรงได้",
  adjusted(adjustment) {
    switch (adjustment.kind) {
      case "price_max":
        return `ปรับราคาเป็นไม่เกิน ${priced(adjustment.amount, adjustment.per)} (${basis(adjustment.basis, "ต่ำกว่า")})`;
      case "price_raised":
        return `เพิ่มงบเป็นไม่เกิน ${priced(adjustment.amount, adjustment.per)}`;
      case "price_min":
        return `ปรับราคาเป็นอย่างน้อย ${priced(adjustment.amount, adjustment.per)} (${basis(adjustment.basis, "มากกว่า")})`;
      case "area_min":
        return `ปรับพื้นที่เป็นอย่างน้อย ${trimmed(adjustment.sqm)} ตร.ม. (${basis(adjustment.basis, "มากกว่า")})`;
      case "area_max":
        return `ปรับพื้นที่เป็นไม่เกิน ${trimmed(adjustment.sqm)} ตร.ม. (${basis(adjustment.basis, "ต่ำกว่า")})`;
      case "within":
        return `${adjustment.isUp ? "ขยายระยะทางเป็น" : "ปรับระยะทางเหลือ"} ${distance(adjustment.metres)}`;
      case "places_beside":
        return `เพิ่มย่านที่อยู่ติดกัน ได้แก่ ${joined(adjustment.names)}`;
    }
  },
  cannotAdjust(because) {
    switch (because) {
      case "unclear":
        return "ยังไม่แน่ใจว่าต้องการปรับอะไร ราคา ขนาด หรือทำเล?";
      case "no_figures":
        return "ยังไม่มีตัวเลขให้เริ่มปรับ บอกราคาหรือขนาดที่ต้องการได้เลย";
      case "no_place":
        return "ใกล้หรือไกลจากที่ไหนดี? บอกชื่อสถานี โรงเรียน หรือย่านได้เลย";
      case "deal_open":
        return "ค่าเช่ากับราคาขายเทียบกันไม่ได้ บอกก่อนว่าต้องการเช่าหรือซื้อ";
    }
  },
};

/** The chips say all of it; a phrase that would fill more than a line says only what kind of homes. */
function briefly(homes: Homes, max: number): string {
  const whole = homesPhrase(homes);
  return whole.length <= max ? whole : `${homesPhrase(kindOnly(homes))}ที่ตรงเงื่อนไข`;
}

function basis(from: AdjustedFrom, beyond: "ต่ำกว่า" | "มากกว่า"): string {
  switch (from) {
    case "home":
      return `${beyond}รายการที่คุยถึงเมื่อกี้`;
    case "shown":
      return "ค่ากลางของรายการที่แสดงอยู่";
    case "limit":
      return `${beyond}ที่กำหนดไว้เดิม`;
  }
}

function changeWords(change: Change): string {
  switch (change.kind) {
    case "price":
      return `ถ้าเพิ่มงบเป็นไม่เกิน ${priced(change.max, change.per)}`;
    case "price_from":
      return `ถ้าราคา${changeShort(change)}`;
    case "any_price":
      return "ถ้าไม่จำกัดราคา";
    case "within":
      return `ถ้าขยายระยะเป็น ${distance(change.metres)}`;
    case "bedrooms":
      return `ถ้าเป็น ${changeShort(change)}`;
    case "bathrooms":
      return `ถ้ามี${changeShort(change)}`;
    case "next_stations":
      return `ถ้ารวมที่${changeShort(change)}`;
    case "in_province":
      return `ถ้าหา${changeShort(change)}`;
    case "area":
    case "area_up_to":
      return `ถ้าพื้นที่${changeShort(change)}`;
    case "without":
      return `ถ้า${changeShort(change)}`;
    case "any_tenure":
      return `ถ้าไม่ต้องเป็น${ASKED_NAMES[change.tenure]}`;
    case "any_type":
      return "ถ้าเป็นที่พักประเภทใดก็ได้";
    case "anywhere":
      return "ถ้าที่ไหนก็ได้ในไทย";
    case "both":
      return `ถ้า${joined(change.of.map(changeShort))}`;
    case "available":
    case "any_deal":
    case "allow_type":
    case "land":
    case "land_up_to":
    case "any_bedrooms":
    case "any_bathrooms":
    case "any_area":
    case "any_land":
    case "not_near":
    case "wider_area":
      return `ถ้า${changeShort(change)}`;
  }
}

/** Of homes that were not counted to the last. */
function standingOfMany(
  asked: readonly AskedFeature[],
  total: number,
  stated: number,
  areFirst: boolean,
): string {
  const parts = roundedParts(total, stated);
  const [only, ...others] = asked;
  const claim = only !== undefined && others.length === 0 ? claimOf(only) : null;
  const says = claim === null ? "ระบุครบทุกข้อ" : `ระบุว่า${claim}`;
  if (parts === "nearly_all") return `เกือบทุกรายการ${says}`;
  if (parts === "hardly_any")
    return `มีน้อยรายการที่${says}${areFirst ? "และแสดงรายการเหล่านั้นก่อน" : ""}`;
  const first = areFirst ? "และแสดงก่อน" : "";
  const rest = claim === null ? "ไม่ได้ระบุบางข้อ" : "ไม่ได้ระบุ";
  return `ในจำนวนนี้ราว ${grouped(parts.stated)} รายการ${says}${first} อีกราว ${grouped(parts.open)} รายการ${rest}`;
}
