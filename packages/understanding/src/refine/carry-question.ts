import type { Deal, Language, LastAnswered, Understood } from "@propertyvr/vocabulary";
import { originalSpan } from "../engine/source.ts";
import { MARKET_WORDS } from "../grammar.ts";
import { topicsIn } from "../sums/find-words.ts";
import { readCalculationCues } from "../sums/read-calculation-cues.ts";
import { readText } from "../understand.ts";
import { readingsOf } from "./readings.ts";
import { asksToSeeThem } from "./talk.ts";

/** What a question may be asked again with. */
type SlotKind =
  | "place"
  | "type"
  | "rooms"
  | "size"
  | "amenity"
  | "deal"
  | "money"
  | "percent"
  | "duration";
interface CarriedSlot {
  readonly kind: SlotKind;
  /** Of an amount, what the words around it call it: "loan". */
  readonly role?: string | null;
  /** Of a deal, which one. */
  readonly deal?: Deal;
  /** Said as a price of that deal: "average rent". */
  readonly isPrice?: true;
  readonly start: number;
  readonly end: number;
}

/** Nobody asks a longer one again in half a sentence. UTF-16 units. */
const QUESTION_MAX = 300;
const FOLLOW_MAX = 80;
/** "1 bed to rent" behind "Sathorn or Sukhumvit?": nobody says a whole request in so little. UTF-16 units. */
const FEW_WORDS_MAX = 24;

/**
 * "And in Phuket?", "what about houses?", "แล้วทองหล่อล่ะ" behind a question that was answered: the
 * same question with what was named in its place. "And if I'm a foreigner?" and "it's a two bed" add to it.
 * @param asked the question that was answered
 * @param mayAdd whether what has no place in the question is put behind it, as a sum takes more figures
 * @returns the whole question; null where the message asks nothing again
 */
export function carryQuestion(asked: string, said: string, mayAdd: boolean): string | null {
  const follow = opened(said);
  if (follow === null || asked.length > QUESTION_MAX || said.length > FOLLOW_MAX) return null;
  // "And with a pool?" looks for homes that have one; "it's a house with a pool" tells of the one asked about.
  const named = slotsOf(follow).filter(({ kind }) => kind !== "amenity" || TELLS_OF_ONE.test(said));
  if (mayAdd ? !goesOn(said, named) : restOf(follow, named) !== "") return null;
  const end = /[?？!.\s]*$/u.exec(asked)?.index;
  const base = asked.slice(0, end).trimStart();
  const mark = /\?\s*$/.test(asked) ? "?" : "";
  if (COMPARES.test(said.trim()))
    return named.length === 1 ? `${base} ${said.trim().replace(/[?？!.]+$/u, "")}${mark}` : null;
  let question = base;
  const added: string[] = [];
  for (const slot of named) {
    const alike = slotsOf(question).filter(
      ({ kind, role }) =>
        kind === slot.kind && ((slot.role ?? null) === null || role === slot.role),
    );
    // "Whether to sell it or rent it out: what do houses there sell for?" asks for the price.
    const prices = alike.filter(({ isPrice }) => isPrice === true);
    const there = prices.length === 1 ? prices : alike;
    const [only, ...others] = there;
    const text = textOf(follow, slot, only);
    if (only !== undefined && (others.length === 0 || isFigure(slot)))
      question = `${question.slice(0, only.start)}${inPlaceOf(question, only, text)}${question.slice(only.end)}`;
    else if (only !== undefined) added.push(`${/[ก-๙]/.test(text) ? "กับ" : "and "}${text}`);
    else if (isFigure(slot)) added.push(follow);
    else added.push(follow.slice(beginningOf(follow, slot), slot.end));
  }
  if (added.length > 0 && !mayAdd && named.some(isFigure)) return null;
  if (mayAdd && named.length === 0) added.push(follow);
  return `${[question, ...new Set(added)].join(" ")}${mark}`;
}

/**
 * "Is it worth it?", "what is left after the common fees?" behind a question about prices: that question
 * with the yield asked for, which is told with and without costs.
 * @returns null where the message asks something else
 */
export function askedForYield(asked: string, said: string): string | null {
  const follow = said.trim().toLowerCase();
  const words = MARKET_WORDS.find(
    ({ isItWorthIt, netOfCosts }) => isItWorthIt.test(follow) || netOfCosts.test(follow),
  );
  return words === undefined ? null : `${words.yieldQuestion} ${asked}`;
}

/** Nobody needs more to ask for a price by the area. UTF-16 units. */
const BY_AREA_MAX = 48;

/**
 * "And per square metre?", "แล้วตารางเมตรละเท่าไหร่" behind a question about prices: that question, asked by the area.
 * @returns null where the message asks something else, or the question asked for it already
 */
export function askedByArea(asked: string, said: string): string | null {
  const follow = said.trim().toLowerCase();
  if (follow.length > BY_AREA_MAX || slotsOf(said).length > 0) return null;
  const isByArea = (text: string): boolean => MARKET_WORDS.some(({ perSqm }) => perSqm.test(text));
  if (!isByArea(follow) || isByArea(asked.toLowerCase())) return null;
  return `${asked.replace(/[?？!.\s]+$/u, "")} ${/[ก-๙]/.test(asked) ? "ต่อตารางเมตร" : "per square metre"}`;
}

/**
 * "ถ้าผ่อน 15 ปีล่ะ", "and with a loan over 15 years?" behind a sum of something else: the instalment, asked for in whole words.
 * @returns null where the message tells of no loan, or the sum before it was one of a loan
 */
export function askedForLoan(asked: string, said: string): string | null {
  const follow = said.trim().toLowerCase();
  if (follow.length > FOLLOW_MAX || !GOES_ON.test(follow)) return null;
  const [before, now] = [topicsIn(asked.toLowerCase()), topicsIn(follow)];
  if (!now.has("loan") || before.has("loan") || before.has("monthly")) return null;
  return `${LOAN_QUESTION[/[ก-๙]/.test(said) ? "th" : "en"]} ${said}`;
}
const LOAN_QUESTION: Readonly<Record<Language, string>> = {
  en: "what is the monthly payment",
  th: "ผ่อนเดือนละเท่าไหร่",
};

/** "And to buy?" behind "the average rent of ..." asks for the average price. */
function textOf(
  follow: string,
  { start, end, deal }: CarriedSlot,
  there: CarriedSlot | undefined,
): string {
  const text = follow.slice(start, end);
  if (there?.isPrice !== true || deal === undefined) return text;
  return PRICE_OF[/[ก-๙]/.test(text) ? "th" : "en"][deal];
}
const PRICE_OF: Readonly<Record<Language, Readonly<Record<Deal, string>>>> = {
  en: { rent: "average rent", sale: "average sale price" },
  th: { rent: "ค่าเช่าเฉลี่ย", sale: "ราคาขายเฉลี่ย" },
};

/**
 * Whether a question about prices goes on with the place of the one before it: it names no place, and
 * either no home at all or "there".
 */
export function goesOnThere(text: string, scope: Understood["scope"]): boolean {
  if (scope === null) return true;
  const { places, near } = scope.criteria;
  const said = text.trim().toLowerCase();
  const isThere = MARKET_WORDS.some(({ there, goesOn }) => there.test(said) || goesOn.test(said));
  return places.length + near.length === 0 && isThere;
}

/**
 * "And with a pool?", "show me those" behind a question about prices: the message, and behind it the
 * homes that the question named, so that these are looked for.
 * @param deal of the prices that the question asked for; null where it asked for those of both
 * @returns null where the message is a request of its own, or the question named no homes
 */
export function homesOfQuestion(
  { text: asked, area }: Pick<LastAnswered, "text" | "area">,
  said: string,
  deal: Deal | null,
): string | null {
  if (said.length > FOLLOW_MAX) return null;
  const kinds = new Set(slotsOf(said).map(({ kind }) => kind));
  const isOfFewWords = kinds.size > 0 && said.trim().length <= FEW_WORDS_MAX;
  if (!(GOES_ON.test(said.trim()) || SHOW_THOSE.test(said) || isOfFewWords)) return null;
  const named = slotsOf(asked).filter(({ isPrice }) => isPrice !== true);
  const isDealNamed = kinds.has("deal") || named.some(({ kind }) => kind === "deal");
  const words =
    deal === null || isDealNamed ? [] : [DEAL_WORDS[/[ก-๙]/.test(asked) ? "th" : "en"][deal]];
  // Who names another place looks for other homes, to buy or to rent as before.
  if (kinds.has("place")) return words.length === 0 ? null : [`${said},`, ...words].join(" ");
  const homes = named
    .filter(
      (slot) =>
        !isFigure(slot) && !kinds.has(slot.kind) && !(area !== undefined && slot.kind === "place"),
    )
    .map(({ start, end }) => asked.slice(start, end));
  const meant = area === undefined ? homes : [...homes, area];
  return meant.length === 0 ? null : [`${said},`, ...meant, ...words].join(" ");
}
const DEAL_WORDS: Readonly<Record<Language, Readonly<Record<Deal, string>>>> = {
  en: { rent: "to rent", sale: "for sale" },
  th: { rent: "ให้เช่า", sale: "ขาย" },
};

/**
 * "Show me studios there", "show me those" behind a question about a place: the message, and behind it that place.
 * @returns null where the message names a place, or means none
 */
export function thereOfQuestion(
  { text: asked, area }: Pick<LastAnswered, "text" | "area">,
  said: string,
): string | null {
  const isThere = MARKET_WORDS.some(({ there }) => there.test(said.toLowerCase()));
  if (!(isThere || asksToSeeThem(said)) || said.length > FOLLOW_MAX) return null;
  if (slotsOf(said).some(({ kind }) => kind === "place")) return null;
  const named = slotsOf(asked)
    .filter(({ kind }) => kind === "place")
    .map(({ start, end }) => asked.slice(start, end));
  const places = area === undefined ? named : [area];
  return places.length === 0 ? null : [`${said},`, ...places].join(" ");
}

const SHOW_THOSE = /\b(?:those|these|them|some|ones)\b|ขอดู|ดูหน่อย|มีที่ไหนบ้าง/i;

/** A sum is not asked again by "in Phuket, a condo under 5 million". */
const goesOn = (said: string, named: readonly CarriedSlot[]): boolean =>
  [GOES_ON, FEW_WORDS, WOULD_STAY].some((pattern) => pattern.test(said.trim())) &&
  named.every((slot) => isFigure(slot) || slot.kind === "type");

/** "We'd stay about 7 years", "จะอยู่สัก 7 ปี" behind whether to rent or to buy. */
const WOULD_STAY =
  /^(?:(?:i|we)(?:['’]d|['’]ll| would| will| plan to| want to)? (?:probably |only )?(?:stay|live there|keep it|hold it)\b|(?:จะ|คง|น่าจะ)+อยู่)[^.?!]*\d+ ?(?:years?|yrs?|ปี)[.?!]*$/i;

const isFigure = ({ kind }: CarriedSlot): boolean =>
  kind === "money" || kind === "percent" || kind === "duration";

const OPENS_EN =
  /^(?:(?:ok(?:ay)?|so|well|hmm+|great|thanks|and|but|or)[\s,]+)*?(?:and|or|but|what about|how about|what if|same for|if|for|in|over|with|at|it['’]?s an?|it is an?|mine is)\b[\s,]*/i;
const OPENS_TH = /^(?:แล้ว|ส่วน|ถ้า|งั้น|และ|หรือ|เป็น)(?:ถ้า|ที่)?\s*/;
const GOES_ON =
  /^(?:(?:ok(?:ay)?|so|well|hmm+|great|thanks)[\s,]+)*(?:and|or|but|what about|how about|what if|same for|if)\b|^(?:แล้ว|ส่วน|ถ้า|งั้น)|(?:ล่ะ|หล่ะ|ละ)(?:ครับ|คะ|ค่ะ|นะ)?[\s?]*$/i;
const TELLS_OF_ONE = /^\s*(?:it['’]?s an?|it is an?|mine is|เป็น)/i;
const ENDS_TH = /(?:ล่ะ|หล่ะ|ละ)(?:ครับ|คะ|ค่ะ|นะ)?[\s?]*$/;
const COMPARES =
  /^(?:and\s+)?(?:(?:can you |please )?compare (?:it |that |this |them )?(?:to|with|against)|how (?:does|do|would) (?:it|that|this|those|these|they) compare (?:to|with|against)|compared (?:to|with)|versus|vs\.?)\s|^(?:แล้ว|ลอง|ช่วย)?(?:เปรียบ)?เทียบกับ/i;
/** Whoever wants to see homes asks no question again. */
const WANTS_HOMES = /\b(?:show|find|list|see|search|look|want|need|send)\b|หา|ขอดู|อยากได้|อยากดู/i;
/** "Phuket?" alone. */
const FEW_WORDS = /^\S+(?:\s+\S+){0,2}\?$/;

/** What follows the words that go on with a question; null where none stand there. */
function opened(said: string): string | null {
  const text = said.trim();
  if (WANTS_HOMES.test(text)) return null;
  if (COMPARES.test(text)) return text.replace(COMPARES, "");
  const isThai = OPENS_TH.test(text) || ENDS_TH.test(text);
  const isEnglish = [OPENS_EN, FEW_WORDS, WOULD_STAY].some((pattern) => pattern.test(text));
  if (!isThai && !isEnglish) return null;
  const rest = text
    .replace(/^(?:(?:ok(?:ay)?|so|well|hmm+|great|thanks)[\s,]+)+/i, "")
    .replace(/^(?:(?:and|or|but|what about|how about|what if|same for)\b[\s,]*)+/i, "")
    .replace(OPENS_TH, "")
    .replace(ENDS_TH, "")
    .replace(/[\s?？!.]+$/u, "");
  return rest === "" ? null : rest;
}

const DEAL_SAID: Readonly<Record<string, Pick<CarriedSlot, "deal" | "isPrice">>> = {
  "deal=rent": { deal: "rent" },
  "deal=sale": { deal: "sale" },
  "topic=rentPrice": { deal: "rent", isPrice: true },
  "topic=salePrice": { deal: "sale", isPrice: true },
};

const MEANS: readonly (readonly [RegExp, SlotKind])[] = [
  [/^(?:places=|near\.)/, "place"],
  [/^types=/, "type"],
  [/^bedrooms\./, "rooms"],
  [/^(?:area|land)_sqm\./, "size"],
  [/^amenities=/, "amenity"],
];

/** What a text names, in its order. */
function slotsOf(text: string): readonly CarriedSlot[] {
  const { source, run } = readText(text);
  const readings = readingsOf(source, run.facts);
  const words = readings.flatMap(({ means, start, end }): readonly CarriedSlot[] => {
    const deal = DEAL_SAID[means];
    if (deal !== undefined)
      // "คนขาย", "ผู้ซื้อ": who sells and who buys.
      return /(?:คน|ผู้)$/.test(text.slice(0, start)) ? [] : [{ kind: "deal", ...deal, start, end }];
    const kind = MEANS.find(([pattern]) => pattern.test(means))?.[1];
    return kind === undefined ? [] : [{ kind, start, end }];
  });
  const figures = readCalculationCues(source.text, run.facts).quantities.flatMap(
    ({ dimension, role, start, end }): readonly CarriedSlot[] =>
      dimension === "money" || dimension === "percent" || dimension === "duration"
        ? [{ kind: dimension, role, ...originalSpan(source, start, end) }]
        : [],
  );
  // A law is read with the kind of home it speaks of: "ต่างชาติซื้อบ้าน".
  const kinds = words.some(({ kind }) => kind === "type")
    ? []
    : readings.filter(({ means }) => means === "topic=law").flatMap((law) => typeAtEnd(text, law));
  return [...words, ...figures, ...kinds].toSorted((one, other) => one.start - other.start);
}

function typeAtEnd(
  text: string,
  { start, end }: Omit<CarriedSlot, "kind">,
): readonly CarriedSlot[] {
  for (let from = start + 1; from < end; from += 1) {
    const { source, run } = readText(text.slice(from, end));
    const [only, ...others] = readingsOf(source, run.facts);
    // "ทะเบียนบ้าน" is a register, and no home.
    if (text.slice(0, from).endsWith("ทะเบียน")) return [];
    if (others.length === 0 && only?.start === 0 && only.end === end - from)
      if (only.means.startsWith("types=")) return [{ kind: "type", start: from, end }];
  }
  return [];
}

const LEADS = /^(?:in|at|near|around|close to|by|ใน|แถว|ย่าน|ใกล้|ที่)\s*/i;

/** "In Bangkok" keeps its "in" where "Phuket" alone was said. */
function inPlaceOf(question: string, { kind, start, end }: CarriedSlot, text: string): string {
  if (kind !== "place" || LEADS.test(text)) return text;
  const lead = LEADS.exec(question.slice(start, end))?.[0] ?? "";
  return `${lead}${text}`;
}

/** With the small word before it: "in Phuket". */
function beginningOf(follow: string, { start }: CarriedSlot): number {
  const lead = /(?:^|\s)((?:in|at|near|around|for|to|ใน|แถว|ย่าน|ใกล้|ที่)\s*)$/i.exec(
    follow.slice(0, start),
  );
  return lead === null ? start : start - (lead[1]?.length ?? 0);
}

const SMALL_WORDS =
  /\b(?:in|on|at|for|the|an?|if|it['’]s|it|its|is|are|were|was|of|over|with|near|around|by|only|just|to|then|there|instead|please|same|ones?|homes?|mine|i['’]m|i|have|had|got)\b|แถว|ย่าน|ใน|ที่|เป็น|แบบ|สำหรับ|ของ|ครับ|ค่ะ|คะ|นะ|หน่อย|ๆ/gi;

/** What is left once all that was read and the small words are taken away. */
function restOf(follow: string, slots: readonly CarriedSlot[]): string {
  const left = slots.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`,
    follow,
  );
  return left.replaceAll(SMALL_WORDS, " ").replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
