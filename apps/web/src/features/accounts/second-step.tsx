import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { accountEndpoints } from "../../lib/api/account-endpoints.ts";
import { call } from "../../lib/api/index.ts";
import { useT } from "../../lib/i18n/index.ts";
import { keepDeviceToken, readDeviceTokens } from "../../lib/session/device-tokens.ts";
import { signIn } from "../../lib/session/session-store.ts";
import { useTitle } from "../../lib/use-title.ts";
import { Button } from "../../ui/button.tsx";
import { CodeField, isWrongCode, NO_CODE, type TypedCode } from "./code-field.tsx";
import { secondStepMessages } from "./second-step-messages.ts";
import { failureText } from "./sign-in-text.ts";

/** The second step of a sign-in: a code of the app, or a recovery code. */
export default function SecondStep({
  challenge,
  onBack,
}: {
  challenge: string;
  onBack: () => void;
}) {
  const t = useT(secondStepMessages);
  useTitle(t("code.title"));
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<TypedCode>(NO_CODE);
  const [isMissing, setMissing] = useState(false);
  const send = useMutation({
    mutationFn: () =>
      call(accountEndpoints.secondStep, {
        body: { challenge, code: typed.code, device_tokens: [...readDeviceTokens()] },
      }),
    onSuccess: ({ user, session_token, device_token }) => {
      keepDeviceToken(device_token);
      signIn(user, session_token);
    },
    onError: () => focusField(),
  });
  const focusField = (): void => form.current?.querySelector("input")?.focus();
  useEffect(focusField, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (send.isPending) return;
    const isEmpty = typed.code.trim() === "";
    setMissing(isEmpty);
    if (isEmpty) focusField();
    else send.mutate();
  };
  const isWrong = isWrongCode(send.error);
  return (
    <>
      <h1 className="text-xl font-[650]">{t("code.title")}</h1>
      <p className="mt-1 mb-6 text-balance text-ink-2">
        {t(typed.kind === "app" ? "code.text" : "code.text.recovery")}
      </p>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <CodeField
          typed={typed}
          fault={isMissing ? "missing" : isWrong ? "wrong" : null}
          onChange={(next) => {
            setTyped(next);
            setMissing(false);
            send.reset();
          }}
        />
        <div role="alert">
          {send.isError && !isWrong && (
            <p className="rounded-sm bg-bad-soft px-4 py-2.5 text-sm text-bad">
              {failureText(send.error, "signIn")}
            </p>
          )}
        </div>
        <Button type="submit" busy={send.isPending} className="w-full">
          {send.isPending ? t("code.busy") : t("code.action")}
        </Button>
      </form>
      <button
        type="button"
        onClick={onBack}
        className="mt-4 min-h-9 self-center rounded-sm px-1 text-sm font-[550] text-brand underline-offset-4 hover:underline touch:min-h-11"
      >
        {t("code.back")}
      </button>
    </>
  );
}
