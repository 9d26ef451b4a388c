/**
 * Every sample is offered as it stands, and each search tells samples apart from real homes: samples
 * that had given way to real homes of their province are written again, and the indexes that said
 * whether a province holds real homes or samples go.
 */
export const sql = `
insert into offers (listing_id, deal, status, type, created_at, price, has_other, other_price, area_sqm,
  land_sqm, bedrooms, bathrooms, province_code, district_code, subdistrict_code, lat, lon, cell, traits_yes,
  traits_no, is_sample, nearest_bts_m, nearest_mrt_m, nearest_arl_m, nearest_srt_m, nearest_transit_m,
  nearest_school_m, nearest_beach_m, nearest_mall_m, nearest_hospital_m, nearest_airport_m)
select l.id, d.deal, case l.status when 'available' then 0 when 'pending' then 1 when 'sold' then 2 else 3 end,
  case l.type when 'condo' then 1 when 'house' then 2 when 'townhouse' then 3 when 'villa' then 4
    when 'apartment' then 5 when 'land' then 6 when 'shophouse' then 7 when 'office' then 8 else 9 end,
  l.created_at, d.price, d.has_other, d.other_price, l.area_sqm, l.land_sqm, l.bedrooms, l.bathrooms,
  l.province_code, l.district_code, l.subdistrict_code, l.lat, l.lon,
  (floor(l.lat * 100)::int + 9000) * 36000 + floor(l.lon * 100)::int + 18000,
  l.amenities_yes | (l.tenure_yes::int << 27), l.amenities_no | (l.tenure_no::int << 27), true,
  l.nearest_bts_m, l.nearest_mrt_m, l.nearest_arl_m, l.nearest_srt_m, l.nearest_transit_m,
  l.nearest_school_m, l.nearest_beach_m, l.nearest_mall_m, l.nearest_hospital_m, l.nearest_airport_m
from listings l cross join lateral (values
  (0, l.is_for_rent, l.rent_price, l.is_for_sale, l.sale_price),
  (1, l.is_for_sale, l.sale_price, l.is_for_rent, l.rent_price)
) d (deal, is_offered, price, has_other, other_price)
where l.is_sample and d.is_offered and l.expired_at is null and l.allow_ai_display
  and not exists (select from hidden_references h
    where h.source = l.source and h.external_id = l.external_id)
on conflict (listing_id, deal) do update
  set has_other = excluded.has_other, other_price = excluded.other_price;

drop index offers_real, offers_sample, listings_samples;
`;
