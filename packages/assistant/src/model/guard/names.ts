import { understand } from "@propertyvr/understanding";
import type { Language } from "@propertyvr/vocabulary";
import { fold } from "./collect-grounds.ts";
import type { Grounds } from "./grounds.ts";

/** Words that are written with a capital and name no home and no place. */
const CAPITALS: ReadonlySet<string> = new Set(
  "I I'm I'd I'll I've AI BTS MRT ARL SRT BRT TV AC EV CBD VAT Thai Thailand English Buddhist Baht THB Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec BE CE SqM Wi-Fi WiFi Note OK PM AM".split(
    " ",
  ),
);
/** Latin words of Thai prose that name nothing. */
const LATIN_IN_THAI =
  /^(?:bts|mrt|arl|srt|brt|wi-?fi|wifi|ev|tv|ac|ai|sqm|km|m|vat|ok|line|check|list|the|and|or|of|in|condo|pool|gym|fitness|co-?working|space|lobby|studio|loft|duplex|townhome|home|office|facilities|freehold|leasehold)$/i;

/** A name that no tool returned and nobody said; null where every name is known. */
export function strangeName(text: string, { words }: Grounds, language: Language): string | null {
  const isKnown = (name: string): boolean => words.includes(fold(name));
  return (
    capitalNames(text).find((name) => !isKnown(name)) ??
    (language === "th" ? latinNames(text).find((name) => !isKnown(name)) : undefined) ??
    quoted(text).find((name) => !isKnown(name)) ??
    thaiNames(text).find((name) => !isKnown(name)) ??
    placesIn(text).find((names) => !names.some(isKnown))?.[0] ??
    null
  );
}

const CAPITAL_RUN = /[A-Z][\p{L}\p{M}'’&-]*(?:\s+(?:[A-Z][\p{L}\p{M}'’&-]*|\d{1,3}(?=\s|$)))*/gu;
const BEGINS_SENTENCE = /(?:^|[.!?:;…\n]["'”’)]*\s*|[-–—•]\s+|["“(]\s*)$/;

/** Runs of capitals; the word that begins a sentence says nothing where it stands alone. */
function capitalNames(text: string): readonly string[] {
  return [...text.matchAll(CAPITAL_RUN)].flatMap(({ 0: run, index }) => {
    const begins = BEGINS_SENTENCE.test(text.slice(Math.max(0, index - 4), index));
    const all = run.split(/\s+/);
    const rest = begins ? all.slice(1) : all;
    const names = rest.map(bare).filter((word) => !CAPITALS.has(word) && !/^\d*$/.test(word));
    return names;
  });
}

/** "Asok's" is Asok, "Ari-based" begins with it. */
const bare = (word: string): string => word.replace(/['’]s?$/, "").replace(/-[a-z].*$/, "");

const latinNames = (text: string): readonly string[] =>
  [...text.matchAll(/[A-Za-z][A-Za-z'&-]+/g)]
    .map(([word]) => bare(word))
    .filter((word) => !LATIN_IN_THAI.test(word));

const quoted = (text: string): readonly string[] =>
  [...text.matchAll(/["“«]([^"“”«»\n]{2,80})["”»]/g)].map(([, inside = ""]) => inside.trim());

/** A project named in Thai: behind "โครงการ", or one that is called "เดอะ ...". */
const THAI_NAME =
  /(?:โครงการ|หมู่บ้าน|ชื่อ)\s?(?!นี้|ที่|ใหม่|ใกล้|บ้าน|คอนโด|ใน|ของ|เดียว|อื่น|และ|หรือ|ทั้ง|ไหน|มี|เหล่า|ต่าง|จัดสรร|แรก|ซึ่ง|ว่า|อยู่|ให้|ได้|ไม่)([ก-๛]{3,8})|(เดอะ\s?[ก-๛]{2,6})/g;
const thaiNames = (text: string): readonly string[] =>
  [...text.matchAll(THAI_NAME)].map(([, named, the]) => named ?? the ?? "");

/** Places that the reader finds in the text, each by the names it goes by. */
const placesIn = (text: string): readonly (readonly string[])[] => {
  const { place_refs, readings } = understand({ text });
  const said = readings.filter(({ means }) => /^(?:places|near\.\w+)=/.test(means));
  return place_refs
    .filter(({ kind }) => kind !== "country")
    .map(({ name }) => [
      name,
      ...said.filter(({ means }) => means.endsWith(`=${name}`)).map((reading) => reading.text),
    ]);
};
