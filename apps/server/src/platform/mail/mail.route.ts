import { emailKey, endpoints, type SentMail } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { fail, ok } from "@propertyvr/vocabulary";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../config/config.ts";
import { numberBefore, pageByNumber } from "../http/pages.ts";
import { route } from "../http/route.ts";
import { type BounceRow, findBounces, recordBounce } from "./bounce-store.ts";
import { listMails, type MailRow } from "./mail-store.ts";

/** What was mailed, or would have been, for an admin. */
export const mailRoutes = (
  app: FastifyInstance,
  deps: { readonly db: Db; readonly config: Pick<Config, "mailBounceSecret"> },
): void => {
  const { db, config } = deps;
  route(app, endpoints.listMails, async ({ query: { state, cursor, limit } }) => {
    const before = numberBefore(cursor);
    if (!before.ok) return before;
    const found = await listMails(db, { state, before: before.value, limit: limit + 1 });
    const { rows, next_cursor } = pageByNumber(found, limit, ({ seq }) => seq);
    const bounces = await findBounces(
      db,
      rows.map(({ recipient }) => recipient),
    );
    const mails = rows.map((row) => mailOf(row, bounces.get(emailKey(row.recipient))));
    return ok({ mails, next_cursor });
  });
  route(app, endpoints.mailBounced, async ({ body, request }) => {
    const secret = config.mailBounceSecret;
    if (secret === undefined) return fail({ code: "not_found" });
    if (!isSigned(request, secret)) return fail({ code: "forbidden", detail: WRONG_SIGNATURE });
    await recordBounce(db, { ...body, at: new Date(body.at) });
    return ok(undefined);
  });
};

/**
 * A link that opens an account is its owner's alone. Only where no mail server is set an admin hands
 * it on, because nobody else can.
 */
const mailOf = (row: MailRow, bounce: BounceRow | undefined): SentMail => ({
  id: row.id,
  kind: row.kind,
  to: row.recipient,
  language: row.language,
  subject: row.subject,
  text: row.is_secret && row.state !== "kept" ? null : row.body_text,
  state: row.state,
  tries: row.tries,
  error: row.error,
  created_at: row.created_at.toISOString(),
  next_try_at: row.next_try_at?.toISOString() ?? null,
  ended_at: row.ended_at?.toISOString() ?? null,
  bounce:
    bounce === undefined ? null : { reason: bounce.reason, at: bounce.bounced_at.toISOString() },
});

const WRONG_SIGNATURE = "The signature in X-Signature doesn't match the body.";

/** Over the bytes of the body as they came. */
const isSigned = (request: FastifyRequest, secret: string): boolean => {
  const hex = /^sha256=([\da-f]{64})$/i.exec(String(request.headers["x-signature"]))?.[1] ?? "";
  const mac = createHmac("sha256", secret)
    .update(request.rawBody ?? "")
    .digest();
  const given = Buffer.from(hex, "hex");
  return given.length === mac.length && timingSafeEqual(given, mac);
};
