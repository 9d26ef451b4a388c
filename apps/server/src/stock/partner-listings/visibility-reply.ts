import { HIDE_REASON_TEXTS, type HideReason, type ListingVisibility } from "@propertyvr/contracts";
import { EXPIRED_DAYS, expiryOf, TOLD_DAYS_BEFORE } from "../listings/visibility.ts";

/** What decides whether people find a listing. */
export interface VisibilityRow {
  readonly is_for_rent: boolean;
  readonly last_confirmed_at: Date;
  readonly expiry_told_at: Date | null;
  readonly expired_at: Date | null;
  readonly hidden: HiddenRow | null;
}

export interface HiddenRow {
  readonly reason: HideReason;
  readonly note: string;
  /** ISO 8601, in the database's own form. */
  readonly at: string;
}

/** `hidden` of a `VisibilityRow`, from `listings l`. */
export const HIDDEN_COLUMN = `(select jsonb_build_object('reason', h.reason, 'note', h.note, 'at', h.hidden_at)
  from hidden_references h where h.source = l.source and h.external_id = l.external_id) as hidden`;

const DAY_MS = 86_400_000;

/** Whether people find it at `now`, and why not. */
export function visibilityOf(row: VisibilityRow, now: Date): ListingVisibility {
  const { hidden, expired_at: expiredAt } = row;
  const expiry = expiryOf(row);
  return {
    state: stateOf(row, expiry, now),
    last_confirmed_at: row.last_confirmed_at.toISOString(),
    expires_at: (expiredAt ?? expiry).toISOString(),
    removed_at: expiredAt && new Date(expiredAt.getTime() + EXPIRED_DAYS * DAY_MS).toISOString(),
    hidden: hidden && {
      at: new Date(hidden.at).toISOString(),
      reason: hidden.reason,
      message: HIDE_REASON_TEXTS[hidden.reason].en,
      message_th: HIDE_REASON_TEXTS[hidden.reason].th,
      note: hidden.note,
    },
  };
}

function stateOf(row: VisibilityRow, expiry: Date, now: Date): ListingVisibility["state"] {
  if (row.hidden !== null) return "hidden";
  if (row.expired_at !== null) return "expired";
  return expiry.getTime() - now.getTime() <= TOLD_DAYS_BEFORE * DAY_MS ? "expiring" : "shown";
}
