import { expect, it } from "vitest";
import { createTestDatabase } from "../testing/index.ts";
import { sql as samplesGiveWay } from "./0032-samples-give-way.ts";

it("samples are offered again in provinces with real homes, and nothing else is", async () => {
  const database = await createTestDatabase();
  const client = await database.pool.connect();
  try {
    await client.query(`begin;
      create index offers_real on offers (deal);
      create index offers_sample on offers (deal);
      create index listings_samples on listings (province_code);
      insert into listings (source, external_id, is_sample, status, type, is_for_rent, rent_price,
        is_for_sale, sale_price, province_code, lat, lon, amenities_yes, tenure_no, title_en, row_hash)
      select source, name, source = 'sample', 'available', 'villa', true, 20000, is_both,
        case when is_both then 4000000 end, 10, 13.75, 100.5, 3, 1, name, gen_random_uuid()
      from (values ('sample', 'both', true), ('sample', 'rent', false), ('sample', 'hidden', false),
        ('partner:p', 'real', false)) homes (source, name, is_both);
      insert into hidden_references (source, external_id, reason, hidden_at)
        values ('sample', 'hidden', 'other', now());
      insert into offers (listing_id, created_at, price, traits_yes, traits_no, deal, type, status,
        province_code, is_sample, has_other)
      select id, created_at, 4000000, 3, 1, 1, 4, 0, 10, true, false from listings where external_id = 'both'`);
    await client.query(samplesGiveWay);
    const { rows } = await client.query<object>(
      `select l.external_id, o.deal, o.price::int, o.has_other, o.other_price::int, o.type, o.status, o.cell,
         o.traits_yes, o.traits_no from offers o join listings l on l.id = o.listing_id order by 1, 2`,
    );
    const facts = { type: 4, status: 0, traits_yes: 3 };
    const cell = (1375 + 9000) * 36_000 + 10_050 + 18_000;
    const written = { ...facts, cell, traits_no: 1 << 27 };
    expect(rows).toEqual([
      {
        ...written,
        external_id: "both",
        deal: 0,
        price: 20_000,
        has_other: true,
        other_price: 4_000_000,
      },
      // It stood before: only the other offer is told to it.
      {
        ...facts,
        external_id: "both",
        deal: 1,
        price: 4_000_000,
        has_other: true,
        other_price: 20_000,
        cell: null,
        traits_no: 1,
      },
      {
        ...written,
        external_id: "rent",
        deal: 0,
        price: 20_000,
        has_other: false,
        other_price: null,
      },
    ]);
  } finally {
    await client.query("rollback");
    client.release();
    await database.close();
  }
});
