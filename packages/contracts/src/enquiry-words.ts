// Apart from the schemas, so that a browser gets the words without them.

/** How far an enquiry has come, as whoever answers it sees it. */
export const INBOX_STATUSES = ["new", "read", "answered", "archived"] as const;
/** What can be wrong with a listing. */
export const REPORT_REASONS = ["gone", "wrong", "scam", "other"] as const;
/** What an admin decides on a report. */
export const REPORT_RESOLUTIONS = ["hidden", "dismissed", "restored"] as const;
