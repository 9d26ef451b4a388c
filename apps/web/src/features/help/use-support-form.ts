import {
  cleanSupport,
  type SupportFault,
  supportFault,
  type SupportForm,
  type User,
} from "@propertyvr/contracts";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { accountEndpoints } from "../../lib/api/account-endpoints.ts";
import { call, isProblem } from "../../lib/api/index.ts";
import { useLanguage } from "../../lib/i18n/index.ts";
import { formDraft } from "../../lib/form-draft.ts";

const FIELDS = ["name", "email", "subject", "message"] as const;

/** A message to support: kept as it is typed, sent once. */
export function useSupportForm(user: User | null, subject: string) {
  const language = useLanguage();
  const isUnderway = useRef(false);
  const draft = formDraft<SupportForm>(
    `draft:support:${user?.id ?? "guest"}`,
    FIELDS,
    cleanSupport,
  );
  const [fault, setFault] = useState<SupportFault | null>(null);
  const empty = { name: user?.name ?? "", email: user?.email ?? "", subject, message: "" };
  const [form, setForm] = useState<SupportForm>(() => {
    const kept = draft.read() ?? empty;
    return { ...kept, subject: subject || kept.subject };
  });
  const send = useMutation({
    mutationFn: () =>
      call(accountEndpoints.sendSupport, {
        body: { ...form, client_id: draft.clientIdOf(form), language },
      }),
    onSuccess: () => {
      draft.remove();
      setForm({ ...empty, subject: "" });
    },
    onError: (error) => setFault(faultOf(error)),
    onSettled: () => {
      isUnderway.current = false;
    },
  });
  const change = (field: keyof SupportForm, value: string): void => {
    const next = { ...form, [field]: value };
    setForm(next);
    setFault(null);
    draft.write(next);
  };
  const submit = (): void => {
    // A second press may come before the first is drawn.
    if (isUnderway.current) return;
    const found = supportFault(cleanSupport(form)) ?? null;
    setFault(found);
    if (found !== null) return;
    isUnderway.current = true;
    send.mutate();
  };
  return { form, change, submit, fault, send };
}

/** What the server found wrong with a field, which the form would have found itself. */
function faultOf(error: unknown): SupportFault | null {
  const [first] = isProblem(error, "invalid") ? error.errors : [];
  const field = FIELDS.find((each) => each === first?.field);
  return field === undefined
    ? null
    : ({ field, code: first?.code, text: "" } as unknown as SupportFault);
}
