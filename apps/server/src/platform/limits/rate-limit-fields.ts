import { IN_FLIGHT_MOST } from "./in-flight.ts";
import { WINDOW_MS, type QuotaState } from "./quota.ts";

const WINDOW_S = WINDOW_MS / 1000;

/** Seconds until one more request than now is available, rounded up. */
export const freesInS = ({ freesAtMs, nowMs }: QuotaState): number | undefined =>
  freesAtMs === undefined ? undefined : Math.max(1, Math.ceil((freesAtMs - nowMs) / 1000));

/** The public part of a key as a Byte Sequence (RFC 9651): whose quota it is, for clients with several. */
const partition = (publicId: string): string => `pk=:${Buffer.from(publicId).toString("base64")}:`;

/**
 * Both policies (draft-ietf-httpapi-ratelimit-headers-11): requests in any hour, exactly, and
 * requests at once on one server.
 */
export const policyField = (limit: number, publicId: string): Readonly<Record<string, string>> => ({
  "ratelimit-policy":
    `"hour";q=${String(limit)};w=${String(WINDOW_S)};${partition(publicId)}, ` +
    `"inflight";q=${String(IN_FLIGHT_MOST)};qu="concurrent-requests"`,
});

/**
 * The state of the quota: `r` requests left, `t` seconds until one more. The three older fields say the
 * same for clients that read GitHub's fields, the last in seconds since 1970.
 */
export const standingFields = (
  standing: QuotaState,
  publicId: string,
): Readonly<Record<string, string>> => {
  const { limit, used, nowMs, freesAtMs } = standing;
  const left = Math.max(0, limit - used);
  const waitS = freesInS(standing);
  const t = waitS === undefined ? "" : `;t=${String(waitS)}`;
  return {
    ratelimit: `"hour";r=${String(left)}${t};${partition(publicId)}`,
    "x-ratelimit-limit": String(limit),
    "x-ratelimit-remaining": String(left),
    "x-ratelimit-reset": String(Math.ceil((freesAtMs ?? nowMs) / 1000)),
  };
};

/** For replies where the hourly quota was not read. */
export const inFlightFields = (publicId: string): Readonly<Record<string, string>> => ({
  ratelimit: `"inflight";r=0;${partition(publicId)}`,
});
