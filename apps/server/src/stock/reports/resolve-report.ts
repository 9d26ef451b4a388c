import type { BodyOf, endpoints, ListingReport } from "@propertyvr/contracts";
import { ENQUIRY_MAX, plainText } from "@propertyvr/contracts";
import { inTransaction, queriesOn } from "@propertyvr/database";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { type Actor, writeAudit } from "../../platform/audit/audit-store.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { isId } from "../../platform/http/is-id.ts";
import { refreshOffers } from "../listings/refresh-offers.ts";
import { hideListing, restoreListing } from "../listings/hidden-store.ts";
import type { ReportDeps } from "./report-deps.ts";
import { reportOf } from "./report-reply.ts";
import {
  decideReport,
  decideWithIt,
  findReport,
  lockReport,
  type OwnReport,
} from "./report-store.ts";

type ResolveReportBody = BodyOf<typeof endpoints.resolveReport>;

/**
 * An admin's decision on a report. Hiding a home takes its offers away and closes every open report on
 * it; restoring brings them back. What was decided is audited in the same transaction.
 */
export const resolveReport = async (
  deps: ReportDeps,
  actor: Actor,
  id: string,
  { resolution, note, language }: ResolveReportBody,
): Promise<Result<ListingReport, Failure>> => {
  if (!isId(id)) return fail({ code: "not_found" });
  const now = deps.clock.now();
  return inTransaction(deps.pool, async (client) => {
    const db = queriesOn(client);
    const locked = await lockReport(db, id);
    if (locked === undefined) return fail({ code: "not_found" } as const);
    const { report, isHidden } = locked;
    const refused = refusal(report, isHidden, resolution);
    if (refused !== undefined) return fail({ code: "conflict", detail: refused } as const);
    const decision = {
      resolution,
      resolution_note: plainText(note).slice(0, ENQUIRY_MAX.note) || null,
      resolved_at: now,
      resolved_by: actor.id,
    };
    await decideReport(db, id, decision);
    if (resolution !== "dismissed" && report.listing_id !== null) {
      const isHiding = resolution === "hidden";
      await decideWithIt(db, report.listing_id, isHiding ? "open" : "hidden", decision);
      // The note is for the record; its partner is told the reason.
      const hiding = { reason: report.reason, note: "", at: now, by: actor.id };
      await (isHiding
        ? hideListing(db, report.listing_id, hiding)
        : restoreListing(db, report.listing_id));
      await refreshOffers(client, [report.listing_id]);
    }
    await writeAudit(db, {
      actor,
      at: now,
      action: AUDITED[resolution],
      subjectId: id,
      before: { resolution: report.resolution },
      after: { listing: report.listing_id, title: titleOf(report), reason: report.reason },
    });
    const decided = await findReport(db, id);
    if (decided === undefined) throw new Error("a report that was just decided is not there");
    return ok(reportOf(decided, language));
  });
};

const AUDITED = {
  hidden: "listing.hidden",
  restored: "listing.restored",
  dismissed: "report.dismissed",
} as const;

/** Why a decision makes no sense any more: somebody else was quicker, or the home is gone. */
function refusal(
  report: OwnReport,
  isHidden: boolean,
  resolution: ResolveReportBody["resolution"],
): string | undefined {
  if (resolution === "dismissed")
    return report.resolution === null ? undefined : "This report has already been decided.";
  if (report.listing_id === null) return "This home is no longer listed.";
  if (resolution === "hidden") return isHidden ? "This listing is already hidden." : undefined;
  return isHidden ? undefined : "This listing isn't hidden.";
}

const titleOf = ({ home }: OwnReport): string | null => home.title_en ?? home.title_th;
