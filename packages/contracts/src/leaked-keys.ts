import { z } from "zod";

/** One find in the form in which GitHub's secret scanning reports it. */
export const FoundToken = z
  .object({
    token: z.string().max(1_000),
    type: z.string().max(200),
    url: z.string().max(2_000).nullish(),
    source: z.string().max(200).nullish(),
  })
  .meta({ id: "FoundToken" });

/** A key that somebody found where it should not be; or a scanner's signed report of several. */
export const LeakedKeys = z
  .union([z.object({ key: z.string().max(1_000) }), z.array(FoundToken).max(1_000)])
  .meta({ id: "LeakedKeys" });

/** The same for a key that was revoked now, was revoked before, or never was: the finder learns nothing. */
export const LeakReceipt = z.object({ received: z.number().int() }).meta({ id: "LeakReceipt" });
