import type { Deal } from "@propertyvr/vocabulary";
import { isPlainly, type Money, type Period, readMoney } from "./amounts.ts";
import type { Members } from "./members.ts";
import { readWord } from "./read-words.ts";
import { DEAL_WORDS, PERIOD_WORDS, wordFinder } from "./word-lists.ts";

/** What a home can be asked under each deal. Whole baht. */
export const PRICE_BOUNDS = {
  rent: { min: 1_000, max: 5_000_000 },
  sale: { min: 50_000, max: 5_000_000_000 },
} as const satisfies Record<Deal, { readonly min: number; readonly max: number }>;

/** A bare price up to the one is a month's rent, from the other on a sale; in between nobody knows. */
export const IMPLIED_DEAL = { rentUpTo: 300_000, saleFrom: 500_000 } as const;

type Price = number | "on_request";
type PriceField = "price" | "rent_price" | "sale_price";
interface Asked {
  readonly price: Price;
  readonly period: Period | null;
}
export interface Prices {
  readonly rentPrice: Price | null;
  readonly salePrice: Price | null;
}
const NO_PRICE: Prices = { rentPrice: null, salePrice: null };

const findDeal = wordFinder(DEAL_WORDS);
const findPeriod = wordFinder(PERIOD_WORDS);

/**
 * The prices under each deal. A deal that is not stated follows from the period, then
 * from the words of the texts given (the first that says one), then from the price.
 */
export function readPrices(members: Members, texts: readonly (string | null)[]): Prices {
  const deal = readWord(members, "deal", findDeal, ["rent", "sale", "both"]);
  const period = readPeriod(members);
  const rent = readPrice(members, "rent_price");
  const sale = readPrice(members, "sale_price");
  const price = readPrice(members, "price");
  const { note } = members.notes;
  if (rent !== undefined || sale !== undefined) {
    if (price !== undefined) note("price.left_out", { field: "price" }, { value: price.price });
    return underBoth(members, deal, rent, sale);
  }
  if (price === undefined) {
    if (!FIELDS.some((field) => members.has(field))) note("price.required", { field: "price" });
    return NO_PRICE;
  }
  const asked = { ...price, period: period ?? price.period };
  if (deal === "both") {
    if (asked.price === "on_request") return { rentPrice: "on_request", salePrice: "on_request" };
    note("deal.one_price", { field: "price" }, { value: asked.price });
    return NO_PRICE;
  }
  const settled = deal ?? (members.has("deal") ? undefined : impliedDeal(members, asked, texts));
  return settled === undefined ? NO_PRICE : underOne(members, settled, asked, "price");
}

const FIELDS: readonly PriceField[] = ["price", "rent_price", "sale_price"];

function underBoth(
  members: Members,
  deal: Deal | "both" | undefined,
  rent: Asked | undefined,
  sale: Asked | undefined,
): Prices {
  const { note } = members.notes;
  if (deal === "both" && (rent === undefined || sale === undefined)) {
    note("deal.one_price", { field: rent === undefined ? "rent_price" : "sale_price" });
    return NO_PRICE;
  }
  if ((deal === "rent" && sale !== undefined) || (deal === "sale" && rent !== undefined)) {
    note("deal.contradiction", { field: "deal" }, { value: deal, words: { deal } });
    return NO_PRICE;
  }
  return {
    rentPrice: rent === undefined ? null : underOne(members, "rent", rent, "rent_price").rentPrice,
    salePrice: sale === undefined ? null : underOne(members, "sale", sale, "sale_price").salePrice,
  };
}

/** One price under its deal, by the month and within bounds. */
function underOne(members: Members, deal: Deal, asked: Asked, field: PriceField): Prices {
  const { note } = members.notes;
  if (asked.period !== null && (asked.period === "total") !== (deal === "sale")) {
    note("deal.contradiction", { field }, { value: asked.price, words: { deal } });
    return NO_PRICE;
  }
  let price = asked.price;
  if (price !== "on_request") {
    if (asked.period === "year") {
      const aMonth = Math.round(price / 12);
      note("price.per_year", { field }, { value: price, after: aMonth });
      price = aMonth;
    }
    const { min, max } = PRICE_BOUNDS[deal];
    if (price < min) note("price.below_minimum", { field }, { value: price, words: { min } });
    else if (price > max) note("price.above_maximum", { field }, { value: price, words: { max } });
  }
  return deal === "rent"
    ? { rentPrice: price, salePrice: null }
    : { rentPrice: null, salePrice: price };
}

function impliedDeal(
  members: Members,
  { price, period }: Asked,
  texts: readonly (string | null)[],
): Deal | undefined {
  const { note } = members.notes;
  const implied = (
    code: "deal.from_period" | "deal.from_words" | "deal.from_price",
    deal: Deal,
  ): Deal => {
    note(code, { field: "deal" }, { after: deal });
    return deal;
  };
  if (period !== null) return implied("deal.from_period", period === "total" ? "sale" : "rent");
  for (const text of texts) {
    const said = text === null ? undefined : dealSaidIn(text);
    if (said !== undefined) return implied("deal.from_words", said);
  }
  if (price !== "on_request" && price <= IMPLIED_DEAL.rentUpTo)
    return implied("deal.from_price", "rent");
  if (price !== "on_request" && price >= IMPLIED_DEAL.saleFrom)
    return implied("deal.from_price", "sale");
  note("deal.unclear", { field: "deal" }, { value: price });
  return undefined;
}

const RENT = /\b(?:for rent|to rent|for lease|to let)\b|(?:ให้|ปล่อย)เช่า/i;
const SALE = /\b(?:for sale|for resale|on sale)\b|(?<!ห้าม|ห้อง)ขาย(?!แล้ว|ของ|ดี)/i;

/** One deal and not the other. */
function dealSaidIn(text: string): Deal | undefined {
  const isRent = RENT.test(text);
  return isRent === SALE.test(text) ? undefined : isRent ? "rent" : "sale";
}

function readPeriod(members: Members): Period | null {
  const found = readWord(members, "price_period", findPeriod, ["month", "year", "total"]);
  if (found !== "night" && found !== "week") return found ?? null;
  members.notes.note("price.part", { field: "price_period" }, { value: found });
  return null;
}

const LONGEST = 100;

function readPrice(members: Members, field: PriceField): Asked | undefined {
  const sent = members.scalar(field);
  if (sent === undefined) return undefined;
  const { note } = members.notes;
  const number = members.get(field);
  const { amount, period }: Money =
    typeof number === "number"
      ? { amount: { value: number }, period: null }
      : sent.length > LONGEST
        ? { amount: { fault: "unreadable" }, period: null }
        : readMoney(sent);
  if (amount === "on_request") {
    if (sent !== "on_request") note("word.read", { field }, { value: sent, after: "on_request" });
    return { price: "on_request", period };
  }
  if ("fault" in amount) {
    const code = amount.fault;
    note(
      code === "currency" || code === "part" ? `price.${code}` : `number.${code}`,
      { field },
      { value: sent },
    );
    return undefined;
  }
  const price = Math.round(amount.value);
  if (typeof number !== "number" && !isPlainly(sent, amount.value))
    note("number.read", { field }, { value: sent, after: price });
  if (price !== amount.value)
    note("number.rounded", { field }, { value: amount.value, after: price });
  if (Number.isSafeInteger(price)) return { price, period };
  note("price.above_maximum", { field }, { value: sent, words: { max: PRICE_BOUNDS.sale.max } });
  return undefined;
}
