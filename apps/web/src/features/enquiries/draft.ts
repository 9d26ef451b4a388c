import { cleanEnquiry, type EnquiryForm } from "@propertyvr/contracts";
import { readStored, removeStored, writeStored } from "../../lib/storage.ts";

/**
 * What was typed and not sent, per person and home, and who the person said to be, so that the next
 * form is half filled in. A form that was tried keeps the id it went under: sent again unchanged, from
 * whichever tab, it is the same enquiry.
 */
interface Kept {
  readonly form: EnquiryForm;
  readonly tried?: { readonly clientId: string; readonly content: string };
}
type Person = Pick<EnquiryForm, "name" | "phone" | "email" | "line">;

const draftKey = (userId: string, homeId: string) => `draft:enquiry:${userId}:${homeId}` as const;
const personKey = (userId: string) => `draft:enquirer:${userId}` as const;
const FIELDS = ["name", "phone", "email", "line", "preferred_time", "message"] as const;

export function readEnquiryDraft(userId: string, homeId: string): EnquiryForm | null {
  return readKept(userId, homeId)?.form ?? null;
}

export function writeEnquiryDraft(userId: string, homeId: string, form: EnquiryForm): void {
  const kept: Kept = { ...readKept(userId, homeId), form };
  writeStored(draftKey(userId, homeId), JSON.stringify(kept));
}

/** The id to send this form under. */
export function clientIdOf(userId: string, homeId: string, form: EnquiryForm): string {
  const content = JSON.stringify(cleanEnquiry(form));
  const tried = readKept(userId, homeId)?.tried;
  if (tried?.content === content) return tried.clientId;
  const clientId = crypto.randomUUID();
  const kept: Kept = { form, tried: { clientId, content } };
  writeStored(draftKey(userId, homeId), JSON.stringify(kept));
  return clientId;
}

/** It was sent: the draft is done with, the person is remembered for the next home. */
export function settleEnquiryDraft(userId: string, homeId: string, form: EnquiryForm): void {
  const { name, phone, email, line } = form;
  removeStored(draftKey(userId, homeId));
  writeStored(personKey(userId), JSON.stringify({ name, phone, email, line } satisfies Person));
}

export function readPerson(userId: string): Person | null {
  const person = parsed(readStored(personKey(userId)));
  return person !== null && FIELDS.slice(0, 4).every((key) => typeof person[key] === "string")
    ? (person as unknown as Person)
    : null;
}

function readKept(userId: string, homeId: string): Kept | null {
  const kept = parsed(readStored(draftKey(userId, homeId)));
  const form = kept?.["form"] as Record<string, unknown> | undefined;
  return form && FIELDS.every((key) => typeof form[key] === "string")
    ? (kept as unknown as Kept)
    : null;
}

function parsed(stored: string | null): Record<string, unknown> | null {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === "object" ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
