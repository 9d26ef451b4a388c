import { CircleCheck, Share, SquarePlus } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { installMessages } from "./install-messages.ts";

/** How to put the site on the home screen of an iPhone or iPad, which no page can do by itself. */
export default function InstallWindow({ onClose }: { onClose: () => void }) {
  const t = useT(installMessages);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={t("install.title")}
      description={t("install.text")}
      closeLabel={t("install.close")}
    >
      <ol className="grid gap-3">
        <Step icon={<Share size={19} aria-hidden />}>{t("install.share")}</Step>
        <Step icon={<SquarePlus size={19} aria-hidden />}>{t("install.add")}</Step>
        <Step icon={<CircleCheck size={19} aria-hidden />}>{t("install.confirm")}</Step>
      </ol>
    </Dialog>
  );
}

const Step = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-3">
    <span className="grid size-10 shrink-0 place-items-center rounded-md bg-brand-soft text-brand">
      {icon}
    </span>
    <span>{children}</span>
  </li>
);
