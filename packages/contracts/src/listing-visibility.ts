import { z } from "zod";
import { REPORT_REASONS } from "./enquiry-words.ts";
import { LISTING_STATES } from "./listing-states.ts";

/** Whether people find a home, and until when, as its partner sees it. */
export const ListingVisibility = z
  .object({
    state: z
      .enum(LISTING_STATES)
      .describe(
        "expiring: shown, but not for long unless confirmed. expired: not confirmed in time, nobody finds it. hidden: taken out of sight by us, see `hidden`",
      ),
    last_confirmed_at: z.string().describe("When you last sent or confirmed it"),
    expires_at: z
      .string()
      .describe("When it goes out of sight, or went, unless it is sent or confirmed"),
    removed_at: z
      .string()
      .nullable()
      .describe("Of an expired home: when it is deleted, unless it is sent or confirmed"),
    hidden: z
      .object({
        at: z.string(),
        reason: z.enum(REPORT_REASONS),
        message: z.string(),
        message_th: z.string(),
        note: z.string().describe("More from whoever hid it; may be empty"),
      })
      .nullable()
      .describe("Sending, deleting or listing it again changes nothing about this"),
  })
  .meta({ id: "ListingVisibility" });
export type ListingVisibility = z.infer<typeof ListingVisibility>;
