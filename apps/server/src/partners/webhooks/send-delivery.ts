import type { Tried } from "../../platform/outbox/channel.ts";
import type { ClaimedDelivery } from "../../platform/outbox/delivery-store.ts";
import { type Address, findAddress } from "./endpoint-store.ts";
import { signedHeaders } from "./sign-message.ts";
import type { WebhookDeps } from "./webhook-deps.ts";

export const TIMEOUT_MS = 15_000;
const ANSWER_BYTES = 1_024;
const GONE = 410;
/** Who sends Retry-After with them means it (RFC 9110, RFC 6585). */
const BUSY: ReadonlySet<number> = new Set([429, 503]);

/** Sends a delivery to its endpoint once, signed with the secrets that hold. */
export const sendDelivery = async (
  { pool, clock, guardedFetch, secrets }: WebhookDeps,
  endpointId: string,
  { message, body }: ClaimedDelivery,
  signal: AbortSignal,
): Promise<Tried | "stopped" | "off"> => {
  const address = await findAddress(pool, endpointId);
  if (!address?.is_enabled) return "off";
  const { url, ...sealed } = address;
  const at = clock.now();
  const both = [sealed.secret, ...oldSecretOf(sealed, at)];
  const known = both
    .map((each) => secrets.open(each, endpointId))
    .filter((each) => each !== undefined);
  const failed = { at, status: null, elapsed_ms: 0, answer: null } as const;
  if (known.length === 0) return failedWith({ ...failed, error: "secret_unreadable" });
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
    return failedWith({ ...failed, error: sent.failure.fault, elapsed_ms });
  }
  const { status, headers, body: answer } = sent.value;
  return {
    attempt: { at, status, error: null, elapsed_ms, answer: storable(answer) },
    outcome: status >= 200 && status < 300 ? "delivered" : status === GONE ? "refused" : "failed",
    retryAfter: BUSY.has(status) ? headers["retry-after"] : undefined,
  };
};

const failedWith = (attempt: Tried["attempt"]): Tried => ({
  attempt,
  outcome: "failed",
  retryAfter: undefined,
});

const oldSecretOf = (
  { old_secret, old_secret_until }: Pick<Address, "old_secret" | "old_secret_until">,
  now: Date,
): readonly string[] =>
  old_secret !== null && old_secret_until !== null && old_secret_until > now ? [old_secret] : [];

/** PostgreSQL holds no U+0000. */
const storable = (answer: Buffer): string => answer.toString("utf8").replaceAll("\0", "\uFFFD");
