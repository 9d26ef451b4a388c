import type { WebhookEvent, WebhookType } from "@propertyvr/contracts";
import { inTransaction } from "@propertyvr/database";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { appendChanges, findChanges } from "../../stock/partner-listings/change-store.ts";
import { emitEvent, emitEvents } from "./emit-event.ts";
import { MOST_WAITING } from "./event-store.ts";

let database: TestDatabase;
let partnerId = "";
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  partnerId = randomUUID();
  await database.pool.query(
    "insert into partners (id, name, email) values ($1, 'Baan Dee', gen_random_uuid()::text)",
    [partnerId],
  );
});

const endpoint = async (types: readonly WebhookType[], tellsImported = false): Promise<string> => {
  const id = randomUUID();
  await database.pool.query(
    `insert into webhook_endpoints (id, partner_id, url, types, tells_imported, secret, created_at)
     values ($1, $2, 'https://example.com', $3, $4, '', now())`,
    [id, partnerId, types, tellsImported],
  );
  return id;
};
const waitingAt = async (endpointId: string) => {
  const { rows } = await database.pool.query<{ body: string }>(
    `select e.body from webhook_deliveries d join webhook_events e on e.seq = d.event_seq
     where d.endpoint_id = $1 order by d.id`,
    [endpointId],
  );
  return rows.map(({ body }) => JSON.parse(body) as WebhookEvent & { timestamp: string });
};
/** So many events that wait at an endpoint already. */
const keepWaiting = (endpointId: string, count: number) =>
  database.pool.query(
    `with stored as (
       insert into webhook_events (partner_id, type, at, body)
       select $1, 'enquiry.created', now(), '{}' from generate_series(1, $3) returning seq
     )
     insert into webhook_deliveries (channel, endpoint_id, event_seq, type)
     select 'webhook', $2, seq, 'enquiry.created' from stored order by seq`,
    [partnerId, endpointId, count],
  );
const countOf = async (table: string): Promise<number> =>
  (await database.pool.query<{ count: number }>(`select count(*) from ${table}`)).rows[0]?.count ??
  0;
const enquiry = (n: number): WebhookEvent => ({
  type: "enquiry.created",
  data: { id: `enquiry-${String(n)}`, property_id: String(n), external_id: `บ้าน "${String(n)}"` },
});

describe("an event", () => {
  it("waits at each endpoint of its partner that has chosen its type, as one event", async () => {
    const one = await endpoint(["enquiry.created", "image.dead"]);
    const two = await endpoint(["enquiry.created"]);
    const deaf = await endpoint(["listing.created"]);
    const before = await countOf("webhook_events");
    await emitEvent(database.pool, partnerId, enquiry(1));
    expect(await countOf("webhook_events")).toBe(before + 1);
    const [told] = await waitingAt(one);
    expect(told).toEqual({ ...enquiry(1), timestamp: told?.timestamp });
    expect(new Date(told?.timestamp ?? "").toISOString()).toBe(told?.timestamp);
    expect(await waitingAt(two)).toEqual([told]);
    expect(await waitingAt(deaf)).toEqual([]);
  });

  it("is not stored where no endpoint has chosen its type, and not sent to another partner", async () => {
    await endpoint(["listing.created"]);
    const before = await countOf("webhook_events");
    await emitEvent(database.pool, partnerId, enquiry(1));
    await emitEvent(database.pool, randomUUID(), enquiry(1));
    expect(await countOf("webhook_events")).toBe(before);
  });

  it("is rolled back with its transaction", async () => {
    const one = await endpoint(["enquiry.created"]);
    const rolledBack = inTransaction(database.pool, async (client) => {
      await emitEvent(client, partnerId, enquiry(1));
      throw new Error("no");
    });
    await expect(rolledBack).rejects.toThrow("no");
    expect(await waitingAt(one)).toEqual([]);
  });

  it("is not for an endpoint that is off", async () => {
    const one = await endpoint(["enquiry.created"]);
    await database.pool.query(
      `update webhook_endpoints set is_enabled = false, disabled_at = now(),
         disabled_reason = 'by_hand' where id = $1`,
      [one],
    );
    await emitEvent(database.pool, partnerId, enquiry(1));
    expect(await waitingAt(one)).toEqual([]);
  });
});

describe("changes of listings", () => {
  it("are told with their numbers in the log, in its order", async () => {
    const one = await endpoint(["listing.created", "listing.updated", "listing.removed"]);
    const change = { listingId: "7", externalId: "A-7", fields: [] };
    await inTransaction(database.pool, (client) =>
      appendChanges(client, partnerId, [
        { ...change, op: "inserted" },
        { ...change, op: "updated", fields: ["rent_price"] },
        { ...change, op: "deleted" },
      ]),
    );
    const log = await findChanges(database.pool, partnerId, { after: 0, limit: 10 });
    expect((await waitingAt(one)).map(({ type, data }) => ({ type, ...data }))).toEqual([
      { type: "listing.created", id: "7", external_id: "A-7", seq: log[0]?.seq },
      {
        type: "listing.updated",
        id: "7",
        external_id: "A-7",
        seq: log[1]?.seq,
        fields: ["rent_price"],
      },
      { type: "listing.removed", id: "7", external_id: "A-7", seq: log[2]?.seq },
    ]);
  });

  it("of a file are told home by home only where that is asked for", async () => {
    const whole = await endpoint(["listing.created"]);
    const single = await endpoint(["listing.created"], true);
    const changes = [{ listingId: "7", externalId: null, op: "inserted", fields: [] }] as const;
    await inTransaction(database.pool, (client) =>
      appendChanges(client, partnerId, changes, { isOfImport: true }),
    );
    expect(await waitingAt(whole)).toEqual([]);
    expect(await waitingAt(single)).toHaveLength(1);
  });
});

it("events beyond what may wait at an endpoint are counted there and dropped", async () => {
  const one = await endpoint(["enquiry.created"]);
  const batch = (from: number, size: number) =>
    emitEvents(
      database.pool,
      partnerId,
      Array.from({ length: size }, (_, n) => enquiry(from + n)),
    );
  await keepWaiting(one, MOST_WAITING - 2);
  const later = await endpoint(["enquiry.created"]);
  await batch(MOST_WAITING - 2, 5);
  const { rows } = await database.pool.query<{ id: string; missed: number; waiting: number }>(
    `select id, missed, (select count(*) from webhook_deliveries where endpoint_id = w.id) as waiting
     from webhook_endpoints w where partner_id = $1`,
    [partnerId],
  );
  expect(rows.find(({ id }) => id === one)).toMatchObject({ missed: 3, waiting: MOST_WAITING });
  expect(rows.find(({ id }) => id === later)).toMatchObject({ missed: 0, waiting: 5 });
  const before = await countOf("webhook_events");
  await database.pool.query("delete from webhook_endpoints where id = $1", [later]);
  await batch(MOST_WAITING, 5);
  expect(await countOf("webhook_events")).toBe(before);
  expect((await waitingAt(one)).at(-1)?.data).toMatchObject({
    id: `enquiry-${String(MOST_WAITING - 1)}`,
  });
});
