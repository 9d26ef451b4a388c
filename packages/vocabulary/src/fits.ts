import type { Deal } from "./closed-lists.ts";
import type { Near, PriceRange, Range } from "./criteria.ts";
import { distanceM } from "./geo.ts";
import type { Listing } from "./listing.ts";
import { knownAmenity, offeredPrice } from "./listing.ts";
import { acrossM, type Area, type NearTarget, type ResolvedCriteria } from "./resolved-criteria.ts";

/** The searched radius when only "near" was said. Metres. */
export const IMPLIED_WITHIN_M = {
  transit: 1_000,
  mall: 1_000,
  hospital: 1_000,
  beach: 1_000,
  poi: 1_000,
  school: 2_000,
  airport: 15_000,
} as const;

/** An industrial estate is kilometres across, and who works there lives around it. Metres; own estimate. */
const ESTATE_WITHIN_M = 8_000;
const IS_ESTATE = /industrial (?:estate|park|zone)|^(?:amata|wha|rojana|nava nakorn) /i;

/** How far away is still near, where no distance was said. Metres. */
export const impliedWithinM = ({ kind, name }: Near): number =>
  kind === "poi" && name !== null && IS_ESTATE.test(name)
    ? ESTATE_WITHIN_M
    : IMPLIED_WITHIN_M[kind];

/**
 * The one definition of what fits. SQL, counts, alerts and relaxation follow it.
 * Unknown price, rooms, area or location does not fit a bound on it; an unknown
 * amenity or tenure does (a stated no does not).
 */
export function fits(listing: Listing, resolved: ResolvedCriteria): boolean {
  return (
    listing.status === resolved.status &&
    fittingDeals(listing, resolved).length > 0 &&
    (resolved.types.length === 0 || resolved.types.includes(listing.type)) &&
    !resolved.notTypes.includes(listing.type) &&
    within(listing.bedrooms, resolved.bedrooms) &&
    within(listing.bathrooms, resolved.bathrooms) &&
    within(listing.areaSqm, resolved.areaSqm) &&
    within(listing.landSqm, resolved.landSqm) &&
    (resolved.areas.length === 0 ||
      resolved.areas.some((area) => liesIn(listing, area)) ||
      resolved.orNear.some((target) => isNear(listing, target))) &&
    resolved.near.every((group) => group.some((target) => isNear(listing, target))) &&
    resolved.amenities.every((amenity) => knownAmenity(listing, amenity) !== "no") &&
    (resolved.tenure === null || listing.tenure[resolved.tenure] !== "no")
  );
}

/** The deals under which the listing is offered at a fitting price. */
export function fittingDeals(listing: Listing, resolved: ResolvedCriteria): readonly Deal[] {
  const deals: readonly Deal[] = resolved.deal === null ? ["sale", "rent"] : [resolved.deal];
  return deals.filter((deal) => {
    const offered = offeredPrice(listing, deal);
    if (offered === null) return false;
    if (resolved.price === null) return true;
    return offered !== "on_request" && priceFits(offered, deal, listing.areaSqm, resolved.price);
  });
}

/** True when every asked amenity and the asked tenure are stated as yes: such homes come first. */
export function isStatedMatch(listing: Listing, resolved: ResolvedCriteria): boolean {
  return (
    resolved.amenities.every((amenity) => knownAmenity(listing, amenity) === "yes") &&
    (resolved.tenure === null || listing.tenure[resolved.tenure] === "yes")
  );
}

/** Months and years are compared as rent a month; a night is not a unit in which homes are listed, so nothing fits it. */
function priceFits(
  offered: number,
  deal: Deal,
  areaSqm: number | null,
  price: PriceRange,
): boolean {
  switch (price.per) {
    case "total":
      return deal === "sale" && within(offered, price);
    case "month":
      return deal === "rent" && within(offered, price);
    case "year":
      return deal === "rent" && within(offered * 12, price);
    case "sqm":
      return areaSqm !== null && areaSqm > 0 && within(offered / areaSqm, price);
    case "night":
      return false;
  }
}

function within(value: number | null, range: Range | null): boolean {
  if (range === null) return true;
  if (value === null) return false;
  return (
    (range.min === undefined || value >= range.min) &&
    (range.max === undefined || value <= range.max)
  );
}

function liesIn(listing: Listing, area: Area): boolean {
  switch (area.kind) {
    case "province":
      return listing.provinceCode === area.code;
    case "district":
      return listing.districtCode === area.code;
    case "subdistrict":
      return listing.subdistrictCode === area.code;
    case "circle":
      return (
        listing.point !== null &&
        distanceM(area.center, listing.point) <= area.radiusM &&
        isKnownWithin(listing, acrossM(area))
      );
  }
}

/**
 * A point that a text named answers for a distance that is no shorter than its precision, and for an
 * area that is no narrower: "near Ari" says nothing of 300 m, and "Pattaya" nothing of one beach.
 */
const isKnownWithin = ({ pointPrecisionM }: Listing, metres: number): boolean =>
  pointPrecisionM === null || pointPrecisionM <= metres;

function isNear(listing: Listing, target: NearTarget): boolean {
  if (target.kind === "nearest") {
    const metres = listing.nearestM[target.nearest];
    return metres !== null && metres <= target.withinM && isKnownWithin(listing, target.withinM);
  }
  const { point } = listing;
  return (
    point !== null &&
    isKnownWithin(listing, target.withinM) &&
    target.spots.some((spot) => distanceM(spot, point) <= target.withinM)
  );
}
