import {
  distanceM,
  type Deal,
  type Language,
  type ListingCard,
  type ResolvedCriteria,
} from "@propertyvr/vocabulary";
import { pictureOf } from "../../stock/listings/drawn-picture.ts";
import { amenityOf, tenureOf } from "../../stock/listings/stated.ts";
import {
  toldDistance,
  inLanguage,
  namesOf,
  NEAREST_WORDS,
  partnerPage,
} from "../../stock/listings/listing-texts.ts";
import type { CardRow, ShownCardRow } from "../../stock/listings/stored-listing.ts";
import {
  isStationKind,
  type BilingualPlaceName,
  type PlaceNames,
  type SearchTarget,
} from "../../stock/listings/place-names.ts";
import { priceMark } from "../../stock/listings/price-mark.ts";
import { confirmedOf } from "../../stock/listings/visibility.ts";
import { nearestAsked } from "./offer-search.ts";

export interface CardSetting {
  readonly resolved: ResolvedCriteria;
  readonly targets: readonly SearchTarget[];
  readonly language: Language;
  readonly names: PlaceNames;
  /** Its distance is the one to `targets`, whatever of a kind was asked to be near. */
  readonly isMeasuredToTargets?: boolean | undefined;
}

/** A stored home as the card a person sees, under the deal it was found by. */
export function listingCard(row: ShownCardRow, deal: Deal, setting: CardSetting): ListingCard {
  const { language, resolved } = setting;
  return {
    id: row.id,
    type: row.type,
    ...pictureOf(row, row.cover, 640, language),
    ...namesOf(row, language, setting.names),
    deal,
    price: priceUnder(row, deal),
    price_mark: priceMark(row, priceUnder(row, deal), row.price_mark),
    other_offer: otherOffer(row, deal),
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    area: row.area_sqm,
    land_sqm: row.land_sqm,
    websiteUrl: partnerPage(row.website_url) ?? `/property/${row.id}`,
    is_sample: row.is_sample,
    status: row.status,
    distance: distanceTo(row, setting),
    unknown: [
      ...resolved.amenities.filter((amenity) => amenityOf(row, amenity) === "unknown"),
      ...(resolved.tenure !== null && tenureOf(row, resolved.tenure) === "unknown"
        ? [resolved.tenure]
        : []),
    ],
    created_at: row.created_at.toISOString(),
    ...confirmedOf(row),
  };
}

const priceUnder = (row: CardRow, deal: Deal): number | null =>
  deal === "rent" ? row.rent_price : row.sale_price;

function otherOffer(row: CardRow, deal: Deal): ListingCard["other_offer"] {
  const other = deal === "rent" ? "sale" : "rent";
  const isOffered = other === "rent" ? row.is_for_rent : row.is_for_sale;
  return isOffered ? { deal: other, price: priceUnder(row, other) } : null;
}

/** Metres to the nearest of what was asked to be near, whole. */
function distanceTo(row: CardRow, setting: CardSetting): ListingCard["distance"] {
  const { resolved, targets, language, names, isMeasuredToTargets = false } = setting;
  const point = row.lat === null || row.lon === null ? null : { lat: row.lat, lon: row.lon };
  const found: { place: BilingualPlaceName; metres: number }[] = [];
  if (point !== null)
    for (const target of targets)
      found.push({ place: target, metres: distanceM(target.point, point) });
  for (const kind of isMeasuredToTargets ? [] : nearestAsked(resolved)) {
    const metres = row[`nearest_${kind}_m`];
    if (metres === null) continue;
    const station =
      point !== null && isStationKind(kind) ? names.nearestStation(point, kind) : undefined;
    found.push({ place: station ?? NEAREST_WORDS[kind], metres });
  }
  const nearest = found.sort((a, b) => a.metres - b.metres)[0];
  const told = nearest && toldDistance(nearest.metres, row.point_precision_m);
  return told ? { to: inLanguage(nearest.place, language), ...told } : null;
}
