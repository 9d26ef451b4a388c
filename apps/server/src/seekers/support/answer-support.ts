import {
  type BodyOf,
  type endpoints,
  plainText,
  supportAnswerFault,
  type SupportMessage,
} from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { faultFailure } from "../../accounts/fault-failure.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { isId } from "../../platform/http/is-id.ts";
import type { SupportDeps } from "./support-deps.ts";
import { messageOf } from "./support-reply.ts";
import { findMessage, lockMessage, saveAnswer } from "./support-store.ts";

/** Stores an answer with its mail. The same answer again is the one that is there. */
export const answerSupport = async (
  deps: SupportDeps,
  adminId: string,
  id: string,
  body: BodyOf<typeof endpoints.answerSupport>,
): Promise<Result<SupportMessage, Failure>> => {
  const answer = plainText(body.answer);
  const fault = supportAnswerFault(answer);
  if (fault) return fail(faultFailure(fault));
  if (!isId(id)) return fail({ code: "not_found" });
  return deps.db.transaction().execute(async (db) => {
    const message = await lockMessage(db, id);
    if (message === undefined) return fail({ code: "not_found" });
    if (message.answer !== null && message.answer !== answer)
      return fail({ code: "conflict", detail: "This message has already been answered." });
    if (message.answer === null) {
      const mail = deps.random.uuid();
      await deps.post.write(db, {
        id: mail,
        kind: "support_answered",
        facts: { name: message.name, topic: message.subject, answer, message: message.message },
        to: message.email,
        replyTo: deps.config.supportEmail,
        language: message.language,
        userId: message.user_id,
      });
      await saveAnswer(db, id, {
        answer,
        answered_at: deps.clock.now(),
        answered_by: adminId,
        answer_mail: mail,
      });
    }
    const row = await findMessage(db, id);
    if (row === undefined) throw new Error("a message that was just answered is not there");
    return ok(messageOf(row));
  });
};
