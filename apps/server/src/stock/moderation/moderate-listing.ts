import type { BodyOf, endpoints } from "@propertyvr/contracts";
import { ENQUIRY_MAX, plainText } from "@propertyvr/contracts";
import { inTransaction, queriesOn } from "@propertyvr/database";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type pg from "pg";
import { type Actor, writeAudit } from "../../platform/audit/audit-store.ts";
import type { Clock } from "../../platform/config/deps.ts";
import { decideWithIt } from "../reports/report-store.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { refreshOffers } from "../listings/refresh-offers.ts";
import { findModerated } from "./admin-listing-store.ts";
import { hideListing, lockHidden, restoreListing } from "../listings/hidden-store.ts";

type ModerateListingBody = BodyOf<typeof endpoints.moderateListing>;

/**
 * Takes a home out of sight or brings it back. Hiding closes the open reports on it, restoring notes it
 * on those that hid it; what was done is audited in the same transaction.
 */
export const moderateListing = (
  deps: { readonly pool: pg.Pool; readonly clock: Clock },
  actor: Actor,
  id: string,
  { action, reason = "other", note: sent }: ModerateListingBody,
): Promise<Result<undefined, Failure>> =>
  inTransaction(deps.pool, async (client) => {
    const db = queriesOn(client);
    const now = deps.clock.now();
    const row = await findModerated(client, id);
    if (row === undefined) return fail({ code: "not_found" } as const);
    const listingId = Number(id);
    const isHiding = action === "hide";
    if ((await lockHidden(db, listingId)) === isHiding)
      return fail({ code: "conflict", detail: REFUSED[action] } as const);
    const note = plainText(sent).slice(0, ENQUIRY_MAX.note);
    await (isHiding
      ? hideListing(db, listingId, { reason, note, at: now, by: actor.id })
      : restoreListing(db, listingId));
    await decideWithIt(db, listingId, isHiding ? "open" : "hidden", {
      resolution: isHiding ? "hidden" : "restored",
      resolution_note: note === "" ? null : note,
      resolved_at: now,
      resolved_by: actor.id,
    });
    await refreshOffers(client, [listingId]);
    await writeAudit(db, {
      actor,
      at: now,
      action: isHiding ? "listing.hidden" : "listing.restored",
      subjectId: row.partner_id ?? NO_PARTNER,
      after: {
        listing: listingId,
        title: row.title_en ?? row.title_th,
        ...(isHiding && { reason }),
        ...(note !== "" && { note }),
      },
    });
    return ok(undefined);
  });

const REFUSED = {
  hide: "This listing is already hidden.",
  restore: "This listing isn't hidden.",
} as const;

/** What is done to a home is written down under its partner. */
const NO_PARTNER = "00000000-0000-0000-0000-000000000000";
