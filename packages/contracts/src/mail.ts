import { LANGUAGES, type ReadonlyDeep } from "@propertyvr/vocabulary";
import { z } from "zod";

/** `kept`: there was no mail server. `refused`: for good, by the server. `failed`: after the last try. */
export const MAIL_STATES = ["queued", "sent", "refused", "failed", "kept"] as const;

/** A mail as an admin reads it. */
export const SentMail = z
  .object({
    id: z.string(),
    /** What it is about, e.g. reset_password; a newer server may know more. */
    kind: z.string(),
    to: z.string(),
    language: z.enum(LANGUAGES),
    subject: z.string(),
    /** null where it holds a link that opens an account and a mail server is set. */
    text: z.string().nullable(),
    state: z.enum(MAIL_STATES),
    tries: z.number().int(),
    /** What the mail server said against it. */
    error: z.string().nullable(),
    created_at: z.string(),
    next_try_at: z.string().nullable(),
    ended_at: z.string().nullable(),
    /** Why mail to this address comes back; null where none is known to. */
    bounce: z.object({ reason: z.string(), at: z.string() }).nullable(),
  })
  .meta({ id: "SentMail" });
export type SentMail = ReadonlyDeep<z.infer<typeof SentMail>>;

/** A mail that came back, as the operator's mail server tells of it. */
export const MailBounce = z
  .object({
    email: z.string().min(3).max(320),
    reason: z.string().max(500).default(""),
    /** When it came back. */
    at: z.iso.datetime({ offset: true }),
  })
  .meta({ id: "MailBounce" });

export const MailQuery = z.object({
  state: z.enum(MAIL_STATES).optional(),
  cursor: z.string().max(20).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

/** The newest first. */
export const SentMails = z
  .object({ mails: z.array(SentMail), next_cursor: z.string().nullable() })
  .meta({ id: "SentMails" });
export type SentMails = ReadonlyDeep<z.infer<typeof SentMails>>;
