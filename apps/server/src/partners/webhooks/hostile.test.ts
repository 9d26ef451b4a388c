import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { TIMEOUT_MS } from "./send-delivery.ts";
import { openReceiver, type Receiver } from "./testing/receiver.ts";
import { createWebhookApp, type WebhookApp } from "./testing/webhook-app.ts";

let test: WebhookApp;
/** On this machine and not opened: nothing may ever reach it. */
let inward: Receiver;
beforeAll(async () => {
  test = await createWebhookApp();
  inward = await openReceiver();
});
afterAll(async () => {
  await inward.close();
  await test.close();
});
afterEach(() => test.database.pool.query("delete from webhook_endpoints"));

const lastAttempt = async (id: string) => (await test.deliveries(id))[0]?.last_attempt;

it("a redirect inward is not followed", async () => {
  const { id } = await test.made();
  test.receiver.status(307, { location: inward.url });
  await test.enquiry(1);
  await test.settled();
  expect(await lastAttempt(id)).toMatchObject({ status: 307 });
});

it("an address that resolves to a private one at the time of sending is refused then", async () => {
  const { id } = await test.made();
  await test.database.pool.query("update webhook_endpoints set url = $2 where id = $1", [
    id,
    inward.url,
  ]);
  await test.enquiry(1);
  await test.settled();
  expect(await lastAttempt(id)).toMatchObject({
    status: null,
    error: expect.any(String) as string,
  });
});

it("an answer without an end is cut, and one that drips ends after 15 seconds", async () => {
  // The seconds of this test are short ones.
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const timeouts = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout(ms / 15));
  onTestFinished(() => timeouts.mockRestore());
  const endless = await test.made({ url: `${test.receiver.url}/endless` });
  const drip = await test.made({ url: `${test.receiver.url}/drip` });
  test.receiver.answer((reply, { path }) => {
    reply.writeHead(200);
    const isEndless = path.endsWith("endless");
    const timer = setInterval(
      () => reply.write("x".repeat(isEndless ? 64 * 1024 : 1)),
      isEndless ? 1 : 500 / 15,
    );
    reply.on("close", () => clearInterval(timer));
  });
  await test.enquiry(1);
  await test.settled();
  const cut = (await test.delivery(endless.id, (await test.deliveries(endless.id))[0]?.id ?? ""))
    .attempts_made[0];
  expect(cut).toMatchObject({ status: 200 });
  expect(cut?.answer).toHaveLength(1_024);
  expect(await lastAttempt(drip.id)).toMatchObject({ status: null, error: "timeout" });
  expect(timeouts.mock.calls).toEqual([[TIMEOUT_MS], [TIMEOUT_MS]]);
  expect(TIMEOUT_MS).toBe(15_000);
});

it("no hostile webhook address of these tests reached a server on the inside", () => {
  expect(inward.connections()).toBe(0);
});
