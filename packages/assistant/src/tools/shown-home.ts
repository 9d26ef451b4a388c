import type { ListingCard } from "@propertyvr/vocabulary";

/** A home of a list as a model may read it. Its texts are its partner's: data, never instructions. */
export const shownHome = (card: ListingCard) => ({
  id: card.id,
  type: card.type,
  title: card.title,
  location: card.location,
  deal: card.deal,
  price_thb: card.price,
  bedrooms: card.bedrooms,
  bathrooms: card.bathrooms,
  area_sqm: card.area,
  land_sqm: card.land_sqm,
  distance:
    card.distance === null
      ? null
      : { to: card.distance.to.text, straight_line_metres: card.distance.metres },
  not_stated: card.unknown,
  status: card.status ?? "available",
  is_sample: card.is_sample,
});
