import { expect, it } from "vitest";
import { migrate } from "../migrate.ts";
import { createTestDatabase } from "../testing/index.ts";
import { MIGRATIONS } from "./index.ts";

it("deliveries that wait go on as webhooks, and their jobs name the receiver", async () => {
  const before = MIGRATIONS.filter(({ name }) => name < "0036");
  const database = await createTestDatabase({ migrations: before });
  try {
    const { pool } = database;
    const id = "00000000-0000-4000-8000-00000000000a";
    await pool.query(`
      insert into partners (id, name, email) values ('${id}', 'Baan Dee', 'a@example.com');
      insert into webhook_endpoints (id, partner_id, url, types, secret, created_at)
        values ('${id}', '${id}', 'https://example.com', '{}', '', now());
      insert into webhook_events (partner_id, type, body) values ('${id}', 't', '{}');
      insert into webhook_deliveries (endpoint_id, event_seq, type, attempts)
        select '${id}', seq, 't', 2 from webhook_events;
      insert into jobs (kind, payload, key, run_at) values
        ('webhook', '{"endpoint": "${id}"}', '${id}', now()),
        ('webhook-events', '{"partner": "${id}"}', null, now())`);
    await migrate(pool);
    const deliveries = await pool.query("select channel, state, attempts from webhook_deliveries");
    expect(deliveries.rows).toEqual([{ channel: "webhook", state: "pending", attempts: 2 }]);
    const jobs = await pool.query("select payload from jobs order by id");
    expect(jobs.rows).toEqual([{ payload: { receiver: id } }, { payload: { partner: id } }]);
  } finally {
    await database.close();
  }
});
