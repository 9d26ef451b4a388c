import {
  type BodyOf,
  type endpoints,
  type PartnerRequest,
  partnerRequestFault,
  plainEmail,
  plainLine,
  plainText,
} from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { faultFailure } from "../../accounts/fault-failure.ts";
import type { Failure } from "../../platform/http/failure.ts";
import type { SignedIn } from "../../platform/http/signed-in.ts";
import type { PartnerDeps } from "./partner-deps.ts";
import { findLatestOf, insertRequest } from "./partner-request-store.ts";
import { requestOf } from "./request-reply.ts";

type RequestAccessBody = BodyOf<typeof endpoints.requestPartnerAccess>;

/**
 * A seeker asks to push listings. One request at a time is open: sent again it is the one that
 * stands, so that a lost answer costs nothing; another text is refused, because an admin may be
 * deciding about the first.
 */
export const requestAccess = async (
  deps: PartnerDeps,
  user: SignedIn,
  form: RequestAccessBody,
): Promise<Result<PartnerRequest, Failure>> => {
  const fault = partnerRequestFault(form);
  if (fault) return fail(faultFailure(fault));
  if (user.role !== "seeker")
    return fail({ code: "conflict", detail: "Your account already has partner access." });
  const attempt = deps.attempts.take(`partner-request ${user.id}`);
  if (!attempt.ok) return fail({ code: "too_many_requests", retry_after_s: attempt.waitS });
  const texts = textsOf(form);
  const request = { ...texts, id: deps.random.uuid(), user_id: user.id };
  await insertRequest(deps.db, { ...request, created_at: deps.clock.now() });
  const open = await findLatestOf(deps.db, user.id);
  return open !== undefined && isSame(open, texts) ? ok(requestOf(open)) : fail(OPEN);
};

const OPEN: Failure = {
  code: "conflict",
  detail: "You've already requested access. Your earlier request is still being reviewed.",
};

const textsOf = (form: RequestAccessBody) => ({
  company: plainLine(form.company),
  email: plainEmail(form.email),
  phone: form.phone.trim() || null,
  website: form.website.trim() || null,
  message: plainText(form.message) || null,
});

const isSame = (one: ReturnType<typeof textsOf>, other: ReturnType<typeof textsOf>): boolean =>
  one.company === other.company &&
  one.email === other.email &&
  one.phone === other.phone &&
  one.website === other.website &&
  one.message === other.message;
