import { FRESH_DAYS } from "@propertyvr/ingest";

const DAY_MS = 86_400_000;

/** A partner is told so many days before a listing expires. */
export const TOLD_DAYS_BEFORE = 7;
/** An expired listing can be brought back by confirming it for so many days; then it goes for good. */
export const EXPIRED_DAYS = 60;

/** Whether an admin has taken a listing `l` out of sight, whichever row now bears its name. */
export const IS_HIDDEN = `exists (select from hidden_references h
  where h.source = l.source and h.external_id = l.external_id)`;

/** A listing `l` that has a page. */
export const HAS_PAGE = `l.expired_at is null and not ${IS_HIDDEN}`;

/** Days for which a listing `l` is taken to hold after it was confirmed; for both deals those of rent. */
export const FRESH_DAYS_OF = `case when l.is_for_rent then ${FRESH_DAYS.rent} else ${FRESH_DAYS.sale} end`;

/** When a listing expires, or expired, unless it is confirmed. */
export const expiryOf = (listing: {
  readonly last_confirmed_at: Date;
  readonly is_for_rent: boolean;
}): Date => {
  const days = listing.is_for_rent ? FRESH_DAYS.rent : FRESH_DAYS.sale;
  return new Date(listing.last_confirmed_at.getTime() + days * DAY_MS);
};

/** What people are told about it; nobody confirms a sample. */
export const confirmedOf = (listing: {
  readonly last_confirmed_at: Date;
  readonly is_sample: boolean;
}): { readonly last_confirmed_at?: string } =>
  listing.is_sample ? {} : { last_confirmed_at: listing.last_confirmed_at.toISOString() };
