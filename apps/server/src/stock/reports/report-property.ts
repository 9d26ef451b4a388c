import {
  type BodyOf,
  type endpoints,
  plainText,
  reportFault,
  type ReplyOf,
} from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { faultFailure } from "../../accounts/fault-failure.ts";
import type { Failure } from "../../platform/http/failure.ts";
import type { RequestSender } from "../../platform/http/sender.ts";
import type { ReportDeps } from "./report-deps.ts";
import { findHome } from "../listings/written-about-store.ts";
import { sentReport } from "./report-reply.ts";
import { insertReport } from "./report-store.ts";

type ReportReply = ReplyOf<typeof endpoints.reportProperty>;

/** Puts a listing before the admins. Told again while it is open, it is the report that is there. */
export const reportProperty = async (
  deps: ReportDeps,
  { userId, network }: RequestSender,
  propertyId: string,
  sent: BodyOf<typeof endpoints.reportProperty>,
): Promise<Result<ReportReply, Failure>> => {
  const report = { reason: sent.reason, note: plainText(sent.note) };
  const fault = reportFault(report);
  if (fault) return fail(faultFailure(fault));
  const { ofAccounts, ofGuests } = deps.reports;
  const room = await (userId === null
    ? ofGuests.take(`report ${network}`)
    : ofAccounts.take(`report ${userId}`));
  if (!room.ok) return fail({ code: "too_many_requests", retry_after_s: room.waitS });
  const reporter = userId ?? deps.hashNetwork(network).toString("base64url");
  const written = await deps.db.transaction().execute(async (db) => {
    const home = await findHome(db, propertyId);
    if (home === undefined)
      return fail({ code: "not_found", detail: "This home is no longer listed." } as const);
    if (home.isSample) return fail({ code: "listing_is_sample" } as const);
    const { report: standing, isNew } = await insertReport(db, {
      id: deps.random.uuid(),
      listing_id: home.listingId,
      partner_id: home.partnerId,
      home: JSON.stringify(home.snapshot),
      user_id: userId,
      reporter,
      ...report,
      created_at: deps.clock.now(),
    });
    return ok({ sent: sentReport(standing), isNew });
  });
  if (written.ok && !written.value.isNew) await room.giveBack();
  return written.ok ? ok(written.value.sent) : written;
};
