import type { EnquiryFault, EnquiryForm } from "@propertyvr/contracts";
import { useEffect, useRef } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { DepositWarning } from "./deposit-warning.tsx";
import { failureText } from "./failure-text.ts";
import { enquiryMessages } from "./messages.ts";
import { faultText } from "./use-enquiry-form.ts";

/** The fields, what is wrong with them, and what to beware of. */
export function EnquiryFields(props: {
  id: string;
  form: EnquiryForm;
  fault: EnquiryFault | null;
  error: Error | null;
  change: (field: keyof EnquiryForm, value: string) => void;
  submit: () => void;
}) {
  const t = useT(enquiryMessages);
  const ref = useRef<HTMLFormElement>(null);
  const { form, fault, error } = props;
  useEffect(() => {
    if (fault !== null) ref.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [fault]);
  useEffect(() => {
    // Below what a phone shows, nobody would know that nothing was sent.
    if (error !== null) ref.current?.querySelector("[role=alert]")?.scrollIntoView();
  }, [error]);
  const field = (name: keyof EnquiryForm) => ({
    value: form[name],
    error: faultText(fault, name, t),
    onChange: (event: { target: { value: string } }) => props.change(name, event.target.value),
  });
  return (
    <form
      id={props.id}
      ref={ref}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        props.submit();
      }}
    >
      <DepositWarning />
      <TextField label={t("enquiries.name")} autoComplete="name" {...field("name")} />
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="mb-2 text-sm text-ink-2">{t("enquiries.reach")}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={t("enquiries.phone")}
            type="tel"
            autoComplete="tel"
            {...field("phone")}
          />
          <TextField
            label={t("enquiries.line")}
            autoCapitalize="none"
            spellCheck={false}
            {...field("line")}
          />
        </div>
        <TextField
          label={t("enquiries.email")}
          type="email"
          autoComplete="email"
          {...field("email")}
        />
      </fieldset>
      <TextField
        label={t("enquiries.time")}
        hint={t("enquiries.time.hint")}
        {...field("preferred_time")}
      />
      <TextArea label={t("enquiries.message")} {...field("message")} />
      <p className="text-sm text-ink-3">{t("enquiries.shared")}</p>
      {error !== null && (
        <p role="alert" className="rounded-md bg-bad-soft px-4 py-2.5 text-sm text-bad">
          {failureText(error, t).text}
        </p>
      )}
    </form>
  );
}
