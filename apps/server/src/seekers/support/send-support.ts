import {
  type BodyOf,
  cleanSupport,
  type endpoints,
  type SupportForm,
  supportFault,
  type SupportReceipt,
} from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { faultFailure } from "../../accounts/fault-failure.ts";
import type { Failure } from "../../platform/http/failure.ts";
import type { RequestSender } from "../../platform/http/sender.ts";
import type { SupportDeps } from "./support-deps.ts";
import { findSent, insertMessage, type OwnMessage } from "./support-store.ts";

/**
 * Stores a message with its mail to the operator. The same sent again is the one that is there;
 * another text under its id is a conflict, so that nothing is silently dropped.
 * @param address where an admin answers
 */
export const sendSupport = async (
  deps: SupportDeps,
  { userId, network }: RequestSender,
  sent: BodyOf<typeof endpoints.sendSupport>,
  address: string,
): Promise<Result<SupportReceipt, Failure>> => {
  const form = cleanSupport(sent);
  const fault = supportFault(form);
  if (fault) return fail(faultFailure(fault));
  const room = await deps.messages.take(`support ${userId ?? network}`);
  if (!room.ok) return fail({ code: "too_many_requests", retry_after_s: room.waitS });
  const written = await deps.db.transaction().execute(async (db) => {
    const message = await insertMessage(db, {
      id: deps.random.uuid(),
      client_id: sent.client_id,
      user_id: userId,
      ...form,
      language: sent.language,
      created_at: deps.clock.now(),
      answer: null,
      answered_at: null,
      answered_by: null,
      answer_mail: null,
    });
    const { supportEmail } = deps.config;
    if (message !== undefined && supportEmail !== undefined)
      await deps.post.write(db, {
        kind: "support_received",
        facts: {
          name: form.name,
          email: form.email,
          topic: form.subject,
          message: form.message,
          url: address,
        },
        to: supportEmail,
        replyTo: form.email,
        language: sent.language,
        userId: null,
        quotes: userId,
      });
    return message;
  });
  if (written !== undefined) return ok(receiptOf(written));
  await room.giveBack();
  const earlier = await findSent(deps.db, sent.client_id);
  return earlier !== undefined && isSame(earlier, userId, form)
    ? ok(receiptOf(earlier))
    : fail({
        code: "conflict",
        detail: "This client_id was already used for a different message.",
      });
};

const receiptOf = ({ id, created_at }: OwnMessage): SupportReceipt => ({
  id,
  created_at: created_at.toISOString(),
});

const isSame = (row: OwnMessage, userId: string | null, form: SupportForm): boolean =>
  row.user_id === userId &&
  (["name", "email", "subject", "message"] as const).every((key) => row[key] === form[key]);
