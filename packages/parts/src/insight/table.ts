import { dealOfMetric } from "@propertyvr/vocabulary";
import type { InsightOf, InsightPart, MarketFigure } from "./schema.ts";
import type { InsightWords } from "./words.ts";

/** Rows of one width; the first cell of each names it. */
export interface InsightTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** All figures of an insight as a table: what its picture shows, and what is read aloud. */
export function insightTable({ result, label }: InsightPart, words: InsightWords): InsightTable {
  switch (result.kind) {
    case "level":
      return levelTable(result, words);
    case "compare":
      return compareTable(result, words);
    case "yield":
      return yieldTable(result, words);
    case "affordable_areas":
      return {
        head: [words.place(), words.homes(), words.median()],
        rows: result.areas.map(({ name, n_units: units, median_thb: median }) => [
          name,
          words.counted(units, units),
          median === null ? words.tooFew() : words.amount(result.metric, median),
        ]),
      };
    case "listing_position":
      return positionTable(result, words);
    case "supply":
      return {
        head: [label, words.homes()],
        rows: result.counts.map(({ deal, n_listings: listings, n_units: units }) => [
          words.deal(deal),
          words.counted(units, listings),
        ]),
      };
    case "trend":
      return {
        head: [words.monthHead(), words.ofAllListed(), words.homes(), words.sameHomes()],
        rows: result.months.map(({ month, n_units: units, median_thb: median, n_matched: matched, index }) => [
          words.month(month),
          median === null ? words.tooFew() : words.amount(result.metric, median),
          words.counted(units, units),
          index === null ? words.tooFew() : words.indexOf(index, matched),
        ]),
      };
    case "refused":
      return { head: [], rows: [] };
  }
} // prettier-ignore

/** A column a figure. */
function figuresTable(
  figures: readonly (MarketFigure | null)[],
  heads: readonly string[],
  words: InsightWords,
): InsightTable {
  const row = (name: string, cell: (figure: MarketFigure) => string) => [
    name,
    ...figures.map((figure) => (figure === null ? words.tooFew() : cell(figure))),
  ];
  const range = ({ metric }: MarketFigure, low: number, high: number): string =>
    `${words.amount(metric, low).replace(/ .*/, "")}–${words.amount(metric, high)}`;
  return {
    head: ["", ...heads],
    rows: [
      row(words.median(), ({ metric, median_thb: thb }) => words.amount(metric, thb)),
      row(words.middleHalf(), (figure) => range(figure, figure.p25_thb, figure.p75_thb)),
      row(words.medianRange(), (figure) => range(figure, figure.low_thb, figure.high_thb)),
      row(words.homes(), ({ n_units: units, n_listings: listings }) => words.counted(units, listings)),
      row(words.confidence(), ({ confidence }) => words.confidenceIn(confidence)),
      row(words.listed(), ({ first_listed: first, last_listed: last }) => words.between(first, last)),
    ],
  };
} // prettier-ignore

function levelTable({ figures, sizes }: InsightOf<"level">, words: InsightWords): InsightTable {
  const table = figuresTable(figures, figures.map(({ metric }) => words.metric(metric)), words);
  if (sizes === undefined) return table;
  const cells = figures.map(({ metric }) => {
    const size = sizes.find(({ deal }) => deal === dealOfMetric(metric));
    return size === undefined
      ? words.tooFew()
      : words.sizes(size.median_sqm, size.p25_sqm, size.p75_sqm);
  });
  return { ...table, rows: [...table.rows, [words.size(), ...cells]] };
} // prettier-ignore

const compareTable = (result: InsightOf<"compare">, words: InsightWords): InsightTable =>
  figuresTable(
    result.places.map(({ figure }) => figure),
    sideNames(result, words),
    words,
  );

/** What tells the sides of a comparison apart: their places, their bedrooms, or both. */
export function sideNames(
  { places }: InsightOf<"compare">,
  words: Pick<InsightWords, "withBedrooms">,
): readonly string[] {
  const said = places.map(({ scope }) => scope.places.join(", "));
  const rooms = places.map(({ scope }) => scope.criteria.bedrooms?.min);
  const isOfRooms = new Set(rooms).size > 1;
  const isOfPlaces = new Set(said).size > 1;
  return places.map((_, at) => {
    const bedrooms = rooms[at];
    const name = isOfRooms && bedrooms !== undefined ? words.withBedrooms(bedrooms) : "";
    return [isOfPlaces || !isOfRooms ? (said[at] ?? "") : "", name]
      .filter((part) => part !== "")
      .join(", ");
  });
}

const yieldTable = ({ cells }: InsightOf<"yield">, words: InsightWords): InsightTable => ({
  head: [words.home(), words.rent(), words.price(), words.grossYield(), words.netYield()],
  rows: cells.map(({ type, bedrooms, area, rent, sale, gross_pct: gross, net_pct: net }) => [
    [words.kindOf(type, bedrooms), area].filter((each) => each !== null).join(", "),
    `${words.amount("rent", rent.median_thb)} (${words.counted(rent.n_units, rent.n_units)})`,
    `${words.amount("sale", sale.median_thb)} (${words.counted(sale.n_units, sale.n_units)})`,
    words.percent(gross),
    net === null ? words.unknown() : words.percent(net),
  ]),
});

function positionTable(
  { price_thb: price, figure, comparables }: InsightOf<"listing_position">,
  words: InsightWords,
): InsightTable {
  const { metric, median_thb: median, n_units: units, n_listings: listings } = figure;
  return {
    head: [words.home(), words.metric(metric), words.size()],
    rows: [
      [words.thisHome(), words.amount(metric, price), ""],
      [`${words.median()}, ${words.counted(units, listings)}`, words.amount(metric, median), ""],
      ...comparables.map(({ title, price_thb: thb, area_sqm: sqm }) => [
        title,
        words.amount(metric, thb),
        words.sqm(sqm),
      ]),
    ],
  };
}
/** What stands under the figures: what they are, and what they assume. */
export function insightNotes({ result }: InsightPart, words: InsightWords): readonly string[] {
  if (result.kind === "refused") return [];
  const basis = words.basis(result.as_of ?? "", result.is_sample);
  const notes = [basis, ...(result.one_of === undefined ? [] : [words.sampled(result.one_of)])];
  const { first_listed: first, last_listed: last } = result;
  if (first !== undefined && last !== undefined)
    notes.push(`${words.listed()}: ${words.between(first, last)}`);
  if (result.kind === "trend") return [...notes, words.trendNote()];
  if (result.kind !== "yield") return notes;
  const { assumptions } = result;
  return [
    ...notes,
    words.assumptions({
      vacantMonths: assumptions.vacant_months,
      agentMonths: assumptions.agent_months,
      commonFeeThbPerSqm: assumptions.common_fee_thb_per_sqm,
      upkeepPct: assumptions.upkeep_pct,
    }),
  ];
}
