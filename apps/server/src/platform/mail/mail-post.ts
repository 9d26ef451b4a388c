import type { Db } from "@propertyvr/database";
import type { Language } from "@propertyvr/vocabulary";
import type { Config } from "../config/config.ts";
import type { Clock, Random } from "../config/deps.ts";
import { insertJob } from "../jobs/job-store.ts";
import { eventConnectionOn } from "../outbox/event-store.ts";
import { findBounces } from "./bounce-store.ts";
import { insertMail } from "./mail-store.ts";
import { renderMail } from "./render-mail.ts";
import { type MailFacts, type MailKind, TEMPLATES } from "./templates.ts";

/** The kind of the jobs that send. */
export const SEND_MAIL = "send-mail";

export interface NewMail<Kind extends MailKind> {
  readonly kind: Kind;
  readonly facts: MailFacts[Kind];
  readonly to: string;
  /** Where an answer goes, if not to the address that mails come from. */
  readonly replyTo?: string | undefined;
  readonly language: Language;
  /** The account that it ends with; null for nobody's. */
  readonly userId: string | null;
  /** Whose words it quotes, where that is somebody else: it ends with that account too. */
  readonly quotes?: string | null;
  /** Given where what writes the mail may run twice: the second time nothing is written. */
  readonly id?: string;
}

export interface MailPost {
  /**
   * Writes a mail in the caller's transaction: it is sent if and only if that commits.
   * @returns false where one of its id was written before
   */
  readonly write: <Kind extends MailKind>(db: Db, mail: NewMail<Kind>) => Promise<boolean>;
}

/**
 * Where mails are handed in. Without a mail server those that an admin can hand on are kept to be read;
 * the others, which nobody would need, are not written.
 */
export const mailPost = (deps: {
  readonly clock: Clock;
  readonly random: Random;
  readonly config: Pick<Config, "smtpUrl">;
}): MailPost => ({
  write: async (db, { id = deps.random.uuid(), ...mail }) => {
    const { kind, facts, to, replyTo, language, userId, quotes } = mail;
    const now = deps.clock.now();
    const isSent = deps.config.smtpUrl !== undefined;
    const { isHandedOn, isDispensable } = TEMPLATES[kind];
    if (!isSent && !isHandedOn) return true;
    if (isDispensable && (await findBounces(db, [to])).size > 0) return true;
    const { subject, text, html } = renderMail(kind, facts, language);
    const isNew = await insertMail(db, {
      id,
      user_id: userId,
      quoted_user_id: quotes ?? null,
      kind,
      recipient: to,
      reply_to: replyTo ?? null,
      language,
      subject,
      body_text: text,
      body_html: html,
      is_secret: TEMPLATES[kind].isSecret,
      state: isSent ? "queued" : "kept",
      next_try_at: isSent ? now : null,
      error: null,
      created_at: now,
      ended_at: null,
    });
    if (!isNew || !isSent) return isNew;
    await insertJob(
      eventConnectionOn(db),
      { kind: SEND_MAIL, key: id, payload: { mail: id } },
      now,
    );
    return true;
  },
});
