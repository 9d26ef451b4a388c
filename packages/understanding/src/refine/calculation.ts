import type { Calculation, Deal } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import { type Measure, value } from "../shapes/meanings.ts";

interface Numbers {
  readonly money: readonly Measure[];
  readonly percents: readonly { readonly measure: Measure; readonly isDown: boolean }[];
  readonly years: number | null;
  readonly land: Measure | null;
  readonly area: Measure | null;
  readonly income: number | null;
  readonly instalment: number | null;
  readonly down: number | null;
}

/** The numbers of a sum, named as the calculators take them; null when the message holds no sum. */
export function readCalculation(facts: readonly Fact[], deal: Deal | null): Calculation | null {
  const n = readNumbers(facts);
  const topics = new Set(
    facts.filter(({ kind }) => kind === "topic").map((fact) => value(fact, "topic")),
  );
  const asks = new Set(
    facts.filter(({ kind }) => kind === "ask").map((fact) => value(fact, "ask")),
  );
  const price = n.money[0]?.from ?? null;
  const isSummed = ["sum", "howMuch", "compute"].some((ask) => asks.has(ask));
  const sum = isSummed ? readSum(facts, n) : null;
  if (sum !== null) return sum;
  if (n.income !== null)
    return {
      kind: "affordability",
      income: n.income,
      ...rates(n),
      ...(n.instalment === null ? {} : { instalment: n.instalment }),
    };
  if ((topics.has("yield") || (asks.size > 0 && isPriceAndRent(n.money))) && n.money.length >= 2) {
    const sorted = [...n.money].sort((a, b) => b.from - a.from);
    return {
      kind: "rental_yield",
      price: sorted[0]?.from ?? null,
      rent: sorted[sorted.length - 1]?.from ?? null,
    };
  }
  if (topics.has("tax") && price !== null)
    return { kind: "transfer_cost", price, ...(n.years === null ? {} : { years_held: n.years }) };
  const monthly = n.money.find(({ per }) => per === "month");
  if (monthly !== undefined && n.percents.length > 0 && n.years !== null && price === monthly.from)
    return { kind: "affordability", instalment: monthly.from, ...rates(n) };
  const isInstalment = facts.some(
    (fact) => fact.kind === "otherMoney" && value(fact, "otherMoney") === "instalment",
  );
  const isLoan =
    topics.has("loan") ||
    n.percents.length > 0 ||
    asks.has("compute") ||
    n.down !== null ||
    isInstalment;
  if (price !== null && isLoan && deal !== "rent") return { kind: "mortgage", price, ...rates(n) };
  if (isInstalment && n.percents.length > 0 && n.years !== null)
    return { kind: "mortgage", ...rates(n) };
  if (n.instalment !== null && (asks.size > 0 || topics.has("loan")))
    return { kind: "affordability", instalment: n.instalment, ...rates(n) };
  if (asks.has("compute") && (n.land !== null || n.area !== null))
    return { kind: "area_convert", sqm: n.land?.from ?? n.area?.from ?? null };
  return null;
}

/** "35 sqm at 100,000 per sqm": a size and what one unit of it costs. */
function readSum(facts: readonly Fact[], { money, area, land }: Numbers): Calculation | null {
  const [each, ...more] = money;
  if (area !== null && each?.per === "sqm" && more.length === 0)
    return { kind: "total", area_sqm: area.from, price_per_sqm: each.from };
  const isPricedByLand = facts.some(
    (fact) => fact.kind === "aside" && value(fact, "aside")?.what === "price-per-land",
  );
  return land !== null && isPricedByLand ? { kind: "total", land_sqm: land.from } : null;
}

/** 2.5 million and 12,000: a yearly yield of 1 to 24 per cent, so the two are price and monthly rent. */
function isPriceAndRent(money: readonly Measure[]): boolean {
  const [a, b, ...more] = money.map(({ from }) => from);
  if (a === undefined || b === undefined || more.length > 0) return false;
  const months = Math.max(a, b) / Math.min(a, b);
  return months >= 50 && months <= 1_200;
}

function rates(n: Numbers): Record<string, number> {
  const down = n.percents.find(({ isDown }) => isDown);
  const rate = n.percents.find(({ isDown }) => !isDown);
  return {
    ...(down === undefined ? {} : { down_pct: down.measure.from }),
    ...(n.down === null ? {} : { down: n.down }),
    ...(n.years === null ? {} : { years: n.years }),
    ...(rate === undefined ? {} : { rate_pct: rate.measure.from }),
  };
}

function readNumbers(facts: readonly Fact[]): Numbers {
  const measures = facts.flatMap((fact, i) =>
    fact.kind === "measure" ? [{ measure: value(fact, "measure"), i }] : [],
  );
  const asides = facts
    .filter(({ kind }) => kind === "aside")
    .flatMap((fact) => value(fact, "aside") ?? []);
  const of = (dimension: Measure["dimension"]) =>
    measures.filter(({ measure }) => measure.dimension === dimension);
  const amount = (what: string, dimension: Measure["dimension"]): number | null =>
    asides.find((aside) => aside.what === what && aside.measure?.dimension === dimension)?.measure
      ?.from ?? null;
  const downPct = asides.find(
    (aside) => aside.what === "deposit" && aside.measure?.dimension === "percent",
  )?.measure;
  const stays = facts.filter(({ kind }) => kind === "stay").map((fact) => value(fact, "stay"));
  const duration =
    of("duration")
      .map(({ measure }) => measure)
      .concat(stays)
      .find((m) => m !== null && m.unit === "year") ??
    asides.find((aside) => aside.measure?.dimension === "duration" && aside.measure.unit === "year")
      ?.measure;
  return {
    money: of("money").map(({ measure }) => measure),
    percents: [
      ...(downPct === undefined || downPct === null ? [] : [{ measure: downPct, isDown: true }]),
      ...of("percent").map(({ measure, i }) => ({
        measure,
        isDown: isDownPayment(facts, i, measure),
      })),
    ],
    years: duration === undefined || duration === null ? null : duration.from / 12,
    land: of("land")[0]?.measure ?? null,
    area: of("area")[0]?.measure ?? null,
    income: amount("income", "money"),
    instalment: amount("instalment", "money"),
    down: amount("deposit", "money"),
  };
}

/** "30% down": the word stands beside the per cent. */
function isDownPayment(facts: readonly Fact[], at: number, _measure: Measure): boolean {
  return [facts[at - 1], facts[at + 1]].some(
    (fact) => fact?.kind === "otherMoney" && value(fact, "otherMoney") === "deposit",
  );
}
