import { z } from "zod";
import { REPORT_REASONS } from "./enquiry-words.ts";
import { LISTING_STATES } from "./listing-states.ts";

/** Whether people find a home, and until when, as its partner sees it. */
export const ListingVisibility = z
  .object({
    state: z
      .enum(LISTING_STATES)
      .describe(
        "expiring: shown, but expires soon unless confirmed. expired: not confirmed in time, so it isn't shown. hidden: hidden by us, see `hidden`",
      ),
    last_confirmed_at: z.string().describe("When you last sent or confirmed it"),
    expires_at: z.string().describe("When it expires or expired, unless sent or confirmed again"),
    removed_at: z
      .string()
      .nullable()
      .describe("For an expired listing: when it will be deleted, unless sent or confirmed again"),
    hidden: z
      .object({
        at: z.string(),
        reason: z.enum(REPORT_REASONS),
        message: z.string(),
        message_th: z.string(),
        note: z.string().describe("A note from our team; may be empty"),
      })
      .nullable()
      .describe(
        "Set while the listing is hidden by us; sending, deleting or recreating it doesn't change this",
      ),
  })
  .meta({ id: "ListingVisibility" });
export type ListingVisibility = z.infer<typeof ListingVisibility>;
