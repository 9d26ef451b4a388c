import { setSingleKeys, useSingleKeys } from "../../lib/commands.ts";
import { useT } from "../../lib/i18n/index.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Switch } from "../../ui/switch.tsx";
import { keysMessages } from "./keys-messages.ts";
import { ShortcutList } from "./shortcut-list.tsx";

/** The list of keys, and the switch of those that are one character. */
export default function KeysWindow({ onClose }: { onClose: () => void }) {
  const t = useT(keysMessages);
  const hasSingleKeys = useSingleKeys();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("shortcuts.title")}
      closeLabel={t("shortcuts.close")}
    >
      <ShortcutList />
      <div className="mt-5 border-t border-line pt-3">
        <Switch
          label={t("shortcuts.single")}
          hint={t("shortcuts.single.hint")}
          checked={hasSingleKeys}
          onChange={setSingleKeys}
        />
      </div>
    </Dialog>
  );
}
