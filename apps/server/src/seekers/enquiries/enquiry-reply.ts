import type { Enquiry, InboxEnquiry, InboxStatus } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import type { Language } from "@propertyvr/vocabulary";
import type { EnquiryRow } from "./enquiry-store.ts";
import { type EnquiryMessageRow, messagesOf } from "./message-store.ts";
import { homeOf } from "../../stock/listings/written-about-reply.ts";

/** Enquiries as the person who sent them sees them, in the order given. */
export async function ownEnquiries(
  db: Db,
  rows: readonly EnquiryRow[],
  language: Language,
): Promise<Enquiry[]> {
  const messages = await messagesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const said = messages.get(row.id) ?? [];
    return {
      ...written(row, said, language),
      status: row.answered_at !== null ? "answered" : row.read_at !== null ? "read" : "sent",
      goes_to:
        row.partner_id === null
          ? { kind: "site", name: null }
          : { kind: "partner", name: row.partner_name },
      contact: row.home.contact,
      unread: said.filter(
        ({ sender, created_at: at }) =>
          sender === "partner" && (row.answers_seen_at === null || at > row.answers_seen_at),
      ).length,
    };
  });
}

export async function oneOwn(db: Db, row: EnquiryRow, language: Language): Promise<Enquiry> {
  const [enquiry] = await ownEnquiries(db, [row], language);
  if (enquiry === undefined) throw new Error("an enquiry has no reply");
  return enquiry;
}

/** The same as whoever answers sees them. @param answers for which partner; null: for the site */
export async function inboxEnquiries(
  db: Db,
  rows: readonly EnquiryRow[],
  { language, answers }: { readonly language: Language; readonly answers: string | null },
): Promise<InboxEnquiry[]> {
  const messages = await messagesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...written(row, messages.get(row.id) ?? [], language),
    status: statusOf(row),
    external_id: row.home.external_id,
    partner_name: row.partner_name,
    language: row.language,
    is_yours: row.partner_id === answers,
  }));
}

const written = (row: EnquiryRow, messages: readonly EnquiryMessageRow[], language: Language) => ({
  id: row.id,
  home: homeOf(row, language),
  name: row.name,
  phone: row.phone,
  email: row.email,
  line: row.line,
  preferred_time: row.preferred_time,
  message: row.message,
  created_at: row.created_at.toISOString(),
  messages: messages.map(({ id, sender, text, created_at: at }) => ({
    id,
    from: sender,
    text,
    created_at: at.toISOString(),
  })),
  last_at: row.last_at.toISOString(),
});

function statusOf({ archived_at, answered_at, read_at }: EnquiryRow): InboxStatus {
  if (archived_at !== null) return "archived";
  if (answered_at !== null) return "answered";
  return read_at === null ? "new" : "read";
}
