import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import type { TwoFactorSetUp } from "@propertyvr/contracts";
import { accountEndpoints } from "../../../../lib/api/account-endpoints.ts";
import { call, isProblem } from "../../../../lib/api/index.ts";
import { useT } from "../../../../lib/i18n/index.ts";
import { Button } from "../../../../ui/button.tsx";
import { CopyButton } from "../../../../ui/copy-button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { PasswordField } from "../../../../ui/password-field.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { isWrongCode } from "../../code-field.tsx";
import { secondStepMessages } from "../../second-step-messages.ts";
import { twoFactorMessages } from "./messages.ts";
import { QrCode } from "./qr-code.tsx";
import { RecoveryCodeList } from "./recovery-codes.tsx";
import { useFailureToast } from "./use-failure-toast.ts";

/** Three steps: the password, the app with its first code, the recovery codes. */
export default function SetUpWindow({ onClose }: { onClose: () => void }) {
  const t = useT(twoFactorMessages);
  const formId = useId();
  const [given, setGiven] = useState<TwoFactorSetUp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const step = codes !== null ? "codes" : given !== null ? "app" : "password";
  const titles = {
    password: [t("twoFactor.setUp"), t("twoFactor.setUp.text")],
    app: [t("twoFactor.setUp"), t("twoFactor.scan")],
    codes: [t("twoFactor.codes"), t("twoFactor.codes.text")],
  } as const;
  const [title, text] = titles[step];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={title}
      description={text}
      closeLabel={t("twoFactor.close")}
      footer={
        codes !== null ? (
          <Button onClick={onClose}>{t("twoFactor.codes.done")}</Button>
        ) : (
          <>
            <Button variant="outline" onClick={onClose}>
              {t("twoFactor.cancel")}
            </Button>
            <Button type="submit" form={formId} busy={isBusy}>
              {t(step === "app" ? "twoFactor.turnOn" : "twoFactor.continue")}
            </Button>
          </>
        )
      }
    >
      {codes !== null ? (
        <RecoveryCodeList codes={codes} />
      ) : given !== null ? (
        <AppStep
          {...{ formId, given, setBusy }}
          onDone={(made) => {
            setCodes(made);
            showToast(t("twoFactor.on"), { kind: "success" });
          }}
        />
      ) : (
        <PasswordStep {...{ formId, setBusy }} onDone={setGiven} />
      )}
    </Dialog>
  );
}

interface StepProps<Done> {
  formId: string;
  setBusy: (isBusy: boolean) => void;
  onDone: (done: Done) => void;
}

function PasswordStep({ formId, setBusy, onDone }: StepProps<TwoFactorSetUp>) {
  const t = useT(twoFactorMessages);
  const failed = useFailureToast();
  const [password, setPassword] = useState("");
  const ask = useMutation({
    mutationFn: () => call(accountEndpoints.setUpTwoFactor, { body: { password } }),
    onMutate: () => setBusy(true),
    onSettled: () => setBusy(false),
    onSuccess: onDone,
    onError: (error) => !isProblem(error, "invalid") && failed(error),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!ask.isPending) ask.mutate();
  };
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <PasswordField
        label={t("twoFactor.password")}
        value={password}
        required
        maxLength={1_000}
        autoComplete="current-password"
        showLabel={t("twoFactor.password.show")}
        hideLabel={t("twoFactor.password.hide")}
        data-autofocus
        error={isProblem(ask.error, "invalid") ? t("twoFactor.wrongPassword") : undefined}
        onChange={(event) => {
          setPassword(event.target.value);
          ask.reset();
        }}
      />
    </form>
  );
}

function AppStep({
  formId,
  setBusy,
  onDone,
  given,
}: StepProps<readonly string[]> & { given: TwoFactorSetUp }) {
  const t = useT(twoFactorMessages);
  const say = useT(secondStepMessages);
  const failed = useFailureToast();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState("");
  const [isMissing, setMissing] = useState(false);
  const confirm = useMutation({
    mutationFn: () => call(accountEndpoints.confirmTwoFactor, { body: { code } }),
    onMutate: () => setBusy(true),
    onSettled: () => setBusy(false),
    onSuccess: ({ recovery_codes }) => onDone(recovery_codes),
    onError: (error) => (isWrongCode(error) ? focusField() : failed(error)),
  });
  const focusField = (): void => form.current?.querySelector("input")?.focus();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (confirm.isPending) return;
    setMissing(code.trim() === "");
    if (code.trim() === "") focusField();
    else confirm.mutate();
  };
  const fault = isMissing ? "missing" : isWrongCode(confirm.error) ? "wrong" : null;
  return (
    <div className="flex flex-col gap-4">
      <QrCode text={given.uri} label={t("twoFactor.picture")} />
      <div className="flex flex-col gap-2 text-sm text-ink-2">
        <p>{t("twoFactor.key")}</p>
        <p className="font-mono text-base text-ink select-all wrap-anywhere">
          {given.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
        </p>
        <CopyButton
          text={given.secret}
          size="sm"
          className="w-fit"
          label={t("twoFactor.copyKey")}
          copiedLabel={t("twoFactor.copied")}
          onBlocked={() => showToast(t("twoFactor.copyBlocked"))}
        />
      </div>
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <TextField
          label={say("code.app")}
          hint={t("twoFactor.thenCode")}
          value={code}
          name="code"
          required
          maxLength={40}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={fault === null ? undefined : say(`code.${fault}.app`)}
          onChange={(event) => {
            setCode(event.target.value);
            setMissing(false);
            confirm.reset();
          }}
        />
      </form>
    </div>
  );
}
