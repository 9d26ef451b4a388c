import type { Insight, InsightOf } from "@propertyvr/parts";
import { insightWords as words } from "@propertyvr/parts/insight/th";
import { sideNames } from "@propertyvr/parts/insight";
import { grouped, quotable } from "@propertyvr/parts/words";
import { claimOf, homesFigure, joined, spaced } from "@propertyvr/parts/words/th";
import type { BeyondFigures } from "@propertyvr/vocabulary";
import type { Homes, MarketWriter } from "../writer.ts";
import { dearestPlace } from "../dearest-place.ts";
import { highestDistrict } from "../highest-district.ts";
import { homesPhrase } from "./homes.ts";

/** "คอนโดให้เช่าในอารีย์ ที่ระบุว่ามีสระว่ายน้ำ": what every home that is counted says of itself. */
const labelOf = (homes: Homes, most: number): string => {
  const { amenities, tenure } = homes.criteria;
  const stated = joined([...amenities, ...(tenure === null ? [] : [tenure])].map(claimOf));
  return quotable(`${homesPhrase(homes)}${stated === "" ? "" : ` ที่ระบุว่า${stated}`}`, most);
};

export const marketWriter: MarketWriter = {
  insight: (result, homes) => {
    const said = insightSentence(result, inSentence(labelOf(homes, 120)));
    return result.is_sample ? `${words.basis("", true)} ${said}` : said;
  },
  insightHead: head,
  marketWhere: () =>
    "ราคาแต่ละทำเลต่างกันมาก บอกเขต ย่าน หรือสถานีได้เลย เช่น “ค่าเช่าเฉลี่ยคอนโด 1 ห้องนอนแถวอารีย์”",
  amountNeeded: () =>
    "ราคาต้องมากกว่าศูนย์บาท ลองถามพร้อมจำนวนเงิน เช่น “งบ 15,000 ต่อเดือน เช่าคอนโดได้แถวไหนบ้าง”",
  leftOut: (phrases) => `ไม่ได้ใช้ ${joined(phrases.map((each) => `“${quotable(each)}”`))} ในการคำนวณ`,
  unknownBeside: (place, known) =>
    `ไม่รู้จักทำเลชื่อ “${quotable(place)}” ตัวเลขต่อไปนี้จึงเป็นของ${joined(known)}เท่านั้น`,
  marketFailed: () => "ตอนนี้ยังคำนวณตัวเลขไม่ได้ ลองถามอีกครั้งในอีกสักครู่",
  beyondFigures: (what) => BEYOND[what],
  yieldOfAnyPrice: () => "คิดจากที่พักทุกระดับราคา เพราะต้องใช้ค่าเช่าคู่กับราคาขาย",
  widerQuestion: () => "ให้ดูพื้นที่ที่กว้างขึ้นไหม?",
  knownPlacesQuestion: () => "ดูทำเลอื่นแทนไหม?",
  compareWithQuestion: () => "เทียบกับที่ไหนดี?",
  compareSay: (one, other) => `เทียบ${spaced(quotable(one))} กับ${spaced(quotable(other))}`,
  anyRoomsQuestion: () => "ให้ดูขนาดและราคาอื่นในทำเลนี้ไหม?",
  askYield: (homes) => `ผลตอบแทนค่าเช่าของ${labelOf(homes, 120)}`,
  askMarket: (homes, metric) =>
    `${metric.startsWith("rent") ? "ค่าเช่าเฉลี่ย" : "ราคาขายเฉลี่ย"}${labelOf(homes, 120)}`,
};

const BEYOND: Readonly<Record<BeyondFigures, string>> = {
  rent_or_buy:
    "เช่าหรือซื้อคุ้มกว่าขึ้นอยู่กับว่าจะอยู่นานแค่ไหน บอกราคาซื้อ ค่าเช่า และจำนวนปีมา เช่น “ซื้อ 4 ล้านหรือเช่าเดือนละ 18,000 อยู่ 7 ปี” แล้วจะคำนวณให้",
  why: "เพราะอะไรราคาถึงเป็นแบบนั้น ประกาศไม่ได้บอกไว้ แต่บอกได้ว่าที่อยู่แถวนั้นตั้งราคากันเท่าไร",
  living: "ย่านไหนน่าอยู่แค่ไหนตอบแทนไม่ได้ แต่บอกได้ว่าที่อยู่แถวนั้นตั้งราคากันเท่าไร",
  unlisted:
    "ประกาศบอกแค่ราคาที่ตั้งไว้ ไม่ได้บอกว่ามีห้องว่างเท่าไร ใช้เวลาขายหรือปล่อยเช่านานแค่ไหน ใครเป็นผู้ซื้อ หรือจ่ายกันจริงเท่าไร ส่วนราคาที่ตั้งไว้คือ",
  land_alone: "ราคาต่อตารางวาหรือต่อไร่บอกได้เฉพาะที่ดินเปล่า เพราะราคาบ้านรวมตัวบ้านไว้ด้วย ถ้าดูราคาทั้งหลัง",
  without_amenity: "ประกาศที่ไม่ได้ระบุอาจมีก็ได้ จึงเทียบแบบมีกับไม่มีตรงๆ ไม่ได้ ดูเฉพาะที่ระบุว่ามี:",
  other_place: "บอกอีกทำเลหนึ่งมาได้เลย จะเทียบให้เห็นคู่กัน ตอนนี้ดูทำเลนี้ก่อน",
};

/** Thai writes no space before "in" and around "or" where Thai words stand there. */
const inSentence = (label: string): string =>
  label
    .replaceAll(/(?<=[ก-๛]) (?=(?:ใน|หรือ)[ ก-๛])/g, "")
    .replaceAll(/(?<=[ก-๛]หรือ) (?=[ก-๛])/g, "");

function head(result: Insight, homes: Homes): string {
  const label = labelOf(homes, 90);
  switch (result.kind) {
    case "level":
      return `${result.sizes === undefined ? "ราคาประกาศ" : "ขนาดและราคาประกาศ"}ของ${label}`;
    case "compare":
      return `${words.metric(result.metric)}: ${label}`;
    case "yield":
      return `ผลตอบแทนจากการปล่อยเช่า: ${label}`;
    case "affordable_areas":
      return result.scope.criteria.price === null
        ? `${words.metric(result.metric)}${result.order === "dearest" ? "สูง" : "ต่ำ"}ที่สุด: ${label}`
        : `อยู่${result.by === "station" ? "ใกล้สถานี" : "เขต"}ไหนบ้าง: ${label}`;
    case "listing_position":
      return `${quotable(result.title)} เทียบกับรายการที่คล้ายกัน`;
    case "supply":
      return `ประกาศที่มีตอนนี้: ${label}`;
    case "trend":
      return `${result.metric === "rent" ? "ค่าเช่า" : "ราคา"}ที่ตั้งไว้รายเดือน: ${label}`;
    case "refused":
      return label;
  }
}

/** Where districts stand beside each other: the one that earns most. */
function highestYield(result: InsightOf<"yield">): string {
  const highest = highestDistrict(result);
  if (highest === null) return "";
  const homes = numberIn(result);
  const { type, bedrooms, area, gross_pct: gross, rent, sale } = highest;
  return ` เขตหรืออำเภอที่ได้มากสุดคือ${spaced(area)} ${words.percent(gross)} (${words.kindOf(type, bedrooms)} ให้เช่า ${homes(rent.n_units)} ขาย ${homes(sale.n_units)})`;
}

function insightSentence(result: Insight, label: string): string {
  switch (result.kind) {
    case "level":
      return [sizeSentence(result, label), levelSentence(result, label)].filter(Boolean).join(" ");
    case "compare":
      return compareSentence(result);
    case "yield": {
      const net = result.net_pct === null ? "" : ` หรือสุทธิราว ${words.percent(result.net_pct)}`;
      return `จากราคาที่ตั้งไว้ ${label} ได้ผลตอบแทนขั้นต้นราว ${words.percent(result.gross_pct)} ต่อปี${net}${highestYield(result)}`;
    }
    case "affordable_areas": {
      const units = numberIn(result);
      if (result.scope.criteria.price === null) return cheapestSentence(result, label);
      const areas = result.areas
        .slice(0, 3)
        .map(({ name, n_units: n }) => `${name} (${units(n)} ยูนิต)`);
      return `${label} มีมากที่สุด${result.by === "station" ? "ใกล้" : "ที่"}${spaced(joined(areas))}`;
    }
    case "listing_position":
      return positionSentence(result, label);
    case "supply": {
      const units = numberIn(result);
      const counts = result.counts.map(({ deal, n_units: n }) =>
        n === 0
          ? `ไม่มีประกาศ${deal === "rent" ? "ให้เช่า" : "ขาย"}`
          : `${deal === "rent" ? "ให้เช่า" : "ขาย"} ${units(n)} ยูนิต`,
      );
      return `${label} ที่ลงประกาศอยู่ตอนนี้ ${counts.join(" ")}`;
    }
    case "trend":
      return trendSentence(result, label);
    case "refused":
      return refusal(result, label);
  }
}

/** Of a sample the number of homes is about what it stands for. */
const numberIn =
  ({ one_of: oneOf }: Insight) =>
  (count: number): string =>
    oneOf === undefined ? grouped(count) : `ราว ${grouped(count)}`;

function levelSentence(result: InsightOf<"level">, label: string): string {
  const { figures, asked } = result;
  const units = numberIn(result);
  const [first, second] = figures;
  if (first === undefined) return "";
  const { types } = result.scope.criteria;
  const unit = types.length > 0 && types.every((type) => type === "land") ? "แปลง" : "ยูนิต";
  const opening = `${words.metric(first.metric)}ของ${label} มีค่ากลางอยู่ที่ ${words.amount("sale", first.median_thb)} จาก ${units(first.n_units)} ${unit}`;
  if (second !== undefined)
    return `${opening} ส่วน${words.metric(second.metric)}มีค่ากลางอยู่ที่ ${words.amount("sale", second.median_thb)} จาก ${units(second.n_units)} ${unit}`;
  const half = `ครึ่งหนึ่งตั้งไว้ระหว่าง ${words.amount("sale", first.p25_thb)} ถึง ${words.amount("sale", first.p75_thb)}`;
  if (asked === null) return `${opening} โดย${half}`;
  const price = words.amount("sale", asked.price_thb);
  return `${price} ${standing(asked.difference_pct)} ${opening} โดย${half}`;
}

/** How large the homes are, where it was asked. */
function sizeSentence(result: InsightOf<"level">, label: string): string {
  const { sizes, scope } = result;
  if (sizes === undefined) return "";
  const isOfBoth = scope.criteria.deal === null;
  const units = numberIn(result);
  const told = sizes.map(
    ({ deal, n_units: n, p25_sqm: low, median_sqm: median, p75_sqm: high }) =>
      `${words.sqm(median)}${isOfBoth ? (deal === "rent" ? " (ให้เช่า)" : " (ขาย)") : ""} โดยครึ่งหนึ่งอยู่ระหว่าง ${words.sqm(low)} ถึง ${words.sqm(high)} (จาก ${units(n)} ยูนิตที่ระบุขนาด)`,
  );
  return told.length === 0
    ? `${label} ที่ระบุขนาดมีน้อยเกินไป`
    : `ขนาดของ${label} มีค่ากลางอยู่ที่ ${told.join(" · ")}`;
}

const standing = (differencePct: number): string =>
  differencePct === 0
    ? "เท่ากับค่ากลางพอดี"
    : `${differencePct > 0 ? "สูงกว่า" : "ต่ำกว่า"}ค่ากลาง ${words.percent(Math.abs(differencePct))}`;

function compareSentence(result: InsightOf<"compare">): string {
  const { places, metric } = result;
  const units = numberIn(result);
  const names = sideNames(result, words);
  const told = places.map(({ figure, n_units: n }, at) =>
    figure === null
      ? `${names[at] ?? ""} มีประกาศน้อยเกินไป (${grouped(n)} ยูนิต)`
      : `${names[at] ?? ""} ค่ากลาง ${words.amount(metric, figure.median_thb)} จาก ${units(n)} ยูนิต`,
  );
  const dearest = dearestPlace(places);
  if (dearest === null) return told.join(" · ");
  const most =
    dearest === "alike"
      ? "ราคาเท่ากัน"
      : `${names[dearest] ?? ""} ตั้งราคา${places.length === 2 ? "สูงกว่า" : "สูงที่สุด"}`;
  return `${told.join(" · ")} ${most}`;
}

function cheapestSentence(result: InsightOf<"affordable_areas">, label: string): string {
  const units = numberIn(result);
  const areas = result.areas
    .slice(0, 3)
    .map(
      ({ name, n_units: n, median_thb: thb }) =>
        `${name} (${words.amount("sale", thb ?? 0)} จาก ${units(n)} ยูนิต)`,
    );
  return `ค่ากลางของ${words.metric(result.metric)}ของ${label} ${result.order === "dearest" ? "สูง" : "ต่ำ"}ที่สุด${result.by === "station" ? "ใกล้" : "ที่"}${spaced(joined(areas))}`;
}

/** The same homes first; the median beside it moves with who joined. */
function trendSentence(result: InsightOf<"trend">, label: string): string {
  const { months, metric, change_pct: change, span_months: span } = result;
  const medians = months.flatMap(({ median_thb: thb }) => thb ?? []);
  // Of the first month of the index none was followed to it.
  const followedIn = months.filter(({ index }) => index !== null).slice(1);
  const matched = followedIn.flatMap(({ n_matched: n }) => n ?? []);
  const what = metric === "rent" ? "ค่าเช่าที่ตั้งไว้" : "ราคาที่ตั้งไว้";
  const of = `จาก ${words.amount("sale", medians[0] ?? 0)} เป็น ${words.amount("sale", medians.at(-1) ?? 0)}`;
  if (change === null)
    return `ในช่วง ${grouped(span)} เดือน ค่ากลางของ${what}ของ${label} เปลี่ยน${of} ซึ่งเปลี่ยนตามรายการที่เข้ามาใหม่ด้วย รายการชุดเดิมที่มีราคาต่อเนื่องมีน้อยเกินกว่าจะบอกได้มากกว่านี้`;
  const moved =
    change === 0
      ? "ไม่เปลี่ยนแปลง"
      : `${change > 0 ? "เพิ่มขึ้น" : "ลดลง"} ${words.percent(Math.abs(change))}`;
  const [fewest, most] = [Math.min(...matched), Math.max(...matched)];
  const followed = fewest === most ? grouped(most) : `${grouped(fewest)}–${grouped(most)}`;
  return `ในช่วง ${grouped(result.index_span_months)} เดือน ${what}ของห้องชุดเดิม${moved} (${label} ตามดูเดือนละ ${followed} ยูนิต) ส่วนค่ากลางของทุกประกาศเปลี่ยน${of} ซึ่งเปลี่ยนตามรายการที่เข้ามาใหม่ด้วย`;
}

function positionSentence(result: InsightOf<"listing_position">, label: string): string {
  const { price_thb: price, figure, difference_pct: difference, share_below_pct: below } = result;
  const median = `ค่ากลางของรายการที่คล้ายกัน ${grouped(figure.n_units)} ยูนิต (${words.amount(figure.metric, figure.median_thb)})`;
  const stands =
    difference === 0
      ? `เท่ากับ${median} พอดี`
      : `${difference > 0 ? "สูงกว่า" : "ต่ำกว่า"}${median} อยู่ ${words.percent(Math.abs(difference))}`;
  const among =
    result.scope === undefined
      ? "ประเภท จำนวนห้องนอน และเขตเดียวกัน ขนาดใกล้เคียงกัน"
      : `ประเภทและจำนวนห้องนอนเดียวกัน ขนาดใกล้เคียงกัน ในกลุ่ม${spaced(label)}`;
  return `ตั้งไว้ ${words.amount(figure.metric, price)} ${stands} โดย ${words.percent(below)} ตั้งราคาต่ำกว่านี้ รายการที่คล้ายกันคือ${among}`;
}

const placeOf = ({ scope }: NonNullable<InsightOf<"refused">["wider"]>): string =>
  scope.places.length === 0 ? "ทั่วประเทศ" : `ที่${spaced(joined(scope.places))}`;

function refusal(result: InsightOf<"refused">, label: string): string {
  switch (result.reason) {
    case "too_few": {
      const count = result.n_units ?? 0;
      const own =
        count === 0
          ? `ยังไม่มีราคาของ${label}`
          : `${label} มีประกาศที่ระบุราคาแค่ ${grouped(count)} ยูนิต น้อยเกินกว่าจะสรุปเป็นตัวเลขได้`;
      if (result.wider === null) return own;
      return `${own} ${placeOf(result.wider)} มี ${homesFigure(result.wider.n_units)} ยูนิต`;
    }
    case "unknown_place":
      return `ไม่รู้จักทำเลชื่อ “${quotable(result.unknown_place ?? "")}” ลองบอกชื่อเขต ย่าน หรือสถานี`;
    case "forecast":
      return "ราคาในอนาคตไม่มีใครรู้ได้ จึงไม่ขอคาดการณ์ แต่บอกได้ว่าวันนี้ประกาศตั้งราคากันเท่าไร";
    case "no_history":
      return `${label} ยังไม่มีข้อมูลราคาครบสองเดือนที่มีจำนวนมากพอ จึงยังแสดงการเปลี่ยนแปลงของราคาไม่ได้ แต่บอกได้ว่าวันนี้ประกาศตั้งราคากันเท่าไร`;
    case "no_comparables":
      return `รายการที่คล้ายกันแถวนั้นมีน้อยเกินกว่าจะเทียบราคาได้${
        result.wider === null
          ? ""
          : ` ถ้าไม่จำกัดขนาด ${placeOf(result.wider)} มีประเภทเดียวกัน ${homesFigure(result.wider.n_units)} ยูนิต`
      }`;
    case "home_gone":
      return "รายการนี้ไม่ได้ประกาศแล้ว จึงเทียบราคาให้ไม่ได้ ค้นหาอีกครั้งเพื่อดูรายการที่มีอยู่ตอนนี้";
    case "sample_home":
      return "รายการนี้เป็นข้อมูลตัวอย่าง ราคาจึงไม่ได้สะท้อนตลาดและไม่นำไปเทียบกับรายการอื่น";
    case "one_side":
      return `จะคิดผลตอบแทนได้ต้องมีทั้งประกาศเช่าและประกาศขายของประเภทเดียวกันในทำเลเดียวกันมากพอ แต่${label} มีน้อยเกินไป${
        result.wider === null ? "" : ` ${placeOf(result.wider)} มีมากพอ`
      }`;
  }
}
