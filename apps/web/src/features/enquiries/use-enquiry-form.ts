import {
  cleanEnquiry,
  ENQUIRY_MAX,
  type Enquiry,
  type EnquiryFault,
  enquiryFault,
  type EnquiryForm,
} from "@propertyvr/contracts";
import type { User } from "@propertyvr/contracts";
import { useRef, useState } from "react";
import { isProblem } from "../../lib/api/index.ts";
import type { HomeAsked } from "../../lib/home-window.ts";
import { type Translate, useLanguage, useT } from "../../lib/i18n/index.ts";
import { enquiryDraft, readPerson, writePerson } from "./draft.ts";
import type { EnquiryMessageId } from "./failure-text.ts";
import { enquiryMessages } from "./messages.ts";
import { useSendEnquiry } from "./queries.ts";

/** The form of one enquiry: kept as it is typed, sent once. */
export function useEnquiryForm({ home, preferredTime }: HomeAsked, user: User) {
  const t = useT(enquiryMessages);
  const language = useLanguage();
  const send = useSendEnquiry();
  const isUnderway = useRef(false);
  const draft = enquiryDraft(user.id, home.id);
  const [fault, setFault] = useState<EnquiryFault | null>(null);
  const [form, setForm] = useState<EnquiryForm>(() => {
    const kept = draft.read() ?? {
      ...(readPerson(user.id) ?? { name: user.name, phone: "", email: user.email, line: "" }),
      preferred_time: "",
      message: t("enquiries.message.default", { title: home.title.text }),
    };
    return { ...kept, preferred_time: kept.preferred_time || (preferredTime ?? "") };
  });

  const change = (field: keyof EnquiryForm, value: string): void => {
    const next = { ...form, [field]: value };
    setForm(next);
    setFault(null);
    draft.write(next);
  };

  const submit = (): void => {
    // A second press may come before the first is drawn.
    if (isUnderway.current) return;
    const found = enquiryFault(cleanEnquiry(form)) ?? null;
    setFault(found);
    if (found !== null) return;
    const client_id = draft.clientIdOf(form);
    isUnderway.current = true;
    send.mutate(
      { ...form, property_id: home.id, client_id, language },
      {
        onSuccess: () => {
          draft.remove();
          writePerson(user.id, form);
        },
        onError: (error) => setFault(faultOf(error)),
        onSettled: () => {
          isUnderway.current = false;
        },
      },
    );
  };

  const sent: Enquiry | undefined = send.data;
  const error = fault === null ? send.error : null;
  return { form, change, submit, fault, error, sent, isSending: send.isPending };
}

/** What the server found wrong with a field, which the form would have found itself. */
function faultOf(error: unknown): EnquiryFault | null {
  const [first] = isProblem(error, "invalid") ? error.errors : [];
  return first !== undefined && first.field in ENQUIRY_MAX
    ? ({ field: first.field, code: first.code, text: "" } as unknown as EnquiryFault)
    : null;
}

/** The text of a fault in the language of the interface; undefined where this field has none. */
export function faultText(
  fault: EnquiryFault | null,
  field: EnquiryFault["field"],
  t: Translate<EnquiryMessageId>,
): string | undefined {
  if (fault?.field !== field) return undefined;
  if (fault.code === "too_long") return t("enquiries.fault.tooLong", { max: ENQUIRY_MAX[field] });
  const id = `enquiries.fault.${field}.${fault.code}`;
  return t((id in enquiryMessages.en ? id : "enquiries.failed.other") as EnquiryMessageId);
}
