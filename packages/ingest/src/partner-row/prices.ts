import type { Deal } from "@propertyvr/vocabulary";
import { isPlainly, type Money, type Period, readMoney } from "./amounts.ts";
import type { RowMembers } from "./members.ts";
import type { NoteValues } from "./notes.ts";
import { readWord } from "./read-words.ts";
import type { RuleCode } from "./rule-book.ts";
import { DEAL_WORDS, PERIOD_WORDS, wordFinder } from "./word-lists.ts";

/** What a home can be asked under each deal. Whole baht. */
const PRICE_BOUNDS = {
  rent: { min: 1_000, max: 5_000_000 },
  sale: { min: 50_000, max: 5_000_000_000 },
} as const satisfies Record<Deal, { readonly min: number; readonly max: number }>;

/** A bare price up to the one is a month's rent, from the other on a sale; in between nobody knows. */
const IMPLIED_DEAL = { rentUpTo: 300_000, saleFrom: 500_000 } as const;

type Price = number | "on_request";
type PriceField = "price" | "rent_price" | "sale_price";
interface StatedPrice {
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
 * from the words of the texts given (the first that says one), then from the price. Of two prices
 * one that cannot be read is left out; a home without any is refused.
 */
export function readPrices(members: RowMembers, texts: readonly (string | null)[]): Prices {
  const deal = readWord(members, "deal", findDeal, ["rent", "sale", "both"]);
  const rent = readPrice(members, "rent_price");
  const sale = readPrice(members, "sale_price");
  const price = readPrice(members, "price");
  const isNamed = isAsked(rent) || isAsked(sale);
  const period = readPeriod(members, isNamed || deal === "sale");
  const isSpare = isNamed || isAsked(price);
  for (const each of [rent, sale]) if (isFault(each)) noteFault(members, each, isSpare);
  const { note } = members.notes;
  if (isNamed) {
    // A home that was read and is sent back has the same price by both names.
    const isSame =
      isAsked(price) && [rent, sale].some((each) => isAsked(each) && each.price === price.price);
    if (price !== undefined && !isSame)
      note(
        "price.left_out",
        { field: "price" },
        { value: isAsked(price) ? price.price : price.value },
      );
    return underBoth(
      members,
      deal,
      isAsked(rent) ? rent : undefined,
      isAsked(sale) ? sale : undefined,
    );
  }
  if (isFault(price)) noteFault(members, price, false);
  if (!isAsked(price)) {
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
  if (settled === undefined) return NO_PRICE;
  const read = underOne(members, settled, asked, "price");
  if (isFault(read)) return (noteFault(members, read, false), NO_PRICE);
  return settled === "rent"
    ? { rentPrice: read, salePrice: null }
    : { rentPrice: null, salePrice: read };
}

const FIELDS: readonly PriceField[] = ["price", "rent_price", "sale_price"];

/** Why a price cannot be taken; whether it keeps the row out depends on the other one. */
interface PriceFault {
  readonly field: PriceField;
  readonly code: RuleCode;
  readonly value: unknown;
  readonly words?: NoteValues;
}
const isFault = (read: StatedPrice | PriceFault | Price | undefined): read is PriceFault =>
  typeof read === "object" && "code" in read;
const isAsked = (read: StatedPrice | PriceFault | undefined): read is StatedPrice =>
  read !== undefined && !isFault(read);
const noteFault = (
  members: RowMembers,
  { field, code, value, words = {} }: PriceFault,
  isSpare: boolean,
): void => members.notes.note(code, { field }, { value, words, isSpare });

function underBoth(
  members: RowMembers,
  deal: Deal | "both" | undefined,
  rent: StatedPrice | undefined,
  sale: StatedPrice | undefined,
): Prices {
  const { note } = members.notes;
  if ((deal === "rent" && sale !== undefined) || (deal === "sale" && rent !== undefined)) {
    note("deal.contradiction", { field: "deal" }, { value: deal, words: { deal } });
    return NO_PRICE;
  }
  const underRent = rent && underOne(members, "rent", rent, "rent_price");
  const underSale = sale && underOne(members, "sale", sale, "sale_price");
  const rentPrice = underRent === undefined || isFault(underRent) ? null : underRent;
  const salePrice = underSale === undefined || isFault(underSale) ? null : underSale;
  const isSpare = rentPrice !== null || salePrice !== null;
  for (const each of [underRent, underSale]) if (isFault(each)) noteFault(members, each, isSpare);
  if (deal === "both" && isSpare && (rentPrice === null || salePrice === null))
    note("deal.one_missing", { field: rentPrice === null ? "rent_price" : "sale_price" });
  return { rentPrice, salePrice };
}

/** One price under its deal, by the month and within bounds. */
function underOne(
  members: RowMembers,
  deal: Deal,
  asked: StatedPrice,
  field: PriceField,
): Price | PriceFault {
  if (asked.period !== null && (asked.period === "total") !== (deal === "sale"))
    return { field, code: "deal.contradiction", value: asked.price, words: { deal } };
  let { price } = asked;
  if (price === "on_request") return price;
  if (asked.period === "year") {
    const aMonth = Math.round(price / 12);
    members.notes.note("price.per_year", { field }, { value: price, after: aMonth });
    price = aMonth;
  }
  const { min, max } = PRICE_BOUNDS[deal];
  if (price < min) return { field, code: "price.below_minimum", value: price, words: { min } };
  if (price > max) return { field, code: "price.above_maximum", value: price, words: { max } };
  return price;
}

function impliedDeal(
  members: RowMembers,
  { price, period }: StatedPrice,
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

/** A unit of money stands where some files have the period. */
const MONEY_ALONE = /^(?:thb|baht|บาท|฿)$/i;

/** @param isSpare where the prices say all without it */
function readPeriod(members: RowMembers, isSpare: boolean): Period | null {
  const sent = members.get("price_period");
  if (typeof sent === "string" && MONEY_ALONE.test(sent.trim())) return null;
  const names = ["month", "year", "total"];
  const found = readWord(members, "price_period", findPeriod, names, { isSpare });
  if (found !== "night" && found !== "week") return found ?? null;
  members.notes.note("price.part", { field: "price_period" }, { value: found });
  return null;
}

const LONGEST = 100;
const A_PRICE = { expected: "a number or a text", expected_th: "ตัวเลขหรือข้อความ" };

function readPrice(members: RowMembers, field: PriceField): StatedPrice | PriceFault | undefined {
  const sent = members.get(field);
  if (sent === undefined) return undefined;
  if (typeof sent !== "string" && typeof sent !== "number")
    return { field, code: "value.wrong_kind", value: sent, words: A_PRICE };
  const { note } = members.notes;
  const { amount, period }: Money =
    typeof sent === "number"
      ? { amount: { value: sent }, period: null }
      : sent.length > LONGEST
        ? { amount: { fault: "unreadable" }, period: null }
        : readMoney(sent);
  if (amount === "on_request") {
    if (sent !== "on_request") note("word.read", { field }, { value: sent, after: "on_request" });
    return { price: "on_request", period };
  }
  if ("fault" in amount) {
    const { fault } = amount;
    const code =
      fault === "currency" || fault === "part"
        ? (`price.${fault}` as const)
        : (`number.${fault}` as const);
    return { field, code, value: sent };
  }
  const price = Math.round(amount.value);
  if (!Number.isSafeInteger(price))
    return {
      field,
      code: "price.above_maximum",
      value: sent,
      words: { max: PRICE_BOUNDS.sale.max },
    };
  if (typeof sent === "string" && !isPlainly(sent, amount.value))
    note("number.read", { field }, { value: sent, after: price });
  if (price !== amount.value)
    note("number.rounded", { field }, { value: amount.value, after: price });
  return { price, period };
}
