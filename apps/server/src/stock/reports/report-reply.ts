import type { ListingReport } from "@propertyvr/contracts";
import type { Language } from "@propertyvr/vocabulary";
import { homeOf } from "../listings/written-about-reply.ts";
import type { OwnReport, ReportRow } from "./report-store.ts";

/** A report as the person who made it sees it. */
export const sentReport = ({ id, reason, created_at }: OwnReport) => ({
  id,
  reason,
  created_at: created_at.toISOString(),
});

/** A report as an admin sees it. */
export const reportOf = (row: ReportRow, language: Language): ListingReport => ({
  ...sentReport(row),
  home: homeOf(row, language),
  external_id: row.home.external_id,
  partner_name: row.partner_name,
  home_state: row.listing_id === null ? "gone" : row.is_hidden ? "hidden" : "shown",
  open_on_home: row.open_on_home,
  note: row.note,
  reporter:
    row.reporter_name === null || row.reporter_email === null
      ? null
      : { name: row.reporter_name, email: row.reporter_email },
  resolution: row.resolution,
  resolution_note: row.resolution_note,
  resolved_at: row.resolved_at?.toISOString() ?? null,
  resolved_by: row.resolver_name,
});
