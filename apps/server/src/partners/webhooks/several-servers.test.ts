import { type Program, startProgram } from "@propertyvr/database/testing";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { buildApp } from "../../build-app.ts";
import { createWebhookApp, enquiry, type WebhookApp } from "./testing/webhook-app.ts";

const SERVER = fileURLToPath(new URL("testing/sending-server.ts", import.meta.url));
const EVENTS = 120;

let test: WebhookApp;
const servers: Program[] = [];
beforeEach(async () => {
  test = await createWebhookApp();
  // Only the servers of the test send.
  await test.app.jobs.close();
});
afterEach(async () => {
  for (const server of servers.splice(0)) server.kill("SIGKILL");
  await test.close();
});

const start = async (): Promise<Program> => {
  const server = startProgram(SERVER, test.database.url, test.deps.secret, test.receiver.host);
  servers.push(server);
  await once(server.stdout, "data");
  return server;
};
/** From the database: sessions end while the clock is moved on. */
const states = async () => {
  const { rows } = await test.database.pool.query<{ state: string; noted: number }>(
    `select state, (select count(*) from webhook_attempts where delivery_id = d.id) as noted
     from webhook_deliveries d`,
  );
  return rows;
};
const idsReceived = () => test.receiver.received.map(({ headers }) => headers["webhook-id"]);

it("two servers on one database send each event once", async () => {
  await test.made();
  await Promise.all([start(), start()]);
  await test.emit(...Array.from({ length: EVENTS }, (_, n) => enquiry(n)));
  await expect.poll(() => new Set(idsReceived()).size, { timeout: 30_000 }).toBe(EVENTS);
  expect(idsReceived()).toHaveLength(EVENTS);
}, 90_000);

it("an event that a server sent, and was killed before it recorded that, is sent again under the same id", async () => {
  await test.made();
  const server = await start();
  test.receiver.answer(() => server.kill("SIGKILL"));
  await test.enquiry(1);
  await once(server, "exit");
  expect(idsReceived()).toHaveLength(1);
  expect(await states()).toEqual([{ state: "pending", noted: 0 }]);
  test.receiver.status(200);
  // The next start, when the claim of the dead one has run out.
  test.clock.forward(Date.now() + 120_000 - test.clock.now().getTime());
  const next = buildApp(test.deps);
  await next.ready();
  await expect.poll(states, { timeout: 30_000 }).toEqual([{ state: "delivered", noted: 1 }]);
  await next.close();
  const ids = idsReceived();
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
}, 90_000);
