import { createTransport } from "nodemailer";
import type { Config } from "../config/config.ts";
import type { MailRow } from "./mail-store.ts";

/** "refused" is for good; after "failed" it is worth another try. */
export interface SendResult {
  readonly outcome: "delivered" | "refused" | "failed";
  readonly error: string | null;
}
export type SendMail = (mail: MailRow) => Promise<SendResult>;

const ERROR_MAX = 500;

/** Hands mails to the operator's server. It, not we, finds the way to the recipient. */
export const smtpSender = ({
  smtpUrl,
  mailFrom,
}: Pick<Config, "smtpUrl" | "mailFrom">): {
  readonly send: SendMail;
  readonly close: () => void;
} => {
  if (smtpUrl === undefined)
    return {
      send: () => Promise.resolve({ outcome: "failed", error: "no mail server is set" }),
      close: () => undefined,
    };
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    // A mail of ours holds text only, whatever somebody wrote into it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s@>]+)>?$/.exec(mailFrom)?.[1] ?? "localhost";
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({
          from: mailFrom,
          to: { name: "", address: mail.recipient },
          ...(mail.reply_to !== null && { replyTo: { name: "", address: mail.reply_to } }),
          subject: mail.subject,
          text: mail.body_text,
          html: mail.body_html,
          messageId: `<${mail.id}@${domain}>`,
          date: mail.created_at,
          headers: { "Auto-Submitted": "auto-generated", "Content-Language": mail.language },
        });
        return { outcome: "delivered", error: null };
      } catch (error) {
        return {
          outcome: isForGood(error) ? "refused" : "failed",
          error: String(error instanceof Error ? error.message : error).slice(0, ERROR_MAX),
        };
      }
    },
    close: () => transport.close(),
  };
};

/** A 5xx about the mail. One about our own sign-in is the operator's to mend, and the mail waits. */
const isForGood = (error: unknown): boolean => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code !== "EAUTH" && typeof responseCode === "number" && responseCode >= 500;
};
