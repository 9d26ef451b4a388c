import type { ReportResolution } from "@propertyvr/contracts";
import type { Db, Tables } from "@propertyvr/database";
import { sql, type Insertable, type Selectable } from "kysely";
import { lockHidden } from "../listings/hidden-store.ts";
import type { Position } from "../../platform/http/pages.ts";

export type OwnReport = Selectable<Tables["listing_reports"]>;

/** A report with what an admin decides by. */
export type ReportRow = OwnReport & {
  readonly partner_name: string | null;
  readonly reporter_name: string | null;
  readonly reporter_email: string | null;
  readonly resolver_name: string | null;
  readonly is_hidden: boolean;
  readonly open_on_home: number;
};

/** The report as it stands now: the same person's open one on the same home for the same reason is kept. */
export const insertReport = async (
  db: Db,
  report: Insertable<Tables["listing_reports"]> & { readonly listing_id: number },
): Promise<{ readonly report: OwnReport; readonly isNew: boolean }> => {
  const inserted = await db
    .insertInto("listing_reports")
    .values(report)
    .onConflict((conflict) =>
      conflict
        .columns(["listing_id", "reporter", "reason"])
        .where("resolved_at", "is", null)
        .where("listing_id", "is not", null)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (inserted !== undefined) return { report: inserted, isNew: true };
  const standing = await db
    .selectFrom("listing_reports")
    .selectAll()
    .where("listing_id", "=", report.listing_id)
    .where("reporter", "=", report.reporter)
    .where("reason", "=", report.reason)
    .where("resolved_at", "is", null)
    .executeTakeFirstOrThrow();
  return { report: standing, isNew: false };
};

const withContext = (db: Db) =>
  db
    .selectFrom("listing_reports as r")
    .leftJoin("partners", "partners.id", "r.partner_id")
    .leftJoin("users as reporting", "reporting.id", "r.user_id")
    .leftJoin("users as resolving", "resolving.id", "r.resolved_by")
    .leftJoin("listings", "listings.id", "r.listing_id")
    .selectAll("r")
    .select([
      "partners.name as partner_name",
      "reporting.name as reporter_name",
      "reporting.email as reporter_email",
      "resolving.name as resolver_name",
      sql<boolean>`exists (select from hidden_references h
        where h.source = listings.source and h.external_id = listings.external_id)`.as("is_hidden"),
      sql<number>`(select count(*)::int from listing_reports o
        where o.listing_id = r.listing_id and o.resolved_at is null)`.as("open_on_home"),
    ]);

export const findReport = (db: Db, id: string): Promise<ReportRow | undefined> =>
  withContext(db).where("r.id", "=", id).executeTakeFirst();

/** The newest first, from the position on. */
export const listReports = (
  db: Db,
  page: {
    readonly state: "open" | "resolved";
    readonly after: Position | undefined;
    readonly limit: number;
  },
): Promise<ReportRow[]> =>
  withContext(db)
    .where("r.resolved_at", page.state === "open" ? "is" : "is not", null)
    .$if(page.after !== undefined, (query) =>
      query.where(
        sql<boolean>`(r.created_at, r.id) < (${page.after?.created_at}, ${page.after?.id})`,
      ),
    )
    .orderBy("r.created_at", "desc")
    .orderBy("r.id", "desc")
    .limit(page.limit)
    .execute();

export const countReports = (db: Db): Promise<{ open: number; resolved: number }> =>
  db
    .selectFrom("listing_reports")
    .select([
      sql<number>`(count(*) filter (where resolved_at is null))::int`.as("open"),
      sql<number>`(count(*) filter (where resolved_at is not null))::int`.as("resolved"),
    ])
    .executeTakeFirstOrThrow();

/** A report to decide on, and its home; both locked until the transaction ends, the home first. */
export const lockReport = async (
  db: Db,
  id: string,
): Promise<{ readonly report: OwnReport; readonly isHidden: boolean } | undefined> => {
  const find = () => db.selectFrom("listing_reports").selectAll().where("id", "=", id);
  const listingId = (await find().executeTakeFirst())?.listing_id ?? null;
  const isHidden = listingId !== null && (await lockHidden(db, listingId));
  const report = await find().forUpdate().executeTakeFirst();
  return report && { report, isHidden };
};

export interface ReportDecision {
  readonly resolution: ReportResolution;
  readonly resolution_note: string | null;
  readonly resolved_at: Date;
  readonly resolved_by: string | null;
}

export const decideReport = async (db: Db, id: string, decision: ReportDecision): Promise<void> => {
  await db.updateTable("listing_reports").set(decision).where("id", "=", id).execute();
};

/** The same decision for the other reports on a home: those open, or those that hid it. */
export const decideWithIt = async (
  db: Db,
  listingId: number,
  which: "open" | "hidden",
  decision: ReportDecision,
): Promise<void> => {
  await db
    .updateTable("listing_reports")
    .set(decision)
    .where("listing_id", "=", listingId)
    .$if(which === "open", (query) => query.where("resolved_at", "is", null))
    .$if(which === "hidden", (query) => query.where("resolution", "=", "hidden"))
    .execute();
};
