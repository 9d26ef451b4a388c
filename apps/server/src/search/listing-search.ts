import { administrativeArea, locate, nearestStation, type Located } from "@propertyvr/gazetteer";
import { fail, ok, type Criteria, type SearchSort } from "@propertyvr/vocabulary";
import type pg from "pg";
import { listingDetail } from "../listings/listing-detail.ts";
import { listingStore } from "../listings/listing-store.ts";
import type { PlaceNames } from "../listings/place-names.ts";
import type { ListingSearch } from "./listing-search-port.ts";
import { offerStore } from "./offer-store.ts";
import { searchListings } from "./search-listings.ts";

/** The gazetteer, as cards and details ask it. */
export const PLACE_NAMES: PlaceNames = {
  areaName: administrativeArea,
  nearestStation(point) {
    const nearest = nearestStation(point);
    if (nearest === null) return undefined;
    const { place, metres } = nearest;
    return { name: place.name, nameTh: place.nameTh, metres };
  },
};

/**
 * The listing search over a database: criteria are put on the map by the
 * gazetteer, found by `offer-search.ts`, and shown as cards.
 * @param reportFault hears why a search could not run; nothing by default
 */
export function createListingSearch(
  pool: Pick<pg.Pool, "query">,
  reportFault: (error: unknown) => void = () => {},
): ListingSearch {
  const ports = { ...offerStore(pool), names: PLACE_NAMES, reportFault };
  const listings = listingStore(pool);
  return {
    async search(request) {
      const located: Located = locate(request.criteria, request.placeRefs);
      const found = await searchListings(ports, {
        wanted: located.wanted,
        targets: located.targets,
        sort: request.sort ?? sortOf(request.criteria),
        page: request.page,
        pageSize: request.pageSize,
        language: request.language,
        text: request.text,
      });
      if (!found.ok) return found;
      const { impliedWithinM, unplaced } = located;
      return ok({ ...found.value, impliedWithinM, unplaced });
    },
    async get(id, language) {
      try {
        const row = await listings.findById(id);
        return row === undefined
          ? fail("not_found")
          : ok(listingDetail(row, language, PLACE_NAMES));
      } catch (error) {
        reportFault(error);
        return fail("unavailable");
      }
    },
  };
}

const sortOf = (criteria: Criteria): SearchSort => criteria.sort ?? "best";
