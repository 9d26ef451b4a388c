import { type ListingDetail, type Photo, picturePath } from "@propertyvr/contracts";
import type { Language } from "@propertyvr/vocabulary";
import { inLanguage, localised, namesOf, partnerPage, toldDistance } from "./listing-texts.ts";
import { pictureOf } from "./drawn-picture.ts";
import type { PlaceNames } from "./place-names.ts";
import { priceMark } from "./price-mark.ts";
import { confirmedOf } from "./visibility.ts";
import { allAmenities, allTenures } from "./stated.ts";
import type { PhotoRow, ShownDetailRow } from "./stored-listing.ts";

/** A listing in full; what its source did not say is null or "unknown", never "no". */
export function listingDetail(
  row: ShownDetailRow,
  language: Language,
  names: PlaceNames,
): ListingDetail {
  const point = row.lat === null || row.lon === null ? null : { lat: row.lat, lon: row.lon };
  const station = point === null ? undefined : names.nearestStation(point, "transit");
  const distance = station && toldDistance(station.metres, row.point_precision_m);
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    ...pictureOf(row, row.photos[0]?.id ?? null, 1280, language),
    photos: row.photos.map(shownPhoto),
    ...namesOf(row, language, names),
    description: localised(language, { en: row.description_en, th: row.description_th }),
    rent: row.is_for_rent
      ? { price: row.rent_price, price_mark: priceMark(row, row.rent_price, row.rent_mark) }
      : null,
    sale: row.is_for_sale
      ? { price: row.sale_price, price_mark: priceMark(row, row.sale_price, row.sale_mark) }
      : null,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    area_sqm: row.area_sqm,
    land_sqm: row.land_sqm,
    floor: row.floor,
    year_built: row.year_built,
    project: row.project,
    furnishing: row.furnishing,
    amenities: allAmenities(row),
    tenure: allTenures(row),
    point,
    placed: placedOf(row, language),
    nearest_station:
      station === undefined || !distance
        ? null
        : { name: inLanguage(station, language), ...distance },
    website_url: partnerPage(row.website_url),
    available_from: row.available_from,
    is_sample: row.is_sample,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    ...confirmedOf(row),
  };
}

/** By what a home without coordinates was placed, in the asked language. */
function placedOf(
  { placed, point_precision_m }: ShownDetailRow,
  language: Language,
): ListingDetail["placed"] {
  if (placed === null || point_precision_m === null) return null;
  const { by, kind } = placed;
  return { by, kind, near: inLanguage(placed, language).text, precision_m: point_precision_m };
}

const shownPhoto = ({ id, width, height }: PhotoRow): Photo => ({
  small: picturePath(id, 640),
  large: picturePath(id, 1280),
  width,
  height,
});
