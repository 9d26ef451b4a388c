import type { Passkey } from "@propertyvr/contracts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { accountEndpoints } from "../../../../lib/api/account-endpoints.ts";
import { call } from "../../../../lib/api/index.ts";
import { useT } from "../../../../lib/i18n/index.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { passkeyMessages } from "./messages.ts";

export default function RenamePasskeyWindow(props: { passkey: Passkey; onClose: () => void }) {
  const t = useT(passkeyMessages);
  const { passkey, onClose } = props;
  const formId = useId();
  const [name, setName] = useState(passkey.name);
  const save = useMutation({
    mutationFn: () =>
      call(accountEndpoints.renamePasskey, { params: { id: passkey.id }, body: { name } }),
    onSuccess: () => {
      showToast(t("passkeys.renamed"), { kind: "success" });
      onClose();
    },
    onError: () => showToast(t("passkeys.failed"), { kind: "error" }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={t("passkeys.rename.title")}
      closeLabel={t("passkeys.close")}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("passkeys.cancel")}
          </Button>
          <Button type="submit" form={formId} busy={save.isPending}>
            {t("passkeys.save")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label={t("passkeys.name")}
          value={name}
          maxLength={60}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
