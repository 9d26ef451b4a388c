import { type EmailState, isEmail } from "@propertyvr/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { accountEndpoints } from "../../../lib/api/account-endpoints.ts";
import { call, isProblem } from "../../../lib/api/index.ts";
import { useT } from "../../../lib/i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { Section } from "../../../ui/section.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";
import { emailMessages } from "../email-messages.ts";

const KEY = ["email-state"];

/** The address, whether it is confirmed, and another one. Without a mail server no link could be sent. */
export function EmailAddress() {
  const t = useT(emailMessages);
  const [isOpen, setOpen] = useState(false);
  const { data: state } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(accountEndpoints.emailState, { signal }),
    staleTime: 0,
  });
  if (state?.sends_mail !== true) return null;
  return (
    <Section title={t("email.section")}>
      <p className="wrap-anywhere">{state.email}</p>
      <Unconfirmed state={state} />
      {isOpen ? (
        <ChangeForm onDone={() => setOpen(false)} />
      ) : (
        <Button variant="outline" className="w-full sm:w-fit" onClick={() => setOpen(true)}>
          {t("email.change")}
        </Button>
      )}
    </Section>
  );
}

function Unconfirmed({ state }: { state: EmailState }) {
  const t = useT(emailMessages);
  const again = useMutation({
    mutationFn: () => call(accountEndpoints.confirmEmailAgain),
    onSuccess: () => showToast(t("email.sent"), { kind: "success" }),
    onError: (error) =>
      showToast(t(isProblem(error, "too_many_requests") ? "email.tooMany" : "email.failed"), {
        kind: "error",
      }),
  });
  const { email, pending_email, is_confirmed } = state;
  if (is_confirmed && pending_email === null) return null;
  return (
    <p className="text-sm text-ink-2 wrap-anywhere">
      {pending_email === null
        ? t("email.unconfirmed", { email })
        : t("email.pending", { email: pending_email, current: email })}{" "}
      <button
        type="button"
        disabled={again.isPending}
        onClick={() => again.mutate()}
        className="min-h-9 font-[550] text-brand underline-offset-4 hover:underline touch:min-h-11"
      >
        {t("email.again")}
      </button>
    </p>
  );
}

function ChangeForm({ onDone }: { onDone: () => void }) {
  const t = useT(emailMessages);
  const queries = useQueryClient();
  const [form, setForm] = useState({ email: "", password: "" });
  const [isInvalid, setInvalid] = useState(false);
  const save = useMutation({
    mutationFn: () => call(accountEndpoints.changeEmail, { body: form }),
    onSuccess: (state) => {
      queries.setQueryData(KEY, state);
      if (state.pending_email !== null) showToast(t("email.sent"), { kind: "success" });
      onDone();
    },
    onError: (error) => {
      if (isProblem(error, "invalid", "email_taken")) return;
      showToast(t(isProblem(error, "too_many_requests") ? "email.tooMany" : "email.failed"), {
        kind: "error",
      });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    setInvalid(!isEmail(form.email));
    if (isEmail(form.email)) save.mutate();
  };
  const field = (name: keyof typeof form) => ({
    value: form[name],
    required: true,
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [name]: event.target.value });
      setInvalid(false);
      save.reset();
    },
  });
  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
      <TextField
        {...field("email")}
        label={t("email.new")}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        error={
          isInvalid
            ? t("email.invalid")
            : isProblem(save.error, "email_taken")
              ? t("email.taken")
              : undefined
        }
      />
      <PasswordField
        {...field("password")}
        label={t("email.password")}
        showLabel={t("email.show")}
        hideLabel={t("email.hide")}
        autoComplete="current-password"
        maxLength={1_000}
        error={isProblem(save.error, "invalid") ? t("email.wrongPassword") : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={save.isPending}>
          {t("email.save")}
        </Button>
        <Button variant="outline" onClick={onDone}>
          {t("email.cancel")}
        </Button>
      </div>
    </form>
  );
}
