import { withoutAddresses } from "../operations/loggable.ts";
import type { Db } from "@propertyvr/database";
import type { Config } from "../config/config.ts";
import type { Clock, Log, Random } from "../config/deps.ts";
import type { JobOutcome, JobQueue } from "../jobs/job-queue.ts";
import { nextTry } from "../outbox/retry-plan.ts";
import { SEND_MAIL } from "./mail-post.ts";
import { findQueued, forgetMails, type MailRow, recordMailAttempt } from "./mail-store.ts";
import { type SendMail, smtpSender } from "./smtp-sender.ts";

const DAY_MS = 86_400_000;
const KEPT_MS = 30 * DAY_MS;
const SWEEP_EVERY_MS = 3_600_000;
const AT_ONCE = 4;

interface DeliveryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly config: Pick<Config, "smtpUrl" | "mailFrom">;
}

/** Registers what sends mails and what forgets them. @returns what closes the connections */
export const handleMail = (
  queue: Pick<JobQueue, "handle" | "scheduleEvery">,
  deps: DeliveryDeps,
): (() => void) => {
  const sender = smtpSender(deps.config);
  queue.handle(SEND_MAIL, {
    concurrency: AT_ONCE,
    run: ({ payload }) => deliver(deps, sender.send, String(payload["mail"])),
  });
  queue.scheduleEvery("forget-mails", {
    everyMs: SWEEP_EVERY_MS,
    run: async () => {
      const now = deps.clock.now();
      await forgetMails(deps.db, { written: new Date(now.getTime() - KEPT_MS), expired: now });
    },
  });
  return sender.close;
};

/** Makes one try. Of one that was taken and not noted, because the server died, the next try is the same mail. */
const deliver = async (deps: DeliveryDeps, send: SendMail, id: string): Promise<JobOutcome> => {
  const mail = await findQueued(deps.db, id);
  if (mail === undefined) return "done";
  const sent = await send(mail);
  const now = deps.clock.now();
  const next = sent.outcome === "failed" ? nextTryOf(deps, mail, now) : undefined;
  const state =
    next !== undefined ? "queued" : sent.outcome === "delivered" ? "sent" : sent.outcome;
  await recordMailAttempt(deps.db, id, {
    state,
    error: sent.error,
    next_try_at: next ?? null,
    ended_at: next === undefined ? now : null,
  });
  if (sent.error !== null) {
    // Mail servers name the recipient; the store keeps it, for admins, as long as the mail.
    const error = withoutAddresses(sent.error);
    deps.log.warn({ mail: id, state, error }, "mail not taken");
  }
  return next === undefined ? "done" : { again: next };
};

const nextTryOf = ({ random }: DeliveryDeps, { tries }: MailRow, now: Date): Date | undefined =>
  nextTry(tries + 1, now, (random.bytes(1)[0] ?? 0) / 255);
