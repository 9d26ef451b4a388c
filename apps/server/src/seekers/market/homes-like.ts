import { administrativeArea, neighbourhoodAt, placeById, type Place } from "@propertyvr/gazetteer";
import { EMPTY_CRITERIA, searchQuery, type SearchQuery } from "@propertyvr/vocabulary";
import { typeOfCode } from "../../stock/listings/offer-codes.ts";
import type { ShownOffer } from "./comparable-sql.ts";
import type { MarketStore, OwnOffer } from "./market-store.ts";

/** So far from the middle of a neighbourhood a home still lies in it. Metres. */
const NEIGHBOURHOOD_M = 3_000;

/**
 * Homes of the kind and the rooms of one, in its district, under any deal; in the neighbourhood around
 * it where its listing names no district, undefined where none lies there.
 */
export async function homesLike(
  store: MarketStore,
  offer: ShownOffer,
): Promise<SearchQuery | undefined> {
  const own = await store.findOwnOffer(offer);
  const place = own && placeOf(own);
  if (own === undefined || place === undefined) return undefined;
  const { bedrooms } = own;
  return searchQuery({
    criteria: {
      ...EMPTY_CRITERIA,
      types: [typeOfCode(own.type)],
      places: [place.name],
      bedrooms: bedrooms === null ? null : { min: bedrooms, max: bedrooms },
    },
    place_refs: [{ name: place.name, id: place.id, kind: place.kind }],
  });
}

function placeOf({ district_code, lat, lon }: OwnOffer): Place | undefined {
  const area = district_code === null ? undefined : administrativeArea(district_code);
  if (area !== undefined) return placeById(`district:${area.code}`);
  return lat === null || lon === null ? undefined : neighbourhoodAt({ lat, lon }, NEIGHBOURHOOD_M);
}
