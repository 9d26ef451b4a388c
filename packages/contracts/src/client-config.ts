import { z } from "zod";

/** Settings of an installation that anybody may see. */
export const ClientConfig = z
  .object({
    /** SUPPORT_EMAIL; null where the operator gave none, and then no contact is shown. */
    support_email: z.string().nullable(),
    /** Nobody is admin yet and a one-time code that was printed at start waits to be redeemed. */
    awaits_admin: z.boolean(),
  })
  .meta({ id: "ClientConfig" });
export type ClientConfig = z.infer<typeof ClientConfig>;
