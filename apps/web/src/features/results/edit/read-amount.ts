import type { AnswerOf, endpoints, SentBodyOf } from "@propertyvr/contracts";
import { type Deal, EMPTY_CRITERIA, type Language } from "@propertyvr/vocabulary";
import { languageOf } from "../words.ts";

type Request = SentBodyOf<typeof endpoints.understand>;
type UnderstandAnswer = AnswerOf<typeof endpoints.understand>;
/** Reads a text as a message is read. */
export type UnderstandAmount = (
  request: Request,
) => Promise<Pick<UnderstandAnswer, "criteria" | "touched" | "unread">>;

export type AmountOf = "price" | "area_sqm" | "land_sqm";
export type AmountRead =
  | { readonly kind: "none" }
  /** Baht or square metres. */
  | { readonly kind: "amount"; readonly value: number }
  | { readonly kind: "unclear" }
  | { readonly kind: "negative" };

/** What a bare number in a field counts. */
const UNITS: Readonly<Record<AmountOf, Readonly<Record<Language, string>>>> = {
  price: { en: "baht", th: "บาท" },
  area_sqm: { en: "sqm", th: "ตร.ม." },
  land_sqm: { en: "sqm", th: "ตร.ม." },
};
/** What an amount of a kind may touch: a price tells the deal, an amount of land that it is land. */
const TOUCHED: Readonly<Record<AmountOf, readonly string[]>> = {
  price: ["price", "deal"],
  area_sqm: ["area_sqm"],
  land_sqm: ["land_sqm", "area_sqm", "types"],
};

/**
 * One amount as people type it into a field: "20k", "3.5m", "3 ล้าน", "๒๐,๐๐๐",
 * "1 ไร่ 2 งาน", "1-2-50". It is read as the ceiling of a message, so that "35 sqm"
 * is 35 and not about 35. Rejects where `understand` does.
 */
export async function readAmount(
  typed: string,
  asked: { readonly of: AmountOf; readonly deal: Deal | null; readonly language: Language },
  understand: UnderstandAmount,
): Promise<AmountRead> {
  const text = typed.trim();
  if (text === "") return { kind: "none" };
  if (/^[-\u2212\u2013]/.test(text)) return { kind: "negative" };
  const script = languageOf(text);
  const atMost = script === "th" ? "ไม่เกิน" : "at most";
  const state = { criteria: { ...EMPTY_CRITERIA, deal: asked.deal } };
  for (const said of [`${text} ${UNITS[asked.of][script]}`, text]) {
    const { criteria, touched, unread } = await understand({
      text: `${atMost} ${said}`,
      state,
      language: asked.language,
    });
    const range = rangeOf(criteria, asked.of);
    const value = range?.min === undefined ? range?.max : undefined;
    const isAll = Object.keys(touched).every((key) => TOUCHED[asked.of].includes(key));
    if (value !== undefined && isAll && unread.length === 0) return { kind: "amount", value };
  }
  return { kind: "unclear" };
}

/** A plot may be told in square metres without saying that it is land. */
function rangeOf(criteria: UnderstandAnswer["criteria"], of: AmountOf) {
  return of === "land_sqm" ? (criteria.land_sqm ?? criteria.area_sqm) : criteria[of];
}
