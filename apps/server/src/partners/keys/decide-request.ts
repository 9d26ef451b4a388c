import {
  type BodyOf,
  type endpoints,
  plainText,
  type ReceivedPartnerRequest,
} from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { getByIdToChange, updateUser } from "../../accounts/account-store.ts";
import { faultFailure } from "../../accounts/fault-failure.ts";
import { type Actor, writeAudit } from "../../platform/audit/audit-store.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { isId } from "../../platform/http/is-id.ts";
import type { PartnerDeps } from "./partner-deps.ts";
import {
  closeRequest,
  findRequestToDecide,
  getRequest,
  type RequestRow,
} from "./partner-request-store.ts";
import { findPartner, insertPartner, type PartnerRow } from "./partner-store.ts";
import { receivedRequestOf } from "./request-reply.ts";

type PartnerRequestDecision = BodyOf<typeof endpoints.decidePartnerRequest>;
interface DecisionContext {
  readonly db: Db;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * An admin approves a request, which makes or joins a partner and lets the account into it, or
 * declines it: all of it or nothing. The same decision again changes nothing; another one is refused.
 */
export const decideRequest = (
  deps: PartnerDeps,
  actor: Actor,
  id: string,
  decision: PartnerRequestDecision,
): Promise<Result<ReceivedPartnerRequest, Failure>> =>
  deps.db.transaction().execute(async (db) => {
    const request = isId(id) ? await findRequestToDecide(db, id) : undefined;
    if (request === undefined) return fail({ code: "not_found" } as const);
    const context = { db, actor, now: deps.clock.now() };
    const done =
      request.status === "open"
        ? await (decision.decision === "approve" ? approve : decline)(
            deps,
            context,
            request,
            decision,
          )
        : isRepeated(request, decision);
    return done === undefined ? ok(receivedRequestOf(await getRequest(db, id))) : fail(done);
  });

const isRepeated = (
  request: RequestRow,
  { decision, partner_id }: PartnerRequestDecision,
): Failure | undefined =>
  request.status === DECIDED[decision] && [null, request.partner_id].includes(partner_id)
    ? undefined
    : { code: "conflict", detail: "This request has already been decided. Load it again." };

const DECIDED = { approve: "approved", decline: "declined" } as const;

const decline = async (
  _deps: PartnerDeps,
  { db, actor, now }: DecisionContext,
  request: RequestRow,
  { note }: PartnerRequestDecision,
): Promise<undefined> => {
  const outcome = { note: plainText(note) || null, decided_at: now, partner_id: null };
  await closeRequest(db, request.id, { ...outcome, status: "declined" });
  await writeAudit(db, {
    actor,
    at: now,
    action: "partner_request.declined",
    subjectId: request.id,
    after: { company: request.company, account: request.user_id, note: outcome.note },
  });
};

const approve = async (
  deps: PartnerDeps,
  context: DecisionContext,
  request: RequestRow,
  decision: PartnerRequestDecision,
): Promise<Failure | undefined> => {
  const { db, actor, now } = context;
  const account = await getByIdToChange(db, request.user_id);
  if (account.partner_id !== null)
    return { code: "conflict", detail: "This account already belongs to a partner." };
  const partner = await partnerFor(deps, context, request, decision.partner_id);
  if (!partner.ok) return partner.failure;
  // An admin who asked stays one.
  const role = account.role === "admin" ? "admin" : "partner";
  await updateUser(db, account.id, { role, partner_id: partner.value.id });
  await closeRequest(db, request.id, {
    status: "approved",
    decided_at: now,
    note: plainText(decision.note) || null,
    partner_id: partner.value.id,
  });
  const joined = { partner: partner.value.name, partner_id: partner.value.id };
  await writeAudit(db, {
    actor,
    at: now,
    action: "partner_request.approved",
    subjectId: request.id,
    after: { ...joined, account: account.id },
  });
  await writeAudit(db, {
    actor,
    at: now,
    action: "account.joined_partner",
    subjectId: account.id,
    before: { role: account.role },
    after: { ...joined, role },
  });
  return undefined;
};

/**
 * The partner named, else a new one of the request's company. The email of a request is a claim:
 * it lets nobody into a partner that has it.
 */
const partnerFor = async (
  deps: PartnerDeps,
  { db, actor, now }: DecisionContext,
  request: RequestRow,
  partnerId: string | null,
): Promise<Result<PartnerRow, Failure>> => {
  if (partnerId !== null) {
    const named = isId(partnerId) ? await findPartner(db, partnerId) : undefined;
    return named === undefined ? fail(NO_SUCH_PARTNER) : ok(named);
  }
  const partner = await insertPartner(db, {
    id: deps.random.uuid(),
    name: request.company,
    email: request.email,
    company: request.company,
    created_at: now,
  });
  if (partner === undefined) return fail(EMAIL_OF_ANOTHER);
  const { id: subjectId, name, email } = partner;
  await writeAudit(db, {
    actor,
    at: now,
    action: "partner.created",
    subjectId,
    after: { name, email },
  });
  return ok(partner);
};

const NO_SUCH_PARTNER = faultFailure({
  field: "partner_id",
  code: "unknown",
  text: "There's no such partner",
});
const EMAIL_OF_ANOTHER: Failure = {
  code: "conflict",
  detail:
    "A partner with this email already exists. To add the account to it, choose that partner.",
};
