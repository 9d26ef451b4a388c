import type { SignInProvider } from "@propertyvr/contracts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { isProblem } from "../../../../lib/api/index.ts";
import { useT } from "../../../../lib/i18n/index.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { PasswordField } from "../../../../ui/password-field.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { leaveToConnect } from "../../openid/leave-for-provider.ts";
import { identityMessages } from "./messages.ts";

/** The password first, because what is connected opens the account like one; then the provider's own page. */
export default function ConnectWindow(props: { provider: SignInProvider; onClose: () => void }) {
  const t = useT(identityMessages);
  const { provider, onClose } = props;
  const { name } = provider;
  const formId = useId();
  const [password, setPassword] = useState("");
  const go = useMutation({
    mutationFn: () => leaveToConnect(provider.id, password),
    onError: (error) => {
      if (isProblem(error, "invalid")) return;
      const text = isProblem(error) && error.detail !== "" ? error.detail : t("identities.failed");
      showToast(text, { kind: "error" });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!go.isPending) go.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={t("identities.connectNamed", { name })}
      description={t("identities.connect.text", { name })}
      closeLabel={t("identities.close")}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("identities.cancel")}
          </Button>
          <Button type="submit" form={formId} busy={go.isPending || go.isSuccess}>
            {t("identities.continue")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <PasswordField
          label={t("identities.password")}
          value={password}
          required
          maxLength={1_000}
          autoComplete="current-password"
          showLabel={t("identities.password.show")}
          hideLabel={t("identities.password.hide")}
          data-autofocus
          error={isProblem(go.error, "invalid") ? t("identities.wrongPassword") : undefined}
          onChange={(event) => {
            setPassword(event.target.value);
            go.reset();
          }}
        />
      </form>
    </Dialog>
  );
}
