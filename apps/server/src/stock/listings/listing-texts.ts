import { hasThai } from "@propertyvr/ingest";
import type { Language, Localised, NearestKind } from "@propertyvr/vocabulary";
import type { BilingualPlaceName, PlaceNames } from "./place-names.ts";
import type { CardRow } from "./stored-listing.ts";

/** What the nearest of a kind is called where it has no name of its own. */
export const NEAREST_WORDS: Readonly<Record<NearestKind, BilingualPlaceName>> = {
  bts: { name: "BTS", nameTh: "BTS" },
  mrt: { name: "MRT", nameTh: "MRT" },
  arl: { name: "Airport Rail Link", nameTh: "แอร์พอร์ต เรล ลิงก์" },
  srt: { name: "SRT Red Line", nameTh: "รถไฟฟ้าสายสีแดง" },
  transit: { name: "a station", nameTh: "สถานีรถไฟฟ้า" },
  school: { name: "a school or university", nameTh: "โรงเรียนหรือมหาวิทยาลัย" },
  beach: { name: "the beach", nameTh: "ชายหาด" },
  mall: { name: "a mall", nameTh: "ห้างสรรพสินค้า" },
  hospital: { name: "a hospital", nameTh: "โรงพยาบาล" },
  airport: { name: "an airport", nameTh: "สนามบิน" },
};

export const inLanguage = (place: BilingualPlaceName, language: Language): Localised => ({
  text: language === "th" ? place.nameTh : place.name,
  language,
});

/** A text in the asked language where it is there, else in the other, marked with its own. */
export function localised(
  language: Language,
  texts: { readonly en: string | null; readonly th: string | null },
): Localised | null {
  const other = language === "en" ? "th" : "en";
  for (const each of [language, other] as const) {
    const text = texts[each];
    if (text !== null && text !== "") return { text, language: each };
  }
  return null;
}

export const titleOf = (row: CardRow, language: Language): Localised =>
  localised(language, { en: row.title_en, th: row.title_th }) ?? { text: "", language };

/**
 * Title and location as a card and a page name them: strings, each with its language beside it. The
 * location is the partner's own, with the area it lies in beside it where it does not name that itself.
 */
export function namesOf(row: CardRow, language: Language, names: PlaceNames) {
  const title = titleOf(row, language);
  const area = locationOf(row, language, names);
  const location = ownLocation(row) ?? area;
  const isNamed = areasOf(row, names).every(({ name, nameTh }) => {
    const own = location.text.toLowerCase();
    return own.includes(name.toLowerCase()) || own.includes(nameTh);
  });
  return {
    title: title.text,
    title_language: title.language,
    location: location.text,
    location_language: location.language,
    administrative_area: isNamed ? null : area.text,
  };
}

function ownLocation({ address }: CardRow): Localised | null {
  if (address === null || address === "") return null;
  return { text: address, language: hasThai(address) ? "th" : "en" };
}

/** District and province, as far as they are known. */
export function locationOf(row: CardRow, language: Language, names: PlaceNames): Localised {
  const areas = areasOf(row, names);
  return {
    text: areas.map((area) => inLanguage(area, language).text).join(language === "th" ? " " : ", "),
    language,
  };
}

const areasOf = (row: CardRow, names: PlaceNames): readonly BilingualPlaceName[] =>
  [row.district_code, row.province_code]
    .flatMap((code) => (code === null ? [] : [names.areaName(code)]))
    .filter((area) => area !== undefined);

/** The partner's own page, where it is one a browser may open; never a script in disguise. */
export const partnerPage = (url: string | null): string | null =>
  url !== null && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;

/** A distance as people are told it. Whole metres. */
export interface ToldDistance {
  readonly metres: number;
  /** The home lies where its text says, not where coordinates do: the distance is about so far. */
  readonly is_about?: true;
}

/** A point that is off by more says nothing of a walk, and of a drive only where it is long. Metres. */
const WALK_M = 1_000;
const STEP_M = 100;

/**
 * Metres from a home's point to a place; null where the point is too rough to say them.
 * @param precisionM how far the home may lie from its point; null where that was given
 */
export function toldDistance(metres: number, precisionM: number | null): ToldDistance | null {
  if (precisionM === null) return { metres: Math.round(metres) };
  if (precisionM > Math.max(WALK_M, metres / 2)) return null;
  return { metres: Math.max(STEP_M, Math.round(metres / STEP_M) * STEP_M), is_about: true };
}
