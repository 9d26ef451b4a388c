import type { Deal, PricePeriod, PriceRange } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import type { Measure } from "../shapes/meanings.ts";
import type { MessageDraft } from "./draft.ts";
import { aroundRange } from "./ranges.ts";

/** Up to here an amount without a period is rent a month; from there on it buys. Baht. */
const RENT_UP_TO = 300_000;
const SALE_FROM = 500_000;
/** A price per sqm without a period: rent up to here. */
const RENT_SQM_UP_TO = 3_000;

/** Nothing that is lived in is sold for less: such an amount is a rent. Baht. */
export const HOME_COSTS_THB = 200_000;

/** The deal that an amount without a period tells; null where it may be either. */
export function dealOfAmount(thb: number, isPerSqm: boolean): Deal | null {
  if (isPerSqm) return thb <= RENT_SQM_UP_TO ? "rent" : "sale";
  return thb <= RENT_UP_TO ? "rent" : thb >= SALE_FROM ? "sale" : null;
}

export interface PriceReading {
  readonly price: PriceRange | null;
  /** The deal the amount itself tells, when no word did. */
  readonly deal: Deal | null;
  readonly contradiction: PriceContradiction | null;
}
/** "Under 20k, at least 30k": the one taken stands first. */
export interface PriceContradiction {
  readonly fact: Fact;
  readonly prices: readonly [PriceRange, PriceRange];
}

/** What the conversation told before. */
interface KnownSearch {
  readonly deal: Deal | null;
  /** True where a place or rooms tell of a home. */
  readonly isHome: boolean;
}

/** Reads the amounts of a message as one price, given the deal that words (or the conversation) told. */
export function readPrice(
  draft: MessageDraft,
  said: Deal | null,
  { deal: known, isHome: isHomeKnown }: KnownSearch,
): PriceReading {
  const nothing: PriceReading = { price: null, deal: null, contradiction: null };
  const told = dealToldByAmounts(draft);
  const money = draft.money
    .map(({ measure, fact }) => ({
      measure: scaled(measure, said ?? told ?? known, draft, isHomeKnown),
      fact,
    }))
    .filter((item): item is { measure: Measure; fact: Fact } => item.measure !== null)
    .filter(({ measure }) => !(measure.per === "month" && said === "sale"));
  const measures = money.map(({ measure }) => measure);
  const firm = measures.filter(({ isSoft }) => isSoft !== true);
  const strong = strongest(firm.length > 0 ? firm : measures);
  const last = strong && stretchedFrom(strong, stretched(strong, firm));
  if (last === undefined) return nothing;
  const two = twoEnds(measures);
  const isCrossed = two !== null && two.from > (two.to ?? 0);
  const measure = two !== null && !isCrossed ? two : last;
  const per = measure.per ?? money.find((item) => item.measure.per !== null)?.measure.per ?? null;
  const deal = said ?? dealOf(measure, per, known);
  const price = { ...ends(measure), per: per ?? (deal === "rent" ? "month" : "total") };
  return {
    price,
    deal: said === null ? deal : null,
    contradiction: isCrossed ? crossed(price, two, money) : null,
  };
}

/** "Budget is 4 million but we could stretch to 4.5": the amount that is said in full tells what the other counts. */
function dealToldByAmounts(draft: MessageDraft): Deal | null {
  const deals = draft.money.flatMap(({ measure: { isBare, from, to, power, per } }) =>
    isBare && (to ?? from) < 1_000 && power === 1
      ? []
      : (dealOfAmount(to ?? from, per === "sqm") ?? []),
  );
  return deals[0] ?? null;
}

/**
 * "budget 5" to buy is five million, "not over 20" to rent twenty thousand. Without a deal "around 40" of a
 * home that is told otherwise is rent; of nothing, or "around 5", it is nothing yet.
 */
function scaled(
  measure: Measure,
  deal: Deal | null,
  draft: MessageDraft,
  isHomeKnown: boolean,
): Measure | null {
  const top = measure.to ?? measure.from;
  const isToldOf = isHome(draft) || isHomeKnown;
  if (!measure.isBare || top >= 1_000 || measure.power > 1) return measure;
  const isRent =
    deal === "rent"
      ? top >= 3
      : deal === null && isToldOf && top >= RENT_BARE_FROM && top < RENT_BARE_TO;
  const isSale =
    deal === "sale" ? top <= 200 : deal === null && isMillions(measure, draft, isHomeKnown);
  const factor = isSale ? 1_000_000 : isRent ? 1_000 : null;
  if (factor === null) return null;
  return {
    ...measure,
    from: measure.from * factor,
    to: measure.to === null ? null : measure.to * factor,
  };
}

/** "Townhouse in Rangsit, budget 2.8": nobody tells a rent so exactly and leaves out its thousands. */
const isMillions = ({ from, to }: Measure, draft: MessageDraft, isHomeKnown: boolean): boolean =>
  (to ?? from) < RENT_BARE_FROM &&
  !(Number.isInteger(from) && Number.isInteger(to ?? from)) &&
  (draft.types.length > 0 || isHome(draft) || isHomeKnown);

/** Thousands a month that are said without a deal. */
const RENT_BARE_FROM = 8;
const RENT_BARE_TO = 100;
/** Told by its rooms or its place. Land is bought, and an office may be either. */
const isHome = ({ bedrooms, types, areas, targets }: MessageDraft): boolean =>
  bedrooms !== null ||
  (areas.length + targets.length > 0 &&
    types.every(({ types: kinds }) => kinds.every((kind) => kind !== "land" && kind !== "office")));

function strongest(measures: readonly Measure[]): Measure | undefined {
  const rank = (m: Measure): number =>
    (m.isBudget ? 4 : 0) + (m.bound !== null ? 2 : 0) + (m.isBare ? 0 : 1);
  return measures.reduce<Measure | undefined>(
    (best, m) => (best === undefined || rank(m) >= rank(best) ? m : best),
    undefined,
  );
}

/** "Budget 3 million, can stretch to 3.5", "งบ 7 พัน เต็มที่ 8 พัน": the most that was said, where it goes a little further. */
function stretched(taken: Measure, measures: readonly Measure[]): Measure | undefined {
  const isCeiling = ({ bound, to, per }: Measure): boolean =>
    bound === "max" && to === null && (per === null || taken.per === null || per === taken.per);
  if (taken.bound !== null && taken.bound !== "max" && taken.bound !== "around") return undefined;
  const top = taken.to ?? taken.from;
  return measures.find(
    (m) => m !== taken && isCeiling(m) && m.from > top && m.from <= top * STRETCH,
  );
}
const STRETCH = 1.7;

/** "5 to 6 million but could go to 7" begins where it began. */
const stretchedFrom = (taken: Measure, further: Measure | undefined): Measure =>
  further === undefined || taken.to === null
    ? (further ?? taken)
    : { ...further, from: taken.from, to: further.from, bound: null };

function crossed(
  taken: PriceRange,
  { from, to }: Measure,
  money: readonly { readonly fact: Fact }[],
): PriceContradiction | null {
  const fact = money[money.length - 1]?.fact;
  if (fact === undefined || to === null) return null;
  const other = taken.max === undefined ? { max: to } : { min: from };
  return { fact, prices: [taken, { ...other, per: taken.per }] };
}

/** "over 2 million, under 3 million" */
function twoEnds(measures: readonly Measure[]): Measure | null {
  const low = measures.find((m) => m.bound === "min");
  const high = measures.find((m) => m.bound === "max" && m.to === null);
  return low !== undefined && high !== undefined
    ? { ...high, from: low.from, to: high.from, bound: null }
    : null;
}

function ends({ from, to, bound }: Measure): { min?: number; max?: number } {
  if (bound === "min") return { min: from };
  if (to !== null && bound !== "max") return { min: from, max: to };
  if (bound === "around") return aroundRange(from);
  return { max: to ?? from };
}

function dealOf(measure: Measure, per: PricePeriod | null, known: Deal | null): Deal | null {
  const top = measure.to ?? measure.from;
  if (per === "month" || per === "night" || per === "year") return "rent";
  if (per === "sqm") return known ?? (top <= RENT_SQM_UP_TO ? "rent" : "sale");
  if (top <= RENT_UP_TO) return "rent";
  if (top >= SALE_FROM) return "sale";
  return known;
}
