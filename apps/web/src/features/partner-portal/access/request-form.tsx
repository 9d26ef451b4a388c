import {
  PARTNER_REQUEST_TEXTS,
  partnerRequestFault,
  type PartnerRequestFault,
} from "@propertyvr/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import { call, isProblem } from "../../../lib/api/index.ts";
import { workEndpoints } from "../../../lib/api/work-endpoints.ts";
import { useT } from "../../../lib/i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { accessMessages } from "./messages.ts";

const texts = PARTNER_REQUEST_TEXTS;
const FAULT_IDS = {
  [texts.company]: "portalAccess.fault.company",
  [texts.email]: "portalAccess.fault.email",
  [texts.phoneOrWebsite]: "portalAccess.fault.either",
  [texts.phone]: "portalAccess.fault.phone",
  [texts.website]: "portalAccess.fault.website",
} as const satisfies Record<PartnerRequestFault["text"], string>;

/** What an admin has to know to let somebody in. */
export function RequestForm({ email }: { email: string }) {
  const t = useT(accessMessages);
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ company: "", email, phone: "", website: "", message: "" });
  const [fault, setFault] = useState<PartnerRequestFault | null>(null);
  const sending = useMutation({
    mutationFn: () => call(workEndpoints.requestPartnerAccess, { body: values }),
    onSuccess: (request) =>
      queries.setQueryData(["partner-request"], (before: object | undefined) => ({
        usual_review: null,
        ...before,
        request,
      })),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending.isPending) return;
    const found = partnerRequestFault(values);
    setFault(found ?? null);
    if (!found) sending.mutate();
    else form.current?.querySelector<HTMLInputElement>(`[name="${found.field}"]`)?.focus();
  }
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
    ...(fault?.field === name && { error: t(FAULT_IDS[fault.text]) }),
  });
  const refusal =
    isProblem(sending.error) && sending.error.status >= 400 && sending.error.status < 500
      ? sending.error.detail
      : "";
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="flex w-full max-w-[34rem] flex-col gap-4"
    >
      <TextField
        label={t("portalAccess.company")}
        autoComplete="organization"
        required
        {...field("company")}
      />
      <TextField
        label={t("portalAccess.email")}
        type="email"
        autoComplete="email"
        required
        {...field("email")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t("portalAccess.phone")}
          type="tel"
          autoComplete="tel"
          hint={t("portalAccess.either")}
          {...field("phone")}
        />
        <TextField
          label={t("portalAccess.website")}
          type="url"
          autoComplete="url"
          {...field("website")}
        />
      </div>
      <TextArea label={t("portalAccess.message")} maxLength={2000} {...field("message")} />
      <div role="alert" className="empty:-mt-4">
        {sending.isError && (
          <p className="rounded-sm bg-bad-soft px-4 py-2.5 text-sm text-bad">
            {refusal || t("portalAccess.failed")}
          </p>
        )}
      </div>
      <Button type="submit" busy={sending.isPending} className="self-start">
        {sending.isPending ? t("portalAccess.sending") : t("portalAccess.submit")}
      </Button>
    </form>
  );
}
