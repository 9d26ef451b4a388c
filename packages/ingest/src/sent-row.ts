/** One home as it was sent: members by their names, before any of them is read. */
export type SentRow = Readonly<Record<string, unknown>>;
