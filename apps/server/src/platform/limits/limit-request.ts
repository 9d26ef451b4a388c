import type { Clock } from "../config/deps.ts";
import type { Failure } from "../http/failure.ts";
import type { KeyHolder } from "../http/key-holder.ts";
import type { Admission, LimitRequest } from "../http/key-ports.ts";
import { IN_FLIGHT_MOST, type InFlight } from "./in-flight.ts";
import type { Quota, QuotaState } from "./quota.ts";
import { freesInS, inFlightFields, policyField, standingFields } from "./rate-limit-fields.ts";

const AGAIN_AFTER_S = 1;

/** First a slot among the concurrent requests, for free requests too; then one of the hourly quota, unless the request is free. */
export const limitRequestWith = (deps: {
  readonly quota: Quota;
  readonly inFlight: InFlight;
  readonly clock: Clock;
}): LimitRequest => {
  const { quota, inFlight, clock } = deps;
  return async ({ holder, isFree }) => {
    const key = { keyId: holder.keyId, limit: holder.rateLimit };
    if (!(await inFlight.enter(holder.keyId))) return tooManyAtOnce(holder, clock.now());
    const standing = await (isFree ? quota.look(key) : quota.take(key)).catch((error: unknown) => {
      inFlight.leave(holder.keyId);
      throw error;
    });
    return {
      at: new Date(standing.atMs),
      refusal: isFree || standing.isTaken ? undefined : quotaUsed(standing),
      end: (isCounted) => {
        inFlight.leave(holder.keyId);
        const then = standing.isTaken ? quota.end(key, standing, isCounted) : standing;
        return fields(holder, standingFields(then, holder.publicId));
      },
    };
  };
};

const fields = (holder: KeyHolder, standing: Readonly<Record<string, string>>) => ({
  ...policyField(holder.rateLimit, holder.publicId),
  ...standing,
});

const quotaUsed = (standing: QuotaState): Failure => {
  const waitS = freesInS(standing) ?? AGAIN_AFTER_S;
  const { limit } = standing;
  return {
    code: "rate_limited",
    detail:
      `You've used all ${limit.toLocaleString("en")} requests of the last hour. ` +
      `The next one gets through in ${String(waitS)} s.`,
    detailTh:
      `คุณใช้ครบ ${limit.toLocaleString("en")} คำขอของชั่วโมงที่ผ่านมาแล้ว ` +
      `คำขอถัดไปส่งได้ในอีก ${String(waitS)} วินาที`,
    retry_after_s: waitS,
    violatedPolicies: ["hour"],
  };
};

/** The hourly quota is not read: a refusal that protects the database must not cost a query. */
const tooManyAtOnce = (holder: KeyHolder, at: Date): Admission => ({
  at,
  refusal: {
    code: "rate_limited",
    detail:
      `${String(IN_FLIGHT_MOST)} requests with this API key are already running. ` +
      "Wait until one of them is done.",
    detailTh: `มีคำขอที่ใช้คีย์ API นี้ทำงานอยู่แล้ว ${String(IN_FLIGHT_MOST)} รายการ รอให้รายการหนึ่งเสร็จก่อน`,
    retry_after_s: AGAIN_AFTER_S,
    violatedPolicies: ["inflight"],
  },
  end: () => fields(holder, inFlightFields(holder.publicId)),
});
