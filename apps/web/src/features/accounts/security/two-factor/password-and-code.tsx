import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { isProblem } from "../../../../lib/api/index.ts";
import { useT } from "../../../../lib/i18n/index.ts";
import { Button } from "../../../../ui/button.tsx";
import { PasswordField } from "../../../../ui/password-field.tsx";
import { CodeField, isWrongCode, NO_CODE } from "../../code-field.tsx";
import { twoFactorMessages } from "./messages.ts";
import { useFailureToast } from "./use-failure-toast.ts";

const isWrongPassword = (error: unknown): boolean =>
  isProblem(error, "invalid") && error.errors.some(({ field }) => field === "password");

/** Asks for both before something that weakens or renews the second step. */
export function PasswordAndCode<Done>(props: {
  act: (form: { password: string; code: string }) => Promise<Done>;
  onDone: (done: Done) => void;
  onCancel: () => void;
  action: string;
  isDanger?: boolean;
}) {
  const t = useT(twoFactorMessages);
  const failed = useFailureToast();
  const [password, setPassword] = useState("");
  const [typed, setTyped] = useState(NO_CODE);
  const [isMissing, setMissing] = useState(false);
  const send = useMutation({
    mutationFn: () => props.act({ password, code: typed.code }),
    onSuccess: props.onDone,
    onError: (error) => !isWrongPassword(error) && !isWrongCode(error) && failed(error),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (send.isPending) return;
    setMissing(typed.code.trim() === "");
    if (typed.code.trim() !== "") send.mutate();
  };
  const change = (): void => {
    setMissing(false);
    send.reset();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PasswordField
        label={t("twoFactor.password")}
        value={password}
        required
        maxLength={1_000}
        autoComplete="current-password"
        showLabel={t("twoFactor.password.show")}
        hideLabel={t("twoFactor.password.hide")}
        data-autofocus
        error={isWrongPassword(send.error) ? t("twoFactor.wrongPassword") : undefined}
        onChange={(event) => {
          setPassword(event.target.value);
          change();
        }}
      />
      <CodeField
        typed={typed}
        fault={isMissing ? "missing" : isWrongCode(send.error) ? "wrong" : null}
        onChange={(next) => {
          setTyped(next);
          change();
        }}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={props.onCancel}>
          {t("twoFactor.cancel")}
        </Button>
        <Button
          type="submit"
          variant={props.isDanger === true ? "danger" : "primary"}
          busy={send.isPending}
        >
          {props.action}
        </Button>
      </div>
    </form>
  );
}
