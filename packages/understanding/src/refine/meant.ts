import { type Place, placeById } from "@propertyvr/gazetteer";
import type { Meant, PricePeriod, PriceRange, Range } from "@propertyvr/vocabulary";

/** How a choice is worded, in both languages; every figure is one that was said. */
type Means = Meant["means"];

const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+(?!\d))/g, ",");

const PER: Readonly<Record<PricePeriod, Means>> = {
  month: { en: " a month", th: "ต่อเดือน" },
  total: { en: "", th: "" },
  sqm: { en: " a sqm", th: "ต่อตร.ม." },
  night: { en: " a night", th: "ต่อคืน" },
  year: { en: " a year", th: "ต่อปี" },
};

export function priceMeans({ min, max, per }: PriceRange): Means {
  const unit = PER[per];
  const [low, high] = [min, max].map((n) => (n === undefined ? "" : grouped(n)));
  if (min !== undefined && max !== undefined)
    return { en: `฿${low} to ฿${high}${unit.en}`, th: `${low} ถึง ${high} บาท${unit.th}` };
  return max === undefined
    ? { en: `From ฿${low}${unit.en}`, th: `ตั้งแต่ ${low} บาท${unit.th}` }
    : { en: `Up to ฿${high}${unit.en}`, th: `ไม่เกิน ${high} บาท${unit.th}` };
}

export function roomsMeans({ min, max }: Range): Means {
  if (max === 0) return { en: "A studio", th: "สตูดิโอ" };
  if (max === undefined) return { en: `${rooms(min)} or more`, th: `${min ?? 0} ห้องนอนขึ้นไป` };
  if (min === undefined) return { en: `Up to ${rooms(max)}`, th: `ไม่เกิน ${max} ห้องนอน` };
  return min === max
    ? { en: rooms(max), th: `${max} ห้องนอน` }
    : { en: `${min} to ${rooms(max)}`, th: `${min} ถึง ${max} ห้องนอน` };
}
const rooms = (n = 0): string => `${n} bedroom${n === 1 ? "" : "s"}`;

export function sizeMeans({ min, max }: Range): Means {
  const [low, high] = [min, max].map((n) => (n === undefined ? "" : grouped(n)));
  if (min !== undefined && max !== undefined)
    return { en: `${low} to ${high} sqm`, th: `${low} ถึง ${high} ตร.ม.` };
  return max === undefined
    ? { en: `From ${low} sqm`, th: `${low} ตร.ม. ขึ้นไป` }
    : { en: `Up to ${high} sqm`, th: `ไม่เกิน ${high} ตร.ม.` };
}

/** "Lat Phrao Road", "Phetchaburi province": a place with what it is. */
export function placeMeans(place: Place): Means {
  const { name, nameTh } = place;
  const isInBangkok = place.within === "province:10" || place.within?.startsWith("district:10");
  switch (place.kind) {
    case "province":
      return { en: `${name} province`, th: before("จังหวัด", nameTh) };
    case "district":
      return { en: `${name} district`, th: before(isInBangkok ? "เขต" : "อำเภอ", nameTh) };
    case "subdistrict":
      return { en: `${name} sub-district`, th: before(isInBangkok ? "แขวง" : "ตำบล", nameTh) };
    case "road":
      return { en: / road$/i.test(name) ? name : `${name} Road`, th: before("ถนน", nameTh) };
    case "neighbourhood":
      return { en: `The ${name} area`, th: before("ย่าน", nameTh) };
    case "station":
      return { en: `${name} station`, th: before("สถานี", nameTh) };
    default:
      return { en: name, th: nameTh };
  }
}
const before = (word: string, name: string): string =>
  name.startsWith(word) ? name : `${word}${name}`;

/** The same with the province, for places that share both name and kind. */
export function placeMeansFully(place: Place): Means {
  const means = placeMeans(place);
  const province = provinceOf(place);
  return province === undefined || province.id === place.id
    ? means
    : { en: `${means.en}, ${province.name}`, th: `${means.th} ${province.nameTh}` };
}

export function provinceOf(place: Place): Place | undefined {
  let here: Place | undefined = place;
  for (let depth = 0; here !== undefined && depth < 6; depth++) {
    if (here.kind === "province") return here;
    here = here.within === null ? undefined : placeById(here.within);
  }
  return undefined;
}
