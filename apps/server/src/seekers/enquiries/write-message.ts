import {
  ACCOUNT_LIMITS,
  type BodyOf,
  type endpoints,
  ENQUIRY_MAX,
  ENQUIRY_TEXTS,
  plainText,
} from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { lockAccount } from "../../accounts/account-store.ts";
import { faultFailure } from "../../accounts/fault-failure.ts";
import type { Failure } from "../../platform/http/failure.ts";
import type { EnquiryDeps } from "./enquiry-deps.ts";
import {
  type EnquiryRow,
  findInScope,
  lockEnquiry,
  type EnquiryScope,
  sentSince,
} from "./enquiry-store.ts";
import { type PageAddressOf, mailAnswer, mailQuestion } from "./mail-message.ts";
import { findWritten, insertMessage, messagesOf } from "./message-store.ts";

const HOUR_MS = 3_600_000;

/** Who writes, in which of the enquiries that are open to them. */
export interface EnquiryMessageDraft {
  readonly userId: string;
  readonly sender: "seeker" | "partner";
  readonly scope: EnquiryScope;
  readonly enquiryId: string;
  readonly addressOf: PageAddressOf;
}

/**
 * Writes a further message in an enquiry, whichever side it is. The same sent again is the one that is
 * there; another text under its id is a conflict.
 */
export const writeMessage = async (
  deps: EnquiryDeps,
  writing: EnquiryMessageDraft,
  sent: Pick<BodyOf<typeof endpoints.writeInEnquiry>, "client_id" | "message">,
): Promise<Result<EnquiryRow, Failure>> => {
  const text = plainText(sent.message);
  const fault = faultOf(text);
  if (fault !== undefined) return fail(fault);
  return deps.db.transaction().execute(async (db) => {
    await lockAccount(db, writing.userId);
    return writeUnderLock(deps, db, writing, { clientId: sent.client_id, text });
  });
};

/** The same for a clean text, in a transaction that holds the lock of the account. */
export async function writeUnderLock(
  deps: EnquiryDeps,
  db: Db,
  { userId, sender, scope, enquiryId, addressOf }: EnquiryMessageDraft,
  { clientId, text }: { readonly clientId: string; readonly text: string },
): Promise<Result<EnquiryRow, Failure>> {
  const { clock, random } = deps;
  const enquiry = await findInScope(db, scope, enquiryId);
  if (enquiry === undefined) return fail({ code: "not_found" });
  // The other side may write at this moment; the count of messages is exact, and so is what is unread.
  await lockEnquiry(db, enquiryId);
  const earlier = await findWritten(db, userId, clientId);
  if (earlier !== undefined && (earlier.enquiry_id !== enquiryId || earlier.text !== text))
    return fail({
      code: "conflict",
      detail: "This client_id was already used for a different message.",
    });
  if (earlier === undefined) {
    const refused = await tooMany(db, { userId, enquiryId, now: clock.now() });
    if (refused !== undefined) return fail(refused);
    await insertMessage(db, {
      id: random.uuid(),
      enquiry_id: enquiryId,
      sender,
      user_id: userId,
      client_id: clientId,
      text,
      created_at: clock.now(),
    });
    await (sender === "seeker"
      ? mailQuestion(deps, db, enquiry, { message: text, isFurther: true, addressOf })
      : mailAnswer(deps, db, enquiry, { message: text, addressOf }));
  }
  const row = await findInScope(db, scope, enquiryId);
  return row === undefined ? fail({ code: "not_found" }) : ok(row);
}

function faultOf(text: string): Failure | undefined {
  const field = "message";
  if (text === "") return faultFailure({ field, code: "required", text: ENQUIRY_TEXTS.message });
  return text.length > ENQUIRY_MAX.message
    ? faultFailure({ field, code: "too_long", text: ENQUIRY_TEXTS.tooLong })
    : undefined;
}

async function tooMany(
  db: Db,
  { userId, enquiryId, now }: { userId: string; enquiryId: string; now: Date },
): Promise<Failure | undefined> {
  const { messagesPerEnquiry, enquiryMessagesAnHour: most } = ACCOUNT_LIMITS;
  const written = (await messagesOf(db, [enquiryId])).get(enquiryId)?.length ?? 0;
  if (written >= messagesPerEnquiry)
    return { code: "limit_reached", detail: "This conversation is full." };
  const recent = await sentSince(db, "enquiry_messages", userId, new Date(now.getTime() - HOUR_MS));
  const freeAt = (recent.at(-most)?.getTime() ?? -Infinity) + HOUR_MS;
  return freeAt > now.getTime()
    ? {
        code: "too_many_requests",
        detail: `You can send up to ${String(most)} messages an hour.`,
        detailTh: `ส่งข้อความได้ไม่เกิน ${String(most)} ข้อความต่อชั่วโมง`,
        retry_after_s: Math.ceil((freeAt - now.getTime()) / 1_000),
      }
    : undefined;
}
