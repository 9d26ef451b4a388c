import { isEmail, newPasswordFault } from "@propertyvr/contracts";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { accountEndpoints } from "../../lib/api/account-endpoints.ts";
import { call, isProblem } from "../../lib/api/index.ts";
import { useT } from "../../lib/i18n/index.ts";
import { signOut } from "../../lib/session/session-store.ts";
import { useTitle } from "../../lib/use-title.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { resetMessages } from "./reset-messages.ts";

type Text = keyof (typeof resetMessages)["en"];

const faultOf = (error: unknown): Text => {
  if (isProblem(error, "too_many_requests")) return "reset.fault.tooMany";
  return isProblem(error, "invalid") ? "reset.fault.expired" : "reset.fault.other";
};

/** `/forgot-password`: says the same whether or not there is such an account. */
export function ForgotPasswordScreen({ header }: { header: ReactNode }) {
  const t = useT(resetMessages);
  const [email, setEmail] = useState("");
  const [fault, setFault] = useState<Text | null>(null);
  const alertId = useId();
  const ask = useMutation({
    mutationFn: () => call(accountEndpoints.forgotPassword, { body: { email } }),
    onError: (error) =>
      setFault(isProblem(error, "invalid") ? "reset.fault.email" : faultOf(error)),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (ask.isPending) return;
    setFault(isEmail(email) ? null : "reset.fault.email");
    if (isEmail(email)) ask.mutate();
  }
  return (
    <Frame header={header} title={t("reset.forgot.title")} text={t("reset.forgot.text")}>
      <output>
        {ask.isSuccess && <Said tone="good">{t("reset.forgot.sent", { email })}</Said>}
      </output>
      {!ask.isSuccess && (
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <TextField
            label={t("reset.forgot.email")}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            {...(fault !== null && { "aria-invalid": true, "aria-describedby": alertId })}
          />
          <div role="alert" id={alertId}>
            {fault !== null && <Said tone="bad">{t(fault)}</Said>}
          </div>
          <Button type="submit" busy={ask.isPending} className="w-full">
            {t("reset.forgot.action")}
          </Button>
        </form>
      )}
      <ToSignIn />
    </Frame>
  );
}

/** `/reset-password#token`: the token stands behind the #, so that it reaches no server's log. */
export function ResetPasswordScreen({ header, token }: { header: ReactNode; token: string }) {
  const t = useT(resetMessages);
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<Text | null>(token === "" ? "reset.noToken" : null);
  const alertId = useId();
  const save = useMutation({
    mutationFn: () => call(accountEndpoints.resetPassword, { body: { token, password } }),
    // All sessions have ended; the one of this browser with them.
    onSuccess: () => signOut("asked"),
    onError: (error) => setFault(faultOf(error)),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const isShort = newPasswordFault(password) !== undefined;
    setFault(isShort ? "reset.fault.short" : null);
    if (!isShort) save.mutate();
  }
  const needsLink = fault === "reset.noToken" || fault === "reset.fault.expired";
  return (
    <Frame header={header} title={t("reset.title")} text={t("reset.text")}>
      <output>{save.isSuccess && <Said tone="good">{t("reset.done")}</Said>}</output>
      {!save.isSuccess && (
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          {!needsLink && (
            <PasswordField
              label={t("reset.password")}
              showLabel={t("reset.show")}
              hideLabel={t("reset.hide")}
              hint={t("reset.hint")}
              name="password"
              autoComplete="new-password"
              required
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              {...(fault !== null && { "aria-invalid": true, "aria-describedby": alertId })}
            />
          )}
          <div role="alert" id={alertId}>
            {fault !== null && <Said tone="bad">{t(fault)}</Said>}
          </div>
          {needsLink ? (
            <Link to="/forgot-password" className={buttonClass("primary")}>
              {t("reset.again")}
            </Link>
          ) : (
            <Button type="submit" busy={save.isPending} className="w-full">
              {t("reset.action")}
            </Button>
          )}
        </form>
      )}
      <ToSignIn />
    </Frame>
  );
}

/** Around what a link from a mail leads to. */
export function Frame(props: {
  header: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}) {
  useTitle(props.title);
  return (
    <main id="main" className="flex min-h-dvh flex-col px-5 py-4 sm:px-10">
      {props.header}
      <div className="mx-auto flex w-full max-w-[24rem] flex-1 flex-col justify-center py-8">
        <h1 className="text-xl font-[650]">{props.title}</h1>
        <p className="mt-1 mb-6 text-balance text-ink-2">{props.text}</p>
        {props.children}
      </div>
    </main>
  );
}

export const Said = ({ tone, children }: { tone: "good" | "bad"; children: ReactNode }) => (
  <span
    className={`block rounded-sm px-4 py-2.5 text-sm ${tone === "bad" ? "bg-bad-soft text-bad" : "bg-surface-2 text-ink"}`}
  >
    {children}
  </span>
);

function ToSignIn() {
  const t = useT(resetMessages);
  return (
    <p className="mt-5 text-center text-sm">
      <Link
        to="/login"
        className="inline-flex min-h-9 items-center font-[550] text-brand underline-offset-4 hover:underline touch:min-h-11"
      >
        {t("reset.toSignIn")}
      </Link>
    </p>
  );
}
