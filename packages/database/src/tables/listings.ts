import type { LISTING_STATUSES, NearestKind, PlacedBy, PropertyType } from "@propertyvr/vocabulary";
import type { Generated, GeneratedAlways } from "kysely";

type NearestColumns = { readonly [Kind in `nearest_${NearestKind}_m`]: number | null };

/** A home as its partner stated it: the truth that `offers` is derived from. */
export interface ListingsTable extends NearestColumns {
  id: GeneratedAlways<number>;
  /** "sample", "import:<name>", later a partner's id; with `external_id` unique. */
  source: string;
  external_id: string;
  is_sample: boolean;
  status: (typeof LISTING_STATUSES)[number];
  type: PropertyType;
  is_for_rent: boolean;
  /** Whole baht a month; null while `is_for_rent` is "on request". */
  rent_price: number | null;
  is_for_sale: boolean;
  sale_price: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  area_sqm: number | null;
  land_sqm: number | null;
  floor: string | null;
  year_built: number | null;
  furnishing: "unfurnished" | "partly" | "fully" | null;
  province_code: number;
  district_code: number | null;
  subdistrict_code: number | null;
  address: string | null;
  lat: number | null;
  lon: number | null;
  /** How far the home may lie from its point; null where the point was given, or there is none. */
  point_precision_m: number | null;
  /** What its text was placed by; with `point_precision_m`. */
  placed: PlacedBy | null;
  /** Bit n is the n-th of AMENITIES; in neither mask is unknown. */
  amenities_yes: Generated<number>;
  amenities_no: Generated<number>;
  /** Bit n is the n-th of TENURES. */
  tenure_yes: Generated<number>;
  tenure_no: Generated<number>;
  title_en: string | null;
  title_th: string | null;
  description_en: string | null;
  description_th: string | null;
  title_words: Generated<string>;
  project: string | null;
  images: Generated<readonly string[]>;
  picture_seed: number | null;
  website_url: string | null;
  contact: unknown;
  /** YYYY-MM-DD. */
  available_from: string | null;
  allow_ai_display: Generated<boolean>;
  raw: unknown;
  /** What was edited by hand and no later row states; null where nothing is. */
  held: unknown;
  row_hash: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  last_confirmed_at: Generated<Date>;
  /** From when on its views are counted. */
  views_since: Generated<Date>;
  /** Not confirmed in time; without offers until it is confirmed. */
  expired_at: Date | null;
  /** When its partner was told that it is about to expire. */
  expiry_told_at: Date | null;
}

/** Homes that an admin took out of sight, by their name in a stock: it outlives the listing. */
export interface HiddenReferencesTable {
  source: string;
  external_id: string;
  reason: "gone" | "wrong" | "scam" | "other";
  /** To the partner, in the admin's own words. */
  note: Generated<string>;
  hidden_at: Date;
  hidden_by: string | null;
}

export interface ListingTables {
  listings: ListingsTable;
  hidden_references: HiddenReferencesTable;
}
