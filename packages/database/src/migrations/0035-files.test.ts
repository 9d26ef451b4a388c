import { expect, it } from "vitest";
import { migrate } from "../migrate.ts";
import { createTestDatabase } from "../testing/index.ts";
import { MIGRATIONS } from "./index.ts";

it("files that uploads kept stay where they are, as files of their partner", async () => {
  const before = MIGRATIONS.filter(({ name }) => name < "0035");
  const database = await createTestDatabase({ migrations: before });
  try {
    const { pool } = database;
    await pool.query(`
      insert into partners (id, name, email) values
        ('00000000-0000-4000-8000-00000000000a', 'Baan Dee', 'a@example.com');
      insert into upload_files (id, bytes, sha256, kept_until) values
        ('00000000-0000-4000-8000-000000000001', 7, sha256('one,two'), '2030-01-01'),
        ('00000000-0000-4000-8000-000000000002', 3, null, null);
      insert into upload_chunks (file_id, number, bytes) values
        ('00000000-0000-4000-8000-000000000001', 0, 'one,'),
        ('00000000-0000-4000-8000-000000000001', 1, 'two'),
        ('00000000-0000-4000-8000-000000000002', 0, 'hal');
      insert into uploads (id, partner_id, sent_by, file_id, file_name, bytes, identity, mode, dry_run,
        options, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-00000000000a', 'api',
        '00000000-0000-4000-8000-000000000001', 'a.csv', 7, '', 'upsert', false, '{}', now())`);
    await migrate(pool);
    const { rows } = await pool.query(
      `select right(f.id::text, 1) as id, owner_kind, owner_id, media_type, kept_until is not null as ends,
         (select string_agg(convert_from(p.bytes, 'UTF8'), '' order by number)
          from file_pieces p where p.file_id = f.id) as text,
         (select count(*)::int from uploads u where u.file_id = f.id) as uploads
       from files f order by f.id`,
    );
    const each = { owner_kind: "partner", media_type: "application/octet-stream" };
    const owner_id = "00000000-0000-4000-8000-00000000000a";
    expect(rows).toEqual([
      { ...each, id: "1", owner_id, ends: true, text: "one,two", uploads: 1 },
      { ...each, id: "2", owner_id: "", ends: false, text: "hal", uploads: 0 },
    ]);
  } finally {
    await database.close();
  }
});
