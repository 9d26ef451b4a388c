import { SUPPORT_MAX, type SupportFault, type SupportForm, type User } from "@propertyvr/contracts";
import { MessageCircle } from "lucide-react";
import { useEffect, useRef } from "react";
import { isProblem } from "../../lib/api/index.ts";
import { type Translate, useT } from "../../lib/i18n/index.ts";
import { useClientConfig } from "../../lib/use-client-config.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type HelpMessage, helpMessages } from "./messages.ts";
import { useSupportForm } from "./use-support-form.ts";

/** The form that reaches the people who run this installation. */
export function ContactTab({ user, subject }: { user: User | null; subject: string }) {
  const t = useT(helpMessages);
  const { form, change, submit, fault, send } = useSupportForm(user, subject);
  if (send.isSuccess)
    return (
      <div className="flex flex-col items-start gap-4">
        <output className="block w-full rounded-md bg-brand-soft px-4 py-3">
          {t("help.sent")}
        </output>
        <Button variant="outline" onClick={() => send.reset()}>
          {t("help.another")}
        </Button>
      </div>
    );
  return (
    <>
      <Hours />
      <Fields form={form} fault={fault} change={change} submit={submit}>
        <div role="alert">
          {send.error !== null && fault === null && (
            <p className="rounded-md bg-bad-soft px-4 py-2.5 text-sm text-bad">
              {failureText(send.error, t)}
            </p>
          )}
        </div>
        <Button type="submit" busy={send.isPending} className="self-start">
          {t(send.isPending ? "help.sending" : "help.send")}
        </Button>
      </Fields>
    </>
  );
}

/** When somebody is there: in a chat where the operator has one, else to answer what is written here. */
function Hours() {
  const t = useT(helpMessages);
  const address = useClientConfig()?.live_chat_url ?? null;
  if (address === null) return <p className="mb-5 text-sm text-ink-2">{t("help.hours")}</p>;
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md border border-line px-4 py-2">
      <p className="text-sm">
        <span className="font-[550]">{t("help.chat")}</span>{" "}
        <span className="text-ink-2">{t("help.chat.hours")}</span>
      </p>
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center gap-2 font-[550] text-brand underline-offset-4 hover:underline"
      >
        <MessageCircle size={17} aria-hidden />
        {t("help.chat.open")}
        <span className="sr-only">, {t("help.chat.newTab")}</span>
      </a>
    </div>
  );
}

function Fields(props: {
  form: SupportForm;
  fault: SupportFault | null;
  change: (field: keyof SupportForm, value: string) => void;
  submit: () => void;
  children: React.ReactNode;
}) {
  const t = useT(helpMessages);
  const ref = useRef<HTMLFormElement>(null);
  const { form, fault } = props;
  useEffect(() => {
    if (fault !== null) ref.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [fault]);
  const field = (name: keyof SupportForm) => ({
    name,
    required: true,
    value: form[name],
    error: fault?.field === name ? faultText(fault, t) : undefined,
    onChange: (event: { target: { value: string } }) => props.change(name, event.target.value),
  });
  return (
    <form
      ref={ref}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        props.submit();
      }}
    >
      <TextField label={t("help.name")} autoComplete="name" {...field("name")} />
      <TextField
        label={t("help.email")}
        hint={t("help.email.hint")}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field("email")}
      />
      <TextField label={t("help.subject")} autoComplete="off" {...field("subject")} />
      <TextArea label={t("help.message")} rows={5} {...field("message")} />
      {props.children}
    </form>
  );
}

function faultText({ field, code }: SupportFault, t: Translate<HelpMessage>): string {
  if (code === "too_long") return t("help.fault.tooLong", { max: SUPPORT_MAX[field] });
  if (code === "format") return t("help.fault.email.format");
  return t(field === "answer" ? "help.fault.message" : `help.fault.${field}`);
}

function failureText(error: unknown, t: Translate<HelpMessage>): string {
  if (isProblem(error, "offline", "timeout")) return t("help.failed.offline");
  if (isProblem(error, "too_many_requests")) {
    const minutes = Math.max(1, Math.ceil((error.retryAfterS ?? 60) / 60));
    return t("help.failed.slow", { minutes });
  }
  return t("help.failed.other");
}
