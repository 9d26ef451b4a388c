import { expect, it } from "vitest";
import { migrate } from "../migrate.ts";
import { createTestDatabase } from "../testing/index.ts";
import { MIGRATIONS } from "./index.ts";

it("enquiries of before stand where they were written", async () => {
  const before = MIGRATIONS.filter(({ name }) => name < "0040");
  const database = await createTestDatabase({ migrations: before });
  try {
    const { pool } = database;
    const id = "00000000-0000-4000-8000-00000000000a";
    await pool.query(`
      insert into users (id, name, email, password_hash) values ('${id}', 'Nok', 'nok@example.com', '');
      insert into enquiries (id, user_id, client_id, home, name, phone, message, language, created_at)
        values ('${id}', '${id}', 'a', '{}', 'Nok', '0812345678', 'Hello', 'en', '2026-11-01T00:00:00Z')`);
    await migrate(pool);
    const { rows } = await pool.query("select last_at, answers_seen_at from enquiries");
    expect(rows).toEqual([{ last_at: new Date("2026-11-01T00:00:00Z"), answers_seen_at: null }]);
  } finally {
    await database.close();
  }
});
