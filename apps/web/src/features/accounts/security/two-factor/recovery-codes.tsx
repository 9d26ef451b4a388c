import { Download } from "lucide-react";
import { useT } from "../../../../lib/i18n/index.ts";
import { saveText } from "../../../../lib/save-file.ts";
import { useUser } from "../../../../lib/session/session-store.ts";
import { Button } from "../../../../ui/button.tsx";
import { CopyButton } from "../../../../ui/copy-button.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { twoFactorMessages } from "./messages.ts";

/** The codes, this once: to be copied or saved as a file. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const t = useT(twoFactorMessages);
  const email = useUser()?.email ?? "";
  const save = (): void => {
    const text = [t("twoFactor.codes.file", { email }), "", ...codes, ""].join("\n");
    saveText("propertyvr-recovery-codes.txt", text, "text/plain");
  };
  return (
    <div className="flex flex-col gap-4">
      <ul
        aria-label={t("twoFactor.codes.list")}
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-md border border-line bg-surface-2 px-4 py-3 text-center font-mono text-base"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton
          text={codes.join("\n")}
          label={t("twoFactor.codes.copy")}
          copiedLabel={t("twoFactor.copied")}
          onBlocked={() => showToast(t("twoFactor.copyBlocked"))}
        />
        <Button variant="outline" icon={<Download size={16} aria-hidden />} onClick={save}>
          {t("twoFactor.codes.download")}
        </Button>
      </div>
    </div>
  );
}
