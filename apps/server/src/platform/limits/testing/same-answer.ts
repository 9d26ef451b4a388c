/** What the servers of the bench and whoever asks them agree on. */
export const PATH = "/api/partner/same-answer";
export const SECRET = "a secret of the bench alone, long enough for it";
