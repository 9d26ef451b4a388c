import {
  ACCOUNT_LIMITS,
  type BodyOf,
  cleanEnquiry,
  type endpoints,
  type Enquiry,
  type EnquiryForm,
  enquiryFault,
} from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { lockAccount } from "../../accounts/account-store.ts";
import { faultFailure } from "../../accounts/fault-failure.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { ownReference } from "../../stock/partner-listings/partner-property.ts";
import { emitEvent } from "../../platform/outbox/emit-event.ts";
import { eventConnectionOn } from "../../platform/outbox/event-store.ts";
import type { EnquiryDeps } from "./enquiry-deps.ts";
import { oneOwn } from "./enquiry-reply.ts";
import {
  findAbout,
  findInScope,
  findSent,
  insertEnquiry,
  sentSince,
  updateReach,
  type EnquiryRow,
} from "./enquiry-store.ts";
import { type PageAddressOf, mailQuestion } from "./mail-message.ts";
import { findWritten } from "./message-store.ts";
import { writeUnderLock } from "./write-message.ts";
import { findHome, type WrittenAbout } from "../../stock/listings/written-about-store.ts";

/** Enquiries an account may send in any hour: enough for an evening of looking, too few to flood agents. */
export const ENQUIRIES_AN_HOUR = 10;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Takes an enquiry to whoever offers the home. The same sent again is the one that is there; another
 * text under its id is a conflict, so that nothing is silently dropped. A further one about the same
 * home goes on with the enquiry that is there, with how the person can be reached as said last.
 * @param addressOf where our pages stand, for the mail that tells of it
 */
export const sendEnquiry = async (
  deps: EnquiryDeps,
  userId: string,
  sent: BodyOf<typeof endpoints.sendEnquiry>,
  addressOf: PageAddressOf,
): Promise<Result<Enquiry, Failure>> => {
  const form = cleanEnquiry(sent);
  const fault = enquiryFault(form);
  if (fault) return fail(faultFailure(fault));
  return deps.db.transaction().execute(async (db) => {
    await lockAccount(db, userId);
    const earlier = await findSent(db, userId, sent.client_id);
    if (earlier !== undefined)
      return isSame(earlier, sent.property_id, form)
        ? ok(await oneOwn(db, earlier, sent.language))
        : fail({
            code: "conflict",
            detail: "This client_id was already used for a different enquiry.",
          });
    const message = { userId, sent, text: form.message, addressOf };
    const again = await findWritten(db, userId, sent.client_id);
    if (again !== undefined) return goOn(deps, db, again.enquiry_id, message);
    const home = await findHome(db, sent.property_id);
    const about =
      home && refusal(home) === undefined && (await findAbout(db, userId, home.listingId));
    if (about) {
      const { message: _text, ...reach } = stored(form);
      await updateReach(db, about.id, reach);
      return goOn(deps, db, about.id, message);
    }
    const refused = refusal(home) ?? (await tooMany(deps, db, userId));
    if (home === undefined || refused !== undefined) return fail(refused ?? GONE);
    const id = deps.random.uuid();
    await insertEnquiry(db, {
      id,
      user_id: userId,
      client_id: sent.client_id,
      listing_id: home.listingId,
      partner_id: home.partnerId,
      home: JSON.stringify(home.snapshot),
      ...stored(form),
      language: sent.language,
      created_at: deps.clock.now(),
      last_at: deps.clock.now(),
    });
    const row = await findInScope(db, { userId }, id);
    if (row === undefined) throw new Error("an enquiry that was just written is not there");
    await mailQuestion(deps, db, row, { message: form.message, isFurther: false, addressOf });
    if (home.partnerId !== null)
      await emitEvent(eventConnectionOn(db), home.partnerId, {
        type: "enquiry.created",
        data: {
          id,
          property_id: String(home.listingId),
          external_id: ownReference(home.snapshot.external_id),
        },
      });
    return ok(await oneOwn(db, row, sent.language));
  });
};

/** The message joins the enquiry that is there. */
async function goOn(
  deps: EnquiryDeps,
  db: Db,
  enquiryId: string,
  {
    userId,
    sent,
    text,
    addressOf,
  }: {
    readonly userId: string;
    readonly sent: BodyOf<typeof endpoints.sendEnquiry>;
    readonly text: string;
    readonly addressOf: PageAddressOf;
  },
): Promise<Result<Enquiry, Failure>> {
  const written = await writeUnderLock(
    deps,
    db,
    { userId, sender: "seeker", scope: { userId }, enquiryId, addressOf },
    { clientId: sent.client_id, text },
  );
  return written.ok ? ok(await oneOwn(db, written.value, sent.language)) : written;
}

const GONE: Failure = { code: "not_found", detail: "This home is no longer listed." };

/** Why nobody would answer; a home that is only reserved may become free again. */
function refusal(home: WrittenAbout | undefined): Failure | undefined {
  if (home === undefined) return GONE;
  if (home.isSample) return { code: "listing_is_sample" };
  return home.status === "sold" || home.status === "rented" ? { code: "listing_taken" } : undefined;
}

async function tooMany(
  { clock }: EnquiryDeps,
  db: Db,
  userId: string,
): Promise<Failure | undefined> {
  const now = clock.now().getTime();
  const sent = await sentSince(db, "enquiries", userId, new Date(now - DAY_MS));
  const limits = [
    { most: ENQUIRIES_AN_HOUR, windowMs: HOUR_MS, of: "an hour", ofTh: "ต่อชั่วโมง" },
    { most: ACCOUNT_LIMITS.enquiriesADay, windowMs: DAY_MS, of: "a day", ofTh: "ต่อวัน" },
  ];
  for (const { most, windowMs, of, ofTh } of limits) {
    const freeAt = (sent.at(-most)?.getTime() ?? -Infinity) + windowMs;
    if (freeAt > now)
      return {
        code: "too_many_requests",
        detail: `You can send up to ${String(most)} enquiries ${of}.`,
        detailTh: `ส่งการสอบถามได้ไม่เกิน ${String(most)} ครั้ง${ofTh}`,
        retry_after_s: Math.ceil((freeAt - now) / 1_000),
      };
  }
  return undefined;
}

/** A field left out is null. */
const stored = ({ name, message, ...rest }: EnquiryForm) => ({
  name,
  message,
  phone: rest.phone || null,
  email: rest.email || null,
  line: rest.line || null,
  preferred_time: rest.preferred_time || null,
});

/** Of a home that is gone since, only the text is left to compare. */
function isSame(row: EnquiryRow, propertyId: string, form: EnquiryForm): boolean {
  const texts = stored(form);
  const keys = ["name", "message", "phone", "email", "line", "preferred_time"] as const;
  const isSameHome = row.listing_id === null || String(row.listing_id) === propertyId;
  return isSameHome && keys.every((key) => row[key] === texts[key]);
}
