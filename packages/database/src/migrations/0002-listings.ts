/**
 * Listings as partners state them, and the offers that searches read.
 *
 * `listings` is one wide row a home and the truth. `offers` is derived from it
 * (never written by hand): one narrow row for each deal a home is offered
 * under, with only what filters, sorts and counts need. Every index below
 * serves a named shape of the search and covers it, so that counts and page
 * ids are read from the index alone; the wide row is joined for the few homes
 * of a page. Columns stand in the order that packs tightest.
 */
export const sql = `
create table listings (
  id bigint generated always as identity primary key,
  source text not null check (source <> ''),
  external_id text not null check (external_id <> ''),
  is_sample boolean not null,
  status text not null check (status in ('available', 'sold', 'rented', 'pending')),
  type text not null check (type in ('condo', 'house', 'townhouse', 'villa', 'apartment', 'land', 'shophouse', 'office', 'warehouse')),

  -- Whole baht: a month for rent, in total for sale. Offered without a price is "on request".
  is_for_rent boolean not null,
  rent_price bigint check (rent_price >= 0),
  is_for_sale boolean not null,
  sale_price bigint check (sale_price >= 0),
  check (is_for_rent or rent_price is null),
  check (is_for_sale or sale_price is null),

  bedrooms smallint check (bedrooms >= 0),
  bathrooms smallint check (bathrooms >= 0),
  area_sqm float8 check (area_sqm > 0),
  land_sqm float8 check (land_sqm > 0),
  floor text,
  year_built smallint,
  furnishing text check (furnishing in ('unfurnished', 'partly', 'fully')),

  -- Official codes: a sub-district's begins with its district's, that with its province's.
  province_code smallint not null,
  district_code smallint check (district_code / 100 = province_code),
  subdistrict_code integer,
  constraint subdistrict_in_district check (subdistrict_code is null or coalesce(subdistrict_code / 100 = district_code, false)),
  address text,
  lat float8 check (lat between -90 and 90),
  lon float8 check (lon between -180 and 180),
  location_precision_m integer check (location_precision_m >= 0),
  constraint point_is_whole check ((lat is null) = (lon is null)),

  -- Whole metres to the nearest of a kind; null where none is known.
  nearest_bts_m integer,
  nearest_mrt_m integer,
  nearest_arl_m integer,
  nearest_srt_m integer,
  nearest_transit_m integer,
  nearest_school_m integer,
  nearest_beach_m integer,
  nearest_mall_m integer,
  nearest_hospital_m integer,
  nearest_airport_m integer,
  -- A station of any network is transit.
  constraint networks_are_transit check (
    least(nearest_bts_m, nearest_mrt_m, nearest_arl_m, nearest_srt_m) is null
    or coalesce(nearest_transit_m <= least(nearest_bts_m, nearest_mrt_m, nearest_arl_m, nearest_srt_m), false)
  ),

  -- Bit n is the n-th of AMENITIES and of TENURES; in neither mask is unknown.
  amenities_yes integer not null default 0,
  amenities_no integer not null default 0,
  tenure_yes smallint not null default 0,
  tenure_no smallint not null default 0,
  check (amenities_yes & amenities_no = 0),
  check (tenure_yes & tenure_no = 0),

  title_en text,
  title_th text,
  description_en text,
  description_th text,
  check (title_en is not null or title_th is not null),
  title_words tsvector not null default '',
  project text,
  images jsonb not null default '[]',
  -- What a sample's picture is drawn from.
  picture_seed integer,
  website_url text,
  contact jsonb,
  available_from date,
  allow_ai_display boolean not null default true,

  -- The record as the partner sent it, beside what was derived from it.
  raw jsonb,
  row_hash uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_confirmed_at timestamptz not null default now(),
  unique (source, external_id)
);
create index listings_title on listings using gin (title_words) with (fastupdate = off);
create index listings_samples on listings (province_code) where is_sample;

create table offers (
  listing_id bigint not null references listings on delete cascade,
  created_at timestamptz not null,
  price bigint,
  other_price bigint,
  area_sqm float8,
  land_sqm float8,
  lat float8,
  lon float8,
  cell integer,
  subdistrict_code integer,
  traits_yes integer not null,
  traits_no integer not null,
  nearest_bts_m integer,
  nearest_mrt_m integer,
  nearest_arl_m integer,
  nearest_srt_m integer,
  nearest_transit_m integer,
  nearest_school_m integer,
  nearest_beach_m integer,
  nearest_mall_m integer,
  nearest_hospital_m integer,
  nearest_airport_m integer,
  deal smallint not null,
  type smallint not null,
  status smallint not null,
  province_code smallint not null,
  district_code smallint,
  bedrooms smallint,
  bathrooms smallint,
  is_sample boolean not null,
  has_other boolean not null,
  primary key (listing_id, deal)
);
comment on column offers.price is 'Whole baht, a month for rent and in total for sale; null is on request.';
comment on column offers.other_price is 'Price of the same home under the other deal, where has_other.';
comment on column offers.cell is 'Square of 0.01 degree: (floor(lat * 100) + 9000) * 36000 + floor(lon * 100) + 18000.';
comment on column offers.traits_yes is 'Amenity bits, and the tenure bits from bit 27 on.';
comment on column offers.status is '0 is available; the other codes stand in offer-codes.ts.';

-- An index-only scan unpacks every column of its entries, so each holds what its shape asks often and no more;
-- what is asked seldom (metres to a mall, the price a square metre under both deals) is read from the narrow row.
create index offers_of_district on offers (deal, district_code, type, price)
  include (listing_id, created_at, area_sqm, land_sqm, subdistrict_code, traits_yes, traits_no, nearest_bts_m, nearest_mrt_m, nearest_transit_m, nearest_beach_m, bedrooms, bathrooms, is_sample, has_other)
  where status = 0;
create index offers_of_province on offers (deal, province_code, price)
  include (listing_id, created_at, area_sqm, land_sqm, traits_yes, traits_no, type, bedrooms, bathrooms, is_sample, has_other)
  where status = 0;
create index offers_newest_of_province on offers (deal, province_code, created_at desc, listing_id desc)
  include (price, area_sqm, land_sqm, traits_yes, traits_no, type, bedrooms, bathrooms, is_sample, has_other)
  where status = 0;
create index offers_of_cell on offers (cell, deal, type, price)
  include (listing_id, created_at, area_sqm, land_sqm, lat, lon, traits_yes, traits_no, nearest_transit_m, province_code, district_code, bedrooms, bathrooms, is_sample, has_other)
  where status = 0;
create index offers_of_type on offers (deal, type, bedrooms, price)
  include (listing_id, created_at, area_sqm, land_sqm, traits_yes, traits_no, bathrooms, is_sample, has_other)
  where status = 0;
create index offers_near_transit on offers (deal, type, bedrooms, price)
  include (listing_id, created_at, area_sqm, traits_yes, traits_no, nearest_bts_m, nearest_mrt_m, nearest_transit_m, province_code, district_code, bathrooms, is_sample, has_other)
  where status = 0 and nearest_transit_m <= 1000;
create index offers_near_beach on offers (deal, type, bedrooms, price)
  include (listing_id, created_at, area_sqm, land_sqm, traits_yes, traits_no, nearest_beach_m, province_code, district_code, bathrooms, is_sample, has_other)
  where status = 0 and nearest_beach_m <= 1000;
-- Answer whether a real home, or a sample, is offered in a scope: samples stand only where no real home does.
create index offers_real on offers (deal, province_code) where status = 0 and not is_sample;
create index offers_sample on offers (deal, province_code) where is_sample;
create index offers_not_available on offers (status, deal, province_code) where status <> 0;

-- Index-only scans decay with churn; the visibility map is kept fresh.
alter table offers set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
`;
