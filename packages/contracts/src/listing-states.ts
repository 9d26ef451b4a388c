// Apart from the schemas, so that a browser gets the words without them.

/**
 * Whether people find a home: "expiring" is shown until it expires within days, "expired" was not
 * confirmed in time, "hidden" was taken out of sight by us.
 */
export const LISTING_STATES = ["shown", "expiring", "expired", "hidden"] as const;
export type ListingState = (typeof LISTING_STATES)[number];

/** What an admin narrows homes by: the same, and those with open reports. */
export const ADMIN_LISTING_STATES = [...LISTING_STATES, "reported"] as const;
