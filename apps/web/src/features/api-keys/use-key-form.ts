import { type ApiKey, type KeyFault, keyFault, RATE_LIMIT } from "@propertyvr/contracts";
import { type FormEvent, useRef, useState } from "react";
import { isProblem } from "../../lib/api/index.ts";
import { useT } from "../../lib/i18n/index.ts";
import { showToast } from "../../ui/index.ts";
import { endOf, type KeyEnd } from "./end-picker.tsx";
import { failureReason } from "./failure-reason.ts";
import { faultIdOf, keyMessages } from "./messages.ts";
import { type KeyForm, useCreateKey } from "./queries.ts";

/** What a key may do, as one choice: a key that may nothing cannot be asked for. */
export const RIGHTS = { both: ["read", "write"], read: ["read"], write: ["write"] } as const;
export type Rights = keyof typeof RIGHTS;

const EMPTY = {
  partner_name: "",
  partner_email: "",
  partner_company: "",
  label: "",
  rate_limit: String(RATE_LIMIT.default),
  addresses: "",
};
export type KeyTexts = typeof EMPTY;
interface Filled {
  readonly texts: KeyTexts;
  readonly rights: Rights;
  readonly end: KeyEnd;
}

/** The form for a new key: what is filled in, what is wrong with it, and sending it. */
export function useKeyForm(isAdmin: boolean, onMade: (key: ApiKey) => void) {
  const t = useT(keyMessages);
  const form = useRef<HTMLFormElement>(null);
  const [filled, setFilled] = useState<Filled>({
    texts: EMPTY,
    rights: "both",
    end: { kind: "never" },
  });
  const [fault, setFault] = useState<{ field: string | null; text: () => string } | null>(null);
  const create = useCreateKey();

  /** Says what is wrong where it is wrong; above the button where no field has it. */
  const blame = (field: string, text: string): void => {
    const place = form.current?.querySelector<HTMLElement>(`[name="${field}"]`);
    const id = faultIdOf(text);
    setFault({ field: place ? field : null, text: () => (id ? t(id) : text) });
    place?.focus();
  };
  const send = (sent: KeyForm): void =>
    create.mutate(sent, {
      onSuccess: (key) => {
        showToast(t("keys.toast.created"), { kind: "success" });
        onMade(key);
      },
      onError: (error) => {
        showToast(t("keys.toast.create"), { kind: "error", description: failureReason(error, t) });
        const refused = isProblem(error, "invalid") ? error.errors[0] : undefined;
        if (refused) blame(refused.field, refused.message);
      },
    });
  return {
    form,
    ...filled,
    isSending: create.isPending,
    change: (changed: Partial<Filled>) => setFilled({ ...filled, ...changed }),
    write: (name: keyof KeyTexts, text: string) =>
      setFilled({ ...filled, texts: { ...filled.texts, [name]: text } }),
    /** What is wrong with this field; of null, with none in particular. */
    errorOf: (field: KeyFault["field"] | null) =>
      fault?.field === field ? fault.text() : undefined,
    submit: (event: FormEvent): void => {
      event.preventDefault();
      if (create.isPending) return;
      const sent = sentOf(filled, isAdmin, new Date());
      if (sent === "no_day") {
        setFault({ field: "expires_at", text: () => t("keys.fault.day") });
        form.current?.querySelector<HTMLElement>('[name="expires_at"]')?.focus();
        return;
      }
      const found = keyFault(sent, { isOwn: !isAdmin, nowMs: Date.now() });
      if (found) return blame(found.field, found.text);
      setFault(null);
      send(sent);
    },
  };
}

function sentOf({ texts, rights, end }: Filled, isAdmin: boolean, now: Date): KeyForm | "no_day" {
  const expires = endOf(end, now);
  if (expires === "no_day") return expires;
  return {
    // A partner's own account names no partner and no limit.
    partner_name: isAdmin ? texts.partner_name.trim() : "",
    partner_email: isAdmin ? texts.partner_email.trim() : "",
    partner_company: (isAdmin && texts.partner_company.trim()) || null,
    // Nothing filled in is no number, not zero.
    rate_limit: isAdmin ? Number(texts.rate_limit.trim() || Number.NaN) : RATE_LIMIT.default,
    label: texts.label.trim() || null,
    scopes: [...RIGHTS[rights]],
    expires_at: expires?.toISOString() ?? null,
    addresses: texts.addresses.split(/[\s,;]+/).filter(Boolean),
  };
}
