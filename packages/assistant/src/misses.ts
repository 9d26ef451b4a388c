import type { Miss } from "@propertyvr/parts";
import type { Constraint, Criteria, ListingCard } from "@propertyvr/vocabulary";

/** What a home misses of one constraint, by the figures of its card alone. */
export function missesOf(
  { key, items }: Constraint,
  card: ListingCard,
  criteria: Criteria,
): readonly Miss[] {
  switch (key) {
    case "status":
      return [{ kind: "status", status: card.status ?? "available" }];
    case "deal":
      return [{ kind: "deal", deal: card.deal }];
    case "types":
    case "not_types":
      return [{ kind: "type", type: card.type }];
    case "bedrooms":
    case "bathrooms":
      return [{ kind: key, has: card[key] }];
    case "area_sqm":
      return [{ kind: "area", sqm: card.area }];
    case "land_sqm":
      return [{ kind: "land", sqm: card.land_sqm }];
    case "price":
      return [priceMiss(card, criteria)];
    case "places":
      return [{ kind: "place", location: card.location }];
    case "places_or_near":
      return [{ kind: "place", location: card.location }, nearMiss(card)];
    case "near":
      return [nearMiss(card)];
    case "amenities":
      return criteria.amenities
        .filter((_, at) => items === undefined || items.includes(at))
        .map((amenity) => ({ kind: "amenity", amenity }));
    case "tenure":
      return criteria.tenure === null ? [] : [{ kind: "tenure", tenure: criteria.tenure }];
  }
}

/** Only a price by the month or in total can be set against that of a card. */
function priceMiss({ price, deal }: ListingCard, { price: asked }: Criteria): Miss {
  if (price === null) return { kind: "price_unknown" };
  if (asked === null) return { kind: "price" };
  const { min, max, per } = asked;
  if (per !== (deal === "rent" ? "month" : "total")) return { kind: "price" };
  if (max !== undefined && price > max) return { kind: "over_budget", by: price - max, per };
  if (min !== undefined && price < min) return { kind: "under_budget", by: min - price, per };
  return { kind: "price" };
}

const nearMiss = ({ distance }: ListingCard): Miss =>
  distance === null
    ? { kind: "not_near" }
    : { kind: "far", to: distance.to.text, metres: distance.metres };
