import type { Db } from "@propertyvr/database";
import { getById } from "../../accounts/account-store.ts";
import { adminRecipients, recipientsOf, wantsMail } from "../../accounts/partner-recipients.ts";
import { homeOf } from "../../stock/listings/written-about-reply.ts";
import type { EnquiryDeps } from "./enquiry-deps.ts";
import type { EnquiryRow } from "./enquiry-store.ts";

/** Where our pages stand for whoever opens a mail. */
export type PageAddressOf = (path: string) => string;

/** What of an enquiry a mail tells. */
type MailedEnquiry = Pick<
  EnquiryRow,
  "user_id" | "partner_id" | "listing_id" | "home" | "name" | "email" | "partner_name"
>;

/** Mails a message of the person who asks to the partner's people; where a home has no partner, to the admins. */
export const mailQuestion = async (
  { post, config }: Pick<EnquiryDeps, "post" | "config">,
  db: Db,
  enquiry: Omit<MailedEnquiry, "partner_name">,
  told: {
    readonly message: string;
    readonly isFurther: boolean;
    readonly addressOf: PageAddressOf;
  },
): Promise<void> => {
  const { user_id, partner_id, email } = enquiry;
  const recipients =
    partner_id === null
      ? await adminRecipients(db, config.supportEmail)
      : await recipientsOf(db, partner_id, "work");
  for (const { name, ...recipient } of recipients)
    await post.write(db, {
      kind: "enquiry_received",
      facts: {
        name,
        home: homeOf(enquiry, recipient.language).title.text,
        sender: enquiry.name,
        message: told.message,
        isFurther: told.isFurther,
        url: told.addressOf("/inbox"),
      },
      ...(email !== null && { replyTo: email }),
      quotes: user_id,
      ...recipient,
    });
};

/** Mails an answer to the person who asked, where they want to know. */
export const mailAnswer = async (
  { post }: Pick<EnquiryDeps, "post">,
  db: Db,
  enquiry: MailedEnquiry,
  { message, addressOf }: { readonly message: string; readonly addressOf: PageAddressOf },
): Promise<void> => {
  const person = await getById(db, enquiry.user_id);
  if (!wantsMail(person.preferences)) return;
  await post.write(db, {
    kind: "enquiry_answered",
    facts: {
      name: person.name,
      home: homeOf(enquiry, person.language).title.text,
      sender: enquiry.partner_name ?? "PropertyVR",
      message,
      url: addressOf("/enquiries"),
    },
    to: person.email,
    language: person.language,
    userId: person.id,
  });
};
