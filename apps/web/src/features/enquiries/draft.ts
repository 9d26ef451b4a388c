import { cleanEnquiry, type EnquiryForm } from "@propertyvr/contracts";
import { formDraft, parsed } from "../../lib/form-draft.ts";
import { readStored, writeStored } from "../../lib/storage.ts";

type Person = Pick<EnquiryForm, "name" | "phone" | "email" | "line">;

const personKey = (userId: string) => `draft:enquirer:${userId}` as const;
const PERSON = ["name", "phone", "email", "line"] as const;

/** What was typed and not sent, per person and home. */
export const enquiryDraft = (userId: string, homeId: string) =>
  formDraft<EnquiryForm>(
    `draft:enquiry:${userId}:${homeId}`,
    [...PERSON, "preferred_time", "message"],
    cleanEnquiry,
  );

/** Who the person said to be, so that the next form is half filled in. */
export function writePerson(userId: string, { name, phone, email, line }: EnquiryForm): void {
  writeStored(personKey(userId), JSON.stringify({ name, phone, email, line } satisfies Person));
}

export function readPerson(userId: string): Person | null {
  const person = parsed(readStored(personKey(userId)));
  return person !== null && PERSON.every((key) => typeof person[key] === "string")
    ? (person as unknown as Person)
    : null;
}
