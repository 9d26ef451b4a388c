import { logInFault, signUpFault, type AccountFault } from "@propertyvr/contracts";
import { useMutation } from "@tanstack/react-query";
import { useId, useRef, useState, type FormEvent } from "react";
import { call, endpoints, isProblem } from "../../lib/api/index.ts";
import { readLanguage, useT } from "../../lib/i18n/index.ts";
import { keepDeviceToken, readDeviceTokens } from "../../lib/session/device-tokens.ts";
import { signIn } from "../../lib/session/session-store.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { signInMessages, faultIdOf } from "./sign-in-messages.ts";
import { failureText, type AccountMode } from "./sign-in-text.ts";

const empty = { name: "", email: "", password: "" };
type AccountFormField = AccountFault["field"];

/** The fields of one mode; the parent gives it the mode as its key, so that changing it starts afresh. */
export function AccountForm({
  mode,
  onChallenge,
}: {
  mode: AccountMode;
  /** The password was right, and the account asks for a code. */
  onChallenge: (challenge: string) => void;
}) {
  const t = useT(signInMessages);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [fault, setFault] = useState<{
    field: AccountFormField | null;
    text: () => string;
    isAway?: boolean;
  } | null>(null);
  const alertId = useId();
  const isSignUp = mode === "signUp";

  const attempt = useMutation({
    mutationFn: () => {
      const { name, email, password } = values;
      return isSignUp
        ? call(endpoints.signUp, { body: { name, email, password, language: readLanguage() } })
        : call(endpoints.logIn, {
            body: { email, password, device_tokens: [...readDeviceTokens()] },
          });
    },
    onSuccess: ({ user, session_token, device_token }) => {
      keepDeviceToken(device_token);
      signIn(user, session_token);
    },
    onError: (error) => {
      if (isProblem(error, "two_factor_required") && error.challenge !== undefined) {
        onChallenge(error.challenge);
        return;
      }
      setFault({
        field: null,
        text: () => failureText(error, mode),
        isAway: isProblem(error, "offline", "timeout"),
      });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (attempt.isPending) return;
    const found = isSignUp ? signUpFault(values) : logInFault(values);
    if (!found) {
      setFault(null);
      attempt.mutate();
      return;
    }
    const id = faultIdOf(found.text);
    setFault({ field: found.field, text: () => (id ? t(id) : found.text) });
    form.current?.querySelector<HTMLInputElement>(`[name="${found.field}"]`)?.focus();
  }

  const field = (name: AccountFormField) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
    ...(fault?.field === name && { "aria-invalid": true, "aria-describedby": alertId }),
    required: true,
  });

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {isSignUp && <TextField label={t("accounts.name")} autoComplete="name" {...field("name")} />}
      <TextField
        label={t("accounts.email")}
        type="email"
        inputMode="email"
        autoComplete={isSignUp ? "email" : "username"}
        autoCapitalize="none"
        spellCheck={false}
        {...field("email")}
      />
      <PasswordField
        label={t("accounts.password")}
        showLabel={t("accounts.password.show")}
        hideLabel={t("accounts.password.hide")}
        autoComplete={isSignUp ? "new-password" : "current-password"}
        hint={isSignUp ? t("accounts.password.hint") : undefined}
        {...field("password")}
      />
      {/* Always in the page, so that a screen reader hears what appears in it. */}
      <div role="alert" id={alertId}>
        {fault && (
          <div className="rounded-sm bg-bad-soft px-4 py-2.5 text-sm text-bad">
            <p>{fault.text()}</p>
            {fault.isAway === true && <p>{t("accounts.fault.away")}</p>}
          </div>
        )}
      </div>
      <Button type="submit" busy={attempt.isPending} className="w-full">
        {attempt.isPending ? t(`accounts.${mode}.busy`) : t(`accounts.${mode}.action`)}
      </Button>
    </form>
  );
}
