import { LANGUAGES, type ReadonlyDeep } from "@propertyvr/vocabulary";
import { z } from "zod";
import { MAIL_STATES } from "./mail.ts";

/** Longer than any field may be, so that the use case says which one is too long. */
const typed = z.string().max(20_000).default("");

/** Values are checked by the use case, which owns the texts and their order. */
export const SendSupport = z
  .object({
    /** The client's own id of this message: sent twice it is one message. */
    client_id: z.string().min(1).max(64),
    name: typed,
    email: typed,
    subject: typed,
    message: typed,
    /** The answer is sent in this language. */
    language: z.enum(LANGUAGES).default("en"),
  })
  .meta({ id: "SendSupport" });

export const SupportReceipt = z
  .object({ id: z.string(), created_at: z.string() })
  .meta({ id: "SupportReceipt" });
export type SupportReceipt = z.infer<typeof SupportReceipt>;

export const SUPPORT_STATUSES = ["open", "answered"] as const;
export type SupportStatus = (typeof SUPPORT_STATUSES)[number];

/** A message to support as an admin reads it. */
export const SupportMessage = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    language: z.enum(LANGUAGES),
    /** The account it was sent from; null for somebody who was not signed in. */
    account: z.object({ name: z.string(), email: z.string() }).nullable(),
    created_at: z.string(),
    answer: z
      .object({
        text: z.string(),
        /** The admin's name; null where that account is gone. */
        by: z.string().nullable(),
        at: z.string(),
        /** How its mail has fared; null once that is no longer kept. */
        mail_state: z.enum(MAIL_STATES).nullable(),
        /** What the mail server said against it. */
        mail_error: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: "SupportMessage" });
export type SupportMessage = ReadonlyDeep<z.infer<typeof SupportMessage>>;

export const SupportQuery = z.object({
  status: z.enum(SUPPORT_STATUSES).default("open"),
  cursor: z.string().max(20).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

/** Open ones the oldest first, answered ones the newest first. */
export const SupportMessages = z
  .object({
    messages: z.array(SupportMessage),
    next_cursor: z.string().nullable(),
    counts: z.object({ open: z.number().int(), answered: z.number().int() }),
    /** Whether a mail server is set: without one an answer is stored, and somebody has to send it. */
    sends_mail: z.boolean(),
  })
  .meta({ id: "SupportMessages" });
export type SupportMessages = ReadonlyDeep<z.infer<typeof SupportMessages>>;

/** Its text is checked by the use case. */
export const AnswerSupport = z.object({ answer: typed }).meta({ id: "AnswerSupport" });
