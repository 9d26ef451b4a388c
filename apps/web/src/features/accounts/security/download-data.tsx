import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { accountEndpoints } from "../../../lib/api/account-endpoints.ts";
import { call } from "../../../lib/api/index.ts";
import { useT } from "../../../lib/i18n/index.ts";
import { saveText } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import { showToast } from "../../../ui/toast.ts";
import { securityMessages } from "./messages.ts";

/** Everything that is kept of the account, as a file. */
export function DownloadData() {
  const t = useT(securityMessages);
  const download = useMutation({
    mutationFn: () => call(accountEndpoints.exportMe),
    onSuccess: (given) => {
      const name = `propertyvr-account-${given.exported_at.slice(0, 10)}.json`;
      saveText(name, JSON.stringify(given, null, 2), "application/json");
    },
    onError: () => showToast(t("security.data.failed"), { kind: "error" }),
  });
  return (
    <Section title={t("security.data")}>
      <p className="text-sm text-ink-2">{t("security.data.text")}</p>
      <Button
        look="outline"
        icon={<Download size={17} aria-hidden />}
        busy={download.isPending}
        onClick={() => download.mutate()}
        className="w-full sm:w-fit"
      >
        {t("security.data.download")}
      </Button>
    </Section>
  );
}
