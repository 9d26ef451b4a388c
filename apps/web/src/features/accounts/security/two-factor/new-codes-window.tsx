import { useState } from "react";
import { accountEndpoints } from "../../../../lib/api/account-endpoints.ts";
import { call } from "../../../../lib/api/index.ts";
import { useT } from "../../../../lib/i18n/index.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { twoFactorMessages } from "./messages.ts";
import { PasswordAndCode } from "./password-and-code.tsx";
import { RecoveryCodeList } from "./recovery-codes.tsx";

export default function NewCodesWindow({ onClose }: { onClose: () => void }) {
  const t = useT(twoFactorMessages);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={t(codes === null ? "twoFactor.newCodes" : "twoFactor.codes")}
      description={t(codes === null ? "twoFactor.newCodes.text" : "twoFactor.codes.text")}
      closeLabel={t("twoFactor.close")}
      {...(codes !== null && {
        footer: <Button onClick={onClose}>{t("twoFactor.codes.done")}</Button>,
      })}
    >
      {codes === null ? (
        <PasswordAndCode
          act={(body) => call(accountEndpoints.replaceRecoveryCodes, { body })}
          onDone={({ recovery_codes }) => setCodes(recovery_codes)}
          onCancel={onClose}
          action={t("twoFactor.newCodes.action")}
        />
      ) : (
        <RecoveryCodeList codes={codes} />
      )}
    </Dialog>
  );
}
