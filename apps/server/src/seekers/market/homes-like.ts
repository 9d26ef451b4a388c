import { administrativeArea, placeById } from "@propertyvr/gazetteer";
import { EMPTY_CRITERIA, searchQuery, type SearchQuery } from "@propertyvr/vocabulary";
import { typeOfCode } from "../../stock/listings/offer-codes.ts";
import type { ShownOffer } from "./comparable-sql.ts";
import type { MarketStore } from "./market-store.ts";

/** Homes of the kind and the rooms of one, in its district, under any deal; undefined where its district is not known. */
export async function homesLike(
  store: MarketStore,
  offer: ShownOffer,
): Promise<SearchQuery | undefined> {
  const own = await store.findOwnOffer(offer);
  const area =
    own && own.district_code !== null ? administrativeArea(own.district_code) : undefined;
  const district = area && placeById(`district:${area.code}`);
  if (own === undefined || !district) return undefined;
  const { bedrooms } = own;
  return searchQuery({
    criteria: {
      ...EMPTY_CRITERIA,
      types: [typeOfCode(own.type)],
      places: [district.name],
      bedrooms: bedrooms === null ? null : { min: bedrooms, max: bedrooms },
    },
    place_refs: [{ name: district.name, id: district.id, kind: district.kind }],
  });
}
