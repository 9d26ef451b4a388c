import { endpoints } from "@propertyvr/contracts";
import { ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { mailedAddressFor } from "../../platform/http/own-address.ts";
import { numberBefore, pageByNumber } from "../../platform/http/pages.ts";
import { route } from "../../platform/http/route.ts";
import { senderOf } from "../../platform/http/sender.ts";
import type { JobQueue } from "../../platform/jobs/job-queue.ts";
import { answerSupport } from "./answer-support.ts";
import { sendSupport } from "./send-support.ts";
import type { SupportDeps } from "./support-deps.ts";
import { messageOf } from "./support-reply.ts";
import { countMessages, forgetMessages, listMessages } from "./support-store.ts";

const HOUR_MS = 3_600_000;

/** /api/support of anybody, /api/admin/support of the admins. */
export const supportRoutes = (app: FastifyInstance, deps: SupportDeps): void => {
  const { db, config } = deps;
  route(app, endpoints.sendSupport, async ({ body, request }) => {
    const sender = await senderOf(app, request);
    if (!sender.ok) return sender;
    return sendSupport(deps, sender.value, body, mailedAddressFor(request)("/admin/support"));
  });
  route(app, endpoints.listSupport, async ({ query: { status, cursor, limit } }) => {
    const after = numberBefore(cursor);
    if (!after.ok) return after;
    const found = await listMessages(db, { status, after: after.value, limit: limit + 1 });
    const { rows, next_cursor } = pageByNumber(found, limit, ({ seq }) => seq);
    return ok({
      messages: rows.map(messageOf),
      next_cursor,
      counts: await countMessages(db),
      sends_mail: config.smtpUrl !== undefined,
    });
  });
  route(app, endpoints.answerSupport, ({ user, params, body }) =>
    answerSupport(deps, user.id, params.id, body),
  );
};

/** Deletes what was answered a year ago. */
export const keepSupportSwept = (
  jobs: Pick<JobQueue, "scheduleEvery">,
  { db, clock }: Pick<SupportDeps, "db" | "clock">,
): void =>
  jobs.scheduleEvery("forget-support", {
    everyMs: HOUR_MS,
    run: async () => {
      const before = clock.now();
      before.setUTCFullYear(before.getUTCFullYear() - 1);
      await forgetMessages(db, before);
    },
  });
