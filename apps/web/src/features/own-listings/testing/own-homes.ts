import type { OwnListing, OwnListings } from "@propertyvr/contracts";

const DAY_MS = 86_400_000;
/** ISO 8601, so many days from now. */
export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** A home of one's own as the server tells it. */
export const listing = (
  id: string,
  visibility: Partial<OwnListing["property"]["visibility"]> = {},
): OwnListing => ({
  title: { text: `Home ${id} <b>`, language: "en" },
  location: { text: "Phaya Thai, Bangkok", language: "en" },
  image: null,
  duplicates: null,
  figures: { views: 0, views_30_days: 0, views_since: inDays(-9), enquiries: 0 },
  property: {
    id,
    external_id: `AG-${id}`,
    url: `/property/${id}`,
    placed: null,
    title: `Home ${id}`,
    description: null,
    price: 25_000,
    city: "Bangkok",
    square_footage: 431,
    status: "available",
    title_th: null,
    title_en: `Home ${id}`,
    description_th: null,
    description_en: null,
    property_type: "condo",
    deal: "both",
    rent_price: 20_000,
    sale_price: "on_request",
    location: null,
    province: "Bangkok",
    district: null,
    subdistrict: null,
    latitude: null,
    longitude: null,
    project: null,
    bedrooms: 1,
    bathrooms: 1,
    area_sqm: 30,
    land_sqm: null,
    floor: null,
    furnishing: null,
    amenities: [],
    amenities_no: [],
    tenure: null,
    foreign_quota: null,
    year_built: null,
    available_from: null,
    images: [],
    website_url: null,
    contact: null,
    allow_ai_display: true,
    visibility: {
      state: "shown",
      last_confirmed_at: inDays(-1),
      expires_at: inDays(29),
      removed_at: null,
      hidden: null,
      ...visibility,
    },
    quality: {
      score: 61,
      gains: [{ add: "images>=8", points: 20, message: "Add photos", message_th: "เพิ่มรูป" }],
    },
    created_at: inDays(-9),
    updated_at: inDays(-9),
    version: "v",
  },
});
/** A page of them. */
export const page = (
  listings: readonly OwnListing[],
  next: string | null = null,
  counts = { shown: 1, expiring: 1, expired: 1, hidden: 1 },
): { readonly status: number; readonly body: OwnListings } => ({
  status: 200,
  body: {
    listings: [...listings],
    next_cursor: next,
    counts,
  },
});
