import type { WebhookWithSecret } from "@propertyvr/contracts";
import type { ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WAITS_MS } from "../../platform/outbox/retry-plan.ts";
import { sealedSecrets } from "../../platform/secrets/sealed-secrets.ts";
import { isSignedWith } from "./testing/receiver.ts";
import { createWebhookApp, enquiry, type WebhookApp } from "./testing/webhook-app.ts";

const EARLIER = "what this server's secret was before";
const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

let test: WebhookApp;
beforeAll(async () => {
  test = await createWebhookApp({ oldSecretKeys: [EARLIER] });
});
afterAll(() => test.close());
afterEach(async () => {
  await test.settled();
  await test.database.pool.query("delete from webhook_endpoints");
  test.receiver.received.splice(0);
  test.receiver.status(200);
});

/** Moves the clock and lets happen what is due by then. */
const after = async (ms: number): Promise<void> => {
  test.clock.forward(ms);
  await test.settled();
};

describe("a delivery", () => {
  it("is a signed POST of the event, and its answer is kept", async () => {
    const { id, secret } = await test.made();
    test.receiver.answer((reply) => reply.writeHead(202).end("got\u0000it"));
    await test.enquiry(1);
    await test.settled();
    const [request, ...more] = test.receiver.received;
    expect(more).toEqual([]);
    expect(request?.headers).toMatchObject({
      "webhook-id": expect.stringMatching(/^msg_[\da-f]{32}$/) as string,
      "webhook-timestamp": String(test.clock.now().getTime() / 1_000),
      "content-type": "application/json",
      "user-agent": "PropertyVR-Webhooks/1",
    });
    expect(request && isSignedWith(secret, request)).toBe(true);
    expect(JSON.parse(request?.body ?? "")).toMatchObject(enquiry(1));
    const [delivery] = await test.deliveries(id);
    expect(delivery).toMatchObject({
      message_id: request?.headers["webhook-id"],
      type: "enquiry.created",
      state: "delivered",
      attempts: 1,
      next_try_at: null,
    });
    const { body, attempts_made } = await test.delivery(id, delivery?.id ?? "");
    expect(body).toBe(request?.body);
    expect(attempts_made).toEqual([
      expect.objectContaining({ status: 202, error: null, answer: "got\uFFFDit" }),
    ]);
  });

  it("that fails comes again under the same id, newly signed", async () => {
    const { id, secret } = await test.made();
    test.receiver.status(500);
    await test.enquiry(1);
    await test.settled();
    const [first] = await test.deliveries(id);
    expect(first).toMatchObject({ state: "pending", attempts: 1 });
    const wait = Date.parse(first?.next_try_at ?? "") - test.clock.now().getTime();
    expect(wait).toBeGreaterThanOrEqual(5 * SECOND_MS);
    expect(wait).toBeLessThanOrEqual(5.5 * SECOND_MS);
    await after(4 * SECOND_MS);
    expect(test.receiver.received).toHaveLength(1);
    test.receiver.status(204);
    await after(2 * SECOND_MS);
    const [one, two] = test.receiver.received;
    expect(two?.headers["webhook-id"]).toBe(one?.headers["webhook-id"]);
    expect(two?.headers["webhook-timestamp"]).not.toBe(one?.headers["webhook-timestamp"]);
    expect(two?.body).toBe(one?.body);
    expect(two && isSignedWith(secret, two)).toBe(true);
    expect(await test.deliveries(id)).toMatchObject([{ state: "delivered", attempts: 2 }]);
  });

  it.each([301, 302, 307, 400, 404, 500])("that is answered %i has failed", async (status) => {
    const { id } = await test.made();
    test.receiver.status(status, { location: `${test.receiver.url}/elsewhere` });
    await test.enquiry(1);
    await test.settled();
    expect(await test.deliveries(id)).toMatchObject([
      { state: "pending", last_attempt: { status, error: null } },
    ]);
    expect(test.receiver.received.map(({ path }) => path)).toEqual(["/hook"]);
  });

  it.each([429, 503])("answered %i waits as long as Retry-After says", async (status) => {
    const { id } = await test.made();
    test.receiver.status(status, { "retry-after": "600" });
    await test.enquiry(1);
    await test.settled();
    const [delivery] = await test.deliveries(id);
    expect(Date.parse(delivery?.next_try_at ?? "") - test.clock.now().getTime()).toBe(600_000);
  });

  it("that always fails is given up after ten tries; after days of that the endpoint is told no more", async () => {
    const { id } = await test.made();
    test.receiver.status(500);
    const waitOut = async () => {
      await test.settled();
      for (const wait of WAITS_MS) await after(wait * 1.11);
    };
    await test.enquiry(1);
    await waitOut();
    expect(await test.deliveries(id)).toMatchObject([{ state: "failed", attempts: 10 }]);
    expect(await test.webhook(id)).toMatchObject({ is_enabled: true });
    await after(2 * DAY_MS);
    await test.enquiry(2);
    await waitOut();
    expect(await test.webhook(id)).toMatchObject({
      is_enabled: false,
      disabled_reason: "failing",
      waiting: 0,
    });
    const { rows } = await test.database.pool.query(
      "select actor, action, after from audit_log where subject_id = $1 order by id",
      [id],
    );
    expect(rows.at(-1)).toEqual({
      actor: "PropertyVR",
      action: "webhook.disabled",
      after: { url: test.receiver.url, reason: "failing" },
    });
    await test.enquiry(3);
    await test.settled();
    expect(await test.deliveries(id)).toHaveLength(2);
  });

  it("that arrives in between ends the count of days", async () => {
    const { id } = await test.made();
    test.receiver.status(500);
    await test.enquiry(1);
    await test.settled();
    expect((await test.webhook(id)).failing_since).toBe(test.clock.now().toISOString());
    test.receiver.status(200);
    await after(6 * SECOND_MS);
    expect((await test.webhook(id)).failing_since).toBeNull();
  });
});

describe("an endpoint", () => {
  it("that answers 410 is told nothing more, until it is turned on again", async () => {
    const { id } = await test.made();
    test.receiver.status(500);
    await test.enquiry(1);
    await test.settled();
    test.receiver.status(410);
    await test.enquiry(2);
    await test.settled();
    expect(await test.webhook(id)).toMatchObject({ is_enabled: false, disabled_reason: "gone" });
    expect((await test.deliveries(id)).map(({ state }) => state)).toEqual(["failed", "failed"]);
    const refused = await test.send("POST", `/${id}/replay`, { since: "2000-01-01T00:00:00Z" });
    expect(refused.statusCode).toBe(409);
    test.receiver.status(200);
    await test.send("PATCH", `/${id}`, { is_enabled: true });
    const replayed = await test.send("POST", `/${id}/replay`, { since: "2000-01-01T00:00:00Z" });
    expect([replayed.statusCode, replayed.json()]).toEqual([202, { replayed: 2 }]);
    await test.settled();
    expect((await test.deliveries(id)).map(({ state }) => state)).toEqual([
      "delivered",
      "delivered",
    ]);
    const ids = test.receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).toBe(2);
  });

  it("whose secret was replaced gets both signatures for a day", async () => {
    const old = await test.made();
    const replaced = await test.send("POST", `/${old.id}/rotate`, {});
    const { secret } = replaced.json<WebhookWithSecret>();
    expect(secret).not.toBe(old.secret);
    await test.enquiry(1);
    await test.settled();
    test.clock.forward(DAY_MS);
    await test.enquiry(2);
    await test.settled();
    const signed = test.receiver.received.map((request) => [
      isSignedWith(old.secret, request),
      isSignedWith(secret, request),
    ]);
    expect(signed).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it("whose secret was replaced at once gets only the new one's", async () => {
    const old = await test.made();
    await test.send("POST", `/${old.id}/rotate`, { overlap: "now" });
    await test.enquiry(1);
    await test.settled();
    const [request] = test.receiver.received;
    expect(request && isSignedWith(old.secret, request)).toBe(false);
  });

  it("that hangs holds up no other", async () => {
    const hanging = await test.made({ url: `${test.receiver.url}/hanging` });
    const other = await test.made();
    const stuckReplies: ServerResponse[] = [];
    test.receiver.answer((reply, { path }) => {
      if (path === "/hook") reply.end();
      else stuckReplies.push(reply);
    });
    await test.emit(...Array.from({ length: 10 }, (_, n) => enquiry(n)));
    await expect
      .poll(async () => (await test.deliveries(other.id)).map(({ state }) => state), {
        timeout: 20_000,
      })
      .toEqual(Array.from({ length: 10 }, () => "delivered"));
    const stuck = test.receiver.received.filter(({ path }) => path === "/hook/hanging");
    expect(stuck.length).toBeLessThanOrEqual(4);
    expect((await test.deliveries(hanging.id)).every(({ state }) => state === "pending")).toBe(
      true,
    );
    test.receiver.status(200);
    for (const reply of stuckReplies) reply.end();
    await test.settled();
    expect((await test.deliveries(hanging.id)).every(({ state }) => state === "delivered")).toBe(
      true,
    );
  });
});

describe("a secret that was sealed under another secret of the server", () => {
  const sealedBy = async (serverSecret: string) => {
    const { id, secret } = await test.made();
    const before = sealedSecrets([serverSecret], "webhook-secrets", (size) =>
      test.deps.random.bytes(size),
    );
    await test.database.pool.query("update webhook_endpoints set secret = $2 where id = $1", [
      id,
      before.seal(secret, id),
    ]);
    await test.enquiry(1);
    await test.settled();
    return { id, secret };
  };

  it("which is known as an earlier one, still signs, and is sealed anew", async () => {
    const { id, secret } = await sealedBy(EARLIER);
    const [request] = test.receiver.received;
    expect(request && isSignedWith(secret, request)).toBe(true);
    const { rows } = await test.database.pool.query<{ secret: string }>(
      "select secret from webhook_endpoints where id = $1",
      [id],
    );
    const today = sealedSecrets([test.deps.secret], "webhook-secrets", (size) =>
      test.deps.random.bytes(size),
    );
    expect(today.open(rows[0]?.secret ?? "", id)).toBe(secret);
  });

  it("which nobody knows any more, signs nothing, and the log says so", async () => {
    const { id } = await sealedBy("a secret that was lost");
    expect(test.receiver.received).toEqual([]);
    expect(await test.deliveries(id)).toMatchObject([
      { state: "pending", last_attempt: { status: null, error: "secret_unreadable" } },
    ]);
  });
});
