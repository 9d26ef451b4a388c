import { useMutation } from "@tanstack/react-query";
import { useId, useState, type FormEvent } from "react";
import { accountEndpoints } from "../../../lib/api/account-endpoints.ts";
import { call, isProblem } from "../../../lib/api/index.ts";
import { useT } from "../../../lib/i18n/index.ts";
import { signOut } from "../../../lib/session/session-store.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { Section } from "../../../ui/section.tsx";
import { showToast } from "../../../ui/toast.ts";
import { securityMessages } from "./messages.ts";

/** The end of the account, behind a question and the password. */
export function DeleteAccount() {
  const t = useT(securityMessages);
  const [isAsked, setAsked] = useState(false);
  return (
    <Section title={t("security.danger")}>
      <p className="text-sm text-ink-2">{t("security.danger.text")}</p>
      <Button variant="danger" onClick={() => setAsked(true)} className="w-full sm:w-fit">
        {t("security.delete")}
      </Button>
      {isAsked && <Question onClose={() => setAsked(false)} />}
    </Section>
  );
}

function Question({ onClose }: { onClose: () => void }) {
  const t = useT(securityMessages);
  const formId = useId();
  const [password, setPassword] = useState("");
  const end = useMutation({
    mutationFn: () => call(accountEndpoints.deleteMe, { body: { password } }),
    onSuccess: () => {
      signOut("asked");
      showToast(t("security.delete.done"));
    },
    onError: (error) => {
      if (isProblem(error, "invalid")) return;
      const text = isProblem(error, "too_many_requests") ? "tooMany" : "delete.failed";
      showToast(t(`security.${text}`), { kind: "error" });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!end.isPending) end.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={t("security.delete")}
      description={t("security.delete.text")}
      closeLabel={t("security.close")}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("security.cancel")}
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={end.isPending}>
            {t("security.delete")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <PasswordField
          label={t("security.delete.password")}
          value={password}
          required
          maxLength={1_000}
          autoComplete="current-password"
          showLabel={t("security.password.show")}
          hideLabel={t("security.password.hide")}
          data-autofocus
          error={isProblem(end.error, "invalid") ? t("security.delete.wrong") : undefined}
          onChange={(event) => {
            setPassword(event.target.value);
            end.reset();
          }}
        />
      </form>
    </Dialog>
  );
}
