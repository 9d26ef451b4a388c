import type { ListingStatus, NearestKind, PlacedBy, PropertyType } from "@propertyvr/vocabulary";
import { DEAL_CODES } from "./offer-codes.ts";
import type { StatedMasks } from "./stated.ts";

/** What cards and details read of a listing. */
export interface CardRow extends StatedMasks, Record<`nearest_${NearestKind}_m`, number | null> {
  readonly id: string;
  readonly type: PropertyType;
  readonly is_sample: boolean;
  readonly status: ListingStatus;
  readonly picture_seed: number | null;
  readonly title_en: string | null;
  readonly title_th: string | null;
  readonly province_code: number;
  readonly district_code: number | null;
  readonly subdistrict_code: number | null;
  readonly lat: number | null;
  readonly lon: number | null;
  /** How far the home may lie from that point, which its text named; null where it was given. */
  readonly point_precision_m: number | null;
  /** Where its partner says that it is. */
  readonly address: string | null;
  readonly is_for_rent: boolean;
  readonly rent_price: number | null;
  readonly is_for_sale: boolean;
  readonly sale_price: number | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly area_sqm: number | null;
  readonly land_sqm: number | null;
  readonly website_url: string | null;
  readonly created_at: Date;
  readonly last_confirmed_at: Date;
}

/** The median asking price of comparable homes, worked out in advance. */
export interface PriceMarkRow {
  readonly median_thb: number;
  readonly n_units: number;
  /** A day in Thailand, e.g. 2026-11-23. */
  readonly as_of: string;
}

/** What a card shows beside what is stated. */
export interface ShownCardRow extends CardRow {
  /** Under the deal that the home is shown with; null where too few can be compared. */
  readonly price_mark: PriceMarkRow | null;
  /** The first of its photos that we have a copy of. */
  readonly cover: string | null;
}

export interface PhotoRow {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

export interface DetailRow extends CardRow {
  readonly description_en: string | null;
  readonly description_th: string | null;
  readonly floor: string | null;
  readonly year_built: number | null;
  readonly project: string | null;
  readonly furnishing: "unfurnished" | "partly" | "fully" | null;
  readonly available_from: string | null;
  readonly placed: PlacedBy | null;
  /** As its source states it. */
  readonly contact: unknown;
  /** Whether the assistant may speak of it. */
  readonly allow_ai_display: boolean;
  readonly updated_at: Date;
  /** null while it is confirmed in time. */
  readonly expired_at: Date | null;
}

/** What a page shows beside what is stated. */
export interface ShownDetailRow extends DetailRow {
  readonly rent_mark: PriceMarkRow | null;
  readonly sale_mark: PriceMarkRow | null;
  /** Its photos that we have copies of, in its order. */
  readonly photos: readonly PhotoRow[];
}

const CARD_COLUMNS = `l.id::text as id, l.type, l.is_sample, l.status, l.picture_seed, l.title_en, l.title_th,
  l.province_code, l.district_code, l.subdistrict_code, l.lat, l.lon, l.point_precision_m, l.address,
  l.is_for_rent, l.rent_price, l.is_for_sale, l.sale_price,
  l.bedrooms, l.bathrooms, l.area_sqm, l.land_sqm, l.website_url, l.created_at, l.last_confirmed_at,
  l.amenities_yes, l.amenities_no, l.tenure_yes, l.tenure_no,
  l.nearest_bts_m, l.nearest_mrt_m, l.nearest_arl_m, l.nearest_srt_m, l.nearest_transit_m,
  l.nearest_school_m, l.nearest_beach_m, l.nearest_mall_m, l.nearest_hospital_m, l.nearest_airport_m`;

export const DETAIL_COLUMNS = `${CARD_COLUMNS}, l.description_en, l.description_th, l.floor,
  l.year_built, l.project, l.furnishing, l.available_from, l.placed, l.contact, l.allow_ai_display, l.updated_at,
  l.expired_at`;

const COPIES = `jsonb_array_elements_text(l.images) with ordinality as i (url, place)
  join photos p on p.url_hash = photo_hash(i.url)`;

/** The first photo that we have a copy of. */
export const COVER_COLUMN = `(select replace(p.picture_id::text, '-', '') from ${COPIES}
   where p.picture_id is not null order by i.place limit 1) as cover`;

/** Of a home `l` that is shown under a deal. */
export const markColumn = (
  deal: string | number,
): string => `(select jsonb_build_object('median_thb', m.median_thb,
     'n_units', m.n_units, 'as_of', c.as_of)
   from price_marks m join price_cells c on c.id = m.cell_id
   where m.listing_id = l.id and m.deal = ${String(deal)})`;

/** @param deal the column with the code of the deal that the home is shown with */
export const shownCardColumns = (deal: string): string =>
  `${CARD_COLUMNS}, ${COVER_COLUMN}, ${markColumn(deal)} as price_mark`;

export const SHOWN_DETAIL_COLUMNS = `${DETAIL_COLUMNS},
  ${markColumn(DEAL_CODES.rent)} as rent_mark, ${markColumn(DEAL_CODES.sale)} as sale_mark,
  (select coalesce(jsonb_agg(jsonb_build_object('id', replace(c.id::text, '-', ''),
     'width', c.width, 'height', c.height) order by i.place), '[]')
   from ${COPIES} join pictures c on c.id = p.picture_id) as photos`;
