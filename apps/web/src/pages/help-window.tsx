import { HelpTabs } from "../features/help/help-tabs.tsx";
import { helpMessages } from "../features/help/messages.ts";
import { useT } from "../lib/i18n/index.ts";
import { Dialog } from "../ui/dialog.tsx";
import { useAsk } from "./use-ask.ts";

/** The help panel, beside what one is doing. */
export default function HelpWindow({ about, onClose }: { about?: string; onClose: () => void }) {
  const t = useT(helpMessages);
  const { examples, onAsk } = useAsk();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="side"
      phone="screen"
      title={t("help.title")}
      closeLabel={t("help.close")}
    >
      <HelpTabs
        examples={examples}
        {...(about !== undefined && { about })}
        onAsk={(text) => {
          onClose();
          onAsk(text);
        }}
      />
    </Dialog>
  );
}
