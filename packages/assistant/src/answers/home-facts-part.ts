import type { FactKey, HomeFactsPart, HomeFactsRow, StatedFact } from "@propertyvr/parts";
import { AMENITIES, TENURES, type Deal } from "@propertyvr/vocabulary";
import type { ListingFacts } from "../results/listing-facts.ts";
import { knownOf, OFTEN_ASKED, perSqm } from "../writer/listing-facts.ts";
import type { AskedFeature, ComparedHome, Writer } from "../writer/writer.ts";

/** One row before it is worded: what each home's listing states, null where it says nothing. */
export interface FactRow {
  readonly key: FactKey;
  readonly facts: readonly (StatedFact | null)[];
}

/**
 * The table of one to four homes.
 * @param asked amenities and tenures that are searched for: told even where no listing states them
 * @param rows told instead of everything the listings state
 */
export function homeFactsPart(
  writer: Writer,
  homes: readonly ComparedHome[],
  asked: readonly AskedFeature[],
  rows: readonly FactRow[] = factRows(
    homes.map(({ facts }) => facts),
    asked,
  ),
): { readonly type: "part"; readonly part: HomeFactsPart } {
  const worded = rows.map((row) => wordedRow(writer, row));
  return {
    type: "part",
    part: {
      type: "home_facts",
      version: 1,
      homes: homes.map(({ facts, number }) => ({
        id: facts.id,
        number,
        title: { text: facts.title, language: facts.title_language },
        is_sample: facts.is_sample,
      })),
      rows: worded.toSorted((a, b) => rankOf(a) - rankOf(b)),
      text: writer.factsOf(homes.length),
      language: writer.language,
    },
  };
}

/** What differs first, what no listing states last. */
function rankOf({ standing, values }: HomeFactsRow): number {
  if (standing === "same" && values.every(({ known }) => known === "unknown")) return 3;
  return { differs: 0, open: 1, same: 2 }[standing];
}

function wordedRow(writer: Writer, { key, facts }: FactRow): HomeFactsRow {
  const values = facts.map((fact) =>
    fact === null
      ? { known: "unknown" as const, text: writer.notStated() }
      : { known: isDenied(fact) ? ("no" as const) : ("yes" as const), text: writer.fact(fact) },
  );
  const stated = new Set(facts.flatMap((fact) => (fact === null ? [] : [JSON.stringify(fact)])));
  const isOpen = stated.size > 0 && facts.includes(null);
  return {
    key,
    label: writer.factLabel(key),
    standing: stated.size > 1 ? "differs" : isOpen ? "open" : "same",
    values,
  };
}

const isDenied = ({ kind }: StatedFact): boolean => kind === "lacks" || kind === "not_offered";

/** What anybody would ask of these homes, and all that one of them states. */
function factRows(homes: readonly ListingFacts[], asked: readonly AskedFeature[]): readonly FactRow[] {
  const row = (key: FactKey, factOf: (facts: ListingFacts) => StatedFact | null): FactRow => ({
    key,
    facts: homes.map(factOf),
  });
  /** Only where a home says something of it. */
  const ifStated = (...args: Parameters<typeof row>): readonly FactRow[] => {
    const told = row(...args);
    return told.facts.some((fact) => fact !== null) ? [told] : [];
  };
  const areDwellings = homes.some(({ type }) => type !== "land" && type !== "warehouse");
  const areOnLand = homes.some(({ type }) => type !== "condo" && type !== "apartment");
  return [
    ...offerRows(homes),
    ...(homes.some(({ status }) => status !== "available")
      ? [row("status", ({ status }) => ({ kind: "status", status }))]
      : []),
    row("type", ({ type }) => ({ kind: "type", type })),
    ...(areDwellings
      ? [
          row("bedrooms", ({ bedrooms }) => counted("bedrooms", bedrooms)),
          row("bathrooms", ({ bathrooms }) => counted("bathrooms", bathrooms)),
          row("area", ({ area_sqm: sqm }) => sized(sqm)),
        ]
      : ifStated("area", ({ area_sqm: sqm }) => sized(sqm))),
    ...(areOnLand
      ? [row("land", ({ land_sqm: sqm }) => sized(sqm))]
      : ifStated("land", ({ land_sqm: sqm }) => sized(sqm))),
    ...ifStated("floor", ({ floor }) => floor === null ? null : { kind: "words", text: floor }),
    row("location", ({ location }) => ({ kind: "words", text: location })),
    ...ifStated("distance", stationOf),
    ...ifStated("year_built", ({ year_built: year }) => year === null ? null : { kind: "year", year }),
    ...ifStated("available_from", ({ available_from: day }) => day === null ? null : { kind: "day", day }),
    ...statedRows(homes, asked),
  ];
} // prettier-ignore

/** Rent and price, each with what that is for a square metre. */
function offerRows(homes: readonly ListingFacts[]): readonly FactRow[] {
  return (["rent", "sale"] as const).flatMap((deal): readonly FactRow[] => {
    if (homes.every((facts) => facts[deal] === null)) return [];
    const perMetre: FactRow = {
      key: `${deal}_per_sqm`,
      facts: homes.map((facts) => perSqmFact(facts, deal)),
    };
    return [
      { key: deal, facts: homes.map((facts) => offerFact(facts, deal)) },
      ...(perMetre.facts.some((fact) => fact?.kind === "per_sqm") ? [perMetre] : []),
      ...(homes.some((facts) => facts[deal]?.price_mark)
        ? [{ key: `${deal}_mark` as const, facts: homes.map((facts) => markFact(facts, deal)) }]
        : []),
    ];
  });
}

export function offerFact(facts: ListingFacts, deal: Deal): StatedFact {
  const offer = facts[deal];
  return offer === null ? { kind: "not_offered", deal } : { kind: "price", deal, amount: offer.price };
} // prettier-ignore

export function perSqmFact(facts: ListingFacts, deal: Deal): StatedFact | null {
  if (facts[deal] === null) return { kind: "not_offered", deal };
  const amount = perSqm(facts, deal);
  return amount === null ? null : { kind: "per_sqm", deal, amount };
}

const markFact = (facts: ListingFacts, deal: Deal): StatedFact =>
  facts[deal] === null
    ? { kind: "not_offered", deal }
    : { kind: "price_mark", mark: facts[deal].price_mark ?? null };

const counted = (kind: "bedrooms" | "bathrooms", count: number | null): StatedFact | null =>
  count === null ? null : { kind, count };
export const sized = (sqm: number | null): StatedFact | null =>
  sqm === null ? null : { kind: "size", sqm };

function stationOf({ nearest_station: station }: ListingFacts): StatedFact | null {
  if (station === null) return null;
  const { name, metres, is_about } = station;
  return { kind: "distance", to: name.text, metres, isAbout: is_about === true };
}

/** Amenities and tenure: what was asked for first, then what people often ask, then all that is stated. */
function statedRows(
  homes: readonly ListingFacts[],
  asked: readonly AskedFeature[],
): readonly FactRow[] {
  const order = [...new Set<AskedFeature>([...asked, ...OFTEN_ASKED, ...AMENITIES, ...TENURES])];
  const isForSale = homes.some(({ sale }) => sale !== null);
  const isBare = homes.every(({ type }) => type === "land");
  return order.flatMap((what): readonly FactRow[] => {
    const row = { key: what, facts: homes.map((facts) => statedFact(facts, what)) };
    const isTold =
      asked.includes(what) ||
      (OFTEN_ASKED.includes(what) && !isBare && (what !== "foreign_quota" || isForSale)) ||
      row.facts.some((fact) => fact !== null);
    return isTold ? [row] : [];
  });
}

export function statedFact(facts: ListingFacts, what: AskedFeature): StatedFact | null {
  const known = knownOf(facts, what);
  return known === "unknown" ? null : { kind: known === "yes" ? "has" : "lacks", what };
}
