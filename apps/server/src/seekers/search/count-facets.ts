import type { Facet, Facets } from "@propertyvr/contracts";
import type { Queryable } from "@propertyvr/database";
import { placeById } from "@propertyvr/gazetteer";
import { DEALS, PROPERTY_TYPES, type Deal } from "@propertyvr/vocabulary";
import { DEAL_CODES, TYPE_CODES } from "../../stock/listings/offer-codes.ts";
import { BEDROOMS_TOP, facetsStatement, PRICE_EDGES } from "./facets-sql.ts";
import type { OfferQuery } from "./offer-search.ts";

interface FacetRow {
  readonly facet: Facet;
  readonly deal: number | null;
  readonly value: number;
  readonly count: number;
}

/** How many of the homes that fit are of each kind, the most first; rooms and prices in their order. */
export async function countFacets(
  pool: Queryable,
  query: OfferQuery,
  wanted: readonly Facet[],
): Promise<Facets> {
  const statement = facetsStatement(query, wanted);
  const { rows } = statement === undefined ? { rows: [] } : await pool.query<FacetRow>(statement);
  const all: Required<Facets> = {
    type: rowsOf(rows, "type").flatMap(typeOf),
    bedrooms: inOrder(rowsOf(rows, "bedrooms")).map(bedroomsOf),
    price: DEALS.flatMap((deal) =>
      inOrder(rowsOf(rows, "price").filter((row) => row.deal === DEAL_CODES[deal])).map((row) =>
        bandOf(deal, row),
      ),
    ),
    district: rowsOf(rows, "district").flatMap(districtOf),
  };
  return Object.fromEntries(wanted.map((facet) => [facet, all[facet]]));
}

/** The most first. */
const rowsOf = (rows: readonly FacetRow[], facet: Facet): readonly FacetRow[] =>
  rows
    .filter((row) => row.facet === facet)
    .toSorted((a, b) => b.count - a.count || a.value - b.value);
const inOrder = (rows: readonly FacetRow[]): readonly FacetRow[] =>
  rows.toSorted((a, b) => a.value - b.value);

function typeOf({ value, count }: FacetRow) {
  const type = PROPERTY_TYPES.find((each) => TYPE_CODES[each] === value);
  return type === undefined ? [] : [{ type, count }];
}

const bedroomsOf = ({ value, count }: FacetRow) => ({
  min: value,
  max: value >= BEDROOMS_TOP ? null : value,
  count,
});

/** Prices are whole: a band ends one baht below where the next begins. */
function bandOf(deal: Deal, { value, count }: FacetRow) {
  const edges = PRICE_EDGES[deal];
  const next = edges[value];
  const maxThb = next === undefined ? null : next - 1;
  return { deal, min_thb: edges[value - 1] ?? 1, max_thb: maxThb, count };
}

function districtOf({ value, count }: FacetRow) {
  const place = placeById(`district:${value}`);
  if (place === undefined) return [];
  const { id, kind, name, nameTh } = place;
  return [{ ref: { id, kind, name }, names: { en: name, th: nameTh }, count }];
}
