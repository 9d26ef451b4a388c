import type { Queryable } from "@propertyvr/database";
import { administrativeArea, locate, nearestStation } from "@propertyvr/gazetteer";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import pg from "pg";
import { contactOf } from "../../stock/listings/listing-contact.ts";
import { listingDetail } from "../../stock/listings/listing-detail.ts";
import { listingStore } from "../../stock/listings/listing-store.ts";
import { type PlaceNames, STATION_WITHIN_M } from "../../stock/listings/place-names.ts";
import { homeDistance } from "./home-distance.ts";
import type { ListingSearch } from "./listing-search-port.ts";
import { offerStore } from "./offer-store.ts";
import { relaxSearch } from "./relax-search.ts";
import { countListings, searchListings } from "./search-listings.ts";
import { countFacets } from "./count-facets.ts";
import { titleQuery } from "../../stock/listings/title-words.ts";
import { isDatabaseDown } from "../../platform/http/is-database-down.ts";

/** The gazetteer, as cards and details ask it. */
export const PLACE_NAMES: PlaceNames = {
  areaName: administrativeArea,
  nearestStation(point, kind) {
    const nearest = nearestStation(point, kind === "transit" ? undefined : kind);
    if (nearest === null || nearest.metres > STATION_WITHIN_M) return undefined;
    const { place, metres } = nearest;
    const line = place.network?.toUpperCase() ?? "";
    return { name: `${line} ${place.name}`, nameTh: `${line} ${place.nameTh}`, metres };
  },
};

/**
 * The listing search over a database: a query is put on the map by the
 * gazetteer, found by `offer-search.ts`, and shown as cards.
 * @param reportFault hears why the database could not answer; nothing by default
 */
export function createListingSearch(
  pool: Queryable,
  reportFault: (error: unknown) => void = () => {},
): ListingSearch {
  const ports = { ...offerStore(pool), names: PLACE_NAMES };
  const listings = listingStore(pool);
  return {
    async search({ query, page, pageSize, language }) {
      const { resolved, targets, impliedWithinM, unplaced } = locate(query);
      const { nice_to_have: niceToHave, title_words: titleWords, sort } = query;
      return whileAvailable(reportFault, async () => {
        const asked = { resolved, targets, niceToHave, sort, page, pageSize, language, titleWords };
        const found = await searchListings(ports, asked);
        return ok({ ...found, impliedWithinM, unplaced });
      });
    },
    async count(query, upTo) {
      const { resolved, unplaced } = locate(query);
      return whileAvailable(reportFault, async () => {
        const asked = { resolved, titleWords: query.title_words, upTo };
        const { counts } = await countListings(ports, asked);
        return ok({ counts, unplaced });
      });
    },
    async facets(query, textMatched, wanted) {
      const titleWords = textMatched ? query.title_words : null;
      const asked = {
        resolved: locate(query).resolved,
        titleQuery: titleWords === null ? undefined : titleQuery(titleWords),
      };
      return whileAvailable(reportFault, async () => ok(await countFacets(pool, asked, wanted)));
    },
    async relax(request) {
      return whileAvailable(reportFault, async () => ok(await relaxSearch(ports, request)));
    },
    async getForAssistant(id, language) {
      return whileAvailable(reportFault, async () => {
        const row = await listings.findById(id);
        if (row === undefined || row.expired_at !== null || !row.allow_ai_display)
          return fail("not_found");
        const contact = contactOf(row.contact, row.website_url);
        return ok({ ...listingDetail(row, language, PLACE_NAMES), contact });
      });
    },
    async distanceTo({ listingId, ...asked }) {
      return whileAvailable(reportFault, async () => {
        const row = await listings.findById(listingId);
        if (row === undefined || row.expired_at !== null || !row.allow_ai_display)
          return fail("not_found");
        const { point } = listingDetail(row, asked.language, PLACE_NAMES);
        return ok(homeDistance(point && { point, precisionM: row.point_precision_m }, asked));
      });
    },
    async get(id, language) {
      return whileAvailable(reportFault, async () => {
        const row = await listings.findById(id);
        if (row === undefined) return fail("not_found");
        if (row.expired_at !== null) return fail("expired");
        return ok(listingDetail(row, language, PLACE_NAMES));
      });
    },
  };
}

/**
 * Turns what a database refuses, cuts or times out into "unavailable". A fault of
 * our own is no such thing and is thrown on.
 * @param report hears the error; the person never does
 */
export async function whileAvailable<T, F>(
  report: (error: unknown) => void,
  work: () => Promise<Result<T, F>>,
): Promise<Result<T, F | "unavailable">> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) && !isDatabaseDown(error)) throw error;
    report(error);
    return fail("unavailable");
  }
}
