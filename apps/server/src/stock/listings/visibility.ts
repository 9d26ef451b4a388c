import type { ListingState } from "@propertyvr/contracts";
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

/** The fewest of those days: what was confirmed since cannot be due. */
export const SHORTEST_FRESH_DAYS = Math.min(FRESH_DAYS.rent, FRESH_DAYS.sale);

/**
 * When a listing `l` expires unless it is confirmed: after its days, and never before its partner has
 * known for a week.
 */
export const EXPIRES_AT = `greatest(l.last_confirmed_at + make_interval(days => ${FRESH_DAYS_OF}),
  l.expiry_told_at + interval '${TOLD_DAYS_BEFORE} days')`;

/** Whether a listing `l` is in a state at a time, as SQL. @param now the placeholder of the time, asked for where it is needed */
export const isInState = (state: ListingState, now: () => string): string => STATES[state](now);

const STATES: Readonly<Record<ListingState, (now: () => string) => string>> = {
  hidden: () => IS_HIDDEN,
  expired: () => `l.expired_at is not null and not ${IS_HIDDEN}`,
  expiring: (now) => `${HAS_PAGE} and ${expiresSoon(now())}`,
  shown: (now) => `${HAS_PAGE} and not (${expiresSoon(now())})`,
};
const expiresSoon = (now: string): string =>
  `${EXPIRES_AT} <= ${now}::timestamptz + interval '${TOLD_DAYS_BEFORE} days'`;

/** The same of a row: when it expires, or would have. */
export const expiryOf = (listing: {
  readonly last_confirmed_at: Date;
  readonly expiry_told_at: Date | null;
  readonly is_for_rent: boolean;
}): Date => {
  const days = listing.is_for_rent ? FRESH_DAYS.rent : FRESH_DAYS.sale;
  const due = listing.last_confirmed_at.getTime() + days * DAY_MS;
  const told = listing.expiry_told_at?.getTime();
  return new Date(Math.max(due, told === undefined ? due : told + TOLD_DAYS_BEFORE * DAY_MS));
};

/** What people are told about it; nobody confirms a sample. */
export const confirmedOf = (listing: {
  readonly last_confirmed_at: Date;
  readonly is_sample: boolean;
}): { readonly last_confirmed_at?: string } =>
  listing.is_sample ? {} : { last_confirmed_at: listing.last_confirmed_at.toISOString() };
