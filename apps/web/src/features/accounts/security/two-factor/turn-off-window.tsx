import { accountEndpoints } from "../../../../lib/api/account-endpoints.ts";
import { call } from "../../../../lib/api/index.ts";
import { useT } from "../../../../lib/i18n/index.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { twoFactorMessages } from "./messages.ts";
import { PasswordAndCode } from "./password-and-code.tsx";

export default function TurnOffWindow({ onClose }: { onClose: () => void }) {
  const t = useT(twoFactorMessages);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={t("twoFactor.turnOff")}
      description={t("twoFactor.turnOff.text")}
      closeLabel={t("twoFactor.close")}
    >
      <PasswordAndCode
        act={(body) => call(accountEndpoints.turnOffTwoFactor, { body })}
        onDone={() => {
          showToast(t("twoFactor.off"), { kind: "success" });
          onClose();
        }}
        onCancel={onClose}
        action={t("twoFactor.turnOff.action")}
        isDanger
      />
    </Dialog>
  );
}
