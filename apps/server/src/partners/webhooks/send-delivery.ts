import { inTransaction, queriesOn } from "@propertyvr/database";
import { writeAudit } from "../../platform/audit/audit-store.ts";
import {
  type AttemptRow,
  type ClaimedDelivery,
  noteAttempt,
  releaseClaim,
} from "./delivery-store.ts";
import { disableEndpoint, findEndpoint, noteFailing, noteWorking } from "./endpoint-store.ts";
import { FAILING_MS, nextTry } from "./retry-plan.ts";
import { signedHeaders } from "./sign-message.ts";
import type { WebhookDeps } from "./webhook-deps.ts";

export const TIMEOUT_MS = 15_000;
const ANSWER_BYTES = 1_024;
const GONE = 410;
/** Who sends Retry-After with them means it (RFC 9110, RFC 6585). */
const BUSY: ReadonlySet<number> = new Set([429, 503]);

interface Tried {
  readonly attempt: AttemptRow;
  readonly retryAfter: string | undefined;
}

/** Makes one try of a delivery and writes down what came of it. */
export const sendDelivery = async (
  deps: WebhookDeps,
  endpointId: string,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
): Promise<void> => {
  const tried = await tryOnce(deps, endpointId, delivery, signal);
  if (tried === "stopped") await releaseClaim(deps.pool, delivery.id);
  else await settle(deps, endpointId, delivery, tried);
};

const tryOnce = async (
  { clock, guardedFetch, secrets }: WebhookDeps,
  endpointId: string,
  { message, body, url, ...sealed }: ClaimedDelivery,
  signal: AbortSignal,
): Promise<Tried | "stopped"> => {
  const at = clock.now();
  const both = [sealed.secret, ...oldSecretOf(sealed, at)];
  const known = both
    .map((each) => secrets.open(each, endpointId))
    .filter((each) => each !== undefined);
  const failed = { at, status: null, elapsed_ms: 0, answer: null } as const;
  if (known.length === 0)
    return { attempt: { ...failed, error: "secret_unreadable" }, retryAfter: undefined };
  const begun = performance.now();
  const sent = await guardedFetch(url, {
    method: "POST",
    headers: {
      ...signedHeaders({ id: message, at, body }, known),
      "content-type": "application/json",
      "user-agent": "PropertyVR-Webhooks/1",
    },
    body,
    maxBytes: ANSWER_BYTES,
    whenLarger: "cut",
    timeoutMs: TIMEOUT_MS,
    signal,
  });
  const elapsed_ms = Math.round(performance.now() - begun);
  if (!sent.ok) {
    if (sent.failure.fault === "aborted") return "stopped";
    return { attempt: { ...failed, error: sent.failure.fault, elapsed_ms }, retryAfter: undefined };
  }
  const { status, headers, body: answer } = sent.value;
  return {
    attempt: { at, status, error: null, elapsed_ms, answer: storable(answer) },
    retryAfter: BUSY.has(status) ? headers["retry-after"] : undefined,
  };
};

const oldSecretOf = (
  { old_secret, old_secret_until }: Pick<ClaimedDelivery, "old_secret" | "old_secret_until">,
  now: Date,
): readonly string[] =>
  old_secret !== null && old_secret_until !== null && old_secret_until > now ? [old_secret] : [];

/** PostgreSQL holds no U+0000. */
const storable = (answer: Buffer): string => answer.toString("utf8").replaceAll("\0", "\uFFFD");

const settle = async (
  deps: WebhookDeps,
  endpointId: string,
  delivery: ClaimedDelivery,
  { attempt, retryAfter }: Tried,
): Promise<void> => {
  const { pool, clock, random } = deps;
  const now = clock.now();
  const at = { id: delivery.id, number: delivery.attempts };
  if (attempt.status !== null && attempt.status >= 200 && attempt.status < 300) {
    await noteAttempt(pool, at, attempt, { state: "delivered", nextTryAt: null });
    await noteWorking(pool, endpointId);
    return;
  }
  const isGone = attempt.status === GONE;
  const chance = (random.bytes(1)[0] ?? 0) / 255;
  const nextTryAt = isGone ? undefined : nextTry(delivery.tries, now, chance, retryAfter);
  await noteAttempt(pool, at, attempt, {
    state: nextTryAt === undefined ? "failed" : "pending",
    nextTryAt: nextTryAt ?? null,
  });
  const failingSince = await noteFailing(pool, endpointId, now);
  const isHopeless =
    nextTryAt === undefined && now.getTime() - failingSince.getTime() >= FAILING_MS;
  if (isGone || isHopeless) await turnOff(deps, endpointId, isGone ? "gone" : "failing");
};

const turnOff = (
  { pool, clock }: WebhookDeps,
  endpointId: string,
  reason: "gone" | "failing",
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const now = clock.now();
    if (!(await disableEndpoint(client, endpointId, reason, now))) return;
    const endpoint = await findEndpoint(client, endpointId, undefined);
    await writeAudit(queriesOn(client), {
      actor: { id: null, name: "PropertyVR", network: "" },
      at: now,
      action: "webhook.disabled",
      subjectId: endpointId,
      after: { url: endpoint?.url, reason },
    });
  });
