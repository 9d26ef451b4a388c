import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { isProblem } from "../../../../lib/api/index.ts";
import { useT } from "../../../../lib/i18n/index.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { PasswordField } from "../../../../ui/password-field.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { makePasskey } from "../../ask-for-passkey.ts";
import { passkeyMessages } from "./messages.ts";

const isWrongPassword = (error: unknown): boolean =>
  isProblem(error, "invalid") && error.errors.some(({ field }) => field === "password");

/** The browser's own words for what kept a passkey from being made. */
const textOf = (error: unknown) => {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError") return "passkeys.cancelled";
  return name === "InvalidStateError" ? "passkeys.exists" : "passkeys.failed";
};

/** The password first, because a passkey opens the account like one; then the browser's own window. */
export default function AddPasskeyWindow({ onClose }: { onClose: () => void }) {
  const t = useT(passkeyMessages);
  const formId = useId();
  const [form, setForm] = useState({ name: "", password: "" });
  const add = useMutation({
    mutationFn: () => makePasskey(form),
    onSuccess: () => {
      showToast(t("passkeys.added"), { kind: "success" });
      onClose();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!add.isPending) add.mutate();
  };
  const field = (name: keyof typeof form) => ({
    value: form[name],
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [name]: event.target.value });
      add.reset();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={t("passkeys.add")}
      description={t("passkeys.add.text")}
      closeLabel={t("passkeys.close")}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("passkeys.cancel")}
          </Button>
          <Button type="submit" form={formId} busy={add.isPending}>
            {t("passkeys.add.action")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <PasswordField
          {...field("password")}
          label={t("passkeys.password")}
          required
          maxLength={1_000}
          autoComplete="current-password"
          showLabel={t("passkeys.password.show")}
          hideLabel={t("passkeys.password.hide")}
          data-autofocus
          error={isWrongPassword(add.error) ? t("passkeys.wrongPassword") : undefined}
        />
        <TextField
          {...field("name")}
          label={t("passkeys.name")}
          hint={t("passkeys.name.hint")}
          maxLength={60}
          autoComplete="off"
        />
        <div role="alert">
          {add.isError && !isWrongPassword(add.error) && (
            <p className="rounded-sm bg-bad-soft px-4 py-2.5 text-sm text-bad">
              {isProblem(add.error) && add.error.detail !== ""
                ? add.error.detail
                : t(textOf(add.error))}
            </p>
          )}
        </div>
      </form>
    </Dialog>
  );
}
