import { expect, it } from "vitest";
import { createTestDatabase } from "../testing/index.ts";
import { sql as stock } from "./0017-stock.ts";

it("a listing that an admin hid before this migration stays hidden, with its reason", async () => {
  const database = await createTestDatabase();
  const client = await database.pool.connect();
  try {
    await client.query(`begin;
      drop table hidden_references;
      alter table listings drop expired_at, drop expiry_told_at, add hidden_at timestamptz;
      drop index listings_confirmed;
      insert into listings (source, external_id, is_sample, status, type, is_for_rent, is_for_sale,
        province_code, title_en, row_hash, hidden_at)
      select 'partner:p', name, false, 'available', 'condo', true, false, 10, name, gen_random_uuid(), hidden_at
      from (values ('told', now()), ('untold', now()), ('seen', null)) homes (name, hidden_at);
      insert into listing_reports (id, listing_id, home, reporter, reason, resolution, resolved_at)
      select gen_random_uuid(), id, '{}', 'r', 'scam', 'hidden', now() from listings where external_id = 'told'`);
    await client.query(stock);
    const { rows } = await client.query<object>(
      "select source, external_id, reason from hidden_references order by external_id",
    );
    expect(rows).toEqual([
      { source: "partner:p", external_id: "told", reason: "scam" },
      { source: "partner:p", external_id: "untold", reason: "other" },
    ]);
  } finally {
    await client.query("rollback");
    client.release();
    await database.close();
  }
});
