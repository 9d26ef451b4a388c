import { z } from "zod";

/** What one account may use in a day: shown, and enforced where the operator says so. */
export const DAILY_USAGE = { tokens: 10_000, requests: 100 } as const;

const used = z.object({ used: z.number().int(), limit: z.number().int() });

export const AccountUsage = z
  .object({
    /** Of language models; the built-in assistant uses none, and a key of one's own is not counted. */
    tokens: used,
    /** Questions asked of the assistant. */
    requests: used,
    /** YYYY-MM-DD, as it is in `time_zone`. */
    day: z.string(),
    time_zone: z.literal("Asia/Bangkok"),
    /** Beyond a limit the built-in assistant answers for the rest of the day. */
    is_enforced: z.boolean(),
  })
  .meta({ id: "AccountUsage" });
export type AccountUsage = z.infer<typeof AccountUsage>;
