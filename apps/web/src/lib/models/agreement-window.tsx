import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toast.ts";
import { call, endpoints } from "../api/index.ts";
import { useLanguage, useT } from "../i18n/index.ts";
import { agreementMessages } from "./agreement-messages.ts";
import type { AgreementRequest } from "./ask-agreement.ts";

/** Names who would read the talk, and where, before the first message goes there. */
export default function AgreementWindow(props: { request: AgreementRequest; onClose: () => void }) {
  const t = useT(agreementMessages);
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const { model, provider, onAnswer } = props.request;
  const country = provider.country?.[language];
  const isOwn = provider.id === "compatible";
  const agree = async (): Promise<void> => {
    setBusy(true);
    try {
      await call(endpoints.agreeToProvider, { params: { id: provider.id } });
      onAnswer("agreed");
    } catch {
      setBusy(false);
      showToast(t("agreement.failed"), { kind: "error" });
    }
  };
  const where = isOwn
    ? country === undefined
      ? t("agreement.where.own", { model: model.name })
      : t("agreement.where.ownIn", { model: model.name, country })
    : t("agreement.where", { model: model.name, provider: provider.name, country: country ?? "" });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={t("agreement.title", { provider: provider.name })}
      description={where}
      closeLabel={t("agreement.close")}
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={() => onAnswer("built_in")}>
            {t("agreement.builtIn")}
          </Button>
          <Button busy={isBusy} onClick={() => void agree()}>
            {t("agreement.agree")}
          </Button>
        </>
      }
    >
      <p>{t("agreement.what")}</p>
      <p className="mt-2 text-sm text-ink-2">{t("agreement.back")}</p>
    </Dialog>
  );
}
